//! Mutation tests: one fault is introduced into a position of a game and must be found.

use super::support::turns;
use crate::prng::Prng;
use crate::rules::plank::*;
use crate::rules::{Play, Referee, Verdict};

/// A position after 20 to 50 random turns, before the end of the game.
fn late(players: usize, seed: u64) -> Setup {
    let mut rng = Prng::new(seed);
    let mut position = standard_start(players, Moving::Own).expect("a deal");
    for _ in 0..20 + rng.roll(30) {
        let turns = turns(&position);
        let mut next = position;
        for _ in 0..12 {
            next = position;
            next.play(turns[rng.roll(turns.len())]);
            if next.winner().is_none() {
                break;
            }
        }
        if next.winner().is_some() {
            break;
        }
        position = next;
    }
    Setup { planks: [None; 4], hands: [None; 4], ..position.setup() }
}

/// Introduces one fault, if possible, and returns the code that must be found.
fn introduce_fault(setup: &mut Setup, players: usize, how: usize, rng: &mut Prng) -> Option<&'static str> {
    let player = Player::new(rng.roll(players))?;
    let colour = Colour::ALL[rng.roll(3)];
    let token = |owner| Some(Token { owner, colour: None });
    Some(match how {
        0 => {
            if setup.on_table(player)[colour.index()] < 2 {
                return None;
            }
            let squares = setup.rows.iter_mut().flat_map(|row| &mut row.squares);
            let mut free = squares.filter(|square| square.colour == colour && square.token.is_none());
            free.next()?.token = token(player);
            "plank/too-many-tokens"
        }
        1 => {
            let squares = setup.rows.iter_mut().flat_map(|row| &mut row.squares);
            let mut taken = squares.filter(|square| square.colour != colour && square.token.is_some());
            taken.next()?.token.as_mut()?.colour = Some(colour);
            "plank/wrong-colour"
        }
        2 => {
            let model = Colour::ALL.into_iter().find(|model| setup.models()[model.index()] == 4)?;
            let row = setup.rows.iter_mut().find(|row| row.plank().is_some_and(|it| it.model() != model))?;
            let plank = Plank::orientations(model)[rng.roll(2)];
            row.squares.iter_mut().zip(plank.squares()).for_each(|(square, colour)| square.colour = colour);
            "plank/too-many-of-a-model"
        }
        3 => {
            let other = Player::new((player.index() + 1) % players)?;
            for (row, owner) in setup.rows.iter_mut().zip([player, other]) {
                row.squares.iter_mut().for_each(|square| square.token = token(owner));
            }
            "plank/two-winners"
        }
        _ => {
            let out = setup.on_table(player);
            let mut hand: PerColour = std::array::from_fn(|index| 2 - out[index].min(2));
            hand[colour.index()] += 1;
            setup.hands[player.index()] = Some(hand);
            "plank/hand-contradicts"
        }
    })
}

#[test]
fn introduced_faults_are_found() {
    let mut counts = [0; 5];
    for seed in 0..60 {
        for players in 2..=4 {
            for (how, count) in counts.iter_mut().enumerate() {
                let mut setup = late(players, seed);
                let mut rng = Prng::new(seed + 99);
                let Some(code) = introduce_fault(&mut setup, players, how, &mut rng) else { continue };
                let text = write(&setup);
                let judgement = PlankReferee::new(Some(players), Moving::Own).check(&text);
                assert_eq!(judgement.verdict, Verdict::Illegal, "{code}\n{text}");
                let finding = judgement.findings.iter().find(|finding| finding.code.as_str() == code);
                let finding = finding.unwrap_or_else(|| panic!("{code}\n{text}\n{:#?}", judgement.findings));
                assert!(finding.span.is_some() || code == "plank/two-winners", "{code} has no place\n{text}");
                *count += 1;
            }
        }
    }
    println!("{counts:?}");
    assert!(counts.iter().all(|&count| count >= 40), "{counts:?}");
}

//! Mutation tests: one fault is introduced into a position of a game and must be found.

use super::all_rules;
use crate::prng::Prng;
use crate::rules::quits::board::bit;
use crate::rules::quits::{Last, Player, Position, QuitsReferee, Rules, Setup, Turn};
use crate::rules::read::Square;
use crate::rules::tests::codes;
use crate::rules::{Play, Referee, Verdict};

/// A position after up to 60 random turns, before the end of the game.
pub(super) fn random_position(rules: Rules, rng: &mut Prng) -> Position {
    let mut position = Position::start(rules);
    for _ in 0..rng.roll(60) {
        let mut turns = Vec::new();
        position.turns(|turn| turns.push(turn));
        let turn = turns[rng.roll(turns.len())];
        let mut next = position;
        next.play(turn);
        if next.winner().is_none() {
            position = next;
        }
    }
    position
}

/// A random empty square that is not an exit.
fn random_free_square(setup: &Setup, rng: &mut Prng) -> Option<Square> {
    let all = (0..5).flat_map(|row| (0..5).map(move |column| Square { column, row }));
    let exits = Player::ALL.map(Player::exit);
    let free: Vec<_> =
        all.filter(|square| setup.owner(*square).is_none() && !exits.contains(square)).collect();
    free.get(rng.roll(free.len())).copied()
}

/// Introduces one fault, if possible, and returns the code that must be found.
fn introduce_fault(setup: &mut Setup, rules: Rules, how: usize, rng: &mut Prng) -> Option<&'static str> {
    let players = rules.variant.players();
    let player = players[rng.roll(players.len())];
    let at = player as usize;
    Some(match how {
        0 => {
            while setup.balls_of(player).count_ones() <= rules.variant.balls() {
                setup.balls[at] |= bit(random_free_square(setup, rng)?);
            }
            "quits/too-many-balls"
        }
        1 => {
            let least = rules.variant.balls() - rules.variant.wins();
            while setup.balls_of(player).count_ones() >= least {
                setup.balls[at] &= setup.balls[at] - 1;
            }
            "quits/too-few-balls"
        }
        2 => {
            let other = Player::ALL.into_iter().find(|other| setup.balls_of(*other) & player.exit_bit() != 0);
            if let Some(other) = other {
                setup.balls[other as usize] &= !player.exit_bit();
            }
            setup.balls[at] |= player.exit_bit();
            "quits/ball-on-its-exit"
        }
        3 => {
            setup.out[at] = Some(setup.out[at]? + 1);
            "quits/exits-do-not-add-up"
        }
        4 => {
            for player in players {
                let balls = &mut setup.balls[*player as usize];
                while balls.count_ones() > rules.variant.balls() - rules.variant.wins() {
                    *balls &= *balls - 1;
                }
            }
            "quits/two-winners"
        }
        5 => {
            let stranger = Player::ALL.into_iter().find(|player| !rules.variant.has(*player))?;
            setup.balls[stranger as usize] |= bit(random_free_square(setup, rng)?);
            "quits/foreign-balls"
        }
        _ => {
            let to = random_free_square(setup, rng)?;
            let from = Square { row: to.row.checked_sub(1)?, ..to };
            setup.last = Some(Last::Turn(Turn::Ball { from, to }));
            "quits/last-not-there"
        }
    })
}

#[test]
fn introduced_faults_are_found() {
    let mut counts = [0; 7];
    let mut rng = Prng::new(0x2026);
    for rules in all_rules() {
        let referee = QuitsReferee::new(Some(rules.variant), rules.ball_moves);
        for _ in 0..40 {
            let position = random_position(rules, &mut rng);
            for (how, count) in counts.iter_mut().enumerate() {
                let mut setup = Setup { last: None, ..Setup::from(position) };
                let Some(code) = introduce_fault(&mut setup, rules, how, &mut rng) else { continue };
                let judged = referee.check(&setup.to_string());
                assert_eq!(judged.verdict, Verdict::Illegal, "{code}\n{setup}");
                assert!(codes(&judged).contains(&code), "{code} {:?}\n{setup}", codes(&judged));
                *count += 1;
            }
        }
    }
    assert!(counts.iter().all(|&count| count >= 60), "{counts:?}");
}

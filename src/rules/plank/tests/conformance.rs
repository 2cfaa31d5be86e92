//! Plank in the suite that every engine passes.

use super::naive::Naive;
use crate::prng::Prng;
use crate::rules::plank::*;
use crate::rules::tests::conformance::{Subject, Twin, check_faults, check_games, check_perft};
use crate::rules::tests::open_squares::check_open_squares;
use crate::rules::tests::slips::check_game_slips;
use crate::rules::{Gameplay, Play};

impl Twin for Naive {
    fn turns(&self) -> Vec<(String, Naive)> {
        let next = |turn: String| {
            let mut next = self.clone();
            next.play(&turn);
            (turn, next)
        };
        Naive::turns(self).into_iter().map(next).collect()
    }

    fn threats(&self) -> Vec<(String, String)> {
        let mut threats = Vec::new();
        for (player, name) in ["A", "B", "C", "D"].into_iter().enumerate().take(self.players()) {
            let wins = Twin::turns(&self.with_turn_of(player)).into_iter().filter(|(_, next)| next.is_won());
            threats.extend(wins.map(|(turn, _)| (name.to_owned(), turn)));
        }
        if self.is_won() { Vec::new() } else { threats }
    }
}

impl Subject for PlankReferee {
    type Twin = Naive;

    const RECORD_KEYS: &'static [&'static str] = &["players", "first"];
    const FAULTS: usize = 5;

    fn twin(&self) -> Naive {
        let start = self.start().expect("a deal");
        Naive::new(start.kit().players(), self.moving() == Moving::All, 0)
    }

    fn introduce_fault(&self, setup: &mut Setup, how: usize, rng: &mut Prng) -> Option<&'static str> {
        let players = setup.players?;
        (setup.planks, setup.hands, setup.last) = ([None; 4], [None; 4], None);
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
                let row =
                    setup.rows.iter_mut().find(|row| row.plank().is_some_and(|it| it.model() != model))?;
                let plank = Plank::orientations(model)[rng.roll(2)];
                row.squares
                    .iter_mut()
                    .zip(plank.squares())
                    .for_each(|(square, colour)| square.colour = colour);
                "plank/too-many-of-a-model"
            }
            3 => {
                setup.rows.get(1)?;
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

    /// Winning turns are mostly avoided, so that games last.
    fn choose(&self, position: &Position, turns: &[Turn], rng: &mut Prng) -> Turn {
        let mut chosen = turns[0];
        for _ in 0..6 {
            chosen = turns[rng.roll(turns.len())];
            let mut next = *position;
            next.play(chosen);
            if next.winner().is_none() {
                break;
            }
        }
        chosen
    }
}

fn engines() -> impl Iterator<Item = PlankReferee> {
    let players = [2, 3, 4].into_iter();
    players.flat_map(|count| [Moving::Own, Moving::All].map(|moving| PlankReferee::new(Some(count), moving)))
}

#[test]
fn games_conform() {
    let games = (0x1967..).zip(engines());
    let threats: usize = games.map(|(seed, engine)| check_games(&engine, 10, 64, 9, seed)).sum();
    assert!(threats > 100, "{threats}");
}

#[test]
fn introduced_faults_are_found() {
    for (seed, engine) in (0x2028..).zip(engines()) {
        check_faults(&engine, 60, 50, 10, seed);
    }
}

#[test]
fn perft_is_that_of_the_twin() {
    engines().for_each(|engine| check_perft(&engine, 3));
}

/// More than ten million of each: `cargo test --release -- --ignored deep_perft_of_plank`
#[test]
#[ignore = "takes minutes"]
fn deep_perft_of_plank_is_that_of_the_twin() {
    engines().for_each(|engine| check_perft(&engine, 5));
}

#[test]
fn slips_are_not_misread() {
    check_game_slips(engines(), 4);
}

#[test]
fn open_squares_are_those_of_all_fillings() {
    // With four players, some searches take seconds.
    check_open_squares(engines().take(4), 20, 0x2030);
}

/// `cargo test --release -- --ignored open_squares_of_thousands`
#[test]
#[ignore = "takes minutes"]
fn open_squares_of_thousands_of_plank_tables() {
    check_open_squares(engines(), 500, 0x2040);
}

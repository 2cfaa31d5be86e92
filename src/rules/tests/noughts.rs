//! The engine of `examples/engine.rs`, which uses nothing but the public interface, passes the suite of all engines.

#[path = "../../../examples/engine.rs"]
#[allow(dead_code)]
mod example;

use example::Noughts;

use super::Texts;
use super::conformance::{Subject, Twin, check_faults, check_games, check_perft};
use super::open_squares::check_open_squares;
use crate::game::Lang;
use crate::prng::Prng;
use crate::rules::{Referee, SquareSetup, Table, Verdict};

/// An independent implementation: the squares of both players in the order of play.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct NoughtsTwin {
    played: Vec<(u8, u8)>,
}

impl NoughtsTwin {
    /// Three of the player's squares have equal columns, equal rows, or lie on a diagonal.
    fn has_won(&self, player: usize) -> bool {
        let own: Vec<(u8, u8)> = self.played.iter().skip(player).step_by(2).copied().collect();
        let count = |of: &dyn Fn(&(u8, u8)) -> bool| own.iter().filter(|square| of(square)).count() == 3;
        (0..3).any(|at| count(&|square| square.0 == at) || count(&|square| square.1 == at))
            || count(&|square| square.0 == square.1)
            || count(&|square| square.0 + square.1 == 2)
    }

    fn free(&self) -> Vec<(u8, u8)> {
        let all = (0..3).flat_map(|row| (0..3).map(move |column| (column, row)));
        all.filter(|square| !self.played.contains(square)).collect()
    }

    fn is_over(&self) -> bool {
        self.has_won(0) || self.has_won(1)
    }

    fn after(&self, square: (u8, u8)) -> NoughtsTwin {
        NoughtsTwin { played: [&self.played[..], &[square]].concat() }
    }
}

fn written((column, row): (u8, u8)) -> String {
    format!("{}{}", ["a", "b", "c"][usize::from(column)], row + 1)
}

impl Twin for NoughtsTwin {
    fn turns(&self) -> Vec<(String, NoughtsTwin)> {
        let free = if self.is_over() { Vec::new() } else { self.free() };
        free.into_iter().map(|square| (written(square), self.after(square))).collect()
    }

    fn threats(&self) -> Vec<(String, String)> {
        let mut threats = Vec::new();
        for square in self.free().into_iter().filter(|_| !self.is_over()) {
            for (player, name) in ["X", "O"].into_iter().enumerate() {
                // Whose turn it is does not matter for a threat: the other passes by playing nowhere.
                let idle = (9, 9);
                let is_on_turn = self.played.len() % 2 == player;
                let next = if is_on_turn { self.after(square) } else { self.after(idle).after(square) };
                if next.has_won(player) {
                    threats.push((name.to_owned(), written(square)));
                }
            }
        }
        threats
    }
}

impl Subject for Noughts {
    type Twin = NoughtsTwin;

    const RECORD_KEYS: &'static [&'static str] = &[];
    const FAULTS: usize = 3;

    fn twin(&self) -> NoughtsTwin {
        NoughtsTwin { played: Vec::new() }
    }

    fn introduce_fault(&self, setup: &mut SquareSetup, how: usize, rng: &mut Prng) -> Option<&'static str> {
        setup.to_move = None;
        let empty = |setup: &SquareSetup| -> Vec<_> {
            let squares = self.squares(setup).into_iter();
            squares.filter(|square| self.content(setup, *square) == Some(None)).collect()
        };
        let mut put = |setup: &mut SquareSetup, letter: char| {
            let square = *rng.pick(&empty(setup))?;
            self.put(setup, square, Some(Some(letter.into())));
            Some(())
        };
        match how {
            0 => {
                (0..2).try_for_each(|_| put(setup, 'X'))?;
                let crosses = setup.pieces.iter().filter(|piece| piece.piece.letter == 'X').count();
                Some(if crosses > 5 { "grid/too-many-pieces" } else { "noughts/wrong-count" })
            }
            1 => {
                (0..2).try_for_each(|_| put(setup, 'O'))?;
                let noughts = setup.pieces.iter().filter(|piece| piece.piece.letter == 'O').count();
                Some(if noughts > 4 { "grid/too-many-pieces" } else { "noughts/wrong-count" })
            }
            _ => {
                // Two lines at once.
                for column in 0..3 {
                    self.put(setup, (0, column, 0), Some(Some('X'.into())));
                    self.put(setup, (0, column, 1), Some(Some('O'.into())));
                    self.put(setup, (0, column, 2), Some(None));
                }
                Some("noughts/played-on")
            }
        }
    }
}

#[test]
fn an_engine_from_outside_conforms() {
    let noughts = Noughts::new();
    assert!(check_games(&noughts, 200, 9, 1, 0x3030) > 100);
    check_faults(&noughts, 100, 6, 30, 0x3031);
    example::main().expect("it judges and draws");
    check_perft(&noughts, 9);
    assert_eq!(noughts.perft(9), 127_872, "games that fill the board");
}

#[test]
fn its_open_squares_are_those_of_all_fillings() {
    check_open_squares(std::iter::once(Noughts::new()), 60, 0x3032);
}

#[test]
fn its_texts_are_read_in_every_language() {
    let noughts = Noughts::new();
    for lang in Lang::ALL {
        let form = noughts.blank(lang);
        assert_eq!(noughts.check(&form).verdict, Verdict::Legal, "{form}");
    }
    let french = "trait: o\nX O X\n. . .\n. . .\n";
    assert_eq!(noughts.text_in(Lang::En, french), "to move: o\nX O X\n. . .\n. . .\n");
    let replay = noughts.replay("b2 a1 b2");
    let failed = replay.failed.expect("a turn that fails");
    assert_eq!(failed.message.sentence(Lang::Fr), "`b2` n’est pas un coup légal ici");
    assert_eq!(noughts.replay("b2 z9").findings[0].code.as_str(), "noughts/no-turn");
}

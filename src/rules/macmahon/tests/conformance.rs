//! MacMahon's squares in the suite that every engine passes.

use super::naive::{Naive, NaiveTwin, looks};
use super::{THREE, TWO, game};
use crate::prng::Prng;
use crate::rules::macmahon::{Border, MacMahonReferee, Position};
use crate::rules::tests::conformance::{Subject, Twin, check_faults, check_games, check_perft};
use crate::rules::tests::open_squares::check_open_squares;
use crate::rules::tests::slips::check_game_slips;
use crate::rules::{Play, SquareSetup, Table};

impl Subject for MacMahonReferee {
    type Twin = NaiveTwin;

    const RECORD_KEYS: &'static [&'static str] = &[];
    const FAULTS: usize = 3;

    fn twin(&self) -> NaiveTwin {
        let boxed = self.kit.tiles.iter().map(|tile| (looks(&tile.colours.to_vec()), tile.count)).collect();
        let one_border = self.kit.border == Border::One;
        let game = Naive { columns: self.kit.columns, rows: self.kit.rows, boxed, one_border };
        NaiveTwin { laid: game.empty(), game }
    }

    fn introduce_fault(&self, setup: &mut SquareSetup, how: usize, rng: &mut Prng) -> Option<&'static str> {
        let squares = self.squares(setup);
        let laid: Vec<_> = squares.iter().filter_map(|at| Some((*at, self.content(setup, *at)??))).collect();
        let empty: Vec<_> = squares.into_iter().filter(|at| self.content(setup, *at) == Some(None)).collect();
        let (square, piece) = *rng.pick(&laid)?;
        match how {
            0 => {
                // As many copies as empty squares, which is more than the box has.
                let there = laid.iter().filter(|(_, other)| other.letter == piece.letter).count();
                let count = self.kit.tiles.iter().find(|tile| tile.letter == piece.letter)?.count;
                if there + empty.len() <= count {
                    return None;
                }
                empty.iter().for_each(|square| self.put(setup, *square, Some(Some(piece))));
                Some("macmahon/too-many")
            }
            1 => {
                let others = self.pieces(setup, square);
                let sides = |piece| self.kit.faces[self.kit.face_of(piece).expect("a face")].colours;
                let neighbour = laid.iter().find(|(at, _)| at.2 == square.2 && at.1 == square.1 + 1)?;
                let wrong = others.into_iter().find(|other| sides(*other)[1] != sides(neighbour.1)[3])?;
                self.put(setup, square, Some(Some(wrong)));
                Some("macmahon/mismatch")
            }
            _ => {
                let plain = |colour: usize| {
                    let face = self.kit.faces.iter().find(|face| face.colours == [colour; 4])?;
                    Some(face.piece)
                };
                self.put(setup, (0, 0, 0), Some(Some(plain(0)?)));
                self.put(setup, (0, self.kit.columns - 1, 0), Some(Some(plain(1)?)));
                (self.kit.border == Border::One).then_some("macmahon/border")
            }
        }
    }
}

/// Small sets, for both borders.
fn small() -> impl Iterator<Item = MacMahonReferee> {
    let sizes = [(3, 2, TWO, 1), (4, 3, TWO, 2), (1, 5, TWO, 1), (3, 3, THREE, 1)];
    sizes.into_iter().flat_map(|(columns, rows, words, count)| {
        [Border::One, Border::Free].map(|border| game(columns, rows, words, count, border).0)
    })
}

#[test]
fn games_conform() {
    for (seed, engine) in (0x24..).zip(small()) {
        check_games(&engine, 12, 30, 2, seed);
    }
    check_games(&game(6, 4, THREE, 1, Border::One).0, 2, 24, 8, 0x2424);
}

#[test]
fn introduced_faults_are_found() {
    check_faults(&game(4, 3, TWO, 2, Border::One).0, 200, 10, 30, 0x25);
}

#[test]
fn perft_is_that_of_the_twin() {
    for engine in small() {
        check_perft(&engine, 2);
    }
    check_perft(&game(3, 2, TWO, 1, Border::One).0, 6);
    check_perft(&game(6, 4, THREE, 1, Border::One).0, 1);
}

#[test]
fn the_first_turns_of_the_24_squares_are_counted() {
    let (engine, naive) = game(6, 4, THREE, 1, Border::Free);
    let start = Position::start(&engine.kit);
    assert_eq!(start.count(), 24 * 81);
    assert_eq!(NaiveTwin { laid: naive.empty(), game: naive }.turns().len(), 24 * 81);
}

#[test]
fn slips_are_not_misread() {
    let sizes = [(3, 3, TWO, 2), (6, 4, THREE, 1)];
    check_game_slips(
        sizes
            .into_iter()
            .map(|(columns, rows, words, count)| game(columns, rows, words, count, Border::Free).0),
        8,
    );
}

#[test]
fn open_squares_are_those_of_all_fillings() {
    check_open_squares(small().take(4), 20, 0x26);
}

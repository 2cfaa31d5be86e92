//! Observed tables as diagrams, and diagrams as tables.

use std::collections::{BTreeMap, BTreeSet};

use super::board::{GridReferee, OPEN};
use super::diagram::{GridDiagram, PlacedPiece};
use crate::rules::{Found, FoundSquare, Lies};

impl GridReferee {
    /// The diagram of an observed table. Uncertain squares are open.
    pub(crate) fn diagram(&self, found: &Found) -> GridDiagram {
        let mut diagram = GridDiagram { boards: (0..self.boards.len()).collect(), ..GridDiagram::default() };
        let mut known = BTreeSet::new();
        for (found, board) in found.squares.iter().filter_map(|found| Some((found, self.grid_board(found)?)))
        {
            let place = (board, found.column, found.row);
            let Some(letter) = found.certain().and_then(|lies| self.known(lies)) else { continue };
            diagram.pieces.extend(letter.map(|letter| laid(place, letter)));
            known.insert(place);
        }
        for (board, grid_board) in self.boards.iter().enumerate() {
            let all =
                (0..grid_board.rows).flat_map(|row| (0..grid_board.columns).map(move |column| (column, row)));
            let open = all.filter(|&(column, row)| {
                grid_board.has(column, row) && !known.contains(&(board, column, row))
            });
            diagram.open.extend(open.map(|(column, row)| laid((board, column, row), OPEN)));
        }
        diagram
    }

    /// Converts observed contents to a letter or an empty square; `None` if no piece has this letter.
    pub(crate) fn known(&self, lies: Lies) -> Option<Option<char>> {
        match lies {
            Lies::Nothing => Some(None),
            Lies::Piece { letter, .. } => self.pieces.contains_key(&letter).then_some(Some(letter)),
        }
    }

    /// Index of the board that contains an observed square.
    pub(crate) fn grid_board(&self, found: &FoundSquare) -> Option<usize> {
        let board =
            self.boards.iter().position(|grid_board| grid_board.place == (found.board, found.camp))?;
        let grid_board = self.boards.get(board)?;
        (found.column < grid_board.columns && found.row < grid_board.rows).then_some(board)
    }

    /// The squares of the boards that the diagram mentions, with their contents.
    pub(crate) fn found(&self, diagram: &GridDiagram) -> Found {
        let place = |laid: &PlacedPiece| ((laid.board, laid.column, laid.row), laid.letter);
        let there: BTreeMap<_, _> = diagram.open.iter().chain(&diagram.pieces).map(place).collect();
        let mut squares = Vec::new();
        for (number, grid_board) in self.boards.iter().enumerate() {
            if !diagram.boards.contains(&number) {
                continue;
            }
            let (board, camp) = grid_board.place;
            for (row, column) in
                (0..grid_board.rows).flat_map(|row| (0..grid_board.columns).map(move |at| (row, at)))
            {
                let may = match there.get(&(number, column, row)) {
                    Some('?') => Vec::new(),
                    Some(letter) => vec![Lies::piece(*letter)],
                    None => vec![Lies::Nothing],
                };
                squares.push(FoundSquare { board, camp, column, row, may });
            }
        }
        Found { squares, strips: Vec::new() }
    }
}

/// A piece without a span in a text.
fn laid((board, column, row): (usize, usize, usize), letter: char) -> PlacedPiece {
    PlacedPiece { board, column, row, letter, span: 0..0 }
}

//! Diagrams with open squares.

use super::board::GridReferee;
use super::diagram::{GridDiagram, PlacedPiece};
use super::judge::OPEN_CODES;
use crate::rules::settle::{OpenCodes, OpenPosition};
use crate::rules::{Finding, Judgement, Lies};

/// A diagram as typed or observed.
#[derive(Clone, Debug)]
pub struct Field<'a> {
    pub referee: &'a GridReferee,
    pub diagram: GridDiagram,
}

impl OpenPosition for Field<'_> {
    /// Index of the board, column, row.
    type Square = (usize, usize, usize);
    type Piece = char;
    const CODES: OpenCodes = OPEN_CODES;

    fn squares(&self) -> Vec<(usize, usize, usize)> {
        let spoken =
            self.diagram.boards.iter().filter_map(|board| Some((*board, self.referee.boards.get(*board)?)));
        let squares = spoken.flat_map(|(number, board)| {
            let all = (0..board.rows).flat_map(|row| (0..board.columns).map(move |column| (column, row)));
            all.filter(|(column, row)| board.has(*column, *row))
                .map(move |(column, row)| (number, column, row))
        });
        squares.collect()
    }

    fn open(&self) -> Vec<(usize, usize, usize)> {
        self.diagram.open.iter().map(place).collect()
    }

    fn name(&self, (board, column, row): (usize, usize, usize)) -> String {
        self.referee.square(board, column, row)
    }

    fn pieces(&self, _: (usize, usize, usize)) -> Vec<char> {
        self.referee.pieces.keys().copied().collect()
    }

    fn written(&self, _: (usize, usize, usize), letter: char) -> String {
        letter.to_string()
    }

    fn parse_piece(&self, _: (usize, usize, usize), word: &str) -> Option<char> {
        let mut letters = word.chars();
        let letter = self.referee.letter(letters.next()?)?;
        letters.next().is_none().then_some(letter)
    }

    fn convert(&self, _: (usize, usize, usize), lies: Lies) -> Option<Option<char>> {
        self.referee.known(lies)
    }

    fn fill_square(&mut self, square: (usize, usize, usize), what: Option<char>) {
        let Some(at) = self.diagram.open.iter().position(|laid| place(laid) == square) else { return };
        let open = self.diagram.open.remove(at);
        self.diagram.pieces.extend(what.map(|letter| PlacedPiece { letter, ..open }));
    }

    fn malformed(&self) -> Vec<Finding> {
        self.referee.malformed(&self.diagram)
    }

    fn judged(&self) -> Judgement {
        self.referee.judged(&self.diagram)
    }

    fn text(&self) -> String {
        self.referee.written(&self.diagram)
    }

    fn variant(&self) -> String {
        String::new()
    }
}

fn place(laid: &PlacedPiece) -> (usize, usize, usize) {
    (laid.board, laid.column, laid.row)
}

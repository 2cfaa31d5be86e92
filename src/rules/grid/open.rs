//! A diagram with squares of which it is not known what lies on them.

use super::diagram::{Diagram, Laid};
use super::judge::DOUBT;
use super::table::Table;
use crate::rules::settle::{Codes, Open};
use crate::rules::{Finding, Judgement, Lies};

/// What lies on the boards of a game, as it was typed or found.
#[derive(Clone, Debug)]
pub struct Field<'a> {
    /// The boards and letters.
    pub table: &'a Table,
    /// What lies there.
    pub diagram: Diagram,
}

impl Open for Field<'_> {
    /// The number of a board, the column and the row.
    type Square = (usize, usize, usize);
    type Piece = char;
    const CODES: Codes = DOUBT;

    fn squares(&self) -> Vec<(usize, usize, usize)> {
        let spoken =
            self.diagram.boards.iter().filter_map(|board| Some((*board, self.table.boards.get(*board)?)));
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
        self.table.square(board, column, row)
    }

    fn pieces(&self, _: (usize, usize, usize)) -> Vec<char> {
        self.table.pieces.keys().copied().collect()
    }

    fn written(&self, _: (usize, usize, usize), letter: char) -> String {
        letter.to_string()
    }

    fn piece(&self, _: (usize, usize, usize), word: &str) -> Option<char> {
        let mut letters = word.chars();
        let letter = self.table.letter(letters.next()?)?;
        letters.next().is_none().then_some(letter)
    }

    fn known(&self, _: (usize, usize, usize), lies: Lies) -> Option<Option<char>> {
        self.table.known(lies)
    }

    fn lay(&mut self, square: (usize, usize, usize), what: Option<char>) {
        let Some(at) = self.diagram.open.iter().position(|laid| place(laid) == square) else { return };
        let open = self.diagram.open.remove(at);
        self.diagram.pieces.extend(what.map(|letter| Laid { letter, ..open }));
    }

    fn malformed(&self) -> Vec<Finding> {
        self.table.malformed(&self.diagram)
    }

    fn judged(&self) -> Judgement {
        self.table.judged(&self.diagram)
    }

    fn text(&self) -> String {
        self.table.written(&self.diagram)
    }

    fn variant(&self) -> String {
        String::new()
    }
}

fn place(laid: &Laid) -> (usize, usize, usize) {
    (laid.board, laid.column, laid.row)
}

//! Diagrams as text.

use super::board::{OPEN, SquareTable};
use super::diagram::SquareSetup;
use crate::rules::read::BoardName;
use crate::rules::{Entry, Phrase, Term};

impl SquareTable {
    /// Notation of a square, with its board if there are several.
    pub(crate) fn square(&self, board: usize, at: usize, row: usize) -> String {
        let several = self.boards.len() > 1;
        self.boards.get(board).map(|board| board.named(at, row, several)).unwrap_or_default()
    }

    /// The entries and the boards of a setup.
    pub fn write(&self, diagram: &SquareSetup) -> (Vec<Entry>, Phrase) {
        let to_move = diagram.to_move.as_deref().map(|player| Entry::new(Term::ToMove, player));
        let mut text = Phrase::default();
        for (number, board) in self.boards.iter().enumerate() {
            if !diagram.boards.contains(&number) {
                continue;
            }
            if self.boards.len() > 1 {
                match &board.name {
                    BoardName::Board(name) => text.push(Phrase::from(Term::Board).with(format!(" {name}\n"))),
                    other => text.push(format!("{}\n", other.heading())),
                }
            }
            let width = self.width();
            let bare = |column, row| if board.has(column, row) { "." } else { "-" }.repeat(width);
            let mut rows: Vec<Vec<String>> = (0..board.rows)
                .map(|row| (0..board.columns).map(|column| bare(column, row)).collect())
                .collect();
            for laid in diagram.pieces.iter().chain(&diagram.open).filter(|laid| laid.board == number) {
                if let Some(square) = rows.get_mut(laid.row).and_then(|row| row.get_mut(laid.column)) {
                    *square = match laid.piece.letter {
                        OPEN => OPEN.to_string().repeat(width),
                        _ => self.sign(laid.piece),
                    };
                }
            }
            for row in rows.iter().rev() {
                text.push(row.join(" ") + "\n");
            }
        }
        (to_move.into_iter().collect(), text)
    }
}

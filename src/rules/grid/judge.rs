//! Faults of diagrams by box and board.

use super::TableFinding;
use super::board::SquareTable;
use super::diagram::{PlacedPiece, SquareSetup};
use crate::rules::{Coded, Finding};

impl SquareTable {
    /// Faults by box and board that hold for any contents of open squares.
    pub fn faults(&self, diagram: &SquareSetup) -> Vec<Finding> {
        let mut findings = self.beside_the_points(diagram);
        findings.extend(self.too_many(diagram));
        findings
    }

    fn beside_the_points(&self, diagram: &SquareSetup) -> Vec<Finding> {
        let beside = |laid: &&PlacedPiece| {
            self.boards.get(laid.board).is_some_and(|board| !board.has(laid.column, laid.row))
        };
        let finding = |laid: &PlacedPiece| {
            let square = self.square(laid.board, laid.column, laid.row);
            let message = TableFinding::NoPoint { square: square.clone(), letter: laid.piece.letter };
            message.squares([square]).at(laid.span.clone())
        };
        diagram.pieces.iter().filter(beside).map(finding).collect()
    }

    fn too_many(&self, diagram: &SquareSetup) -> Vec<Finding> {
        let mut findings = Vec::new();
        for (letter, kind) in &self.pieces {
            let there: Vec<&PlacedPiece> =
                diagram.pieces.iter().filter(|laid| laid.piece.letter == *letter).collect();
            let Some(surplus) = there.get(kind.count) else { continue };
            let message = TableFinding::TooManyPieces {
                found: there.len(),
                letter: *letter,
                names: kind.names.clone(),
                count: kind.count,
            };
            let finding = message.at(surplus.span.clone());
            findings.push(
                finding.squares(there.iter().map(|laid| self.square(laid.board, laid.column, laid.row))),
            );
        }
        findings
    }
}

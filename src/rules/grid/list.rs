//! Lists of pieces: `K: e1`, `P: a2 b2`, `e1 K`, `A:e1 K`.

use super::diagram::{Boards, NoneOf};
use super::{DiagramFinding, DiagramHint};
use crate::rules::read::list::{self, Item};
use crate::rules::read::{MAX_FINDINGS, ReadFinding, TypedSquare, Word};
use crate::rules::{Coded, Finding};

impl<'a> Boards<'_, 'a> {
    /// Records the elements of a list.
    pub(super) fn list(&mut self, items: Vec<Item<'a>>, findings: &mut Vec<Finding>) {
        for item in items {
            if findings.len() < MAX_FINDINGS
                && let Err(finding) = self.item(item, findings)
            {
                findings.push(finding);
            }
        }
    }

    fn item(&mut self, item: Item<'a>, findings: &mut Vec<Finding>) -> Result<(), Finding> {
        match item {
            Item::Pair { shown, there } => {
                let place = self.place(there).ok_or_else(|| self.no_square(there))?;
                self.mention(place.0);
                self.check_naming(place.0, there, findings);
                let lies = self.sign(shown)?;
                self.lay(place, lies, there, findings);
            }
            Item::NoSquare(word) => return Err(self.no_square(word)),
            Item::Range(word) => return Err(list::range_finding(word)),
            Item::Nowhere { shown, none } => {
                // `K:` alone mentions the board without a piece.
                if let Some(board) = self.current {
                    self.mention(board);
                }
                if let TypedSquare::Piece(piece) = self.sign(shown)? {
                    self.nones.push(NoneOf::Letter(piece.letter), none);
                }
            }
            Item::NoPiece(word) => {
                let message = DiagramFinding::SquareWithoutPiece { typed: word.text.to_owned() };
                return Err(message.at(word.span()).hint(DiagramHint::HowToListPieces));
            }
        }
        Ok(())
    }

    /// Reports a square that does not name its board, where others name another board than the heading.
    fn check_naming(&mut self, board: usize, there: Word, findings: &mut Vec<Finding>) {
        let Some(current) = self.current else { return };
        if let Some(bare) = self.naming.record(there.text.contains(':'), board == current, there.span()) {
            findings.push(self.which_board(bare));
        }
    }

    /// Parses the board, column and row of a square.
    fn place(&self, typed: Word) -> Option<(usize, usize, usize)> {
        let (board, square) = match typed.text.split_once(':') {
            Some((board, square)) => (self.referee.headed(board.trim())?, square.trim()),
            None => (self.current?, typed.text),
        };
        let (column, row) = self.referee.boards.get(board)?.square(square)?;
        Some((board, column, row))
    }

    fn no_square(&self, typed: Word) -> Finding {
        let finding = ReadFinding::NoSquare { typed: typed.text.to_owned() }.at(typed.span());
        match (self.current, self.referee.boards.as_slice()) {
            (None, [_, other, ..]) => {
                finding.hint(DiagramHint::WriteTheBoard { example: other.named(0, 0, true) })
            }
            (current, boards) => {
                let board = boards.get(current.unwrap_or_default());
                let last = board.map(|board| {
                    board.named(board.columns.saturating_sub(1), board.rows.saturating_sub(1), false)
                });
                finding.hint(DiagramHint::SquaresAre { last: last.unwrap_or_default() })
            }
        }
    }
}

//! Headings: the name of the board to which rows and lists belong.

use super::diagram::Boards;
use super::{DiagramFinding, DiagramHint};
use crate::rules::lexicon;
use crate::rules::read::{Line, Word, list};
use crate::rules::{Coded, Finding};

impl<'a> Boards<'_, 'a> {
    /// Returns true if a line is a heading: a name of a board and a colon. A letter that is also a piece is no
    /// heading if only squares follow.
    pub(super) fn is_heading(&self, line: Line<'a>) -> bool {
        let Some((typed, rest)) = self.split_heading(line) else { return false };
        let lists = list::words(rest).any(|word| self.referee.is_place(word.text))
            && list::words(rest).all(|word| self.referee.is_place(word.text));
        self.referee.headed(typed.text).is_some() && !(lists && self.referee.is_sign(typed.text))
    }

    /// Returns true if a line begins like a heading and cannot be a row.
    pub(super) fn is_bad_heading(&self, line: Line<'a>) -> bool {
        begins_a_heading(line.text) && line.letters().any(|(_, sign)| self.sign(sign).is_err())
    }

    fn split_heading(&self, line: Line<'a>) -> Option<(Word<'a>, Word<'a>)> {
        list::split_head(line, |head| self.referee.headed(head).is_some())
    }

    /// Splits a heading: the board, the heading as typed, and the rest of the line. A single letter can be a camp or
    /// a row of one square. It is a camp if a colon follows, or if no board has rows of one square.
    pub(super) fn heading(&self, line: Line<'a>) -> Option<(usize, Word<'a>, Line<'a>)> {
        if let Some((typed, rest)) = self.split_heading(line) {
            let board = self.referee.headed(typed.text)?;
            return (!list::is_of_one_square(typed, rest)).then_some((board, typed, rest));
        }
        let board = self.referee.headed(line.text)?;
        let long = line.text.chars().count() > 1 || self.referee.boards.iter().all(|board| board.columns > 1);
        let end = Word { text: "", start: line.span().end };
        long.then_some((board, line, end))
    }

    pub(super) fn head(&mut self, board: usize, typed: Word, findings: &mut Vec<Finding>) {
        let Some((heading, rows)) = self.rows.get_mut(board) else { return };
        self.lost = heading.is_some() || !rows.is_empty();
        *heading = Some(typed.span());
        if self.lost {
            let board = self.referee.name(&self.referee.boards[board]);
            let finding = DiagramFinding::BoardTwice { board }.at(typed.span());
            findings.push(finding.hint(DiagramHint::KeepRightBoard));
            self.label(None);
            return;
        }
        self.label(Some(board));
        self.mention(board);
    }

    /// Sets the board of what follows. A single board needs no heading.
    pub(super) fn label(&mut self, board: Option<usize>) {
        self.current = board.or_else(|| (self.rows.len() == 1).then_some(0));
        self.naming = list::Naming::default();
    }
}

pub(super) fn begins_a_heading(text: &str) -> bool {
    let mut words = text.split_whitespace();
    words.next().is_some_and(lexicon::is_heading) && words.next().is_some()
}

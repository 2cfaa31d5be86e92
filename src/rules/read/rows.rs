//! The rows of a diagram: labels, squares, and mismatches with the board.

use std::collections::BTreeSet;
use std::ops::Range;

use super::row::{DiagramRow, SplitWord, is_label};
use super::{BoardName, Line, ReadFinding, ReadHint, Square, Word, gaps};
use crate::game::column_name;
use crate::rules::{Coded, Finding};

/// On a board with more rows than this, only the numbered rows that are not empty need be typed. On a smaller board a
/// missing number is more likely a slip.
const MAX_COMPLETE_ROWS: usize = 9;

#[derive(Clone, Debug)]
pub(crate) struct DiagramFormat {
    pub name: BoardName,
    pub columns: usize,
    pub rows: usize,
    /// Number of characters of a square.
    pub width: usize,
}

impl DiagramFormat {
    /// Sign of an empty square.
    pub(super) fn empty(&self) -> String {
        ".".repeat(self.width)
    }
}

/// The rows of one board, in the order of the text.
#[derive(Clone, Debug, Default)]
pub(crate) struct DiagramRows<'a> {
    pub(super) rows: Vec<DiagramRow<'a>>,
    /// Span of a wrong line of column letters.
    mirrored: Option<Range<usize>>,
    /// The lines of column letters, each with the number of rows above it.
    lettered: Vec<(usize, Range<usize>)>,
}

/// A square of a diagram.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct DiagramCell<'a> {
    /// 0 is column `a`, at the left.
    pub column: usize,
    /// 0 is row `1`, at the bottom.
    pub row: usize,
    /// Its contents as typed.
    pub word: Word<'a>,
}

impl DiagramCell<'_> {
    /// The square, if its numbers are not too high for one.
    pub(crate) fn square(&self) -> Option<Square> {
        Some(Square { column: u8::try_from(self.column).ok()?, row: u8::try_from(self.row).ok()? })
    }
}

impl<'a> DiagramRows<'a> {
    /// Reads a line as a row, or as column letters. `split` splits a word into squares; `is_piece` recognises their
    /// contents.
    pub(crate) fn line(
        &mut self,
        board: &DiagramFormat,
        line: Line<'a>,
        split: SplitWord<'_, 'a>,
        is_piece: impl Fn(&str) -> bool,
    ) {
        let words: Vec<Word> = line.cells().collect();
        let columns: String = words.iter().flat_map(|word| split(*word)).map(|cell| cell.text).collect();
        if let Some(right) = self.is_columns(board, &columns.to_lowercase(), is_piece) {
            match right {
                true => self.lettered.push((self.rows.len(), line.span())),
                false => drop(self.mirrored.get_or_insert(line.span())),
            }
            return;
        }
        let row = DiagramRow::new(line, words, board.columns, split);
        // In a table, all cells may be empty.
        let is_bare = board.columns > 1 && line.text.matches(';').count() + 1 == board.columns;
        if is_bare || !row.labels.is_empty() || !row.cells.is_empty() {
            self.rows.push(row);
        }
    }

    /// Returns true if there are no rows.
    pub(crate) fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }

    /// Returns the squares that are on the board with their contents, and reports each kind of mismatch once. `text`
    /// is the whole text, and `heading` the span of the board's heading.
    pub(super) fn cells(
        mut self,
        board: &DiagramFormat,
        text: &'a str,
        heading: Option<Range<usize>>,
        findings: &mut Vec<Finding>,
    ) -> Vec<DiagramCell<'a>> {
        if let Some(span) = &self.mirrored {
            let names: Vec<String> = (0..board.columns).map(column_name).collect();
            let finding = ReadFinding::NotTheColumns.at(span.clone());
            findings.push(finding.hint(ReadHint::ColumnsAre { names: names.join(" ") }));
        }
        self.check_letters(findings);
        self.add_bare_rows(board, text);
        self.fill_fields(board, text);
        self.settle_dots(board, findings);
        self.use_labels_as_contents(board);
        let Some(first) = self.rows.first() else { return Vec::new() };
        let gap = self.report_gap(board, text, findings);
        if !gap {
            self.check_lengths(board, findings);
        }
        self.check_label_counts(board, findings);
        let numbers: Vec<usize> = match self.sparse_numbers(board) {
            Some(numbers) => {
                self.check_second_labels(findings);
                self.check_descent(board, &numbers, findings);
                numbers
            }
            None if gap => (1..=board.rows).rev().collect(),
            None => {
                self.check_labels(board, findings);
                if self.rows.len() != board.rows {
                    self.report_row_count(board, heading.unwrap_or(first.line.span()), findings);
                }
                (1..=board.rows).rev().collect()
            }
        };
        let rows = self.rows.into_iter().zip(numbers);
        rows.flat_map(|(row, number)| {
            let cells = row.cells.into_iter().take(board.columns).enumerate();
            cells.map(move |(column, word)| DiagramCell { column, row: number - 1, word })
        })
        .collect()
    }

    /// Returns whether a line of column letters is correct; `None` if it is not such a line.
    fn is_columns(
        &self,
        board: &DiagramFormat,
        typed: &str,
        is_piece: impl Fn(&str) -> bool,
    ) -> Option<bool> {
        let names: Vec<String> = (0..board.columns).map(column_name).collect();
        let right = typed == names.concat();
        let among = |letter: char| names.iter().any(|name| name.len() == 1 && name.starts_with(letter));
        let pieces = typed.chars().all(|letter| is_piece(letter.encode_utf8(&mut [0; 4])));
        let full = self.rows.len() >= board.rows;
        if right {
            return (!pieces || full).then_some(true);
        }
        let letters = typed.chars().count();
        (letters == board.columns && letters > 2 && typed.chars().all(among) && !pieces && distinct(typed))
            .then_some(false)
    }

    /// The numbers of the typed rows, if all others are meant to be empty. If all rows but one are typed, or an empty row
    /// is typed and they are not the lowest ones, the others were forgotten.
    pub(super) fn sparse_numbers(&self, board: &DiagramFormat) -> Option<Vec<usize>> {
        if board.rows <= MAX_COMPLETE_ROWS || self.rows.len() + 1 >= board.rows {
            return None;
        }
        let numbers: Vec<usize> = self.rows.iter().filter_map(DiagramRow::number).collect();
        let mut sorted = numbers.clone();
        sorted.sort_unstable();
        sorted.dedup();
        let all = sorted.len() == self.rows.len() && sorted.iter().all(|number| *number <= board.rows);
        let together = sorted.last() == Some(&sorted.len()) && 2 * sorted.len() <= board.rows;
        (all && (together || !self.rows.iter().any(DiagramRow::is_bare))).then_some(numbers)
    }

    /// Reports a second line of column letters, or one between rows.
    fn check_letters(&self, findings: &mut Vec<Finding>) {
        let misplaced = |at: usize, above: usize| at > 0 || (above > 0 && above < self.rows.len());
        let lettered = self.lettered.iter().enumerate();
        if let Some((_, (_, span))) = lettered.into_iter().find(|(at, (above, _))| misplaced(*at, *above)) {
            findings.push(ReadFinding::ColumnsMisplaced.at(span.clone()).hint(ReadHint::ColumnsOnce));
        }
    }

    fn report_row_count(&self, board: &DiagramFormat, at: Range<usize>, findings: &mut Vec<Finding>) {
        let numbers: Vec<usize> = self.rows.iter().filter_map(DiagramRow::number).collect();
        let labelled = numbers.len() == self.rows.len();
        let mut seen = BTreeSet::new();
        let twice = numbers.iter().enumerate().find(|(_, number)| !seen.insert(**number));
        let missing: Vec<usize> = (1..=board.rows).rev().filter(|row| !numbers.contains(row)).collect();
        let (name, rows) = (board.name.clone(), board.rows);
        let (message, span) = match (twice, missing.as_slice()) {
            (Some((second, &row)), _) if labelled => {
                (ReadFinding::RowTwice { row, board: name }, self.rows[second].line.span())
            }
            (None, &[row]) if labelled => (ReadFinding::RowMissing { row, board: name }, at),
            _ => (ReadFinding::RowCount { board: name, rows, found: self.rows.len() }, at),
        };
        let has_bare = self.rows.iter().any(DiagramRow::is_bare);
        let hint = match labelled && rows > MAX_COMPLETE_ROWS && has_bare {
            true => ReadHint::LeaveOutOrTypeAll { rows },
            false => ReadHint::TopRowFirstAndEmpty { rows, empty: board.empty() },
        };
        findings.push(message.at(span).hint(hint));
    }

    /// Reports a tab or blank that was typed for a square. Other mismatches are not reported then.
    fn report_gap(&self, board: &DiagramFormat, text: &str, findings: &mut Vec<Finding>) -> bool {
        let missing = self.rows.len() < board.rows && self.sparse_numbers(board).is_none();
        let gap = gaps::in_rows(text, &self.rows, board.columns)
            .or_else(|| missing.then(|| gaps::in_blank_lines(text, board.columns)).flatten());
        let Some(gap) = gap else { return false };
        let finding = ReadFinding::GapForSquare { sign: gap.sign }.at(gap.span);
        findings.push(finding.hint(ReadHint::EmptySquareIs { empty: board.empty() }));
        true
    }

    /// If numbers are used as contents, labels at the ends of rows that are too short are contents, too.
    fn use_labels_as_contents(&mut self, board: &DiagramFormat) {
        let number = |cell: &Word| is_label(cell.text);
        if !self.rows.iter().any(|row| row.cells.iter().any(number)) {
            return;
        }
        for row in &mut self.rows {
            let missing = board.columns.saturating_sub(row.cells.len());
            let digits: Vec<Word> =
                row.labels.iter().flat_map(|label| label.letters()).map(|(_, word)| word).collect();
            match missing {
                0 => continue,
                _ if missing == row.labels.len() => row.cells.append(&mut row.labels),
                _ if missing == digits.len() => row.cells.extend(digits),
                _ => continue,
            }
            row.labels.clear();
            row.cells.sort_by_key(|cell| cell.start);
        }
    }

    fn check_lengths(&self, board: &DiagramFormat, findings: &mut Vec<Finding>) {
        let columns = board.columns;
        let hint = ReadHint::EmptySquareIs { empty: board.empty() };
        let same =
            self.rows.first().map(|row| row.cells.len()).filter(|length| {
                self.rows.len() > 1 && self.rows.iter().all(|row| row.cells.len() == *length)
            });
        if let (Some(length), Some(first)) = (same.filter(|length| *length != columns), self.rows.first()) {
            let message = ReadFinding::EveryRowLength { length, board: board.name.clone(), columns };
            findings.push(message.at(first.line.span()).hint(hint));
            return;
        }
        for row in self.rows.iter().take(board.rows).filter(|row| row.cells.len() != columns) {
            let message = ReadFinding::RowLength { columns, found: row.cells.len() };
            findings.push(message.at(row.line.span()).hint(hint.clone()));
        }
    }
}

fn distinct(letters: &str) -> bool {
    letters.chars().enumerate().all(|(at, letter)| !letters.chars().take(at).any(|other| other == letter))
}

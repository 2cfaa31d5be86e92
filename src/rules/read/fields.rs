//! Rows whose empty squares are not typed: cells of a spreadsheet, and runs counted in one line.

use super::row::DiagramRow;
use super::rows::{DiagramFormat, DiagramRows};
use super::{Line, Word, gaps};

/// The sign of an empty square that was not typed. It stands at a separator or at a number.
const EMPTY: &str = ".";

impl<'a> DiagramRows<'a> {
    /// Reads a whole board in one line, as chess players write it: `2DD1/3DD/L3D/LL3/1LL2`. Returns false if the line is
    /// none.
    pub(crate) fn read_compact(&mut self, board: &DiagramFormat, line: Line<'a>) -> bool {
        let rows: Vec<Word> = line.parts('/').collect();
        if rows.len() != board.rows || rows.len() < 2 || line.text.contains(char::is_whitespace) {
            return false;
        }
        let cells: Vec<Vec<Word>> = rows.iter().map(|row| counted_cells(*row, board.columns)).collect();
        let has_number = line.text.contains(|c: char| c.is_ascii_digit());
        let fits = has_number && cells.iter().all(|cells| cells.len() == board.columns);
        if fits {
            let rows = rows.into_iter().zip(cells);
            self.rows.extend(rows.map(|(line, cells)| DiagramRow::plain(line, cells)));
        }
        fits
    }

    /// Adds the rows of which a spreadsheet has nothing but the tabs between their cells, if these are all that are missing.
    pub(super) fn add_bare_rows(&mut self, board: &DiagramFormat, text: &'a str) {
        let missing = board.rows.saturating_sub(self.rows.len());
        let is_of_a_sheet = self.rows.iter().any(|row| row.line.text.contains('\t'));
        let (Some(first), Some(last)) = (self.rows.first(), self.rows.last()) else { return };
        if missing == 0 || !is_of_a_sheet || self.sparse_numbers(board).is_some() {
            return;
        }
        let is_bare = |line: &Line| {
            !line.text.is_empty()
                && line.text.len() + 1 == board.columns
                && line.text.bytes().all(|byte| byte == b'\t')
        };
        let mut start = 0;
        let lines = text.split('\n').map(|whole| {
            let line = Word { text: whole.trim_end_matches('\r'), start };
            start += whole.len() + 1;
            line
        });
        let lines: Vec<Line> = lines.collect();
        // The lines from the first row to the last, and beside them.
        let from = lines.partition_point(|line| line.span().end < first.line.start);
        let to = lines.partition_point(|line| line.start <= last.line.start);
        let above = lines.iter().take(from).rev().take_while(|line| is_bare(line));
        let below = lines.iter().skip(from).take(to - from).filter(|line| is_bare(line));
        let below = below.chain(lines.iter().skip(to).take_while(|line| is_bare(line)));
        let bare: Vec<Line> = above.chain(below).copied().collect();
        if bare.len() != missing {
            return;
        }
        self.rows.extend(bare.into_iter().map(|line| {
            let last = line.span().end.saturating_sub(1);
            let cells = (0..board.columns).map(|at| Word { text: EMPTY, start: (line.start + at).min(last) });
            DiagramRow::plain(line, cells.collect())
        }));
        self.rows.sort_by_key(|row| row.line.start);
    }

    /// Fills in the empty cells of rows whose squares are separated by tabs or semicolons, where their number fits.
    pub(super) fn fill_fields(&mut self, board: &DiagramFormat, text: &'a str) {
        for row in &mut self.rows {
            let whole = gaps::whole(text, row.line);
            let mark = if whole.text.contains(';') { ';' } else { '\t' };
            let mut fields: Vec<Word> = whole.parts(mark).collect();
            let is_label = |field: &Word| row.labels.iter().any(|label| label.span() == field.span());
            let _ = fields.pop_if(|field| is_label(field));
            if fields.first().is_some_and(is_label) {
                fields.remove(0);
            }
            let in_field = |field: &Word| {
                let mut cells = row.cells.iter().filter(|cell| field.span().contains(&cell.start));
                (cells.next().copied(), cells.next())
            };
            let cells: Option<Vec<Word>> = fields
                .iter()
                .map(|field| match in_field(field) {
                    (Some(cell), None) => Some(cell),
                    (None, _) if field.text.is_empty() => {
                        // A line that begins with a carriage return is empty here.
                        let last = whole.span().end.saturating_sub(1).max(whole.start);
                        let start = field.start.clamp(whole.start, last);
                        Some(Word { text: EMPTY, start })
                    }
                    _ => None,
                })
                .collect();
            if let Some(cells) =
                cells.filter(|cells| row.cells.len() < cells.len() && cells.len() == board.columns)
            {
                row.cells = cells;
            }
        }
    }
}

/// The squares of a row with numbers for runs of empty ones; at most one more than the board has columns.
fn counted_cells(row: Word<'_>, columns: usize) -> Vec<Word<'_>> {
    let cell = |(letter, word): (char, _)| match letter.to_digit(10) {
        Some(run) => (Word { text: EMPTY, ..word }, run as usize),
        None => (word, 1),
    };
    let cells = row.letters().map(cell);
    cells.flat_map(|(cell, run)| std::iter::repeat_n(cell, run)).take(columns + 1).collect()
}

//! Parses tables as spreadsheets write them: `a,b` or `a;b` or with tabs, quoted where they need it.

use std::collections::BTreeSet;
use std::ops::Range;

use super::{MAX_CELL_CHARS, MAX_ROWS};
use crate::spec::words::{TableFinding, TableHint};
use crate::text::Finding;

/// A table: a header, and rows of as many cells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Table {
    /// The names of its columns; empty for a column without one.
    pub columns: Vec<String>,
    pub rows: Vec<Vec<Cell>>,
}

/// A cell of a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Cell {
    pub text: String,
    /// The place of its contents in the text.
    pub span: Range<usize>,
}

/// Parses a table. Formulas are text.
pub(crate) fn parse(text: &str) -> Result<Table, Vec<Finding>> {
    // A line by which some spreadsheets announce the separator.
    let (separator, start) = match text.lines().next().and_then(|line| line.strip_prefix("sep=")) {
        Some(announced) => (announced.chars().next(), text.find('\n').map_or(text.len(), |end| end + 1)),
        None => (None, 0),
    };
    let separator = separator.unwrap_or_else(|| usual_separator(text.get(start..).unwrap_or_default()));
    let mut scanner = Scanner { text, at: start, separator, faults: Vec::new() };
    let mut rows =
        std::iter::from_fn(|| scanner.row()).filter(|row| row.iter().any(|cell| !cell.text.is_empty()));
    let header = rows.next().unwrap_or_default();
    // One more than there may be shows that there are too many.
    let mut rows: Vec<Vec<Cell>> = rows.take(MAX_ROWS + 1).collect();
    let mut faults = scanner.faults;
    if let Some(first) = rows.get(MAX_ROWS).and_then(|row| row.first()) {
        faults.push(
            Finding::new(TableFinding::TooManyRows).at(first.span.clone()).hint(TableHint::SeveralTables),
        );
    }
    if rows.is_empty() {
        faults.push(Finding::new(TableFinding::NoRows).at(0..0).hint(TableHint::HeaderAndRows));
    }
    let mut known = BTreeSet::new();
    for cell in header.iter().filter(|cell| !cell.text.is_empty()) {
        if !known.insert(cell.text.as_str()) {
            let twice = TableFinding::ColumnTwice { column: cell.text.clone() };
            faults.push(Finding::new(twice).at(cell.span.clone()).hint(TableHint::RenameColumn));
        }
    }
    for row in &mut rows {
        let beyond = row.iter().skip(header.len()).find(|cell| !cell.text.is_empty());
        if let Some(cell) = beyond {
            let finding = TableFinding::CellWithoutColumn { columns: header.len() };
            faults.push(Finding::new(finding).at(cell.span.clone()).hint(TableHint::QuoteTheCell));
        }
        let end = row.last().map_or(0..0, |cell| cell.span.end..cell.span.end);
        row.resize(header.len(), Cell { text: String::new(), span: end });
    }
    let columns = header.into_iter().map(|cell| cell.text).collect();
    if faults.is_empty() { Ok(Table { columns, rows }) } else { Err(faults) }
}

/// The separator that is most frequent in the header.
fn usual_separator(text: &str) -> char {
    let header = text.lines().find(|line| !line.trim().is_empty()).unwrap_or_default();
    // What is between quotes is every second part.
    let count = |separator: char| {
        header.split('"').step_by(2).map(|part| part.matches(separator).count()).sum::<usize>()
    };
    // The last of equals is taken.
    [';', '\t', ','].into_iter().max_by_key(|separator| count(*separator)).unwrap_or(',')
}

struct Scanner<'t> {
    text: &'t str,
    at: usize,
    separator: char,
    faults: Vec<Finding>,
}

impl<'t> Scanner<'t> {
    fn rest(&self) -> &'t str {
        self.text.get(self.at..).unwrap_or_default()
    }

    /// The cells of the next row; `None` at the end.
    fn row(&mut self) -> Option<Vec<Cell>> {
        if self.rest().is_empty() {
            return None;
        }
        let mut cells = Vec::new();
        loop {
            let cell = self.cell();
            cells.push(cell);
            let mut rest = self.rest().chars();
            match rest.next() {
                Some(next) if next == self.separator => self.at += next.len_utf8(),
                Some('\r') if rest.as_str().starts_with('\n') => {
                    self.at += 2;
                    return Some(cells);
                }
                Some(_) => {
                    self.at += 1;
                    return Some(cells);
                }
                None => return Some(cells),
            }
        }
    }

    /// The next cell, up to a separator or the end of a line.
    fn cell(&mut self) -> Cell {
        let blanks = self.rest().len() - self.rest().trim_start_matches([' ', '\u{a0}']).len();
        let mut quoted = None;
        if self.rest().get(blanks..).is_some_and(|rest| rest.starts_with('"')) {
            self.at += blanks + 1;
            quoted = Some(self.quoted());
        }
        let rest = self.rest();
        let end = rest.find([self.separator, '\r', '\n']).unwrap_or(rest.len());
        let bare = rest.get(..end).unwrap_or_default();
        let cell = match quoted {
            // What follows the quotes belongs to the cell.
            Some(cell) => Cell { text: cell.text + bare.trim(), span: cell.span },
            None => {
                let start = self.at + (bare.len() - bare.trim_start().len());
                let text = bare.trim().to_owned();
                Cell { span: start..start + text.len(), text }
            }
        };
        self.at += end;
        if cell.text.chars().nth(MAX_CELL_CHARS).is_some() {
            let finding = Finding::new(TableFinding::CellTooLong).at(cell.span.clone());
            self.faults.push(finding.hint(TableHint::CloseQuotes));
        }
        cell
    }

    /// The contents up to the closing quotes, after the opening ones.
    fn quoted(&mut self) -> Cell {
        let start = self.at;
        let mut text = String::new();
        loop {
            let rest = self.rest();
            let Some(end) = rest.find('"') else {
                let finding = Finding::new(TableFinding::QuotesNotClosed).at(start - 1..start);
                self.faults.push(finding.hint(TableHint::CloseQuotes));
                self.at = self.text.len();
                return Cell { text, span: start..start };
            };
            text.push_str(rest.get(..end).unwrap_or_default());
            self.at += end + 1;
            if !self.rest().starts_with('"') {
                let span = start..self.at - 1;
                return Cell { text: text.replace("\r\n", "\n").replace('\r', "\n"), span };
            }
            text.push('"');
            self.at += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(table: &str) -> Vec<Vec<String>> {
        let table = parse(table).unwrap_or_else(|faults| panic!("{faults:?}"));
        let rows = table.rows.into_iter().map(|row| row.into_iter().map(|cell| cell.text).collect());
        std::iter::once(table.columns).chain(rows).collect()
    }

    #[test]
    fn tables_of_all_spreadsheets_are_read_alike() {
        let expected = [["rank", "a text"], ["1", "x, \"y\"; z"], ["", "=A1+1"]];
        for table in [
            "rank,a text\n1,\"x, \"\"y\"\"; z\"\n,=A1+1\n",
            "rank;a text\r\n1;\"x, \"\"y\"\"; z\"\r\n;=A1+1",
            "rank\ta text\n1\tx, \"y\"; z\n\t=A1+1\n\n\t\n",
            "sep=|\nrank|a text\n 1 | \"x, \"\"y\"\"; z\" \n|=A1+1|\n||\n",
        ] {
            assert_eq!(texts(table), expected, "{table}");
        }
    }

    #[test]
    fn quoted_cells_may_have_several_lines() {
        assert_eq!(texts("a,b\n\"1\r\n2\",3"), [["a", "b"], ["1\n2", "3"]]);
    }

    #[test]
    fn spans_are_the_contents() {
        let table = "a;b\n \"x\"; yz \n";
        let cells = parse(table).unwrap().rows.remove(0);
        assert_eq!(cells.iter().map(|cell| &table[cell.span.clone()]).collect::<Vec<_>>(), ["x", "yz"]);
    }

    #[test]
    fn all_faults_are_told_with_their_places() {
        let table = "a,b,a\n1,2,3,,4\n\"5,6,7\n";
        let faults = parse(table).unwrap_err();
        let mut places: Vec<_> = faults.iter().map(|fault| &table[fault.place()]).collect();
        places.sort_unstable();
        assert_eq!(places, ["\"", "4", "a"]);
        assert_eq!(parse("a,b\n").unwrap_err().len(), 1);
        assert_eq!(parse("").unwrap_err().len(), 1);
        let long = format!("a\n{}\n", "x\n".repeat(MAX_ROWS + 1));
        assert_eq!(parse(&long).unwrap_err()[0].order().0, 2 + 2 * MAX_ROWS);
    }
}

//! Tabs and blanks typed for empty squares.

use std::ops::Range;

use super::row::DiagramRow;
use super::{GapSign, Line, Word};

/// A gap where an empty square was left out.
pub(crate) struct Gap {
    pub span: Range<usize>,
    pub sign: GapSign,
}

/// Finds the first gap in a row that is too short.
pub(crate) fn in_rows(text: &str, rows: &[DiagramRow], columns: usize) -> Option<Gap> {
    let indent = rows.iter().map(|row| row.line.start - whole(text, row.line).start).min()?;
    let short = |row: &&DiagramRow| row.cells.len() < columns;
    rows.iter().filter(short).find_map(|row| in_row(whole(text, row.line), row.line, columns, indent))
}

/// Finds the first line of nothing but tabs, or of blanks as wide as a row.
pub(crate) fn in_blank_lines(text: &str, columns: usize) -> Option<Gap> {
    let mut start = 0;
    text.split_inclusive('\n').find_map(|line| {
        let at = start;
        start += line.len();
        let blank = line.trim_end_matches(['\n', '\r']);
        let sign = match blank {
            _ if !blank.trim().is_empty() => return None,
            _ if blank.contains("\t\t") => GapSign::Tab,
            _ if is_as_wide(blank.len(), columns) => GapSign::Blank,
            _ => return None,
        };
        Some(Gap { span: at..at + blank.len(), sign })
    })
}

fn in_row(whole: Word, line: Line, columns: usize, indent: usize) -> Option<Gap> {
    let gap =
        |at: usize, bytes: usize, sign| Some(Gap { span: whole.start + at..whole.start + at + bytes, sign });
    let lead = line.start - whole.start;
    let last = whole.text.len().saturating_sub(1);
    if let Some(at) = whole.text.find("\t\t") {
        return gap(at, 2, GapSign::Tab);
    }
    if line.text.contains('\t') && whole.text.ends_with('\t') {
        return gap(last, 1, GapSign::Tab);
    }
    if line.text.contains('\t') && whole.text.starts_with('\t') {
        return gap(0, 1, GapSign::Tab);
    }
    if let Some(at) = line.text.find("  ") {
        return gap(lead + at, 2, GapSign::Blank);
    }
    if lead > indent {
        return gap(0, lead, GapSign::Blank);
    }
    let wide = is_as_wide(whole.text.chars().count().saturating_sub(indent), columns);
    if wide && whole.text.ends_with(' ') { gap(last, 1, GapSign::Blank) } else { None }
}

/// Returns true if a line of this length can be a row, with or without blanks between its squares.
fn is_as_wide(characters: usize, columns: usize) -> bool {
    columns > 1 && (characters == columns || characters + 1 == 2 * columns)
}

/// The line that contains a row, with surrounding blanks and without its comment.
pub(super) fn whole<'a>(text: &'a str, line: Line) -> Word<'a> {
    // Skip a byte order mark.
    let mark = if text.starts_with('\u{feff}') { '\u{feff}'.len_utf8() } else { 0 };
    let start = text.get(..line.start).and_then(|before| before.rfind('\n')).map_or(mark, |at| at + 1);
    let rest = text.get(start..).unwrap_or_default();
    let text = rest.split(['\n', '\r', '#']).next().unwrap_or_default();
    Word { text, start }
}

//! A text taken into rows of letters.

use std::ops::Range;

use super::table::{Table, column};
use crate::rules::Finding;
use crate::rules::read::{Codes, Key, Line, Page, Word};
use crate::text::{did_you_mean, meant};

const CODES: Codes =
    Codes { too_long: "grid/too-long", unknown_key: "grid/unknown-key", key_twice: "grid/key-twice" };

const KEYS: &[Key] = &[Key::plain("to move", &["trait", "au trait", "turn", "tour"])];

/// Nobody reads more complaints than this.
const ENOUGH: usize = 60;

/// A piece in a diagram.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Laid {
    /// The number of the board.
    pub board: usize,
    /// Its column, from the left.
    pub column: usize,
    /// Its row, from the bottom.
    pub row: usize,
    /// Its letter.
    pub letter: char,
    /// The bytes of the text that it is.
    pub span: Range<usize>,
}

/// What a text says.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Diagram {
    /// Whose turn it is, in the words of the text.
    pub to_move: Option<String>,
    /// The boards that it speaks of.
    pub boards: Vec<usize>,
    /// The pieces, in the order of the text.
    pub pieces: Vec<Laid>,
    /// The squares of which it is not known what lies on them, as pieces `?`.
    pub open: Vec<Laid>,
}

/// A board while it is being read.
struct Open {
    board: usize,
    heading: Range<usize>,
    rows: usize,
}

/// Reads a text. All that cannot be read is said, not only the first.
pub fn read(table: &Table, text: &str) -> Result<Diagram, Vec<Finding>> {
    let mut findings = Vec::new();
    let heads = |head: &str| table.headed(head).is_some() || begins_a_heading(head);
    let page = Page::read(text, KEYS, &CODES, heads, &mut findings);
    let mut diagram = Diagram::default();
    let value = page.entry("to move").map(|entry| entry.value.text);
    diagram.to_move = value.filter(|value| !value.is_empty() && *value != "?").map(str::to_owned);
    let mut open: Option<Open> = None;
    let mut lost = false;
    for line in &page.body {
        if findings.len() >= ENOUGH {
            break;
        }
        let bare = Word { text: line.text.trim_end_matches(':').trim_end(), ..*line };
        match table.headed(bare.text).filter(|_| is_heading(table, *line)) {
            Some(board) => {
                close(table, open.take(), &mut findings);
                lost = diagram.boards.contains(&board);
                if lost {
                    let message = format!("{} stands here twice", table.boards[board].heading);
                    let finding = Finding::unreadable("grid/board-twice", bare.span(), message);
                    findings.push(finding.hint("keep the one that is right"));
                } else {
                    diagram.boards.push(board);
                    open = Some(Open { board, heading: bare.span(), rows: 0 });
                }
            }
            None if bare.text.len() < line.text.len() || begins_a_heading(bare.text) => {
                close(table, open.take(), &mut findings);
                lost = true;
                let known = table.boards.iter().map(|board| board.heading.as_str());
                let finding =
                    Finding::unreadable("grid/heading", bare.span(), format!("`{}` is no board", bare.text));
                findings.push(finding.maybe_hint(did_you_mean(bare.text, known)));
            }
            None if lost => {}
            None => {
                if open.is_none() && table.boards.len() == 1 {
                    diagram.boards.push(0);
                    open = Some(Open { board: 0, heading: line.span(), rows: 0 });
                }
                match &mut open {
                    Some(open) => row(table, open, *line, &mut diagram, &mut findings),
                    None => {
                        lost = true;
                        let known: Vec<_> =
                            table.boards.iter().map(|board| format!("`{}`", board.heading)).collect();
                        let finding =
                            Finding::unreadable("grid/heading", line.span(), "which board is this?");
                        findings
                            .push(finding.hint(format!("head its rows with one of {}", known.join(", "))));
                    }
                }
            }
        }
    }
    close(table, open, &mut findings);
    if diagram.boards.is_empty() && findings.is_empty() {
        let finding = Finding::unreadable("grid/nothing", page.end..page.end, "no diagram is here");
        findings.push(finding.hint("rows of squares, the top row first; an empty square is `.`"));
    }
    findings.sort_by_key(|finding| finding.span.as_ref().map(|span| span.start));
    if findings.is_empty() { Ok(diagram) } else { Err(findings) }
}

fn begins_a_heading(text: &str) -> bool {
    let mut words = text.split_whitespace().map(str::to_lowercase);
    let first = words.next().unwrap_or_default();
    ["board", "camp", "tablier", "plateau"].contains(&first.as_str()) && words.next().is_some()
}

/// A letter alone can be a camp or the one square of a row: it is a camp where a colon follows, or where the row
/// could not be that short.
fn is_heading(table: &Table, line: Line) -> bool {
    line.text.ends_with(':')
        || line.text.chars().count() > 1
        || table.boards.iter().all(|board| board.columns > 1)
}

fn close(table: &Table, open: Option<Open>, findings: &mut Vec<Finding>) {
    let Some(open) = open else { return };
    let Some(board) = table.boards.get(open.board) else { return };
    // A heading alone says that the board is empty.
    if open.rows != board.rows && open.rows > 0 {
        let message = format!("{} has {} rows, here are {}", board.heading, board.rows, open.rows);
        let finding = Finding::unreadable("grid/rows", open.heading, message);
        findings.push(finding.hint("the top row comes first; an empty square is `.`"));
    }
}

fn row(table: &Table, open: &mut Open, line: Line, diagram: &mut Diagram, findings: &mut Vec<Finding>) {
    let Some(board) = table.boards.get(open.board) else { return };
    let (labels, words): (Vec<Word>, Vec<Word>) =
        line.words().partition(|word| word.text.bytes().all(|byte| byte.is_ascii_digit()));
    let mut squares: Vec<(char, Word)> = words.iter().flat_map(|word| word.letters()).collect();
    squares.retain(|(letter, _)| *letter != '|');
    let names: String = (0..board.columns).map(column).collect();
    let typed: String = squares.iter().map(|(letter, _)| letter.to_ascii_lowercase()).collect();
    let could_be_pieces = squares.iter().all(|(letter, _)| table.letter(*letter).is_some());
    if typed == names && (!could_be_pieces || open.rows >= board.rows) {
        return;
    }
    open.rows += 1;
    // Rows beyond the last are counted, and spoken of at the end.
    let Some(row) = board.rows.checked_sub(open.rows) else { return };
    for label in labels {
        if label.text.parse() != Ok(row + 1) {
            let message = format!("this is row {}, not {}", row + 1, label.text);
            let finding = Finding::unreadable("grid/label", label.span(), message);
            findings.push(finding.hint("the top row comes first"));
        }
    }
    if squares.len() != board.columns {
        let message = format!("a row has {} squares, here are {}", board.columns, squares.len());
        let finding = Finding::unreadable("grid/row-length", line.span(), message);
        findings.push(finding.hint("an empty square is `.`"));
    }
    for (column, (typed, word)) in squares.into_iter().enumerate().take(board.columns) {
        if matches!(typed, '.' | '-' | '_') {
            continue;
        }
        match table.letter(typed) {
            None if typed == '?' => {
                let laid = Laid { board: open.board, column, row, letter: typed, span: word.span() };
                // Where no piece can lie there is nothing to be known.
                if board.has(column, row) {
                    diagram.open.push(laid);
                }
            }
            Some(letter) => {
                diagram.pieces.push(Laid { board: open.board, column, row, letter, span: word.span() });
            }
            None if findings.len() < ENOUGH => {
                let finding =
                    Finding::unreadable("grid/unknown-letter", word.span(), format!("`{typed}` is no piece"));
                findings.push(finding.hint(suggestion(table, typed)));
            }
            None => {}
        }
    }
}

/// The letters that there are, and the piece whose name begins so.
fn suggestion(table: &Table, typed: char) -> String {
    let begins = typed.to_lowercase().to_string();
    let names = table.pieces.iter().filter(|(_, kind)| kind.name.to_lowercase().starts_with(&begins));
    if let Some((letter, kind)) = names.into_iter().next() {
        return format!("did you mean `{letter}` ({})?", kind.name);
    }
    let listed: Vec<_> =
        table.pieces.iter().map(|(letter, kind)| format!("`{letter}` ({})", kind.name)).collect();
    let near = meant(&begins, table.pieces.values().map(|kind| kind.name.as_str()));
    match near {
        Some(name) => format!("did you mean {name}?"),
        None => format!("the pieces are {}; an empty square is `.`", listed.join(", ")),
    }
}

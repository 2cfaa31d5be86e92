//! The tray: five rows of five squares, the top row first.

use super::Places;
use super::words::player;
use crate::rules::Finding;
use crate::rules::quits::Setup;
use crate::rules::quits::board::{SIDE, bit};
use crate::rules::read::{Line, Square, Word};

/// A diagram while it is being read, line by line.
pub struct Diagram<'a> {
    setup: &'a mut Setup,
    places: &'a mut Places,
    /// The first row, for what is said of all, and how many have been read.
    first: Option<std::ops::Range<usize>>,
    rows: usize,
}

const COLUMNS: &str = "abcde";

impl<'a> Diagram<'a> {
    /// Nothing has been read yet.
    pub fn new(setup: &'a mut Setup, places: &'a mut Places) -> Diagram<'a> {
        Diagram { setup, places, first: None, rows: 0 }
    }

    /// Reads a line.
    pub fn line(&mut self, line: Line, findings: &mut Vec<Finding>) {
        let mut squares: Vec<(char, Word)> =
            line.letters().filter(|(letter, _)| !matches!(letter, '|' | ':' | ',')).collect();
        if squares.is_empty() {
            return;
        }
        if let Some(typed) = column_letters(&squares) {
            if typed != COLUMNS {
                let finding = Finding::unreadable("quits/label", line.span(), "these are not the columns");
                findings.push(finding.hint("from left to right they are `a b c d e`"));
            }
            return;
        }
        self.first.get_or_insert(line.span());
        let row = usize::from(SIDE).checked_sub(self.rows + 1).and_then(|row| u8::try_from(row).ok());
        self.rows += 1;
        // Rows beyond the last are counted, and spoken of at the end.
        let Some(row) = row else { return };
        let is_label =
            |square: Option<&(char, Word)>| square.is_some_and(|(letter, _)| letter.is_ascii_digit());
        if is_label(squares.last()) {
            squares.pop().into_iter().for_each(|last| label(row, last, findings));
        }
        if is_label(squares.first()) {
            label(row, squares.remove(0), findings);
            // `5.` and `5)` are labels too.
            let ends = |square: &(char, Word)| matches!(square.0, '.' | ')');
            if squares.len() > usize::from(SIDE) && squares.first().is_some_and(ends) {
                squares.remove(0);
            }
        }
        if squares.len() != usize::from(SIDE) {
            let message = format!("a row has {SIDE} squares, here are {}", squares.len());
            let finding = Finding::unreadable("quits/row-length", line.span(), message);
            findings.push(finding.hint("an empty square is `.`"));
        }
        for (column, (letter, word)) in (0..SIDE).zip(squares) {
            self.square(Square { column, row }, letter, word, findings);
        }
    }

    /// What can only be told once everything has been read.
    pub fn end(self, end: usize, findings: &mut Vec<Finding>) {
        let message = format!("the tray has {SIDE} rows, here are {}", self.rows);
        match self.first {
            None if findings.is_empty() => {
                let hint = "write five rows of five squares; `tablier blank quits` makes a form";
                findings.push(Finding::unreadable("quits/nothing", end..end, "no tray is here").hint(hint));
            }
            Some(first) if self.rows != usize::from(SIDE) => {
                let finding = Finding::unreadable("quits/rows", first, message);
                findings.push(finding.hint("the top row, 5, comes first; an empty square is `.`"));
            }
            _ => {}
        }
    }

    fn square(&mut self, square: Square, letter: char, word: Word, findings: &mut Vec<Finding>) {
        if matches!(letter, '.' | '-' | '_' | '·') {
            return;
        }
        if letter == '?' {
            self.setup.open |= bit(square);
            return;
        }
        match player(word.text) {
            Some(player) => {
                self.setup.balls[player as usize] |= bit(square);
                self.places.balls.insert(square, word.span());
            }
            None => {
                let hint = match letter.to_ascii_uppercase() {
                    'W' | 'C' => "a light ball is `L`",
                    'N' | 'F' | 'S' => "a dark ball is `D`",
                    'O' | 'X' | '*' | '0' => {
                        "a ball is the letter of its player, `L` `D` `R` `B`; empty is `.`"
                    }
                    _ => "balls are `L` light, `D` dark, `R` red, `B` blue; an empty square is `.`",
                };
                let message = format!("`{}` is no ball", word.text);
                let finding = Finding::unreadable("quits/ball", word.span(), message);
                findings.push(finding.hint(hint).squares([square]));
            }
        }
    }
}

/// The letters of a line that names columns: all of them do, and not all are balls.
fn column_letters(squares: &[(char, Word)]) -> Option<String> {
    let typed: String = squares.iter().map(|(letter, _)| letter.to_ascii_lowercase()).collect();
    let are_columns = typed.chars().all(|letter| COLUMNS.contains(letter));
    (are_columns && typed.len() > 1 && typed.contains(['a', 'c', 'e'])).then_some(typed)
}

fn label(row: u8, (_, label): (char, Word), findings: &mut Vec<Finding>) {
    if label.text.parse() != Ok(u32::from(row) + 1) {
        let message = format!("this is row {}, not {}", row + 1, label.text);
        let finding = Finding::unreadable("quits/label", label.span(), message);
        findings.push(finding.hint("the top row, 5, comes first"));
    }
}

//! The tray: five rows of five squares, the top row first; or lists of balls.

use super::words::player;
use super::{ENOUGH, Places};
use crate::rules::Finding;
use crate::rules::quits::board::{SIDE, bit};
use crate::rules::quits::{Player, Setup};
use crate::rules::read::list::{self, Item};
use crate::rules::read::{
    Board, Line, Page, RowCodes, Rows, Said, Sign, Signs, Square, Word, characters, lexicon,
};

const TRAY: Board = Board {
    name: "the tray",
    columns: SIDE as usize,
    rows: SIDE as usize,
    empty: ".",
    codes: RowCodes { label: "quits/label", length: "quits/row-length", rows: "quits/rows" },
};

/// A diagram while it is being read, line by line.
pub struct Diagram<'s, 'a> {
    setup: &'s mut Setup,
    places: &'s mut Places,
    rows: Rows<'a>,
    said: Said<Square>,
    /// Whether balls have been listed.
    listed: bool,
}

impl<'s, 'a> Diagram<'s, 'a> {
    /// Nothing has been read yet.
    pub fn new(setup: &'s mut Setup, places: &'s mut Places) -> Diagram<'s, 'a> {
        let said = Said::new("quits/square-twice", "ball");
        Diagram { setup, places, rows: Rows::default(), said, listed: false }
    }

    /// Reads a line: a row, or a part of a list.
    pub fn line(&mut self, line: Line<'a>, findings: &mut Vec<Finding>) {
        let is_place = |text: &str| list::looks_like_a_square(text, 1);
        if let Some(items) = list::headed(line, is_place, is_shown) {
            self.list(items, findings);
        } else if list::is_paired(line, is_place) {
            self.list(list::paired(line, is_place, is_shown), findings);
        } else {
            self.rows.line(&TRAY, line, &characters, is_shown);
        }
    }

    /// What can only be told once everything has been read.
    pub fn end(mut self, page: &Page, findings: &mut Vec<Finding>) {
        if self.rows.is_empty() && !self.listed && findings.is_empty() {
            let hint = "write five rows of five squares, or lists like `L: a2 a3`; `tablier blank quits` makes a form";
            let end = page.end;
            findings.push(Finding::unreadable("quits/nothing", end..end, "no tray is here").hint(hint));
        }
        let mut signs = Signs::default();
        for cell in std::mem::take(&mut self.rows).cells(&TRAY, page.text, None, findings) {
            let at = |number: usize| u8::try_from(number).ok();
            let (Some(column), Some(row)) = (at(cell.column), at(cell.row)) else { continue };
            let square = Square { column, row };
            signs.squares += 1;
            match lies(cell.word) {
                Ok(lies) => {
                    signs.empty += usize::from(matches!(lies, Lies::Nothing));
                    self.lay(lies, square, cell.word, findings);
                }
                Err(finding) => signs.odd(cell.word, finding.squares([square])),
            }
        }
        signs.tell(TRAY.empty, findings);
    }

    fn list(&mut self, items: Vec<Item<'a>>, findings: &mut Vec<Finding>) {
        self.listed = true;
        for item in items {
            if findings.len() >= ENOUGH {
                return;
            }
            let finding = match item {
                Item::Lies { shown, there } => match Square::read(there.text, SIDE, SIDE) {
                    Some(square) => match lies(shown) {
                        Ok(lies) => {
                            self.lay(lies, square, there, findings);
                            continue;
                        }
                        Err(finding) => *finding,
                    },
                    None => {
                        let message = format!("`{}` is no square of the tray", there.text);
                        let finding = Finding::unreadable("quits/square", there.span(), message);
                        finding.hint("squares are `a1` to `e5`")
                    }
                },
                Item::NoSquare(word) => {
                    let message = format!("`{}` is no square of the tray", word.text);
                    let finding = Finding::unreadable("quits/square", word.span(), message);
                    finding.hint("write a letter and squares: `L: a2 a3`; squares are `a1` to `e5`")
                }
                Item::Range(word) => list::no_range("quits/square", word),
                Item::NoPiece(word) => {
                    let message = format!("whose ball lies on `{}` is missing", word.text);
                    let finding = Finding::unreadable("quits/ball", word.span(), message);
                    finding.hint("write it before or after the square: `L: a2 a3`, `a2 L`")
                }
            };
            findings.push(finding);
        }
    }

    /// Lays what a text says of a square; a contradiction is complained of.
    fn lay(&mut self, lies: Lies, square: Square, word: Word, findings: &mut Vec<Finding>) {
        let sign = match lies {
            Lies::Nothing => Sign::Empty,
            Lies::Open => Sign::Unknown,
            Lies::Ball(_) => Sign::Piece,
        };
        if let Err(finding) = self.said.note(square, sign, word.span(), || square.to_string()) {
            findings.push(*finding);
            return;
        }
        match lies {
            Lies::Nothing => {}
            Lies::Open => self.setup.open |= bit(square),
            Lies::Ball(player) => {
                self.setup.balls[player as usize] |= bit(square);
                self.places.balls.insert(square, word.span());
            }
        }
    }
}

/// What a sign on a square says.
#[derive(Clone, Copy)]
enum Lies {
    Nothing,
    Open,
    Ball(Player),
}

fn is_shown(text: &str) -> bool {
    player(text).is_some() || lexicon::is_open_square(text)
}

/// What a sign says.
fn lies(sign: Word) -> Result<Lies, Box<Finding>> {
    if lexicon::is_empty_square(sign.text) {
        return Ok(Lies::Nothing);
    }
    if lexicon::is_open_square(sign.text) {
        return Ok(Lies::Open);
    }
    player(sign.text).map(Lies::Ball).ok_or_else(|| {
        let hint = match sign.text.to_uppercase().as_str() {
            "W" => "did you mean `L` (light)?",
            "N" | "S" => "did you mean `D` (dark)?",
            "O" | "X" | "*" | "0" => "a ball is the letter of its player, `L` `D` `R` `B`; empty is `.`",
            _ => "balls are `L` light, `D` dark, `R` red, `B` blue; an empty square is `.`",
        };
        let message = format!("`{}` is no ball", sign.text);
        Box::new(Finding::unreadable("quits/ball", sign.span(), message).hint(hint))
    })
}

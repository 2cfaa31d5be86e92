//! The camps: full diagrams, and lists of pieces.

use std::ops::Range;

use super::ENOUGH;
use super::read::Places;
use super::turn::squares;
use super::words::{heading, is_heading, piece, place, side};
use crate::rules::Finding;
use crate::rules::lightning::{Face, Kit, Setup, Side};
use crate::rules::read::lexicon::{is_empty_square, is_nothing, is_open_square};
use crate::rules::read::list::{self, Item};
use crate::rules::read::{Board, Line, RowCodes, Rows, Signs, Square, Word};

const CODES: RowCodes =
    RowCodes { label: "lightning/label", length: "lightning/row-length", rows: "lightning/rows" };

/// Camps while they are being read, line by line.
pub struct Diagrams<'s, 'a> {
    kit: &'s Kit,
    setup: &'s mut Setup,
    places: &'s mut Places,
    /// The camp whose heading came last.
    camp: Option<Side>,
    /// For each camp: its heading, and its rows.
    headed: [(Option<Range<usize>>, Rows<'a>); 2],
    /// Whether a camp is spoken of at all.
    spoken: [bool; 2],
    /// Whether rows without a heading have been complained of.
    headless: bool,
}

/// What a square says.
enum Cell {
    /// Nothing lies there.
    Empty,
    /// It is not known what lies there.
    Open,
    /// This piece does.
    Piece(Face),
}

impl<'s, 'a> Diagrams<'s, 'a> {
    /// Nothing has been read yet.
    pub fn new(kit: &'s Kit, setup: &'s mut Setup, places: &'s mut Places) -> Diagrams<'s, 'a> {
        let headed = Default::default();
        Diagrams { kit, setup, places, camp: None, headed, spoken: [false; 2], headless: false }
    }

    /// Reads a line: a heading, perhaps with pieces after it, a row, or a part of a list.
    pub fn line(&mut self, line: Line<'a>, findings: &mut Vec<Finding>) {
        if let Some((side, typed, rest)) = heading(self.kit, line) {
            // `A:c5 Y2` names the camp of one square, and is no heading.
            let glued = line.text.get(typed.text.len()..).is_some_and(|after| {
                after.starts_with(':')
                    && after.get(1..).is_some_and(|after| !after.starts_with(char::is_whitespace))
            });
            if rest.text.is_empty() || is_nothing(rest) {
                self.heading(side, typed, findings);
            } else {
                let before = self.camp.replace(side);
                self.list(rest, findings);
                if glued {
                    self.camp = before;
                }
            }
        } else if is_heading(line.text) || is_unknown_camp(line) {
            let typed = line.split_once(':').map_or(line, |(typed, _)| typed);
            let [one, two] = Side::BOTH.map(|side| self.kit.letter(side));
            let message = format!("`{}` is no camp", typed.text);
            let hint = format!("the camps are headed `camp {one}` and `camp {two}`");
            findings.push(Finding::unreadable("lightning/heading", typed.span(), message).hint(hint));
        } else if line.text.contains([':', '@']) || self.is_list(line) {
            self.list(line, findings);
        } else {
            self.row(line, findings);
        }
    }

    /// What can only be told once everything has been read.
    pub fn end(mut self, end: usize, findings: &mut Vec<Finding>) {
        if !self.headless && self.spoken == [false; 2] && findings.is_empty() {
            let hint = format!(
                "head each camp with `camp {}` and `camp {}`; `tablier blank` makes a form",
                self.kit.letter(Side::A),
                self.kit.letter(Side::B)
            );
            findings.push(Finding::unreadable("lightning/nothing", end..end, "no camp is here").hint(hint));
        }
        let mut whole = false;
        let headed = std::mem::take(&mut self.headed);
        for (side, (heading, rows)) in Side::BOTH.into_iter().zip(headed) {
            whole |= !rows.is_empty();
            self.diagram(side, heading, &rows, findings);
        }
        if let Some(missing) = Side::BOTH.into_iter().find(|side| whole && !self.spoken[side.index()]) {
            let letter = self.kit.letter(missing);
            let message = format!("nothing is said of camp {letter}");
            let hint = format!("add it; the heading `camp {letter}` alone says that it is empty");
            findings.push(Finding::unreadable("lightning/missing-camp", end..end, message).hint(hint));
        }
    }

    fn heading(&mut self, side: Side, heading: Word, findings: &mut Vec<Finding>) {
        self.camp = Some(side);
        self.spoken[side.index()] = true;
        self.headless = false;
        let (there, rows) = &mut self.headed[side.index()];
        if rows.is_empty() {
            *there = Some(heading.span());
            return;
        }
        let message = format!("camp {} stands here twice", self.kit.letter(side));
        let finding = Finding::unreadable("lightning/camp-twice", heading.span(), message);
        findings.push(finding.hint("head the other one with its own letter, or keep the one that is right"));
        // Its rows would only be complained of again, and so would the camp that it was meant to be.
        self.camp = None;
        self.headless = true;
        self.spoken = [true; 2];
    }

    /// Whether a line without colon is squares with their pieces: `c5 Y2`. What could be a row is a row.
    fn is_list(&self, line: Line) -> bool {
        let words: Vec<Word> = list::words(line).collect();
        let is_place = |word: &Word| place(self.kit, word.text, self.camp).is_some();
        let row = words.len() == usize::from(self.kit.columns());
        if row && words.iter().all(|word| self.cell(*word).is_ok()) {
            return false;
        }
        let every_other = |from: usize| words.iter().skip(from).step_by(2).all(is_place);
        let paired = words.len() > 1 && words.len().is_multiple_of(2) && (every_other(0) || every_other(1));
        let begins = words.first().is_some_and(|word| is_place(word) && self.cell(*word).is_err());
        paired || begins || line.text.contains('=')
    }

    fn list(&mut self, line: Line, findings: &mut Vec<Finding>) {
        for part in by_camp(self.kit, line) {
            if let Some(side) = part.camp {
                self.camp = Some(side);
                self.spoken[side.index()] = true;
            }
            if is_nothing(part.items) {
                continue;
            }
            let (kit, camp) = (self.kit, self.camp);
            let is_place = |text: &str| place(kit, text, camp).is_some();
            let is_shown = |text: &str| {
                let sign = is_empty_square(text) || is_open_square(text);
                sign || piece(kit, Word { text, start: 0 }).is_ok()
            };
            for item in list::paired(part.items, is_place, is_shown) {
                if findings.len() < ENOUGH {
                    self.item(item, findings);
                }
            }
        }
    }

    fn item(&mut self, item: Item, findings: &mut Vec<Finding>) {
        let (shown, there) = match item {
            Item::Lies { shown, there } => (Some(shown), there),
            Item::NoSquare(word) | Item::NoPiece(word) => (None, word),
        };
        let Some((side, square)) = place(self.kit, there.text, self.camp) else {
            let message = format!("`{}` is no square of a camp", there.text);
            let finding = Finding::unreadable("lightning/square", there.span(), message);
            findings.push(finding.hint(squares(self.kit)));
            return;
        };
        self.spoken[side.index()] = true;
        let Some(shown) = shown else {
            let message = format!("which piece lies on `{}` is missing", there.text);
            let finding = Finding::unreadable("lightning/piece", there.span(), message);
            findings.push(finding.hint("write it after the square: `A:c5 Y2`"));
            return;
        };
        match self.cell(shown) {
            Ok(Cell::Empty) => {}
            Ok(Cell::Open) => self.setup.leave_open(self.kit, side, square),
            Ok(Cell::Piece(face)) => {
                let span = there.span().start.min(shown.span().start)..there.span().end.max(shown.span().end);
                self.lay(side, square, face, span, findings);
            }
            Err(finding) => findings.push(*finding),
        }
    }

    fn row(&mut self, line: Line<'a>, findings: &mut Vec<Finding>) {
        let Some(camp) = self.camp else {
            if !self.headless {
                let [one, two] = Side::BOTH.map(|side| self.kit.letter(side));
                let finding = Finding::unreadable("lightning/heading", line.span(), "which camp is this?");
                findings.push(finding.hint(format!("put `camp {one}` or `camp {two}` before its rows")));
            }
            self.headless = true;
            return;
        };
        let (_, mut rows) = std::mem::take(&mut self.headed[camp.index()]);
        let heading = self.headed[camp.index()].0.take();
        rows.line(&self.board(&String::new()), line, &|word| self.apart(word), |_| false);
        self.headed[camp.index()] = (heading, rows);
    }

    fn board<'n>(&self, name: &'n str) -> Board<'n> {
        Board {
            name,
            columns: usize::from(self.kit.columns()),
            rows: usize::from(self.kit.rows()),
            empty: "..",
            codes: CODES,
        }
    }

    fn diagram(
        &mut self,
        camp: Side,
        heading: Option<Range<usize>>,
        rows: &Rows,
        findings: &mut Vec<Finding>,
    ) {
        let name = format!("camp {}", self.kit.letter(camp));
        let board = self.board(&name);
        let mut signs = Signs::default();
        for cell in rows.cells(&board, heading, findings) {
            let at = |number: usize| u8::try_from(number).ok();
            let (Some(column), Some(row)) = (at(cell.column), at(cell.row)) else { continue };
            let square = Square { column, row };
            signs.squares += 1;
            match self.cell(cell.word) {
                Ok(Cell::Empty) => signs.empty += 1,
                Ok(Cell::Open) => self.setup.leave_open(self.kit, camp, square),
                Ok(Cell::Piece(face)) => self.lay(camp, square, face, cell.word.span(), findings),
                Err(finding) => signs.odd(cell.word, *finding),
            }
        }
        signs.tell(board.empty, findings);
    }

    fn lay(
        &mut self,
        side: Side,
        square: Square,
        face: Face,
        span: Range<usize>,
        findings: &mut Vec<Finding>,
    ) {
        let free = self.setup.lay(self.kit, side, square, face);
        match self.kit.number(square) {
            None => self.places.outside.push(span),
            Some(number) if free => {
                self.places.pieces[side.index()].insert(number, span);
            }
            Some(number) => {
                let there = self.kit.named(side, number);
                let finding = Finding::unreadable(
                    "lightning/square-twice",
                    span,
                    format!("a piece lies on {there} already"),
                );
                findings.push(finding.hint("keep the one that is right").squares([there]));
            }
        }
    }

    /// What a square of a diagram says.
    fn cell(&self, word: Word) -> Result<Cell, Box<Finding>> {
        match word.text {
            text if is_empty_square(text) => Ok(Cell::Empty),
            text if is_open_square(text) => Ok(Cell::Open),
            _ => piece(self.kit, word).map(Cell::Piece),
        }
    }

    /// Squares that stand together without blanks: each is two letters.
    fn apart<'w>(&self, word: Word<'w>) -> Vec<Word<'w>> {
        if self.cell(word).is_ok() {
            return vec![word];
        }
        let ends: Vec<usize> = word.text.char_indices().map(|(at, _)| at).chain([word.text.len()]).collect();
        let pairs: Vec<Word> = ends
            .windows(3)
            .step_by(2)
            .filter_map(|ends| {
                let (from, to) = (*ends.first()?, *ends.last()?);
                Some(Word { text: word.text.get(from..to)?, start: word.start + from })
            })
            .collect();
        let even = ends.len() % 2 == 1 && pairs.len() > 1;
        // More of one line than a row can hold is not taken apart, only counted as one that cannot be read.
        let all = even && pairs.len() <= usize::from(self.kit.columns());
        if all && pairs.iter().any(|pair| self.cell(*pair).is_ok()) { pairs } else { vec![word] }
    }
}

/// A letter before a colon that is no camp, as in `C: b1 I0`.
fn is_unknown_camp(line: Line) -> bool {
    line.split_once(':').is_some_and(|(typed, rest)| {
        let letter = typed.text.chars().all(char::is_alphabetic) && typed.text.chars().count() == 1;
        letter || rest.text.is_empty()
    })
}

/// A part of a list that lies in one camp.
struct Part<'a> {
    /// The camp, if it is named.
    camp: Option<Side>,
    /// The list.
    items: Line<'a>,
}

/// A list taken apart where another camp begins: `A: b1 I0 B : c1 X0`.
fn by_camp<'a>(kit: &Kit, line: Line<'a>) -> Vec<Part<'a>> {
    let mut parts = vec![Part { camp: None, items: line }];
    let mut before: Option<Word> = None;
    for word in line.items() {
        let typed = match word.text.strip_suffix(':') {
            Some("") => before,
            Some(text) => Some(Word { text, ..word }),
            None => None,
        };
        before = Some(word);
        let camp = typed.and_then(|typed| Some((typed.start, side(kit, typed.text)?)));
        let (Some((start, camp)), Some(last)) = (camp, parts.last_mut()) else { continue };
        let text = last.items.text;
        let from = last.items.start;
        let (end, begin) = (start.saturating_sub(from), word.span().end - from);
        last.items = Word::trimmed(text.get(..end).unwrap_or_default(), from);
        let items = Word::trimmed(text.get(begin..).unwrap_or_default(), word.span().end);
        parts.push(Part { camp: Some(camp), items });
    }
    parts
}

//! The camps: full diagrams, and single squares.

use std::ops::Range;

use super::read::Places;
use super::turn::squares;
use super::words::{is_empty_square, is_heading, is_open_square, piece, place, side};
use crate::rules::Finding;
use crate::rules::lightning::{Face, Kit, Setup, Side};
use crate::rules::read::{Line, Square, Word};

/// Camps while they are being read, line by line.
pub struct Diagrams<'a> {
    kit: &'a Kit,
    setup: &'a mut Setup,
    places: &'a mut Places,
    /// The camp whose heading came last.
    camp: Option<Side>,
    /// For each camp: its heading, and how many rows of its diagram have been read.
    headed: [Option<(Range<usize>, usize)>; 2],
    /// Whether a camp is spoken of at all.
    spoken: [bool; 2],
    /// Whether rows without a heading have been complained of.
    headless: bool,
}

/// What a square of a diagram says.
enum Cell {
    /// Nothing lies there.
    Empty,
    /// It is not known what lies there.
    Open,
    /// This piece does.
    Piece(Face),
}

impl<'a> Diagrams<'a> {
    /// Nothing has been read yet.
    pub fn new(kit: &'a Kit, setup: &'a mut Setup, places: &'a mut Places) -> Diagrams<'a> {
        let headed = [None, None];
        Diagrams { kit, setup, places, camp: None, headed, spoken: [false; 2], headless: false }
    }

    /// Reads a line.
    pub fn line(&mut self, line: Line, findings: &mut Vec<Finding>) {
        let bare = Word { text: line.text.trim_end_matches(':').trim_end(), ..line };
        let alone = self.kit.columns() > 1 && side(self.kit, bare.text).is_some();
        if bare.text.len() < line.text.len() || is_heading(bare.text) || alone {
            match side(self.kit, bare.text) {
                Some(side) => self.heading(side, bare, findings),
                None => {
                    let [one, two] = Side::BOTH.map(|side| self.kit.letter(side));
                    let message = format!("`{}` is no camp", bare.text);
                    let hint = format!("the camps are headed `camp {one}` and `camp {two}`");
                    findings.push(Finding::unreadable("lightning/heading", bare.span(), message).hint(hint));
                }
            }
        } else if line.text.contains([':', '@']) || self.is_single(line) {
            self.singles(line, findings);
        } else {
            self.row(line, findings);
        }
    }

    /// What can only be told once everything has been read.
    pub fn end(self, end: usize, findings: &mut Vec<Finding>) {
        if !self.headless && self.spoken == [false; 2] && findings.is_empty() {
            let hint = format!(
                "head each camp with `camp {}` and `camp {}`; `tablier blank` makes a form",
                self.kit.letter(Side::A),
                self.kit.letter(Side::B)
            );
            findings.push(Finding::unreadable("lightning/nothing", end..end, "no camp is here").hint(hint));
        }
        let rows = usize::from(self.kit.rows());
        let mut whole = false;
        for (side, headed) in Side::BOTH.into_iter().zip(&self.headed) {
            let Some((span, count)) = headed.as_ref().filter(|(_, count)| *count > 0) else { continue };
            whole = true;
            if *count != rows {
                let message = format!("camp {} has {rows} rows, here are {count}", self.kit.letter(side));
                let hint = "empty squares are `..`, the top row comes first";
                findings.push(Finding::unreadable("lightning/rows", span.clone(), message).hint(hint));
            }
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
        match &self.headed[side.index()] {
            Some((_, rows)) if *rows > 0 => {
                let message = format!("camp {} stands here twice", self.kit.letter(side));
                let finding = Finding::unreadable("lightning/camp-twice", heading.span(), message);
                findings.push(
                    finding.hint("head the other one with its own letter, or keep the one that is right"),
                );
                // Its rows would only be complained of again, and so would the camp that it was meant to be.
                self.camp = None;
                self.headless = true;
                self.spoken = [true; 2];
            }
            _ => self.headed[side.index()] = Some((heading.span(), 0)),
        }
    }

    /// Whether a line without colon is squares with their pieces: `c5 Y2`. What could be a row is a row.
    fn is_single(&self, line: Line) -> bool {
        let words: Vec<_> = line.items().collect();
        let paired = !words.is_empty() && words.len().is_multiple_of(2);
        let row = words.len() == usize::from(self.kit.columns());
        paired
            && words.iter().step_by(2).all(|word| place(self.kit, word.text, self.camp).is_some())
            && !(row && words.iter().all(|word| self.cell(*word).is_ok()))
    }

    fn singles(&mut self, line: Line, findings: &mut Vec<Finding>) {
        let mut words = line.items().peekable();
        while let Some(word) = words.next() {
            let (there, shown) = match word.split_once('@') {
                Some((shown, there)) => (there, Some(shown)),
                // The blank after the colon is no reason to stumble.
                None if word.text.ends_with(':') && words.peek().is_some() => {
                    let rest = words.next().unwrap_or(word);
                    let camp = side(self.kit, word.text.trim_end_matches(':'));
                    self.camp = camp.or(self.camp);
                    (rest, words.next())
                }
                None => match word.split_once('=') {
                    Some((there, shown)) => (there, Some(shown)),
                    None => (word, words.next()),
                },
            };
            let there = Word { text: there.text.trim_end_matches(':'), ..there };
            let Some((side, square)) = place(self.kit, there.text, self.camp) else {
                let message = format!("`{}` is no square of a camp", there.text);
                let finding = Finding::unreadable("lightning/square", there.span(), message);
                findings.push(finding.hint(squares(self.kit)));
                continue;
            };
            self.spoken[side.index()] = true;
            match shown {
                Some(shown) if is_empty_square(shown.text) => {}
                Some(shown) if is_open_square(shown.text) => self.setup.leave_open(self.kit, side, square),
                Some(shown) => match piece(self.kit, shown) {
                    Ok(face) => self.lay(
                        side,
                        square,
                        face,
                        there.start..shown.span().end.max(there.span().end),
                        findings,
                    ),
                    Err(finding) => findings.push(*finding),
                },
                None => {
                    let message = format!("which piece lies on `{}` is missing", there.text);
                    let finding = Finding::unreadable("lightning/piece", there.span(), message);
                    findings.push(finding.hint("write it after the square: `A:c5 Y2`"));
                }
            }
        }
    }

    fn row(&mut self, line: Line, findings: &mut Vec<Finding>) {
        let Some(camp) = self.camp else {
            if !self.headless {
                let [one, two] = Side::BOTH.map(|side| self.kit.letter(side));
                let finding = Finding::unreadable("lightning/heading", line.span(), "which camp is this?");
                findings.push(finding.hint(format!("put `camp {one}` or `camp {two}` before its rows")));
            }
            self.headless = true;
            return;
        };
        let words: Vec<Word> = line.words().flat_map(bars).filter(|word| !word.text.is_empty()).collect();
        if self.is_columns(&words) {
            return;
        }
        let (labels, cells): (Vec<Word>, Vec<Word>) =
            words.into_iter().partition(|word| word.text.bytes().all(|byte| byte.is_ascii_digit()));
        let Some((_, count)) = &mut self.headed[camp.index()] else { return };
        let row = usize::from(self.kit.rows()).checked_sub(*count + 1);
        *count += 1;
        // Rows beyond the last are counted, and spoken of at the end.
        let Some(row) = row.and_then(|row| u8::try_from(row).ok()) else { return };
        for label in labels {
            if label.text.parse() != Ok(u32::from(row) + 1) {
                let message = format!("this is row {}, not {}", row + 1, label.text);
                let finding = Finding::unreadable("lightning/label", label.span(), message);
                findings.push(finding.hint("the top row comes first"));
            }
        }
        let cells: Vec<Word> = cells.into_iter().flat_map(|word| self.apart(word)).collect();
        let columns = usize::from(self.kit.columns());
        if cells.len() != columns {
            let message = format!("a row has {columns} squares, here are {}", cells.len());
            let finding = Finding::unreadable("lightning/row-length", line.span(), message);
            findings.push(finding.hint("empty squares are `..`"));
        }
        for (column, word) in (0..self.kit.columns()).zip(cells) {
            match self.cell(word) {
                Ok(Cell::Empty) => {}
                Ok(Cell::Open) => self.setup.leave_open(self.kit, camp, Square { column, row }),
                Ok(Cell::Piece(face)) => self.lay(camp, Square { column, row }, face, word.span(), findings),
                Err(finding) => findings.push(*finding),
            }
        }
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

    /// Whether these are the letters of the columns.
    fn is_columns(&self, words: &[Word]) -> bool {
        let letters: String = words.iter().map(|word| word.text.to_ascii_lowercase()).collect();
        let columns: String = (0..self.kit.columns()).map(|column| char::from(b'a' + column)).collect();
        letters == columns
    }
}

/// A word taken apart at bars.
fn bars(word: Word<'_>) -> impl Iterator<Item = Word<'_>> {
    let mut start = word.start;
    word.text.split('|').map(move |text| {
        let part = Word { text, start };
        start += text.len() + 1;
        part
    })
}

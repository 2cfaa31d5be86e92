//! The camps: diagrams and lists of pieces.

use std::ops::Range;

use super::spans::Spans;
use super::words::{heading, is_heading, piece, side};
use crate::rules::lightning::{CampFinding, CampHint, Kit, PieceFace, Setup, Side};
use crate::rules::read::list::{Naming, Nones, is_of_one_square};
use crate::rules::read::{
    DiagramCell, DiagramFormat, DiagramRows, Line, Page, Square, Statements, TypedSquare, Word, single,
};
use crate::rules::{Coded, Finding};
use crate::text::Action;

/// A word without blanks is split into squares if it is at most this many rows long.
const MAX_ROWS_PER_WORD: usize = 4;

/// Parser of the camps, line by line.
pub(crate) struct Diagrams<'s, 'a> {
    pub(super) kit: &'s Kit,
    pub(super) setup: &'s mut Setup,
    pub(super) spans: &'s mut Spans,
    statements: Statements<(Side, Square)>,
    /// The camp of the heading above, or of the label of this line.
    pub(super) camp: Option<Side>,
    /// How the squares below that heading are named.
    pub(super) naming: Naming,
    /// For each camp: the span of its heading, and its rows.
    pub(super) headed: [(Option<Range<usize>>, DiagramRows<'a>); 2],
    /// For each camp, whether the text mentions it.
    pub(super) spoken: [bool; 2],
    /// The words that call a camp empty: `A: none`.
    pub(super) nones: Nones<'a, Side>,
    /// True if pieces are listed below a heading that stands alone: then both camps are headed.
    pub(super) below_heading: bool,
    /// True if rows without a heading have been reported.
    pub(super) headless: bool,
}

impl<'s, 'a> Diagrams<'s, 'a> {
    pub(crate) fn new(kit: &'s Kit, setup: &'s mut Setup, spans: &'s mut Spans) -> Diagrams<'s, 'a> {
        let statements = Statements::new(crate::rules::read::PieceNoun::Piece);
        let headed = Default::default();
        Diagrams {
            kit,
            setup,
            spans,
            statements,
            camp: None,
            naming: Naming::default(),
            headed,
            spoken: [false; 2],
            nones: Nones::new(),
            below_heading: false,
            headless: false,
        }
    }

    /// Parses a line: a heading, perhaps with pieces after it, a row, or part of a list.
    pub(crate) fn line(&mut self, line: Line<'a>, findings: &mut Vec<Finding>) {
        if let Some((side, typed, rest)) =
            heading(self.kit, line).filter(|(_, typed, rest)| !is_of_one_square(*typed, *rest))
        {
            if rest.text.is_empty() {
                self.heading(side, typed, findings);
            } else {
                // A label on the line of its pieces is for this line only.
                (self.camp, self.naming) = (Some(side), Naming::default());
                self.spoken[side.index()] = true;
                self.list(rest, Some(side), findings);
            }
        } else if is_heading(line.text) || self.is_unknown_camp(line) {
            let typed = line.split_once(':').map_or(line, |(typed, _)| typed);
            let [one, other] = Side::BOTH.map(|side| self.kit.letter(side));
            let message = CampFinding::NoCamp { typed: typed.text.to_owned() };
            let hint = CampHint::CampsAreHeaded { one, other };
            findings.push(message.at(typed.span()).hint(hint));
            self.lose_camp();
        } else if line.text.contains([':', '@']) || self.is_list(line) {
            self.list(line, None, findings);
        } else {
            self.row(line, findings);
        }
    }

    /// Completes the diagrams and reports what is missing.
    pub(crate) fn end(mut self, page: &Page, findings: &mut Vec<Finding>) {
        let end = page.end;
        if !self.headless && self.spoken == [false; 2] && findings.is_empty() {
            let [one, other] = Side::BOTH.map(|side| self.kit.letter(side));
            findings.push(CampFinding::NoCampHere.at(end..end).hint(CampHint::HeadEachCamp {
                one,
                other,
                form: Action::MakeAForm { game: "lightning".to_owned() },
            }));
        }
        let mut whole = self.below_heading;
        let headed = std::mem::take(&mut self.headed);
        for (side, (heading, rows)) in Side::BOTH.into_iter().zip(headed) {
            whole |= !rows.is_empty();
            self.diagram(side, heading, rows, page.text, findings);
        }
        let (pieces, kit) = (&self.spans.pieces, self.kit);
        let first = |side: Side| pieces[side.index()].iter().min_by_key(|(_, span)| span.start);
        self.nones.check(|side| first(side).map(|(square, _)| kit.square_name(side, *square)), findings);
        if let Some(missing) = Side::BOTH.into_iter().find(|side| whole && !self.spoken[side.index()]) {
            let camp = self.kit.letter(missing);
            let message = CampFinding::NothingSaidOfCamp { camp };
            let hint = CampHint::AddTheCamp { camp };
            findings.push(message.at(end..end).hint(hint));
        }
    }

    fn heading(&mut self, side: Side, heading: Word, findings: &mut Vec<Finding>) {
        (self.camp, self.naming) = (Some(side), Naming::default());
        self.spoken[side.index()] = true;
        self.headless = false;
        let there = &mut self.headed[side.index()].0;
        if there.is_none() {
            *there = Some(heading.span());
            return;
        }
        self.report_camp_twice(side, heading, findings);
        self.lose_camp();
    }

    pub(super) fn report_camp_twice(&self, side: Side, label: Word, findings: &mut Vec<Finding>) {
        let finding = CampFinding::CampTwice { camp: self.kit.letter(side) }.at(label.span());
        findings.push(finding.hint(CampHint::HeadTheOtherCamp));
    }

    /// Avoids findings about the lines below a wrong heading, and about the camp that was meant.
    fn lose_camp(&mut self) {
        (self.camp, self.naming) = (None, Naming::default());
        self.headless = true;
        self.spoken = [true; 2];
    }

    pub(super) fn report_which_camp(&self, span: Range<usize>, findings: &mut Vec<Finding>) {
        let [one, other] = Side::BOTH.map(|side| self.kit.letter(side));
        findings.push(CampFinding::WhichCamp.at(span).hint(CampHint::PutItsHeading { one, other }));
    }

    fn row(&mut self, line: Line<'a>, findings: &mut Vec<Finding>) {
        let Some(camp) = self.camp else {
            if !self.headless {
                self.report_which_camp(line.span(), findings);
            }
            self.headless = true;
            return;
        };
        let mut rows = std::mem::take(&mut self.headed[camp.index()].1);
        rows.line(&self.board(camp), line, &|word| self.apart(word), |_| false);
        self.headed[camp.index()].1 = rows;
    }

    fn board(&self, camp: Side) -> DiagramFormat {
        DiagramFormat {
            name: crate::rules::read::BoardName::Camp(self.kit.letter(camp)),
            columns: usize::from(self.kit.columns()),
            rows: usize::from(self.kit.rows()),
            width: 2,
        }
    }

    fn diagram(
        &mut self,
        camp: Side,
        heading: Option<Range<usize>>,
        rows: DiagramRows,
        text: &str,
        findings: &mut Vec<Finding>,
    ) {
        let parse = |cell: &DiagramCell| self.cell(cell.word);
        for (cell, lies) in rows.contents(&self.board(camp), text, heading, parse, findings) {
            let Some(square) = cell.square() else { continue };
            self.lay(camp, square, lies, cell.word.span(), findings);
        }
    }

    /// Records the contents of a square, or reports a contradiction.
    pub(super) fn lay(
        &mut self,
        side: Side,
        square: Square,
        lies: TypedSquare<PieceFace>,
        span: Range<usize>,
        findings: &mut Vec<Finding>,
    ) {
        let name = || format!("{}:{square}", self.kit.letter(side));
        if let Err(finding) = self.statements.record((side, square), lies.statement(), span.clone(), name) {
            findings.push(finding);
            return;
        }
        match lies {
            TypedSquare::Empty => {}
            TypedSquare::Open => self.setup.leave_open(self.kit, side, square),
            TypedSquare::Piece(face) => {
                self.setup.lay(self.kit, side, square, face);
                match self.kit.number(square) {
                    None => self.spans.outside.push(span),
                    Some(number) => {
                        self.spans.pieces[side.index()].insert(number, span);
                    }
                }
            }
        }
    }

    /// Parses the contents of a square.
    pub(super) fn cell(&self, word: Word) -> Result<TypedSquare<PieceFace>, Finding> {
        TypedSquare::parse(word, |word| piece(self.kit, word))
    }

    /// Splits squares that are typed without blanks: each has two characters.
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
        // A word that is far longer than a row is not a row.
        let all = even && pairs.len() <= MAX_ROWS_PER_WORD * usize::from(self.kit.columns());
        if all && pairs.iter().any(|pair| self.cell(*pair).is_ok()) { pairs } else { vec![word] }
    }

    /// An unknown letter before a colon, as in `C: b1 I0`.
    fn is_unknown_camp(&self, line: Line) -> bool {
        line.split_once(':').is_some_and(|(typed, rest)| {
            let is_letter = single(typed.text).is_some_and(char::is_alphabetic);
            (is_letter && side(self.kit, typed.text).is_none()) || rest.text.is_empty()
        })
    }
}

//! Lists of pieces: `A: b1 I0, b2 I0`, `A:c5 Y2`, `Y2@c5`.

use super::MAX_FINDINGS;
use super::diagram::Diagrams;
use super::turn::no_square;
use super::words::{is_overturned, parse_place, piece, side};
use crate::rules::lexicon::{is_empty_square, is_nothing, is_open_square};
use crate::rules::lightning::{Kit, PieceFinding, PieceHint, Side};
use crate::rules::read::list::{self, Item, Naming};
use crate::rules::read::{Line, Square, Word};
use crate::rules::{Coded, Finding};

impl<'a> Diagrams<'_, 'a> {
    /// Returns true if a line without a colon lists squares with their pieces: `c5 Y2`. If the line can be a row, it
    /// is one.
    pub(super) fn is_list(&self, line: Line) -> bool {
        let words: Vec<Word> = list::words(line).collect();
        let is_place = |word: &Word| parse_place(self.kit, word.text, self.camp).is_some();
        let row = words.len() == usize::from(self.kit.columns());
        if row && words.iter().all(|word| self.cell(*word).is_ok()) {
            return false;
        }
        let every_other = |from: usize| words.iter().skip(from).step_by(2).all(is_place);
        let paired = words.len() > 1 && words.len().is_multiple_of(2) && (every_other(0) || every_other(1));
        let begins = words.first().is_some_and(|word| is_place(word) && self.cell(*word).is_err());
        paired || begins || line.text.contains('=')
    }

    /// Parses squares with their pieces. `label` is the camp that the line begins with.
    pub(super) fn list(&mut self, line: Line<'a>, label: Option<Side>, findings: &mut Vec<Finding>) {
        let mut labels: Vec<Side> = label.into_iter().collect();
        for part in by_camp(self.kit, line) {
            if let Some((side, label)) = part.camp {
                if labels.contains(&side) {
                    self.report_camp_twice(side, label, findings);
                }
                labels.push(side);
                (self.camp, self.naming) = (Some(side), Naming::default());
                self.spoken[side.index()] = true;
            }
            if let Some(camp) = self.camp.filter(|_| is_nothing(part.items.text)) {
                self.nones.push(camp, part.items);
                continue;
            }
            let (kit, camp) = (self.kit, self.camp);
            // A square that does not name its camp is one, too, where no camp is named.
            let is_place = |text: &str| {
                parse_place(kit, text, camp).is_some()
                    || Square::parse(text, kit.columns(), kit.rows()).is_some()
            };
            let is_shown = |text: &str| {
                let sign = is_empty_square(text) || is_open_square(text);
                sign || piece(kit, Word { text, start: 0 }).is_ok() || is_overturned(kit, text)
            };
            for item in list::parse_pairs(part.items, is_place, is_shown) {
                if findings.len() < MAX_FINDINGS {
                    self.item(item, labels.is_empty(), findings);
                }
            }
        }
        if !labels.is_empty() {
            (self.camp, self.naming) = (None, Naming::default());
        }
    }

    /// `below_heading` tells that the line has no label.
    fn item(&mut self, item: Item, below_heading: bool, findings: &mut Vec<Finding>) {
        let (shown, there) = match item {
            Item::Pair { shown, there } => (Some(shown), there),
            Item::NoSquare(word) | Item::NoPiece(word) => (None, word),
            // Only of lists that begin with a piece, which these do not.
            Item::Nowhere { none, .. } => (None, none),
            Item::Range(word) => {
                findings.push(list::range_finding(word));
                return;
            }
        };
        let named = there.text.contains(':');
        if self.camp.is_none()
            && !named
            && Square::parse(there.text, self.kit.columns(), self.kit.rows()).is_some()
        {
            // Below a wrong heading, the camp is not known.
            if !self.headless {
                self.report_which_camp(there.span(), findings);
            }
            return;
        }
        let on_board = |(_, square): &(Side, Square)| self.kit.number(*square).is_some();
        let Some((side, square)) = parse_place(self.kit, there.text, self.camp).filter(on_board) else {
            findings.push(no_square(self.kit, there));
            // The piece beside the board may be wrong, too.
            let shown = shown.filter(|_| parse_place(self.kit, there.text, self.camp).is_some());
            findings.extend(shown.and_then(|shown| self.cell(shown).err()));
            return;
        };
        self.spoken[side.index()] = true;
        if let Some(camp) = self.camp {
            self.below_heading |= below_heading && !named;
            if let Some(bare) = self.naming.record(named, side == camp, there.span()) {
                self.report_which_camp(bare, findings);
            }
        }
        let Some(shown) = shown else {
            let finding = PieceFinding::NoPieceOnSquare { square: there.text.to_owned() }.at(there.span());
            findings.push(finding.hint(PieceHint::WriteItAfterTheSquare));
            return;
        };
        match self.cell(shown) {
            Ok(lies) => {
                let span = there.span().start.min(shown.span().start)..there.span().end.max(shown.span().end);
                self.lay(side, square, lies, span, findings);
            }
            Err(finding) => findings.push(finding),
        }
    }
}

/// Part of a list that belongs to one camp.
struct CampList<'a> {
    /// The camp with its label, if it is named.
    camp: Option<(Side, Word<'a>)>,
    items: Line<'a>,
}

/// Splits a list where another camp begins: `A: b1 I0 B : c1 X0`.
fn by_camp<'a>(kit: &Kit, line: Line<'a>) -> Vec<CampList<'a>> {
    let mut parts = vec![CampList { camp: None, items: line }];
    let mut before: Option<Word> = None;
    for word in line.listed() {
        let typed = match word.text.strip_suffix(':') {
            Some("") => before,
            Some(text) => Some(Word { text, ..word }),
            None => None,
        };
        before = Some(word);
        let camp = typed.and_then(|typed| Some((typed, side(kit, typed.text)?)));
        let (Some((label, camp)), Some(last)) = (camp, parts.last_mut()) else { continue };
        let text = last.items.text;
        let from = last.items.start;
        let (end, begin) = (label.start.saturating_sub(from), word.span().end - from);
        last.items = Word::trimmed(text.get(..end).unwrap_or_default(), from);
        let items = Word::trimmed(text.get(begin..).unwrap_or_default(), word.span().end);
        parts.push(CampList { camp: Some((camp, label)), items });
    }
    parts
}

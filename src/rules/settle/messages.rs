//! Messages about open squares.

use super::narrowing::{Candidates, Elimination, Filling, Narrowing, PartialFilling};
use super::words::{Candidate, OpenFinding, OpenHint, Placed, Proof, Reason};
use crate::rules::engine::{Content, Engine};
use crate::rules::{Coded, Finding, Layer, Message, Phrase};
use crate::text::Action;

/// Maximum number of assignments or reasons listed one by one.
pub(super) const MAX_LISTED: usize = 6;
/// Maximum number of eliminated assignments listed for the same reason.
const MAX_LISTED_PER_REASON: usize = 3;

impl<E: Engine> Narrowing<'_, E> {
    /// Contents of a square as typed: `L`, or `.` if empty.
    pub(super) fn typed_content(&self, square: E::Square, content: Content<E>) -> Phrase {
        content.map_or_else(|| ".".into(), |piece| self.table.engine.piece_name(square, piece))
    }

    /// The candidates of a square as typed.
    pub(super) fn typed_candidates(&self, entry: &Candidates<E>) -> Vec<Phrase> {
        entry.may.iter().map(|content| self.typed_content(entry.square, *content)).collect()
    }

    fn sign(&self, square: E::Square, content: Content<E>) -> Option<Phrase> {
        content.map(|piece| self.table.engine.piece_name(square, piece))
    }

    /// An assignment in notation.
    pub(super) fn placed<'p>(
        &self,
        filling: impl Iterator<Item = (&'p Candidates<E>, Content<E>)>,
    ) -> Vec<Placed>
    where
        E: 'p,
    {
        let placed = filling.map(|(entry, content)| Placed {
            square: entry.name.clone(),
            piece: self.sign(entry.square, content),
        });
        placed.collect()
    }

    /// Messages about the deduced squares.
    pub(super) fn notes(&self) -> Vec<Message> {
        let settled: Vec<(&Candidates<E>, Content<E>)> = self.settled().collect();
        let proof = self.proof();
        // Where candidates were given, not all possible contents have been tried.
        let hinted = |entry: &Candidates<E>| self.hinted.contains(&entry.square);
        let filling = self.placed(self.settled());
        if settled.len() > 1 && settled.len() == self.entries.len() {
            let hinted = settled.iter().any(|(entry, _)| hinted(entry));
            return vec![OpenHint::AllDeduced { filling, hinted, proof }.into()];
        }
        let each = settled.iter().zip(filling);
        each.map(|((entry, _), placed)| OpenHint::Deduced { placed, hinted: hinted(entry), proof }.into())
            .collect()
    }

    /// What has eliminated contents.
    fn proof(&self) -> Proof {
        let by_rules = |(_, findings): &Elimination<E>| {
            findings.iter().any(|finding| finding.layer == Some(Layer::Reachable))
        };
        match self.ruled && self.eliminated.iter().any(by_rules) {
            true => Proof::BoxBoardAndRules,
            false => Proof::BoxAndBoard,
        }
    }

    fn open_names(&self) -> Vec<String> {
        self.unsettled().map(|entry| entry.name.clone()).collect()
    }

    /// The open squares with their remaining candidates.
    fn candidates(&self) -> Vec<Candidate> {
        let candidate = |entry: &Candidates<E>| Candidate {
            square: entry.name.clone(),
            may: entry.may.iter().map(|content| self.sign(entry.square, *content)).collect(),
        };
        self.unsettled().map(candidate).collect()
    }

    fn unclear(&self, message: OpenFinding, hint: OpenHint) -> Finding {
        message.squares(self.open_names()).hint(hint)
    }

    /// The hint for open squares; `photo` if they come from a photo.
    fn hint(&self, photo: OpenHint) -> OpenHint {
        if self.has_hints() { photo } else { OpenHint::PutWhatLiesThere }
    }

    /// The clear squares contradict box and board, and many squares are unclear.
    pub(super) fn poor_photo(&self, faults: &[Finding]) -> Finding {
        let against = faults.first().map(|fault| Box::new(fault.message.clone()));
        let message = OpenFinding::PoorPhoto { squares: self.open_names(), against };
        self.unclear(message, OpenHint::TakeThePictureAgain { correct: Action::CorrectTheReading })
    }

    pub(super) fn too_many(&self) -> Finding {
        let message = OpenFinding::TooManyWays { squares: self.open_names() };
        self.unclear(message, self.hint(OpenHint::TakeThePictureAgain { correct: Action::CorrectTheReading }))
    }

    pub(super) fn none_left(&self) -> Finding {
        let message = OpenFinding::NoneAllowed { candidates: self.candidates(), proof: self.proof() };
        self.unclear(message, self.hint(OpenHint::LookAtTheTable { correct: Action::CorrectTheReading }))
    }

    pub(super) fn several_left(&self) -> Finding {
        let candidates = self.candidates();
        let mut together = Vec::new();
        if candidates.len() > 1 && self.all_tried && self.fillings.len() <= MAX_LISTED {
            let mut fillings: Vec<&Filling<E>> = self.fillings.iter().collect();
            fillings.sort_by_key(|filling| self.unlikely(filling));
            together.extend(fillings.into_iter().map(|filling| {
                let each = self.entries.iter().zip(filling.iter().copied());
                self.placed(each.filter(|(entry, _)| entry.certain().is_none()))
            }));
        }
        let message = OpenFinding::SeveralLeft { candidates, together };
        self.unclear(message, self.hint(OpenHint::LookAtTheTable { correct: Action::CorrectTheReading }))
    }

    /// How unlikely an assignment is: the sum of the ranks of its contents among the candidates.
    fn unlikely(&self, filling: &Filling<E>) -> usize {
        let ranks = self.initial.iter().zip(filling);
        ranks.filter_map(|(entry, content)| entry.may.iter().position(|known| known == content)).sum()
    }

    /// The reasons why the position is illegal after all possible contents have been tried: the findings common to
    /// all eliminated assignments, or else one finding that lists them.
    pub(super) fn all_contents_fail(&self) -> Vec<Finding> {
        let [(_, first), others @ ..] = self.eliminated.as_slice() else { return Vec::new() };
        let everywhere = |finding: &&Finding| {
            others.iter().all(|(_, findings)| findings.iter().any(|other| finding.says_the_same(other)))
        };
        let common: Vec<Finding> = first.iter().filter(everywhere).cloned().collect();
        if !common.is_empty() {
            return common;
        }
        // Group the assignments that are eliminated for the same reason.
        let mut grouped: Vec<(&Message, Vec<&PartialFilling<E>>)> = Vec::new();
        for (filling, findings) in &self.eliminated {
            let Some(why) = findings.first().map(|finding| &finding.message) else { continue };
            match grouped.iter_mut().find(|(known, _)| *known == why) {
                Some((_, same)) => same.push(filling),
                None => grouped.push((why, vec![filling])),
            }
        }
        let more = grouped.len().saturating_sub(MAX_LISTED);
        let placed = |filling: &&PartialFilling<E>| {
            self.placed(filling.iter().map(|(at, content)| (&self.entries[*at], *content)))
        };
        let reason = |(why, fillings): &(&Message, Vec<&PartialFilling<E>>)| Reason {
            fillings: fillings.iter().take(MAX_LISTED_PER_REASON).map(placed).collect(),
            others: fillings.len().saturating_sub(MAX_LISTED_PER_REASON),
            why: (*why).clone(),
        };
        let reasons = grouped.iter().take(MAX_LISTED).map(reason).collect();
        let squares = self.open_names();
        let message = OpenFinding::NothingFits { squares: squares.clone(), reasons, more };
        let layers = self
            .eliminated
            .iter()
            .flat_map(|(_, findings)| findings.iter().filter_map(|finding| finding.layer));
        let layer = layers.max().unwrap_or(Layer::WellFormed);
        vec![message.squares(squares).layer(layer)]
    }
}

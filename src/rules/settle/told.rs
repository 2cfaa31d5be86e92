//! Messages about open squares.

use super::narrowing::{Candidates, Elimination, Filling, Narrowing};
use super::open::{Content, OpenPosition};
use crate::rules::{Finding, Layer};
use crate::text::Code;

/// Maximum number of assignments or reasons listed one by one.
const MAX_LISTED: usize = 6;
/// Maximum number of eliminated assignments listed for the same reason.
const MAX_LISTED_PER_REASON: usize = 3;

const TYPED_HINT: &str = "put what lies there in place of each `?`";
const PHOTO_HINT: &str = "look at the table, correct the text that `tablier read` prints, and check that; or take the \
                          picture again: in even light, from nearer and from higher above";
const NEW_PHOTO_HINT: &str = "take the picture again: in even light, without reflections and shadows, not over-exposed, from \
                          nearer and from higher above, held still; or correct the text that `tablier read` prints, \
                          and check that";

/// The finding for a setup with open squares where no deduction was attempted.
pub fn unclear(code: Code, squares: Vec<String>) -> Finding {
    let message = format!("what lies on {} is not known", listed(&squares));
    Finding::new(code, message).squares(squares).hint(TYPED_HINT)
}

impl<O: OpenPosition> Narrowing<'_, O> {
    /// Contents of a square as typed: `L`, or `.` if empty.
    pub(super) fn typed_content(&self, square: O::Square, content: Content<O>) -> String {
        content.map_or_else(|| ".".to_owned(), |piece| self.position.written(square, piece))
    }

    /// Contents of a square in words: `L`, `empty`.
    pub(super) fn content_in_words(&self, square: O::Square, content: Content<O>) -> String {
        content.map_or_else(|| "empty".to_owned(), |piece| self.position.written(square, piece))
    }

    /// An assignment in words: `a3 L, b4 empty`.
    pub(super) fn describe<'p>(
        &self,
        filling: impl Iterator<Item = (&'p Candidates<O>, Content<O>)>,
    ) -> String
    where
        O: 'p,
    {
        let words = filling.map(|(entry, content)| {
            format!("{} {}", entry.name, self.content_in_words(entry.square, content))
        });
        words.collect::<Vec<_>>().join(", ")
    }

    /// Sentences about the deduced squares.
    pub(super) fn notes(&self) -> Vec<String> {
        let settled: Vec<(&Candidates<O>, Content<O>)> = self.settled().collect();
        let by = if self.ruled_out() { "box, board and rules" } else { "box and board" };
        // Where candidates were given, not all possible contents have been tried.
        let hinted = |entry: &Candidates<O>| self.hinted.contains(&entry.square);
        if settled.len() > 1 && settled.len() == self.entries.len() {
            let names: Vec<String> = settled.iter().map(|(entry, _)| entry.name.clone()).collect();
            let only = match settled.iter().any(|(entry, _)| hinted(entry)) {
                true => format!("of what they looked like, {by} allow only this"),
                false => format!("{by} leave only this"),
            };
            let initial = self.describe(self.settled());
            return vec![format!("{} were not clear; {only}: {initial}", listed(&names))];
        }
        let note = |(entry, content): (&Candidates<O>, Content<O>)| {
            let (name, word) = (&entry.name, self.content_in_words(entry.square, content));
            match hinted(entry) {
                true => format!("{name} was not clear; of what it looked like, {by} allow only {word}"),
                false => format!("{name} was not clear; {by} leave only {word}"),
            }
        };
        settled.into_iter().map(note).collect()
    }

    /// Returns true if the rules have eliminated anything.
    fn ruled_out(&self) -> bool {
        let by_rules = |(_, findings): &Elimination| {
            findings.iter().any(|finding| finding.layer == Some(Layer::Reachable))
        };
        self.ruled && self.eliminated.iter().any(by_rules)
    }

    fn open_names(&self) -> Vec<String> {
        self.unsettled().map(|entry| entry.name.clone()).collect()
    }

    /// The open squares with their remaining candidates.
    fn candidate_list(&self) -> String {
        let each = self.unsettled().map(|entry| {
            let words: Vec<String> =
                entry.may.iter().map(|content| self.content_in_words(entry.square, *content)).collect();
            match words.as_slice() {
                [] => format!("{} is not known", entry.name),
                [only] => format!("{} may be {only}", entry.name),
                [others @ .., last] => format!("{} may be {} or {last}", entry.name, others.join(", ")),
            }
        });
        each.collect::<Vec<_>>().join("; ")
    }

    fn unclear(&self, message: String, hint: &str) -> Finding {
        Finding::new(O::CODES.unclear, message).squares(self.open_names()).hint(hint)
    }

    fn hint(&self) -> &'static str {
        if self.has_hints() { PHOTO_HINT } else { TYPED_HINT }
    }

    /// The clear squares contradict box and board, and many squares are unclear.
    pub(super) fn poor_photo(&self, faults: &[Finding]) -> Finding {
        let against = faults.first().map(|fault| format!(" ({})", fault.message)).unwrap_or_default();
        let message = format!(
            "what lies on {} is not clear, and what was read of the others goes against box and board{against}: so \
             much was not seen that the rest cannot be relied on",
            listed(&self.open_names())
        );
        self.unclear(message, NEW_PHOTO_HINT)
    }

    pub(super) fn too_many(&self) -> Finding {
        let message = format!(
            "what lies on {} is not clear; there are too many ways to fill it in, and they have not been tried",
            listed(&self.open_names())
        );
        self.unclear(message, if self.has_hints() { NEW_PHOTO_HINT } else { TYPED_HINT })
    }

    pub(super) fn none_left(&self) -> Finding {
        let allowed = match self.ruled_out() {
            true => "is allowed by box, board and rules",
            false => "is allowed by box and board",
        };
        let message = format!(
            "what lies on {} is not clear, and none of what it may be {allowed}: {}",
            listed(&self.open_names()),
            self.candidate_list()
        );
        self.unclear(message, self.hint())
    }

    pub(super) fn several_left(&self, fillings: &[Filling<O>]) -> Finding {
        let names = self.open_names();
        let mut message = format!("what lies on {} is not clear: {}", listed(&names), self.candidate_list());
        if names.len() > 1 && fillings.len() <= MAX_LISTED {
            let open = |filling: &Filling<O>| {
                let each = self.entries.iter().zip(filling).filter(|(entry, _)| entry.certain().is_none());
                let words = each.map(|(entry, content)| {
                    format!("{} {}", entry.name, self.typed_content(entry.square, *content))
                });
                words.collect::<Vec<_>>().join(", ")
            };
            let mut fillings: Vec<&Filling<O>> = fillings.iter().collect();
            fillings.sort_by_key(|filling| self.unlikely(filling));
            let initial: Vec<String> = fillings.into_iter().map(open).collect();
            message += &format!(". Possible together: {}", initial.join("; or "));
        }
        self.unclear(message, self.hint())
    }

    /// How unlikely an assignment is: the sum of the ranks of its contents among the candidates.
    fn unlikely(&self, filling: &Filling<O>) -> usize {
        let ranks = self.initial.iter().zip(filling);
        ranks.filter_map(|(entry, content)| entry.may.iter().position(|known| known == content)).sum()
    }

    /// The reasons why the position is illegal after all possible contents have been tried: the findings common to
    /// all eliminated assignments, or else one finding that lists them.
    pub(super) fn all_contents_fail(&self) -> Vec<Finding> {
        let same = |one: &Finding, other: &Finding| (one.code, &one.message) == (other.code, &other.message);
        let [(_, first), others @ ..] = self.eliminated.as_slice() else { return Vec::new() };
        let everywhere = |finding: &&Finding| {
            others.iter().all(|(_, findings)| findings.iter().any(|other| same(finding, other)))
        };
        let common: Vec<Finding> = first.iter().filter(everywhere).cloned().collect();
        if !common.is_empty() {
            return common;
        }
        // Group the assignments that are eliminated for the same reason.
        let mut reasons: Vec<(String, Vec<&str>)> = Vec::new();
        for (content, findings) in &self.eliminated {
            let why = findings.first().map(|finding| finding.message.to_string()).unwrap_or_default();
            match reasons.iter_mut().find(|(known, _)| *known == why) {
                Some((_, same)) => same.push(content),
                None => reasons.push((why, vec![content])),
            }
        }
        let together = |content: &[&str]| {
            let some = content.iter().take(MAX_LISTED_PER_REASON).copied().collect::<Vec<_>>().join(" or ");
            let others = content.len().saturating_sub(MAX_LISTED_PER_REASON);
            if others == 0 { some } else { format!("{some} or {others} others") }
        };
        let mut initial: Vec<String> = reasons
            .iter()
            .take(MAX_LISTED)
            .map(|(why, content)| format!("{}: {why}", together(content)))
            .collect();
        if let Some(more @ 1..) = reasons.len().checked_sub(MAX_LISTED) {
            initial.push(format!("and {more} more reasons against the rest, all of which has been tried"));
        }
        let names = self.open_names();
        let message =
            format!("whatever lies on {}, the position is illegal. {}", listed(&names), initial.join("; "));
        let layers = self
            .eliminated
            .iter()
            .flat_map(|(_, findings)| findings.iter().filter_map(|finding| finding.layer));
        let layer = layers.max().unwrap_or(Layer::WellFormed);
        let finding = Finding::new(O::CODES.nothing_fits, message).squares(names);
        vec![finding.layer(layer)]
    }
}

/// `c3`, `c3 and d4`, `c3, d4 and e5`; long lists are truncated.
fn listed(names: &[String]) -> String {
    const MAX_NAMES: usize = 12;
    match names {
        [] => String::new(),
        [only] => only.clone(),
        [others @ .., last] if names.len() <= MAX_NAMES + 1 => format!("{} and {last}", others.join(", ")),
        many => {
            let shown: Vec<_> = many.iter().take(MAX_NAMES).cloned().collect();
            format!("{} and {} more squares", shown.join(", "), many.len() - MAX_NAMES)
        }
    }
}

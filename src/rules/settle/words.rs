//! What is said of open squares.

use super::doubt::{Doubt, Dropped, Place, Way};
use super::open::{Open, What};
use crate::rules::{Finding, Layer};

/// How many ways are told one by one.
const TOLD: usize = 6;
/// How many things that drop out for one reason are told one by one.
const ALIKE: usize = 3;

const TYPED_HINT: &str = "put what lies there in place of each `?`";
const PHOTO_HINT: &str = "look at the table, correct the text that `tablier read` prints, and check that; or take the \
                          picture again: in even light, from nearer and from higher above";
const AGAIN_HINT: &str = "take the picture again: in even light, without reflections and shadows, not over-exposed, from \
                          nearer and from higher above, held still; or correct the text that `tablier read` prints, \
                          and check that";

/// What is said of a setup that leaves squares open, where nobody has tried to settle them.
pub fn unclear(code: &'static str, squares: Vec<String>) -> Finding {
    let message = format!("what lies on {} is not known", listed(&squares));
    Finding::unclear(code, message, squares).hint(TYPED_HINT)
}

impl<O: Open> Doubt<'_, O> {
    /// What lies on a square as it is typed: `L`, `.` for nothing.
    pub(super) fn sign(&self, square: O::Square, what: What<O>) -> String {
        what.map_or_else(|| ".".to_owned(), |piece| self.position.written(square, piece))
    }

    /// What lies on a square in words: `L`, `empty`.
    pub(super) fn word(&self, square: O::Square, what: What<O>) -> String {
        what.map_or_else(|| "empty".to_owned(), |piece| self.position.written(square, piece))
    }

    /// What lies on places: `a3 L, b4 empty`.
    pub(super) fn told_as<'p>(&self, way: impl Iterator<Item = (&'p Place<O>, What<O>)>) -> String
    where
        O: 'p,
    {
        let words = way.map(|(place, what)| format!("{} {}", place.name, self.word(place.square, what)));
        words.collect::<Vec<_>>().join(", ")
    }

    /// What is settled.
    pub(super) fn notes(&self) -> Vec<String> {
        let settled: Vec<(&Place<O>, What<O>)> = self.settled().collect();
        let by = if self.ruled_out() { "box, board and rules" } else { "box and board" };
        // Of a square that somebody described, not everything that may lie there has been tried.
        let likely = |place: &Place<O>| self.likely.contains(&place.square);
        if settled.len() > 1 && settled.len() == self.places.len() {
            let names: Vec<String> = settled.iter().map(|(place, _)| place.name.clone()).collect();
            let only = match settled.iter().any(|(place, _)| likely(place)) {
                true => format!("of what they looked like, {by} allow only this"),
                false => format!("{by} leave only this"),
            };
            let told = self.told_as(self.settled());
            return vec![format!("{} were not clear; {only}: {told}", listed(&names))];
        }
        let note = |(place, what): (&Place<O>, What<O>)| {
            let (name, word) = (&place.name, self.word(place.square, what));
            match likely(place) {
                true => format!("{name} was not clear; of what it looked like, {by} allow only {word}"),
                false => format!("{name} was not clear; {by} leave only {word}"),
            }
        };
        settled.into_iter().map(note).collect()
    }

    /// Whether anything has dropped out by the rules.
    fn ruled_out(&self) -> bool {
        let by_rules =
            |(_, findings): &Dropped| findings.iter().any(|finding| finding.layer == Layer::Reachable);
        self.ruled && self.dropped.iter().any(by_rules)
    }

    fn open_names(&self) -> Vec<String> {
        self.unsettled().map(|place| place.name.clone()).collect()
    }

    /// The places that are open, each with what may lie there.
    fn each(&self) -> String {
        let each = self.unsettled().map(|place| {
            let words: Vec<String> = place.may.iter().map(|what| self.word(place.square, *what)).collect();
            match words.as_slice() {
                [] => format!("{} is not known", place.name),
                [only] => format!("{} may be {only}", place.name),
                [others @ .., last] => format!("{} may be {} or {last}", place.name, others.join(", ")),
            }
        });
        each.collect::<Vec<_>>().join("; ")
    }

    fn unclear(&self, message: String, hint: &str) -> Finding {
        Finding::unclear(O::CODES.unclear, message, self.open_names()).hint(hint)
    }

    fn hint(&self) -> &'static str {
        if self.was_seen() { PHOTO_HINT } else { TYPED_HINT }
    }

    /// What was seen goes against box and board, and much was not seen.
    pub(super) fn poor(&self, faults: &[Finding]) -> Finding {
        let against = faults.first().map(|fault| format!(" ({})", fault.message)).unwrap_or_default();
        let message = format!(
            "what lies on {} is not clear, and what was read of the others goes against box and board{against}: so \
             much was not seen that the rest cannot be relied on",
            listed(&self.open_names())
        );
        self.unclear(message, AGAIN_HINT)
    }

    pub(super) fn too_many(&self) -> Finding {
        let message = format!(
            "what lies on {} is not clear; there are too many ways to fill it in, and they have not been tried",
            listed(&self.open_names())
        );
        self.unclear(message, if self.was_seen() { AGAIN_HINT } else { TYPED_HINT })
    }

    pub(super) fn none_left(&self) -> Finding {
        let allowed = match self.ruled_out() {
            true => "is allowed by box, board and rules",
            false => "is allowed by box and board",
        };
        let message = format!(
            "what lies on {} is not clear, and none of what it may be {allowed}: {}",
            listed(&self.open_names()),
            self.each()
        );
        self.unclear(message, self.hint())
    }

    pub(super) fn several_left(&self, ways: &[Way<O>]) -> Finding {
        let names = self.open_names();
        let mut message = format!("what lies on {} is not clear: {}", listed(&names), self.each());
        if names.len() > 1 && ways.len() <= TOLD {
            let open = |way: &Way<O>| {
                let each = self.places.iter().zip(way).filter(|(place, _)| place.certain().is_none());
                let words =
                    each.map(|(place, what)| format!("{} {}", place.name, self.sign(place.square, *what)));
                words.collect::<Vec<_>>().join(", ")
            };
            let mut ways: Vec<&Way<O>> = ways.iter().collect();
            ways.sort_by_key(|way| self.unlikely(way));
            let told: Vec<String> = ways.into_iter().map(open).collect();
            message += &format!(". Possible together: {}", told.join("; or "));
        }
        self.unclear(message, self.hint())
    }

    /// How unlikely a way is: the sum of how many likelier things there are on each place.
    fn unlikely(&self, way: &Way<O>) -> usize {
        let ranks = self.told.iter().zip(way);
        ranks.filter_map(|(place, what)| place.may.iter().position(|known| known == what)).sum()
    }

    /// Why the position is illegal where everything has been tried and nothing can lie on the open squares: what is
    /// said of all that has dropped out; else of each.
    pub(super) fn whatever_lies_there(&self) -> Vec<Finding> {
        let same = |one: &Finding, other: &Finding| (one.code, &one.message) == (other.code, &other.message);
        let [(_, first), others @ ..] = self.dropped.as_slice() else { return Vec::new() };
        let everywhere = |finding: &&Finding| {
            others.iter().all(|(_, findings)| findings.iter().any(|other| same(finding, other)))
        };
        let common: Vec<Finding> = first.iter().filter(everywhere).cloned().collect();
        if !common.is_empty() {
            return common;
        }
        // What drops out for one reason is told together.
        let mut reasons: Vec<(&str, Vec<&str>)> = Vec::new();
        for (what, findings) in &self.dropped {
            let why = findings.first().map(|finding| finding.message.as_str()).unwrap_or_default();
            match reasons.iter_mut().find(|(known, _)| *known == why) {
                Some((_, same)) => same.push(what),
                None => reasons.push((why, vec![what])),
            }
        }
        let together = |what: &[&str]| {
            let some = what.iter().take(ALIKE).copied().collect::<Vec<_>>().join(" or ");
            let others = what.len().saturating_sub(ALIKE);
            if others == 0 { some } else { format!("{some} or {others} others") }
        };
        let mut told: Vec<String> =
            reasons.iter().take(TOLD).map(|(why, what)| format!("{}: {why}", together(what))).collect();
        if let Some(more @ 1..) = reasons.len().checked_sub(TOLD) {
            told.push(format!("and {more} more reasons against the rest, all of which has been tried"));
        }
        let names = self.open_names();
        let message =
            format!("whatever lies on {}, the position is illegal. {}", listed(&names), told.join("; "));
        let layers =
            self.dropped.iter().flat_map(|(_, findings)| findings.iter().map(|finding| finding.layer));
        let layer = layers.max().unwrap_or(Layer::WellFormed);
        let finding = Finding::malformed(O::CODES.nothing_fits, message, "").squares(names);
        vec![Finding { layer, ..finding }]
    }
}

/// `c3`, `c3 and d4`, `c3, d4 and e5`; of very many the first.
fn listed(names: &[String]) -> String {
    const SHOWN: usize = 12;
    match names {
        [] => String::new(),
        [only] => only.clone(),
        [others @ .., last] if names.len() <= SHOWN + 1 => format!("{} and {last}", others.join(", ")),
        many => {
            let shown: Vec<_> = many.iter().take(SHOWN).cloned().collect();
            format!("{} and {} more squares", shown.join(", "), many.len() - SHOWN)
        }
    }
}

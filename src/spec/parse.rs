//! Deserialises tables into the typed spec, with all faults.
//!
//! A deserialiser stops at the first error. So the offending value is noted and removed from the tree, and the tree
//! is deserialised again, until there is no error left.

use std::collections::BTreeSet;
use std::ops::Range;

use serde::de::DeserializeOwned;
use toml::Spanned;
use toml::de::{DeTable, Error};

use super::phrase::{self, Phrase};
use super::read::UnparsedKeys;
use super::stumble::{RemovedValue, take_out};
use super::words::{ValueFinding, ValueHint};
use crate::text::{Finding, meant};

/// Maximum amount of text parsed again after faults, in bytes: enough for all faults of any spec typed by hand, and
/// parsed in a second.
const MAX_REPARSED_BYTES: usize = 8 * 1024 * 1024;
/// Minimum and maximum number of rounds.
const ROUND_BOUNDS: (usize, usize) = (2, 1000);

/// Deserialises the tables of a text.
pub(super) struct Parser {
    /// Faults in what could not be deserialised.
    pub faults: Vec<Finding>,
    /// What can be printed but is probably not meant.
    pub notes: Vec<Finding>,
    /// Keys that could not be deserialised.
    pub lost: UnparsedKeys,
    /// Whether parsing ended early.
    pub more: bool,
    lines: Lines,
    /// The lines that are not valid TOML.
    broken: BTreeSet<usize>,
    /// How many times a table may still be deserialised again.
    rounds: usize,
}

impl Parser {
    /// `broken`: the spans of the lines that are not valid TOML.
    pub(super) fn new(text: &str, broken: impl Iterator<Item = usize>, lost: UnparsedKeys) -> Parser {
        let lines = Lines::new(text);
        let broken = broken.map(|at| lines.at(at)).collect();
        let rounds = (MAX_REPARSED_BYTES / text.len().max(1)).clamp(ROUND_BOUNDS.0, ROUND_BOUNDS.1);
        Parser { faults: Vec::new(), notes: Vec::new(), lost, more: false, lines, broken, rounds }
    }

    /// Deserialises a table, as far as its faults allow. Values at fault are removed from it. `mend` may change a value
    /// that has the wrong type instead; it gets the message and the span.
    pub(super) fn parsed<'t, T: DeserializeOwned + Default>(
        &mut self,
        tree: &mut Spanned<DeTable<'t>>,
        mut mend: impl FnMut(&mut DeTable<'t>, &str, &Range<usize>) -> bool,
    ) -> T {
        // Lists and tables from which something was removed; what they now lack is not reported.
        let mut spoiled: Vec<Range<usize>> = Vec::new();
        // A list of words without one of them is not what was typed, so in the end the whole list is removed.
        let mut lists: BTreeSet<(usize, usize)> = BTreeSet::new();
        loop {
            match T::deserialize(toml::Deserializer::from(tree.clone())) {
                Ok(_) if !lists.is_empty() => {
                    for (start, end) in std::mem::take(&mut lists) {
                        take_out(tree, &(start..end));
                    }
                }
                Ok(parsed) => return parsed,
                Err(_) if self.rounds == 0 => {
                    self.more = true;
                    return T::default();
                }
                Err(error) => {
                    let span = error.span().unwrap_or(0..0);
                    if mend(tree.get_mut(), error.message(), &span) {
                        continue;
                    }
                    self.rounds -= 1;
                    let phrase = phrase::parse(error.message());
                    let stumble = take_out(tree, &span);
                    let consequence = spoiled.contains(&span);
                    if let Some(stumble) = &stumble {
                        if let Some(word) = phrase.meant() {
                            self.lost.add(&stumble.table, word);
                        }
                        self.lost.add(&stumble.table, &stumble.key);
                        spoiled.push(stumble.within.clone());
                        if stumble.listed {
                            lists.insert((stumble.within.start, stumble.within.end));
                        }
                    }
                    // An incomplete table looks like one of the wrong type.
                    let half = !self.broken.is_empty() && error.message().starts_with("invalid type: map");
                    if !half && !consequence && !self.broken.contains(&self.lines.at(span.start)) {
                        self.faults.push(fault(&error, phrase, stumble.as_ref(), span));
                    }
                    if stumble.is_none() {
                        self.more = true;
                        return T::default();
                    }
                }
            }
        }
    }
}

/// The ends of the lines of a text.
pub(super) struct Lines(Vec<usize>);

impl Lines {
    pub(super) fn new(text: &str) -> Lines {
        Lines(text.match_indices('\n').map(|(at, _)| at).collect())
    }

    /// The index of the line with the byte `at`.
    pub(super) fn at(&self, at: usize) -> usize {
        self.0.partition_point(|end| *end < at)
    }
}

/// Keys of a face that are easily typed into a piece by mistake.
const FACE_KEYS: [&str; 9] =
    ["color", "background", "text", "symbol", "ports", "art", "picture", "pattern", "like"];

fn fault(error: &Error, phrase: Phrase, stumble: Option<&RemovedValue>, span: Range<usize>) -> Finding {
    let key = stumble.map_or("", |stumble| stumble.key.as_str());
    match &phrase {
        Phrase::UnknownKey { typed, known }
            if phrase.meant().is_none() && known.iter().any(|key| key == "front") =>
        {
            match FACE_KEYS.iter().copied().find(|key| key == typed || meant(typed, [*key]).is_some()) {
                Some(key) => Finding::new(ValueFinding::UnknownKey { typed: typed.clone() })
                    .at(span)
                    .hint(ValueHint::KeyOfFace { key: key.to_owned() }),
                None => phrase.fault(span),
            }
        }
        _ if error.message().starts_with("invalid type: map, expected a sequence") => {
            Finding::new(ValueFinding::ListOfTables { key: key.to_owned() })
                .at(span)
                .hint(ValueHint::TwoBrackets { key: key.to_owned() })
        }
        _ => phrase.fault(span),
    }
}

impl Phrase {
    /// The key that was probably meant by an unknown key.
    fn meant(&self) -> Option<&str> {
        match self {
            Phrase::UnknownKey { typed, known } => meant(typed, known.iter().map(String::as_str)),
            _ => None,
        }
    }
}

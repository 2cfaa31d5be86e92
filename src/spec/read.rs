//! Text → the TOML as typed, with all that is wrong with it.
//!
//! A deserialiser stops at the first thing that it does not understand. So what it stumbles over is noted,
//! taken out of the tree, and the rest is read again, until nothing is left to stumble over.

use std::collections::BTreeSet;
use std::ops::Range;

use serde::Deserialize;
use toml::de::{DeTable, Error};

use super::phrase::{self, Phrase};
use super::stumble::{Stumble, take_out};
use super::typed::Spec;
use crate::text::codes::SpecCode;
use crate::text::{Diagnostic, meant};

/// What was read.
#[derive(Debug, Default)]
pub struct ParsedSpec {
    /// All that could be understood.
    pub spec: Spec,
    /// What could not be.
    pub faults: Vec<Diagnostic>,
    /// Lines that are not TOML.
    pub broken: Vec<Diagnostic>,
    /// Keys that were typed but could not be understood. Nobody should be told that they are missing.
    pub lost: Lost,
    /// Whether the reading was given up before its end.
    pub more: bool,
}

/// Keys that were typed but could not be understood.
#[derive(Debug, Default)]
pub struct Lost {
    keys: BTreeSet<(usize, usize, String)>,
    all: bool,
    after: Option<usize>,
}

impl Lost {
    /// Whether `key` was typed, in whatever way, in the table at `span`.
    pub fn holds(&self, span: &Range<usize>, key: &str) -> bool {
        // A broken line may have taken any key with it.
        self.all || self.keys.contains(&(span.start, span.end, key.to_owned()))
    }

    /// Whether something of this name was typed anywhere, and may be what someone refers to.
    pub fn names(&self, name: &str) -> bool {
        self.all || self.keys.iter().any(|(.., key)| key == name)
    }

    /// Whether what stands at `span` may be in another table than it seems: the heading is broken under
    /// which it was typed.
    pub fn strays(&self, span: &Range<usize>) -> bool {
        self.after.is_some_and(|heading| span.start >= heading)
    }

    fn add(&mut self, span: &Range<usize>, key: &str) {
        self.keys.insert((span.start, span.end, key.to_owned()));
    }
}

/// How much text is read again and again, in bytes, in search of all that cannot be understood: a deserialiser
/// has to begin anew after each fault. Enough for every fault of every spec that a person typed.
const PATIENCE: usize = 20 * 1024 * 1024;
/// How often a spec is read again at least, and at most.
const ROUNDS: (usize, usize) = (50, 1000);

/// Reads a spec.
pub fn read(text: &str) -> ParsedSpec {
    let (mut tree, errors) = DeTable::parse_recoverable(text);
    let mut reading = ParsedSpec::default();
    reading.lost.all = !errors.is_empty();
    let lines = Lines::of(text);
    let mut broken = BTreeSet::new();
    for error in &errors {
        let span = error.span().unwrap_or(text.len()..text.len());
        // One slip of the pen can upset the parser several times on its way to the end of the line.
        if broken.insert(lines.at(span.start)) {
            reading.broken.push(phrase::syntax(error.message(), span));
        }
    }
    let headings = reading.broken.iter().map(|fault| line_start(text, fault.order().0));
    reading.lost.after =
        headings.filter(|at| text.get(*at..).is_some_and(|rest| rest.trim_start().starts_with('['))).min();
    let rounds = (PATIENCE / text.len().max(1)).clamp(ROUNDS.0, ROUNDS.1);
    // Lists and tables that something was taken out of. They lack it now, which is nobody's fault.
    let mut spoiled: Vec<Range<usize>> = Vec::new();
    // A list of words without one of them is not what was typed, so in the end all of it goes.
    let mut lists: BTreeSet<(usize, usize)> = BTreeSet::new();
    reading.more = true;
    for _ in 0..rounds {
        match Spec::deserialize(toml::Deserializer::from(tree.clone())) {
            Ok(_) if !lists.is_empty() => {
                for (start, end) in std::mem::take(&mut lists) {
                    take_out(&mut tree, &(start..end));
                }
            }
            Ok(spec) => {
                reading.spec = spec;
                reading.more = false;
                break;
            }
            Err(error) => {
                let span = error.span().unwrap_or(0..0);
                let phrase = phrase::understood(error.message());
                let stumble = take_out(&mut tree, &span);
                let consequence = spoiled.contains(&span);
                if let Some(stumble) = &stumble {
                    if let Some(word) = phrase.meant() {
                        reading.lost.add(&stumble.table, word);
                    }
                    reading.lost.add(&stumble.table, &stumble.key);
                    spoiled.push(stumble.within.clone());
                    if stumble.listed {
                        lists.insert((stumble.within.start, stumble.within.end));
                    }
                }
                // Half a table looks like one typed in the wrong way.
                let half = !broken.is_empty() && error.message().starts_with("invalid type: map");
                if !half && !consequence && !broken.contains(&lines.at(span.start)) {
                    reading.faults.push(fault(&error, phrase, stumble.as_ref(), span));
                }
                if stumble.is_none() {
                    break;
                }
            }
        }
    }
    reading
}

/// Whether a text is TOML and says anything, as a spec does and a typed position does not.
pub fn looks_like_one(text: &str) -> bool {
    DeTable::parse(text).is_ok_and(|table| !table.get_ref().is_empty())
}

/// Where the line begins that holds the byte `at`.
fn line_start(text: &str, at: usize) -> usize {
    text.as_bytes().iter().take(at).rposition(|byte| *byte == b'\n').map_or(0, |newline| newline + 1)
}

/// Where the lines of a text end.
struct Lines(Vec<usize>);

impl Lines {
    fn of(text: &str) -> Lines {
        Lines(text.bytes().enumerate().filter(|(_, byte)| *byte == b'\n').map(|(at, _)| at).collect())
    }

    /// The line that holds the byte `at`, counted from 0.
    fn at(&self, at: usize) -> usize {
        self.0.partition_point(|end| *end < at)
    }
}

/// What is easily typed into a piece rather than into its face.
const FACE_KEYS: [&str; 9] =
    ["color", "background", "text", "symbol", "ports", "art", "picture", "pattern", "like"];

fn fault(error: &Error, phrase: Phrase, stumble: Option<&Stumble>, span: Range<usize>) -> Diagnostic {
    let key = stumble.map_or("", |stumble| stumble.key.as_str());
    match &phrase {
        Phrase::UnknownKey { typed, known }
            if phrase.meant().is_none() && known.iter().any(|key| key == "front") =>
        {
            match FACE_KEYS.iter().copied().find(|key| meant(typed, [*key]).is_some()) {
                Some(key) => Diagnostic::new(SpecCode::UnknownKey, format!("unknown key `{typed}`"))
                    .at(span)
                    .hint(format!("`{key}` belongs to a face: `front = {{ {key} = … }}`")),
                None => phrase.fault(span),
            }
        }
        _ if error.message().starts_with("invalid type: map, expected a sequence") => {
            Diagnostic::new(SpecCode::Type, format!("`{key}` is a list of tables"))
                .at(span)
                .hint(format!("write `[[{key}]]` with two brackets"))
        }
        _ => phrase.fault(span),
    }
}

impl Phrase {
    /// The key that an unknown key probably stands for.
    fn meant(&self) -> Option<&str> {
        match self {
            Phrase::UnknownKey { typed, known } => meant(typed, known.iter().map(String::as_str)),
            _ => None,
        }
    }
}

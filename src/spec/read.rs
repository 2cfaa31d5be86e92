//! Text → the TOML as typed, with all that is wrong with it.
//!
//! A deserialiser stops at the first thing that it does not understand. So what it stumbles over is noted,
//! taken out of the tree, and the rest is read again, until nothing is left to stumble over.

use std::collections::BTreeSet;
use std::ops::Range;

use serde::Deserialize;
use toml::Spanned;
use toml::de::{DeArray, DeTable, DeValue, Error};

use super::fault::{Fault, meant};
use super::phrase::{self, Phrase};
use super::typed::Spec;

/// What was read.
#[derive(Debug, Default)]
pub struct Reading {
    /// All that could be understood.
    pub spec: Spec,
    /// What could not be.
    pub faults: Vec<Fault>,
    /// Lines that are not TOML.
    pub broken: Vec<Fault>,
    /// Keys that were typed but could not be understood. Nobody should be told that they are missing.
    pub lost: Lost,
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

// Whoever reads fifty messages has enough to do.
const ROUNDS: usize = 50;

/// Reads a spec.
pub fn read(text: &str) -> Reading {
    let (mut tree, errors) = DeTable::parse_recoverable(text);
    let mut reading = Reading::default();
    reading.lost.all = !errors.is_empty();
    let lines = Lines::of(text);
    let mut broken = BTreeSet::new();
    for error in &errors {
        let span = error.span().unwrap_or(text.len()..text.len());
        // One slip of the pen can upset the parser several times on its way to the end of the line.
        if broken.insert(lines.at(span.start)) && broken.len() <= ROUNDS {
            reading.broken.push(phrase::syntax(error.message(), span));
        }
    }
    let headings = reading.broken.iter().map(|fault| line_start(text, fault.span.start));
    reading.lost.after =
        headings.filter(|at| text.get(*at..).is_some_and(|rest| rest.trim_start().starts_with('['))).min();
    for _ in 0..ROUNDS {
        match Spec::deserialize(toml::Deserializer::from(tree.clone())) {
            Ok(spec) => {
                reading.spec = spec;
                break;
            }
            Err(error) => {
                let span = error.span().unwrap_or(0..0);
                let phrase = phrase::understood(error.message());
                let stumble = take_out(&mut tree, &span);
                if let (Some(stumble), Some(word)) = (&stumble, phrase.meant()) {
                    reading.lost.add(&stumble.table, word);
                }
                if let Some(stumble) = &stumble {
                    reading.lost.add(&stumble.table, &stumble.key);
                }
                // Half a table looks like one typed in the wrong way.
                let half = !broken.is_empty() && error.message().starts_with("invalid type: map");
                // Beyond the last broken line that was reported there may be more, and what follows from them.
                let full = reading.broken.len() == ROUNDS;
                if !half && !full && !broken.contains(&lines.at(span.start)) {
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

/// Where the line begins that holds the byte `at`.
fn line_start(text: &str, at: usize) -> usize {
    text.as_bytes()[..at.min(text.len())]
        .iter()
        .rposition(|byte| *byte == b'\n')
        .map_or(0, |newline| newline + 1)
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

fn fault(error: &Error, phrase: Phrase, stumble: Option<&Stumble>, span: Range<usize>) -> Fault {
    let key = stumble.map_or("", |stumble| stumble.key.as_str());
    match &phrase {
        Phrase::UnknownKey { typed, known }
            if phrase.meant().is_none() && known.iter().any(|key| key == "front") =>
        {
            match FACE_KEYS.iter().copied().find(|key| meant(typed, [*key]).is_some()) {
                Some(key) => Fault::new(span, format!("unknown key `{typed}`"))
                    .hint(format!("`{key}` belongs to a face: `front = {{ {key} = … }}`")),
                None => phrase.fault(span),
            }
        }
        _ if error.message().starts_with("invalid type: map, expected a sequence") => {
            Fault::new(span, format!("`{key}` is a list of tables"))
                .hint(format!("write `[[{key}]]` with two brackets"))
        }
        _ => phrase.fault(span),
    }
}

/// What was taken out of the tree.
struct Stumble {
    /// Where the table is that held it.
    table: Range<usize>,
    /// Its key in that table.
    key: String,
}

/// Takes out the key or the value at `span`: exactly that one, or else the smallest one round it.
fn take_out(tree: &mut Spanned<DeTable>, span: &Range<usize>) -> Option<Stumble> {
    let mut found = Found { best: None, span: span.clone() };
    let table = tree.span();
    found.search(tree.get_ref(), &table, &mut Vec::new());
    let (_, table, path) = found.best?;
    let key = path.iter().rev().find_map(|step| match step {
        Step::Key(key) => Some(key.clone()),
        Step::Element(_) => None,
    })?;
    remove(tree.get_mut(), &path);
    Some(Stumble { table, key })
}

#[derive(Clone)]
enum Step {
    Key(String),
    Element(usize),
}

struct Found {
    span: Range<usize>,
    /// How many bytes too many, the table that holds it, and the way there.
    best: Option<(usize, Range<usize>, Vec<Step>)>,
}

impl Found {
    fn offer(&mut self, at: &Range<usize>, table: &Range<usize>, path: &[Step]) {
        if at.start > self.span.start || at.end < self.span.end {
            return;
        }
        let excess = at.len() - self.span.len();
        // Among equals the deepest: a table that a dotted key implies has the span of its key.
        if self.best.as_ref().is_none_or(|(best, ..)| excess <= *best) {
            self.best = Some((excess, table.clone(), path.to_vec()));
        }
    }

    fn search(&mut self, table: &DeTable, at: &Range<usize>, path: &mut Vec<Step>) {
        for (key, value) in table.iter() {
            path.push(Step::Key(key.get_ref().to_string()));
            self.offer(&key.span(), at, path);
            self.offer(&value.span(), at, path);
            match value.get_ref() {
                DeValue::Table(inner) => self.search(inner, &value.span(), path),
                DeValue::Array(elements) => {
                    for (index, element) in elements.iter().enumerate() {
                        // A list of words without one of them is not what was typed, so a plain list is lost as a
                        // whole; tables in a list stand for themselves.
                        if let DeValue::Table(inner) = element.get_ref() {
                            path.push(Step::Element(index));
                            self.offer(&element.span(), at, path);
                            self.search(inner, &element.span(), path);
                            path.pop();
                        } else {
                            self.offer(&element.span(), at, path);
                        }
                    }
                }
                _ => {}
            }
            path.pop();
        }
    }
}

fn remove(table: &mut DeTable, path: &[Step]) {
    match path {
        [Step::Key(key)] => {
            table.remove(key.as_str());
        }
        [Step::Key(key), Step::Element(index), rest @ ..] => {
            let Some(DeValue::Array(elements)) = table.get_mut(key.as_str()).map(Spanned::get_mut) else {
                return;
            };
            if rest.is_empty() {
                let mut kept = std::mem::replace(elements, DeArray::new()).into_iter().collect::<Vec<_>>();
                if *index < kept.len() {
                    kept.remove(*index);
                }
                *elements = kept.into_iter().collect();
            } else if let Some(DeValue::Table(inner)) = elements.get_mut(*index).map(Spanned::get_mut) {
                remove(inner, rest);
            }
        }
        [Step::Key(key), rest @ ..] => {
            if let Some(DeValue::Table(inner)) = table.get_mut(key.as_str()).map(Spanned::get_mut) {
                remove(inner, rest);
            }
        }
        _ => {}
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

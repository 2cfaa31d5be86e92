//! Parses the text into the typed spec, with all faults.
//!
//! A deserialiser stops at the first error. So the offending value is noted and removed from the tree, and the tree
//! is deserialised again, until there is no error left.

use std::collections::BTreeSet;
use std::ops::Range;

use serde::Deserialize;
use toml::Spanned;
use toml::de::{DeArray, DeTable, DeValue, Error};

use super::limits;
use super::phrase::{self, Phrase};
use super::stumble::{RemovedValue, take_out};
use super::typed::{LISTS_OF_TABLES, Spec};
use super::words::{PieceFinding, PieceHint, ValueFinding, ValueHint, WholeFinding, WholeHint};
use crate::text::{Finding, meant};

/// The result of parsing.
#[derive(Debug, Default)]
pub(crate) struct ParsedSpec {
    /// Everything that could be parsed.
    pub spec: Spec,
    /// Faults in everything else.
    pub faults: Vec<Finding>,
    /// Lines that are not valid TOML.
    pub broken: Vec<Finding>,
    /// Keys that could not be parsed; they must not be reported as missing.
    pub lost: UnparsedKeys,
    /// Whether parsing ended early.
    pub more: bool,
}

/// Keys that were typed but could not be parsed.
#[derive(Debug, Default)]
pub(crate) struct UnparsedKeys {
    keys: BTreeSet<(usize, usize, String)>,
    all: bool,
    after: Option<usize>,
}

impl UnparsedKeys {
    /// Whether `key` was typed in the table at `span`, in whatever form.
    pub(crate) fn holds(&self, span: &Range<usize>, key: &str) -> bool {
        // A broken line may have contained any key.
        self.all || self.keys.contains(&(span.start, span.end, key.to_owned()))
    }

    /// Whether something with this name was typed anywhere, so that a reference to it is not a fault.
    pub(crate) fn names(&self, name: &str) -> bool {
        self.all || self.keys.iter().any(|(.., key)| key == name)
    }

    /// Whether everything was parsed.
    pub(crate) fn is_empty(&self) -> bool {
        !self.all && self.keys.is_empty()
    }

    /// Whether the value at `span` may belong to another table than it seems, since its heading is broken.
    pub(crate) fn may_belong_elsewhere(&self, span: &Range<usize>) -> bool {
        self.after.is_some_and(|heading| span.start >= heading)
    }

    fn add(&mut self, span: &Range<usize>, key: &str) {
        self.keys.insert((span.start, span.end, key.to_owned()));
    }
}

/// Maximum amount of text parsed again after faults, in bytes: enough for all faults of any spec typed by hand, and
/// parsed in a second.
const MAX_REPARSED_BYTES: usize = 8 * 1024 * 1024;
/// Minimum and maximum number of rounds.
const ROUND_BOUNDS: (usize, usize) = (2, 1000);
/// Maximum size of a text whose invalid lines are all listed. Each takes a hundred times its size in memory.
const MAX_LISTED_BYTES: usize = 256 * 1024;

pub(crate) fn read(text: &str) -> ParsedSpec {
    if let Some(error) = Some(text).filter(|text| text.len() > MAX_LISTED_BYTES).and_then(first_error) {
        let span = error.span().unwrap_or(text.len()..text.len());
        let lost = UnparsedKeys { all: true, ..UnparsedKeys::default() };
        let broken = vec![phrase::syntax(error.message(), span)];
        return ParsedSpec { broken, lost, more: true, ..ParsedSpec::default() };
    }
    let (mut tree, errors) = DeTable::parse_recoverable(text);
    let mut reading = ParsedSpec::default();
    reading.lost.all = !errors.is_empty();
    let lines = Lines::new(text);
    let mut broken = BTreeSet::new();
    // The end of the second `[piece]`, whose keys are no second mistake.
    let mut second = 0;
    for error in &errors {
        let span = error.span().unwrap_or(text.len()..text.len());
        let is_doubled = error.message() == "duplicate key";
        if is_doubled && span.start < second {
            continue;
        }
        if let Some((table, end)) = list_heading(text, &span).filter(|_| is_doubled) {
            second = end;
            broken.insert(lines.at(span.start));
            let hint = ValueHint::TwoBracketsEach { key: table.to_owned() };
            reading.broken.push(phrase::syntax(error.message(), span).hint(hint));
            continue;
        }
        // One mistake can cause several syntax errors before the end of the line.
        if broken.insert(lines.at(span.start)) {
            reading.broken.push(phrase::syntax(error.message(), span));
        }
    }
    let headings = reading.broken.iter().map(|fault| line_start(text, fault.order().0));
    let is_heading = |at: &usize| {
        let line = text.get(*at..).and_then(|rest| rest.split('\n').next());
        line.is_some_and(|line| line.trim_start().starts_with('['))
    };
    reading.lost.after = headings.filter(is_heading).min();
    for (key, most, finding) in [
        ("board", limits::BOARDS, Finding::new(WholeFinding::TooManyBoards)),
        ("piece", limits::KINDS, Finding::new(PieceFinding::TooManyKinds)),
    ] {
        if let Some(span) = shorten(&mut tree, key, most) {
            reading.faults.push(finding.at(span).hint(PieceHint::SeveralRuns));
            // Others may refer to those left out.
            reading.lost.add(&tree.span(), key);
        }
    }
    if let Err(span) = count_tables(tree.get_ref(), &mut 0) {
        let fault = Finding::new(WholeFinding::TooManyTables).at(span);
        reading.faults.push(fault.hint(WholeHint::SeveralRunsOrOneSvg));
        reading.lost.all = true;
        reading.more = true;
        return reading;
    }
    let rounds = (MAX_REPARSED_BYTES / text.len().max(1)).clamp(ROUND_BOUNDS.0, ROUND_BOUNDS.1);
    // Lists and tables from which something was removed; what they now lack is not reported.
    let mut spoiled: Vec<Range<usize>> = Vec::new();
    // A list of words without one of them is not what was typed, so in the end the whole list is removed.
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
                let phrase = phrase::parse(error.message());
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
                // An incomplete table looks like one of the wrong type.
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

/// The first syntax error. The parser collects no others.
fn first_error(text: &str) -> Option<Error> {
    DeTable::parse(text).err()
}

/// Leaves out the tables of a list beyond `most`, before they are read: each takes a thousand bytes or more. Returns
/// the span of the first one left out.
fn shorten(tree: &mut Spanned<DeTable>, key: &str, most: usize) -> Option<Range<usize>> {
    let Some(DeValue::Array(tables)) = tree.get_mut().get_mut(key).map(Spanned::get_mut) else { return None };
    let first = tables.get(most)?.span();
    *tables = std::mem::replace(tables, DeArray::new()).into_iter().take(most).collect();
    Some(first)
}

/// Counts the tables in a table. The error is the span of the first one beyond the limit.
fn count_tables(table: &DeTable, count: &mut usize) -> Result<(), Range<usize>> {
    table.values().try_for_each(|value| count_tables_in(value, count))
}

fn count_tables_in(value: &Spanned<DeValue>, count: &mut usize) -> Result<(), Range<usize>> {
    match value.get_ref() {
        DeValue::Table(table) => {
            *count += 1;
            if *count > limits::TABLES { Err(value.span()) } else { count_tables(table, count) }
        }
        DeValue::Array(elements) => elements.iter().try_for_each(|element| count_tables_in(element, count)),
        _ => Ok(()),
    }
}

/// Whether a text is non-empty TOML, so that it is a spec and not a position.
pub fn looks_like_one(text: &str) -> bool {
    DeTable::parse(text).is_ok_and(|table| !table.get_ref().is_empty())
}

/// The table of a list whose heading has a single pair of brackets, `piece` of `[piece]`, and where its keys end. `key`
/// is the span of the last key in the heading.
fn list_heading<'a>(text: &'a str, key: &Range<usize>) -> Option<(&'a str, usize)> {
    let (at, rest) = (line_start(text, key.start), text.get(key.end..)?);
    let heading = text.get(at..key.end)?.trim_start().strip_prefix('[')?.trim();
    let is_list = heading.split('.').next_back().is_some_and(|last| LISTS_OF_TABLES.contains(&last));
    is_list.then(|| (heading, key.end + rest.find("\n[").unwrap_or(rest.len())))
}

/// The start of the line with the byte `at`.
fn line_start(text: &str, at: usize) -> usize {
    text.as_bytes().iter().take(at).rposition(|byte| *byte == b'\n').map_or(0, |newline| newline + 1)
}

/// The ends of the lines of a text.
struct Lines(Vec<usize>);

impl Lines {
    fn new(text: &str) -> Lines {
        Lines(text.bytes().enumerate().filter(|(_, byte)| *byte == b'\n').map(|(at, _)| at).collect())
    }

    /// The index of the line with the byte `at`.
    fn at(&self, at: usize) -> usize {
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

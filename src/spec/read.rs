//! Parses the text into the typed spec, with all faults.

use std::collections::BTreeSet;
use std::ops::Range;

use toml::Spanned;
use toml::de::{DeArray, DeTable, DeValue, Error};

use super::parse::{Lines, Parser};
use super::rows::{self, PieceRows};
use super::typed::{LISTS_OF_TABLES, Spec};
use super::words::{PieceFinding, PieceHint, ValueHint, WholeFinding, WholeHint};
use super::{Files, limits, phrase};
use crate::text::{Finding, Source, Texts};

/// The result of parsing.
#[derive(Debug)]
pub(crate) struct ParsedSpec {
    /// Everything that could be parsed, without its pieces.
    pub spec: Spec,
    /// The pieces, once for each row of their tables.
    pub pieces: Vec<PieceRows>,
    /// The spec, and the tables that it names.
    pub texts: Texts,
    /// Faults in everything else.
    pub faults: Vec<Finding>,
    /// What can be printed but is probably not meant.
    pub notes: Vec<Finding>,
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

    pub(super) fn add(&mut self, span: &Range<usize>, key: &str) {
        self.keys.insert((span.start, span.end, key.to_owned()));
    }
}

/// Maximum size of a text whose invalid lines are all listed. Each takes a hundred times its size in memory.
const MAX_LISTED_BYTES: usize = 256 * 1024;

/// Parses a spec, after a change of its TOML.
pub(crate) fn read(source: &Source, files: &dyn Files, change: fn(&mut DeTable)) -> ParsedSpec {
    let text = source.text.as_str();
    let mut reading = ParsedSpec {
        spec: Spec::default(),
        pieces: Vec::new(),
        texts: Texts::new(source.clone()),
        faults: Vec::new(),
        notes: Vec::new(),
        broken: Vec::new(),
        lost: UnparsedKeys::default(),
        more: false,
    };
    if let Some(error) = Some(text).filter(|text| text.len() > MAX_LISTED_BYTES).and_then(first_error) {
        let span = error.span().unwrap_or(text.len()..text.len());
        reading.lost.all = true;
        reading.broken.push(phrase::syntax(error.message(), span));
        return ParsedSpec { more: true, ..reading };
    }
    let (mut tree, errors) = DeTable::parse_recoverable(text);
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
        ("box", limits::BOXES, Finding::new(WholeFinding::TooManyBoxes)),
        ("scores", limits::BOXES, Finding::new(WholeFinding::TooManyScores)),
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
    let broken = reading.broken.iter().map(|fault| fault.order().0);
    let mut parser = Parser::new(text, broken, std::mem::take(&mut reading.lost));
    change(tree.get_mut());
    let elements = taken_tables(&mut tree, "piece");
    let faces = rows::face_templates(&mut tree, &elements);
    reading.spec = parser.parsed(&mut tree, |_, _, _| false);
    let mut tables = rows::Tables::new(files, &mut reading.texts);
    reading.pieces =
        elements.into_iter().map(|piece| rows::piece(piece, &faces, &mut tables, &mut parser)).collect();
    reading.faults.append(&mut parser.faults);
    reading.notes = parser.notes;
    (reading.lost, reading.more) = (parser.lost, parser.more);
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

/// Takes the tables out of a list, so that they are deserialised one by one.
fn taken_tables<'t>(tree: &mut Spanned<DeTable<'t>>, key: &str) -> Vec<Spanned<DeTable<'t>>> {
    let Some(DeValue::Array(elements)) = tree.get_mut().get_mut(key).map(Spanned::get_mut) else {
        return Vec::new();
    };
    let (mut tables, mut others) = (Vec::new(), DeArray::new());
    for element in std::mem::replace(elements, DeArray::new()) {
        let span = element.span();
        match element.into_inner() {
            DeValue::Table(table) => tables.push(Spanned::new(span, table)),
            other => others.push(Spanned::new(span, other)),
        }
    }
    *elements = others;
    tables
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

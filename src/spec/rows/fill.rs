//! Fills the placeholders of a table of the spec with the cells of a row.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use toml::Spanned;
use toml::de::{DeArray, DeTable, DeValue};

use super::csv::Cell;
use crate::spec::typed::MarkTable;
use crate::spec::words::{TableFinding, TableHint};
use crate::text::{Finding, did_you_mean};

/// A key whose braces may mean something else: unknown columns in it are left as they are.
const RAW_KEY: &str = "svg";

/// Lists whose elements mean the parts of a face by their order: an empty cell leaves an empty element.
const ORDERED_KEYS: [&str; 2] = ["split", "parts"];

/// Start and end of a span.
pub(super) type Place = (usize, usize);

/// What placeholders stand for.
#[derive(Clone, Copy, Debug)]
pub(super) enum Columns<'c> {
    /// `{}` is the word of a series; other braces are text.
    Word,
    /// `{name}` is the cell in a column, `{}` the one in the first column, `{{` a brace.
    Named(&'c [String]),
}

/// A part of a text with placeholders.
enum Part<'t> {
    Text(&'t str),
    /// The index of a column.
    Cell(usize),
    /// A column that is not there, with its braces.
    Unknown(&'t str),
}

impl<'c> Columns<'c> {
    /// Whether a text has a placeholder.
    pub(super) fn are_in(self, text: &str) -> bool {
        match self {
            Columns::Word => text.contains("{}"),
            Columns::Named(_) => text.contains('{') || text.contains("}}"),
        }
    }

    /// The first part of a text, and its length.
    fn part(self, text: &str) -> (Part<'_>, usize) {
        let plain = |length: usize| (Part::Text(text.get(..length).unwrap_or(text)), length);
        let Columns::Named(columns) = self else {
            let start = text.find("{}").unwrap_or(text.len());
            return if start == 0 { (Part::Cell(0), 2) } else { plain(start) };
        };
        if text.starts_with("{{") || text.starts_with("}}") {
            return (plain(1).0, 2);
        }
        if let Some((name, _)) = text.strip_prefix('{').and_then(|inner| inner.split_once('}')) {
            let length = name.len() + 2;
            let column = match name.trim() {
                "" => Some(0),
                name => columns.iter().position(|column| column == name),
            };
            let braced = text.get(..length).unwrap_or(text);
            return (column.map_or(Part::Unknown(braced), Part::Cell), length);
        }
        let brace = text.char_indices().skip(1).find(|(_, letter)| matches!(letter, '{' | '}'));
        plain(brace.map_or(text.len(), |(at, _)| at))
    }

    fn names(self) -> &'c [String] {
        match self {
            Columns::Word => &[],
            Columns::Named(columns) => columns,
        }
    }
}

/// Fills tables with the cells of one row after the other.
pub(super) struct Filler<'r> {
    columns: Columns<'r>,
    cells: &'r [Cell],
    /// How many bytes of text all rows may still take.
    left: usize,
    /// Values that are numbers, or true or false, by their places in the spec.
    plain: BTreeSet<Place>,
    /// The first cell of each filled value, by the place of the value in the spec.
    origins: BTreeMap<Place, Range<usize>>,
    /// The columns of values that are one cell, by the place of the value in the spec.
    whole: BTreeMap<Place, usize>,
    pub faults: Vec<Finding>,
    /// Whether there was a placeholder.
    pub found_any: bool,
}

impl<'r> Filler<'r> {
    pub(super) fn new(columns: Columns<'r>, left: usize) -> Filler<'r> {
        let (plain, origins, whole) = (BTreeSet::new(), BTreeMap::new(), BTreeMap::new());
        Filler { columns, cells: &[], left, plain, origins, whole, faults: Vec::new(), found_any: false }
    }

    /// Begins a row.
    pub(super) fn begin(&mut self, cells: &'r [Cell]) {
        self.cells = cells;
        self.origins.clear();
    }

    /// Whether the rows have as much text as they may.
    pub(super) fn is_exhausted(&self) -> bool {
        self.left == 0
    }

    /// Whether the rows are the words of a series.
    pub(super) fn is_of_series(&self) -> bool {
        matches!(self.columns, Columns::Word)
    }

    pub(super) fn first_cell(&self) -> &'r str {
        self.cells.first().map_or("", |cell| cell.text.as_str())
    }

    /// The first cell of each filled value of the row, by the place of the value in the spec.
    pub(super) fn origins(&self) -> BTreeMap<Place, Range<usize>> {
        self.origins.clone()
    }

    /// The cell that a value at a place is, as a number, or as true or false.
    fn plain_cell(&self, place: Place) -> Option<DeValue<'r>> {
        plain_value(&self.cells.get(*self.whole.get(&place)?)?.text)
    }

    /// Turns the value at a place from a text into a number, or into true or false; in the rows that follow, too.
    pub(super) fn make_plain(&mut self, table: &mut DeTable<'r>, place: Place) -> bool {
        // A value that could not be turned is at fault.
        let plain = self.plain.insert(place).then(|| self.plain_cell(place)).flatten();
        if let Some(plain) = &plain {
            change_at(table, place, &mut |value| *value = plain.clone());
        }
        plain.is_some()
    }

    /// Fills a table. Values without anything in their cells are left out.
    pub(super) fn table(&mut self, table: &DeTable<'r>) -> DeTable<'r> {
        let mut filled = DeTable::new();
        for (key, value) in table {
            if let Some(value) = self.value(key.get_ref(), value) {
                filled.insert(key.clone(), value);
            }
        }
        filled
    }

    fn value(&mut self, key: &str, value: &Spanned<DeValue<'r>>) -> Option<Spanned<DeValue<'r>>> {
        let filled = match value.get_ref() {
            DeValue::String(text) => {
                self.left = self.left.saturating_sub(text.len());
                if self.columns.are_in(text) {
                    self.text(key, text, &value.span())?
                } else {
                    value.get_ref().clone()
                }
            }
            DeValue::Array(elements) => {
                let elements = elements.iter();
                DeValue::Array(elements.filter_map(|element| self.element(key, element)).collect::<DeArray>())
            }
            DeValue::Table(table) => {
                let filled = self.table(table);
                if filled.is_empty() && !table.is_empty() {
                    return None;
                }
                DeValue::Table(filled)
            }
            other => other.clone(),
        };
        Some(Spanned::new(value.span(), filled))
    }

    fn element(&mut self, key: &str, element: &Spanned<DeValue<'r>>) -> Option<Spanned<DeValue<'r>>> {
        let filled = self.value(key, element);
        if ORDERED_KEYS.contains(&key) {
            let nothing = match element.get_ref() {
                DeValue::Table(_) => DeValue::Table(DeTable::new()),
                _ => DeValue::String("".into()),
            };
            return Some(filled.unwrap_or_else(|| Spanned::new(element.span(), nothing)));
        }
        let filled = filled?;
        // A mark that loses all it shows to empty cells is left out.
        let shows = |value: &DeValue| match value {
            DeValue::Table(table) => MarkTable::CONTENTS.iter().any(|key| table.contains_key(*key)),
            _ => false,
        };
        (shows(filled.get_ref()) || !shows(element.get_ref())).then_some(filled)
    }

    fn text(&mut self, key: &str, template: &str, span: &Range<usize>) -> Option<DeValue<'r>> {
        let place = (span.start, span.end);
        let mut filled = String::new();
        let mut rest = template;
        while !rest.is_empty() {
            let (part, length) = self.columns.part(rest);
            match part {
                Part::Text(text) => filled.push_str(text),
                Part::Cell(column) => {
                    self.found_any = true;
                    let cell = self.cells.get(column);
                    // A word of a series stands beside the value: faults point at the value.
                    let origin = match self.columns {
                        Columns::Named(_) => cell.map(|cell| cell.span.clone()),
                        Columns::Word => Some(span.clone()),
                    };
                    if let Some(origin) = origin {
                        self.origins.entry(place).or_insert(origin);
                    }
                    if length == template.len() {
                        self.whole.insert(place, column);
                    }
                    let cell = cell.map_or("", |cell| cell.text.as_str());
                    self.left = self.left.saturating_sub(cell.len());
                    filled.push_str(cell);
                }
                Part::Unknown(braced) if key == RAW_KEY => filled.push_str(braced),
                Part::Unknown(braced) => self.unknown(braced, span),
            }
            if self.left == 0 {
                break;
            }
            rest = rest.get(length..).unwrap_or_default();
        }
        if filled.is_empty() {
            return None;
        }
        let plain = self.plain.contains(&place).then(|| self.plain_cell(place)).flatten();
        Some(plain.unwrap_or_else(|| DeValue::String(filled.into())))
    }

    fn unknown(&mut self, braced: &str, span: &Range<usize>) {
        let column = braced.trim_matches(['{', '}']).trim();
        let names = self.columns.names();
        let known: Vec<String> = names.iter().filter(|name| !name.is_empty()).cloned().collect();
        let hint = did_you_mean(column, known.iter().map(String::as_str))
            .unwrap_or_else(|| TableHint::ColumnsAre { columns: known.clone() }.into());
        let finding = TableFinding::NoColumn { column: column.to_owned() };
        self.faults.push(Finding::new(finding).at(span.clone()).hint(hint));
    }
}

/// A number, or true or false.
fn plain_value(text: &str) -> Option<DeValue<'_>> {
    let value = DeValue::parse(text).ok()?.into_inner();
    (value.is_integer() || value.is_float() || value.is_bool()).then_some(value)
}

/// Applies `change` to the values at a place, in a table or below.
fn change_at<'t>(table: &mut DeTable<'t>, place: Place, change: &mut impl FnMut(&mut DeValue<'t>)) {
    for (_, value) in table.iter_mut() {
        change_in(value, place, change);
    }
}

fn change_in<'t>(value: &mut Spanned<DeValue<'t>>, place: Place, change: &mut impl FnMut(&mut DeValue<'t>)) {
    let span = value.span();
    if (span.start, span.end) == place {
        return change(value.get_mut());
    }
    match value.get_mut() {
        DeValue::Table(table) => change_at(table, place, change),
        DeValue::Array(elements) => {
            elements.iter_mut().for_each(|element| change_in(element, place, change));
        }
        _ => {}
    }
}

//! Pieces of which there are several: one for each row of a table, or for each word of a series.
//!
//! A piece with a table or a series is a template. It is filled as TOML, before it gets types, so that a placeholder can
//! stand in every key.
//!
//! | file | holds |
//! |---|---|
//! | `csv` | tables as spreadsheets write them |
//! | `fill` | fills placeholders with the cells of a row |
#![cfg_attr(not(test), warn(clippy::indexing_slicing))]

mod csv;
mod fill;

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;
use std::rc::Rc;

use toml::Spanned;
use toml::de::{DeArray, DeTable, DeValue};

use super::parse::Parser;
use super::resolve::{checked_path, unreadable};
use super::stumble::take_out;
use super::typed::{FaceTable, PieceTable};
use super::words::{PieceFinding, PieceHint, SpecNote, SpecNoteHint, TableFinding, TableHint};
use super::{At, Files};
use crate::text::{Finding, Source, Texts, decoded_typed, slug};
use csv::{Cell, Table};
use fill::{Columns, Filler, Place};

/// Maximum number of rows of a table.
pub(super) const MAX_ROWS: usize = 10_000;
/// Maximum size of a table in bytes.
pub(super) const MAX_TABLE_BYTES: usize = 5_000_000;
/// Maximum number of characters of a cell.
pub(super) const MAX_CELL_CHARS: usize = 2000;
/// Maximum size in bytes of the texts of all pieces of one table, filled.
const MAX_FILLED_BYTES: usize = 100_000_000;

/// A `[[piece]]`, once for each of its rows; once without a table and a series.
#[derive(Debug)]
pub(crate) struct PieceRows {
    /// The span of its table in the spec.
    pub span: Range<usize>,
    pub kind: RowKind,
    pub rows: Vec<PieceRow>,
}

/// Why a piece has rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum RowKind {
    /// It has none.
    Single,
    Series,
    Table,
}

/// A piece with the cells of its row.
#[derive(Debug)]
pub(crate) struct PieceRow {
    pub table: At<PieceTable>,
    /// The named faces with placeholders that it uses, filled.
    pub faces: BTreeMap<String, At<FaceTable>>,
    /// The word of the series, the first cell of the row.
    pub word: String,
    /// The place in the table of each filled value, by its place in the spec.
    origins: BTreeMap<Place, Range<usize>>,
}

impl PieceRow {
    /// The place that a fault points at: the cell of a filled value.
    pub(crate) fn origin(&self, span: Range<usize>) -> Range<usize> {
        self.origins.get(&(span.start, span.end)).cloned().unwrap_or(span)
    }

    /// Whether a value comes from the cells of the row.
    pub(crate) fn fills<T>(&self, value: &At<T>) -> bool {
        self.origins.contains_key(&(value.span().start, value.span().end))
    }
}

/// The tables that a spec names, each read once.
pub(crate) struct Tables<'a> {
    files: &'a dyn Files,
    texts: &'a mut Texts,
    read: BTreeMap<String, Result<Rc<Table>, Vec<Finding>>>,
}

impl<'a> Tables<'a> {
    pub(crate) fn new(files: &'a dyn Files, texts: &'a mut Texts) -> Tables<'a> {
        Tables { files, texts, read: BTreeMap::new() }
    }

    /// The table at a path, with spans in the texts of the spec.
    fn table(&mut self, path: &At<String>) -> Result<Rc<Table>, Vec<Finding>> {
        if let Some(read) = self.read.get(path.as_str()) {
            return read.clone();
        }
        let read = self.load(path).map(Rc::new);
        self.read.insert(path.to_string(), read.clone());
        read
    }

    fn load(&mut self, path: &At<String>) -> Result<Table, Vec<Finding>> {
        let span = path.span();
        let bytes = checked_path(path, &span)
            .and_then(|()| self.files.read(path).map_err(|error| unreadable(path, &error, span.clone())));
        let bytes = bytes.map_err(|fault| vec![fault])?;
        if bytes.len() > MAX_TABLE_BYTES {
            let fault = TableFinding::TableTooLarge { path: path.to_string() };
            return Err(vec![Finding::new(fault).at(span).hint(TableHint::SeveralTables)]);
        }
        let text = decoded_typed(bytes).map_err(|fault| vec![fault.about(path.as_str()).at(span)])?;
        let table = csv::parse(&text);
        let start = self.texts.add(Source { name: path.to_string(), text });
        let moved = |span: Range<usize>| start + span.start..start + span.end;
        match table {
            Ok(mut table) => {
                for cell in table.rows.iter_mut().flatten() {
                    cell.span = moved(cell.span.clone());
                }
                Ok(table)
            }
            Err(faults) => Err(faults
                .into_iter()
                .map(|fault| {
                    let place = moved(fault.place());
                    fault.at(place)
                })
                .collect()),
        }
    }
}

/// Named faces with placeholders, by name.
type Faces<'t> = BTreeMap<String, (Range<usize>, DeTable<'t>)>;

/// Whether a piece has rows.
fn has_rows(piece: &DeTable) -> bool {
    let series = piece.get("series").map(Spanned::get_ref);
    let is_series = series.is_some_and(|series| series.as_array().is_none_or(|words| !words.is_empty()));
    is_series || piece.contains_key("table")
}

/// The named faces with placeholders. If any piece has rows, their filled values are taken out of the spec, since they
/// have no types yet.
pub(crate) fn face_templates<'t>(
    spec: &mut Spanned<DeTable<'t>>,
    pieces: &[Spanned<DeTable<'t>>],
) -> Faces<'t> {
    let mut templates = BTreeMap::new();
    let faces = spec.get_mut().get_mut("faces").map(Spanned::get_mut);
    let (Some(DeValue::Table(faces)), true) = (faces, pieces.iter().any(|piece| has_rows(piece.get_ref())))
    else {
        return templates;
    };
    for (name, face) in faces.iter_mut() {
        let span = face.span();
        if let DeValue::Table(face) = face.get_mut()
            && holds_placeholder(face)
        {
            templates.insert(name.get_ref().to_string(), (span, face.clone()));
            *face = without_placeholders(face, &["text", "svg"]);
        }
    }
    templates
}

/// Whether a table has a text with braces.
fn holds_placeholder(table: &DeTable) -> bool {
    fn holds(value: &DeValue) -> bool {
        match value {
            DeValue::String(text) => text.contains('{'),
            DeValue::Array(elements) => elements.iter().any(|element| holds(element.get_ref())),
            DeValue::Table(table) => holds_placeholder(table),
            _ => false,
        }
    }
    table.values().any(|value| holds(value.get_ref()))
}

/// A table without its texts with placeholders, but for those of some keys.
fn without_placeholders<'t>(table: &DeTable<'t>, kept: &[&str]) -> DeTable<'t> {
    let mut left = DeTable::new();
    for (key, value) in table {
        let held = match value.get_ref() {
            DeValue::String(text) if text.contains('{') && !kept.contains(&&**key.get_ref()) => continue,
            DeValue::Table(inner) => {
                let left = without_placeholders(inner, kept);
                if left.is_empty() && !inner.is_empty() {
                    continue;
                }
                DeValue::Table(left)
            }
            DeValue::Array(elements) => {
                let elements = elements.iter().filter_map(|element| match element.get_ref() {
                    DeValue::Table(inner) => {
                        let inner = DeValue::Table(without_placeholders(inner, kept));
                        Some(Spanned::new(element.span(), inner))
                    }
                    DeValue::String(text) if text.contains('{') => None,
                    _ => Some(element.clone()),
                });
                DeValue::Array(elements.collect::<DeArray>())
            }
            other => other.clone(),
        };
        left.insert(key.clone(), Spanned::new(value.span(), held));
    }
    left
}

/// Deserialises a piece, once for each of its rows.
pub(crate) fn piece<'t>(
    mut piece: Spanned<DeTable<'t>>,
    faces: &Faces<'t>,
    tables: &mut Tables,
    parser: &mut Parser,
) -> PieceRows {
    let span = piece.span();
    let at = |table: PieceTable| At::new(table, span.clone());
    if !has_rows(piece.get_ref()) {
        let table = at(parser.parsed(&mut piece, |_, _, _| false));
        if let Some(series) = &table.series {
            let note = Finding::new(SpecNote::EmptySeries).at(series.span());
            parser.notes.push(note.hint(SpecNoteHint::WordsOrNoSeries));
        }
        let row = PieceRow { table, faces: BTreeMap::new(), word: String::new(), origins: BTreeMap::new() };
        return PieceRows { span: span.clone(), kind: RowKind::Single, rows: vec![row] };
    }
    let counts = taken_list(piece.get_mut(), "count");
    // What does not depend on the rows is checked once.
    let mut common = Spanned::new(span.clone(), without_placeholders(piece.get_ref(), &[]));
    let typed: PieceTable = parser.parsed(&mut common, |_, _, at| {
        take_out(&mut piece, at);
        false
    });
    let Some((kind, columns, rows)) = rows(&typed, tables, parser) else {
        // Others may refer to it.
        parser.lost.add(&span, "piece");
        return PieceRows { span, kind: RowKind::Table, rows: Vec::new() };
    };
    if let Some((place, counts)) = counts.as_ref().filter(|(_, counts)| counts.len() != rows.len()) {
        let fault = TableFinding::CountsOfRows { counts: counts.len(), pieces: rows.len() };
        parser.faults.push(Finding::new(fault).at(place.clone()).hint(TableHint::OneCountEach));
    }
    let columns = match kind {
        RowKind::Table => Columns::Named(&columns),
        _ => Columns::Word,
    };
    // All words of a series in each of its pieces would be too much.
    piece.get_mut().remove("series");
    let mut filler = Filler::new(columns, MAX_FILLED_BYTES);
    let mut filled = Vec::new();
    for (number, cells) in rows.iter().enumerate() {
        filler.begin(cells);
        let count = counts.as_ref().and_then(|(_, counts)| counts.get(number));
        filled.extend(filled_row(&piece, faces, count, &mut filler, parser));
        if filler.is_exhausted() {
            let fault = Finding::new(TableFinding::TooMuchText).at(span.clone());
            parser.faults.push(fault.hint(TableHint::SeveralTables));
            break;
        }
    }
    // With a list of counts there are as many pieces as asked for.
    let said = typed.series.as_ref().map(At::span).or(typed.table.as_ref().map(At::span));
    if let Some(said) = said.filter(|_| !filler.found_any && rows.len() > 1 && counts.is_none()) {
        parser.notes.push(Finding::new(SpecNote::NobodySaysIt).at(said).hint(SpecNoteHint::SayItOrCount));
    }
    PieceRows { span, kind, rows: filled }
}

/// A piece with the cells of a row; `None` if none of it is printed.
fn filled_row<'r>(
    piece: &Spanned<DeTable<'r>>,
    faces: &Faces<'r>,
    count: Option<&Spanned<DeValue<'r>>>,
    filler: &mut Filler<'r>,
    parser: &mut Parser,
) -> Option<PieceRow> {
    let mut table = filler.table(piece.get_ref());
    if let Some(count) = count {
        table.insert(Spanned::new(count.span(), "count".into()), count.clone());
    }
    if is_left_out(&table) {
        return None;
    }
    let used = used_faces(&table, faces, filler);
    let before = parser.faults.len();
    parser.faults.append(&mut filler.faults);
    let mut mend = |tree: &mut DeTable<'r>, message: &str, at: &Range<usize>| {
        let is_plain = ["i64", "f64", "a boolean"].iter().any(|kind| message.ends_with(kind));
        is_plain && message.starts_with("invalid type: string") && filler.make_plain(tree, (at.start, at.end))
    };
    let table = parser.parsed(&mut Spanned::new(piece.span(), table), &mut mend);
    let faces = used.into_iter().map(|(name, span, face)| {
        let face: FaceTable = parser.parsed(&mut Spanned::new(span.clone(), face), &mut mend);
        (name, At::new(face, span))
    });
    let faces = faces.collect();
    let row = PieceRow {
        table: At::new(table, piece.span()),
        faces,
        word: filler.first_cell().to_owned(),
        origins: filler.origins(),
    };
    for fault in parser.faults.iter_mut().skip(before) {
        fault.span = fault.span.take().map(|span| row.origin(span));
    }
    Some(row)
}

/// Takes a list out of a table, with its span.
fn taken_list<'t>(table: &mut DeTable<'t>, key: &str) -> Option<(Range<usize>, Vec<Spanned<DeValue<'t>>>)> {
    let is_list = table.get(key).is_some_and(|value| value.get_ref().is_array());
    let list = is_list.then(|| table.remove(key)).flatten()?;
    let span = list.span();
    match list.into_inner() {
        DeValue::Array(elements) => Some((span, elements.into_iter().collect())),
        _ => None,
    }
}

/// Whether a row says that none of its pieces is printed.
fn is_left_out(piece: &DeTable) -> bool {
    let count = piece.get("count").map(Spanned::get_ref);
    count.is_some_and(|count| match count {
        DeValue::String(text) => text == "0",
        DeValue::Integer(number) => number.as_str() == "0",
        _ => false,
    })
}

/// The faces with placeholders that a filled table names, and those that they name, filled.
fn used_faces<'r>(
    table: &DeTable<'r>,
    faces: &Faces<'r>,
    filler: &mut Filler<'r>,
) -> Vec<(String, Range<usize>, DeTable<'r>)> {
    let mut used: Vec<(String, Range<usize>, DeTable<'r>)> = Vec::new();
    let mut named = Vec::new();
    name_texts(table, &mut named);
    while let Some(name) = named.pop() {
        let known = used.iter().any(|(used, ..)| *used == name);
        if let Some((span, face)) = faces.get(&name).filter(|_| !known) {
            let face = filler.table(face);
            name_texts(&face, &mut named);
            used.push((name, span.clone(), face));
        }
    }
    used
}

/// Adds the texts of a table that may name faces.
fn name_texts(table: &DeTable, names: &mut Vec<String>) {
    fn add(value: &DeValue, names: &mut Vec<String>) {
        match value {
            DeValue::String(text) => names.push(text.to_string()),
            DeValue::Array(elements) => elements.iter().for_each(|element| add(element.get_ref(), names)),
            _ => {}
        }
    }
    for (key, value) in table {
        match value.get_ref() {
            DeValue::Table(inner) => name_texts(inner, names),
            value if matches!(&**key.get_ref(), "like" | "squares") => add(value, names),
            _ => {}
        }
    }
}

type Rows = (RowKind, Vec<String>, Vec<Vec<Cell>>);

/// The rows of a piece: columns and cells.
fn rows(piece: &PieceTable, tables: &mut Tables, parser: &mut Parser) -> Option<Rows> {
    match (&piece.table, &piece.series) {
        (Some(path), Some(series)) => {
            let fault = Finding::new(TableFinding::TableAndSeries).at(series.span());
            parser.faults.push(fault.hint(PieceHint::LeaveOneOut));
            let _ = tables.table(path);
            None
        }
        (Some(path), None) => match tables.table(path) {
            Ok(table) => Some((RowKind::Table, table.columns.clone(), table.rows.clone())),
            Err(faults) => {
                parser.faults.extend(faults);
                None
            }
        },
        (None, Some(series)) => {
            let words = series_words(series, &mut parser.faults);
            let cell = |word: &At<String>| vec![Cell { text: word.to_string(), span: word.span() }];
            let rows: Vec<_> = words.into_iter().map(cell).collect();
            Some((
                RowKind::Series,
                Vec::new(),
                if rows.is_empty() { vec![vec![Cell::default()]] } else { rows },
            ))
        }
        // The series is at fault.
        (None, None) => Some((RowKind::Series, Vec::new(), vec![vec![Cell::default()]])),
    }
}

/// The words of a series without those at fault.
fn series_words<'a>(series: &'a [At<String>], faults: &mut Vec<Finding>) -> Vec<&'a At<String>> {
    let mut words = Vec::new();
    let mut known = BTreeSet::new();
    for word in series {
        if slug(word).is_empty() {
            let fault = PieceFinding::NoSeriesWord { typed: word.to_string() };
            faults.push(Finding::new(fault).at(word.span()).hint(PieceHint::LettersOrFigures));
        } else if !known.insert(word.to_lowercase()) {
            let fault = PieceFinding::SeriesWordTwice { typed: word.to_string() };
            faults.push(Finding::new(fault).at(word.span()));
        } else {
            words.push(word);
        }
    }
    words
}

#[cfg(test)]
mod tests;

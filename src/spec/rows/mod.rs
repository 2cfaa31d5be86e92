//! Pieces of which there are several: one for each row of a table, or for each word of a series.
//!
//! A piece with a table or a series is a template. It is filled as TOML, before it gets types, so that a placeholder can
//! stand in every key.
//!
//! | file | holds |
//! |---|---|
//! | `csv` | tables as spreadsheets write them |
//! | `fill` | fills placeholders with the cells of a row |
//! | `tables` | the tables that a spec names |
//! | `templates` | named faces with placeholders |
#![cfg_attr(not(test), warn(clippy::indexing_slicing))]

mod csv;
mod fill;
mod tables;
mod templates;

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::At;
use super::parse::Parser;
use super::stumble::take_out;
use super::typed::{FaceTable, PieceTable};
use super::words::{PieceFinding, PieceHint, SpecNote, SpecNoteHint, TableFinding, TableHint, ValueHint};
use crate::text::{Finding, slug};
use csv::Cell;
use fill::{Columns, Filler, Place};
pub(super) use tables::{MAX_TABLE_BYTES, Tables};
pub(crate) use templates::face_templates;
use templates::{Faces, used_faces, without_placeholders};

/// Maximum number of rows of a table.
pub(super) const MAX_ROWS: usize = 10_000;
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

/// Whether a piece has rows.
fn has_rows(piece: &DeTable) -> bool {
    let series = piece.get("series").map(Spanned::get_ref);
    let is_series = series.is_some_and(|series| series.as_array().is_none_or(|words| !words.is_empty()));
    is_series || piece.contains_key("table")
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
        let is_word =
            fault.span.as_ref().is_some_and(|span| row.origins.contains_key(&(span.start, span.end)));
        if is_word && filler.is_of_series() && fault.has_no_hint_but(ValueHint::WhatIsExpected) {
            fault.hint = Some(TableHint::WordOfSeries { word: row.word.clone() }.into());
        }
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

type Rows = (RowKind, Vec<String>, Vec<Vec<Cell>>);

/// The rows of a piece: columns and cells.
fn rows(piece: &PieceTable, tables: &mut Tables, parser: &mut Parser) -> Option<Rows> {
    match (&piece.table, &piece.series) {
        (Some(path), Some(series)) => {
            let fault = Finding::new(TableFinding::TableAndSeries).at(series.span());
            parser.faults.push(fault.hint(ValueHint::OneOfBoth));
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
            faults.push(Finding::new(fault).at(word.span()).hint(PieceHint::CountForMore));
        } else {
            words.push(word);
        }
    }
    words
}

#[cfg(test)]
mod tests;

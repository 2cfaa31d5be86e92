//! Faults as JSON.

use std::ops::Range;

use serde::Serialize;

use super::MAX_RECORDS;
use super::said::{ArgumentsRecord, SaidRecord, arguments};
use crate::game::Lang;
use crate::report::count;
use crate::report::place::LineIndex;
use crate::text::{Faulty, Finding, Reader};

/// The document of a command that failed.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[cfg_attr(
    test,
    schemars(title = "error", description = "What every command prints with `--json` if it fails.")
)]
pub struct ErrorDocument {
    /// Version of the form of this document.
    schema: u32,
    /// What went wrong.
    error: ErrorRecord,
    /// Faults of specs and of the files that they name.
    faults: Vec<FaultRecord>,
    /// Number of faults that are not listed.
    more: usize,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct ErrorRecord {
    /// The code: see docs/codes.md; none if all there is are faults.
    code: Option<&'static str>,
    /// What is wrong, in the language of the answer.
    message: String,
    /// What fills the gaps of the message, by name.
    arguments: ArgumentsRecord,
    /// What to do about it.
    hint: Option<String>,
}

/// A fault in a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct FaultRecord {
    /// The file as it was named.
    pub file: String,
    /// The line, counted from 1.
    pub line: usize,
    /// The column in characters, counted from 1.
    pub column: usize,
    /// Its byte range in the file.
    pub span: Range<usize>,
    /// What it says.
    #[serde(flatten)]
    pub said: SaidRecord,
}

impl ErrorDocument {
    /// Creates the document for errors without a place, and for faults of files.
    pub fn new(errors: &[Finding], faulty: &[Faulty], lang: Lang) -> ErrorDocument {
        let first = errors.first();
        let mut messages: Vec<String> = errors.iter().map(|error| error.sentence(lang)).collect();
        messages.extend((!faulty.is_empty()).then(|| count(faulty, lang)));
        let (faults, more) = records(faulty, lang);
        let error = ErrorRecord {
            code: first.map(|error| error.code.as_str()),
            message: messages.join("; "),
            arguments: first.map(|error| arguments(&error.message)).unwrap_or_default(),
            hint: errors.iter().find_map(|error| error.advice(lang)),
        };
        ErrorDocument { schema: 2, error, faults, more }
    }
}

/// Faults for JSON, and the number of those beyond the maximum.
pub fn records(faulty: &[Faulty], reader: impl Into<Reader>) -> (Vec<FaultRecord>, usize) {
    let reader = reader.into();
    let all: usize = faulty.iter().map(|faulty| faulty.faults.len()).sum();
    let each = faulty.iter().flat_map(|Faulty { source, faults, .. }| {
        let lines = LineIndex::new(&source.text);
        faults.iter().map(move |fault| {
            let span = fault.place();
            let (line, column) = lines.line_and_column(span.start);
            FaultRecord {
                file: source.name.clone(),
                line,
                column,
                span,
                said: SaidRecord::new(fault, reader),
            }
        })
    });
    (each.take(MAX_RECORDS).collect(), all.saturating_sub(MAX_RECORDS))
}

/// Each finding in one line, after its place: `cards.toml:7: …`.
pub(crate) fn placed_sentences(faulty: &[Faulty], reader: Reader) -> impl Iterator<Item = String> {
    faulty.iter().flat_map(move |Faulty { source, faults, .. }| {
        let lines = LineIndex::new(&source.text);
        faults.iter().take(MAX_RECORDS).map(move |fault| {
            let (line, _) = lines.line_and_column(fault.place().start);
            let hint = fault.advice(reader).map_or(String::new(), |hint| format!(" ({hint})"));
            format!("{}:{line}: {}{hint}", source.name, fault.sentence(reader))
        })
    })
}

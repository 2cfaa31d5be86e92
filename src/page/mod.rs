//! Interface for a page in a browser: a request as bytes, a response as bytes.
//!
//! | file | holds |
//! |---|---|
//! | `parcel` | encoding of JSON and files as bytes |
//! | `request`, `response`, `table` | types of requests and responses; of the tables in both |
//! | `form` | the print options as the fields of a form |
//! | `print` | the bundled games; sheets as drawings and as files |
//! | `leaflet` | leaflets as blocks of text and pictures |
//! | `spec` | loading of a bundled game, or of a spec with its pictures |
//! | `board` | pictures of boards, pieces and strips, and where their squares are |
//! | `contents` | contents of a table square by square, from text and back to text |
//! | `judge` | verdicts, turns and records |
//! | `turn` | turns as they are shown on the boards |
//! | `photo` | reading of photos |
//!
//! This module does not use a browser, the disk or the clock, so that tests need none of them.
#![cfg_attr(not(test), warn(clippy::indexing_slicing))]

mod board;
mod contents;
mod form;
mod judge;
mod leaflet;
mod parcel;
mod photo;
mod print;
mod request;
mod response;
mod spec;
mod table;
#[cfg(test)]
mod tests;
mod turn;

use crate::desk::DeskFinding;
use crate::game::Lang;
use crate::reference::{self, Entry};
use crate::text::Finding;
use parcel::{File, Parcel};
use request::{Ask, Request, TableSpec};
use response::{RequestError, Response};

/// Answers a request. Request and response are encoded as parcels.
#[must_use]
pub fn answer(bytes: &[u8]) -> Vec<u8> {
    let decoded = Parcel::from_bytes(bytes).and_then(|Parcel { message, files }| {
        let request = serde_json::from_value(message).map_err(|error| error.to_string())?;
        Ok((request, files))
    });
    let (response, files) = match decoded {
        Ok((request, files)) => ask(request, &files),
        Err(why) => {
            let refused = Finding::new(DeskFinding::UnknownRequest { why });
            (RequestError::Refused(refused).response(Lang::En), Vec::new())
        }
    };
    let message = serde_json::to_value(&response).unwrap_or_default();
    Parcel { message, files }.into_bytes()
}

/// Answers a request with its attached files; returns the response and the files that were made.
fn ask(request: Request, files: &[File]) -> (Response, Vec<File>) {
    let mut made = Vec::new();
    let lang = request.lang.map(Lang::from);
    let load = |table: &TableSpec| spec::table(table, lang, files);
    let response = match request.ask {
        Ask::Games => Ok(print::games(&mut made)),
        Ask::Schema => Ok(print::schema(lang)),
        Ask::Explain { name } => Ok(Response::Explained { keys: explained(&name, lang.unwrap_or_default()) }),
        Ask::Font => Ok(print::font(&mut made)),
        Ask::Draw { spec, options, sheet } => print::draw(spec, options, sheet, lang, files),
        Ask::Pieces { spec } => print::pieces(&spec, lang, files),
        Ask::Make { spec, options, format, dpi, sheet } => {
            print::make(spec, options, format, dpi, sheet, files, &mut made)
        }
        Ask::Recipe => spec::recipe(lang, files, &mut made),
        Ask::Leaflet { spec, options, only_making } => {
            leaflet::read(&spec, &options, only_making, lang, files)
        }
        Ask::Table { table } => load(&table).map(|table| board::table(&table)),
        Ask::Lay { table, text } => load(&table).and_then(|table| contents::lay(&table, &text)),
        Ask::Spell { table, laid } => load(&table).and_then(|table| contents::spell(&table, &laid)),
        Ask::Judge { table, text } => load(&table).map(|table| judge::judge(&table, &text)),
        Ask::Play { table, text } => load(&table).and_then(|table| judge::play(&table, &text)),
        Ask::Replay { table, text } => load(&table).and_then(|table| judge::replay(&table, &text)),
        Ask::Record { table, text } => load(&table).map(|table| judge::record(&table, &text)),
        Ask::Picture { table, text, format } => {
            load(&table).and_then(|table| judge::picture(&table, &text, format, &mut made))
        }
        Ask::Photo { tables, corners } => photo::read(tables.iter().map(load).collect(), &corners, files),
    };
    (response.unwrap_or_else(|error| error.response(lang.unwrap_or_default())), made)
}

/// The keys of a path.
fn explained(name: &str, lang: Lang) -> Vec<Entry> {
    reference::find(name, lang).into_iter().cloned().collect()
}

//! Interface for a page in a browser: a request as bytes, a response as bytes.
//!
//! | file | holds |
//! |---|---|
//! | `parcel` | encoding of JSON and files as bytes |
//! | `request`, `response`, `table` | types of requests and responses; of the tables in both |
//! | `form` | the print options as the fields of a form |
//! | `print` | the bundled games; sheets as drawings and as files |
//! | `spec` | loading of a bundled game, or of a spec with its pictures |
//! | `board` | pictures of boards, pieces and strips, and where their squares are |
//! | `contents` | contents of a table square by square, from text and back to text |
//! | `judge` | verdicts, turns and records |
//! | `photo` | reading of photos |
//!
//! This module does not use a browser, the disk or the clock, so that tests need none of them.
#![cfg_attr(not(test), warn(clippy::indexing_slicing))]

mod board;
mod contents;
mod form;
mod judge;
mod parcel;
mod photo;
mod print;
mod request;
mod response;
mod spec;
mod table;
#[cfg(test)]
mod tests;

use crate::desk::DeskFinding;
use crate::game::Lang;
use crate::text::Finding;
use parcel::{File, Parcel};
use request::{Ask, Request};
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
    let response = match request.ask {
        Ask::Games => Ok(print::games(&mut made)),
        Ask::Schema => Ok(print::schema(lang)),
        Ask::Font => Ok(print::font(&mut made)),
        Ask::Draw { spec, options } => print::draw(&spec, &options, lang, files),
        Ask::Make { spec, options, format, dpi } => {
            print::make(&spec, &options, format, dpi, files, &mut made)
        }
        Ask::Table { table } => board::table(&table, lang, files),
        Ask::Lay { table, text } => contents::lay(&table, &text, lang, files),
        Ask::Spell { table, laid } => contents::spell(&table, &laid, lang, files),
        Ask::Judge { table, text } => judge::judge(&table, &text, lang, files),
        Ask::Moves { table, text } => judge::moves(&table, &text, lang, files),
        Ask::Replay { table, text } => judge::replay(&table, &text, lang, files),
        Ask::Record { table, text } => judge::record(&table, &text, lang, files),
        Ask::Picture { table, text, format } => judge::picture(&table, &text, lang, format, files, &mut made),
        Ask::Photo { table, corners } => photo::read(&table, &corners, lang, files),
    };
    (response.unwrap_or_else(|error| error.response(lang.unwrap_or_default())), made)
}

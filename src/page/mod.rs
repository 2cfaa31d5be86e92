//! The door for a page in a browser: a request as bytes, an answer as bytes.
//!
//! | file | holds |
//! |---|---|
//! | `parcel` | JSON and files in one run of bytes |
//! | `request`, `answer` | what may be asked, and what is answered |
//! | `print` | the bundled games; sheets drawn, and made into files |
//! | `spec` | which game is meant: a bundled one, or a text with its pictures |
//! | `board` | boards, pieces and strips as pictures, with the places on them |
//! | `laid` | a position square by square, and back to text |
//! | `judge` | verdicts, turns and records |
//! | `photo` | a photo read |
//!
//! Nothing here knows a browser, the disk or the clock, so that all of it can be tried without one.
#![cfg_attr(not(test), warn(clippy::indexing_slicing))]

mod answer;
mod board;
mod judge;
mod laid;
mod parcel;
mod photo;
mod print;
mod request;
mod spec;
#[cfg(test)]
mod tests;

use crate::text::codes::AskedCode;
use answer::{Answer, Failed};
use parcel::{File, Parcel};
use request::Request;

/// Answers a request: both are parcels in bytes.
#[must_use]
pub fn answer(bytes: &[u8]) -> Vec<u8> {
    let asked = Parcel::from_bytes(bytes).and_then(|Parcel { message, files }| {
        let request = serde_json::from_value(message).map_err(|error| error.to_string())?;
        Ok((request, files))
    });
    let (answer, files) = match asked {
        Ok((request, files)) => ask(request, &files),
        Err(why) => {
            let refused =
                Failed::refused(AskedCode::Value, format!("the page asked for something unknown: {why}"));
            (refused.into(), Vec::new())
        }
    };
    let message = serde_json::to_value(&answer).unwrap_or_default();
    Parcel { message, files }.into_bytes()
}

/// Answers a request that comes with these files. Files that are made come back beside the answer.
fn ask(request: Request, files: &[File]) -> (Answer, Vec<File>) {
    let mut made = Vec::new();
    let answer = match request {
        Request::Games => Ok(print::games()),
        Request::Schema => Ok(print::schema()),
        Request::Font => Ok(print::font(&mut made)),
        Request::Draw { spec, options } => print::draw(&spec, &options, files),
        Request::Make { spec, options, format, dpi } => {
            print::make(&spec, &options, format, dpi, files, &mut made)
        }
        Request::Table { table, lang } => board::table(&table, lang, files),
        Request::Lay { table, text } => laid::lay(&table, &text, files),
        Request::Spell { table, laid } => laid::spell(&table, &laid, files),
        Request::Judge { table, text } => judge::judge(&table, &text, files),
        Request::Moves { table, text } => judge::moves(&table, &text, files),
        Request::Replay { table, text } => judge::replay(&table, &text, files),
        Request::Picture { table, text, lang, format } => {
            judge::picture(&table, &text, lang, format, files, &mut made)
        }
        Request::Photo { table, corners } => photo::read(&table, &corners, files),
    };
    (answer.unwrap_or_else(Answer::from), made)
}

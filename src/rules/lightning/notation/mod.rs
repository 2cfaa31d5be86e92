//! Positions, records and turns as people type them.
//!
//! A camp is rows under a heading, or a list: `A: b1 I0, b2 I0`, `camp A: d1 I0`, `A:c5 Y2`.
//!
//! What is forgiven, because no doubt arises: letters in either case; row numbers at either side of a row and
//! column letters above or below the rows, which are checked; only the rows that something lies on, if they are
//! numbered; `.`, `..`, `-`, `--`, `_` and `__` for an empty square; `?` and `??` for one of which it is not known what
//! lies there; squares of a row without blanks between them; bars between squares; any number of quarter turns (`I2`
//! lies as `I0` does); no rotation on a piece that looks the same however it is turned; ports in any order and with
//! French names; a full diagram and a list in one text; `camp A:`, `camp A :`, `tablier A`, `A` as headings; the camp
//! left out of a square below a heading; `c5 Y2`, `Y2 c5`, `c5=Y2` and `Y2@c5`; commas, semicolons and slashes between
//! pieces; `2I`, `I2` and `I I` in the reserve; names of models instead of their letters.

mod diagram;
mod list;
mod read;
mod record;
mod turn;
mod words;
mod write;

pub use read::{Places, read};
pub use record::read_record;
pub use write::{blank, reserve, write};

use crate::rules::read::{Codes, Key, lexicon};

const CODES: Codes = Codes {
    too_long: "lightning/too-long",
    unknown_key: "lightning/unknown-key",
    key_twice: "lightning/key-twice",
    turn: "lightning/turn-in-position",
    position: "lightning/position-in-record",
    spec: "lightning/spec",
};

const KEYS: &[Key] = &[lexicon::FIRST, lexicon::TO_MOVE, Key::plain("reserve", &["réserve"]), lexicon::LAST];

/// So many complaints are collected; equal ones are told as one.
const ENOUGH: usize = 600;

//! Positions, records and turns as people type them.
//!
//! What is forgiven, because no doubt arises: letters in either case; row numbers at either side of a row and
//! column letters above or below the rows, which are checked; `.`, `..`, `-`, `--`, `_` and `__` for an empty
//! square; `?` and `??` for one of which it is not known what lies there; squares of a row without blanks between them; bars between squares; any number of quarter turns
//! (`I2` lies as `I0` does); no rotation on a piece that looks the same however it is turned; ports in any order
//! and with French names; a full diagram and single squares in one text; `camp A:`, `tablier A`, `A` as
//! headings; the camp left out of a square below a heading; `c5 Y2` and `Y2@c5`; `2I`, `I2` and `I I` in the
//! reserve; names of models instead of their letters.

mod diagram;
mod read;
mod record;
mod turn;
mod words;
mod write;

pub use read::{Places, read};
pub use record::read_record;
pub use write::{blank, reserve, write};

use crate::rules::read::{Codes, Key};

const CODES: Codes = Codes {
    too_long: "lightning/too-long",
    unknown_key: "lightning/unknown-key",
    key_twice: "lightning/key-twice",
};

const FIRST: Key =
    Key::plain("first", &["premier", "première", "first player", "premier joueur", "commence", "begins"]);

const KEYS: &[Key] = &[
    FIRST,
    Key::plain("to move", &["trait", "au trait", "turn", "tour", "next"]),
    Key::plain("reserve", &["réserve"]),
    Key::plain("last", &["dernier", "dernière", "last turn", "dernier coup", "dernier tour"]),
];

/// Nobody reads more complaints than this.
const ENOUGH: usize = 60;

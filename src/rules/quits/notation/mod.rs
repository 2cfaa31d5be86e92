//! Positions, records and turns as people type them.
//!
//! What is forgiven, because no doubt arises: letters in either case; row numbers at either side of a row and
//! column letters above or below the rows, which are checked; `.`, `-`, `_` and `·` for an empty square, and `?` for
//! one of which it is not known what lies there; squares with or without blanks or bars between them; players by letter, by English or by French name; `L1`, `1L` and
//! `light 1` of balls that are out; `b2-c3`, `b2c3` and `b2→c3`; arrows for the ways that lines slide.

mod diagram;
mod read;
mod record;
mod turn;
mod words;
mod write;

pub use read::{Places, read};
pub use record::read_record;
pub use write::blank;

use crate::rules::read::{Codes, Key};

const CODES: Codes =
    Codes { too_long: "quits/too-long", unknown_key: "quits/unknown-key", key_twice: "quits/key-twice" };

const VARIANT: Key = Key::plain("variant", &["variante", "game", "jeu"]);

const KEYS: &[Key] = &[
    VARIANT,
    Key::plain("to move", &["trait", "au trait", "turn", "tour", "next"]),
    Key::plain("out", &["sorties", "sorti", "sortis", "dehors", "exits"]),
    Key::plain("last", &["dernier", "dernière", "last turn", "dernier coup", "dernier tour"]),
];

/// Nobody reads more complaints than this.
const ENOUGH: usize = 60;

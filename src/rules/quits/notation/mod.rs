//! Positions, records and turns as people type them.
//!
//! Squares stand in five rows, or balls in lists: `L: a2 a3 b1`, one line a colour, or `a2 L`, one ball after the
//! other.
//!
//! What is forgiven, because no doubt arises: letters in either case; row numbers at either side of a row and
//! column letters above or below the rows, which are checked; `.`, `-`, `_` and `·` for an empty square, and `?` for
//! one of which it is not known what lies there; squares with or without blanks, tabs or bars between them; players by
//! letter, by English or by French name, and by the letters of the French tray, `C` (clair) and `F` (foncé); `L1`,
//! `1L` and `light 1` of balls that are out; `b2-c3`, `b2c3` and `b2→c3`; arrows for the ways that lines slide.

mod diagram;
mod read;
mod record;
mod turn;
mod words;
mod write;

pub use read::{Places, read};
pub use record::read_record;
pub use write::blank;

use crate::rules::read::{Codes, Key, lexicon};

const CODES: Codes = Codes {
    too_long: "quits/too-long",
    unknown_key: "quits/unknown-key",
    key_twice: "quits/key-twice",
    turn: "quits/turn-in-position",
    position: "quits/position-in-record",
    spec: "quits/spec",
};

const VARIANT: Key = Key::plain("variant", &["variante", "game", "jeu"]);

const KEYS: &[Key] = &[
    VARIANT,
    lexicon::TO_MOVE,
    Key::plain("out", &["sorties", "sorti", "sortis", "dehors", "exits"]),
    lexicon::LAST,
];

/// So many complaints are collected; equal ones are told as one.
const ENOUGH: usize = 600;

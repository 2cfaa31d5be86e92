//! Positions and records as texts.
//!
//! A position is one line a plank, from the top: three squares, each a colour (`r` `w` `b`, or a word for it in
//! English or French) and, if a token lies there, its owner (`rA`). A line may begin with the plank's number in
//! the order of laying (`P3`). `rA=w` says that A's token on a red square is white, which no game allows but a
//! table does. All planks may stand on one line, `rwb / wbr`, and tokens in lists, `A: P1:2 P3:1`. `r?` says that it is not known what lies on a red square.
//!
//! What is forgiven: either case, blanks or none between squares, `red A`, `r:A`, `r/A`, `r(A)`, `r-A` for `rA`,
//! `r.` and `r_` for a bare square, commas and bars between squares. Where a line can be read in two ways the
//! squares between blanks decide, then lower-case colours and upper-case owners, then that a plank shows
//! three different colours; what is in doubt even so is refused.
//!
//! | file | holds |
//! |---|---|
//! | `line` | one plank of a diagram |
//! | `list` | all planks on one line, and tokens by their squares |
//! | `symbol` | the letters and words of such a line |
//! | `keys` | what keys say: players, hands, planks |
//! | `lexeme`, `record` | turns, one or many |
//! | `position` | a whole position |
//! | `write` | the canonical text, and the empty form |

mod keys;
mod lexeme;
mod line;
mod list;
mod position;
mod record;
mod symbol;
mod write;

pub use position::{About, Places, read_position};
pub use record::{Record, read_record};
pub use write::{blank, counts, write};

use crate::rules::read::{Codes, Key, lexicon};

/// The codes of texts that cannot be taken apart.
const CODES: Codes = Codes {
    too_long: "plank/too-long",
    unknown_key: "plank/unknown-key",
    key_twice: "plank/key-twice",
    turn: "plank/turn-in-position",
    position: "plank/position-in-record",
    spec: "plank/spec",
};

const PLAYERS: Key = Key::plain("players", &["joueurs", "variant", "variante"]);
const FIRST: Key = lexicon::FIRST;
const TO_MOVE: Key = lexicon::TO_MOVE;
const HAND: Key = Key { name: "hand", aliases: &["main", "tokens", "jetons"], of: "ABCD" };
const PLANKS: Key = Key { name: "planks", aliases: &["planches", "plank", "planche"], of: "ABCD" };
const LAST: Key = lexicon::LAST;

/// The keys of positions and of records.
const KEYS: &[Key] = &[PLAYERS, FIRST, TO_MOVE, HAND, PLANKS, LAST];

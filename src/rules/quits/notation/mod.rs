//! Positions, records and turns as text.
//!
//! The squares are five rows, or the balls are lists: `L: a2 a3 b1` with one line per colour, or `a2 L` with one ball
//! after the other.
//!
//! Accepted because unambiguous: letters in either case; row numbers at either side of a row and column letters above
//! or below the rows, which are checked; `.`, `-`, `_` and `·` for an empty square, and `?` for an open one; squares
//! with or without blanks, tabs or bars between them; players by letter, by English or French name, and by the
//! letters of the French tray, `C` (clair) and `F` (foncé); `L1`, `1L` and `light 1` for balls that are out; `b2-c3`,
//! `b2c3` and `b2→c3`; arrows for the directions of slides.
//!
//! | file | holds |
//! |---|---|
//! | `diagram` | the tray: five rows of five squares, the top row first, or lists of balls |
//! | `letters` | letters of the players |
//! | `position` | positions |
//! | `read` | positions and records, with a hint for a text of the other kind |
//! | `record` | records of games |
//! | `spans` | places of the contents of a position in its text |
//! | `turn` | turns as typed |
//! | `words` | single words: players, variants, balls that are out |
//! | `write` | positions, and the empty form |

mod diagram;
mod letters;
mod position;
mod read;
mod record;
mod spans;
mod turn;
mod words;
mod write;

pub use read::{read, read_record};
pub use spans::Spans;
pub(crate) use words::player;
pub(crate) use write::{blank, out, write};

use crate::rules::lexicon::Term;
use crate::rules::read::{Key, MAX_FINDINGS};

const VARIANT: Key = Key::plain(Term::Variant);

pub(crate) const KEYS: &[Key] =
    &[VARIANT, Key::plain(Term::ToMove), Key::plain(Term::Out), Key::plain(Term::Last)];

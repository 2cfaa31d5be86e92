//! Positions and records as text.
//!
//! A position is one line per plank, from the top: three squares, each a colour (`r` `w` `b`, or a word for it in
//! English or French) and, if it has a token, the owner (`rA`). A line may begin with the plank's number in the order
//! of laying (`P3`). `rA=w` means that A's token on a red square is white; no game allows this, but it can be on a
//! table. All planks may be on one line, `rwb / wbr`, and tokens in lists, `A: P1:2 P3:1`. `r?` is a red square with
//! unknown contents.
//!
//! Accepted: blanks or none between squares, `red A`, `r:A`, `r/A`, `r(A)`, `r-A` for `rA`, `r.` and `r_` for an empty
//! square, commas and bars between squares. Colours are in lower case and owners in upper case; a line may be in one
//! case. A line is refused if it has several readings, or one that a lost or doubled letter makes out of another plank:
//! among lower-case colours, a `B` is never blue; in upper case, `BB` may be blue typed twice.
//!
//! | file | holds |
//! |---|---|
//! | `line` | one plank of a diagram |
//! | `list` | all planks on one line, and tokens by their squares |
//! | `symbol` | lexer for such a line |
//! | `keys` | values of keys: players, hands, planks |
//! | `lexeme`, `record` | lexer and parser for turns and records |
//! | `position` | a whole position |
//! | `write` | the canonical text, and the empty form |

mod keys;
mod lexeme;
mod line;
mod list;
mod position;
mod read;
mod record;
mod symbol;
mod write;

pub use position::Spans;
pub use read::{read_position, read_record};
pub use record::Record;
pub(crate) use write::{blank, counts, write};

use crate::rules::lexicon::Term;
use crate::rules::read::Key;

/// Letters of the players.
const LETTERS: &str = "ABCD";

pub(crate) const KEYS: &[Key] = &[
    // The number of players is all that the variants differ in.
    Key { also: Some(Term::Variant), ..Key::plain(Term::Players) },
    Key::plain(Term::First),
    Key::plain(Term::ToMove),
    Key::of_player(Term::Hand, LETTERS),
    Key::of_player(Term::Planks, LETTERS),
    Key::plain(Term::Last),
];

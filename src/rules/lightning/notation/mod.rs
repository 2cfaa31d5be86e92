//! Positions, records and turns as text.
//!
//! A camp is rows under a heading, or a list: `A: b1 I0, b2 I0`, `camp A: d1 I0`, `A:c5 Y2`.
//!
//! Accepted because unambiguous: letters in either case; row numbers at either side of a row and column letters above
//! or below the rows, which are checked; only the rows that are not empty, if they are numbered; `.`, `..`, `-`,
//! `--`, `_` and `__` for an empty square; `?` and `??` for an open one; squares of a row without blanks between
//! them; bars between squares; any number of quarter turns (`I2` is the same as `I0`); no rotation for a piece with a
//! single rotation; ports in any order and with French names; a diagram and a list in one text; `camp A:`, `camp A
//! :`, `tablier A`, `A` as headings; squares without their camp below a heading; `c5 Y2`, `Y2 c5`, `c5=Y2` and
//! `Y2@c5`; commas, semicolons and slashes between pieces; `2I`, `I2` and `I I` in the reserve; names of models
//! instead of their letters.
//!
//! | file | holds |
//! |---|---|
//! | `diagram` | the camps: diagrams and lists of pieces |
//! | `list` | lists of pieces: `A: b1 I0, b2 I0`, `A:c5 Y2`, `Y2@c5` |
//! | `position` | positions |
//! | `read` | positions and records, with a hint for a text of the other kind |
//! | `record` | records of games |
//! | `spans` | places of the contents of a position in its text |
//! | `turn` | turns as typed |
//! | `words` | single words: pieces, players, squares, reserves |
//! | `write` | canonical text of positions, and the empty form |

mod diagram;
mod list;
mod position;
mod read;
mod record;
mod spans;
mod turn;
mod words;
mod write;

pub use read::{read, read_record};
pub use spans::Spans;
pub(crate) use write::{blank, reserve, write};

use crate::rules::lexicon::Term;
use crate::rules::read::{Key, MAX_FINDINGS};

const FIRST: Key = Key::plain(Term::First);

pub(crate) const KEYS: &[Key] =
    &[FIRST, Key::plain(Term::ToMove), Key::plain(Term::Reserve), Key::plain(Term::Last)];

//! Messages of the Plank engine.
//!
//! | file | holds |
//! |---|---|
//! | `diagram`, `entry`, `record` | what cannot be read in planks and tokens, values of keys, turns; how it is written |
//! | `table`, `last` | what contradicts box and board, and the last turn |
//! | `game` | why no game leads to a table |
//! | `refusal` | why a turn is illegal |
//! | `rule` | the rules of the game that findings rest on |
//! | `form` | the empty form |
//! | `data` | the types of arguments |
//! | `en`, `fr` | parts of sentences |

mod data;
mod diagram;
mod en;
mod entry;
mod form;
mod fr;
mod game;
mod last;
mod record;
mod refusal;
mod rule;
#[cfg(test)]
mod samples;
mod table;
#[cfg(test)]
mod tests;

pub(super) use data::{Fact, Hand, HandCount};
pub(crate) use diagram::{DiagramFinding, DiagramHint};
pub(crate) use entry::{EntryFinding, EntryHint};
pub(crate) use form::FormText;
pub(crate) use game::{GameFinding, GameHint};
pub(crate) use last::LastFinding;
pub(crate) use record::{RecordFinding, RecordHint};
pub(crate) use refusal::Refusal;
pub(crate) use rule::PlankRule;
pub(crate) use table::{TableFinding, TableHint};

use crate::text::Code;
use crate::text::message::code;

/// The code for impossible planks, on the table and in turns.
const COLOUR_TWICE: Code = code!(
    "plank/colour-twice" WellFormed, PlankRule::ThreeSquares;
    "A plank shows a colour twice; in a turn, the layer is `readable`."
        / "Une planche montre deux fois une couleur ; dans un coup, le niveau est `readable`."
);

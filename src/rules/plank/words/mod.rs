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

use super::kit::{Colour, MAX_PLAYERS, Player};
use crate::game::Lang;
use crate::rules::ThingNames;
use crate::text::Code;
use crate::text::message::code;
use crate::words::VerdictLang;

/// What the tokens are called, their colours, and the squares of planks.
pub(super) fn names(lang: Lang) -> ThingNames {
    let language = lang.words().verdicts;
    let token = |player: Player| match language {
        VerdictLang::En => format!("token of {player}"),
        VerdictLang::Fr => format!("jeton de {player}"),
    };
    let colour = |colour: Colour| match language {
        VerdictLang::En => (colour.name().to_owned(), format!("{} square", colour.name())),
        VerdictLang::Fr => (fr::masculine(colour).to_owned(), format!("case {}", fr::feminine(colour))),
    };
    ThingNames {
        pieces: Player::all(MAX_PLAYERS).map(|player| (player.letter(), token(player))).collect(),
        colours: Colour::ALL.map(|it| (it.letter(), colour(it).0)).into(),
        squares: Colour::ALL.map(|it| (it.letter(), colour(it).1)).into(),
    }
}

/// The code for impossible planks, on the table and in turns.
const COLOUR_TWICE: Code = code!(
    "plank/colour-twice" WellFormed, PlankRule::ThreeSquares;
    "A plank shows a colour twice; in a turn, the layer is `readable`."
);

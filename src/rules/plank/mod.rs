//! Plank: planks side by side, three tokens in a line.
//!
//! ```
//! use tablier::rules::perft;
//! use tablier::rules::plank::{Moving, standard_start};
//!
//! let start = standard_start(2, Moving::Own).expect("two can play");
//! assert!(perft(&start, 2) > 0);
//! ```
//!
//! A [`Setup`] is any arrangement on a table. [`Judge::judge`](super::Judge::judge) decides whether it is well-formed
//! and whether a game leads to it. A [`Position`] is well-formed and can be played on.
//!
//! ```text
//! text ──notation──► Setup ──wellformed──► Question ──reach──► witness ──► Judgement
//!                                                                 │ replays
//!                                                              Position ◄── turns, play, refusal
//! ```
//!
//! | file | holds |
//! |---|---|
//! | `kit` | the box: colours, players, planks and counts |
//! | `setup` | any arrangement on a table |
//! | `about` | subjects of findings |
//! | `bitboard` | planks and tokens as bit sets; lines |
//! | `holdings`, `shares` | the planks in the players' hands, as far as known |
//! | `position`, `turn`, `turns` | the position, a turn, all legal turns |
//! | `start` | the empty table, with a deal or that of a record |
//! | `play`, `refusal` | implements `Play`: status, threats, text; explains why a turn is illegal |
//! | `players` | how many play |
//! | `wellformed/` | checks against box and board |
//! | `reach/`, `witness` | the search for a game that leads to a table; the replay of that game |
//! | `reasons` | why there is no game |
//! | `judge` | whether there is a game, what it assumes, and its state |
//! | `notation/` | positions and records as text |
//! | `words/` | what findings say, in each language |
//! | `layout` | layouts for pictures; observed tables |
//! | `referee` | implements `Engine` |
//!
//! **Threats** are all turns that would win at once, for each player as if to move. The tokens in
//! hand follow from the table. A plank that would have to be laid counts only if the player certainly has it: if the
//! player's planks are given, or if all remaining planks must be in this hand.

mod about;
mod bitboard;
mod holdings;
mod judge;
mod kit;
mod layout;
mod notation;
mod play;
mod players;
mod position;
mod reach;
mod reasons;
mod referee;
mod refusal;
mod setup;
mod shares;
mod start;
#[cfg(test)]
mod tests;
mod turn;
mod turns;
mod wellformed;
mod witness;
mod words;

pub use about::About;
pub use holdings::Holdings;
pub use kit::{Colour, Kit, MAX_PLAYERS, Moving, PerColour, Plank, Player};
pub use notation::{Record, Spans, read_position, read_record};
pub use position::Position;
pub use referee::PlankReferee;
pub use setup::{PlankRow, Setup, SetupSquare, SquareAt, Token};
pub use start::standard_start;
pub use turn::{End, PlankSquare, Target, Turn};
#[cfg(all(test, feature = "app"))]
pub(crate) use words::{
    DiagramFinding, DiagramHint, EntryFinding, EntryHint, FormText, GameFinding, GameHint, LastFinding,
    PlankRule, RecordFinding, RecordHint, Refusal, TableFinding, TableHint,
};

use super::options::rule_options;
use super::{Called, EngineInfo, OptionValues};
use crate::game::Game;
use crate::text::label;

rule_options! {
    /// The options of Plank.
    PlankOptions {
        moving: Moving = "whether tokens move once one's own six are out, or once everything of everybody is",
    }
}

/// The rules of Plank.
pub const ENGINE: EngineInfo = EngineInfo {
    name: "plank",
    variants: &["2", "3", "4"],
    variant_labels: &[label("Two", "Deux"), label("Three", "Trois"), label("Four", "Quatre")],
    pieces: &[
        ('A', label("token of A", "jeton de A")),
        ('B', label("token of B", "jeton de B")),
        ('C', label("token of C", "jeton de C")),
        ('D', label("token of D", "jeton de D")),
    ],
    colours: [
        &[('r', label("red", "rouge")), ('w', label("white", "blanc")), ('b', label("blue", "bleu"))],
        &[
            ('r', label("red square", "case rouge")),
            ('w', label("white square", "case blanche")),
            ('b', label("blue square", "case bleue")),
        ],
    ],
    options: PlankOptions::TABLE,
    referee,
};

/// The box is fixed by the rules, so the game's spec does not matter.
fn referee(_game: &Game, options: &OptionValues, variant: Option<&'static str>) -> Called {
    let PlankOptions { moving } = PlankOptions::parse(options)?;
    Ok(Box::new(PlankReferee::new(variant.and_then(|variant| variant.parse().ok()), moving)))
}

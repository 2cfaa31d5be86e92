//! Plank: planks side by side, three tokens in a line.
//!
//! A [`Setup`] is anything on a table. [`judge`] says of it whether box and board allow it, and whether a game
//! leads there; a [`Position`] is what box and board allow, and plays turns.
//!
//! ```text
//! text ──notation──► Setup ──wellformed──► Question ──reach──► witness ──► judge ──► Judgement
//!                                                                 │ replays
//!                                                              Position ◄── turns, play, refusal
//! ```
//!
//! | file | holds |
//! |---|---|
//! | `kit` | what is in the box: colours, players, planks, and how many of everything |
//! | `setup` | anything on a table |
//! | `table` | planks and tokens as bits; lines |
//! | `holdings` | the planks that players hold, as far as one knows |
//! | `position`, `turn`, `turns` | the position, a turn, all turns |
//! | `play`, `refusal` | what the rules ask of every game: status, threats, text; why a turn is refused |
//! | `wellformed/` | what box and board allow |
//! | `reach/`, `witness`, `dice` | whether a game leads to a table, and that game |
//! | `reasons`, `judge` | why none does, and the judgement as a whole |
//! | `notation/` | positions and records as texts |
//! | `laid` | positions and turns as they lie on the table, for pictures |
//! | `on_turn` | whose turns are listed, where nobody says whose turn it is |
//! | `referee` | implements `Referee`, used by the commands |
//!
//! **Threats** are all turns that would win at once, for each player as if it were his turn. What a player has in
//! his hand follows from the table. A plank that he would have to lay counts only if he surely has it: if
//! his planks were typed, or if all that is left over must be his.

mod dice;
mod holdings;
mod judge;
mod kit;
mod laid;
mod notation;
mod on_turn;
mod open;
mod play;
mod position;
mod reach;
mod reasons;
mod referee;
mod refusal;
mod setup;
mod shares;
mod table;
#[cfg(test)]
mod tests;
mod turn;
mod turns;
mod wellformed;
mod witness;

pub use holdings::Holdings;
pub use judge::{Judged, judge, judge_with};
pub use kit::{Colour, Kit, MOST_PLAYERS, Moving, PerColour, Plank, Player};
pub use notation::{About, Places, Record, read_position, read_record, write};
pub use position::Position;
pub use referee::{PlankReferee, standard_start};
pub use setup::{Row, Setup, Square, Token};
pub use turn::{End, Spot, Target, Turn};

use super::{Engine, Options, Referee, RuleOption, Unfit};
use crate::game::Game;

/// The rules of Plank.
pub const ENGINE: Engine = Engine {
    name: "plank",
    variants: &["2", "3", "4"],
    options: &[RuleOption {
        name: "moving",
        values: &["own", "all"],
        about: "whether tokens move once one's own six are out, or once everything of everybody is",
    }],
    referee,
};

/// The box is always the one that the rules speak of: a spec draws it as it likes.
fn referee(
    _game: &Game,
    options: &Options,
    variant: Option<&'static str>,
) -> Result<Box<dyn Referee>, Unfit> {
    let moving = if options.get("moving") == Some(&"all") { Moving::All } else { Moving::Own };
    Ok(Box::new(PlankReferee::new(variant.and_then(|variant| variant.parse().ok()), moving)))
}

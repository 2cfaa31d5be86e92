//! Lightning: paths of tiles through two camps.
//!
//! The pieces of the box are those of a game that was loaded, so a [`LightningReferee`] is made from one:
//!
//! ```
//! use tablier::rules::Verdict;
//! use tablier::{JudgedGame, Overrides, templates};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let game = templates::game("lightning").ok_or("no such game")?;
//! let judged = JudgedGame::load(&game.source(), &Overrides::default(), game, None).map_err(|faulty| format!("{faulty:?}"))?;
//! let judgement = judged.referee.check(&judged.referee.blank(tablier::Lang::En));
//! assert_eq!(judgement.verdict, Verdict::Legal);
//! # Ok(())
//! # }
//! ```
//!
//! | file | holds |
//! |---|---|
//! | `ports` | the eight points where a line leaves a piece |
//! | `model` | the models of the pieces |
//! | `kit` | the box: models and camps |
//! | `options` | the option for prolonging |
//! | `contacts` | coincident ports of neighbouring squares |
//! | `bits` | sets of squares of a camp |
//! | `fit`, `unfit` | creation of a referee from a printed game, and why it fails |
//! | `camp` | the pieces of one camp, their open connections, and the part connected to the start |
//! | `setup` | any arrangement on a table, with the information given |
//! | `position` | a well-formed position, and the effect of a turn |
//! | `turn`, `turns` | turns, and which are legal |
//! | `play` | implements `Play` |
//! | `refusal` | explains why a turn is illegal |
//! | `threats` | turns that would win at once |
//! | `notation/` | positions, records and turns as text |
//! | `judge` | checks against box and board, findings, status, assumed values |
//! | `reach/` | proof that a game leads to a position: growth, tempo, and the game itself |
//! | `layout` | layouts for pictures |
//! | `referee` | implements `Engine` |
//! | `words/` | its messages, in each language |

mod bits;
mod camp;
mod contacts;
mod fit;
mod judge;
mod kit;
mod model;
mod notation;
mod options;
mod play;
mod ports;
mod position;
mod reach;
mod referee;
mod refusal;
mod setup;
#[cfg(test)]
pub(in crate::rules) mod tests;
mod threats;
mod turn;
mod turns;
mod unfit;
mod words;

pub use bits::Bits;
pub use camp::Camp;
pub use kit::{Kit, Side};
pub use model::{MODELS, Model, PieceFace};
pub use notation::{Spans, read, read_record};
pub use options::{LightningOptions, Prolong};
pub use ports::Ports;
pub use position::Position;
pub use referee::LightningReferee;
pub use setup::{Counts, Setup};
pub use turn::Turn;
#[cfg(all(test, feature = "app"))]
pub(crate) use unfit::{LightningUnfit, LightningUnfitHint};
pub(crate) use words::{
    CampFinding, CampHint, FormNote, LAST_TURN, LightningRule, ModelName, PieceFinding, PieceHint,
    ReachFinding, Refusal, TableFinding, TurnFinding, TurnHint,
};

use super::EngineInfo;
use crate::text::label;

/// The rules of Lightning.
pub const ENGINE: EngineInfo = EngineInfo {
    name: "lightning",
    variants: &[],
    variant_labels: &[],
    pieces: &[
        ('I', label("straight", "droite")),
        ('Z', label("diagonal", "diagonale")),
        ('L', label("bend", "coude")),
        ('Y', label("fork", "fourche")),
        ('X', label("cross", "croix")),
    ],
    colours: [&[]; 2],
    options: LightningOptions::TABLE,
    referee: |game, options, _| Ok(Box::new(fit::referee(game, LightningOptions::parse(options)?)?)),
};

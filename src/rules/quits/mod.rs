//! Quits: balls on sliding tiles that leave by the opposite corner.
//!
//! ```
//! use tablier::rules::quits::{BallMoves, Player, Position, QuitsReferee, Rules, Setup, Spans, Variant, bit};
//! use tablier::rules::{Judge, Play, Square, Verdict};
//!
//! let rules = Rules { variant: Variant::Simple, ball_moves: BallMoves::Forward };
//! let mut position = Position::start(rules);
//! let mut turns = Vec::new();
//! position.turns(|turn| turns.push(turn));
//! position.play(turns[0]);
//!
//! // Two of the three light balls have left the tray, but no dark ball has moved.
//! let mut setup = Setup { variant: Some(Variant::Simple), ..Setup::default() };
//! setup.balls[Player::Light as usize] = bit(Square { column: 0, row: 0 });
//! let judgement = QuitsReferee::new(None, BallMoves::Forward).judge(&setup, &Spans::default());
//! assert_eq!(judgement.verdict, Verdict::Illegal);
//! ```
//!
//! | file | holds |
//! |---|---|
//! | `board` | sets of squares; the players and their corners |
//! | `rules` | variants, steps of balls, the start |
//! | `fit`, `unfit` | creation of a referee from a printed game, and why it fails |
//! | `setup` | any arrangement on a table, with the information given |
//! | `position` | a well-formed position, and the effect of a turn |
//! | `turn`, `turns` | turns, and which are legal |
//! | `play` | implements `Play` |
//! | `notation/` | positions, records and turns as text |
//! | `malformed`, `last` | checks against box and board, and of the last turn |
//! | `retro` | retraction of turns |
//! | `home_distance`, `reach` | the heuristic of the search, the search for a game |
//! | `meeting`, `side` | the search for a shortest game from both ends, and the positions of one |
//! | `locked` | balls that lock one another: a proof that there is no game |
//! | `no_turn` | explains why no turn leads to a position |
//! | `search` | the witness, or the reasons why there is none |
//! | `judge` | the state of a game, and what a game assumes |
//! | `layout`, `referee` | layouts for pictures; implements `Engine` |
//! | `words/` | what findings say, with the sentences in each language |

mod board;
mod fit;
mod home_distance;
mod judge;
mod last;
mod layout;
mod locked;
mod malformed;
mod meeting;
mod no_turn;
mod notation;
mod play;
mod position;
mod reach;
mod referee;
mod retro;
mod rules;
mod search;
mod setup;
mod side;
#[cfg(test)]
mod tests;
mod turn;
mod turns;
mod unfit;
mod words;

pub use board::{Player, Squares, bit};
pub use notation::{Spans, read, read_record};
pub use position::Position;
pub use referee::QuitsReferee;
pub use rules::{BallMoves, QuitsOptions, Rules, Variant};
pub use setup::{Last, Setup};
pub use turn::{Slide, SlideDirection, Turn};
#[cfg(all(test, feature = "app"))]
pub(crate) use unfit::{QuitsUnfit, QuitsUnfitHint};
#[cfg(all(test, feature = "app"))]
pub(crate) use words::QuitsRule;
pub(crate) use words::{
    FormText, LastTurnFinding, LastTurnHint, NoTurn, ReachFinding, ReachHint, TextFinding, TextHint,
    TrayFinding, TrayHint, TurnRefusal,
};

use super::EngineInfo;
use crate::text::label;

/// The rules of Quits.
pub const ENGINE: EngineInfo = EngineInfo {
    name: "quits",
    variants: &["classic", "simple", "four"],
    variant_labels: &[
        label("Classic", "Classique"),
        label("Simple", "Simple"),
        label("Four players", "À quatre"),
    ],
    pieces: &[
        ('L', label("light ball", "bille claire")),
        ('D', label("dark ball", "bille foncée")),
        ('R', label("red ball", "bille rouge")),
        ('B', label("blue ball", "bille bleue")),
    ],
    colours: [&[]; 2],
    options: QuitsOptions::TABLE,
    referee: |game, options, variant| {
        Ok(Box::new(fit::referee(game, QuitsOptions::parse(options)?, variant)?))
    },
};

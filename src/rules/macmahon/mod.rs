//! MacMahon's squares: tiles with coloured sides, laid in a rectangle so that touching sides match.
//!
//! The tiles are those of the game: the name of a tile is the colours of its four sides, one letter each, clockwise
//! from the top. So the same rules judge other sets of tiles that match by their sides, on other rectangles.
//!
//! ```
//! use tablier::rules::Verdict;
//! use tablier::{JudgedGame, Overrides, templates};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let game = templates::game("macmahon").ok_or("no such game")?;
//! let judged = JudgedGame::load(&game.source(), &Overrides::default(), game, None).map_err(|faulty| format!("{faulty:?}"))?;
//! assert_eq!(judged.referee.check("a1 rrrr, b1 brrr").verdict, Verdict::Legal);
//! assert_eq!(judged.referee.check("a1 rrrr, b1 rrbr, c1 bbbb").verdict, Verdict::Illegal);
//! # Ok(())
//! # }
//! ```
//!
//! | file | holds |
//! |---|---|
//! | `kit` | the tiles, the board and the option |
//! | `fit` | creation of a referee from a printed game |
//! | `position` | a position, its turns; implements `Play` |
//! | `solve` | the exact search for a completion |
//! | `judge` | faults by box and board, the witness |
//! | `referee` | implements `Engine` on the ready table of squares |
//! | `words` | its messages, in each language |

mod fit;
mod judge;
mod kit;
mod position;
mod referee;
mod solve;
#[cfg(test)]
mod tests;
mod words;

pub use kit::{Border, Kit, MacMahonOptions, TileKind};
pub use position::{Lay, Position};
pub use referee::MacMahonReferee;
#[cfg(all(test, feature = "app"))]
pub(crate) use words::MacMahonRule;
pub(crate) use words::{
    FormNote, LayRefusal, MacMahonUnfit, MacMahonUnfitHint, SideFinding, TurnFinding, TurnHint,
};

use super::EngineInfo;

/// The rules of MacMahon's squares.
pub const ENGINE: EngineInfo = EngineInfo {
    name: "macmahon",
    variants: &[],
    variant_labels: &[],
    pieces: &[],
    colours: [&[]; 2],
    options: MacMahonOptions::TABLE,
    referee: |game, options, _| Ok(Box::new(fit::referee(game, MacMahonOptions::parse(options)?)?)),
};

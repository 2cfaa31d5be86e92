//! What is said of photos.
//!
//! | file | holds |
//! |---|---|
//! | `picture` | files, and remarks on pictures |
//! | `light` | light and colours |
//! | `markers` | boards, found by their markers |
//! | `view` | how a board lies in the picture |
//! | `corners` | corners given by the user |
//! | `planks` | planks and their row |
//! | `code` | codes that several families share |
//! | `names` | names of games, boards and their sides |
//! | `en`, `fr` | words of each language |

pub(super) mod code;
mod corners;
mod en;
mod fr;
mod light;
mod markers;
mod names;
mod picture;
mod planks;
#[cfg(test)]
mod tests;
mod view;

pub(crate) use corners::{CornerFinding, CornerHint};
pub(crate) use light::{LightFinding, LightHint};
pub(crate) use markers::{MarkerFinding, MarkerHint};
pub(crate) use names::{BoardLabel, BoardSide, GameTitle};
pub(crate) use picture::{PictureFinding, PictureHint, PictureRemark};
pub(crate) use planks::{PlankFinding, PlankHint, PlankRemark};
pub(crate) use view::{ViewFinding, ViewHint};

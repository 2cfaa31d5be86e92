//! Messages of the Lightning engine.
//!
//! Players and camps share their letters; models have a letter and a name. Turns, pieces (`Y2`) and squares (`A:c5`)
//! are in canonical notation.
//!
//! | file | holds |
//! |---|---|
//! | `camp` | findings about camps and squares of a text |
//! | `piece` | findings about pieces of a text |
//! | `turn` | findings about players and turns of a text |
//! | `table` | findings about box and board |
//! | `reach` | why no game leads to a position |
//! | `refusal` | why a turn is illegal |
//! | `form` | the empty form |
//! | `rule` | the rules that findings rest on |
//! | `arguments` | types of arguments |
//! | `en`, `fr` | words of the languages |

mod arguments;
mod camp;
mod en;
mod form;
mod fr;
mod piece;
mod reach;
mod refusal;
mod rule;
#[cfg(test)]
mod samples;
mod table;
#[cfg(test)]
mod tests;
mod turn;

pub(crate) use arguments::ModelName;
pub(crate) use camp::{CampFinding, CampHint};
pub(crate) use form::FormNote;
pub(crate) use piece::{PieceFinding, PieceHint};
pub(crate) use reach::{LAST_TURN, ReachFinding};
pub(crate) use refusal::Refusal;
pub(crate) use rule::LightningRule;
pub(crate) use table::TableFinding;
pub(crate) use turn::{TurnFinding, TurnHint};

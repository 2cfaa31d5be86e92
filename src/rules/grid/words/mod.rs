//! Messages of the judge of games without rules.
//!
//! | file | holds |
//! |---|---|
//! | `game` | what a game lacks |
//! | `diagram` | findings about diagrams and lists of a text |
//! | `table` | findings about box and board |
//! | `form` | the empty form |
//! | `rule` | the rules that findings rest on |
//! | `en`, `fr` | words of the languages |

mod diagram;
mod en;
mod form;
mod fr;
mod game;
mod rule;
#[cfg(test)]
mod samples;
mod table;
#[cfg(test)]
mod tests;

pub(crate) use diagram::{DiagramFinding, DiagramHint};
pub(crate) use form::FormNote;
pub(crate) use game::{GameFinding, GameHint};
pub(crate) use rule::GridRule;
pub(crate) use table::TableFinding;

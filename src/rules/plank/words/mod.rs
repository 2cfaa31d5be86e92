//! Messages of the Plank engine. Every folder has a file of sentences for each language.
//!
//! | file | holds |
//! |---|---|
//! | `text/` | what cannot be read, and how it is written |
//! | `table/` | what contradicts box and board |
//! | `game/` | why no game leads to a table |
//! | `turn/` | why a turn is illegal |
//! | `rules/` | the rules of the game that findings rest on |
//! | `form/` | the empty form |
//! | `data` | what fills the gaps |
//! | `en`, `fr` | numbers, lists and colours in sentences |

mod data;
mod en;
mod form;
mod fr;
mod game;
mod rules;
mod table;
#[cfg(test)]
mod tests;
mod text;
mod turn;

pub(super) use data::{Fact, HandCount};
pub(crate) use form::PlankFormMessage;
pub(crate) use game::PlankGameMessage;
pub(crate) use rules::{PlankRuleMessage, rule_of};
pub(crate) use table::PlankTableMessage;
pub(crate) use text::PlankTextMessage;
pub(crate) use turn::PlankTurnMessage;

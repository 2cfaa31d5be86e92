//! What the Quits engine says, in every language.
//!
//! | file | holds |
//! |---|---|
//! | `rule` | the rules of the game that findings rest on |
//! | `text` | unreadable texts and requests |
//! | `tray` | faults by box and board |
//! | `last` | last turns that cannot have been played |
//! | `refusal` | why a turn is illegal |
//! | `reach`, `no_turn` | positions that no game leads to, and the reasons against a turn |
//! | `form` | the empty form |
//! | `en`, `fr` | words of each language |

mod en;
mod form;
mod fr;
mod last;
mod no_turn;
mod reach;
mod refusal;
mod rule;
#[cfg(test)]
mod samples;
#[cfg(test)]
mod tests;
mod text;
mod tray;

pub(crate) use form::FormText;
pub(crate) use last::{LastTurnFinding, LastTurnHint};
pub(crate) use no_turn::NoTurn;
pub(crate) use reach::{ReachFinding, ReachHint};
pub(crate) use refusal::TurnRefusal;
pub(crate) use rule::QuitsRule;
pub(crate) use text::{TextFinding, TextHint};
pub(crate) use tray::{TrayFinding, TrayHint};

use super::{Player, Variant};
use crate::text::message::{Argument, ToArgument};

impl ToArgument for Player {
    fn to_argument(&self) -> Argument {
        Argument::Name(self.name().to_owned())
    }
}

impl ToArgument for Variant {
    fn to_argument(&self) -> Argument {
        Argument::Name(self.name().to_owned())
    }
}

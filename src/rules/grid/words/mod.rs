//! What the judge of games without rules says. The sentences stand in one file for each language.

mod en;
mod fr;
mod rules;

pub(crate) use rules::rule_of;

use crate::rules::message::messages;

messages! {
    /// What the judge of games without rules says.
    GridMessage {
        NoRules,
        CheckSaysMore,
    }
}

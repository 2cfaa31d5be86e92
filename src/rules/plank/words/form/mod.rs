//! Texts of an empty form.

mod en;
mod fr;

use crate::text::message::old_messages as messages;

messages! {
    /// Texts of an empty form of Plank.
    PlankFormMessage {
        PositionOfPlank,
        /// Three planks follow.
        LinesOfColours,
        /// A list follows.
        OrAllOnOneLine,
        /// A numbered plank follows.
        NumbersMayBegin,
        WhatElseIsKnown,
        ThePlanks,
    }
}

#[cfg(test)]
mod tests {
    use super::PlankFormMessage as M;
    use crate::rules::read::words::tests::{chain, check_sentences};

    /// The variant after this one; the match is exhaustive.
    fn after(message: &M) -> Option<M> {
        Some(match message {
            M::PositionOfPlank => M::LinesOfColours,
            M::LinesOfColours => M::OrAllOnOneLine,
            M::OrAllOnOneLine => M::NumbersMayBegin,
            M::NumbersMayBegin => M::WhatElseIsKnown,
            M::WhatElseIsKnown => M::ThePlanks,
            M::ThePlanks => return None,
        })
    }

    #[test]
    fn every_message_has_its_sentences() {
        check_sentences(chain(M::PositionOfPlank, after).into_iter().map(Into::into), &[]);
    }
}

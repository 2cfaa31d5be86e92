//! Texts of an empty form.

mod en;
mod fr;

use crate::rules::Square;
use crate::rules::quits::{Player, Variant};
use crate::text::message::old_messages as messages;

messages! {
    /// Texts of an empty form of Quits.
    QuitsFormMessage {
        PutBalls,
        OrListThem,
        LeaveUnknown,
        Home { player: Player, home: Square, exit: Square },
        /// The start is drawn below.
        Balls { balls: u32, wins: u32 },
        /// After the usual variant.
        OrVariants { one: Variant, other: Variant },
    }
}

#[cfg(test)]
mod tests {
    use super::QuitsFormMessage as M;
    use super::*;
    use crate::rules::read::words::tests::{chain, check_sentences};

    /// The sample after this one; the match is exhaustive.
    fn after(message: &M) -> Option<M> {
        let player = Player::Dark;
        Some(match message {
            M::PutBalls => M::OrListThem,
            M::OrListThem => M::LeaveUnknown,
            M::LeaveUnknown => M::Home { player, home: player.home(), exit: player.exit() },
            M::Home { .. } => M::Balls { balls: 5, wins: 3 },
            M::Balls { wins: 3, .. } => M::Balls { balls: 3, wins: 1 },
            M::Balls { .. } => M::OrVariants { one: Variant::Simple, other: Variant::Four },
            M::OrVariants { .. } => return None,
        })
    }

    #[test]
    fn every_message_has_its_sentences() {
        let all = chain(M::PutBalls, after);
        check_sentences(all.into_iter().map(Into::into), &["player", "one", "other"]);
    }
}

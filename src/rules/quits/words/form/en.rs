//! English.

use super::QuitsFormMessage;

/// The sentence of a message.
pub(super) fn sentence(message: &QuitsFormMessage) -> String {
    use QuitsFormMessage as M;
    match message {
        M::PutBalls => {
            "Put a ball on a square by the letter of its player; an empty square is `.`.".to_owned()
        }
        M::OrListThem => {
            "Or leave the rows out and list the balls, one line a player: `L: a2 a3 b1`.".to_owned()
        }
        M::LeaveUnknown => {
            "What is not known stays `?`. The last turn is like `3>` (row 3 slid to the right), \
                            `c^`, `b2-c3`."
                .to_owned()
        }
        M::Home { player, home, exit } => {
            format!("{}, at home in {home}, goes out by {exit}", player.name())
        }
        M::Balls { balls, wins } => {
            format!("Everybody has {balls} balls, and wins with {wins} out. The game begins like this:")
        }
        M::OrVariants { one, other } => format!("or {}, or {}", one.name(), other.name()),
    }
}

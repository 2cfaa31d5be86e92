//! English.

use super::QuitsFormMessage;

pub(super) fn sentence(message: &QuitsFormMessage) -> String {
    use QuitsFormMessage as M;
    match message {
        M::PutBalls => {
            "Where a ball stands, write the letter of its player; where none does, write `.`.".to_owned()
        }
        M::OrListThem => {
            "Or leave the rows out and list the balls, one line a player: `L: a2 a3 b1`.".to_owned()
        }
        M::LeaveUnknown => {
            "Leave `?` for what you do not know. The last turn is like `3>` (row 3 slid to the right), \
                            `c^`, `b2-c3`."
                .to_owned()
        }
        M::Home { player, home, exit } => {
            format!("{}: starts from corner {home} and leaves at {exit}", player.name())
        }
        M::Balls { balls, wins } => {
            format!(
                "Everybody has {balls} balls, and the first with {wins} out wins. The game begins like this:"
            )
        }
        M::OrVariants { one, other } => format!("or {}, or {}", one.name(), other.name()),
    }
}

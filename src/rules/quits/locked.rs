//! Balls that lock one another: a proof that no game leads to an arrangement.
//!
//! Go back in time from an arrangement, and ask which ball of some group is the first to move back. A ball that has
//! stepped goes back to an empty square. A ball that has slid goes back with its line, and the tile that was put back
//! at the end of the line is empty. If for every ball of the group all those squares are occupied by others of the
//! group, none can be the first, so none of them has ever moved. If one of them is not on its start square, there is
//! no such game.

use super::board::{Squares, bit, each, moved};
use super::retro::RetroPosition;
use super::{Player, Rules, Slide};

/// Returns the largest locked group, if it rules out every game.
pub(crate) fn locked(rules: Rules, past: &RetroPosition) -> Option<Squares> {
    let mut fast = past.balls;
    loop {
        let held: [Squares; 4] = std::array::from_fn(|seat| match Player::ALL.get(seat) {
            Some(&player) => still_held(rules, player, &fast),
            None => 0,
        });
        if held == fast {
            break;
        }
        fast = held;
    }
    let moved = Player::ALL.iter().any(|&player| fast[player as usize] & !rules.variant.start(player) != 0);
    moved.then(|| all(&fast))
}

/// Balls of a player that the locked balls still lock.
fn still_held(rules: Rules, player: Player, fast: &[Squares; 4]) -> Squares {
    let taken = all(fast);
    each(fast[player as usize]).fold(0, |held, square| {
        let here = bit(square);
        let stepped = rules.steps(player).iter().any(|step| {
            let (columns, rows) = step.offset;
            let from = moved(here, (-columns, -rows)) & step.from;
            // A step cannot come from outside the tray.
            from != 0 && moved(from, step.offset) == here && from & taken == 0
        });
        let slid = Slide::all().any(|slide| slide.line() & here != 0 && bit(slide.back()) & taken == 0);
        if stepped || slid { held } else { held | here }
    })
}

fn all(balls: &[Squares; 4]) -> Squares {
    balls.iter().fold(0, |all, balls| all | balls)
}

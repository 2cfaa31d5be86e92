//! Balls that hold one another fast: a proof that no game leads to an arrangement.
//!
//! Go back in time from an arrangement, and ask of some of its balls which of them moves first. A ball that has
//! stepped goes back to a square that is empty; a ball that has slid goes back with its line, and the tile that
//! was put back at the line's end is empty. If for every one of these balls all those squares are taken by
//! others of them, none moves first: so none of them has ever moved. If one of them does not lie where it
//! started from, there is no such game.

use super::board::{Squares, bit, each, moved};
use super::retro::Past;
use super::{Player, Rules, Slide};

/// The balls that hold one another fast, if that rules out every game.
pub fn locked(rules: Rules, past: &Past) -> Option<Squares> {
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

/// Those of a player's balls that the balls held fast so far hold fast.
fn still_held(rules: Rules, player: Player, fast: &[Squares; 4]) -> Squares {
    let taken = all(fast);
    each(fast[player as usize]).fold(0, |held, square| {
        let here = bit(square);
        let stepped = rules.steps(player).iter().any(|step| {
            let (columns, rows) = step.offset;
            let from = moved(here, (-columns, -rows)) & step.from;
            // A step that would come from off the tray comes from nowhere.
            from != 0 && moved(from, step.offset) == here && from & taken == 0
        });
        let slid = Slide::all().any(|slide| slide.line() & here != 0 && bit(slide.back()) & taken == 0);
        if stepped || slid { held } else { held | here }
    })
}

fn all(balls: &[Squares; 4]) -> Squares {
    balls.iter().fold(0, |all, balls| all | balls)
}

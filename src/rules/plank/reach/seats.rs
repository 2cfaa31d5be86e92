//! Players by their seats: the one who opened has the first, and the others follow clockwise.
//!
//! All players are dealt the same tokens and as many planks, so a game that another player opened is one that A opened,
//! under other names. What plays from the start knows no other.

use super::{Ground, State, Step};
use crate::rules::plank::kit::{MOST_PLAYERS, Player};

impl Ground {
    /// A table by the seats of a game that `first` opened.
    pub(super) fn seated(&self, state: &State, first: Player) -> State {
        let at: [usize; MOST_PLAYERS] = std::array::from_fn(|seat| match seat < self.kit.players() {
            true => self.kit.in_seat(seat, first).index(),
            false => seat,
        });
        State {
            tokens: at.map(|at| state.tokens[at]),
            mover: self.kit.in_seat(self.kit.seat(state.mover, first), Player::FIRST),
            least: at.map(|at| state.least[at]),
            most: at.map(|at| state.most[at]),
            ..*state
        }
    }

    /// Turns of seats as those of the players.
    pub(super) fn unseated(&self, steps: Vec<Step>, first: Player) -> Vec<Step> {
        let player = |step: &Step| self.kit.in_seat(step.player.index(), first);
        steps.into_iter().map(|step| Step { player: player(&step), ..step }).collect()
    }
}

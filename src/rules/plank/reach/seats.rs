//! Players by seat: the opener has the first seat, and the others follow clockwise.
//!
//! All players are dealt the same tokens and the same number of planks. So a game with another opener is a game that
//! A opened, under other names. Searches from the start use seats only.

use super::{Ply, SearchContext, State};
use crate::rules::plank::kit::{MAX_PLAYERS, Player};

impl SearchContext {
    /// A table by the seats of a game that `first` opened.
    pub(super) fn by_seats(&self, state: &State, first: Player) -> State {
        let at: [usize; MAX_PLAYERS] = std::array::from_fn(|seat| match seat < self.kit.players() {
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

    /// Turns of seats, converted to the players.
    pub(super) fn with_players(&self, steps: Vec<Ply>, first: Player) -> Vec<Ply> {
        let player = |step: &Ply| self.kit.in_seat(step.player.index(), first);
        steps.into_iter().map(|step| Ply { player: player(&step), ..step }).collect()
    }
}

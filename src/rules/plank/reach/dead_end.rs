//! How far games without a move and without a pass get on the way to a table.

use super::Question;
use super::order_states::OrderStates;
use crate::rules::plank::kit::Player;

/// The first turn that no game gets past.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DeadEnd {
    /// Its number, counted from 1.
    pub turn: usize,
    /// The player, if the opener is certain.
    pub player: Option<Player>,
}

impl Question {
    /// The turn that no game gets past on the way to a table that was only placed: no token that is there in the end
    /// can be put then. `None` if there can have been moves or passes, or if there is no single such turn.
    pub fn dead_end(&self) -> Option<DeadEnd> {
        let context = self.context();
        let pairs = self.possible_turns();
        let placed = |(first, to_move): &(Player, Player)| {
            let end = self.end(*to_move);
            let tempo = context.tempo(&end);
            !tempo.may_have_moved() && !tempo.may_have_passed(*first)
        };
        if self.last.is_some() || !pairs.iter().all(placed) {
            return None;
        }
        let mut nodes = OrderStates::new();
        let mut turn = |(first, to_move): &(Player, Player)| {
            context.last_turn(&context.by_seats(&self.end(*to_move), *first), &mut nodes)
        };
        let turns: Option<Vec<usize>> = pairs.iter().map(&mut turn).collect();
        let turn = turns?.into_iter().max()?;
        let (first, _) = pairs.first()?;
        let player = self.kit.in_seat((turn - 1) % self.kit.players(), *first);
        let only = pairs.iter().all(|(other, _)| other == first);
        Some(DeadEnd { turn, player: only.then_some(player) })
    }
}

//! How far a table is from one that came about without moves, when the order of the planks is known.
//!
//! An estimate, not a bound: it decides only what is looked at first.

use super::{Ground, State};
use crate::rules::plank::kit::{MOST_PLANKS, MOST_PLAYERS};
use crate::rules::plank::table::row_squares;

/// For every number of planks that each player may have laid, a place in a list: four players lay three at most.
const WAYS: usize = 256;

/// No way leads here.
const NEVER: u8 = u8::MAX;

impl Ground {
    /// How many tokens would have to lie elsewhere, so that all planks could be laid in their order, turn about,
    /// each by somebody with a token on it, and so that in all other turns there was a token to put. Nothing where
    /// the order is not known.
    pub(super) fn out_of_order(&self, state: &State) -> usize {
        let Some(rows) = self.rows_in_order(state).filter(|_| self.hands_empty(state)) else { return 0 };
        let kit = &self.kit;
        let planks = state.count();
        let base = usize::from(kit.dealt()) + 1;
        let power: [usize; MOST_PLAYERS] = std::array::from_fn(|player| base.pow(player as u32));
        // How many tokens each player has on the first planks.
        let mut tokens = [[0usize; MOST_PLANKS + 1]; MOST_PLAYERS];
        for (player, tokens) in tokens.iter_mut().enumerate() {
            for count in 0..planks {
                let there = (state.tokens[player] & row_squares(rows[count])).count_ones() as usize;
                tokens[count + 1] = tokens[count] + there;
            }
        }
        let mut costs = [NEVER; WAYS];
        costs[0] = 0;
        for turn in 0..kit.tokens_each() * kit.players() {
            let (player, round) = (turn % kit.players(), turn / kit.players());
            let mut next = [NEVER; WAYS];
            for (way, cost) in costs.iter().copied().enumerate().filter(|(_, cost)| *cost != NEVER) {
                let laid = |player: usize| way / power[player] % base;
                let count: usize = (0..kit.players()).map(laid).sum();
                if count < planks && laid(player) < usize::from(state.most[player]) {
                    let there = tokens[player][count + 1] > tokens[player][count];
                    let to = &mut next[way + power[player]];
                    *to = (*to).min(cost + u8::from(!there));
                }
                if count > 0 {
                    let there = tokens[player][count] > round;
                    next[way] = next[way].min(cost + u8::from(!there));
                }
            }
            costs = next;
        }
        let ends = costs.iter().enumerate().filter(|(way, _)| {
            let laid = |player: usize| way / power[player] % base;
            (0..kit.players()).map(laid).sum::<usize>() == planks
                && (0..kit.players()).all(|player| laid(player) >= usize::from(state.least[player]))
        });
        // Where no way leads there at all, other tables are as good.
        ends.map(|(_, cost)| *cost).min().map_or(0, |cost| usize::from(cost.min(2 * MOST_PLANKS as u8)))
    }

    /// The rows in the order in which they were laid.
    fn rows_in_order(&self, state: &State) -> Option<[usize; MOST_PLANKS]> {
        let numbers = self.numbers.as_ref()?;
        let mut rows = [0; MOST_PLANKS];
        for row in state.rows() {
            *rows.get_mut(usize::from(*numbers.get(row)?).checked_sub(1)?)? = row;
        }
        Some(rows)
    }
}

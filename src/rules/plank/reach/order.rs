//! How far a table is from one that came about without moves, when the order of the planks is known.
//!
//! An estimate, not a bound: it decides only what is looked at first.

use super::{Ground, State};
use crate::rules::plank::kit::{Kit, MOST_PLANKS, MOST_PLAYERS};
use crate::rules::plank::table::row_squares;

/// For every number of planks that each player may have laid, a place in a list: four players lay three at most.
const WAYS: usize = 256;

/// No way leads here.
const NEVER: u8 = u8::MAX;

/// How many planks each player has laid.
pub(super) struct Shares {
    laid: [u8; MOST_PLAYERS],
    /// How many in all.
    count: u8,
    /// How much further in the list the shares are when a player has laid one more.
    step: [usize; MOST_PLAYERS],
}

/// All shares of planks that players can have laid.
pub(super) fn shares(kit: &Kit) -> Vec<Shares> {
    let base = usize::from(kit.dealt()) + 1;
    let step: [usize; MOST_PLAYERS] =
        std::array::from_fn(|player| (0..player).fold(1, |step, _| step * base));
    let ways = (0..kit.players()).fold(1, |ways, _| ways * base).min(WAYS);
    let of = |way: usize| {
        let digit = |player: usize| if player < kit.players() { way / step[player] % base } else { 0 };
        let laid = std::array::from_fn(|player| u8::try_from(digit(player)).unwrap_or_default());
        Shares { laid, count: laid.iter().sum(), step }
    };
    (0..ways).map(of).collect()
}

impl Ground {
    /// How many tokens would have to lie elsewhere, so that all planks could be laid in their order, turn about,
    /// each by somebody with a token on it, and so that in all other turns there was a token to put. Nothing where
    /// the order is not known.
    pub(super) fn out_of_order(&self, state: &State) -> usize {
        let Some(rows) = self.rows_in_order(state).filter(|_| self.hands_empty(state)) else { return 0 };
        let kit = &self.kit;
        let planks = state.count();
        // How many tokens each player has on the first planks.
        let mut tokens = [[0u8; MOST_PLANKS + 1]; MOST_PLAYERS];
        for (player, tokens) in tokens.iter_mut().enumerate() {
            for (count, row) in rows.iter().enumerate().take(planks) {
                let there = (state.tokens[player] & row_squares(*row)).count_ones();
                tokens[count + 1] = tokens[count] + u8::try_from(there).unwrap_or_default();
            }
        }
        let mut costs = [NEVER; WAYS];
        costs[0] = 0;
        for turn in 0..kit.tokens_each() * kit.players() {
            let (player, round) = (turn % kit.players(), turn / kit.players());
            let mut next = [NEVER; WAYS];
            for (way, shares) in self.ways.iter().enumerate() {
                let (cost, count) = (costs[way], usize::from(shares.count));
                if cost == NEVER || count > planks {
                    continue;
                }
                let on = &tokens[player];
                if count < planks && shares.laid[player] < state.most[player] {
                    let lacks = on[count + 1] == on[count];
                    let to = &mut next[way + shares.step[player]];
                    *to = (*to).min(cost + u8::from(lacks));
                }
                if count > 0 {
                    let lacks = usize::from(on[count]) <= round;
                    next[way] = next[way].min(cost + u8::from(lacks));
                }
            }
            costs = next;
        }
        let ends = self.ways.iter().zip(costs).filter(|(shares, _)| {
            usize::from(shares.count) == planks
                && shares.laid.iter().zip(&state.least).all(|(laid, least)| laid >= least)
        });
        // Where no way leads there at all, all tables are as bad.
        let worst = 2 * MOST_PLANKS;
        ends.map(|(_, cost)| usize::from(cost).min(worst)).min().unwrap_or(worst)
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

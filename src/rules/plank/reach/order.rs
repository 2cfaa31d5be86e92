//! How far a table is from one that came about without moves, when the order of the planks is known.
//!
//! An estimate, not a bound: it decides only what is looked at first.

use super::{Ground, State};
use crate::rules::plank::kit::{Kit, MOST_PLANKS, MOST_PLAYERS, MOST_TOKENS};
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

/// How many planks have been laid by whom, and what that takes: a token of each player more or less elsewhere.
#[derive(Clone, Copy)]
struct Way {
    /// How many tokens of each player would have to lie elsewhere.
    astray: [u8; MOST_PLAYERS],
    /// How many that are in all; `NEVER` where nothing leads here.
    cost: u8,
}

impl Way {
    const NONE: Way = Way { astray: [0; MOST_PLAYERS], cost: NEVER };

    fn more(mut self, player: usize, cost: u8, astray: bool) -> Way {
        self.cost = self.cost.saturating_add(cost);
        self.astray[player] = self.astray[player].saturating_add(u8::from(astray));
        self
    }

    fn or(&mut self, other: Way) {
        if other.cost < self.cost {
            *self = other;
        }
    }
}

impl Ground {
    /// How many turns must be taken back, by an estimate, until a table comes up that was only placed.
    pub(super) fn turns_to_placed(&self, state: &State) -> usize {
        let players = self.kit.players();
        let orphans = self.orphans(state);
        let astray = self.out_of_order(state);
        // The turns of a player come up one in a round.
        let until = |(player, count): (usize, &u8)| match usize::from(*count) {
            0 => 0,
            count => (state.mover.index() + players - player - 1) % players + 1 + (count - 1) * players,
        };
        let turns = astray.iter().enumerate().take(players).map(until).max().unwrap_or_default().max(orphans);
        // The first turn of all is A's.
        turns + (state.mover.index() + players - turns % players) % players
    }

    /// How many tokens of each player would have to lie elsewhere, so that all planks could be laid in their
    /// order, turn about, each by somebody with a token on it, and so that in all other turns there was a token to
    /// put. None where the order is not known.
    fn out_of_order(&self, state: &State) -> [u8; MOST_PLAYERS] {
        let Some(rows) = self.rows_in_order(state).filter(|_| self.hands_empty(state)) else {
            return [0; MOST_PLAYERS];
        };
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
        let taken = state.taken();
        let is_full = rows.map(|row| taken & row_squares(row) == row_squares(row));
        let mut ways = [Way::NONE; WAYS];
        ways[0].cost = 0;
        for turn in 0..kit.tokens_each() * kit.players() {
            let (player, round) = (turn % kit.players(), turn / kit.players());
            let on = &tokens[player];
            let mut next = [Way::NONE; WAYS];
            for (at, shares) in self.ways.iter().enumerate() {
                let (way, count) = (ways[at], usize::from(shares.count));
                if way.cost == NEVER || count > planks {
                    continue;
                }
                if count < planks && shares.laid[player] < state.most[player] {
                    let lacks = on[count + 1] == on[count];
                    // Where no square is free, somebody else's token must go first.
                    let cost = u8::from(lacks) + u8::from(lacks && is_full[count]);
                    if let Some(to) = next.get_mut(at + shares.step[player]) {
                        to.or(way.more(player, cost, lacks));
                    }
                }
                if count > 0 {
                    let lacks = usize::from(on[count].saturating_add(way.astray[player])) <= round;
                    next[at].or(way.more(player, u8::from(lacks), lacks));
                }
            }
            ways = next;
        }
        let ends = self.ways.iter().zip(ways).filter(|(shares, way)| {
            way.cost != NEVER
                && usize::from(shares.count) == planks
                && shares.laid.iter().zip(&state.least).all(|(laid, least)| laid >= least)
        });
        // Where no way leads there at all, all tables are as bad.
        let worst = [MOST_TOKENS as u8; MOST_PLAYERS];
        ends.min_by_key(|(_, way)| way.cost).map_or(worst, |(_, way)| way.astray)
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

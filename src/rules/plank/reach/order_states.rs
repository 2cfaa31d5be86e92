//! States of a table while players only put tokens, as searched by `order`.

use crate::rules::plank::kit::{Kit, MAX_PLANKS, MAX_PLAYERS, MAX_TOKENS};

/// Maximum number of distributions: four players lay at most three planks each.
const MAX_SHARES: usize = 256;

/// Number of turns until all tokens of all players are placed.
const MAX_TURNS: usize = MAX_PLAYERS * MAX_TOKENS;

/// Cost above which a path is abandoned; see `SearchContext::cost`.
pub(super) const MAX_COST: usize = 40 * COST_PER_TURN;
pub(super) const COST_PER_TURN: usize = 16;

/// The number of planks that each player has laid.
pub(super) struct Shares {
    pub(super) laid: [u8; MAX_PLAYERS],
    /// Their sum.
    pub(super) count: u8,
    /// Index difference to the distribution in which a player has laid one more.
    pub(super) step: [usize; MAX_PLAYERS],
}

/// All distributions of laid planks.
pub(super) fn shares(kit: &Kit) -> Vec<Shares> {
    let base = usize::from(kit.dealt()) + 1;
    let step: [usize; MAX_PLAYERS] = std::array::from_fn(|player| (0..player).fold(1, |step, _| step * base));
    let nodes = (0..kit.players()).fold(1, |nodes, _| nodes * base).min(MAX_SHARES);
    let of = |node: usize| {
        let digit = |player: usize| if player < kit.players() { node / step[player] % base } else { 0 };
        let laid = std::array::from_fn(|player| u8::try_from(digit(player)).unwrap_or_default());
        Shares { laid, count: laid.iter().sum(), step }
    };
    (0..nodes).map(of).collect()
}

/// A state of a path: the next turn, the top row in place, and the distribution of laid planks.
#[derive(Clone, Copy)]
pub(super) struct OrderState {
    pub(super) turn: u8,
    pub(super) low: u8,
    pub(super) shares: u16,
    /// Number of turns that each player would have to take back.
    pub(super) moves: [u8; MAX_PLAYERS],
    /// Number of additional tokens, positive or negative, that each player would then have on the planks in place.
    pub(super) gained: [i8; MAX_PLAYERS],
    /// Index of the previous state.
    pub(super) from: u32,
}

impl OrderState {
    /// Adds a missing token of a player on some squares. If they are full, a token of another player must be removed
    /// first.
    pub(super) fn add_missing(
        &mut self,
        player: usize,
        is_full: bool,
        on: &dyn Fn(usize) -> i8,
        until: &dyn Fn(usize, u8) -> usize,
    ) {
        self.moves[player] += 1;
        self.gained[player] += 1;
        if !is_full {
            return;
        }
        let goes = (0..MAX_PLAYERS).filter(|&other| other != player && on(other) > 0);
        let Some(other) = goes.min_by_key(|&other| until(other, self.moves[other] + 1)) else { return };
        self.moves[other] += 1;
        self.gained[other] -= 1;
        while until(player, self.moves[player]) < until(other, self.moves[other]) {
            self.moves[player] += 1;
        }
    }
}

/// The states on the paths to one table. The memory is reused for other tables.
pub(super) struct OrderStates {
    pub(super) nodes: Vec<OrderState>,
    /// Open states by cost.
    pub(super) open: [Vec<u32>; MAX_COST],
    seen: [u64; MAX_TURNS * MAX_PLANKS * MAX_SHARES / 64],
}

impl OrderStates {
    pub(super) fn new() -> OrderStates {
        OrderStates { nodes: Vec::new(), open: [const { Vec::new() }; MAX_COST], seen: [0; _] }
    }

    pub(super) fn clear(&mut self) {
        self.nodes.clear();
        self.open.iter_mut().for_each(Vec::clear);
        self.seen.fill(0);
    }

    pub(super) fn enter(&mut self, node: OrderState, cost: usize) {
        if let Some(open) = self.open.get_mut(cost) {
            open.push(self.nodes.len() as u32);
            self.nodes.push(node);
        }
    }

    /// Marks a state as visited and returns true at the first visit.
    pub(super) fn is_new(&mut self, node: &OrderState) -> bool {
        let key = (usize::from(node.turn) * MAX_PLANKS + usize::from(node.low)) * MAX_SHARES
            + usize::from(node.shares);
        let seen = self.seen.get_mut(key / 64);
        seen.is_some_and(|seen| {
            let is_new = *seen >> (key % 64) & 1 == 0;
            *seen |= 1 << (key % 64);
            is_new
        })
    }
}

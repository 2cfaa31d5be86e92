//! The states in which a table may stand while all only put tokens: `order` goes through them.

use crate::rules::plank::kit::{Kit, MOST_PLANKS, MOST_PLAYERS, MOST_TOKENS};

/// How many shares there may be: four players lay three planks each at the most.
const SHARES: usize = 256;

/// How many turns it takes until all tokens of everybody are out.
const TURNS: usize = MOST_PLAYERS * MOST_TOKENS;

/// What a way may cost before it is given up: see `Ground::cost`.
pub(super) const MOST_COST: usize = 40 * PER_TURN;
pub(super) const PER_TURN: usize = 16;

/// How many planks each player has laid.
pub(super) struct Shares {
    pub(super) laid: [u8; MOST_PLAYERS],
    /// How many in all.
    pub(super) count: u8,
    /// How much further in the list the shares are when a player has laid one more.
    pub(super) step: [usize; MOST_PLAYERS],
}

/// All shares of planks that players can have laid.
pub(super) fn shares(kit: &Kit) -> Vec<Shares> {
    let base = usize::from(kit.dealt()) + 1;
    let step: [usize; MOST_PLAYERS] =
        std::array::from_fn(|player| (0..player).fold(1, |step, _| step * base));
    let ways = (0..kit.players()).fold(1, |ways, _| ways * base).min(SHARES);
    let of = |way: usize| {
        let digit = |player: usize| if player < kit.players() { way / step[player] % base } else { 0 };
        let laid = std::array::from_fn(|player| u8::try_from(digit(player)).unwrap_or_default());
        Shares { laid, count: laid.iter().sum(), step }
    };
    (0..ways).map(of).collect()
}

/// A state on the way: the turn that comes next, the top one of the rows in place, and who has laid how many.
#[derive(Clone, Copy)]
pub(super) struct Way {
    pub(super) turn: u8,
    pub(super) low: u8,
    pub(super) shares: u16,
    /// How many turns each player would have to take back.
    pub(super) moves: [u8; MOST_PLAYERS],
    /// How many more tokens, or fewer, each player would then have on the planks in place.
    pub(super) gained: [i8; MOST_PLAYERS],
    /// The state before it.
    pub(super) from: u32,
}

impl Way {
    /// A token of a player has to come to some squares. If they are full, somebody else's must go first.
    pub(super) fn lack(
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
        let goes = (0..MOST_PLAYERS).filter(|&other| other != player && on(other) > 0);
        let Some(other) = goes.min_by_key(|&other| until(other, self.moves[other] + 1)) else { return };
        self.moves[other] += 1;
        self.gained[other] -= 1;
        while until(player, self.moves[player]) < until(other, self.moves[other]) {
            self.moves[player] += 1;
        }
    }
}

/// All that is known of the ways to one table; kept for the next, for there are many.
pub(super) struct Ways {
    pub(super) ways: Vec<Way>,
    /// The states that are not looked at yet, by what they cost.
    pub(super) open: [Vec<u32>; MOST_COST],
    seen: [u64; TURNS * MOST_PLANKS * SHARES / 64],
}

impl Ways {
    pub(super) fn new() -> Ways {
        Ways { ways: Vec::new(), open: [const { Vec::new() }; MOST_COST], seen: [0; _] }
    }

    pub(super) fn clear(&mut self) {
        self.ways.clear();
        self.open.iter_mut().for_each(Vec::clear);
        self.seen.fill(0);
    }

    pub(super) fn enter(&mut self, way: Way, cost: usize) {
        if let Some(open) = self.open.get_mut(cost) {
            open.push(self.ways.len() as u32);
            self.ways.push(way);
        }
    }

    /// Whether a state is looked at for the first time.
    pub(super) fn is_new(&mut self, way: &Way) -> bool {
        let key =
            (usize::from(way.turn) * MOST_PLANKS + usize::from(way.low)) * SHARES + usize::from(way.shares);
        let seen = self.seen.get_mut(key / 64);
        seen.is_some_and(|seen| {
            let is_new = *seen >> (key % 64) & 1 == 0;
            *seen |= 1 << (key % 64);
            is_new
        })
    }
}

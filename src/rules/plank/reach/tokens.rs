//! What each player has on the table in the end, and which of it he can have put by now.

use super::{Ground, State};
use crate::rules::plank::kit::{Colour, MOST_PLAYERS, MOST_TOKENS, Moving, Player};
use crate::rules::plank::table::{Squares, bit, bits, row_squares};

/// A set of sets of a player's tokens: bit `s` stands for the set whose tokens are the bits of `s`.
pub(super) type Sets = u64;

/// For each token the sets that it is in.
pub(super) const WITH: [Sets; MOST_TOKENS] = [
    0xaaaa_aaaa_aaaa_aaaa,
    0xcccc_cccc_cccc_cccc,
    0xf0f0_f0f0_f0f0_f0f0,
    0xff00_ff00_ff00_ff00,
    0xffff_0000_ffff_0000,
    0xffff_ffff_0000_0000,
];

/// A set of colours, as bits.
pub(super) const COLOURS: usize = 1 << 3;

/// What one player has on the table in the end.
#[derive(Default)]
pub(super) struct Tokens {
    pub(super) squares: Vec<Squares>,
    /// For each set of colours the sets of tokens with which he could use these and no other: they are in his
    /// hand, or on the table if his hand is empty.
    pub(super) uses: [Sets; COLOURS],
    /// Whether he must have passed.
    pub(super) owes: bool,
    /// Whether he may ever be without a turn.
    pub(super) may_pass: bool,
    /// The rows that are in place when he passes with tokens in hand: each pair of `low` and `high` that may be.
    pub(super) full: Vec<(u8, u8)>,
    /// Whether it matters how many planks he has laid.
    pub(super) is_counted: bool,
}

impl Ground {
    /// Whether turns with passes may lead to a state without moves.
    pub(super) fn may_be_passed(&self, goal: &State) -> bool {
        self.kit.everybody().any(|player| self.can_be_stuck(goal, player))
    }

    /// Whether a player may be without a turn at some time. He has laid all his planks then, and all squares of
    /// some colour on the planks in place are taken by tokens that lie there in the end. Or, if nobody moves
    /// before all is out, his hand is empty.
    fn can_be_stuck(&self, goal: &State, player: Player) -> bool {
        if self.moving == Moving::All && self.hand_empty(goal, player) {
            return true;
        }
        let dealt = usize::from(self.kit.dealt());
        let filled = |colour: Colour| {
            let taken = goal.taken() & self.planks.shown(colour);
            let mut longest = 0;
            goal.rows().fold(0, |length, row| {
                let length = if taken & row_squares(row) == 0 { 0 } else { length + 1 };
                longest = longest.max(length);
                length
            });
            longest >= dealt
        };
        usize::from(goal.most[player.index()]) == dealt
            && goal.out(player) >= dealt
            && Colour::ALL.into_iter().any(filled)
    }

    /// The squares of a set of colours.
    pub(super) fn shown(&self, colours: usize) -> Squares {
        Colour::ALL
            .into_iter()
            .filter(|colour| colours >> colour.index() & 1 == 1)
            .fold(0, |all, colour| all | self.planks.shown(colour))
    }

    pub(super) fn tokens(&self, goal: &State, player: Player, owes: bool) -> Tokens {
        let squares: Vec<Squares> = bits(goal.of(player)).collect();
        let may_pass = self.can_be_stuck(goal, player);
        // One who cannot lay more planks than he may needs no counting, unless passes hang on it.
        let is_counted = may_pass
            || goal.least[player.index()] > 0
            || usize::from(goal.most[player.index()]) < goal.out(player).min(goal.count());
        let mut uses = [0; COLOURS];
        for set in 0..1usize << squares.len() {
            let put = squares.iter().enumerate().filter(|(token, _)| set >> token & 1 == 1);
            let put = put.fold(0, |all, (_, square)| all | square);
            let is_empty = put.count_ones() as usize == self.kit.tokens_each();
            let usable = Colour::ALL.into_iter().filter(|colour| {
                let out = (put & self.planks.shown(*colour)).count_ones();
                if is_empty { out > 0 } else { out < u32::from(self.kit.tokens()[colour.index()]) }
            });
            let usable: usize = usable.map(|colour| 1 << colour.index()).sum();
            uses[usable] |= 1 << set;
        }
        let full = self.full(goal, &uses);
        Tokens { squares, uses, owes, may_pass, full, is_counted }
    }

    /// The rows in place, each as `low` and `high`, when a player with such tokens may find no square.
    fn full(&self, goal: &State, uses: &[Sets; COLOURS]) -> Vec<(u8, u8)> {
        let free = |low: u8, high: u8, colours: usize| rows(low, high) & self.shown(colours) & !goal.taken();
        let is_full = |low: u8, high: u8| {
            (1..COLOURS).any(|colours| uses[colours] != 0 && free(low, high, colours) == 0)
        };
        let highs = |low: u8| (low + self.kit.dealt()..=goal.high).map(move |high| (low, high));
        (goal.low..goal.high).flat_map(highs).filter(|&(low, high)| is_full(low, high)).collect()
    }
}

/// The squares of the rows from `low` up to but not including `high`.
pub(super) fn rows(low: u8, high: u8) -> Squares {
    (low..high).fold(0, |all, row| all | row_squares(usize::from(row)))
}

/// For each set of players the rows whose owners, as a set, are such as `fits` says; each by its left square.
pub(super) fn rows_by_owners(
    state: &State,
    fits: impl Fn(usize, usize) -> bool,
) -> [Squares; 1 << MOST_PLAYERS] {
    let mut rows = [0; 1 << MOST_PLAYERS];
    for row in state.rows() {
        let squares = row_squares(row);
        let has = |player: usize| usize::from(state.tokens[player] & squares != 0) << player;
        let owners: usize = (0..MOST_PLAYERS).map(has).sum();
        for (set, rows) in rows.iter_mut().enumerate() {
            *rows |= if fits(owners, set) { bit(row, 0) } else { 0 };
        }
    }
    rows
}

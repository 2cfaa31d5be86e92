//! Each player's tokens at the end, and which of them can have been put by now.

use super::{SearchContext, State};
use crate::rules::plank::bitboard::{Squares, bit, bits, row_squares, squares_of};
use crate::rules::plank::kit::{Colour, MAX_PLAYERS, MAX_TOKENS, Moving, Player};

/// A set of sets of a player's tokens: bit `s` is the set whose tokens are the bits of `s`.
pub(super) type Sets = u64;

/// For each token, the sets that contain it.
pub(super) const WITH: [Sets; MAX_TOKENS] = [
    0xaaaa_aaaa_aaaa_aaaa,
    0xcccc_cccc_cccc_cccc,
    0xf0f0_f0f0_f0f0_f0f0,
    0xff00_ff00_ff00_ff00,
    0xffff_0000_ffff_0000,
    0xffff_ffff_0000_0000,
];

/// Number of sets of colours.
pub(super) const COLOURS: usize = 1 << 3;

/// A player's tokens at the end.
#[derive(Default)]
pub(super) struct Tokens {
    pub(super) squares: Vec<Squares>,
    /// For each set of colours, the sets of placed tokens with which exactly these colours are usable: those in the
    /// hand, or those on the table if the hand is empty.
    pub(super) uses: [Sets; COLOURS],
    /// True if the player must have passed.
    pub(super) must_pass: bool,
    /// True if the player can ever be without a turn.
    pub(super) may_pass: bool,
    /// Possible rows in place when the player passes with tokens in hand, as pairs of `low` and `high`.
    pub(super) full: Vec<(u8, u8)>,
    /// True if the number of planks that the player has laid matters.
    pub(super) is_counted: bool,
}

impl SearchContext {
    /// Returns true if turns with passes and without moves can lead to a state.
    pub(super) fn may_involve_passes(&self, goal: &State) -> bool {
        self.kit.all_players().any(|player| self.can_be_stuck(goal, player))
    }

    /// Returns true if a player can be without a turn at some time. Then all the player's planks are laid, and all
    /// squares of some colour on the planks in place are occupied by tokens that are there in the end. With
    /// `Moving::All`, it is also enough that the player's hand is empty.
    fn can_be_stuck(&self, goal: &State, player: Player) -> bool {
        if self.moving == Moving::All && self.hand_empty(goal, player) {
            return true;
        }
        let dealt = usize::from(self.kit.dealt());
        let filled = |colour: Colour| {
            let taken = goal.taken() & self.planks.colour_squares(colour);
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
    pub(super) fn squares_of_colours(&self, colours: usize) -> Squares {
        Colour::ALL
            .into_iter()
            .filter(|colour| colours >> colour.index() & 1 == 1)
            .fold(0, |all, colour| all | self.planks.colour_squares(colour))
    }

    pub(super) fn tokens(&self, goal: &State, player: Player, must_pass: bool) -> Tokens {
        let squares: Vec<Squares> = bits(goal.tokens_of(player)).collect();
        let may_pass = self.can_be_stuck(goal, player);
        // Counting is unnecessary if the limit cannot be exceeded and no pass depends on it.
        let is_counted = may_pass
            || goal.least[player.index()] > 0
            || usize::from(goal.most[player.index()]) < goal.out(player).min(goal.count());
        let mut uses = [0; COLOURS];
        for set in 0..1usize << squares.len() {
            let put = squares.iter().enumerate().filter(|(token, _)| set >> token & 1 == 1);
            let put = put.fold(0, |all, (_, square)| all | square);
            let is_empty = put.count_ones() as usize == self.kit.tokens_each();
            let usable = Colour::ALL.into_iter().filter(|colour| {
                let out = (put & self.planks.colour_squares(*colour)).count_ones();
                if is_empty { out > 0 } else { out < u32::from(self.kit.tokens()[colour.index()]) }
            });
            let usable: usize = usable.map(|colour| 1 << colour.index()).sum();
            uses[usable] |= 1 << set;
        }
        let full = self.full(goal, &uses);
        Tokens { squares, uses, must_pass, may_pass, full, is_counted }
    }

    /// The possible rows in place, as pairs of `low` and `high`, when a player with such tokens finds no square.
    fn full(&self, goal: &State, uses: &[Sets; COLOURS]) -> Vec<(u8, u8)> {
        let free = |low: u8, high: u8, colours: usize| {
            rows(low, high) & self.squares_of_colours(colours) & !goal.taken()
        };
        let is_full = |low: u8, high: u8| {
            (1..COLOURS).any(|colours| uses[colours] != 0 && free(low, high, colours) == 0)
        };
        let highs = |low: u8| (low + self.kit.dealt()..=goal.high).map(move |high| (low, high));
        (goal.low..goal.high).flat_map(highs).filter(|&(low, high)| is_full(low, high)).collect()
    }
}

/// The squares of the rows from `low` to `high`, exclusive.
pub(super) fn rows(low: u8, high: u8) -> Squares {
    squares_of(&(low.into()..high.into()))
}

/// For each set of players, the rows whose set of owners satisfies `fits`, each by its left square.
pub(super) fn rows_by_owners(
    state: &State,
    fits: impl Fn(usize, usize) -> bool,
) -> [Squares; 1 << MAX_PLAYERS] {
    let mut rows = [0; 1 << MAX_PLAYERS];
    for row in state.rows() {
        let squares = row_squares(row);
        let has = |player: usize| usize::from(state.tokens[player] & squares != 0) << player;
        let owners: usize = (0..MAX_PLAYERS).map(has).sum();
        for (set, rows) in rows.iter_mut().enumerate() {
            *rows |= if fits(owners, set) { bit(row, 0) } else { 0 };
        }
    }
    rows
}

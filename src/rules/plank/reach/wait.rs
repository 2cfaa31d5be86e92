//! When a player with tokens in hand may have passed for the last time.

use std::ops::Range;

use super::{Ground, State};
use crate::rules::plank::kit::{Colour, Player};
use crate::rules::plank::table::{Squares, squares_of};

/// What is known of the last time that a player passed with tokens in hand.
pub(super) struct Wait {
    /// The squares of each colour that he holds now.
    held: [Squares; Colour::ALL.len()],
    /// The squares that are taken now, and those that are by tokens that have never moved.
    taken: Squares,
    fixed: Squares,
    /// How many tokens of a colour those who have moved have between them.
    loose: usize,
    /// How few planks may have been in place: the others were laid since.
    rows: usize,
    /// In how many turns since a token may have moved.
    moves: usize,
}

impl Wait {
    /// `movers` are the players who may have moved a token.
    pub(super) fn new(ground: &Ground, state: &State, player: Player, movers: &[Player]) -> Wait {
        let kit = &ground.kit;
        // Since he passed he has had a turn for each token that is not the one that a plank of his was laid with.
        let rounds = state.out(player).saturating_sub(usize::from(kit.dealt()));
        let since = kit.seat(state.mover, kit.after(player));
        let late = kit.clockwise_from(kit.after(player)).take(since);
        let mut held = [0; Colour::ALL.len()];
        ground.in_hand(state, player).for_each(|colour| held[colour.index()] = ground.planks.shown(colour));
        Wait {
            held,
            taken: state.taken(),
            fixed: movers.iter().fold(state.taken(), |taken, mover| taken & !state.of(*mover)),
            loose: movers.len() * usize::from(kit.tokens().into_iter().max().unwrap_or_default()),
            rows: state.count().saturating_sub(rounds * (kit.players() - 1) + since),
            moves: rounds * movers.len() + late.filter(|other| movers.contains(other)).count(),
        }
    }

    /// Whether these rows may have been those in place: all squares of the colours that he held were taken.
    pub(super) fn fits(&self, rows: &Range<usize>) -> bool {
        let squares = squares_of(rows);
        let count = |squares: Squares| squares.count_ones() as usize;
        let held = self.held.iter().map(|shown| shown & squares);
        rows.len() >= self.rows
            && held.clone().map(|held| count(held & !self.taken)).sum::<usize>() <= self.moves
            && held.map(|held| count(held & !self.fixed)).all(|open| open <= self.loose)
    }
}

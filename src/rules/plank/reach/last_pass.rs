//! The last time that a player with tokens in hand can have passed.

use std::ops::Range;

use super::{SearchContext, State};
use crate::rules::plank::bitboard::{Squares, squares_of};
use crate::rules::plank::kit::{Colour, Player};

/// Bounds on the last time that a player passed with tokens in hand.
pub(super) struct LastPass {
    /// The squares of each colour that the player holds now.
    held: [Squares; Colour::ALL.len()],
    /// The squares that are occupied now, and those occupied by tokens that have never moved.
    taken: Squares,
    fixed: Squares,
    /// Maximum number of tokens of a colour that belong to players who have moved.
    loose: usize,
    /// Lower bound of the planks in place: the others were laid since.
    rows: usize,
    /// Number of turns since in which a token can have moved.
    moves: usize,
}

impl LastPass {
    /// `movers` are the players who can have moved a token.
    pub(super) fn new(context: &SearchContext, state: &State, player: Player, movers: &[Player]) -> LastPass {
        let kit = &context.kit;
        // Since passing, the player has had one turn for each token except those that planks were laid with.
        let rounds = state.out(player).saturating_sub(usize::from(kit.dealt()));
        let since = kit.seat(state.mover, kit.after(player));
        let has_moved_this_round = kit.clockwise_from(kit.after(player)).take(since);
        let mut held = [0; Colour::ALL.len()];
        context
            .in_hand(state, player)
            .for_each(|colour| held[colour.index()] = context.planks.colour_squares(colour));
        LastPass {
            held,
            taken: state.taken(),
            fixed: movers.iter().fold(state.taken(), |taken, mover| taken & !state.tokens_of(*mover)),
            loose: movers.len() * usize::from(kit.tokens().into_iter().max().unwrap_or_default()),
            rows: state.count().saturating_sub(rounds * (kit.players() - 1) + since),
            moves: rounds * movers.len()
                + has_moved_this_round.filter(|other| movers.contains(other)).count(),
        }
    }

    /// Returns true if these rows can have been those in place: all squares of the colours that the player held were
    /// occupied.
    pub(super) fn fits(&self, rows: &Range<usize>) -> bool {
        let squares = squares_of(rows);
        let count = |squares: Squares| squares.count_ones() as usize;
        let held = self.held.iter().map(|shown| shown & squares);
        rows.len() >= self.rows
            && held.clone().map(|held| count(held & !self.taken)).sum::<usize>() <= self.moves
            && held.map(|held| count(held & !self.fixed)).all(|open| open <= self.loose)
    }
}

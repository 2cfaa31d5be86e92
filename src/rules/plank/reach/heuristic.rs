//! Heuristic of the forward search: how far a table is from the goal.
//!
//! For a given length of the game, the number of remaining turns of each player is known. A player with an empty hand
//! at the goal needs one turn for every token that is misplaced or still in hand, and can use more, but not fewer.
//! A player who holds tokens at the goal has never moved one, and so needs one turn for every token that is still
//! to be put, and must be without a legal turn in all others. That requires planks to be laid and squares to be filled.

use super::{SearchContext, State};
use crate::rules::plank::bitboard::row_squares;
use crate::rules::plank::kit::{Colour, MAX_PLAYERS, Player};

/// A turn that a player uses to lay a plank, or to put a token of a colour that has free squares, costs as much as
/// this many squares to be filled: the others fill them in the meantime.
const SQUARE_COSTS_PER_TURN: usize = 3;

/// A player whose tokens are all in place has to move one away and back with the remaining turns. With a single turn
/// left that is impossible, unless the player has to pass.
const AWAY_AND_BACK_COST: usize = 2;
const FORCED_AWAY_COST: usize = 6;

/// Weights of what a table lacks.
#[derive(Clone, Copy)]
pub(super) struct Weights {
    /// A pass still to come.
    pub(super) pass: usize,
    /// A square to be filled before a pass.
    pub(super) room: usize,
    /// A required turn.
    pub(super) turn: usize,
}

/// The goal of a game of given length.
pub(super) struct Heuristic<'a> {
    pub(super) context: &'a SearchContext,
    pub(super) goal: &'a State,
    /// Number of turns of the game.
    pub(super) turns: usize,
    pub(super) weights: Weights,
}

impl Heuristic<'_> {
    /// Number of remaining turns of each player after `played` turns.
    pub(super) fn remaining_turns(&self, played: usize) -> [usize; MAX_PLAYERS] {
        let players = self.context.kit.players();
        let until = |turns: usize, at: usize| (turns + players).saturating_sub(at + 1) / players;
        std::array::from_fn(|at| if at < players { until(self.turns, at) - until(played, at) } else { 0 })
    }

    /// Cost of a table, given the remaining turns of each player; `None` if it cannot lead to the goal.
    pub(super) fn cost(&self, state: &State, left: &[usize; MAX_PLAYERS]) -> Option<usize> {
        let Heuristic { context, goal, weights, .. } = self;
        let rows = goal.count().checked_sub(state.count())?;
        let (mut must_lay, mut may_lay) = (0, 0);
        let mut turns = [(0, 0); MAX_PLAYERS];
        for player in context.kit.all_players() {
            let at = player.index();
            // One turn for each square of the goal that lacks its token. A misplaced token fills one of them, since
            // nobody has more tokens out than at the goal.
            let needs = (goal.tokens_of(player) & !state.tokens_of(player)).count_ones() as usize;
            turns[at] = (needs, left[at].checked_sub(needs)?);
            may_lay += usize::from(goal.most[at].checked_sub(state.most[at])?).min(left[at]);
            must_lay += usize::from(goal.least[at].saturating_sub(state.least[at]));
        }
        if !(must_lay..=may_lay).contains(&rows) {
            return None;
        }
        let mut lacks = self.planks_to_clear(state) * weights.turn;
        for player in context.kit.all_players() {
            let (needs, spare) = turns[player.index()];
            lacks += if context.hand_empty(goal, player) {
                let turns = match (needs, spare) {
                    (0, 1) => FORCED_AWAY_COST,
                    (0, 2..) => AWAY_AND_BACK_COST,
                    _ => needs,
                };
                turns * weights.turn
            } else if spare > 0 {
                spare * weights.pass + self.cost_until_stuck(state, player)? * weights.room
            } else {
                0
            };
        }
        Some(lacks)
    }

    /// Returns true if a table is the goal.
    pub(super) fn is_goal(&self, state: &State) -> bool {
        let goal = self.goal;
        let laid = state.most.iter().zip(goal.least.iter().zip(&goal.most));
        (state.tokens, state.low, state.high, state.mover) == (goal.tokens, goal.low, goal.high, goal.mover)
            && laid.into_iter().all(|(laid, (least, most))| (least..=most).contains(&laid))
    }

    /// Number of planks still to be laid that have no token at the goal: the token that each is laid with must be
    /// moved away.
    fn planks_to_clear(&self, state: &State) -> usize {
        let taken = self.goal.taken();
        let to_lay = (self.goal.low..state.low).chain(state.high..self.goal.high);
        to_lay.filter(|&row| taken & row_squares(usize::from(row)) == 0).count()
    }

    /// Cost until a player, who has to pass with tokens in hand, has no legal turn; `None` if that is impossible.
    fn cost_until_stuck(&self, state: &State, player: Player) -> Option<usize> {
        let to_lay = self.context.kit.dealt().checked_sub(state.most[player.index()])?;
        if self.goal.most[player.index()] < self.context.kit.dealt() {
            return None;
        }
        let colours = Colour::ALL
            .map(|colour| (self.to_fill(state, player, colour), self.to_put(state, player, colour)));
        // The colours in hand at that time, as bits.
        let sets = (1..1usize << colours.len()).filter_map(|set| {
            let (mut squares, mut tokens) = (0, 0);
            for (colour, (to_fill, to_put)) in colours.iter().enumerate() {
                if set >> colour & 1 == 1 {
                    squares += (*to_fill)?;
                } else {
                    tokens += (*to_put)?;
                }
            }
            Some(squares + SQUARE_COSTS_PER_TURN * tokens.max(usize::from(to_lay)))
        });
        sets.min()
    }

    /// Number of squares of a colour that must be filled until a player finds none for a token in hand. Every
    /// plank has one such square, so there must not be more planks than tokens of the other players.
    fn to_fill(&self, state: &State, player: Player, colour: Colour) -> Option<usize> {
        let Heuristic { context, goal, .. } = self;
        let shown = context.planks.colour_squares(colour);
        let is_put_later = context.held(goal, player, colour) == 0;
        let most = (goal.taken() & shown).count_ones() as usize;
        let fits =
            context.held(state, player, colour) > 0 && state.count() + usize::from(is_put_later) <= most;
        fits.then(|| (state.free() & shown).count_ones() as usize)
    }

    /// Number of tokens of a colour that a player puts until none is in hand.
    fn to_put(&self, state: &State, player: Player, colour: Colour) -> Option<usize> {
        (self.context.held(self.goal, player, colour) == 0).then(|| self.context.held(state, player, colour))
    }
}

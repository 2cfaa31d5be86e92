//! How much a table promises that is on the way to another.
//!
//! If the length of the game is given, so is how many turns everybody still has. Whoever has all tokens out at the
//! end needs one for every token that lies elsewhere or is still in his hand; he may use more, but not fewer. Who
//! holds tokens at the end has never moved, so he needs one for every token that he still puts, and must be without
//! a turn in all others: that takes planks that are laid, and squares that are full.

use super::{Ground, State};
use crate::rules::plank::kit::{Colour, MOST_PLAYERS, Player};
use crate::rules::plank::table::row_squares;

/// How many turns of his own a player uses to lay a plank, or to put a token of a colour that has room, count for
/// as many squares to be filled: the others fill them in between.
const SQUARES_PER_TURN: usize = 3;

/// A player whose tokens lie right has to move one away and back with the turns that he has left; with one turn
/// left he cannot, unless he has none to play.
const AWAY_AND_BACK: usize = 2;
const NO_WAY_BACK: usize = 6;

/// What a table lacks is weighed by these.
#[derive(Clone, Copy)]
pub(super) struct Weights {
    /// A pass that is still to come.
    pub(super) pass: usize,
    /// A square to be filled before a pass.
    pub(super) room: usize,
    /// A turn that is needed.
    pub(super) turn: usize,
}

/// What a game of a given length leads to.
pub(super) struct Aim<'a> {
    pub(super) ground: &'a Ground,
    pub(super) goal: &'a State,
    /// How many turns it has.
    pub(super) turns: usize,
    pub(super) weights: Weights,
}

impl Aim<'_> {
    /// How many turns each player has when so many have been played.
    pub(super) fn left(&self, played: usize) -> [usize; MOST_PLAYERS] {
        let players = self.ground.kit.players();
        let until = |turns: usize, at: usize| (turns + players).saturating_sub(at + 1) / players;
        std::array::from_fn(|at| if at < players { until(self.turns, at) - until(played, at) } else { 0 })
    }

    /// What a table lacks of the goal, when each player has so many turns left; none if it does not lead there.
    pub(super) fn cost(&self, state: &State, left: &[usize; MOST_PLAYERS]) -> Option<usize> {
        let Aim { ground, goal, weights, .. } = self;
        let (mut lacks, mut may_lay) = (self.bare(state) * weights.turn, 0);
        let mut must_lay = 0;
        for player in ground.kit.everybody() {
            let at = player.index();
            let astray = (state.of(player) & !goal.of(player)).count_ones() as usize;
            let needs = goal.out(player).checked_sub(state.out(player))? + astray;
            let spare = left[at].checked_sub(needs)?;
            may_lay += usize::from(goal.most[at].checked_sub(state.most[at])?).min(left[at]);
            must_lay += usize::from(goal.least[at].saturating_sub(state.least[at]));
            lacks += if ground.hand_empty(goal, player) {
                let turns = match (needs, spare) {
                    (0, 1) => NO_WAY_BACK,
                    (0, 2..) => AWAY_AND_BACK,
                    _ => needs,
                };
                turns * weights.turn
            } else if spare > 0 {
                spare * weights.pass + self.room(state, player)? * weights.room
            } else {
                0
            };
        }
        let rows = goal.count().checked_sub(state.count())?;
        (must_lay..=may_lay).contains(&rows).then_some(lacks)
    }

    /// Whether a table is the goal.
    pub(super) fn is_goal(&self, state: &State) -> bool {
        let goal = self.goal;
        let laid = state.most.iter().zip(goal.least.iter().zip(&goal.most));
        (state.tokens, state.low, state.high, state.mover) == (goal.tokens, goal.low, goal.high, goal.mover)
            && laid.into_iter().all(|(laid, (least, most))| (least..=most).contains(&laid))
    }

    /// How many planks are to be laid that hold no token at the goal: the one that each is laid with must go.
    fn bare(&self, state: &State) -> usize {
        let taken = self.goal.taken();
        let to_lay = (self.goal.low..state.low).chain(state.high..self.goal.high);
        to_lay.filter(|&row| taken & row_squares(usize::from(row)) == 0).count()
    }

    /// How far a player, who is to pass with tokens in hand, is from it; none if he never will.
    fn room(&self, state: &State, player: Player) -> Option<usize> {
        let to_lay = self.ground.kit.dealt().checked_sub(state.most[player.index()])?;
        if self.goal.most[player.index()] < self.ground.kit.dealt() {
            return None;
        }
        let colours = Colour::ALL
            .map(|colour| (self.to_fill(state, player, colour), self.to_put(state, player, colour)));
        // Which colours are in his hand then, as bits.
        let sets = (1..1usize << colours.len()).filter_map(|set| {
            let (mut squares, mut tokens) = (0, 0);
            for (colour, (to_fill, to_put)) in colours.iter().enumerate() {
                if set >> colour & 1 == 1 {
                    squares += (*to_fill)?;
                } else {
                    tokens += (*to_put)?;
                }
            }
            Some(squares + SQUARES_PER_TURN * tokens.max(usize::from(to_lay)))
        });
        sets.min()
    }

    /// How many squares of a colour must be filled until a player finds none for a token in his hand. Every plank
    /// has one, so there must not be more planks than others have tokens for.
    fn to_fill(&self, state: &State, player: Player, colour: Colour) -> Option<usize> {
        let Aim { ground, goal, .. } = self;
        let shown = ground.planks.shown(colour);
        let is_put_later = ground.held(goal, player, colour) == 0;
        let most = (goal.taken() & shown).count_ones() as usize;
        let fits =
            ground.held(state, player, colour) > 0 && state.count() + usize::from(is_put_later) <= most;
        fits.then(|| (state.free() & shown).count_ones() as usize)
    }

    /// How many tokens of a colour a player puts until he has none in his hand.
    fn to_put(&self, state: &State, player: Player, colour: Colour) -> Option<usize> {
        (self.ground.held(self.goal, player, colour) == 0).then(|| self.ground.held(state, player, colour))
    }
}

//! Forward beam search from the empty table to the one at the end.
//!
//! If a player passed with tokens in hand, searching backwards is hard: a pass leaves no trace on the table, and
//! the squares that were full then are not any more. Searching forwards is easy: a pass follows from the rules, and
//! what a table lacks can be counted by the `heuristic`. So games of a given length are played in parallel, and after
//! every turn only the most promising tables are kept.
//!
//! The right weights are unknown, so they are drawn at random for every attempt, as is the order of ties. After all
//! lengths have been tried, the beam is twice as wide at every second pass, four times at every fourth, and so on;
//! most attempts are short. Longer games are not tried, and a failure of all attempts proves nothing. The limit
//! counts work, not time, so that the same table always gets the same answer.

use std::collections::HashSet;
use std::hash::{BuildHasherDefault, Hasher};
use std::ops::Range;

use super::heuristic::{Heuristic, Weights};
use super::{Ply, SearchContext, Stage, State};
use crate::prng::Prng;
use crate::rules::fast_hasher::FastHasher;
use crate::rules::plank::kit::{MAX_PLAYERS, Player};

/// Minimum number of tables kept after each turn.
const MIN_BEAM_WIDTH: usize = 100;

/// Maximum number of doublings of the width: 6,400 tables after each of at most 40 turns take 25 MB.
const MAX_DOUBLINGS: u32 = 6;

/// Number of lengths tried: the minimum number of rounds, and up to three more.
const LENGTHS_TRIED: usize = 4;

/// Maximum number of turns taken back from a table without a free square.
const MAX_TAKEN_BACK: usize = 8;

/// Attempts to play to one of some tables.
pub(super) struct BeamSearch<'a> {
    context: &'a SearchContext,
    /// The tables, each with a possible opener.
    ends: Vec<(Stage, Player)>,
    rng: Prng,
    /// Number of tables that may still be examined.
    budget: usize,
    attempts: usize,
}

/// A table in the tree of games.
struct BeamNode {
    state: State,
    /// The turn that leads to it, and the index of the table before it; `None` at the start.
    from: Option<(Ply, usize)>,
}

impl<'a> BeamSearch<'a> {
    /// `ends` are the goals, each with the turn that is played there if it is not the last; `most` is the total
    /// number of tables that may be examined.
    pub(super) fn new(context: &'a SearchContext, ends: &[Stage], most: usize) -> BeamSearch<'a> {
        let opened = |end: &Stage| {
            let tempo = context.tempo(&end.0);
            let openers = context.openers.iter().filter(|first| tempo.rounds(**first).is_some());
            openers.map(|first| (*end, *first)).collect::<Vec<_>>()
        };
        let ends = ends.iter().flat_map(opened).collect();
        BeamSearch { context, ends, rng: Prng::new(1), budget: most, attempts: 0 }
    }

    /// Returns the turns of a game, if one is found while examining this many more tables.
    pub(super) fn game(&mut self, tables: usize) -> Option<Vec<Ply>> {
        let until = self.budget.saturating_sub(tables);
        while self.budget > until && !self.ends.is_empty() {
            let (rest, end) = (self.attempts / self.ends.len(), self.attempts % self.ends.len());
            let width = MIN_BEAM_WIDTH << (rest / LENGTHS_TRIED + 1).trailing_zeros().min(MAX_DOUBLINGS);
            self.attempts += 1;
            let (end, first) = *self.ends.get(end)?;
            let retraction = self.back_to_free_square(end);
            let Some((goal, _)) = retraction.last() else { continue };
            let goal = &self.context.by_seats(goal, first);
            let rounds = self.context.least_rounds(goal) + rest % LENGTHS_TRIED;
            let turns = rounds * self.context.kit.players() + goal.mover.index();
            if let Some(steps) = self.attempt(goal, turns, width) {
                let mut steps = self.context.with_players(steps, first);
                steps.extend(retraction.iter().rev().filter_map(|(_, step)| *step));
                return Some(steps);
            }
            // Count an attempt that fails at once as work.
            self.budget = self.budget.saturating_sub(1);
        }
        None
    }

    /// Takes turns back until a table has a free square. On a full table all players who could put a token have put
    /// it, and an empty hand does not show that its player had to pass.
    fn back_to_free_square(&mut self, end: Stage) -> Vec<Stage> {
        let mut retraction = vec![end];
        while let Some((state, _)) = retraction.last().filter(|(state, _)| state.free() == 0) {
            let before = self.context.all_predecessors(state);
            self.budget = self.budget.saturating_sub(before.len());
            match self.rng.pick(&before) {
                Some(stage) if retraction.len() <= MAX_TAKEN_BACK => retraction.push(*stage),
                _ => break,
            }
        }
        retraction
    }

    /// Plays games of this length with a beam of this width.
    fn attempt(&mut self, goal: &State, turns: usize, width: usize) -> Option<Vec<Ply>> {
        let weights =
            Weights { pass: 4 + self.rng.roll(13), room: 1 + self.rng.roll(9), turn: 1 + self.rng.roll(5) };
        let heuristic = Heuristic { context: self.context, goal, turns, weights };
        let mut tables = vec![BeamNode { state: empty_state(), from: None }];
        let mut layer = 0..1;
        for turn in 0..turns {
            let mut next = self.next(&heuristic, turn, &tables, layer.clone());
            if next.is_empty() || self.budget == 0 {
                return None;
            }
            if next.len() > width {
                next.select_nth_unstable_by_key(width, |(order, _)| *order);
                next.truncate(width);
                // Sort the kept tables, because the order after the selection is unspecified.
                next.sort_unstable_by_key(|(order, _)| *order);
            }
            layer = tables.len()..tables.len() + next.len();
            tables.extend(next.into_iter().map(|(_, table)| table));
        }
        let is_goal = |at: &usize| tables.get(*at).is_some_and(|table| heuristic.is_goal(&table.state));
        layer.into_iter().find(is_goal).map(|at| steps(&tables, at))
    }

    /// The successors of the tables of a layer, with their sort keys.
    fn next(
        &mut self,
        heuristic: &Heuristic,
        turn: usize,
        tables: &[BeamNode],
        layer: Range<usize>,
    ) -> Vec<((usize, u64), BeamNode)> {
        let left = heuristic.remaining_turns(turn + 1);
        let (mut next, mut seen) = (Vec::new(), HashSet::<u64, BuildHasherDefault<FastHasher>>::default());
        for at in layer {
            let Some(BeamNode { state, .. }) = tables.get(at).filter(|_| self.budget > 0) else { break };
            self.context.successors(state, heuristic.goal, |state, step| {
                self.budget = self.budget.saturating_sub(1);
                if seen.insert(key(&state))
                    && let Some(cost) = heuristic.cost(&state, &left)
                {
                    next.push(((cost, self.rng.next()), BeamNode { state, from: Some((step, at)) }));
                }
            });
        }
        next
    }
}

/// The start.
pub(super) fn empty_state() -> State {
    let none = [0; MAX_PLAYERS];
    State { tokens: [0; MAX_PLAYERS], low: 0, high: 0, mover: Player::FIRST, least: none, most: none }
}

/// Hash of a table among those of the same turn. A collision drops a table, which is harmless because the search is
/// incomplete anyway.
fn key(state: &State) -> u64 {
    let mut mixed = FastHasher::default();
    state.tokens.iter().for_each(|&tokens| mixed.write_u64(tokens));
    mixed.write_u64(
        u64::from(u32::from_le_bytes(state.most)) << 16 | u64::from(state.low) << 8 | u64::from(state.high),
    );
    mixed.finish()
}

/// The turns that lead to a table.
fn steps(tables: &[BeamNode], at: usize) -> Vec<Ply> {
    let mut steps = Vec::new();
    let mut from = tables.get(at).and_then(|table| table.from);
    while let Some((step, before)) = from {
        steps.push(step);
        from = tables.get(before).and_then(|table| table.from);
    }
    steps.reverse();
    steps
}

//! Best-first search backwards, taking back moves.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashSet};
use std::hash::BuildHasherDefault;

use super::order::Distance;
use super::order_states::OrderStates;
use super::placing::PlacingResult;
use super::{Action, Answer, Ply, SearchContext, Stage, State};
use crate::rules::fast_hasher::FastHasher;

/// Limits of a search.
#[derive(Clone, Copy)]
pub(super) struct Limits {
    /// Number of tables examined backwards.
    pub(super) tables: usize,
    /// Number of tables examined forwards.
    pub(super) played: usize,
    /// Number of states that all searches for placings may try together, and each of them.
    pub(super) states: usize,
    pub(super) states_each: usize,
}

/// Maximum number of tables met per table examined. The turn count rules the others out.
const MAX_MET_PER_TABLE: usize = 18;

/// Number of states tried when a table is met.
const STATES_ON_ENTRY: usize = 1_000;

/// Delay of the expensive check whether a table was placed with passes, in turns.
const PASS_CHECK_DELAY_TURNS: usize = 24;

/// A search backwards from some tables.
pub(super) struct RetroSearch<'a> {
    context: &'a SearchContext,
    tables: Vec<RetroNode>,
    seen: HashSet<State, BuildHasherDefault<FastHasher>>,
    /// The tables before which no token can have moved, and which are known not to have been placed. Their
    /// predecessors lead nowhere.
    never: HashSet<usize>,
    /// The queue of open tables by priority.
    waiting: BinaryHeap<(Reverse<usize>, usize, Reverse<Task>)>,
    effort: Limits,
    /// Number of states that may still be tried by the deferred checks, and when a table is met.
    states: usize,
    at_once: usize,
    /// Number of tables met, including those that the turn count rules out.
    met: usize,
    order_states: OrderStates,
    /// A table that was only placed, and the turns that lead there.
    found: Option<(usize, Vec<Ply>)>,
    /// True if something has been left out, so that an empty queue proves nothing.
    gave_up: bool,
}

/// A task for a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Task {
    /// Expand its predecessors.
    Expand,
    /// Check whether it was placed with passes.
    CheckPasses,
}

/// A table of the search, with the turn that is played there.
struct RetroNode {
    state: State,
    step: Option<Ply>,
    /// Index of the table after that turn; `None` at the end.
    next: Option<usize>,
    /// Number of turns to the end.
    depth: usize,
    /// The first table from the end before which no token can have moved, up to this one.
    unmoved: Option<usize>,
}

impl<'a> RetroSearch<'a> {
    pub(super) fn new(context: &'a SearchContext, ends: &[Stage], effort: Limits) -> RetroSearch<'a> {
        let mut search = RetroSearch {
            context,
            tables: Vec::new(),
            seen: HashSet::default(),
            never: HashSet::new(),
            waiting: BinaryHeap::new(),
            effort,
            states: effort.states,
            at_once: effort.states,
            met: 0,
            order_states: OrderStates::new(),
            found: None,
            gave_up: false,
        };
        for &(state, step) in ends {
            search.enter(state, None, step);
        }
        search
    }

    fn enter(&mut self, state: State, next: Option<usize>, step: Option<Ply>) {
        let after = next.and_then(|next| self.tables.get(next));
        let depth = after.map_or(0, |after| after.depth + 1);
        let unmoved = after.and_then(|after| after.unmoved);
        if self.tables.len() >= self.effort.tables || self.met >= MAX_MET_PER_TABLE * self.effort.tables {
            self.gave_up |= unmoved.is_none();
            return;
        }
        if self.context.has_line(&state) || self.seen.contains(&state) {
            return;
        }
        let tempo = self.context.tempo(&state);
        self.met += 1;
        if !tempo.is_consistent() {
            return;
        }
        self.seen.insert(state);
        let at = self.tables.len();
        let is_unmoved = unmoved.is_some() || !tempo.may_have_moved();
        let turns = match self.distance(&state) {
            Distance::Turns(turns) => turns,
            Distance::Placed(steps) => {
                self.found.get_or_insert((at, steps));
                0
            }
        };
        let may_have_passes = || {
            self.context.may_involve_passes(&state)
                && self.context.openers.iter().any(|&first| tempo.may_have_passed(first))
        };
        // Where no token can have moved, taking turns back is a shortcut past passes; the deferred check decides.
        if !is_unmoved {
            self.enqueue(depth, turns, Task::Expand);
        } else if may_have_passes() && (unmoved.is_some() || !self.is_decided_soon(&state, at)) {
            self.enqueue(depth, turns, Task::Expand);
            if unmoved.is_none() {
                self.enqueue(depth, turns + PASS_CHECK_DELAY_TURNS, Task::CheckPasses);
            }
        }
        let unmoved = unmoved.or(is_unmoved.then_some(at));
        self.tables.push(RetroNode { state, step, next, depth, unmoved });
    }

    /// Checks with few states whether a table, on which no token can have moved, was placed with passes. Returns true
    /// if this is decided.
    fn is_decided_soon(&mut self, state: &State, at: usize) -> bool {
        let mut budget = STATES_ON_ENTRY.min(self.at_once);
        let given = budget;
        let passed = self.search_placings(state, &mut budget);
        self.at_once -= given - budget;
        match passed {
            PlacingResult::Yes(steps) => {
                self.found.get_or_insert((at, steps));
                true
            }
            PlacingResult::No => true,
            PlacingResult::Unknown => false,
        }
    }

    /// Distance of a table from one that was only placed, for any opener.
    fn distance(&mut self, state: &State) -> Distance {
        let context = self.context;
        let mut turns = usize::MAX;
        for &first in &context.openers {
            match context.distance(&context.by_seats(state, first), &mut self.order_states) {
                Distance::Placed(steps) => return Distance::Placed(context.with_players(steps, first)),
                Distance::Turns(far) => turns = turns.min(far),
            }
        }
        Distance::Turns(turns)
    }

    /// Searches for turns without moves but with passes that lead to a table, for any opener.
    fn search_placings(&self, state: &State, budget: &mut usize) -> PlacingResult {
        let context = self.context;
        let mut gave_up = false;
        let tempo = context.tempo(state);
        for &first in context.openers.iter().filter(|first| tempo.may_have_passed(**first)) {
            match context.search_placings(&context.by_seats(state, first), budget) {
                PlacingResult::Yes(steps) => return PlacingResult::Yes(context.with_players(steps, first)),
                PlacingResult::No => {}
                PlacingResult::Unknown => gave_up = true,
            }
        }
        if gave_up { PlacingResult::Unknown } else { PlacingResult::No }
    }

    /// Queues the table that is entered next. Of equal priorities the last one comes first, which continues the
    /// current path.
    fn enqueue(&mut self, depth: usize, turns: usize, task: Task) {
        self.waiting.push((Reverse(depth + 2 * turns), self.tables.len(), Reverse(task)));
    }

    /// Number of tables examined.
    pub(super) fn looked_at(&self) -> usize {
        self.tables.len()
    }

    /// Searches until this many tables have been examined. Returns the answer, if there is one by then.
    pub(super) fn run(&mut self, tables: usize) -> Option<Answer> {
        while self.found.is_none() {
            if self.tables.len() >= tables {
                return None;
            }
            let Some((_, at, Reverse(task))) = self.waiting.pop() else { break };
            let Some(&RetroNode { state, unmoved, .. }) = self.tables.get(at) else { continue };
            if unmoved.is_some_and(|unmoved| self.never.contains(&unmoved)) {
                continue;
            }
            if task == Task::Expand {
                self.back(&state, at);
                continue;
            }
            let mut budget = self.effort.states_each.min(self.states);
            let given = budget;
            let passed = self.search_placings(&state, &mut budget);
            self.states -= given - budget;
            match passed {
                PlacingResult::Yes(steps) => self.found = Some((at, steps)),
                PlacingResult::No => {
                    self.never.insert(at);
                }
                PlacingResult::Unknown => self.gave_up = true,
            }
        }
        Some(match self.found.take() {
            Some((at, steps)) => Answer::Reached(self.game(steps, at)),
            None if self.gave_up => Answer::Unknown { looked_at: self.tables.len() },
            None => Answer::Never,
        })
    }

    /// Expands the predecessors of a table, except those covered by a game without a later move.
    fn back(&mut self, state: &State, at: usize) {
        let context = self.context;
        // If nobody ever passes, all hands are empty before the first move, so only moves are taken back.
        let only_moves = context.kit.always_room();
        context.predecessors(state, |before, step| {
            if !only_moves || matches!(step.turn, Action::Token { from: Some(_), .. }) {
                self.enter(before, Some(at), Some(step));
            }
        });
    }

    /// The whole game: the placed part, then the turns that were taken back.
    fn game(&self, mut steps: Vec<Ply>, at: usize) -> Vec<Ply> {
        let mut at = Some(at);
        while let Some(table) = at.and_then(|at| self.tables.get(at)) {
            steps.extend(table.step);
            at = table.next;
        }
        steps
    }
}

//! Moves are taken back, the most promising table first.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashSet};
use std::hash::BuildHasherDefault;

use super::order::Far;
use super::placing::Placed;
use super::seek::Effort;
use super::ways::Ways;
use super::{Answer, Ground, Last, Stage, State, Step};
use crate::rules::mix::Mix;

/// How many tables are met for each that is looked at, at the most, because the turns rule the others out.
const MET_PER_TABLE: usize = 12;

/// How many states are tried when a table is met.
const STATES_AT_ONCE: usize = 1_000;

/// How much later than what is taken back all games with passes are tried that lead to a table: they are many.
const WITH_A_PASS: usize = 24;

/// A search back from some tables.
pub(super) struct Search<'a> {
    ground: &'a Ground,
    tables: Vec<Table>,
    seen: HashSet<State, BuildHasherDefault<Mix>>,
    /// The tables before which nobody can have moved, and of which it is known that they were not placed at all.
    /// What was taken back from them leads nowhere.
    never: HashSet<usize>,
    /// The tables that are not looked at yet, by promise.
    waiting: BinaryHeap<(Reverse<usize>, usize, Reverse<Look>)>,
    effort: Effort,
    /// How many states may still be tried at the second look, and when a table is met.
    states: usize,
    at_once: usize,
    /// How many tables were met, with those that the turns rule out.
    met: usize,
    ways: Ways,
    /// A table that was only placed, and the turns that lead there.
    found: Option<(usize, Vec<Step>)>,
    /// Whether something has been left out, so that having tried all the rest proves nothing.
    gave_up: bool,
}

/// What is done with a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Look {
    /// Take back the turn before it.
    First,
    /// See whether it was placed with passes.
    Again,
}

/// A table on the way, and the turn that was played there.
struct Table {
    state: State,
    step: Option<Step>,
    /// The table after that turn; none if it is the one at the end.
    next: Option<usize>,
    /// How many turns it is from the end.
    depth: usize,
    /// The first table from the end before which nobody can have moved, if this is such a table or before it.
    unmoved: Option<usize>,
}

impl<'a> Search<'a> {
    pub(super) fn new(ground: &'a Ground, ends: &[Stage], effort: Effort) -> Search<'a> {
        let mut search = Search {
            ground,
            tables: Vec::new(),
            seen: HashSet::default(),
            never: HashSet::new(),
            waiting: BinaryHeap::new(),
            effort,
            states: effort.states,
            at_once: effort.states,
            met: 0,
            ways: Ways::new(),
            found: None,
            gave_up: false,
        };
        for &(state, step) in ends {
            search.enter(state, None, step);
        }
        search
    }

    fn enter(&mut self, state: State, next: Option<usize>, step: Option<Step>) {
        let after = next.and_then(|next| self.tables.get(next));
        let depth = after.map_or(0, |after| after.depth + 1);
        let unmoved = after.and_then(|after| after.unmoved);
        if self.tables.len() >= self.effort.tables || self.met >= MET_PER_TABLE * self.effort.tables {
            self.gave_up |= unmoved.is_none();
            return;
        }
        if self.ground.has_line(&state) || self.seen.contains(&state) {
            return;
        }
        let tempo = self.ground.tempo(&state);
        self.met += 1;
        if !tempo.goes_round() {
            return;
        }
        self.seen.insert(state);
        let at = self.tables.len();
        let is_unmoved = unmoved.is_some() || !tempo.may_have_moved();
        let turns = match self.far(&state) {
            Far::Turns(turns) => turns,
            Far::Placed(steps) => {
                self.found.get_or_insert((at, steps));
                0
            }
        };
        let may_be_passed = || {
            self.ground.may_be_passed(&state)
                && self.ground.openers.iter().any(|&first| tempo.may_have_passed(first))
        };
        // Where nobody can have moved, taking turns back is a short cut past passes; the second look decides.
        if !is_unmoved {
            self.wait(depth, turns, Look::First);
        } else if may_be_passed() && (unmoved.is_some() || !self.is_decided_soon(&state, at)) {
            self.wait(depth, turns, Look::First);
            if unmoved.is_none() {
                self.wait(depth, turns + WITH_A_PASS, Look::Again);
            }
        }
        let unmoved = unmoved.or(is_unmoved.then_some(at));
        self.tables.push(Table { state, step, next, depth, unmoved });
    }

    /// Whether few states tell if a table was placed with passes, on which nobody can have moved.
    fn is_decided_soon(&mut self, state: &State, at: usize) -> bool {
        let mut budget = STATES_AT_ONCE.min(self.at_once);
        let given = budget;
        let passed = self.passed(state, &mut budget);
        self.at_once -= given - budget;
        match passed {
            Placed::Yes(steps) => {
                self.found.get_or_insert((at, steps));
                true
            }
            Placed::No => true,
            Placed::Unknown => false,
        }
    }

    /// How far a table is from one that was only placed, whoever opened.
    fn far(&mut self, state: &State) -> Far {
        let ground = self.ground;
        let mut turns = usize::MAX;
        for &first in &ground.openers {
            match ground.far(&ground.seated(state, first), &mut self.ways) {
                Far::Placed(steps) => return Far::Placed(ground.unseated(steps, first)),
                Far::Turns(far) => turns = turns.min(far),
            }
        }
        Far::Turns(turns)
    }

    /// Turns without moves but with passes that lead to a table, whoever opened.
    fn passed(&self, state: &State, budget: &mut usize) -> Placed {
        let ground = self.ground;
        let mut gave_up = false;
        let tempo = ground.tempo(state);
        for &first in ground.openers.iter().filter(|first| tempo.may_have_passed(**first)) {
            match ground.passed(&ground.seated(state, first), budget) {
                Placed::Yes(steps) => return Placed::Yes(ground.unseated(steps, first)),
                Placed::No => {}
                Placed::Unknown => gave_up = true,
            }
        }
        if gave_up { Placed::Unknown } else { Placed::No }
    }

    /// Puts the table that is entered next in the queue. Of those that promise as much, the last comes first: that
    /// is the one on whose way the search is.
    fn wait(&mut self, depth: usize, turns: usize, look: Look) {
        self.waiting.push((Reverse(depth + 2 * turns), self.tables.len(), Reverse(look)));
    }

    /// How many tables have been looked at.
    pub(super) fn looked_at(&self) -> usize {
        self.tables.len()
    }

    /// Goes on until so many tables have been looked at; the answer, if there is one by then.
    pub(super) fn run(&mut self, tables: usize) -> Option<Answer> {
        while self.found.is_none() {
            if self.tables.len() >= tables {
                return None;
            }
            let Some((_, at, Reverse(look))) = self.waiting.pop() else { break };
            let Some(&Table { state, unmoved, .. }) = self.tables.get(at) else { continue };
            if unmoved.is_some_and(|unmoved| self.never.contains(&unmoved)) {
                continue;
            }
            if look == Look::First {
                self.back(&state, at);
                continue;
            }
            let mut budget = self.effort.states_each.min(self.states);
            let given = budget;
            let passed = self.passed(&state, &mut budget);
            self.states -= given - budget;
            match passed {
                Placed::Yes(steps) => self.found = Some((at, steps)),
                Placed::No => {
                    self.never.insert(at);
                }
                Placed::Unknown => self.gave_up = true,
            }
        }
        Some(match self.found.take() {
            Some((at, steps)) => Answer::Reached(self.game(steps, at)),
            None if self.gave_up => Answer::Unknown { looked_at: self.tables.len() },
            None => Answer::Never,
        })
    }

    /// Takes back the turn before a table in every way that a game without a move after it does not cover.
    fn back(&mut self, state: &State, at: usize) {
        let ground = self.ground;
        // Where nobody ever passes, all hands are empty before the first move: only moves are taken back.
        let only_moves = ground.kit.always_room();
        ground.before(state, |before, step| {
            if !only_moves || matches!(step.turn, Last::Token { from: Some(_), .. }) {
                self.enter(before, Some(at), Some(step));
            }
        });
    }

    /// The whole game: what was placed, then the turns that were taken back.
    fn game(&self, mut steps: Vec<Step>, at: usize) -> Vec<Step> {
        let mut at = Some(at);
        while let Some(table) = at.and_then(|at| self.tables.get(at)) {
            steps.extend(table.step);
            at = table.next;
        }
        steps
    }
}

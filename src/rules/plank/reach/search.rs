//! Moves are taken back, the most promising table first.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashSet};
use std::hash::BuildHasherDefault;

use super::order::Far;
use super::placing::Placed;
use super::playing::Playing;
use super::ways::Ways;
use super::{Answer, Ground, Last, Question, Stage, State, Step};
use crate::rules::mix::Mix;
use crate::rules::plank::kit::{Moving, Player};

/// How far a search goes before it gives up.
#[derive(Clone, Copy)]
struct Effort {
    /// How many tables are looked at.
    tables: usize,
    /// To how many tables games are played from the start.
    played: usize,
    /// How many states all searches for placing may try between them, and each of them.
    states: usize,
    states_each: usize,
}

/// To decide. What came up in thousands of random games needed a sixth of the tables played at the most.
const TO_DECIDE: Effort =
    Effort { tables: 80_000, played: 10_000_000, states: 600_000, states_each: 200_000 };

/// To find a game where most tables have one that is not far.
const AT_A_GLANCE: Effort = Effort { tables: 500, played: 0, states: 5_000, states_each: 5_000 };

/// How many tables are met for each that is looked at, at the most, because the turns rule the others out.
const MET_PER_TABLE: usize = 12;

/// How many states are tried when a table is met.
const STATES_AT_ONCE: usize = 1_000;

/// In how many parts the effort is made, back from the table and on from the start by turns: either may be the
/// shorter way.
const PARTS: usize = 8;

/// How much later than what is taken back all games with passes are tried that lead to a table: they are many.
const WITH_A_PASS: usize = 24;

/// Seeks a game that leads to a table.
pub fn search(question: &Question) -> Answer {
    search_with(question, TO_DECIDE)
}

/// A game that leads to a table, if one is found soon.
pub fn glance(question: &Question) -> Option<Vec<Step>> {
    match search_with(question, AT_A_GLANCE) {
        Answer::Reached(steps) => Some(steps),
        Answer::Never | Answer::Unknown { .. } => None,
    }
}

fn search_with(question: &Question, effort: Effort) -> Answer {
    let ground = question.ground();
    if question.table.rows() == 0 {
        return bare(question);
    }
    let ends = ends(&ground, question);
    let mut search = Search::new(&ground, &ends, effort);
    // The other rule lets nobody move while somebody holds tokens.
    let plays = question.moving == Moving::Own && !ground.kit.always_room();
    let mut playing = Playing::new(&ground, &ends, if plays { effort.played } else { 0 });
    for part in 1..=PARTS {
        let answer = search.run(if part < PARTS { part * effort.tables / PARTS } else { usize::MAX });
        if let Some(answer @ (Answer::Reached(_) | Answer::Never)) = answer {
            return answer;
        }
        if let Some(steps) = playing.game(effort.played / PARTS) {
            return Answer::Reached(steps);
        }
    }
    Answer::Unknown { looked_at: search.tables.len() }
}

/// The tables at which a game may end; where something is known of its last turn, those before it.
fn ends(ground: &Ground, question: &Question) -> Vec<Stage> {
    let mut ends = Vec::new();
    let winner = question.table.winner();
    let movers = match winner {
        Some(winner) => vec![question.kit.after(winner)],
        None => question.kit.everybody().collect(),
    };
    let known = |mover: &Player| question.to_move.is_none_or(|typed| typed == *mover);
    for mover in movers.into_iter().filter(known) {
        let end = question.end(mover);
        if winner.is_none() && question.last.is_none() {
            ends.push((end, None));
        } else {
            ground.before(&end, |before, step| {
                if question.last.is_none_or(|last| last == step.turn) {
                    ends.push((before, Some(step)));
                }
            });
        }
    }
    ends
}

/// The bare table is the start: it is the turn of whoever opens, and nobody has played.
fn bare(question: &Question) -> Answer {
    let opens = question.first.is_none_or(|first| question.to_move.is_none_or(|mover| mover == first));
    let start = opens && question.last.is_none() && question.laid.iter().all(|laid| laid.unwrap_or(0) == 0);
    if start { Answer::Reached(Vec::new()) } else { Answer::Never }
}

struct Search<'a> {
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
    fn new(ground: &'a Ground, ends: &[Stage], effort: Effort) -> Search<'a> {
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

    /// Goes on until so many tables have been looked at; the answer, if there is one by then.
    fn run(&mut self, tables: usize) -> Option<Answer> {
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

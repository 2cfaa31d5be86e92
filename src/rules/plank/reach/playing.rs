//! Games that are played from the bare table to the one at the end.
//!
//! Where somebody passed with tokens in his hand, looking back is hard: a pass leaves nothing on the table, and what
//! was full then is not any more. Looking forward it is easy: a pass comes about by itself, and what a table lacks of
//! the one at the end can be counted: `aim`. So games of a given length are played, many side by side, and after
//! every turn only the tables that promise most are gone on with.
//!
//! How much what is lacking counts nobody knows: dice weigh it anew for every attempt, and choose among equals. When
//! all lengths have been tried, every second time twice as many tables are kept, every fourth time four times as many,
//! and so on: most attempts end soon. Longer games than that are not tried, and nothing is proved if all fail. Work is
//! counted, not time, so the same table always has the same answer.

use std::collections::HashSet;
use std::hash::{BuildHasherDefault, Hasher};
use std::ops::Range;

use super::aim::{Aim, Weights};
use super::{Ground, Stage, State, Step};
use crate::rules::mix::Mix;
use crate::rules::plank::dice::Dice;
use crate::rules::plank::kit::{MOST_PLAYERS, Player};

/// How many tables are kept after each turn, at the least.
const WIDTH: usize = 100;

/// How often that is doubled at the most: 6,400 tables after each of at most 40 turns are 25 MB.
const MOST_DOUBLED: u32 = 6;

/// How many lengths are tried: the fewest rounds, and up to three rounds more.
const LENGTHS: usize = 4;

/// How many turns are taken back of a table without a free square, at the most.
const MOST_BACK: usize = 8;

/// The attempts to play to one of some tables.
pub(super) struct Playing<'a> {
    ground: &'a Ground,
    /// The tables, each with who may have opened.
    ends: Vec<(Stage, Player)>,
    dice: Dice,
    /// How many tables may still be looked at.
    left: usize,
    attempts: usize,
}

/// A table that a game has come to.
struct Table {
    state: State,
    /// The turn that led there, and the place of the table before it; none at the start.
    from: Option<(Step, usize)>,
}

impl<'a> Playing<'a> {
    /// `ends` are the tables, each with the turn that is played there if it is not the last; `most` is how many tables
    /// may be looked at in all.
    pub(super) fn new(ground: &'a Ground, ends: &[Stage], most: usize) -> Playing<'a> {
        let opened = |end: &Stage| {
            let tempo = ground.tempo(&end.0);
            let openers = ground.openers.iter().filter(|first| tempo.rounds(**first).is_some());
            openers.map(|first| (*end, *first)).collect::<Vec<_>>()
        };
        let ends = ends.iter().flat_map(opened).collect();
        Playing { ground, ends, dice: Dice::new(1), left: most, attempts: 0 }
    }

    /// The turns of a game, if one is found before the attempts have looked at so many more tables.
    pub(super) fn game(&mut self, tables: usize) -> Option<Vec<Step>> {
        let until = self.left.saturating_sub(tables);
        while self.left > until && !self.ends.is_empty() {
            let (rest, end) = (self.attempts / self.ends.len(), self.attempts % self.ends.len());
            let width = WIDTH << (rest / LENGTHS + 1).trailing_zeros().min(MOST_DOUBLED);
            self.attempts += 1;
            let (end, first) = *self.ends.get(end)?;
            let way = self.with_room(end);
            let Some((goal, _)) = way.last() else { continue };
            let goal = &self.ground.seated(goal, first);
            let found = self.fewest_turns(goal).and_then(|fewest| {
                let turns = fewest + rest % LENGTHS * self.ground.kit.players();
                self.attempt(goal, turns, width)
            });
            if let Some(steps) = found {
                let mut steps = self.ground.unseated(steps, first);
                steps.extend(way.iter().rev().filter_map(|(_, step)| *step));
                return Some(steps);
            }
            // An attempt that comes to nothing at once is work, too.
            self.left = self.left.saturating_sub(1);
        }
        None
    }

    /// The way back from a table to one with a free square. Where all are full whoever could put a token has put
    /// it, and with his hand empty it is not seen that he had to wait.
    fn with_room(&mut self, end: Stage) -> Vec<Stage> {
        let mut way = vec![end];
        while let Some((state, _)) = way.last().filter(|(state, _)| state.free() == 0) {
            let before = self.ground.all_before(state);
            self.left = self.left.saturating_sub(before.len());
            match self.dice.pick(&before) {
                Some(stage) if way.len() <= MOST_BACK => way.push(*stage),
                _ => break,
            }
        }
        way
    }

    /// How many turns a game has at the least, if each puts one token at the most.
    fn fewest_turns(&self, goal: &State) -> Option<usize> {
        let players = self.ground.kit.players();
        let late = |player: Player| usize::from(player < goal.mover);
        let rounds = self.ground.kit.everybody().map(|player| goal.out(player).saturating_sub(late(player)));
        rounds.max().map(|rounds| rounds * players + goal.mover.index())
    }

    /// Plays games of so many turns, and goes on with so many tables after each at the most.
    fn attempt(&mut self, goal: &State, turns: usize, width: usize) -> Option<Vec<Step>> {
        let weights = Weights {
            pass: 4 + self.dice.roll(13),
            room: 1 + self.dice.roll(9),
            turn: 1 + self.dice.roll(5),
        };
        let aim = Aim { ground: self.ground, goal, turns, weights };
        let mut tables = vec![Table { state: bare(), from: None }];
        let mut layer = 0..1;
        for turn in 0..turns {
            let mut next = self.next(&aim, turn, &tables, layer.clone());
            if next.is_empty() || self.left == 0 {
                return None;
            }
            if next.len() > width {
                next.select_nth_unstable_by_key(width, |(order, _)| *order);
                next.truncate(width);
                // What is kept lies in an order of its own, whichever way it was told from the rest.
                next.sort_unstable_by_key(|(order, _)| *order);
            }
            layer = tables.len()..tables.len() + next.len();
            tables.extend(next.into_iter().map(|(_, table)| table));
        }
        let is_goal = |at: &usize| tables.get(*at).is_some_and(|table| aim.is_goal(&table.state));
        layer.into_iter().find(is_goal).map(|at| steps(&tables, at))
    }

    /// The tables that one more turn leads to from those of a layer, each with its place in the order of promise.
    fn next(
        &mut self,
        aim: &Aim,
        turn: usize,
        tables: &[Table],
        layer: Range<usize>,
    ) -> Vec<((usize, u64), Table)> {
        let left = aim.left(turn + 1);
        let (mut next, mut seen) = (Vec::new(), HashSet::<u64, BuildHasherDefault<Mix>>::default());
        for at in layer {
            let Some(Table { state, .. }) = tables.get(at).filter(|_| self.left > 0) else { break };
            self.ground.onward(state, aim.goal, |state, step| {
                self.left = self.left.saturating_sub(1);
                if let Some(cost) = aim.cost(&state, &left).filter(|_| seen.insert(key(&state))) {
                    next.push(((cost, self.dice.next()), Table { state, from: Some((step, at)) }));
                }
            });
        }
        next
    }
}

/// The start.
pub(super) fn bare() -> State {
    let none = [0; MOST_PLAYERS];
    State { tokens: [0; MOST_PLAYERS], low: 0, high: 0, mover: Player::FIRST, least: none, most: none }
}

/// A number that stands for a table among those after as many turns. If two should share one, a table is not looked
/// at; that harms nobody.
fn key(state: &State) -> u64 {
    let mut mixed = Mix::default();
    state.tokens.iter().for_each(|&tokens| mixed.write_u64(tokens));
    mixed.write_u64(
        u64::from(u32::from_le_bytes(state.most)) << 16 | u64::from(state.low) << 8 | u64::from(state.high),
    );
    mixed.finish()
}

/// The turns that led to a table.
fn steps(tables: &[Table], at: usize) -> Vec<Step> {
    let mut steps = Vec::new();
    let mut from = tables.get(at).and_then(|table| table.from);
    while let Some((step, before)) = from {
        steps.push(step);
        from = tables.get(before).and_then(|table| table.from);
    }
    steps.reverse();
    steps
}

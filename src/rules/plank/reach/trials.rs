//! Whole ways back that are made up at random and bettered, one turn at a time.
//!
//! Where many turns must be taken back and the estimates say little, a search that looks at the nearest tables first
//! never gets far enough. Two others take turns then, and each finds games that the other does not: `layers`, and
//! the one that is here. It takes back many turns at once, however bad. Then one of them is replaced, those before
//! it in the game are kept as far as they are still legal, and the new way is gone on with unless it ends farther
//! from a table that was placed with passes. What does not get better for long is dropped for another way.
//!
//! The dice are always the same, and work is counted, not time: the same table always has the same answer.

use super::placing::Placed;
use super::search::STATES_WITH_PASSES;
use super::sketches::Sketches;
use super::ways::{MOST_COST, PER_TURN};
use super::{Ground, State, Step};

/// The most turns that are taken back.
const MOST_TURNS: usize = 14;

/// How many trials in a row may better nothing.
const MOST_STALE: usize = 300;

/// From how many tables of a layer turns are taken back at first; then from twice as many, and so on.
const WIDTH_AT_FIRST: usize = 25;

/// A table on a way back, and the turn that was played there; none at the end of the game.
pub(super) type Stage = (State, Option<Step>);

/// The trials to find a game to one of some tables.
pub(super) struct Trials<'a> {
    pub(super) ground: &'a Ground,
    pub(super) ends: &'a [Stage],
    pub(super) sketches: Sketches,
    pub(super) dice: Dice,
    /// Whether a way is better by the turns that it still takes, rather than by the tokens that lie wrong.
    by_turns: bool,
}

impl<'a> Trials<'a> {
    /// `ends` are the tables, each with the turn that was played there if it is not the last.
    pub(super) fn new(ground: &'a Ground, ends: &'a [Stage], sketches: Sketches) -> Trials<'a> {
        Trials { ground, ends, sketches, dice: Dice(0x9e37_79b9_7f4a_7c15), by_turns: false }
    }

    /// The turns of a game, if one is found before the sketches are used up: half of them by either search.
    pub(super) fn game(&mut self) -> Option<Vec<Step>> {
        let mut width = WIDTH_AT_FIRST;
        while self.sketches.left > 0 {
            let given = self.sketches.left;
            if let Some(steps) = self.layers(width) {
                return Some(steps);
            }
            let used = given - self.sketches.left;
            if used == 0 {
                break;
            }
            let until = self.sketches.left.saturating_sub(used);
            while self.sketches.left > until {
                if let Some(steps) = self.bettered() {
                    return Some(steps);
                }
            }
            width = width.saturating_mul(2);
        }
        None
    }

    /// Betters a way until it leads to a table that was placed, or does not get any better.
    fn bettered(&mut self) -> Option<Vec<Step>> {
        self.by_turns = !self.by_turns;
        let turns = 1 + self.dice.roll(MOST_TURNS);
        let mut way = vec![*self.dice.pick(self.ends)?];
        self.lengthen(&mut way, turns, &[]);
        let (mut least, mut stale) = (usize::MAX, 0);
        while stale < MOST_STALE && self.sketches.left > 0 {
            let other = self.varied(&way)?;
            let cost = self.ground.far_with_passes(&other.last()?.0, &mut self.sketches);
            if let Some(steps) = (cost == 0).then(|| self.ground.game(&other)).flatten() {
                return Some(steps);
            }
            let cost = match cost {
                // It seems to be placed and is not, or nobody knows how far it is.
                0 | MOST_COST.. => MOST_COST,
                _ if self.by_turns => cost,
                _ => cost % PER_TURN * PER_TURN + cost / PER_TURN,
            };
            stale = if cost < least { 0 } else { stale + 1 };
            if cost <= least {
                (least, way) = (cost, other);
            }
        }
        None
    }

    /// A way with one turn that is another, or with a turn more or less.
    fn varied(&mut self, way: &[Stage]) -> Option<Vec<Stage>> {
        let turns = way.len().saturating_sub(1);
        let (kind, at) = (self.dice.roll(8), self.dice.roll(way.len()));
        let mut other = match kind {
            0 if turns > 1 => return way.get(..turns).map(<[Stage]>::to_vec),
            1 if turns < MOST_TURNS => way.to_vec(),
            _ => way.get(..at)?.to_vec(),
        };
        match other.len() {
            0 => other.push(*self.dice.pick(self.ends)?),
            kept => self.lengthen(&mut other, kept, &[]),
        }
        let rest = way.get(other.len()..).unwrap_or_default();
        self.lengthen(&mut other, turns, rest);
        Some(other)
    }

    /// Takes back turns until there are so many: those of an old way as far as they are legal, else any.
    fn lengthen(&mut self, way: &mut Vec<Stage>, turns: usize, old: &[Stage]) {
        let mut old = old.iter();
        while let Some((last, _)) = way.last().filter(|_| way.len() <= turns) {
            let before = self.ground.all_before(last);
            let kept = old.next().and_then(|(_, step)| before.iter().find(|(_, other)| other == step));
            let Some(stage) = kept.or_else(|| self.dice.pick(&before)) else { return };
            way.push(*stage);
        }
    }
}

impl Ground {
    /// Every table that is one turn before this one, with that turn.
    pub(super) fn all_before(&self, state: &State) -> Vec<Stage> {
        let mut all = Vec::new();
        self.before(state, |state, step| all.push((state, Some(step))));
        all
    }

    /// The game that goes a way, if the table that it leads back to is one that was placed.
    pub(super) fn game(&self, way: &[Stage]) -> Option<Vec<Step>> {
        let (state, _) = way.last()?;
        let mut budget = STATES_WITH_PASSES;
        let Placed::Yes(mut steps) = self.passed(state, &mut budget) else { return None };
        steps.extend(way.iter().rev().filter_map(|(_, step)| *step));
        Some(steps)
    }
}

/// Numbers that look random and are not.
pub(super) struct Dice(u64);

impl Dice {
    /// The next number.
    pub(super) fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 >> 11
    }

    /// A number below `below`.
    fn roll(&mut self, below: usize) -> usize {
        (self.next() % below.max(1) as u64) as usize
    }

    fn pick<'b, T>(&mut self, from: &'b [T]) -> Option<&'b T> {
        from.get(self.roll(from.len()))
    }
}

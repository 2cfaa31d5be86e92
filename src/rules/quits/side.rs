//! The positions on one side of a search from both ends.

use std::collections::HashMap;
use std::hash::BuildHasherDefault;

use super::board::Squares;
use super::retro::RetroPosition;
use super::{Position, Rules, Turn};
use crate::rules::Play;
use crate::rules::fast_hasher::FastHasher;

/// Number of turns of a position before any have been counted.
const USUAL_TURNS: usize = 16;

type Balls = [Squares; 4];

/// A position that is followed away from one end.
pub(super) trait Followed: Copy + PartialEq {
    /// A position that is followed away from the other end.
    type Other: Followed;

    fn balls(&self) -> Balls;

    /// Visits the turns to positions one turn farther away.
    fn follow(self, rules: Rules, visit: impl FnMut(Turn, Self));

    /// Returns true if this position, which a turn has led to, is that of the other side.
    fn meets(&self, rules: Rules, turn: Turn, there: &Reached<Self::Other>) -> bool;
}

/// A position of one side, with the turn between it and one a turn nearer to where this side began.
pub(super) struct Reached<P> {
    at: P,
    step: Option<(Turn, usize)>,
    /// The position with the same balls that was reached before this one.
    alike: Option<usize>,
}

/// The positions reached from one end.
pub(super) struct Side<P> {
    rules: Rules,
    reached: Vec<Reached<P>>,
    by_balls: HashMap<Balls, usize, BuildHasherDefault<FastHasher>>,
    /// The first position of those farthest away, and how many turns that is.
    edge: usize,
    pub(super) turns: usize,
    /// Number of turns of a position, about.
    turns_each: usize,
}

impl<P: Followed> Side<P> {
    pub(super) fn new(rules: Rules, at: P) -> Side<P> {
        let mut side = Side {
            rules,
            reached: Vec::new(),
            by_balls: HashMap::default(),
            edge: 0,
            turns: 0,
            turns_each: USUAL_TURNS,
        };
        side.enter(at, None);
        side
    }

    /// Adds a position unless it is known.
    fn enter(&mut self, at: P, step: Option<(Turn, usize)>) {
        let balls = at.balls();
        if self.with(balls, 0).any(|(_, known)| known.at == at) {
            return;
        }
        let alike = self.by_balls.insert(balls, self.reached.len());
        self.reached.push(Reached { at, step, alike });
    }

    /// The positions with these balls, the last first, down to an index.
    fn with(&self, balls: Balls, from: usize) -> impl Iterator<Item = (usize, &Reached<P>)> {
        let get = move |index: usize| {
            self.reached.get(index).filter(|_| index >= from).map(|reached| (index, reached))
        };
        let last = self.by_balls.get(&balls).copied().and_then(get);
        std::iter::successors(last, move |(_, reached)| reached.alike.and_then(get))
    }

    /// Number of positions farthest away.
    pub(super) fn width(&self) -> usize {
        self.reached.len() - self.edge
    }

    /// About how many turns it takes to look as far from the edge as this.
    pub(super) fn turns_within(&self, distance: usize) -> usize {
        let distance = u32::try_from(distance).unwrap_or(u32::MAX);
        self.turns_each.saturating_pow(distance).saturating_mul(self.width())
    }

    /// Goes one turn farther away.
    pub(super) fn grow(&mut self) {
        let (edge, end) = (self.edge, self.reached.len());
        let mut turns: usize = 0;
        for index in edge..end {
            let Some(at) = self.reached.get(index).map(|reached| reached.at) else { break };
            at.follow(self.rules, |turn, next| {
                turns += 1;
                self.enter(next, Some((turn, index)));
            });
        }
        (self.edge, self.turns, self.turns_each) = (end, self.turns + 1, turns.div_ceil((end - edge).max(1)));
    }

    /// Looks for the edge of the other side at a distance from this one. Returns the turns from where this side began
    /// to where the other did.
    pub(super) fn way_to(&self, other: &Side<P::Other>, distance: usize) -> Option<Vec<Turn>> {
        let mut between = Vec::new();
        let (from, to) = (self.edge..self.reached.len()).find_map(|from| {
            let to = self.seek(self.reached.get(from)?.at, other, distance, &mut between)?;
            Some((from, to))
        })?;
        let mut turns = between;
        turns.extend(self.turns_back(from));
        turns.reverse();
        turns.extend(other.turns_back(to));
        Some(turns)
    }

    /// Looks for the edge of the other side at a distance from a position. Adds the turns between them, the last first.
    fn seek(&self, at: P, other: &Side<P::Other>, distance: usize, between: &mut Vec<Turn>) -> Option<usize> {
        let mut found = None;
        at.follow(self.rules, |turn, next| {
            if found.is_some() {
                return;
            }
            found = if distance > 1 {
                self.seek(next, other, distance - 1, between)
            } else {
                let mut there = other.with(next.balls(), other.edge);
                there.find(|(_, there)| next.meets(self.rules, turn, there)).map(|(there, _)| there)
            };
            if found.is_some() {
                between.push(turn);
            }
        });
        found
    }

    /// The turns between a position and where this side began, from the position on.
    fn turns_back(&self, index: usize) -> impl Iterator<Item = Turn> {
        let step = |index: usize| self.reached.get(index).and_then(|reached| reached.step);
        std::iter::successors(step(index), move |(_, next)| step(*next)).map(|(turn, _)| turn)
    }
}

impl Followed for Position {
    type Other = RetroPosition;

    fn balls(&self) -> Balls {
        self.all_balls()
    }

    fn follow(self, _: Rules, mut visit: impl FnMut(Turn, Position)) {
        self.turns(|turn| {
            let mut next = self;
            next.make(turn);
            visit(turn, next);
        });
    }

    fn meets(&self, _: Rules, turn: Turn, there: &Reached<RetroPosition>) -> bool {
        there.at.follows(self.to_move(), turn)
    }
}

impl Followed for RetroPosition {
    type Other = Position;

    fn balls(&self) -> Balls {
        self.balls
    }

    fn follow(self, rules: Rules, visit: impl FnMut(Turn, RetroPosition)) {
        self.predecessors(rules, visit);
    }

    fn meets(&self, rules: Rules, _: Turn, there: &Reached<Position>) -> bool {
        match there.step {
            Some((turn, _)) => self.follows(there.at.to_move(), turn),
            None => self.is_start(rules),
        }
    }
}

impl Side<RetroPosition> {
    /// Whether the position that this side began with is the start of a game.
    pub(super) fn is_at_the_start(&self) -> bool {
        self.reached.first().is_some_and(|goal| goal.at.is_start(self.rules))
    }
}

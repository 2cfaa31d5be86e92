//! The search for a shortest game from both ends, or for a shorter one than is known.
//!
//! All games from the start and all ways back from the position are followed turn by turn, on the side that has fewer
//! positions to go on from. When few turns are left between the sides, those of one side are played without keeping
//! positions, and compared with the positions of the other. Since the players take turns, only every second length is
//! possible, or every fourth.

use std::collections::HashMap;
use std::hash::BuildHasherDefault;

use super::board::Squares;
use super::retro::RetroPosition;
use super::{Position, Rules, Turn};
use crate::rules::Play;
use crate::rules::fast_hasher::FastHasher;

/// What is known of shorter games.
#[derive(Debug)]
pub(crate) enum Shorter {
    /// The turns of a shortest game.
    Game(Vec<Turn>),
    /// There is none.
    None,
    /// If there is one, it has at least this many turns.
    Unknown { at_least: usize },
}

/// How many turns may be looked at before any game is known: those of games that are soon found in this way.
pub(super) const MAX_FIRST_TURNS: usize = 60_000;
/// How many more may be looked at in one judgement once a game is known: some milliseconds.
pub(crate) const MAX_TURNS: usize = 100_000;
/// A turn whose position is kept takes as long as this many others.
const KEEPING: usize = 4;
/// So many turns between the sides can be looked at without keeping positions. The number of more cannot be foreseen.
const MAX_APART: usize = 3;
/// Number of turns of a position before any have been counted.
const USUAL_TURNS: usize = 16;

type Balls = [Squares; 4];

/// A position that is followed away from one end.
trait Followed: Copy + PartialEq {
    /// A position that is followed away from the other end.
    type Other: Followed;

    fn balls(&self) -> Balls;

    /// Visits the turns to positions one turn farther away.
    fn follow(self, rules: Rules, visit: impl FnMut(Turn, Self));

    /// Returns true if this position, which a turn has led to, is that of the other side.
    fn meets(&self, rules: Rules, turn: Turn, there: &Reached<Self::Other>) -> bool;
}

/// A position of one side, with the turn between it and one a turn nearer to where this side began.
struct Reached<P> {
    at: P,
    step: Option<(Turn, usize)>,
    /// The position with the same balls that was reached before this one.
    alike: Option<usize>,
}

/// The positions reached from one end.
struct Side<P> {
    rules: Rules,
    reached: Vec<Reached<P>>,
    by_balls: HashMap<Balls, usize, BuildHasherDefault<FastHasher>>,
    /// The first position of those farthest away, and how many turns that is.
    edge: usize,
    turns: usize,
    /// Number of turns of a position, about.
    turns_each: usize,
}

impl<P: Followed> Side<P> {
    fn new(rules: Rules, at: P) -> Side<P> {
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
    fn width(&self) -> usize {
        self.reached.len() - self.edge
    }

    /// About how many turns it takes to look as far from the edge as this.
    fn turns_within(&self, distance: usize) -> usize {
        let distance = u32::try_from(distance).unwrap_or(u32::MAX);
        self.turns_each.saturating_pow(distance).saturating_mul(self.width())
    }

    /// Goes one turn farther away.
    fn grow(&mut self) {
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
    fn way_to(&self, other: &Side<P::Other>, distance: usize) -> Option<Vec<Turn>> {
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

/// The search from both ends, which can go on where it ended.
pub(super) struct Meeting {
    on: Side<Position>,
    back: Side<RetroPosition>,
    /// The lengths of games are this many turns, or some rounds more.
    seat: usize,
    round: usize,
}

impl Meeting {
    pub(super) fn new(rules: Rules, goal: RetroPosition) -> Meeting {
        let players = rules.variant.players();
        let seat = players.iter().position(|player| *player == goal.to_move).unwrap_or_default();
        let (on, back) = (Side::new(rules, Position::start(rules)), Side::new(rules, goal));
        Meeting { on, back, seat, round: players.len() }
    }

    /// Looks for a shortest game, at a number of turns.
    pub(super) fn shortest(&mut self, max_turns: usize) -> Shorter {
        let mut left = max_turns;
        let mut longest = self.seat;
        loop {
            let found = self.within(longest, &mut left);
            if !matches!(found, Shorter::None) || self.is_exhausted() {
                return found;
            }
            longest += self.round;
        }
    }

    /// Looks for a shortest game of those with fewer turns `than` this, at a number of turns.
    pub(super) fn shorter(&mut self, than: usize, max_turns: usize) -> Shorter {
        match (0..than).rev().find(|turns| self.fits(*turns)) {
            Some(longest) => self.within(longest, &mut { max_turns }),
            None => Shorter::None,
        }
    }

    /// Looks for a shortest game of at most `longest` turns, which must fit. Of `left` the turns are taken that were
    /// looked at.
    fn within(&mut self, longest: usize, left: &mut usize) -> Shorter {
        if self.turns() == 0 && self.back.reached.iter().any(|goal| goal.at.is_start(self.on.rules)) {
            return Shorter::Game(Vec::new());
        }
        loop {
            let apart = self.turns();
            if apart >= longest || self.is_exhausted() {
                return Shorter::None;
            }
            let rest = longest - apart;
            let looks_at_all = rest <= MAX_APART && self.turns_within(rest) <= *left;
            let taken = if looks_at_all {
                self.turns_within(rest)
            } else {
                self.turns_within(1).saturating_mul(KEEPING)
            };
            let Some(less) = left.checked_sub(taken) else {
                return Shorter::Unknown {
                    at_least: (apart + 1..).find(|turns| self.fits(*turns)).unwrap_or(apart),
                };
            };
            *left = less;
            let far = if looks_at_all { longest } else { apart + 1 };
            for turns in (apart + 1..=far).filter(|turns| self.fits(*turns)) {
                if let Some(game) = self.way(turns - apart) {
                    return Shorter::Game(game);
                }
            }
            if looks_at_all {
                return Shorter::None;
            }
            if self.goes_on() { self.on.grow() } else { self.back.grow() }
        }
    }

    /// Whether games of so many turns end with the right player to move.
    fn fits(&self, turns: usize) -> bool {
        turns % self.round == self.seat
    }

    /// How many turns the two sides have gone.
    fn turns(&self) -> usize {
        self.on.turns + self.back.turns
    }

    /// Whether one side has nowhere to go.
    fn is_exhausted(&self) -> bool {
        self.on.width() == 0 || self.back.width() == 0
    }

    /// Whether the side of the start goes on. The goal comes first, because it may require a last turn that nothing else on its
    /// side does.
    fn goes_on(&self) -> bool {
        self.on.width() < self.back.width()
    }

    fn turns_within(&self, distance: usize) -> usize {
        if self.goes_on() { self.on.turns_within(distance) } else { self.back.turns_within(distance) }
    }

    /// A game in which the two sides are so many turns apart.
    fn way(&self, distance: usize) -> Option<Vec<Turn>> {
        if self.goes_on() {
            self.on.way_to(&self.back, distance)
        } else {
            self.back.way_to(&self.on, distance).map(|turns| turns.into_iter().rev().collect())
        }
    }
}

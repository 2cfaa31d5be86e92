//! The search for a shortest game from both ends, or for a shorter one than is known.
//!
//! All games from the start and all ways back from the position are followed turn by turn, on the side that has fewer
//! positions to go on from. When few turns are left between the sides, those of one side are played without keeping
//! positions, and compared with the positions of the other. Since the players take turns, only every second length is
//! possible, or every fourth.

use super::retro::RetroPosition;
use super::side::Side;
use super::{Position, Rules, Turn};

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

/// The search from both ends, which can go on where it ended.
pub(super) struct Meeting {
    on: Side<Position>,
    back: Side<RetroPosition>,
    /// The lengths of games are this many turns, or some rounds more.
    seat: usize,
    round: usize,
    /// No game has at most this many turns, but for the start itself.
    none_within: usize,
}

impl Meeting {
    pub(super) fn new(rules: Rules, goal: RetroPosition) -> Meeting {
        let players = rules.variant.players();
        let seat = players.iter().position(|player| *player == goal.to_move).unwrap_or_default();
        let (on, back) = (Side::new(rules, Position::start(rules)), Side::new(rules, goal));
        Meeting { on, back, seat, round: players.len(), none_within: 0 }
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
        if self.turns() == 0 && self.back.is_at_the_start() {
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
            for turns in (apart.max(self.none_within) + 1..=far).filter(|turns| self.fits(*turns)) {
                if let Some(game) = self.way(turns - apart) {
                    return Shorter::Game(game);
                }
            }
            self.none_within = self.none_within.max(far);
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

    /// Whether the side of the start goes on. The goal comes first, because it may require a last turn that nothing
    /// else on its side does.
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

//! The shortest game that leads to a position, where it is short enough.
//!
//! All games from the start and all ways back from the position are followed turn by turn, on the side that has fewer
//! positions to go on from, until they meet. The first meeting is a shortest game; if there are no more ways back,
//! there is none.

use std::collections::HashMap;
use std::hash::BuildHasherDefault;

use super::board::Squares;
use super::retro::RetroPosition;
use super::{Position, Rules, Turn};
use crate::rules::Play;
use crate::rules::fast_hasher::FastHasher;

/// What is known of the shortest game.
#[derive(Debug)]
pub(crate) enum Nearest {
    /// Its turns.
    Game(Vec<Turn>),
    /// There is no game.
    None {
        /// Number of direct and indirect predecessors.
        before: usize,
    },
    /// It has more turns than this.
    Farther { than: usize },
}

/// Maximum number of positions of both sides: some milliseconds.
const MAX_POSITIONS: usize = 30_000;

type Balls = [Squares; 4];

/// A position of one side, with the turn between it and one a turn nearer to where this side began.
struct Reached<P> {
    at: P,
    step: Option<(Turn, usize)>,
    /// The position with the same balls that was reached before this one.
    alike: Option<usize>,
}

/// The positions reached from one end.
struct Side<P> {
    reached: Vec<Reached<P>>,
    by_balls: HashMap<Balls, usize, BuildHasherDefault<FastHasher>>,
    /// The first position of those farthest away, and how many turns that is.
    edge: usize,
    turns: usize,
}

impl<P: Copy + PartialEq> Side<P> {
    fn new(balls: Balls, at: P) -> Side<P> {
        let mut side = Side { reached: Vec::new(), by_balls: HashMap::default(), edge: 0, turns: 0 };
        side.enter(balls, at, None);
        side
    }

    /// Adds a position unless it is known.
    fn enter(&mut self, balls: Balls, at: P, step: Option<(Turn, usize)>) {
        if self.with(&balls, 0).any(|(_, known)| known.at == at) {
            return;
        }
        let alike = self.by_balls.insert(balls, self.reached.len());
        self.reached.push(Reached { at, step, alike });
    }

    /// The positions with these balls, the last first, down to an index.
    fn with(&self, balls: &Balls, from: usize) -> impl Iterator<Item = (usize, &Reached<P>)> {
        let get = move |index: usize| {
            self.reached.get(index).filter(|_| index >= from).map(|reached| (index, reached))
        };
        let last = self.by_balls.get(balls).copied().and_then(get);
        std::iter::successors(last, move |(_, reached)| reached.alike.and_then(get))
    }

    /// Number of positions farthest away.
    fn width(&self) -> usize {
        self.reached.len() - self.edge
    }

    /// Goes one turn farther away. Stops where it meets the other side: returns the positions on both and the turn
    /// between them.
    fn grow<Q: Copy + PartialEq>(
        &mut self,
        other: &Side<Q>,
        visit: impl Fn(P, &mut dyn FnMut(Turn, Balls, P)),
        meets: impl Fn(&P, Turn, &Reached<Q>) -> bool,
    ) -> Option<(usize, Turn, usize)> {
        let end = self.reached.len();
        for index in self.edge..end {
            let mut met = None;
            visit(self.reached.get(index)?.at, &mut |turn, balls, next| {
                let there = other.with(&balls, other.edge).find(|(_, there)| meets(&next, turn, there));
                met = met.or(there.map(|(there, _)| (index, turn, there)));
                self.enter(balls, next, Some((turn, index)));
            });
            if met.is_some() || self.reached.len() + other.reached.len() > MAX_POSITIONS {
                return met;
            }
        }
        (self.edge, self.turns) = (end, self.turns + 1);
        None
    }

    /// The turns between a position and where this side began, from the position on.
    fn turns(&self, mut index: usize) -> Vec<Turn> {
        let mut turns = Vec::new();
        while let Some((turn, next)) = self.reached.get(index).and_then(|reached| reached.step) {
            turns.push(turn);
            index = next;
        }
        turns
    }
}

/// Both sides of the search.
struct Meeting {
    rules: Rules,
    from_start: Side<Position>,
    from_goal: Side<RetroPosition>,
}

/// The shortest game that leads to a position.
pub(crate) fn nearest(rules: Rules, goal: RetroPosition) -> Nearest {
    let start = Position::start(rules);
    let mut meeting = Meeting {
        rules,
        from_start: Side::new(start.all_balls(), start),
        from_goal: Side::new(goal.balls, goal),
    };
    if goal.is_start(rules) {
        return Nearest::Game(Vec::new());
    }
    loop {
        let forwards = meeting.from_start.width() < meeting.from_goal.width();
        let met = if forwards { meeting.go_on() } else { meeting.go_back() };
        if let Some(turns) = met {
            return Nearest::Game(turns);
        }
        let Meeting { from_start, from_goal, .. } = &meeting;
        if from_goal.width() == 0 {
            return Nearest::None { before: from_goal.reached.len() - 1 };
        }
        let is_full = from_start.reached.len() + from_goal.reached.len() > MAX_POSITIONS;
        if from_start.width() == 0 || is_full {
            return Nearest::Farther { than: from_start.turns + from_goal.turns };
        }
    }
}

impl Meeting {
    /// Plays one turn more from the start. Returns a game, if the sides meet.
    fn go_on(&mut self) -> Option<Vec<Turn>> {
        let meets =
            |next: &Position, turn, past: &Reached<RetroPosition>| past.at.follows(next.to_move(), turn);
        let visit = |position: Position, see: &mut dyn FnMut(Turn, Balls, Position)| {
            position.turns(|turn| {
                let mut next = position;
                next.make(turn);
                see(turn, next.all_balls(), next);
            });
        };
        let (from, turn, to) = self.from_start.grow(&self.from_goal, visit, meets)?;
        Some(game(self.from_start.turns(from), turn, self.from_goal.turns(to)))
    }

    /// Takes one turn more back from the goal. Returns a game, if the sides meet.
    fn go_back(&mut self) -> Option<Vec<Turn>> {
        let rules = self.rules;
        let meets = |earlier: &RetroPosition, _, reached: &Reached<Position>| match reached.step {
            Some((turn, _)) => earlier.follows(reached.at.to_move(), turn),
            None => earlier.is_start(rules),
        };
        let visit = |past: RetroPosition, see: &mut dyn FnMut(Turn, Balls, RetroPosition)| {
            past.predecessors(rules, |turn, earlier| see(turn, earlier.balls, earlier));
        };
        let (to, turn, from) = self.from_goal.grow(&self.from_start, visit, meets)?;
        Some(game(self.from_start.turns(from), turn, self.from_goal.turns(to)))
    }
}

/// A game from the turns back to the start, the one where the sides meet, and those on to the goal.
fn game(mut back: Vec<Turn>, meeting: Turn, on: Vec<Turn>) -> Vec<Turn> {
    back.reverse();
    back.into_iter().chain([meeting]).chain(on).collect()
}

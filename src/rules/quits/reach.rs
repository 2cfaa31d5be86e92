//! Search for a game that leads to a position, backwards from the position to the start.
//!
//! The predecessors of a position are finitely many and enumerated exactly by [`RetroPosition::predecessors`]. The
//! search is best-first: it expands first the predecessors from which all balls get home soonest. If it meets the
//! start, it has a game; if its frontier is empty, there is none.

use std::collections::HashSet;
use std::hash::BuildHasherDefault;

use super::board::Squares;
use super::home_distance::HomeDistance;
use super::locked::locked;
use super::meeting::{MAX_FIRST_TURNS, Meeting, Shorter};
use super::retro::{PriorTurn, RetroPosition};
use super::{Rules, Turn};
use crate::rules::fast_hasher::FastHasher;

/// Result of a search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum ReachOutcome {
    /// The turns of a game that leads to the position.
    Game(Vec<Turn>),
    /// There is no game: all predecessors have been expanded.
    None {
        /// Number of direct and indirect predecessors.
        before: usize,
    },
    /// There is no game: these balls lock one another, and not all of them are on their start squares.
    Locked(Squares),
    /// The search reached its limit.
    Unknown {
        /// Number of positions expanded.
        looked_at: usize,
    },
}

/// Maximum number of nodes of one search before the next one starts.
const MAX_NODES: usize = 500_000;

/// Weights of the priority, one row per search: number of turns taken back, estimated turns of the player farthest
/// from home, estimated turns of all players together. The first row finds nearly all games at once.
const WEIGHTS: [[u32; 3]; 3] = [[1, 1, 3], [1, 2, 2], [1, 6, 2]];

/// A node of the search tree.
struct SearchNode {
    past: RetroPosition,
    /// The turn towards the goal, and the index of the node that it leads to.
    next: Option<(Turn, usize)>,
    depth: u32,
}

/// Searches for a game that leads to a position, first from both ends if asked to: that needs no heuristic, whose tables
/// take longer than the search for one short game.
pub(crate) fn reach(rules: Rules, goal: RetroPosition, from_both_ends: Option<&mut Meeting>) -> ReachOutcome {
    if let Some(balls) = locked(rules, &goal) {
        return ReachOutcome::Locked(balls);
    }
    let first = from_both_ends.map(|meeting| meeting.shortest(MAX_FIRST_TURNS));
    if let Some(Shorter::Game(turns)) = first {
        return ReachOutcome::Game(turns);
    }
    let mut looked_at = 0;
    for weights in WEIGHTS {
        match ReachSearch::new(rules, weights).run(goal) {
            ReachOutcome::Unknown { looked_at: more } => looked_at += more,
            found => return found,
        }
    }
    ReachOutcome::Unknown { looked_at }
}

struct ReachSearch {
    rules: Rules,
    weights: [u32; 3],
    nodes: Vec<SearchNode>,
    known: HashSet<([Squares; 4], u16), BuildHasherDefault<FastHasher>>,
    /// Open nodes in buckets by priority.
    todo: Vec<Vec<usize>>,
    best: usize,
}

impl ReachSearch {
    fn new(rules: Rules, weights: [u32; 3]) -> ReachSearch {
        ReachSearch {
            rules,
            weights,
            nodes: Vec::new(),
            known: HashSet::default(),
            todo: Vec::new(),
            best: 0,
        }
    }

    fn run(mut self, goal: RetroPosition) -> ReachOutcome {
        self.add(goal, None, 0);
        while let Some(at) = self.take() {
            let Some(node) = self.nodes.get(at) else { break };
            if node.past.is_start(self.rules) {
                return ReachOutcome::Game(self.game(at));
            }
            if self.nodes.len() > MAX_NODES {
                return ReachOutcome::Unknown { looked_at: self.nodes.len() };
            }
            let (past, depth, rules) = (node.past, node.depth, self.rules);
            past.predecessors(rules, |turn, earlier| self.add(earlier, Some((turn, at)), depth + 1));
        }
        ReachOutcome::None { before: self.nodes.len().saturating_sub(1) }
    }

    fn add(&mut self, past: RetroPosition, next: Option<(Turn, usize)>, depth: u32) {
        if !self.known.insert((past.balls, key(&past))) {
            return;
        }
        let guess = self.guess(&past, depth);
        if self.todo.len() <= guess {
            self.todo.resize_with(guess + 1, Vec::new);
        }
        self.todo[guess].push(self.nodes.len());
        self.best = self.best.min(guess);
        self.nodes.push(SearchNode { past, next, depth });
    }

    fn take(&mut self) -> Option<usize> {
        while let Some(bucket) = self.todo.get_mut(self.best) {
            if let Some(at) = bucket.pop() {
                return Some(at);
            }
            self.best += 1;
        }
        None
    }

    /// Estimated length of a game through a node: all players have to get home in the same number of rounds.
    fn guess(&self, past: &RetroPosition, depth: u32) -> usize {
        let players = self.rules.variant.players();
        let played = players.iter().position(|player| *player == past.to_move).unwrap_or_default();
        let turns: [[u8; 2]; 4] = std::array::from_fn(|seat| match players.get(seat) {
            Some(player) => HomeDistance::turns(self.rules, *player, past.balls[*player as usize]),
            None => [0, 1],
        });
        let [turn, farthest, together] = self.weights;
        // Players who have moved in the current round have played once more than the others.
        let rounds = |odd: usize| {
            let seats = turns.iter().take(players.len()).enumerate();
            let seats = seats.map(|(seat, turns)| u32::from(turns[(odd + usize::from(seat < played)) % 2]));
            let (most, all) = seats.fold((0, 0), |(most, all), turns| (most.max(turns), all + turns));
            most * players.len() as u32 * farthest + all * together
        };
        (depth * turn + rounds(0).min(rounds(1))) as usize
    }

    fn game(&self, mut at: usize) -> Vec<Turn> {
        let mut turns = Vec::new();
        while let Some((turn, next)) = self.nodes.get(at).and_then(|node| node.next) {
            turns.push(turn);
            at = next;
        }
        turns
    }
}

fn key(past: &RetroPosition) -> u16 {
    let before = match past.before {
        PriorTurn::Anything => 0,
        PriorTurn::Not(slide) => 1 + u16::from(slide.bit()),
        PriorTurn::Exactly(Turn::Slide(slide)) => 65 + u16::from(slide.bit()),
        // Only the goal requires these turns.
        PriorTurn::Exactly(Turn::Ball { .. } | Turn::Pass) => 128,
    };
    before * 4 + past.to_move as u16
}

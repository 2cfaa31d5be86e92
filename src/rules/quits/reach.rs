//! Does a game lead here? The search goes back from the position to the start.
//!
//! What can have come before a position is finite and listed exactly by [`Past::taken_back`]. The search takes
//! turns back, those first that bring everybody's balls home soonest. When it meets the start it has a game;
//! when nothing is left to take back there is none.

use std::collections::HashSet;
use std::hash::BuildHasherDefault;

use super::board::Squares;
use super::homeward::Homeward;
use super::locked::locked;
use super::retro::{Before, Past};
use super::{Rules, Turn};
use crate::rules::mix::Mix;

/// What a search comes to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reach {
    /// A game leads there: its turns from the start.
    Game(Vec<Turn>),
    /// No game does: every way back has been tried.
    None {
        /// How many positions can have come before, directly or further back.
        before: usize,
    },
    /// No game does: these balls hold one another fast, and not all of them lie where they started from.
    Locked(Squares),
    /// The search became too large.
    Unknown {
        /// How many positions were looked at.
        looked_at: usize,
    },
}

/// How many positions a search may look at before the next one tries.
const MOST: usize = 500_000;

/// What a search makes of its guesses: how much a turn taken back weighs, the turns of the player who is
/// farthest from home, and those of all players together. The first finds all but a few games at once.
const WEIGHTS: [[u32; 3]; 3] = [[1, 1, 3], [1, 2, 2], [1, 6, 2]];

/// A position that the search has come to.
struct Node {
    past: Past,
    /// The turn that leads from here towards the position asked about, and the place of where it leads.
    next: Option<(Turn, usize)>,
    depth: u32,
}

/// Looks for a game that leads to a position.
pub fn reach(rules: Rules, goal: Past) -> Reach {
    if let Some(balls) = locked(rules, &goal) {
        return Reach::Locked(balls);
    }
    let mut looked_at = 0;
    for weights in WEIGHTS {
        match Search::new(rules, weights).run(goal) {
            Reach::Unknown { looked_at: more } => looked_at += more,
            found => return found,
        }
    }
    Reach::Unknown { looked_at }
}

struct Search {
    rules: Rules,
    weights: [u32; 3],
    homeward: &'static Homeward,
    nodes: Vec<Node>,
    known: HashSet<([Squares; 4], u16), BuildHasherDefault<Mix>>,
    /// The places of nodes still to be looked at, by how long a game through them is guessed to be.
    todo: Vec<Vec<usize>>,
    best: usize,
}

impl Search {
    fn new(rules: Rules, weights: [u32; 3]) -> Search {
        Search {
            rules,
            weights,
            homeward: Homeward::of(rules),
            nodes: Vec::new(),
            known: HashSet::default(),
            todo: Vec::new(),
            best: 0,
        }
    }

    fn run(mut self, goal: Past) -> Reach {
        self.add(goal, None, 0);
        while let Some(at) = self.take() {
            let Some(node) = self.nodes.get(at) else { break };
            if node.past.is_start(self.rules) {
                return Reach::Game(self.game(at));
            }
            if self.nodes.len() > MOST {
                return Reach::Unknown { looked_at: self.nodes.len() };
            }
            let (past, depth, rules) = (node.past, node.depth, self.rules);
            past.taken_back(rules, |turn, earlier| self.add(earlier, Some((turn, at)), depth + 1));
        }
        Reach::None { before: self.nodes.len().saturating_sub(1) }
    }

    fn add(&mut self, past: Past, next: Option<(Turn, usize)>, depth: u32) {
        if !self.known.insert((past.balls, key(&past))) {
            return;
        }
        let guess = self.guess(&past, depth);
        if self.todo.len() <= guess {
            self.todo.resize_with(guess + 1, Vec::new);
        }
        self.todo[guess].push(self.nodes.len());
        self.best = self.best.min(guess);
        self.nodes.push(Node { past, next, depth });
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

    /// How much of the way back is left, by a guess: everybody has to come home in as many turns as the others.
    fn guess(&self, past: &Past, depth: u32) -> usize {
        let players = self.rules.variant.players();
        let played = players.iter().position(|player| *player == past.to_move).unwrap_or_default();
        let turns: [[u8; 2]; 4] = std::array::from_fn(|seat| match players.get(seat) {
            Some(player) => self.homeward.turns(*player, past.balls[*player as usize]),
            None => [0, 1],
        });
        let [turn, farthest, together] = self.weights;
        // Whoever has played in the round at hand has played once more than those to come.
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

fn key(past: &Past) -> u16 {
    let before = match past.before {
        Before::Anything => 0,
        Before::Not(slide) => 1 + u16::from(slide.bit()),
        Before::Exactly(Turn::Slide(slide)) => 65 + u16::from(slide.bit()),
        // Only the position asked about demands such turns.
        Before::Exactly(Turn::Ball { .. } | Turn::Pass) => 128,
    };
    before * 4 + past.to_move as u16
}

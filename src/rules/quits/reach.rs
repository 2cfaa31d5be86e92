//! Does a game lead here? The search goes back from the position to the start.
//!
//! What can have come before a position is finite and listed exactly by [`Past::taken_back`]. The search takes
//! turns back, those first that bring everybody's balls home soonest. When it meets the start it has a game;
//! when nothing is left to take back there is none.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use super::board::Squares;
use super::homeward::Homeward;
use super::retro::{Before, Past};
use super::{Rules, Turn};

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
    /// The search became too large.
    Unknown,
}

/// How many positions a search may look at.
const MOST: usize = 3_000_000;

/// A position that the search has come to.
struct Node {
    past: Past,
    /// The turn that leads from here towards the position asked about, and the place of where it leads.
    next: Option<(Turn, usize)>,
    depth: u32,
}

/// Looks for a game that leads to a position.
pub fn reach(rules: Rules, goal: Past) -> Reach {
    Search::new(rules).run(goal)
}

struct Search {
    rules: Rules,
    homeward: &'static Homeward,
    nodes: Vec<Node>,
    known: HashMap<([Squares; 4], u16), (), BuildHasherDefault<Mix>>,
    /// The places of nodes still to be looked at, by how long a game through them is guessed to be.
    todo: Vec<Vec<usize>>,
    best: usize,
}

impl Search {
    fn new(rules: Rules) -> Search {
        Search {
            rules,
            homeward: Homeward::of(rules),
            nodes: Vec::new(),
            known: HashMap::default(),
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
                return Reach::Unknown;
            }
            let (past, depth, rules) = (node.past, node.depth, self.rules);
            past.taken_back(rules, |turn, earlier| self.add(earlier, Some((turn, at)), depth + 1));
        }
        Reach::None { before: self.nodes.len().saturating_sub(1) }
    }

    fn add(&mut self, past: Past, next: Option<(Turn, usize)>, depth: u32) {
        if self.known.insert((past.balls, key(&past)), ()).is_some() {
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

    fn guess(&self, past: &Past, depth: u32) -> usize {
        let players = self.rules.variant.players();
        let turns = |player: &super::Player| self.homeward.turns(*player, past.balls[*player as usize]);
        let (mut most, mut all) = (0, 0);
        for player in players {
            let turns = turns(player);
            most = most.max(turns);
            all += turns;
        }
        let w: [u32; 3] = WEIGHTS.with(|w| w.get());
        (depth * w[0] + most * players.len() as u32 * w[1] + all * w[2]) as usize
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
thread_local! { pub static WEIGHTS: std::cell::Cell<[u32;3]> = const { std::cell::Cell::new([1,1,1]) }; }

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

/// A quick hash for sets of squares.
#[derive(Default)]
struct Mix(u64);

impl Hasher for Mix {
    fn finish(&self) -> u64 {
        self.0 ^ self.0 >> 29
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.write_u64(u64::from(byte));
        }
    }

    fn write_u16(&mut self, number: u16) {
        self.write_u64(u64::from(number));
    }

    fn write_u32(&mut self, number: u32) {
        self.write_u64(u64::from(number));
    }

    fn write_usize(&mut self, _: usize) {}

    fn write_u64(&mut self, number: u64) {
        self.0 = (self.0.rotate_left(23) ^ number).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::quits::*;
    use crate::rules::Play;
    use std::time::Instant;

    pub struct Dice(pub u64);
    impl Dice {
        pub fn roll(&mut self, n: u32) -> u32 {
            self.0 ^= self.0 << 13; self.0 ^= self.0 >> 7; self.0 ^= self.0 << 17;
            ((self.0 >> 33) % u64::from(n)) as u32
        }
    }
    pub fn scattered(rules: Rules, dice: &mut Dice) -> [u32; 4] {
        'again: loop {
            let mut balls = [0u32; 4];
            let mut left: Vec<u32> = (0..25).collect();
            let mut over = 0;
            for &p in rules.variant.players() {
                let out = dice.roll(rules.variant.wins() + 1);
                if out == rules.variant.wins() { over += 1; }
                for _ in out..rules.variant.balls() {
                    let s = left.swap_remove(dice.roll(left.len() as u32) as usize);
                    balls[p as usize] |= 1 << s;
                }
                if balls[p as usize] & p.exit_bit() != 0 { continue 'again; }
            }
            if over > 1 { continue; }
            return balls;
        }
    }

    #[test]
    #[ignore]
    fn measure() {
        let n: usize = std::env::var("N").ok().and_then(|s| s.parse().ok()).unwrap_or(1000);
        for w in [[0,1,1],[1,1,1],[1,2,1],[1,3,1],[1,1,2],[1,1,3],[1,3,2],[1,2,0],[0,0,1],[1,0,3]] {
            if let Ok(only) = std::env::var("W") { if only != format!("{w:?}") { continue; } }
            WEIGHTS.with(|c| c.set(w));
            for variant in Variant::ALL { for ball_moves in BallMoves::ALL {
                let rules = Rules { variant, ball_moves };
                let mut dice = Dice(0x1234_5678_9abc_def1);
                let (mut yes, mut no, mut unknown) = (0, 0, 0);
                let mut times = vec![]; let mut len = 0; let mut maxno = 0;
                for _ in 0..n {
                    let balls = scattered(rules, &mut dice);
                    let to_move = variant.players()[dice.roll(variant.players().len() as u32) as usize];
                    let t = Instant::now();
                    let goal = Past { balls, to_move, before: Before::Anything };
                    match reach(rules, goal) {
                        Reach::Game(turns) => {
                            yes += 1; len += turns.len();
                            let mut p = Position::start(rules);
                            for turn in turns {
                                let mut ok = false; p.turns(|l| ok |= l == turn); assert!(ok);
                                p.play(turn);
                            }
                            assert_eq!(p.all_balls(), balls); assert_eq!(p.to_move(), to_move);
                        }
                        Reach::None { before } => { no += 1; maxno = maxno.max(before); }
                        Reach::Unknown => unknown += 1,
                    }
                    times.push(t.elapsed().as_secs_f64() * 1e3);
                }
                times.sort_by(f64::total_cmp);
                println!("{w:?} {} {}: yes {yes} no {no} (max {maxno}) unknown {unknown}  median {:.2} p99 {:.2} max {:.2} ms  avg len {:.1}", variant.name(), ball_moves.name(), times[n/2], times[n*99/100], times[n-1], len as f64/f64::from(yes.max(1)));
            }}
        }
    }
}

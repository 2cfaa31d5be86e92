//! Every position of the simple game, by playing every turn from the start: what the judge is held against.

use super::{BallMoves, Player, Position, Rules, Turn, Variant};
use crate::rules::Play;

/// All positions of a simple game that a game leads to.
pub struct Reached {
    /// By the balls of light, of dark, and whose turn it is: the turns that can have come before, one bit for
    /// each slide and one for anything else.
    before: Vec<u64>,
    /// The number of every set of two or three squares.
    number: Vec<u16>,
    sets: Vec<u32>,
}

/// The bit of a turn before that is no slide.
const NO_SLIDE: u64 = 1 << 63;

impl Reached {
    pub fn all(ball_moves: BallMoves) -> Reached {
        let sets: Vec<u32> = (0..1u32 << 25).filter(|set| (2..=3).contains(&set.count_ones())).collect();
        let mut number = vec![u16::MAX; 1 << 25];
        for (at, &set) in sets.iter().enumerate() {
            number[set as usize] = at as u16;
        }
        let mut reached = Reached { before: vec![0; sets.len() * sets.len() * 2], number, sets };
        let start = Position::start(Rules { variant: Variant::Simple, ball_moves });
        let mut todo = vec![start];
        reached.add(&start);
        while let Some(position) = todo.pop() {
            position.turns(|turn| {
                let mut next = position;
                next.play(turn);
                if reached.add(&next) {
                    todo.push(next);
                }
            });
        }
        reached
    }

    fn slot(&self, light: u32, dark: u32, to_move: Player) -> usize {
        let number = |set: u32| usize::from(self.number[set as usize]);
        (number(light) * self.sets.len() + number(dark)) * 2 + usize::from(to_move == Player::Dark)
    }

    fn add(&mut self, position: &Position) -> bool {
        let slot = self.slot(position.balls(Player::Light), position.balls(Player::Dark), position.to_move());
        let bit = position.banned().map_or(NO_SLIDE, |slide| 1 << slide.bit());
        let new = self.before[slot] & bit == 0;
        self.before[slot] |= bit;
        new
    }

    pub fn is_reached(&self, light: u32, dark: u32, to_move: Player) -> bool {
        self.before[self.slot(light, dark, to_move)] != 0
    }

    /// Every arrangement that box and board allow, with somebody to move.
    pub fn arrangements(&self) -> impl Iterator<Item = (u32, u32, Player)> {
        self.sets.iter().flat_map(move |&light| {
            self.sets.iter().flat_map(move |&dark| {
                let well_formed = light & dark == 0
                    && light & Player::Light.exit_bit() == 0
                    && dark & Player::Dark.exit_bit() == 0
                    && light.count_ones() + dark.count_ones() >= 5;
                let sides = [Player::Light, Player::Dark].into_iter().filter(move |_| well_formed);
                sides.map(move |player| (light, dark, player))
            })
        })
    }
}

#[test]
#[ignore]
fn count() {
    for ball_moves in BallMoves::ALL {
        let reached = Reached::all(ball_moves);
        let mut table = std::collections::BTreeMap::new();
        for (light, dark, to_move) in reached.arrangements() {
            let key = (light.count_ones(), dark.count_ones(), to_move);
            let entry = table.entry(key).or_insert((0u32, 0u32, Vec::new()));
            entry.0 += 1;
            entry.1 += u32::from(reached.is_reached(light, dark, to_move));
            if !reached.is_reached(light, dark, to_move) && entry.2.len() < 6 { entry.2.push((light, dark)); }
        }
        let states: u64 = reached.before.iter().map(|w| u64::from(w.count_ones())).sum();
        println!("{} states {}", ball_moves.name(), states);
        for (key, (all, yes, ex)) in table {
            println!("{key:?} {all} {yes} unreached {}", all - yes);
            for (light, dark) in ex {
                let position = Position::new(Rules { variant: Variant::Simple, ball_moves }, [light, 0, dark, 0], key.2, None);
                println!("{}", position.text());
            }
        }
        let _ = Turn::Pass;
    }
}

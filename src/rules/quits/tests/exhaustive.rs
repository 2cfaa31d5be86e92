//! Enumeration of all positions of the simple game, as a reference for the judge.

use crate::rules::Play;
use crate::rules::quits::{BallMoves, Player, Position, Rules, Variant};

/// All reachable positions of a simple game.
pub struct Reached {
    /// By the balls of light and of dark and the player to move: the possible last turns, with one bit for each slide
    /// and one for all others.
    before: Vec<u64>,
    /// Index of every set of two or three squares.
    number: Vec<u16>,
    sets: Vec<u32>,
}

/// The bit of a last turn that is not a slide.
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

    /// Every well-formed arrangement with either player to move.
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

//! Samples of arguments, and their variations.

use super::HandCount;
use crate::rules::plank::kit::{Colour, Plank, Player};
use crate::rules::plank::reach::DeadEnd;
use crate::rules::plank::turn::{End, PlankSquare, Target, Turn};
use crate::text::message::{Counts, Probe};

pub(super) fn player(letter: char) -> Player {
    Player::from_letter(letter).expect("a player")
}

pub(super) fn plank() -> Plank {
    Plank::new([Colour::Red, Colour::White, Colour::Blue]).expect("a plank")
}

/// `P2:1>top rwb:2`
pub(super) fn turn() -> Turn {
    let to = Target::New { end: End::Top, plank: plank(), place: 1 };
    Turn::Move { from: PlankSquare { plank: 2, place: 0 }, to }
}

pub(super) fn target() -> Target {
    Target::OnTable(PlankSquare { plank: 2, place: 0 })
}

pub(super) fn first() -> Target {
    Target::New { end: End::First, plank: plank(), place: 1 }
}

pub(super) fn dead_end() -> DeadEnd {
    DeadEnd { turn: 4, player: Some(player('B')) }
}

pub(super) fn put() -> Vec<(Player, usize)> {
    vec![(Player::FIRST, 0), (player('B'), 2), (player('C'), 3)]
}

fn count(held: u8, lying: u8, open: u8) -> HandCount {
    HandCount { colour: Colour::Red, held, lying, open, owned: 2 }
}

pub(super) fn counts() -> Vec<HandCount> {
    vec![count(3, 4, 5), count(0, 0, 3)]
}

const FEW: [u8; 4] = [0, 1, 2, 11];

impl Counts<Vec<HandCount>> for Probe<'_, Vec<HandCount>> {
    fn variations(&self) -> Vec<Vec<HandCount>> {
        FEW.iter()
            .flat_map(|&n| [count(n, 1, 1), count(1, n, 0), count(1, 0, n)].map(|one| vec![one]))
            .collect()
    }
}

impl Counts<Vec<(Player, usize)>> for Probe<'_, Vec<(Player, usize)>> {
    fn variations(&self) -> Vec<Vec<(Player, usize)>> {
        FEW.map(|n| self.0.iter().map(|(player, _)| (*player, n.into())).collect()).to_vec()
    }
}

impl Counts<Vec<(Player, u8)>> for Probe<'_, Vec<(Player, u8)>> {
    fn variations(&self) -> Vec<Vec<(Player, u8)>> {
        FEW.map(|n| self.0.iter().map(|(player, _)| (*player, n)).collect()).to_vec()
    }
}

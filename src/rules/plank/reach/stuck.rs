//! How far games without a move and without a pass come that lead towards a table.

use std::fmt;

use super::Question;
use super::ways::Ways;
use crate::rules::plank::kit::Player;

/// The first turn that no game gets past.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stuck {
    /// Its number, counted from 1.
    turn: usize,
    /// Whose it is, if only one can have opened.
    player: Option<Player>,
}

impl fmt::Display for Stuck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.player {
            Some(player) => write!(f, "at the latest on turn {} {player} has nothing to play", self.turn),
            None => {
                write!(f, "whoever opens, at the latest on turn {} somebody has nothing to play", self.turn)
            }
        }
    }
}

impl Question {
    /// The turn that no game gets past on the way to a table that was only placed: no token that lies there in the end
    /// can be put then. None if there may have been moves or passes, or if no turn stands out.
    pub fn stuck(&self) -> Option<Stuck> {
        let ground = self.ground();
        let pairs = self.possible_turns();
        let placed = |(first, to_move): &(Player, Player)| {
            let end = self.end(*to_move);
            let tempo = ground.tempo(&end);
            !tempo.may_have_moved() && !tempo.may_have_passed(*first)
        };
        if self.last.is_some() || !pairs.iter().all(placed) {
            return None;
        }
        let mut ways = Ways::new();
        let mut turn = |(first, to_move): &(Player, Player)| {
            ground.last_turn(&ground.seated(&self.end(*to_move), *first), &mut ways)
        };
        let turns: Option<Vec<usize>> = pairs.iter().map(&mut turn).collect();
        let turn = turns?.into_iter().max()?;
        let (first, _) = pairs.first()?;
        let player = self.kit.in_seat((turn - 1) % self.kit.players(), *first);
        let only = pairs.iter().all(|(other, _)| other == first);
        Some(Stuck { turn, player: only.then_some(player) })
    }
}

//! Anything that a person can put on a table and say about it.

use std::fmt;

use super::board::{SIDE, Squares, bit};
use super::{Player, Position, Turn, Variant};
use crate::rules::read::Square;

/// Balls on the tray as somebody found them, with what is known besides. Nothing of it needs to be allowed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Setup {
    /// Who plays with how many balls.
    pub variant: Option<Variant>,
    /// Where everybody's balls are, in the order of [`Player::ALL`]; bit 0 is `a1`, bit 1 `b1`, bit 24 `e5`.
    /// No square holds two.
    pub balls: [Squares; 4],
    /// The squares of which it is not known what lies on them. None of them holds a ball that is known.
    pub open: Squares,
    /// Whose turn it is.
    pub to_move: Option<Player>,
    /// How many balls are out, in the order of [`Player::ALL`].
    pub out: [Option<u32>; 4],
    /// What has been played last.
    pub last: Option<Last>,
}

/// What has been played last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Last {
    /// Nothing: the game begins.
    Nothing,
    /// This turn.
    Turn(Turn),
}

impl Setup {
    /// Whose ball is on a square.
    pub fn owner(&self, square: Square) -> Option<Player> {
        Player::ALL.into_iter().find(|&player| self.balls[player as usize] & bit(square) != 0)
    }

    /// Where somebody's balls are.
    pub fn balls_of(&self, player: Player) -> Squares {
        self.balls[player as usize]
    }

    /// Whether a ball, a ball that is out or a turn of this player is told.
    pub fn speaks_of(&self, player: Player) -> bool {
        self.balls_of(player) != 0 || self.to_move == Some(player) || self.out[player as usize] > Some(0)
    }
}

impl From<Position> for Setup {
    fn from(position: Position) -> Setup {
        let players = position.rules().variant.players();
        let out = |player| players.contains(&player).then(|| position.out(player));
        Setup {
            variant: Some(position.rules().variant),
            balls: position.all_balls(),
            open: 0,
            to_move: position.winner().is_none().then(|| position.to_move()),
            out: Player::ALL.map(out),
            last: position.banned().map(|slide| Last::Turn(Turn::Slide(slide.inverse()))),
        }
    }
}

/// The canonical text.
impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(variant) = self.variant {
            writeln!(f, "variant: {}", variant.name())?;
        }
        if let Some(player) = self.to_move {
            writeln!(f, "to move: {}", player.name())?;
        }
        let variant = self.variant.unwrap_or(Variant::Four);
        let known = |player: Player| {
            // That somebody who does not play has none out need not be said.
            let out = self.out[player as usize].filter(|out| variant.has(player) || *out > 0)?;
            Some(format!("{}{out}", player.letter()))
        };
        let others = Player::ALL.into_iter().filter(|player| !variant.has(*player));
        let out: Vec<_> = variant.players().iter().copied().chain(others).filter_map(known).collect();
        if !out.is_empty() {
            writeln!(f, "out: {}", out.join(" "))?;
        }
        match self.last {
            Some(Last::Turn(turn)) => writeln!(f, "last: {turn}")?,
            Some(Last::Nothing) => writeln!(f, "last: none")?,
            None => {}
        }
        for row in (0..SIDE).rev() {
            let empty = |square| if self.open & bit(square) != 0 { '?' } else { '.' };
            let square = |column| Square { column, row };
            let letter = |column| self.owner(square(column)).map_or(empty(square(column)), Player::letter);
            let letters: Vec<_> = (0..SIDE).map(|column| letter(column).to_string()).collect();
            writeln!(f, "{}", letters.join(" "))?;
        }
        Ok(())
    }
}

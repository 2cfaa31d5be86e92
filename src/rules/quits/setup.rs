//! Any arrangement on a table, with the information given.

use super::board::{Squares, bit};
use super::{Player, Position, Turn, Variant};
use crate::rules::read::Square;

/// An observed or typed tray. It need not be legal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Setup {
    /// The variant.
    pub variant: Option<Variant>,
    /// Balls in the order of [`Player::ALL`]; bit 0 is `a1`, bit 1 `b1`, bit 24 `e5`. The sets are disjoint.
    pub balls: [Squares; 4],
    /// Squares with unknown contents, disjoint from the balls.
    pub open: Squares,
    /// The player to move.
    pub to_move: Option<Player>,
    /// Number of balls out, in the order of [`Player::ALL`].
    pub out: [Option<u32>; 4],
    /// The last turn.
    pub last: Option<Last>,
}

/// Information about the last turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Last {
    /// There was none: the position is the start.
    Nothing,
    /// The turn.
    Turn(Turn),
}

impl Setup {
    /// Owner of the ball on a square.
    pub fn owner(&self, square: Square) -> Option<Player> {
        Player::ALL.into_iter().find(|&player| self.balls[player as usize] & bit(square) != 0)
    }

    /// A player's balls.
    pub fn balls_of(&self, player: Player) -> Squares {
        self.balls[player as usize]
    }

    /// Returns true if the setup mentions a ball or turn of this player.
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

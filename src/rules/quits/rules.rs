//! The variants and the option of the rules.

use super::board::{Offset, Player, SIDE, Squares, bit, movable};
use crate::rules::read::Square;

/// Who plays with how many balls.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Variant {
    /// Two players with five balls each; three out win.
    Classic,
    /// Two players with three balls each; one out wins.
    Simple,
    /// Four players with three balls each; one out wins.
    Four,
}

/// How balls step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BallMoves {
    /// Towards the exit along either edge, or over the far corner of the tile.
    Forward,
    /// Over a corner of the tile, any but the one that leads straight back.
    Diagonal,
}

/// A variant with its option.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rules {
    /// Who plays with how many balls.
    pub variant: Variant,
    /// How balls step.
    pub ball_moves: BallMoves,
}

/// A way that a ball may step.
#[derive(Clone, Copy, Debug)]
pub struct Step {
    /// By how many columns and rows.
    pub offset: Offset,
    /// From where it does not lead off the tray.
    pub from: Squares,
}

/// Where balls start as seen from a home corner at `a1`: the first three if there are but three.
const START: [Offset; 5] = [(0, 1), (1, 0), (1, 1), (0, 2), (2, 0)];

/// The ways that balls step, by option and player.
const STEPS: [[[Step; 3]; 4]; 2] = [
    [
        steps(Player::Light, true),
        steps(Player::Red, true),
        steps(Player::Dark, true),
        steps(Player::Blue, true),
    ],
    [
        steps(Player::Light, false),
        steps(Player::Red, false),
        steps(Player::Dark, false),
        steps(Player::Blue, false),
    ],
];

const fn steps(player: Player, forward: bool) -> [Step; 3] {
    let (x, y) = player.forward();
    if forward {
        [step((x, y)), step((x, 0)), step((0, y))]
    } else {
        [step((x, y)), step((x, -y)), step((-x, y))]
    }
}

const fn step(offset: Offset) -> Step {
    Step { offset, from: movable(offset) }
}

impl Variant {
    /// All, the usual one first.
    pub const ALL: [Variant; 3] = [Variant::Classic, Variant::Simple, Variant::Four];

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Variant::Classic => "classic",
            Variant::Simple => "simple",
            Variant::Four => "four",
        }
    }

    /// The players in the order that they play in.
    pub const fn players(self) -> &'static [Player] {
        match self {
            Variant::Classic | Variant::Simple => &[Player::Light, Player::Dark],
            Variant::Four => &Player::ALL,
        }
    }

    /// Whether somebody plays.
    pub const fn has(self, player: Player) -> bool {
        matches!(self, Variant::Four) || matches!(player, Player::Light | Player::Dark)
    }

    /// How many balls everybody has.
    pub const fn balls(self) -> u32 {
        match self {
            Variant::Classic => 5,
            Variant::Simple | Variant::Four => 3,
        }
    }

    /// How many balls out win.
    pub const fn wins(self) -> u32 {
        match self {
            Variant::Classic => 3,
            Variant::Simple | Variant::Four => 1,
        }
    }

    /// Who plays after somebody.
    pub const fn next(self, player: Player) -> Player {
        match (self, player) {
            (Variant::Four, Player::Light) => Player::Red,
            (Variant::Four, Player::Dark) => Player::Blue,
            (_, Player::Light | Player::Red) => Player::Dark,
            (_, Player::Dark | Player::Blue) => Player::Light,
        }
    }

    /// Who plays before somebody.
    pub const fn previous(self, player: Player) -> Player {
        match (self, player) {
            (Variant::Four, Player::Light) => Player::Blue,
            (Variant::Four, Player::Dark) => Player::Red,
            (_, Player::Light | Player::Red) => {
                if matches!(self, Variant::Four) {
                    Player::Light
                } else {
                    Player::Dark
                }
            }
            (_, Player::Dark | Player::Blue) => {
                if matches!(self, Variant::Four) {
                    Player::Dark
                } else {
                    Player::Light
                }
            }
        }
    }

    /// The squares that somebody's balls start from; none if he does not play.
    pub fn start(self, player: Player) -> Squares {
        if !self.has(player) {
            return 0;
        }
        let Square { column, row } = player.home();
        START.iter().take(self.balls() as usize).fold(0, |set, &(x, y)| {
            let from = |home: u8, by: i8| if home == 0 { by as u8 } else { SIDE - 1 - by as u8 };
            set | bit(Square { column: from(column, x), row: from(row, y) })
        })
    }
}

impl BallMoves {
    /// Both, the usual one first.
    pub const ALL: [BallMoves; 2] = [BallMoves::Forward, BallMoves::Diagonal];

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            BallMoves::Forward => "forward",
            BallMoves::Diagonal => "diagonal",
        }
    }
}

impl Rules {
    /// The ways that somebody's balls step.
    #[inline]
    pub fn steps(self, player: Player) -> &'static [Step; 3] {
        &STEPS[self.ball_moves as usize][player as usize]
    }
}

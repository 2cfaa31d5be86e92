//! The variants and the rule option.

use super::board::{Offset, Player, SIDE, Squares, bit, movable};
use crate::rules::lexicon::Term;
use crate::rules::options::{option_values, rule_options};
use crate::rules::read::Square;

/// Variant: number of players and balls.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Variant {
    /// Two players with five balls each; three out win.
    Classic,
    /// Two players with three balls each; one out wins.
    Simple,
    /// Four players with three balls each; one out wins.
    Four,
}

option_values! {
    /// Rule option: how balls step.
    BallMoves ("How balls step", "Le pas des billes") {
        /// Towards the exit along either edge, or diagonally over the far corner of the tile.
        Forward = "forward" ("Forward, over edges and the corner", "En avant, par les côtés et le coin"),
        /// Diagonally, except straight back.
        Diagonal = "diagonal" ("Along diagonals", "En diagonale"),
    }
}

rule_options! {
    /// The options of Quits.
    QuitsOptions {
        ball_moves: BallMoves = "whether balls step forward over edges and the far corner, or along three diagonals",
    }
}

/// A variant with its option.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rules {
    /// The variant.
    pub variant: Variant,
    /// How balls step.
    pub ball_moves: BallMoves,
}

#[derive(Clone, Copy, Debug)]
pub struct BallStep {
    /// Displacement in columns and rows.
    pub offset: Offset,
    /// Squares from which it stays on the tray.
    pub from: Squares,
}

/// Start squares relative to a home corner at `a1`. Games with three balls use the first three.
const START: [Offset; 5] = [(0, 1), (1, 0), (1, 1), (0, 2), (2, 0)];

/// Steps by option and player.
const STEPS: [[[BallStep; 3]; 4]; 2] = [
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

const fn steps(player: Player, forward: bool) -> [BallStep; 3] {
    let (x, y) = player.forward();
    if forward {
        [step((x, y)), step((x, 0)), step((0, y))]
    } else {
        [step((x, y)), step((x, -y)), step((-x, y))]
    }
}

const fn step(offset: Offset) -> BallStep {
    BallStep { offset, from: movable(offset) }
}

impl Variant {
    /// All variants, the default first.
    pub const ALL: [Variant; 3] = [Variant::Classic, Variant::Simple, Variant::Four];

    /// Its name.
    pub fn name(self) -> &'static str {
        self.term().name()
    }

    /// The term for it.
    pub const fn term(self) -> Term {
        match self {
            Variant::Classic => Term::Classic,
            Variant::Simple => Term::Simple,
            Variant::Four => Term::Four,
        }
    }

    /// The players in turn order.
    pub const fn players(self) -> &'static [Player] {
        match self {
            Variant::Classic | Variant::Simple => &[Player::Light, Player::Dark],
            Variant::Four => &Player::ALL,
        }
    }

    /// Returns true if the player takes part.
    pub const fn has(self, player: Player) -> bool {
        matches!(self, Variant::Four) || matches!(player, Player::Light | Player::Dark)
    }

    /// Number of balls of each player.
    pub const fn balls(self) -> u32 {
        match self {
            Variant::Classic => 5,
            Variant::Simple | Variant::Four => 3,
        }
    }

    /// Number of balls out that wins.
    pub const fn wins(self) -> u32 {
        match self {
            Variant::Classic => 3,
            Variant::Simple | Variant::Four => 1,
        }
    }

    /// The next player.
    pub const fn next(self, player: Player) -> Player {
        match (self, player) {
            (Variant::Four, Player::Light) => Player::Red,
            (Variant::Four, Player::Dark) => Player::Blue,
            (_, Player::Light | Player::Red) => Player::Dark,
            (_, Player::Dark | Player::Blue) => Player::Light,
        }
    }

    /// The previous player.
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

    /// Start squares of a player's balls; empty if the player does not take part.
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

impl Rules {
    /// Steps of a player's balls.
    #[inline]
    pub fn steps(self, player: Player) -> &'static [BallStep; 3] {
        &STEPS[self.ball_moves as usize][player as usize]
    }
}

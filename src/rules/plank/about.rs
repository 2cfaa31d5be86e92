//! Subjects of findings.

use super::kit::Player;

/// The subject of a finding.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum About {
    /// The table as a whole.
    Table,
    /// A plank, by index from the top.
    Row(usize),
    /// The number of a plank.
    Number(usize),
    /// A square of a plank.
    Square(usize, usize),
    /// The number of players.
    Players,
    /// The player who opened.
    First,
    /// The player to move.
    ToMove,
    /// A player's tokens in hand.
    Hand(Player),
    /// A player's planks in hand.
    Planks(Player),
    /// The last turn.
    Last,
}

//! Where a game begins, its variants and players.

use crate::rules::{Finding, Play, PlayerName};

/// The rules of a game with a box, options and, if it is fixed, a variant.
pub trait Gameplay: Sized {
    /// A turn. Equal turns have the same effect.
    type Turn: Copy + PartialEq;
    /// A position of a game that is played.
    type Position<'e>: Play<Turn = Self::Turn>
    where
        Self: 'e;

    /// The position from which a game usually begins; none if the game has no rules of play.
    fn start(&self) -> Option<Self::Position<'_>>;

    /// Why the game has no turns, if it has no rules.
    fn no_rules(&self) -> Option<Finding> {
        None
    }

    /// The variant that is fixed, in notation; empty if there is only one or it is open.
    fn variant(&self) -> String {
        String::new()
    }

    /// The players of a variant in turn order; of any variant if it is empty. Empty if the game has no rules.
    fn all_players(&self, _variant: &str) -> Vec<PlayerName> {
        Vec::new()
    }
}

//! Reasons why no game leads to a position.

use crate::rules::lightning::{Bits, Kit, LAST_TURN, LightningRule, ReachFinding, Refusal, Side, Turn};
use crate::rules::{Coded, Finding};

/// Maximum number of squares that a sentence names.
const MAX_NAMES: usize = 4;

/// Reason why no game leads to a position, for one opener, one player to move and one reserve.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Obstacle {
    /// A component without a piece on a start square.
    Orphans(Side, Bits),
    /// Pieces in the reserve, but none placed.
    HeldBeforeStart,
    /// No piece is placed, and it is not the turn of this player, who opened.
    NotBegun(Side),
    /// This player opened, but the player's camp is empty.
    NeverBegan(Side),
    /// One piece is placed and some are held, which determines the player to move.
    Counted {
        /// Number of held pieces.
        held: usize,
        /// The player to move.
        next: Side,
    },
    /// The reserve is empty, all pieces are isolated, and this player cannot have placed the last one.
    LastRoot(Side),
    /// Whichever piece was last, there was a chain before it or a piece that did not prolong another.
    NoLastPiece(Side),
    /// The position before the last turn is malformed.
    NotBefore,
    /// The last turn was illegal, for this reason.
    Refused(Refusal),
    /// The position before this last turn is not reachable, for this reason.
    Last(Turn, Box<Obstacle>),
    /// The constructed game does not replay. This is a bug and not a reason.
    Lost,
}

impl Obstacle {
    /// The finding about it.
    pub(crate) fn finding(&self, kit: &Kit) -> Finding {
        let letter = |side: &Side| kit.letter(*side);
        match self {
            Obstacle::Orphans(side, component) => {
                let squares: Vec<_> =
                    component.squares().map(|square| kit.square_name(*side, square)).collect();
                let message = ReachFinding::Orphans {
                    squares: squares.iter().take(MAX_NAMES).cloned().collect(),
                    more: squares.len().saturating_sub(MAX_NAMES),
                    camp: letter(side),
                };
                message.squares(squares)
            }
            Obstacle::HeldBeforeStart => Finding::new(ReachFinding::HeldBeforeStart),
            Obstacle::NotBegun(first) => Finding::new(ReachFinding::NotBegun { player: letter(first) }),
            Obstacle::NeverBegan(first) => Finding::new(ReachFinding::NeverBegan { player: letter(first) }),
            Obstacle::Counted { held, next } => {
                Finding::new(ReachFinding::OnePlaced { held: *held, player: letter(next) })
            }
            Obstacle::LastRoot(last) => Finding::new(ReachFinding::LastRoot { player: letter(last) }),
            Obstacle::NoLastPiece(winner) => Finding::new(ReachFinding::NoLastPiece { camp: letter(winner) }),
            Obstacle::NotBefore => Finding::new(ReachFinding::ChainBeforeLastTurn),
            Obstacle::Refused(why) => Finding::coded(LAST_TURN, why.clone()).rule(LightningRule::Placing),
            Obstacle::Last(turn, before) => {
                let before = before.finding(kit);
                let message = ReachFinding::ImpossibleLastTurn {
                    turn: turn.written(kit),
                    why: Box::new(before.message),
                };
                Finding { squares: before.squares, rule: before.rule, ..Finding::new(message) }
            }
            Obstacle::Lost => Finding::new(ReachFinding::NoGameFound),
        }
    }

    /// The underlying reason.
    pub(crate) fn root(&self) -> &Obstacle {
        match self {
            // `Last` contains another reason, never a second `Last`.
            Obstacle::Last(_, before) => before,
            other => other,
        }
    }

    /// Returns true if it proves nothing.
    pub(crate) fn is_no_reason(&self) -> bool {
        *self.root() == Obstacle::Lost
    }
}

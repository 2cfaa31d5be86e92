//! Reasons why no game leads to a position.

use crate::rules::Finding;
use crate::rules::lightning::{Bits, Kit, LightningMessage, Side, Turn};
use crate::text::codes::LightningCode;

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
    Refused(LightningMessage),
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
                let message = LightningMessage::Orphans {
                    squares: squares.iter().take(MAX_NAMES).cloned().collect(),
                    more: squares.len().saturating_sub(MAX_NAMES),
                    camp: letter(side),
                };
                Finding::coded(LightningCode::Orphan, message).squares(squares)
            }
            Obstacle::HeldBeforeStart => {
                Finding::coded(LightningCode::ReserveBeforeStart, LightningMessage::HeldBeforeStart)
            }
            Obstacle::NotBegun(first) => {
                Finding::coded(LightningCode::Tempo, LightningMessage::NotBegun { player: letter(first) })
            }
            Obstacle::NeverBegan(first) => Finding::coded(
                LightningCode::FirstPlayer,
                LightningMessage::NeverBegan { player: letter(first) },
            ),
            Obstacle::Counted { held, next } => {
                let message = LightningMessage::OnePlaced { held: *held, player: letter(next) };
                Finding::coded(LightningCode::Tempo, message)
            }
            Obstacle::LastRoot(last) => {
                Finding::coded(LightningCode::Tempo, LightningMessage::LastRoot { player: letter(last) })
            }
            Obstacle::NoLastPiece(winner) => Finding::coded(
                LightningCode::NoLastPiece,
                LightningMessage::NoLastPiece { camp: letter(winner) },
            ),
            Obstacle::NotBefore => {
                Finding::coded(LightningCode::LastTurn, LightningMessage::ChainBeforeLastTurn)
            }
            Obstacle::Refused(why) => {
                Finding::coded(LightningCode::LastTurn, why.clone()).rule_of(LightningCode::Orphan)
            }
            Obstacle::Last(turn, before) => {
                let before = before.finding(kit);
                let message = LightningMessage::ImpossibleLastTurn {
                    turn: turn.written(kit),
                    why: Box::new(before.message),
                };
                Finding { code: LightningCode::LastTurn.into(), message: message.into(), ..before }
            }
            Obstacle::Lost => Finding::coded(LightningCode::Undecided, LightningMessage::NoGameFound),
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

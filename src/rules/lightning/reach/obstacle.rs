//! Reasons why no game leads to a position.

use crate::rules::Finding;
use crate::rules::lightning::{Bits, Kit, Side, Turn};
use crate::text::codes::LightningCode;

/// Reason why no game leads to a position, for one opener, one player to move and one reserve.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Obstacle {
    /// A component without a piece on a start square.
    Orphans(Side, Bits),
    /// Pieces in the reserve, but none placed.
    HeldBeforeStart,
    /// No piece is placed, and it is not the turn of this player, who opened.
    NotBegun(Side),
    /// This player opened, but his camp is empty.
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
    Refused(String),
    /// The position before this last turn is not reachable, for this reason.
    Last(Turn, Box<Obstacle>),
    /// The constructed game does not replay. This is a bug and not a reason.
    Lost,
}

impl Obstacle {
    /// The finding about it.
    pub fn finding(&self, kit: &Kit) -> Finding {
        let named = |side: &Side| kit.letter(*side);
        match self {
            Obstacle::Orphans(side, component) => Finding::new(
                LightningCode::Orphan,
                format!(
                    "nothing joins {} to a start square of camp {}",
                    list(kit, *side, *component),
                    named(side)
                ),
            )
            .squares(component.squares().map(|square| kit.square_name(*side, square))),
            Obstacle::HeldBeforeStart => Finding::new(
                LightningCode::ReserveBeforeStart,
                "pieces lie in the reserve, but none has been placed",
            ),
            Obstacle::NotBegun(first) => Finding::new(
                LightningCode::Tempo,
                format!("no turn has been played, so it is {}'s turn", named(first)),
            ),
            Obstacle::NeverBegan(first) => Finding::new(
                LightningCode::FirstPlayer,
                format!("{0} cannot have begun: camp {0} was empty", named(first)),
            ),
            Obstacle::Counted { held, next } => {
                let since = match held {
                    0 => "nothing else has been done".to_owned(),
                    1 => "one laid in the reserve".to_owned(),
                    more => format!("{more} laid in the reserve, one a turn"),
                };
                let message = format!("one piece has been placed, and {since}: it is {}'s turn", named(next));
                Finding::new(LightningCode::Tempo, message)
            }
            Obstacle::LastRoot(last) => Finding::new(
                LightningCode::Tempo,
                format!(
                    "{0} cannot have played last: the reserve is empty, so a piece was placed, no piece prolongs \
                     another, and camp {0} holds none that {0} can have placed last",
                    named(last)
                ),
            ),
            Obstacle::NoLastPiece(winner) => Finding::new(
                LightningCode::NoLastPiece,
                format!(
                    "no piece can have completed the chain of camp {}: without any one piece there is still a \
                     chain, or pieces that nothing joins to the start",
                    named(winner)
                ),
            ),
            Obstacle::NotBefore => Finding::new(
                LightningCode::LastTurn,
                "without the last turn there is still a chain: the game was over before it",
            ),
            Obstacle::Refused(why) => {
                Finding::new(LightningCode::LastTurn, why.clone()).rule_of(LightningCode::Orphan)
            }
            Obstacle::Last(turn, before) => {
                let before = before.finding(kit);
                let message =
                    format!("`{}` cannot have been the last turn: {}", turn.written(kit), before.message);
                Finding { code: LightningCode::LastTurn.into(), message: message.into(), ..before }
            }
            Obstacle::Lost => Finding::new(
                LightningCode::Undecided,
                "no game was found, and no reason why there is none; this is a fault of this program",
            ),
        }
    }

    /// The underlying reason.
    pub fn root(&self) -> &Obstacle {
        match self {
            // `Last` contains another reason, never a second `Last`.
            Obstacle::Last(_, before) => before,
            other => other,
        }
    }

    /// Returns true if it proves nothing.
    pub fn is_no_reason(&self) -> bool {
        *self.root() == Obstacle::Lost
    }
}

fn list(kit: &Kit, side: Side, component: Bits) -> String {
    const MAX_NAMES: usize = 4;
    let squares: Vec<_> = component.squares().map(|square| kit.square_name(side, square)).collect();
    match squares.get(MAX_NAMES..) {
        Some(rest) if !rest.is_empty() => {
            format!(
                "{} and {} more",
                squares.iter().take(MAX_NAMES).map(String::as_str).collect::<Vec<_>>().join(", "),
                rest.len()
            )
        }
        _ => squares.join(", "),
    }
}

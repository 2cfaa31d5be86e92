//! Reasons why no game leads to a position.

use crate::rules::Finding;
use crate::rules::lightning::{Bits, Kit, Side, Turn};

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

const PLACING_RULE: &str =
    "A piece goes on an empty start square of the player's own, or where it prolongs pieces in place.";
const FIRST_RULE: &str = "The first player places his first piece on one of his own start squares.";
const TURNS_RULE: &str =
    "Players take turns: each turn places one piece, or lays a drawn one in the reserve.";
pub const END_RULE: &str =
    "The first chain from a start square to an arrival square of a player's own camp ends the game at once.";

impl Obstacle {
    /// The finding about it.
    pub fn finding(&self, kit: &Kit) -> Finding {
        let named = |side: &Side| kit.letter(*side);
        match self {
            Obstacle::Orphans(side, component) => Finding::unreachable(
                "lightning/orphan",
                format!(
                    "nothing joins {} to a start square of camp {}",
                    list(kit, *side, *component),
                    named(side)
                ),
                PLACING_RULE,
            )
            .squares(component.squares().map(|square| kit.square_name(*side, square))),
            Obstacle::HeldBeforeStart => Finding::unreachable(
                "lightning/reserve-before-start",
                "pieces lie in the reserve, but none has been placed",
                FIRST_RULE,
            ),
            Obstacle::NotBegun(first) => Finding::unreachable(
                "lightning/tempo",
                format!("no turn has been played, so it is {}'s turn", named(first)),
                TURNS_RULE,
            ),
            Obstacle::NeverBegan(first) => Finding::unreachable(
                "lightning/first-player",
                format!("{0} cannot have begun: camp {0} was empty", named(first)),
                FIRST_RULE,
            ),
            Obstacle::Counted { held, next } => {
                let since = match held {
                    0 => "nothing else has been done".to_owned(),
                    1 => "one laid in the reserve".to_owned(),
                    more => format!("{more} laid in the reserve, one a turn"),
                };
                let message = format!("one piece has been placed, and {since}: it is {}'s turn", named(next));
                Finding::unreachable("lightning/tempo", message, TURNS_RULE)
            }
            Obstacle::LastRoot(last) => Finding::unreachable(
                "lightning/tempo",
                format!(
                    "{0} cannot have played last: the reserve is empty, so a piece was placed, no piece prolongs \
                     another, and camp {0} holds none that {0} can have placed last",
                    named(last)
                ),
                TURNS_RULE,
            ),
            Obstacle::NoLastPiece(winner) => Finding::unreachable(
                "lightning/no-last-piece",
                format!(
                    "no piece can have completed the chain of camp {}: without any one piece there is still a \
                     chain, or pieces that nothing joins to the start",
                    named(winner)
                ),
                END_RULE,
            ),
            Obstacle::NotBefore => Finding::unreachable(
                "lightning/last-turn",
                "without the last turn there is still a chain: the game was over before it",
                END_RULE,
            ),
            Obstacle::Refused(why) => Finding::unreachable("lightning/last-turn", why.clone(), PLACING_RULE),
            Obstacle::Last(turn, before) => {
                let before = before.finding(kit);
                let message =
                    format!("`{}` cannot have been the last turn: {}", turn.written(kit), before.message);
                Finding { code: "lightning/last-turn", message, ..before }
            }
            Obstacle::Lost => Finding::unreachable(
                "lightning/undecided",
                "no game was found, and no reason why there is none; this is a fault of this program",
                "",
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

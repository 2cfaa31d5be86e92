//! What hinders every game from leading to a position.

use crate::rules::Finding;
use crate::rules::lightning::{Bits, Kit, Side, Turn};

/// Why no game leads there, for one player who began, one whose turn it is, and one reserve.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Hitch {
    /// A part without a piece on a start square.
    Orphans(Side, Bits),
    /// Pieces in the reserve, and none placed.
    HeldBeforeStart,
    /// No piece placed, and not the turn of this player, who begins.
    NotBegun(Side),
    /// This player began, and his camp is empty.
    NeverBegan(Side),
    /// One piece placed, so many held: it is this player's turn.
    Counted {
        /// How many pieces have been held.
        held: usize,
        /// Whose turn it is.
        next: Side,
    },
    /// Nothing in the reserve, all pieces alone, and this player cannot have placed the last of them.
    LastRoot(Side),
    /// Whichever piece came last, there was a chain before it or pieces that had not grown.
    NoLastPiece(Side),
    /// The position before the last turn is none.
    NotBefore,
    /// The last turn was not legal: why.
    Refused(String),
    /// This before the last turn.
    Last(Turn, Box<Hitch>),
    /// The game that was found does not lead there. This is a fault of this program, and no reason.
    Lost,
}

const PLACING: &str =
    "A piece goes on an empty start square of the player's own, or where it prolongs pieces in place.";
const FIRST: &str = "The first player places his first piece on one of his own start squares.";
const TURNS: &str = "Players take turns: each turn places one piece, or lays a drawn one in the reserve.";
const END: &str =
    "The first chain from a start square to an arrival square of a player's own camp ends the game at once.";

impl Hitch {
    /// What is said of it.
    pub fn finding(&self, kit: &Kit) -> Finding {
        let named = |side: &Side| kit.letter(*side);
        match self {
            Hitch::Orphans(side, part) => Finding::unreachable(
                "lightning/orphan",
                format!(
                    "nothing joins {} to a start square of camp {}",
                    list(kit, *side, *part),
                    named(side)
                ),
                PLACING,
            )
            .squares(part.squares().map(|square| kit.named(*side, square))),
            Hitch::HeldBeforeStart => Finding::unreachable(
                "lightning/reserve-before-start",
                "pieces lie in the reserve, but none has been placed",
                FIRST,
            ),
            Hitch::NotBegun(first) => Finding::unreachable(
                "lightning/tempo",
                format!("no turn has been played, so it is {}'s turn", named(first)),
                TURNS,
            ),
            Hitch::NeverBegan(first) => Finding::unreachable(
                "lightning/first-player",
                format!("{0} cannot have begun: camp {0} was empty", named(first)),
                FIRST,
            ),
            Hitch::Counted { held, next } => {
                let since = match held {
                    0 => "nothing else has been done".to_owned(),
                    1 => "one laid in the reserve".to_owned(),
                    more => format!("{more} laid in the reserve, one a turn"),
                };
                let message = format!("one piece has been placed, and {since}: it is {}'s turn", named(next));
                Finding::unreachable("lightning/tempo", message, TURNS)
            }
            Hitch::LastRoot(last) => Finding::unreachable(
                "lightning/tempo",
                format!(
                    "{0} cannot have played last: the reserve is empty, so a piece was placed, no piece prolongs \
                     another, and camp {0} holds none that {0} can have placed last",
                    named(last)
                ),
                TURNS,
            ),
            Hitch::NoLastPiece(winner) => Finding::unreachable(
                "lightning/no-last-piece",
                format!(
                    "no piece can have completed the chain of camp {}: without any one piece there is still a \
                     chain, or pieces that nothing joins to the start",
                    named(winner)
                ),
                END,
            ),
            Hitch::NotBefore => Finding::unreachable(
                "lightning/last-turn",
                "without the last turn there is still a chain: the game was over before it",
                END,
            ),
            Hitch::Refused(why) => Finding::unreachable("lightning/last-turn", why.clone(), PLACING),
            Hitch::Last(turn, before) => {
                let before = before.finding(kit);
                let message =
                    format!("`{}` cannot have been the last turn: {}", turn.written(kit), before.message);
                Finding { code: "lightning/last-turn", message, ..before }
            }
            Hitch::Lost => Finding::unreachable(
                "lightning/undecided",
                "no game was found, and no reason why there is none; this is a fault of this program",
                "",
            ),
        }
    }

    /// What it comes from.
    pub fn root(&self) -> &Hitch {
        match self {
            // A last turn stands before a hitch, never before another last turn.
            Hitch::Last(_, before) => before,
            other => other,
        }
    }

    /// Whether it rules nothing out.
    pub fn is_no_reason(&self) -> bool {
        *self.root() == Hitch::Lost
    }
}

fn list(kit: &Kit, side: Side, part: Bits) -> String {
    const SOME: usize = 4;
    let squares: Vec<_> = part.squares().map(|square| kit.named(side, square)).collect();
    match squares.get(SOME..) {
        Some(rest) if !rest.is_empty() => {
            format!(
                "{} and {} more",
                squares.iter().take(SOME).map(String::as_str).collect::<Vec<_>>().join(", "),
                rest.len()
            )
        }
        _ => squares.join(", "),
    }
}

//! English words.

use super::{Candidate, Placed, Proof, Reason, pieces_on_one_square};
use crate::game::Lang;
use crate::rules::Phrase;
use crate::text::sentence::enumerated;

/// Maximum number of squares that are named.
const MAX_NAMES: usize = 12;

pub(super) fn box_and(proof: Proof) -> &'static str {
    match proof {
        Proof::BoxAndBoard => "box and board",
        Proof::BoxBoardAndRules => "box, board and rules",
    }
}

/// Contents of a square: `L`, `empty`
fn content(piece: Option<&Phrase>) -> String {
    piece.map_or_else(|| "empty".to_owned(), |piece| piece.written(Lang::En))
}

/// `a3 L, b4 empty`
pub(super) fn described(filling: &[Placed]) -> String {
    let words = filling.iter().map(|placed| format!("{} {}", placed.square, content(placed.piece.as_ref())));
    words.collect::<Vec<_>>().join(", ")
}

pub(super) fn open(candidates: &[Candidate]) -> String {
    listed(candidates.iter().map(|candidate| &candidate.square))
}

/// `a3 may be L or empty; b4 may be D`
pub(super) fn all_may(candidates: &[Candidate]) -> String {
    candidates.iter().map(may).collect::<Vec<_>>().join("; ")
}

pub(super) fn may(candidate: &Candidate) -> String {
    let words: Vec<String> = candidate.may.iter().map(|piece| content(piece.as_ref())).collect();
    let square = &candidate.square;
    match words.as_slice() {
        [] => format!("{square} may be anything"),
        words => format!("{square} may be {}", enumerated(words, "or")),
    }
}

/// `L on a3 and b4 empty`
fn contents(filling: &[Placed]) -> String {
    let placed = |Placed { square, piece }: &Placed| match piece {
        Some(piece) => format!("{} on {square}", piece.written(Lang::En)),
        None => format!("{square} empty"),
    };
    enumerated(filling.iter().map(placed), "and")
}

/// `with L or D on a3, or with 5 other possibilities, nothing joins a3`
pub(super) fn reason(reason: &Reason) -> String {
    let fillings = match pieces_on_one_square(&reason.fillings, Lang::En) {
        Some((square, pieces)) => vec![format!("with {} on {square}", enumerated(pieces, "or"))],
        None => reason.fillings.iter().map(|filling| format!("with {}", contents(filling))).collect(),
    };
    let others = match reason.others {
        0 => None,
        1 => Some("with 1 other possibility".to_owned()),
        others => Some(format!("with {others} other possibilities")),
    };
    let fillings: Vec<String> = fillings.into_iter().chain(others).collect();
    format!("{}, {}", fillings.join(", or "), reason.why)
}

/// `c3`, `c3 and d4`, `c3, d4 and e5`; long lists are truncated.
pub(super) fn listed<'n>(names: impl IntoIterator<Item = &'n String>) -> String {
    let names: Vec<&str> = names.into_iter().map(String::as_str).collect();
    match names.as_slice() {
        few if few.len() <= MAX_NAMES + 1 => enumerated(few, "and"),
        many => {
            let (shown, others) = many.split_at(MAX_NAMES);
            format!("{} and {} more squares", shown.join(", "), others.len())
        }
    }
}

//! French words.

use super::{Candidate, Placed, Proof, Reason, pieces_on_one_square};
use crate::game::Lang;
use crate::rules::Phrase;
use crate::text::sentence::enumerated;

/// Maximum number of squares that are named.
const MAX_NAMES: usize = 12;

pub(super) fn box_and(proof: Proof) -> &'static str {
    match proof {
        Proof::BoxAndBoard => "la boîte et le plateau",
        Proof::BoxBoardAndRules => "la boîte, le plateau et les règles",
    }
}

/// Contents of a square: « C », « vide »
fn content(piece: Option<&Phrase>) -> String {
    piece.map_or_else(|| "vide".to_owned(), |piece| piece.written(Lang::Fr))
}

/// « a3 C, b4 vide »
pub(super) fn described(filling: &[Placed]) -> String {
    let words = filling.iter().map(|placed| format!("{} {}", placed.square, content(placed.piece.as_ref())));
    words.collect::<Vec<_>>().join(", ")
}

pub(super) fn open(candidates: &[Candidate]) -> String {
    the_squares(candidates.iter().map(|candidate| &candidate.square))
}

/// « pour a3, C ou vide ; pour b4, F »
pub(super) fn all_may(candidates: &[Candidate]) -> String {
    candidates.iter().map(may).collect::<Vec<_>>().join(" ; ")
}

pub(super) fn may(candidate: &Candidate) -> String {
    let words: Vec<String> = candidate.may.iter().map(|piece| content(piece.as_ref())).collect();
    let square = &candidate.square;
    match words.as_slice() {
        [] => format!("pour {square}, tout est possible"),
        words => format!("pour {square}, {}", enumerated(words, "ou")),
    }
}

/// « C en a3 et b4 vide »
fn contents(filling: &[Placed]) -> String {
    let placed = |Placed { square, piece }: &Placed| match piece {
        Some(piece) => format!("{} en {square}", piece.written(Lang::Fr)),
        None => format!("{square} vide"),
    };
    enumerated(filling.iter().map(placed), "et")
}

/// « avec C ou F en a3, ou avec 5 autres possibilités, rien ne prolonge a3 »
pub(super) fn reason(reason: &Reason) -> String {
    let fillings = match pieces_on_one_square(&reason.fillings, Lang::Fr) {
        Some((square, pieces)) => vec![format!("avec {} en {square}", enumerated(pieces, "ou"))],
        None => reason.fillings.iter().map(|filling| format!("avec {}", contents(filling))).collect(),
    };
    let others = match reason.others {
        0 => None,
        1 => Some("avec une autre possibilité".to_owned()),
        others => Some(format!("avec {others} autres possibilités")),
    };
    let fillings: Vec<String> = fillings.into_iter().chain(others).collect();
    format!("{}, {}", fillings.join(", ou "), reason.why.sentence(Lang::Fr))
}

/// « la case c3 », « les cases c3, d4 et e5 »; long lists are truncated.
pub(super) fn the_squares<'n>(names: impl IntoIterator<Item = &'n String>) -> String {
    let names: Vec<&str> = names.into_iter().map(String::as_str).collect();
    match names.as_slice() {
        [] => String::new(),
        [only] => format!("la case {only}"),
        few if few.len() <= MAX_NAMES + 1 => format!("les cases {}", enumerated(few, "et")),
        many => {
            let (shown, others) = many.split_at(MAX_NAMES);
            format!("les cases {} et {} autres", shown.join(", "), others.len())
        }
    }
}

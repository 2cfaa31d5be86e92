//! English.

use super::{Candidate, PieceSign, Placed, Proof, Reason, SettleMessage};
use crate::game::Lang;
use crate::text::sentence::enumerated;

/// Maximum number of squares that are named.
const MAX_NAMES: usize = 12;

pub(super) fn sentence(message: &SettleMessage) -> String {
    use SettleMessage as M;
    match message {
        M::NotKnown { squares } => format!("what lies on {} is not known", listed(squares)),
        M::PutWhatLiesThere => "put what lies there in place of each `?`".to_owned(),
        M::LookAtTheTable => "look at the table, correct the text that `tablier read` prints, and check that; or \
                              take the picture again: in even light, from nearer and from higher up"
            .to_owned(),
        M::TakeThePictureAgain => "take the picture again: in even light, without reflections and shadows, not \
                                   overexposed, from nearer and from higher up, held still; or correct the text \
                                   that `tablier read` prints, and check that"
            .to_owned(),

        M::Deduced { placed, hinted, proof } => {
            let (square, by) = (&placed.square, box_and(*proof));
            let only = placed.piece.as_ref().map_or("an empty square", |piece| piece.0.get(Lang::En));
            match hinted {
                true => format!("{square} was not clear; of what it looked like, {by} allow only {only}"),
                false => format!("{square} was not clear; {by} leave only {only}"),
            }
        }
        M::AllDeduced { filling, hinted, proof } => {
            let (by, all) = (box_and(*proof), described(filling));
            let squares = listed(filling.iter().map(|placed| &placed.square));
            match hinted {
                true => {
                    format!("{squares} were not clear; of what they looked like, {by} allow only this: {all}")
                }
                false => format!("{squares} were not clear; {by} leave only this: {all}"),
            }
        }

        M::PoorPhoto { squares, against } => {
            let against = against.as_ref().map(|fault| format!(" ({fault})")).unwrap_or_default();
            format!(
                "what lies on {} is not clear, and what was read of the others goes against box and \
                 board{against}: too little was seen for the rest to be relied on",
                listed(squares)
            )
        }
        M::TooManyWays { squares } => format!(
            "what lies on {} is not clear, and not all possibilities could be tried",
            listed(squares)
        ),
        M::NoneAllowed { candidates, proof } => format!(
            "what lies on {} is not clear, and none of what it may be is allowed by {}: {}",
            open(candidates),
            box_and(*proof),
            all_may(candidates)
        ),
        M::SeveralLeft { candidates, together } => {
            let unclear =
                format!("what lies on {} is not clear: {}", open(candidates), all_may(candidates));
            if together.is_empty() {
                return unclear;
            }
            let fillings: Vec<String> = together.iter().map(|filling| described(filling)).collect();
            let only = if fillings.len() == 1 { "only " } else { "" };
            format!("{unclear}; together they may {only}be {}", fillings.join("; or "))
        }
        M::NothingFits { squares, reasons, more } => {
            let mut all: Vec<String> = reasons.iter().map(reason).collect();
            if *more > 0 {
                let reasons = if *more == 1 { "reason rules" } else { "reasons rule" };
                all.push(format!("and {more} more {reasons} out all the rest"));
            }
            format!("whatever lies on {}, the position is illegal: {}", listed(squares), all.join("; "))
        }

        M::LineWithoutSquare => "this line names no square".to_owned(),
        M::MissingCandidates { square } => format!("the line does not say what may lie on {square}"),
        M::CandidatesTwice { square } => format!("what may lie on {square} appears twice"),
        M::WriteCandidates { square, piece } => format!(
            "write a square and what may lie there, the likeliest first, like `may {square}: {} .`; or delete the \
             line: then the `?` may be anything",
            piece.0.get(Lang::En)
        ),
    }
}

fn box_and(proof: Proof) -> &'static str {
    match proof {
        Proof::BoxAndBoard => "box and board",
        Proof::BoxBoardAndRules => "box, board and rules",
    }
}

/// Contents of a square: `L`, `empty`
fn content(piece: Option<&PieceSign>) -> &str {
    piece.map_or("empty", |piece| piece.0.get(Lang::En))
}

/// `a3 L, b4 empty`
fn described(filling: &[Placed]) -> String {
    let words = filling.iter().map(|placed| format!("{} {}", placed.square, content(placed.piece.as_ref())));
    words.collect::<Vec<_>>().join(", ")
}

fn open(candidates: &[Candidate]) -> String {
    listed(candidates.iter().map(|candidate| &candidate.square))
}

/// `a3 may be L or empty; b4 may be D`
fn all_may(candidates: &[Candidate]) -> String {
    candidates.iter().map(may).collect::<Vec<_>>().join("; ")
}

fn may(candidate: &Candidate) -> String {
    let words: Vec<&str> = candidate.may.iter().map(|piece| content(piece.as_ref())).collect();
    let square = &candidate.square;
    match words.as_slice() {
        [] => format!("{square} may be anything"),
        words => format!("{square} may be {}", enumerated(words, "or")),
    }
}

/// `with a3 L, or with a3 D, or with 5 others, nothing joins a3`
fn reason(reason: &Reason) -> String {
    let fillings = reason.fillings.iter().map(|filling| format!("with {}", described(filling)));
    let others = match reason.others {
        0 => None,
        1 => Some("with 1 other".to_owned()),
        others => Some(format!("with {others} others")),
    };
    let fillings: Vec<String> = fillings.chain(others).collect();
    format!("{}, {}", fillings.join(", or "), reason.why)
}

/// `c3`, `c3 and d4`, `c3, d4 and e5`; long lists are truncated.
fn listed<'n>(names: impl IntoIterator<Item = &'n String>) -> String {
    let names: Vec<&str> = names.into_iter().map(String::as_str).collect();
    match names.as_slice() {
        few if few.len() <= MAX_NAMES + 1 => enumerated(few, "and"),
        many => {
            let (shown, others) = many.split_at(MAX_NAMES);
            format!("{} and {} more squares", shown.join(", "), others.len())
        }
    }
}

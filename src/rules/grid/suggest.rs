//! Suggestions for mistyped headings and letters.

use super::DiagramHint;
use super::board::{PieceKind, SquareTable};
use crate::text::meant;

/// Maximum number of boards that are listed.
const FEW: usize = 30;

/// The board whose heading is like the typed one, else all boards if they are few.
pub(crate) fn suggested_board(referee: &SquareTable, typed: &str) -> Option<DiagramHint> {
    let boards = &referee.boards;
    let near = meant(typed, boards.iter().map(|board| board.heading.as_str()));
    if let Some(board) = boards.iter().find(|board| Some(board.heading.as_str()) == near) {
        return Some(DiagramHint::MeantBoard { board: board.name.clone() });
    }
    let boards = boards.iter().map(|board| board.name.clone()).collect();
    (referee.boards.len() <= FEW).then_some(DiagramHint::UseOneBoard { boards })
}

/// The piece whose name begins with the typed letter, else the letters of all pieces. Of pieces that are words, the one
/// that is like what was typed, else any.
pub(crate) fn suggested_piece(referee: &SquareTable, typed: &str) -> DiagramHint {
    let signs: Vec<&str> = referee.pieces.values().flat_map(|kind| &kind.signs).map(String::as_str).collect();
    if let Some(any) = signs.first() {
        let near = meant(&typed.to_lowercase(), signs.iter().copied());
        return match near {
            Some(sign) => DiagramHint::MeantSign { sign: sign.to_owned() },
            None => DiagramHint::PiecesAreLike { sign: (*any).to_owned() },
        };
    }
    let begins = typed.chars().next().unwrap_or_default().to_lowercase().to_string();
    let named = |names: &[String]| names.first().is_some_and(|name| name.to_lowercase().starts_with(&begins));
    if let Some((letter, kind)) = referee.pieces.iter().find(|(_, kind)| named(&kind.names)) {
        return DiagramHint::MeantLetter { letter: *letter, names: kind.names.clone() };
    }
    let names: Vec<String> = referee.pieces.values().map(PieceKind::name).collect();
    let near = meant(&begins, names.iter().map(String::as_str));
    match referee.pieces.values().find(|kind| near == Some(kind.name().as_str())) {
        Some(kind) => DiagramHint::MeantPiece { names: kind.names.clone() },
        None => {
            let all = referee.pieces.iter().map(|(letter, kind)| (*letter, kind.names.clone()));
            DiagramHint::PiecesAre { pieces: all.collect() }
        }
    }
}

//! English.

use super::GridMessage;
use crate::rules::read::BoardName;
use crate::rules::read::words::en::the_board;
use crate::text::sentence::{counted_en, number_or_none_en};

pub(super) fn sentence(message: &GridMessage) -> String {
    use GridMessage as M;
    match message {
        M::NoRules => "this game has no rules to play by, so nothing is known of its turns".to_owned(),
        M::CheckSaysMore => "`tablier check` says whether box and board allow a position".to_owned(),

        M::GameWithoutBoard => {
            "the game has no board, so there are no positions to fill in or to judge".to_owned()
        }
        M::PositionNeedsBoard => {
            "`tablier print` prints it; a position needs a `[[board]]`, and pieces with a `letter`".to_owned()
        }
        M::UnfitLetter { letter, piece } => format!("`{letter}` cannot stand for {piece} in a diagram"),
        M::UseALetter => "use a letter of the alphabet".to_owned(),
        M::GameWithoutLetters => "no piece has a letter that stands for it in a diagram".to_owned(),
        M::AddLetters => "add `letter = \"…\"` to the pieces that lie on the board".to_owned(),

        M::NoDiagram => "there is no diagram here".to_owned(),
        M::HowToWriteDiagrams => {
            "write rows of squares, the top row first, with `.` for an empty square; or lists: `K: e1`, `P: a2 b2`"
                .to_owned()
        }
        M::NoBoard { typed } => format!("`{typed}` is not a board"),
        M::MeantBoard { board } => format!("did you mean `{}`?", board.heading()),
        M::UseOneBoard { boards } => format!("use one of these headings: {}", headings(boards)),
        M::BoardTwice { board } => format!("{} appears twice", the_board(board)),
        M::KeepRightBoard => "keep the one that is right".to_owned(),
        M::WhichBoard => "which board is this?".to_owned(),
        M::HeadItsRows { boards } => format!("put one of these headings before its rows: {}", headings(boards)),
        M::MeantLetter { letter, names } => format!("did you mean `{letter}` ({})?", any(names)),
        M::MeantPiece { names } => format!("did you mean {}?", any(names)),
        M::PiecesAre { pieces } => {
            let listed: Vec<_> =
                pieces.iter().map(|(letter, names)| format!("`{letter}` ({})", any(names))).collect();
            format!("the pieces are {}; an empty square is `.`", listed.join(", "))
        }
        M::SquareWithoutPiece { typed } => format!("the piece on `{typed}` is missing"),
        M::HowToListPieces => "write the letter of the piece and its squares: `K: e1`, or `e1 K`".to_owned(),
        M::WriteTheBoard { example } => format!("write the board before the square: `{example}`"),
        M::SquaresAre { last } => format!("squares are `a1` to `{last}`"),

        M::NoPoint { square, letter } => format!("there is no point {square} that `{letter}` could lie on"),
        M::TooManyPieces { found, letter, names, count } => {
            let are = if *found == 1 { "is" } else { "are" };
            let count = number_or_none_en(*count);
            format!("there {are} {found} `{letter}` ({}) here, and the game has {count}", any(names))
        }

        M::PutPieces => {
            "Put the letter of a piece on its square; an empty square is `.`, and `?` means not known."
                .to_owned()
        }
        M::OrListThem { letter } => {
            format!("Or leave the rows out and list the pieces by letter, like this: {letter}: a1 a2")
        }
        M::PiecesOnForm { count, names } => format!("{} ({})", counted_en(*count, "piece"), any(names)),

        M::RuleCount => "There are no more pieces of a kind than the game has.".to_owned(),
        M::RulePoints => "Pieces lie on the points that the lines of the board run through.".to_owned(),
    }
}

fn headings(boards: &[BoardName]) -> String {
    boards.iter().map(|board| format!("`{}`", board.heading())).collect::<Vec<_>>().join(", ")
}

/// `king or black king`
fn any(names: &[String]) -> String {
    names.join(" or ")
}

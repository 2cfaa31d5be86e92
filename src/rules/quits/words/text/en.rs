//! English.

use super::QuitsTextMessage;

pub(super) fn sentence(message: &QuitsTextMessage) -> String {
    use QuitsTextMessage as M;
    match message {
        M::NoTray => "there is no tray here".to_owned(),
        M::WriteATray => {
            "write five rows of five squares, or lists like `L: a2 a3`; `tablier blank quits` makes a form"
                .to_owned()
        }
        M::NoSquare { typed } => format!("`{typed}` is not a square of the tray"),
        M::SquaresAre => "squares are `a1` to `e5`".to_owned(),
        M::WriteLetterAndSquares => {
            "write a letter and squares: `L: a2 a3`; squares are `a1` to `e5`".to_owned()
        }
        M::BallOfNobody { square } => format!("the text does not say whose ball stands on `{square}`"),
        M::WriteBallBesideSquare => {
            "write its letter before or after the square: `L: a2 a3`, `a2 L`".to_owned()
        }
        M::NoBall { typed } => format!("`{typed}` is not a ball"),
        M::MeantBall { player } => format!("did you mean `{}` ({})?", player.letter(), player.name()),
        M::BallsAreLetters => {
            "a ball is the letter of its player, `L`, `D`, `R` or `B`; an empty square is `.`".to_owned()
        }
        M::BallsAre => {
            "balls are `L` (light), `D` (dark), `R` (red) and `B` (blue); an empty square is `.`".to_owned()
        }
        M::NotOneTurn => "one turn is expected here, and no more".to_owned(),
        M::WriteTheLastTurn => "write the turn that led here, like `3>`, or leave `last` out".to_owned(),
        M::NoTurnHere => "there is no turn here".to_owned(),
        M::TurnsAre => "a turn is like `b2-c3`, `3>`, `c^` or `pass`".to_owned(),
        M::NoTurn { typed } => format!("`{typed}` is not a turn"),
        M::KindsOfTurns => {
            "a turn is like `b2-c3` (a ball), `3>` `3<` (row 3), `c^` `cv` (column c) or `pass`".to_owned()
        }
        M::RowsSlideSideways { row } => format!("row {row} slides to the right or to the left"),
        M::WriteSignOfRow => "write `>` or `<` after its number".to_owned(),
        M::ColumnsSlideUpOrDown { column } => format!("column {column} slides up or down"),
        M::WriteSignOfColumn => "write `^` or `v` after its letter".to_owned(),
        M::NoLine { typed } => format!("`{typed}` is neither a row nor a column"),
        M::LinesAre => "rows are `1` to `5`, columns `a` to `e`".to_owned(),
        M::NoPlayer { typed } => format!("`{typed}` is not a player"),
        M::PlayersAre => "the players are `light`, `red`, `dark` and `blue`".to_owned(),
        M::NoVariant { typed } => format!("`{typed}` is not a variant of Quits"),
        M::VariantsAre => "write `classic`, `simple` or `four`".to_owned(),
        M::Meant { word } => format!("did you mean `{word}`?"),
        M::OutOfNobody { typed } => format!("the text does not say whose balls `{typed}` counts"),
        M::OutUncounted { typed } => format!("the text does not say how many balls of `{typed}` are out"),
        M::OutTwice { player } => format!("{} appears twice here", player.name()),
        M::NothingOut => "the text does not say how many balls are out".to_owned(),
        M::WriteOut => "write how many balls each player has out, like `L1 D0`".to_owned(),
        M::VariantConflict { said, asked } => {
            format!("the text says `{}`, but the command asks for `quits/{}`", said.name(), asked.name())
        }
        M::AskForTheVariant { said } => {
            format!("ask for `quits/{}`, or for `quits` alone; or correct the text", said.name())
        }
        M::AddToMove => "add whose turn it is, like `to move: light`".to_owned(),
    }
}

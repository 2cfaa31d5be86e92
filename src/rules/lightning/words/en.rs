//! English.

use super::LightningMessage;
use crate::rules::lightning::Ports;
use crate::text::sentence::{counted_en as counted, enumerated, number_or_none_en};

pub(super) fn sentence(message: &LightningMessage) -> String {
    use LightningMessage as M;
    match message {
        M::NoCamp { typed } => format!("`{typed}` is not a camp"),
        M::CampsAreHeaded { one, other } => format!("the camps are headed `camp {one}` and `camp {other}`"),
        M::NoCampHere => "there is no camp here".to_owned(),
        M::HeadEachCamp { one, other } => {
            format!("head each camp with `camp {one}` or `camp {other}`; `tablier blank` makes a form")
        }
        M::NothingSaidOfCamp { camp } => format!("camp {camp} is missing"),
        M::AddTheCamp { camp } => format!("add it; the heading `camp {camp}` alone says that it is empty"),
        M::CampTwice { camp } => format!("camp {camp} appears twice"),
        M::HeadTheOtherCamp => {
            "head the other one with its own letter, or keep the one that is right".to_owned()
        }
        M::WhichCamp => "which camp is this?".to_owned(),
        M::PutItsHeading { one, other } => format!("put `camp {one}` or `camp {other}` before its rows"),
        M::NoSquare { typed } => format!("`{typed}` is not a square of a camp"),
        M::SquaresAre { first, last } => format!("squares are `{first}` to `{last}`"),

        M::NoPieceOnSquare { square } => format!("the piece on `{square}` is missing"),
        M::WriteItAfterTheSquare => "write it after the square: `A:c5 Y2`".to_owned(),
        M::NoRotation { typed } => format!("`{typed}` does not say how the piece is turned"),
        M::AddARotation { faces } => format!("add a rotation: {}", rotations(faces)),
        M::TooManyQuarters { quarters } => {
            format!("a piece is turned by 0 to 3 quarter turns, not {quarters}")
        }
        M::UseOneOfItsFaces { name, faces } => format!("write {name} as {}", rotations(faces)),
        M::NoPieceWithLines { ports } => format!("no piece has lines at {ports}, however it is turned"),
        M::ModelsHaveLines { models } => {
            let models = models.iter().map(|(letter, ports)| format!("{letter} ({ports})"));
            format!("the models are {}", enumerated(models, "and"))
        }
        M::NoPiece { typed } => format!("`{typed}` is not a piece"),
        M::WriteThePieceAs { name, faces } => format!("write {name} as {}", rotations(faces)),
        M::PiecesAre { letters, example, ports } => {
            let letters = letters.iter().map(|letter| format!("`{letter}`"));
            format!(
                "write a piece as its letter ({}) and its rotation, like `{example}`, or as the ports of its \
                 lines, like `{ports}`; an empty square is `..`",
                enumerated(letters, "or")
            )
        }
        M::NoModel { typed } => format!("`{typed}` is not a model of pieces"),
        M::ModelsAre { models } => {
            let models = models.iter().map(|(letter, name)| format!("`{letter}` ({name})"));
            format!("the models are {}", enumerated(models, "and"))
        }
        M::DidYouMean { name } => format!("did you mean `{name}`?"),

        M::NoPlayer { typed } => format!("`{typed}` is not a player"),
        M::PlayersAre { one, other } => format!("the players are `{one}` and `{other}`"),
        M::NotOneTurn => "one turn is expected here, and no more".to_owned(),
        M::WriteTheLastTurn => "write the turn that led here, like `Y2@A:c5`, or leave `last` out".to_owned(),
        M::NoTurnHere => "there is no turn here".to_owned(),
        M::NoTurn { typed } => format!("`{typed}` is not a turn"),
        M::TurnsAreLike => {
            "a turn is like `Y2@A:c5`, `*Y2@A:c5` from the reserve, `Y hold` or `pass`".to_owned()
        }
        M::WhichPieceIsHeld => "the piece that goes into the reserve is missing".to_owned(),
        M::WriteTheModelFirst => "write the letter of its model first: `Y hold`".to_owned(),

        M::OutsideTheCamp { piece, square, columns, rows } => {
            let columns = counted(usize::from(*columns), "column");
            let rows = counted(usize::from(*rows), "row");
            format!("{piece} lies on {square}, and a camp has {columns} and {rows}")
        }
        M::TooManyPieces { there, letter, name, held, in_box } => {
            let are = if *there == 1 { "is" } else { "are" };
            let reserve = if *held > 0 { format!(", {held} of them in the reserve") } else { String::new() };
            let in_box = number_or_none_en(*in_box as usize);
            format!("there {are} {there} {letter} ({name}) here{reserve}, and the box holds {in_box}")
        }
        M::TwoWinners { one, other } => {
            format!("one chain crosses camp {one} and another camp {other}: both players would have won")
        }
        M::OtherPieceThanLast { turn, piece } => not_last(turn, &format!("{piece} lies there")),
        M::NoPieceOfLastTurn { turn } => not_last(turn, "no piece lies there"),
        M::LastHeldAgain { turn } => not_last(turn, "a piece from the reserve must be placed"),
        M::LastNotInReserve { turn } => not_last(turn, "the reserve holds no such piece"),
        M::NobodyPassed => "nobody can have passed: there are pieces left to draw".to_owned(),

        M::Orphans { squares, more, camp } => {
            let more = (*more > 0).then(|| counted(*more, "other square"));
            let squares = squares.iter().cloned().chain(more);
            format!("nothing joins {} to a start square of camp {camp}", enumerated(squares, "and"))
        }
        M::HeldBeforeStart => "pieces lie in the reserve, but none has been placed".to_owned(),
        M::NotBegun { player } => format!("no turn has been played, so it is {player}'s turn"),
        M::NeverBegan { player } => format!("{player} cannot have begun: camp {player} was empty"),
        M::OnePlaced { held, player } => {
            let since = match held {
                0 => "nothing else has been done".to_owned(),
                1 => "another laid in the reserve".to_owned(),
                more => format!("{more} others laid in the reserve, one a turn"),
            };
            format!("one piece has been placed, and {since}: it is {player}'s turn")
        }
        M::LastRoot { player } => format!(
            "{player} cannot have played last: the reserve is empty, so a piece was placed, no piece \
             prolongs another, and camp {player} holds none that {player} can have placed last"
        ),
        M::NoLastPiece { camp } => format!(
            "no piece can have completed the chain of camp {camp}: without any one piece there is still \
             a chain, or pieces that nothing joins to the start"
        ),
        M::ChainBeforeLastTurn => {
            "without the last turn there is still a chain: the game was over before it".to_owned()
        }
        M::ImpossibleLastTurn { turn, why } => not_last(turn, &why.to_string()),
        M::NoGameFound => {
            "no game was found, and no reason why there is none; this is a fault of this program".to_owned()
        }

        M::HasWon { winner } => format!("the game is over: {winner} has won"),
        M::IsDrawn => "the game is over, and a draw: no piece is left".to_owned(),
        M::MayDrawOrPlace { player } => format!("{player} may not pass while a piece can be drawn or placed"),
        M::CannotHoldAgain { letter } => {
            format!("a piece from the reserve must be placed: {letter} cannot be held again")
        }
        M::FirstPieceMustBePlaced => "the first piece of the game must be placed".to_owned(),
        M::NoneInReserve { letter, name } => format!("there is no {letter} ({name}) in the reserve"),
        M::NoneInStock { in_box, letter, name } => match in_box {
            0 => format!("there is no {letter} ({name}) in the box"),
            1 => format!("the only {letter} ({name}) is out of the stock"),
            _ => format!("all {in_box} {letter} ({name}) are out of the stock"),
        },
        M::FirstPieceOnOwnStart { player, square } => {
            format!("the first piece of the game goes on a start square of {player}, and {square} is not one")
        }
        M::SquareIsTaken { piece, square } => format!("{piece} already lies on {square}"),
        M::JoinsNoLine { square } => {
            format!("on {square} none of its lines would join a line of a piece in place")
        }
        M::JoinsNoLineOnForeignStart { square, camp, player } => format!(
            "on {square} none of its lines would join a line of a piece in place, and the start squares of camp \
             {camp} are not {player}'s"
        ),
        M::TouchesNoPiece { square } => format!("{square} touches no piece in place"),
        M::TouchesNoPieceOnForeignStart { square, camp, player } => format!(
            "{square} touches no piece in place, and the start squares of camp {camp} are not {player}'s"
        ),

        M::PutPieces => {
            "Write a piece on its square by its letter and its number of quarter turns clockwise: `Y2`."
                .to_owned()
        }
        M::OrTheirLines => {
            "Or by the ports of its lines, in any order: `N-SE-SW`. An empty square is `..`.".to_owned()
        }
        M::OrListThem => {
            "Or leave the rows out and list the pieces: `A: b1 I0, b2 Y2`, and so for the other camp."
                .to_owned()
        }
        M::LeaveUnknown => {
            "Leave `?` for what you do not know. A reserve is written like `I2 Y1`, or `none`.".to_owned()
        }
        M::ModelOnForm { name, count, faces } => {
            let pieces = counted(*count as usize, "piece");
            format!("{name}, {pieces}: {}", turned(faces.iter().map(Ports::to_string)))
        }

        M::RuleBox => {
            "There are never more pieces of a model than in the box; placed pieces and the reserve come \
             from it."
                .to_owned()
        }
        M::RuleSquares => "Pieces lie on the squares of the camps.".to_owned(),
        M::RuleLast => {
            "A placed piece never moves, and a piece laid in the reserve stays there until it is placed."
                .to_owned()
        }
        M::RuleReserve => {
            "A drawn piece is placed or laid in the reserve; a piece from the reserve must be placed."
                .to_owned()
        }
        M::RulePass => "Only a player who can neither draw nor place passes.".to_owned(),
        M::RulePlacing => {
            "A piece goes on an empty start square of the player's own, or where it prolongs pieces in \
             place."
                .to_owned()
        }
        M::RuleFirst => {
            "The first piece of the game is placed, on a start square of the player who begins.".to_owned()
        }
        M::RuleTurns => {
            "Players take turns: each turn places one piece, or lays a drawn one in the reserve.".to_owned()
        }
        M::RuleEnd => {
            "The first chain from a start square to an arrival square of a player's own camp ends the \
             game at once."
                .to_owned()
        }
    }
}

fn not_last(turn: &str, why: &str) -> String {
    format!("`{turn}` cannot have been the last turn: {why}")
}

fn rotations(faces: &[(String, Ports)]) -> String {
    enumerated(faces.iter().map(|(piece, ports)| format!("`{piece}` ({ports})")), "or")
}

/// `0 N-S · 1 E-W`
pub(super) fn turned(faces: impl Iterator<Item = String>) -> String {
    let faces: Vec<_> = faces.enumerate().map(|(rotation, ports)| format!("{rotation} {ports}")).collect();
    faces.join(" · ")
}

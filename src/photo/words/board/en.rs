//! English.

use super::{BoardLabel, BoardMessage, BoardSide};
use crate::game::Lang;

/// The sentence of a message.
pub(super) fn sentence(message: &BoardMessage) -> String {
    use BoardMessage as M;
    match message {
        M::NoMarkersPrinted { title } => {
            let title = title.get(Lang::En);
            format!("the boards of {title} have no markers that a photo could be read by")
        }
        M::AddMarkers => {
            "add `markers` to the `[[board]]` of the spec and print it again, or say where the corners of the \
             squares are with `--corners`"
                .to_owned()
        }
        M::OtherGame { shown, expected } => {
            let [shown, expected] = [shown, expected].map(|title| title.get(Lang::En));
            format!("this is a photo of {shown}, and it was to be read as {expected}")
        }
        M::AskForGame { name } => format!("ask for `{name}`"),
        M::TwoBoards { board } => {
            format!("two boards with the markers of {} are in the picture", the(board))
        }
        M::CoverOneBoard => "cover one of them, or take the photo so that only one shows".to_owned(),

        M::NoMarker => {
            "no marker was found in the picture: by the black squares printed on it a board is found".to_owned()
        }
        M::IsItPrinted => {
            "is it a board printed by Tablier, and without `--no-photo-marks`? Then take the photo nearer, from \
             above, in even light; or say where the corners of the squares are with `--corners`"
                .to_owned()
        }
        M::BlurredNoMarker => "the picture is blurred: no marker could be read".to_owned(),
        M::BlurredFewMarkers { board, all, readable } => {
            format!("the picture is blurred: {}", few_markers(board, *all, *readable))
        }
        M::BlurredForeignMarkers => {
            "the picture is blurred: the markers that were found are of no board of this game".to_owned()
        }
        M::HoldStill => {
            "hold the camera still, let it focus on the board, and give it more light".to_owned()
        }
        M::ForeignMarkers => "the markers in the picture are of no board of this game".to_owned(),
        M::IsItAnotherGame => {
            "is it another game, or was it printed from another spec? Print the board again if its markers have \
             changed"
                .to_owned()
        }
        M::NotInPicture { board } => {
            format!("{} is not in the picture: none of its markers was found", the(board))
        }
        M::ShowAll => {
            "take the photo so that all of the game shows; what lies on the markers must be taken away"
                .to_owned()
        }
        M::Glare { board, hidden } => {
            format!(
                "light is reflected on {} where its markers are: {hidden} of them cannot be read",
                the(board)
            )
        }
        M::MoveTheLamp => "move the lamp or the camera, and take the photo without flash".to_owned(),
        M::TooFewMarkers { board, all, readable } => {
            format!("{}; three are needed", few_markers(board, *all, *readable))
        }
        M::MarkersAtOneSide { board, all, readable } => {
            format!("{}; all at one side, and others are needed", few_markers(board, *all, *readable))
        }
        M::UncoverMarkers => {
            "take away what lies on the markers, see that no shadow or reflection falls on them, and go nearer"
                .to_owned()
        }

        M::CutOffSides { board, sides } => {
            let sides: Vec<String> = sides.iter().map(side).collect();
            cut_off(board, "side", &sides)
        }
        M::CutOffCorners { board, corners } => cut_off(board, "corner", corners),
        M::StepBack => "step back so that all four corners show".to_owned(),
        M::TooTilted { board, degrees } => {
            format!(
                "{} is seen from the side at {degrees} degrees, where pieces hide what is behind them",
                the(board)
            )
        }
        M::TiltLess { degrees } => {
            format!(
                "tilt less: hold the camera more over the middle of the table ({degrees} degrees are the most)"
            )
        }
        M::SquaresTooSmall { board, pixels, needed } => too_small(board, "squares", *pixels, *needed),
        M::MarkersTooSmall { board, pixels, needed } => too_small(board, "markers", *pixels, *needed),
        M::GoNearer => {
            "go nearer, or send the photo as the camera took it: messengers make pictures smaller".to_owned()
        }

        M::NoBoardForCorners => "this game has no board whose corners could be given".to_owned(),
        M::LeaveCornersOut => "leave `--corners` out".to_owned(),
        M::CornersOfBoards { given, boards } => {
            format!("corners are given of {given} boards, and the game has {boards}")
        }
        M::GiveCornersOfEach => {
            "give `--corners` once for each board or camp, in the order of the game".to_owned()
        }
        M::CornerOutside { corner, width, height } => {
            format!("the corner {corner} is outside the picture, which has {width} × {height} pixels")
        }
        M::GiveCornersInPixels => {
            "give each corner as x,y in pixels from the top left of the picture".to_owned()
        }
        M::NoCornersOfABoard => {
            "these four corners are not those of a board, clockwise as one sees it".to_owned()
        }
        M::BeginAtTopLeft => {
            "begin with the corner that is at the top left as the board is printed, and go on clockwise"
                .to_owned()
        }
    }
}

fn the(board: &BoardLabel) -> String {
    match board {
        BoardLabel::Only => "the board".to_owned(),
        BoardLabel::Board(name) => format!("the board {name}"),
        BoardLabel::Camp(letter) => format!("camp {letter}"),
    }
}

fn few_markers(board: &BoardLabel, all: usize, readable: usize) -> String {
    let board = the(board);
    match readable {
        1 => format!("of the {all} markers of {board} only 1 can be read"),
        _ => format!("of the {all} markers of {board} only {readable} can be read and agree"),
    }
}

fn side(side: &BoardSide) -> String {
    match side {
        BoardSide::Row(number) => format!("row {number}"),
        BoardSide::Column(name) => format!("column {name}"),
    }
}

fn cut_off(board: &BoardLabel, what: &str, names: &[String]) -> String {
    format!(
        "{} is not whole in the picture: it is cut off at the {what} of {}",
        the(board),
        names.join(" and ")
    )
}

fn too_small(board: &BoardLabel, what: &str, pixels: usize, needed: usize) -> String {
    format!(
        "{} is too small in the picture: its farthest {what} have {pixels} pixels, and {needed} are needed",
        the(board)
    )
}

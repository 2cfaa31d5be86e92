//! English.

use super::{BoardLabel, BoardMessage, BoardSide};
use crate::game::Lang;
use crate::text::sentence::{counted_en, enumerated, number_or_none_en};

pub(super) fn sentence(message: &BoardMessage) -> String {
    use BoardMessage as M;
    match message {
        M::NoMarkersPrinted { title } => {
            let title = title.get(Lang::En);
            format!("the boards of {title} have no markers by which a photo could be read")
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
            "no marker was found in the picture: a board is found by the black squares printed on it".to_owned()
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
            "the picture is blurred: the markers that were found belong to no board of this game".to_owned()
        }
        M::HoldStill => {
            "hold the camera still, let it focus on the board, and give it more light".to_owned()
        }
        M::ForeignMarkers => "the markers in the picture belong to no board of this game".to_owned(),
        M::IsItAnotherGame => {
            "is it another game, or was it printed from another spec? Print the board again if its markers have \
             changed"
                .to_owned()
        }
        M::NotInPicture { board } => {
            format!("{} is not in the picture: none of its markers was found", the(board))
        }
        M::ShowAll => {
            "take the photo so that all of the game shows, and take away what lies on the markers"
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
            format!("{}, all on one side; others are needed", few_markers(board, *all, *readable))
        }
        M::UncoverMarkers => {
            "take away what lies on the markers, see that no shadow or reflection falls on them, and go nearer"
                .to_owned()
        }

        M::CutOffSides { board, sides } => {
            let at = if sides.len() == 1 { "at the side of" } else { "at the sides of" };
            cut_off(board, &format!("{at} {}", enumerated(sides.iter().map(side), "and")))
        }
        M::CutOffCorners { board, corners } => {
            let at = if corners.len() == 1 { "at the corner" } else { "at the corners" };
            cut_off(board, &format!("{at} {}", enumerated(corners, "and")))
        }
        M::StepBack => "step back so that all four corners show".to_owned(),
        M::TooTilted { board, degrees } => {
            format!(
                "{} is seen from the side at {degrees} degrees, where pieces hide what is behind them",
                the(board)
            )
        }
        M::TiltLess { degrees } => {
            format!(
                "tilt less: hold the camera further over the middle of the table ({degrees} degrees at most)"
            )
        }
        M::SquaresTooSmall { board, pixels, needed } => too_small(board, "squares", *pixels, *needed),
        M::MarkersTooSmall { board, pixels, needed } => too_small(board, "markers", *pixels, *needed),
        M::GoNearer => {
            "go nearer, or send the photo as the camera took it: messaging apps make pictures smaller".to_owned()
        }

        M::NoBoardForCorners => "this game has no board whose corners could be given".to_owned(),
        M::LeaveCornersOut => "leave `--corners` out".to_owned(),
        M::CornersOfBoards { given, boards } => {
            let given = counted_en(*given, "board");
            format!("the corners of {given} are given, and the game has {}", number_or_none_en(*boards))
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
        0 => format!("of the {all} markers of {board} none can be read"),
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

fn cut_off(board: &BoardLabel, place: &str) -> String {
    format!("{} is not whole in the picture: it is cut off {place}", the(board))
}

fn too_small(board: &BoardLabel, what: &str, pixels: usize, needed: usize) -> String {
    format!(
        "{} is too small in the picture: its farthest {what} have only {}, and {needed} are needed",
        the(board),
        counted_en(pixels, "pixel")
    )
}

//! What is said of boards, their markers and corners.

mod en;
mod fr;

use super::{BoardName, BoardSide, GameTitle};
use crate::text::message::messages;

messages! {
    /// What is said of boards, their markers and corners.
    BoardMessage {
        // Other games and boards.
        NoMarkersPrinted { title: GameTitle },
        AddMarkers,
        OtherGame { shown: GameTitle, expected: GameTitle },
        AskForGame { name: String },
        TwoBoards { board: BoardName },
        CoverOneBoard,

        // Missing markers.
        NoMarker,
        IsItPrinted,
        BlurredNoMarker,
        /// `readable` markers agree with each other.
        BlurredFewMarkers { board: BoardName, all: usize, readable: usize },
        BlurredForeignMarkers,
        HoldStill,
        ForeignMarkers,
        IsItAnotherGame,
        NotInPicture { board: BoardName },
        ShowAll,
        Glare { board: BoardName, hidden: usize },
        MoveTheLamp,
        TooFewMarkers { board: BoardName, all: usize, readable: usize },
        MarkersAtOneSide { board: BoardName, all: usize, readable: usize },
        UncoverMarkers,

        // How the board lies in the picture.
        CutOffSides { board: BoardName, sides: Vec<BoardSide> },
        CutOffCorners { board: BoardName, corners: Vec<String> },
        StepBack,
        TooTilted { board: BoardName, degrees: u32 },
        TiltLess { degrees: u32 },
        SquaresTooSmall { board: BoardName, pixels: usize, needed: usize },
        MarkersTooSmall { board: BoardName, pixels: usize, needed: usize },
        GoNearer,

        // Corners given by the user.
        NoBoardForCorners,
        LeaveCornersOut,
        CornersOfBoards { given: usize, boards: usize },
        GiveCornersOfEach,
        CornerOutside { corner: String, width: usize, height: usize },
        GiveCornersInPixels,
        NoCornersOfABoard,
        BeginAtTopLeft,
    }
}

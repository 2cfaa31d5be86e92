//! Messages about boards, their markers and corners.

mod en;
mod fr;

use super::{BoardLabel, BoardSide, GameTitle};
use crate::text::message::old_messages as messages;

messages! {
    /// Messages about boards, their markers and corners.
    BoardMessage {
        // Other games and boards.
        NoMarkersPrinted { title: GameTitle },
        AddMarkers,
        OtherGame { shown: GameTitle, expected: GameTitle },
        AskForGame { name: String },
        TwoBoards { board: BoardLabel },
        CoverOneBoard,

        // Missing markers.
        NoMarker,
        IsItPrinted,
        BlurredNoMarker,
        /// `readable` markers agree with each other.
        BlurredFewMarkers { board: BoardLabel, all: usize, readable: usize },
        BlurredForeignMarkers,
        HoldStill,
        ForeignMarkers,
        IsItAnotherGame,
        NotInPicture { board: BoardLabel },
        ShowAll,
        Glare { board: BoardLabel, hidden: usize },
        MoveTheLamp,
        TooFewMarkers { board: BoardLabel, all: usize, readable: usize },
        MarkersAtOneSide { board: BoardLabel, all: usize, readable: usize },
        UncoverMarkers,

        // How the board lies in the picture.
        CutOffSides { board: BoardLabel, sides: Vec<BoardSide> },
        CutOffCorners { board: BoardLabel, corners: Vec<String> },
        StepBack,
        TooTilted { board: BoardLabel, degrees: u32 },
        TiltLess { degrees: u32 },
        SquaresTooSmall { board: BoardLabel, pixels: usize, needed: usize },
        MarkersTooSmall { board: BoardLabel, pixels: usize, needed: usize },
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

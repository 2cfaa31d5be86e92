//! Messages about planks and their row.

mod en;
mod fr;

use super::GameTitle;
use crate::text::message::old_messages as messages;

messages! {
    /// Messages about planks and their row. Planks have the names of the spec; they are counted from the top.
    PlankMessage {
        NoStripTold { title: GameTitle },
        LayStripsFlat,
        NoMarkerOfAPlank,
        ShowBothEnds,
        OneEndSeen { plank: String },
        HiddenPlank,
        ShowBareEnds,
        MarkersHidden { hidden: usize, all: usize },
        ShowOnlyPlanks,
        TakeItFromHigher,
        MarkerTwice { marker: u32, plank: String },
        LeaveOneSet,

        // Remarks on planks that were found.
        OneMarkerApart { plank: String },
        ToldBySquares { plank: String },
        ShiftedFromRow { plank: String, millimetres: u32 },
        ApartFromRow { plank: String },
        RoomForAnother { upper: usize, lower: usize },
        GapBetween { upper: usize, lower: usize, millimetres: u32 },
        Overlapping { upper: usize, lower: usize },
    }
}

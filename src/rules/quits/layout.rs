//! Visible effects of turns.

use super::{SlideDirection, Turn};
use crate::game::SlidingLine;
use crate::rules::read::Square;
use crate::rules::{Origin, Place, Touch, Trace};

/// Where a square is.
pub(crate) fn place(square: Square) -> Place {
    Place::Square { camp: 0, column: square.column.into(), row: square.row.into() }
}

/// The visible effect of a turn.
pub(crate) fn trace(turn: Turn) -> Trace {
    match turn {
        Turn::Ball { from, to } => {
            Trace::Piece { from: Some(Origin::On(place(from))), to: Touch::On(place(to)) }
        }
        Turn::Slide(slide) => {
            let line = usize::from(slide.number());
            let slide = match slide.direction() {
                SlideDirection::Right => SlidingLine::RowRight(line),
                SlideDirection::Left => SlidingLine::RowLeft(line),
                SlideDirection::Up => SlidingLine::ColumnUp(line),
                SlideDirection::Down => SlidingLine::ColumnDown(line),
            };
            Trace::Slide { board: 0, slide }
        }
        Turn::Pass => Trace::Nothing,
    }
}

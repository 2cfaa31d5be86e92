//! Turns and their notation.

use super::{Kit, PieceFace, Side};
use crate::rules::{Observed, Origin, Phrase, Pile, Place, Term, Touch, Trace};

/// A turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Turn {
    /// Places a piece.
    Place {
        /// The piece with its rotation.
        face: PieceFace,
        /// The camp it is placed in.
        side: Side,
        /// Number of the square.
        square: u8,
        /// True if it comes from the reserve, false if it has just been drawn.
        reserved: bool,
    },
    /// Lays a drawn piece of a model in the reserve.
    Hold {
        /// Index of the model.
        model: u8,
        /// True if it was in the reserve already. This is never legal: such a piece must be placed.
        reserved: bool,
    },
    /// Passes.
    Pass,
}

impl Turn {
    /// Returns the notation in a record.
    pub fn written(self, kit: &Kit) -> Phrase {
        match self {
            Turn::Place { face, side, square, reserved } => {
                let star = if reserved { "*" } else { "" };
                format!("{star}{}@{}", kit.written(face), kit.square_name(side, square)).into()
            }
            Turn::Hold { model, reserved } => {
                let star = if reserved { "*" } else { "" };
                Phrase::from(format!("{star}{} ", kit.model(model).letter)).with(Term::Hold)
            }
            Turn::Pass => Term::Pass.into(),
        }
    }

    /// Returns the visible effect.
    pub(crate) fn trace(self, kit: &Kit) -> Trace {
        match self {
            Turn::Place { face, side, square, reserved } => Trace::Piece {
                from: Some(origin(kit, face, reserved)),
                to: Touch::On(kit.place(side, square)),
            },
            Turn::Hold { model, reserved } => Trace::Piece {
                from: Some(origin(kit, PieceFace { model, rotation: 0 }, reserved)),
                to: Touch::Pile(Pile::Reserve),
            },
            Turn::Pass => Trace::Nothing,
        }
    }
}

fn origin(kit: &Kit, face: PieceFace, reserved: bool) -> Origin {
    let letter = kit.model(face.model).letter;
    let piece = Observed::Piece { letter, quarters: face.rotation, colour: None };
    if reserved { Origin::Pile(Pile::Reserve, piece) } else { Origin::Box(piece) }
}

impl Kit {
    /// Where a square of a camp is.
    pub(crate) fn place(&self, side: Side, square: u8) -> Place {
        let square = self.square(square);
        Place::Square { camp: side.index(), column: square.column.into(), row: square.row.into() }
    }

    /// Returns the notation of a piece: `Y2`.
    pub fn written(&self, face: PieceFace) -> String {
        format!("{}{}", self.model(face.model).letter, face.rotation)
    }
}

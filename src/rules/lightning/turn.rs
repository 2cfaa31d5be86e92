//! Turns and their notation.

use super::{Kit, PieceFace, Side};

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
    pub fn written(self, kit: &Kit) -> String {
        match self {
            Turn::Place { face, side, square, reserved } => {
                let star = if reserved { "*" } else { "" };
                format!("{star}{}@{}", kit.written(face), kit.square_name(side, square))
            }
            Turn::Hold { model, reserved } => {
                let star = if reserved { "*" } else { "" };
                format!("{star}{} hold", kit.model(model).letter)
            }
            Turn::Pass => "pass".to_owned(),
        }
    }
}

impl Kit {
    /// Returns the notation of a piece: `Y2`.
    pub fn written(&self, face: PieceFace) -> String {
        format!("{}{}", self.model(face.model).letter, face.rotation)
    }
}

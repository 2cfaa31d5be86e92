//! Pieces: shapes to cut or punch out, and their number.

use std::sync::Arc;

use super::{ByLang, Face, Marker, Mm, Patch, Shape};
use crate::scene::{BezPath, Color};

/// A kind of piece.
#[derive(Clone, Debug)]
pub struct Piece {
    /// Its name in the spec, unique within the game.
    pub name: String,
    /// Its letter in the notation of positions, if any.
    pub letter: Option<char>,
    /// Its group in print: pieces of one group and one shape share sheets.
    pub group: ByLang<String>,
    /// Its cut outline.
    pub shape: Shape,
    /// The outline of a drawing around the middle of its bounding box, clockwise; `None` for other shapes.
    pub contour: Option<Arc<BezPath>>,
    /// The diameter of a round hole in the middle of its face, which is cut out.
    pub hole: Option<Mm>,
    /// Number needed for one game.
    pub count: usize,
    /// Whether its face is printed on both sides. Without printed backs it is printed twice, to be glued back to back.
    pub reversible: bool,
    /// Distance to neighbouring outlines on the sheet.
    pub gap: Mm,
    /// The line along its cut.
    pub edge: PieceEdge,
    pub front: Face,
    /// Its back, if backs are printed; `None` for a blank one.
    pub back: Option<Face>,
    /// The markers on the front of each copy: they identify the copies of a strip, and a wall shows those of the frame
    /// below it. Empty if it has none; [`Piece::markers`] returns those of one copy.
    pub marked: Vec<Vec<Marker>>,
    /// The colour patches on its front: a wall shows those of the frame below it.
    pub patches: Vec<Patch>,
}

/// The line along the cut of a piece.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum PieceEdge {
    /// A thin line where a neighbour of the same colour touches it.
    WhereNeeded,
    /// No line.
    None,
    /// A line of this colour and width within the cut.
    Line(Color, Mm),
}

impl Piece {
    /// Whether its printed back looks different from its front: it has its own face, or its face in a mirror, which
    /// alone fills the outline as seen from behind.
    pub fn has_own_back(&self) -> bool {
        self.back.is_some() || self.reversible && self.contour.is_some()
    }

    /// Whether its copies have different markers.
    pub(crate) fn has_own_markers(&self) -> bool {
        self.marked.len() > 1
    }

    /// The markers of a copy, counted from 0; they repeat after the last entry.
    pub fn markers(&self, copy: usize) -> &[Marker] {
        let number = copy.checked_rem(self.marked.len()).unwrap_or_default();
        self.marked.get(number).map_or(&[], |markers| markers)
    }
}

//! Pieces: shapes to cut or punch out, and their number.

use std::sync::Arc;

use super::{ByLang, Course, Face, MarkKind, Marker, Mm, Patch, Rim, Shape};
use crate::scene::{BezPath, Color, Vec2};

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

    /// The eighths of a turn, clockwise from north, at which lines leave the piece after so many steps of its shape.
    /// `None` if it has no lines.
    pub(crate) fn line_ends(&self, turns: u8) -> Option<[bool; 8]> {
        let sides = sides(self.shape.rim());
        let turned = f64::from(turns) / f64::from(self.shape.steps());
        let mut ends = None;
        for mark in &self.front.marks {
            let MarkKind::Lines { course: Course::Ports(ports, _), .. } = &mark.kind else { continue };
            let ends = ends.get_or_insert([false; 8]);
            let count = sides.len() as f64;
            let by = ((mark.turn / 360.0 + turned) * count).round().rem_euclid(count) as usize;
            for port in ports {
                let from = sides.iter().position(|side| *side == *port as usize % 8);
                let at = from.and_then(|from| sides.iter().cycle().nth(from + by));
                at.and_then(|at| ends.get_mut(*at)).into_iter().for_each(|end| *end = true);
            }
        }
        ends
    }

    /// The markers of a copy, counted from 0; they repeat after the last entry.
    pub fn markers(&self, copy: usize) -> &[Marker] {
        let number = copy.checked_rem(self.marked.len()).unwrap_or_default();
        self.marked.get(number).map_or(&[], |markers| markers)
    }
}

/// The points of the compass with the ports of a rim, clockwise, each as its number from north.
fn sides(rim: Rim) -> Vec<usize> {
    let ways = rim.ways();
    if ways.is_empty() {
        return (0..8).collect();
    }
    // Angles are measured from east.
    let eighths = |way: Vec2| (way.angle().to_degrees() / 45.0 + 2.0).round().rem_euclid(8.0) as usize;
    ways.into_iter().map(eighths).collect()
}

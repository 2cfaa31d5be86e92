//! Pieces that take their size from a board: tiles and discs from its cells, walls from its frame.

use std::collections::BTreeSet;

use super::Resolver;
use super::scaled_shape::{CameraMarks, ScaledShape};
use super::surface::Stretch;
use crate::game::{Board, HexTop, Marker, Mm, Patch, Point, Rect, Shape, Size};
use crate::spec::typed::{BoardTable, Length, PieceTable, ShapeKind, WallKind};
use crate::spec::words::{PieceFinding, PieceHint, ValueHint};
use crate::spec::{At, limits};
use crate::text::{Finding, did_you_mean};

/// The measures of a board that pieces can follow.
#[derive(Clone, Debug)]
pub(crate) struct BoardMeasures {
    pub cell: Mm,
    /// Ratio of its printed size to the typed one.
    pub scale: f64,
    /// The bounding box of all cells on the trimmed board.
    pub grid: Rect,
    /// The size of the trimmed board.
    pub whole: Size,
    /// The photo marks on the frame of each camp.
    pub marks: Vec<CameraMarks>,
}

impl BoardMeasures {
    /// The measures of a board whose cells are printed `scale` times as large as typed.
    pub(crate) fn new(board: &Board, cell: Mm, scale: f64) -> BoardMeasures {
        let origin = Point::new(board.frame.sides, board.frame.ends);
        let marks = |camp| CameraMarks { markers: board.markers(camp), patches: board.patches() };
        BoardMeasures {
            cell,
            scale,
            grid: Rect { origin, size: board.grid_size() },
            whole: board.size(),
            marks: (0..board.camps.len()).map(marks).collect(),
        }
    }

    /// The part of the frame covered by a wall.
    fn covered(&self, wall: WallKind) -> Rect {
        let BoardMeasures { grid, whole, .. } = *self;
        let side = Size::new(grid.left(), grid.size.height);
        let end = Size::new(whole.width, grid.top());
        match wall {
            WallKind::End | WallKind::Top => Rect { origin: Point::default(), size: end },
            WallKind::Bottom => Rect { origin: Point::new(Mm::ZERO, grid.bottom()), size: end },
            WallKind::Side | WallKind::Left => Rect { origin: Point::new(Mm::ZERO, grid.top()), size: side },
            WallKind::Right => Rect { origin: Point::new(grid.right(), grid.top()), size: side },
        }
    }
}

impl CameraMarks {
    /// The photo marks within a part of the frame, in the coordinates of the wall that covers it, leaving out `inset`
    /// at its edges. Walls beside the grid lie on their right side.
    fn within(&self, covered: Rect, inset: Mm, upright: bool) -> CameraMarks {
        let wall = covered.grown(-inset);
        let place = |on_board: Rect| {
            let at = on_board.origin - wall.origin;
            let origin = match upright {
                true => Point::new(at.y, wall.size.width - at.x - on_board.size.width),
                false => at,
            };
            Rect { origin, size: on_board.size }
        };
        let quarters = if upright { 3 } else { 0 };
        let markers = self.markers.iter().filter(|marker| covered.contains(marker.square));
        let patches = self.patches.iter().filter(|patch| covered.contains(patch.rect));
        CameraMarks {
            markers: markers.map(|on| Marker { id: on.id, square: place(on.square), quarters }).collect(),
            patches: patches.map(|on| Patch { rect: place(on.rect), ..on.clone() }).collect(),
        }
    }
}

impl Resolver<'_> {
    /// Resolves the shape of a piece with `fits`.
    pub(crate) fn fitting(
        &mut self,
        piece: &At<PieceTable>,
        kind: ShapeKind,
        fits: &At<String>,
    ) -> Option<ScaledShape> {
        let usual = if kind == ShapeKind::Rectangle { Mm::ZERO } else { self.scale().of(Mm::from_um(500)) };
        let clearance = match &piece.clearance {
            Some(clearance) => self.length("clearance", Some(clearance), limits::CLEARANCE),
            None => Some(usual),
        };
        if kind == ShapeKind::Rectangle {
            return self.wall(piece, fits, clearance);
        }
        let typed = [("diameter", &piece.diameter), ("side", &piece.side), ("across", &piece.across)];
        let typed = typed.into_iter().find_map(|(key, size)| Some((key, size.as_ref()?)));
        let largest = typed.map(|(key, size)| self.length(key, Some(size), limits::PIECE));
        let board = self.measures(fits);
        // An invalid size rules the shape out, a missing one does not.
        if largest.is_some_and(|largest| largest.is_none()) {
            return None;
        }
        let (largest, board) = (largest.flatten(), board?);
        let room = board.cell - clearance?;
        let size = largest.map_or(room, |largest| largest.min(room));
        if size < self.scale().of(limits::PIECE.0) {
            self.too_small(fits, size, PieceHint::LessClearanceOrLargerBoard);
            return None;
        }
        let shape = match kind {
            ShapeKind::Circle => Shape::Circle { diameter: size },
            ShapeKind::Hexagon => {
                let top = piece.top.as_deref().map_or(HexTop::Pointy, |top| top.0);
                Shape::Hexagon { across: size, top }
            }
            // Its corners lie within a square cell, and on every second corner of a hexagon.
            ShapeKind::Triangle => Shape::Triangle { side: size },
            _ => {
                let size = Size::new(size, size);
                Shape::Rectangle { size, corner: self.corner(piece.corner.as_ref(), Some(size))? }
            }
        };
        let scale = largest.map_or(board.scale, |largest| size.get() / largest.get());
        let span = typed.filter(|_| largest == Some(size)).map_or(fits.span(), |(_, size)| size.span());
        Some(ScaledShape { shape, scale, stretch: None, own: None, span, marks: Vec::new() })
    }

    /// The shape of a wall. Walls above and below extend from corner to corner, the others lie between them.
    fn wall(
        &mut self,
        piece: &At<PieceTable>,
        fits: &At<String>,
        clearance: Option<Mm>,
    ) -> Option<ScaledShape> {
        let own: [Option<&At<Length>>; 2] = [piece.width.as_ref(), piece.height.as_ref()];
        for own in own.into_iter().flatten() {
            let fault = Finding::new(PieceFinding::SizeOfWall).at(own.span());
            self.fault(fault.hint(ValueHint::OneOfBoth));
        }
        if let Some(corner) = &piece.corner {
            let fault = Finding::new(PieceFinding::CornerOfWall).at(corner.span());
            self.fault(fault.hint(PieceHint::NoCornerOnWalls));
        }
        let wall = self.required(&piece.span(), "wall", piece.wall.as_ref(), "\"top\"");
        let board = self.measures(fits);
        let (wall, board) = (wall?, board?);
        let upright = matches!(wall.0, WallKind::Side | WallKind::Left | WallKind::Right);
        let covered = board.covered(wall.0);
        let (lying, along) = match upright {
            true => (covered.size.turned(), board.grid.size.height),
            false => (covered.size, board.grid.size.width),
        };
        let clearance = clearance?;
        let size = Size::new(lying.width - clearance, lying.height - clearance);
        let marks = board.marks.iter().map(|marks| marks.within(covered, clearance.half(), upright));
        let marks: Vec<CameraMarks> = marks.filter(|marks| !marks.markers.is_empty()).collect();
        if let Some((one, other)) = wall.0.either().filter(|_| !marks.is_empty()) {
            let hint = PieceHint::TwoWalls { one: one.to_owned(), other: other.to_owned() };
            self.fault(Finding::new(PieceFinding::WallHidesMarkers).at(wall.span()).hint(hint));
        }
        if size.width.min(size.height) < self.scale().of(limits::PIECE.0) {
            let least = size.width.min(size.height);
            self.too_small(fits, least, PieceHint::WiderFrameOrLessClearance);
            return None;
        }
        let scale = board.scale;
        let stretch = Stretch { half: along.half(), scale };
        // A wall does not get wider on larger squares, so its contents do not grow further than that.
        Some(ScaledShape {
            shape: Shape::rectangle(size),
            scale: scale.min(1.0),
            stretch: Some(stretch),
            own: None,
            span: fits.span(),
            marks,
        })
    }

    fn too_small(&mut self, fits: &At<String>, size: Mm, hint: PieceHint) {
        self.fault(Finding::new(PieceFinding::TooSmall { size }).at(fits.span()).hint(hint));
    }

    /// The board that a piece fits.
    pub(crate) fn measures(&mut self, fits: &At<String>) -> Option<BoardMeasures> {
        let board = self.measures.get(fits.as_str()).cloned();
        if board.is_none() {
            // A board with faults has no measures, but it exists.
            let named = |board: &At<BoardTable>| board.name.as_ref().is_some_and(|name| **name == **fits);
            if !self.lost.names("board") && !self.spec.board.iter().any(named) {
                let boards = self.spec.board.len();
                let hint = self.is_hinted(boards).then(|| did_you_mean(fits, self.board_names())).flatten();
                let fault = PieceFinding::NoBoard { name: fits.to_string() };
                self.fault(Finding::new(fault).at(fits.span()).maybe_hint(hint));
            }
        }
        board
    }
}

impl Resolver<'_> {
    /// The names of all boards, including those with faults.
    fn board_names(&self) -> impl Iterator<Item = &str> {
        let typed = self.spec.board.iter().filter_map(|board| board.name.as_ref());
        let names: BTreeSet<&str> =
            typed.map(|name| name.as_str()).chain(self.measures.keys().map(String::as_str)).collect();
        names.into_iter()
    }
}

impl WallKind {
    /// The two possible walls, if the name is ambiguous.
    fn either(self) -> Option<(&'static str, &'static str)> {
        match self {
            WallKind::End => Some(("top", "bottom")),
            WallKind::Side => Some(("left", "right")),
            WallKind::Top | WallKind::Bottom | WallKind::Left | WallKind::Right => None,
        }
    }
}

impl Stretch {
    /// The printed position of a typed one on a wall. Beside the grid, positions follow the cells; beyond it, at the
    /// corners of the frame, they keep their distance from the grid.
    pub(crate) fn placed(self, typed: Point) -> Point {
        let (half, beyond) = (self.half.get(), typed.x.get().abs() - self.half.get() / self.scale);
        let x = if beyond > 0.0 { half + beyond } else { typed.x.get().abs() * self.scale };
        Point::new(Mm::nearest(x.copysign(typed.x.get())), typed.y)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_on_a_wall_follow_the_cells_and_keep_their_distance() {
        let stretch = Stretch { half: Mm::from_um(37_500), scale: 0.5 };
        let placed = |x: i64| stretch.placed(Point::new(Mm::new(x), Mm::new(4)));
        assert_eq!(placed(-60), Point::new(Mm::new(-30), Mm::new(4)));
        assert_eq!(placed(75).x, Mm::from_um(37_500));
        assert_eq!(placed(83).x, Mm::from_um(45_500));
        assert_eq!(placed(-83).x, Mm::from_um(-45_500));
    }
}

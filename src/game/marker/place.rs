//! Positions of markers and colour patches on the frame of a board.
//!
//! There is a marker in each corner and, if there are eight, one or two on each side between them. Opposite sides are
//! images of each other under a half turn, as a board has no top. A marker between corners is beside a line between two
//! rows, which leaves room for their numbers; if rows are too low for that, it is beside the middle of a row, so that
//! it displaces only one number. It avoids the middle of a long side, where sheets of paper are glued together.

use super::{Marker, Patch};
use crate::game::{Board, Frame, Grid, Mm, Point, Rect, Size, Swatch};

/// Minimum height of rows between whose numbers a marker fits.
const MIN_ROW_BESIDE_LINE: Mm = Mm::new(19);
/// A side of a grid longer than this may be glued together in the middle.
const MIN_GLUED_SIDE: Mm = Mm::new(150);
/// Distance of markers from the middle of a side that may be glued.
const GLUE_CLEARANCE: Mm = Mm::new(13);
/// Clearance of a row of patches at both ends.
const PATCH_CLEARANCE: Mm = Mm::new(2);

/// The sides of a board that have markers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MarkerSides {
    /// On the frame to the left and right of the grid.
    Sides,
    /// On the frame above and below the grid.
    Ends,
    /// All four sides.
    All,
}

impl MarkerSides {
    /// The sides for a number of markers: the long sides, if the board has any. Otherwise eight markers are on all
    /// sides, and for four in the corners it suffices that the frame is wide above and below.
    pub fn new(grid: &Grid, markers: usize) -> MarkerSides {
        let Size { width, height } = grid.size();
        match () {
            () if height * 4 > width * 5 => MarkerSides::Sides,
            () if width * 4 > height * 5 => MarkerSides::Ends,
            () if markers > 4 => MarkerSides::All,
            () => MarkerSides::Ends,
        }
    }
}

impl Frame {
    /// The frame, widened if necessary for a number of markers.
    pub fn with_room_for(mut self, markers: usize, grid: &Grid) -> Frame {
        let sides = MarkerSides::new(grid, markers);
        // A corner has room for its marker if one of its two sides has.
        let roomy = self.sides.max(self.ends) >= Marker::BAND && markers == 4;
        if markers > 0 && !roomy {
            if sides != MarkerSides::Ends {
                self.sides = self.sides.max(Marker::BAND);
            }
            if sides != MarkerSides::Sides {
                self.ends = self.ends.max(Marker::BAND);
            }
        }
        self
    }
}

impl Board {
    /// The markers of a camp, clockwise from the top left corner, relative to the top left corner of the cut board.
    /// Empty if the board has none, or no such camp.
    pub fn markers(&self, camp: usize) -> Vec<Marker> {
        let ids = self.camps.get(camp).map_or(&[][..], |camp| &camp.markers);
        let corners = marker_corners(self, ids.len());
        ids.iter().zip(corners).map(|(&id, corner)| Marker::at(id, corner.x, corner.y)).collect()
    }

    /// The colour patches of every camp: a row between two markers, and its image under a half turn.
    pub fn patches(&self) -> Vec<Patch> {
        let size = self.size();
        let upright = MarkerSides::new(&self.grid, self.camps.first().map_or(0, |camp| camp.markers.len()));
        let upright = upright != MarkerSides::Ends;
        let Some((start, side)) = patch_row(self, upright) else { return Vec::new() };
        let first = |number: usize| {
            let along = start + side * number as i64;
            let origin = match upright {
                true => Point::new(size.width - Marker::TO_CUT - side, along),
                false => Point::new(along, Marker::TO_CUT),
            };
            Rect { origin, size: Size::new(side, side) }
        };
        let image = |rect: Rect| {
            let origin = Point::new(size.width - rect.right(), size.height - rect.bottom());
            Rect { origin, size: rect.size }
        };
        let patch =
            |swatch: &Swatch, rect: Rect| Patch { name: swatch.name.clone(), rect, color: swatch.color };
        let swatches = self.swatches.iter().enumerate();
        let row = swatches.clone().map(|(number, swatch)| patch(swatch, first(number)));
        row.chain(swatches.map(|(number, swatch)| patch(swatch, image(first(number))))).collect()
    }
}

/// Whether all markers of a board have room: within the board, outside the grid, without overlaps.
pub fn fits(board: &Board) -> bool {
    let (size, whole) = (board.size(), Rect { origin: Point::default(), size: board.size() });
    let grid = board.grid_size();
    let grid = Rect { origin: Point::new(board.frame.sides, board.frame.ends), size: grid };
    let whites: Vec<Rect> = board.markers(0).iter().map(|marker| marker.white(size)).collect();
    whites.iter().enumerate().all(|(number, white)| {
        let free = whites[number + 1..].iter().all(|other| !white.overlaps(*other));
        free && whole.contains(*white) && !white.overlaps(grid)
    })
}

/// The top left corners of a number of markers, clockwise from the top left.
fn marker_corners(board: &Board, count: usize) -> Vec<Point> {
    if count == 0 {
        return Vec::new();
    }
    let size = board.size();
    let far = |length: Mm| length - Marker::TO_CUT - Marker::SIDE;
    let (near, right, bottom) = (Marker::TO_CUT, far(size.width), far(size.height));
    let sides = MarkerSides::new(&board.grid, count);
    let (mut xs, mut ys) = (Vec::new(), Vec::new());
    if count > 4 {
        let (columns, rows) = board.grid.dimensions();
        let grid = board.grid_size();
        let number = if sides == MarkerSides::All { 1 } else { 2 };
        // Rows of hexagons are not separated by straight lines.
        let lines = |cells: usize| if matches!(board.grid, Grid::Hexes { .. }) { 0 } else { cells };
        if sides != MarkerSides::Sides {
            xs = positions_between_corners(board.frame.sides, grid.width, lines(columns), number);
        }
        if sides != MarkerSides::Ends {
            ys = positions_between_corners(board.frame.ends, grid.height, lines(rows), number);
        }
    }
    let half = Marker::SIDE.half();
    let mut corners = vec![Point::new(near, near)];
    corners.extend(xs.iter().map(|&x| Point::new(x - half, near)));
    corners.push(Point::new(right, near));
    corners.extend(ys.iter().map(|&y| Point::new(right, y - half)));
    corners.push(Point::new(right, bottom));
    corners.extend(xs.iter().map(|&x| Point::new(size.width - x - half, bottom)));
    corners.push(Point::new(near, bottom));
    corners.extend(ys.iter().map(|&y| Point::new(near, size.height - y - half)));
    corners
}

/// The centres of the one or two markers between the corners, along a side of a grid.
fn positions_between_corners(start: Mm, length: Mm, cells: usize, number: usize) -> Vec<Mm> {
    let whole = length.get();
    let at = |part: f64| start + Mm::nearest(whole * part);
    let parts: &[f64] = if number > 1 { &[1.0 / 3.0, 2.0 / 3.0] } else { &[0.5] };
    let lines = cells as f64;
    let low = cells > 0 && length < MIN_ROW_BESIDE_LINE * cells as i64;
    let off = if length > MIN_GLUED_SIDE { GLUE_CLEARANCE.get() / whole } else { 0.0 };
    if number == 1 {
        // Lines between cells, or the middles of cells, except the one that is its own image.
        let min_part = 0.5 + off + if low { 1e-9 } else { -1e-9 };
        let mut beside = (1..cells).map(|line| if low { line as f64 + 0.5 } else { line as f64 } / lines);
        return vec![at(beside.find(|part| *part > min_part).unwrap_or(0.5 + off))];
    }
    parts
        .iter()
        .map(|part| match cells {
            0..=2 => at(*part),
            // Off-centre, so that the marker on the other side displaces a different number.
            _ if low => at(((part * lines - if cells < 4 { 0.01 } else { 0.7 }).floor() + 0.5) / lines),
            _ => at((part * lines + 0.01).round() / lines),
        })
        .collect()
}

/// The start of the row of patches along a side, and the side of each; `None` without room.
fn patch_row(board: &Board, upright: bool) -> Option<(Mm, Mm)> {
    let size = board.size();
    let swatches = i64::try_from(board.swatches.len()).ok().filter(|&count| count > 0)?;
    let whites = board.markers(0).into_iter().map(|marker| marker.white(size));
    let mut taken: Vec<(Mm, Mm)> = match upright {
        true => whites.filter(|white| white.right() == size.width).map(|w| (w.top(), w.bottom())).collect(),
        false => whites.filter(|white| white.top() == Mm::ZERO).map(|w| (w.left(), w.right())).collect(),
    };
    taken.sort_unstable();
    let gaps = taken.windows(2).map(|pair| (pair[0].1, pair[1].0 - pair[0].1));
    // The first of the longest gaps.
    let (from, room) = gaps.rev().max_by_key(|&(_, room)| room)?;
    let tenth = Mm::from_um(100);
    let side = tenth * ((room - PATCH_CLEARANCE * 2) / swatches).times(tenth) as i64;
    let side = side.min(Patch::SIDE);
    (side >= Patch::MIN_SIDE).then(|| (from + (room - side * swatches).half(), side))
}

//! Where the markers and the patches of a board lie on its frame.
//!
//! A marker in each corner and, where there are eight, one or two on each side between them. What lies on one
//! side is the image under half a turn of what lies on the other, as a board has no upper end. A marker between
//! corners stands beside a line between two rows, so that it leaves room for their numbers; where rows are too
//! low for that, beside the middle of a row, so that it takes no more than one number its place. It keeps off the
//! middle of a long side, where sheets of paper are glued together.

use super::{Marker, Patch};
use crate::game::{Board, Frame, Grid, Mm, Point, Rect, Size, Swatch};

/// Where squares are smaller than this, a marker does not fit between the numbers of two rows.
const BETWEEN_LABELS: Mm = Mm::new(19);
/// A side of a grid longer than this may be glued together in its middle; markers stay this far off it.
const GLUED: (Mm, Mm) = (Mm::new(150), Mm::new(13));
/// What patches leave free to either side.
const BESIDE: Mm = Mm::new(2);

/// Along which sides of a board its markers lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MarkerSides {
    /// On the frame to the left and right of the grid.
    Sides,
    /// On the frame above and below the grid.
    Ends,
    /// All round.
    Round,
}

impl MarkerSides {
    /// The course of so many markers: along the long sides of a board that has any; eight run all round a board
    /// that has none, and for four corners it is enough that the frame is wide above and below.
    pub fn of(grid: &Grid, markers: usize) -> MarkerSides {
        let Size { width, height } = grid.size();
        match () {
            () if height * 4 > width * 5 => MarkerSides::Sides,
            () if width * 4 > height * 5 => MarkerSides::Ends,
            () if markers > 4 => MarkerSides::Round,
            () => MarkerSides::Ends,
        }
    }
}

impl Frame {
    /// The same frame, widened where it has no room for so many markers.
    pub fn with_room_for(mut self, markers: usize, grid: &Grid) -> Frame {
        let course = MarkerSides::of(grid, markers);
        // A corner has room for its marker as soon as one of its two sides has.
        let roomy = self.sides.max(self.ends) >= Marker::BAND && markers == 4;
        if markers > 0 && !roomy {
            if course != MarkerSides::Ends {
                self.sides = self.sides.max(Marker::BAND);
            }
            if course != MarkerSides::Sides {
                self.ends = self.ends.max(Marker::BAND);
            }
        }
        self
    }
}

impl Board {
    /// The markers of a camp, clockwise from the top left corner, in millimetres from the top left corner of the
    /// cut board. None where the board has none, or no such camp.
    pub fn markers(&self, camp: usize) -> Vec<Marker> {
        let ids = self.camps.get(camp).map_or(&[][..], |camp| &camp.markers);
        let places = places(self, ids.len());
        ids.iter().zip(places).map(|(&id, place)| Marker::at(id, place.x, place.y)).collect()
    }

    /// The patches of colour on every camp: a row between two markers, and its image under half a turn.
    pub fn patches(&self) -> Vec<Patch> {
        let size = self.size();
        let upright = MarkerSides::of(&self.grid, self.camps.first().map_or(0, |camp| camp.markers.len()));
        let upright = upright != MarkerSides::Ends;
        let Some((start, side)) = row(self, upright) else { return Vec::new() };
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

/// Whether all markers of a board have room: none leaves the board, reaches the grid or meets another.
pub fn fits(board: &Board) -> bool {
    let (size, whole) = (board.size(), Rect { origin: Point::default(), size: board.size() });
    let grid = board.grid.size();
    let grid = Rect { origin: Point::new(board.frame.sides, board.frame.ends), size: grid };
    let whites: Vec<Rect> = board.markers(0).iter().map(|marker| marker.white(size)).collect();
    whites.iter().enumerate().all(|(number, white)| {
        let free = whites[number + 1..].iter().all(|other| !white.overlaps(*other));
        free && whole.contains(*white) && !white.overlaps(grid)
    })
}

/// The top left corners of so many markers, clockwise from the top left.
fn places(board: &Board, count: usize) -> Vec<Point> {
    if count == 0 {
        return Vec::new();
    }
    let size = board.size();
    let far = |length: Mm| length - Marker::TO_CUT - Marker::SIDE;
    let (near, right, bottom) = (Marker::TO_CUT, far(size.width), far(size.height));
    let course = MarkerSides::of(&board.grid, count);
    let (mut xs, mut ys) = (Vec::new(), Vec::new());
    if count > 4 {
        let (columns, rows) = board.grid.dimensions();
        let grid = board.grid.size();
        let number = if course == MarkerSides::Round { 1 } else { 2 };
        // Rows of hexagons are not divided by straight lines.
        let lines = |cells: usize| if matches!(board.grid, Grid::Hexes { .. }) { 0 } else { cells };
        if course != MarkerSides::Sides {
            xs = between(board.frame.sides, grid.width, lines(columns), number);
        }
        if course != MarkerSides::Ends {
            ys = between(board.frame.ends, grid.height, lines(rows), number);
        }
    }
    let half = Marker::SIDE.half();
    let mut places = vec![Point::new(near, near)];
    places.extend(xs.iter().map(|&x| Point::new(x - half, near)));
    places.push(Point::new(right, near));
    places.extend(ys.iter().map(|&y| Point::new(right, y - half)));
    places.push(Point::new(right, bottom));
    places.extend(xs.iter().map(|&x| Point::new(size.width - x - half, bottom)));
    places.push(Point::new(near, bottom));
    places.extend(ys.iter().map(|&y| Point::new(near, size.height - y - half)));
    places
}

/// Where along a side of a grid its one or two markers between the corners have their middles.
fn between(start: Mm, length: Mm, cells: usize, number: usize) -> Vec<Mm> {
    let whole = length.get();
    let at = |part: f64| start + Mm::nearest(whole * part);
    let parts: &[f64] = if number > 1 { &[1.0 / 3.0, 2.0 / 3.0] } else { &[0.5] };
    let lines = cells as f64;
    let low = cells > 0 && length < BETWEEN_LABELS * cells as i64;
    let off = if length > GLUED.0 { GLUED.1.get() / whole } else { 0.0 };
    if number == 1 {
        // Lines between cells, or the middles of cells, but not the one that lies on its own image.
        let least = 0.5 + off + if low { 1e-9 } else { -1e-9 };
        let mut beside = (1..cells).map(|line| if low { line as f64 + 0.5 } else { line as f64 } / lines);
        return vec![at(beside.find(|part| *part > least).unwrap_or(0.5 + off))];
    }
    parts
        .iter()
        .map(|part| match cells {
            0..=2 => at(*part),
            // Off the middle, so that the marker on the other side takes the place of another number.
            _ if low => at(((part * lines - if cells < 4 { 0.01 } else { 0.7 }).floor() + 0.5) / lines),
            _ => at((part * lines + 0.01).round() / lines),
        })
        .collect()
}

/// Where along a side the row of patches begins, and the side of each; none where it has no room.
fn row(board: &Board, upright: bool) -> Option<(Mm, Mm)> {
    let size = board.size();
    let swatches = i64::try_from(board.swatches.len()).ok().filter(|&count| count > 0)?;
    let whites = board.markers(0).into_iter().map(|marker| marker.white(size));
    let mut taken: Vec<(Mm, Mm)> = match upright {
        true => whites.filter(|white| white.right() == size.width).map(|w| (w.top(), w.bottom())).collect(),
        false => whites.filter(|white| white.top() == Mm::ZERO).map(|w| (w.left(), w.right())).collect(),
    };
    taken.sort_unstable();
    let gaps = taken.windows(2).map(|pair| (pair[0].1, pair[1].0 - pair[0].1));
    // The first of the longest.
    let (from, room) = gaps.rev().max_by_key(|&(_, room)| room)?;
    let tenth = Mm::from_um(100);
    let side = tenth * ((room - BESIDE * 2) / swatches).times(tenth) as i64;
    let side = side.min(Patch::SIDE);
    (side >= Patch::LEAST).then(|| (from + (room - side * swatches).half(), side))
}

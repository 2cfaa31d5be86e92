//! How many pieces of one shape fit into a box, and where each of them lies.
//!
//! Every grid is a [`Lattice`]: rows of pieces, of which every second one may be shifted sideways and hold
//! a different number. A square grid has no shift; discs in the hollows of the row above have half a step;
//! the same turned by a quarter, columns in hollows, is a lattice of rows too, twice as wide and half as high.

use crate::game::{Mm, Packing, Point, Shape, Size};

/// Which places of a lattice are neighbours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Weave {
    /// Rows and columns at right angles.
    Plain,
    /// Six neighbours, two of them in the same row.
    Rows,
    /// Six neighbours, two of them in the same column.
    Columns,
}

/// A grid of equal pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Lattice {
    /// Which places are neighbours.
    pub(super) weave: Weave,
    /// The turn of every piece, in quarters.
    pub(super) quarters: u8,
    /// The box round a piece, as it lies.
    pub(super) piece: Size,
    /// From one piece to the next in its row.
    pub(super) across: Mm,
    /// How far every second row starts to the right.
    shift: Mm,
    /// From a row to the next, and to the one after it; the halves of an odd number of micrometres differ.
    down: (Mm, Mm),
    /// How many pieces rows 0, 2, 4 … hold, and rows 1, 3, 5 …
    columns: (usize, usize),
    /// How many rows there are.
    rows: usize,
}

impl Lattice {
    /// How many pieces it holds.
    pub(super) fn capacity(&self) -> usize {
        let (even, odd) = self.columns;
        (even + odd).saturating_mul(self.rows / 2).saturating_add(even * (self.rows % 2))
    }

    /// The middle of a piece, from the top left corner of the whole grid. Pieces are counted row by row.
    pub(super) fn slot(&self, number: usize) -> Point {
        let (row, column) = self.place(number);
        let shift = if row % 2 == 1 { self.shift } else { Mm::ZERO };
        Point::new(
            self.piece.width.half() + shift + self.across * column as i64,
            self.piece.height.half() + self.top(row),
        )
    }

    /// The size of the whole grid.
    pub(super) fn size(&self) -> Size {
        let (even, odd) = self.columns;
        let steps = |n: usize| self.across * (n as i64 - 1);
        let width = if odd == 0 { steps(even) } else { steps(even).max(self.shift + steps(odd)) };
        Size::new(width + self.piece.width, self.height(self.capacity()))
    }

    /// What the first `pieces` take of it.
    pub(super) fn used(&self, pieces: usize) -> Size {
        let (even, odd) = self.columns;
        let first = even.min(pieces);
        let second = odd.min(pieces - first);
        let reach =
            |start: Mm, n: usize| if n == 0 { Mm::ZERO } else { start + self.across * (n as i64 - 1) };
        let width = reach(Mm::ZERO, first).max(reach(self.shift, second)) + self.piece.width;
        Size::new(width, self.height(pieces))
    }

    /// The height of the rows that the first `pieces` take.
    pub(super) fn height(&self, pieces: usize) -> Mm {
        self.top(self.rows_of(pieces).saturating_sub(1)) + self.piece.height
    }

    /// How many rows the first `pieces` take.
    pub(super) fn rows_of(&self, pieces: usize) -> usize {
        if pieces == 0 { 0 } else { self.place(pieces - 1).0 + 1 }
    }

    /// The top edge of a row, from the top of the grid.
    pub(super) fn top(&self, row: usize) -> Mm {
        let odd = if row % 2 == 1 { self.down.0 } else { Mm::ZERO };
        self.down.1 * (row / 2) as i64 + odd
    }

    fn place(&self, number: usize) -> (usize, usize) {
        let (even, odd) = self.columns;
        let (pair, rest) = (number / (even + odd).max(1), number % (even + odd).max(1));
        if rest < even { (pair * 2, rest) } else { (pair * 2 + 1, rest - even) }
    }

    /// Rows and columns at right angles.
    fn plain(piece: Size, quarters: u8, gap: Mm, room: Size) -> Lattice {
        let (across, down) = (piece.width + gap, piece.height + gap);
        let columns = (room.width + gap).times(across);
        let rows = (room.height + gap).times(down);
        Lattice {
            weave: Weave::Plain,
            quarters,
            piece,
            across,
            shift: Mm::ZERO,
            down: (down, down * 2),
            columns: (columns, columns),
            rows: if columns == 0 { 0 } else { rows },
        }
    }

    /// Every second row in the hollows of its neighbours; `step` is the distance of neighbours.
    fn rows(piece: Size, quarters: u8, step: Mm, room: Size) -> Lattice {
        let hollows = Hollows::of(step);
        let even = fitting(room.width, piece.width, step);
        let odd = fitting(room.width - hollows.half, piece.width, step);
        Lattice {
            weave: Weave::Rows,
            quarters,
            piece,
            across: step,
            shift: hollows.half,
            down: (hollows.depth, hollows.depth * 2),
            columns: (even, odd),
            rows: if even == 0 { 0 } else { fitting(room.height, piece.height, hollows.depth) },
        }
    }

    /// Every second column in the hollows of its neighbours.
    fn columns(piece: Size, quarters: u8, step: Mm, room: Size) -> Lattice {
        let hollows = Hollows::of(step);
        let columns = fitting(room.width, piece.width, hollows.depth);
        let even = fitting(room.height, piece.height, step);
        let odd = fitting(room.height - hollows.half, piece.height, step);
        Lattice {
            weave: Weave::Columns,
            quarters,
            piece,
            across: hollows.depth * 2,
            shift: hollows.depth,
            down: (hollows.half, step),
            columns: (columns.div_ceil(2), columns / 2),
            rows: if columns < 2 { even * 2 - even.min(1) } else { even + odd },
        }
    }
}

/// The triangle between a piece and two neighbours in the next row.
struct Hollows {
    half: Mm,
    depth: Mm,
}

impl Hollows {
    fn of(step: Mm) -> Hollows {
        let half = step.half();
        // Rounded up, and measured to the nearer of the two neighbours: no gap comes out too narrow.
        let square = step.um().saturating_mul(step.um()) - half.um().saturating_mul(half.um());
        let root = square.max(0).isqrt();
        Hollows { half, depth: Mm::from_um(if root * root < square { root + 1 } else { root }) }
    }
}

/// How many pieces of a size fit, one every `step`.
fn fitting(room: Mm, piece: Mm, step: Mm) -> usize {
    if room < piece || piece <= Mm::ZERO { 0 } else { (room - piece).times(step) + 1 }
}

/// The grid that holds most pieces; the plain upright one where others hold no more. None where not even
/// one piece fits.
pub(super) fn densest(shape: Shape, gap: Mm, room: Size) -> Option<Lattice> {
    let mut best: Option<Lattice> = None;
    for lattice in candidates(shape, gap, room) {
        if lattice.capacity() > best.map_or(0, |best| best.capacity()) {
            best = Some(lattice);
        }
    }
    best
}

/// All grids for a shape; of those that hold as many, the plainest first.
pub(super) fn candidates(shape: Shape, gap: Mm, room: Size) -> Vec<Lattice> {
    let gap = gap.max(Mm::ZERO);
    let (size, turned) = (shape.size(), shape.size().turned());
    match shape.packing() {
        Packing::Straight => {
            vec![Lattice::plain(size, 0, gap, room), Lattice::plain(turned, 1, gap, room)]
        }
        Packing::Round(diameter) => vec![
            Lattice::plain(size, 0, gap, room),
            Lattice::rows(size, 0, diameter + gap, room),
            Lattice::columns(size, 0, diameter + gap, room),
        ],
        Packing::Hexagonal(across) => vec![
            Lattice::plain(size, 0, gap, room),
            Lattice::rows(size, 0, across + gap, room),
            Lattice::plain(turned, 1, gap, room),
            Lattice::columns(turned, 1, across + gap, room),
        ],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn room(width: i64, height: i64) -> Size {
        Size::new(Mm::new(width), Mm::new(height))
    }

    fn slots(lattice: &Lattice) -> Vec<(i64, i64)> {
        (0..lattice.capacity()).map(|n| lattice.slot(n)).map(|p| (p.x.um(), p.y.um())).collect()
    }

    #[test]
    fn a_rectangle_is_turned_only_where_that_holds_more() {
        let strip = Shape::rectangle(room(30, 10));
        assert_eq!(densest(strip, Mm::ZERO, room(60, 20)).map(|l| (l.quarters, l.capacity())), Some((0, 4)));
        assert_eq!(densest(strip, Mm::ZERO, room(20, 60)).map(|l| (l.quarters, l.capacity())), Some((1, 4)));
    }

    #[test]
    fn discs_lie_in_hollows_only_where_that_holds_more() {
        let disc = Shape::Circle { diameter: Mm::new(10) };
        let weave = |width, height| densest(disc, Mm::ZERO, room(width, height)).map(|l| l.weave);
        assert_eq!(weave(30, 30), Some(Weave::Plain));
        assert_eq!(weave(35, 100), Some(Weave::Rows));
        assert_eq!(weave(100, 35), Some(Weave::Columns));
    }

    #[test]
    fn columns_in_hollows_are_counted_row_by_row() {
        let lattice = Lattice::columns(room(10, 10), 0, Mm::new(10), room(28, 25));
        assert_eq!(lattice.capacity(), 6);
        assert_eq!(
            slots(&lattice),
            [
                (5000, 5000),
                (22_322, 5000),
                (13_661, 10_000),
                (5000, 15_000),
                (22_322, 15_000),
                (13_661, 20_000)
            ]
        );
        assert_eq!(lattice.size(), Size::new(Mm::from_um(27_322), Mm::new(25)));
    }

    #[test]
    fn a_single_column_has_no_hollows() {
        let lattice = Lattice::columns(room(10, 10), 0, Mm::new(10), room(15, 30));
        assert_eq!(slots(&lattice), [(5000, 5000), (5000, 15_000), (5000, 25_000)]);
    }

    #[test]
    fn nothing_fits_where_a_piece_is_too_large_or_has_no_size() {
        for shape in [
            Shape::Circle { diameter: Mm::new(31) },
            Shape::Circle { diameter: Mm::ZERO },
            Shape::Hexagon { across: Mm::new(-3) },
            Shape::rectangle(room(0, 5)),
        ] {
            assert_eq!(densest(shape, Mm::ZERO, room(30, 30)), None, "{shape:?}");
        }
    }
}

//! Lattices of equal pieces in a rectangle.
//!
//! Every [`PieceLattice`] has rows of pieces; odd rows may be shifted sideways and have a different number. A square
//! lattice has no shift. In staggered rows the shift is half a step. Staggered columns are also a lattice of rows,
//! twice as wide and half as high.

use crate::game::{HexTop, Mm, Packing, Point, Shape, Size};

/// The arrangement of neighbours in a lattice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Arrangement {
    /// Rows and columns at right angles.
    Square,
    /// Six neighbours, two of them in the same row.
    StaggeredRows,
    /// Six neighbours, two of them in the same column.
    StaggeredColumns,
    /// Rows in which every second piece is upside down between its neighbours.
    Alternating,
}

/// A lattice of equal pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct PieceLattice {
    pub(super) arrangement: Arrangement,
    /// Rotation of every piece in quarter turns.
    pub(super) quarters: u8,
    /// The bounding box of a rotated piece.
    pub(super) piece: Size,
    /// Distance between adjacent pieces of a row.
    pub(super) across: Mm,
    /// Shift of odd rows to the right.
    shift: Mm,
    /// Distance between adjacent rows, and between every other row; halves of odd numbers of micrometres differ.
    down: (Mm, Mm),
    /// Number of pieces in even and in odd rows.
    columns: (usize, usize),
    rows: usize,
}

impl PieceLattice {
    /// Number of pieces in its longest row.
    pub(super) fn columns(&self) -> usize {
        self.columns.0.max(self.columns.1)
    }

    /// The same with its first columns only.
    pub(super) fn narrowed(self, columns: usize) -> PieceLattice {
        let (even, odd) = self.columns;
        PieceLattice { columns: (even.min(columns), odd.min(columns)), ..self }
    }

    /// The number of pieces.
    pub(super) fn capacity(&self) -> usize {
        let (even, odd) = self.columns;
        (even + odd).saturating_mul(self.rows / 2).saturating_add(even * (self.rows % 2))
    }

    /// The centre of a piece, relative to the top left corner of the lattice. Pieces are counted row by row.
    pub(super) fn slot(&self, number: usize) -> Point {
        let (row, column) = self.row_and_column(number);
        let shift = if row % 2 == 1 { self.shift } else { Mm::ZERO };
        Point::new(
            self.piece.width.half() + shift + self.across * column as i64,
            self.piece.height.half() + self.top(row),
        )
    }

    /// The rotation of a piece in quarter turns.
    pub(super) fn quarters(&self, number: usize) -> u8 {
        let is_odd = self.row_and_column(number).1 % 2 == 1;
        if self.arrangement == Arrangement::Alternating && is_odd { self.quarters + 2 } else { self.quarters }
    }

    /// The size of the lattice.
    pub(super) fn size(&self) -> Size {
        let (even, odd) = self.columns;
        let steps = |n: usize| self.across * (n as i64 - 1);
        let width = if odd == 0 { steps(even) } else { steps(even).max(self.shift + steps(odd)) };
        Size::new(width + self.piece.width, self.height(self.capacity()))
    }

    /// The size of the first `pieces`.
    pub(super) fn used_size(&self, pieces: usize) -> Size {
        let (even, odd) = self.columns;
        let first = even.min(pieces);
        let second = odd.min(pieces - first);
        let reach =
            |start: Mm, n: usize| if n == 0 { Mm::ZERO } else { start + self.across * (n as i64 - 1) };
        let width = reach(Mm::ZERO, first).max(reach(self.shift, second)) + self.piece.width;
        Size::new(width, self.height(pieces))
    }

    /// The height of the rows of the first `pieces`.
    pub(super) fn height(&self, pieces: usize) -> Mm {
        self.top(self.rows_of(pieces).saturating_sub(1)) + self.piece.height
    }

    /// The number of rows of the first `pieces`.
    pub(super) fn rows_of(&self, pieces: usize) -> usize {
        if pieces == 0 { 0 } else { self.row_and_column(pieces - 1).0 + 1 }
    }

    /// The top edge of a row, relative to the top of the lattice.
    pub(super) fn top(&self, row: usize) -> Mm {
        let odd = if row % 2 == 1 { self.down.0 } else { Mm::ZERO };
        self.down.1 * (row / 2) as i64 + odd
    }

    fn row_and_column(&self, number: usize) -> (usize, usize) {
        let (even, odd) = self.columns;
        let (pair, rest) = (number / (even + odd).max(1), number % (even + odd).max(1));
        if rest < even { (pair * 2, rest) } else { (pair * 2 + 1, rest - even) }
    }

    fn square(piece: Size, quarters: u8, gap: Mm, room: Size) -> PieceLattice {
        let (across, down) = (piece.width + gap, piece.height + gap);
        let columns = (room.width + gap).times(across);
        let rows = (room.height + gap).times(down);
        PieceLattice {
            arrangement: Arrangement::Square,
            quarters,
            piece,
            across,
            shift: Mm::ZERO,
            down: (down, down * 2),
            columns: (columns, columns),
            rows: if columns == 0 { 0 } else { rows },
        }
    }

    /// Rows of triangles, alternately upright and upside down.
    fn alternating(side: Mm, piece: Size, gap: Mm, room: Size) -> PieceLattice {
        // The gap is measured across the slanting sides, and bleed moves a corner twice as far as a side.
        let across = side.half() + Mm::nearest(gap.get() * 2.0 / 3f64.sqrt()) + Mm::from_um(1);
        let down = piece.height + gap * 3 / 2;
        let columns = count_fitting(room.width, piece.width, across);
        PieceLattice {
            arrangement: Arrangement::Alternating,
            across,
            columns: (columns, columns),
            rows: if columns == 0 { 0 } else { count_fitting(room.height, piece.height, down) },
            down: (down, down * 2),
            ..PieceLattice::square(piece, 0, gap, room)
        }
    }

    /// Staggered rows with the distance `step` between neighbours.
    fn staggered_rows(piece: Size, quarters: u8, step: Mm, room: Size) -> PieceLattice {
        let stagger = Stagger::new(step);
        let even = count_fitting(room.width, piece.width, step);
        let odd = count_fitting(room.width - stagger.half, piece.width, step);
        PieceLattice {
            arrangement: Arrangement::StaggeredRows,
            quarters,
            piece,
            across: step,
            shift: stagger.half,
            down: (stagger.depth, stagger.depth * 2),
            columns: (even, odd),
            rows: if even == 0 { 0 } else { count_fitting(room.height, piece.height, stagger.depth) },
        }
    }

    /// Staggered columns with the distance `step` between neighbours.
    fn staggered_columns(piece: Size, quarters: u8, step: Mm, room: Size) -> PieceLattice {
        let stagger = Stagger::new(step);
        let columns = count_fitting(room.width, piece.width, stagger.depth);
        let even = count_fitting(room.height, piece.height, step);
        let odd = count_fitting(room.height - stagger.half, piece.height, step);
        PieceLattice {
            arrangement: Arrangement::StaggeredColumns,
            quarters,
            piece,
            across: stagger.depth * 2,
            shift: stagger.depth,
            down: (stagger.half, step),
            columns: (columns.div_ceil(2), columns / 2),
            rows: if columns < 2 { even * 2 - even.min(1) } else { even + odd },
        }
    }
}

/// Offsets between a piece and its two neighbours in the next row: along the row and across.
struct Stagger {
    half: Mm,
    depth: Mm,
}

impl Stagger {
    fn new(step: Mm) -> Stagger {
        let half = step.half();
        // Rounded up, and measured to the nearer of the two neighbours, so that no gap is too narrow.
        let square = step.um().saturating_mul(step.um()) - half.um().saturating_mul(half.um());
        let root = square.max(0).isqrt();
        Stagger { half, depth: Mm::from_um(if root * root < square { root + 1 } else { root }) }
    }
}

/// The number of pieces of a size that fit at a distance of `step`.
fn count_fitting(room: Mm, piece: Mm, step: Mm) -> usize {
    if room < piece || piece <= Mm::ZERO { 0 } else { (room - piece).times(step) + 1 }
}

/// The lattice with the highest capacity, preferring simple ones. `None` if no piece fits.
pub(super) fn densest(lattices: Vec<PieceLattice>) -> Option<PieceLattice> {
    let mut best: Option<PieceLattice> = None;
    for lattice in lattices {
        if lattice.capacity() > best.map_or(0, |best| best.capacity()) {
            best = Some(lattice);
        }
    }
    best
}

/// All lattices for a shape, simple ones first.
pub(super) fn candidates(shape: Shape, gap: Mm, room: Size) -> Vec<PieceLattice> {
    let gap = gap.max(Mm::ZERO);
    let (size, turned) = (shape.size(), shape.size().turned());
    match shape.packing() {
        Packing::Straight | Packing::Boxed => {
            vec![PieceLattice::square(size, 0, gap, room), PieceLattice::square(turned, 1, gap, room)]
        }
        Packing::Round(diameter) => vec![
            PieceLattice::square(size, 0, gap, room),
            PieceLattice::staggered_rows(size, 0, diameter + gap, room),
            PieceLattice::staggered_columns(size, 0, diameter + gap, room),
        ],
        Packing::Hexagonal(across, top) => {
            let step = across + gap;
            let (pointy, flat) =
                if top == HexTop::Pointy { ((size, 0), (turned, 1)) } else { ((turned, 1), (size, 0)) };
            let mut both = vec![
                PieceLattice::square(pointy.0, pointy.1, gap, room),
                PieceLattice::staggered_rows(pointy.0, pointy.1, step, room),
                PieceLattice::square(flat.0, flat.1, gap, room),
                PieceLattice::staggered_columns(flat.0, flat.1, step, room),
            ];
            both.sort_by_key(|lattice| lattice.quarters);
            both
        }
        Packing::Triangular(side) => vec![
            PieceLattice::alternating(side, size, gap, room),
            PieceLattice::square(turned, 1, gap * 3 / 2, room),
        ],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn densest(shape: Shape, gap: Mm, room: Size) -> Option<PieceLattice> {
        super::densest(candidates(shape, gap, room))
    }

    fn room(width: i64, height: i64) -> Size {
        Size::new(Mm::new(width), Mm::new(height))
    }

    fn slots(lattice: &PieceLattice) -> Vec<(i64, i64)> {
        (0..lattice.capacity()).map(|n| lattice.slot(n)).map(|p| (p.x.um(), p.y.um())).collect()
    }

    #[test]
    fn rectangles_are_turned_only_to_fit_more() {
        let strip = Shape::rectangle(room(30, 10));
        assert_eq!(densest(strip, Mm::ZERO, room(60, 20)).map(|l| (l.quarters, l.capacity())), Some((0, 4)));
        assert_eq!(densest(strip, Mm::ZERO, room(20, 60)).map(|l| (l.quarters, l.capacity())), Some((1, 4)));
    }

    #[test]
    fn discs_are_staggered_only_to_fit_more() {
        let disc = Shape::Circle { diameter: Mm::new(10) };
        let arrangement = |width, height| densest(disc, Mm::ZERO, room(width, height)).map(|l| l.arrangement);
        assert_eq!(arrangement(30, 30), Some(Arrangement::Square));
        assert_eq!(arrangement(35, 100), Some(Arrangement::StaggeredRows));
        assert_eq!(arrangement(100, 35), Some(Arrangement::StaggeredColumns));
    }

    #[test]
    fn staggered_columns_are_counted_row_by_row() {
        let lattice = PieceLattice::staggered_columns(room(10, 10), 0, Mm::new(10), room(28, 25));
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
    fn triangles_stand_on_their_heads_between_their_neighbours() {
        let triangle = Shape::Triangle { side: Mm::new(20) };
        let lattice = densest(triangle, Mm::ZERO, room(52, 40)).unwrap();
        assert_eq!((lattice.capacity(), lattice.height(4)), (8, triangle.size().height));
        assert_eq!((0..5).map(|slot| lattice.quarters(slot)).collect::<Vec<_>>(), [0, 2, 0, 2, 0]);
        // Too narrow for one that stands.
        assert_eq!(
            densest(triangle, Mm::ZERO, room(18, 40)).map(|l| (l.quarters(0), l.capacity())),
            Some((1, 2))
        );
    }

    #[test]
    fn a_single_column_is_not_staggered() {
        let lattice = PieceLattice::staggered_columns(room(10, 10), 0, Mm::new(10), room(15, 30));
        assert_eq!(slots(&lattice), [(5000, 5000), (5000, 15_000), (5000, 25_000)]);
    }

    #[test]
    fn nothing_fits_if_the_piece_is_too_large_or_has_no_size() {
        for shape in [
            Shape::Circle { diameter: Mm::new(31) },
            Shape::Circle { diameter: Mm::ZERO },
            Shape::Hexagon { across: Mm::new(-3), top: HexTop::Pointy },
            Shape::rectangle(room(0, 5)),
        ] {
            assert_eq!(densest(shape, Mm::ZERO, room(30, 30)), None, "{shape:?}");
        }
    }
}

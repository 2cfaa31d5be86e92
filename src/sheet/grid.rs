//! The grid of a batch, and the parts of the batch on each page.
//!
//! ```text
//!  flat            beside a vertical fold      above a horizontal fold
//!  ┌──┬──┬──┐      ┌──┬──┐   ┆   ┌──┬──┐       ┌──┬──┬──┐
//!  │ 1│ 2│ 3│      │ 1│ 2│   ┆   │ 2│ 1│       │ 1│ 2│ 3│
//!  ├──┼──┼──┘      ├──┼──┘   ┆   └──┼──┤       └──┴──┴──┘
//!  │ 4│ 5│         │ 3│      ┆      │ 3│      ┄┄┄┄┄┄┄┄┄┄┄┄
//!  └──┴──┘         └──┘      ┆      └──┘       ┌──┬──┬──┐
//!                                              │ 1│ 2│ 3│
//!                                              └──┴──┴──┘
//! ```

use super::backs::Mirror;
use super::batch::Batch;
use super::pack::{PieceLattice, densest};
use super::{Options, page};
use crate::game::{Mm, Piece, Point, Rect, Size};
use crate::prng::Prng;

/// Minimum distance between bleed and a fold: glued paper needs a seam, and cuts towards the fold have their marks
/// before it.
const FOLD_CLEARANCE: Mm = Mm::new(5);

/// A lattice of fronts and the fold beside them.
#[derive(Clone, Copy, Debug)]
pub(super) struct BatchGrid {
    pub(super) lattice: PieceLattice,
    pub(super) fold: Option<Mirror>,
}

impl BatchGrid {
    /// The grid with the highest capacity for a batch.
    fn densest(batch: &Batch, overhang: Mm, room: Size) -> Option<BatchGrid> {
        let mut best: Option<BatchGrid> = None;
        for fold in batch.folds().iter().copied() {
            let before = before_fold(room, fold, overhang);
            if let Some(lattice) = densest(batch.lattices(before))
                && best.is_none_or(|best| lattice.capacity() > best.lattice.capacity())
            {
                best = Some(BatchGrid { lattice, fold });
            }
        }
        best
    }

    /// A random grid for a batch, of any number of columns.
    fn random(batch: &Batch, overhang: Mm, room: Size, prng: &mut Prng) -> Option<BatchGrid> {
        let fold = *prng.pick(batch.folds())?;
        let lattices = batch.lattices(before_fold(room, fold, overhang));
        let lattice = prng.pick(&lattices)?;
        let columns = 1 + prng.roll(lattice.columns());
        Some(BatchGrid { lattice: lattice.narrowed(columns), fold })
    }

    /// The size of fronts together with their fold and backs.
    fn with_backs(&self, fronts: Size, overhang: Mm) -> Size {
        let gap = (FOLD_CLEARANCE + overhang) * 2;
        match self.fold {
            None => fronts,
            Some(Mirror::LeftRight) => Size::new(fronts.width * 2 + gap, fronts.height),
            Some(Mirror::TopBottom) => Size::new(fronts.width, fronts.height * 2 + gap),
        }
    }
}

/// The available size for fronts before a fold.
pub(super) fn before_fold(room: Size, fold: Option<Mirror>, overhang: Mm) -> Size {
    let half = |length: Mm| (length - (FOLD_CLEARANCE + overhang) * 2).half();
    match fold {
        None => room,
        Some(Mirror::LeftRight) => Size::new(half(room.width), room.height),
        Some(Mirror::TopBottom) => Size::new(room.width, half(room.height)),
    }
}

/// A batch and its grid on pages of its own.
pub(super) struct BatchPlan<'a> {
    pub(super) batch: &'a Batch<'a>,
    grid: BatchGrid,
    /// Bleed of each piece.
    pub(super) bleed: Mm,
    /// How far the paint of the block extends beyond its outlines.
    pub(super) overhang: Mm,
}

impl<'a> BatchPlan<'a> {
    /// Plans a batch; fails with the available size if no piece fits.
    pub(super) fn new(batch: &'a Batch<'a>, options: &Options) -> Result<BatchPlan<'a>, Size> {
        let overhang = batch.overhang(options);
        let clearance = page::clearance(batch.is_cut(), overhang + batch.lane());
        let room = page::room_within(Size::new(clearance, clearance), options);
        match BatchGrid::densest(batch, overhang, room) {
            Some(grid) => Ok(BatchPlan { batch, grid, bleed: batch.bleed(options), overhang }),
            None => Err(before_fold(room, batch.folded.then_some(Mirror::LeftRight), overhang)),
        }
    }

    /// How far its paint and the numbers of its cuts extend beyond its outlines.
    pub(super) fn reach(&self) -> Mm {
        self.overhang + self.batch.lane()
    }

    pub(super) fn whole(&'a self) -> BatchPart<'a> {
        BatchPart { plan: self, first: 0, copies: &self.batch.copies, grid: self.grid }
    }
}

/// The number of copies of a piece on a full page; 0 if none fits.
pub fn per_sheet(piece: &Piece, options: &Options) -> usize {
    if options.is_borderless() {
        return 1;
    }
    let batch = Batch::new(piece, options);
    BatchPlan::new(&batch, options).map_or(0, |plan| plan.grid.lattice.capacity())
}

/// The part of a batch on one page.
#[derive(Clone, Copy)]
pub(super) struct BatchPart<'a> {
    pub(super) plan: &'a BatchPlan<'a>,
    /// Number of copies on previous pages.
    pub(super) first: usize,
    /// The index of the piece in the game for each position of the grid.
    pub(super) copies: &'a [usize],
    pub(super) grid: BatchGrid,
}

impl BatchPart<'_> {
    /// The same pieces on pages of their own; all but the last are full.
    pub(super) fn pages(&self) -> Vec<Self> {
        let capacity = self.grid.lattice.capacity().max(1);
        let chunks = self.copies.chunks(capacity).enumerate();
        chunks
            .map(|(page, copies)| BatchPart { first: self.first + page * capacity, copies, ..*self })
            .collect()
    }

    pub(super) fn size(&self) -> Size {
        self.grid.with_backs(self.grid.lattice.used_size(self.copies.len()), self.plan.overhang)
    }

    /// Its size alone on a page: that of the full grid, so that the last of several pages is cut like the others. A
    /// single page with backs is next to its fold, where they align best.
    pub(super) fn size_alone(&self) -> Size {
        let single = self.copies.len() == self.plan.batch.copies.len();
        match self.grid.fold {
            Some(_) if single => self.size(),
            _ => self.grid.with_backs(self.grid.lattice.size(), self.plan.overhang),
        }
    }

    pub(super) fn is_folded(&self) -> bool {
        self.grid.fold.is_some()
    }

    /// Its top edge alone on a page. A horizontal fold is in the middle of the paper if possible, so that its edges
    /// meet.
    pub(super) fn top_alone(&self, area: Rect, paper: Size) -> Mm {
        let height = self.size_alone().height;
        match self.grid.fold {
            Some(Mirror::TopBottom) => {
                (paper.height.half() - height.half()).min(area.bottom() - height).max(area.top())
            }
            Some(Mirror::LeftRight) | None => area.top() + (area.size.height - height).half().max(Mm::ZERO),
        }
    }

    /// The same pieces within `room`: in the same grid if it fits, else in the densest.
    pub(super) fn fit_into(&self, room: Size) -> Option<Self> {
        if !self.may_fit(room) {
            return None;
        }
        if self.size().fits_in(room) {
            return Some(*self);
        }
        let grid = BatchGrid::densest(self.plan.batch, self.plan.overhang, room)?;
        let part = BatchPart { grid, ..*self };
        (grid.lattice.capacity() >= self.copies.len() && part.size().fits_in(room)).then_some(part)
    }

    /// Whether `room` is not too narrow for a single piece. Most pages that are tried for a part are full, and their
    /// room is narrow: this is cheaper to know than the densest grid.
    fn may_fit(&self, room: Size) -> bool {
        let piece = self.grid.lattice.piece;
        room.width.min(room.height) >= piece.width.min(piece.height)
            && room.width.max(room.height) >= piece.width.max(piece.height)
    }

    /// The pieces that fit into `room`, and the others.
    pub(super) fn split(&self, room: Size) -> Option<(Self, Self)> {
        if self.copies.len() < 2 || !self.may_fit(room) {
            return None;
        }
        let grid = BatchGrid::densest(self.plan.batch, self.plan.overhang, room)?;
        let (part, rest) = self.in_grid(grid);
        Some((part, rest?)).filter(|(part, _)| part.size().fits_in(room) && !part.copies.is_empty())
    }

    /// The pieces that a grid holds, and the others.
    fn in_grid(&self, grid: BatchGrid) -> (Self, Option<Self>) {
        let (here, later) = self.copies.split_at(grid.lattice.capacity().min(self.copies.len()));
        let rest = BatchPart { copies: later, first: self.first + here.len(), ..*self };
        (BatchPart { copies: here, grid, ..*self }, (!later.is_empty()).then_some(rest))
    }

    /// The pieces that fit into `room` in a random grid, and the others.
    pub(super) fn division(&self, room: Size, prng: &mut Prng) -> Option<(Self, Option<Self>)> {
        if !self.may_fit(room) {
            return None;
        }
        let grid = BatchGrid::random(self.plan.batch, self.plan.overhang, room, prng)?;
        let (part, rest) = self.in_grid(grid);
        (!part.copies.is_empty() && part.size().fits_in(room)).then_some((part, rest))
    }

    /// The same pieces in alternative grids within `room`, for the free corner of one. None for a part of a batch, whose
    /// pages are all cut alike, and for pieces with straight cuts.
    pub(super) fn regridded(&self, room: Size) -> impl Iterator<Item = Self> {
        let batch = self.plan.batch;
        let whole = self.copies.len() == batch.copies.len() && !self.is_folded() && !batch.is_cut();
        let lattices = if whole { batch.lattices(room) } else { Vec::new() };
        let holding = lattices.into_iter().filter(|lattice| lattice.capacity() >= self.copies.len());
        holding.map(|lattice| BatchPart { grid: BatchGrid { lattice, fold: None }, ..*self })
    }

    /// The top left of the free corner beside the last row, relative to the top left of the grid. `None` for pieces
    /// with straight cuts, whose marks extend into it.
    pub(super) fn corner(&self) -> Option<Point> {
        let BatchGrid { lattice, fold: None } = self.grid else { return None };
        let last = self.copies.len().checked_sub(1)?;
        let rows = lattice.rows_of(self.copies.len());
        if self.plan.batch.is_cut() || rows < 2 {
            return None;
        }
        let end = lattice.slot(last).x - lattice.piece.width.half() + lattice.piece.width;
        Some(Point::new(end, lattice.top(rows - 2) + lattice.piece.height))
    }
}

#[cfg(test)]
mod tests {
    use super::super::Backs;
    use super::super::tests::fixtures::{A4, LETTER, disc, options, piece};
    use super::*;
    use crate::game::Shape;

    #[test]
    fn pages_hold_the_expected_number_of_pieces() {
        let side = Mm::from_um(19_500);
        let tile = Shape::rectangle(Size::new(side, side));
        let card = Shape::rectangle(Size::new(Mm::new(63), Mm::new(88)));
        let strip = Shape::rectangle(Size::new(Mm::new(122), Mm::new(30)));
        for (shape, gap, paper, fit) in [
            (tile, 0, A4, 9 * 13),
            (card, 0, A4, 9),
            (strip, 2, A4, 12),
            (strip, 2, LETTER, 12),
            // In rows of seven and six; a square lattice holds 7 × 9.
            (disc(25), 3, A4, 6 * 7 + 5 * 6),
        ] {
            let piece = Piece { gap: Mm::new(gap), ..piece(shape, 1) };
            assert_eq!(per_sheet(&piece, &options(paper)), fit, "{shape:?}");
        }
    }

    #[test]
    fn a_folded_page_holds_the_pieces_before_its_fold() {
        let card = Shape::rectangle(Size::new(Mm::new(63), Mm::new(88)));
        let mut card = Piece { reversible: true, ..piece(card, 60) };
        let fold = Options { backs: Backs::Fold, ..options(A4) };
        assert_eq!((per_sheet(&card, &options(A4)), per_sheet(&card, &fold)), (9, 4));
        card.reversible = false;
        assert_eq!(per_sheet(&card, &fold), 9, "no back");
    }
}

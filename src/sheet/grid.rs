//! A batch in its grid: how many of its pieces a page takes, and what they put on it.
//!
//! ```text
//!  flat            before an upright fold      above a level fold
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
use super::pack::{Lattice, candidates, densest};
use super::{Options, page};
use crate::game::{Mm, Piece, Point, Rect, Size};

/// The least distance between bleed and a fold: glued paper needs a seam to hold, and cuts that run towards the fold
/// have their marks before it.
const BESIDE_FOLD: Mm = Mm::new(5);

/// A lattice, and the fold that its pieces lie before.
#[derive(Clone, Copy, Debug)]
pub(super) struct Grid {
    pub(super) lattice: Lattice,
    pub(super) fold: Option<Mirror>,
}

impl Grid {
    /// The one that holds most of a batch.
    fn densest(batch: &Batch, rim: Mm, room: Size) -> Option<Grid> {
        let folds: &[_] = match batch.folded {
            true => &[Some(Mirror::LeftRight), Some(Mirror::TopBottom)],
            false => &[None],
        };
        let mut best: Option<Grid> = None;
        for &fold in folds {
            let before = before_fold(room, fold, rim);
            if let Some(lattice) = densest(batch.shape, batch.gap, before)
                && best.is_none_or(|best| lattice.capacity() > best.lattice.capacity())
            {
                best = Some(Grid { lattice, fold });
            }
        }
        best
    }

    /// What a box of fronts takes with its fold and its backs.
    fn with_backs(&self, fronts: Size, rim: Mm) -> Size {
        let beside = (BESIDE_FOLD + rim) * 2;
        match self.fold {
            None => fronts,
            Some(Mirror::LeftRight) => Size::new(fronts.width * 2 + beside, fronts.height),
            Some(Mirror::TopBottom) => Size::new(fronts.width, fronts.height * 2 + beside),
        }
    }
}

/// What a fold leaves for the fronts.
pub(super) fn before_fold(room: Size, fold: Option<Mirror>, rim: Mm) -> Size {
    let half = |length: Mm| (length - (BESIDE_FOLD + rim) * 2).half();
    match fold {
        None => room,
        Some(Mirror::LeftRight) => Size::new(half(room.width), room.height),
        Some(Mirror::TopBottom) => Size::new(room.width, half(room.height)),
    }
}

/// A batch and the grid in which it fills pages of its own.
pub(super) struct Plan<'a> {
    pub(super) batch: &'a Batch<'a>,
    grid: Grid,
    /// How far a piece may paint beyond its outline.
    pub(super) bleed: Mm,
    /// How far the whole paints beyond its outlines.
    pub(super) rim: Mm,
}

impl<'a> Plan<'a> {
    /// The grid for a batch, or the room in which not one of its pieces fits.
    pub(super) fn of(batch: &'a Batch<'a>, options: &Options) -> Result<Plan<'a>, Size> {
        let rim = batch.rim(options);
        let room = page::room_within(page::skirt(batch.shape.is_rectangular(), rim), options);
        match Grid::densest(batch, rim, room) {
            Some(grid) => Ok(Plan { batch, grid, bleed: batch.bleed(options), rim }),
            None => Err(before_fold(room, batch.folded.then_some(Mirror::LeftRight), rim)),
        }
    }

    /// The batch, spread over as few pages as its grid allows: all but the last are full.
    pub(super) fn loads(&'a self) -> impl Iterator<Item = Load<'a>> {
        let capacity = self.grid.lattice.capacity().max(1);
        let chunks = self.batch.copies.chunks(capacity).enumerate();
        chunks.map(move |(page, copies)| Load { plan: self, first: page * capacity, copies, grid: self.grid })
    }
}

/// How many pieces like this one a page of them holds, before a fold with their backs if they are printed so; 0
/// where it cannot hold one.
pub fn per_sheet(piece: &Piece, options: &Options) -> usize {
    let batch = Batch::of(piece, options);
    Plan::of(&batch, options).map_or(0, |plan| plan.grid.lattice.capacity())
}

/// A part of a batch: what one page takes of it.
#[derive(Clone, Copy)]
pub(super) struct Load<'a> {
    pub(super) plan: &'a Plan<'a>,
    /// How many of the batch lie on pages before.
    pub(super) first: usize,
    /// The number of a piece in the game for each place of the grid.
    pub(super) copies: &'a [usize],
    pub(super) grid: Grid,
}

impl Load<'_> {
    /// What it takes of a page.
    pub(super) fn size(&self) -> Size {
        self.grid.with_backs(self.grid.lattice.used(self.copies.len()), self.plan.rim)
    }

    /// What it takes of a page of its own: as much as the full grid, so that the last of several pages is cut
    /// like the others. A single page of fronts and backs moves up to its fold, where they meet best.
    pub(super) fn size_alone(&self) -> Size {
        let single = self.copies.len() == self.plan.batch.copies.len();
        match self.grid.fold {
            Some(_) if single => self.size(),
            _ => self.grid.with_backs(self.grid.lattice.size(), self.plan.rim),
        }
    }

    pub(super) fn is_folded(&self) -> bool {
        self.grid.fold.is_some()
    }

    /// Where its top lies on a page of its own. A level fold lies in the middle of the paper,
    /// where its edges meet, if that can be.
    pub(super) fn top_alone(&self, ground: Rect, paper: Size) -> Mm {
        let height = self.size_alone().height;
        match self.grid.fold {
            Some(Mirror::TopBottom) => {
                (paper.height.half() - height.half()).min(ground.bottom() - height).max(ground.top())
            }
            Some(Mirror::LeftRight) | None => {
                ground.top() + (ground.size.height - height).half().max(Mm::ZERO)
            }
        }
    }

    /// The same pieces so that they fit into some room: in the same grid if that fits, else in the densest.
    pub(super) fn within(&self, room: Size) -> Option<Self> {
        if self.size().fits_in(room) {
            return Some(*self);
        }
        let grid = Grid::densest(self.plan.batch, self.plan.rim, room)?;
        let load = Load { grid, ..*self };
        (grid.lattice.capacity() >= self.copies.len() && load.size().fits_in(room)).then_some(load)
    }

    /// As many of the pieces as fit into some room, and the others.
    pub(super) fn split(&self, room: Size) -> Option<(Self, Self)> {
        let grid = Grid::densest(self.plan.batch, self.plan.rim, room)?;
        let (here, later) = self.copies.split_at_checked(grid.lattice.capacity())?;
        let part = Load { copies: here, grid, ..*self };
        let rest = Load { copies: later, first: self.first + here.len(), ..*self };
        (part.size().fits_in(room) && !here.is_empty() && !later.is_empty()).then_some((part, rest))
    }

    /// The same pieces in other grids of a page that hold them too. None for a part of a batch: all its pages are
    /// cut alike.
    pub(super) fn regridded(&self, room: Size) -> impl Iterator<Item = Self> {
        let batch = self.plan.batch;
        let whole = self.copies.len() == batch.copies.len() && !self.is_folded();
        let lattices = if whole { candidates(batch.shape, batch.gap, room) } else { Vec::new() };
        let holding = lattices.into_iter().filter(|lattice| lattice.capacity() >= self.copies.len());
        holding.map(|lattice| Load { grid: Grid { lattice, fold: None }, ..*self })
    }

    /// The free corner right of the last row and below the row before it, from the top left of the grid. Only
    /// where no straight cuts free the pieces: the marks of these would run into it.
    pub(super) fn corner(&self) -> Option<Point> {
        let Grid { lattice, fold: None } = self.grid else { return None };
        let last = self.copies.len().checked_sub(1)?;
        let rows = lattice.rows_of(self.copies.len());
        if self.plan.batch.shape.is_rectangular() || rows < 2 {
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
    fn known_pieces_fill_a_page() {
        let side = Mm::from_um(19_500);
        let tile = Shape::rectangle(Size::new(side, side));
        let card = Shape::rectangle(Size::new(Mm::new(63), Mm::new(88)));
        let strip = Shape::rectangle(Size::new(Mm::new(122), Mm::new(30)));
        for (shape, gap, paper, fit) in [
            (tile, 0, A4, 9 * 13),
            (card, 0, A4, 9),
            (strip, 2, A4, 12),
            (strip, 2, LETTER, 12),
            // In rows of seven and six: a square grid would hold 7 × 9.
            (disc(25), 3, A4, 6 * 7 + 5 * 6),
        ] {
            let piece = Piece { gap: Mm::new(gap), ..piece(shape, 1) };
            assert_eq!(per_sheet(&piece, &options(paper)), fit, "{shape:?}");
        }
    }

    #[test]
    fn a_page_that_is_folded_holds_as_many_as_lie_before_its_fold() {
        let card = Shape::rectangle(Size::new(Mm::new(63), Mm::new(88)));
        let mut card = Piece { reversible: true, ..piece(card, 60) };
        let fold = Options { backs: Backs::Fold, ..options(A4) };
        assert_eq!((per_sheet(&card, &options(A4)), per_sheet(&card, &fold)), (9, 4));
        card.reversible = false;
        assert_eq!(per_sheet(&card, &fold), 9, "nothing is printed behind it");
    }
}

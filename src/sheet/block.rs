//! What keeps together on a page: the grid of a batch, or a part of a board; and how far two of them stay
//! apart.

use super::grid::Load;
use super::marks::MARK_OFFSET;
use super::tile::{self, Part};
use super::{Options, Placed, Segment};
use crate::game::{Game, Mm, Point, Rect, Size};

/// The least distance between two blocks on one page.
const LEAST_APART: Mm = Mm::new(6);

/// The length of the marks that two blocks on one page leave each other.
const MARK_BETWEEN: Mm = Mm::from_um(1500);

/// The distance between the marks of two blocks.
pub(super) const MARKS_APART: Mm = Mm::from_um(500);

/// The distance to keep between two blocks that paint so far beyond their outlines.
pub(super) fn apart(rim: Mm, next: Mm) -> Mm {
    LEAST_APART.max(rim + next + (MARK_OFFSET + MARK_BETWEEN) * 2 + MARKS_APART)
}

/// How far from its outline the marks of a block end when another follows: in the middle between the
/// bleeds of the two. Those of the other begin [`MARKS_APART`] behind it.
pub(super) fn border(rim: Mm, next: Mm) -> Mm {
    (apart(rim, next) + rim - next - MARKS_APART).half()
}

/// What keeps together on a page.
#[derive(Clone, Copy)]
pub(super) enum Block<'a> {
    /// A batch, or as much of it as one page takes.
    Load(Load<'a>),
    /// A board, or one tile of it.
    Part(&'a Part),
}

/// What may share a page without more ado.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// A part of a board.
    Board,
    /// Pieces that are cut where they are printed.
    Flat,
    /// Pieces before a fold, with their backs behind it.
    Folded,
}

impl<'a> Block<'a> {
    pub(super) fn kind(&self) -> Kind {
        match self {
            Block::Part(_) => Kind::Board,
            Block::Load(load) if load.is_folded() => Kind::Folded,
            Block::Load(_) => Kind::Flat,
        }
    }

    /// How far its paint reaches beyond its outlines.
    pub(super) fn rim(&self) -> Mm {
        match self {
            Block::Load(load) => load.rim(),
            Block::Part(part) => part.bleed,
        }
    }

    /// What it takes of a page.
    pub(super) fn size(&self) -> Size {
        match self {
            Block::Load(load) => load.size(),
            Block::Part(part) => part.size(),
        }
    }

    /// What it takes of a page of its own: there a grid lies as if it were full.
    pub(super) fn size_alone(&self) -> Size {
        match self {
            Block::Load(load) => load.size_alone(),
            Block::Part(part) => part.size(),
        }
    }

    /// Where its top edge lies if it is the first of its page, and all there is so high.
    pub(super) fn top(&self, ground: Rect, paper: Size, height: Mm) -> Mm {
        match self {
            Block::Load(load) => load.top_alone(ground, paper).min(ground.bottom() - height),
            Block::Part(_) => tile::top(ground, height),
        }
    }

    /// How wide it is where nothing lies beside it: the columns of a grid stay where they would be if its
    /// last row were full.
    pub(super) fn width_in(&self, room: Mm) -> Mm {
        let full = self.size_alone().width;
        if self.kind() != Kind::Folded && full <= room { full } else { self.size().width }
    }

    /// The free corner below its last full row and right of its last one, from its own top left.
    pub(super) fn corner(&self) -> Option<Point> {
        match self {
            Block::Load(load) => load.corner(),
            Block::Part(_) => None,
        }
    }

    /// The same block so that it fits into some room.
    pub(super) fn within(&self, room: Size) -> Option<Block<'a>> {
        match self {
            Block::Load(load) => load.within(room).map(Block::Load),
            Block::Part(part) => part.size().fits_in(room).then_some(*self),
        }
    }

    /// The same block, laid otherwise in the room of a page.
    pub(super) fn regridded(&self, room: Size) -> Vec<Block<'a>> {
        match self {
            Block::Load(load) => load.regridded(room).map(Block::Load).collect(),
            Block::Part(_) => Vec::new(),
        }
    }

    /// What it puts on its page. `reach` is where its marks may run, `shared` whether other blocks lie there.
    pub(super) fn laid(
        &self,
        outline: Rect,
        reach: Rect,
        shared: bool,
        game: &Game,
        options: &Options,
    ) -> Laid {
        match self {
            Block::Load(load) => load.laid(outline, reach, shared, game, options.cut),
            Block::Part(part) => part.laid(outline, reach, options.cut),
        }
    }
}

/// What a block puts on its page.
pub(super) struct Laid {
    pub(super) placed: Vec<Placed>,
    pub(super) cuts: Vec<Segment>,
    pub(super) fold: Option<Segment>,
    pub(super) joins: Vec<Point>,
    pub(super) landings: Vec<Segment>,
    /// The box round its outlines.
    pub(super) trim: Rect,
}

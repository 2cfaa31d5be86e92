//! What keeps together on a page: the grid of a batch, or a part of a board; and how far two of them stay
//! apart.

use super::grid::Load;
use super::marks::{LEAST_MARK, MARK_OFFSET, MARKS_APART};
use super::placed_block::Laid;
use super::ticks::TICKS;
use super::tile::{self, Part};
use super::{Options, page, title};
use crate::game::{ByLang, Game, Lang, Mm, Point, Rect, Size};

/// The least distance between two blocks of which one has no straight cuts.
const LEAST_APART: Mm = Mm::new(6);

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

    /// Whether both are of one batch.
    pub(super) fn is_akin(&self, other: &Block) -> bool {
        matches!((self, other), (Block::Load(one), Block::Load(other)) if std::ptr::eq(one.plan, other.plan))
    }

    /// Whether straight cuts free what lies in it.
    pub(super) fn is_cut(&self) -> bool {
        match self {
            Block::Load(load) => load.plan.batch.shape.is_rectangular(),
            Block::Part(_) => true,
        }
    }

    /// How far its paint reaches beyond its outlines.
    pub(super) fn rim(&self) -> Mm {
        match self {
            Block::Load(load) => load.plan.rim,
            Block::Part(part) => part.bleed,
        }
    }

    /// What it keeps free towards the edges of the page.
    pub(super) fn skirt(&self) -> Mm {
        page::skirt(self.is_cut(), self.rim())
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

    /// As much of it as fits into some room, and what is left.
    pub(super) fn split(&self, room: Size) -> Option<(Block<'a>, Block<'a>)> {
        match self {
            Block::Load(load) => load.split(room).map(|(part, rest)| (Block::Load(part), Block::Load(rest))),
            Block::Part(_) => None,
        }
    }

    /// The same block, laid otherwise in the room of a page.
    pub(super) fn regridded(&self, room: Size) -> Vec<Block<'a>> {
        match self {
            Block::Load(load) => load.regridded(room).map(Block::Load).collect(),
            Block::Part(_) => Vec::new(),
        }
    }

    /// The title of its group of pieces, or of its board.
    fn title(&self) -> &ByLang<String> {
        match self {
            Block::Load(load) => load.plan.batch.group,
            Block::Part(part) => &part.title,
        }
    }

    /// What it puts on its page. `frame` is where paint and marks may lie, `shared` whether other blocks lie there.
    pub(super) fn laid(
        &self,
        outline: Rect,
        frame: Rect,
        shared: bool,
        game: &Game,
        options: &Options,
    ) -> Laid {
        match self {
            Block::Load(load) => load.laid(outline, frame, shared, game, options.cut),
            Block::Part(part) => part.laid(outline),
        }
    }
}

/// The title of a sheet with these blocks: `Tray, balls`.
pub(super) fn title<'b, 'a: 'b>(blocks: impl Iterator<Item = &'b Block<'a>>) -> ByLang<String> {
    let titles: Vec<&ByLang<String>> = blocks.map(Block::title).collect();
    title::of_groups(&titles)
}

/// The same in a file name: boards by their names and tiles, then pieces by their groups: `board-a-part-1-tiles`.
pub(super) fn slug<'b, 'a: 'b>(blocks: impl Iterator<Item = &'b Block<'a>>) -> String {
    let (mut slugs, mut groups) = (Vec::new(), Vec::new());
    for block in blocks {
        match block {
            Block::Load(load) => groups.push(load.plan.batch.group),
            Block::Part(part) => {
                slugs.push(part.slug.clone());
                slugs.extend(part.tile.map(|tile| format!("part-{}", tile.part().0)));
            }
        }
    }
    if !groups.is_empty() {
        slugs.push(title::slug(title::of_groups(&groups).get(Lang::En), "pieces"));
    }
    slugs.join("-")
}

/// The distance to keep between two blocks. Their marks stand beside each other between their bleeds; where two of
/// them would come too near to each other, both stand on the bleed of their own.
pub(super) fn apart(one: &Block, next: &Block) -> Mm {
    let mark = MARK_OFFSET + LEAST_MARK;
    let (least, between) = match (one.is_cut(), next.is_cut()) {
        (true, true) => (mark * 2 + MARKS_APART, mark + MARKS_APART * 2),
        (false, false) => (LEAST_APART, mark + MARKS_APART * 2),
        (true, false) | (false, true) => (LEAST_APART, mark + TICKS),
    };
    least.max(one.rim() + next.rim() + between)
}

//! A load on its page: fronts, fold and backs.

use super::backs::Mirror;
use super::grid::{Load, before_fold};
use super::marks::Thing;
use super::placed_block::Laid;
use super::ticks::{TICKS, Ticks};
use super::{CutStyle, PlacedItem, Segment, SheetItem};
use crate::game::{Game, Mm, Point, Rect, Size};

/// How far a fold reaches beyond the bleed of a block that shares its page: so far that marks of another one have room.
const BEYOND_BLOCK: Mm = Mm::from_um(500);

impl Load<'_> {
    /// What it puts on its page: the first piece at the top left of the outline, the fold in its middle.
    pub(super) fn laid(&self, outline: Rect, frame: Rect, shared: bool, game: &Game, cut: CutStyle) -> Laid {
        let rim = self.plan.rim;
        let size = before_fold(outline.size, self.grid.fold, rim);
        let reach = if shared { frame.common(outline.grown(rim + TICKS)) } else { frame };
        let fronts = Fronts { load: self, outline: Rect { size, ..outline }, reach };
        let mut placed = fronts.placed(cut);
        let mut things: Vec<Thing> = fronts.things().collect();
        let mut trim = fronts.trim();
        if let Some(mirror) = self.grid.fold {
            // The fold is the middle of a page that reaches as far beyond the outline as its edges before it.
            let page = Size::new(outline.left() + outline.right(), outline.top() + outline.bottom());
            let backs = placed.iter().filter_map(|front| mirror.back(front, game, page));
            let backs: Vec<PlacedItem> = backs.map(|back| PlacedItem { behind_fold: true, ..back }).collect();
            placed.extend(backs);
            let behind = |front: Thing| Thing {
                outline: mirror.rect(front.outline, page),
                paint: mirror.rect(front.paint, page),
                is_cut: false,
            };
            things.extend(fronts.things().map(behind));
            trim = trim.union(mirror.rect(trim, page));
        }
        Laid {
            placed,
            things,
            fold: self.grid.fold.map(|mirror| fold_line(mirror, outline, rim, frame, shared)),
            joins: Vec::new(),
            landings: Vec::new(),
            trim,
        }
    }
}

/// The line along which the page is folded; only as far as the paint of the block reaches where others share the page,
/// for those are not folded with it.
fn fold_line(mirror: Mirror, outline: Rect, rim: Mm, frame: Rect, shared: bool) -> Segment {
    let middle = outline.centre();
    let along = if shared { outline.grown(rim + BEYOND_BLOCK).common(frame) } else { frame };
    match mirror {
        Mirror::LeftRight => {
            Segment { from: Point::new(middle.x, along.top()), to: Point::new(middle.x, along.bottom()) }
        }
        Mirror::TopBottom => {
            Segment { from: Point::new(along.left(), middle.y), to: Point::new(along.right(), middle.y) }
        }
    }
}

/// The fronts of a load in their places.
struct Fronts<'a> {
    load: &'a Load<'a>,
    /// The room that is theirs; the first lies at its top left.
    outline: Rect,
    /// Where their ticks may run.
    reach: Rect,
}

impl Fronts<'_> {
    /// The boxes round the pieces.
    fn boxes(&self) -> impl Iterator<Item = Rect> {
        let lattice = self.load.grid.lattice;
        let centre = move |slot| self.outline.origin + lattice.slot(slot);
        (0..self.load.copies.len()).map(move |slot| Rect::centred(centre(slot), lattice.piece))
    }

    /// The box round their outlines.
    fn trim(&self) -> Rect {
        self.boxes().reduce(Rect::union).unwrap_or_default()
    }

    fn placed(&self, cut: CutStyle) -> Vec<PlacedItem> {
        let Load { plan, first, copies, grid } = *self.load;
        let ticks = match cut {
            CutStyle::Marks => Ticks::of(plan.batch.shape, plan.batch.gap, plan.bleed, &grid.lattice),
            CutStyle::Lines | CutStyle::Outline | CutStyle::None => Ticks::default(),
        };
        let place = |(slot, (centre, &piece)): (usize, (Point, &usize))| PlacedItem {
            item: SheetItem::Front(piece),
            copy: first + slot - plan.batch.copies.partition_point(|&other| other < piece),
            centre,
            quarters: grid.lattice.quarters,
            room: plan.bleed,
            ticks: ticks.at(centre, self.reach),
            behind_fold: false,
        };
        let centres = (0..copies.len()).map(|slot| self.outline.origin + grid.lattice.slot(slot));
        centres.zip(copies).enumerate().map(place).collect()
    }

    /// The pieces as scissors see them.
    fn things(&self) -> impl Iterator<Item = Thing> {
        let (is_cut, rim) = (self.load.plan.batch.shape.is_rectangular(), self.load.plan.rim);
        self.boxes().map(move |outline| Thing { outline, paint: outline.grown(rim), is_cut })
    }
}

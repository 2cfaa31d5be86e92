//! A part of a batch on its page: fronts, fold and backs.

use super::backs::Mirror;
use super::grid::{BatchPart, before_fold};
use super::marks::ItemBounds;
use super::placed_block::PlacedBlock;
use super::ticks::{MAX_TICK_REACH, Ticks};
use super::{CutStyle, PlacedItem, Segment, SheetItem};
use crate::game::{Game, Mm, Point, Rect, Size};

/// How far a fold extends beyond the bleed of a block on a shared page, so that marks of other blocks have room.
const FOLD_OVERHANG: Mm = Mm::from_um(500);

impl BatchPart<'_> {
    /// Positions it on a page: the first piece at the top left of the outline, the fold in its middle.
    pub(super) fn place(
        &self,
        outline: Rect,
        frame: Rect,
        shared: bool,
        game: &Game,
        cut: CutStyle,
    ) -> PlacedBlock {
        let overhang = self.plan.overhang;
        let size = before_fold(outline.size, self.grid.fold, overhang);
        let reach = if shared { frame.common(outline.grown(overhang + MAX_TICK_REACH)) } else { frame };
        let fronts = Fronts { part: self, outline: Rect { size, ..outline }, reach };
        let mut items = fronts.items(cut);
        let mut bounds: Vec<ItemBounds> = fronts.bounds().collect();
        let mut trim = fronts.trim();
        if let Some(mirror) = self.grid.fold {
            // The fold is the middle of a virtual page with equal margins around the outline.
            let page = Size::new(outline.left() + outline.right(), outline.top() + outline.bottom());
            let backs = items.iter().filter_map(|front| mirror.back(front, game, page));
            let backs: Vec<PlacedItem> = backs.map(|back| PlacedItem { behind_fold: true, ..back }).collect();
            items.extend(backs);
            let behind = |front: ItemBounds| ItemBounds {
                outline: mirror.rect(front.outline, page),
                paint: mirror.rect(front.paint, page),
                is_cut: false,
            };
            bounds.extend(fronts.bounds().map(behind));
            trim = trim.union(mirror.rect(trim, page));
        }
        PlacedBlock {
            items,
            bounds,
            fold: self.grid.fold.map(|mirror| fold_line(mirror, outline, overhang, frame, shared)),
            landings: Vec::new(),
            trim,
        }
    }
}

/// The line of a fold. On a shared page it extends only as far as the paint of the block, as other blocks are not
/// folded with it.
fn fold_line(mirror: Mirror, outline: Rect, overhang: Mm, frame: Rect, shared: bool) -> Segment {
    let middle = outline.centre();
    let along = if shared { outline.grown(overhang + FOLD_OVERHANG).common(frame) } else { frame };
    match mirror {
        Mirror::LeftRight => {
            Segment { from: Point::new(middle.x, along.top()), to: Point::new(middle.x, along.bottom()) }
        }
        Mirror::TopBottom => {
            Segment { from: Point::new(along.left(), middle.y), to: Point::new(along.right(), middle.y) }
        }
    }
}

/// The fronts of a part of a batch, with their positions.
struct Fronts<'a> {
    part: &'a BatchPart<'a>,
    /// Their area, with the first at its top left.
    outline: Rect,
    /// The area of their ticks.
    reach: Rect,
}

impl Fronts<'_> {
    /// The bounding boxes of the pieces.
    fn outlines(&self) -> impl Iterator<Item = Rect> {
        let lattice = self.part.grid.lattice;
        let centre = move |slot| self.outline.origin + lattice.slot(slot);
        (0..self.part.copies.len()).map(move |slot| Rect::centred(centre(slot), lattice.piece))
    }

    /// The bounding box of their outlines.
    fn trim(&self) -> Rect {
        self.outlines().reduce(Rect::union).unwrap_or_default()
    }

    fn items(&self, cut: CutStyle) -> Vec<PlacedItem> {
        let BatchPart { plan, first, copies, grid } = *self.part;
        let ticks = match cut {
            CutStyle::Marks => Ticks::new(plan.batch.shape, plan.batch.gap, plan.bleed, &grid.lattice),
            CutStyle::Lines | CutStyle::Outline | CutStyle::Guillotine | CutStyle::None => Ticks::default(),
        };
        let item = |(slot, (centre, &piece)): (usize, (Point, &usize))| PlacedItem {
            item: SheetItem::Front(piece),
            copy: first + slot - plan.batch.copies.partition_point(|&other| other < piece),
            centre,
            quarters: grid.lattice.quarters(slot),
            room: plan.bleed,
            ticks: ticks.at(centre, self.reach),
            behind_fold: false,
        };
        let centres = (0..copies.len()).map(|slot| self.outline.origin + grid.lattice.slot(slot));
        centres.zip(copies).enumerate().map(item).collect()
    }

    fn bounds(&self) -> impl Iterator<Item = ItemBounds> {
        let (is_cut, overhang) = (self.part.plan.batch.is_trimmed(), self.part.plan.overhang);
        self.outlines().map(move |outline| ItemBounds { outline, paint: outline.grown(overhang), is_cut })
    }
}

//! The fronts of a grid on their page.

use super::grid::Load;
use super::marks::Thing;
use super::ticks::Ticks;
use super::{CutStyle, Item, Placed};
use crate::game::{Point, Rect};

/// The fronts of a load in their places.
pub(super) struct Fronts<'a> {
    pub(super) load: &'a Load<'a>,
    /// The room that is theirs; the first lies at its top left.
    pub(super) outline: Rect,
    /// Where their ticks may run.
    pub(super) reach: Rect,
}

impl Fronts<'_> {
    /// The boxes round the pieces.
    fn boxes(&self) -> impl Iterator<Item = Rect> {
        let lattice = self.load.grid.lattice;
        let centre = move |slot| self.outline.origin + lattice.slot(slot);
        (0..self.load.copies.len()).map(move |slot| Rect::centred(centre(slot), lattice.piece))
    }

    /// The box round their outlines.
    pub(super) fn trim(&self) -> Rect {
        self.boxes().reduce(Rect::union).unwrap_or_default()
    }

    pub(super) fn placed(&self, cut: CutStyle) -> Vec<Placed> {
        let Load { plan, first, copies, grid } = *self.load;
        let ticks = match cut {
            CutStyle::Marks => Ticks::of(plan.batch.shape, plan.batch.gap, plan.bleed, &grid.lattice),
            CutStyle::Lines | CutStyle::Outline | CutStyle::None => Ticks::default(),
        };
        let place = |(slot, (centre, &piece)): (usize, (Point, &usize))| Placed {
            item: Item::Front(piece),
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
    pub(super) fn things(&self) -> impl Iterator<Item = Thing> {
        let (is_cut, rim) = (self.load.plan.batch.shape.is_rectangular(), self.load.plan.rim);
        self.boxes().map(move |outline| Thing { outline, paint: outline.grown(rim), is_cut })
    }
}

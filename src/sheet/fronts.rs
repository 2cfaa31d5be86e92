//! The fronts of a grid on their page: where they lie, and the marks that show how they are cut.

use super::grid::{Grid, Load};
use super::marks::{Cuts, MARK_OFFSET, Ticks, crossing};
use super::pack::Weave;
use super::{CutStyle, Item, Placed, Segment};
use crate::game::{Mm, Point, Rect};

/// The fronts of a load in their places.
pub(super) struct Fronts<'a> {
    pub(super) load: &'a Load<'a>,
    /// The room that is theirs; the first lies at its top left.
    pub(super) outline: Rect,
    /// Where their marks may run.
    pub(super) reach: Rect,
    /// Whether other blocks lie on the page.
    pub(super) shared: bool,
}

impl Fronts<'_> {
    /// The middles of the pieces.
    fn centres(&self) -> impl Iterator<Item = Point> {
        (0..self.load.copies.len()).map(|slot| self.outline.origin + self.load.grid.lattice.slot(slot))
    }

    /// The box round their outlines.
    pub(super) fn trim(&self) -> Rect {
        let boxes = self.centres().map(|centre| Rect::centred(centre, self.load.grid.lattice.piece));
        boxes.reduce(Rect::union).unwrap_or_default()
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
        self.centres().zip(copies).enumerate().map(place).collect()
    }

    /// The straight cuts; none where the pieces are not freed by any.
    pub(super) fn cuts(&self) -> Option<Cuts> {
        let Load { plan, copies, grid: Grid { lattice, .. }, .. } = self.load;
        let pieces = copies.len();
        if !plan.batch.shape.is_rectangular() || lattice.weave != Weave::Plain {
            return None;
        }
        let edges = |start: Mm, size: Mm| [start, start + size];
        let columns = lattice.columns_of(pieces);
        let upright = |columns: std::ops::Range<usize>| -> Vec<Mm> {
            let left = |column: usize| self.outline.left() + lattice.across * column as i64;
            columns.flat_map(|column| edges(left(column), lattice.piece.width)).collect()
        };
        // Above another block the marks of empty columns would stand in the air, and seem to be its own.
        let (rows, filled) = (lattice.rows_of(pieces), pieces.saturating_sub(1) % columns.max(1) + 1);
        let mut ended = Vec::new();
        let mut ended_at = Mm::ZERO;
        if self.shared && rows > 1 {
            let last = upright(0..filled).into_iter().max().unwrap_or_default();
            ended = upright(filled..columns);
            ended.retain(|&x| x - last >= plan.rim + MARK_OFFSET);
            ended_at = self.outline.top() + lattice.top(rows - 2) + lattice.piece.height + plan.rim;
        }
        Some(Cuts {
            upright: upright(0..columns),
            level: (0..rows)
                .flat_map(|row| edges(self.outline.top() + lattice.top(row), lattice.piece.height))
                .collect(),
            block: self.outline.grown(plan.rim),
            reach: self.reach,
            ended,
            ended_at,
            gutters: self.gutters(),
        })
    }

    /// The marks where gutters cross: rims are cut off first, and what stood there is gone with them.
    fn gutters(&self) -> Vec<Segment> {
        let lattice = &self.load.grid.lattice;
        let pieces: Vec<Rect> = self.centres().map(|centre| Rect::centred(centre, lattice.piece)).collect();
        let columns = lattice.columns_of(pieces.len()).max(1);
        let mut marks = Vec::new();
        for (number, &above) in pieces.iter().enumerate().filter(|(number, _)| (number + 1) % columns > 0) {
            if let Some(&below) = pieces.get(number + columns + 1) {
                marks.extend(crossing(above, below, self.load.plan.bleed));
            }
        }
        marks
    }
}

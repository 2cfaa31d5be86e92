//! Legal turns.

use super::board::{each, moved};
use super::{Position, Slide, Turn};
use crate::rules::read::Square;

impl Position {
    /// Visits every legal turn except a pass, balls first.
    #[inline]
    pub(super) fn choices(&self, mut visit: impl FnMut(Turn)) {
        if self.winner().is_some() {
            return;
        }
        let own = self.balls(self.to_move());
        let empty = !self.occupied();
        for step in self.rules().steps(self.to_move()) {
            let (columns, rows) = step.offset;
            for to in each(moved(own & step.from, step.offset) & empty) {
                // The origin of a step is on the tray, so nothing wraps.
                let from = Square {
                    column: to.column.wrapping_add_signed(-columns),
                    row: to.row.wrapping_add_signed(-rows),
                };
                visit(Turn::Ball { from, to });
            }
        }
        let mut slides = self.slides();
        while slides != 0 {
            visit(Turn::Slide(Slide::from_bit(slides.trailing_zeros() as u8)));
            slides &= slides - 1;
        }
    }

    /// Counts the legal turns except a pass.
    #[inline]
    pub(super) fn count_choices(&self) -> u64 {
        if self.winner().is_some() {
            return 0;
        }
        let own = self.balls(self.to_move());
        let empty = !self.occupied();
        let steps: u32 = self
            .rules()
            .steps(self.to_move())
            .iter()
            .map(|step| (moved(own & step.from, step.offset) & empty).count_ones())
            .sum();
        u64::from(steps + self.slides().count_ones())
    }
}

//! What it costs that edges of one outline cross each other: a renderer keeps those of a row in order, and exchanges two
//! of them for each crossing.

use super::outline::Leg;

/// Cells along each side of the outline.
const CELLS: usize = 32;
/// Nanoseconds for two edges that may cross.
const PAIR: f64 = 5.0;

/// Counts edges in the cells of a grid over their outline. Two edges that cross share a cell.
pub(super) struct Crowd {
    left: f64,
    top: f64,
    /// Cells for each pixel.
    across: f64,
    down: f64,
    /// By row: how many more edges there are in a cell than in the one before.
    steps: Vec<[f64; CELLS + 1]>,
}

impl Crowd {
    /// An empty grid over what lies between two corners.
    pub(super) fn new((left, top): (f64, f64), (right, bottom): (f64, f64)) -> Crowd {
        let rate = |length: f64| if length > 0.0 { CELLS as f64 / length } else { 0.0 };
        let steps = vec![[0.0; CELLS + 1]; CELLS];
        Crowd { left, top, across: rate(right - left), down: rate(bottom - top), steps }
    }

    /// Adds a line, as if it were so many, each somewhere within the width of a pen.
    pub(super) fn add(&mut self, leg: &Leg, times: f64, pen: f64) {
        let [x0, x1] = [leg.from.x, leg.to.x].map(|x| (f64::from(x) - self.left) * self.across);
        let [y0, y1] = [leg.from.y, leg.to.y].map(|y| (f64::from(y) - self.top) * self.down);
        // A level line is no edge, unless it is stroked.
        if y0 == y1 && pen == 0.0 {
            return;
        }
        let (wide_pen, high_pen) = (pen / 2.0 * self.across, pen / 2.0 * self.down);
        let cell = |at: f64| (at.max(0.0) as usize).min(CELLS - 1);
        let (low, high) = (y0.min(y1), y0.max(y1));
        // Where the line is at a height, or at its end before it gets there.
        let at = |y: f64| x0 + (y.clamp(low, high) - y0) / (y1 - y0) * (x1 - x0);
        for row in cell(low - high_pen)..=cell(high + high_pen) {
            let (above, below) = (row as f64 - high_pen, row as f64 + 1.0 + high_pen);
            let (a, b) = if high > low { (at(above), at(below)) } else { (x0, x1) };
            let Some(steps) = self.steps.get_mut(row) else { continue };
            let (first, last) = (cell(a.min(b) - wide_pen), cell(a.max(b) + wide_pen));
            if let Some(step) = steps.get_mut(first) {
                *step += times;
            }
            if let Some(step) = steps.get_mut(last + 1) {
                *step -= times;
            }
        }
    }

    /// Nanoseconds for all pairs.
    pub(super) fn time(&self) -> f64 {
        let row = |steps: &[f64; CELLS + 1]| {
            let counts = steps.iter().scan(0.0, |count, step| {
                *count += step;
                Some(*count)
            });
            counts.map(|count: f64| count * count / 2.0).sum::<f64>()
        };
        PAIR * self.steps.iter().map(row).sum::<f64>()
    }
}

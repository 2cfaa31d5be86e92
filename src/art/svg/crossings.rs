//! The cost of crossings among the edges of an outline: the renderer keeps the edges of a row sorted, and swaps two of
//! them at each crossing.

use super::outline::Edge;

/// Grid cells along each side of the outline.
const GRID_CELLS: usize = 32;
const PAIR_NS: f64 = 5.0;

/// Counts edges in the cells of a grid over the outline. Two edges that cross share a cell.
pub(super) struct CrossingGrid {
    left: f64,
    top: f64,
    /// Cells per pixel.
    across: f64,
    down: f64,
    /// By row: the differences between the edge counts of adjacent cells.
    steps: Vec<[f64; GRID_CELLS + 1]>,
}

impl CrossingGrid {
    pub(super) fn new((left, top): (f64, f64), (right, bottom): (f64, f64)) -> CrossingGrid {
        let rate = |length: f64| if length > 0.0 { GRID_CELLS as f64 / length } else { 0.0 };
        let steps = vec![[0.0; GRID_CELLS + 1]; GRID_CELLS];
        CrossingGrid { left, top, across: rate(right - left), down: rate(bottom - top), steps }
    }

    /// Adds an edge `times` times, anywhere within the width of a pen.
    pub(super) fn add(&mut self, edge: &Edge, times: f64, pen: f64) {
        let [x0, x1] = [edge.from.x, edge.to.x].map(|x| (f64::from(x) - self.left) * self.across);
        let [y0, y1] = [edge.from.y, edge.to.y].map(|y| (f64::from(y) - self.top) * self.down);
        // A horizontal line is no edge of a fill.
        if y0 == y1 && pen == 0.0 {
            return;
        }
        let (wide_pen, high_pen) = (pen / 2.0 * self.across, pen / 2.0 * self.down);
        let cell = |at: f64| (at.max(0.0) as usize).min(GRID_CELLS - 1);
        let (low, high) = (y0.min(y1), y0.max(y1));
        // The x coordinate of the line at y, clamped to its ends.
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

    pub(super) fn time_ns(&self) -> f64 {
        let row = |steps: &[f64; GRID_CELLS + 1]| {
            let counts = steps.iter().scan(0.0, |count, step| {
                *count += step;
                Some(*count)
            });
            counts.map(|count: f64| count * count / 2.0).sum::<f64>()
        };
        PAIR_NS * self.steps.iter().map(row).sum::<f64>()
    }
}

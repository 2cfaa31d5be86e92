//! Detects low-ink prints of planks: their squares are paper.

use super::located::LocatedStrip;
use crate::photo::low_ink::DarkSamples;
use crate::photo::signal::luma;

/// Blur of the print, in millimetres.
const BLUR_MM: f64 = 0.5;

/// Whether the dark squares of planks are paper, given strips with full ink; `None` if undecidable.
pub(super) fn is_low_ink(all: &[LocatedStrip]) -> Option<bool> {
    let mut samples = DarkSamples::default();
    for located in all {
        let light = located.white_balance();
        for point in (0..located.strip.print.cells.len()).flat_map(|at| located.rim(at)) {
            let Some(seen) = located.project(point, 0.0) else { continue };
            if located.picture.holds(seen) {
                let ink = f64::from(luma(located.strip.print.board.around(point, BLUR_MM)));
                samples.add(ink, located.picture.grey.sample(seen), light.white_luma(point.x));
            }
        }
    }
    samples.are_paper()
}

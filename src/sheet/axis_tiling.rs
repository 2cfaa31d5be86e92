//! One side of a board, divided into overlapping windows: their positions and seams.
//!
//! ```text
//!  ├──────────────┼────┤              window 0
//!                 ├────┼──────────────┤ window 1
//!                 └─┬──┘
//!                 seam: the middle of the overlap; a landing is the end of the other window
//! ```

use crate::game::Mm;

/// Minimum size of a window without its overlap.
const MIN_STEP: Mm = Mm::new(10);

/// Minimum overlap or frame for alignment crosses.
const MIN_FOR_CROSS: Mm = Mm::new(4);

/// Distance of crosses from the ends of a seam without a frame.
const CROSS_INSET: Mm = Mm::new(3);

/// The windows along one side of a board.
#[derive(Clone, Copy, Debug)]
pub(super) struct AxisTiling {
    /// Length of the side.
    whole: Mm,
    /// Number of windows.
    pub(super) count: usize,
    /// Length of each window.
    pub(super) size: Mm,
}

impl AxisTiling {
    /// As few windows as possible, at most as long as `room`, with the overlap `wanted`, or less down to `least` if that
    /// saves a window.
    pub(super) fn new(whole: Mm, room: Mm, wanted: Mm, least: Mm) -> Option<AxisTiling> {
        if whole <= Mm::ZERO || room <= Mm::ZERO {
            return None;
        }
        if whole <= room {
            return Some(AxisTiling { whole, count: 1, size: whole });
        }
        let step = room - least;
        if step < MIN_STEP {
            return None;
        }
        let ceil = |length: Mm, parts: i64| (length.um() + parts - 1).div_euclid(parts);
        let count = ceil(whole - least, step.um());
        let overlap = wanted.min((room * count - whole) / (count - 1));
        let size = Mm::from_um(ceil(whole + overlap * (count - 1), count));
        Some(AxisTiling { whole, count: usize::try_from(count).ok()?, size })
    }

    /// The start of a window.
    pub(super) fn start(&self, number: usize) -> Mm {
        let last = (self.count.max(2) - 1) as i64;
        (self.whole - self.size) * number as i64 / last
    }

    fn end(&self, number: usize) -> Mm {
        self.start(number) + self.size
    }

    /// The middle of the overlap with the previous window.
    fn seam_before(&self, number: usize) -> Option<Mm> {
        let before = number.checked_sub(1)?;
        let (from, to) = (self.start(number), self.end(before));
        (to - from >= MIN_FOR_CROSS).then(|| from + (to - from).half())
    }

    /// The middle of the overlap with the next window.
    fn seam_after(&self, number: usize) -> Option<Mm> {
        if number + 1 < self.count { self.seam_before(number + 1) } else { None }
    }

    /// The ends of the neighbouring windows within a window.
    pub(super) fn landings(&self, number: usize) -> Vec<Mm> {
        let before = number.checked_sub(1).map(|before| self.end(before));
        let after = (number + 1 < self.count).then(|| self.start(number + 1));
        let (start, end) = (self.start(number), self.end(number));
        before.into_iter().chain(after).filter(|&at| at > start && at < end).collect()
    }

    pub(super) fn seams(&self, number: usize) -> Vec<Mm> {
        self.seam_before(number).into_iter().chain(self.seam_after(number)).collect()
    }

    /// The positions of the crosses on a seam along this window: on the crossing seams, or on the frame.
    pub(super) fn cross_positions(&self, number: usize, frame: Mm) -> [Mm; 2] {
        let inset = if frame >= MIN_FOR_CROSS { frame.half() } else { CROSS_INSET };
        let inset = inset.min(self.size / 4);
        [
            self.seam_before(number).unwrap_or(self.start(number) + inset),
            self.seam_after(number).unwrap_or(self.end(number) - inset),
        ]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn windows_are_equal_and_have_at_least_the_overlap() {
        let tiling = AxisTiling::new(Mm::from_um(500_001), Mm::new(200), Mm::new(10), Mm::new(10))
            .expect("it has room");
        assert_eq!((tiling.count, tiling.size), (3, Mm::from_um(173_334)));
        assert_eq!(tiling.start(0), Mm::ZERO);
        assert_eq!(tiling.end(2), tiling.whole);
        assert!((1..3).all(|n| tiling.end(n - 1) - tiling.start(n) >= Mm::new(10)));
    }

    #[test]
    fn the_overlap_shrinks_only_to_save_a_window() {
        let tiling = |room| AxisTiling::new(Mm::new(355), Mm::new(room), Mm::new(10), Mm::new(5));
        let [roomy, tight, narrow] = [183, 181, 179].map(|room| tiling(room).expect("it has room"));
        let overlap = |tiling: &AxisTiling| (tiling.count, tiling.end(0) - tiling.start(1));
        assert_eq!(overlap(&roomy), (2, Mm::new(10)));
        assert_eq!(overlap(&tight), (2, Mm::new(7)));
        assert_eq!(overlap(&narrow), (3, Mm::new(10)));
    }
}

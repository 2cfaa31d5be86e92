//! One side of a board, cut into windows that overlap: where each starts, and where two of them meet.
//!
//! ```text
//!  ├──────────────┼────┤              window 0
//!                 ├────┼──────────────┤ window 1
//!                 └─┬──┘
//!                 seam: the middle of what both show; a landing is where the other one ends
//! ```

use crate::game::Mm;

/// What a window must show beyond its overlap to be worth its paper.
const LEAST_STEP: Mm = Mm::new(10);

/// The narrowest overlap and frame that alignment crosses are printed on.
const LEAST_FOR_CROSS: Mm = Mm::new(4);

/// How far crosses stay off the ends of a seam where no frame holds them.
const CROSS_INSET: Mm = Mm::new(3);

/// The windows through which one side of a board is seen.
#[derive(Clone, Copy, Debug)]
pub(super) struct Windows {
    /// The side of the board.
    whole: Mm,
    /// How many there are.
    pub(super) count: usize,
    /// The size of each.
    pub(super) size: Mm,
}

impl Windows {
    /// As few as possible, none larger than `room`, each sharing `overlap` or a little more with the next.
    pub(super) fn over(whole: Mm, room: Mm, overlap: Mm) -> Option<Windows> {
        if whole <= Mm::ZERO || room <= Mm::ZERO {
            return None;
        }
        if whole <= room {
            return Some(Windows { whole, count: 1, size: whole });
        }
        let step = room - overlap;
        if step < LEAST_STEP {
            return None;
        }
        let ceil = |length: Mm, parts: i64| (length.um() + parts - 1).div_euclid(parts);
        let count = ceil(whole - overlap, step.um());
        let size = Mm::from_um(ceil(whole + overlap * (count - 1), count));
        Some(Windows { whole, count: usize::try_from(count).ok()?, size })
    }

    /// Where one of them starts.
    pub(super) fn start(&self, number: usize) -> Mm {
        let last = (self.count.max(2) - 1) as i64;
        (self.whole - self.size) * number as i64 / last
    }

    fn end(&self, number: usize) -> Mm {
        self.start(number) + self.size
    }

    /// The middle of what one of them shares with the one before it.
    fn seam_before(&self, number: usize) -> Option<Mm> {
        let before = number.checked_sub(1)?;
        let (from, to) = (self.start(number), self.end(before));
        (to - from >= LEAST_FOR_CROSS).then(|| from + (to - from).half())
    }

    /// The middle of what one of them shares with the one after it.
    fn seam_after(&self, number: usize) -> Option<Mm> {
        if number + 1 < self.count { self.seam_before(number + 1) } else { None }
    }

    /// Where the ends of its neighbours come to lie within one of them.
    pub(super) fn landings(&self, number: usize) -> Vec<Mm> {
        let before = number.checked_sub(1).map(|before| self.end(before));
        let after = (number + 1 < self.count).then(|| self.start(number + 1));
        let (start, end) = (self.start(number), self.end(number));
        before.into_iter().chain(after).filter(|&at| at > start && at < end).collect()
    }

    pub(super) fn seams(&self, number: usize) -> Vec<Mm> {
        self.seam_before(number).into_iter().chain(self.seam_after(number)).collect()
    }

    /// Where the crosses on a seam that runs along this window lie: on the crossing seam, or on the frame.
    pub(super) fn ends(&self, number: usize, frame: Mm) -> [Mm; 2] {
        let inset = if frame >= LEAST_FOR_CROSS { frame.half() } else { CROSS_INSET };
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
    fn tiles_are_equal_and_share_at_least_the_overlap() {
        let windows = Windows::over(Mm::from_um(500_001), Mm::new(200), Mm::new(10)).expect("it has room");
        assert_eq!((windows.count, windows.size), (3, Mm::from_um(173_334)));
        assert_eq!(windows.start(0), Mm::ZERO);
        assert_eq!(windows.end(2), windows.whole);
        assert!((1..3).all(|n| windows.end(n - 1) - windows.start(n) >= Mm::new(10)));
    }
}

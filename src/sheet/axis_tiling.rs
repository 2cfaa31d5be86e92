//! One side of a board, divided into windows: where they begin and end.
//!
//! ```text
//!  ├─────────────────┤                window 0
//!              ├─────┼──────────────┤ window 1
//!              └──┬──┘
//!         flap: lies beneath window 0, whose end is the seam
//! ```

use crate::game::Mm;

/// Minimum size of a window without its flap.
const MIN_STEP: Mm = Mm::new(10);
/// Tried flaps differ by this much.
const FLAP_STEP: Mm = Mm::new(1);

/// Where seams lie, the best first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum SeamPlace {
    /// There are none, or all lie on lines of the grid and cut nothing that should stay whole.
    #[default]
    Free,
    /// On lines of the grid.
    Line,
    /// Anywhere.
    Anywhere,
}

/// How the length of a side is shared between its windows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sharing {
    /// All are about equally long, on lines of the grid if possible.
    Even,
    /// The first ones are as long as the page, on lines of the grid if possible: the last page has room for pieces.
    FirstLong,
    /// The last ones are.
    LastLong,
    /// All are equally long, wherever their seams are.
    Equal,
}

/// The lines of a side on which seams can lie.
#[derive(Clone, Debug, Default)]
pub(super) struct SeamLines {
    /// Those that cut nothing that should stay whole.
    pub(super) free: Vec<Mm>,
    /// All lines of the grid.
    pub(super) all: Vec<Mm>,
}

/// The side of a board, the room on a page, and the flaps.
#[derive(Clone, Copy, Debug)]
pub(super) struct AxisRoom {
    pub(super) whole: Mm,
    pub(super) room: Mm,
    /// The flap that is wanted, and the least: it is shorter if that saves a window or puts the seams on lines.
    pub(super) wanted: Mm,
    pub(super) least: Mm,
}

/// The windows along one side of a board.
#[derive(Clone, Debug)]
pub(super) struct AxisTiling {
    /// Start and end of each.
    windows: Vec<(Mm, Mm)>,
    pub(super) place: SeamPlace,
}

impl Sharing {
    /// All ways, the best first.
    pub(super) const ALL: [Sharing; 4] =
        [Sharing::Even, Sharing::FirstLong, Sharing::LastLong, Sharing::Equal];
}

impl AxisTiling {
    /// As few windows as possible.
    pub(super) fn new(axis: AxisRoom, lines: &SeamLines, sharing: Sharing) -> Option<AxisTiling> {
        let count = axis.count()?;
        if count == 1 {
            return Some(AxisTiling { windows: vec![(Mm::ZERO, axis.whole)], place: SeamPlace::Free });
        }
        let on = |lines: &[Mm], place: SeamPlace| {
            let windows = axis.flaps().find_map(|flap| axis.on_lines(lines, count, flap, sharing))?;
            Some(AxisTiling { windows, place })
        };
        let on_lines = || on(&lines.free, SeamPlace::Free).or_else(|| on(&lines.all, SeamPlace::Line));
        let equal = || AxisTiling { windows: axis.equal(count), place: SeamPlace::Anywhere };
        match sharing {
            Sharing::Equal => Some(equal()),
            Sharing::Even | Sharing::FirstLong | Sharing::LastLong => on_lines().or_else(|| Some(equal())),
        }
    }

    /// The number of windows.
    pub(super) fn count(&self) -> usize {
        self.windows.len()
    }

    pub(super) fn start(&self, number: usize) -> Mm {
        self.windows.get(number).map_or(Mm::ZERO, |window| window.0)
    }

    pub(super) fn end(&self, number: usize) -> Mm {
        self.windows.get(number).map_or(Mm::ZERO, |window| window.1)
    }

    /// The seam with the previous window, if this window has a flap beneath it.
    pub(super) fn landing(&self, number: usize) -> Option<Mm> {
        let seam = self.end(number.checked_sub(1)?);
        (seam > self.start(number)).then_some(seam)
    }
}

impl AxisRoom {
    /// The least number of windows; `None` if there is no room.
    pub(super) fn count(self) -> Option<usize> {
        let AxisRoom { whole, room, least, .. } = self;
        if whole <= Mm::ZERO || room <= Mm::ZERO {
            return None;
        }
        if whole <= room {
            return Some(1);
        }
        let step = room - least;
        usize::try_from(ceil(whole - least, step.um())).ok().filter(|_| step >= MIN_STEP)
    }

    /// The flaps to be tried, from the one that is wanted to the least.
    fn flaps(self) -> impl Iterator<Item = Mm> {
        let AxisRoom { wanted, least, .. } = self;
        let longer = (0..).map(move |step| wanted - FLAP_STEP * step);
        longer.take_while(move |&flap| flap > least).chain([least.min(wanted)])
    }

    /// Windows of equal length. Their flaps are as wanted, or shorter if the page has no more room.
    fn equal(self, count: usize) -> Vec<(Mm, Mm)> {
        let AxisRoom { whole, room, wanted, .. } = self;
        let (windows, last) = (count as i64, count.max(2) as i64 - 1);
        let flap = wanted.min((room * windows - whole) / last);
        let size = Mm::from_um(ceil(whole + flap * last, windows));
        let start = |number: i64| (whole - size) * number / last;
        (0..windows).map(|number| (start(number), start(number) + size)).collect()
    }

    /// Windows whose seams lie on lines, if there are such.
    fn on_lines(self, lines: &[Mm], count: usize, flap: Mm, sharing: Sharing) -> Option<Vec<(Mm, Mm)>> {
        let seams = match sharing {
            Sharing::FirstLong => self.first_long(lines, count, flap)?,
            Sharing::LastLong => self.last_long(lines, count, flap)?,
            Sharing::Even | Sharing::Equal => self.even(lines, count, flap)?,
        };
        let starts = [Mm::ZERO].into_iter().chain(seams.iter().map(|&seam| seam - flap));
        let ends = seams.iter().copied().chain([self.whole]);
        Some(starts.zip(ends).collect())
    }

    /// Seams as far as each page reaches.
    fn first_long(self, lines: &[Mm], count: usize, flap: Mm) -> Option<Vec<Mm>> {
        let mut seams: Vec<Mm> = Vec::new();
        let mut start = Mm::ZERO;
        for _ in 1..count {
            let reached = lines.partition_point(|&line| line <= start + self.room);
            let seam = *lines.get(reached.checked_sub(1)?)?;
            if seam - seams.last().copied().unwrap_or_default() < flap.max(Mm::from_um(1)) {
                return None;
            }
            seams.push(seam);
            start = seam - flap;
        }
        (self.whole - start <= self.room).then_some(seams)
    }

    /// Seams as near to the start as the pages behind them reach.
    fn last_long(self, lines: &[Mm], count: usize, flap: Mm) -> Option<Vec<Mm>> {
        let mut seams: Vec<Mm> = Vec::new();
        let mut end = self.whole;
        for _ in 1..count {
            let seam = *lines.get(lines.partition_point(|&line| line - flap < end - self.room))?;
            if end - seam < flap.max(Mm::from_um(1)) {
                return None;
            }
            seams.push(seam);
            end = seam;
        }
        seams.reverse();
        (end <= self.room && end >= flap).then_some(seams)
    }

    /// Seams with which the longest window is as short as possible.
    fn even(self, lines: &[Mm], count: usize, flap: Mm) -> Option<Vec<Mm>> {
        let within = |room: Mm| AxisRoom { room, ..self }.first_long(lines, count, flap);
        let mut best = within(self.room)?;
        let (mut short, mut enough) = (Mm::ZERO, self.room);
        while enough - short > Mm::from_um(1) {
            let middle = short + (enough - short).half();
            match within(middle) {
                Some(seams) => (best, enough) = (seams, middle),
                None => short = middle,
            }
        }
        Some(best)
    }
}

fn ceil(length: Mm, parts: i64) -> i64 {
    (length.um() + parts - 1).div_euclid(parts)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn axis(whole: i64, room: i64) -> AxisRoom {
        AxisRoom { whole: Mm::new(whole), room: Mm::new(room), wanted: Mm::new(10), least: Mm::new(5) }
    }

    /// A grid of cells between two frames, without words on its lines.
    fn grid(frame: i64, cell: i64, cells: i64) -> SeamLines {
        let all: Vec<Mm> = (1..cells).map(|number| Mm::new(frame + cell * number)).collect();
        SeamLines { free: all.clone(), all }
    }

    fn windows(axis: AxisRoom, lines: &SeamLines, sharing: Sharing) -> Vec<(Mm, Mm)> {
        AxisTiling::new(axis, lines, sharing).expect("it has room").windows
    }

    fn mm(windows: &[(i64, i64)]) -> Vec<(Mm, Mm)> {
        windows.iter().map(|&(from, to)| (Mm::new(from), Mm::new(to))).collect()
    }

    #[test]
    fn without_lines_windows_are_equal_and_their_flaps_shrink_only_to_save_a_window() {
        for (room, flap, count) in [(183, 10, 2), (181, 7, 2), (179, 10, 3)] {
            let windows = windows(axis(355, room), &SeamLines::default(), Sharing::Even);
            assert_eq!((windows.len(), windows[0].1 - windows[1].0), (count, Mm::new(flap)), "{room} mm");
        }
    }

    #[test]
    fn seams_lie_on_lines_and_windows_are_as_even_as_these_allow() {
        let lines = grid(8, 20, 17);
        let even = windows(axis(356, 269), &lines, Sharing::Even);
        assert_eq!(even, mm(&[(0, 188), (178, 356)]));
        assert_eq!(windows(axis(356, 269), &lines, Sharing::FirstLong), mm(&[(0, 268), (258, 356)]));
        assert_eq!(windows(axis(356, 269), &lines, Sharing::LastLong), mm(&[(0, 108), (98, 356)]));
    }

    #[test]
    fn flaps_shrink_before_a_seam_leaves_the_lines() {
        let lines = SeamLines { free: vec![Mm::new(168)], all: grid(8, 20, 17).all };
        assert_eq!(windows(axis(356, 195), &lines, Sharing::Even), mm(&[(0, 168), (161, 356)]));
    }

    #[test]
    fn lines_that_cut_words_are_taken_only_if_there_are_no_others() {
        let all = grid(8, 20, 17).all;
        let free = all.iter().copied().filter(|line| *line > Mm::new(200)).collect();
        let lines = SeamLines { free, all };
        assert_eq!(windows(axis(356, 269), &lines, Sharing::Even), mm(&[(0, 208), (198, 356)]));
        let tight = AxisTiling::new(axis(356, 190), &lines, Sharing::Even).expect("it has room");
        assert_eq!(tight.place, SeamPlace::Line);
    }

    #[test]
    fn a_side_as_long_as_the_page_is_one_window() {
        for (whole, sharing) in [(4, Sharing::Even), (4, Sharing::Equal), (269, Sharing::Equal)] {
            let tiling =
                AxisTiling::new(axis(whole, whole), &SeamLines::default(), sharing).expect("it has room");
            assert_eq!((tiling.windows, tiling.place), (mm(&[(0, whole)]), SeamPlace::Free), "{whole} mm");
        }
    }

    proptest! {
        #[test]
        fn windows_cover_the_side_with_flaps_as_wanted(
            (frame, cell, cells) in (0i64..20, 3i64..60, 1i64..30),
            (room, wanted, least) in (40i64..300, 0i64..20, 0i64..20),
            sharing in prop::sample::select(vec![Sharing::Even, Sharing::FirstLong, Sharing::LastLong, Sharing::Equal]),
        ) {
            let whole = Mm::new(frame * 2 + cell * cells);
            let (wanted, least) = (Mm::new(wanted.max(least)), Mm::new(wanted.min(least)));
            let axis = AxisRoom { whole, room: Mm::new(room), wanted, least };
            let lines = grid(frame, cell, cells);
            let Some(tiling) = AxisTiling::new(axis, &lines, sharing) else { return Ok(()) };
            let equal = AxisTiling::new(axis, &lines, Sharing::Equal).expect("it has room");
            prop_assert_eq!(tiling.count(), equal.count());
            prop_assert_eq!((tiling.start(0), tiling.end(tiling.count() - 1)), (Mm::ZERO, whole));
            for number in 0..tiling.count() {
                let (start, end) = (tiling.start(number), tiling.end(number));
                prop_assert!(start < end && end - start <= axis.room);
                if number > 0 {
                    let flap = tiling.end(number - 1) - start;
                    prop_assert!(flap >= least && flap <= wanted + Mm::from_um(1), "{}", flap);
                    prop_assert!(tiling.end(number - 1) < end);
                    if tiling.place != SeamPlace::Anywhere {
                        prop_assert!(lines.all.contains(&tiling.end(number - 1)));
                    }
                }
            }
        }
    }
}

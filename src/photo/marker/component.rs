//! Connected components of dark pixels.

use kurbo::Point;

use super::dark::DarkMask;

/// Eight light pixels, and eight dark ones.
const LIGHT_EIGHT: u64 = 0;
const DARK_EIGHT: u64 = 0x0101_0101_0101_0101;

/// Minimum size of the shorter side of a readable marker.
const MIN_SHORTER_PX: u32 = 5;
/// Minimum size of its longer side.
const MIN_LONGER_PX: u32 = 8;

/// Adjacent dark pixels in a row, from `start` to before `end`.
#[derive(Clone, Copy)]
struct Run {
    row: u32,
    start: u32,
    end: u32,
}

/// The bounding box of a component and its number of pixels.
#[derive(Clone, Copy)]
struct BoundingBox {
    top: u32,
    bottom: u32,
    left: u32,
    right: u32,
    pixels: u64,
}

/// A component that may be a marker: the leftmost and rightmost pixel of each of its rows, from the top.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct DarkComponent {
    pub(super) left: Vec<Point>,
    pub(super) right: Vec<Point>,
}

/// The components that are large and full enough for a marker, in the order of their topmost rows.
pub(super) fn components(dark: &DarkMask) -> Vec<DarkComponent> {
    let (all, mut linked) = linked_runs(dark);
    let firsts: Vec<u32> = (0..all.len() as u32).map(|run| linked.first(run)).collect();
    let mut extents = vec![BoundingBox::EMPTY; all.len()];
    for (run, &first) in all.iter().zip(&firsts) {
        if let Some(extent) = extents.get_mut(first as usize) {
            extent.add(run);
        }
    }
    let mut components: Vec<DarkComponent> = Vec::new();
    let numbered = extents.iter().map(|extent| {
        components.extend(extent.fits().then(DarkComponent::default));
        extent.fits().then(|| components.len() - 1)
    });
    let numbers: Vec<Option<usize>> = numbered.collect();
    for (run, &first) in all.iter().zip(&firsts) {
        let number = numbers.get(first as usize).copied().flatten();
        if let Some(component) = number.and_then(|number| components.get_mut(number)) {
            component.add(run);
        }
    }
    components
}

impl BoundingBox {
    const EMPTY: BoundingBox = BoundingBox { top: u32::MAX, bottom: 0, left: u32::MAX, right: 0, pixels: 0 };

    fn add(&mut self, run: &Run) {
        self.top = self.top.min(run.row);
        self.bottom = run.row + 1;
        self.left = self.left.min(run.start);
        self.right = self.right.max(run.end);
        self.pixels += u64::from(run.end - run.start);
    }

    /// Whether a marker can have this size: readable, and not a mere line.
    fn fits(&self) -> bool {
        let (width, height) = (self.right.saturating_sub(self.left), self.bottom.saturating_sub(self.top));
        width.min(height) >= MIN_SHORTER_PX
            && width.max(height) >= MIN_LONGER_PX
            && self.pixels * 8 >= u64::from(width) * u64::from(height)
    }
}

impl DarkComponent {
    /// Adds a run; runs come in scan order.
    fn add(&mut self, run: &Run) {
        let y = f64::from(run.row);
        let end = Point::new(f64::from(run.end - 1), y);
        match self.right.last_mut() {
            Some(last) if last.y == y => *last = end,
            _ => {
                self.left.push(Point::new(f64::from(run.start), y));
                self.right.push(end);
            }
        }
    }
}

/// All runs in scan order, with connected ones joined.
fn linked_runs(dark: &DarkMask) -> (Vec<Run>, DisjointSets) {
    let (mut all, mut linked) = (Vec::<Run>::new(), DisjointSets::default());
    let mut above = 0;
    for (row, pixels) in dark.rows().enumerate() {
        let first = all.len();
        runs(pixels, |start, end| {
            all.push(Run { row: row as u32, start, end });
            linked.add();
        });
        linked.touch(above, first, &all);
        above = first;
    }
    (all, linked)
}

/// Calls `found` with every run of dark pixels in a row.
fn runs(row: &[u8], mut found: impl FnMut(u32, u32)) {
    let mut at = 0;
    loop {
        let start = skip(row, at, LIGHT_EIGHT);
        if start == row.len() {
            return;
        }
        at = skip(row, start, DARK_EIGHT);
        found(start as u32, at as u32);
    }
}

/// Returns the first pixel from `at` on that differs from those of `eight`, or the end of the row.
fn skip(row: &[u8], mut at: usize, eight: u64) -> usize {
    while let Some(Ok(bytes)) = row.get(at..at + 8).map(<[u8; 8]>::try_from) {
        let unlike = u64::from_le_bytes(bytes) ^ eight;
        if unlike != 0 {
            return at + unlike.trailing_zeros() as usize / 8;
        }
        at += 8;
    }
    let like = eight as u8 & 1;
    let rest = row.get(at..).unwrap_or(&[]);
    at + rest.iter().position(|&pixel| pixel != like).unwrap_or(rest.len())
}

/// Union-find of runs: every run points to an earlier one of its component, the first to itself.
#[derive(Default)]
struct DisjointSets {
    earlier: Vec<u32>,
}

impl DisjointSets {
    /// Adds the next run as a component of its own.
    fn add(&mut self) {
        self.earlier.push(self.earlier.len() as u32);
    }

    fn before(&self, run: u32) -> u32 {
        self.earlier.get(run as usize).copied().unwrap_or(run)
    }

    fn link(&mut self, run: u32, earlier: u32) {
        if let Some(link) = self.earlier.get_mut(run as usize) {
            *link = earlier;
        }
    }

    /// Returns the first run of a component, compressing the path.
    fn first(&mut self, mut run: u32) -> u32 {
        while self.before(run) != run {
            let before = self.before(self.before(run));
            self.link(run, before);
            run = before;
        }
        run
    }

    fn join(&mut self, one: usize, other: usize) {
        let (one, other) = (self.first(one as u32), self.first(other as u32));
        self.link(one.max(other), one.min(other));
    }

    /// Joins the runs of a row, from `first` on, to those of the row above, from `above` on, that touch them, even at a
    /// corner.
    fn touch(&mut self, above: usize, first: usize, all: &[Run]) {
        let (Some(upper), Some(lower)) = (all.get(above..first), all.get(first..)) else { return };
        let mut passed = 0;
        for (index, run) in lower.iter().enumerate() {
            passed += upper.iter().skip(passed).take_while(|upper| upper.end < run.start).count();
            let touched = upper.iter().skip(passed).take_while(|upper| upper.start <= run.end).count();
            for other in passed..passed + touched {
                self.join(first + index, above + other);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::photo::grey::Grey;

    fn dark(rows: &[&str]) -> DarkMask {
        let light: Vec<u8> =
            rows.concat().bytes().map(|letter| if letter == b'#' { 0 } else { 255 }).collect();
        DarkMask::below(&Grey::new(rows[0].len(), rows.len(), light).expect("matching size"), 128)
    }

    #[test]
    fn runs_are_found_in_rows_of_any_length() {
        for length in 0..40 {
            for start in 0..length {
                for end in start + 1..=length {
                    let row: Vec<u8> = (0..length).map(|at| u8::from((start..end).contains(&at))).collect();
                    let mut found = Vec::new();
                    runs(&row, |start, end| found.push((start as usize, end as usize)));
                    assert_eq!(found, [(start, end)]);
                }
            }
        }
    }

    #[test]
    fn arms_joined_further_down_are_one_component() {
        let rows = [
            "##........##....",
            "##........##....",
            "##..####..##....",
            "##..#..#..##....",
            "##..#..#.##.....",
            "##..####........",
            ".##......##.....",
            "..########......",
            "..########......",
            "..########......",
        ];
        let found = components(&dark(&rows));
        assert_eq!(found.len(), 1, "the box in the middle is too small to be kept");
        assert_eq!(found[0].left.len(), 10);
    }

    #[test]
    fn specks_and_lines_are_ignored() {
        assert_eq!(components(&dark(&["#".repeat(30).as_str(), &".".repeat(30)])), []);
        assert_eq!(components(&dark(&["."])), []);
    }
}

//! Filling columns and pages with what a leaflet is made of.

use std::collections::VecDeque;

use crate::scene::Node;

/// One line, table or diagram, drawn from its own top left corner.
#[derive(Clone, Debug, Default)]
pub struct Part {
    /// Its height.
    pub height: f64,
    /// What is left free above it, unless it stands at the head of a column.
    pub before: f64,
    /// What is left free below it, if more than the next part asks for above itself.
    pub after: f64,
    /// How willingly the space above it grows so that columns end level; 0: not at all.
    pub stretch: f64,
    /// Whether it must not be the last of its column.
    pub clings: bool,
    /// Whether it may drift to the head of the next column while the text after it goes on.
    pub floats: bool,
    /// What it shows.
    pub nodes: Vec<Node>,
}

/// A part in its column.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Set {
    /// Which part.
    pub part: usize,
    /// How far below the head of the column it begins.
    pub top: f64,
}

/// The columns of all pages in reading order.
pub type Columns = Vec<Vec<Set>>;

/// The most that the space above a part grows by, for each unit of its willingness.
const MOST_STRETCH: f64 = 1.0;

/// How pages are divided.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Room {
    /// Columns on a page.
    pub columns: usize,
    /// The height of a column of the first page, below the title.
    pub first: f64,
    /// The height of a column of any other page.
    pub other: f64,
}

impl Room {
    fn height(&self, column: usize) -> f64 {
        if column < self.columns { self.first } else { self.other }
    }
}

/// Puts parts into columns; the columns of the last page end at about one height.
pub fn fill(parts: &[Part], room: &Room) -> Columns {
    let blocks = blocks(parts);
    let mut columns = pour(parts, &blocks, |column| room.height(column));
    let pages = columns.len().div_ceil(room.columns);
    let last = pages.saturating_sub(1) * room.columns;
    let full = room.height(last);
    let mut best = f64::INFINITY;
    let mut low = full;
    for step in 0..=full.max(0.0) as usize {
        let height = step as f64;
        let tried = pour(parts, &blocks, |column| if column < last { room.height(column) } else { height });
        let fits = tried.iter().skip(last).all(|column| foot(parts, column) <= height + 1e-6);
        let cost = height + ugliness(parts, &tried, room);
        if fits && tried.len() <= pages * room.columns && cost < best {
            (best, low, columns) = (cost, height, tried);
        }
    }
    stretch(parts, &mut columns, |column| if column < last { room.height(column) } else { low });
    columns
}

/// What a reader minds about how columns are filled, in millimetres of balance that one would give for it:
/// each line between a diagram and its place in the text, a paragraph that a diagram interrupts, and what is
/// left at the foot of a column though the text goes on.
pub fn ugliness(parts: &[Part], columns: &Columns, room: &Room) -> f64 {
    const LINE: f64 = 5.0;
    const INTERRUPTED: f64 = 30.0;
    let order: Vec<usize> = columns.iter().flatten().map(|set| set.part).collect();
    let drifted = order.iter().enumerate().filter(|&(_, &part)| parts[part].floats);
    let lines: usize =
        drifted.map(|(n, &part)| order[..n].iter().filter(|&&before| before > part).count()).sum();
    let follows = |pair: &&[usize]| {
        parts[pair[0]].floats && !parts[pair[1]].floats && pair[1] > 0 && parts[pair[1]].before == 0.0
    };
    let interrupted = order.windows(2).filter(follows).count();
    LINE * lines as f64 + INTERRUPTED * interrupted as f64 + holes(parts, columns, room)
}

/// What is left at the feet of the columns before the last page, but for a line or so each.
fn holes(parts: &[Part], columns: &Columns, room: &Room) -> f64 {
    const UNSEEN: f64 = 6.0;
    let last = columns.len().div_ceil(room.columns).saturating_sub(1) * room.columns;
    let left = |(n, column): (usize, &Vec<Set>)| room.height(n) - foot(parts, column) - UNSEEN;
    columns.iter().take(last).enumerate().map(|column| left(column).max(0.0)).sum()
}

/// Where the last part of a column ends.
fn foot(parts: &[Part], column: &[Set]) -> f64 {
    column.iter().map(|set| set.top + parts[set.part].height).fold(0.0, f64::max)
}

/// Runs of parts that no column parts.
fn blocks(parts: &[Part]) -> Vec<std::ops::Range<usize>> {
    let mut blocks = Vec::new();
    let mut start = 0;
    for (n, part) in parts.iter().enumerate() {
        if !part.clings || n + 1 == parts.len() {
            blocks.push(start..n + 1);
            start = n + 1;
        }
    }
    blocks
}

fn pour(parts: &[Part], blocks: &[std::ops::Range<usize>], height: impl Fn(usize) -> f64) -> Columns {
    let mut pour = Pour { parts, height, columns: vec![Vec::new()], used: 0.0, waiting: VecDeque::new() };
    for block in blocks {
        let floats = block.len() == 1 && parts[block.start].floats;
        if floats && (!pour.waiting.is_empty() || !pour.fits(block)) && pour.used > 0.0 {
            pour.waiting.push_back(block.clone());
            continue;
        }
        // A column whose head is taken by what has drifted may again be full.
        while !pour.fits(block) && pour.used > 0.0 {
            pour.turn();
        }
        pour.put(block);
    }
    while !pour.waiting.is_empty() {
        pour.turn();
    }
    pour.columns
}

struct Pour<'a, H> {
    parts: &'a [Part],
    height: H,
    columns: Columns,
    used: f64,
    waiting: VecDeque<std::ops::Range<usize>>,
}

impl<H: Fn(usize) -> f64> Pour<'_, H> {
    fn room(&self) -> f64 {
        (self.height)(self.columns.len() - 1)
    }

    /// The space between the last part of the column and one that is to follow it.
    fn space(&self, part: &Part) -> f64 {
        let last = self.columns.last().and_then(|column| column.last());
        last.map_or(0.0, |set| self.parts[set.part].after.max(part.before))
    }

    fn needs(&self, block: &std::ops::Range<usize>) -> f64 {
        let parts = &self.parts[block.clone()];
        let first = parts.first().map_or(0.0, |part| self.space(part));
        let between: f64 = parts.windows(2).map(|pair| pair[0].after.max(pair[1].before)).sum();
        self.used + first + between + parts.iter().map(|part| part.height).sum::<f64>()
    }

    fn fits(&self, block: &std::ops::Range<usize>) -> bool {
        self.needs(block) <= self.room() + 1e-6
    }

    fn put(&mut self, block: &std::ops::Range<usize>) {
        for part in block.clone() {
            let height = self.parts[part].height;
            let mut space = self.space(&self.parts[part]);
            // What no column can hold in one go is cut after all, rather than run off the page.
            if self.used > 0.0 && self.used + space + height > self.room() + 1e-6 {
                self.columns.push(Vec::new());
                (self.used, space) = (0.0, 0.0);
            }
            let top = self.used + space;
            if let Some(column) = self.columns.last_mut() {
                column.push(Set { part, top });
            }
            self.used = top + height;
        }
    }

    /// Begins the next column with what has been waiting for it.
    fn turn(&mut self) {
        self.columns.push(Vec::new());
        self.used = 0.0;
        while let Some(block) = self.waiting.front().cloned() {
            if self.used > 0.0 && !self.fits(&block) {
                break;
            }
            self.waiting.pop_front();
            self.put(&block);
        }
    }
}

/// Spreads what is left at the foot of a column over the spaces in it.
fn stretch(parts: &[Part], columns: &mut Columns, height: impl Fn(usize) -> f64) {
    let last = columns.len().saturating_sub(1);
    for (number, column) in columns.iter_mut().enumerate() {
        let left = height(number) - foot(parts, column);
        let all: f64 = column.iter().skip(1).map(|set| parts[set.part].stretch).sum();
        if all <= 0.0 || left <= 0.0 {
            continue;
        }
        let each = left / all;
        // The very last column may end early; a gap too wide to hide is better left at the foot.
        if each > MOST_STRETCH && number == last {
            continue;
        }
        let each = each.min(MOST_STRETCH);
        let mut shift = 0.0;
        for (n, set) in column.iter_mut().enumerate() {
            if n > 0 {
                shift += each * parts[set.part].stretch;
            }
            set.top += shift;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn part(height: f64) -> Part {
        Part { height, before: 2.0, stretch: 1.0, ..Part::default() }
    }

    fn order(columns: &Columns) -> Vec<Vec<usize>> {
        columns.iter().map(|column| column.iter().map(|set| set.part).collect()).collect()
    }

    const ROOM: Room = Room { columns: 2, first: 30.0, other: 50.0 };

    #[test]
    fn a_heading_goes_along_with_what_follows() {
        let heading = Part { clings: true, ..part(5.0) };
        let parts = [part(20.0), heading, part(10.0), part(10.0)];
        assert_eq!(order(&fill(&parts, &ROOM)), [vec![0], vec![1, 2, 3]]);
    }

    #[test]
    fn a_diagram_drifts_to_the_next_column_while_the_text_goes_on() {
        let parts = [part(20.0), Part { floats: true, ..part(20.0) }, part(4.0), part(3.0)];
        assert_eq!(order(&fill(&parts, &ROOM)), [vec![0, 2], vec![1, 3]]);
    }

    #[test]
    fn a_hole_at_the_foot_of_a_column_is_ugly_unless_the_text_ends_there() {
        let ugly = |heights: &[f64]| {
            let parts: Vec<Part> = heights.iter().map(|&height| part(height)).collect();
            ugliness(&parts, &fill(&parts, &ROOM), &ROOM)
        };
        assert_eq!(ugly(&[15.0, 29.0, 45.0]), 9.0);
        assert_eq!(ugly(&[28.0, 29.0, 10.0]), 0.0);
    }

    #[test]
    fn the_last_page_is_balanced() {
        let parts: Vec<Part> = (0..4).map(|_| part(5.0)).collect();
        assert_eq!(order(&fill(&parts, &ROOM)), [vec![0, 1], vec![2, 3]]);
    }

    proptest! {
        #[test]
        fn nothing_is_lost_or_runs_over_the_foot(
            heights in prop::collection::vec((1.0f64..25.0, any::<bool>(), any::<bool>()), 1..40)
        ) {
            let parts: Vec<Part> = heights.iter().map(|&(height, clings, floats)| {
                Part { clings: clings && height < 4.0, floats, ..part(height) }
            }).collect();
            let columns = fill(&parts, &ROOM);
            let mut seen: Vec<usize> = columns.iter().flatten().map(|set| set.part).collect();
            seen.sort_unstable();
            prop_assert_eq!(seen, (0..parts.len()).collect::<Vec<_>>());
            for (n, column) in columns.iter().enumerate() {
                prop_assert!(foot(&parts, column) <= ROOM.height(n) + 1e-6);
                for pair in column.windows(2) {
                    prop_assert!(pair[1].top >= pair[0].top + parts[pair[0].part].height - 1e-6);
                }
            }
        }
    }
}

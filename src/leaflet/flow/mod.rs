//! Filling columns and pages with what a leaflet is made of.
//!
//! A figure that does not fit where the text speaks of it stands elsewhere between the paragraphs of its section:
//! never in another section, never within a paragraph. Where columns end and where figures stand is searched for
//! together, so that few figures move and no column has a hole at its foot. The columns of the last page end level.
//!
//! | file | does |
//! |---|---|
//! | `section` | parts as sections: a heading, texts, and figures that may stand between these |
//! | `place` | places in the leaflet |
//! | `search` | the ways to fill columns, and the best of them |
//! | `last` | the last page, level |

mod last;
mod place;
mod search;
mod section;

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
    /// Whether it may stand elsewhere between the texts of its section.
    pub floats: bool,
    /// What begins with it.
    pub begins: Begins,
    /// What it shows.
    pub nodes: Vec<Node>,
}

/// What begins with a part.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Begins {
    /// Nothing: it goes on with what is above it.
    #[default]
    Nothing,
    /// A paragraph, a list, a table, a diagram.
    Block,
    /// A section, with its heading.
    Section,
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

/// Columns filled, and how ugly they are: what a reader minds, in millimetres of paper that one would give for it.
#[derive(Clone, Debug, PartialEq)]
pub struct Filled {
    /// The columns.
    pub columns: Columns,
    /// What a reader minds.
    pub cost: f64,
}

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

/// Puts parts into columns.
pub fn fill(parts: &[Part], room: &Room) -> Filled {
    let sections = section::sections(parts);
    let (mut columns, cost) = last::levelled(parts, &sections, room);
    let last = columns.len().div_ceil(room.columns).saturating_sub(1) * room.columns;
    let level = columns.iter().skip(last).map(|column| foot(parts, column)).fold(0.0, f64::max);
    stretch(parts, &mut columns, |column| if column < last { room.height(column) } else { level });
    Filled { columns, cost }
}

/// Where the last part of a column ends.
fn foot(parts: &[Part], column: &[Set]) -> f64 {
    column.iter().map(|set| set.top + parts[set.part].height).fold(0.0, f64::max)
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
        Part { height, before: 2.0, stretch: 1.0, begins: Begins::Block, ..Part::default() }
    }

    fn columns(parts: &[Part]) -> Columns {
        fill(parts, &ROOM).columns
    }

    fn order(columns: &Columns) -> Vec<Vec<usize>> {
        columns.iter().map(|column| column.iter().map(|set| set.part).collect()).collect()
    }

    const ROOM: Room = Room { columns: 2, first: 30.0, other: 50.0 };

    #[test]
    fn a_heading_goes_along_with_what_follows() {
        let parts = [part(20.0), heading(), part(10.0), part(10.0)];
        assert_eq!(order(&columns(&parts)), [vec![0], vec![1, 2, 3]]);
    }

    fn heading() -> Part {
        Part { clings: true, begins: Begins::Section, ..part(5.0) }
    }

    fn figure(height: f64) -> Part {
        Part { floats: true, ..part(height) }
    }

    #[test]
    fn a_figure_moves_down_while_the_text_of_its_section_goes_on() {
        let parts = [part(20.0), figure(20.0), part(4.0), part(3.0)];
        assert_eq!(order(&columns(&parts)), [vec![0, 2], vec![1, 3]]);
    }

    #[test]
    fn a_figure_moves_up_where_it_ends_its_section() {
        let parts = [heading(), part(3.0), part(3.0), part(14.0), figure(12.0), heading(), part(6.0)];
        let columns = columns(&parts);
        assert_eq!(order(&columns), [vec![0, 1, 2, 4], vec![3, 5, 6]]);
    }

    #[test]
    fn a_figure_interrupts_no_paragraph() {
        let line = || Part { begins: Begins::Nothing, before: 0.0, ..part(5.0) };
        let parts = [part(5.0), figure(18.0), part(5.0), line(), line(), line(), part(5.0)];
        for set in columns(&parts).iter().flat_map(|column| column.windows(2)) {
            assert!(set[0].part != 1 || [2, 6].contains(&set[1].part), "{set:?}");
        }
    }

    #[test]
    fn a_hole_at_the_foot_of_a_column_is_ugly_unless_the_text_ends_there() {
        let cost = |heights: &[f64]| {
            let parts: Vec<Part> = heights.iter().map(|&height| part(height)).collect();
            fill(&parts, &ROOM).cost
        };
        let (holed, full) = (cost(&[15.0, 29.0, 45.0, 45.0]), cost(&[28.0, 29.0, 45.0, 45.0]));
        assert!(holed > full + 8.0, "{holed} {full}");
        assert_eq!(full, 0.0);
    }

    #[test]
    fn the_last_page_is_balanced() {
        let parts: Vec<Part> = (0..4).map(|_| part(5.0)).collect();
        assert_eq!(order(&columns(&parts)), [vec![0, 1], vec![2, 3]]);
        let three = Room { columns: 3, ..ROOM };
        let lines: Vec<Part> = (0..9).map(|n| part(4.0 + f64::from(n % 3))).collect();
        let feet: Vec<f64> = fill(&lines, &three).columns.iter().map(|column| foot(&lines, column)).collect();
        assert_eq!(feet.len(), 3);
        assert!(feet.iter().all(|foot| (foot - feet[0]).abs() < 3.0), "{feet:?}");
    }

    proptest! {
        #[test]
        fn nothing_is_lost_or_runs_over_the_foot(
            heights in prop::collection::vec((1.0f64..25.0, any::<bool>(), any::<bool>(), 0..5), 1..40)
        ) {
            let parts: Vec<Part> = heights.iter().map(|&(height, clings, floats, begins)| {
                let head = begins == 0 && height < 4.0;
                let begins = match begins {
                    0 if head => Begins::Section,
                    1 if !floats => Begins::Nothing,
                    _ => Begins::Block,
                };
                Part { clings: head || clings && height < 4.0 && !floats, floats: floats && !head, begins, ..part(height) }
            }).collect();
            let columns = columns(&parts);
            let mut seen: Vec<usize> = columns.iter().flatten().map(|set| set.part).collect();
            seen.sort_unstable();
            prop_assert_eq!(seen, (0..parts.len()).collect::<Vec<_>>());
            let order: Vec<usize> = columns.iter().flatten().map(|set| set.part).collect();
            let section = |part: usize| parts[..=part].iter().filter(|part| part.begins == Begins::Section).count();
            for pair in order.windows(2) {
                prop_assert!(section(pair[0]) <= section(pair[1]), "{:?}", order);
                let within = parts[pair[1]].begins == Begins::Nothing && pair[1] > 0;
                prop_assert!(!within || pair[0] + 1 == pair[1], "{:?}", order);
            }
            for (n, column) in columns.iter().enumerate() {
                prop_assert!(foot(&parts, column) <= ROOM.height(n) + 1e-6);
                for pair in column.windows(2) {
                    prop_assert!(pair[1].top >= pair[0].top + parts[pair[0].part].height - 1e-6);
                }
            }
        }
    }
}

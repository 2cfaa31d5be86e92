//! Places the items of a leaflet in columns.
//!
//! A figure that does not fit at its position floats to another one between the paragraphs of its section: never to
//! another section, never into a paragraph. Column breaks and figure positions are optimized together, to move few figures
//! and leave no large gaps at the ends of columns. The columns of the last page are balanced.
//!
//! | file | holds |
//! |---|---|
//! | `item` | items and columns |
//! | `section` | sections: a heading, texts, and floating figures |
//! | `position` | positions in the leaflet |
//! | `search` | a beam search for the best columns |
//! | `last_page` | balancing of the last page |

mod item;
mod last_page;
mod position;
mod search;
mod section;

pub(crate) use item::{BlockStart, Columns, FlowItem, FlowItems, PageColumns, PlacedFlowItem};

/// Filled columns and their cost, in millimetres of paper worth spending to avoid it.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Filled {
    pub columns: Columns,
    pub cost: f64,
}

/// Maximum growth of the space above an item, per unit of its stretchability.
const MAX_STRETCH_MM: f64 = 1.0;

pub(crate) fn fill(items: &[FlowItem], pages: &PageColumns) -> Filled {
    let sections = section::sections(items);
    let (mut columns, cost) = last_page::balanced(items, &sections, pages);
    let last = columns.len().div_ceil(pages.columns).saturating_sub(1) * pages.columns;
    let level = columns.iter().skip(last).map(|column| column_end(items, column)).fold(0.0, f64::max);
    stretch(items, &mut columns, |column| if column < last { pages.height(column) } else { level });
    Filled { columns, cost }
}

/// The end of the last item of a column.
fn column_end(items: &[FlowItem], column: &[PlacedFlowItem]) -> f64 {
    column.iter().map(|placed| placed.top + items[placed.item].height).fold(0.0, f64::max)
}

/// Distributes the free space of each column over the spaces in it.
fn stretch(items: &[FlowItem], columns: &mut Columns, height: impl Fn(usize) -> f64) {
    let last = columns.len().saturating_sub(1);
    for (number, column) in columns.iter_mut().enumerate() {
        let free = height(number) - column_end(items, column);
        let all: f64 = column.iter().skip(1).map(|placed| items[placed.item].stretch).sum();
        if all <= 0.0 || free <= 0.0 {
            continue;
        }
        let each = free / all;
        // The very last column may end early rather than get wide gaps.
        if each > MAX_STRETCH_MM && number == last {
            continue;
        }
        let each = each.min(MAX_STRETCH_MM);
        let mut shift = 0.0;
        for (n, placed) in column.iter_mut().enumerate() {
            if n > 0 {
                shift += each * items[placed.item].stretch;
            }
            placed.top += shift;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn item(height: f64) -> FlowItem {
        FlowItem { height, before: 2.0, stretch: 1.0, start: BlockStart::Block, ..FlowItem::default() }
    }

    fn columns(items: &[FlowItem]) -> Columns {
        fill(items, &PAGE).columns
    }

    fn order(columns: &Columns) -> Vec<Vec<usize>> {
        columns.iter().map(|column| column.iter().map(|placed| placed.item).collect()).collect()
    }

    const PAGE: PageColumns = PageColumns { columns: 2, first: 30.0, other: 50.0 };

    #[test]
    fn a_heading_stays_with_the_next_item() {
        let items = [item(20.0), heading(), item(10.0), item(10.0)];
        assert_eq!(order(&columns(&items)), [vec![0], vec![1, 2, 3]]);
    }

    fn heading() -> FlowItem {
        FlowItem { clings: true, start: BlockStart::Section, ..item(5.0) }
    }

    fn figure(height: f64) -> FlowItem {
        FlowItem { floats: true, ..item(height) }
    }

    #[test]
    fn a_figure_floats_down_within_its_section() {
        let items = [item(20.0), figure(20.0), item(4.0), item(3.0)];
        assert_eq!(order(&columns(&items)), [vec![0, 2], vec![1, 3]]);
    }

    #[test]
    fn a_figure_at_the_end_of_its_section_floats_up() {
        let items = [heading(), item(3.0), item(3.0), item(14.0), figure(12.0), heading(), item(6.0)];
        let columns = columns(&items);
        assert_eq!(order(&columns), [vec![0, 1, 2, 4], vec![3, 5, 6]]);
    }

    #[test]
    fn a_figure_interrupts_no_paragraph() {
        let line = || FlowItem { start: BlockStart::Nothing, before: 0.0, ..item(5.0) };
        let items = [item(5.0), figure(18.0), item(5.0), line(), line(), line(), item(5.0)];
        for placed in columns(&items).iter().flat_map(|column| column.windows(2)) {
            assert!(placed[0].item != 1 || [2, 6].contains(&placed[1].item), "{placed:?}");
        }
    }

    #[test]
    fn a_gap_at_the_end_of_a_column_costs_unless_the_text_ends_there() {
        let cost = |heights: &[f64]| {
            let items: Vec<FlowItem> = heights.iter().map(|&height| item(height)).collect();
            fill(&items, &PAGE).cost
        };
        let (holed, full) = (cost(&[15.0, 29.0, 45.0, 45.0]), cost(&[28.0, 29.0, 45.0, 45.0]));
        assert!(holed > full + 8.0, "{holed} {full}");
        assert_eq!(full, 0.0);
    }

    #[test]
    fn the_last_page_is_balanced() {
        let items: Vec<FlowItem> = (0..4).map(|_| item(5.0)).collect();
        assert_eq!(order(&columns(&items)), [vec![0, 1], vec![2, 3]]);
        let three = PageColumns { columns: 3, ..PAGE };
        let lines: Vec<FlowItem> = (0..9).map(|n| item(4.0 + f64::from(n % 3))).collect();
        let feet: Vec<f64> =
            fill(&lines, &three).columns.iter().map(|column| column_end(&lines, column)).collect();
        assert_eq!(feet.len(), 3);
        assert!(feet.iter().all(|foot| (foot - feet[0]).abs() < 3.0), "{feet:?}");
    }

    proptest! {
        #[test]
        fn every_item_is_placed_once_within_its_column(
            heights in prop::collection::vec((1.0f64..25.0, any::<bool>(), any::<bool>(), 0..5), 1..40)
        ) {
            let items: Vec<FlowItem> = heights.iter().map(|&(height, clings, floats, start)| {
                let head = start == 0 && height < 4.0;
                let start = match start {
                    0 if head => BlockStart::Section,
                    1 if !floats => BlockStart::Nothing,
                    _ => BlockStart::Block,
                };
                FlowItem { clings: head || clings && height < 4.0 && !floats, floats: floats && !head, start, ..item(height) }
            }).collect();
            let columns = columns(&items);
            let mut seen: Vec<usize> = columns.iter().flatten().map(|placed| placed.item).collect();
            seen.sort_unstable();
            prop_assert_eq!(seen, (0..items.len()).collect::<Vec<_>>());
            let order: Vec<usize> = columns.iter().flatten().map(|placed| placed.item).collect();
            let section = |item: usize| items[..=item].iter().filter(|item| item.start == BlockStart::Section).count();
            for pair in order.windows(2) {
                prop_assert!(section(pair[0]) <= section(pair[1]), "{:?}", order);
                let within = items[pair[1]].start == BlockStart::Nothing && pair[1] > 0;
                prop_assert!(!within || pair[0] + 1 == pair[1], "{:?}", order);
            }
            for (n, column) in columns.iter().enumerate() {
                prop_assert!(column_end(&items, column) <= PAGE.height(n) + 1e-6);
                for pair in column.windows(2) {
                    prop_assert!(pair[1].top >= pair[0].top + items[pair[0].item].height - 1e-6);
                }
            }
        }
    }
}

//! Balances the columns of the last page.

use std::collections::BTreeSet;

use super::item::{Columns, FlowItem, PageColumns};
use super::position::FlowPosition;
use super::search::{ColumnSearch, PageBreak, PartialLayout, gap_cost};
use super::section::Section;

/// Maximum number of tried starts of the last page.
const MAX_STARTS: usize = 6;

/// Fills the minimum number of pages and balances the last one; returns the columns and their cost.
pub(super) fn balanced(items: &[FlowItem], sections: &[Section], pages: &PageColumns) -> (Columns, f64) {
    let page_columns = pages.columns.max(1);
    let mut search = ColumnSearch::new(items, sections, page_columns, |column| pages.height(column));
    let candidates = search.candidates(FlowPosition::default(), PartialLayout::start());
    let Some(fewest) = candidates.iter().map(|candidate| candidate.column / page_columns).min() else {
        return (Vec::new(), 0.0);
    };
    let first = fewest * page_columns;
    let mut best: Option<(Columns, f64)> = None;
    let mut starts: Vec<PageBreak> = match fewest {
        0 => vec![PageBreak { position: FlowPosition::default(), candidate: PartialLayout::start() }],
        _ => {
            let breaks = search.page_breaks.iter().copied();
            breaks.filter(|page_break| page_break.candidate.column == first).collect()
        }
    };
    starts.sort_by(|a, b| a.candidate.cost.total_cmp(&b.candidate.cost));
    let mut known = BTreeSet::new();
    starts.retain(|page_break| known.insert(page_break.position));
    for PageBreak { position, candidate } in starts.into_iter().take(MAX_STARTS) {
        let max_cost = best.as_ref().map_or(f64::INFINITY, |(_, cost)| *cost) - candidate.cost;
        if let Some((columns, cost)) =
            balance(items, sections, pages, position, pages.height(first), max_cost)
        {
            let mut all = search.columns(&candidate);
            all.resize_with(first, Vec::new);
            all.extend(columns);
            best = Some((all, candidate.cost + cost));
        }
    }
    best.unwrap_or_else(|| {
        let candidate = candidates.iter().filter(|candidate| candidate.column / page_columns == fewest);
        let candidate = candidate.min_by(|a, b| a.cost.total_cmp(&b.cost));
        candidate.map_or((Vec::new(), 0.0), |candidate| (search.columns(candidate), candidate.cost))
    })
}

/// Fills one page with the rest of a leaflet in balanced columns; `None` if the cost is not below `max_cost`.
fn balance(
    items: &[FlowItem],
    sections: &[Section],
    pages: &PageColumns,
    position: FlowPosition,
    full: f64,
    max_cost: f64,
) -> Option<(Columns, f64)> {
    let page_columns = pages.columns.max(1);
    let mean_height = position.remaining_height(sections) / page_columns as f64;
    let mut best: Option<(Columns, f64)> = None;
    let mut least = max_cost;
    // A single column needs no balance.
    let mut height = if page_columns == 1 { full } else { mean_height.ceil().min(full) };
    while height <= full + 1e-6 {
        if page_columns > 1 && page_columns as f64 * gap_cost(height - mean_height) >= least {
            break;
        }
        let mut search = ColumnSearch::new(items, sections, usize::MAX, |_| height);
        search.max_columns = page_columns;
        let total_cost = |candidate: &PartialLayout| match page_columns {
            1 => candidate.cost,
            _ => {
                candidate.cost
                    + gap_cost(height - candidate.used)
                    + (page_columns - 1 - candidate.column) as f64 * gap_cost(height)
            }
        };
        let candidates = search.candidates(position, PartialLayout::start());
        let candidate = candidates.iter().min_by(|a, b| total_cost(a).total_cmp(&total_cost(b)));
        if let Some(candidate) = candidate.filter(|candidate| total_cost(candidate) < least) {
            least = total_cost(candidate);
            best = Some((search.columns(candidate), least));
        }
        height += if height < full { 1f64.min(full - height).max(1e-3) } else { 1.0 };
    }
    best
}

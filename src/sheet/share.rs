//! Assigns blocks to as few pages as possible.
//!
//! Full pages of pieces are shared, and boards have pieces beside them, only if that saves a page. The rest is packed by first
//! fit with several strategies, from the simplest to the densest; the simplest with the fewest pages is chosen.

use super::Options;
use super::block::{BlockKind, PageBlock};
use super::grid::BatchPlan;
use super::page_layout::PageLayout;
use super::tile::BoardPart;

/// Maximum number of pages tried for one block, which keeps games with a thousand groups fast.
const MAX_OPEN_PAGES: usize = 50;

/// Options of packing.
struct PackingStrategy {
    /// Whether boards, flat pieces and folded ones may share a page.
    mixed: bool,
    /// Whether blocks may be side by side, not only one above the other.
    beside: bool,
    /// Whether the tallest blocks are first, instead of the order of the spec.
    tallest_first: bool,
    /// Whether the last pieces of a batch may be divided among several pages.
    spread: bool,
    /// Whether all pieces of a batch may be, before they fill pages of their own.
    scatter: bool,
}

/// From the simplest to the densest.
const STRATEGIES: [PackingStrategy; 8] = [
    SIMPLEST,
    PackingStrategy { mixed: true, ..SIMPLEST },
    PackingStrategy { mixed: true, beside: true, ..SIMPLEST },
    PackingStrategy { mixed: true, beside: true, tallest_first: true, ..SIMPLEST },
    PackingStrategy { mixed: true, tallest_first: true, spread: true, ..SIMPLEST },
    PackingStrategy { mixed: true, beside: true, spread: true, ..SIMPLEST },
    PackingStrategy { mixed: true, beside: true, tallest_first: true, spread: true, ..SIMPLEST },
    PackingStrategy { mixed: true, beside: true, spread: true, scatter: true, ..SIMPLEST },
];

const SIMPLEST: PackingStrategy =
    PackingStrategy { mixed: false, beside: false, tallest_first: false, spread: false, scatter: false };

/// The pages of a game's boards and pieces.
pub(super) fn fewest_pages<'a>(
    parts: &'a [BoardPart],
    plans: &'a [BatchPlan<'a>],
    options: &Options,
) -> Vec<PageLayout<'a>> {
    let together = best(parts, plans, options);
    if parts.is_empty() || plans.is_empty() {
        return together;
    }
    // The best strategy for the boards may be bad for the pieces.
    let separate = [best(parts, &[], options), best(&[], plans, options)];
    if separate.iter().map(Vec::len).sum::<usize>() < together.len() {
        return separate.into_iter().flatten().collect();
    }
    together
}

/// The pages of the simplest strategy with the fewest pages.
fn best<'a>(parts: &'a [BoardPart], plans: &'a [BatchPlan<'a>], options: &Options) -> Vec<PageLayout<'a>> {
    let packed = STRATEGIES.iter().map(|strategy| strategy.pack(&strategy.pending(parts, plans), options));
    packed.min_by_key(Vec::len).unwrap_or_default()
}

/// A block to be assigned to a page.
#[derive(Clone, Copy)]
struct PendingBlock<'a> {
    block: PageBlock<'a>,
    /// Whether it fills a page, and must be positioned like the other full pages of its batch.
    fills_page: bool,
}

impl PackingStrategy {
    fn pending<'a>(&self, parts: &'a [BoardPart], plans: &'a [BatchPlan<'a>]) -> Vec<PendingBlock<'a>> {
        let boards =
            parts.iter().map(|part| PendingBlock { block: PageBlock::Board(part), fills_page: false });
        let pieces = plans.iter().flat_map(|plan| {
            let parts = if self.scatter { vec![plan.whole()] } else { plan.whole().pages() };
            let last = parts.len() - 1;
            let pending = parts.into_iter().enumerate();
            pending
                .map(move |(at, part)| PendingBlock { block: PageBlock::Pieces(part), fills_page: at < last })
        });
        boards.chain(pieces).collect()
    }

    fn pack<'a>(&self, blocks: &[PendingBlock<'a>], options: &Options) -> Vec<PageLayout<'a>> {
        let mut order: Vec<(usize, &PendingBlock)> = blocks.iter().enumerate().collect();
        if self.tallest_first {
            order.sort_by_key(|(_, pending)| std::cmp::Reverse(pending.block.size().height));
        }
        // Pages with the indices of their first blocks, which keeps them in the order of the spec.
        let mut pages: Vec<(usize, PageLayout)> = Vec::new();
        let mut open: Vec<usize> = Vec::new();
        for (number, pending) in order {
            if pending.fills_page {
                pages.push((number, PageLayout::new(pending.block, options)));
                continue;
            }
            let Some(rest) = self.add_to_open(pending.block, number, &mut pages, &open) else { continue };
            pages.extend(rest.pages().into_iter().map(|block| (number, PageLayout::new(block, options))));
            open.push(pages.len() - 1);
            if open.len() > MAX_OPEN_PAGES {
                open.remove(0);
            }
        }
        pages.sort_by_key(|&(number, _)| number);
        pages.into_iter().map(|(_, page)| page).collect()
    }

    /// Adds a block to open pages, and returns the rest for which there is no room.
    fn add_to_open<'a>(
        &self,
        block: PageBlock<'a>,
        number: usize,
        pages: &mut [(usize, PageLayout<'a>)],
        open: &[usize],
    ) -> Option<PageBlock<'a>> {
        let mut rest = block;
        loop {
            let matches = |page: &PageLayout| {
                let kind = rest.kind();
                self.mixed || kind != BlockKind::Board && page.blocks().all(|other| other.kind() == kind)
            };
            let open: Vec<usize> = open.iter().copied().filter(|&at| matches(&pages[at].1)).collect();
            if let Some(&at) = open.iter().find(|&&at| pages[at].1.add(rest, self.beside)) {
                pages[at].0 = pages[at].0.min(number);
                return None;
            }
            if !self.spread {
                return Some(rest);
            }
            let part = |&at: &usize| Some((at, pages[at].1.add_part(rest, self.beside)?));
            let Some((at, remaining)) = open.iter().find_map(part) else { return Some(rest) };
            pages[at].0 = pages[at].0.min(number);
            rest = remaining;
        }
    }
}

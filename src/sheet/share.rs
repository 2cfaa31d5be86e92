//! Assigns blocks to as few pages as possible.
//!
//! Full pages of pieces are not shared, and boards only if pieces beside them save a page. The rest is packed by first
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
}

/// From the simplest to the densest.
const STRATEGIES: [PackingStrategy; 7] = [
    PackingStrategy { mixed: false, beside: false, tallest_first: false, spread: false },
    PackingStrategy { mixed: true, beside: false, tallest_first: false, spread: false },
    PackingStrategy { mixed: true, beside: true, tallest_first: false, spread: false },
    PackingStrategy { mixed: true, beside: true, tallest_first: true, spread: false },
    PackingStrategy { mixed: true, beside: false, tallest_first: true, spread: true },
    PackingStrategy { mixed: true, beside: true, tallest_first: false, spread: true },
    PackingStrategy { mixed: true, beside: true, tallest_first: true, spread: true },
];

/// The pages of a game's boards and pieces.
pub(super) fn fewest_pages<'a>(
    parts: &'a [BoardPart],
    plans: &'a [BatchPlan<'a>],
    options: &Options,
) -> Vec<PageLayout<'a>> {
    let boards: Vec<PendingBlock> =
        parts.iter().map(|part| PendingBlock { block: PageBlock::Board(part), fills_page: false }).collect();
    let mut pieces = Vec::new();
    for plan in plans {
        let mut blocks = plan.parts().map(PageBlock::Pieces).peekable();
        while let Some(block) = blocks.next() {
            pieces.push(PendingBlock { block, fills_page: blocks.peek().is_some() });
        }
    }
    let together = best(&[&boards[..], &pieces].concat(), options);
    if boards.is_empty() || pieces.is_empty() {
        return together;
    }
    // The best strategy for the boards may be bad for the pieces.
    let separate = [best(&boards, options), best(&pieces, options)];
    if separate.iter().map(Vec::len).sum::<usize>() < together.len() {
        return separate.into_iter().flatten().collect();
    }
    together
}

/// The pages of the simplest strategy with the fewest pages.
fn best<'a>(blocks: &[PendingBlock<'a>], options: &Options) -> Vec<PageLayout<'a>> {
    let packed = STRATEGIES.iter().map(|strategy| strategy.pack(blocks, options));
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
            open.push(pages.len());
            if open.len() > MAX_OPEN_PAGES {
                open.remove(0);
            }
            pages.push((number, PageLayout::new(rest, options)));
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

//! Assigns blocks to as few pages as possible.
//!
//! Full pages of pieces are shared, and boards have pieces beside them, only if that saves a page. The rest is packed by first
//! fit with several strategies, from the simplest to the densest; the simplest with the fewest pages is chosen.

use super::axis_tiling::Sharing;
use super::batch::{self, Batch};
use super::block::{BlockKind, PageBlock};
use super::grid::BatchPlan;
use super::page_layout::PageLayout;
use super::tile::{self, BoardPart};
use super::{Options, TooLarge, page, search};
use crate::game::Game;

/// Maximum number of pages tried for one block, which keeps games with a thousand groups fast.
const MAX_OPEN_PAGES: usize = 50;

/// Games with more batches or pages are not searched: there is little to gain, and it takes long.
const MAX_SEARCHED_BATCHES: usize = 12;
const MAX_SEARCHED_PAGES: usize = 6;

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

/// How hard it is tried to save pages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PageSearch {
    /// By strategies alone.
    Quick,
    /// Also by search.
    Thorough,
}

/// Assigns everything to the fewest pages that are found, upright or sideways, and passes them on. Fails with all items
/// that do not fit.
pub(super) fn with_pages<T>(
    game: &Game,
    options: &Options,
    search: PageSearch,
    then: impl FnOnce(&[&PageLayout]) -> T,
) -> Result<T, Vec<TooLarge>> {
    let turned = Options { paper: options.paper.turned(), ..options.clone() };
    let batches = batch::batches(game, options);
    let upright = Blocks::new(game, &batches, options);
    let mut ways: Vec<Ways> = upright.iter().map(Blocks::ways).collect();
    let sideways = (ways.first().is_none_or(|ways| ways.together.len() > 1))
        .then(|| Blocks::new(game, &batches, &turned));
    ways.extend(sideways.iter().flatten().map(Blocks::ways));
    if ways.is_empty() {
        return Err(upright.err().unwrap_or_default());
    }
    let (boards, pieces) = fewest_apart(&ways);
    let mut found: Vec<Vec<&PageLayout>> = ways.iter().map(|ways| ways.together.iter().collect()).collect();
    // Of equally many pages the first are taken: upright with boards and pieces together, then apart, then sideways.
    found.insert(1, boards.iter().chain(pieces).collect());
    let mut pages = fewest(found);
    let blocks: Vec<&Blocks> = upright.iter().chain(sideways.iter().flatten()).collect();
    let (mut together, mut alone) = (Vec::new(), Vec::new());
    if search == PageSearch::Thorough {
        together = fewer_by_search(&blocks, true, pages.len());
        // Boards never take the page that a search saves for pieces alone.
        alone = fewer_by_search(&blocks, false, pieces.len());
    }
    let beside = if alone.is_empty() { Vec::new() } else { boards.iter().chain(&alone).collect() };
    pages = fewest([pages, together.iter().collect(), beside]);
    Ok(then(&pages))
}

/// The first with the fewest pages of those that have any.
fn fewest<'w, 'a>(found: impl IntoIterator<Item = Vec<&'w PageLayout<'a>>>) -> Vec<&'w PageLayout<'a>> {
    found.into_iter().filter(|pages| !pages.is_empty()).min_by_key(Vec::len).unwrap_or_default()
}

/// Fewer pages than these on paper that lies in one of these ways, or none.
fn fewer_by_search<'b>(ways: &[&'b Blocks], with_boards: bool, most: usize) -> Vec<PageLayout<'b>> {
    ways.iter().fold(Vec::new(), |found, blocks| {
        let most = if found.is_empty() { most } else { found.len() };
        blocks.fewer_than(most, with_boards).unwrap_or(found)
    })
}

/// What has to be printed on paper that lies one way, but for boards, which lie as they need the fewest sheets.
struct Blocks<'a> {
    /// The parts of the boards, divided in several ways.
    divided: Vec<Vec<BoardPart>>,
    plans: Vec<BatchPlan<'a>>,
    options: &'a Options,
}

/// The pages of blocks, in the ways that may need the fewest.
struct Ways<'a> {
    together: Vec<PageLayout<'a>>,
    /// Pages of boards and pages of pieces; none unless there are both.
    boards: Vec<PageLayout<'a>>,
    pieces: Vec<PageLayout<'a>>,
}

impl<'a> Blocks<'a> {
    /// Divides the boards and plans the grids of pieces. Fails with all items that do not fit.
    fn new(game: &Game, batches: &'a [Batch<'a>], options: &'a Options) -> Result<Blocks<'a>, Vec<TooLarge>> {
        let mut misfits = Vec::new();
        let mut divided: Vec<Vec<BoardPart>> = Sharing::ALL.map(|_| Vec::new()).into();
        for (number, board) in game.boards.iter().enumerate().filter(|_| options.parts.board) {
            let lines = tile::seam_lines(board);
            for (parts, sharing) in divided.iter_mut().zip(Sharing::ALL) {
                match tile::parts(number, board, &lines, options, sharing) {
                    Ok(of_board) => parts.extend(of_board),
                    Err(misfit) if sharing == Sharing::Even => misfits.push(misfit),
                    Err(_) => {}
                }
            }
        }
        let mut plans = Vec::with_capacity(batches.len());
        for batch in batches {
            match BatchPlan::new(batch, options) {
                Ok(plan) => plans.push(plan),
                Err(room) => misfits.extend(batch.too_large(room)),
            }
        }
        // How boards are divided matters only to the pieces beside them.
        if plans.is_empty() || divided.iter().flatten().all(|part| part.tile.is_none()) {
            divided.truncate(1);
        }
        if misfits.is_empty() { Ok(Blocks { divided, plans, options }) } else { Err(misfits) }
    }

    /// The ways to lay them out.
    fn ways(&self) -> Ways<'_> {
        let Blocks { divided, plans, options } = self;
        let together = divided.iter().map(|parts| best(parts, plans, options));
        let together = together.min_by_key(Vec::len).unwrap_or_default();
        let parts = &divided[0];
        let may_save =
            !parts.is_empty() && !plans.is_empty() && together.len() > least_pages(parts, plans, options);
        let (boards, pieces) =
            if may_save { (best(parts, &[], options), best(&[], plans, options)) } else { (vec![], vec![]) };
        Ways { together, boards, pieces }
    }

    /// Fewer pages than these, if a search finds them.
    fn fewer_than(&self, pages: usize, with_boards: bool) -> Option<Vec<PageLayout<'_>>> {
        let Blocks { divided, plans, options } = self;
        let parts = if with_boards { &divided[0][..] } else { &[] };
        let least = least_pages(parts, plans, options);
        if plans.len() < 2 || plans.len() > MAX_SEARCHED_BATCHES || pages > MAX_SEARCHED_PAGES {
            return None;
        }
        let pieces = plans.iter().map(|plan| PageBlock::Pieces(plan.whole()));
        let blocks: Vec<PageBlock> = parts.iter().map(PageBlock::Board).chain(pieces).collect();
        search::fewer(&blocks, options, (least, pages))
    }
}

/// The fewest pages of boards and of pieces, if these are apart.
fn fewest_apart<'w, 'a>(ways: &'w [Ways<'a>]) -> (&'w [PageLayout<'a>], &'w [PageLayout<'a>]) {
    let apart = || ways.iter().filter(|ways| !ways.boards.is_empty());
    let boards = apart().map(|ways| &ways.boards[..]).min_by_key(|pages| pages.len());
    let pieces = apart().map(|ways| &ways.pieces[..]).min_by_key(|pages| pages.len());
    (boards.unwrap_or_default(), pieces.unwrap_or_default())
}

/// The pages of the simplest strategy with the fewest pages.
fn best<'a>(parts: &'a [BoardPart], plans: &'a [BatchPlan<'a>], options: &Options) -> Vec<PageLayout<'a>> {
    let least = least_pages(parts, plans, options);
    let mut best: Option<Vec<PageLayout>> = None;
    for strategy in &STRATEGIES {
        let pages = strategy.pack(&strategy.pending(parts, plans), options);
        if best.as_ref().is_none_or(|best| pages.len() < best.len()) {
            best = Some(pages);
        }
        if best.as_ref().is_some_and(|best| best.len() <= least) {
            break;
        }
    }
    best.unwrap_or_default()
}

/// A lower bound of the number of pages.
fn least_pages(parts: &[BoardPart], plans: &[BatchPlan], options: &Options) -> usize {
    let boards = parts.iter().map(|part| part.size().area_mm2());
    let pieces = plans.iter().map(|plan| plan.batch.area_mm2());
    // No page has two of them.
    let tiles = parts.iter().filter(|part| part.tile.is_some()).count();
    page::least_pages(boards.chain(pieces).sum(), options).max(tiles)
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

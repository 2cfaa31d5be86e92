//! Which blocks share a page, so that there are as few pages as can be.
//!
//! Pages that hold as many pieces as their grid allows are left alone, and so are boards as long as nothing is
//! won by putting pieces beside them. What remains is packed in several ways, each a first fit, from the
//! plainest to the tightest; the plainest of those that need fewest pages is taken.

use super::Options;
use super::block::{Block, Kind};
use super::grid::Plan;
use super::leaf::Leaf;
use super::tile::Part;

/// More pages than this are not tried for one block: a game of a thousand groups is to be laid out at once.
const MOST_TRIED: usize = 50;

/// A way to pack.
struct Way {
    /// Whether boards, flat pieces and folded ones may share a page.
    mixed: bool,
    /// Whether blocks may lie beside each other, not only one above the other.
    beside: bool,
    /// Whether the tallest blocks come first; else they come in the order of the spec.
    tallest_first: bool,
    /// Whether the last pieces of a batch may be spread over what several pages leave free.
    spread: bool,
}

/// From the plainest to the tightest.
const WAYS: [Way; 7] = [
    Way { mixed: false, beside: false, tallest_first: false, spread: false },
    Way { mixed: true, beside: false, tallest_first: false, spread: false },
    Way { mixed: true, beside: true, tallest_first: false, spread: false },
    Way { mixed: true, beside: true, tallest_first: true, spread: false },
    Way { mixed: true, beside: false, tallest_first: true, spread: true },
    Way { mixed: true, beside: true, tallest_first: false, spread: true },
    Way { mixed: true, beside: true, tallest_first: true, spread: true },
];

/// The pages of a game's boards and pieces.
pub(super) fn fewest<'a>(parts: &'a [Part], plans: &'a [Plan<'a>], options: &Options) -> Vec<Leaf<'a>> {
    let boards: Vec<Wanted> =
        parts.iter().map(|part| Wanted { block: Block::Part(part), fills: false }).collect();
    let mut pieces = Vec::new();
    for plan in plans {
        let mut loads = plan.loads().map(Block::Load).peekable();
        while let Some(block) = loads.next() {
            pieces.push(Wanted { block, fills: loads.peek().is_some() });
        }
    }
    let together = best(&[&boards[..], &pieces].concat(), options);
    if boards.is_empty() || pieces.is_empty() {
        return together;
    }
    // A way that is good for the boards may be bad for the pieces.
    let apart = [best(&boards, options), best(&pieces, options)];
    if apart.iter().map(Vec::len).sum::<usize>() < together.len() {
        return apart.into_iter().flatten().collect();
    }
    together
}

/// The plainest way to pack that needs fewest pages.
fn best<'a>(blocks: &[Wanted<'a>], options: &Options) -> Vec<Leaf<'a>> {
    let packed = WAYS.iter().map(|way| way.packed(blocks, options));
    packed.min_by_key(Vec::len).unwrap_or_default()
}

/// A block that is to be printed.
#[derive(Clone, Copy)]
struct Wanted<'a> {
    block: Block<'a>,
    /// Whether it fills a page, as the others of its batch do: all these lie in the same place.
    fills: bool,
}

impl Way {
    fn packed<'a>(&self, blocks: &[Wanted<'a>], options: &Options) -> Vec<Leaf<'a>> {
        let mut order: Vec<(usize, &Wanted)> = blocks.iter().enumerate().collect();
        if self.tallest_first {
            order.sort_by_key(|(_, wanted)| std::cmp::Reverse(wanted.block.size().height));
        }
        // Pages beside the first of their blocks, in the order of the spec: so they stay in that order.
        let mut leaves: Vec<(usize, Leaf)> = Vec::new();
        let mut open: Vec<usize> = Vec::new();
        for (number, wanted) in order {
            if wanted.fills {
                leaves.push((number, Leaf::of(wanted.block, options)));
                continue;
            }
            let Some(left) = self.shared(wanted.block, number, &mut leaves, &open) else { continue };
            open.push(leaves.len());
            if open.len() > MOST_TRIED {
                open.remove(0);
            }
            leaves.push((number, Leaf::of(left, options)));
        }
        leaves.sort_by_key(|&(number, _)| number);
        leaves.into_iter().map(|(_, leaf)| leaf).collect()
    }

    /// Puts a block on pages that are there, and gives back what has no room on them.
    fn shared<'a>(
        &self,
        block: Block<'a>,
        number: usize,
        leaves: &mut [(usize, Leaf<'a>)],
        open: &[usize],
    ) -> Option<Block<'a>> {
        let mut left = block;
        loop {
            let alike = |leaf: &Leaf| {
                let kind = left.kind();
                self.mixed || kind != Kind::Board && leaf.blocks().all(|other| other.kind() == kind)
            };
            let open: Vec<usize> = open.iter().copied().filter(|&at| alike(&leaves[at].1)).collect();
            if let Some(&at) = open.iter().find(|&&at| leaves[at].1.take(left, self.beside)) {
                leaves[at].0 = leaves[at].0.min(number);
                return None;
            }
            if !self.spread {
                return Some(left);
            }
            let part = |&at: &usize| Some((at, leaves[at].1.take_part(left, self.beside)?));
            let Some((at, rest)) = open.iter().find_map(part) else { return Some(left) };
            leaves[at].0 = leaves[at].0.min(number);
            left = rest;
        }
    }
}

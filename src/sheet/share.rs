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
}

/// From the plainest to the tightest.
const WAYS: [Way; 4] = [
    Way { mixed: false, beside: false, tallest_first: false },
    Way { mixed: true, beside: false, tallest_first: false },
    Way { mixed: true, beside: true, tallest_first: false },
    Way { mixed: true, beside: true, tallest_first: true },
];

/// The pages of a game's boards and pieces.
pub(super) fn fewest<'a>(parts: &'a [Part], plans: &'a [Plan<'a>], options: &Options) -> Vec<Leaf<'a>> {
    let mut blocks: Vec<Wanted> =
        parts.iter().map(|part| Wanted { block: Block::Part(part), fills: false }).collect();
    for plan in plans {
        let mut loads = plan.loads().map(Block::Load).peekable();
        while let Some(block) = loads.next() {
            blocks.push(Wanted { block, fills: loads.peek().is_some() });
        }
    }
    let packed = WAYS.iter().map(|way| way.packed(&blocks, options));
    packed.min_by_key(Vec::len).unwrap_or_default()
}

/// A block that is to be printed.
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
            let taken = match wanted.fills {
                true => None,
                false => open.iter().copied().find(|&at| self.add(&mut leaves[at].1, wanted.block)),
            };
            match taken {
                Some(at) => leaves[at].0 = leaves[at].0.min(number),
                None => {
                    if !wanted.fills {
                        open.push(leaves.len());
                    }
                    if open.len() > MOST_TRIED {
                        open.remove(0);
                    }
                    leaves.push((number, Leaf::of(wanted.block, options)));
                }
            }
        }
        leaves.sort_by_key(|&(number, _)| number);
        leaves.into_iter().map(|(_, leaf)| leaf).collect()
    }

    fn add<'a>(&self, leaf: &mut Leaf<'a>, block: Block<'a>) -> bool {
        let kind = block.kind();
        let alike = kind != Kind::Board && leaf.blocks().all(|other| other.kind() == kind);
        (self.mixed || alike) && leaf.take(block, self.beside)
    }
}

//! Blocks of drawn nodes.

use super::structure::marked;
use crate::scene::{Affine, Node, Vec2};

/// Nodes relative to their top left corner.
#[derive(Clone, Debug, Default)]
pub(crate) struct DrawnBlock {
    pub width: f64,
    pub height: f64,
    pub nodes: Vec<Node>,
}

impl DrawnBlock {
    /// Blocks below each other, each centred in a width.
    pub(crate) fn piled(blocks: impl IntoIterator<Item = DrawnBlock>, gap: f64, width: f64) -> DrawnBlock {
        let mut pile = DrawnBlock { width, ..DrawnBlock::default() };
        for (n, block) in blocks.into_iter().enumerate() {
            let top = pile.height + if n > 0 { gap } else { 0.0 };
            pile.height = top + block.height;
            let left = (width - block.width) / 2.0;
            pile.nodes.extend(block.at(left, top));
        }
        pile
    }

    /// The same as part of the element at a path.
    pub(crate) fn marked(self, path: &[usize]) -> DrawnBlock {
        DrawnBlock { nodes: marked(path, self.nodes), ..self }
    }

    /// The same in another size.
    pub(crate) fn scaled(self, scale: f64) -> DrawnBlock {
        let nodes = self.nodes.into_iter().map(|node| node.transformed(Affine::scale(scale)));
        DrawnBlock { width: self.width * scale, height: self.height * scale, nodes: nodes.collect() }
    }

    /// The nodes with their top left corner at a point.
    pub(crate) fn at(self, x: f64, y: f64) -> impl Iterator<Item = Node> {
        shifted(self.nodes, x, y)
    }
}

/// The nodes moved to the right and down.
pub(crate) fn shifted(nodes: Vec<Node>, x: f64, y: f64) -> impl Iterator<Item = Node> {
    let by = Affine::translate(Vec2::new(x, y));
    nodes.into_iter().map(move |node| node.transformed(by))
}

//! Blocks of drawn nodes.

use crate::scene::{Affine, Node, Vec2};

/// Nodes relative to their top left corner.
#[derive(Clone, Debug, Default)]
pub(crate) struct DrawnBlock {
    pub width: f64,
    pub height: f64,
    pub nodes: Vec<Node>,
}

impl DrawnBlock {
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

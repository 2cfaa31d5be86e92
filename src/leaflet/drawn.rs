//! Blocks of drawn nodes, and their translation.

use crate::scene::{Affine, Node};

/// Nodes relative to their top left corner.
#[derive(Clone, Debug, Default)]
pub(crate) struct DrawnBlock {
    pub width: f64,
    pub height: f64,
    pub nodes: Vec<Node>,
}

/// Transforms nodes by `by`, which should not scale, as strokes keep their width.
pub(crate) fn shifted(nodes: Vec<Node>, by: Affine) -> Vec<Node> {
    nodes.into_iter().map(|node| shift(node, by)).collect()
}

fn shift(node: Node, by: Affine) -> Node {
    match node {
        Node::Path(mut shape) => {
            shape.path.apply_affine(by);
            Node::Path(shape)
        }
        Node::Text(mut run) => {
            run.place = by * run.place;
            Node::Text(run)
        }
        Node::Picture { picture, place } => Node::Picture { picture, place: by * place },
        Node::Use { symbol, place } => Node::Use { symbol, place: by * place },
        Node::Clip { mut path, nodes } => {
            path.apply_affine(by);
            Node::Clip { path, nodes: shifted(nodes, by) }
        }
    }
}

//! Moving what is already drawn.

use crate::scene::{Affine, Node};

/// The same nodes with `by` applied on top of where they are. Strokes keep their thickness, so `by` should
/// not scale them.
pub fn shifted(nodes: Vec<Node>, by: Affine) -> Vec<Node> {
    nodes.into_iter().map(|node| shift(node, by)).collect()
}

fn shift(node: Node, by: Affine) -> Node {
    match node {
        Node::Shape(mut shape) => {
            shape.path.apply_affine(by);
            Node::Shape(shape)
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

//! The pages of pictures.

use crate::scene::{DrawnPage, Layers, Node, Size};

pub(crate) const TYPE_SIZE_PT: f64 = 10.0;

/// A page without cuts, described for those who do not see it.
pub(crate) fn page(
    name: String,
    label: String,
    description: String,
    size: Size,
    nodes: Vec<Node>,
) -> DrawnPage {
    let nodes = nodes.into_iter().flat_map(unmarked).collect();
    DrawnPage { description, ..DrawnPage::uncut(name, label, size, Layers::of_art(nodes)) }
}

/// The nodes without the elements around them: the page is described as a whole.
fn unmarked(node: Node) -> Vec<Node> {
    match node {
        Node::Element { nodes, .. } => nodes.into_iter().flat_map(unmarked).collect(),
        other => vec![other],
    }
}

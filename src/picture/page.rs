//! The pages of pictures.

use crate::scene::{DrawnPage, Layers, Node, Size};

pub(crate) const TYPE_SIZE_PT: f64 = 10.0;

/// A page without cuts.
pub(crate) fn page(name: String, label: String, size: Size, nodes: Vec<Node>) -> DrawnPage {
    DrawnPage::uncut(name, label, size, Layers::of_art(nodes))
}

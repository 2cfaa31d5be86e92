//! The pages of pictures.

use crate::scene::{DrawnPage, Layers, Node, PageLayer, Rect, Size};

pub(crate) const TYPE_SIZE_PT: f64 = 10.0;

/// A page without cuts.
pub(crate) fn page(name: String, label: String, size: Size, nodes: Vec<Node>) -> DrawnPage {
    let whole = Rect::from_origin_size((0.0, 0.0), size);
    let mut layers = Layers::default();
    layers.extend(PageLayer::Art, nodes);
    DrawnPage { name, label, size, trim: whole, bleed: whole, layers, outlines: Vec::new() }
}

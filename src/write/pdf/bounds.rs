//! Bounding boxes of forms. A form shows nothing outside its box.

use std::collections::BTreeMap;

use crate::scene::{Node, Rect, Scene, SymbolId};

#[derive(Default)]
pub(super) struct FormBounds(BTreeMap<SymbolId, Rect>);

/// Padding that keeps the antialiased edge of the art.
const PADDING_MM: f64 = 0.2;

impl FormBounds {
    /// Measures a symbol. The symbols that it uses must have been measured before.
    pub(super) fn measure(&mut self, scene: &Scene, id: SymbolId) -> Rect {
        let Some(symbol) = scene.symbols.get(id.0) else { return Rect::ZERO };
        let bounds = match &symbol.clip {
            Some(clip) => Some(clip.control_box()),
            None => self.of_nodes(&symbol.nodes),
        };
        let bounds = bounds.unwrap_or_default().inflate(PADDING_MM, PADDING_MM);
        self.0.insert(id, bounds);
        bounds
    }

    fn of_nodes(&self, nodes: &[Node]) -> Option<Rect> {
        nodes.iter().filter_map(|node| self.of_node(node)).reduce(|all, one| all.union(one))
    }

    fn of_node(&self, node: &Node) -> Option<Rect> {
        match node {
            Node::Path(shape) => {
                // A miter extends at most four half widths beyond its corner.
                let reach = shape.stroke.as_ref().map_or(0.0, |stroke| 2.0 * stroke.width);
                (!shape.path.is_empty()).then(|| shape.path.control_box().inflate(reach, reach))
            }
            Node::Text(run) => run.ink().map(|ink| run.place.transform_rect_bbox(ink)),
            Node::Picture { place, .. } => Some(place.transform_rect_bbox(Rect::new(0.0, 0.0, 1.0, 1.0))),
            Node::Use { symbol, place } => {
                self.0.get(symbol).map(|bounds| place.transform_rect_bbox(*bounds))
            }
            Node::Clip { path, .. } => (!path.is_empty()).then(|| path.control_box()),
            Node::Element { nodes, .. } => self.of_nodes(nodes),
        }
    }
}

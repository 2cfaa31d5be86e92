//! Boxes round what symbols draw. A form shows nothing outside its box.

use std::collections::BTreeMap;

use crate::scene::{Node, Rect, Scene, SymbolId};

/// The boxes of the symbols in use.
#[derive(Default)]
pub(super) struct Bounds(BTreeMap<SymbolId, Rect>);

/// A box that ends just where the art does would shave its antialiased rim.
const RIM: f64 = 0.2;

impl Bounds {
    /// Measures a symbol. Those that it uses must have been measured before it.
    pub(super) fn measure(&mut self, scene: &Scene, id: SymbolId) -> Rect {
        let Some(symbol) = scene.symbols.get(id.0) else { return Rect::ZERO };
        let bounds = match &symbol.clip {
            Some(clip) => Some(clip.control_box()),
            None => self.of_all(&symbol.nodes),
        };
        let bounds = bounds.unwrap_or_default().inflate(RIM, RIM);
        self.0.insert(id, bounds);
        bounds
    }

    fn of_all(&self, nodes: &[Node]) -> Option<Rect> {
        nodes.iter().filter_map(|node| self.of(node)).reduce(|all, one| all.union(one))
    }

    fn of(&self, node: &Node) -> Option<Rect> {
        match node {
            Node::Shape(shape) => {
                // A miter reaches at most four half widths beyond its corner.
                let reach = shape.stroke.as_ref().map_or(0.0, |stroke| 2.0 * stroke.width);
                (!shape.path.is_empty()).then(|| shape.path.control_box().inflate(reach, reach))
            }
            Node::Text(run) => run.ink().map(|ink| run.place.transform_rect_bbox(ink)),
            Node::Picture { place, .. } => Some(place.transform_rect_bbox(Rect::new(0.0, 0.0, 1.0, 1.0))),
            Node::Use { symbol, place } => {
                self.0.get(symbol).map(|bounds| place.transform_rect_bbox(*bounds))
            }
            Node::Clip { path, .. } => (!path.is_empty()).then(|| path.control_box()),
        }
    }
}

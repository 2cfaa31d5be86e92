//! Symbols clipped to the window of a tile. Nodes outside the window are removed, not only hidden, as hidden text could
//! still be copied and searched. Clipped text is replaced by its outlines; the overlapping neighbouring tile has the
//! complete text.

use kurbo::Shape as _;

use super::lettering::outlines;
use crate::scene::{Node, Rect, Scene, Symbol, SymbolId};

/// A symbol clipped to a window; both have the same origin.
pub(crate) fn symbol(scene: &mut Scene, whole: SymbolId, window: Rect) -> SymbolId {
    let Some(Symbol { clip, nodes, .. }) = scene.symbols.get(whole.0).cloned() else { return whole };
    let nodes = nodes.iter().filter_map(|node| clipped(scene, node, window)).collect();
    scene.add_symbol(Symbol { clip, bounds: window, nodes })
}

/// A node clipped to a window; `None` if it is outside.
fn clipped(scene: &mut Scene, node: &Node, window: Rect) -> Option<Node> {
    let bounds = bounds(scene, node)?;
    if bounds.intersect(window).is_zero_area() && !bounds.is_zero_area() {
        return None;
    }
    let is_inside = bounds.union(window) == window;
    match node {
        Node::Text(run) if !is_inside => Some(Node::filled(outlines(run), run.color)),
        Node::Use { symbol: id, place } if !is_inside && has_text(scene, *id) => {
            let window = place.inverse().transform_rect_bbox(window);
            Some(Node::used(symbol(scene, *id, window), *place))
        }
        Node::Clip { path, nodes } if !is_inside => {
            let nodes = nodes.iter().filter_map(|node| clipped(scene, node, window)).collect();
            Some(Node::Clip { path: path.clone(), nodes })
        }
        _ => Some(node.clone()),
    }
}

/// The bounding box of a visible node.
fn bounds(scene: &Scene, node: &Node) -> Option<Rect> {
    match node {
        Node::Path(shape) => {
            let half = shape.stroke.as_ref().map_or(0.0, |stroke| stroke.width / 2.0);
            Some(shape.path.bounding_box().inflate(half, half))
        }
        Node::Text(run) => run.ink().map(|ink| run.place.transform_rect_bbox(ink)),
        Node::Picture { place, .. } => Some(place.transform_rect_bbox(Rect::new(0.0, 0.0, 1.0, 1.0))),
        Node::Use { symbol, place } => {
            let symbol = scene.symbols.get(symbol.0)?;
            Some(place.transform_rect_bbox(symbol.bounds))
        }
        Node::Clip { path, .. } => Some(path.bounding_box()),
    }
}

fn has_text(scene: &Scene, symbol: SymbolId) -> bool {
    fn any(scene: &Scene, nodes: &[Node]) -> bool {
        nodes.iter().any(|node| match node {
            Node::Text(_) => true,
            Node::Use { symbol, .. } => has_text(scene, *symbol),
            Node::Clip { nodes, .. } => any(scene, nodes),
            Node::Path(_) | Node::Picture { .. } => false,
        })
    }
    scene.symbols.get(symbol.0).is_some_and(|symbol| any(scene, &symbol.nodes))
}

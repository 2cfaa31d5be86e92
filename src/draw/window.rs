//! What a tile shows of its board. Whatever lies outside of its window is left out, not only hidden: whoever copies
//! or searches the text of the page would still find it. Of a word that the window cuts only the shapes stay; the
//! neighbouring tile, which overlaps, says it whole.

use kurbo::Shape as _;

use super::lettering::outlines;
use crate::scene::{Node, Rect, Scene, Symbol, SymbolId};

/// The symbol of what a window shows of another symbol; both count from the same corner.
pub fn symbol(scene: &mut Scene, whole: SymbolId, window: Rect) -> SymbolId {
    let Some(Symbol { clip, nodes, .. }) = scene.symbols.get(whole.0).cloned() else { return whole };
    let nodes = nodes.iter().filter_map(|node| within(scene, node, window)).collect();
    scene.add_symbol(Symbol { clip, bounds: window, nodes })
}

/// What a window shows of a node.
fn within(scene: &mut Scene, node: &Node, window: Rect) -> Option<Node> {
    let bounds = bounds(scene, node)?;
    if bounds.intersect(window).is_zero_area() && !bounds.is_zero_area() {
        return None;
    }
    let whole = bounds.union(window) == window;
    match node {
        Node::Text(run) if !whole => Some(Node::filled(outlines(run), run.color)),
        Node::Use { symbol: id, place } if !whole && says_words(scene, *id) => {
            let seen = place.inverse().transform_rect_bbox(window);
            Some(Node::used(symbol(scene, *id, seen), *place))
        }
        Node::Clip { path, nodes } if !whole => {
            let nodes = nodes.iter().filter_map(|node| within(scene, node, window)).collect();
            Some(Node::Clip { path: path.clone(), nodes })
        }
        _ => Some(node.clone()),
    }
}

/// The box round what a node shows; none if it shows nothing.
fn bounds(scene: &Scene, node: &Node) -> Option<Rect> {
    match node {
        Node::Shape(shape) => {
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

fn says_words(scene: &Scene, symbol: SymbolId) -> bool {
    fn any(scene: &Scene, nodes: &[Node]) -> bool {
        nodes.iter().any(|node| match node {
            Node::Text(_) => true,
            Node::Use { symbol, .. } => says_words(scene, *symbol),
            Node::Clip { nodes, .. } => any(scene, nodes),
            Node::Shape(_) | Node::Picture { .. } => false,
        })
    }
    scene.symbols.get(symbol.0).is_some_and(|symbol| any(scene, &symbol.nodes))
}

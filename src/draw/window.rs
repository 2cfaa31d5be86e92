//! Symbols clipped to a window: that of a tile, or the bleed around a cut. Nodes outside the window are removed, not only
//! hidden, as hidden text could still be copied and searched. Clipped text is replaced by its outlines; the overlapping
//! neighbouring tile, or the cut piece, has the complete text.

use kurbo::Shape as _;

use super::lettering::outlines;
use crate::scene::{Affine, BezPath, Node, Rect, Scene, Symbol, SymbolId};

/// Edges closer than this to a window coincide with it.
const ROUNDING_MM: f64 = 1e-6;

/// What remains of a symbol.
#[derive(Clone, Debug)]
pub(crate) enum Window {
    /// What is within a rectangle.
    Inside(Rect),
    /// What is beyond a convex outline.
    Beyond(BezPath),
}

/// Whether a node is seen through a window.
#[derive(PartialEq)]
enum Sight {
    Hidden,
    Partial,
    Full,
}

impl Window {
    fn shows(&self, bounds: Rect) -> Sight {
        match self {
            Window::Inside(window) if bounds.union(*window) == *window => Sight::Full,
            Window::Inside(window) => {
                match bounds.intersect(*window).is_zero_area() && !bounds.is_zero_area() {
                    true => Sight::Hidden,
                    false => Sight::Partial,
                }
            }
            Window::Beyond(outline) if encloses(outline, bounds) => Sight::Hidden,
            Window::Beyond(_) => Sight::Partial,
        }
    }

    fn transformed(&self, place: Affine) -> Window {
        match self {
            Window::Inside(window) => Window::Inside(place.transform_rect_bbox(*window)),
            Window::Beyond(outline) => Window::Beyond(place * outline.clone()),
        }
    }

    fn bounds(&self, whole: Rect) -> Rect {
        match self {
            Window::Inside(window) => *window,
            Window::Beyond(_) => whole,
        }
    }
}

/// Whether a convex outline encloses a rectangle, which may touch it.
pub(super) fn encloses(outline: &BezPath, rect: Rect) -> bool {
    let Rect { x0, y0, x1, y1 } = rect.inflate(-ROUNDING_MM, -ROUNDING_MM);
    [(x0, y0), (x1, y0), (x1, y1), (x0, y1)].into_iter().all(|corner| outline.contains(corner.into()))
}

/// The nodes of a symbol that are seen through a window with the same origin, as another symbol.
pub(crate) fn symbol(scene: &mut Scene, whole: SymbolId, window: &Window) -> SymbolId {
    let Some(Symbol { clip, nodes, bounds }) = scene.symbols.get(whole.0).cloned() else { return whole };
    let nodes = nodes.iter().filter_map(|node| clipped(scene, node, window)).collect();
    scene.add_symbol(Symbol { clip, bounds: window.bounds(bounds), nodes })
}

/// A node clipped to a window; `None` if it is outside.
fn clipped(scene: &mut Scene, node: &Node, window: &Window) -> Option<Node> {
    let sight = window.shows(bounds(scene, node)?);
    if sight == Sight::Hidden {
        return None;
    }
    match node {
        Node::Text(run) if sight == Sight::Partial => Some(Node::filled(outlines(run), run.color)),
        Node::Use { symbol: id, place } if sight == Sight::Partial && has_text(scene, *id) => {
            let window = window.transformed(place.inverse());
            Some(Node::used(symbol(scene, *id, &window), *place))
        }
        Node::Clip { path, nodes } if sight == Sight::Partial => {
            let nodes: Vec<Node> = nodes.iter().filter_map(|node| clipped(scene, node, window)).collect();
            (!nodes.is_empty()).then(|| Node::Clip { path: path.clone(), nodes })
        }
        _ => Some(node.clone()),
    }
}

/// The bounding box of a visible node.
pub(super) fn bounds(scene: &Scene, node: &Node) -> Option<Rect> {
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
        Node::Element { nodes, .. } => {
            nodes.iter().filter_map(|node| bounds(scene, node)).reduce(|one, other| one.union(other))
        }
    }
}

fn has_text(scene: &Scene, symbol: SymbolId) -> bool {
    fn any(scene: &Scene, nodes: &[Node]) -> bool {
        nodes.iter().any(|node| match node {
            Node::Text(_) => true,
            Node::Use { symbol, .. } => has_text(scene, *symbol),
            Node::Clip { nodes, .. } | Node::Element { nodes, .. } => any(scene, nodes),
            Node::Path(_) | Node::Picture { .. } => false,
        })
    }
    scene.symbols.get(symbol.0).is_some_and(|symbol| any(scene, &symbol.nodes))
}
/// The texts of a node, each with the bounding box of its ink.
pub(super) fn texts(scene: &Scene, node: &Node, place: Affine, found: &mut Vec<(String, Rect)>) {
    let mut all =
        |nodes: &[Node], place: Affine| nodes.iter().for_each(|node| texts(scene, node, place, found));
    match node {
        Node::Text(text) => {
            let ink = text.ink().map(|ink| (place * text.place).transform_rect_bbox(ink));
            found.extend(ink.map(|ink| (text.text.clone(), ink)));
        }
        Node::Use { symbol, place: inner } => {
            if let Some(symbol) = scene.symbols.get(symbol.0) {
                all(&symbol.nodes, place * *inner);
            }
        }
        Node::Clip { nodes, .. } | Node::Element { nodes, .. } => all(nodes, place),
        Node::Path(_) | Node::Picture { .. } => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::{Color, Font, TextRun};

    #[test]
    fn symbols_are_clipped_only_where_they_have_texts() {
        let mut scene = Scene::default();
        let mut symbol = |node: Node| {
            scene.add_symbol(Symbol {
                clip: None,
                bounds: Rect::new(0.0, -9.0, 30.0, 9.0),
                nodes: vec![node],
            })
        };
        let run = TextRun::shape("WORDS", Font::Sans, 9.0, Color::BLACK).unwrap();
        let square = Rect::new(0.0, 0.0, 9.0, 9.0).to_path(0.1);
        let plain = symbol(Node::filled(square.clone(), Color::BLACK));
        let words = symbol(Node::Text(run.clone()));
        let within = symbol(Node::used(words, Affine::IDENTITY));
        let clipped_words = symbol(Node::Clip { path: square, nodes: vec![Node::Text(run)] });
        for (id, is_kept) in [(plain, true), (words, false), (within, false), (clipped_words, false)] {
            let node = Node::used(id, Affine::IDENTITY);
            for (right, is_kept) in [(10.0, is_kept), (40.0, true)] {
                let window = Window::Inside(Rect::new(-1.0, -20.0, right, 20.0));
                let Some(Node::Use { symbol, .. }) = clipped(&mut scene, &node, &window) else { panic!() };
                assert_eq!(symbol == id, is_kept, "{id:?} up to {right}");
            }
            let beside = Window::Inside(Rect::new(50.0, 0.0, 60.0, 9.0));
            assert!(clipped(&mut scene, &node, &beside).is_none());
        }
    }
}

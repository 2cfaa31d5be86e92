//! Nodes: the items that a page or symbol draws.

use kurbo::{Affine, BezPath};

use super::color::Color;
use super::element::ElementPath;
use super::path::{Fill, FillRule, PaintedPath, Stroke};
use super::text::TextRun;

/// Index of a symbol of the scene.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct SymbolId(pub usize);

/// Index of a picture of the scene.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PictureId(pub usize);

/// A drawn item.
#[derive(Clone, Debug)]
pub enum Node {
    /// A filled or stroked path.
    Path(PaintedPath),
    /// A line of text in one font and size.
    Text(TextRun),
    Picture {
        /// Its index in the scene.
        picture: PictureId,
        /// Maps the unit square (y downwards) onto the page.
        place: Affine,
    },
    /// A use of a symbol.
    Use {
        /// Its index in the scene.
        symbol: SymbolId,
        /// Maps the symbol's millimetres onto the page: rotations, reflections, translations and uniform scaling.
        place: Affine,
    },
    /// Nodes clipped to a path.
    Clip {
        /// The clip path.
        path: BezPath,
        /// The clipped nodes.
        nodes: Vec<Node>,
    },
    /// Nodes that are part of an element of the scene. They lie directly on a page.
    Element { path: ElementPath, nodes: Vec<Node> },
}

impl Node {
    /// A path filled with one colour.
    pub fn filled(path: BezPath, color: Color) -> Node {
        Node::Path(PaintedPath {
            path,
            fill: Some(Fill::solid(color, FillRule::NonZero)),
            stroke: None,
            alpha: 255,
        })
    }

    /// A path stroked with a solid line.
    pub fn stroked(path: BezPath, color: Color, width: f64) -> Node {
        Node::lined(path, Stroke::solid(color, width))
    }

    /// A path with a stroke and no fill.
    pub fn lined(path: BezPath, stroke: Stroke) -> Node {
        Node::Path(PaintedPath { path, fill: None, stroke: Some(stroke), alpha: 255 })
    }

    /// A use of a symbol.
    pub fn used(symbol: SymbolId, place: Affine) -> Node {
        Node::Use { symbol, place }
    }

    /// The node moved and turned by `by`, which should not scale: strokes keep their width.
    pub fn transformed(self, by: Affine) -> Node {
        match self {
            Node::Path(shape) => Node::Path(shape.transformed(by)),
            Node::Text(run) => Node::Text(TextRun { place: by * run.place, ..run }),
            Node::Picture { picture, place } => Node::Picture { picture, place: by * place },
            Node::Use { symbol, place } => Node::Use { symbol, place: by * place },
            Node::Clip { path, nodes } => Node::Clip {
                path: by * path,
                nodes: nodes.into_iter().map(|node| node.transformed(by)).collect(),
            },
            Node::Element { path, nodes } => {
                Node::Element { path, nodes: nodes.into_iter().map(|node| node.transformed(by)).collect() }
            }
        }
    }
}

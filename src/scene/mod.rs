//! The drawing, free of any format: pages of paths, text, pictures and symbols used many times.
//!
//! All lengths are millimetres; x runs to the right and y **downwards** from the top left corner of the
//! page (of the symbol, inside a symbol). Writers turn a [`Scene`] into bytes and add nothing to it: what
//! one format shows, all show.

mod color;
mod font;
mod picture;
mod text;

pub use color::{Color, ColorError};
pub use font::{Font, MissingGlyph};
pub use kurbo::{Affine, BezPath, PathEl, Point, Rect, Size, Vec2};
pub use picture::{Drawing, Picture, Pixels};
pub use text::{Glyph, TextRun};

use std::sync::Arc;

/// A whole document.
#[derive(Clone, Debug, Default)]
pub struct Scene {
    /// What the document says of itself.
    pub info: Info,
    /// Art that is drawn once and used many times; a [`SymbolId`] counts into it. A symbol may use only
    /// symbols that stand before it, so nothing can use itself.
    pub symbols: Vec<Symbol>,
    /// Pictures, kept once however often they are shown; a [`PictureId`] counts into it.
    pub pictures: Vec<Arc<Picture>>,
    /// The pages in printing order.
    pub pages: Vec<Page>,
}

/// What a document says of itself.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Info {
    /// Its title.
    pub title: String,
    /// One line on what it is.
    pub subject: String,
    /// The language of its words: `en`, `fr`.
    pub lang: &'static str,
    /// How a printer that prints on both sides should turn the paper; none asks for single sides.
    pub duplex: Option<Flip>,
}

/// About which edge the paper is turned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Flip {
    /// Like the pages of a book.
    LongEdge,
    /// Like the pages of a notepad.
    ShortEdge,
}

/// One page.
#[derive(Clone, Debug)]
pub struct Page {
    /// Part of its file name, unique in the scene: `03-tiles`.
    pub name: String,
    /// What a viewer's page list calls it: `Tiles 1/2`.
    pub label: String,
    /// The paper.
    pub size: Size,
    /// The box round all that remains after cutting.
    pub trim: Rect,
    /// The same with its bleed.
    pub bleed: Rect,
    /// What is drawn, layer by layer.
    pub layers: Layers,
    /// The closed outlines that a cutting machine follows, each once, whatever the sheet shows of them. Pieces
    /// edge to edge have a common edge in both of theirs: were it left out of one, that one would be open, and
    /// the software of cutters could neither fill, offset nor move the piece.
    pub outlines: Vec<BezPath>,
}

/// What is drawn on a page, by layer.
#[derive(Clone, Debug, Default)]
pub struct Layers([Vec<Node>; 4]);

/// The layers of a page, lowest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Layer {
    /// What stays on the pieces.
    Art,
    /// Where to cut.
    Cut,
    /// Where to fold.
    Fold,
    /// Cut marks, footers, rulers: what helps and is cut away.
    Marks,
}

impl Layer {
    /// All layers, lowest first.
    pub const ALL: [Layer; 4] = [Layer::Art, Layer::Cut, Layer::Fold, Layer::Marks];

    /// What programs know it by, in all languages alike.
    pub fn id(self) -> &'static str {
        match self {
            Layer::Art => "art",
            Layer::Cut => "cut",
            Layer::Fold => "fold",
            Layer::Marks => "marks",
        }
    }

    /// What a list of layers calls it in a language (`en`, `fr`).
    pub fn name(self, lang: &str) -> &'static str {
        match (lang, self) {
            ("fr", Layer::Art) => "dessin",
            ("fr", Layer::Cut) => "coupe",
            ("fr", Layer::Fold) => "pli",
            ("fr", Layer::Marks) => "repères",
            _ => self.id(),
        }
    }
}

impl Layers {
    /// Adds one node on top of a layer.
    pub fn add(&mut self, layer: Layer, node: Node) {
        self.0[layer as usize].push(node);
    }

    /// Adds nodes on top of a layer.
    pub fn extend(&mut self, layer: Layer, nodes: impl IntoIterator<Item = Node>) {
        self.0[layer as usize].extend(nodes);
    }

    /// What a layer holds, lowest first.
    pub fn get(&self, layer: Layer) -> &[Node] {
        &self.0[layer as usize]
    }

    /// Layers that hold anything, lowest first.
    pub fn used(&self) -> impl Iterator<Item = (Layer, &[Node])> {
        Layer::ALL.into_iter().map(|layer| (layer, self.get(layer))).filter(|(_, nodes)| !nodes.is_empty())
    }
}

/// Art that is drawn once and used many times.
#[derive(Clone, Debug, Default)]
pub struct Symbol {
    /// Nothing of it shows outside this path. It is also what bounds the symbol: without a clip the art must
    /// lie within `bounds`.
    pub clip: Option<BezPath>,
    /// A box round all of it.
    pub bounds: Rect,
    /// What it shows.
    pub nodes: Vec<Node>,
}

/// Which symbol of the scene.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct SymbolId(pub usize);

/// Which picture of the scene.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PictureId(pub usize);

/// One thing drawn.
#[derive(Clone, Debug)]
pub enum Node {
    /// A filled or stroked path.
    Shape(Shape),
    /// A line of text in one font and size.
    Text(TextRun),
    /// A picture; `place` maps the unit square (y downwards) onto the page.
    Picture {
        /// Which.
        picture: PictureId,
        /// Where.
        place: Affine,
    },
    /// A symbol; `place` maps its own millimetres onto the page: turns, mirrorings, shifts, and one scale for both directions.
    Use {
        /// Which.
        symbol: SymbolId,
        /// Where.
        place: Affine,
    },
    /// Nodes of which only what lies within a path shows.
    Clip {
        /// The path.
        path: BezPath,
        /// What is clipped.
        nodes: Vec<Node>,
    },
}

/// A filled or stroked path. The fill is painted first.
#[derive(Clone, Debug)]
pub struct Shape {
    /// The path, in millimetres.
    pub path: BezPath,
    /// How it is filled, if it is.
    pub fill: Option<Fill>,
    /// How it is stroked, if it is.
    pub stroke: Option<Stroke>,
}

/// How a path is filled.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fill {
    /// The colour.
    pub color: Color,
    /// Which parts of a path that crosses itself are inside.
    pub rule: FillRule,
}

/// Which parts of a path that crosses itself are inside.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum FillRule {
    /// Where the path winds round at all.
    #[default]
    NonZero,
    /// Where it winds round an odd number of times.
    EvenOdd,
}

/// How a path is stroked.
#[derive(Clone, Debug, PartialEq)]
pub struct Stroke {
    /// The colour.
    pub color: Color,
    /// The thickness in millimetres.
    pub width: f64,
    /// Lengths of dashes and gaps in turn; empty is a solid line.
    pub dashes: Vec<f64>,
    /// How it ends.
    pub cap: Cap,
    /// How it turns.
    pub join: Join,
}

/// How a stroke ends.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the three ends that every format knows")]
pub enum Cap {
    #[default]
    Butt,
    Round,
    Square,
}

/// How a stroke turns.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[allow(
    missing_docs,
    reason = "the three joins that every format knows; a miter is cut off at 4 times the width"
)]
pub enum Join {
    #[default]
    Miter,
    Round,
    Bevel,
}

impl Node {
    /// A path filled with one colour.
    pub fn filled(path: BezPath, color: Color) -> Node {
        Node::Shape(Shape { path, fill: Some(Fill { color, rule: FillRule::NonZero }), stroke: None })
    }

    /// A path stroked with a solid line.
    pub fn stroked(path: BezPath, color: Color, width: f64) -> Node {
        Node::Shape(Shape { path, fill: None, stroke: Some(Stroke::solid(color, width)) })
    }

    /// A symbol moved to a place.
    pub fn used(symbol: SymbolId, place: Affine) -> Node {
        Node::Use { symbol, place }
    }
}

impl Stroke {
    /// A solid line with square-cut ends and pointed corners.
    pub fn solid(color: Color, width: f64) -> Stroke {
        Stroke { color, width, dashes: Vec::new(), cap: Cap::Butt, join: Join::Miter }
    }
}

impl Scene {
    /// Keeps a symbol and says how to use it.
    pub fn add_symbol(&mut self, symbol: Symbol) -> SymbolId {
        self.symbols.push(symbol);
        SymbolId(self.symbols.len() - 1)
    }

    /// Keeps a picture, once however often it comes, and says how to show it.
    pub fn add_picture(&mut self, picture: &Arc<Picture>) -> PictureId {
        let known = self.pictures.iter().position(|kept| Arc::ptr_eq(kept, picture));
        PictureId(known.unwrap_or_else(|| {
            self.pictures.push(picture.clone());
            self.pictures.len() - 1
        }))
    }
}

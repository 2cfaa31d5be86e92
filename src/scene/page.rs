//! Pages and their layers.

use kurbo::{Affine, BezPath, Rect, Size};

use super::node::Node;
use crate::words::Lang;

/// A page of a [`Scene`](super::Scene).
#[derive(Clone, Debug)]
pub struct DrawnPage {
    /// The page's part of file names: `tiles`. In a scene of whole files it has the page's number before it and is
    /// unique: `03-tiles`.
    pub name: String,
    /// The label in a viewer's page list: `Tiles 1/2`.
    pub label: String,
    /// What its art is, in words, where it is one picture: a sheet.
    pub description: String,
    /// The paper size.
    pub size: Size,
    /// The bounding box of what remains after cutting, if that is one thing; the whole page otherwise.
    pub trim: Rect,
    /// `trim` with its bleed.
    pub bleed: Rect,
    /// The nodes by layer.
    pub layers: Layers,
    /// The closed outlines that a cutting machine follows, each once, however much of them the sheet draws. Pieces that
    /// touch share an edge, and both outlines hold it: an outline without it would be open, and cutter software could
    /// neither fill, offset nor move the piece.
    pub outlines: Vec<BezPath>,
    /// The lines that such a machine scores, to fold them.
    pub scores: Vec<BezPath>,
    /// Whether it is a page of rules.
    pub is_rules: bool,
}

impl DrawnPage {
    /// A page of art of which nothing is cut.
    pub fn uncut(name: impl Into<String>, label: impl Into<String>, size: Size, layers: Layers) -> DrawnPage {
        let (name, label, whole) = (name.into(), label.into(), Rect::ZERO.with_size(size));
        let description = String::new();
        DrawnPage {
            name,
            label,
            description,
            size,
            trim: whole,
            bleed: whole,
            layers,
            outlines: Vec::new(),
            scores: Vec::new(),
            is_rules: false,
        }
    }
}

/// The nodes of a page by layer.
#[derive(Clone, Debug, Default)]
pub struct Layers([Vec<Node>; 4]);

/// The layers of a page, lowest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum PageLayer {
    /// Art on the pieces.
    Art,
    /// Cut lines.
    Cut,
    /// Fold lines.
    Fold,
    /// Cut marks, footers, rulers: everything that is cut away.
    Marks,
}

impl PageLayer {
    /// All layers, lowest first.
    pub const ALL: [PageLayer; 4] = [PageLayer::Art, PageLayer::Cut, PageLayer::Fold, PageLayer::Marks];

    /// The identifier for programs, the same in all languages.
    pub fn id(self) -> &'static str {
        match self {
            PageLayer::Art => "art",
            PageLayer::Cut => "cut",
            PageLayer::Fold => "fold",
            PageLayer::Marks => "marks",
        }
    }

    /// The name in a list of layers.
    pub fn name(self, lang: Lang) -> &'static str {
        let names = &lang.words().layers;
        match self {
            PageLayer::Art => names.art,
            PageLayer::Cut => names.cut,
            PageLayer::Fold => names.fold,
            PageLayer::Marks => names.marks,
        }
    }
}

impl Layers {
    /// Layers with art alone.
    pub fn of_art(nodes: Vec<Node>) -> Layers {
        Layers([nodes, Vec::new(), Vec::new(), Vec::new()])
    }

    /// Adds one node on top of a layer.
    pub fn add(&mut self, layer: PageLayer, node: Node) {
        self.0[layer as usize].push(node);
    }

    /// Adds nodes on top of a layer.
    pub fn extend(&mut self, layer: PageLayer, nodes: impl IntoIterator<Item = Node>) {
        self.0[layer as usize].extend(nodes);
    }

    /// The same, moved and turned.
    pub(crate) fn transformed(self, by: Affine) -> Layers {
        Layers(self.0.map(|nodes| nodes.into_iter().map(|node| node.transformed(by)).collect()))
    }

    /// The nodes of a layer, lowest first.
    pub fn get(&self, layer: PageLayer) -> &[Node] {
        &self.0[layer as usize]
    }

    /// The layers that are not empty, lowest first.
    pub fn used(&self) -> impl Iterator<Item = (PageLayer, &[Node])> {
        PageLayer::ALL
            .into_iter()
            .map(|layer| (layer, self.get(layer)))
            .filter(|(_, nodes)| !nodes.is_empty())
    }
}

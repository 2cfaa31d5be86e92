//! The symbols, pictures and glyphs that nodes use, so that a file holds no others.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use super::hash::Hash;
use crate::scene::{DrawnPage, Font, Gradient, Node, PictureId, Scene, SymbolId};

/// Number of shapes that a page draws. A symbol counts at each use.
pub(crate) fn shapes(scene: &Scene, page: &DrawnPage) -> usize {
    fn count<'a>(nodes: impl IntoIterator<Item = &'a Node>, symbols: &[usize]) -> usize {
        let shapes = nodes.into_iter().map(|node| match node {
            Node::Path(_) | Node::Picture { .. } => 1,
            Node::Text(run) => run.glyphs.len(),
            Node::Use { symbol: SymbolId(id), .. } => symbols.get(*id).copied().unwrap_or_default(),
            Node::Clip { nodes, .. } | Node::Element { nodes, .. } => count(nodes, symbols),
        });
        shapes.fold(0, usize::saturating_add)
    }
    // A symbol uses only earlier ones.
    let mut symbols = Vec::with_capacity(scene.symbols.len());
    for symbol in &scene.symbols {
        symbols.push(count(&symbol.nodes, &symbols));
    }
    count(page.layers.used().flat_map(|(_, nodes)| nodes), &symbols)
}

/// The name of a gradient, wherever it is placed.
pub(super) fn gradient_name(gradient: &Gradient) -> String {
    format!("G{:x}", Hash::new(format!("{:?}{:?}", gradient.kind, gradient.stops).as_bytes()).0)
}

/// The resources of some nodes, sorted.
#[derive(Clone, Debug, Default)]
pub(super) struct Usage {
    pub(super) symbols: BTreeSet<SymbolId>,
    pub(super) pictures: BTreeSet<PictureId>,
    pub(super) glyphs: BTreeSet<(Font, u16)>,
    /// The opacities of paths that are not opaque.
    pub(super) alphas: BTreeSet<u8>,
    /// The gradients by the names of their colours.
    pub(super) gradients: BTreeMap<String, Arc<Gradient>>,
}

impl Usage {
    /// The resources that the nodes name.
    pub(super) fn direct<'a>(nodes: impl IntoIterator<Item = &'a Node>) -> Usage {
        let mut used = Usage::default();
        nodes.into_iter().for_each(|node| used.add(node));
        used
    }

    /// The resources that the nodes name, directly or through symbols.
    pub(super) fn transitive<'a>(scene: &Scene, nodes: impl IntoIterator<Item = &'a Node>) -> Usage {
        let mut used = Usage::direct(nodes);
        used.symbols.retain(|&SymbolId(id)| id < scene.symbols.len());
        // In descending order: a symbol uses only earlier ones, so each is visited once.
        for (id, symbol) in scene.symbols.iter().enumerate().rev() {
            if used.symbols.contains(&SymbolId(id)) {
                let mut inner = Usage::direct(&symbol.nodes);
                inner.symbols.retain(|&SymbolId(other)| other < id);
                used.symbols.extend(inner.symbols);
                used.pictures.extend(inner.pictures);
                used.glyphs.extend(inner.glyphs);
                used.alphas.extend(inner.alphas);
                used.gradients.extend(inner.gradients);
            }
        }
        used.pictures.retain(|&PictureId(id)| id < scene.pictures.len());
        used
    }

    fn add(&mut self, node: &Node) {
        match node {
            Node::Path(shape) => {
                self.alphas.extend((shape.alpha < 255).then_some(shape.alpha));
                let gradient = shape.fill.as_ref().and_then(|fill| fill.gradient.as_ref());
                self.gradients.extend(gradient.map(|gradient| (gradient_name(gradient), gradient.clone())));
            }
            Node::Text(run) => self.glyphs.extend(run.glyphs.iter().map(|glyph| (run.font, glyph.id))),
            Node::Picture { picture, .. } => {
                self.pictures.insert(*picture);
            }
            Node::Use { symbol, .. } => {
                self.symbols.insert(*symbol);
            }
            Node::Clip { nodes, .. } | Node::Element { nodes, .. } => {
                nodes.iter().for_each(|node| self.add(node));
            }
        }
    }
}

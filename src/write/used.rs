//! What a drawing makes use of, so that a file holds that and nothing else.

use std::collections::BTreeSet;

use crate::scene::{Font, Node, PictureId, Scene, SymbolId};

/// What nodes make use of, in a settled order.
#[derive(Clone, Debug, Default)]
pub(super) struct Used {
    pub(super) symbols: BTreeSet<SymbolId>,
    pub(super) pictures: BTreeSet<PictureId>,
    pub(super) glyphs: BTreeSet<(Font, u16)>,
}

impl Used {
    /// What the nodes name themselves.
    pub(super) fn directly<'a>(nodes: impl IntoIterator<Item = &'a Node>) -> Used {
        let mut used = Used::default();
        nodes.into_iter().for_each(|node| used.add(node));
        used
    }

    /// The same with all that the symbols among them use in turn.
    pub(super) fn wholly<'a>(scene: &Scene, nodes: impl IntoIterator<Item = &'a Node>) -> Used {
        let mut used = Used::directly(nodes);
        used.symbols.retain(|&SymbolId(id)| id < scene.symbols.len());
        // From the last to the first: a symbol uses only those before it, so each is met once.
        for (id, symbol) in scene.symbols.iter().enumerate().rev() {
            if used.symbols.contains(&SymbolId(id)) {
                let mut inner = Used::directly(&symbol.nodes);
                inner.symbols.retain(|&SymbolId(other)| other < id);
                used.symbols.extend(inner.symbols);
                used.pictures.extend(inner.pictures);
                used.glyphs.extend(inner.glyphs);
            }
        }
        used.pictures.retain(|&PictureId(id)| id < scene.pictures.len());
        used
    }

    fn add(&mut self, node: &Node) {
        match node {
            Node::Shape(_) => {}
            Node::Text(run) => self.glyphs.extend(run.glyphs.iter().map(|glyph| (run.font, glyph.id))),
            Node::Picture { picture, .. } => {
                self.pictures.insert(*picture);
            }
            Node::Use { symbol, .. } => {
                self.symbols.insert(*symbol);
            }
            Node::Clip { nodes, .. } => nodes.iter().for_each(|node| self.add(node)),
        }
    }
}

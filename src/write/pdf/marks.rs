//! Marked content: what on a page belongs to which element, and what to none.

use crate::scene::{DrawnPage, ElementPath, Node, PageLayer, Scene};

/// What a piece of marked content belongs to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Owner {
    /// The picture that the art of the page is.
    Page,
    Element(ElementPath),
}

/// Nodes of a page that lie one after the other and belong together; without an owner they are decoration.
pub(super) struct Group<'n> {
    pub(super) owner: Option<Owner>,
    pub(super) nodes: Vec<&'n Node>,
}

/// Whether a document has elements or described pages, so that all else is marked as decoration.
pub(super) fn has_marks(scene: &Scene) -> bool {
    !scene.elements.is_empty() || scene.pages.iter().any(|page| !page.description.is_empty())
}

/// The groups of a layer.
pub(super) fn groups<'n>(page: &DrawnPage, layer: PageLayer, nodes: &'n [Node]) -> Vec<Group<'n>> {
    if layer == PageLayer::Art && !page.description.is_empty() {
        return vec![Group { owner: Some(Owner::Page), nodes: nodes.iter().collect() }];
    }
    let mut groups: Vec<Group> = Vec::new();
    for node in nodes {
        let (owner, inner) = match node {
            Node::Element { path, nodes } => (Some(Owner::Element(path.clone())), nodes.as_slice()),
            other => (None, std::slice::from_ref(other)),
        };
        match groups.last_mut().filter(|last| last.owner == owner) {
            Some(last) => last.nodes.extend(inner),
            None => groups.push(Group { owner, nodes: inner.iter().collect() }),
        }
    }
    groups
}

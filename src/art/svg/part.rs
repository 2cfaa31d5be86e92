//! One part of a drawing by its id: a piece of a sheet of pieces.

use resvg::usvg::Tree;
use resvg::usvg::roxmltree::{Document, Node, NodeId};
use svgtypes::ViewBox;

use crate::art::words::{ArtFinding, ArtHint};
use crate::scene::Rect;
use crate::text::Finding;

/// Maximum number of ids that are compared with a wrong one.
const MAX_COMPARED: usize = 2000;
const MAX_NAMED: usize = 5;

#[derive(Debug)]
pub(super) struct Part {
    target: NodeId,
    /// The elements around it.
    around: Vec<NodeId>,
    /// The page of a symbol.
    view: Option<ViewBox>,
}

impl Part {
    pub(super) fn find(document: &Document<'_>, id: &str) -> Result<Part, Finding> {
        let ids = || document.descendants().filter_map(|node| Some((node.attribute("id")?, node)));
        let Some((_, target)) = ids().find(|(known, _)| *known == id) else {
            let mut known: Vec<&str> = ids().map(|(known, _)| known).take(MAX_COMPARED).collect();
            known.sort_by_cached_key(|known| strsim::damerau_levenshtein(known, id));
            let ids = known.into_iter().take(MAX_NAMED).map(str::to_owned).collect();
            return Err(
                Finding::new(ArtFinding::NoPart { id: id.to_owned() }).hint(ArtHint::PartsAre { ids })
            );
        };
        let around = target.ancestors().skip(1).map(|node| node.id()).collect();
        let view = target.attribute("viewBox").filter(|_| target.tag_name().name() == "symbol");
        Ok(Part { target: target.id(), around, view: view.and_then(|view| view.parse().ok()) })
    }

    /// The name under which an element is written: what is around the part, and a symbol, is drawn.
    pub(super) fn element<'e>(&self, node: Node<'_, '_>, element: &'e str) -> &'e str {
        let is_shown = node.id() == self.target || self.around.contains(&node.id());
        match element {
            _ if !is_shown => element,
            "symbol" if self.view.is_some() && node.id() == self.target => "svg",
            "defs" | "symbol" | "clipPath" | "mask" | "pattern" | "marker" => "g",
            _ => element,
        }
    }

    /// Whether an element lies beside the part or what is around it: others may refer to it.
    pub(super) fn is_beside(&self, node: Node<'_, '_>) -> bool {
        node.parent().is_some_and(|parent| self.around.contains(&parent.id()))
            && node.id() != self.target
            && !self.around.contains(&node.id())
    }

    /// The size that an element gets in place of its own: the root, and a symbol.
    pub(super) fn size(&self, node: Node<'_, '_>, (width, height): (f64, f64)) -> Option<String> {
        if node.id() == self.target {
            return self.view.map(|view| format!(" width=\"{}\" height=\"{}\"", view.w, view.h));
        }
        let is_root = node.parent_element().is_none();
        is_root.then(|| format!(" width=\"{width}\" height=\"{height}\" viewBox=\"0 0 {width} {height}\""))
    }

    pub(super) fn leaves_out(&self, node: Node<'_, '_>, attribute: &str) -> bool {
        let is_target = node.id() == self.target;
        let is_root = node.parent_element().is_none() && !is_target;
        match attribute {
            // Sheets are often kept on hidden layers.
            "display" => is_target || self.around.contains(&node.id()),
            "width" | "height" | "x" | "y" => is_root || (is_target && self.view.is_some()),
            "viewBox" | "preserveAspectRatio" => is_root,
            _ => false,
        }
    }

    /// The area of the part in a drawing without anything else.
    pub(super) fn page(&self, tree: &Tree) -> Rect {
        match self.view {
            Some(view) => Rect::new(0.0, 0.0, view.w, view.h),
            None => {
                let bounds = tree.root().abs_layer_bounding_box();
                let sides = [bounds.left(), bounds.top(), bounds.right(), bounds.bottom()].map(f64::from);
                Rect::new(sides[0], sides[1], sides[2], sides[3])
            }
        }
    }
}

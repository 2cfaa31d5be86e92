//! A drawing with each copy of its parts written out, as the renderer does it before it draws anything.

use std::collections::HashMap;
use std::rc::Rc;

use resvg::usvg::roxmltree::{Document, Node, NodeId};

use super::own::{INHERITED, MAX_FONT, Named, Own, at};
use super::style::Sheet;
use super::too_much;
use super::values::{SVG, ids};
use crate::text::Diagnostic;

/// Elements, copies counted.
const MAX_PARTS: usize = 150_000;
/// Elements within elements and copies within copies.
const MAX_DEPTH: u32 = 500;
/// Looks at elements for all rules of all style sheets.
const MAX_LOOKS: u64 = 30_000_000;
/// Names that may hold for a part by rules that may hold.
const MAX_NAMES: usize = 60;

/// An element or a copy of one.
#[derive(Debug)]
pub(super) struct Part<'a, 'input> {
    pub(super) node: Node<'a, 'input>,
    pub(super) own: Rc<Own<'a>>,
    pub(super) parent: Option<usize>,
    pub(super) children: Vec<usize>,
    pub(super) depth: u32,
    /// The attributes of it and of all that it lies in.
    pub(super) chain: u64,
    /// The letters of the dashes that it is drawn with.
    pub(super) dashes: u64,
    /// The size of its letters, at most.
    font: f64,
    /// What it names by what is inherited.
    inherited: Rc<[Named<'a>; INHERITED]>,
}

/// All parts of a drawing. Those inside a part follow it.
#[derive(Debug)]
pub(super) struct Parts<'a, 'input> {
    pub(super) all: Vec<Part<'a, 'input>>,
    /// Parts by their names; of those with the same name the last, as a reader takes it.
    pub(super) named: HashMap<&'a str, usize>,
    /// How many selectors each was held against.
    pub(super) selectors: u64,
    /// The width of the widest pen.
    pub(super) pen: f64,
}

/// Whether a reader looks at an element.
fn is_part(node: Node<'_, '_>) -> bool {
    node.is_element()
        && matches!(node.tag_name().namespace(), None | Some(SVG))
        && node.tag_name().name() != "style"
}

impl<'a, 'input> Parts<'a, 'input> {
    /// Writes out all copies, as long as there are not too many.
    pub(super) fn read(document: &'a Document<'input>) -> Result<Parts<'a, 'input>, Diagnostic> {
        let sheet = Sheet::read(document)?;
        let mut targets = HashMap::new();
        for node in document.descendants() {
            if let Some(id) = node.attribute("id") {
                targets.entry(id).or_insert(node);
            }
        }
        let mut reader = Reader { sheet, targets, owns: HashMap::new(), looks: 0, open: Vec::new() };
        let selectors = reader.sheet.selectors;
        let mut parts = Parts { all: Vec::new(), named: HashMap::new(), selectors, pen: 1.0 };
        reader.add(&mut parts, document.root_element(), None, false)?;
        Ok(parts)
    }

    /// All that a part names, by property: paints and markers only where something is drawn with them.
    pub(super) fn naming<'p>(part: &'p Part<'a, 'input>) -> impl Iterator<Item = (usize, &'p Named<'a>)> {
        let painted = part.own.segments > 0 || part.node.tag_name().name() == "use";
        let inherited = part.inherited.iter().filter(move |_| painted);
        let own = part.own.named.iter().enumerate().skip(INHERITED);
        inherited.enumerate().chain(own)
    }
}

struct Reader<'a, 'input> {
    sheet: Sheet<'a>,
    targets: HashMap<&'a str, Node<'a, 'input>>,
    owns: HashMap<NodeId, Rc<Own<'a>>>,
    looks: u64,
    /// What is being copied.
    open: Vec<NodeId>,
}

impl<'a, 'input> Reader<'a, 'input> {
    fn add(
        &mut self,
        parts: &mut Parts<'a, 'input>,
        node: Node<'a, 'input>,
        parent: Option<usize>,
        is_copy: bool,
    ) -> Result<(), Diagnostic> {
        let index = parts.all.len();
        let own = match self.owns.get(&node.id()) {
            Some(own) => own.clone(),
            None => {
                let own = Rc::new(Own::read(node, &self.sheet)?);
                self.owns.insert(node.id(), own.clone());
                own
            }
        };
        let above = parent.and_then(|parent| parts.all.get(parent));
        let depth = above.map_or(0, |above| above.depth + 1);
        let chain = above.map_or(0, |above| above.chain) + own.attributes + 1;
        let font = match own.font {
            None => above.map_or(16.0, |above| above.font),
            Some((size, false)) => size,
            Some((times, true)) => times * above.map_or(16.0, |above| above.font),
        };
        if own.by_font && (font.is_nan() || font > MAX_FONT) {
            return Err(at(
                node,
                "a length is told in the size of letters, and those are larger than any drawing",
            )
            .hint("save the drawing with lengths in millimetres or pixels"));
        }
        parts.pen = parts.pen.max(own.pen * if own.by_font { MAX_FONT } else { 1.0 });
        let inherited = inherited(&own, above.map(|above| &above.inherited));
        let dashes = if own.dashes > 0 { own.dashes } else { above.map_or(0, |above| above.dashes) };
        self.looks = self.looks.saturating_add(self.sheet.looks(u64::from(depth)));
        if self.sheet.compares {
            self.looks = self.looks.saturating_add(self.sheet.selectors.saturating_mul(own.letters / 16));
        }
        self.looks = self.looks.saturating_add(
            self.sheet
                .selectors
                .saturating_mul(node.attribute("class").map_or(0, |class| class.len() as u64 / 16)),
        );
        let names = inherited.iter().map(|named| named.names.len()).sum::<usize>();
        if index >= MAX_PARTS || depth > MAX_DEPTH || self.looks > MAX_LOOKS || names > MAX_NAMES {
            return Err(too_much("the drawing has too many parts"));
        }
        if let Some(parent) = parent.and_then(|parent| parts.all.get_mut(parent)) {
            parent.children.push(index);
        }
        if let Some(id) = ids(node).next().filter(|_| !is_copy) {
            parts.named.insert(id, index);
        }
        let is_use = node.tag_name().name() == "use";
        let link = own.link.filter(|_| is_use).and_then(|link| self.targets.get(link)).copied();
        let children = Vec::new();
        parts.all.push(Part { node, own, parent, children, depth, chain, dashes, font, inherited });
        if is_use {
            let Some(link) = link.filter(|link| is_part(*link)) else { return Ok(()) };
            if self.open.contains(&link.id()) || node.ancestors().any(|above| above == link) {
                return Err(circular(node));
            }
            self.open.push(link.id());
            self.add(parts, link, Some(index), true)?;
            self.open.pop();
            return Ok(());
        }
        for child in node.children().filter(|child| is_part(*child)) {
            self.add(parts, child, Some(index), is_copy)?;
        }
        Ok(())
    }
}

/// What holds for a part of what is inherited.
fn inherited<'a>(own: &Own<'a>, above: Option<&Rc<[Named<'a>; INHERITED]>>) -> Rc<[Named<'a>; INHERITED]> {
    let own = own.named.split_first_chunk::<INHERITED>().map(|(own, _)| own);
    let says = own.is_some_and(|own| own.iter().any(|named| *named != Named::default()));
    let mut found = match (own.filter(|_| says), above) {
        (None, Some(above)) => return above.clone(),
        (None, None) => return Rc::default(),
        (Some(own), _) => own.clone(),
    };
    for (found, above) in found.iter_mut().zip(above.map(|above| above.iter()).into_iter().flatten()) {
        if !found.sure {
            found.context |= above.context;
            found.names.extend(&above.names);
            found.names.sort_unstable();
            found.names.dedup();
        }
    }
    Rc::new(found)
}

/// What draws itself has no end.
pub(super) fn circular(node: Node<'_, '_>) -> Diagnostic {
    at(node, "a part of the drawing is made of itself")
        .hint("open it in a drawing program and draw that part anew")
}

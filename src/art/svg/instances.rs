//! The element tree of a drawing with `use` expanded, as `usvg` does.

use std::collections::HashMap;
use std::rc::Rc;

use resvg::usvg::roxmltree::{Document, Node, NodeId};

use super::element::{ElementFacts, INHERITED, MAX_FONT_SIZE, References, at};
use super::markup::MAX_DEPTH;
use super::style::StyleSheet;
use super::too_much;
use super::values::{SVG, ids};
use crate::art::words::{ArtFinding, ArtHint};
use crate::text::Finding;

/// Font size of a drawing that gives none.
const DEFAULT_FONT_SIZE_PX: f64 = 16.0;
/// Maximum number of elements after expansion.
const MAX_INSTANCES: usize = 150_000;
/// Maximum number of elements visited to match all rules.
const MAX_VISITS: u64 = 30_000_000;
/// Maximum number of inherited references of an element.
const MAX_INHERITED_IDS: usize = 60;

/// An element or a copy of it.
#[derive(Debug)]
pub(super) struct Instance<'a, 'input> {
    pub(super) node: Node<'a, 'input>,
    pub(super) own: Rc<ElementFacts<'a>>,
    pub(super) parent: Option<usize>,
    pub(super) children: Vec<usize>,
    pub(super) depth: u32,
    /// Number of attributes of it and all ancestors.
    pub(super) chain: u64,
    pub(super) dash_bytes: u64,
    /// Upper bound of its font size.
    font_size: f64,
    /// Its references by inherited properties.
    inherited: Rc<[References<'a>; INHERITED]>,
}

/// All instances of a drawing in document order.
#[derive(Debug)]
pub(super) struct Instances<'a, 'input> {
    pub(super) all: Vec<Instance<'a, 'input>>,
    /// Instances by id; the last one of equal ids, as in `usvg`.
    pub(super) by_id: HashMap<&'a str, usize>,
    pub(super) selectors: u64,
    pub(super) max_stroke_width: f64,
}

/// Whether `usvg` converts an element.
fn is_converted(node: Node<'_, '_>) -> bool {
    node.is_element()
        && matches!(node.tag_name().namespace(), None | Some(SVG))
        && node.tag_name().name() != "style"
}

impl<'a, 'input> Instances<'a, 'input> {
    pub(super) fn expand(document: &'a Document<'input>) -> Result<Instances<'a, 'input>, Finding> {
        let sheet = StyleSheet::parse(document)?;
        let mut targets = HashMap::new();
        for node in document.descendants() {
            if let Some(id) = node.attribute("id") {
                targets.entry(id).or_insert(node);
            }
        }
        let mut expander = Expander { sheet, targets, facts: HashMap::new(), visits: 0, open: Vec::new() };
        let selectors = expander.sheet.selectors;
        let mut instances =
            Instances { all: Vec::new(), by_id: HashMap::new(), selectors, max_stroke_width: 1.0 };
        expander.add(&mut instances, document.root_element(), None, false)?;
        Ok(instances)
    }

    /// The references of an instance by property: paints and markers only where they are drawn.
    pub(super) fn references<'p>(
        instance: &'p Instance<'a, 'input>,
    ) -> impl Iterator<Item = (usize, &'p References<'a>)> {
        let painted = instance.own.segments > 0 || instance.node.tag_name().name() == "use";
        let inherited = instance.inherited.iter().filter(move |_| painted);
        let own = instance.own.references.iter().enumerate().skip(INHERITED);
        inherited.enumerate().chain(own)
    }
}

struct Expander<'a, 'input> {
    sheet: StyleSheet<'a>,
    targets: HashMap<&'a str, Node<'a, 'input>>,
    facts: HashMap<NodeId, Rc<ElementFacts<'a>>>,
    visits: u64,
    /// The targets that are being copied.
    open: Vec<NodeId>,
}

impl<'a, 'input> Expander<'a, 'input> {
    fn add(
        &mut self,
        instances: &mut Instances<'a, 'input>,
        node: Node<'a, 'input>,
        parent: Option<usize>,
        is_copy: bool,
    ) -> Result<(), Finding> {
        let index = instances.all.len();
        let own = self.facts(node)?;
        let instance = instance(node, own, parent.and_then(|at| Some((at, instances.all.get(at)?))))?;
        let own = instance.own.clone();
        self.check_limits(&instance, index)?;
        instances.max_stroke_width = instances
            .max_stroke_width
            .max(own.stroke_width * if own.uses_font_units { MAX_FONT_SIZE } else { 1.0 });
        if let Some(parent) = parent.and_then(|parent| instances.all.get_mut(parent)) {
            parent.children.push(index);
        }
        if let Some(id) = ids(node).next().filter(|_| !is_copy) {
            instances.by_id.insert(id, index);
        }
        instances.all.push(instance);
        let is_use = node.tag_name().name() == "use";
        if is_use {
            let link = own.link.and_then(|link| self.targets.get(link)).copied();
            let Some(link) = link.filter(|link| is_converted(*link)) else { return Ok(()) };
            if self.open.contains(&link.id()) || node.ancestors().any(|above| above == link) {
                return Err(circular(node));
            }
            self.open.push(link.id());
            self.add(instances, link, Some(index), true)?;
            self.open.pop();
            return Ok(());
        }
        for child in node.children().filter(|child| is_converted(*child)) {
            self.add(instances, child, Some(index), is_copy)?;
        }
        Ok(())
    }

    /// The facts about an element, which all its copies share.
    fn facts(&mut self, node: Node<'a, 'input>) -> Result<Rc<ElementFacts<'a>>, Finding> {
        if let Some(known) = self.facts.get(&node.id()) {
            return Ok(known.clone());
        }
        let facts = Rc::new(ElementFacts::read(node, &self.sheet)?);
        self.facts.insert(node.id(), facts.clone());
        Ok(facts)
    }

    /// Refuses a drawing with too many instances, or with rules that take too long to apply to them.
    fn check_limits(&mut self, instance: &Instance<'a, 'input>, index: usize) -> Result<(), Finding> {
        let class_bytes = instance.node.attribute("class").map_or(0, |class| class.len() as u64);
        let compared_bytes = if self.sheet.has_attribute_selectors { instance.own.value_bytes } else { 0 };
        let visits = self.sheet.selectors.saturating_mul(class_bytes / 16 + compared_bytes / 16);
        let depth = u64::from(instance.depth);
        self.visits = self.visits.saturating_add(self.sheet.visits(depth)).saturating_add(visits);
        let ids_count = instance.inherited.iter().map(|references| references.ids.len()).sum::<usize>();
        if index >= MAX_INSTANCES
            || instance.depth > MAX_DEPTH
            || self.visits > MAX_VISITS
            || ids_count > MAX_INHERITED_IDS
        {
            return Err(too_much(ArtFinding::ManyParts));
        }
        Ok(())
    }
}

/// An element below its parent, without children yet.
fn instance<'a, 'input>(
    node: Node<'a, 'input>,
    own: Rc<ElementFacts<'a>>,
    parent: Option<(usize, &Instance<'a, 'input>)>,
) -> Result<Instance<'a, 'input>, Finding> {
    let (parent, above) = parent.unzip();
    let inherited_size = above.map_or(DEFAULT_FONT_SIZE_PX, |above| above.font_size);
    let font_size = match own.font_size {
        None => inherited_size,
        Some((size, false)) => size,
        Some((times, true)) => times * inherited_size,
    };
    if own.uses_font_units && (font_size.is_nan() || font_size > MAX_FONT_SIZE) {
        return Err(at(node, ArtFinding::LengthInLetters).hint(ArtHint::LengthsInMillimetres));
    }
    Ok(Instance {
        node,
        parent,
        children: Vec::new(),
        depth: above.map_or(0, |above| above.depth + 1),
        chain: above.map_or(0, |above| above.chain) + own.attributes + 1,
        dash_bytes: if own.dash_bytes > 0 {
            own.dash_bytes
        } else {
            above.map_or(0, |above| above.dash_bytes)
        },
        font_size,
        inherited: inherited(&own, above.map(|above| &above.inherited)),
        own,
    })
}

/// Combines the element's own references with the inherited ones.
fn inherited<'a>(
    own: &ElementFacts<'a>,
    above: Option<&Rc<[References<'a>; INHERITED]>>,
) -> Rc<[References<'a>; INHERITED]> {
    let own = own.references.split_first_chunk::<INHERITED>().map(|(own, _)| own);
    let has_own = own.is_some_and(|own| own.iter().any(|references| *references != References::default()));
    let mut references = match (own.filter(|_| has_own), above) {
        (None, Some(above)) => return above.clone(),
        (None, None) => return Rc::default(),
        (Some(own), _) => own.clone(),
    };
    for (own, above) in references.iter_mut().zip(above.map(|above| above.iter()).into_iter().flatten()) {
        if !own.overrides {
            own.context |= above.context;
            own.ids.extend(&above.ids);
            own.ids.sort_unstable();
            own.ids.dedup();
        }
    }
    Rc::new(references)
}

/// The error for a reference cycle.
pub(super) fn circular(node: Node<'_, '_>) -> Finding {
    at(node, ArtFinding::MadeOfItself).hint(ArtHint::DrawAnew)
}

//! The links among the elements of a plain drawing: copies, paints, clips, masks, markers, filters.
//!
//! A small drawing can grow without bound when its links are followed. So everything is counted at each use, before
//! `usvg` follows them. It caches some of them: a count is never below its work.

use std::collections::{HashMap, HashSet};

use resvg::usvg::roxmltree::{Document, Node, NodeId};

use super::names::REFERENCES;
use super::plain::{MARK, RefusedElement};
use super::segments::Segments;
use super::values::{largest, urls};
use super::{in_line, too_much};
use crate::art::words::{ArtFinding, ArtHint};
use crate::text::{Finding, Message};

/// Limits of a drawing with all links followed. A step takes about 0.3 µs.
const MAX_PARTS: u64 = 150_000;
const MAX_SEGMENTS: u64 = 900_000;
const MAX_LINKS: u64 = 20_000;
const MAX_STEPS: u64 = 2_400_000;
const MAX_DEPTH: u64 = 520;
/// Number of reasons that are told at once.
const MAX_REASONS: usize = 5;
/// Maximum number of elements and links that wait to be counted.
const MAX_PENDING_STEPS: usize = 1_000_000;
/// Maximum number of stops of a gradient: each pixel is compared with all of them.
const MAX_STOPS: usize = 500;
/// Maximum number of steps of the search for cycles in `usvg`, which visits all parts of what a clip, mask, filter or
/// pattern refers to from inside.
const MAX_SEARCH_STEPS: u64 = 50_000_000;
/// The distance from the origin beyond which floats are coarse, and the steps that a curve takes for each unit beyond.
const NEAR: f64 = 5e4;
const FAR_STEPS: f64 = 1.0 / 250.0;
/// Depth of the calls that following a link takes.
const LINK_DEPTH: u64 = 6;

/// Elements that are drawn only where others refer to them.
#[rustfmt::skip]
const REFERRED_TO: [&str; 9] = [
    "defs", "symbol", "clipPath", "mask", "pattern", "marker", "filter", "linearGradient", "radialGradient",
];
const SEARCHED: [&str; 4] = ["clipPath", "mask", "pattern", "filter"];

/// What an element holds with all links followed.
#[derive(Clone, Copy, Debug, Default)]
struct Count {
    parts: u64,
    /// Parts with an outline.
    shapes: u64,
    /// Segments of outlines.
    segments: u64,
    links: u64,
    steps: u64,
    /// Steps that curves far from the origin take if they are stroked.
    stroke_steps: u64,
    depth: u64,
}

impl Count {
    fn add(&mut self, other: Count, times: u64) {
        let sum = |one: u64, other: u64| one.saturating_add(other.saturating_mul(times));
        self.parts = sum(self.parts, other.parts);
        self.shapes = sum(self.shapes, other.shapes);
        self.segments = sum(self.segments, other.segments);
        self.links = sum(self.links, other.links);
        self.steps = sum(self.steps, other.steps);
        self.stroke_steps = sum(self.stroke_steps, other.stroke_steps);
        self.depth = self.depth.max(other.depth);
    }

    /// The greatest part of a limit.
    fn work(self) -> f64 {
        let counts = [
            (self.parts, MAX_PARTS),
            (self.segments, MAX_SEGMENTS),
            (self.links, MAX_LINKS),
            (self.steps, MAX_STEPS),
        ];
        counts.into_iter().map(|(count, most)| count as f64 / most as f64).fold(0.0, f64::max)
    }

    fn is_too_much(self) -> bool {
        self.work() > 1.0 || self.depth > MAX_DEPTH
    }
}

/// A step through the elements and their links.
enum Step<'a, 'input> {
    Open(Node<'a, 'input>),
    Close(Node<'a, 'input>),
}

/// The links of a drawing.
pub(super) struct Links<'a, 'input> {
    document: &'a Document<'input>,
    /// The first and the last element of each id: `usvg` copies the first, and paints, clips and so on with the last.
    by_id: HashMap<&'a str, (Node<'a, 'input>, Node<'a, 'input>)>,
    counts: HashMap<NodeId, Count>,
    patterns: Vec<Node<'a, 'input>>,
    /// The longest side of any viewport, the base of percentages.
    view: f64,
    search_steps: u64,
}

impl<'a, 'input> Links<'a, 'input> {
    pub(super) fn new(document: &'a Document<'input>) -> Links<'a, 'input> {
        let mut by_id = HashMap::new();
        let (mut view, mut patterns) = (1000.0, Vec::new());
        for node in document.descendants() {
            if let Some(id) = node.attribute("id") {
                by_id.entry(id).or_insert((node, node)).1 = node;
            }
            patterns.extend((node.tag_name().name() == "pattern").then_some(node));
            let sides = ["viewBox", "width", "height"].into_iter().filter_map(|side| node.attribute(side));
            view = sides.map(largest).fold(view, f64::max);
        }
        let counts = HashMap::new();
        Links { document, by_id, counts, patterns, view, search_steps: 0 }
    }

    /// Refuses a drawing that grows beyond the limits, or for ever. Returns the work of following all links, 1 being the
    /// most.
    pub(super) fn check(&mut self) -> Result<f64, Finding> {
        let root = self.document.root_element();
        // Depth first, without recursion: links and elements may be nested deep.
        let (mut steps, mut open) = (vec![Step::Open(root)], HashSet::new());
        while let Some(step) = steps.pop() {
            match step {
                Step::Open(node) if self.counts.contains_key(&node.id()) => {}
                Step::Open(node) => {
                    if !open.insert(node.id()) {
                        return Err(Finding::new(ArtFinding::MadeOfItself).hint(ArtHint::DrawAnew));
                    }
                    steps.push(Step::Close(node));
                    steps.extend(node.children().filter(Node::is_element).map(Step::Open));
                    // A style may apply to the content of a marker, too, where `usvg` ignores it.
                    let targets = self.targets(node).filter(|(property, target)| {
                        !(property.starts_with("marker") && open.contains(&target.id()))
                    });
                    steps.extend(targets.map(|(_, target)| Step::Open(target)));
                    if steps.len() > MAX_PENDING_STEPS {
                        return Err(too_much(ArtFinding::ManyParts));
                    }
                }
                Step::Close(node) => {
                    open.remove(&node.id());
                    let count = self.count(node)?;
                    self.counts.insert(node.id(), count);
                }
            }
        }
        let count = self.counts.get(&root.id()).copied().unwrap_or_default();
        if count.is_too_much() || self.search_steps > MAX_SEARCH_STEPS {
            return Err(too_much(ArtFinding::ManyParts));
        }
        Ok(count.work() + self.search_steps as f64 / MAX_SEARCH_STEPS as f64)
    }

    /// The elements that an element refers to, with the properties. The paint of whatever an element is in may be any
    /// pattern.
    fn targets(&self, node: Node<'a, 'input>) -> impl Iterator<Item = (&'static str, Node<'a, 'input>)> {
        let is_copy = node.tag_name().name() == "use";
        let named = linked(node).filter_map(move |(property, id)| {
            let (first, last) = *self.by_id.get(id)?;
            Some((property, if is_copy && property == "href" { first } else { last }))
        });
        let paints = ["fill", "stroke"].map(|paint| node.attribute(paint).unwrap_or_default());
        let is_context = paints.iter().any(|paint| paint.starts_with("context-"));
        let patterns = if is_context { self.patterns.as_slice() } else { &[] };
        named.chain(patterns.iter().map(|&pattern| ("fill", pattern)))
    }

    /// Why the parts that are seen cannot be drawn, each reason once.
    pub(super) fn refusal(&self, typed: &Document<'_>, refused: &[RefusedElement]) -> Option<Finding> {
        let mut reasons: Vec<&RefusedElement> = Vec::new();
        for element in self.seen(MARK).into_iter().filter_map(|mark| refused.get(mark)) {
            if !reasons.iter().any(|known| known.reason == element.reason) {
                reasons.push(element);
            }
        }
        let first = *reasons.first()?;
        let placed =
            |element: &RefusedElement| in_line(typed.text_pos_at(element.offset), &element.reason).message;
        let finding = in_line(typed.text_pos_at(first.offset), &first.reason);
        if let [only] = reasons.as_slice() {
            return Some(finding.maybe_hint(only.reason.hint.clone()));
        }
        let more = reasons.len().saturating_sub(MAX_REASONS);
        reasons.truncate(MAX_REASONS);
        let message = ArtHint::Several { all: reasons.iter().map(|it| placed(it)).collect(), more };
        let mut hints: Vec<Message> = Vec::new();
        for hint in reasons.iter().filter_map(|element| element.reason.hint.as_ref()) {
            if !hints.contains(hint) {
                hints.push(hint.clone());
            }
        }
        Some(Finding::coded(finding.code, message).hint(ArtHint::Several { all: hints, more: 0 }))
    }

    /// The numbers in an attribute of what is seen, in the order of the drawing.
    pub(super) fn seen(&self, attribute: &str) -> Vec<usize> {
        let mut seen = HashSet::new();
        let mut next = vec![self.document.root_element()];
        let mut marks = Vec::new();
        while let Some(node) = next.pop() {
            if !seen.insert(node.id()) || node.attribute("display") == Some("none") {
                continue;
            }
            let own = node.attribute(attribute).unwrap_or_default();
            marks.extend(own.split(' ').filter_map(|mark| mark.parse::<usize>().ok()));
            next.extend(self.targets(node).map(|(_, target)| target));
            let children: Vec<_> =
                node.children().filter(|child| !REFERRED_TO.contains(&child.tag_name().name())).collect();
            next.extend(children.into_iter().rev());
        }
        marks
    }

    /// The count of an element whose content and links are counted.
    fn count(&mut self, node: Node<'a, 'input>) -> Result<Count, Finding> {
        let mut count = self.own(node)?;
        for child in node.children() {
            count.add(self.counts.get(&child.id()).copied().unwrap_or_default(), 1);
        }
        // Each property is looked up in all ancestors, and lists of dashes are parsed again for each outline.
        let attributes = node.attributes().len() as u64;
        let dashes = node.attribute("stroke-dasharray").map_or(0, |dashes| dashes.len() as u64);
        let looked_up =
            attributes.saturating_mul(count.parts).saturating_add(dashes.saturating_mul(count.shapes));
        count.steps = count.steps.saturating_add(looked_up / 8);
        if node.attribute("stroke").is_some_and(|paint| paint != "none") {
            count.steps = count.steps.saturating_add(std::mem::take(&mut count.stroke_steps));
        }
        let searched = |above: &Node<'_, '_>| SEARCHED.contains(&above.tag_name().name());
        let within = node.ancestors().filter(searched).count() as u64;
        let inside = count;
        let mut search_steps = 0u64;
        for (property, target) in self.targets(node) {
            // Markers that are still open.
            let Some(&linked) = self.counts.get(&target.id()) else { continue };
            let times = match property {
                "fill" | "stroke" | "marker-start" | "marker-end" => inside.shapes,
                "marker-mid" => inside.segments,
                _ => 1,
            };
            // The content of a pattern inherits the paint of what the pattern is in.
            if matches!(property, "fill" | "stroke")
                && linked.shapes > 0
                && target.ancestors().any(|above| above == node)
            {
                return Err(Finding::new(ArtFinding::MadeOfItself).hint(ArtHint::DrawAnew));
            }
            count.add(Count { depth: linked.depth.saturating_add(LINK_DEPTH), ..linked }, times);
            // Copies are parts of their own; everything else is searched among all of its kind.
            count.links = count.links.saturating_add(if property == "href" { 0 } else { times });
            search_steps = search_steps.saturating_add(within.saturating_mul(linked.parts.saturating_add(1)));
        }
        self.search_steps = self.search_steps.saturating_add(search_steps);
        count.depth = count.depth.saturating_add(1);
        Ok(count)
    }

    /// The count of an element without its content and links.
    fn own(&self, node: Node<'a, 'input>) -> Result<Count, Finding> {
        let name = node.tag_name().name();
        let bytes: usize = node
            .attributes()
            .filter(|one| !matches!(one.name(), "d" | "points"))
            .map(|one| one.value().len())
            .sum();
        let mut count = Count { parts: 1, steps: 2 + bytes as u64 / 16, ..Count::default() };
        if name.ends_with("Gradient")
            && node.children().filter(|child| child.has_tag_name("stop")).count() > MAX_STOPS
        {
            return Err(too_much(ArtFinding::ManyParts));
        }
        let Segments { all, curves, reach } = Segments::count(node, self.view);
        if all > MAX_SEGMENTS {
            return Err(too_much(ArtFinding::ManyParts));
        }
        count.segments = all;
        count.shapes = u64::from(all > 0);
        count.steps += all + curves;
        // Far from the origin floats are coarse, and the stroke of a curve is divided until it is as fine as it can be.
        count.stroke_steps = (curves as f64 * (reach - NEAR).max(0.0) * FAR_STEPS) as u64;
        Ok(count)
    }
}

/// The properties of an element that refer to others, and their ids.
fn linked<'a>(node: Node<'a, '_>) -> impl Iterator<Item = (&'static str, &'a str)> {
    let by_property = REFERENCES.into_iter().flat_map(move |property| {
        let value = node.attribute(property).unwrap_or_default();
        urls(value).map(move |link| (property, link))
    });
    let copy = node.attribute("href").map(|link| ("href", link));
    by_property.chain(copy).filter_map(|(property, link)| Some((property, link.strip_prefix('#')?)))
}

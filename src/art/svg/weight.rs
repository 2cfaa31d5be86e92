//! What a drawing is when everything that is used many times is written out: refused before it is, if that is too much.
//!
//! A reader keeps some of what it made and makes other things anew at each use. Here all is counted at each use, markers
//! at each corner, so that the count is never below what happens.

use super::outline::coarse;
use super::own::{MARKERS, at};
use super::parts::{Part, Parts, circular};
use super::too_much;
use crate::text::Diagnostic;

/// What is asked of a reader, in all.
#[derive(Clone, Copy, Debug, Default)]
struct Weight {
    /// Nanoseconds.
    time: u64,
    /// Groups and paths that are kept.
    nodes: u64,
    /// Segments of paths that are kept.
    segments: u64,
    /// Bytes kept besides.
    bytes: u64,
    /// Paints, clips, masks and filters that are made; each is looked for among all others.
    made: u64,
    /// How deep it calls itself.
    depth: u64,
    /// Something is drawn with the paint of what uses it.
    borrows: bool,
}

const MAX: Weight = Weight {
    time: 700_000_000,
    nodes: 300_000,
    segments: 900_000,
    bytes: 100_000_000,
    made: 20_000,
    depth: 520,
    borrows: true,
};
/// A gradient's stops: each pixel is held against all of them.
pub(super) const MAX_STOPS: usize = 500;
/// Steps of a search for parts that name themselves, which a reader makes as well.
const MAX_SEARCH: u64 = 50_000_000;

impl Weight {
    fn add(&mut self, other: Weight, times: u64) {
        let sum = |one: u64, other: u64| one.saturating_add(other.saturating_mul(times));
        self.time = sum(self.time, other.time);
        self.nodes = sum(self.nodes, other.nodes);
        self.segments = sum(self.segments, other.segments);
        self.bytes = sum(self.bytes, other.bytes);
        self.made = sum(self.made, other.made);
        self.depth = self.depth.max(other.depth);
        self.borrows |= other.borrows;
    }

    fn is_too_much(&self) -> bool {
        self.time > MAX.time
            || self.nodes > MAX.nodes
            || self.segments > MAX.segments
            || self.bytes > MAX.bytes
            || self.made > MAX.made
            || self.depth > MAX.depth
    }
}

/// Refuses what is too much, and what is made of itself.
pub(super) fn check(parts: &Parts<'_, '_>) -> Result<(), Diagnostic> {
    check_search(parts)?;
    let mut scale = Scale {
        parts,
        weights: vec![None; parts.all.len()],
        open: vec![false; parts.all.len()],
        paint: None,
    };
    let weight = scale.weigh(0, 0)?;
    if weight.is_too_much() {
        return Err(too_much("the drawing has too many parts"));
    }
    Ok(())
}

/// A reader looks at all that lies in each part that a clip, mask, filter or pattern names from inside.
fn check_search(parts: &Parts<'_, '_>) -> Result<(), Diagnostic> {
    let mut sizes = vec![1u64; parts.all.len()];
    for (index, part) in parts.all.iter().enumerate().rev() {
        let size = sizes.get(index).copied().unwrap_or(1);
        if let Some(above) = part.parent.and_then(|parent| sizes.get_mut(parent)) {
            *above += size;
        }
    }
    let mut within = vec![0u64; parts.all.len()];
    let mut steps = 0u64;
    for (index, part) in parts.all.iter().enumerate() {
        let above = part.parent.and_then(|parent| within.get(parent)).copied().unwrap_or(0);
        let searched = matches!(part.node.tag_name().name(), "clipPath" | "mask" | "filter" | "pattern");
        let count = above + u64::from(searched);
        if let Some(within) = within.get_mut(index) {
            *within = count;
        }
        let targets = part.own.named.iter().flat_map(|named| &named.names);
        let targets = targets.filter_map(|name| parts.named.get(name));
        let looked_at: u64 = targets.filter_map(|target| sizes.get(*target)).sum();
        steps = steps.saturating_add(count.saturating_mul(looked_at.saturating_add(1)));
    }
    if steps > MAX_SEARCH { Err(too_much("the drawing has too many parts within parts")) } else { Ok(()) }
}

struct Scale<'a, 'd, 'input> {
    parts: &'a Parts<'d, 'input>,
    weights: Vec<Option<Weight>>,
    open: Vec<bool>,
    /// The heaviest paint, for what is drawn with the paint of another part.
    paint: Option<Weight>,
}

impl Scale<'_, '_, '_> {
    fn weigh(&mut self, index: usize, level: u64) -> Result<Weight, Diagnostic> {
        if let Some(weight) = self.weights.get(index).copied().flatten() {
            return Ok(weight);
        }
        let parts = self.parts;
        let Some(part) = parts.all.get(index) else { return Ok(Weight::default()) };
        if self.open.get(index).copied().unwrap_or(false) {
            return Err(circular(part.node));
        }
        if level > MAX.depth {
            return Err(too_much("the drawing has too many parts within parts"));
        }
        if let Some(open) = self.open.get_mut(index) {
            *open = true;
        }
        let mut weight = own_weight(part, parts)?;
        let mut depth = 0;
        for &child in &part.children {
            let inner = self.weigh(child, level + 1)?;
            depth = depth.max(inner.depth);
            weight.add(inner, 1);
        }
        for (property, named) in Parts::naming(part) {
            let times = if property == MARKERS[1] { part.own.segments } else { 1 };
            for &target in named.names.iter().filter_map(|name| parts.named.get(name)) {
                // What a marker is drawn with may be marked by rule; a reader leaves that out.
                let is_marker = MARKERS.contains(&property);
                if is_marker && self.open.get(target).copied().unwrap_or(false) {
                    continue;
                }
                let inner = self.weigh(target, level + 1)?;
                depth = depth.max(inner.depth + 6);
                weight.add(inner, times);
                weight.made = weight.made.saturating_add(times);
            }
            if named.context {
                weight.borrows = true;
                let paint = self.heaviest_paint(level)?;
                weight.add(paint, 1);
            }
        }
        let link = part.own.link.filter(|_| part.node.tag_name().name() != "use");
        if let Some(&target) = link.and_then(|link| parts.named.get(link)) {
            let inner = self.weigh(target, level + 1)?;
            depth = depth.max(inner.depth + 1);
            weight.add(inner, 1);
        }
        weight.depth = depth + 1;
        if let Some(open) = self.open.get_mut(index) {
            *open = false;
        }
        if let Some(kept) = self.weights.get_mut(index) {
            *kept = Some(weight);
        }
        Ok(weight)
    }

    fn heaviest_paint(&mut self, level: u64) -> Result<Weight, Diagnostic> {
        if let Some(paint) = self.paint {
            return Ok(paint);
        }
        // What is being weighed now is not finished; it is as heavy as the drawing may be only if it is its own paint.
        self.paint = Some(Weight::default());
        let mut heaviest = Weight::default();
        for (index, part) in self.parts.all.iter().enumerate() {
            let open = self.open.get(index).copied().unwrap_or(false);
            let is_paint =
                matches!(part.node.tag_name().name(), "linearGradient" | "radialGradient" | "pattern");
            if is_paint && !open {
                let paint = self.weigh(index, level + 1)?;
                heaviest = Weight {
                    time: heaviest.time.max(paint.time),
                    nodes: heaviest.nodes.max(paint.nodes),
                    segments: heaviest.segments.max(paint.segments),
                    bytes: heaviest.bytes.max(paint.bytes),
                    made: heaviest.made.max(paint.made.saturating_add(1)),
                    ..Weight::default()
                };
                if paint.borrows {
                    return Err(at(part.node, "a pattern is painted with the paint of what it paints")
                        .hint("give its parts a colour of their own in the drawing program"));
                }
            }
        }
        self.paint = Some(heaviest);
        Ok(heaviest)
    }
}

/// What a part asks without what lies in it or is named by it.
fn own_weight(part: &Part<'_, '_>, parts: &Parts<'_, '_>) -> Result<Weight, Diagnostic> {
    let own = &part.own;
    let name = part.node.tag_name().name();
    let mut weight = Weight { nodes: 1, ..Weight::default() };
    // Each property is looked for in all that the part lies in.
    weight.time = own.time + 20 * part.chain + 20 * own.letters + 10 * parts.selectors + 500;
    weight.bytes = 200 + 40 * own.attributes + own.copied;
    if own.segments > 0 {
        // Curves are cut into more pieces the larger they are; their outline is measured twice.
        let pieces = 4.0 + (own.reach + parts.pen).powf(0.25);
        weight.nodes += 2;
        weight.segments = own.segments;
        weight.time += 30 * part.chain
            + 30 * part.dashes
            + 300 * own.segments
            + (own.curves as f64 * 60.0 * pieces) as u64;
        weight.time = weight.time.saturating_add(own.curves.saturating_mul(coarse(own.reach) as u64));
        weight.bytes += 2 * part.dashes;
    }
    if matches!(name, "svg" | "symbol" | "use" | "marker") {
        weight.nodes += 3;
    }
    if name.ends_with("Gradient") {
        let stops = part.node.children().filter(|child| child.tag_name().name() == "stop").count();
        if stops > MAX_STOPS {
            return Err(at(part.node, &format!("a gradient has more than {MAX_STOPS} stops"))
                .hint("simplify the gradient in the drawing program, or export the drawing as PNG"));
        }
        weight.bytes += 16 * stops as u64;
    }
    Ok(weight)
}

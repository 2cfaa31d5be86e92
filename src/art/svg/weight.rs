//! Bounds the size of a drawing after all references are expanded.
//!
//! `usvg` caches some converted elements and converts others at each use. Here everything is counted at each use, markers
//! at each vertex, so that the result is an upper bound.

use super::element::{MARKERS, at};
use super::instances::{Instance, Instances, circular};
use super::raster_cost::subdivision_ns;
use super::too_much;
use crate::art::words::{ArtFinding, ArtHint};
use crate::text::Finding;

/// Resources that converting a drawing takes.
#[derive(Clone, Copy, Debug, Default)]
struct Weight {
    time_ns: u64,
    /// Groups and paths of the result.
    nodes: u64,
    /// Path segments of the result.
    segments: u64,
    /// Other memory of the result.
    bytes: u64,
    /// Paints, clips, masks and filters; each is searched among all others.
    servers: u64,
    depth: u64,
    /// Whether an element uses a context paint.
    uses_context: bool,
}

const MAX: Weight = Weight {
    time_ns: 700_000_000,
    nodes: 300_000,
    segments: 900_000,
    bytes: 100_000_000,
    servers: 20_000,
    depth: 520,
    uses_context: true,
};
/// Maximum number of gradient stops: each pixel is compared with all of them.
const MAX_STOPS: usize = 500;
/// Maximum number of steps in the cycle search of `usvg`.
const MAX_CYCLE_SEARCH_STEPS: u64 = 50_000_000;

impl Weight {
    fn add(&mut self, other: Weight, times: u64) {
        let sum = |one: u64, other: u64| one.saturating_add(other.saturating_mul(times));
        self.time_ns = sum(self.time_ns, other.time_ns);
        self.nodes = sum(self.nodes, other.nodes);
        self.segments = sum(self.segments, other.segments);
        self.bytes = sum(self.bytes, other.bytes);
        self.servers = sum(self.servers, other.servers);
        self.depth = self.depth.max(other.depth);
        self.uses_context |= other.uses_context;
    }

    fn is_too_much(&self) -> bool {
        self.time_ns > MAX.time_ns
            || self.nodes > MAX.nodes
            || self.segments > MAX.segments
            || self.bytes > MAX.bytes
            || self.servers > MAX.servers
            || self.depth > MAX.depth
    }
}

/// Refuses drawings that are too large or have reference cycles.
pub(super) fn check(instances: &Instances<'_, '_>) -> Result<(), Finding> {
    check_search(instances)?;
    let mut weigher = Weigher {
        instances,
        weights: vec![None; instances.all.len()],
        open: vec![false; instances.all.len()],
        paint: None,
    };
    let weight = weigher.weigh(0, 0)?;
    if weight.is_too_much() {
        return Err(too_much(ArtFinding::ManyParts));
    }
    Ok(())
}

/// Bounds the cycle search of `usvg`, which visits all descendants of each element that a clip, mask, filter or pattern
/// references from inside.
fn check_search(instances: &Instances<'_, '_>) -> Result<(), Finding> {
    let mut sizes = vec![1u64; instances.all.len()];
    for (index, instance) in instances.all.iter().enumerate().rev() {
        let size = sizes.get(index).copied().unwrap_or(1);
        if let Some(above) = instance.parent.and_then(|parent| sizes.get_mut(parent)) {
            *above += size;
        }
    }
    let mut within = vec![0u64; instances.all.len()];
    let mut steps = 0u64;
    for (index, instance) in instances.all.iter().enumerate() {
        let above = instance.parent.and_then(|parent| within.get(parent)).copied().unwrap_or(0);
        let searched = matches!(instance.node.tag_name().name(), "clipPath" | "mask" | "filter" | "pattern");
        let count = above + u64::from(searched);
        if let Some(within) = within.get_mut(index) {
            *within = count;
        }
        let targets = instance.own.references.iter().flat_map(|references| &references.ids);
        let targets = targets.filter_map(|name| instances.by_id.get(name));
        let looked_at: u64 = targets.filter_map(|target| sizes.get(*target)).sum();
        steps = steps.saturating_add(count.saturating_mul(looked_at.saturating_add(1)));
    }
    if steps > MAX_CYCLE_SEARCH_STEPS { Err(too_much(ArtFinding::ManyPartsWithinParts)) } else { Ok(()) }
}

struct Weigher<'a, 'd, 'input> {
    instances: &'a Instances<'d, 'input>,
    weights: Vec<Option<Weight>>,
    open: Vec<bool>,
    /// The heaviest paint, as the upper bound of a context paint.
    paint: Option<Weight>,
}

impl Weigher<'_, '_, '_> {
    fn weigh(&mut self, index: usize, level: u64) -> Result<Weight, Finding> {
        if let Some(weight) = self.weights.get(index).copied().flatten() {
            return Ok(weight);
        }
        let instances = self.instances;
        let Some(instance) = instances.all.get(index) else { return Ok(Weight::default()) };
        if self.open.get(index).copied().unwrap_or(false) {
            return Err(circular(instance.node));
        }
        if level > MAX.depth {
            return Err(too_much(ArtFinding::ManyPartsWithinParts));
        }
        if let Some(open) = self.open.get_mut(index) {
            *open = true;
        }
        let mut weight = own_weight(instance, instances)?;
        let mut depth = 0;
        for &child in &instance.children {
            let inner = self.weigh(child, level + 1)?;
            depth = depth.max(inner.depth);
            weight.add(inner, 1);
        }
        for (property, references) in Instances::references(instance) {
            let times = if property == MARKERS[1] { instance.own.segments } else { 1 };
            for &target in references.ids.iter().filter_map(|name| instances.by_id.get(name)) {
                // A rule may apply to the content of a marker too; `usvg` ignores it there.
                let is_marker = MARKERS.contains(&property);
                if is_marker && self.open.get(target).copied().unwrap_or(false) {
                    continue;
                }
                let inner = self.weigh(target, level + 1)?;
                depth = depth.max(inner.depth + 6);
                weight.add(inner, times);
                weight.servers = weight.servers.saturating_add(times);
            }
            if references.context {
                weight.uses_context = true;
                let paint = self.heaviest_paint(level)?;
                weight.add(paint, 1);
            }
        }
        let link = instance.own.link.filter(|_| instance.node.tag_name().name() != "use");
        if let Some(&target) = link.and_then(|link| instances.by_id.get(link)) {
            let inner = self.weigh(target, level + 1)?;
            depth = depth.max(inner.depth + 1);
            weight.add(inner, 1);
        }
        weight.depth = depth + 1;
        if let Some(open) = self.open.get_mut(index) {
            *open = false;
        }
        if let Some(slot) = self.weights.get_mut(index) {
            *slot = Some(weight);
        }
        Ok(weight)
    }

    fn heaviest_paint(&mut self, level: u64) -> Result<Weight, Finding> {
        if let Some(paint) = self.paint {
            return Ok(paint);
        }
        // A paint that is being weighed is skipped: it would have to be its own paint.
        self.paint = Some(Weight::default());
        let mut heaviest = Weight::default();
        for (index, instance) in self.instances.all.iter().enumerate() {
            let open = self.open.get(index).copied().unwrap_or(false);
            let is_paint =
                matches!(instance.node.tag_name().name(), "linearGradient" | "radialGradient" | "pattern");
            if is_paint && !open {
                let paint = self.weigh(index, level + 1)?;
                heaviest = Weight {
                    time_ns: heaviest.time_ns.max(paint.time_ns),
                    nodes: heaviest.nodes.max(paint.nodes),
                    segments: heaviest.segments.max(paint.segments),
                    bytes: heaviest.bytes.max(paint.bytes),
                    servers: heaviest.servers.max(paint.servers.saturating_add(1)),
                    ..Weight::default()
                };
                if paint.uses_context {
                    return Err(at(instance.node, ArtFinding::PatternOfItself).hint(ArtHint::ColoursOfItsOwn));
                }
            }
        }
        self.paint = Some(heaviest);
        Ok(heaviest)
    }
}

/// The weight of an instance without its children and references.
fn own_weight(instance: &Instance<'_, '_>, instances: &Instances<'_, '_>) -> Result<Weight, Finding> {
    let own = &instance.own;
    let name = instance.node.tag_name().name();
    let mut weight = Weight { nodes: 1, ..Weight::default() };
    // Each property is searched in all ancestors.
    weight.time_ns =
        own.time_ns + 20 * instance.chain + 20 * own.value_bytes + 10 * instances.selectors + 500;
    weight.bytes = 200 + 40 * own.attributes + own.copied_bytes;
    if own.segments > 0 {
        // Larger curves are subdivided into more pieces; their bounds are computed twice.
        let pieces = 4.0 + (own.reach + instances.max_stroke_width).powf(0.25);
        weight.nodes += 2;
        weight.segments = own.segments;
        weight.time_ns += 30 * instance.chain
            + 30 * instance.dash_bytes
            + 300 * own.segments
            + (own.curves as f64 * 60.0 * pieces) as u64;
        weight.time_ns =
            weight.time_ns.saturating_add(own.curves.saturating_mul(subdivision_ns(own.reach) as u64));
        weight.bytes += 2 * instance.dash_bytes;
    }
    if matches!(name, "svg" | "symbol" | "use" | "marker") {
        weight.nodes += 3;
    }
    if name.ends_with("Gradient") {
        let stops = instance.node.children().filter(|child| child.tag_name().name() == "stop").count();
        if stops > MAX_STOPS {
            return Err(at(instance.node, ArtFinding::ManyStops { most: MAX_STOPS })
                .hint(ArtHint::SimplifyTheGradient));
        }
        weight.bytes += 16 * stops as u64;
    }
    Ok(weight)
}

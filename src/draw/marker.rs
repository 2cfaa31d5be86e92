//! Markers and patches of colour, by which a camera finds boards and strips.
//!
//! A marker lies on white that belongs to it, also where ink is spared: on a sheet it looks like a tab set into
//! the frame from its edge, with soft corners and a thin rule in the ink of the frame.

use kurbo::{RoundedRect, RoundedRectRadii, Shape as _};

use super::shape;
use crate::game::marker::tag25h9::{MODULES, modules};
use crate::game::{Marker, Patch, Size};
use crate::scene::{Affine, BezPath, Color, Node, Rect};

/// The radius of the soft corners.
const CORNER: f64 = 1.2;
/// The thickness of the rule round the white; it lies outside.
const RULE: f64 = 0.2;
/// How far what lies below the white reaches under it.
const UNDER: f64 = 0.4;

/// Markers and patches on a thing of a size, its top left corner at the origin; what lies at a cut reaches
/// `bleed` beyond it.
pub fn nodes(markers: &[Marker], patches: &[Patch], whole: Size, bleed: f64, ink: Color) -> Vec<Node> {
    let mut nodes: Vec<Node> = markers.iter().flat_map(|marker| node(marker, whole, bleed, ink)).collect();
    let rects = || patches.iter().map(|patch| (patch, shape::rect(patch.rect)));
    for (_, rect) in rects() {
        // Below the patches, so that neighbours share their edge.
        nodes.push(Node::filled(shape::rectangle(rect.inflate(RULE, RULE)), ink));
    }
    nodes.extend(rects().map(|(patch, rect)| Node::filled(shape::rectangle(rect), patch.color)));
    nodes
}

/// The box of a thing with its bleed, without what its markers whiten out to the edge of the bleed. Colour that lay
/// there below the white would show as a hairline at that edge, where a renderer blends both with the paper; and it
/// would look like the cut.
pub fn apart(markers: &[Marker], whole: Size, bleed: f64) -> BezPath {
    let bounds = bounds(whole, bleed);
    let notches: Vec<(Rect, [bool; 4])> = markers
        .iter()
        .map(|marker| tab(marker, whole, bleed))
        .filter(|_| bleed > 0.0)
        .map(|(tab, open)| (tab.inflate(-UNDER, -UNDER).intersect(bounds), open))
        .collect();
    // All round, clockwise from the top left corner; one line, for two that coincide would show.
    shape::polygon((0..4).flat_map(|side| notched(bounds, side, &notches)))
}

/// One side of a box from its first corner on, counted clockwise from the top, with what notches take of it.
fn notched(bounds: Rect, side: usize, notches: &[(Rect, [bool; 4])]) -> Vec<(f64, f64)> {
    // So far along the side, and so far into the box.
    let at = |along: f64, deep: f64| match side {
        0 => (bounds.x0 + along, bounds.y0 + deep),
        1 => (bounds.x1 - deep, bounds.y0 + along),
        2 => (bounds.x1 - along, bounds.y1 - deep),
        _ => (bounds.x0 + deep, bounds.y1 - along),
    };
    let extent = |notch: Rect| match side {
        0 => (notch.x0 - bounds.x0, notch.x1 - bounds.x0, notch.y1 - bounds.y0),
        1 => (notch.y0 - bounds.y0, notch.y1 - bounds.y0, bounds.x1 - notch.x0),
        2 => (bounds.x1 - notch.x1, bounds.x1 - notch.x0, bounds.y1 - notch.y0),
        _ => (bounds.y1 - notch.y1, bounds.y1 - notch.y0, notch.x1 - bounds.x0),
    };
    let (before, after) = ((side + 3) % 4, (side + 1) % 4);
    let mut corner = vec![at(0.0, 0.0)];
    let mut within = Vec::new();
    for &(notch, open) in notches.iter().filter(|(_, open)| open[side]) {
        let (from, to, deep) = extent(notch);
        match (open[before], open[after]) {
            (true, false) => corner = vec![at(0.0, deep), at(to, deep), at(to, 0.0)],
            (false, false) => within.push([at(from, 0.0), at(from, deep), at(to, deep), at(to, 0.0)]),
            // The next side has it; and what is white from corner to corner leaves no side to notch.
            (_, true) => {}
        }
    }
    let along = |corner: (f64, f64)| [corner.0, corner.1, -corner.0, -corner.1][side];
    within.sort_by(|one, other| along(one[0]).total_cmp(&along(other[0])));
    corner.into_iter().chain(within.into_iter().flatten()).collect()
}

fn bounds(whole: Size, bleed: f64) -> Rect {
    Rect::new(0.0, 0.0, whole.width.get(), whole.height.get()).inflate(bleed, bleed)
}

/// The white of a marker, beyond the bleed where it lies at a cut; and at which sides it does, clockwise from the top.
fn tab(marker: &Marker, whole: Size, bleed: f64) -> (Rect, [bool; 4]) {
    let white = shape::rect(marker.white(whole));
    let (width, height) = (whole.width.get(), whole.height.get());
    let [top, right, bottom, left] =
        [white.y0 <= 0.0, white.x1 >= width, white.y1 >= height, white.x0 <= 0.0];
    // Beyond the bleed, so that the rule runs out over the cut with the white.
    let out = |open: bool| if open { bleed + 2.0 * CORNER } else { 0.0 };
    let tab = Rect {
        x0: white.x0 - out(left),
        y0: white.y0 - out(top),
        x1: white.x1 + out(right),
        y1: white.y1 + out(bottom),
    };
    (tab, [top, right, bottom, left])
}

fn node(marker: &Marker, whole: Size, bleed: f64, ink: Color) -> Vec<Node> {
    let (tab, _) = tab(marker, whole, bleed);
    let rounded = |grow: f64| {
        RoundedRect::from_rect(tab.inflate(grow, grow), RoundedRectRadii::from_single_radius(CORNER + grow))
            .to_path(0.01)
    };
    // A ring: ink below the white would show at the edge of the bleed. The white reaches under half of it.
    let mut rule = rounded(RULE);
    shape::append(&mut rule, &rounded(0.0).reverse_subpaths());
    let tab = vec![Node::filled(rounded(RULE / 2.0), Color::WHITE), Node::filled(rule, ink)];
    vec![
        Node::Clip { path: shape::rectangle(bounds(whole, bleed)), nodes: tab },
        Node::filled(pattern(marker), Color::BLACK),
    ]
}

/// The black of a marker as one path, so that no light shines through between its modules.
fn pattern(marker: &Marker) -> BezPath {
    let mut path = BezPath::new();
    let Some(modules) = modules(marker.id) else { return path };
    let square = shape::rect(marker.square);
    let module = square.width() / MODULES as f64;
    for (y, row) in modules.iter().enumerate() {
        let mut x = 0;
        for run in row.chunk_by(|one, next| one == next) {
            if run.first() == Some(&true) {
                let at = |x: usize| square.x0 + module * x as f64;
                let (top, bottom) = (square.y0 + module * y as f64, square.y0 + module * (y + 1) as f64);
                shape::append(&mut path, &shape::rectangle(Rect::new(at(x), top, at(x + run.len()), bottom)));
            }
            x += run.len();
        }
    }
    let middle = square.center().to_vec2();
    path.apply_affine(
        Affine::translate(middle) * shape::quarters(marker.quarters) * Affine::translate(-middle),
    );
    path
}

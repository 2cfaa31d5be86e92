//! Fiducial markers and colour patches of boards and strips.
//!
//! A marker has a white margin, also with low ink: it looks like a tab set into the frame from its edge, with rounded
//! corners and a thin rule in the ink of the frame.

use kurbo::{RoundedRect, RoundedRectRadii, Shape as _};

use super::shape;
use crate::game::marker::tag25h9::{MODULES, modules};
use crate::game::{Marker, Patch, Size};
use crate::scene::{Affine, BezPath, Color, Node, Rect};

/// Radius of the rounded corners.
const CORNER_RADIUS_MM: f64 = 1.2;
/// Width of the rule around the white margin, outside it.
const MARGIN_RULE_MM: f64 = 0.2;

/// Markers and patches on a board or piece with its top left corner at the origin; white margins at a cut extend
/// `bleed` beyond it.
pub(crate) fn nodes(markers: &[Marker], patches: &[Patch], whole: Size, bleed: f64, ink: Color) -> Vec<Node> {
    let mut nodes: Vec<Node> = markers.iter().flat_map(|marker| node(marker, whole, bleed, ink)).collect();
    let rects = || patches.iter().map(|patch| (patch, shape::rect(patch.rect)));
    for (_, rect) in rects() {
        // Below the patches, so that neighbouring patches share their edge.
        nodes.push(Node::filled(shape::rectangle(rect.inflate(MARGIN_RULE_MM, MARGIN_RULE_MM)), ink));
    }
    nodes.extend(rects().map(|(patch, rect)| Node::filled(shape::rectangle(rect), patch.color)));
    nodes
}

/// The area of a board or piece with its bleed, without the white margins that extend to the edge of the bleed. Colour
/// below the white would be visible as a hairline at that edge, where renderers blend both with the paper, and look
/// like the cut. The area therefore ends below the rule; only round the corners of the white it extends under it.
pub(crate) fn area_without_margins(markers: &[Marker], whole: Size, bleed: f64) -> BezPath {
    let bounds = bounds(whole, bleed);
    let notches: Vec<(Rect, [bool; 4])> = markers
        .iter()
        .map(|marker| tab(marker, whole, bleed))
        .filter(|_| bleed > 0.0)
        .map(|(tab, open)| (tab.inflate(MARGIN_RULE_MM / 2.0, MARGIN_RULE_MM / 2.0).intersect(bounds), open))
        .collect();
    // One closed path, clockwise from the top left corner: coincident edges would be visible.
    shape::polygon((0..4).flat_map(|side| notched(bounds, side, &notches)))
}

/// One side of a rectangle with notches, starting at its first corner; sides are counted clockwise from the top.
fn notched(bounds: Rect, side: usize, notches: &[(Rect, [bool; 4])]) -> Vec<(f64, f64)> {
    // The point at a distance along the side and a depth.
    let at = |along: f64, depth: f64| match side {
        0 => (bounds.x0 + along, bounds.y0 + depth),
        1 => (bounds.x1 - depth, bounds.y0 + along),
        2 => (bounds.x1 - along, bounds.y1 - depth),
        _ => (bounds.x0 + depth, bounds.y1 - along),
    };
    let extent = |notch: Rect| match side {
        0 => (notch.x0 - bounds.x0, notch.x1 - bounds.x0, notch.y1 - bounds.y0),
        1 => (notch.y0 - bounds.y0, notch.y1 - bounds.y0, bounds.x1 - notch.x0),
        2 => (bounds.x1 - notch.x1, bounds.x1 - notch.x0, bounds.y1 - notch.y0),
        _ => (bounds.y1 - notch.y1, bounds.y1 - notch.y0, notch.x1 - bounds.x0),
    };
    let (before, after) = ((side + 3) % 4, (side + 1) % 4);
    // The chord of a rounded corner: beyond it would be paper.
    let chord = CORNER_RADIUS_MM + MARGIN_RULE_MM / 2.0;
    let mut corner = vec![at(0.0, 0.0)];
    let mut within = Vec::new();
    for &(notch, open) in notches.iter().filter(|(_, open)| open[side]) {
        let (from, to, depth) = extent(notch);
        match (open[before], open[after]) {
            (true, false) => {
                corner = vec![at(0.0, depth), at(to - chord, depth), at(to, depth - chord), at(to, 0.0)];
            }
            (false, false) => within.push([
                at(from, 0.0),
                at(from, depth - chord),
                at(from + chord, depth),
                at(to - chord, depth),
                at(to, depth - chord),
                at(to, 0.0),
            ]),
            // Belongs to the next side; white from corner to corner leaves no side to notch.
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

/// The white margin of a marker, extended beyond the bleed at cuts, and whether each side is at a cut, clockwise from
/// the top.
fn tab(marker: &Marker, whole: Size, bleed: f64) -> (Rect, [bool; 4]) {
    let white = shape::rect(marker.white(whole));
    let (width, height) = (whole.width.get(), whole.height.get());
    let [top, right, bottom, left] =
        [white.y0 <= 0.0, white.x1 >= width, white.y1 >= height, white.x0 <= 0.0];
    // Beyond the bleed, so that the rule crosses the cut together with the white.
    let out = |open: bool| if open { bleed + 2.0 * CORNER_RADIUS_MM } else { 0.0 };
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
        RoundedRect::from_rect(
            tab.inflate(grow, grow),
            RoundedRectRadii::from_single_radius(CORNER_RADIUS_MM + grow),
        )
        .to_path(0.01)
    };
    // A ring, as ink below the white would be visible at the edge of the bleed. The white extends under half of it.
    let mut rule = rounded(MARGIN_RULE_MM);
    shape::append(&mut rule, &rounded(0.0).reverse_subpaths());
    let tab = vec![Node::filled(rounded(MARGIN_RULE_MM / 2.0), Color::WHITE), Node::filled(rule, ink)];
    vec![
        Node::Clip { path: shape::rectangle(bounds(whole, bleed)), nodes: tab },
        Node::filled(pattern(marker), Color::BLACK),
    ]
}

/// The black modules of a marker as one path, so that there are no gaps between them.
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Mm, Rect as Area};

    #[test]
    fn a_white_margin_extends_beyond_the_cut_where_the_marker_is_at_it() {
        let (whole, bleed) = (Size::new(Mm::new(40), Mm::new(40)), 2.0);
        for (x, y, at_cut) in [
            (16, 0, [true, false, false, false]),
            (32, 16, [false, true, false, false]),
            (16, 32, [false, false, true, false]),
            (0, 16, [false, false, false, true]),
            (0, 32, [false, false, true, true]),
            (16, 16, [false; 4]),
        ] {
            let square = Area::new(Mm::new(x), Mm::new(y), Mm::new(8), Mm::new(8));
            let (tab, open) = tab(&Marker { id: 0, square, quarters: 0 }, whole, bleed);
            let beyond = [tab.y0 < -bleed, tab.x1 > 40.0 + bleed, tab.y1 > 40.0 + bleed, tab.x0 < -bleed];
            assert_eq!((open, beyond), (at_cut, at_cut), "at {x}, {y}");
        }
    }
}

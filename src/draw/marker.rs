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

fn node(marker: &Marker, whole: Size, bleed: f64, ink: Color) -> Vec<Node> {
    let white = shape::rect(marker.white(whole));
    let (width, height) = (whole.width.get(), whole.height.get());
    let open = [white.x0 <= 0.0, white.y0 <= 0.0, white.x1 >= width, white.y1 >= height];
    // Beyond the bleed, so that the rule runs out over the cut with the white.
    let out = |open: bool| if open { bleed + 2.0 * CORNER } else { 0.0 };
    let tab = Rect {
        x0: white.x0 - out(open[0]),
        y0: white.y0 - out(open[1]),
        x1: white.x1 + out(open[2]),
        y1: white.y1 + out(open[3]),
    };
    let soft = RoundedRect::from_rect(tab, RoundedRectRadii::from_single_radius(CORNER)).to_path(0.01);
    let ruled =
        RoundedRect::from_rect(tab.inflate(RULE, RULE), RoundedRectRadii::from_single_radius(CORNER + RULE));
    let bounds = Rect::new(-bleed, -bleed, width + bleed, height + bleed);
    let tab = vec![Node::filled(ruled.to_path(0.01), ink), Node::filled(soft, Color::WHITE)];
    vec![
        Node::Clip { path: shape::rectangle(bounds), nodes: tab },
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

//! The segments of outlines, counted before they are drawn.

use resvg::usvg::roxmltree::Node;
use svgtypes::{SimplePathSegment, SimplifyingPathParser};

use super::values::{self, largest};

/// The attributes that make the outline of a basic shape.
const LENGTHS: [&str; 9] = ["r", "rx", "ry", "width", "height", "x", "y", "cx", "cy"];
/// Coordinates are as far as this, or farther.
const MAX_REACH: f64 = 1e12;

/// The segments of the outline of an element.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Segments {
    pub(super) all: u64,
    pub(super) curves: u64,
    /// The largest coordinate.
    pub(super) reach: f64,
}

impl Segments {
    /// Counts the segments of an element; percentages are of the `view`.
    pub(super) fn count(node: Node<'_, '_>, view: f64) -> Segments {
        let points = |name: &str| node.attribute(name).map_or(0, |points| points.len() as u64 / 2 + 1);
        let unit = |value: &str| match value {
            _ if value.ends_with('%') => view / 50.0,
            _ if values::has_letter_units(value) => 1000.0,
            _ if value.ends_with(|sign: char| sign.is_ascii_alphabetic()) && !value.ends_with("px") => 100.0,
            _ => 1.0,
        };
        let lengths = LENGTHS.into_iter().filter_map(|name| node.attribute(name));
        let reach = lengths.map(|value| largest(value) * unit(value)).fold(0.0, f64::max).min(MAX_REACH);
        let round = 4 * (2.0 + (11.2 * reach).powf(1.0 / 6.0)) as u64;
        let (all, curves) = match node.tag_name().name() {
            "path" => return Segments::of_path(node.attribute("d").unwrap_or_default()),
            "polygon" | "polyline" => (points("points"), 0),
            "circle" | "ellipse" => (round, round),
            "rect" if node.attribute("rx").or(node.attribute("ry")).is_some() => (4 + round, round),
            "rect" => (5, 0),
            "line" => (2, 0),
            _ => return Segments::default(),
        };
        Segments { all, curves, reach }
    }

    fn of_path(text: &str) -> Segments {
        let mut counted = Segments::default();
        for segment in SimplifyingPathParser::from(text).map_while(Result::ok) {
            let (points, is_curve) = match segment {
                SimplePathSegment::MoveTo { x, y } | SimplePathSegment::LineTo { x, y } => {
                    ([x, y, x, y, x, y], false)
                }
                SimplePathSegment::Quadratic { x1, y1, x, y } => ([x1, y1, x, y, x, y], true),
                SimplePathSegment::CurveTo { x1, y1, x2, y2, x, y } => ([x1, y1, x2, y2, x, y], true),
                SimplePathSegment::ClosePath => ([0.0; 6], false),
            };
            counted.all += 1;
            counted.curves += u64::from(is_curve);
            counted.reach = points.into_iter().fold(counted.reach, |reach, at| reach.max(at.abs()));
        }
        counted
    }
}

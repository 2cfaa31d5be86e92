//! Paths and matrices as content operators.

use crate::scene::{Affine, BezPath, PathEl, Point};
use crate::write::number::{FACTOR_DECIMALS, LENGTH_DECIMALS, push};

pub(super) const POINTS_PER_MM: f64 = 72.0 / 25.4;

/// Appends a path and its painting operator; returns false if the path is empty.
pub(super) fn push_path(out: &mut String, path: &BezPath, operator: &str) -> bool {
    if path.elements().is_empty() {
        return false;
    }
    if let Some([x, y, width, height]) = rectangle(path) {
        push_operator(out, [x, y, width, height], "re");
    } else {
        construct(out, path);
    }
    out.push_str(operator);
    out.push('\n');
    true
}

fn construct(out: &mut String, path: &BezPath) {
    // The pen and the start of the subpath, for quadratic curves, which PDF lacks.
    let (mut pen, mut start) = (Point::ZERO, Point::ZERO);
    for element in path.elements() {
        match *element {
            PathEl::MoveTo(p) => {
                push_operator(out, [p.x, p.y], "m");
                start = p;
                pen = p;
            }
            PathEl::LineTo(p) => {
                push_operator(out, [p.x, p.y], "l");
                pen = p;
            }
            PathEl::QuadTo(control, p) => {
                let first = pen + (control - pen) * (2.0 / 3.0);
                let second = p + (control - p) * (2.0 / 3.0);
                push_operator(out, [first.x, first.y, second.x, second.y, p.x, p.y], "c");
                pen = p;
            }
            PathEl::CurveTo(first, second, p) => {
                push_operator(out, [first.x, first.y, second.x, second.y, p.x, p.y], "c");
                pen = p;
            }
            PathEl::ClosePath => {
                push_operator(out, [], "h");
                pen = start;
            }
        }
    }
}

pub(super) fn push_operator<const N: usize>(out: &mut String, operands: [f64; N], operator: &str) {
    for operand in operands {
        push(out, operand, LENGTH_DECIMALS);
        out.push(' ');
    }
    out.push_str(operator);
    out.push('\n');
}

/// Appends operators that draw an XObject and restore the graphics state.
pub(super) fn push_object(out: &mut String, object: &str, place: Affine) {
    out.push_str("q\n");
    push_matrix(out, place);
    out.push_str("cm\n/");
    out.push_str(object);
    out.push_str(" Do\nQ\n");
}

/// Appends the six numbers of a matrix, each followed by a blank.
pub(super) fn push_matrix(out: &mut String, place: Affine) {
    let [a, b, c, d, x, y] = place.as_coeffs();
    for (value, decimals) in [
        (a, FACTOR_DECIMALS),
        (b, FACTOR_DECIMALS),
        (c, FACTOR_DECIMALS),
        (d, FACTOR_DECIMALS),
        (x, LENGTH_DECIMALS),
        (y, LENGTH_DECIMALS),
    ] {
        push(out, value, decimals);
        out.push(' ');
    }
}

/// Left, top, width and height of a path that is exactly one axis-aligned rectangle.
fn rectangle(path: &BezPath) -> Option<[f64; 4]> {
    use PathEl::{ClosePath, LineTo, MoveTo};
    let &[MoveTo(a), LineTo(b), LineTo(c), LineTo(d), ClosePath] = path.elements() else { return None };
    // `re` draws along x first; the direction matters for dashes.
    let upright = a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x;
    upright.then_some([a.x, a.y, c.x - a.x, c.y - a.y])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(path: &str) -> String {
        let mut out = String::new();
        assert!(push_path(&mut out, &BezPath::from_svg(path).unwrap(), "f"));
        out.trim_end().replace('\n', "|")
    }

    #[test]
    fn subpaths_and_quadratic_curves_are_kept() {
        assert_eq!(written("M0 0L1 0L1 1ZM2 2Q3.5 3.5 5 2"), "0 0 m|1 0 l|1 1 l|h|2 2 m|3 3 4 3 5 2 c|f");
    }

    #[test]
    fn objects_are_drawn_where_they_are_placed() {
        let mut out = String::new();
        push_object(&mut out, "S1", Affine::new([1.0, 0.5, 0.0, -1.0, 2.25, 3.0]));
        assert_eq!(out, "q\n1 0.5 0 -1 2.25 3 cm\n/S1 Do\nQ\n");
    }

    #[test]
    fn only_axis_aligned_rectangles_use_the_rectangle_operator() {
        assert_eq!(written("M1 1L4 1L4 3L1 3Z"), "1 1 3 2 re|f");
        assert_eq!(written("M1 1L4 1L4 3L2 3Z"), "1 1 m|4 1 l|4 3 l|2 3 l|h|f");
        assert_eq!(written("M1 1L1 3L4 3L4 1Z"), "1 1 m|1 3 l|4 3 l|4 1 l|h|f");
    }
}

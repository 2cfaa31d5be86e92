//! Paths and matrices, spelled as content.

use crate::scene::{Affine, BezPath, PathEl, Point};
use crate::write::number::{FACTOR, LENGTH, push};

/// Appends what constructs a path, and what is then done with it; says whether there is any path.
pub(super) fn trace(out: &mut String, path: &BezPath, then: &str) -> bool {
    if path.elements().is_empty() {
        return false;
    }
    if let Some([x, y, width, height]) = rectangle(path) {
        step(out, [x, y, width, height], "re");
    } else {
        construct(out, path);
    }
    out.push_str(then);
    out.push('\n');
    true
}

fn construct(out: &mut String, path: &BezPath) {
    // Where the pen is, and where the part of the path began: PDF has no quadratic curves.
    let (mut pen, mut start) = (Point::ZERO, Point::ZERO);
    for element in path.elements() {
        match *element {
            PathEl::MoveTo(p) => {
                step(out, [p.x, p.y], "m");
                start = p;
                pen = p;
            }
            PathEl::LineTo(p) => {
                step(out, [p.x, p.y], "l");
                pen = p;
            }
            PathEl::QuadTo(control, p) => {
                let first = pen + (control - pen) * (2.0 / 3.0);
                let second = p + (control - p) * (2.0 / 3.0);
                step(out, [first.x, first.y, second.x, second.y, p.x, p.y], "c");
                pen = p;
            }
            PathEl::CurveTo(first, second, p) => {
                step(out, [first.x, first.y, second.x, second.y, p.x, p.y], "c");
                pen = p;
            }
            PathEl::ClosePath => {
                step(out, [], "h");
                pen = start;
            }
        }
    }
}

/// Appends an operator and the lengths it works on.
pub(super) fn step<const N: usize>(out: &mut String, operands: [f64; N], operator: &str) {
    for operand in operands {
        push(out, operand, LENGTH);
        out.push(' ');
    }
    out.push_str(operator);
    out.push('\n');
}

/// Appends what draws an object in its place and leaves the graphics state as it was.
pub(super) fn place(out: &mut String, object: &str, place: Affine) {
    out.push_str("q\n");
    push_matrix(out, place);
    out.push_str("cm\n/");
    out.push_str(object);
    out.push_str(" Do\nQ\n");
}

/// Appends the six numbers of a matrix, each with a blank after it.
pub(super) fn push_matrix(out: &mut String, place: Affine) {
    let [a, b, c, d, x, y] = place.as_coeffs();
    for (value, decimals) in [(a, FACTOR), (b, FACTOR), (c, FACTOR), (d, FACTOR), (x, LENGTH), (y, LENGTH)] {
        push(out, value, decimals);
        out.push(' ');
    }
}

/// Left, top, width and height of a path that is a closed upright rectangle and nothing else.
fn rectangle(path: &BezPath) -> Option<[f64; 4]> {
    use PathEl::{ClosePath, LineTo, MoveTo};
    let &[MoveTo(a), LineTo(b), LineTo(c), LineTo(d), ClosePath] = path.elements() else { return None };
    // A rectangle's outline runs along x first; a dash pattern shows which way it goes.
    let upright = a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x;
    upright.then_some([a.x, a.y, c.x - a.x, c.y - a.y])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn traced(path: &str) -> String {
        let mut out = String::new();
        assert!(trace(&mut out, &BezPath::from_svg(path).unwrap(), "f"));
        out.trim_end().replace('\n', "|")
    }

    #[test]
    fn every_part_of_a_path_keeps_its_end() {
        assert_eq!(traced("M0 0L1 0L1 1ZM2 2Q3.5 3.5 5 2"), "0 0 m|1 0 l|1 1 l|h|2 2 m|3 3 4 3 5 2 c|f");
    }

    #[test]
    fn only_upright_rectangles_are_rectangles() {
        assert_eq!(traced("M1 1L4 1L4 3L1 3Z"), "1 1 3 2 re|f");
        assert_eq!(traced("M1 1L4 1L4 3L2 3Z"), "1 1 m|4 1 l|4 3 l|2 3 l|h|f");
        assert_eq!(traced("M1 1L1 3L4 3L4 1Z"), "1 1 m|1 3 l|4 3 l|4 1 l|h|f");
    }
}

//! Paths and matrices as content operators.

use printpdf::{DictItem, Op};

use crate::scene::{Affine, BezPath, PathEl, Point};
use crate::write::number::{FACTOR, LENGTH, push, rounded};

/// Appends what constructs a path, and what is then done with it; says whether there is any path.
///
/// All of it is one entry: most of a sheet is paths, and an entry for each of their numbers would cost more
/// than everything else together.
pub(super) fn trace(ops: &mut Vec<Op>, path: &BezPath, then: &str) -> bool {
    if path.elements().is_empty() {
        return false;
    }
    let mut text = String::new();
    if let Some([x, y, width, height]) = rectangle(path) {
        step(&mut text, [x, y, width, height], "re");
    } else {
        construct(&mut text, path);
    }
    text.push_str(then);
    ops.push(Op::Unknown { key: text, value: Vec::new() });
    true
}

fn construct(text: &mut String, path: &BezPath) {
    // Where the pen is, and where the part of the path began: PDF has no quadratic curves.
    let (mut pen, mut start) = (Point::ZERO, Point::ZERO);
    for element in path.elements() {
        match *element {
            PathEl::MoveTo(p) => {
                step(text, [p.x, p.y], "m");
                start = p;
                pen = p;
            }
            PathEl::LineTo(p) => {
                step(text, [p.x, p.y], "l");
                pen = p;
            }
            PathEl::QuadTo(control, p) => {
                let first = pen + (control - pen) * (2.0 / 3.0);
                let second = p + (control - p) * (2.0 / 3.0);
                step(text, [first.x, first.y, second.x, second.y, p.x, p.y], "c");
                pen = p;
            }
            PathEl::CurveTo(first, second, p) => {
                step(text, [first.x, first.y, second.x, second.y, p.x, p.y], "c");
                pen = p;
            }
            PathEl::ClosePath => {
                step(text, [], "h");
                pen = start;
            }
        }
    }
}

/// One operator in the middle of others.
fn step<const N: usize>(text: &mut String, operands: [f64; N], operator: &str) {
    for operand in operands {
        push(text, operand, LENGTH);
        text.push(' ');
    }
    text.push_str(operator);
    text.push('\n');
}

/// An operator and its operands.
pub(super) fn operator(key: &str, operands: impl IntoIterator<Item = DictItem>) -> Op {
    Op::Unknown { key: key.to_owned(), value: operands.into_iter().collect() }
}

/// What draws an object in its place and leaves the graphics state as it was; one entry, like a path.
pub(super) fn placed(object: &str, place: Affine) -> Op {
    let mut text = String::from("q\n");
    let [a, b, c, d, x, y] = place.as_coeffs();
    for (value, decimals) in [(a, FACTOR), (b, FACTOR), (c, FACTOR), (d, FACTOR), (x, LENGTH), (y, LENGTH)] {
        push(&mut text, value, decimals);
        text.push(' ');
    }
    text.push_str("cm\n/");
    text.push_str(object);
    text.push_str(" Do\nQ");
    Op::Unknown { key: text, value: Vec::new() }
}

/// The six numbers of a matrix, rounded.
pub(super) fn coefficients(place: Affine) -> [f32; 6] {
    let [a, b, c, d, x, y] = place.as_coeffs();
    let factor = |value| rounded(value, FACTOR) as f32;
    let length = |value| rounded(value, LENGTH) as f32;
    [factor(a), factor(b), factor(c), factor(d), length(x), length(y)]
}

/// A name, as operand.
pub(super) fn name(name: &str) -> DictItem {
    DictItem::Name(name.as_bytes().to_vec())
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

    fn traced(text: &str) -> String {
        let mut ops = Vec::new();
        trace(&mut ops, &BezPath::from_svg(text).unwrap(), "f");
        let [Op::Unknown { key, value }] = &ops[..] else { panic!("one entry: {ops:?}") };
        assert!(value.is_empty());
        key.replace('\n', "|")
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

//! Paths and matrices as content operators.

use printpdf::{CurTransMat, DictItem, Op};

use crate::scene::{Affine, BezPath, PathEl, Point};
use crate::write::number::{FACTOR, LENGTH, rounded};

/// Appends what constructs a path; says whether there is any.
pub(super) fn construct(ops: &mut Vec<Op>, path: &BezPath) -> bool {
    if let Some([x, y, width, height]) = rectangle(path) {
        ops.push(operator("re", [x, y, width, height].map(number)));
        return true;
    }
    // Where the pen is, and where the part of the path began: PDF has no quadratic curves.
    let (mut pen, mut start) = (Point::ZERO, Point::ZERO);
    for element in path.elements() {
        match *element {
            PathEl::MoveTo(p) => {
                ops.push(operator("m", points([p])));
                start = p;
                pen = p;
            }
            PathEl::LineTo(p) => {
                ops.push(operator("l", points([p])));
                pen = p;
            }
            PathEl::QuadTo(control, p) => {
                let first = pen + (control - pen) * (2.0 / 3.0);
                let second = p + (control - p) * (2.0 / 3.0);
                ops.push(operator("c", points([first, second, p])));
                pen = p;
            }
            PathEl::CurveTo(first, second, p) => {
                ops.push(operator("c", points([first, second, p])));
                pen = p;
            }
            PathEl::ClosePath => {
                ops.push(operator("h", []));
                pen = start;
            }
        }
    }
    !path.elements().is_empty()
}

/// An operator and its operands.
pub(super) fn operator(key: &str, operands: impl IntoIterator<Item = DictItem>) -> Op {
    Op::Unknown { key: key.to_owned(), value: operands.into_iter().collect() }
}

/// The matrix of a place, as operator.
pub(super) fn matrix(place: Affine) -> Op {
    Op::SetTransformationMatrix { matrix: CurTransMat::Raw(coefficients(place)) }
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

fn number(value: f64) -> DictItem {
    DictItem::Real(rounded(value, LENGTH) as f32)
}

fn points<const N: usize>(points: [Point; N]) -> impl Iterator<Item = DictItem> {
    points.into_iter().flat_map(|point| [number(point.x), number(point.y)])
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

    fn keys(text: &str) -> Vec<String> {
        let mut ops = Vec::new();
        construct(&mut ops, &BezPath::from_svg(text).unwrap());
        ops.into_iter()
            .map(|op| match op {
                Op::Unknown { key, .. } => key,
                other => format!("{other:?}"),
            })
            .collect()
    }

    #[test]
    fn every_part_of_a_path_keeps_its_end() {
        assert_eq!(keys("M0 0L1 0L1 1ZM2 2Q3 3 4 2"), ["m", "l", "l", "h", "m", "c"]);
    }

    #[test]
    fn only_upright_rectangles_are_rectangles() {
        assert_eq!(keys("M1 1L4 1L4 3L1 3Z"), ["re"]);
        assert_eq!(keys("M1 1L4 1L4 3L2 3Z"), ["m", "l", "l", "l", "h"]);
        assert_eq!(keys("M1 1L1 3L4 3L4 1Z"), ["m", "l", "l", "l", "h"]);
    }
}

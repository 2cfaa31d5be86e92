//! Paths and matrices as SVG spells them.

use crate::scene::{Affine, BezPath, PathEl, Point};
use crate::write::number::{self, FACTOR, LENGTH};

/// The `d` of a path, every command and place in full: what cutters read is kept plain.
pub(super) fn path(path: &BezPath) -> String {
    let mut text = String::with_capacity(path.elements().len() * 16);
    for element in path.elements() {
        match *element {
            PathEl::MoveTo(p) => command(&mut text, 'M', &[p]),
            PathEl::LineTo(p) => command(&mut text, 'L', &[p]),
            PathEl::QuadTo(p1, p) => command(&mut text, 'Q', &[p1, p]),
            PathEl::CurveTo(p1, p2, p) => command(&mut text, 'C', &[p1, p2, p]),
            PathEl::ClosePath => text.push('Z'),
        }
    }
    text
}

fn command(text: &mut String, letter: char, points: &[Point]) {
    text.push(letter);
    for (n, point) in points.iter().enumerate() {
        if n > 0 {
            text.push(' ');
        }
        number::push(text, point.x, LENGTH);
        text.push(' ');
        number::push(text, point.y, LENGTH);
    }
}

/// A place or size in ems.
pub(super) fn factor(factor: f64) -> String {
    let mut text = String::new();
    number::push_short(&mut text, number::counted(factor, FACTOR), FACTOR);
    text
}

/// The `transform` of a place; empty where it moves nothing.
pub(super) fn transform(place: Affine) -> String {
    let [a, b, c, d, x, y] = place.as_coeffs();
    let [a, b, c, d] = [a, b, c, d].map(|factor| number::counted(factor, FACTOR));
    let [x, y] = [x, y].map(|shift| number::counted(shift, LENGTH));
    let one = number::counted(1.0, FACTOR);
    let shifts = [a, b, c, d] == [one, 0, 0, one];
    let mut text = String::new();
    if shifts && [x, y] == [0, 0] {
        return text;
    }
    text.push_str(if shifts { "translate(" } else { "matrix(" });
    if !shifts {
        for factor in [a, b, c, d] {
            number::push_short(&mut text, factor, FACTOR);
            text.push(' ');
        }
    }
    number::push_short(&mut text, x, LENGTH);
    text.push(' ');
    number::push_short(&mut text, y, LENGTH);
    text.push(')');
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_spelled_shortly() {
        assert_eq!(transform(Affine::IDENTITY), "");
        assert_eq!(transform(Affine::translate((1.5, -2.0))), "translate(1.5 -2)");
        let quarter = Affine::translate((10.0, 0.0)) * Affine::rotate(std::f64::consts::FRAC_PI_2);
        assert_eq!(transform(quarter), "matrix(0 1 -1 0 10 0)");
        assert_eq!(transform(Affine::scale(0.5)), "matrix(.5 0 0 .5 0 0)");
    }

    #[test]
    fn paths_keep_their_curves() {
        let text = "M0 0L1.5 0Q2 0 2 0.5C2 1 1 1 1 2Z";
        assert_eq!(path(&BezPath::from_svg(text).unwrap()), text);
    }
}

//! Formats paths in full, and transforms.

use crate::scene::{Affine, BezPath, PathEl, Point};
use crate::write::number::{self, FACTOR_DECIMALS, LENGTH_DECIMALS};

/// Formats the `d` attribute of a path with every command and coordinate in full, for cutting machines.
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
        number::push(text, point.x, LENGTH_DECIMALS);
        text.push(' ');
        number::push(text, point.y, LENGTH_DECIMALS);
    }
}

/// Formats a length in ems.
pub(super) fn factor(factor: f64) -> String {
    let mut text = String::new();
    number::push_short(&mut text, number::fixed_point(factor, FACTOR_DECIMALS), FACTOR_DECIMALS);
    text
}

/// Formats the `transform` attribute; empty for the identity.
pub(super) fn transform(place: Affine) -> String {
    let [a, b, c, d, x, y] = place.as_coeffs();
    let [a, b, c, d] = [a, b, c, d].map(|factor| number::fixed_point(factor, FACTOR_DECIMALS));
    let [x, y] = [x, y].map(|shift| number::fixed_point(shift, LENGTH_DECIMALS));
    let one = number::fixed_point(1.0, FACTOR_DECIMALS);
    let is_translation = [a, b, c, d] == [one, 0, 0, one];
    let mut text = String::new();
    if is_translation && [x, y] == [0, 0] {
        return text;
    }
    text.push_str(if is_translation { "translate(" } else { "matrix(" });
    if !is_translation {
        for factor in [a, b, c, d] {
            number::push_short(&mut text, factor, FACTOR_DECIMALS);
            text.push(' ');
        }
    }
    number::push_short(&mut text, x, LENGTH_DECIMALS);
    text.push(' ');
    number::push_short(&mut text, y, LENGTH_DECIMALS);
    text.push(')');
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn transforms_are_short() {
        assert_eq!(transform(Affine::IDENTITY), "");
        assert_eq!(transform(Affine::translate((1.5, -2.0))), "translate(1.5 -2)");
        let quarter = Affine::translate((10.0, 0.0)) * Affine::rotate(std::f64::consts::FRAC_PI_2);
        assert_eq!(transform(quarter), "matrix(0 1 -1 0 10 0)");
        assert_eq!(transform(Affine::scale(0.5)), "matrix(.5 0 0 .5 0 0)");
    }

    #[test]
    fn curves_are_kept() {
        let text = "M0 0L1.5 0Q2 0 2 0.5C2 1 1 1 1 2Z";
        assert_eq!(path(&BezPath::from_svg(text).unwrap()), text);
    }
}

//! A strip on the table.

use kurbo::{Affine, Point, Rect};

use super::super::marker::Sighting;
use super::super::view::View;
use super::light::Light;
use super::{Place, StripPrint};

/// A strip and how it is seen.
#[derive(Clone, Debug)]
pub(super) struct Lying<'a> {
    pub strip: &'a StripPrint,
    /// Its markers that were seen, at the left end and at the right.
    pub ends: [Option<Sighting>; 2],
    /// How the plane that it lies in is seen.
    pub view: View,
    /// From places on the strip to those of the plane; of a strip that made the view they are the same.
    pub laid: Affine,
    /// Whether its left end is to the right for who reads the row.
    pub turned: bool,
    /// The light it lies in, if that is not known by its own markers.
    pub light: Option<Light>,
}

impl Lying<'_> {
    /// Where a place `height` millimetres above the strip is seen.
    pub fn project(&self, place: Point, height: f64) -> Option<Point> {
        self.view.project(self.laid * place, height)
    }

    pub fn middle(&self) -> Point {
        Point::new(self.strip.length / 2.0, self.strip.width / 2.0)
    }

    /// Where its middle is seen; the rim of the picture if it is not.
    pub fn seen_middle(&self) -> Point {
        self.project(self.middle(), 0.0).unwrap_or_default()
    }

    /// The direction in the picture in which its right end lies.
    pub fn seen_right(&self) -> kurbo::Vec2 {
        let end = |x| self.project(Point::new(x, self.strip.width / 2.0), 0.0).unwrap_or_default();
        end(self.strip.length) - end(0.0)
    }

    /// How many pixels a millimetre has in the middle of it.
    pub fn pixels_per_mm(&self) -> f64 {
        self.view.pixels_per_mm(self.laid * self.middle())
    }

    /// The square around a middle.
    pub fn square(&self, at: usize) -> Rect {
        let middle = self.strip.squares.get(at).copied().unwrap_or_default();
        let half = self.strip.width / 2.0;
        Rect::new(middle.x - half, middle.y - half, middle.x + half, middle.y + half)
    }

    /// Where it is seen, for drawing it; nothing if a part of it is behind the camera.
    pub fn place(&self) -> Option<Place> {
        let corners = |rect: Rect| {
            let mut all = [(rect.x0, rect.y0), (rect.x1, rect.y0), (rect.x1, rect.y1), (rect.x0, rect.y1)];
            if self.turned {
                all.rotate_left(2);
            }
            let seen = all.map(|corner| self.project(corner.into(), 0.0));
            seen.iter().all(Option::is_some).then(|| seen.map(Option::unwrap_or_default))
        };
        let mut squares: Option<Vec<_>> =
            (0..self.strip.squares.len()).map(|at| corners(self.square(at))).collect();
        if let (true, Some(squares)) = (self.turned, &mut squares) {
            squares.reverse();
        }
        let outline = corners(Rect::new(0.0, 0.0, self.strip.length, self.strip.width))?;
        Some(Place { outline, squares: squares? })
    }
}

/// The turn and shift without any stretch that bring places nearest to others.
pub(super) fn moved(pairs: &[(Point, Point)]) -> Option<Affine> {
    if pairs.len() < 2 {
        return None;
    }
    let middle = |of: fn(&(Point, Point)) -> Point| {
        pairs.iter().map(|pair| of(pair).to_vec2()).sum::<kurbo::Vec2>() / pairs.len() as f64
    };
    let (from, to) = (middle(|pair| pair.0), middle(|pair| pair.1));
    let (mut along, mut across) = (0.0, 0.0);
    for (place, other) in pairs {
        let (place, other) = (place.to_vec2() - from, other.to_vec2() - to);
        along += place.dot(other);
        across += place.cross(other);
    }
    let turned = Affine::translate(to) * Affine::rotate(across.atan2(along)) * Affine::translate(-from);
    (along.hypot(across) > 1e-9 && turned.is_finite()).then_some(turned)
}

//! Outlines as they are on paper, to measure distances between them: written apart from what it proves.

use super::{Placed, Segment, Tick};
use crate::game::{Point, Shape, Size};

/// A convex polygon with a radius round it: a disc is a point with one.
#[derive(Clone, Debug)]
pub(super) struct Solid {
    corners: Vec<(f64, f64)>,
    radius: f64,
}

/// How much two outlines may differ by because middles lie on whole micrometres.
pub(super) const ROUNDING: f64 = 0.003;

impl Solid {
    /// The outline of a placed piece.
    pub(super) fn piece(shape: Shape, placed: &Placed) -> Solid {
        let (x, y) = (placed.centre.x.get(), placed.centre.y.get());
        let (corners, radius) = match shape {
            Shape::Circle { diameter } => (vec![(0.0, 0.0)], diameter.get() / 2.0),
            Shape::Hexagon { across } => {
                let reach = across.get() / 3f64.sqrt();
                let corner = |n: i32| {
                    let (sin, cos) = (f64::from(n) * 60.0).to_radians().sin_cos();
                    (reach * sin, -reach * cos)
                };
                ((0..6).map(corner).collect(), 0.0)
            }
            Shape::Rectangle { .. } | Shape::Strip(_) => (rectangle(shape.size()), 0.0),
        };
        let turn = |(x, y): (f64, f64)| (0..placed.quarters).fold((x, y), |(x, y), _| (-y, x));
        let corners = corners.into_iter().map(turn).map(|(dx, dy)| (x + dx, y + dy)).collect();
        Solid { corners, radius }
    }

    /// A mark or a line.
    pub(super) fn segment(segment: Segment) -> Solid {
        let corner = |point: Point| (point.x.get(), point.y.get());
        Solid { corners: vec![corner(segment.from), corner(segment.to)], radius: 0.0 }
    }

    /// A tick of a piece at `centre`.
    pub(super) fn tick(centre: Point, tick: Tick) -> Solid {
        let (sin, cos) = tick.direction.to_radians().sin_cos();
        let at = |far: f64| (centre.x.get() + far * sin, centre.y.get() - far * cos);
        Solid { corners: vec![at(tick.from.get()), at(tick.to.get())], radius: 0.0 }
    }

    /// Left, top, right and bottom.
    pub(super) fn bounds(&self) -> [f64; 4] {
        let xs = || self.corners.iter().map(|corner| corner.0);
        let ys = || self.corners.iter().map(|corner| corner.1);
        [
            xs().fold(f64::INFINITY, f64::min) - self.radius,
            ys().fold(f64::INFINITY, f64::min) - self.radius,
            xs().fold(f64::NEG_INFINITY, f64::max) + self.radius,
            ys().fold(f64::NEG_INFINITY, f64::max) + self.radius,
        ]
    }

    /// How far apart two are: 0 or less where they have a point in common.
    pub(super) fn distance(&self, other: &Solid) -> f64 {
        let inside = other.holds(self.corners[0]) || self.holds(other.corners[0]);
        let edges =
            self.edges().into_iter().flat_map(|a| other.edges().into_iter().map(move |b| apart(a, b)));
        let distance = if inside { 0.0 } else { edges.fold(f64::INFINITY, f64::min) };
        distance - self.radius - other.radius
    }

    fn edges(&self) -> Vec<((f64, f64), (f64, f64))> {
        let next = self.corners.iter().cycle().skip(1);
        self.corners.iter().copied().zip(next.copied()).collect()
    }

    fn holds(&self, point: (f64, f64)) -> bool {
        self.corners.len() > 2 && self.edges().iter().all(|&(from, to)| cross(from, to, point) >= 0.0)
    }
}

fn rectangle(size: Size) -> Vec<(f64, f64)> {
    let (x, y) = (size.width.get() / 2.0, size.height.get() / 2.0);
    vec![(-x, -y), (x, -y), (x, y), (-x, y)]
}

fn cross(from: (f64, f64), to: (f64, f64), point: (f64, f64)) -> f64 {
    (to.0 - from.0) * (point.1 - from.1) - (to.1 - from.1) * (point.0 - from.0)
}

fn apart(a: ((f64, f64), (f64, f64)), b: ((f64, f64), (f64, f64))) -> f64 {
    let crossing = cross(a.0, a.1, b.0) * cross(a.0, a.1, b.1) < 0.0
        && cross(b.0, b.1, a.0) * cross(b.0, b.1, a.1) < 0.0;
    if crossing {
        return 0.0;
    }
    [from_edge(a.0, b), from_edge(a.1, b), from_edge(b.0, a), from_edge(b.1, a)]
        .into_iter()
        .fold(f64::INFINITY, f64::min)
}

fn from_edge(point: (f64, f64), (from, to): ((f64, f64), (f64, f64))) -> f64 {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let length = dx * dx + dy * dy;
    let part = if length == 0.0 { 0.0 } else { ((point.0 - from.0) * dx + (point.1 - from.1) * dy) / length };
    let part = part.clamp(0.0, 1.0);
    (point.0 - from.0 - part * dx).hypot(point.1 - from.1 - part * dy)
}

#[cfg(test)]
mod tests {
    use super::super::Item;
    use super::*;
    use crate::game::Mm;

    fn at(shape: Shape, x: i64, y: i64, quarters: u8) -> Solid {
        let centre = Point::new(Mm::new(x), Mm::new(y));
        Solid::piece(
            shape,
            &Placed {
                item: Item::Front(0),
                copy: 0,
                centre,
                quarters,
                room: Mm::ZERO,
                ticks: vec![],
                behind_fold: false,
            },
        )
    }

    #[test]
    fn distances_are_those_of_a_ruler() {
        let card = Shape::rectangle(Size::new(Mm::new(4), Mm::new(2)));
        let disc = Shape::Circle { diameter: Mm::new(2) };
        let hexagon = Shape::Hexagon { across: Mm::new(6) };
        for (a, b, distance) in [
            (at(card, 0, 0, 0), at(card, 10, 0, 0), 6.0),
            (at(card, 0, 0, 1), at(card, 10, 0, 0), 7.0),
            (at(card, 0, 0, 0), at(disc, 5, 5, 0), 5.0 - 1.0),
            (at(disc, 0, 0, 0), at(disc, 3, 4, 0), 3.0),
            (at(hexagon, 0, 0, 0), at(disc, 10, 0, 0), 6.0),
            (at(hexagon, 0, 0, 1), at(disc, 0, 10, 0), 6.0),
            (at(card, 0, 0, 0), at(card, 1, 0, 0), 0.0),
        ] {
            assert!((a.distance(&b) - distance).abs() < 1e-9, "{a:?} {b:?}: {}", a.distance(&b));
        }
    }
}

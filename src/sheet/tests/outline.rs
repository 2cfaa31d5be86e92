//! Outlines on paper and the distances between them, computed independently of the layout under test.

use crate::game::{HexTop, Point, Shape, Size};
use crate::sheet::{PlacedItem, Segment, Tick};

/// A convex polygon grown by a radius: a disc is a point with a radius.
#[derive(Clone, Debug)]
pub(super) struct Outline {
    corners: Vec<(f64, f64)>,
    radius: f64,
}

/// Tolerance: centres are rounded to whole micrometres.
pub(super) const ROUNDING_MM: f64 = 0.003;

impl Outline {
    pub(super) fn piece(shape: Shape, placed: &PlacedItem) -> Outline {
        let (x, y) = (placed.centre.x.get(), placed.centre.y.get());
        let (corners, radius) = match shape {
            Shape::Circle { diameter } => (vec![(0.0, 0.0)], diameter.get() / 2.0),
            Shape::Hexagon { across, top } => {
                let reach = across.get() / 3f64.sqrt();
                let first = if top == HexTop::Flat { 30.0 } else { 0.0 };
                let corner = |n: i32| {
                    let (sin, cos) = (first + f64::from(n) * 60.0).to_radians().sin_cos();
                    (reach * sin, -reach * cos)
                };
                ((0..6).map(corner).collect(), 0.0)
            }
            Shape::Triangle { side } => {
                let (half, height) = (side.get() / 2.0, side.get() * 0.75f64.sqrt());
                (vec![(0.0, -height / 2.0), (half, height / 2.0), (-half, height / 2.0)], 0.0)
            }
            Shape::Rectangle { .. } | Shape::Strip(_) | Shape::Outline { .. } => {
                (rectangle(shape.size()), 0.0)
            }
        };
        let turn = |(x, y): (f64, f64)| (0..placed.quarters).fold((x, y), |(x, y), _| (-y, x));
        let corners = corners.into_iter().map(turn).map(|(dx, dy)| (x + dx, y + dy)).collect();
        Outline { corners, radius }
    }

    pub(super) fn segment(segment: Segment) -> Outline {
        let corner = |point: Point| (point.x.get(), point.y.get());
        Outline { corners: vec![corner(segment.from), corner(segment.to)], radius: 0.0 }
    }

    /// A tick of a piece at `centre`.
    pub(super) fn tick(centre: Point, tick: Tick) -> Outline {
        let (sin, cos) = tick.direction.to_radians().sin_cos();
        let at = |far: f64| (centre.x.get() + far * sin, centre.y.get() - far * cos);
        Outline { corners: vec![at(tick.from.get()), at(tick.to.get())], radius: 0.0 }
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

    /// Distance between two outlines; 0 or less if they touch or overlap.
    pub(super) fn distance(&self, other: &Outline) -> f64 {
        let inside = other.contains(self.corners[0]) || self.contains(other.corners[0]);
        let edges = self
            .edges()
            .into_iter()
            .flat_map(|a| other.edges().into_iter().map(move |b| edge_distance(a, b)));
        let distance = if inside { 0.0 } else { edges.fold(f64::INFINITY, f64::min) };
        distance - self.radius - other.radius
    }

    fn edges(&self) -> Vec<((f64, f64), (f64, f64))> {
        let next = self.corners.iter().cycle().skip(1);
        self.corners.iter().copied().zip(next.copied()).collect()
    }

    fn contains(&self, point: (f64, f64)) -> bool {
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

fn edge_distance(a: ((f64, f64), (f64, f64)), b: ((f64, f64), (f64, f64))) -> f64 {
    let crossing = cross(a.0, a.1, b.0) * cross(a.0, a.1, b.1) < 0.0
        && cross(b.0, b.1, a.0) * cross(b.0, b.1, a.1) < 0.0;
    if crossing {
        return 0.0;
    }
    [point_distance(a.0, b), point_distance(a.1, b), point_distance(b.0, a), point_distance(b.1, a)]
        .into_iter()
        .fold(f64::INFINITY, f64::min)
}

fn point_distance(point: (f64, f64), (from, to): ((f64, f64), (f64, f64))) -> f64 {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let length = dx * dx + dy * dy;
    let part = if length == 0.0 { 0.0 } else { ((point.0 - from.0) * dx + (point.1 - from.1) * dy) / length };
    let part = part.clamp(0.0, 1.0);
    (point.0 - from.0 - part * dx).hypot(point.1 - from.1 - part * dy)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Mm;
    use crate::sheet::SheetItem;

    fn at(shape: Shape, x: i64, y: i64, quarters: u8) -> Outline {
        let centre = Point::new(Mm::new(x), Mm::new(y));
        Outline::piece(
            shape,
            &PlacedItem {
                item: SheetItem::Front(0),
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
    fn distances_match_a_ruler() {
        let card = Shape::rectangle(Size::new(Mm::new(4), Mm::new(2)));
        let disc = Shape::Circle { diameter: Mm::new(2) };
        let hexagon = Shape::Hexagon { across: Mm::new(6), top: HexTop::Pointy };
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

//! Patterns of lines and dots that distinguish faces without colour.

use super::shape;
use crate::game::{Pattern, PatternKind};
use crate::scene::{BezPath, Cap, Join, Node, Point, Rect, Stroke};

/// A pattern over an area, aligned to the origin so that it is the same on every piece. It extends beyond the area and
/// must be clipped.
pub(crate) fn node(pattern: &Pattern, area: Rect) -> Node {
    let reach = area.width().max(area.height()) / 2.0 + area.center().to_vec2().hypot();
    let step = pattern.step_on(2.0 * reach);
    let weight = pattern.weight.get();
    let path = match pattern.kind {
        PatternKind::Lines => rules(area, step, RuleDirection::Horizontal),
        PatternKind::Bars => rules(area, step, RuleDirection::Vertical),
        PatternKind::Hatch => slopes(area, step, 1.0),
        PatternKind::CrossHatch => {
            let mut both = slopes(area, step, 1.0);
            shape::append(&mut both, &slopes(area, step, -1.0));
            both
        }
        PatternKind::Dots => return Node::filled(dots(area, step, weight / 2.0), pattern.color),
        PatternKind::Zigzag => zigzag(area, step),
        PatternKind::Waves => waves(area, step),
    };
    let join = if pattern.kind == PatternKind::Waves { Join::Round } else { Join::Miter };
    let stroke = Stroke { join, cap: Cap::Butt, ..Stroke::solid(pattern.color, weight) };
    Node::lined(path, stroke)
}

#[derive(Clone, Copy)]
enum RuleDirection {
    Horizontal,
    Vertical,
}

/// The odd multiples of half a `step` between two bounds: there is no line through the centre, where marks are.
fn steps(from: f64, to: f64, step: f64) -> impl Iterator<Item = f64> {
    let first = (from / step - 0.5).ceil() as i64;
    let last = (to / step - 0.5).floor() as i64;
    (first..=last).map(move |number| (number as f64 + 0.5) * step)
}

fn rules(area: Rect, step: f64, direction: RuleDirection) -> BezPath {
    let mut path = BezPath::new();
    match direction {
        RuleDirection::Horizontal => {
            for y in steps(area.y0, area.y1, step) {
                shape::add_line(&mut path, Point::new(area.x0, y), Point::new(area.x1, y));
            }
        }
        RuleDirection::Vertical => {
            for x in steps(area.x0, area.x1, step) {
                shape::add_line(&mut path, Point::new(x, area.y0), Point::new(x, area.y1));
            }
        }
    }
    path
}

/// Lines at 45 degrees that rise to the right (`rise` 1) or to the left (-1), `step` apart.
fn slopes(area: Rect, step: f64, rise: f64) -> BezPath {
    let mut path = BezPath::new();
    // On each line x·rise + y is constant; the distance of lines is the difference of these sums divided by √2.
    let (left, right) = (area.x0.min(area.x1), area.x1.max(area.x0));
    let sums =
        [(left, area.y0), (left, area.y1), (right, area.y0), (right, area.y1)].map(|(x, y)| x * rise + y);
    let min = sums.into_iter().fold(f64::INFINITY, f64::min);
    let max = sums.into_iter().fold(f64::NEG_INFINITY, f64::max);
    let margin = step;
    for sum in steps(min, max, step * 2f64.sqrt()) {
        // Slightly beyond the area, so that the square ends are clipped.
        let (near, far) = (sum - (area.y1 + margin), sum - (area.y0 - margin));
        let (x0, x1) = if rise > 0.0 { (near, far) } else { (-far, -near) };
        let (x0, x1) = (x0.max(left - margin), x1.min(right + margin));
        if x0 < x1 {
            shape::add_line(&mut path, Point::new(x0, sum - x0 * rise), Point::new(x1, sum - x1 * rise));
        }
    }
    path
}

/// Dots on a triangular lattice.
fn dots(area: Rect, step: f64, radius: f64) -> BezPath {
    let mut path = BezPath::new();
    let down = step * 3f64.sqrt() / 2.0;
    let rows = (area.y0 / down).floor() as i64..=(area.y1 / down).ceil() as i64;
    for row in rows {
        let shift = if row.rem_euclid(2) == 0 { 0.0 } else { step / 2.0 };
        let columns = ((area.x0 - shift) / step).floor() as i64..=((area.x1 - shift) / step).ceil() as i64;
        for column in columns {
            let centre = Point::new(column as f64 * step + shift, row as f64 * down);
            if area.inflate(radius, radius).contains(centre) {
                shape::append(&mut path, &shape::circle(centre, radius));
            }
        }
    }
    path
}

fn zigzag(area: Rect, step: f64) -> BezPath {
    let mut path = BezPath::new();
    let half = step / 2.0;
    for y in steps(area.y0 - step, area.y1 + step, step) {
        let turns = (area.x0 / half).floor() as i64..=(area.x1 / half).ceil() as i64;
        let points = turns.map(|turn| {
            let down = if turn.rem_euclid(2) == 0 { half / 2.0 } else { -half / 2.0 };
            (turn as f64 * half, y + down)
        });
        shape::append(&mut path, &shape::polyline(points));
    }
    path
}

fn waves(area: Rect, step: f64) -> BezPath {
    let mut path = BezPath::new();
    let half = step;
    for y in steps(area.y0 - step, area.y1 + step, step) {
        let first = (area.x0 / half).floor() as i64;
        let last = (area.x1 / half).ceil() as i64;
        path.move_to((first as f64 * half, y));
        for turn in first..last {
            let x = turn as f64 * half;
            // The handles approximate a sine wave with an amplitude of a quarter of the step.
            let amplitude = if turn.rem_euclid(2) == 0 { -step * 0.32 } else { step * 0.32 };
            path.curve_to(
                (x + half * 0.364, y + amplitude),
                (x + half * 0.636, y + amplitude),
                (x + half, y),
            );
        }
    }
    path
}

#[cfg(test)]
pub(super) mod tests {
    use kurbo::Shape as _;

    use super::*;
    use crate::game::Mm;
    use crate::scene::Color;

    pub(crate) const ALL: [PatternKind; 7] = [
        PatternKind::Lines,
        PatternKind::Bars,
        PatternKind::Hatch,
        PatternKind::CrossHatch,
        PatternKind::Dots,
        PatternKind::Zigzag,
        PatternKind::Waves,
    ];

    fn drawn(kind: PatternKind, step: Mm, area: Rect) -> BezPath {
        let pattern = Pattern { kind, color: Color::BLACK, step, weight: Mm::from_um(300) };
        match node(&pattern, area) {
            Node::Path(shape) => shape.path,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn every_pattern_covers_its_area_and_little_more() {
        let area = Rect::new(-10.0, -8.0, 12.0, 8.0);
        for kind in ALL {
            let path = drawn(kind, Mm::new(2), area);
            let bounds = path.bounding_box();
            // Vertical lines every 2 mm leave less than 2 mm at each side.
            assert!(bounds.x0 <= -8.0 && bounds.x1 >= 10.0, "{kind:?}: {bounds:?}");
            assert!(bounds.y0 <= -6.0 && bounds.y1 >= 6.0, "{kind:?}: {bounds:?}");
            assert!(area.inflate(4.0, 4.0).contains_rect(bounds), "{kind:?}: {bounds:?}");
        }
    }

    #[test]
    fn a_step_too_fine_to_print_costs_no_time() {
        let area = Rect::new(-150.0, -150.0, 150.0, 150.0);
        for kind in ALL {
            assert!(drawn(kind, Mm::from_um(1), area).elements().len() < 500_000, "{kind:?}");
        }
    }

    #[test]
    fn hatching_keeps_its_step() {
        let area = Rect::new(-10.0, -10.0, 10.0, 10.0);
        let path = drawn(PatternKind::Hatch, Mm::new(3), area);
        let mut sums: Vec<f64> =
            path.segments().map(|s| kurbo::ParamCurve::start(&s)).map(|p| p.x + p.y).collect();
        sums.sort_by(f64::total_cmp);
        assert!(sums.len() > 4);
        for pair in sums.windows(2) {
            assert!(((pair[1] - pair[0]) / 2f64.sqrt() - 3.0).abs() < 1e-9, "{sums:?}");
        }
    }
}

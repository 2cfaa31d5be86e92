//! Where exactly the four sides of a black square are.

use kurbo::{Point, Vec2};

use super::outline::{Quad, middle};
use crate::photo::grey::Grey;

/// The light across a side is looked up every so many pixels.
const STEP: f64 = 0.5;
/// A rise of light is measured over so many steps to either side.
const SPAN: usize = 2;
/// A side is looked at in at most so many places: in a few while it may not be one of a marker at all, then in more.
pub(super) const FEW: usize = 14;
pub(super) const MANY: usize = 40;
/// Near a corner the other side disturbs: so much of a side's length is left out at either end.
const MARGIN: f64 = 0.08;
/// Places where light rises less than this, in shades squared over all steps, are no edge.
const FAINTEST: f64 = 30.0;
/// What lies further off the line than this, in pixels, counts less and less for it.
const ASTRAY: f64 = 0.4;
/// Sides that meet at a flatter angle than this (its sine) have no corner.
const FLATTEST: f64 = 0.15;

/// Somewhere on a side, and how clear the edge is there.
struct Place {
    at: Point,
    clear: f64,
}

/// A straight line: a point of it and the direction across it, of length 1.
struct Line {
    through: Point,
    across: Vec2,
}

/// The corners where the sides of a black square meet, the sides being looked for up to `reach` pixels around where
/// these corners have them, in at most so many places each.
pub(super) fn settle(grey: &Grey, corners: &Quad, reach: f64, most: usize) -> Option<Quad> {
    let middle = middle(corners);
    let mut sides = Vec::with_capacity(4);
    for side in 0..4 {
        sides.push(line(&places(grey, [corners[side], corners[(side + 1) % 4]], middle, reach, most))?);
    }
    let mut settled = *corners;
    for ((corner, before), after) in settled.iter_mut().zip([3, 0, 1, 2]).zip(&sides) {
        let crossing = sides.get(before)?.crossing(after)?;
        if crossing.distance(*corner) > 3.0 * reach + 2.0 {
            return None;
        }
        *corner = crossing;
    }
    Some(settled)
}

/// Where light rises outwards along a side.
fn places(grey: &Grey, [from, to]: [Point; 2], middle: Point, reach: f64, most: usize) -> Vec<Place> {
    let along = to - from;
    let length = along.hypot();
    let mut outwards = Vec2::new(along.y, -along.x) / length.max(f64::MIN_POSITIVE);
    if outwards.dot(from - middle) < 0.0 {
        outwards = -outwards;
    }
    let count = (length.max(0.0) as usize).clamp(8, most);
    (0..count)
        .filter_map(|index| {
            let part = MARGIN + (1.0 - 2.0 * MARGIN) * (index as f64 + 0.5) / count as f64;
            rise(grey, from + along * part, outwards, reach)
        })
        .collect()
}

/// Where light rises from `at` outwards or inwards: the middle of all rises, the steeper ones counting for more.
fn rise(grey: &Grey, at: Point, outwards: Vec2, reach: f64) -> Option<Place> {
    const MOST: usize = 32;
    let steps = ((reach / STEP) as usize).min((MOST - 1) / 2 - SPAN);
    let count = 2 * (steps + SPAN) + 1;
    let first = -((steps + SPAN) as f64) * STEP;
    let mut light = [0.0; MOST];
    for (index, light) in light.iter_mut().enumerate().take(count) {
        *light = grey.sample(at + outwards * (first + index as f64 * STEP));
    }
    let (mut sum, mut moment) = (0.0, 0.0);
    for (index, ends) in light.windows(2 * SPAN + 1).enumerate().take(2 * steps + 1) {
        let [inside, .., outside] = ends else { continue };
        let rise = (outside - inside).max(0.0);
        sum += rise * rise;
        moment += rise * rise * (index as f64 - steps as f64) * STEP;
    }
    (sum > FAINTEST).then(|| Place { at: at + outwards * (moment / sum), clear: sum.sqrt() })
}

/// The line through places, those that are off it counting little.
fn line(places: &[Place]) -> Option<Line> {
    if places.len() < 5 {
        return None;
    }
    let mut line = fit(places, |place| place.clear);
    for _ in 0..2 {
        line = fit(places, |place| {
            let off = line.across.dot(place.at - line.through) / ASTRAY;
            place.clear / (1.0 + off * off)
        });
    }
    Some(line)
}

fn fit(places: &[Place], weight: impl Fn(&Place) -> f64) -> Line {
    let (mut total, mut sum) = (0.0, Vec2::ZERO);
    for place in places {
        total += weight(place);
        sum += place.at.to_vec2() * weight(place);
    }
    let through = (sum / total.max(f64::MIN_POSITIVE)).to_point();
    let (mut wide, mut high, mut slant) = (0.0, 0.0, 0.0);
    for place in places {
        let (off, weight) = (place.at - through, weight(place));
        wide += weight * off.x * off.x;
        high += weight * off.y * off.y;
        slant += weight * off.x * off.y;
    }
    let angle = 0.5 * (2.0 * slant).atan2(wide - high);
    Line { through, across: Vec2::new(-angle.sin(), angle.cos()) }
}

impl Line {
    fn crossing(&self, other: &Line) -> Option<Point> {
        let sine = self.across.cross(other.across);
        if sine.abs() < FLATTEST {
            return None;
        }
        let along = Vec2::new(-self.across.y, self.across.x);
        // `along` across the other line is the sine of their angle, too.
        let way = other.across.dot(other.through - self.through) / other.across.dot(along);
        Some(self.through + along * way)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A black square with corners at 12.3 and 27.3 both ways on white, each pixel as light as its covered part says.
    fn square() -> Grey {
        let covered = |at: usize| (27.8 - at as f64).clamp(0.0, 1.0).min((at as f64 - 11.8).clamp(0.0, 1.0));
        let light = (0..1600).map(|index| (220.0 - 200.0 * covered(index % 40) * covered(index / 40)) as u8);
        Grey::new(40, 40, light.collect()).expect("as many")
    }

    #[test]
    fn corners_settle_to_a_tenth_of_a_pixel() {
        let guess = [(13.0, 13.5), (28.0, 11.5), (26.0, 26.0), (11.5, 28.5)].map(Point::from);
        let found = settle(&square(), &guess, 2.0, FEW).expect("a square");
        let found = settle(&square(), &found, 1.5, MANY).expect("a square");
        for (corner, (x, y)) in found.iter().zip([(12.3, 12.3), (27.3, 12.3), (27.3, 27.3), (12.3, 27.3)]) {
            assert!(corner.distance(Point::new(x, y)) < 0.1, "{corner:?}");
        }
    }

    #[test]
    fn where_nothing_rises_nothing_settles() {
        let guess = [(13.0, 13.5), (28.0, 11.5), (26.0, 26.0), (11.5, 28.5)].map(Point::from);
        for (width, height) in [(40, 40), (1, 40), (40, 1), (0, 0)] {
            let flat = Grey::new(width, height, vec![90; width * height]).expect("as many");
            assert_eq!(settle(&flat, &guess, 2.0, FEW), None);
        }
        assert_eq!(settle(&square(), &[Point::ZERO; 4], 2.0, FEW), None);
    }
}

//! Subpixel refinement of the four edges of a black square.

use kurbo::{Point, Vec2};

use super::outline::{Quad, middle};
use crate::photo::grey::Grey;

/// Sampling step across an edge.
const STEP_PX: f64 = 0.5;
/// Half the width of the gradient filter, in steps.
const GRADIENT_STEPS: usize = 2;
/// Maximum number of samples along an edge: few while it may not be one of a marker, more afterwards.
pub(super) const FEW_SAMPLES: usize = 14;
pub(super) const MANY_SAMPLES: usize = 40;
/// Fraction of an edge's length left out at either end, where the adjacent edge interferes.
const END_MARGIN: f64 = 0.08;
/// Minimum sum of squared gradients of an edge point, in shades squared.
const MIN_EDGE_STRENGTH_SHADES2: f64 = 30.0;
/// Residual beyond which edge points lose weight.
const RESIDUAL_SCALE_PX: f64 = 0.4;
/// Minimum sine of the angle between adjacent edges.
const MIN_CORNER_SINE: f64 = 0.15;

/// A point on an edge, weighted by its gradient.
struct EdgePoint {
    at: Point,
    clear: f64,
}

/// A straight line: a point on it and its unit normal.
struct FittedLine {
    through: Point,
    across: Vec2,
}

/// Refines the corners of a black square: fits a line to each edge, searched up to `reach` pixels around the given
/// corners with at most `most` samples, and intersects the lines.
pub(super) fn refine(grey: &Grey, corners: &Quad, reach: f64, most: usize) -> Option<Quad> {
    let middle = middle(corners);
    let mut sides = Vec::with_capacity(4);
    for side in 0..4 {
        sides.push(fit_line_robust(&edge_points(
            grey,
            [corners[side], corners[(side + 1) % 4]],
            middle,
            reach,
            most,
        ))?);
    }
    let mut refined = *corners;
    for ((corner, before), after) in refined.iter_mut().zip([3, 0, 1, 2]).zip(&sides) {
        let intersection = sides.get(before)?.intersection(after)?;
        if intersection.distance(*corner) > 3.0 * reach + 2.0 {
            return None;
        }
        *corner = intersection;
    }
    Some(refined)
}

/// Samples the edge points along a side, where light rises outwards.
fn edge_points(
    grey: &Grey,
    [from, to]: [Point; 2],
    middle: Point,
    reach: f64,
    most: usize,
) -> Vec<EdgePoint> {
    let along = to - from;
    let length = along.hypot();
    let mut outwards = Vec2::new(along.y, -along.x) / length.max(f64::MIN_POSITIVE);
    if outwards.dot(from - middle) < 0.0 {
        outwards = -outwards;
    }
    let count = (length.max(0.0) as usize).clamp(8, most);
    (0..count)
        .filter_map(|index| {
            let part = END_MARGIN + (1.0 - 2.0 * END_MARGIN) * (index as f64 + 0.5) / count as f64;
            locate_edge(grey, from + along * part, outwards, reach)
        })
        .collect()
}

/// Locates the rise of light across an edge at `at`: the centroid of the squared gradients.
fn locate_edge(grey: &Grey, at: Point, outwards: Vec2, reach: f64) -> Option<EdgePoint> {
    const MOST: usize = 32;
    let steps = ((reach / STEP_PX) as usize).min((MOST - 1) / 2 - GRADIENT_STEPS);
    let count = 2 * (steps + GRADIENT_STEPS) + 1;
    let first = -((steps + GRADIENT_STEPS) as f64) * STEP_PX;
    let mut light = [0.0; MOST];
    for (index, light) in light.iter_mut().enumerate().take(count) {
        *light = grey.sample(at + outwards * (first + index as f64 * STEP_PX));
    }
    let (mut sum, mut moment) = (0.0, 0.0);
    for (index, ends) in light.windows(2 * GRADIENT_STEPS + 1).enumerate().take(2 * steps + 1) {
        let [inside, .., outside] = ends else { continue };
        let rise = (outside - inside).max(0.0);
        sum += rise * rise;
        moment += rise * rise * (index as f64 - steps as f64) * STEP_PX;
    }
    (sum > MIN_EDGE_STRENGTH_SHADES2)
        .then(|| EdgePoint { at: at + outwards * (moment / sum), clear: sum.sqrt() })
}

/// Fits a line robustly, with outliers weighted down.
fn fit_line_robust(points: &[EdgePoint]) -> Option<FittedLine> {
    if points.len() < 5 {
        return None;
    }
    let mut line = fit_line(points, |point| point.clear);
    for _ in 0..2 {
        line = fit_line(points, |point| {
            let offset = line.across.dot(point.at - line.through) / RESIDUAL_SCALE_PX;
            point.clear / (1.0 + offset * offset)
        });
    }
    Some(line)
}

fn fit_line(points: &[EdgePoint], weight: impl Fn(&EdgePoint) -> f64) -> FittedLine {
    let (mut total, mut sum) = (0.0, Vec2::ZERO);
    for point in points {
        total += weight(point);
        sum += point.at.to_vec2() * weight(point);
    }
    let through = (sum / total.max(f64::MIN_POSITIVE)).to_point();
    let (mut wide, mut high, mut slant) = (0.0, 0.0, 0.0);
    for point in points {
        let (offset, weight) = (point.at - through, weight(point));
        wide += weight * offset.x * offset.x;
        high += weight * offset.y * offset.y;
        slant += weight * offset.x * offset.y;
    }
    let angle = 0.5 * libm::atan2(2.0 * slant, wide - high);
    let (sin, cos) = libm::sincos(angle);
    FittedLine { through, across: Vec2::new(-sin, cos) }
}

impl FittedLine {
    fn intersection(&self, other: &FittedLine) -> Option<Point> {
        let sine = self.across.cross(other.across);
        if sine.abs() < MIN_CORNER_SINE {
            return None;
        }
        let along = Vec2::new(-self.across.y, self.across.x);
        // The dot product with `along` is the sine of their angle, too.
        let distance = other.across.dot(other.through - self.through) / other.across.dot(along);
        Some(self.through + along * distance)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A black square with corners at 12.3 and 27.3 in x and y on white, antialiased.
    fn square() -> Grey {
        let covered = |at: usize| (27.8 - at as f64).clamp(0.0, 1.0).min((at as f64 - 11.8).clamp(0.0, 1.0));
        let light = (0..1600).map(|index| (220.0 - 200.0 * covered(index % 40) * covered(index / 40)) as u8);
        Grey::new(40, 40, light.collect()).expect("matching size")
    }

    #[test]
    fn corners_are_refined_to_a_tenth_of_a_pixel() {
        let guess = [(13.0, 13.5), (28.0, 11.5), (26.0, 26.0), (11.5, 28.5)].map(Point::from);
        let found = refine(&square(), &guess, 2.0, FEW_SAMPLES).expect("a square");
        let found = refine(&square(), &found, 1.5, MANY_SAMPLES).expect("a square");
        for (corner, (x, y)) in found.iter().zip([(12.3, 12.3), (27.3, 12.3), (27.3, 27.3), (12.3, 27.3)]) {
            assert!(corner.distance(Point::new(x, y)) < 0.1, "{corner:?}");
        }
    }

    #[test]
    fn refinement_fails_without_edges() {
        let guess = [(13.0, 13.5), (28.0, 11.5), (26.0, 26.0), (11.5, 28.5)].map(Point::from);
        for (width, height) in [(40, 40), (1, 40), (40, 1), (0, 0)] {
            let flat = Grey::new(width, height, vec![90; width * height]).expect("matching size");
            assert_eq!(refine(&flat, &guess, 2.0, FEW_SAMPLES), None);
        }
        assert_eq!(refine(&square(), &[Point::ZERO; 4], 2.0, FEW_SAMPLES), None);
    }
}

//! Searches for a token around the middle of a square.

use std::cell::RefCell;
use std::rc::Rc;

use kurbo::{Point, Vec2};

use super::face::{ANGLES, FaceFit, FaceSet, PolarFace, Profile, RINGS, TokenFace, mean, profile_residual};
use super::window::SquareWindow;
use crate::photo::signal::offsets;

/// Step of the coarse search.
const COARSE_STEP_MM: f64 = 0.8;
/// Number of positions that are refined.
const REFINED_POSITIONS: usize = 5;
/// Number of tokens that are refined at them.
const REFINED_TOKENS: usize = 5;
/// Maximum ratio of a residual to the best one for refinement.
const MAX_RESIDUAL_RATIO: f32 = 5.0;
/// A window as compared with the faces of tokens.
pub(super) struct Seen<'a> {
    window: &'a SquareWindow,
    faces: &'a FaceSet,
    memo: Memo<PolarFace>,
}

impl<'a> Seen<'a> {
    pub(super) fn new(window: &'a SquareWindow, faces: &'a FaceSet) -> Seen<'a> {
        Seen { window, faces, memo: Memo::new() }
    }

    fn at(&self, point: Point) -> Rc<PolarFace> {
        self.memo.at(point, || self.faces.sample_at(self.window, point.x, point.y))
    }
}

/// The coarse fit of each token within `reach` of the centre, and where it is.
pub(super) fn token_fits(seen: &Seen, reach: f64) -> Vec<Option<(Point, FaceFit)>> {
    let mut found: Vec<Option<(Point, FaceFit)>> = vec![None; seen.faces.tokens.len()];
    for point in candidate_positions(seen.window, seen.faces, reach) {
        let face = seen.at(point);
        for (token, found) in seen.faces.tokens.iter().zip(&mut found) {
            let fit = token.rings.fit_any(&face);
            if found.is_none_or(|(_, best)| fit.residual < best.residual) {
                *found = Some((point, fit));
            }
        }
    }
    found
}

/// The residual of each token at its best position.
pub(super) fn token_residuals(
    (top, _, reach): &(SquareWindow, Vec2, f64),
    bare: f32,
    faces: &FaceSet,
) -> Vec<f32> {
    let seen = Seen::new(top, faces);
    let found = token_fits(&seen, *reach);
    let least = found.iter().flatten().map(|(_, fit)| fit.residual).fold(f32::INFINITY, f32::min);
    // Refinement improves residuals, but not by this much.
    if bare * MAX_RESIDUAL_RATIO < least {
        return found.iter().map(|found| found.map_or(f32::INFINITY, |(_, fit)| fit.residual)).collect();
    }
    let mut order: Vec<f32> = found.iter().flatten().map(|(_, fit)| fit.residual).collect();
    order.sort_by(f32::total_cmp);
    let last = order.get(REFINED_TOKENS.min(order.len()).saturating_sub(1)).copied().unwrap_or(f32::INFINITY);
    let last = last.min(least * MAX_RESIDUAL_RATIO);
    let settled = |(token, found): (&TokenFace, &Option<(Point, FaceFit)>)| {
        let Some((point, fit)) = *found else { return f32::INFINITY };
        if fit.residual > last {
            return fit.residual;
        }
        let near = |x: f64, y: f64| {
            let turns = (0..7).map(|step| (fit.turn + ANGLES + step - 3) % ANGLES);
            token.rings.fit(&seen.at(Point::new(x, y)), turns)
        };
        descend(point, 2.0, 0.5, &near).1.residual
    };
    faces.tokens.iter().zip(&found).map(settled).collect()
}

/// Candidate centres of tokens: points whose ring means are most similar to those of some token.
fn candidate_positions(top: &SquareWindow, faces: &FaceSet, reach: f64) -> Vec<Point> {
    let steps = (reach / COARSE_STEP_MM) as i32;
    let memo = Memo::new();
    let least = |point: Point| {
        *memo.at(point, || {
            let seen = profile(top, point, faces);
            faces
                .tokens
                .iter()
                .map(|token| profile_residual(&token.profile, &seen))
                .fold(f32::INFINITY, f32::min)
        })
    };
    let near = offsets(steps, COARSE_STEP_MM).filter(|off| off.hypot() <= reach);
    let mut points: Vec<(f32, Point)> = near.map(|off| (least(off.to_point()), off.to_point())).collect();
    points.sort_by(|one, other| one.0.total_cmp(&other.0));
    let mut kept: Vec<(f32, Point)> = Vec::new();
    for (_, point) in points.into_iter().take(3 * REFINED_POSITIONS) {
        let fit = |x: f64, y: f64| FaceFit { residual: least(Point::new(x, y)), turn: 0 };
        let (point, fit) = descend(point, COARSE_STEP_MM, COARSE_STEP_MM / 2.0, &fit);
        if kept.iter().all(|(_, known)| known.distance(point) > COARSE_STEP_MM) {
            kept.push((fit.residual, point));
        }
    }
    kept.sort_by(|one, other| one.0.total_cmp(&other.0));
    kept.into_iter().take(REFINED_POSITIONS).map(|(_, point)| point).collect()
}

/// The ring means around a point, from every third sample.
fn profile(top: &SquareWindow, point: Point, faces: &FaceSet) -> Profile {
    const STEP: usize = 3;
    let mut profile = [[0.0; RINGS]; 3];
    for (ring, points) in faces.points.chunks_exact(ANGLES).enumerate() {
        let mut sum = [0.0f32; 3];
        for (x, y) in points.iter().step_by(STEP) {
            let seen = top.near(point.x + x, point.y + y);
            sum = std::array::from_fn(|channel| sum[channel] + seen[channel]);
        }
        let colour = sum.map(|sum| sum / (ANGLES / STEP) as f32);
        let colour = if faces.grey { mean(colour) } else { colour };
        for (profile, colour) in profile.iter_mut().zip(colour) {
            profile[ring] = colour;
        }
    }
    profile
}

/// Memo of visited points: descents often cross.
struct Memo<T>(RefCell<Vec<(Point, Rc<T>)>>);

impl<T> Memo<T> {
    fn new() -> Memo<T> {
        Memo(RefCell::new(Vec::new()))
    }

    fn at(&self, point: Point, look: impl FnOnce() -> T) -> Rc<T> {
        if let Some((_, made)) = self.0.borrow().iter().find(|(known, _)| *known == point) {
            return made.clone();
        }
        let made = Rc::new(look());
        self.0.borrow_mut().push((point, made.clone()));
        made
    }
}

/// Descends from a point in shrinking steps, no farther than `reach`.
pub(super) fn descend(
    start: Point,
    reach: f64,
    step: f64,
    fit: &dyn Fn(f64, f64) -> FaceFit,
) -> (Point, FaceFit) {
    let (mut point, mut best) = (start, fit(start.x, start.y));
    let mut step = step;
    while step > 0.12 {
        let mut moved = false;
        for (x, y) in [(step, 0.0), (-step, 0.0), (0.0, step), (0.0, -step)] {
            let next = point + Vec2::new(x, y);
            if (next - start).hypot() > reach {
                continue;
            }
            let there = fit(next.x, next.y);
            if there.residual < best.residual {
                (point, best, moved) = (next, there, true);
            }
        }
        if !moved {
            step /= 2.0;
        }
    }
    (point, best)
}

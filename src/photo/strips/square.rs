//! Classifies one square.

use std::cell::RefCell;
use std::rc::Rc;

use kurbo::{Point, Vec2};

use super::face::{ANGLES, FaceFit, FaceSet, PolarFace, Profile, RINGS, mean, profile_residual};
use super::located::{LocatedStrip, rim};
use super::window::SquareWindow;
use crate::photo::height::{self, GUESS_REACH_MM, Top};
use crate::photo::reading::{Guess, Guesses, Occupant};
use crate::photo::signal::offsets;
use crate::photo::view::LeastSquares;

/// Maximum offset of a token from the centre of its square.
const MAX_TOKEN_OFFSET_MM: f64 = 4.0;
/// Uncertainty of the height of tops once it is estimated.
const HEIGHT_UNCERTAINTY_MM: f64 = 1.0;
/// Residual of a square's own print above which a token may lie on it.
const MIN_COVERED_RESIDUAL: f32 = 0.005;
/// Step of the coarse search.
const COARSE_STEP_MM: f64 = 0.8;
/// Number of positions that are refined.
const REFINED_POSITIONS: usize = 5;
/// Number of tokens that are refined at them.
const REFINED_TOKENS: usize = 5;
/// Maximum ratio of a residual to the best one for refinement.
const MAX_RESIDUAL_RATIO: f32 = 5.0;
/// Maximum offset of the print of a square.
const MAX_PRINT_OFFSET_MM: f64 = 1.0;
/// Number of independent samples of a face: more make small differences more certain.
const INDEPENDENT_SAMPLES: f64 = 16.0;
/// The same in black and white, where red and blue differ in little but lightness.
const INDEPENDENT_GREY_SAMPLES: f64 = 10.0;
/// Residual of an unknown object, such as a finger or glare.
const UNKNOWN_RESIDUAL: f64 = 0.05;

/// Weights of the priors of a square's light: a gain of 1, no offset, and a uniform offset (in two directions).
const PRIOR_WEIGHTS: [f64; 4] = [0.02, 0.05, 0.3, 0.3];
/// Residual at which a sample has half its weight.
const RESIDUAL_SCALE: f64 = 0.12;
/// Distance from a square's centre at which the slope of the offset is measured.
const SLOPE_DISTANCE_MM: f64 = 15.0;

/// The light on a square relative to that at the ends of its strip.
#[derive(Clone, Copy, Debug)]
struct SquareLight {
    strength: f64,
    /// Offset in the middle, and its increments to the right and below.
    added: [f64; 3],
}

impl SquareLight {
    fn added(&self, off: Point) -> f64 {
        let [middle, right, down] = self.added;
        middle + (right * off.x + down * off.y) / SLOPE_DISTANCE_MM
    }

    fn apply(&self, printed: f64, off: Point) -> f64 {
        self.strength * printed + self.added(off)
    }

    /// Normalises a window to the light at the ends.
    fn normalise(&self, window: &mut SquareWindow) {
        window.change(|off, value| ((f64::from(value) - self.added(off)) / self.strength) as f32);
    }
}

/// A square of a strip, counted from its own left end, in the light that lies on it.
pub(super) struct LitSquare<'a> {
    located: &'a LocatedStrip<'a>,
    at: usize,
    faces: &'a FaceSet,
    light: SquareLight,
    /// The residual of its own print; `None` if it is not in the picture.
    bare: Option<f32>,
}

impl<'a> LitSquare<'a> {
    pub(super) fn new(located: &'a LocatedStrip, at: usize, faces: &'a FaceSet) -> LitSquare<'a> {
        let square = located.square(at);
        let flat = SquareWindow::rectify(located, square.center(), square.width() / 2.0, 0.0);
        let (mut light, mut bare) = (SquareLight { strength: 1.0, added: [0.0; 3] }, None);
        if let Some(mut flat) = flat {
            light = fit_light(located, at, &flat, faces);
            light.normalise(&mut flat);
            bare = Some(bare_residual(located, at, &flat, faces));
        }
        LitSquare { located, at, faces, light, bare }
    }

    /// The square as seen at a height, and how far from its centre a token may be if its top is known to `unknown`
    /// millimetres.
    fn window(&self, height: f64, unknown: f64) -> Option<(SquareWindow, Vec2, f64)> {
        let middle = self.located.square(self.at).center();
        let parallax = height::parallax(|point, height| self.located.project(point, height), middle, height)?;
        let off = MAX_TOKEN_OFFSET_MM + unknown * parallax.hypot();
        let mut window = SquareWindow::rectify(self.located, middle, off + self.faces.radius, height)?;
        self.light.normalise(&mut window);
        Some((window, parallax, off))
    }

    /// The token that may lie on it with its top around a guessed height; `None` if it is bare.
    pub(super) fn top(&self, guess: f64) -> Option<Top> {
        let bare = self.bare.filter(|bare| *bare > MIN_COVERED_RESIDUAL)?;
        let (window, parallax, reach) = self.window(guess, GUESS_REACH_MM)?;
        let found = token_fits(&Seen::new(&window, self.faces), reach);
        let best = found.iter().flatten().min_by(|one, other| one.1.residual.total_cmp(&other.1.residual));
        let (off, residual) = best.map_or((Vec2::ZERO, 1.0), |(at, fit)| (at.to_vec2(), fit.residual));
        let sure = (1.0 - residual / bare.min(UNKNOWN_RESIDUAL as f32)).max(0.0);
        Some(Top { off, parallax, sure: f64::from(sure) })
    }

    /// Classifies it, with the tops of tokens at a height.
    pub(super) fn read(&self, tops: f64) -> Guesses {
        let faces = self.faces;
        let tokens = || Some(token_residuals(&self.window(tops, HEIGHT_UNCERTAINTY_MM)?, self.bare?, faces));
        let weight = |residual: f32| (f64::from(residual) + 1e-4).powf(-independent_samples(faces) / 2.0);
        let found = tokens().map(|tokens| self.bare.into_iter().chain(tokens).map(weight).collect());
        let found: Vec<f64> = found.unwrap_or_else(|| vec![0.0; faces.tokens.len() + 1]);
        // An unknown object may be anything.
        let other = UNKNOWN_RESIDUAL.powf(-independent_samples(faces) / 2.0) / found.len() as f64;
        let other = other.max(f64::MIN_POSITIVE);
        let each = faces.occupants().zip(found);
        Guesses::normalised(each.map(|(occupant, weight)| Guess { occupant, weight: weight + other }))
            .unwrap_or_else(|| Guesses::certain(Occupant::Empty))
    }
}

fn independent_samples(faces: &FaceSet) -> f64 {
    if faces.grey { INDEPENDENT_GREY_SAMPLES } else { INDEPENDENT_SAMPLES }
}

/// Fits the light of a square to its edge: a shadow or glare may lie on one square and not on the ends of the strip.
fn fit_light(located: &LocatedStrip, at: usize, flat: &SquareWindow, faces: &FaceSet) -> SquareLight {
    let middle = located.square(at).center();
    let rim: Vec<(Point, [f32; 3], [f32; 3])> = rim(located.square(at))
        .into_iter()
        .map(|off| {
            let seen = flat.at(off.x, off.y);
            let seen = if faces.grey { mean(seen) } else { seen };
            (off, seen, faces.printed(&located.strip.print, middle + off.to_vec2()))
        })
        .collect();
    let mut fitted = SquareLight { strength: 1.0, added: [0.0; 3] };
    for round in 0..3 {
        let mut sums = LeastSquares::<4>::new();
        for (belief, weight) in PRIOR_WEIGHTS.iter().enumerate() {
            sums.prior(belief, if belief == 0 { 1.0 } else { 0.0 }, *weight * rim.len() as f64);
        }
        for (off, seen, printed) in &rim {
            for (seen, printed) in seen.iter().zip(printed) {
                let (seen, printed) = (f64::from(*seen), f64::from(*printed));
                let deviation = (seen - fitted.apply(printed, *off)) / RESIDUAL_SCALE;
                // A token may hide the edge: residuals weight samples down.
                let weight = if round == 0 { 1.0 } else { 1.0 / (1.0 + deviation * deviation) };
                sums.add([printed, 1.0, off.x / SLOPE_DISTANCE_MM, off.y / SLOPE_DISTANCE_MM], seen, weight);
            }
        }
        let Some([strength, added @ ..]) = sums.solve() else { break };
        fitted = SquareLight { strength: strength.clamp(0.3, 2.0), added };
    }
    fitted
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

fn bare_residual(located: &LocatedStrip, at: usize, flat: &SquareWindow, faces: &FaceSet) -> f32 {
    let middle = located.square(at).center();
    let print = PolarFace::sample(&faces.points, |x, y| {
        faces.printed(&located.strip.print, middle + Vec2::new(x, y))
    });
    let fit = |x: f64, y: f64| print.fit(&faces.sample_at(flat, x, y), [0, 1, ANGLES - 1].into_iter());
    descend(Point::ZERO, MAX_PRINT_OFFSET_MM, 0.5, &fit).1.residual
}

/// Descends from a point in shrinking steps, no farther than `reach`.
fn descend(start: Point, reach: f64, step: f64, fit: &dyn Fn(f64, f64) -> FaceFit) -> (Point, FaceFit) {
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

/// A window as compared with the faces of tokens.
struct Seen<'a> {
    window: &'a SquareWindow,
    faces: &'a FaceSet,
    memo: Memo<PolarFace>,
}

impl<'a> Seen<'a> {
    fn new(window: &'a SquareWindow, faces: &'a FaceSet) -> Seen<'a> {
        Seen { window, faces, memo: Memo::new() }
    }

    fn at(&self, point: Point) -> Rc<PolarFace> {
        self.memo.at(point, || self.faces.sample_at(self.window, point.x, point.y))
    }
}

/// The coarse fit of each token within `reach` of the centre, and where it is.
fn token_fits(seen: &Seen, reach: f64) -> Vec<Option<(Point, FaceFit)>> {
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
fn token_residuals((top, _, reach): &(SquareWindow, Vec2, f64), bare: f32, faces: &FaceSet) -> Vec<f32> {
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
    let settled = |(token, found): (&super::face::TokenFace, &Option<(Point, FaceFit)>)| {
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

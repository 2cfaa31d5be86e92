//! Classifies one square.

use std::cell::RefCell;
use std::rc::Rc;

use kurbo::Point;

use super::super::picture::Picture;
use super::super::reading::{Guess, Guesses, What};
use super::super::view::squares::Squares;
use super::face::{ANGLES, Faces, Fit, Profile, RINGS, Rings, mean, unlike};
use super::light::Light;
use super::lying::Lying;
use super::window::{Window, rim};

/// Height of the top of a token above the plank.
const TOKEN_HEIGHT_MM: f64 = 2.5;
/// Maximum offset of a token from the centre of its square.
const MAX_TOKEN_OFFSET_MM: f64 = 5.0;
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
struct Shine {
    strength: f64,
    /// Offset in the middle, and its increments to the right and below.
    added: [f64; 3],
}

impl Shine {
    fn added(&self, off: Point) -> f64 {
        let [middle, right, down] = self.added;
        middle + (right * off.x + down * off.y) / SLOPE_DISTANCE_MM
    }

    fn of(&self, printed: f64, off: Point) -> f64 {
        self.strength * printed + self.added(off)
    }

    /// Normalises a window to the light at the ends.
    fn take_off(&self, window: &mut Window) {
        window.change(|off, value| ((f64::from(value) - self.added(off)) / self.strength) as f32);
    }
}

/// Classifies one square of a strip, counted from its own left end.
pub(super) fn read(lying: &Lying, at: usize, light: &Light, faces: &Faces, picture: &Picture) -> Guesses {
    let mut found = weights(lying, at, light, faces, picture).unwrap_or_default();
    let every = faces.tokens.len() + 1;
    // An unknown object may be anything.
    let other = (UNKNOWN_RESIDUAL.powf(-places(faces) / 2.0) / every as f64).max(f64::MIN_POSITIVE);
    if found.is_empty() {
        found.push((What::Empty, 0.0));
        found.extend(faces.tokens.iter().map(|token| (piece(token.piece), 0.0)));
    }
    let guess = |(what, weight): (What, f64)| Guess { what, weight: weight + other };
    Guesses::weighed(found.into_iter().map(guess)).unwrap_or_else(|| Guesses::certain(What::Empty))
}

fn places(faces: &Faces) -> f64 {
    if faces.grey { INDEPENDENT_GREY_SAMPLES } else { INDEPENDENT_SAMPLES }
}

fn piece(piece: usize) -> What {
    What::Piece { piece, quarters: 0 }
}

fn weights(
    lying: &Lying,
    at: usize,
    light: &Light,
    faces: &Faces,
    picture: &Picture,
) -> Option<Vec<(What, f64)>> {
    let square = lying.square(at);
    let half = square.width() / 2.0;
    let mut flat = Window::of(lying, square.center(), half, 0.0, light, picture)?;
    let shine = shine(lying, at, &flat, faces);
    shine.take_off(&mut flat);
    let reach = MAX_TOKEN_OFFSET_MM + faces.radius;
    let mut top = Window::of(lying, square.center(), reach, TOKEN_HEIGHT_MM, light, picture)?;
    shine.take_off(&mut top);
    let empty = bare(lying, at, &flat, faces);
    let tokens = tokens(&top, empty, faces);
    let weight = |left: f32| (f64::from(left) + 1e-4).powf(-places(faces) / 2.0);
    let mut all = vec![(What::Empty, weight(empty))];
    all.extend(faces.tokens.iter().zip(tokens).map(|(token, left)| (piece(token.piece), weight(left))));
    Some(all)
}

/// Fits the light of a square to its edge: a shadow or glare may lie on one square and not on the ends of the strip.
fn shine(lying: &Lying, at: usize, flat: &Window, faces: &Faces) -> Shine {
    let middle = lying.square(at).center();
    let rim: Vec<(Point, [f32; 3], [f32; 3])> = rim(lying.square(at))
        .concat()
        .into_iter()
        .map(|off| {
            let seen = flat.at(off.x, off.y);
            let seen = if faces.grey { mean(seen) } else { seen };
            (off, seen, faces.printed(&lying.strip.print, middle + off.to_vec2()))
        })
        .collect();
    let mut shine = Shine { strength: 1.0, added: [0.0; 3] };
    for round in 0..3 {
        let mut sums = Squares::<4>::new();
        for (belief, weight) in PRIOR_WEIGHTS.iter().enumerate() {
            let mut factors = [0.0; 4];
            factors[belief] = 1.0;
            sums.add(factors, if belief == 0 { 1.0 } else { 0.0 }, *weight * rim.len() as f64);
        }
        for (off, seen, printed) in &rim {
            for (seen, printed) in seen.iter().zip(printed) {
                let (seen, printed) = (f64::from(*seen), f64::from(*printed));
                let strange = (seen - shine.of(printed, *off)) / RESIDUAL_SCALE;
                // A token may hide the edge: residuals weight samples down.
                let weight = if round == 0 { 1.0 } else { 1.0 / (1.0 + strange * strange) };
                sums.add([printed, 1.0, off.x / SLOPE_DISTANCE_MM, off.y / SLOPE_DISTANCE_MM], seen, weight);
            }
        }
        let Some([strength, added @ ..]) = sums.solve() else { break };
        shine = Shine { strength: strength.clamp(0.3, 2.0), added };
    }
    shine
}

/// Memo of visited points: descents often cross.
struct Looked<T>(RefCell<Vec<(Point, Rc<T>)>>);

impl<T> Looked<T> {
    fn new() -> Looked<T> {
        Looked(RefCell::new(Vec::new()))
    }

    fn at(&self, place: Point, look: impl FnOnce() -> T) -> Rc<T> {
        if let Some((_, made)) = self.0.borrow().iter().find(|(known, _)| *known == place) {
            return made.clone();
        }
        let made = Rc::new(look());
        self.0.borrow_mut().push((place, made.clone()));
        made
    }
}

/// The residual of the bare square.
fn bare(lying: &Lying, at: usize, flat: &Window, faces: &Faces) -> f32 {
    let middle = lying.square(at).center();
    let print =
        Rings::of(&faces.places, |x, y| faces.printed(&lying.strip.print, middle + kurbo::Vec2::new(x, y)));
    let fit = |x: f64, y: f64| print.fit(&faces.seen(flat, x, y), [0, 1, ANGLES - 1].into_iter());
    climb(Point::ZERO, MAX_PRINT_OFFSET_MM, 0.5, &fit).1.left
}

/// Descends from a point in shrinking steps, no farther than `reach`.
fn climb(start: Point, reach: f64, step: f64, fit: &dyn Fn(f64, f64) -> Fit) -> (Point, Fit) {
    let (mut place, mut best) = (start, fit(start.x, start.y));
    let mut step = step;
    while step > 0.12 {
        let mut moved = false;
        for (x, y) in [(step, 0.0), (-step, 0.0), (0.0, step), (0.0, -step)] {
            let next = place + kurbo::Vec2::new(x, y);
            if (next - start).hypot() > reach {
                continue;
            }
            let there = fit(next.x, next.y);
            if there.left < best.left {
                (place, best, moved) = (next, there, true);
            }
        }
        if !moved {
            step /= 2.0;
        }
    }
    (place, best)
}

/// The residual of each token at its best position.
fn tokens(top: &Window, empty: f32, faces: &Faces) -> Vec<f32> {
    let mut found: Vec<Option<(Point, Fit)>> = vec![None; faces.tokens.len()];
    let looked = Looked::new();
    let seen = |place: Point| looked.at(place, || faces.seen(top, place.x, place.y));
    for place in likely(top, faces) {
        let seen = seen(place);
        for (token, found) in faces.tokens.iter().zip(&mut found) {
            let fit = token.rings.fit_any(&seen);
            if found.is_none_or(|(_, best)| fit.left < best.left) {
                *found = Some((place, fit));
            }
        }
    }
    let least = found.iter().flatten().map(|(_, fit)| fit.left).fold(f32::INFINITY, f32::min);
    // Refinement improves residuals, but not by this much.
    if empty * MAX_RESIDUAL_RATIO < least {
        return found.iter().map(|found| found.map_or(f32::INFINITY, |(_, fit)| fit.left)).collect();
    }
    let mut order: Vec<f32> = found.iter().flatten().map(|(_, fit)| fit.left).collect();
    order.sort_by(f32::total_cmp);
    let last = order.get(REFINED_TOKENS.min(order.len()).saturating_sub(1)).copied().unwrap_or(f32::INFINITY);
    let last = last.min(least * MAX_RESIDUAL_RATIO);
    let settled = |(token, found): (&super::face::Token, &Option<(Point, Fit)>)| {
        let Some((place, fit)) = *found else { return f32::INFINITY };
        if fit.left > last {
            return fit.left;
        }
        let near = |x: f64, y: f64| {
            let turns = (0..7).map(|step| (fit.turn + ANGLES + step - 3) % ANGLES);
            token.rings.fit(&seen(Point::new(x, y)), turns)
        };
        climb(place, 2.0, 0.5, &near).1.left
    };
    faces.tokens.iter().zip(&found).map(settled).collect()
}

/// Candidate centres of tokens: points whose ring means are most similar to those of some token.
fn likely(top: &Window, faces: &Faces) -> Vec<Point> {
    let steps = (MAX_TOKEN_OFFSET_MM / COARSE_STEP_MM) as i32;
    let looked = Looked::new();
    let least = |place: Point| {
        *looked.at(place, || {
            let seen = profile(top, place, faces);
            faces.tokens.iter().map(|token| unlike(&token.profile, &seen)).fold(f32::INFINITY, f32::min)
        })
    };
    let mut places: Vec<(f32, Point)> = Vec::new();
    for row in -steps..=steps {
        for column in -steps..=steps {
            let place = Point::new(f64::from(column) * COARSE_STEP_MM, f64::from(row) * COARSE_STEP_MM);
            if place.to_vec2().hypot() > MAX_TOKEN_OFFSET_MM {
                continue;
            }
            places.push((least(place), place));
        }
    }
    places.sort_by(|one, other| one.0.total_cmp(&other.0));
    let mut kept: Vec<(f32, Point)> = Vec::new();
    for (_, place) in places.into_iter().take(3 * REFINED_POSITIONS) {
        let fit = |x: f64, y: f64| Fit { left: least(Point::new(x, y)), turn: 0 };
        let (place, fit) = climb(place, COARSE_STEP_MM, COARSE_STEP_MM / 2.0, &fit);
        if kept.iter().all(|(_, known)| known.distance(place) > COARSE_STEP_MM) {
            kept.push((fit.left, place));
        }
    }
    kept.sort_by(|one, other| one.0.total_cmp(&other.0));
    kept.into_iter().take(REFINED_POSITIONS).map(|(_, place)| place).collect()
}

/// The ring means around a point, from every third sample.
fn profile(top: &Window, place: Point, faces: &Faces) -> Profile {
    const STEP: usize = 3;
    let mut profile = [[0.0; RINGS]; 3];
    for (ring, places) in faces.places.chunks_exact(ANGLES).enumerate() {
        let mut sum = [0.0f32; 3];
        for (x, y) in places.iter().step_by(STEP) {
            let seen = top.near(place.x + x, place.y + y);
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

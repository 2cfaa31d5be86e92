//! Registration of a face by Gauss-Newton iteration.

use kurbo::Vec2;

use super::face::{FINE_SAMPLES, PieceClass};
use super::pyramid::{BoardView, WindowPose};
use super::search::{FaceMatch, MAX_LIKENESS_GAP_IN_PLACE};
use super::window::{LANES, PatternFit};
use crate::photo::signal::dot;

/// Maximum number of iterations.
const MAX_ITERATIONS: usize = 5;
/// Maximum shift in either direction, and maximum turn, of a step.
const MAX_SHIFT_SAMPLES: f32 = 2.5;
const MAX_TURN_RAD: f32 = 0.09;

/// Registers coarse matches, and other faces where the likeliest lies if they are likelier there: the coarse match of a
/// face that shares its letter may be turned too far for registration.
pub(super) fn refine_all(kind: &PieceClass, board: &BoardView, matched: Vec<FaceMatch>) -> Vec<FaceMatch> {
    let mut refined: Vec<FaceMatch> =
        matched.into_iter().filter_map(|matched| refine(kind, board, matched)).collect();
    let likeness = |matched: &FaceMatch| matched.fit.likeness();
    let likeliest = refined.iter().max_by(|one, other| likeness(one).total_cmp(&likeness(other))).copied();
    let others = likeliest.map(|best| in_place_of(kind, board, best)).unwrap_or_default();
    for other in others {
        let known = refined.iter().filter(|matched| matched.face == other.face).map(likeness);
        if known.fold(0.0, f32::max) < likeness(&other) {
            refined.extend(refine(kind, board, other));
        }
    }
    refined
}

/// The other faces in the pose of a match.
fn in_place_of(kind: &PieceClass, board: &BoardView, best: FaceMatch) -> Vec<FaceMatch> {
    let mut samples = Vec::with_capacity(FINE_SAMPLES * FINE_SAMPLES);
    if board.window(&best.pose, kind.fine.half, FINE_SAMPLES, &mut samples).is_none() {
        return Vec::new();
    }
    let seen = kind.fine.mask.without_light(samples);
    let others = kind.faces.iter().enumerate().filter(|(face, _)| *face != best.face).map(|(face, print)| {
        let common = dot::<LANES>(&seen.values, &print.fine.values) / kind.fine.mask.number;
        FaceMatch { face, fit: PatternFit::new(seen.power, print.fine.power, common), ..best }
    });
    let least = (1.0 - MAX_LIKENESS_GAP_IN_PLACE) * best.fit.likeness();
    others.filter(|other| other.fit.likeness() >= least).collect()
}

/// Registers a face near its coarse match; returns the best iterate.
fn refine(kind: &PieceClass, board: &BoardView, matched: FaceMatch) -> Option<FaceMatch> {
    let face = kind.faces.get(matched.face)?;
    let sample = 2.0 * kind.fine.half / FINE_SAMPLES as f64;
    let mut samples = Vec::with_capacity(FINE_SAMPLES * FINE_SAMPLES);
    let mut pose = matched.pose;
    let mut best: Option<FaceMatch> = None;
    for _ in 0..MAX_ITERATIONS {
        if board.window(&pose, kind.fine.half, FINE_SAMPLES, &mut samples).is_none() {
            break;
        }
        let seen = kind.fine.mask.without_light(std::mem::take(&mut samples));
        let common = dot::<LANES>(&seen.values, &face.fine.values) / kind.fine.mask.number;
        let fit = PatternFit::new(seen.power, face.fine.power, common);
        if best.is_some_and(|best| best.fit.likeness() >= fit.likeness()) {
            break;
        }
        let gain = best.map_or(1.0, |best| fit.likeness() - best.fit.likeness());
        best = Some(FaceMatch { face: matched.face, pose, fit, light: seen.light });
        if gain < 1e-3 || face.fine.power < 1e-6 {
            break;
        }
        let strength = fit.strength.max(0.1);
        let off = face.moved.each_ref().map(|moved| dot::<LANES>(&seen.values, moved) / strength);
        let mut step = [0.0f32; 3];
        let longest = [MAX_SHIFT_SAMPLES, MAX_SHIFT_SAMPLES, MAX_TURN_RAD];
        for (step, (row, longest)) in step.iter_mut().zip(face.solved.iter().zip(longest)) {
            let sum: f32 = row.iter().zip(off).map(|(factor, off)| factor * off).sum();
            *step = sum.max(-longest).min(longest);
        }
        let (sin, cos) = libm::sincos(pose.turn);
        let [across, down, turn] = step.map(f64::from);
        let shift = Vec2::new(across * cos - down * sin, across * sin + down * cos) * sample;
        pose = WindowPose { middle: pose.middle - shift, turn: pose.turn - turn, ..pose };
        samples = seen.values;
    }
    best
}

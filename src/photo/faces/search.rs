//! Exhaustive coarse search of all faces around the centre of a square.

use kurbo::{Point, Vec2};

use super::face::{COARSE_SAMPLES, PieceClass};
use super::pyramid::{BoardView, WindowPose};
use super::window::{LANES, PatternFit};
use crate::photo::signal::dot;

/// A face and the pose where it matches.
#[derive(Clone, Copy, Debug)]
pub(super) struct FaceMatch {
    /// Index in the faces of its kind.
    pub(super) face: usize,
    pub(super) pose: WindowPose,
    pub(super) fit: PatternFit,
    /// Mean brightness, from 0 to 255.
    pub(super) light: f32,
}

/// Number of sectors of the circle for which the best rotation is kept: a letter on a disc may resemble itself upside
/// down.
const SECTORS: usize = 4;
/// Maximum radius of the search.
const MAX_SEARCH_STEPS: f64 = 8.0;
/// Candidates whose likeness is less than the best by this fraction are dropped, and those beyond `MAX_CANDIDATES`.
const MAX_LIKENESS_GAP: f32 = 0.25;
/// The gap allowed to a face in the place of the best, turned less than `MAX_TURN_IN_PLACE_DEG` from it: faces that share
/// a letter differ in signs too fine for a coarse window.
pub(super) const MAX_LIKENESS_GAP_IN_PLACE: f32 = 0.5;
const MAX_TURN_IN_PLACE_DEG: f64 = 16.0;
const MAX_CANDIDATES: usize = 8;

/// The best matches of the faces of a kind within `reach` millimetres of a point, the best first. `None` if the
/// searched area is not inside the picture.
pub(super) fn search(
    kind: &PieceClass,
    board: &BoardView,
    middle: Point,
    height: f64,
    reach: f64,
) -> Option<Vec<FaceMatch>> {
    let step = 2.0 * kind.coarse.half / COARSE_SAMPLES as f64;
    let shifts = (reach / step - 0.25).clamp(0.0, MAX_SEARCH_STEPS).ceil() as usize;
    let side = COARSE_SAMPLES + 2 * shifts;
    let whole = WindowPose { middle, turn: 0.0, height };
    let mut samples = Vec::with_capacity(side * side);
    board.window(&whole, step * side as f64 / 2.0, side, &mut samples)?;
    let mut best: Vec<[Option<FaceMatch>; SECTORS]> = vec![[None; SECTORS]; kind.faces.len()];
    let mut window = Vec::with_capacity(COARSE_SAMPLES * COARSE_SAMPLES);
    for down in 0..=2 * shifts {
        for across in 0..=2 * shifts {
            let off = Vec2::new(across as f64 - shifts as f64, down as f64 - shifts as f64) * step;
            if off.hypot() > reach + 0.8 * step {
                continue;
            }
            window.clear();
            for row in samples.chunks_exact(side).skip(down).take(COARSE_SAMPLES) {
                window.extend_from_slice(&row[across..across + COARSE_SAMPLES]);
            }
            let seen = kind.coarse.mask.without_light(window);
            for (face, (best, pieces)) in best.iter_mut().zip(&kind.faces).enumerate() {
                let turns = pieces.coarse.len();
                let sectors = if turns > 3 { SECTORS } else { 1 };
                for (number, (turn, pattern)) in pieces.coarse.iter().enumerate() {
                    let Some(best) = best.get_mut(number * sectors / turns) else { continue };
                    let common = dot::<LANES>(&seen.values, &pattern.values) / kind.coarse.mask.number;
                    let fit = PatternFit::new(seen.power, pattern.power, common);
                    if best.is_none_or(|best| best.fit.likeness() < fit.likeness()) {
                        let pose = WindowPose { middle: middle + off, turn: *turn, height };
                        *best = Some(FaceMatch { face, pose, fit, light: seen.light });
                    }
                }
            }
            window = seen.values;
        }
    }
    let mut matched: Vec<FaceMatch> = best.into_iter().flatten().flatten().collect();
    matched.sort_by(|one, other| other.fit.likeness().total_cmp(&one.fit.likeness()));
    let best = *matched.first()?;
    matched.retain(|matched| {
        let turn = (matched.pose.turn - best.pose.turn).to_degrees().rem_euclid(360.0);
        let in_place = (matched.pose.middle - best.pose.middle).hypot() < 1.5 * step
            && turn.min(360.0 - turn) < MAX_TURN_IN_PLACE_DEG;
        let gap = if in_place { MAX_LIKENESS_GAP_IN_PLACE } else { MAX_LIKENESS_GAP };
        matched.fit.likeness() >= best.fit.likeness() * (1.0 - gap)
    });
    matched.truncate(MAX_CANDIDATES);
    Some(matched)
}

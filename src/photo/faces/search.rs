//! All faces in all places round the middle of a square, in small.

use kurbo::{Point, Vec2};

use super::face::{COARSE, Kind};
use super::light::{Levels, Pose};
use super::window::{Fit, product};
use crate::photo::view::View;

/// A face where it was found.
#[derive(Clone, Copy, Debug)]
pub(super) struct Found {
    /// Its place in the list of its kind.
    pub(super) face: usize,
    pub(super) pose: Pose,
    pub(super) fit: Fit,
    /// How light it is seen, from 0 to 255.
    pub(super) light: f32,
}

/// A letter on a disc may look much like itself turned by a half: of so many parts of a circle the best turn is kept.
const SECTORS: usize = 4;
/// So many steps lead as far as anything is looked for.
const FARTHEST: f64 = 8.0;
/// What explains less of what is seen than the best, by this part of that, is not looked at again, nor are more than so
/// many.
const BEHIND: f32 = 0.25;
const MOST: usize = 8;

/// Where the faces of a kind that fit best within `reach` millimetres round a place do so, the best first. None if that is
/// not all in the picture.
pub(super) fn search(
    kind: &Kind,
    levels: &Levels,
    view: &View,
    middle: Point,
    height: f64,
    reach: f64,
) -> Option<Vec<Found>> {
    let step = 2.0 * kind.coarse.half / COARSE as f64;
    let shifts = (reach / step - 0.25).clamp(0.0, FARTHEST).ceil() as usize;
    let side = COARSE + 2 * shifts;
    let whole = Pose { middle, turn: 0.0, height };
    let mut samples = Vec::with_capacity(side * side);
    levels.window(&whole.corners(view, step * side as f64 / 2.0)?, side, &mut samples)?;
    let mut best: Vec<[Option<Found>; SECTORS]> = vec![[None; SECTORS]; kind.faces.len()];
    let mut window = Vec::with_capacity(COARSE * COARSE);
    for down in 0..=2 * shifts {
        for across in 0..=2 * shifts {
            let off = Vec2::new(across as f64 - shifts as f64, down as f64 - shifts as f64) * step;
            if off.hypot() > reach + 0.8 * step {
                continue;
            }
            window.clear();
            for row in samples.chunks_exact(side).skip(down).take(COARSE) {
                window.extend_from_slice(&row[across..across + COARSE]);
            }
            let seen = kind.coarse.mask.freed(window);
            for (face, (best, pieces)) in best.iter_mut().zip(&kind.faces).enumerate() {
                let turns = pieces.coarse.len();
                let sectors = if turns > 3 { SECTORS } else { 1 };
                for (number, (turn, pattern)) in pieces.coarse.iter().enumerate() {
                    let Some(best) = best.get_mut(number * sectors / turns) else { continue };
                    let common = product(&seen.values, &pattern.values) / kind.coarse.mask.number;
                    let fit = Fit::of(seen.power, pattern.power, common);
                    if best.is_none_or(|best| best.fit.likeness() < fit.likeness()) {
                        let pose = Pose { middle: middle + off, turn: *turn, height };
                        *best = Some(Found { face, pose, fit, light: seen.light });
                    }
                }
            }
            window = seen.values;
        }
    }
    let mut found: Vec<Found> = best.into_iter().flatten().flatten().collect();
    found.sort_by(|one, other| other.fit.likeness().total_cmp(&one.fit.likeness()));
    let least = found.first().map_or(0.0, |best| best.fit.likeness()) * (1.0 - BEHIND);
    found.retain(|found| found.fit.likeness() >= least);
    found.truncate(MOST);
    Some(found)
}

//! Marbles: round, of one colour, shining.

use kurbo::{Point, Vec2};

use super::Scene;
use super::hue::Hue;
use super::light::{CLIPPED, luma};
use super::tile::{MIDDLE, TileSight};

/// The radius that it is taken to have at least, mm.
const RADIUS: f64 = 7.0;
/// How many places across are looked at.
const ACROSS: i32 = 19;

/// What a square would show if a ball lay there.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct BallSight {
    /// The light of its body without highlights and the deepest shade, against that of the tile.
    pub(super) light: [f32; 3],
    /// What that light is like.
    pub(super) hue: Hue,
    /// How much light of every colour there is even where there is least: much under a reflection that lies over all.
    pub(super) floor: f32,
    /// How much of it is in the picture.
    pub(super) within: f32,
}

/// Looks at a ball on a tile at a place.
pub(super) fn sight(scene: &Scene, place: Point, tile: &TileSight) -> BallSight {
    let Scene { view, picture, rise, .. } = *scene;
    let Some(middle) = view.project(place, rise + MIDDLE) else { return BallSight::default() };
    let pose = view.pose();
    let depth = pose.place([place.x, place.y, -(rise + MIDDLE)])[2];
    let radius = view.camera().focal * RADIUS / depth.max(1.0);
    let look = |off: Vec2| {
        let at = middle + off * radius;
        let seen = picture.colour(at);
        let light = scene.lamp.freed(seen.map(|value| scene.curve.light(value as f32)));
        let light = scene.back.apply(at).map_or(light, |place| scene.veil.lifted(light, place));
        (tile.freed(light), seen.into_iter().any(|value| value >= CLIPPED))
    };
    let (mut seen, mut told) = (Vec::new(), Vec::new());
    let (mut inside, mut all) = (0.0f32, 0.0f32);
    for y in -ACROSS / 2..=ACROSS / 2 {
        for x in -ACROSS / 2..=ACROSS / 2 {
            let off = Vec2::new(f64::from(x), f64::from(y)) * (2.0 / f64::from(ACROSS));
            if off.hypot2() > 0.72 {
                continue;
            }
            all += 1.0;
            inside += f32::from(u8::from(picture.holds(middle + off * radius)));
            let (light, clipped) = look(off);
            seen.push(light);
            if !clipped {
                told.push(light);
            }
        }
    }
    let mut seen = if told.len() * 4 > seen.len() { told } else { seen };
    seen.sort_by(|one, other| luma(*one).total_cmp(&luma(*other)));
    let body = seen.get(seen.len() * 15 / 100..seen.len() * 70 / 100).unwrap_or_default();
    let light =
        [0, 1, 2].map(|at| body.iter().map(|light| light[at]).sum::<f32>() / body.len().max(1) as f32);
    let mut least: Vec<f32> =
        seen.iter().map(|light| light.iter().copied().fold(f32::MAX, f32::min)).collect();
    least.sort_by(f32::total_cmp);
    let floor = least.get(least.len() / 10).copied().unwrap_or_default();
    BallSight { light, hue: Hue::of(light), floor, within: inside / all.max(1.0) }
}

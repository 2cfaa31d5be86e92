//! Marbles: spheres of one colour, with highlights.

use kurbo::{Point, Vec2};

use super::TrayView;
use super::colour::ColourSignature;
use super::light::GammaTable;
use super::tile::{BALL_CENTRE_MM, TileFeatures};
use crate::photo::signal::{CLIPPED, luminance, mean_colour, offsets, quantile};

/// Minimum radius of a marble.
const MIN_RADIUS_MM: f64 = 7.0;
const SAMPLES_ACROSS: i32 = 19;

/// The features of a square under the hypothesis of a ball.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct BallFeatures {
    /// The light of its body without highlights and the deepest shade, relative to that of the tile.
    pub(super) light: [f32; 3],
    /// The colour signature of that light.
    pub(super) hue: ColourSignature,
    /// The white part of its light, as a low percentile: high under a reflection that covers all of it.
    pub(super) floor: f32,
    /// Fraction of its samples inside the picture.
    pub(super) visible: f32,
}

/// Samples a ball on a tile at `point`.
pub(super) fn measure(scene: &TrayView, point: Point, tile: &TileFeatures) -> BallFeatures {
    let TrayView { view, picture, tiles_height, .. } = *scene;
    let Some(middle) = view.project(point, tiles_height + BALL_CENTRE_MM) else {
        return BallFeatures::default();
    };
    let pose = view.pose();
    let depth = pose.to_camera([point.x, point.y, -(tiles_height + BALL_CENTRE_MM)])[2];
    let radius = view.camera().focal * MIN_RADIUS_MM / depth.max(1.0);
    let curve = GammaTable::get();
    let look = |off: Vec2| {
        let at = middle + off * radius;
        let seen = picture.colour(at);
        let light = scene.lamp.normalised(seen.map(|value| curve.light(value as f32)));
        let light = scene.back.apply(at).map_or(light, |point| scene.glare.without_glare(light, point));
        (tile.normalised(light), seen.into_iter().any(|value| value >= CLIPPED))
    };
    let (mut seen, mut told) = (Vec::new(), Vec::new());
    let (mut inside, mut all) = (0.0f32, 0.0f32);
    for off in offsets(SAMPLES_ACROSS / 2, 2.0 / f64::from(SAMPLES_ACROSS)) {
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
    let mut seen = if told.len() * 4 > seen.len() { told } else { seen };
    seen.sort_by(|one, other| luminance(*one).total_cmp(&luminance(*other)));
    let body = seen.get(seen.len() * 15 / 100..seen.len() * 70 / 100).unwrap_or_default();
    let light = mean_colour(body);
    let least = seen.iter().map(|light| light.iter().copied().fold(f32::MAX, f32::min));
    let floor = quantile(least.collect(), 1, 10).unwrap_or_default();
    BallFeatures { light, hue: ColourSignature::from_light(light), floor, visible: inside / all.max(1.0) }
}

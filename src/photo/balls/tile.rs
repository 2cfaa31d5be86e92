//! Tiles: their positions, and the visibility of their print.

use kurbo::{Point, Vec2};

use super::TrayView;
use super::rectified::RectifiedTray;
use super::template::ToneImage;
use crate::photo::signal::{Correlation, luminance, offsets, quantile, ramp};

/// Maximum offset of a tile from the centre of its square.
const MAX_OFFSET_MM: f64 = 2.4;
/// Typical height of a ball's centre above its tile.
pub(super) const BALL_CENTRE_MM: f64 = 7.0;
/// Minimum radius of the circle that a ball hides.
const MIN_HIDDEN_RADIUS_MM: f64 = 7.5;

/// Minimum correlation and maximum mismatch of a tile that is clearly empty.
pub(super) const MIN_CLEAR_CORRELATION: f32 = 0.7;
const MAX_CLEAR_MISMATCH: f32 = 0.2;

/// Correlations, of the tone and of the detail, at which the print begins to be visible, and at which it is.
const VISIBLE_CORRELATION: [f32; 2] = [0.55, 0.7];
const VISIBLE_DETAIL: [f32; 2] = [0.35, 0.5];
/// Correlations at which the middle is hidden, and at which it may be visible; mismatches at which all of the tile
/// begins to be covered, and at which it is.
const HIDDEN_CORRELATION: [f32; 2] = [0.3, 0.6];
const COVERED_MISMATCH: [f32; 2] = [0.15, 0.35];

/// The features of one tile.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct TileFeatures {
    /// Offset from the centre of the square, in mm.
    pub(super) shift: Vec2,
    /// Correlation with the print of the part below a ball.
    pub(super) core: f32,
    /// The same of the part hidden by a ball.
    pub(super) hidden: f32,
    /// Correlation of the detail hidden by any ball: hardly affected by shade or veiling glare.
    pub(super) detail: f32,
    /// Mean mismatch of the part hidden by a ball.
    pub(super) inside: f32,
    /// Mean mismatch of the part that a ball leaves visible.
    pub(super) outside: f32,
    /// Light on the tile relative to full light.
    pub(super) level: f32,
}

/// The part of a tile's plane that a ball on it occludes.
#[derive(Clone, Copy)]
struct BallOcclusion {
    middle: Vec2,
    along: Vec2,
    stretch: f64,
}

impl BallOcclusion {
    /// `parallax` is the parallax in mm per mm of height.
    fn new(parallax: Vec2) -> BallOcclusion {
        let long = parallax.hypot();
        let along = if long > 1e-6 { parallax / long } else { Vec2::new(1.0, 0.0) };
        BallOcclusion { middle: parallax * BALL_CENTRE_MM, along, stretch: (1.0 + long * long).sqrt() }
    }

    /// Whether a ball of this radius hides a point at an offset from the tile's centre.
    #[inline]
    fn hides(&self, off: Vec2, radius: f64) -> bool {
        let off = off - self.middle;
        (off.dot(self.along) / self.stretch).powi(2) + off.cross(self.along).powi(2) < radius * radius
    }
}

impl TileFeatures {
    /// Whether the tile is clearly empty.
    pub(super) fn is_clear(&self) -> bool {
        self.core > MIN_CLEAR_CORRELATION
            && self.hidden > MIN_CLEAR_CORRELATION
            && self.inside < MAX_CLEAR_MISMATCH
    }

    /// How surely the print is visible in the middle, from 0 to 1, in whatever shade.
    pub(super) fn visible_print(&self) -> f32 {
        ramp(self.core.min(self.hidden), VISIBLE_CORRELATION) * ramp(self.detail, VISIBLE_DETAIL)
    }

    /// How surely something hides its middle and nothing else, as a ball does, from 0 to 1.
    pub(super) fn hidden_alone(&self) -> f64 {
        let shown =
            ramp(self.core.max(self.hidden), HIDDEN_CORRELATION).max(ramp(self.outside, COVERED_MISMATCH));
        f64::from(1.0 - shown)
    }

    /// A colour on the tile, normalised by the light there.
    #[inline]
    pub(super) fn normalised(&self, light: [f32; 3]) -> [f32; 3] {
        light.map(|light| light / self.level)
    }

    /// Measures a tile at a given shift.
    pub(super) fn measure(scene: &TrayView, centre: Point, shift: Vec2) -> TileFeatures {
        let (TrayView { tile, flat, .. }, point) = (scene, centre + shift);
        let mut features = TileFeatures { shift, level: level(tile, point, flat), ..TileFeatures::default() };
        let shade = BallOcclusion::new(scene.parallax(centre));
        let (inner, outer) = (tile.span() * 0.37, tile.span() * 0.46);
        let [mut core, mut hidden, mut detail] = [Correlation::<f32>::default(); 3];
        let (mut inside, mut outside) = (Mean::default(), Mean::default());
        for (off, at) in tile.pixels() {
            if off.x.abs().max(off.y.abs()) > outer {
                continue;
            }
            if off.hypot() < inner {
                let (seen, print) = (flat.tone(point + off), tile.tone[at]);
                core.add(seen, print, 1.0);
                if shade.hides(off, 11.0) {
                    hidden.add(seen, print, 1.0);
                }
                if shade.hides(off, MIN_HIDDEN_RADIUS_MM) {
                    detail.add(flat.detail(point + off), tile.detail[at], 1.0);
                }
            }
            let (near, far) = (shade.hides(off, 6.5), shade.hides(off, 10.5));
            if near || !far {
                let mismatch = mismatch(features.normalised(flat.light(point + off)), tile.light[at]);
                if near { inside.add(mismatch) } else { outside.add(mismatch) }
            }
        }
        [features.core, features.hidden, features.detail] = [core, hidden, detail].map(|of| of.value());
        [features.inside, features.outside] = [inside, outside].map(Mean::value);
        features
    }
}

#[derive(Clone, Copy, Default)]
struct Mean {
    sum: f32,
    count: f32,
}

impl Mean {
    fn add(&mut self, value: f32) {
        self.sum += value;
        self.count += 1.0;
    }

    fn value(self) -> f32 {
        self.sum / self.count.max(1.0)
    }
}

/// Mismatch of light and print, from 0 to 1: shade does not count, another colour does.
fn mismatch(seen: [f32; 3], print: [f32; 3]) -> f32 {
    let chroma = |light: [f32; 3]| {
        let sum = light.iter().sum::<f32>() + 0.1;
        [(light[0] - light[1]) / sum, (light[2] - light[1]) / sum]
    };
    let (one, other) = (chroma(seen), chroma(print));
    let apart = libm::hypotf(one[0] - other[0], one[1] - other[1]);
    let tone = (luminance(seen).max(0.0) / luminance(print).max(0.01)).sqrt();
    let darker = (0.6 - tone) / 0.25;
    let lighter = (tone - 1.15) / 0.3;
    (apart / 0.16).max(darker).max(lighter).clamp(0.0, 1.0)
}

/// The light on a tile from its corners, which neither discs nor balls cover: above the median, as some samples lie in
/// the shade.
fn level(tile: &ToneImage, point: Point, flat: &RectifiedTray) -> f32 {
    let levels = tile
        .rim(0.49)
        .map(|(off, at)| luminance(flat.light(point + off)) / luminance(tile.light[at]).max(0.02));
    quantile(levels.collect(), 7, 10).unwrap_or(1.0).max(0.01)
}

/// The best shift of a tile if nothing lies on it. Only its middle is compared, as there is shade in the gaps between
/// tiles and along walls.
pub(super) fn best_shift(tile: &ToneImage, centre: Point, flat: &RectifiedTray) -> Vec2 {
    let reach = tile.span() * 0.42;
    let points = |step: usize| -> Vec<(Vec2, usize)> {
        let rows = (0..tile.height).step_by(step);
        let all = rows.flat_map(|y| (0..tile.width).step_by(step).map(move |x| (x, y)));
        let inner = all.map(|(x, y)| (tile.off(x, y), y * tile.width + x));
        inner.filter(|(off, _)| off.hypot() < reach).collect()
    };
    let (few, many) = (points(3), points(2));
    let soft = |shift: Vec2| match_of(&few, &tile.soft, |off| flat.soft(centre + shift + off));
    let sharp = |shift: Vec2| match_of(&many, &tile.tone, |off| flat.tone(centre + shift + off));
    grid_search(grid_search(Vec2::ZERO, 0.6, MAX_OFFSET_MM, soft), 0.2, 0.4, sharp)
}

/// The correlation of print and picture at some points of a tile.
fn match_of(points: &[(Vec2, usize)], print: &[f32], seen: impl Fn(Vec2) -> f32) -> f32 {
    let mut correlation = Correlation::<f32>::default();
    points.iter().for_each(|&(off, at)| correlation.add(seen(off), print[at], 1.0));
    correlation.value()
}

fn grid_search(middle: Vec2, step: f64, reach: f64, value: impl Fn(Vec2) -> f32) -> Vec2 {
    let count = (reach / step).round() as i32;
    let mut best = (middle, f32::MIN);
    for shift in offsets(count, step).map(|off| middle + off) {
        let value = value(shift);
        if value > best.1 {
            best = (shift, value);
        }
    }
    best.0
}

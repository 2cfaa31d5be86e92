//! White balance at a strip.

use kurbo::Point;

use super::super::picture::Picture;
use super::located::LocatedStrip;

/// Distance from a marker's edge at which its white is sampled, and its black.
const WHITE_OFFSET_MM: f64 = 1.0;
const BLACK_OFFSET_MM: f64 = 0.8;
/// Samples along each side.
const SAMPLES_PER_SIDE: usize = 6;

/// The paper's white and the marker's black as the camera wrote them, at either end of a strip.
#[derive(Clone, Copy, Debug)]
pub(super) struct WhiteBalance {
    ends: [(f64, [f64; 3], [f64; 3]); 2],
}

impl WhiteBalance {
    /// Measures the strip's own markers; if one is missing, the other stands for both.
    pub fn measure(located: &LocatedStrip, picture: &Picture) -> WhiteBalance {
        if let Some(light) = located.light {
            return light;
        }
        let mut seen: Vec<_> = located
            .strip
            .ends
            .iter()
            .zip(&located.ends)
            .filter(|(_, sighting)| sighting.is_some())
            .map(|(corners, _)| {
                let x = (corners[0].x + corners[2].x) / 2.0;
                (
                    x,
                    around(located, corners, WHITE_OFFSET_MM, 0.65, picture),
                    around(located, corners, -BLACK_OFFSET_MM, 0.35, picture),
                )
            })
            .collect();
        let first = seen.first().copied().unwrap_or((0.0, [255.0; 3], [0.0; 3]));
        seen.resize(2, first);
        WhiteBalance { ends: [seen[0], seen[1]] }
    }

    /// Uniform light: the mean of both ends.
    pub fn mean(&self) -> WhiteBalance {
        let [(left, ..), (right, ..)] = self.ends;
        let (white, black) = self.at((left + right) / 2.0);
        WhiteBalance { ends: [(left, white, black), (right, white, black)] }
    }

    /// White and black, interpolated along the strip.
    fn at(&self, x: f64) -> ([f64; 3], [f64; 3]) {
        let [(left, white, black), (right, other_white, other_black)] = &self.ends;
        let part = if right > left { ((x - left) / (right - left)).clamp(0.0, 1.0) } else { 0.0 };
        let between = |one: &[f64; 3], other: &[f64; 3]| {
            std::array::from_fn(|channel| one[channel] + (other[channel] - one[channel]) * part)
        };
        (between(white, other_white), between(black, other_black))
    }

    /// The balance that maps black to 0 and white to 1 at a point of the strip: per channel the value to subtract and
    /// the factor.
    pub fn balance(&self, x: f64) -> [(f64, f64); 3] {
        let (white, black) = self.at(x);
        std::array::from_fn(|channel| (black[channel], 1.0 / (white[channel] - black[channel]).max(20.0)))
    }
}

/// The `part` quantile of the samples around a marker's square, `out` millimetres outside its edge.
fn around(located: &LocatedStrip, corners: &[Point; 4], out: f64, part: f64, picture: &Picture) -> [f64; 3] {
    let middle = corners[0].midpoint(corners[2]);
    let wider = corners.map(|corner| {
        let off = corner - middle;
        let grown = |part: f64| part + out * part.signum();
        middle + kurbo::Vec2::new(grown(off.x), grown(off.y))
    });
    let mut channels: [Vec<f64>; 3] = Default::default();
    for (side, from) in wider.iter().enumerate() {
        let to = wider[(side + 1) % 4];
        for point in 0..SAMPLES_PER_SIDE {
            let point = from.lerp(to, (point as f64 + 0.5) / SAMPLES_PER_SIDE as f64);
            let Some(seen) = located.project(point, 0.0) else { continue };
            for (channel, value) in channels.iter_mut().zip(picture.colour(seen)) {
                channel.push(value);
            }
        }
    }
    channels.map(|mut channel| {
        channel.sort_by(f64::total_cmp);
        let last = channel.len().saturating_sub(1);
        channel.get((last as f64 * part).round() as usize).copied().unwrap_or_default()
    })
}

//! Glare: veiling light over a square, which reduces the print's contrast.

use kurbo::Point;

use crate::photo::signal::{CLIPPED, GAMMA, ramp};
use crate::photo::view::LeastSquares;

/// Excess brightness, as a logarithm, that is not glare.
const MAX_USUAL_EXCESS: f64 = 0.12;
/// Maximum fraction of glare through which a print is read.
const MAX_VEIL: f64 = 0.92;
/// Deviation of log brightness from a plane: light falls off over a table by about the same factor per distance.
const LOG_LIGHT_DEVIATION: f64 = 0.08;
/// Mean brightness at which clipping begins, and at which it hides the fraction `CLIPPED_VEIL` of the light.
const CLIPPING_RANGE: [f32; 2] = [232.0, CLIPPED as f32];
pub(super) const CLIPPED_VEIL: f32 = 0.97;
/// Maximum lightness of a dark print relative to a light one beside it, for their contrast to be measured.
const MAX_LIGHTNESS_RATIO: f32 = 0.7;

/// The brightness at a point of a board.
#[derive(Clone, Copy, Debug)]
pub(super) struct Brightness {
    pub(super) at: Point,
    /// Brightness in the picture, from 0 to 255.
    pub(super) seen: f32,
    /// Lightness of the print, from 0 to 1.
    pub(super) printed: f32,
    /// Whether the print there is certain.
    pub(super) sure: bool,
}

/// Degree of clipping at a brightness, from 0 to 1.
pub(super) fn clipping(seen: f32) -> f32 {
    ramp(seen, CLIPPING_RANGE)
}

/// The brightness of white over a board without glare, and the glare.
#[derive(Clone, Debug, Default)]
pub(super) struct GlareModel {
    first: Point,
    /// Log brightness at the first point and its slopes to the right and down; `None` if unknown.
    plane: Option<[f64; 3]>,
    /// Points of certain glare, and its light relative to white paper.
    glare: Vec<(Point, f64)>,
}

impl GlareModel {
    pub(super) fn fit(brightness: &[Brightness]) -> GlareModel {
        let Some(first) = brightness.first() else { return GlareModel::default() };
        let mut glare_model = GlareModel { first: first.at, ..GlareModel::default() };
        for _ in 0..6 {
            let mut sums = LeastSquares::<3>::new();
            for brightness in brightness {
                let weight = glare_model
                    .over(brightness)
                    .map_or(1.0, |over| 1.0 / (1.0 + (over / LOG_LIGHT_DEVIATION).powi(2)));
                let [right, down] = glare_model.scaled(brightness.at);
                sums.add([1.0, right, down], brightness.white(), weight);
            }
            for axis in [1, 2] {
                sums.prior(axis, 0.0, 1e-3);
            }
            glare_model.plane = sums.solve().or(glare_model.plane);
        }
        let sure = brightness.iter().filter(|brightness| brightness.sure);
        glare_model.glare = sure
            .map(|brightness| (brightness.at, glare_model.added(brightness)))
            .filter(|(_, added)| *added > 0.0)
            .collect();
        glare_model
    }

    /// The fraction of light that is glare: as measured at the sample, or within `reach` millimetres of it. Near
    /// clipping the sample itself shows too little.
    pub(super) fn veil(&self, brightness: &Brightness, reach: f64) -> f32 {
        let near = self
            .glare
            .iter()
            .filter(|(at, _)| (*at - brightness.at).hypot() < reach)
            .map(|(_, added)| *added);
        let added = near.fold(self.added(brightness), f64::max);
        (added / (added + brightness.paper())).min(MAX_VEIL) as f32
    }

    /// Light of glare relative to white paper, to which it adds in linear light.
    fn added(&self, brightness: &Brightness) -> f64 {
        let over = self.over(brightness).unwrap_or_default() - MAX_USUAL_EXCESS;
        if over > 0.0 { brightness.paper() * (libm::exp(GAMMA * over) - 1.0) } else { 0.0 }
    }

    fn over(&self, brightness: &Brightness) -> Option<f64> {
        let [right, down] = self.scaled(brightness.at);
        self.plane.map(|[level, across, along]| brightness.white() - level - across * right - along * down)
    }

    fn scaled(&self, at: Point) -> [f64; 2] {
        let off = (at - self.first) / 100.0;
        [off.x, off.y]
    }
}

impl Brightness {
    /// The visible fraction of the contrast between two prints, if they differ enough.
    pub(super) fn visible_beside(&self, other: &Brightness) -> Option<f32> {
        let (dark, light) = if self.printed < other.printed { (self, other) } else { (other, self) };
        let [printed, seen] = [dark.printed / light.printed, dark.seen / light.seen.max(1.0)];
        (printed < MAX_LIGHTNESS_RATIO).then(|| (1.0 - seen) / (1.0 - printed))
    }

    /// Log brightness of white at the sample.
    fn white(&self) -> f64 {
        libm::log((f64::from(self.seen) / f64::from(self.printed.max(0.01))).max(1.0))
    }

    /// Reflectance of the print relative to white paper.
    fn paper(&self) -> f64 {
        libm::pow(f64::from(self.printed.max(0.01)), GAMMA)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_brighter_than_their_neighbours_have_glare_and_darker_ones_do_not() {
        let brightness: Vec<Brightness> = (0..64)
            .map(|index| {
                let at = Point::new(f64::from(index % 8) * 20.0, f64::from(index / 8) * 20.0);
                let odd = [1.0, 2.0, 0.5][usize::from(index == 20) + 2 * usize::from(index == 40)];
                let seen = (100.0 * (at.x / 300.0).exp() * odd) as f32;
                Brightness { at, seen, printed: 1.0, sure: true }
            })
            .collect();
        let glare_model = GlareModel::fit(&brightness);
        for (index, brightness) in brightness.iter().enumerate() {
            let veil = glare_model.veil(brightness, 5.0);
            assert_eq!(veil > 0.3, index == 20, "{index} {veil}");
        }
        // A neighbour may lie in the same glare, which affects dark print more.
        let light = glare_model.veil(&brightness[21], 30.0);
        let dark = glare_model
            .veil(&Brightness { printed: 0.3, seen: 0.3 * brightness[21].seen, ..brightness[21] }, 30.0);
        assert!(light > 0.3 && dark > 0.8, "{light} {dark}");
        assert_eq!(GlareModel::fit(&[]).veil(&brightness[0], 30.0), 0.0);
    }
}

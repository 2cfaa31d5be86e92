//! Gradients: colours that run into each other.

use kurbo::{Affine, Point};

use super::color::Color;

/// Colours that run along a line, or from one circle to another.
#[derive(Clone, Debug, PartialEq)]
pub struct Gradient {
    /// How it runs.
    pub kind: GradientKind,
    /// The colours, with their places from 0 to 1 in ascending order; beyond them they stay as they are.
    pub stops: Vec<(f64, Color)>,
    /// Maps the unit line or the unit circle to where the path is.
    pub place: Affine,
}

/// How a gradient runs.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum GradientKind {
    /// From the origin to (1, 0).
    Linear,
    /// From a circle within the unit circle to that.
    Radial {
        /// Its centre.
        focus: Point,
        /// Its radius.
        radius: f64,
    },
}

impl Gradient {
    /// The mean of its colours, where only one can be shown.
    pub fn mean(&self) -> Color {
        let mut sums = [0.0; 3];
        let (mut at, mut before) = (0.0, None);
        let last = self.stops.last().map(|&(_, color)| (1.0, color));
        for &(to, color) in self.stops.iter().chain(&last) {
            let light = color.to_rgb();
            let (red, green, blue) = before.unwrap_or(light);
            for (sum, (one, other)) in
                sums.iter_mut().zip([(red, light.0), (green, light.1), (blue, light.2)])
            {
                *sum += (to - at) * (f64::from(one) + f64::from(other)) / 2.0;
            }
            (at, before) = (to, Some(light));
        }
        let [red, green, blue] = sums.map(|sum: f64| sum.round() as u8);
        Color::Rgb(red, green, blue)
    }

    /// The same with only a fraction (0 to 1) of the ink.
    pub(crate) fn tint(&self, fraction: f64) -> Gradient {
        let stops = self.stops.iter().map(|&(at, color)| (at, color.tint(fraction))).collect();
        Gradient { stops, ..self.clone() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_mean_weighs_each_colour_by_its_length() {
        let mean = |stops: &[(f64, Color)]| {
            let stops = stops.to_vec();
            Gradient { kind: GradientKind::Linear, stops, place: Affine::IDENTITY }.mean()
        };
        let (black, white) = (Color::BLACK, Color::WHITE);
        assert_eq!(mean(&[(0.0, black), (1.0, white)]), Color::Rgb(128, 128, 128));
        assert_eq!(mean(&[(0.8, black), (0.8, white)]), Color::Rgb(51, 51, 51));
        assert_eq!(mean(&[(0.5, Color::Rgb(200, 0, 0))]), Color::Rgb(200, 0, 0));
        assert_eq!(mean(&[(0.0, black), (0.5, white), (1.0, white)]), Color::Rgb(191, 191, 191));
    }
}

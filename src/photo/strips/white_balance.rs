//! White balance along a strip.

use crate::photo::signal::luma;

/// The paper's white and the marker's black as the camera wrote them, at either end of a strip.
#[derive(Clone, Copy, Debug)]
pub(super) struct WhiteBalance {
    ends: [(f64, [f64; 3], [f64; 3]); 2],
}

impl WhiteBalance {
    /// The balance of two ends: of each its abscissa on the strip, its white and its black.
    pub(crate) fn new(ends: [(f64, [f64; 3], [f64; 3]); 2]) -> WhiteBalance {
        WhiteBalance { ends }
    }

    /// Uniform light: the mean of both ends.
    pub(crate) fn mean(&self) -> WhiteBalance {
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

    /// Lightness of the paper at a point of the strip.
    pub(crate) fn white_luma(&self, x: f64) -> f64 {
        let (white, _) = self.at(x);
        f64::from(luma(white.map(|channel| channel as f32)))
    }

    /// The balance that maps black to 0 and white to 1 at a point of the strip: per channel the value to subtract and
    /// the factor.
    pub(crate) fn balance(&self, x: f64) -> [(f64, f64); 3] {
        let (white, black) = self.at(x);
        std::array::from_fn(|channel| (black[channel], 1.0 / (white[channel] - black[channel]).max(20.0)))
    }

    /// A colour at a point of the strip, balanced.
    pub(crate) fn normalised(&self, x: f64, colour: [f64; 3]) -> [f64; 3] {
        let balance = self.balance(x);
        std::array::from_fn(|channel| (colour[channel] - balance[channel].0) * balance[channel].1)
    }
}

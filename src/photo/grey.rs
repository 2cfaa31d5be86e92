//! Grey images.

use kurbo::Point;

use crate::photo::signal::{Neighbours, bilinear};

/// A grey image, row by row from the top.
///
/// Positions are [`Point`]s in pixels: the centre of the first pixel is (0, 0), that of its right neighbour (1, 0).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grey {
    /// Pixels per row.
    pub width: usize,
    /// Number of rows.
    pub height: usize,
    /// Lightness of every pixel, 0 being black.
    pub light: Vec<u8>,
}

impl Grey {
    /// Creates an image; `None` if the number of pixels does not match its size.
    pub fn new(width: usize, height: usize, light: Vec<u8>) -> Option<Grey> {
        (width.checked_mul(height) == Some(light.len())).then_some(Grey { width, height, light })
    }

    /// The lightness of a pixel; 0 outside the image.
    #[inline]
    pub fn get(&self, x: usize, y: usize) -> u8 {
        if x >= self.width {
            return 0;
        }
        self.light.get(y * self.width + x).copied().unwrap_or(0)
    }

    /// Bilinear sample; positions outside are clamped to the edge.
    #[inline]
    pub fn sample(&self, at: Point) -> f64 {
        let Some(near) = Neighbours::new(at, self.width, self.height) else { return 0.0 };
        let light = |index: usize| f64::from(self.light.get(index).copied().unwrap_or(0));
        bilinear(near.values(light), near.across, near.down)
    }

    /// The image at half its size, every pixel the mean of four; an odd last row or column is dropped.
    pub fn halved(&self) -> Grey {
        let (width, height) = (self.width / 2, self.height / 2);
        let mut light = Vec::with_capacity(width * height);
        for pair in self.light.chunks_exact((2 * self.width).max(1)).take(height) {
            let (upper, lower) = pair.split_at(self.width);
            let fours = upper.chunks_exact(2).zip(lower.chunks_exact(2));
            light.extend(fours.map(|(above, below)| mean_of_four(above, below)));
        }
        light.resize(width * height, 0);
        Grey { width, height, light }
    }
}

#[inline]
fn mean_of_four(above: &[u8], below: &[u8]) -> u8 {
    let sum: u16 = above.iter().chain(below).map(|&light| u16::from(light)).sum();
    ((sum + 2) / 4) as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ramp() -> Grey {
        Grey::new(3, 2, vec![0, 10, 20, 100, 110, 120]).expect("six pixels")
    }

    #[test]
    fn the_number_of_pixels_must_match_the_size() {
        assert_eq!(Grey::new(3, 2, vec![0; 5]), None);
        assert_eq!(Grey::new(usize::MAX, 2, vec![]), None);
        assert!(Grey::new(0, 7, vec![]).is_some());
    }

    #[test]
    fn pixels_outside_are_black() {
        assert_eq!([ramp().get(2, 1), ramp().get(3, 0), ramp().get(0, 2)], [120, 0, 0]);
    }

    #[test]
    fn samples_are_bilinear_and_clamped_to_the_edge() {
        let at = |x, y| ramp().sample(Point::new(x, y));
        assert_eq!([at(0.5, 0.0), at(0.0, 0.5), at(1.5, 0.25)], [5.0, 50.0, 40.0]);
        assert_eq!([at(-9.0, -9.0), at(99.0, 99.0), at(f64::NAN, f64::INFINITY)], [0.0, 120.0, 100.0]);
        assert_eq!(Grey::new(0, 0, vec![]).expect("empty").sample(Point::ZERO), 0.0);
    }

    #[test]
    fn halving_averages_four_pixels() {
        assert_eq!(ramp().halved(), Grey { width: 1, height: 1, light: vec![55] });
        for (width, height) in [(0, 0), (1, 9), (9, 1), (0, 4)] {
            let half = Grey::new(width, height, vec![7; width * height]).expect("matching size").halved();
            assert_eq!((half.width, half.height), (width / 2, height / 2));
        }
    }
}

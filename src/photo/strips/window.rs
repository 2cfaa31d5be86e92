//! Rectified, white-balanced squares.

use kurbo::Point;

use super::located::LocatedStrip;
use crate::photo::PrintImage;
use crate::photo::signal::bilinear;
use crate::photo::view::Homography;

/// Resolution of a window.
pub(super) const PX_PER_MM: f64 = 4.0;
/// Chroma has a lower resolution in photos and is sampled at every third pixel.
const CHROMA_STEP: usize = 3;

/// Red, green and blue from 0 (black ink) to 1 (paper), row by row.
#[derive(Clone, Debug)]
pub(super) struct SquareWindow {
    side: usize,
    /// Half its side, in millimetres.
    pub half: f64,
    pixels: Vec<[f32; 3]>,
}

impl SquareWindow {
    /// Rectifies the picture `height` millimetres above a strip, up to `half` around a point.
    pub(crate) fn rectify(
        located: &LocatedStrip,
        middle: Point,
        half: f64,
        height: f64,
    ) -> Option<SquareWindow> {
        let side = (2.0 * half * PX_PER_MM).round() as usize;
        let corners = [(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)];
        let pairs: Option<Vec<(Point, Point)>> = corners
            .iter()
            .map(|(x, y)| {
                let point = middle + kurbo::Vec2::new((x - 0.5) * 2.0 * half, (y - 0.5) * 2.0 * half);
                let pixel = Point::new(x * side as f64 - 0.5, y * side as f64 - 0.5);
                Some((pixel, located.project(point, height)?))
            })
            .collect();
        let flat = Homography::fit(&pairs?)?;
        let (picture, balance) = (located.picture, located.white_balance().balance(middle.x));
        let mut pixels = Vec::with_capacity(side * side);
        let coarse = side.div_ceil(CHROMA_STEP);
        let mut leanings = vec![[0.0; 3]; coarse];
        for y in 0..side {
            if y % CHROMA_STEP == 0 {
                for (x, leaning) in leanings.iter_mut().enumerate() {
                    let at = Point::new((x * CHROMA_STEP) as f64 + 1.0, y as f64 + 1.0);
                    let at = flat.apply(at)?;
                    let grey = picture.grey.sample(at);
                    *leaning = picture.colour(at).map(|channel| channel - grey);
                }
            }
            for x in 0..side {
                let grey = picture.grey.sample(flat.apply(Point::new(x as f64, y as f64))?);
                let leaning = leanings.get(x / CHROMA_STEP).copied().unwrap_or_default();
                pixels.push(std::array::from_fn(|channel| {
                    let (black, times) = balance[channel];
                    ((grey + leaning[channel] - black) * times) as f32
                }));
            }
        }
        Some(SquareWindow { side, half, pixels })
    }

    /// Bilinear sample at an offset from the centre in millimetres, clamped to the edge.
    #[inline]
    pub(crate) fn at(&self, x: f64, y: f64) -> [f32; 3] {
        // Less than the last index, so that there is a next one; `max` first maps NaN to 0.
        let most = self.side as f32 - 1.001;
        let pixel = |mm: f64| ((mm + self.half) * PX_PER_MM - 0.5).max(0.0) as f32;
        let (x, y) = (pixel(x).min(most), pixel(y).min(most));
        let (left, top) = (x as u32, y as u32);
        let (across, down) = (x - left as f32, y - top as f32);
        let first = top as usize * self.side + left as usize;
        let (Some([a, b]), Some([c, d])) = (self.two(first), self.two(first + self.side)) else {
            return [0.0; 3];
        };
        std::array::from_fn(|channel| {
            bilinear([a[channel], b[channel], c[channel], d[channel]], across, down)
        })
    }

    #[inline]
    fn two(&self, first: usize) -> Option<&[[f32; 3]; 2]> {
        self.pixels.get(first..)?.first_chunk()
    }

    #[inline]
    pub(crate) fn near(&self, x: f64, y: f64) -> [f32; 3] {
        let pixel = |mm: f64| (((mm + self.half) * PX_PER_MM).max(0.0) as usize).min(self.side - 1);
        self.pixels[pixel(y) * self.side + pixel(x)]
    }

    /// Maps every value by its offset from the centre in millimetres.
    pub(crate) fn change(&mut self, by: impl Fn(Point, f32) -> f32) {
        for (index, pixel) in self.pixels.iter_mut().enumerate() {
            let mm = |at: usize| (at as f64 + 0.5) / PX_PER_MM - self.half;
            let off = Point::new(mm(index % self.side), mm(index / self.side));
            *pixel = pixel.map(|value| by(off, value));
        }
    }
}

impl PrintImage {
    /// The mean colour of a small square around a point in millimetres from the print's top left corner, from 0 to 1.
    pub(super) fn around(&self, point: Point, blur: f64) -> [f32; 3] {
        let half = (blur * self.per_mm / 2.0).max(0.0);
        let range = |middle: f64, size: usize| {
            let from = (middle - half).round().max(0.0).min(size.saturating_sub(1) as f64) as usize;
            let to = ((middle + half).round().max(0.0) as usize).clamp(from + 1, size.max(from + 1));
            from..to
        };
        let (columns, rows) =
            (range(point.x * self.per_mm, self.width), range(point.y * self.per_mm, self.height));
        let mut sum = [0u32; 3];
        let mut count = 0;
        for y in rows {
            for x in columns.clone() {
                let Some(pixel) = self.pixel(x, y) else { continue };
                sum = std::array::from_fn(|channel| sum[channel] + u32::from(pixel[channel]));
                count += 1;
            }
        }
        sum.map(|sum| sum as f32 / (255 * count.max(1)) as f32)
    }
}

//! A canvas of premultiplied pixels, and masked compositing of one canvas over another.

use resvg::tiny_skia::{Color, Mask, Pixmap, Transform};

use crate::scene::{Affine, Rect};

/// The pixels of a rectangle of the page.
pub(super) struct Canvas {
    pub(super) pixmap: Pixmap,
    /// Position of the canvas on the page, in pixels.
    left: i32,
    top: i32,
}

impl Canvas {
    pub(super) fn new(left: i32, top: i32, width: u32, height: u32) -> Option<Canvas> {
        Some(Canvas { pixmap: Pixmap::new(width, height)?, left, top })
    }

    pub(super) fn cover(&mut self, color: Color) {
        self.pixmap.fill(color);
    }

    /// Returns the pixels without alpha. They are compacted in place, as a copy would take almost as much memory again.
    pub(super) fn into_rgb(self) -> Vec<u8> {
        const BLOCK_PIXELS: usize = 1024;
        let mut data = self.pixmap.take();
        let count = data.len() / 4;
        let mut block = [0; 4 * BLOCK_PIXELS];
        for start in (0..count).step_by(BLOCK_PIXELS) {
            let end = count.min(start + BLOCK_PIXELS);
            let pixels = block.get_mut(..4 * (end - start)).unwrap_or_default();
            if let Some(data) = data.get(4 * start..4 * end) {
                pixels.copy_from_slice(data);
            }
            let rgb = data.get_mut(3 * start..3 * end).unwrap_or_default();
            for (rgb, &[r, g, b, _]) in rgb.as_chunks_mut::<3>().0.iter_mut().zip(pixels.as_chunks::<4>().0) {
                *rgb = [r, g, b];
            }
        }
        data.truncate(3 * count);
        data
    }

    /// Returns the pixels with alpha, no longer premultiplied.
    pub(super) fn into_rgba(self) -> Vec<u8> {
        self.pixmap.take_demultiplied()
    }

    /// Creates an empty canvas for the intersection of `bounds` (in pixels of the page) with this one.
    pub(super) fn crop(&self, bounds: Rect) -> Option<Canvas> {
        let (left, top) = (f64::from(self.left), f64::from(self.top));
        let (width, height) = (f64::from(self.pixmap.width()), f64::from(self.pixmap.height()));
        let inside = bounds.expand().intersect(Rect::new(left, top, left + width, top + height));
        // Comparisons with NaN are false, which rejects it.
        if inside.width() >= 1.0 && inside.height() >= 1.0 {
            Canvas::new(inside.x0 as i32, inside.y0 as i32, inside.width() as u32, inside.height() as u32)
        } else {
            None
        }
    }

    /// Whether `bounds` (in pixels of the page) touch this canvas.
    pub(super) fn intersects(&self, bounds: Rect) -> bool {
        let (left, top) = (f64::from(self.left), f64::from(self.top));
        let (right, bottom) = (left + f64::from(self.pixmap.width()), top + f64::from(self.pixmap.height()));
        bounds.x1 >= left && bounds.x0 <= right && bounds.y1 >= top && bounds.y0 <= bottom
    }

    pub(super) fn transform(&self, place: Affine) -> Transform {
        let shift = Affine::translate((-f64::from(self.left), -f64::from(self.top)));
        let [a, b, c, d, x, y] = (shift * place).as_coeffs().map(|value| value as f32);
        Transform::from_row(a, b, c, d, x, y)
    }

    /// Composites `part` over this canvas through a mask of its size. `tiny_skia` can do this, but through its full pipeline:
    /// clips then took most of the time of a whole board.
    pub(super) fn composite(&mut self, part: &Canvas, mask: &Mask) {
        let (width, across) = (part.pixmap.width() as usize, self.pixmap.width() as usize);
        let offset = |at: i32, origin: i32| usize::try_from(at - origin).ok();
        let (Some(left), Some(top)) = (offset(part.left, self.left), offset(part.top, self.top)) else {
            return;
        };
        let below = self.pixmap.data_mut().chunks_exact_mut(4 * across).skip(top);
        let above = part.pixmap.data().chunks_exact(4 * width).zip(mask.data().chunks_exact(width));
        for (below, (above, mask)) in below.zip(above) {
            let Some(below) = below.get_mut(4 * left..4 * (left + width)) else { continue };
            composite_row(below.as_chunks_mut::<4>().0, above.as_chunks::<4>().0, mask);
        }
    }
}

/// Composites one row over another through a mask. Most of a clip is fully masked, as its bounds are a rectangle, or
/// opaque, or empty: these cases are tested for several pixels at once.
fn composite_row(below: &mut [[u8; 4]], above: &[[u8; 4]], mask: &[u8]) {
    const LANES: usize = 8;
    let (below, below_rest) = below.as_chunks_mut::<LANES>();
    let (above, above_rest) = above.as_chunks::<LANES>();
    let (mask, mask_rest) = mask.as_chunks::<LANES>();
    for ((below, above), mask) in below.iter_mut().zip(above).zip(mask) {
        if *mask == [255; LANES] && above.iter().all(|[.., opaque]| *opaque == 255) {
            *below = *above;
        } else if *mask != [0; LANES] && *above != [[0; 4]; LANES] {
            composite_pixels(below, above, mask);
        }
    }
    composite_pixels(below_rest, above_rest, mask_rest);
}

fn composite_pixels(below: &mut [[u8; 4]], above: &[[u8; 4]], mask: &[u8]) {
    for ((below, above), coverage) in below.iter_mut().zip(above).zip(mask) {
        if *coverage != 0 && above[3] != 0 {
            *below = over(*above, *coverage, *below);
        }
    }
}

/// The Porter-Duff operator "over" with a mask; both colours are premultiplied.
fn over(above: [u8; 4], coverage: u8, below: [u8; 4]) -> [u8; 4] {
    if coverage == 255 && above[3] == 255 {
        return above;
    }
    let masked = above.map(|value| (u32::from(value) * u32::from(coverage)).div_ceil(256));
    let rest = 255 - masked[3];
    std::array::from_fn(|band| {
        // No sum exceeds 255, as no premultiplied channel exceeds its alpha.
        (masked[band] + (u32::from(below[band]) * rest + 127) / 255) as u8
    })
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// A premultiplied colour, often transparent or opaque.
    fn any_pixel() -> impl Strategy<Value = [u8; 4]> {
        let opaque = prop_oneof![Just(0), Just(255), any::<u8>()];
        (opaque, any::<[u8; 3]>()).prop_map(|(a, light)| {
            let [r, g, b] = light.map(|light| (u16::from(light) * u16::from(a) / 255) as u8);
            [r, g, b, a]
        })
    }

    proptest! {
        #[test]
        fn compositing_many_pixels_equals_compositing_each(
            row in prop::collection::vec((any_pixel(), any_pixel(), prop_oneof![Just(0), Just(255), any::<u8>()], 1..20usize), 1..6),
        ) {
            // Runs of equal pixels, as clips have them.
            let pixels: Vec<_> = row.iter().flat_map(|&(below, above, coverage, run)| vec![(below, above, coverage); run]).collect();
            let mut composited: Vec<_> = pixels.iter().map(|pixel| pixel.0).collect();
            let above: Vec<_> = pixels.iter().map(|pixel| pixel.1).collect();
            let mask: Vec<_> = pixels.iter().map(|pixel| pixel.2).collect();
            composite_row(&mut composited, &above, &mask);
            let alone: Vec<_> = pixels.iter().map(|&(below, above, coverage)| over(above, coverage, below)).collect();
            prop_assert_eq!(composited, alone);
        }
    }

    #[test]
    fn colours_survive_the_removal_of_alpha() {
        for (width, height) in [(1, 1), (7, 3), (1024, 1), (1500, 3)] {
            let mut canvas = Canvas::new(0, 0, width, height).unwrap();
            let all = canvas.pixmap.data_mut();
            (0..).zip(all.iter_mut()).for_each(|(n, value): (usize, _)| *value = (n * 7 % 251) as u8);
            let rgb: Vec<u8> = all.chunks(4).flat_map(|pixel| pixel[..3].to_vec()).collect();
            assert_eq!(canvas.into_rgb(), rgb);
        }
    }
}

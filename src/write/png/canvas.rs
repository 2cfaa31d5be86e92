//! Pixels in the making, and how one lot of them is laid on another.

use resvg::tiny_skia::{Color, Mask, Pixmap, Transform};

use crate::scene::{Affine, Rect};

/// A part of the page in pixels.
pub(super) struct Canvas {
    pub(super) pixmap: Pixmap,
    /// The page's pixel that is its first.
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

    /// The light of the pixels without how opaque they are, moved together where they stand: a second copy would take
    /// almost as much memory again.
    pub(super) fn into_rgb(self) -> Vec<u8> {
        const BLOCK: usize = 1024;
        let mut data = self.pixmap.take();
        let count = data.len() / 4;
        let mut block = [0; 4 * BLOCK];
        for start in (0..count).step_by(BLOCK) {
            let end = count.min(start + BLOCK);
            let pixels = block.get_mut(..4 * (end - start)).unwrap_or_default();
            if let Some(data) = data.get(4 * start..4 * end) {
                pixels.copy_from_slice(data);
            }
            let lights = data.get_mut(3 * start..3 * end).unwrap_or_default();
            for (light, &[r, g, b, _]) in
                lights.as_chunks_mut::<3>().0.iter_mut().zip(pixels.as_chunks::<4>().0)
            {
                *light = [r, g, b];
            }
        }
        data.truncate(3 * count);
        data
    }

    /// An empty canvas for that part of a box (in the page's pixels) that lies on this one.
    pub(super) fn part(&self, bounds: Rect) -> Option<Canvas> {
        let (left, top) = (f64::from(self.left), f64::from(self.top));
        let (width, height) = (f64::from(self.pixmap.width()), f64::from(self.pixmap.height()));
        let inside = bounds.expand().intersect(Rect::new(left, top, left + width, top + height));
        // Comparisons with what is no number are false, and so refuse it.
        if inside.width() >= 1.0 && inside.height() >= 1.0 {
            Canvas::new(inside.x0 as i32, inside.y0 as i32, inside.width() as u32, inside.height() as u32)
        } else {
            None
        }
    }

    /// Whether any of a box (in the page's pixels) may lie on this canvas.
    pub(super) fn shows(&self, bounds: Rect) -> bool {
        let (left, top) = (f64::from(self.left), f64::from(self.top));
        let (right, bottom) = (left + f64::from(self.pixmap.width()), top + f64::from(self.pixmap.height()));
        bounds.x1 >= left && bounds.x0 <= right && bounds.y1 >= top && bounds.y0 <= bottom
    }

    pub(super) fn transform(&self, place: Affine) -> Transform {
        let shift = Affine::translate((-f64::from(self.left), -f64::from(self.top)));
        let [a, b, c, d, x, y] = (shift * place).as_coeffs().map(|value| value as f32);
        Transform::from_row(a, b, c, d, x, y)
    }

    /// Lays on this canvas what a mask as large as the part shows of it. The renderer has a mask and a picture to lay for
    /// this, but they go through all stages of a painter: drawn so, the clips took most of the time of a whole board.
    pub(super) fn lay(&mut self, part: &Canvas, mask: &Mask) {
        let (width, across) = (part.pixmap.width() as usize, self.pixmap.width() as usize);
        let place = |at: i32, from: i32| usize::try_from(at - from).ok();
        let (Some(left), Some(top)) = (place(part.left, self.left), place(part.top, self.top)) else {
            return;
        };
        let below = self.pixmap.data_mut().chunks_exact_mut(4 * across).skip(top);
        let above = part.pixmap.data().chunks_exact(4 * width).zip(mask.data().chunks_exact(width));
        for (below, (above, mask)) in below.zip(above) {
            let Some(below) = below.get_mut(4 * left..4 * (left + width)) else { continue };
            lay_row(below.as_chunks_mut::<4>().0, above.as_chunks::<4>().0, mask);
        }
    }
}

/// Lays what a mask shows of one row of pixels over another. Most of a clip either shows nothing, as what bounds it is a
/// box, or hides all that is below: both are told for several pixels at once.
fn lay_row(below: &mut [[u8; 4]], above: &[[u8; 4]], mask: &[u8]) {
    const AT_ONCE: usize = 8;
    let (below, below_rest) = below.as_chunks_mut::<AT_ONCE>();
    let (above, above_rest) = above.as_chunks::<AT_ONCE>();
    let (mask, mask_rest) = mask.as_chunks::<AT_ONCE>();
    for ((below, above), mask) in below.iter_mut().zip(above).zip(mask) {
        if *mask == [255; AT_ONCE] && above.iter().all(|[.., opaque]| *opaque == 255) {
            *below = *above;
        } else if *mask != [0; AT_ONCE] {
            lay_pixels(below, above, mask);
        }
    }
    lay_pixels(below_rest, above_rest, mask_rest);
}

fn lay_pixels(below: &mut [[u8; 4]], above: &[[u8; 4]], mask: &[u8]) {
    for ((below, above), shows) in below.iter_mut().zip(above).zip(mask) {
        if *shows != 0 && above[3] != 0 {
            *below = over(*above, *shows, *below);
        }
    }
}

/// What shows of a colour where a mask shows so much of it, over another colour; both multiplied by how opaque they are.
fn over(above: [u8; 4], shows: u8, below: [u8; 4]) -> [u8; 4] {
    if shows == 255 && above[3] == 255 {
        return above;
    }
    let masked = above.map(|value| (u32::from(value) * u32::from(shows)).div_ceil(256));
    let rest = 255 - masked[3];
    std::array::from_fn(|band| {
        // No sum is above 255, as no colour is above its own opacity.
        (masked[band] + (u32::from(below[band]) * rest + 127) / 255) as u8
    })
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// A colour that is no lighter than it is opaque; often not there at all, often hiding everything.
    fn any_pixel() -> impl Strategy<Value = [u8; 4]> {
        let opaque = prop_oneof![Just(0), Just(255), any::<u8>()];
        (opaque, any::<[u8; 3]>()).prop_map(|(a, light)| {
            let [r, g, b] = light.map(|light| (u16::from(light) * u16::from(a) / 255) as u8);
            [r, g, b, a]
        })
    }

    proptest! {
        #[test]
        fn pixels_laid_together_are_laid_as_each_alone(
            row in prop::collection::vec((any_pixel(), any_pixel(), prop_oneof![Just(0), Just(255), any::<u8>()], 1..20usize), 1..6),
        ) {
            // Runs of equal pixels, as clips have them.
            let pixels: Vec<_> = row.iter().flat_map(|&(below, above, shows, run)| vec![(below, above, shows); run]).collect();
            let mut laid: Vec<_> = pixels.iter().map(|pixel| pixel.0).collect();
            let above: Vec<_> = pixels.iter().map(|pixel| pixel.1).collect();
            let mask: Vec<_> = pixels.iter().map(|pixel| pixel.2).collect();
            lay_row(&mut laid, &above, &mask);
            let alone: Vec<_> = pixels.iter().map(|&(below, above, shows)| over(above, shows, below)).collect();
            prop_assert_eq!(laid, alone);
        }
    }

    #[test]
    fn the_light_of_all_pixels_is_kept() {
        for (width, height) in [(1, 1), (7, 3), (1024, 1), (1500, 3)] {
            let mut canvas = Canvas::new(0, 0, width, height).unwrap();
            let all = canvas.pixmap.data_mut();
            (0..).zip(all.iter_mut()).for_each(|(n, value): (usize, _)| *value = (n * 7 % 251) as u8);
            let light: Vec<u8> = all.chunks(4).flat_map(|pixel| pixel[..3].to_vec()).collect();
            assert_eq!(canvas.into_rgb(), light);
        }
    }
}

//! Decodes camera files into light and colour, within bounds.
//!
//! Phones store light at every pixel and colour at every second one, and so does [`Picture`]: RGB is computed only for
//! sampled points. A picture of more than 16 million pixels is reduced by a whole factor while its planes are split;
//! markers and pieces are recognised as well in it.
//!
//! | file | holds |
//! |---|---|
//! | `open` | decodes a file by its content; refuses others with a way to convert them |
//! | `planes` | splits samples into luma and chroma planes, reduced if too large |
//! | `lens` | the focal length from EXIF |
//!
//! Of EXIF orientation only mirroring matters for reading, since the markers show how the board is turned. Corners given
//! by the user are mapped back.

mod lens;
mod open;
mod planes;

use kurbo::{Point, Rect, Size};

use crate::photo::grey::Grey;
use crate::photo::signal::{Neighbours, median};

pub use planes::Detail;

/// Samples across a printed rectangle.
const RECT_SAMPLES: usize = 5;

/// A photograph as luma and chroma planes.
///
/// Positions are points in pixels, the centre of the first pixel being (0, 0), as in [`Grey`].
#[derive(Clone, Debug, PartialEq)]
pub struct Picture {
    /// The luma plane.
    pub grey: Grey,
    /// Chroma (Cb, Cr) of each block of 2 × 2 pixels, 128 being neutral; empty if all is grey.
    chroma: Vec<[u8; 2]>,
    /// Reduction factor: pixels of the file, across and down, per pixel.
    pub reduced: usize,
    /// Focal length in pixels of this picture, if noted by the camera.
    pub focal: Option<f64>,
    /// EXIF orientation, from 1 (upright) to 8.
    exif_orientation: u32,
    is_mirrored: bool,
}

impl Picture {
    /// Whether a point is inside, up to the outer edge of its outer pixels.
    pub fn holds(&self, at: Point) -> bool {
        let (right, bottom) = (self.width() as f64 - 0.5, self.height() as f64 - 0.5);
        at.x >= -0.5 && at.y >= -0.5 && at.x <= right && at.y <= bottom
    }

    /// Pixels across.
    pub fn width(&self) -> usize {
        self.grey.width
    }

    /// Pixels down.
    pub fn height(&self) -> usize {
        self.grey.height
    }

    /// Pixels across and down, to compute with.
    pub(super) fn size(&self) -> Size {
        Size::new(self.width() as f64, self.height() as f64)
    }

    /// Whether the file has more resolution than was decoded.
    pub fn has_more_detail(&self) -> bool {
        let pixels = self.width() * self.height() * self.reduced * self.reduced;
        planes::factor(pixels, Detail::All) < self.reduced
    }

    /// The mirror image, with left and right swapped.
    pub fn mirrored(&self) -> Picture {
        let mut picture = self.clone();
        picture.grey.light.chunks_mut(self.width().max(1)).for_each(<[u8]>::reverse);
        picture.chroma.chunks_mut(self.width().div_ceil(2).max(1)).for_each(<[[u8; 2]]>::reverse);
        picture.is_mirrored = !self.is_mirrored;
        picture
    }

    /// Maps a point of the file shown upright, as in a picture viewer, to this picture.
    pub fn stored(&self, upright: Point) -> Point {
        let scale = self.reduced as f64;
        let (width, height) = (self.width() as f64, self.height() as f64);
        let Point { x, y } = Point::new((upright.x + 0.5) / scale - 0.5, (upright.y + 0.5) / scale - 0.5);
        let (right, bottom) = (width - 1.0, height - 1.0);
        let [across, down, transposed] = self.exif_flips();
        let (x, y) = if transposed { (y, x) } else { (x, y) };
        let (x, y) = (if across { right - x } else { x }, if down { bottom - y } else { y });
        Point::new(if self.is_mirrored { right - x } else { x }, y)
    }

    /// The inverse of [`Picture::stored`].
    pub fn upright(&self, stored: Point) -> Point {
        let scale = self.reduced as f64;
        let (right, bottom) = (self.width() as f64 - 1.0, self.height() as f64 - 1.0);
        let (x, y) = (if self.is_mirrored { right - stored.x } else { stored.x }, stored.y);
        let [across, down, transposed] = self.exif_flips();
        let (x, y) = (if across { right - x } else { x }, if down { bottom - y } else { y });
        let (x, y) = if transposed { (y, x) } else { (x, y) };
        Point::new((x + 0.5) * scale - 0.5, (y + 0.5) * scale - 0.5)
    }

    /// How the stored picture is shown upright: whether it is flipped across, whether down, and whether rows become
    /// columns after that.
    fn exif_flips(&self) -> [bool; 3] {
        let orientation = self.exif_orientation;
        [
            matches!(orientation, 2 | 3 | 7 | 8),
            matches!(orientation, 3 | 4 | 6 | 7),
            matches!(orientation, 5..=8),
        ]
    }

    /// Pixels across and down of the file shown upright. Pixels left over by the reduction are not counted.
    pub fn upright_size(&self) -> (usize, usize) {
        let (width, height) = (self.width() * self.reduced, self.height() * self.reduced);
        let [.., transposed] = self.exif_flips();
        if transposed { (height, width) } else { (width, height) }
    }

    /// Whether the picture has any colour.
    pub fn has_colour(&self) -> bool {
        !self.chroma.is_empty()
    }

    /// Bilinear RGB sample, from 0 to 255, gamma-encoded as the camera wrote it; points outside are clamped to the
    /// edge.
    #[inline]
    pub fn colour(&self, at: Point) -> [f64; 3] {
        self.coloured(self.grey.sample(at), at)
    }

    /// RGB of the given luma with the chroma of a point.
    #[inline]
    pub fn coloured(&self, light: f64, at: Point) -> [f64; 3] {
        let [blue, red] = self.chroma_of(at);
        planes::rgb(light, blue, red)
    }

    /// The median colour of the inner part of a printed rectangle, as the camera wrote it; `None` if it is outside the
    /// picture.
    pub(super) fn inner_colour(
        &self,
        rect: Rect,
        project: impl Fn(Point) -> Option<Point>,
    ) -> Option<[f64; 3]> {
        let inner = rect.inset((-rect.width() * 0.25, -rect.height() * 0.25));
        let colours = (0..RECT_SAMPLES * RECT_SAMPLES).map(|index| {
            let part = |at: usize| (at as f64 + 0.5) / RECT_SAMPLES as f64;
            let (right, down) = (part(index % RECT_SAMPLES), part(index / RECT_SAMPLES));
            let point = Point::new(inner.x0 + inner.width() * right, inner.y0 + inner.height() * down);
            let at = project(point).filter(|at| self.holds(*at))?;
            Some(self.colour(at))
        });
        let colours: Vec<[f64; 3]> = colours.collect::<Option<_>>()?;
        let channel = |at: usize| median(colours.iter().map(|colour| colour[at]).collect()).unwrap_or(0.0);
        Some([0, 1, 2].map(channel))
    }

    /// The blue channel at half the size, the resolution of chroma.
    pub fn blue(&self) -> Grey {
        let mut half = self.grey.halved();
        let across = self.grey.width.div_ceil(2).max(1);
        for (light, chroma) in half.light.chunks_exact_mut(half.width.max(1)).zip(self.chroma.chunks(across))
        {
            for (light, [blue, _]) in light.iter_mut().zip(chroma) {
                let [.., own] = planes::rgb(f64::from(*light), f64::from(*blue) - 128.0, 0.0);
                *light = own as u8;
            }
        }
        half
    }

    /// Bilinear chroma sample (Cb, Cr), 0 being neutral.
    #[inline]
    fn chroma_of(&self, at: Point) -> [f64; 2] {
        if self.chroma.is_empty() {
            return [0.0; 2];
        }
        let (width, height) = (self.grey.width.div_ceil(2), self.grey.height.div_ceil(2));
        let at = Point::new(at.x / 2.0 - 0.25, at.y / 2.0 - 0.25);
        let Some(near) = Neighbours::new(at, width, height) else { return [0.0; 2] };
        let (across, down) = (near.across, near.down);
        let [a, b, c, d] = near.values(|index| self.chroma.get(index).copied().unwrap_or([128; 2]));
        let chroma = |which: usize| {
            let value = |pair: [u8; 2]| f64::from(pair[which]);
            let above = value(a) * (1.0 - across) + value(b) * across;
            let below = value(c) * (1.0 - across) + value(d) * across;
            above * (1.0 - down) + below * down - 128.0
        };
        [chroma(0), chroma(1)]
    }
}

#[cfg(test)]
mod tests;

//! A file of a camera → light and colour, within bounds.
//!
//! What a telephone stores is light at every pixel and colour at every second one, so that is what is kept: nothing
//! is turned into red, green and blue before somebody asks for a place. A picture of more than 16 million pixels is
//! reduced by a whole factor while it is taken apart; markers and pieces are told as well from it.
//!
//! | file | holds |
//! |---|---|
//! | `open` | a file, told by its content, decoded; what is no such file, and how to make one of it |
//! | `planes` | samples taken apart into light and colour, reduced where there are too many |
//! | `lens` | how the lens drew, as the camera noted it |
//!
//! How the camera was held (EXIF orientation) is not heeded: the markers say which way the board lies. Only places
//! that a person saw in a picture program are turned back.

mod lens;
mod open;
mod planes;

use kurbo::Point;

use super::grey::Grey;

pub use planes::Detail;

/// What was photographed.
///
/// Places in it are points in pixels, the centre of the first pixel being (0, 0), as in [`Grey`].
#[derive(Clone, Debug, PartialEq)]
pub struct Picture {
    /// The light of every pixel.
    pub grey: Grey,
    /// How far each square of four pixels leans to blue and to red, 128 being neither; none if all is grey.
    chroma: Vec<[u8; 2]>,
    /// How many pixels of the file, across and down, one of these was made from.
    pub reduced: usize,
    /// The focal length in pixels of this picture, if the camera noted it.
    pub focal: Option<f64>,
    /// How the camera was held, from 1 (upright) to 8.
    held: u32,
    /// Whether it is seen in a mirror.
    is_mirrored: bool,
}

impl Picture {
    /// Whether a place is in it, the rim of its outer pixels included.
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

    /// Whether the file shows more than was wanted of it.
    pub fn has_more(&self) -> bool {
        let pixels = self.width() * self.height() * self.reduced * self.reduced;
        planes::factor(pixels, Detail::All) < self.reduced
    }

    /// The picture as a mirror shows it: the left side is the right one.
    pub fn mirrored(&self) -> Picture {
        let mut picture = self.clone();
        picture.grey.light.chunks_mut(self.width().max(1)).for_each(<[u8]>::reverse);
        picture.chroma.chunks_mut(self.width().div_ceil(2).max(1)).for_each(<[[u8; 2]]>::reverse);
        picture.is_mirrored = !self.is_mirrored;
        picture
    }

    /// Where a place is that somebody saw in a picture program: in pixels of the file, turned upright as the camera
    /// noted.
    pub fn stored(&self, upright: Point) -> Point {
        let scale = self.reduced as f64;
        let (width, height) = (self.width() as f64, self.height() as f64);
        let Point { x, y } = Point::new((upright.x + 0.5) / scale - 0.5, (upright.y + 0.5) / scale - 0.5);
        let (right, bottom) = (width - 1.0, height - 1.0);
        let (x, y) = match self.held {
            2 => (right - x, y),
            3 => (right - x, bottom - y),
            4 => (x, bottom - y),
            5 => (y, x),
            6 => (y, bottom - x),
            7 => (right - y, bottom - x),
            8 => (right - y, x),
            _ => (x, y),
        };
        Point::new(if self.is_mirrored { right - x } else { x }, y)
    }

    /// The inverse of [`Picture::stored`].
    pub fn upright(&self, stored: Point) -> Point {
        let scale = self.reduced as f64;
        let (right, bottom) = (self.width() as f64 - 1.0, self.height() as f64 - 1.0);
        let (x, y) = (if self.is_mirrored { right - stored.x } else { stored.x }, stored.y);
        let (x, y) = match self.held {
            2 => (right - x, y),
            3 => (right - x, bottom - y),
            4 => (x, bottom - y),
            5 => (y, x),
            6 => (bottom - y, x),
            7 => (bottom - y, right - x),
            8 => (y, right - x),
            _ => (x, y),
        };
        Point::new((x + 0.5) * scale - 0.5, (y + 0.5) * scale - 0.5)
    }

    /// Pixels across and down of the file, turned upright as the camera noted. Pixels that were too few to make one of
    /// the reduced picture are left out.
    pub fn upright_size(&self) -> (usize, usize) {
        let (width, height) = (self.width() * self.reduced, self.height() * self.reduced);
        match self.held {
            5..=8 => (height, width),
            _ => (width, height),
        }
    }

    /// Whether there is any colour in it.
    pub fn has_colour(&self) -> bool {
        !self.chroma.is_empty()
    }

    /// Red, green and blue at a place between pixels, from 0 to 255; beyond the rim the picture goes on as it is at the
    /// rim. They are as the camera wrote them, bent by its curve.
    #[inline]
    pub fn colour(&self, at: Point) -> [f64; 3] {
        self.coloured(self.grey.sample(at), at)
    }

    /// Red, green and blue of so much light in the colour of a place.
    #[inline]
    pub fn coloured(&self, light: f64, at: Point) -> [f64; 3] {
        let [blue, red] = self.leaning(at);
        planes::rgb(light, blue, red)
    }

    /// The blue light of the picture at half its size, as colour is kept.
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

    /// How far a place leans to blue and to red, 0 being neither.
    #[inline]
    fn leaning(&self, at: Point) -> [f64; 2] {
        if self.chroma.is_empty() {
            return [0.0; 2];
        }
        let (width, height) = (self.grey.width.div_ceil(2), self.grey.height.div_ceil(2));
        // `max` and `min` rather than `clamp`: they turn a place that is no number into the rim.
        let x = (at.x / 2.0 - 0.25).max(0.0).min((width - 1) as f64);
        let y = (at.y / 2.0 - 0.25).max(0.0).min((height - 1) as f64);
        let (left, top) = (x as usize, y as usize);
        let (across, down) = (x - left as f64, y - top as f64);
        let (right, bottom) = ((left + 1).min(width - 1), (top + 1).min(height - 1));
        let get = |x: usize, y: usize, which: usize| {
            self.chroma.get(y * width + x).map_or(128.0, |pair| f64::from(pair[which]))
        };
        std::array::from_fn(|which| {
            let above = get(left, top, which) * (1.0 - across) + get(right, top, which) * across;
            let below = get(left, bottom, which) * (1.0 - across) + get(right, bottom, which) * across;
            above * (1.0 - down) + below * down - 128.0
        })
    }
}

#[cfg(test)]
mod tests;

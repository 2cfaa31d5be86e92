//! Prints as flat pictures, and their filtering for a pixel of the photo.

use super::color::{LINEAR, encode, encoding};
use super::light::Wear;

/// A flat print, starting with the pixel at the top left.
#[derive(Debug, Clone)]
pub struct Texture {
    pub width: usize,
    pub height: usize,
    pub rgb: Vec<u8>,
    pub per_mm: f64,
}

impl Texture {
    /// As a printer prints it.
    pub fn printed(&self, wear: &Wear) -> Texture {
        Texture { rgb: wear.ink.printed(&self.rgb, wear.black_and_white), ..*self }
    }

    /// Draws a picture from a function of the position in mm.
    pub fn drawn(width_mm: f64, height_mm: f64, per_mm: f64, ink: impl Fn(f64, f64) -> [u8; 3]) -> Texture {
        let (width, height) = ((width_mm * per_mm).round() as usize, (height_mm * per_mm).round() as usize);
        let at = |step: usize| (step as f64 + 0.5) / per_mm;
        let mut rgb = Vec::with_capacity(width * height * 3);
        for y in 0..height {
            for x in 0..width {
                rgb.extend(ink(at(x), at(y)));
            }
        }
        Texture { width, height, rgb, per_mm }
    }

    /// A rectangle of a picture from `(left, top)`, mm.
    pub fn part(&self, left: f64, top: f64, width_mm: f64, height_mm: f64) -> Texture {
        let pixel = |mm: f64| (mm * self.per_mm).round() as usize;
        let (x, y) = (pixel(left).min(self.width), pixel(top).min(self.height));
        let (width, height) = (pixel(width_mm).min(self.width - x), pixel(height_mm).min(self.height - y));
        let row = |y: usize| &self.rgb[(y * self.width + x) * 3..][..width * 3];
        Texture { width, height, rgb: (y..y + height).flat_map(row).copied().collect(), per_mm: self.per_mm }
    }

    pub fn width_mm(&self) -> f64 {
        self.width as f64 / self.per_mm
    }

    pub fn height_mm(&self) -> f64 {
        self.height as f64 / self.per_mm
    }
}

/// A texture with its mipmap levels. Pixel `i` of a level covers exactly the pixels `2i` and `2i + 1` of the one
/// below, so that positions need no correction; if a side is odd the last pixel counts twice.
pub struct Pyramid {
    levels: Vec<Level>,
    pub per_mm: f64,
    /// Whether it repeats without end, as the table does.
    endless: bool,
}

struct Level {
    width: usize,
    height: usize,
    rgb: Vec<u8>,
}

impl Level {
    fn halved(&self) -> Level {
        let (width, height) = (self.width.div_ceil(2), self.height.div_ceil(2));
        let table = encoding();
        let light = &*LINEAR;
        let mut rgb = Vec::with_capacity(width * height * 3);
        for y in 0..height {
            let rows = [2 * y, (2 * y + 1).min(self.height - 1)].map(|y| &self.rgb[y * self.width * 3..]);
            for x in 0..width {
                let columns = [2 * x, (2 * x + 1).min(self.width - 1)];
                for channel in 0..3 {
                    let [a, b] = columns.map(|x| x * 3 + channel);
                    let four = [rows[0][a], rows[0][b], rows[1][a], rows[1][b]];
                    // Most of a print is of one colour.
                    let same = four.iter().all(|&value| value == four[0]);
                    rgb.push(if same {
                        four[0]
                    } else {
                        let sum: f32 = four.iter().map(|&value| light[usize::from(value)]).sum();
                        (encode(table, sum / 4.0) + 0.5) as u8
                    });
                }
            }
        }
        Level { width, height, rgb }
    }
}

/// How a pixel of the photo filters a texture near a point: a level, and the offsets to sample.
pub struct Footprint {
    level: usize,
    /// Pixels of the level per mm.
    scale: f64,
    offsets: [(f64, f64); 12],
    count: usize,
}

impl Pyramid {
    pub fn new(texture: Texture, endless: bool) -> Pyramid {
        let mut levels = vec![Level { width: texture.width, height: texture.height, rgb: texture.rgb }];
        while let Some(last) = levels.last().filter(|last| last.width.min(last.height) > 8) {
            levels.push(last.halved());
        }
        Pyramid { levels, per_mm: texture.per_mm, endless }
    }

    /// `across` and `below` are the mm on the texture from one pixel of the photo to the next.
    pub fn footprint(&self, across: (f64, f64), below: (f64, f64)) -> Footprint {
        // The two axes of the ellipse that a round pixel becomes.
        let (xx, yy) = (across.0 * across.0 + below.0 * below.0, across.1 * across.1 + below.1 * below.1);
        let xy = across.0 * across.1 + below.0 * below.1;
        let (mean, half) = ((xx + yy) / 2.0, (((xx - yy) / 2.0).powi(2) + xy * xy).sqrt());
        let (long, short) = ((mean + half).sqrt() * self.per_mm, (mean - half).max(0.0).sqrt() * self.per_mm);
        let angle = 0.5 * (2.0 * xy).atan2(xx - yy);
        let level = (short.max(1.0).log2().floor() as usize).min(self.levels.len() - 1);
        let shrunk = 1.0 / (1u64 << level) as f64;
        let (long, short) = (long * shrunk, short * shrunk);
        let rows = (long.round() as usize).clamp(1, 6);
        let columns = if short > 1.4 { 2 } else { 1 };
        let mut offsets = [(0.0, 0.0); 12];
        let (sin, cos) = angle.sin_cos();
        for (at, offset) in offsets.iter_mut().enumerate().take(rows * columns) {
            let u = ((at % rows) as f64 + 0.5) / rows as f64 - 0.5;
            let v = ((at / rows) as f64 + 0.5) / columns as f64 - 0.5;
            let (u, v) = (u * long, v * short);
            *offset = (u * cos - v * sin - 0.5, u * sin + v * cos - 0.5);
        }
        Footprint { level, scale: self.per_mm * shrunk, offsets, count: rows * columns }
    }

    /// The light of the texture at a position in mm.
    pub fn sample(&self, footprint: &Footprint, x: f64, y: f64) -> [f32; 3] {
        let level = &self.levels[footprint.level];
        let (x, y) = (x * footprint.scale, y * footprint.scale);
        let mut sum = [0.0; 3];
        for offset in &footprint.offsets[..footprint.count] {
            let light = level.between((x + offset.0) as f32, (y + offset.1) as f32, self.endless);
            for (sum, light) in sum.iter_mut().zip(light) {
                *sum += light;
            }
        }
        sum.map(|sum| sum / footprint.count as f32)
    }
}

impl Level {
    fn between(&self, x: f32, y: f32, endless: bool) -> [f32; 3] {
        let light = &*LINEAR;
        // Without SSE4.1, `floor` is a call into a library.
        let floor = |at: f32| at as i32 - i32::from(at < (at as i32) as f32);
        let (left, top) = (floor(x), floor(y));
        let (fx, fy) = (x - left as f32, y - top as f32);
        let place = |at: i32, size: usize| {
            let size = size as i32;
            (if endless { at.rem_euclid(size) } else { at.clamp(0, size - 1) }) as usize
        };
        let columns = [place(left, self.width) * 3, place(left + 1, self.width) * 3];
        let rows = [place(top, self.height), place(top + 1, self.height)].map(|row| row * self.width * 3);
        let pixel = |row: usize, column: usize| {
            let pixel = &self.rgb[row + column..row + column + 3];
            [light[usize::from(pixel[0])], light[usize::from(pixel[1])], light[usize::from(pixel[2])]]
        };
        let (a, b) = (pixel(rows[0], columns[0]), pixel(rows[0], columns[1]));
        let (c, d) = (pixel(rows[1], columns[0]), pixel(rows[1], columns[1]));
        std::array::from_fn(|channel| {
            let upper = a[channel] + (b[channel] - a[channel]) * fx;
            let lower = c[channel] + (d[channel] - c[channel]) * fx;
            upper + (lower - upper) * fy
        })
    }
}

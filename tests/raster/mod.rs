//! Renders PDF and SVG with independent engines, for comparing and measuring.
#![allow(dead_code, reason = "each test file uses its own part")]

use std::ops::Range;

use hayro::hayro_interpret::InterpreterSettings;
use hayro::hayro_syntax::Pdf;
use hayro::vello_cpu::color::palette::css::WHITE;
use hayro::{PixmapSettings, RenderCache, RenderSettings};
use resvg::{tiny_skia, usvg};

/// A rendered page in RGB, white where nothing is printed.
pub struct Raster {
    pub width: usize,
    pub height: usize,
    pub dpi: f64,
    rgb: Vec<[u8; 3]>,
}

impl Raster {
    fn from_rgba(width: usize, height: usize, dpi: f64, bytes: &[u8]) -> Raster {
        let rgb = bytes.chunks_exact(4).map(|pixel| [pixel[0], pixel[1], pixel[2]]).collect();
        Raster { width, height, dpi, rgb }
    }

    /// The colour of a pixel.
    pub fn at(&self, x: usize, y: usize) -> [u8; 3] {
        self.rgb[y * self.width + x]
    }

    /// The ink on a pixel, from 0 (white) to 1 (black).
    pub fn ink(&self, x: usize, y: usize) -> f64 {
        let [r, g, b] = self.at(x, y);
        1.0 - (f64::from(r) + f64::from(g) + f64::from(b)) / 765.0
    }

    /// The mean ink of the page.
    pub fn coverage(&self) -> f64 {
        let mut total = 0.0;
        for y in 0..self.height {
            for x in 0..self.width {
                total += self.ink(x, y);
            }
        }
        total / (self.width * self.height) as f64
    }

    /// The page with each `n` by `n` pixels averaged into one. Engines place the edges of small type fractions of a
    /// pixel apart; differences that remain after averaging are differences of content.
    pub fn coarse(&self, n: usize) -> Raster {
        let (width, height) = (self.width / n, self.height / n);
        let mut rgb = Vec::with_capacity(width * height);
        for y in 0..height {
            for x in 0..width {
                let mut sum = [0usize; 3];
                for (dx, dy) in (0..n * n).map(|at| (at % n, at / n)) {
                    let pixel = self.at(x * n + dx, y * n + dy);
                    sum.iter_mut().zip(pixel).for_each(|(sum, channel)| *sum += usize::from(channel));
                }
                rgb.push(sum.map(|sum| (sum / (n * n)) as u8));
            }
        }
        Raster { width, height, dpi: self.dpi / n as f64, rgb }
    }

    /// The part with its top left corner at a pixel.
    pub fn part(&self, (left, top): (usize, usize), (width, height): (usize, usize)) -> Raster {
        let rows = (top..top + height).map(|y| &self.rgb[y * self.width + left..][..width]);
        Raster { width, height, dpi: self.dpi, rgb: rows.flatten().copied().collect() }
    }

    /// The picture without its colours, as light as these are seen.
    pub fn grey(&self) -> Raster {
        let light = |[r, g, b]: [u8; 3]| {
            [((u32::from(r) * 54 + u32::from(g) * 183 + u32::from(b) * 19) >> 8) as u8; 3]
        };
        Raster { rgb: self.rgb.iter().map(|pixel| light(*pixel)).collect(), ..*self }
    }

    /// Converts a length in millimetres to pixels.
    pub fn pixels(&self, mm: f64) -> f64 {
        mm / 25.4 * self.dpi
    }

    /// Converts a length in pixels to millimetres.
    pub fn mm(&self, pixels: f64) -> f64 {
        pixels * 25.4 / self.dpi
    }

    /// The extent of the ink in a row, in millimetres. Pixels at the ends count in proportion to their coverage by
    /// the black inside.
    pub fn across(&self, y: usize) -> f64 {
        self.across_columns(y, 0..self.width)
    }

    /// The extent of the ink in a row within some columns.
    pub fn across_columns(&self, y: usize, columns: Range<usize>) -> f64 {
        self.span(columns.map(|x| self.ink(x, y)))
    }

    /// The extent of the ink in a column above row `foot`, in millimetres.
    pub fn down(&self, x: usize, foot: usize) -> f64 {
        self.span((0..foot).map(|y| self.ink(x, y)))
    }

    fn span(&self, ink: impl Iterator<Item = f64>) -> f64 {
        let inked: Vec<(usize, f64)> = ink.enumerate().filter(|(_, ink)| *ink > 0.01).collect();
        let (Some((first, head)), Some((last, tail))) = (inked.first(), inked.last()) else { return 0.0 };
        self.mm((last - first).saturating_sub(1) as f64 + head + tail)
    }
}

/// Renders every page of a PDF.
pub fn pdf_pages(bytes: Vec<u8>, dpi: f64) -> Vec<Raster> {
    let pdf = Pdf::new(bytes).expect("a PDF");
    let cache = RenderCache::new();
    let scale = (dpi / 72.0) as f32;
    let target = PixmapSettings { x_scale: scale, y_scale: scale, bg_color: WHITE };
    // Hinting would move what is measured.
    let how = RenderSettings { hinting: false, ..Default::default() };
    pdf.pages()
        .iter()
        .map(|page| {
            let pixmap = hayro::render(page, &cache, &InterpreterSettings::default(), &how, &target);
            let (width, height) = (usize::from(pixmap.width()), usize::from(pixmap.height()));
            Raster::from_rgba(width, height, dpi, pixmap.data_as_u8_slice())
        })
        .collect()
}

/// Renders an SVG drawing.
pub fn svg_page(text: &str, dpi: f64) -> Raster {
    let tree = usvg::Tree::from_str(text, &usvg::Options::default()).expect("an SVG");
    // usvg uses 96 pixels per inch.
    let scale = dpi / 96.0;
    let (width, height) = (f64::from(tree.size().width()) * scale, f64::from(tree.size().height()) * scale);
    let mut pixmap = tiny_skia::Pixmap::new(width.ceil() as u32, height.ceil() as u32).expect("a page");
    pixmap.fill(tiny_skia::Color::WHITE);
    let place = tiny_skia::Transform::from_scale(scale as f32, scale as f32);
    resvg::render(&tree, place, &mut pixmap.as_mut());
    Raster::from_rgba(pixmap.width() as usize, pixmap.height() as usize, dpi, pixmap.data())
}

/// Decodes a PNG picture.
pub fn png_page(bytes: &[u8], dpi: f64) -> Raster {
    let pixmap = tiny_skia::Pixmap::decode_png(bytes).expect("a PNG");
    Raster::from_rgba(pixmap.width() as usize, pixmap.height() as usize, dpi, pixmap.data())
}

/// The difference between two pictures of the same page.
#[derive(Debug)]
pub struct Difference {
    /// Mean difference of a channel, of 255.
    pub mean: f64,
    /// Fraction of pixels with a channel that differs by more than 64.
    pub strong: f64,
}

/// Compares the area that both pictures have: engines round page sizes differently, by one pixel.
pub fn difference(a: &Raster, b: &Raster) -> Difference {
    assert!(a.width.abs_diff(b.width) <= 1 && a.height.abs_diff(b.height) <= 1, "pages of one size");
    let (width, height) = (a.width.min(b.width), a.height.min(b.height));
    let (mut sum, mut strong) = (0u64, 0u64);
    for y in 0..height {
        for x in 0..width {
            let (p, q) = (a.at(x, y), b.at(x, y));
            let off = [0, 1, 2].map(|channel| p[channel].abs_diff(q[channel]));
            sum += off.iter().map(|d| u64::from(*d)).sum::<u64>();
            strong += u64::from(off.iter().any(|d| *d > 64));
        }
    }
    let pixels = (width * height) as f64;
    Difference { mean: sum as f64 / (3.0 * pixels), strong: strong as f64 / pixels }
}

/// Fails if two pictures do not show the same page. The limits are the differences between independent engines.
pub fn assert_same(what: &str, a: &Raster, b: &Raster) {
    let difference = difference(a, b);
    assert!(difference.mean < 1.0 && difference.strong < 0.006, "{what}: {difference:?}");
}

//! Scene → PNG, drawn straight from the scene on white paper.

mod canvas;
mod encode;
mod studio;
mod thumb;

use std::fmt;

use resvg::tiny_skia::Color;

use crate::scene::{Affine, Page, Scene};

use canvas::Canvas;
use studio::Studio;

pub(super) use encode::encode_picture;

/// The most pixels that are drawn at once: A4 at 1200 an inch. A pixel takes four bytes, and five more while something is
/// drawn that is clipped to the whole page; an ordinary machine can spare a gigabyte.
const MOST_PIXELS: u64 = 140_000_000;

/// A page that has too many pixels at the resolution asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooManyPixels {
    /// Pixels across.
    pub width: u64,
    /// Pixels down.
    pub height: u64,
}

impl fmt::Display for TooManyPixels {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "a picture of {} × {} pixels is more than {} million pixels: ask for fewer dots an inch",
            self.width,
            self.height,
            MOST_PIXELS / 1_000_000
        )
    }
}

impl std::error::Error for TooManyPixels {}

/// The pixels of a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pixels {
    /// How many across.
    pub width: u32,
    /// How many down.
    pub height: u32,
    /// Red, green and blue of each, row by row from the top left.
    pub rgb: Vec<u8>,
}

/// One page as a PNG picture with `dpi` pixels an inch. A part of a pixel at the right or lower edge counts
/// as a whole one, as in other renderers.
pub fn png(scene: &Scene, page: &Page, dpi: u32) -> Result<Vec<u8>, TooManyPixels> {
    Ok(encode::encode_page(&pixels(scene, page, scale(dpi))?, dpi))
}

/// One page as plain pixels, `per_mm` to a millimetre: what [`png`] writes into a file.
pub fn pixels(scene: &Scene, page: &Page, per_mm: f64) -> Result<Pixels, TooManyPixels> {
    let (width, height) = size(page, per_mm)?;
    let too_many = TooManyPixels { width: width.into(), height: height.into() };
    let mut canvas = Canvas::new(0, 0, width, height).ok_or(too_many)?;
    canvas.cover(Color::WHITE);
    let studio = Studio::new(scene);
    for (_, nodes) in page.layers.used() {
        studio.draw(&mut canvas, nodes, Affine::scale(per_mm));
    }
    Ok(Pixels { width, height, rgb: canvas.into_rgb() })
}

/// How many pixels the picture of a page has across and down, if those are not too many.
pub fn png_size(page: &Page, dpi: u32) -> Result<(u32, u32), TooManyPixels> {
    size(page, scale(dpi))
}

/// How many pages of a scene may be drawn at the same time: together they have no more pixels than one page may have.
pub fn png_at_once(scene: &Scene, dpi: u32) -> usize {
    let pixels = |page: &Page| png_size(page, dpi).map_or(MOST_PIXELS, |(w, h)| u64::from(w) * u64::from(h));
    let largest = scene.pages.iter().map(pixels).max().unwrap_or(1).max(1);
    (MOST_PIXELS / largest).max(1) as usize
}

fn size(page: &Page, per_mm: f64) -> Result<(u32, u32), TooManyPixels> {
    let (width, height) = (whole(page.size.width * per_mm), whole(page.size.height * per_mm));
    if width.saturating_mul(height) > MOST_PIXELS {
        return Err(TooManyPixels { width, height });
    }
    Ok((width as u32, height as u32))
}

/// Pixels in a millimetre.
fn scale(dpi: u32) -> f64 {
    f64::from(dpi) / 25.4
}

/// So many whole pixels hold a length, less what is only a rounding error; at least one.
fn whole(length: f64) -> u64 {
    ((length - 1e-6).ceil() as u64).max(1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::{Layers, Rect};

    #[test]
    fn pages_that_are_drawn_at_once_take_no_more_memory_than_one_may() {
        let page = |width: f64| Page {
            name: String::new(),
            label: String::new(),
            size: crate::scene::Size::new(width, 297.0),
            trim: Rect::ZERO,
            bleed: Rect::ZERO,
            layers: Layers::default(),
            outlines: Vec::new(),
        };
        let scene = Scene { pages: vec![page(100.0), page(210.0)], ..Scene::default() };
        assert_eq!(png_at_once(&scene, 1200), 1);
        assert_eq!(png_at_once(&scene, 300), 16);
        for dpi in [72, 150, 300, 600, 1200] {
            let (width, height) = png_size(&scene.pages[1], dpi).unwrap();
            let together = png_at_once(&scene, dpi) as u64 * u64::from(width) * u64::from(height);
            assert!(together <= MOST_PIXELS, "{dpi}");
        }
    }

    #[test]
    fn parts_of_pixels_are_whole_ones_and_rounding_errors_are_none() {
        assert_eq!(whole(1240.16), 1241);
        assert_eq!(whole(150.000_000_01), 150);
        assert_eq!(whole(0.0), 1);
    }
}

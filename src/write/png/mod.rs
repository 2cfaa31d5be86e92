//! Scene → PNG, rendered directly on white paper.
//!
//! | file | holds |
//! |---|---|
//! | `renderer`, `canvas` | nodes as pixels |
//! | `downscale` | pictures that are printed smaller than they are |
//! | `encode` | pixels as PNG, with the resolution (`pHYs`) |

mod canvas;
mod downscale;
mod encode;
mod renderer;

use resvg::tiny_skia::Color;

use crate::scene::{Affine, DrawnPage, Scene};
use canvas::Canvas;
use renderer::Renderer;

pub use encode::RgbImage;
pub(crate) use encode::dpi;
pub(super) use encode::encode_picture;

/// Maximum number of pixels rendered at the same time: A4 at 1200 dpi. A pixel takes four bytes, and five more while a
/// clip of the whole page is rendered; an ordinary machine can spare a gigabyte.
pub(crate) const MAX_PAGE_PIXELS: u64 = 140_000_000;

/// A page that has too many pixels at the requested resolution.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooManyPixels {
    /// Width in pixels.
    pub width: u64,
    /// Height in pixels.
    pub height: u64,
}

/// One page as a PNG file with `dpi` pixels an inch. Sizes are rounded up to whole pixels, as in other renderers.
pub fn png(scene: &Scene, page: &DrawnPage, dpi: u32) -> Result<Vec<u8>, TooManyPixels> {
    png_with(scene, page, dpi, None)
}

/// The same, with a recipe.
pub(crate) fn png_with(
    scene: &Scene,
    page: &DrawnPage,
    dpi: u32,
    recipe: Option<&[u8]>,
) -> Result<Vec<u8>, TooManyPixels> {
    Ok(encode::encode_page(&pixels(scene, page, scale(dpi))?, dpi, recipe))
}

/// The same without paper: what nothing is drawn on stays transparent.
pub(crate) fn clear_png(scene: &Scene, page: &DrawnPage, dpi: u32) -> Result<Vec<u8>, TooManyPixels> {
    Ok(encode::encode_clear(&rendered(scene, page, scale(dpi), None)?.into_rgba(), png_size(page, dpi)?, dpi))
}

/// One page as pixels, `per_mm` to a millimetre.
pub fn pixels(scene: &Scene, page: &DrawnPage, per_mm: f64) -> Result<RgbImage, TooManyPixels> {
    let (width, height) = size(page, per_mm)?;
    Ok(RgbImage { width, height, rgb: rendered(scene, page, per_mm, Some(Color::WHITE))?.into_rgb() })
}

fn rendered(
    scene: &Scene,
    page: &DrawnPage,
    per_mm: f64,
    paper: Option<Color>,
) -> Result<Canvas, TooManyPixels> {
    let (width, height) = size(page, per_mm)?;
    let too_many = TooManyPixels { width: width.into(), height: height.into() };
    let mut canvas = Canvas::new(0, 0, width, height).ok_or(too_many)?;
    if let Some(paper) = paper {
        canvas.cover(paper);
    }
    let renderer = Renderer::new(scene);
    for (_, nodes) in page.layers.used() {
        renderer.draw(&mut canvas, nodes, Affine::scale(per_mm));
    }
    Ok(canvas)
}

/// Width and height in pixels of the picture of a page.
pub fn png_size(page: &DrawnPage, dpi: u32) -> Result<(u32, u32), TooManyPixels> {
    size(page, scale(dpi))
}

/// The number of pages of a scene that may be rendered in parallel: together they have at most as many pixels as one
/// page may have.
pub fn png_at_once(scene: &Scene, dpi: u32) -> usize {
    let pixels =
        |page: &DrawnPage| png_size(page, dpi).map_or(MAX_PAGE_PIXELS, |(w, h)| u64::from(w) * u64::from(h));
    let largest = scene.pages.iter().map(pixels).max().unwrap_or(1).max(1);
    (MAX_PAGE_PIXELS / largest).max(1) as usize
}

fn size(page: &DrawnPage, per_mm: f64) -> Result<(u32, u32), TooManyPixels> {
    let (width, height) = (round_up(page.size.width * per_mm), round_up(page.size.height * per_mm));
    if width.saturating_mul(height) > MAX_PAGE_PIXELS {
        return Err(TooManyPixels { width, height });
    }
    Ok((width as u32, height as u32))
}

fn scale(dpi: u32) -> f64 {
    f64::from(dpi) / 25.4
}

/// Rounds up to whole pixels, ignoring rounding errors; at least one.
fn round_up(length: f64) -> u64 {
    ((length - 1e-6).ceil() as u64).max(1)
}

#[cfg(test)]
mod tests {
    use kurbo::Shape as _;

    use super::*;
    use crate::scene::{self, BezPath, Layers, Node};

    #[test]
    fn pages_rendered_in_parallel_stay_within_the_pixel_limit() {
        let page = |width: f64| {
            let size = scene::Size::new(width, 297.0);
            DrawnPage::uncut("", "", size, Layers::default())
        };
        let scene = Scene { pages: vec![page(100.0), page(210.0)], ..Scene::default() };
        assert_eq!(png_at_once(&scene, 1200), 1);
        assert_eq!(png_at_once(&scene, 300), 16);
        for dpi in [72, 150, 300, 600, 1200] {
            let (width, height) = png_size(&scene.pages[1], dpi).unwrap();
            let together = png_at_once(&scene, dpi) as u64 * u64::from(width) * u64::from(height);
            assert!(together <= MAX_PAGE_PIXELS, "{dpi}");
        }
    }

    #[test]
    fn a_pixel_is_black_where_something_black_is_drawn() {
        let mut square = kurbo::Rect::new(2.0, 3.0, 5.0, 7.0).to_path(0.1);
        let art = |path: BezPath| Layers::of_art(vec![Node::filled(path, scene::Color::BLACK)]);
        for alone in [true, false] {
            if !alone {
                square.extend(kurbo::Rect::new(8.0, 0.0, 9.0, 8.0).to_path(0.1));
            }
            let page = DrawnPage::uncut("", "", scene::Size::new(10.0, 8.0), art(square.clone()));
            let picture = pixels(&Scene::default(), &page, 1.0).unwrap();
            assert_eq!((picture.width, picture.height), (10, 8));
            for (at, pixel) in picture.rgb.chunks(3).enumerate() {
                let (x, y) = (at % 10, at / 10);
                let is_black = (2..5).contains(&x) && (3..7).contains(&y) || !alone && x == 8;
                assert_eq!(pixel, [if is_black { 0 } else { 255 }; 3], "{x} {y}");
            }
        }
    }

    #[test]
    fn pages_with_more_pixels_than_the_limit_are_refused() {
        let high = (MAX_PAGE_PIXELS / 1000) as f64;
        let sized = |height: f64| {
            size(&DrawnPage::uncut("", "", scene::Size::new(1000.0, height), Layers::default()), 1.0)
        };
        assert_eq!(sized(high), Ok((1000, high as u32)));
        assert_eq!(sized(high + 1.0), Err(TooManyPixels { width: 1000, height: high as u64 + 1 }));
    }

    #[test]
    fn sizes_are_rounded_up_ignoring_rounding_errors() {
        assert_eq!(round_up(1240.16), 1241);
        assert_eq!(round_up(150.000_000_01), 150);
        assert_eq!(round_up(0.0), 1);
    }
}

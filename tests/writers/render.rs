//! The three formats as pixels, each drawn by a renderer of its own.

use hayro::hayro_interpret::InterpreterSettings;
use hayro::hayro_syntax::Pdf;
use hayro::vello_cpu::color::palette::css::WHITE;
use hayro::{PixmapSettings, RenderCache, RenderSettings};
use resvg::{tiny_skia, usvg};

/// Opaque pixels.
pub struct Raster {
    pub width: usize,
    pub height: usize,
    pub rgb: Vec<[u8; 3]>,
}

impl Raster {
    pub fn of_pdf(bytes: Vec<u8>, page: usize, dpi: u32) -> Raster {
        let pdf = Pdf::new(bytes).unwrap();
        let scale = dpi as f32 / 72.0;
        let render = RenderSettings { hinting: false, ..RenderSettings::default() };
        let pixels = PixmapSettings { x_scale: scale, y_scale: scale, bg_color: WHITE };
        let pixmap = hayro::render(
            &pdf.pages()[page],
            &RenderCache::new(),
            &InterpreterSettings::default(),
            &render,
            &pixels,
        );
        Raster::of_png(&pixmap.into_png().unwrap())
    }

    pub fn of_svg(text: &str, dpi: u32) -> Raster {
        let tree = usvg::Tree::from_str(text, &usvg::Options::default()).unwrap();
        let scale = dpi as f32 / 96.0;
        let size = tree.size();
        let whole = |length: f32| (length * scale - 0.001).ceil() as u32;
        let mut pixmap = tiny_skia::Pixmap::new(whole(size.width()), whole(size.height())).unwrap();
        pixmap.fill(tiny_skia::Color::WHITE);
        resvg::render(&tree, tiny_skia::Transform::from_scale(scale, scale), &mut pixmap.as_mut());
        Raster::new(pixmap.width(), pixmap.height(), pixmap.data(), 4)
    }

    pub fn of_png(bytes: &[u8]) -> Raster {
        let mut reader = png::Decoder::new(std::io::Cursor::new(bytes)).read_info().unwrap();
        let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
        let info = reader.next_frame(&mut pixels).unwrap();
        Raster::new(info.width, info.height, &pixels, info.color_type.samples())
    }

    fn new(width: u32, height: u32, pixels: &[u8], samples: usize) -> Raster {
        let rgb = pixels.chunks_exact(samples).map(|pixel| [pixel[0], pixel[1], pixel[2]]).collect();
        Raster { width: width as usize, height: height as usize, rgb }
    }

    pub fn at(&self, x: usize, y: usize) -> [u8; 3] {
        self.rgb[y * self.width + x]
    }

    /// How much ink a pixel carries, from 0 to 1.
    pub fn ink(&self, x: usize, y: usize) -> f64 {
        1.0 - self.at(x, y).into_iter().map(f64::from).sum::<f64>() / 765.0
    }

    /// The mean difference of all channels (of 255), and the share of pixels that differ by more than 64.
    pub fn difference(&self, other: &Raster) -> (f64, f64) {
        let (width, height) = (self.width.min(other.width), self.height.min(other.height));
        let (mut sum, mut far) = (0u64, 0u64);
        for y in 0..height {
            for x in 0..width {
                let (one, two) = (self.at(x, y), other.at(x, y));
                let differences = [0, 1, 2].map(|n| u64::from(one[n].abs_diff(two[n])));
                sum += differences.iter().sum::<u64>();
                far += u64::from(differences.iter().any(|&difference| difference > 64));
            }
        }
        let pixels = (width * height) as f64;
        (sum as f64 / (3.0 * pixels), far as f64 / pixels)
    }
}

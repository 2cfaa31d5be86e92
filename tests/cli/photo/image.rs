//! Pictures that are cropped, covered and blurred by the tests.

/// An RGB picture.
#[derive(Clone)]
pub struct Picture {
    pub width: usize,
    pub height: usize,
    pixels: Vec<[u8; 3]>,
}

impl Picture {
    /// A picture of one grey level.
    pub fn plain(width: usize, height: usize, light: u8) -> Picture {
        Picture { width, height, pixels: vec![[light; 3]; width * height] }
    }

    /// Decodes a PNG.
    pub fn read(bytes: &[u8]) -> Picture {
        let mut decoder = png::Decoder::new(std::io::Cursor::new(bytes));
        decoder.set_transformations(png::Transformations::normalize_to_color8());
        let mut reader = decoder.read_info().expect("a PNG");
        let mut samples = vec![0; reader.output_buffer_size().expect("a size")];
        let frame = reader.next_frame(&mut samples).expect("a picture");
        let each = frame.color_type.samples();
        let pixels = samples[..frame.buffer_size()].chunks(each).map(|pixel| match pixel {
            [red, green, blue, ..] => [*red, *green, *blue],
            _ => [pixel[0]; 3],
        });
        let pixels = pixels.collect();
        Picture { width: frame.width as usize, height: frame.height as usize, pixels }
    }

    /// Encodes the picture as PNG.
    pub fn png(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        let mut encoder = png::Encoder::new(&mut bytes, self.width as u32, self.height as u32);
        encoder.set_color(png::ColorType::Rgb);
        encoder.set_compression(png::Compression::Fast);
        let samples = self.pixels.as_flattened();
        encoder.write_header().and_then(|mut writer| writer.write_image_data(samples)).expect("a PNG");
        bytes
    }

    /// Encodes the picture as JPEG.
    pub fn jpeg(&self, quality: u8) -> Vec<u8> {
        let mut bytes = Vec::new();
        let encoder = jpeg_encoder::Encoder::new(&mut bytes, quality);
        let (width, height) = (self.width as u16, self.height as u16);
        encoder
            .encode(self.pixels.as_flattened(), width, height, jpeg_encoder::ColorType::Rgb)
            .expect("a JPEG");
        bytes
    }

    fn made(width: usize, height: usize, pixel: impl Fn(usize, usize) -> [u8; 3]) -> Picture {
        let places = (0..height).flat_map(|y| (0..width).map(move |x| (x, y)));
        Picture { width, height, pixels: places.map(|(x, y)| pixel(x, y)).collect() }
    }

    fn get(&self, x: usize, y: usize) -> [u8; 3] {
        self.pixels[y.min(self.height - 1) * self.width + x.min(self.width - 1)]
    }

    /// A rectangle of the picture.
    pub fn cropped(&self, left: usize, top: usize, right: usize, bottom: usize) -> Picture {
        Picture::made(right - left, bottom - top, |x, y| self.get(left + x, top + y))
    }

    /// Both pictures side by side.
    pub fn beside(&self, other: &Picture) -> Picture {
        let width = self.width + other.width;
        Picture::made(width, self.height, |x, y| {
            if x < self.width { self.get(x, y) } else { other.get(x - self.width, y) }
        })
    }

    /// The picture with its height reduced, as if seen at an angle.
    pub fn squeezed(&self, part: f64) -> Picture {
        let height = (self.height as f64 * part) as usize;
        Picture::made(self.width, height, |x, y| {
            let rows = (1.0 / part) as usize;
            let sum = (0..rows).fold([0; 3], |sum: [usize; 3], row| {
                let pixel = self.get(x, (y as f64 / part) as usize + row);
                std::array::from_fn(|at| sum[at] + usize::from(pixel[at]))
            });
            sum.map(|sum| (sum / rows) as u8)
        })
    }

    /// The picture after two box blurs in both directions.
    pub fn blurred(&self, reach: usize) -> Picture {
        let along = |of: &Picture, across: bool| {
            Picture::made(of.width, of.height, |x, y| {
                let sum = (0..=2 * reach).fold([0; 3], |sum: [usize; 3], step| {
                    let near = |at: usize| (at + step).saturating_sub(reach);
                    let pixel = if across { of.get(near(x), y) } else { of.get(x, near(y)) };
                    std::array::from_fn(|at| sum[at] + usize::from(pixel[at]))
                });
                sum.map(|sum| (sum / (2 * reach + 1)) as u8)
            })
        };
        let once = along(&along(self, true), false);
        along(&along(&once, true), false)
    }

    /// Fills a rectangle with one grey level.
    pub fn cover(&mut self, left: usize, top: usize, right: usize, bottom: usize, light: u8) {
        for y in top..bottom.min(self.height) {
            self.pixels[y * self.width + left..y * self.width + right.min(self.width)].fill([light; 3]);
        }
    }
}

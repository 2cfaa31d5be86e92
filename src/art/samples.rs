//! Decoded samples in the format of their file, and limits of size.

use super::fault::DecodeFault;

/// Samples of a picture, row by row from the top.
#[derive(Clone, Debug)]
pub(crate) struct Samples {
    pub(crate) width: usize,
    pub(crate) height: usize,
    pub(crate) kind: SampleFormat,
    /// One byte per sample.
    pub(crate) bytes: Vec<u8>,
    pub(crate) exif: Option<Vec<u8>>,
    /// The number of components in the file: four are CMYK, whose conversion to RGB is not standardized.
    pub(crate) components: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SampleFormat {
    Grey,
    GreyAlpha,
    Rgb,
    Rgba,
    /// Luma and chroma, as stored in a JPEG.
    YCbCr,
}

impl SampleFormat {
    pub(crate) fn samples(self) -> usize {
        match self {
            SampleFormat::Grey => 1,
            SampleFormat::GreyAlpha => 2,
            SampleFormat::Rgb | SampleFormat::YCbCr => 3,
            SampleFormat::Rgba => 4,
        }
    }
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct PictureLimits {
    pub(crate) max_side: usize,
    pub(crate) max_pixels: u64,
    /// Limit for progressive JPEGs: their decoder keeps twelve bytes a pixel.
    pub(crate) max_progressive_pixels: u64,
}

/// Limits of printed pictures, which are decoded to four bytes a pixel.
pub(super) const PRINT_LIMITS: PictureLimits =
    PictureLimits { max_side: 1 << 16, max_pixels: 60_000_000, max_progressive_pixels: 60_000_000 };

impl PictureLimits {
    /// Refuses a picture with too many pixels before its buffer is allocated.
    pub(super) fn check(&self, width: usize, height: usize, progressive: bool) -> Result<(), DecodeFault> {
        let max = if progressive { self.max_progressive_pixels } else { self.max_pixels };
        let pixels = (width as u64).saturating_mul(height as u64);
        if width.max(height) > self.max_side {
            return Err(DecodeFault::SideTooLong { width, height, most: self.max_side });
        }
        if pixels > max {
            let progressive = progressive && pixels <= self.max_pixels;
            return Err(DecodeFault::TooManyPixels {
                width,
                height,
                most_millions: max / 1_000_000,
                progressive,
            });
        }
        Ok(())
    }
}

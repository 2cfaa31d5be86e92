//! JPEG → pixels; the file itself is kept if all viewers show it alike.

use std::sync::Arc;

use zune_jpeg::JpegDecoder;
use zune_jpeg::errors::DecodeErrors;
use zune_jpeg::zune_core::bytestream::ZCursor;
use zune_jpeg::zune_core::colorspace::ColorSpace;
use zune_jpeg::zune_core::options::DecoderOptions;

use super::fault::DecodeFault;
use super::orientation;
use super::packed::{PackedFile, RgbaPixels};
use super::samples::{PRINT_LIMITS, PictureLimits, SampleFormat, Samples};
use super::sentinel::with_sentinel;
use super::structure::JpegStructure;
use crate::scene::Bitmap;
use crate::text::Finding;

/// The name of the format in sentences.
const NAME: &str = "JPEG";
/// Maximum number of scans of a file: cameras and programs use ten.
const MAX_SCANS: usize = 64;

/// The requested samples of a JPEG.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum JpegOutput {
    Rgb,
    /// Luma and chroma, if the file stores them.
    AsStored,
}

/// Decodes a JPEG. Truncated or damaged data are an error, not a picture with a grey end.
pub(crate) fn decode(
    bytes: &[u8],
    limits: &PictureLimits,
    wanted: JpegOutput,
) -> Result<Samples, DecodeFault> {
    let structure = JpegStructure::of(bytes);
    if let Some(rare) = structure.rare() {
        return Err(rare);
    }
    let options = DecoderOptions::default()
        .set_max_width(1 << 16)
        .set_max_height(1 << 16)
        .set_strict_mode(true)
        .jpeg_set_max_scans(MAX_SCANS)
        .jpeg_set_out_colorspace(ColorSpace::RGB);
    let mut decoder = JpegDecoder::new_with_options(ZCursor::new(bytes), options);
    decoder.decode_headers().map_err(|error| match error {
        DecodeErrors::ExhaustedData | DecodeErrors::IoErrors(_) => DecodeFault::EndsTooSoon { format: NAME },
        DecodeErrors::Unsupported(_) => DecodeFault::RareFormat { format: NAME },
        _ => DecodeFault::Damaged { format: NAME },
    })?;
    let info = decoder.info().ok_or(DecodeFault::Damaged { format: NAME })?;
    let (width, height) = (usize::from(info.width), usize::from(info.height));
    // Unknown files count as progressive, which has the stricter limit.
    limits.check(width, height, !structure.is_sequential())?;
    let (kind, color_space) = match (decoder.input_colorspace(), wanted) {
        (Some(ColorSpace::Luma), JpegOutput::AsStored) => (SampleFormat::Grey, ColorSpace::Luma),
        (Some(ColorSpace::YCbCr), JpegOutput::AsStored) => (SampleFormat::YCbCr, ColorSpace::YCbCr),
        _ => (SampleFormat::Rgb, ColorSpace::RGB),
    };
    let options = options.jpeg_set_out_colorspace(color_space);
    let decoded = |bytes: &[u8]| {
        let samples = JpegDecoder::new_with_options(ZCursor::new(bytes), options).decode().ok();
        samples.filter(|samples| samples.len() == width * height * kind.samples())
    };
    let cut_short = || DecodeFault::EndsBeforeAllPixels { format: NAME, width, height };
    let marked = with_sentinel(bytes, &structure);
    if !marked.has_all_components {
        return Err(cut_short());
    }
    let bytes = decoded(&marked.bytes).ok_or_else(|| match decoded(bytes) {
        // A file that decodes only without the sentinel ends too early.
        None if marked.has_end => DecodeFault::Damaged { format: NAME },
        _ => cut_short(),
    })?;
    Ok(Samples { width, height, kind, bytes, exif: info.exif_data, components: info.components })
}

/// Decodes a JPEG to RGBA and turns it upright.
fn unpack(bytes: &[u8]) -> Result<RgbaPixels, Finding> {
    let samples = decode(bytes, &PRINT_LIMITS, JpegOutput::Rgb)?;
    let orientation = orientation(&samples);
    let pixels = RgbaPixels::from_samples(samples);
    Ok(if orientation == 1 { pixels } else { orientation::upright(&pixels, orientation) })
}

pub(super) fn read(file: &Arc<[u8]>) -> Result<Bitmap, Finding> {
    let samples = decode(file, &PRINT_LIMITS, JpegOutput::Rgb)?;
    // The sides of a JPEG are at most 65,535.
    let (width, height) = (samples.width as u32, samples.height as u32);
    let orientation = orientation(&samples);
    let (width, height) =
        if orientation::is_sideways(orientation) { (height, width) } else { (width, height) };
    let mut picture = Bitmap::packed(width, height, Arc::new(PackedFile { file: file.clone(), unpack }));
    // Viewers disagree on the conversion of CMYK and on the EXIF orientation.
    let is_portable = matches!(samples.components, 1 | 3) && orientation == 1;
    picture.jpeg = is_portable.then(|| file.clone());
    Ok(picture)
}

fn orientation(samples: &Samples) -> u32 {
    samples.exif.as_deref().and_then(orientation::orientation).unwrap_or(1)
}

pub(super) fn pixels(bytes: &[u8]) -> Option<u64> {
    let mut decoder = JpegDecoder::new(ZCursor::new(bytes));
    decoder.decode_headers().ok()?;
    let info = decoder.info()?;
    Some(u64::from(info.width) * u64::from(info.height))
}

#[cfg(test)]
mod tests {
    use jpeg_encoder::{ColorType, Encoder, SamplingFactor};

    use super::*;

    /// Hash of the pictures as decoded without SIMD instructions.
    const SCALAR_HASH: u64 = 0xab70_ecc3_4399_5c45;

    /// A picture of 131 × 93 pixels; `set` chooses the options of its file.
    fn encoded(set: impl FnOnce(&mut Encoder<&mut Vec<u8>>)) -> Vec<u8> {
        let pixel = |n: u32| {
            let (x, y) = (n % 131, n / 131);
            [(2 * x) as u8, ((3 * y) ^ x) as u8, (x * y) as u8]
        };
        let rgb: Vec<u8> = (0..131 * 93).flat_map(pixel).collect();
        let mut file = Vec::new();
        let mut encoder = Encoder::new(&mut file, 80);
        set(&mut encoder);
        encoder.encode(&rgb, 131, 93, ColorType::Rgb).unwrap();
        file
    }

    #[test]
    fn a_scan_for_each_component_is_refused() {
        for sampling in
            [SamplingFactor::F_1_1, SamplingFactor::F_2_1, SamplingFactor::F_1_2, SamplingFactor::F_2_2]
        {
            let decoded = |split: bool| {
                let file = encoded(|encoder| {
                    encoder.set_sampling_factor(sampling);
                    // This option also gives each component a scan of its own.
                    encoder.set_optimized_huffman_tables(split);
                });
                decode(&file, &PRINT_LIMITS, JpegOutput::Rgb).map(|_| ())
            };
            assert_eq!(decoded(false), Ok(()), "{sampling:?}");
            assert_eq!(decoded(true), Err(DecodeFault::ScansOfJpeg), "{sampling:?}");
        }
    }

    #[test]
    fn inks_are_decoded_right_or_refused() {
        let decoded = |color, sampling| {
            let mut file = Vec::new();
            let mut encoder = Encoder::new(&mut file, 95);
            encoder.set_sampling_factor(sampling);
            // Smooth, so that coarse samples show about the same.
            let pixel = |n: u32| [n % 64 * 4, n / 64 * 5, 128, 200].map(|ink| ink as u8);
            let inks: Vec<u8> = (0..64 * 48).flat_map(pixel).collect();
            encoder.encode(&inks, 64, 48, color).unwrap();
            decode(&file, &PRINT_LIMITS, JpegOutput::Rgb).map(|samples| samples.bytes)
        };
        for color in [ColorType::Cmyk, ColorType::CmykAsYcck] {
            let fine = decoded(color, SamplingFactor::F_1_1).unwrap();
            for sampling in [SamplingFactor::F_2_1, SamplingFactor::F_1_2, SamplingFactor::F_2_2] {
                let coarse = match decoded(color, sampling) {
                    // This encoder makes black, the last component, the finest.
                    Err(DecodeFault::SamplingOfJpeg { .. }) if color == ColorType::Cmyk => {
                        continue;
                    }
                    coarse => coarse.unwrap(),
                };
                let most = fine.iter().zip(&coarse).map(|(fine, coarse)| fine.abs_diff(*coarse)).max();
                assert!(most < Some(30), "{color:?} {sampling:?}: {most:?}");
            }
        }
    }

    #[test]
    fn simd_instructions_change_no_pixel() {
        let mut sum = 0xcbf2_9ce4_8422_2325_u64;
        for sampling in
            [SamplingFactor::F_1_1, SamplingFactor::F_2_1, SamplingFactor::F_1_2, SamplingFactor::F_2_2]
        {
            for progressive in [false, true] {
                let file = encoded(|encoder| {
                    encoder.set_sampling_factor(sampling);
                    encoder.set_progressive(progressive);
                });
                for wanted in [JpegOutput::Rgb, JpegOutput::AsStored] {
                    let samples = decode(&file, &PRINT_LIMITS, wanted).unwrap();
                    sum = samples
                        .bytes
                        .iter()
                        .fold(sum, |sum, &byte| (sum ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3));
                }
            }
        }
        assert_eq!(sum, SCALAR_HASH, "{sum:#x}");
    }
}

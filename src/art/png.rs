//! PNG → pixels.

use std::io::{Cursor, ErrorKind};
use std::sync::Arc;

use png::{ColorType, Decoder, DecodingError, Limits, Transformations};

use super::fault::DecodeFault;
use super::packed::{PackedFile, RgbaPixels};
use super::samples::{PRINT_LIMITS, PictureLimits, SampleFormat, Samples};
use crate::scene::Bitmap;
use crate::text::Finding;

/// The name of the format in sentences.
const NAME: &str = "PNG";
/// Palettes have at most 256 colours of three bytes.
const MAX_PALETTE_BYTES: usize = 3 * 256;
/// Pictures of at most this size are stored decoded.
const MAX_UNPACKED_BYTES: usize = 1 << 16;

/// Decodes a PNG of any colour type to 8 bits per sample; only the first frame of an animation.
pub(crate) fn decode(bytes: &[u8], limits: &PictureLimits) -> Result<Samples, DecodeFault> {
    let damaged = |error: DecodingError, size| match error {
        DecodingError::IoError(error) if error.kind() == ErrorKind::UnexpectedEof => {
            let Some((width, height)) = size else { return DecodeFault::EndsTooSoon { format: NAME } };
            DecodeFault::EndsBeforeAllPixels { format: NAME, width, height }
        }
        _ => DecodeFault::Damaged { format: NAME },
    };
    // A pixel takes at most eight bytes.
    let memory = Limits { bytes: 8 * limits.max_pixels as usize };
    let mut decoder = Decoder::new_with_limits(Cursor::new(bytes), memory);
    decoder.set_transformations(Transformations::normalize_to_color8());
    let (width, height) = decoder.read_header_info().map_err(|error| damaged(error, None))?.size();
    let (width, height) = (width as usize, height as usize);
    limits.check(width, height, false)?;
    let size = Some((width, height));
    let mut reader = decoder.read_info().map_err(|error| damaged(error, size))?;
    // Other palettes make version 0.18.1 of the decoder panic.
    let info = reader.info();
    let palette = info.palette.as_ref().map_or(0, |palette| palette.len());
    if info.color_type == ColorType::Indexed && (palette % 3 != 0 || palette > MAX_PALETTE_BYTES) {
        return Err(DecodeFault::Damaged { format: NAME });
    }
    let bytes_needed = reader.output_buffer_size().ok_or(DecodeFault::TooManyPixels {
        width,
        height,
        most_millions: limits.max_pixels / 1_000_000,
        progressive: false,
    })?;
    let mut samples = vec![0; bytes_needed];
    let frame = reader.next_frame(&mut samples).map_err(|error| damaged(error, size))?;
    samples.truncate(frame.buffer_size());
    let kind = match frame.color_type {
        ColorType::Rgba => SampleFormat::Rgba,
        ColorType::Rgb => SampleFormat::Rgb,
        ColorType::GrayscaleAlpha => SampleFormat::GreyAlpha,
        ColorType::Grayscale | ColorType::Indexed => SampleFormat::Grey,
    };
    let exif = reader.info().exif_metadata.as_ref().map(|exif| exif.to_vec());
    let (width, height) = (frame.width as usize, frame.height as usize);
    Ok(Samples { width, height, kind, bytes: samples, exif, components: kind.samples() as u8 })
}

pub(super) fn unpack(bytes: &[u8]) -> Result<RgbaPixels, Finding> {
    Ok(RgbaPixels::from_samples(decode(bytes, &PRINT_LIMITS)?))
}

pub(super) fn read(file: &Arc<[u8]>) -> Result<Bitmap, Finding> {
    let Samples { width, height, .. } = decode(file, &PRINT_LIMITS)?;
    // The size limits are far below `u32::MAX`.
    Ok(Bitmap::packed(width as u32, height as u32, Arc::new(PackedFile { file: file.clone(), unpack })))
}

pub(super) fn pixels(bytes: &[u8]) -> Option<u64> {
    let (width, height) = Decoder::new(Cursor::new(bytes)).read_header_info().ok()?.size();
    Some(u64::from(width) * u64::from(height))
}

/// Creates a picture from decoded pixels, and compresses it if it is large.
pub(super) fn pack(width: u32, height: u32, rgba: Vec<u8>) -> Bitmap {
    if rgba.len() <= MAX_UNPACKED_BYTES {
        return Bitmap::from_rgba(width, height, rgba);
    }
    let file = encode(width, height, &rgba).into();
    Bitmap::packed(width, height, Arc::new(PackedFile { file, unpack }))
}

/// Encodes pixels with fast compression.
pub(super) fn encode(width: u32, height: u32, rgba: &[u8]) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, width, height);
    encoder.set_color(ColorType::Rgba);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_compression(png::Compression::Fast);
    // Writing to memory cannot fail.
    let _ = encoder.write_header().and_then(|mut writer| writer.write_image_data(rgba));
    bytes
}

#[cfg(test)]
mod tests {
    use png::{BitDepth, Encoder};

    use super::*;

    fn encoded(color: ColorType, depth: BitDepth, samples: &[u8]) -> Vec<u8> {
        let mut bytes = Vec::new();
        let mut encoder = Encoder::new(&mut bytes, 2, 1);
        encoder.set_color(color);
        encoder.set_depth(depth);
        if color == ColorType::Indexed {
            encoder.set_palette(vec![1, 2, 3, 4, 5, 6]);
            encoder.set_trns(vec![255, 7]);
        }
        encoder.write_header().unwrap().write_image_data(samples).unwrap();
        bytes
    }

    #[test]
    fn packed_pixels_are_restored() {
        let rgba: Vec<u8> = (0..4 * 300 * 200u32).map(|n| (n.wrapping_mul(n) / 7) as u8).collect();
        let picture = pack(300, 200, rgba.clone());
        assert_eq!((picture.width, picture.height), (300, 200));
        assert!(picture.rgba() == rgba);
        assert_eq!(*pack(2, 1, rgba[..8].to_vec()).rgba(), rgba[..8]);
    }

    #[test]
    fn every_colour_type_is_decoded() {
        use BitDepth::{Eight, One, Sixteen};
        use ColorType::{Grayscale, GrayscaleAlpha, Indexed, Rgb, Rgba};
        for (color, depth, samples, rgba) in [
            (Grayscale, One, &[0b0100_0000][..], [0, 0, 0, 255, 255, 255, 255, 255]),
            (Grayscale, Eight, &[9, 8], [9, 9, 9, 255, 8, 8, 8, 255]),
            (GrayscaleAlpha, Eight, &[9, 1, 8, 2], [9, 9, 9, 1, 8, 8, 8, 2]),
            (Indexed, One, &[0b0100_0000], [1, 2, 3, 255, 4, 5, 6, 7]),
            (Rgb, Sixteen, &[1, 0, 2, 0, 3, 0, 4, 0, 5, 0, 6, 0], [1, 2, 3, 255, 4, 5, 6, 255]),
            (Rgba, Eight, &[1, 2, 3, 4, 5, 6, 7, 8], [1, 2, 3, 4, 5, 6, 7, 8]),
        ] {
            let picture = unpack(&encoded(color, depth, samples)).unwrap();
            assert_eq!((picture.width, picture.height, &picture.rgba[..]), (2, 1, &rgba[..]), "{color:?}");
        }
    }

    #[test]
    fn palettes_of_incomplete_or_too_many_colours_are_refused() {
        for length in [1, 2, 3, 4, 5, 6, 768, 770, 771] {
            let mut bytes = Vec::new();
            let mut encoder = Encoder::new(&mut bytes, 2, 1);
            encoder.set_color(ColorType::Indexed);
            encoder.set_palette(vec![1; length]);
            encoder.write_header().unwrap().write_image_data(&[0, 0]).unwrap();
            assert_eq!(unpack(&bytes).is_ok(), [3, 6, 768].contains(&length), "{length} bytes");
        }
    }

    #[test]
    fn truncated_files_are_refused_at_every_length() {
        let whole = encoded(ColorType::Rgb, BitDepth::Eight, &[1, 2, 3, 4, 5, 6]);
        // The last chunk is empty.
        for end in 0..whole.len() - 12 {
            assert!(unpack(&whole[..end]).is_err(), "cut off after {end} bytes");
        }
    }

    #[test]
    fn a_huge_picture_is_refused_before_decoding() {
        let mut bytes = encoded(ColorType::Rgb, BitDepth::Eight, &[0; 6]);
        bytes[16..24].copy_from_slice(&[0, 1, 0, 0, 0, 1, 0, 0]);
        let crc = crc(&bytes[12..29]);
        bytes[29..33].copy_from_slice(&crc.to_be_bytes());
        assert!(unpack(&bytes).unwrap_err().message.to_string().contains("65536 × 65536"));
    }

    fn crc(bytes: &[u8]) -> u32 {
        !bytes.iter().fold(!0, |crc, &byte| {
            (0..8).fold(crc ^ u32::from(byte), |crc, _| (crc >> 1) ^ (0xedb8_8320 & (crc & 1).wrapping_neg()))
        })
    }
}

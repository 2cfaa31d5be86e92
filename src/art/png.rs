//! PNG → pixels.

use std::io::Cursor;
use std::sync::Arc;

use png::{ColorType, Decoder, Limits, Transformations};

use super::PRINTED;
use super::held::{Held, Unpacked};
use super::samples::{Bounds, Kind, Samples};
use crate::scene::Picture;
use crate::text::Diagnostic;
use crate::text::codes::ArtCode;

/// Decodes a PNG of any colour type to eight bits a sample; of an animation its first picture.
pub(crate) fn decode(bytes: &[u8], bounds: &Bounds) -> Result<Samples, Diagnostic> {
    let damaged = |error: png::DecodingError| {
        Diagnostic::new(ArtCode::Damaged, format!("the PNG is damaged: {error}"))
            .hint("open it in a picture program and save it again")
    };
    // Eight bytes are the most that a pixel takes.
    let limits = Limits { bytes: 8 * bounds.pixels as usize };
    let mut decoder = Decoder::new_with_limits(Cursor::new(bytes), limits);
    decoder.set_transformations(Transformations::normalize_to_color8());
    let size = decoder.read_header_info().map_err(damaged)?.size();
    bounds.check(size.0 as usize, size.1 as usize, false)?;
    let mut reader = decoder.read_info().map_err(damaged)?;
    let room = reader
        .output_buffer_size()
        .ok_or_else(|| Diagnostic::new(ArtCode::TooLarge, "the PNG is too large"))?;
    let mut samples = vec![0; room];
    let frame = reader.next_frame(&mut samples).map_err(damaged)?;
    samples.truncate(frame.buffer_size());
    let kind = match frame.color_type {
        ColorType::Rgba => Kind::Rgba,
        ColorType::Rgb => Kind::Rgb,
        ColorType::GrayscaleAlpha => Kind::GreyAlpha,
        ColorType::Grayscale | ColorType::Indexed => Kind::Grey,
    };
    let exif = reader.info().exif_metadata.as_ref().map(|exif| exif.to_vec());
    let (width, height) = (frame.width as usize, frame.height as usize);
    Ok(Samples { width, height, kind, bytes: samples, exif, components: kind.samples() as u8 })
}

/// Unpacks a PNG.
pub(super) fn unpack(bytes: &[u8]) -> Result<Unpacked, Diagnostic> {
    decode(bytes, &PRINTED).map(Unpacked::of)
}

/// Reads a PNG.
pub(super) fn read(file: &Arc<[u8]>) -> Result<Picture, Diagnostic> {
    let Samples { width, height, .. } = decode(file, &PRINTED)?;
    // The bounds are far below what 32 bits hold.
    Ok(Picture::packed(width as u32, height as u32, Arc::new(Held { file: file.clone(), unpack })))
}

/// How many pixels a PNG says that it has.
pub(super) fn pixels(bytes: &[u8]) -> Option<u64> {
    let (width, height) = Decoder::new(Cursor::new(bytes)).read_header_info().ok()?.size();
    Some(u64::from(width) * u64::from(height))
}

/// Pixels made smaller, quickly.
pub(super) fn packed(width: u32, height: u32, rgba: &[u8]) -> Vec<u8> {
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
    fn every_colour_type_is_read() {
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
    fn a_damaged_file_is_refused_wherever_it_ends() {
        let whole = encoded(ColorType::Rgb, BitDepth::Eight, &[1, 2, 3, 4, 5, 6]);
        // The last chunk holds nothing.
        for end in 0..whole.len() - 12 {
            assert!(unpack(&whole[..end]).is_err(), "cut off after {end} bytes");
        }
    }

    #[test]
    fn a_huge_picture_is_refused_before_it_is_unpacked() {
        let mut bytes = encoded(ColorType::Rgb, BitDepth::Eight, &[0; 6]);
        bytes[16..24].copy_from_slice(&[0, 1, 0, 0, 0, 1, 0, 0]);
        let crc = crc(&bytes[12..29]);
        bytes[29..33].copy_from_slice(&crc.to_be_bytes());
        assert!(unpack(&bytes).unwrap_err().message.contains("65536 × 65536"));
    }

    fn crc(bytes: &[u8]) -> u32 {
        !bytes.iter().fold(!0, |crc, &byte| {
            (0..8).fold(crc ^ u32::from(byte), |crc, _| (crc >> 1) ^ (0xedb8_8320 & (crc & 1).wrapping_neg()))
        })
    }
}

//! JPEG → pixels, and the file itself where every viewer can be trusted to show it alike.

use std::sync::Arc;

use zune_jpeg::JpegDecoder;
use zune_jpeg::zune_core::bytestream::ZCursor;
use zune_jpeg::zune_core::colorspace::ColorSpace;
use zune_jpeg::zune_core::options::DecoderOptions;

use super::held::{Held, Unpacked};
use super::samples::{Bounds, Kind, Samples};
use super::sealed::sealed;
use super::{PRINTED, turn};
use crate::scene::Picture;
use crate::text::Diagnostic;
use crate::text::codes::ArtCode;

/// Passes over a picture that a file may ask for: cameras and programs use ten.
const MOST_PASSES: usize = 64;

/// What is wanted of a JPEG.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Wanted {
    /// Red, green and blue.
    Rgb,
    /// Light and colour as the file stores them, if it does.
    AsStored,
}

/// Decodes a JPEG. What breaks off or is damaged is an error, not a picture with a grey end.
pub(crate) fn decode(bytes: &[u8], bounds: &Bounds, wanted: Wanted) -> Result<Samples, Diagnostic> {
    let damaged = |error: String| {
        Diagnostic::new(ArtCode::Damaged, format!("the JPEG is damaged: {}", error.trim()))
            .hint("open it in a picture program and save it again")
    };
    let options = DecoderOptions::default()
        .set_max_width(1 << 16)
        .set_max_height(1 << 16)
        .set_strict_mode(true)
        .jpeg_set_max_scans(MOST_PASSES)
        .jpeg_set_out_colorspace(ColorSpace::RGB);
    let mut decoder = JpegDecoder::new_with_options(ZCursor::new(bytes), options);
    decoder.decode_headers().map_err(|error| damaged(format!("{error:?}")))?;
    let info = decoder.info().ok_or_else(|| damaged("it has no size".into()))?;
    let (width, height) = (usize::from(info.width), usize::from(info.height));
    bounds.check(width, height, comes_in_passes(bytes))?;
    let kind = match decoder.input_colorspace() {
        Some(ColorSpace::Luma) if wanted == Wanted::AsStored => Kind::Grey,
        Some(ColorSpace::YCbCr) if wanted == Wanted::AsStored => Kind::YCbCr,
        _ => Kind::Rgb,
    };
    let form = match kind {
        Kind::Grey => ColorSpace::Luma,
        Kind::YCbCr => ColorSpace::YCbCr,
        _ => ColorSpace::RGB,
    };
    let options = options.jpeg_set_out_colorspace(form);
    let decoded = |bytes: &[u8]| {
        let samples = JpegDecoder::new_with_options(ZCursor::new(bytes), options).decode();
        samples.map_err(|error| format!("{error:?}")).and_then(|samples| {
            let is_whole = samples.len() == width * height * kind.samples();
            if is_whole { Ok(samples) } else { Err("it breaks off".to_owned()) }
        })
    };
    let cut_short = || {
        Diagnostic::new(
            ArtCode::Damaged,
            format!(
                "the JPEG is damaged: its data end before all of its {width} × {height} pixels are there"
            ),
        )
        .hint("it was cut short, or its size was changed: copy it again from where it came from")
    };
    let sealed = sealed(bytes);
    if !sealed.shows_all {
        return Err(cut_short());
    }
    let bytes = decoded(&sealed.bytes).map_err(|error| match decoded(bytes) {
        // What can be read as long as the rest is made up ends too early.
        Err(_) if sealed.ends => damaged(error),
        _ => cut_short(),
    })?;
    Ok(Samples { width, height, kind, bytes, exif: info.exif_data, components: info.components })
}

/// Whether all of a picture must be kept until its last pass has been read.
fn comes_in_passes(bytes: &[u8]) -> bool {
    let mut at = 2;
    // What comes before the frame is segments, each with its length.
    while let Some(&[0xff, kind, high, low]) = bytes.get(at..at + 4).and_then(|four| four.first_chunk::<4>())
    {
        match kind {
            0xc2 => return true,
            0xc0 | 0xc1 | 0xda => return false,
            // A byte that fills up stands before any marker.
            0xff => at += 1,
            _ => at += 2 + usize::from(u16::from_be_bytes([high, low])),
        }
    }
    // Whatever this is, it is not what cameras write.
    true
}

/// Unpacks a JPEG, the right way up.
fn unpack(bytes: &[u8]) -> Result<Unpacked, Diagnostic> {
    let samples = decode(bytes, &PRINTED, Wanted::Rgb)?;
    let orientation = orientation(&samples);
    let upright = Unpacked::of(samples);
    Ok(if orientation == 1 { upright } else { turn::turned(&upright, orientation) })
}

/// Reads a JPEG.
pub(super) fn read(file: &Arc<[u8]>) -> Result<Picture, Diagnostic> {
    let samples = decode(file, &PRINTED, Wanted::Rgb)?;
    // No side of a JPEG is longer than 65,535.
    let (width, height) = (samples.width as u32, samples.height as u32);
    let orientation = orientation(&samples);
    let (width, height) = if turn::is_sideways(orientation) { (height, width) } else { (width, height) };
    let mut picture = Picture::packed(width, height, Arc::new(Held { file: file.clone(), unpack }));
    // Inks are turned to light in as many ways as there are viewers, and some turn a picture by what its
    // camera notes and some do not.
    let as_it_is = matches!(samples.components, 1 | 3) && orientation == 1;
    picture.jpeg = as_it_is.then(|| file.clone());
    Ok(picture)
}

fn orientation(samples: &Samples) -> u32 {
    samples.exif.as_deref().and_then(turn::orientation).unwrap_or(1)
}

/// How many pixels a JPEG says that it has.
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

    /// What the decoder makes of pictures when it uses no wide instructions, whatever the processor has.
    const PLAIN: u64 = 0xab70_ecc3_4399_5c45;

    #[test]
    fn wide_instructions_change_no_pixel() {
        let pixel = |n: u32| {
            let (x, y) = (n % 131, n / 131);
            [(2 * x) as u8, ((3 * y) ^ x) as u8, (x * y) as u8]
        };
        let rgb: Vec<u8> = (0..131 * 93).flat_map(pixel).collect();
        let mut sum = 0xcbf2_9ce4_8422_2325_u64;
        for sampling in
            [SamplingFactor::F_1_1, SamplingFactor::F_2_1, SamplingFactor::F_1_2, SamplingFactor::F_2_2]
        {
            for in_passes in [false, true] {
                let mut file = Vec::new();
                let mut encoder = Encoder::new(&mut file, 80);
                encoder.set_sampling_factor(sampling);
                encoder.set_progressive(in_passes);
                encoder.encode(&rgb, 131, 93, ColorType::Rgb).unwrap();
                for wanted in [Wanted::Rgb, Wanted::AsStored] {
                    let samples = decode(&file, &PRINTED, wanted).unwrap();
                    sum = samples
                        .bytes
                        .iter()
                        .fold(sum, |sum, &byte| (sum ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3));
                }
            }
        }
        assert_eq!(sum, PLAIN, "{sum:#x}");
    }
}

//! Pixels → PNG files.

use png::{BitDepth, ColorType, Encoder, PixelDimensions, Unit};

use super::Pixels;
use crate::scene::Picture;
use crate::write::stamp::stamp;

/// Opaque pixels as the picture of a page that knows its own size.
pub(super) fn encode_page(pixels: &Pixels, dpi: u32) -> Vec<u8> {
    let metre = (f64::from(dpi) / 0.0254).round() as u32;
    let size = Some(PixelDimensions { xppu: metre, yppu: metre, unit: Unit::Meter });
    let mut bytes = encode(&pixels.rgb, pixels.width, pixels.height, ColorType::Rgb, size);
    sign(&mut bytes);
    bytes
}

/// Puts the stamp into a text chunk before the last one, which is `IEND` and 12 bytes long.
fn sign(bytes: &mut Vec<u8>) {
    const KIND_AND_KEY: &[u8] = b"tEXtSoftware\0";
    let end = bytes.split_off(bytes.len().saturating_sub(12));
    let start = bytes.len() + 4;
    let length = stamp(&[]).len() + KIND_AND_KEY.len() - 4;
    bytes.extend((length as u32).to_be_bytes());
    bytes.extend(KIND_AND_KEY);
    bytes.extend(stamp(bytes));
    let sum = crc(bytes.get(start..).unwrap_or_default());
    bytes.extend(sum.to_be_bytes());
    bytes.extend(end);
}

/// The check sum of a chunk, over its kind and its data.
fn crc(bytes: &[u8]) -> u32 {
    let step = |crc: u32| if crc & 1 == 1 { (crc >> 1) ^ 0xedb8_8320 } else { crc >> 1 };
    !bytes.iter().fold(!0, |crc, &byte| (0..8).fold(crc ^ u32::from(byte), |crc, _| step(crc)))
}

/// A picture's pixels, transparency and all.
pub(crate) fn encode_picture(picture: &Picture) -> Vec<u8> {
    encode(&picture.rgba(), picture.width, picture.height, ColorType::Rgba, None)
}

fn encode(
    pixels: &[u8],
    width: u32,
    height: u32,
    color: ColorType,
    size: Option<PixelDimensions>,
) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut encoder = Encoder::new(&mut bytes, width, height);
    encoder.set_color(color);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_pixel_dims(size);
    // Writing to memory cannot fail; pixels that do not fill their picture leave a file without them.
    let _ = encoder.write_header().and_then(|mut writer| writer.write_image_data(pixels));
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_check_sum_is_that_of_the_standard() {
        assert_eq!(crc(b"IEND"), 0xae42_6082);
    }
}

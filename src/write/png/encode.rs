//! Pixels → PNG files.

use std::io::Cursor;

use png::{BitDepth, ColorType, Decoder, Encoder, PixelDimensions, Unit};

use crate::scene::Bitmap;
use crate::write::recipe::recipe_text;
use crate::write::stamp::stamp;

const METRES_PER_INCH: f64 = 0.0254;

/// An opaque picture, 8 bits per channel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RgbImage {
    /// Width in pixels.
    pub width: u32,
    /// Height in pixels.
    pub height: u32,
    /// Red, green and blue of each pixel, row by row from the top left.
    pub rgb: Vec<u8>,
}

/// Encodes a page with its physical size, a recipe and a stamp.
pub(super) fn encode_page(pixels: &RgbImage, dpi: u32, recipe: Option<&[u8]>) -> Vec<u8> {
    let mut bytes = encode(&pixels.rgb, pixels.width, pixels.height, ColorType::Rgb, Some(dimensions(dpi)));
    if let Some(recipe) = recipe {
        add_text(&mut bytes, "Recipe", |_| recipe_text(recipe).into_bytes());
    }
    signed(bytes)
}

/// The resolution of a picture that was encoded here.
pub(crate) fn dpi(file: &[u8]) -> Option<u32> {
    let metre = Decoder::new(Cursor::new(file)).read_info().ok()?.info().pixel_dims?.xppu;
    Some((f64::from(metre) * METRES_PER_INCH).round() as u32)
}

/// The same for pixels with transparency.
pub(super) fn encode_clear(rgba: &[u8], (width, height): (u32, u32), dpi: u32) -> Vec<u8> {
    signed(encode(rgba, width, height, ColorType::Rgba, Some(dimensions(dpi))))
}

fn dimensions(dpi: u32) -> PixelDimensions {
    let metre = (f64::from(dpi) / METRES_PER_INCH).round() as u32;
    PixelDimensions { xppu: metre, yppu: metre, unit: Unit::Meter }
}

/// Inserts the stamp of the bytes before it.
fn signed(mut bytes: Vec<u8>) -> Vec<u8> {
    add_text(&mut bytes, "Software", stamp);
    bytes
}

/// Inserts a text chunk before the last chunk, `IEND`, which is 12 bytes long. The text is made of the bytes before it,
/// and its length does not depend on them.
fn add_text(bytes: &mut Vec<u8>, keyword: &str, text: impl Fn(&[u8]) -> Vec<u8>) {
    let end = bytes.split_off(bytes.len().saturating_sub(12));
    let start = bytes.len() + 4;
    bytes.extend(((keyword.len() + 1 + text(&[]).len()) as u32).to_be_bytes());
    bytes.extend([b"tEXt", keyword.as_bytes(), b"\0"].concat());
    bytes.extend(text(bytes));
    let sum = crc(bytes.get(start..).unwrap_or_default());
    bytes.extend(sum.to_be_bytes());
    bytes.extend(end);
}

/// The checksum of a chunk, over its type and its data.
fn crc(bytes: &[u8]) -> u32 {
    let step = |crc: u32| if crc & 1 == 1 { (crc >> 1) ^ 0xedb8_8320 } else { crc >> 1 };
    !bytes.iter().fold(!0, |crc, &byte| (0..8).fold(crc ^ u32::from(byte), |crc, _| step(crc)))
}

/// Encodes a picture with its transparency.
pub(crate) fn encode_picture(picture: &Bitmap) -> Vec<u8> {
    encode(&picture.rgba(), picture.width, picture.height, ColorType::Rgba, None)
}

fn encode(data: &[u8], width: u32, height: u32, color: ColorType, size: Option<PixelDimensions>) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut encoder = Encoder::new(&mut bytes, width, height);
    encoder.set_color(color);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_pixel_dims(size);
    // Writing to memory cannot fail; if there are too few data, the file holds none.
    let _ = encoder.write_header().and_then(|mut writer| writer.write_image_data(data));
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_checksum_matches_the_standard() {
        assert_eq!(crc(b"IEND"), 0xae42_6082);
    }
}

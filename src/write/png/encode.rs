//! Pixels → PNG files.

use png::{BitDepth, ColorType, Encoder, PixelDimensions, Unit};

use super::Pixels;
use crate::scene::Picture;

/// Opaque pixels as the picture of a page that knows its own size.
pub(super) fn encode_page(pixels: &Pixels, dpi: u32) -> Vec<u8> {
    let metre = (f64::from(dpi) / 0.0254).round() as u32;
    let size = Some(PixelDimensions { xppu: metre, yppu: metre, unit: Unit::Meter });
    encode(&pixels.rgb, pixels.width, pixels.height, ColorType::Rgb, size)
}

/// A picture's pixels, transparency and all.
pub(crate) fn encode_picture(picture: &Picture) -> Vec<u8> {
    encode(&picture.rgba, picture.width, picture.height, ColorType::Rgba, None)
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

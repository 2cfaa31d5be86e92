//! Pictures as image XObjects.

use lopdf::{Dictionary, Document, ObjectId, Stream, dictionary};
use png::{BitDepth, ColorType, Encoder};

use crate::scene::Bitmap;

/// Adds a picture: a JPEG unchanged, other pixels with PNG compression.
pub(super) fn add(document: &mut Document, picture: &Bitmap) -> ObjectId {
    if let Some(bytes) = &picture.jpeg {
        let space = if components(bytes) == Some(1) { "DeviceGray" } else { "DeviceRGB" };
        let mut image = image_dict(picture, space);
        image.set("Filter", "DCTDecode");
        return document.add_object(Stream::new(image, bytes.to_vec()).with_compression(false));
    }
    let rgba = picture.rgba();
    let pixels = rgba.as_chunks::<4>().0;
    let mask = pixels.iter().any(|&[.., alpha]| alpha != 255).then(|| {
        let alpha: Vec<u8> = pixels.iter().map(|&[.., alpha]| alpha).collect();
        let mask = image_dict(picture, "DeviceGray");
        document.add_object(png_stream(mask, picture, ColorType::Grayscale, alpha))
    });
    let is_grey = pixels.iter().all(|&[r, g, b, _]| r == g && g == b);
    let (space, color) =
        if is_grey { ("DeviceGray", ColorType::Grayscale) } else { ("DeviceRGB", ColorType::Rgb) };
    let samples = truncate_pixels(rgba.into_owned(), color.samples());
    let mut image = image_dict(picture, space);
    if let Some(mask) = mask {
        image.set("SMask", mask);
    }
    document.add_object(png_stream(image, picture, color, samples))
}

/// Keeps the first samples of every pixel, in place.
fn truncate_pixels(mut rgba: Vec<u8>, samples: usize) -> Vec<u8> {
    let count = rgba.len() / 4;
    for at in 0..count {
        rgba.copy_within(4 * at..4 * at + samples, samples * at);
    }
    rgba.truncate(samples * count);
    rgba
}

fn image_dict(picture: &Bitmap, space: &str) -> Dictionary {
    dictionary! {
        "Type" => "XObject",
        "Subtype" => "Image",
        "Width" => i64::from(picture.width),
        "Height" => i64::from(picture.height),
        "ColorSpace" => space,
        "BitsPerComponent" => 8,
        // Smooth magnification, as in SVG viewers.
        "Interpolate" => true,
    }
}

/// The number of components of a JPEG, from its frame header.
fn components(jpeg: &[u8]) -> Option<u8> {
    let mut at = 2;
    loop {
        let &[0xff, marker, high, low] = jpeg.get(at..at + 4)? else { return None };
        match marker {
            0xff => at += 1,
            // Frame headers, without the tables and the extension in the same range.
            0xc0..=0xcf if !matches!(marker, 0xc4 | 0xc8 | 0xcc) => return jpeg.get(at + 9).copied(),
            _ => at += 2 + usize::from(u16::from_be_bytes([high, low])),
        }
    }
}

/// A stream with the compressed data of a PNG file, which PDF supports.
fn png_stream(mut image: Dictionary, picture: &Bitmap, color: ColorType, samples: Vec<u8>) -> Stream {
    let mut file = Vec::new();
    let mut encoder = Encoder::new(&mut file, picture.width, picture.height);
    encoder.set_color(color);
    encoder.set_depth(BitDepth::Eight);
    // Writing to memory cannot fail.
    let _ = encoder.write_header().and_then(|mut writer| writer.write_image_data(&samples));
    drop(samples);
    image.set("Filter", "FlateDecode");
    image.set(
        "DecodeParms",
        dictionary! {
            "Predictor" => 15,
            "Colors" => color.samples() as i64,
            "Columns" => i64::from(picture.width),
        },
    );
    Stream::new(image, data_chunks(&file)).with_compression(false)
}

/// The concatenated data chunks of a PNG file.
fn data_chunks(file: &[u8]) -> Vec<u8> {
    let mut data = Vec::with_capacity(file.len());
    let mut rest = file.get(8..).unwrap_or_default();
    while let Some((&[a, b, c, d], after)) = rest.split_first_chunk::<4>() {
        let length = u32::from_be_bytes([a, b, c, d]) as usize;
        if after.starts_with(b"IDAT") {
            data.extend_from_slice(after.get(4..4 + length).unwrap_or_default());
        }
        rest = after.get(length + 8..).unwrap_or_default();
    }
    data
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_frame_header_gives_the_number_of_components() {
        let header = [0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc0, 0, 11, 8, 0, 1, 0, 1, 1, 1, 0x11, 0];
        assert_eq!(components(&header), Some(1));
        assert_eq!(components(&header[..12]), None);
        assert_eq!(components(b""), None);
    }
}

//! Turns pictures upright by their EXIF orientation.

use super::exif::Exif;
use super::packed::RgbaPixels;

/// The EXIF orientation, from 1 (upright) to 8.
pub(crate) fn orientation(exif: &[u8]) -> Option<u32> {
    Exif::parse(exif)?.number(0x0112).filter(|orientation| (1..=8).contains(orientation))
}

/// Whether this orientation swaps rows and columns.
pub(super) fn is_sideways(orientation: u32) -> bool {
    orientation >= 5
}

pub(super) fn upright(picture: &RgbaPixels, orientation: u32) -> RgbaPixels {
    let (width, height) = if is_sideways(orientation) {
        (picture.height, picture.width)
    } else {
        (picture.width, picture.height)
    };
    let pixels = picture.rgba.as_chunks::<4>().0;
    let mut rgba = Vec::with_capacity(picture.rgba.len());
    for y in 0..height {
        for x in 0..width {
            let (right, bottom) = (width - 1 - x, height - 1 - y);
            let (x, y) = match orientation {
                2 => (right, y),
                3 => (right, bottom),
                4 => (x, bottom),
                5 => (y, x),
                6 => (y, right),
                7 => (bottom, right),
                8 => (bottom, x),
                _ => (x, y),
            };
            let at = y as usize * picture.width as usize + x as usize;
            rgba.extend(pixels.get(at).copied().unwrap_or_default());
        }
    }
    RgbaPixels { width, height, rgba }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Each orientation with the upright form of `ab/cd`.
    #[test]
    fn pictures_are_turned_upright() {
        for (orientation, expected) in [
            (1, "abcd"),
            (2, "badc"),
            (3, "dcba"),
            (4, "cdab"),
            (5, "acbd"),
            (6, "cadb"),
            (7, "dbca"),
            (8, "bdac"),
        ] {
            let rgba = b"abcd".iter().flat_map(|&letter| [letter; 4]).collect();
            let picture = RgbaPixels { width: 2, height: 2, rgba };
            let letters: Vec<u8> =
                upright(&picture, orientation).rgba.chunks(4).map(|pixel| pixel[0]).collect();
            assert_eq!(String::from_utf8(letters).unwrap(), expected, "orientation {orientation}");
        }
    }

    #[test]
    fn sideways_pictures_swap_width_and_height() {
        let picture = RgbaPixels { width: 3, height: 1, rgba: vec![0; 12] };
        let turned = upright(&picture, 6);
        assert_eq!((turned.width, turned.height, turned.rgba.len()), (1, 3, 12));
    }

    #[test]
    fn both_byte_orders_are_read() {
        let big = b"MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0";
        let little = b"Exif\0\0II*\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0\x08\0\0\0";
        assert_eq!(orientation(big), Some(6));
        assert_eq!(orientation(little), Some(8));
        for end in 0..big.len() - 3 {
            assert_eq!(orientation(&big[..end]), None);
        }
    }
}

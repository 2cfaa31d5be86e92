//! Photos without what cameras write beside the picture: places, times, names, previews.
//!
//! What reading a photo needs stays: how a JPEG is turned, and the focal length. Pixels stay as they are.

use super::exif::Exif;
use super::orientation::orientation;
use super::packed::RgbaPixels;
use super::structure::{next_marker, segment};
use super::{FileKind, file_kind, png};

/// `FocalLengthIn35mmFilm`.
pub(crate) const FOCAL_35MM_TAG: u16 = 0xa405;

/// The photo alone; `None` if it is neither JPEG nor PNG, or damaged.
pub(crate) fn bare(photo: &[u8]) -> Option<Vec<u8>> {
    match file_kind(photo)? {
        FileKind::Jpeg => bare_jpeg(photo),
        FileKind::Png => {
            let RgbaPixels { width, height, rgba } = png::unpack(photo).ok()?;
            Some(png::encode(width, height, &rgba))
        }
        FileKind::Heif(_) | FileKind::Other(_) => None,
    }
}

fn bare_jpeg(jpeg: &[u8]) -> Option<Vec<u8>> {
    let mut bare = jpeg.get(..2)?.to_vec();
    let mut notes = None;
    let (mut at, mut is_data) = (2, false);
    loop {
        let (start, marker) = next_marker(jpeg, at)?;
        if is_data {
            bare.extend(jpeg.get(at..start)?);
        }
        match marker {
            // What follows the end is another picture, or none.
            0xd9 => {
                bare.extend([0xff, marker]);
                break;
            }
            0x01 | 0xd0..=0xd8 => {
                bare.extend([0xff, marker]);
                at = start + 2;
                continue;
            }
            _ => {}
        }
        let content = segment(jpeg, start + 2)?;
        let end = start + 4 + content.len();
        match marker {
            0xe1 if notes.is_none() => notes = content.strip_prefix(b"Exif").map(|_| kept_notes(content)),
            // Adobe's says how the colours are stored.
            0xe0..=0xed | 0xef | 0xfe => {}
            _ => bare.extend(jpeg.get(start..end)?),
        }
        (at, is_data) = (end, marker == 0xda);
    }
    if let Some(notes) = notes {
        let length = u16::try_from(notes.len() + 2).ok()?.to_be_bytes();
        bare.splice(2..2, [0xff, 0xe1].into_iter().chain(length).chain(notes));
    }
    Some(bare)
}

/// EXIF with nothing but the orientation and the focal length.
fn kept_notes(exif: &[u8]) -> Vec<u8> {
    let short = |tag: u16, value: u32| {
        let value = u16::try_from(value).unwrap_or_default().to_be_bytes();
        [&tag.to_be_bytes()[..], &[0, 3, 0, 0, 0, 1], &value, &[0, 0]].concat()
    };
    let focal = Exif::parse(exif).and_then(|exif| exif.camera_number(FOCAL_35MM_TAG)).unwrap_or_default();
    [
        &b"Exif\0\0MM\0*\0\0\0\x08\0\x02"[..],
        &short(0x0112, orientation(exif).unwrap_or(1)),
        // The directory of the camera follows this one.
        b"\x87\x69\0\x04\0\0\0\x01\0\0\0\x26\0\0\0\0\0\x01",
        &short(FOCAL_35MM_TAG, focal),
        &[0; 4],
    ]
    .concat()
}

#[cfg(test)]
mod tests {
    use jpeg_encoder::{ColorType, Encoder};

    use super::*;
    use crate::art::jpeg::{JpegOutput, decode};
    use crate::art::samples::PRINT_LIMITS;

    /// EXIF as a phone writes it: orientation 6, a focal length of 26 mm, and a place.
    fn notes() -> Vec<u8> {
        let mut notes = b"Exif\0\0II*\0\x08\0\0\0\x02\0\x12\x01\x03\0\x01\0\0\0\x06\0\0\0".to_vec();
        notes.extend(b"\x69\x87\x04\0\x01\0\0\0\x26\0\0\0\0\0\0\0\x01\0\x05\xa4\x03\0\x01\0\0\0\x1a\0\0\0");
        notes.extend(b"\0\0\0\0GPS 48.85 N");
        notes
    }

    fn photo() -> Vec<u8> {
        let rgb: Vec<u8> = (0..40 * 30 * 3u32).map(|n| (n * n / 11) as u8).collect();
        let mut jpeg = Vec::new();
        let mut encoder = Encoder::new(&mut jpeg, 90);
        encoder.set_restart_interval(2);
        encoder.add_app_segment(1, notes()).unwrap();
        encoder.add_app_segment(13, b"by Ada".to_vec()).unwrap();
        encoder.encode(&rgb, 40, 30, ColorType::Rgb).unwrap();
        jpeg.extend(b"a second picture of Ada");
        jpeg
    }

    fn holds(bytes: &[u8], text: &[u8]) -> bool {
        bytes.windows(text.len()).any(|part| part == text)
    }

    #[test]
    fn a_jpeg_keeps_its_pixels_orientation_and_focal_length_alone() {
        let photo = photo();
        let bare = bare(&photo).expect("a JPEG");
        assert!(holds(&photo, b"GPS") && !holds(&bare, b"GPS") && !holds(&bare, b"Ada"));
        let decoded = |bytes: &[u8]| decode(bytes, &PRINT_LIMITS, JpegOutput::AsStored).expect("pixels");
        let (before, after) = (decoded(&photo), decoded(&bare));
        assert!(before.bytes == after.bytes && before.kind == after.kind);
        let exif = after.exif.expect("EXIF");
        assert_eq!(orientation(&exif), Some(6));
        assert_eq!(Exif::parse(&exif).and_then(|exif| exif.camera_number(FOCAL_35MM_TAG)), Some(26));
        assert_eq!(super::bare(&bare).as_ref(), Some(&bare), "once more changes nothing");
    }

    #[test]
    fn a_png_keeps_its_pixels_alone() {
        let mut png = png::encode(3, 1, &[9; 12]);
        // Decoders ignore a checksum of a chunk that they pass over.
        let text = b"\0\0\0\x06tEXtby Ada\0\0\0\0";
        png.splice(33..33, text.iter().copied());
        let bare = bare(&png).expect("a PNG");
        assert!(holds(&png, b"Ada") && !holds(&bare, b"Ada"));
        let pixels = png::decode(&bare, &PRINT_LIMITS).expect("pixels");
        assert_eq!((pixels.width, pixels.bytes), (3, vec![9; 12]));
    }

    #[test]
    fn damaged_files_are_refused_at_every_length() {
        let photo = photo();
        let end = photo.len() - b"a second picture of Ada".len();
        for length in 0..end {
            assert_eq!(bare(&photo[..length]), None, "{length}");
        }
        let png = png::encode(3, 1, &[9; 12]);
        for length in 0..png.len() - 12 {
            assert_eq!(bare(&png[..length]), None, "{length}");
        }
        assert_eq!(bare(b"\0\0\0\x18ftypheic"), None);
    }
}

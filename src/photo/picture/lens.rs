//! The focal length from EXIF.

use crate::art::FOCAL_35MM_TAG;
use crate::art::exif::Exif;

/// `FocalLength`, in millimetres.
const FOCAL_TAG: u16 = 0x920a;
/// `FocalPlaneXResolution` and its unit: sensor pixels per length.
const RESOLUTION_TAG: u16 = 0xa20e;
const UNIT_TAG: u16 = 0xa210;
/// `PixelXDimension`: the width of the picture when it was taken.
const WIDTH_TAG: u16 = 0xa002;
/// Diagonal of 35 mm film, in millimetres.
const FILM_DIAGONAL_MM: f64 = 43.266_6;

/// The focal length in pixels of a picture of this size.
pub(super) fn focal(exif: &[u8], width: usize, height: usize) -> Option<f64> {
    let notes = Exif::parse(exif)?;
    let diagonal = libm::hypot(width as f64, height as f64);
    let film = notes
        .camera_number(FOCAL_35MM_TAG)
        .filter(|focal| *focal > 0)
        .map(|focal| f64::from(focal) / FILM_DIAGONAL_MM * diagonal);
    let sensor = || {
        let millimetres = match notes.camera_number(UNIT_TAG) {
            Some(3) => 10.0,
            _ => 25.4,
        };
        let taken = notes.camera_number(WIDTH_TAG).map_or(width as f64, f64::from);
        // Rotated or not, its longer side remains its longer side.
        let scale = if taken > 0.0 { width.max(height) as f64 / taken.max(1.0) } else { 1.0 };
        let scale = if scale <= 1.0 { scale } else { 1.0 };
        Some(notes.camera_fraction(FOCAL_TAG)? * notes.camera_fraction(RESOLUTION_TAG)? / millimetres * scale)
    };
    // No camera used for tables is outside these bounds.
    film.or_else(sensor).filter(|focal| (0.3..10.0).contains(&(focal / diagonal)))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// EXIF with these entries in the camera's directory.
    fn notes(entries: &[(u16, u16)]) -> Vec<u8> {
        let mut bytes = b"Exif\0\0MM\0*\0\0\0\x08\0\x01\x87\x69\0\x04\0\0\0\x01\0\0\0\x1a\0\0\0\0".to_vec();
        bytes.extend((entries.len() as u16).to_be_bytes());
        for (tag, value) in entries {
            bytes.extend(tag.to_be_bytes());
            bytes.extend([0, 3, 0, 0, 0, 1]);
            bytes.extend(value.to_be_bytes());
            bytes.extend([0, 0]);
        }
        bytes
    }

    #[test]
    fn focal_length_is_read_from_its_35_mm_equivalent() {
        let focal = focal(&notes(&[(FOCAL_35MM_TAG, 26)]), 4032, 3024).expect("a focal length");
        assert!((focal - 3028.6).abs() < 1.0, "{focal}");
    }

    #[test]
    fn implausible_focal_lengths_are_ignored() {
        for film in [0, 1, 60_000] {
            assert_eq!(focal(&notes(&[(FOCAL_35MM_TAG, film)]), 4032, 3024), None);
        }
        assert_eq!(focal(&notes(&[]), 4032, 3024), None);
        assert_eq!(focal(b"Exif", 4032, 3024), None);
    }
}

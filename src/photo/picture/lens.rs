//! How the lens drew, as the camera noted it.

use crate::art::exif::Notes;

/// `FocalLengthIn35mmFilm`: what lens on film would show as much.
const ON_FILM: u16 = 0xa405;
/// `FocalLength`, in millimetres.
const FOCAL: u16 = 0x920a;
/// `FocalPlaneXResolution` and its unit: pixels of the sensor in a length.
const RESOLUTION: u16 = 0xa20e;
const UNIT: u16 = 0xa210;
/// `PixelXDimension`: how wide the picture was when it was taken.
const WIDTH: u16 = 0xa002;
/// From corner to corner of a picture on film, in millimetres.
const FILM: f64 = 43.266_6;

/// The focal length in pixels of a picture of this size.
pub(super) fn focal(exif: &[u8], width: usize, height: usize) -> Option<f64> {
    let notes = Notes::of(exif)?;
    let diagonal = (width as f64).hypot(height as f64);
    let film = notes
        .camera_number(ON_FILM)
        .filter(|focal| *focal > 0)
        .map(|focal| f64::from(focal) / FILM * diagonal);
    let sensor = || {
        let millimetres = match notes.camera_number(UNIT) {
            Some(3) => 10.0,
            _ => 25.4,
        };
        let taken = notes.camera_number(WIDTH).map_or(width as f64, f64::from);
        // Whichever way it was turned since, its longer side is its longer side.
        let scale = if taken > 0.0 { width.max(height) as f64 / taken.max(1.0) } else { 1.0 };
        let scale = if scale <= 1.0 { scale } else { 1.0 };
        Some(notes.camera_fraction(FOCAL)? * notes.camera_fraction(RESOLUTION)? / millimetres * scale)
    };
    // Beyond these bounds lies no camera that anybody holds over a table.
    film.or_else(sensor).filter(|focal| (0.3..10.0).contains(&(focal / diagonal)))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Notes with these numbers of the camera's own list.
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
    fn a_telephone_says_what_lens_would_show_as_much_on_film() {
        let focal = focal(&notes(&[(ON_FILM, 26)]), 4032, 3024).expect("a focal length");
        assert!((focal - 3028.6).abs() < 1.0, "{focal}");
    }

    #[test]
    fn what_no_lens_can_be_is_not_believed() {
        for film in [0, 1, 60_000] {
            assert_eq!(focal(&notes(&[(ON_FILM, film)]), 4032, 3024), None);
        }
        assert_eq!(focal(&notes(&[]), 4032, 3024), None);
        assert_eq!(focal(b"Exif", 4032, 3024), None);
    }
}

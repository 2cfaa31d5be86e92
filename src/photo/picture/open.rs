//! Opens files by their content.

use super::planes::planes;
use super::{Detail, Picture, lens};
use crate::art::jpeg::{self, JpegOutput};
use crate::art::orientation::orientation;
use crate::art::samples::{PictureLimits, SampleFormat, Samples};
use crate::art::{FileKind, file_kind, panics, png};
use crate::text::Diagnostic;
use crate::text::codes::{ArtCode, PhotoCode};

/// Maximum size of a file.
pub const MAX_BYTES: usize = 50_000_000;

/// Size limits: the largest pictures of phones have 50 million pixels. With all intermediate buffers such a picture
/// takes less than 600 MB, and a usual one of 12 million pixels less than 100.
const BOUNDS: PictureLimits = PictureLimits {
    max_side: 12_000,
    max_pixels: 60_000_000,
    max_progressive_pixels: 30_000_000,
    hint: "let the camera take smaller pictures: 12 million pixels are plenty",
};

const COPY_AGAIN: &str = "copy it again from the phone or camera, or take the photo again";

impl Picture {
    /// Decodes a JPEG or a PNG.
    pub fn open(bytes: &[u8], detail: Detail) -> Result<Picture, Diagnostic> {
        let other =
            |message: String, hint: &str| Err(Diagnostic::new(PhotoCode::NoPicture, message).hint(hint));
        if bytes.len() > MAX_BYTES {
            let message = format!("this file is larger than {} MB", MAX_BYTES / 1_000_000);
            return Err(Diagnostic::new(PhotoCode::TooLarge, message).hint(BOUNDS.hint));
        }
        let samples = match file_kind(bytes) {
            Some(FileKind::Jpeg) => decoded(|| jpeg::decode(bytes, &BOUNDS, JpegOutput::AsStored)),
            Some(FileKind::Png) => decoded(|| png::decode(bytes, &BOUNDS)),
            Some(FileKind::Heif(name)) => {
                return other(
                    format!("this is an {name} picture, and photos are read as JPEG or PNG"),
                    "on an iPhone choose Settings > Camera > Formats > Most Compatible before taking the photo, or send \
                     it by e-mail, which makes a JPEG of it; on Android turn off `HEIF pictures` in the camera",
                );
            }
            Some(FileKind::Other(name)) => {
                return other(
                    format!("this is a {name} file, and photos are read as JPEG or PNG"),
                    "open it in a picture program and save it as JPEG",
                );
            }
            None => {
                let hint = format!("{COPY_AGAIN}; photos are read as JPEG or PNG");
                return other("this is no picture that can be read".to_owned(), &hint);
            }
        }?;
        if samples.width < 16 || samples.height < 16 {
            let message = format!("{} × {} pixels are no photo of a table", samples.width, samples.height);
            return other(message, COPY_AGAIN);
        }
        let focal = samples.exif.as_deref().and_then(|exif| lens::focal(exif, samples.width, samples.height));
        let exif_orientation = samples.exif.as_deref().and_then(orientation).unwrap_or(1);
        let planes = planes(samples, detail);
        let focal = focal.map(|focal| focal / planes.reduced as f64);
        let (grey, chroma, reduced) = (planes.grey, planes.chroma, planes.reduced);
        Ok(Picture { grey, chroma, reduced, focal, exif_orientation, is_mirrored: false })
    }

    /// Creates a picture from RGB pixels; `None` if their number does not match the size.
    pub fn from_rgb(width: usize, height: usize, rgb: Vec<u8>) -> Option<Picture> {
        let fits = width.checked_mul(height)?.checked_mul(3)? == rgb.len() && width > 0 && height > 0;
        let kind = SampleFormat::Rgb;
        let planes = fits.then(|| {
            planes(Samples { width, height, kind, bytes: rgb, exif: None, components: 3 }, Detail::All)
        })?;
        Some(Picture {
            grey: planes.grey,
            chroma: planes.chroma,
            reduced: planes.reduced,
            focal: None,
            exif_orientation: 1,
            is_mirrored: false,
        })
    }
}

/// Runs a decoder and maps its errors and panics to refusals.
fn decoded(decode: impl FnOnce() -> Result<Samples, Diagnostic>) -> Result<Samples, Diagnostic> {
    match panics::catch(decode) {
        Some(Ok(samples)) => Ok(samples),
        Some(Err(error)) => {
            let large = error.code == ArtCode::TooLarge.into();
            let kind = if large { PhotoCode::TooLarge } else { PhotoCode::Damaged };
            let hint = if large { BOUNDS.hint } else { COPY_AGAIN };
            Err(Diagnostic::new(kind, error.message).hint(hint))
        }
        None => Err(Diagnostic::new(PhotoCode::Damaged, "the picture is damaged").hint(COPY_AGAIN)),
    }
}

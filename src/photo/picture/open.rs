//! Opens files by their content.

use super::planes::planes;
use super::{Detail, Picture, lens};
use crate::art::fault::DecodeFault;
use crate::art::jpeg::{self, JpegOutput};
use crate::art::orientation::orientation;
use crate::art::samples::{PictureLimits, Samples};
use crate::art::{FileKind, file_kind, panics, png};
use crate::photo::words::{PictureFinding, PictureHint};
use crate::text::Finding;

/// Maximum size of a file.
pub(crate) const MAX_BYTES: usize = 50_000_000;

/// Size limits: the largest pictures of phones have 50 million pixels. With all intermediate buffers such a picture
/// takes less than 600 MB, and a usual one of 12 million pixels less than 100.
const BOUNDS: PictureLimits =
    PictureLimits { max_side: 12_000, max_pixels: 60_000_000, max_progressive_pixels: 30_000_000 };

impl Picture {
    /// Decodes a JPEG or a PNG.
    pub fn open(bytes: &[u8], detail: Detail) -> Result<Picture, Finding> {
        let other = |message: PictureFinding, hint: PictureHint| Err(Finding::new(message).hint(hint));
        if bytes.len() > MAX_BYTES {
            let message = PictureFinding::FileTooLarge { megabytes: MAX_BYTES / 1_000_000 };
            return other(message, PictureHint::TakeSmallerPictures);
        }
        let samples = match file_kind(bytes) {
            Some(kind @ (FileKind::Jpeg | FileKind::Png)) => decoded(kind, bytes)?,
            Some(FileKind::Heif(name)) => {
                let message = PictureFinding::PhoneFormat { name: name.to_owned() };
                return other(message, PictureHint::SetPhoneToJpeg);
            }
            Some(FileKind::Other(name)) => {
                let message = PictureFinding::OtherFormat { name: name.to_owned() };
                return other(message, PictureHint::SaveAsJpeg);
            }
            None => return other(PictureFinding::NoPicture, PictureHint::CopyAgainAsJpegOrPng),
        };
        let Samples { width, height, .. } = samples;
        if width < 16 || height < 16 {
            return other(PictureFinding::TooFewPixels { width, height }, PictureHint::CopyAgain);
        }
        let focal = samples.exif.as_deref().and_then(|exif| lens::focal(exif, width, height));
        let exif_orientation = samples.exif.as_deref().and_then(orientation).unwrap_or(1);
        let planes = planes(samples, detail);
        let focal = focal.map(|focal| focal / planes.reduced as f64);
        let (grey, chroma, reduced) = (planes.grey, planes.chroma, planes.reduced);
        let picture = Picture { grey, chroma, reduced, focal, exif_orientation, is_mirrored: false };
        // Markers can be turned, but not read in a mirror.
        let is_stored_mirrored = matches!(exif_orientation, 2 | 4 | 5 | 7);
        Ok(if is_stored_mirrored { picture.mirrored() } else { picture })
    }
}

/// Decodes a file; errors and panics of the decoder are refusals.
fn decoded(kind: FileKind, bytes: &[u8]) -> Result<Samples, Finding> {
    use DecodeFault as F;
    let decode = || match kind {
        FileKind::Png => png::decode(bytes, &BOUNDS),
        _ => jpeg::decode(bytes, &BOUNDS, JpegOutput::AsStored),
    };
    let samples = panics::catch(decode).unwrap_or(Err(F::Damaged { format: kind.name() }));
    samples.map_err(|fault| {
        let hint = match fault {
            F::SideTooLong { .. } | F::TooManyPixels { .. } => PictureHint::TakeSmallerPictures,
            F::EndsTooSoon { .. } | F::EndsBeforeAllPixels { .. } | F::Damaged { .. } => {
                PictureHint::CopyAgain
            }
            _ => PictureHint::SaveAsJpeg,
        };
        Finding::new(fault).hint(hint)
    })
}

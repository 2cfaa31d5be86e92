//! Pictures within drawings, written as data.

use std::sync::Arc;

use base64::Engine as _;
use base64::alphabet::STANDARD;
use base64::engine::{DecodePaddingMode, GeneralPurpose, GeneralPurposeConfig};
use resvg::usvg::ImageKind;

use super::values::shown;
use crate::art::words::{ArtFinding, ArtHint};
use crate::art::{FileKind, file_kind, jpeg, pixels, png};
use crate::scene::Bitmap;
use crate::text::Finding;

/// A picture of a drawing.
#[derive(Clone, Debug)]
pub(super) struct EmbeddedPicture {
    pub(super) picture: Arc<Bitmap>,
    /// Stands for it in `usvg`, which takes its size from there.
    kind: ImageKind,
}

impl EmbeddedPicture {
    pub(super) fn kind(&self) -> ImageKind {
        self.kind.clone()
    }

    pub(super) fn is(&self, kind: &ImageKind) -> bool {
        matches!((&self.kind, kind), (ImageKind::PNG(one), ImageKind::PNG(other)) if Arc::ptr_eq(one, other))
    }

    /// Reads the link of a picture. `pixels_left` are those that the drawing may still hold.
    pub(super) fn read(link: &str, pixels_left: &mut u64) -> Result<EmbeddedPicture, Finding> {
        let Some(data) = strip_scheme(link) else {
            let finding = ArtFinding::NeedsAnotherFile { file: shown(link) };
            return Err(Finding::new(finding).hint(ArtHint::EmbedThePicture));
        };
        let (kind, bytes) = data.split_once(',').unwrap_or_default();
        let not_drawn = || {
            let what = shown(kind.split(';').next().unwrap_or_default());
            Finding::new(ArtFinding::NotDrawn { what }).hint(ArtHint::EmbedPngOrJpeg)
        };
        let decoded = if kind.trim_end().ends_with("base64") { decode(bytes) } else { None };
        let file: Arc<[u8]> = decoded.ok_or_else(not_drawn)?.into();
        let left = pixels_left
            .checked_sub(pixels(&file).unwrap_or_default())
            .ok_or_else(|| Finding::new(ArtFinding::ManyPixels).hint(ArtHint::MakeSmaller))?;
        *pixels_left = left;
        let picture = match file_kind(&file) {
            Some(FileKind::Png) => png::read(&file)?,
            Some(FileKind::Jpeg) => jpeg::read(&file)?,
            _ => return Err(not_drawn()),
        };
        let header = png::encode(picture.width, picture.height, &[]);
        Ok(EmbeddedPicture { picture: Arc::new(picture), kind: ImageKind::PNG(Arc::new(header)) })
    }
}

fn strip_scheme(link: &str) -> Option<&str> {
    let (scheme, data) = link.trim().split_at_checked(5)?;
    scheme.eq_ignore_ascii_case("data:").then_some(data)
}

/// Base64 in lines, with or without its padding.
fn decode(text: &str) -> Option<Vec<u8>> {
    let lenient = GeneralPurposeConfig::new().with_decode_padding_mode(DecodePaddingMode::Indifferent);
    let text = text.replace("%2B", "+").replace("%2F", "/").replace("%3D", "=");
    let signs: Vec<u8> = text.bytes().filter(|byte| !byte.is_ascii_whitespace()).collect();
    GeneralPurpose::new(&STANDARD, lenient).decode(signs).ok()
}

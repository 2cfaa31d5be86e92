//! Art from outside, made into the scene's own words: SVG into paths, PNG and JPEG into pixels.
//!
//! What cannot be drawn as it was meant is either refused with a hint (words, pictures inside a drawing, links to
//! other files) or, where paths cannot carry it (gradients, filters, transparency), made into pixels. Nothing vanishes.
#![cfg_attr(not(test), warn(clippy::indexing_slicing))]

pub(crate) mod exif;
mod held;
pub(crate) mod jpeg;
mod kind;
pub(crate) mod net;
pub(crate) mod png;
pub(crate) mod samples;
mod sealed;
mod svg;
pub(crate) mod turn;

use std::sync::Arc;

use samples::Bounds;

pub use kind::{FileKind, file_kind};

use crate::scene::{Drawing, Picture};
use crate::text::Diagnostic;
use crate::text::codes::ArtCode;

/// What a file of art holds.
#[derive(Clone, Debug)]
pub enum Art {
    /// Paths.
    Drawing(Drawing),
    /// Pixels.
    Picture(Picture),
}

/// Reads SVG, PNG or JPEG, told apart by content.
pub fn read(bytes: &[u8]) -> Result<Art, Diagnostic> {
    read_file(&Arc::from(bytes))
}

/// The same of a file that others hold too. A picture holds it as long as it lasts, and not its pixels.
pub(crate) fn read_file(file: &Arc<[u8]>) -> Result<Art, Diagnostic> {
    net::catch(|| read_kind(file)).unwrap_or_else(|| {
        Err(match file_kind(file) {
            Some(_) => Diagnostic::new(ArtCode::Damaged, "the picture is damaged")
                .hint("open it in a picture program and save it again"),
            None => Diagnostic::new(
                ArtCode::Unsupported,
                "the drawing cannot be drawn: it brings the renderer to a stop",
            )
            .hint("open it in a drawing program and save it as plain SVG, or export it as PNG"),
        })
    })
}

fn read_kind(file: &Arc<[u8]>) -> Result<Art, Diagnostic> {
    let bytes: &[u8] = file;
    match file_kind(bytes) {
        Some(FileKind::Png) => return png::read(file).map(Art::Picture),
        Some(FileKind::Jpeg) => return jpeg::read(file).map(Art::Picture),
        Some(kind) => {
            let message = format!("this is a {} file; art must be SVG, PNG or JPEG", kind.name());
            let hint = "export it as PNG, or as SVG if it is made of lines";
            return Err(Diagnostic::new(ArtCode::Format, message).hint(hint));
        }
        None => {}
    }
    if bytes.starts_with(b"\x1f\x8b") {
        return Err(
            Diagnostic::new(ArtCode::Format, "this is a compressed file").hint("save it as plain SVG")
        );
    }
    let text = std::str::from_utf8(bytes).map(|text| text.trim_start_matches('\u{feff}').trim_start());
    match text {
        Ok(text) if text.starts_with('<') => svg::read(text),
        _ if bytes.is_empty() => Err(Diagnostic::new(ArtCode::Empty, "the file is empty")),
        _ => Err(Diagnostic::new(ArtCode::Format, "this is neither SVG (in UTF-8) nor PNG nor JPEG")),
    }
}

/// How many pixels a file says that it has; nothing if it is no picture, or none that can be read.
pub(crate) fn pixels(bytes: &[u8]) -> Option<u64> {
    net::catch(|| match file_kind(bytes)? {
        FileKind::Png => png::pixels(bytes),
        FileKind::Jpeg => jpeg::pixels(bytes),
        _ => None,
    })?
}

/// How large a picture may be that is printed. It is kept in four bytes a pixel, whatever it came as.
const PRINTED: Bounds = Bounds {
    side: 1 << 16,
    pixels: 60_000_000,
    in_passes: 60_000_000,
    hint: "make it smaller: 600 pixels an inch are more than a printer shows",
};

impl Bounds {
    /// Refuses a picture that has too many pixels, before room is made for them.
    fn check(&self, width: usize, height: usize, in_passes: bool) -> Result<(), Diagnostic> {
        let most = if in_passes { self.in_passes } else { self.pixels };
        let pixels = (width as u64).saturating_mul(height as u64);
        if width.max(height) > self.side {
            let message = format!("{width} × {height} pixels are more than {} along a side", self.side);
            return Err(Diagnostic::new(ArtCode::TooLarge, message).hint(self.hint));
        }
        if pixels > most {
            let message = format!("{width} × {height} pixels are more than {} million", most / 1_000_000);
            let message = if in_passes && pixels <= self.pixels {
                format!("{message}, the most that a progressive JPEG may have")
            } else {
                message
            };
            return Err(Diagnostic::new(ArtCode::TooLarge, message).hint(self.hint));
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_art_is_refused() {
        for bytes in [&b""[..], b"GIF89a", b"RIFF\0\0\0\0WEBP", b"hello", b"\xff\xfe<\0s\0", b"\x1f\x8b\x08"]
        {
            assert!(read(bytes).is_err(), "{bytes:?}");
        }
        assert_eq!(
            read(b"%PDF-1.7").unwrap_err().message,
            "this is a PDF file; art must be SVG, PNG or JPEG"
        );
    }
}

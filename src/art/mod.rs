//! Decodes art files into the scene model: SVG into paths, PNG and JPEG into pixels.
//!
//! Content that cannot be drawn faithfully is refused with a hint (text in a frame, links to other files) or, where
//! paths cannot express it (filters, masks), rasterized. Nothing is dropped silently.
//!
//! | file | holds |
//! |---|---|
//! | `file_kind` | detection of file types |
//! | `encoding` | packed drawings, and those that are not in UTF-8 |
//! | `svg/` | SVG → shapes or pixels, within limits of time and memory |
//! | `png`, `jpeg` | decoders, within the limits of `samples` |
//! | `sentinel` | detection of truncated JPEGs |
//! | `structure` | the markers of JPEGs, and kinds that cannot be decoded |
//! | `bare` | photos without what cameras write beside the picture |
//! | `exif`, `orientation` | camera metadata, and pictures turned upright |
//! | `fault` | why a file cannot be decoded |
//! | `words` | what is said of pictures and drawings, in every language |
//! | `packed` | files that are decoded on demand |
//! | `panics` | protection against panics of decoders and renderers |
#![cfg_attr(not(test), warn(clippy::indexing_slicing))]

mod bare;
mod encoding;
pub(crate) mod exif;
pub(crate) mod fault;
mod file_kind;
pub(crate) mod jpeg;
pub(crate) mod orientation;
mod packed;
pub(crate) mod panics;
pub(crate) mod png;
pub(crate) mod samples;
mod sentinel;
mod structure;
mod svg;
pub(crate) mod words;

use std::sync::Arc;

use crate::scene::{Bitmap, Drawing};
use crate::text::Finding;
use fault::DecodeFault;
use words::{ArtFinding, ArtHint};

pub(crate) use bare::{FOCAL_35MM_TAG, bare};
pub use file_kind::{FileKind, file_kind};
pub use svg::LayeredDrawing;
pub(crate) use svg::{FontNote, Rendering};

/// The content of an art file.
#[derive(Clone, Debug)]
pub enum Art {
    /// Paths.
    Drawing(Drawing),
    /// Pixels.
    Picture(Bitmap),
    /// A drawing with parts that paths cannot express: pixels of any size.
    Layered(LayeredDrawing),
}

/// Reads SVG, PNG or JPEG, detected by content.
pub fn read(bytes: &[u8]) -> Result<Art, Finding> {
    read_file(&Arc::from(bytes), None, &mut 0.0).map(|(art, _)| art)
}

/// Reads a shared file, or the part of a drawing that has an id, and notes the fonts that others stand for. A picture
/// keeps the file, not its pixels. The work of a drawing, 1 being the most that one may take, is added to the sum.
pub(crate) fn read_file(
    file: &Arc<[u8]>,
    part: Option<&str>,
    work: &mut f64,
) -> Result<(Art, Vec<FontNote>), Finding> {
    panics::catch(|| read_kind(file, part, work)).unwrap_or_else(|| {
        Err(match file_kind(file) {
            Some(kind) => DecodeFault::Damaged { format: kind.name() }.into(),
            None => crashed(),
        })
    })
}

/// The finding for a drawing that makes a library panic.
fn crashed() -> Finding {
    Finding::new(ArtFinding::StopsTheRenderer).hint(ArtHint::SaveAsPlainSvgOrPng)
}

fn read_kind(file: &Arc<[u8]>, part: Option<&str>, work: &mut f64) -> Result<(Art, Vec<FontNote>), Finding> {
    let bytes: &[u8] = file;
    let picture = |picture| (Art::Picture(picture), Vec::new());
    match file_kind(bytes) {
        Some(FileKind::Png) => return png::read(file).map(picture),
        Some(FileKind::Jpeg) => return jpeg::read(file).map(picture),
        Some(kind) => {
            let finding = Finding::new(ArtFinding::OtherFormat { format: kind.name().to_owned() });
            return Err(finding.hint(ArtHint::ExportAsPngOrSvg));
        }
        None => {}
    }
    let unpacked = encoding::is_packed(bytes).then(|| encoding::unpacked(bytes)).transpose()?;
    let text = encoding::decoded(unpacked.as_deref().unwrap_or(bytes));
    let text = text.as_deref().map(|text| text.trim_start_matches('\u{feff}').trim_start());
    match text {
        Some(text) if text.starts_with('<') => svg::read(text, part, work),
        _ if bytes.is_empty() => Err(Finding::new(ArtFinding::EmptyFile).hint(ArtHint::ExportAsPngOrSvg)),
        _ => Err(Finding::new(ArtFinding::NoArt).hint(ArtHint::ExportAsPngOrSvg)),
    }
}

/// The number of pixels by the file header; `None` if it is not a readable picture.
pub(crate) fn pixels(bytes: &[u8]) -> Option<u64> {
    panics::catch(|| match file_kind(bytes)? {
        FileKind::Png => png::pixels(bytes),
        FileKind::Jpeg => jpeg::pixels(bytes),
        _ => None,
    })?
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_that_are_no_art_are_refused() {
        for bytes in
            [&b""[..], b"GIF89a", b"RIFF\0\0\0\0WEBP", b"hello", b"\xff\xfe<\0s\0\xd8", b"\x1f\x8b\x08"]
        {
            assert!(read(bytes).is_err(), "{bytes:?}");
        }
        assert_eq!(
            read(b"%PDF-1.7").unwrap_err().message.to_string(),
            "this is a PDF file; art must be SVG, PNG or JPEG"
        );
    }

    /// A small picture of some colours.
    fn pictures() -> [Vec<u8>; 2] {
        let rgb: Vec<u8> = (0..24 * 16 * 3u32).map(|n| (n * n / 5) as u8).collect();
        let (mut png, mut jpeg) = (Vec::new(), Vec::new());
        let mut encoder = ::png::Encoder::new(&mut png, 24, 16);
        encoder.set_color(::png::ColorType::Rgb);
        encoder.write_header().unwrap().write_image_data(&rgb).unwrap();
        let encoder = jpeg_encoder::Encoder::new(&mut jpeg, 80);
        encoder.encode(&rgb, 24, 16, jpeg_encoder::ColorType::Rgb).unwrap();
        [png, jpeg]
    }

    #[test]
    fn damaged_pictures_are_refused_in_our_own_words() {
        let mut refused = 0;
        for (picture, format) in pictures().into_iter().zip(["PNG", "JPEG"]) {
            assert!(read(&picture).is_ok(), "{format}");
            for at in 8..picture.len() {
                for damage in [0x00, 0x55, 0xff] {
                    let mut bytes = picture.clone();
                    bytes[at] = damage;
                    let Err(fault) = read(&bytes) else { continue };
                    refused += 1;
                    let said = fault.message.to_string();
                    let ours = ["cannot be read", "pixels are there", "within its header", " pixels"];
                    let is_ours = ours.iter().any(|end| said.ends_with(end)) || said.contains(" million");
                    assert!(is_ours && fault.hint.is_some(), "byte {at} as {damage:#x}: {said}");
                }
            }
        }
        assert!(refused > 300, "{refused}");
    }
}

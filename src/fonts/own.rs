//! Fonts from files of players.
//!
//! A [`Font`] is small and copied everywhere, so the files stay in memory once they are read: equal files once, and only so
//! many.

use std::collections::BTreeMap;
use std::sync::{OnceLock, PoisonError, RwLock};

use harfrust::ShapePlan;
use skrifa::raw::TableProvider as _;
use skrifa::raw::types::NameId;
use subsetter::GlyphRemapper;

use super::face::FontFace;
use crate::scene::Font;

/// Maximum number of fonts from files, of all specs that a process reads.
const MAX_FONTS: usize = 64;
/// The start of a file with TrueType outlines.
const TRUE_TYPE: [&[u8]; 2] = [&[0, 1, 0, 0], b"true"];
/// Bits of the licence in a font file.
const MAY_BE_EMBEDDED: u16 = 0x000c;
const RESTRICTED: u16 = 0x0002;
const NO_SUBSETS: u16 = 0x0100;
const BITMAPS_ONLY: u16 = 0x0200;

/// Why a file cannot be used as a font.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Unusable {
    /// It is not a font with TrueType outlines.
    NoTrueType,
    /// Its licence does not allow that a document holds the letters it uses.
    Licence,
    /// There are too many fonts.
    TooMany,
}

/// A font from a file.
pub(super) struct OwnFont {
    pub(super) bytes: &'static [u8],
    pub(super) name: String,
    pub(super) face: FontFace,
    pub(super) plan: OnceLock<ShapePlan>,
}

static FONTS: RwLock<BTreeMap<u64, &'static OwnFont>> = RwLock::new(BTreeMap::new());

impl Font {
    /// The font of a file.
    pub(crate) fn from_file(bytes: &[u8]) -> Result<Font, Unusable> {
        let number = hash(bytes);
        let mut fonts = FONTS.write().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = fonts.get(&number) {
            return if known.bytes == bytes { Ok(Font::Own(number)) } else { Err(Unusable::TooMany) };
        }
        if !TRUE_TYPE.iter().any(|start| bytes.starts_with(start)) {
            return Err(Unusable::NoTrueType);
        }
        // Read before it is kept.
        let licence = FontFace::parse(bytes.to_vec()).ok_or(Unusable::NoTrueType)?.licence();
        let may_be_embedded = licence & MAY_BE_EMBEDDED != 0 || licence & RESTRICTED == 0;
        if !may_be_embedded || licence & (NO_SUBSETS | BITMAPS_ONLY) != 0 {
            return Err(Unusable::Licence);
        }
        if fonts.len() >= MAX_FONTS {
            return Err(Unusable::TooMany);
        }
        subsetter::subset(bytes, 0, &GlyphRemapper::new()).map_err(|_| Unusable::NoTrueType)?;
        let bytes: &'static [u8] = Vec::leak(bytes.to_vec());
        let face = FontFace::parse(bytes).ok_or(Unusable::NoTrueType)?;
        let font = OwnFont { bytes, name: face.name(), face, plan: OnceLock::new() };
        fonts.insert(number, Box::leak(Box::new(font)));
        Ok(Font::Own(number))
    }
}

/// The font of a number.
pub(super) fn own(number: u64) -> Option<&'static OwnFont> {
    FONTS.read().unwrap_or_else(PoisonError::into_inner).get(&number).copied()
}

impl FontFace {
    /// The bits that say what the licence allows.
    fn licence(&self) -> u16 {
        self.file.tables().os2().map_or(0, |os2| os2.fs_type())
    }

    /// Its PostScript name, in the characters that all programs take.
    fn name(&self) -> String {
        let name = self.file.names().get(NameId::POSTSCRIPT_NAME).and_then(|name| name.english_or_first());
        let name = name.map(|name| name.name().to_string()).unwrap_or_default();
        let name: String =
            name.chars().filter(|letter| letter.is_ascii_alphanumeric() || *letter == '-').take(63).collect();
        if name.is_empty() { "Font".to_owned() } else { name }
    }
}

/// FNV-1a: the same on every machine, so that files name a font alike.
fn hash(bytes: &[u8]) -> u64 {
    bytes
        .iter()
        .fold(0xcbf2_9ce4_8422_2325, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::{Color, TextRun};

    /// A bundled font under a licence: the checksums of tables are not compared.
    fn licensed(bits: u16) -> Vec<u8> {
        let mut bytes = Font::Display.bytes().to_vec();
        let tables = u16::from_be_bytes([bytes[4], bytes[5]]);
        let entry =
            (0..usize::from(tables)).map(|table| 12 + 16 * table).find(|at| &bytes[*at..at + 4] == b"OS/2");
        let at = entry.unwrap() + 8;
        let start = u32::from_be_bytes([bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]]) as usize;
        bytes[start + 8..start + 10].copy_from_slice(&bits.to_be_bytes());
        bytes
    }

    #[test]
    fn a_font_from_a_file_is_as_a_bundled_one() {
        let font = Font::from_file(&licensed(0)).unwrap();
        assert_eq!(font, Font::from_file(&licensed(0)).unwrap());
        assert_eq!(font.name(), Font::Display.name());
        let shape = |font| TextRun::shape("AVÉ", font, 10.0, Color::BLACK).unwrap();
        assert_eq!(shape(font).glyphs, shape(Font::Display).glyphs);
        assert_eq!(font.missing("a☃"), [(1, '☃')]);
        assert_eq!(font.cap_height(), Font::Display.cap_height());
    }

    #[test]
    fn licences_are_kept() {
        for (bits, refused) in [
            (0x0002, true),
            (0x0100, true),
            (0x0200, true),
            (0x0004, false),
            (0x0008, false),
            // The least restrictive of several holds.
            (0x000a, false),
        ] {
            let font = Font::from_file(&licensed(bits));
            assert_eq!(font.err(), refused.then_some(Unusable::Licence), "{bits:#x}");
        }
    }

    #[test]
    fn damaged_files_are_no_fonts() {
        let whole = licensed(0);
        for file in [&b"OTTO and more"[..], b"", b"\0\x01\0\0", &whole[..whole.len() / 20]] {
            assert_eq!(Font::from_file(file), Err(Unusable::NoTrueType));
        }
    }
}

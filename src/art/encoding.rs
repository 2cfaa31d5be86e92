//! The text of a drawing: unpacked, and decoded as it says.

use std::borrow::Cow;
use std::io::Read as _;

use flate2::read::GzDecoder;

use super::words::{ArtFinding, ArtHint};
use crate::text::Finding;

/// The size of an unpacked file: what a file may have that is not packed.
const MAX_UNPACKED_BYTES: u64 = 50_000_000;
const MAX_PROLOG_BYTES: usize = 200;
/// The characters of Windows-1252 from 0x80 on that are not those of Latin-1. Five bytes stand for none.
#[rustfmt::skip]
const WINDOWS: [char; 32] = [
    '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8d}', 'Ž', '\u{8f}', '\u{90}', '‘', '’', '“',
    '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9d}', 'ž', 'Ÿ',
];

pub(super) fn is_packed(bytes: &[u8]) -> bool {
    bytes.starts_with(b"\x1f\x8b")
}

/// Unpacks a file of an `.svgz`.
pub(super) fn unpacked(bytes: &[u8]) -> Result<Vec<u8>, Finding> {
    let mut unpacked = Vec::new();
    let read = GzDecoder::new(bytes).take(MAX_UNPACKED_BYTES + 1).read_to_end(&mut unpacked);
    if read.is_err() {
        return Err(Finding::new(ArtFinding::DamagedDrawing).hint(ArtHint::SaveAsPlainSvg));
    }
    if unpacked.len() as u64 > MAX_UNPACKED_BYTES {
        let most_megabytes = (MAX_UNPACKED_BYTES / 1_000_000) as usize;
        return Err(Finding::new(ArtFinding::LargeDrawing { most_megabytes }).hint(ArtHint::SimplifyOrPng));
    }
    Ok(unpacked)
}

/// Decodes a text: UTF-16 with its mark, Latin-1 if its prolog says so, and otherwise UTF-8.
pub(super) fn decoded(bytes: &[u8]) -> Option<Cow<'_, str>> {
    let wide = |unit: fn([u8; 2]) -> u16| {
        let units = bytes.as_chunks::<2>().0.iter().skip(1).map(|pair| unit(*pair));
        char::decode_utf16(units).collect::<Result<String, _>>().ok().map(Cow::Owned)
    };
    match bytes {
        [0xff, 0xfe, ..] => wide(u16::from_le_bytes),
        [0xfe, 0xff, ..] => wide(u16::from_be_bytes),
        _ if is_latin(bytes) => {
            let character = |byte: &u8| match byte.checked_sub(0x80) {
                Some(at) => WINDOWS.get(usize::from(at)).copied().unwrap_or(char::from(*byte)),
                None => char::from(*byte),
            };
            Some(bytes.iter().map(character).collect())
        }
        _ => std::str::from_utf8(bytes).ok().map(Cow::Borrowed),
    }
}

/// Whether the prolog names Latin-1, which browsers take for Windows-1252.
fn is_latin(bytes: &[u8]) -> bool {
    let start = bytes.get(..bytes.len().min(MAX_PROLOG_BYTES)).unwrap_or_default();
    let prolog = String::from_utf8_lossy(start).to_ascii_lowercase();
    let named = prolog.strip_prefix("<?xml").and_then(|rest| rest.split_once("?>")?.0.split_once("encoding"));
    named.is_some_and(|(_, name)| {
        let name = name.trim_matches(|sign: char| sign.is_whitespace() || matches!(sign, '=' | '"' | '\''));
        let name = name.split(['"', '\'', ' ']).next().unwrap_or_default();
        matches!(name, "iso-8859-1" | "latin1" | "windows-1252" | "cp1252" | "us-ascii")
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_prolog_or_the_mark_names_the_encoding() {
        let said = |name: &str| {
            [format!("<?xml version='1.0' encoding='{name}'?><g>").as_bytes(), b"\xe9\x80"].concat()
        };
        for name in ["ISO-8859-1", "windows-1252", "latin1"] {
            assert!(decoded(&said(name)).is_some_and(|text| text.ends_with("<g>é€")), "{name}");
        }
        for name in ["ISO-8859-15", "UTF-8", "Shift_JIS"] {
            assert_eq!(decoded(&said(name)), None, "{name}");
        }
        assert_eq!(decoded(b"\xff\xfe<\0\xe9\0").as_deref(), Some("<é"));
        assert_eq!(decoded(b"\xfe\xff\0<\0\xe9\0").as_deref(), Some("<é"));
        assert_eq!(decoded(b"\xff\xfe\0\xd8"), None);
    }
}

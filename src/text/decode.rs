//! Decodes bytes as text.

use super::Finding;
use super::message::{findings, messages};

findings! {
    /// Files that are no text.
    DecodeFinding {
        ("file/encoding"; "The bytes of a text are neither UTF-8 nor UTF-16."
            / "Les octets d’un texte ne sont ni de l’UTF-8 ni de l’UTF-16.") {
            DamagedUtf16
                en "this is damaged UTF-16"
                fr "c’est de l’UTF-16 abîmé";
            UnmarkedUtf16
                en "this is UTF-16 and does not say so"
                fr "c’est de l’UTF-16, et rien ne l’indique";
            NotUtf8 { line: usize = 2 }
                en "line {line} holds a character that is not UTF-8"
                fr "la ligne {line} contient un caractère qui n’est pas en UTF-8";
        }
    }
}

messages! {
    /// What to do about them.
    DecodeHint {
        SaveAsUtf8
            en "open it in a text editor and save it as UTF-8"
            fr "ouvrez-le dans un éditeur de texte et enregistrez-le en UTF-8";
    }
}

/// Decodes UTF-8, or UTF-16 with a byte order mark, which Windows writes.
pub(crate) fn decoded(bytes: Vec<u8>) -> Result<String, Finding> {
    match bytes.as_slice() {
        [0xff, 0xfe, rest @ ..] => {
            wide(rest, u16::from_le_bytes).ok_or_else(|| undecodable(DecodeFinding::DamagedUtf16))
        }
        [0xfe, 0xff, rest @ ..] => {
            wide(rest, u16::from_be_bytes).ok_or_else(|| undecodable(DecodeFinding::DamagedUtf16))
        }
        [0xef, 0xbb, 0xbf, rest @ ..] => narrow(rest.to_vec()),
        _ => narrow(bytes),
    }
}

/// Characters of Windows-1252 from 0x80 to 0x9F; NUL where there is none.
const WINDOWS_1252: [char; 32] = [
    '€', '\0', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\0', 'Ž', '\0', '\0', '‘', '’', '“',
    '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\0', 'ž', 'Ÿ',
];

/// Decodes a position or a record, which old editors write in Windows-1252: a wrong letter in it would be no word. Where
/// a carriage return alone ends a line, it becomes a line feed.
pub(crate) fn decoded_typed(bytes: Vec<u8>) -> Result<String, Finding> {
    decoded_western(bytes).map(|text| match text.contains('\r') {
        true => text.replace("\r\n", "\n").replace('\r', "\n"),
        false => text,
    })
}

fn decoded_western(bytes: Vec<u8>) -> Result<String, Finding> {
    let has_mark = bytes.starts_with(&[0xff, 0xfe]) || bytes.starts_with(&[0xfe, 0xff]);
    if has_mark || std::str::from_utf8(&bytes).is_ok() {
        return decoded(bytes);
    }
    let western = |byte: &u8| match byte {
        0x80..=0x9f => WINDOWS_1252.get(usize::from(byte - 0x80)).copied(),
        byte => Some(char::from(*byte)),
    };
    let is_text = |c: &char| !c.is_control() || matches!(c, '\t' | '\n' | '\r');
    let read: Option<String> = bytes.iter().map(|byte| western(byte).filter(is_text)).collect();
    read.map_or_else(|| decoded(bytes), Ok)
}

fn narrow(bytes: Vec<u8>) -> Result<String, Finding> {
    // Text has no NUL characters; UTF-16 without a mark has one beside every Latin letter.
    let zeros = bytes.iter().take(200).filter(|byte| **byte == 0).count();
    if zeros > 0 && zeros * 3 >= bytes.len().min(200) {
        return Err(undecodable(DecodeFinding::UnmarkedUtf16));
    }
    String::from_utf8(bytes).map_err(|error| {
        let upto = error.as_bytes().get(..error.utf8_error().valid_up_to()).unwrap_or_default();
        let line = upto.iter().filter(|byte| **byte == b'\n').count() + 1;
        undecodable(DecodeFinding::NotUtf8 { line })
    })
}

fn undecodable(wrong: DecodeFinding) -> Finding {
    Finding::new(wrong).hint(DecodeHint::SaveAsUtf8)
}

fn wide(bytes: &[u8], read: impl Fn([u8; 2]) -> u16) -> Option<String> {
    let (pairs, rest) = bytes.as_chunks::<2>();
    let units: Vec<u16> = pairs.iter().map(|pair| read(*pair)).collect();
    rest.is_empty().then(|| String::from_utf16(&units).ok()).flatten()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn utf16(text: &str, write: impl Fn(u16) -> [u8; 2]) -> Vec<u8> {
        text.encode_utf16().flat_map(write).collect()
    }

    #[test]
    fn utf_16_is_read_in_both_byte_orders() {
        for write in [u16::to_le_bytes, u16::to_be_bytes] {
            let bytes = utf16("\u{feff}count = 1 # é 𝄞\n", write);
            assert_eq!(decoded(bytes), Ok("count = 1 # é 𝄞\n".to_owned()));
        }
    }

    #[test]
    fn the_utf_8_byte_order_mark_is_dropped() {
        assert_eq!(decoded(b"\xef\xbb\xbfa".to_vec()), Ok("a".to_owned()));
        assert_eq!(decoded(Vec::new()), Ok(String::new()));
    }

    #[test]
    fn positions_may_be_windows_1252() {
        assert_eq!(
            decoded_typed(b"trait: fonc\xe9 \x96 \x80\n".to_vec()),
            Ok("trait: foncé – €\n".to_owned())
        );
        assert_eq!(decoded_typed("foncé".into()), Ok("foncé".to_owned()));
        assert_eq!(decoded_typed(b"3> # one\rc^\r\n\rcv".to_vec()), Ok("3> # one\nc^\n\ncv".to_owned()));
        assert!(decoded_typed(b"caf\xe9\x81".to_vec()).is_err());
        assert!(decoded_typed(b"caf\xe9\x07".to_vec()).is_err());
    }

    #[test]
    fn binary_data_is_reported_by_line_or_kind() {
        let message = |bytes: Vec<u8>| decoded(bytes).map_err(|wrong| wrong.message.to_string());
        let line = Err("line 2 holds a character that is not UTF-8".to_owned());
        assert_eq!(message(b"a\ncaf\xe9\n".to_vec()), line);
        let silent = Err("this is UTF-16 and does not say so".to_owned());
        assert_eq!(message(utf16("players: 2\n", u16::to_le_bytes)), silent);
        assert_eq!(message(b"\xff\xfea".to_vec()), Err("this is damaged UTF-16".to_owned()));
    }
}

//! The stamp at the end of every file that Tablier writes: `Tablier` and a hash of all bytes before it.
//!
//! A file with a valid stamp was made by Tablier and not changed since, so it may be overwritten without asking. A PDF
//! and an SVG hold the stamp in a comment, a PNG in a text chunk, a JSON document in its last value.

use super::hash::Hash;

const STAMP_PREFIX: &[u8] = b"Tablier ";
const HEX_DIGITS: usize = 32;
/// Maximum number of bytes after a stamp: the trailer of a PDF is the longest.
const MAX_TRAILER_BYTES: usize = 48;
/// The last chunk of every PNG.
const IEND: [u8; 12] = [0, 0, 0, 0, b'I', b'E', b'N', b'D', 0xae, 0x42, 0x60, 0x82];
const CRC_BYTES: usize = 4;
/// The end of every JSON document.
pub(super) const JSON_END: &[u8] = b"\"\n}\n";

/// The stamp for the bytes before it.
pub(super) fn stamp(before: &[u8]) -> Vec<u8> {
    stamp_of(&Hash::new(before))
}

/// The stamp for bytes with this hash.
pub(super) fn stamp_of(before: &Hash) -> Vec<u8> {
    let mut stamp = STAMP_PREFIX.to_vec();
    stamp.extend(format!("{:0HEX_DIGITS$X}", before.0).bytes());
    stamp
}

/// Whether a file was written by Tablier and has not been changed since.
pub fn is_unchanged(file: &[u8]) -> bool {
    let length = STAMP_PREFIX.len() + HEX_DIGITS;
    let tail = file.len().saturating_sub(length + MAX_TRAILER_BYTES);
    let end = file.get(tail..).unwrap_or_default();
    let Some(at) = end.windows(STAMP_PREFIX.len()).rposition(|window| window == STAMP_PREFIX) else {
        return false;
    };
    let (before, rest) = file.split_at(tail + at);
    let Some((stamped, trailer)) = rest.split_at_checked(length) else { return false };
    is_trailer(trailer) && stamped == stamp(before)
}

/// Whether these are exactly the bytes that a writer puts after the stamp.
fn is_trailer(bytes: &[u8]) -> bool {
    let is_pdf = || {
        let offset = bytes.strip_prefix(b"\nstartxref\n")?.trim_ascii_end().strip_suffix(b"\n%%EOF")?;
        Some(!offset.is_empty() && offset.iter().all(u8::is_ascii_digit) && !bytes.ends_with(b"\n\n"))
    };
    bytes == b" -->\n"
        || bytes == JSON_END
        || bytes.get(CRC_BYTES..) == Some(&IEND)
        || is_pdf().unwrap_or(false)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stamped(text: &str, after: &str) -> Vec<u8> {
        [text.as_bytes(), &stamp(text.as_bytes()), after.as_bytes()].concat()
    }

    #[test]
    fn a_stamp_covers_the_bytes_before_it() {
        assert!(is_unchanged(&stamped("a drawing", " -->\n")));
        assert!(is_unchanged(&stamped("", "\nstartxref\n1234\n%%EOF\n")));
        assert!(is_unchanged(&stamped("{ \"Note\": \"", "\"\n}\n")));
        let mut changed = stamped("a drawing", " -->\n");
        changed[3] = b'D';
        assert!(!is_unchanged(&changed));
    }

    #[test]
    fn files_without_a_stamp_or_with_more_after_it_are_not_ours() {
        assert!(!is_unchanged(b""));
        assert!(!is_unchanged(b"Tablier "));
        assert!(!is_unchanged(b"Tablier 0123"));
        assert!(!is_unchanged(b"<svg>by Tablier 00000000000000000000000000000000</svg>"));
        for end in [
            "",
            " -->",
            " -->\n ",
            " -->\n<!-- my note -->\n",
            "\nstartxref\n\n%%EOF",
            "\nstartxref\n1\n%%EOF\n%",
        ] {
            assert!(!is_unchanged(&stamped("a drawing", end)), "{end}");
        }
        assert!(!is_unchanged(&stamped("a document", &"an update appended by a viewer ".repeat(3))));
    }
}

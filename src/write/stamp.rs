//! The stamp at the end of every file that Tablier writes: `Tablier` and a hash of all that stands before it.
//!
//! It says whether a file can be written over without asking: one that carries a valid stamp was made here and not
//! changed since, so it can be made again. A PDF carries it in a comment, an SVG in a comment, a PNG in a text chunk.

use super::hash::Hash;

const MAKER: &[u8] = b"Tablier ";
const DIGITS: usize = 32;
/// Bytes that may follow a stamp: the end of a PDF is the longest.
const MAX_END_BYTES: usize = 48;
/// The chunk that ends every PNG.
const IEND: [u8; 12] = [0, 0, 0, 0, b'I', b'E', b'N', b'D', 0xae, 0x42, 0x60, 0x82];
/// Bytes of the check sum of a PNG chunk.
const CRC_BYTES: usize = 4;

/// The stamp for what stands before it.
pub(super) fn stamp(before: &[u8]) -> Vec<u8> {
    let mut stamp = MAKER.to_vec();
    stamp.extend(format!("{:0DIGITS$X}", Hash::of(before).0).bytes());
    stamp
}

/// Whether a file was written by Tablier and has not been changed since.
pub fn is_unchanged(file: &[u8]) -> bool {
    let length = MAKER.len() + DIGITS;
    let from = file.len().saturating_sub(length + MAX_END_BYTES);
    let end = file.get(from..).unwrap_or_default();
    let Some(at) = end.windows(MAKER.len()).rposition(|window| window == MAKER) else { return false };
    let (before, rest) = file.split_at(from + at);
    let Some((stamped, end)) = rest.split_at_checked(length) else { return false };
    is_end(end) && stamped == stamp(before)
}

/// Whether this is what a writer puts behind the stamp, and nothing more: whatever else stands there, somebody added.
fn is_end(bytes: &[u8]) -> bool {
    let is_pdf = || {
        let place = bytes.strip_prefix(b"\nstartxref\n")?.trim_ascii_end().strip_suffix(b"\n%%EOF")?;
        Some(!place.is_empty() && place.iter().all(u8::is_ascii_digit) && !bytes.ends_with(b"\n\n"))
    };
    bytes == b" -->\n" || bytes.get(CRC_BYTES..) == Some(&IEND) || is_pdf().unwrap_or(false)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stamped(text: &str, after: &str) -> Vec<u8> {
        [text.as_bytes(), &stamp(text.as_bytes()), after.as_bytes()].concat()
    }

    #[test]
    fn a_stamp_holds_for_the_bytes_before_it() {
        assert!(is_unchanged(&stamped("a drawing", " -->\n")));
        assert!(is_unchanged(&stamped("", "\nstartxref\n1234\n%%EOF\n")));
        let mut changed = stamped("a drawing", " -->\n");
        changed[3] = b'D';
        assert!(!is_unchanged(&changed));
    }

    #[test]
    fn what_carries_no_stamp_or_goes_on_after_it_was_not_made_here() {
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

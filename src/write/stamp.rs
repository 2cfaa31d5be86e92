//! The stamp at the end of every file that Tablier writes: `Tablier` and a hash of all that stands before it.
//!
//! It says whether a file can be written over without asking: one that carries a valid stamp was made here and not
//! changed since, so it can be made again. A PDF carries it in a comment, an SVG in a comment, a PNG in a text chunk.

use super::hash::Hash;

const MAKER: &[u8] = b"Tablier ";
const DIGITS: usize = 32;
/// What may follow a stamp: the end of a PDF is the longest.
const MOST_AFTER: usize = 48;

/// The stamp for what stands before it.
pub(super) fn stamp(before: &[u8]) -> Vec<u8> {
    let mut stamp = MAKER.to_vec();
    stamp.extend(format!("{:0DIGITS$X}", Hash::of(before).0).bytes());
    stamp
}

/// Whether a file was written by Tablier and has not been changed since.
pub fn is_unchanged(file: &[u8]) -> bool {
    let length = MAKER.len() + DIGITS;
    let from = file.len().saturating_sub(length + MOST_AFTER);
    let end = file.get(from..).unwrap_or_default();
    let Some(at) = end.windows(MAKER.len()).rposition(|window| window == MAKER) else { return false };
    let (before, rest) = file.split_at(from + at);
    rest.get(..length) == Some(stamp(before).as_slice())
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
        assert!(is_unchanged(&stamped("", "")));
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
        assert!(!is_unchanged(&stamped("a document", &"an update appended by a viewer ".repeat(3))));
    }
}

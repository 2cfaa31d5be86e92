//! The document identifier, a hash of the document.

use lopdf::{Document, Object, StringFormat};

use crate::write::hash::Hash;

const PLACEHOLDER: [u8; 16] = *b"tablier's number";

pub(super) fn reserve(document: &mut Document) {
    let placeholder = Object::String(PLACEHOLDER.to_vec(), StringFormat::Hexadecimal);
    document.trailer.set("ID", vec![placeholder.clone(), placeholder]);
}

/// Fills in the identifier. Returns where it begins, with the hash of the bytes before it.
pub(super) fn fill(bytes: &mut [u8]) -> (usize, Hash) {
    let placeholder: String = PLACEHOLDER.iter().map(|byte| format!("{byte:02X}")).collect();
    // The identifier is in the trailer, so search from the end.
    let before = |end: usize| rfind(bytes.get(..end)?, placeholder.as_bytes());
    let places = before(bytes.len()).and_then(|second| Some((before(second)?, second)));
    let Some((first, second)) = places else { return (0, Hash::new(&[])) };
    let (start, rest) = bytes.split_at(first);
    let start = Hash::new(start);
    let hash = format!("{:032X}", start.and(rest).0);
    for at in [first, second] {
        if let Some(slot) = bytes.get_mut(at..at + hash.len()) {
            slot.copy_from_slice(hash.as_bytes());
        }
    }
    (first, start)
}

fn rfind(bytes: &[u8], pattern: &[u8]) -> Option<usize> {
    bytes.windows(pattern.len()).rposition(|window| window == pattern)
}

//! The document identifier, a hash of the document.

use lopdf::{Document, Object, StringFormat};

use crate::write::hash::Hash;

const PLACEHOLDER: [u8; 16] = *b"tablier's number";

pub(super) fn reserve(document: &mut Document) {
    let placeholder = Object::String(PLACEHOLDER.to_vec(), StringFormat::Hexadecimal);
    document.trailer.set("ID", vec![placeholder.clone(), placeholder]);
}

pub(super) fn fill(bytes: &mut [u8]) {
    let hash = format!("{:032X}", Hash::new(bytes).0);
    let placeholder: String = PLACEHOLDER.iter().map(|byte| format!("{byte:02X}")).collect();
    // The identifier is in the trailer, so search from the end.
    let mut end = bytes.len();
    for _ in 0..2 {
        let Some(at) = bytes.get(..end).and_then(|bytes| rfind(bytes, placeholder.as_bytes())) else {
            return;
        };
        if let Some(slot) = bytes.get_mut(at..at + hash.len()) {
            slot.copy_from_slice(hash.as_bytes());
        }
        end = at;
    }
}

fn rfind(bytes: &[u8], pattern: &[u8]) -> Option<usize> {
    bytes.windows(pattern.len()).rposition(|window| window == pattern)
}

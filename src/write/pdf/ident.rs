//! A document's identifier, made from its own bytes.

use lopdf::{Document, Object, StringFormat};

use crate::write::hash::Hash;

/// What stands for the identifier while it is not known.
const BLANK: [u8; 16] = *b"tablier's number";

/// Leaves room for the identifier.
pub(super) fn reserve(document: &mut Document) {
    let blank = Object::String(BLANK.to_vec(), StringFormat::Hexadecimal);
    document.trailer.set("ID", vec![blank.clone(), blank]);
}

/// Writes the identifier into the room left for it.
pub(super) fn fill(bytes: &mut [u8]) {
    let hash = format!("{:032X}", Hash::of(bytes).0);
    let blank: String = BLANK.iter().map(|byte| format!("{byte:02X}")).collect();
    // The trailer stands last: nothing before it needs to be searched.
    let mut end = bytes.len();
    for _ in 0..2 {
        let Some(found) = bytes.get(..end).and_then(|bytes| last(bytes, blank.as_bytes())) else { return };
        if let Some(room) = bytes.get_mut(found..found + hash.len()) {
            room.copy_from_slice(hash.as_bytes());
        }
        end = found;
    }
}

fn last(bytes: &[u8], part: &[u8]) -> Option<usize> {
    bytes.windows(part.len()).rposition(|window| window == part)
}

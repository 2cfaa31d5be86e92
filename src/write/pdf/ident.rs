//! A document's identifier, made from its own bytes.

use lopdf::{Document, Object, StringFormat};

/// FNV-1a with 128 bits: the same on every machine, and collisions would only confuse a viewer's list of
/// recent files.
pub(super) struct Hash(pub(super) u128);

impl Hash {
    pub(super) fn of(bytes: &[u8]) -> Hash {
        let hash = bytes.iter().fold(0x6c62272e07bb014262b821756295c58d_u128, |hash, &byte| {
            (hash ^ u128::from(byte)).wrapping_mul(0x0000000001000000000000000000013b)
        });
        Hash(hash)
    }
}

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_hash_is_the_published_one() {
        assert_eq!(Hash::of(b"").0, 0x6c62272e07bb014262b821756295c58d);
        assert_eq!(Hash::of(b"foobar").0, 0x343e1662793c64bf6f0d3597ba446f18);
    }
}

//! A hash that is the same on every machine.

/// FNV-1a with 128 bits: detects accidental changes, not forgery.
pub(super) struct Hash(pub(super) u128);

impl Hash {
    pub(super) fn new(bytes: &[u8]) -> Hash {
        Hash(0x6c62272e07bb014262b821756295c58d).and(bytes)
    }

    /// The hash of the bytes so far and of more.
    pub(super) fn and(&self, more: &[u8]) -> Hash {
        let hash = more.iter().fold(self.0, |hash, &byte| {
            (hash ^ u128::from(byte)).wrapping_mul(0x0000000001000000000000000000013b)
        });
        Hash(hash)
    }
}

/// A number by which to tell contents apart.
pub(crate) fn content_hash(bytes: &[u8]) -> u128 {
    Hash::new(bytes).0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn published_test_vectors_are_met() {
        assert_eq!(Hash::new(b"").0, 0x6c62272e07bb014262b821756295c58d);
        assert_eq!(Hash::new(b"foobar").0, 0x343e1662793c64bf6f0d3597ba446f18);
    }
}

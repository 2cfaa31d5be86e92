//! Fast non-cryptographic hasher.

use std::hash::Hasher;

/// Fast hasher for sets of internal states. It does not resist hash flooding, and needs not: users cannot choose the
/// keys.
#[derive(Default)]
pub(in crate::rules) struct FastHasher(u64);

impl Hasher for FastHasher {
    #[inline]
    fn finish(&self) -> u64 {
        self.0 ^ self.0 >> 29
    }

    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        let (eights, rest) = bytes.as_chunks();
        for eight in eights {
            self.write_u64(u64::from_le_bytes(*eight));
        }
        for &byte in rest {
            self.write_u64(u64::from(byte));
        }
    }

    #[inline]
    fn write_u16(&mut self, number: u16) {
        self.write_u64(u64::from(number));
    }

    #[inline]
    fn write_u32(&mut self, number: u32) {
        self.write_u64(u64::from(number));
    }

    #[inline]
    fn write_usize(&mut self, _: usize) {}

    #[inline]
    fn write_u64(&mut self, number: u64) {
        self.0 = (self.0.rotate_left(23) ^ number).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }
}

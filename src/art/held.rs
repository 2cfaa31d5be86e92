//! Pictures kept as the files that they came in, unpacked whenever somebody needs their pixels.

use std::borrow::Cow;
use std::fmt;
use std::sync::Arc;

use super::net;
use super::samples::{Kind, Samples};
use crate::scene::{Picture, Pixels};
use crate::text::Diagnostic;

/// Pictures that take no more bytes than this are kept as pixels.
const SMALL_BYTES: usize = 1 << 16;

/// The pixels of a picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Unpacked {
    pub(super) width: u32,
    pub(super) height: u32,
    pub(super) rgba: Vec<u8>,
}

/// A file that was read once without a fault, and how it is read.
pub(super) struct Held {
    pub(super) file: Arc<[u8]>,
    pub(super) unpack: fn(&[u8]) -> Result<Unpacked, Diagnostic>,
}

impl Pixels for Held {
    fn rgba(&self) -> Cow<'_, [u8]> {
        // It was read before, though not by all of the decoder.
        let unpacked = net::catch(|| (self.unpack)(&self.file)).and_then(Result::ok);
        Cow::Owned(unpacked.map(|unpacked| unpacked.rgba).unwrap_or_default())
    }
}

impl fmt::Debug for Held {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} bytes of a file", self.file.len())
    }
}

impl Unpacked {
    /// Samples as red, green, blue and alpha, in the room that they have.
    pub(super) fn of(samples: Samples) -> Unpacked {
        // The bounds are far below what 32 bits hold.
        let (width, height) = (samples.width as u32, samples.height as u32);
        let rgba = match samples.kind {
            Kind::Rgba => samples.bytes,
            Kind::Rgb | Kind::YCbCr => widened(samples.bytes, |[r, g, b]| [r, g, b, 255]),
            Kind::GreyAlpha => widened(samples.bytes, |[l, a]| [l, l, l, a]),
            Kind::Grey => widened(samples.bytes, |[l]| [l, l, l, 255]),
        };
        Unpacked { width, height, rgba }
    }
}

/// Every few bytes made four, from the last to the first.
fn widened<const N: usize>(mut bytes: Vec<u8>, pixel: impl Fn([u8; N]) -> [u8; 4]) -> Vec<u8> {
    let count = bytes.len() / N;
    bytes.reserve_exact((4 * count).saturating_sub(bytes.len()));
    bytes.resize(4 * count, 0);
    for at in (0..count).rev() {
        let Some(samples) = bytes.get(N * at..).and_then(|from| from.first_chunk::<N>()).copied() else {
            continue;
        };
        if let Some(to) = bytes.get_mut(4 * at..).and_then(|to| to.first_chunk_mut::<4>()) {
            *to = pixel(samples);
        }
    }
    bytes
}

/// A picture of pixels that were made here. Where they are many they are packed.
pub(super) fn packed(width: u32, height: u32, rgba: Vec<u8>) -> Picture {
    if rgba.len() <= SMALL_BYTES {
        return Picture::of_rgba(width, height, rgba);
    }
    let file = super::png::packed(width, height, &rgba);
    Picture::packed(width, height, Arc::new(Held { file: file.into(), unpack: super::png::unpack }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_packed_comes_out_as_it_was() {
        let rgba: Vec<u8> = (0..4 * 300 * 200u32).map(|n| (n.wrapping_mul(n) / 7) as u8).collect();
        let picture = packed(300, 200, rgba.clone());
        assert_eq!((picture.width, picture.height), (300, 200));
        assert!(picture.rgba() == rgba);
        assert_eq!(*packed(2, 1, rgba[..8].to_vec()).rgba(), rgba[..8]);
    }
}

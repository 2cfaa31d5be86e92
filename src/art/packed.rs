//! Picture files that are decoded on demand.

use std::borrow::Cow;
use std::fmt;
use std::sync::Arc;

use super::panics;
use super::samples::{SampleFormat, Samples};
use crate::scene::PixelSource;
use crate::text::Finding;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct RgbaPixels {
    pub(super) width: u32,
    pub(super) height: u32,
    pub(super) rgba: Vec<u8>,
}

/// A valid file and its decoder.
pub(super) struct PackedFile {
    pub(super) file: Arc<[u8]>,
    pub(super) unpack: fn(&[u8]) -> Result<RgbaPixels, Finding>,
}

impl PixelSource for PackedFile {
    fn rgba(&self) -> Cow<'_, [u8]> {
        // The file was checked before, but not all of it was decoded.
        let unpacked = panics::catch(|| (self.unpack)(&self.file)).and_then(Result::ok);
        Cow::Owned(unpacked.map(|unpacked| unpacked.rgba).unwrap_or_default())
    }
}

impl fmt::Debug for PackedFile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} bytes of a file", self.file.len())
    }
}

impl RgbaPixels {
    /// Converts samples to RGBA, in place.
    pub(super) fn from_samples(samples: Samples) -> RgbaPixels {
        // The size limits are far below `u32::MAX`.
        let (width, height) = (samples.width as u32, samples.height as u32);
        let rgba = match samples.kind {
            SampleFormat::Rgba => samples.bytes,
            SampleFormat::Rgb | SampleFormat::YCbCr => widened(samples.bytes, |[r, g, b]| [r, g, b, 255]),
            SampleFormat::GreyAlpha => widened(samples.bytes, |[l, a]| [l, l, l, a]),
            SampleFormat::Grey => widened(samples.bytes, |[l]| [l, l, l, 255]),
        };
        RgbaPixels { width, height, rgba }
    }
}

/// Expands every `N` bytes to four, from the last to the first.
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

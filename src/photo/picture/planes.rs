//! Luma and chroma planes.

use crate::art::samples::{SampleFormat, Samples};
use crate::photo::grey::Grey;

/// The wanted resolution.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Detail {
    /// Enough for a board that fills a good part of the picture: large pictures are reduced, which saves time and
    /// averages noise.
    Enough,
    /// As much as is useful for boards that are small in a large picture.
    All,
}

impl Detail {
    /// Pixels beyond which a picture is reduced.
    fn pixels(self) -> usize {
        match self {
            Detail::Enough => 8_000_000,
            Detail::All => 16_000_000,
        }
    }
}

/// Luma, chroma and reduction factor.
pub(super) struct Planes {
    pub(super) grey: Grey,
    pub(super) chroma: Vec<[u8; 2]>,
    pub(super) reduced: usize,
}

/// The reduction factor for a number of pixels.
pub(super) fn factor(pixels: usize, detail: Detail) -> usize {
    (1..).find(|factor| pixels / (factor * factor) <= detail.pixels()).unwrap_or(1)
}

/// Splits samples into planes.
pub(super) fn planes(samples: Samples, detail: Detail) -> Planes {
    let reduced = factor(samples.width * samples.height, detail);
    let samples = match samples.kind {
        _ if reduced == 1 => samples,
        // The usual case of large pictures.
        SampleFormat::YCbCr if reduced == 2 => halved(&samples),
        _ => reduced_by(&samples, reduced),
    };
    let (width, height) = (samples.width, samples.height);
    let bytes = samples.bytes;
    let (light, chroma) = match samples.kind {
        SampleFormat::Grey => (bytes, Vec::new()),
        SampleFormat::GreyAlpha => {
            (bytes.as_chunks().0.iter().map(|&[light, alpha]| on_white(light, alpha)).collect(), Vec::new())
        }
        SampleFormat::YCbCr => split(&bytes, width, |&[light, blue, red]| (light, [blue, red])),
        SampleFormat::Rgb => split(&bytes, width, |&rgb| (light(rgb), chroma_of(rgb))),
        SampleFormat::Rgba => split(&bytes, width, |&[red, green, blue, alpha]| {
            let rgb = [red, green, blue].map(|one| on_white(one, alpha));
            (light(rgb), chroma_of(rgb))
        }),
    };
    let chroma = if chroma.iter().all(|pair| *pair == [128; 2]) { Vec::new() } else { chroma };
    Planes { grey: Grey { width, height, light }, chroma, reduced }
}

/// The luma of all pixels, and their chroma at half the resolution.
fn split<const N: usize>(
    bytes: &[u8],
    width: usize,
    colour: impl Fn(&[u8; N]) -> (u8, [u8; 2]),
) -> (Vec<u8>, Vec<[u8; 2]>) {
    let pixels = bytes.as_chunks::<N>().0;
    (pixels.iter().map(|pixel| colour(pixel).0).collect(), subsampled(pixels, width, |pixel| colour(pixel).1))
}

/// Mean chroma of each block of 2 × 2 pixels; blocks at odd edges have two pixels or one.
fn subsampled<P>(pixels: &[P], width: usize, chroma_of: impl Fn(&P) -> [u8; 2]) -> Vec<[u8; 2]> {
    let mut all = Vec::with_capacity(width.div_ceil(2) * pixels.len().div_ceil(width.max(1)).div_ceil(2));
    for rows in pixels.chunks(2 * width.max(1)) {
        let (upper, lower) = rows.split_at(width.min(rows.len()));
        // A last row without another below counts twice, and so does a last column.
        let lower = if lower.len() == upper.len() { lower } else { upper };
        let ((upper, upper_last), (lower, lower_last)) = (upper.as_chunks(), lower.as_chunks());
        for ([a, b], [c, d]) in upper.iter().zip(lower) {
            all.push(mean(chroma_of(a), chroma_of(b), chroma_of(c), chroma_of(d)));
        }
        for (a, b) in upper_last.iter().zip(lower_last) {
            let (a, b) = (chroma_of(a), chroma_of(b));
            all.push(mean(a, a, b, b));
        }
    }
    all
}

/// The mean of four pairs. Spelled out: mapped arrays are not inlined in a build of several codegen units.
#[inline]
fn mean(a: [u8; 2], b: [u8; 2], c: [u8; 2], d: [u8; 2]) -> [u8; 2] {
    let sum = |at: usize| u16::from(a[at]) + u16::from(b[at]) + u16::from(c[at]) + u16::from(d[at]);
    // The mean of bytes is a byte.
    [((sum(0) + 2) / 4) as u8, ((sum(1) + 2) / 4) as u8]
}

/// Box-filtered reduction by `factor`; left-over pixels at the right and below are dropped.
fn reduced_by(samples: &Samples, factor: usize) -> Samples {
    let each = samples.kind.samples();
    let (width, height) = (samples.width / factor, samples.height / factor);
    let mut bytes = Vec::with_capacity(width * height * each);
    let mut sums = vec![0u32; width * each];
    let area = (factor * factor) as u32;
    for rows in samples.bytes.chunks_exact(samples.width * each * factor) {
        sums.fill(0);
        for row in rows.chunks_exact(samples.width * each) {
            for (sums, pixels) in sums.chunks_exact_mut(each).zip(row.chunks_exact(each * factor)) {
                for pixel in pixels.chunks_exact(each) {
                    for (sum, sample) in sums.iter_mut().zip(pixel) {
                        *sum += u32::from(*sample);
                    }
                }
            }
        }
        bytes.extend(sums.iter().map(|sum| ((sum + area / 2) / area) as u8));
    }
    Samples { width, height, kind: samples.kind, bytes, exif: None, components: samples.components }
}

/// The same for three samples per pixel and a factor of two, known to the compiler, which vectorises the sums of rows.
fn halved(samples: &Samples) -> Samples {
    let (width, height) = (samples.width / 2, samples.height / 2);
    let mut bytes = vec![0; width * height * 3];
    let mut sums = vec![0u16; samples.width * 3];
    let pairs = samples.bytes.chunks_exact((samples.width * 3 * 2).max(1));
    for (rows, out) in pairs.zip(bytes.chunks_exact_mut((width * 3).max(1))) {
        let (upper, lower) = rows.split_at(samples.width * 3);
        for ((sum, upper), lower) in sums.iter_mut().zip(upper).zip(lower) {
            *sum = u16::from(*upper) + u16::from(*lower);
        }
        for (two, out) in sums.as_chunks::<6>().0.iter().zip(out.as_chunks_mut::<3>().0) {
            let mean = |at: usize| ((two[at] + two[at + 3] + 2) / 4) as u8;
            *out = [mean(0), mean(1), mean(2)];
        }
    }
    Samples { width, height, kind: samples.kind, bytes, exif: None, components: samples.components }
}

/// A sample blended onto white.
fn on_white(sample: u8, alpha: u8) -> u8 {
    let (sample, alpha) = (u16::from(sample), u16::from(alpha));
    ((sample * alpha + 255 * (255 - alpha) + 127) / 255) as u8
}

/// Luma of a colour, as in JPEG.
fn light([red, green, blue]: [u8; 3]) -> u8 {
    // In 65,536ths; they sum to one.
    ((19595 * u32::from(red) + 38470 * u32::from(green) + 7471 * u32::from(blue) + 32768) >> 16) as u8
}

/// Chroma (Cb, Cr) of a colour.
fn chroma_of([red, green, blue]: [u8; 3]) -> [u8; 2] {
    let [red, green, blue] = [red, green, blue].map(i32::from);
    let to_blue = (-11059 * red - 21709 * green + 32768 * blue + 32768) >> 16;
    let to_red = (32768 * red - 27439 * green - 5329 * blue + 32768) >> 16;
    [to_blue, to_red].map(|chroma| (chroma + 128).clamp(0, 255) as u8)
}

/// RGB of luma and chroma.
#[inline]
pub(super) fn rgb(light: f64, blue: f64, red: f64) -> [f64; 3] {
    let sample = |sample: f64| sample.clamp(0.0, 255.0);
    [
        sample(light + 1.402 * red),
        sample(light - 0.344_136 * blue - 0.714_136 * red),
        sample(light + 1.772 * blue),
    ]
}

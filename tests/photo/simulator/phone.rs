//! What the software of phones and messengers does to a picture. Lengths are in pixels of a picture 4032 pixels long.

use super::Picture;

/// Distance of the lighter and darker lines beside edges that strong sharpening draws.
const HALO_PX: f64 = 9.0;
/// Differences of lightness up to this are noise to the strongest denoising, sRGB steps.
const GRAIN: f32 = 30.0;

fn lightness(rgb: &[u8]) -> Vec<f32> {
    let light = |[r, g, b]: &[u8; 3]| 0.299 * f32::from(*r) + 0.587 * f32::from(*g) + 0.114 * f32::from(*b);
    rgb.as_chunks::<3>().0.iter().map(light).collect()
}

fn stored(value: f32) -> u8 {
    (value + 0.5).clamp(0.0, 255.0) as u8
}

/// Smooths what differs little, colour over twice the distance of lightness. `strength` is from 0 to 1.
pub fn denoise(picture: &mut Picture, strength: f64) {
    let (width, height) = (picture.width as isize, picture.height as isize);
    let light = lightness(&picture.rgb);
    let grain = GRAIN * strength as f32;
    let mut rgb = Vec::with_capacity(picture.rgb.len());
    for y in 0..height {
        for x in 0..width {
            let here = light[(y * width + x) as usize];
            // The weighted mean of the 25 pixels around, `step` apart.
            let around = |step: isize, of: &mut dyn FnMut(usize, f32)| {
                for (dx, dy) in (-2..=2).flat_map(|dx| (-2..=2).map(move |dy| (dx * step, dy * step))) {
                    let at = (y + dy).clamp(0, height - 1) * width + (x + dx).clamp(0, width - 1);
                    let weight = 1.0 - (light[at as usize] - here).abs() / grain;
                    if weight > 0.0 {
                        of(at as usize, weight);
                    }
                }
            };
            let (mut sum, mut weights) = (0.0, 0.0);
            around(1, &mut |at, weight| {
                sum += weight * light[at];
                weights += weight;
            });
            let smooth = sum / weights;
            let (mut colour, mut weights) = ([0.0; 3], 0.0);
            around(2, &mut |at, weight| {
                for (sum, value) in colour.iter_mut().zip(&picture.rgb[at * 3..at * 3 + 3]) {
                    *sum += weight * (f32::from(*value) - light[at]);
                }
                weights += weight;
            });
            rgb.extend(colour.map(|colour| stored(smooth + colour / weights)));
        }
    }
    picture.rgb = rgb;
}

/// Bends every channel to an S, so that dark becomes darker and light lighter; below 0 the other way.
pub fn contrast(picture: &mut Picture, strength: f64) {
    let curve: [u8; 256] = std::array::from_fn(|value| {
        let part = value as f64 / 255.0;
        let steep = part * part * (3.0 - 2.0 * part);
        stored((255.0 * (part + strength * (steep - part))) as f32)
    });
    for value in &mut picture.rgb {
        *value = curve[usize::from(*value)];
    }
}

/// Mean of the squares of side `2 radius + 1`; the outermost pixels repeat.
fn boxed(values: &[f32], width: usize, height: usize, radius: usize) -> Vec<f32> {
    let size = (2 * radius + 1) as f32;
    let mut across = Vec::with_capacity(values.len());
    for row in values.chunks_exact(width) {
        let at = |x: isize| row[x.clamp(0, width as isize - 1) as usize];
        let reach = radius as isize;
        let mut sum: f32 = (-reach..=reach).map(at).sum();
        for x in 0..width as isize {
            across.push(sum / size);
            sum += at(x + reach + 1) - at(x - reach);
        }
    }
    let row = |y: isize| y.clamp(0, height as isize - 1) as usize * width;
    let reach = radius as isize;
    let mut sums = vec![0.0; width];
    for y in -reach..=reach {
        for (sum, value) in sums.iter_mut().zip(&across[row(y)..]) {
            *sum += value;
        }
    }
    let mut out = Vec::with_capacity(values.len());
    for y in 0..height as isize {
        out.extend(sums.iter().map(|sum| sum / size));
        for ((sum, new), old) in
            sums.iter_mut().zip(&across[row(y + reach + 1)..]).zip(&across[row(y - reach)..])
        {
            *sum += new - old;
        }
    }
    out
}

/// Sharpens lightness over a distance at which the lines beside edges show.
pub fn halo(picture: &mut Picture, strength: f64, scale: f64) {
    let light = lightness(&picture.rgb);
    let radius = ((HALO_PX * scale / 2.0).round() as usize).max(1);
    let blurred = boxed(&light, picture.width, picture.height, radius);
    let blurred = boxed(&blurred, picture.width, picture.height, radius);
    for ((pixel, light), blurred) in picture.rgb.as_chunks_mut::<3>().0.iter_mut().zip(light).zip(blurred) {
        let more = strength as f32 * (light - blurred);
        *pixel = pixel.map(|value| stored(f32::from(value) + more));
    }
}

/// The picture with its longer side made `longer` pixels by averaging, as messengers do. Larger ones only: the first
/// compression leaves hardly a trace after that and is left out.
pub fn shrunk(picture: Picture, longer: usize) -> Picture {
    let all = picture.width.max(picture.height);
    if longer >= all {
        return picture;
    }
    let side = |side: usize| (side * longer + all / 2) / all;
    let (width, height) = (side(picture.width), side(picture.height));
    // The pixels that each new one covers, with their weights.
    let spans = |from: usize, to: usize| -> Vec<Vec<(usize, f32)>> {
        let step = from as f64 / to as f64;
        let span = |at: usize| {
            let (low, high) = (at as f64 * step, (at + 1) as f64 * step);
            let part = |pixel: usize| high.min(pixel as f64 + 1.0) - low.max(pixel as f64);
            (low as usize..(high.ceil() as usize).min(from))
                .map(|pixel| (pixel, (part(pixel) / step) as f32))
                .collect()
        };
        (0..to).map(span).collect()
    };
    let (columns, rows) = (spans(picture.width, width), spans(picture.height, height));
    let mut rgb = Vec::with_capacity(width * height * 3);
    for row in &rows {
        for column in &columns {
            let mut sum = [0.0; 3];
            for &(y, down) in row {
                for &(x, across) in column {
                    let pixel = picture.at(x, y).map(f32::from);
                    (0..3).for_each(|channel| sum[channel] += pixel[channel] * across * down);
                }
            }
            rgb.extend(sum.map(stored));
        }
    }
    Picture { width, height, rgb }
}

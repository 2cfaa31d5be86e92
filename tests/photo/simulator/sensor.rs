//! From light to the file: blur, noise, sharpening, JPEG.

use jpeg_encoder::{ColorType, Encoder, SamplingFactor};

use super::color::{encode, encoding, grey};
use super::light::{Light, Wear};
use super::random::Random;
use super::trace::Exposure;
use super::{Picture, phone};

/// Width of the pictures to which the lengths in `Wear` refer.
const FULL_LENGTH_PX: f64 = 4032.0;

/// Applies light field, tint, shadow edge and glare to the picture.
pub fn light_up(exposure: &mut Exposure, light: &Light) {
    const STEP: usize = 16;
    let (width, height) = (exposure.width, exposure.height);
    let longer = width.max(height) as f64;
    let place = |x: f64, y: f64| ((x - width as f64 / 2.0) / longer, (y - height as f64 / 2.0) / longer);
    let cast = light.cast.map(|cast| cast as f32);
    for y in 0..height {
        let row = &mut exposure.light[y * width * 3..][..width * 3];
        for (strip, pixels) in row.chunks_mut(STEP * 3).enumerate() {
            let at = |x: usize| {
                let (x, y) = place((strip * STEP + x) as f64, y as f64 + 0.5);
                light.exposure * light.field(x, y)
            };
            let (first, last) = (at(0), at(STEP));
            for (x, pixel) in pixels.chunks_exact_mut(3).enumerate() {
                let mut field = [first + (last - first) * (x as f64 + 0.5) / STEP as f64; 3];
                let mut added = 0.0;
                if light.edge.is_some() || light.glare.is_some() || light.hand.is_some() {
                    let (u, v) = place((strip * STEP + x) as f64 + 0.5, y as f64 + 0.5);
                    if let Some(edge) = light.edge {
                        let (sin, cos) = edge.angle.to_radians().sin_cos();
                        let part =
                            (0.5 + (cos * u + sin * v + edge.offset) / (4.0 * edge.width)).clamp(0.0, 1.0);
                        for (field, tint) in field.iter_mut().zip(edge.tint) {
                            *field *= 1.0 - edge.depth * tint * part * part * (3.0 - 2.0 * part);
                        }
                    }
                    if let Some(hand) = light.hand {
                        let shade = hand.shade(u, v);
                        field = field.map(|field| field * (1.0 - shade));
                    }
                    if let Some(glare) = light.glare {
                        let (dx, dy) = (
                            u - (glare.x - 0.5) * width as f64 / longer,
                            v - (glare.y - 0.5) * height as f64 / longer,
                        );
                        let out = (dx * dx + dy * dy) / (2.0 * glare.radius * glare.radius);
                        added = if out < 12.0 { glare.strength * light.exposure * (-out).exp() } else { 0.0 };
                    }
                }
                for ((value, cast), field) in pixel.iter_mut().zip(cast).zip(field) {
                    *value = (*value * field as f32 + added as f32) * cast;
                }
            }
        }
    }
}

/// Blurs rows on demand, so that the picture is never in memory twice.
struct Blur<'a> {
    exposure: &'a Exposure,
    /// Offsets and weights of the camera shake.
    shake: Vec<(isize, isize, f32)>,
    /// Half of a symmetric kernel, from its middle.
    kernel: Vec<f32>,
    rows: Vec<Vec<f32>>,
    /// Index of the row after the last one in `rows`, which is a ring buffer.
    next: isize,
    padded: Vec<f32>,
}

impl<'a> Blur<'a> {
    fn new(exposure: &'a Exposure, sigma: f64, motion: (f64, f64)) -> Blur<'a> {
        let radius = if sigma < 0.2 { 0 } else { (sigma * 2.7).ceil() as usize };
        let weight = |at: usize| (-0.5 * (at as f64 / sigma.max(1e-3)).powi(2)).exp();
        let sum: f64 = weight(0) + 2.0 * (1..=radius).map(weight).sum::<f64>();
        let kernel: Vec<f32> = (0..=radius).map(|at| (weight(at) / sum) as f32).collect();
        Blur {
            exposure,
            shake: shake(motion),
            rows: vec![vec![0.0; exposure.width * 3]; 2 * radius + 1],
            next: -(radius as isize),
            padded: vec![0.0; (exposure.width + 2 * radius) * 3],
            kernel,
        }
    }

    /// Blurs row `y` of the shaken picture horizontally into the ring buffer.
    fn prepare(&mut self, y: isize) {
        let (width, radius) = (self.exposure.width, self.kernel.len() - 1);
        let middle = &mut self.padded[radius * 3..(radius + width) * 3];
        middle.fill(0.0);
        for &(dx, dy, weight) in &self.shake {
            let row = (y + dy).clamp(0, self.exposure.height as isize - 1) as usize;
            let row = &self.exposure.light[row * width * 3..][..width * 3];
            let shift = dx.unsigned_abs().min(width) * 3;
            // Beyond the edge the last pixels are repeated.
            let (from, to) = if dx >= 0 { (shift, 0) } else { (0, shift) };
            let count = width * 3 - shift;
            add(&mut middle[to..to + count], &row[from..from + count], weight);
            let rest = if dx >= 0 { count..width * 3 } else { 0..shift };
            add(&mut middle[rest.clone()], &row[rest], weight);
        }
        for at in 0..radius * 3 {
            self.padded[at] = self.padded[radius * 3 + at % 3];
            self.padded[(radius + width) * 3 + at] = self.padded[(radius + width - 1) * 3 + at % 3];
        }
        let count = self.rows.len() as isize;
        let out = &mut self.rows[y.rem_euclid(count) as usize];
        spread(out, &self.kernel, |offset| {
            let from = (radius as isize + offset) as usize * 3;
            &self.padded[from..from + width * 3]
        });
    }

    fn row(&mut self, y: usize, out: &mut [f32]) {
        let radius = self.kernel.len() as isize - 1;
        while self.next <= y as isize + radius {
            self.prepare(self.next);
            self.next += 1;
        }
        let count = self.rows.len() as isize;
        spread(out, &self.kernel, |offset| &self.rows[(y as isize + offset).rem_euclid(count) as usize]);
    }
}

fn add(sum: &mut [f32], values: &[f32], weight: f32) {
    for (sum, value) in sum.iter_mut().zip(values) {
        *sum += value * weight;
    }
}

/// The weighted sum of lines, computed in chunks that stay in the L1 cache.
fn spread<'b>(out: &mut [f32], kernel: &[f32], line: impl Fn(isize) -> &'b [f32]) {
    const PIECE: usize = 1024;
    for (piece, out) in out.chunks_mut(PIECE).enumerate() {
        let range = piece * PIECE..piece * PIECE + out.len();
        for (out, value) in out.iter_mut().zip(&line(0)[range.clone()]) {
            *out = value * kernel[0];
        }
        for (offset, weight) in kernel.iter().enumerate().skip(1) {
            let (before, after) =
                (&line(-(offset as isize))[range.clone()], &line(offset as isize)[range.clone()]);
            for ((out, before), after) in out.iter_mut().zip(before).zip(after) {
                *out += (before + after) * weight;
            }
        }
    }
}

/// A straight line as pixel offsets with weights.
fn shake((length, angle): (f64, f64)) -> Vec<(isize, isize, f32)> {
    if length < 0.3 {
        return vec![(0, 0, 1.0)];
    }
    let (sin, cos) = angle.to_radians().sin_cos();
    let count = (length * 3.0).ceil() as usize;
    let mut steps: Vec<(isize, isize, f32)> = Vec::new();
    for at in 0..count {
        let way = ((at as f64 + 0.5) / count as f64 - 0.5) * length;
        let (x, y) = (cos * way, sin * way);
        let (left, top) = (x.floor(), y.floor());
        for (dx, dy) in [(0.0, 0.0), (1.0, 0.0), (0.0, 1.0), (1.0, 1.0)] {
            let weight = (1.0 - (x - left - dx).abs()) * (1.0 - (y - top - dy).abs()) / count as f64;
            let (dx, dy) = ((left + dx) as isize, (top + dy) as isize);
            match steps.iter_mut().find(|step| (step.0, step.1) == (dx, dy)) {
                Some(step) => step.2 += weight as f32,
                None => steps.push((dx, dy, weight as f32)),
            }
        }
    }
    steps.retain(|step| step.2 > 1e-4);
    steps
}

/// The picture as stored by the phone or sent by a messenger, before JPEG.
pub fn develop(exposure: &Exposure, wear: &Wear, seed: u64) -> Picture {
    let (width, height) = (exposure.width, exposure.height);
    let scale = (width.max(height) as f64 / FULL_LENGTH_PX).min(1.5);
    let mut blur = Blur::new(exposure, wear.defocus * scale, (wear.motion.0 * scale, wear.motion.1));
    let table = encoding();
    // Scaling down averages noise, but phones and messengers sharpen again.
    let noise = noise_by_value(wear.noise * scale.clamp(0.4, 1.0));
    let mut chance = Random::new(seed ^ 0x6e6f_6973);
    let deviates: Vec<f32> = (0..4096).map(|_| chance.normal() as f32).collect();
    let mut light = vec![0.0; width * 3];
    let mut rgb = Vec::with_capacity(width * height * 3);
    let mut bits = 0;
    for y in 0..height {
        blur.row(y, &mut light);
        for (at, &light) in light.iter().enumerate() {
            let value = encode(table, bent(light, wear.shoulder as f32));
            // Five deviates per draw.
            bits = if at % 5 == 0 { chance.bits() } else { bits >> 12 };
            let value = value + noise[value as usize] * deviates[bits as usize & 4095];
            rgb.push((value + 0.5).clamp(0.0, 255.0) as u8);
        }
    }
    let mut picture = Picture { width, height, rgb };
    if wear.denoise > 0.0 {
        phone::denoise(&mut picture, wear.denoise);
    }
    if wear.contrast != 0.0 {
        phone::contrast(&mut picture, wear.contrast);
    }
    if wear.color != 1.0 {
        faded(&mut picture.rgb, wear.color);
    }
    if wear.sharpening > 0.0 {
        picture.rgb = sharpened(&picture.rgb, width, height, wear.sharpening as f32);
    }
    if wear.halo > 0.0 {
        phone::halo(&mut picture, wear.halo, scale);
    }
    match wear.messenger {
        Some(longer) => phone::shrunk(picture, longer),
        None => picture,
    }
}

/// Compresses light with a shoulder that never reaches white.
fn bent(light: f32, shoulder: f32) -> f32 {
    if light <= shoulder {
        return light;
    }
    let rest = 1.0 - shoulder;
    shoulder + rest * (1.0 - (-(light - shoulder) / rest.max(1e-3)).exp())
}

/// Multiplies the colour of the picture, which may clip it.
fn faded(rgb: &mut [u8], kept: f64) {
    for pixel in rgb.as_chunks_mut::<3>().0 {
        let light = f64::from(grey(*pixel));
        *pixel = pixel.map(|value| (light + kept * (f64::from(value) - light)).round() as u8);
    }
}

/// Photon noise has a variance proportional to the light, in addition to the dark noise of the sensor; the sRGB curve
/// then amplifies dark values.
fn noise_by_value(at_middle: f64) -> [f32; 256] {
    let deviation = |value: f64| {
        let value = value / 255.0;
        let light = ((value + 0.055) / 1.055).powf(2.4);
        let slope = 1.055 / 2.4 * light.max(0.003).powf(1.0 / 2.4 - 1.0);
        (light + 0.02).sqrt() * slope
    };
    std::array::from_fn(|value| (at_middle * deviation(value as f64) / deviation(128.0)) as f32)
}

/// Applies an unsharp mask.
fn sharpened(rgb: &[u8], width: usize, height: usize, strength: f32) -> Vec<u8> {
    let mut out = rgb.to_vec();
    let line = width * 3;
    for y in 2..height.saturating_sub(2) {
        let rows: [&[u8]; 5] = std::array::from_fn(|row| &rgb[(y + row - 2) * line..][..line]);
        let out = &mut out[y * line..][..line];
        let sums: Vec<u16> = (0..line)
            .map(|at| rows.iter().map(|row| u16::from(row[at])).sum::<u16>() + u16::from(rows[2][at]))
            .collect();
        for at in 6..line.saturating_sub(6) {
            let around = sums[at - 6] + sums[at - 3] + 2 * sums[at] + sums[at + 3] + sums[at + 6];
            let value = f32::from(rows[2][at]);
            out[at] = (value + strength * (value - f32::from(around) / 36.0) + 0.5).clamp(0.0, 255.0) as u8;
        }
    }
    out
}

/// The JPEG file. Phones store colour at half the resolution, and grey pictures without colour.
pub fn jpeg(picture: &Picture, wear: &Wear, focal: Option<u16>) -> Vec<u8> {
    let rgb = &picture.rgb;
    let mut bytes = Vec::new();
    let mut encoder = Encoder::new(&mut bytes, wear.quality);
    encoder.set_sampling_factor(SamplingFactor::F_2_2);
    if let Some(focal) = focal {
        encoder.add_app_segment(1, exif(focal)).expect("it is short");
    }
    let (width, height) = (picture.width as u16, picture.height as u16);
    let encoded = if wear.color > 0.0 {
        encoder.encode(rgb, width, height, ColorType::Rgb)
    } else {
        let light: Vec<u8> = rgb.iter().step_by(3).copied().collect();
        encoder.encode(&light, width, height, ColorType::Luma)
    };
    encoded.expect("memory takes any file");
    bytes
}

/// Minimal EXIF data with a 35 mm-equivalent focal length.
fn exif(focal: u16) -> Vec<u8> {
    let mut bytes = b"Exif\0\0MM\0\x2a\0\0\0\x08".to_vec();
    // One entry with the offset of the second directory; then that directory with one entry.
    bytes.extend([0, 1, 0x87, 0x69, 0, 4, 0, 0, 0, 1, 0, 0, 0, 26, 0, 0, 0, 0]);
    bytes.extend([0, 1, 0xa4, 0x05, 0, 3, 0, 0, 0, 1]);
    bytes.extend(focal.to_be_bytes());
    bytes.extend([0, 0, 0, 0, 0, 0]);
    bytes
}

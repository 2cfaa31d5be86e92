//! Prints as a camera records them: blurred in linear light.

use kurbo::Point;

use crate::photo::PrintImage;
use crate::photo::signal::{Neighbours, bilinear, decoded, encoded, luma};

/// Maximum resolution kept; cameras resolve no finer print.
const MAX_PX_PER_MM: f64 = 5.0;

/// A print in linear RGB.
pub(super) struct LinearPrint {
    width: usize,
    height: usize,
    per_mm: f64,
    /// Size in millimetres: a fraction of a pixel is lost at the right and below, but the centre stays.
    size: [f64; 2],
    planes: [Vec<f32>; 3],
}

impl LinearPrint {
    pub(super) fn from_print(print: &PrintImage) -> LinearPrint {
        LinearPrint::reduced(print, MAX_PX_PER_MM)
    }

    /// Converts a print, reduced to this resolution.
    pub(super) fn reduced(print: &PrintImage, max_px_per_mm: f64) -> LinearPrint {
        let factor = ((print.per_mm / max_px_per_mm).round() as usize).max(1);
        let (width, height) = (print.width / factor, print.height / factor);
        let table: Vec<f32> = (0u8..=255).map(|byte| decoded(f32::from(byte) / 255.0)).collect();
        let mut planes = [0; 3].map(|_| Vec::with_capacity(width * height));
        let area = 1.0 / (factor * factor) as f32;
        for row in 0..height {
            for column in 0..width {
                let mut sum = [0.0f32; 3];
                for inner in 0..factor {
                    let first = ((row * factor + inner) * print.width + column * factor) * 3;
                    let pixels = print.rgb.get(first..first + factor * 3).unwrap_or_default();
                    for pixel in pixels.as_chunks::<3>().0 {
                        for (sum, byte) in sum.iter_mut().zip(pixel) {
                            *sum += table.get(usize::from(*byte)).copied().unwrap_or_default();
                        }
                    }
                }
                for (plane, sum) in planes.iter_mut().zip(sum) {
                    plane.push(sum * area);
                }
            }
        }
        let size = [print.width, print.height].map(|pixels| pixels as f64 / print.per_mm);
        LinearPrint { width, height, per_mm: print.per_mm / factor as f64, size, planes }
    }

    /// Blurs with a Gaussian of this standard deviation in millimetres, encodes, and extracts a channel.
    pub(super) fn blurred(&self, deviation: f64, channel: Channel) -> BlurredPrint {
        let sigma = deviation * self.per_mm;
        let reach = (sigma * 2.5).ceil() as usize;
        let weights: Vec<f32> =
            (0..=reach).map(|off| libm::exp(-0.5 * (off as f64 / sigma.max(1e-3)).powi(2)) as f32).collect();
        let planes = [0, 1, 2].map(|channel| {
            let across = blur(&self.planes[channel], self.width, self.height, 1, &weights);
            let mut both = blur(&across, self.width, self.height, self.width, &weights);
            both.iter_mut().for_each(|light| *light = encoded(*light));
            both
        });
        let [red, green, blue] = &planes;
        let colours = red.iter().zip(green).zip(blue).map(|((&red, &green), &blue)| [red, green, blue]);
        let light = colours.map(|colour| channel.value(colour)).collect();
        BlurredPrint { print: LinearPrint { planes, ..*self }, light }
    }
}

/// A blurred print, gamma-encoded, from 0 to 1.
pub(super) struct BlurredPrint {
    print: LinearPrint,
    light: Vec<f32>,
}

impl BlurredPrint {
    /// Bilinear sample of the lightness at a point in millimetres from the print's top left corner, clamped to the
    /// edge.
    pub(super) fn lightness(&self, at: Point) -> f32 {
        between(self.neighbours(at).as_ref(), &self.light)
    }

    /// Bilinear sample of the colour.
    pub(super) fn colour(&self, at: Point) -> [f32; 3] {
        let near = self.neighbours(at);
        self.print.planes.each_ref().map(|plane| between(near.as_ref(), plane))
    }

    /// Its size in millimetres.
    pub(super) fn size(&self) -> [f64; 2] {
        self.print.size
    }

    fn neighbours(&self, at: Point) -> Option<Neighbours> {
        let LinearPrint { width, height, per_mm, .. } = self.print;
        Neighbours::new(Point::new(at.x * per_mm - 0.5, at.y * per_mm - 0.5), width, height)
    }
}

/// Interpolates in a plane; white without neighbours.
fn between(near: Option<&Neighbours>, plane: &[f32]) -> f32 {
    near.map_or(1.0, |near| {
        let four = near.values(|index| plane.get(index).copied().unwrap_or(1.0));
        bilinear(four, near.across as f32, near.down as f32)
    })
}

/// A channel of colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Channel {
    Light,
    Blue,
}

impl Channel {
    /// The value of a colour in this channel.
    pub(super) fn value(self, colour: [f32; 3]) -> f32 {
        match self {
            Channel::Light => luma(colour),
            Channel::Blue => colour[2],
        }
    }
}

/// Convolution with a symmetric kernel along one axis, `step` being its stride; clamped at the edge.
fn blur(plane: &[f32], width: usize, height: usize, step: usize, weights: &[f32]) -> Vec<f32> {
    let count = if step == 1 { width } else { height };
    let whole: f32 = weights.iter().sum::<f32>() * 2.0 - weights.first().copied().unwrap_or(1.0);
    let mut blurred = Vec::with_capacity(plane.len());
    for index in 0..plane.len() {
        let at = if step == 1 { index % width } else { index / width };
        let mut sum = 0.0;
        for (off, weight) in weights.iter().enumerate() {
            let before = index - off.min(at) * step;
            let after = index + off.min(count - 1 - at) * step;
            sum += weight * if off == 0 { plane[index] } else { plane[before] + plane[after] };
        }
        blurred.push(sum / whole);
    }
    blurred
}

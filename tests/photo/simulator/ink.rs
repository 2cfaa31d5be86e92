//! What a printer does to colours.

use super::color::{encode, encoding, grey, linear};

/// Ink on paper, compared with the colours that were meant. The default prints them exactly.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Ink {
    /// Fraction of the colour that comes out.
    pub saturation: f64,
    /// Light that comes back from the darkest ink; 1 is white paper.
    pub black: f64,
    /// Rotation of the hues about grey, degrees.
    pub hue: f64,
}

impl Default for Ink {
    fn default() -> Ink {
        Ink { saturation: 1.0, black: 0.0, hue: 0.0 }
    }
}

impl Ink {
    /// The pixels of a print, in shades of grey if there is only black ink.
    pub fn printed(&self, rgb: &[u8], black_only: bool) -> Vec<u8> {
        let is_exact = *self == Ink::default();
        if is_exact && !black_only {
            return rgb.to_vec();
        }
        // Most of a print is of one colour.
        let (mut last, mut ink) = ([255; 3], self.print([255; 3]));
        let pixel = |pixel: &[u8; 3]| {
            let meant = if black_only { [grey(*pixel); 3] } else { *pixel };
            if meant != last {
                (last, ink) = (meant, if is_exact { meant } else { self.print(meant) });
            }
            ink
        };
        rgb.as_chunks::<3>().0.iter().flat_map(pixel).collect()
    }

    /// One colour. Hue and saturation change in light, as inks mix; white stays the paper's.
    fn print(&self, rgb: [u8; 3]) -> [u8; 3] {
        let light = linear(rgb).map(f64::from);
        let mean = (light[0] + light[1] + light[2]) / 3.0;
        let (sin, cos) = self.hue.to_radians().sin_cos();
        // Rotation about the axis of greys.
        let turned: [f64; 3] = std::array::from_fn(|at| {
            let across = (light[(at + 2) % 3] - light[(at + 1) % 3]) / 3f64.sqrt();
            mean + (light[at] - mean) * cos + across * sin
        });
        let luminance = 0.2126 * turned[0] + 0.7152 * turned[1] + 0.0722 * turned[2];
        turned.map(|channel| {
            let pale = (luminance + (channel - luminance) * self.saturation).clamp(0.0, 1.0);
            (encode(encoding(), (self.black + (1.0 - self.black) * pale) as f32) + 0.5) as u8
        })
    }
}

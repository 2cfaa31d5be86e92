//! Lighting of the table, and degradation by the camera. "Mild" and "hard" must not change: published figures
//! depend on them.

use super::hand::Hand;
use super::ink::Ink;
use super::random::Random;

/// The edge of a large shadow over the table: of a hand, the phone, a window frame. Coordinates are fractions of the
/// picture, 0 in its middle.
#[derive(Debug, Clone, Copy)]
pub struct Edge {
    pub angle: f64,
    pub offset: f64,
    /// How soft it is.
    pub width: f64,
    /// Fraction of the light that it blocks.
    pub depth: f64,
    /// How much of each of red, green and blue is missing compared with that fraction.
    pub tint: [f64; 3],
}

/// A lamp besides the ambient light.
#[derive(Debug, Clone, Copy)]
pub struct Lamp {
    /// Direction to it: x, y of the table and up.
    pub direction: [f64; 3],
    /// Width of a shadow's edge per mm of height of the object.
    pub softness: f64,
    /// Fraction of the light of all lamps.
    pub share: f64,
    pub tint: [f64; 3],
}

/// The reflection of a lamp. Coordinates are fractions of the picture, 0 at its left and top.
#[derive(Debug, Clone, Copy)]
pub struct Glare {
    pub x: f64,
    pub y: f64,
    pub radius: f64,
    /// The light added in the centre; 1 is white paper.
    pub strength: f64,
}

#[derive(Debug, Clone)]
pub struct Light {
    /// Direction to the lamp or window: x, y of the table and up.
    pub direction: [f64; 3],
    /// Fraction of ambient light.
    pub ambient: f64,
    /// Width of a shadow's edge per mm of height of the object.
    pub softness: f64,
    pub second: Option<Lamp>,
    /// Ratio of brightness between the ends of the picture; 1 is even.
    pub evenness: f64,
    /// Direction of the brighter end, degrees.
    pub brighter: f64,
    /// Darkening of the corners.
    pub vignette: f64,
    /// The colour of white.
    pub cast: [f64; 3],
    pub edge: Option<Edge>,
    pub glare: Option<Glare>,
    pub hand: Option<Hand>,
    pub exposure: f64,
}

impl Default for Light {
    /// Even, white, rather soft, from the upper left.
    fn default() -> Light {
        Light {
            direction: [-0.45, -0.4, 0.8],
            ambient: 0.45,
            softness: 0.5,
            second: None,
            evenness: 1.0,
            brighter: 0.0,
            vignette: 0.0,
            cast: [1.0; 3],
            edge: None,
            glare: None,
            hand: None,
            exposure: 0.9,
        }
    }
}

impl Light {
    /// A well-lit table.
    pub fn mild(seed: u64) -> Light {
        let chance = &mut Random::new(seed ^ 0x11_67);
        let mut light = Light::from_anywhere(chance, (50.0, 75.0));
        light.ambient = chance.within(0.4, 0.65);
        light.softness = chance.within(0.4, 0.9);
        light.evenness = chance.within(1.1, 1.5);
        light.vignette = chance.within(0.1, 0.5);
        light.cast = warmth(chance.within(-0.12, 0.12));
        light.exposure = chance.within(0.8, 1.1);
        light
    }

    /// A lamp in the evening, a shadow over the table, wrong exposure.
    pub fn hard(seed: u64) -> Light {
        let chance = &mut Random::new(seed ^ 0x4a_2d);
        let mut light = Light::from_anywhere(chance, (30.0, 70.0));
        light.ambient = chance.within(0.25, 0.55);
        light.softness = chance.within(0.15, 0.7);
        light.evenness = chance.within(1.5, 3.0);
        light.vignette = chance.within(0.1, 0.5);
        light.cast = warmth(chance.within(-0.3, 0.3));
        light.exposure = chance.within(0.45, 1.25);
        light.edge = chance.chance(0.6).then(|| Edge {
            angle: chance.within(0.0, 360.0),
            offset: chance.within(-0.3, 0.3),
            width: chance.within(0.005, 0.08),
            depth: chance.within(0.3, 0.65),
            tint: [1.0; 3],
        });
        light.glare = chance.chance(0.5).then(|| Glare {
            x: chance.within(0.1, 0.9),
            y: chance.within(0.1, 0.9),
            radius: chance.within(0.03, 0.10),
            strength: chance.within(0.2, 0.9),
        });
        light
    }

    /// All lamps.
    pub fn lamps(&self) -> impl Iterator<Item = Lamp> {
        let share = 1.0 - self.second.map_or(0.0, |lamp| lamp.share);
        let first = Lamp { direction: self.direction, softness: self.softness, share, tint: [1.0; 3] };
        std::iter::once(first).chain(self.second)
    }

    /// The tint of what is missing where the first lamp is hidden.
    pub fn behind_the_first(&self) -> [f64; 3] {
        let second = self.second.map_or([0.0; 3], |lamp| lamp.tint.map(|tint| tint * lamp.share));
        let first = 1.0 - self.second.map_or(0.0, |lamp| lamp.share);
        second.map(|second| 1.0 / (self.ambient + (1.0 - self.ambient) * (first + second)))
    }

    /// The light at a changed exposure in stops; below 0 is darker.
    pub fn exposed(self, stops: f64) -> Light {
        Light { exposure: self.exposure * stops.exp2(), ..self }
    }

    /// Coloured light: one component of white is much weaker than the others.
    pub fn tinted(self, chance: &mut Random) -> Light {
        let mut cast = [1.0, 1.0, 1.0];
        cast[chance.below(3)] = chance.within(0.1, 0.3);
        cast[chance.below(3)] *= chance.within(0.6, 1.0);
        Light { cast, ..self }
    }

    fn from_anywhere(chance: &mut Random, elevation: (f64, f64)) -> Light {
        let (sin, cos) = chance.within(0.0, 360.0).to_radians().sin_cos();
        let (up, out) = chance.within(elevation.0, elevation.1).to_radians().sin_cos();
        let brighter = chance.within(0.0, 360.0);
        Light { direction: [out * cos, out * sin, up], brighter, ..Light::default() }
    }

    /// The ratio of the light at a point of the picture, each coordinate from -0.5 to 0.5, to even light; without the
    /// shadow edge.
    pub fn field(&self, x: f64, y: f64) -> f64 {
        let (sin, cos) = self.brighter.to_radians().sin_cos();
        ((cos * x + sin * y) * self.evenness.ln()).exp() * (1.0 - self.vignette * (x * x + y * y))
    }
}

/// The tint of a warmer (above 0) or colder white.
pub fn warmth(warmth: f64) -> [f64; 3] {
    [(warmth * 0.7).exp(), 1.0, (-warmth).exp()]
}

/// Degradation by lens, hand, sensor, file and printer. Lengths are in pixels of a picture 4032 pixels long; smaller
/// pictures are scaled down from that, with their blur and noise.
#[derive(Debug, Clone)]
pub struct Wear {
    pub ink: Ink,
    /// Standard deviation of the blur, px.
    pub defocus: f64,
    /// Length and direction of camera shake: px, degrees.
    pub motion: (f64, f64),
    /// Standard deviation of the noise at mid-grey, in sRGB steps.
    pub noise: f64,
    /// Strength of the smoothing that removes noise, from 0 to 1.
    pub denoise: f64,
    /// Strength of sharpening; 0.4 is usual.
    pub sharpening: f64,
    /// Strength of sharpening over a longer distance, which draws lines beside edges.
    pub halo: f64,
    /// JPEG quality.
    pub quality: u8,
    pub black_and_white: bool,
    /// Fraction of the colour that is kept, or added above 1; a picture without any is stored as greyscale.
    pub color: f64,
    /// Light above this fraction of white is compressed, as by most phones; 1 is linear.
    pub shoulder: f64,
    /// Strength of an S in the tone curve.
    pub contrast: f64,
    /// Longer side of the picture as a messenger sends it, px.
    pub messenger: Option<usize>,
}

impl Default for Wear {
    fn default() -> Wear {
        Wear {
            ink: Ink::default(),
            defocus: 0.7,
            motion: (0.0, 0.0),
            noise: 1.5,
            denoise: 0.0,
            sharpening: 0.0,
            halo: 0.0,
            quality: 92,
            black_and_white: false,
            color: 1.0,
            shoulder: 1.0,
            contrast: 0.0,
            messenger: None,
        }
    }
}

impl Wear {
    /// A sharp photo in its original size.
    pub fn mild(seed: u64) -> Wear {
        let chance = &mut Random::new(seed ^ 0x77_65);
        Wear {
            defocus: chance.within(0.7, 1.4),
            noise: chance.within(1.5, 3.0),
            sharpening: if chance.chance(0.5) { 0.4 } else { 0.0 },
            quality: 88 + chance.below(8) as u8,
            ..Wear::default()
        }
    }

    /// Out of focus or shaken, noisy, strongly compressed.
    pub fn hard(seed: u64) -> Wear {
        let chance = &mut Random::new(seed ^ 0x68_72);
        let shaken = chance.chance(0.5);
        Wear {
            defocus: chance.within(1.2, 3.2),
            motion: if shaken { (chance.within(3.0, 9.0), chance.within(0.0, 180.0)) } else { (0.0, 0.0) },
            noise: chance.within(3.0, 8.0),
            sharpening: if chance.chance(0.5) { 0.4 } else { 0.0 },
            quality: 68 + chance.below(20) as u8,
            ..Wear::default()
        }
    }

    /// With the paler colours of a phone, which keeps at least 60 % of them; or the fraction in `TABLIER_SATURATION`.
    pub fn paler(self, seed: u64) -> Wear {
        let chance = &mut Random::new(seed ^ 0x70_61);
        let fixed = std::env::var("TABLIER_SATURATION").ok();
        let fixed = fixed.map(|kept| kept.parse().expect("`TABLIER_SATURATION` is a number from 0 to 1"));
        Wear { color: fixed.unwrap_or_else(|| chance.within(0.6, 1.0)), ..self }
    }

    /// Without blur, noise or sharpening, for checking single pixels.
    pub fn none() -> Wear {
        Wear { defocus: 0.0, noise: 0.0, quality: 98, ..Wear::default() }
    }
}

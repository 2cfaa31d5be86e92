//! Kinds of cameras: what varies between pictures, each an own parameter with its ranges, drawn from a seed.

use super::camera::Camera;
use super::hand::Hand;
use super::ink::Ink;
use super::light::{Edge, Glare, Lamp, Light, Wear, warmth};
use super::random::Random;

/// How pictures are taken, printers, lamps and pieces included.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// A good phone by day, a usual printer.
    Usual,
    /// All that a phone, a printer, a lamp and a messenger do to pictures that a person still reads.
    Cruel,
}

/// In this share of the pictures the parameter is between the two values, in the others it has its neutral value.
#[derive(Clone, Copy, Debug)]
pub struct Range {
    pub share: f64,
    pub low: f64,
    pub high: f64,
}

/// A line of the table of parameters.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    pub parameter: Parameter,
    pub name: &'static str,
    pub unit: &'static str,
    /// The value that spoils nothing.
    pub neutral: f64,
    /// For usual cameras and for cruel ones.
    pub ranges: [Range; 2],
}

macro_rules! parameters {
    ($($(#[$meaning:meta])* $name:ident $unit:literal $neutral:literal, $usual:tt, $cruel:tt;)*) => {
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
        pub enum Parameter { $($(#[$meaning])* $name),* }

        pub const PARAMETERS: &[Entry] = &[$(Entry {
            parameter: Parameter::$name,
            name: stringify!($name),
            unit: $unit,
            neutral: $neutral,
            ranges: [range $usual, range $cruel],
        }),*];
    };
}

const fn range(share: f64, low: f64, high: f64) -> Range {
    Range { share, low, high }
}

// Name, unit, neutral value; then for usual and for cruel cameras: share of the pictures, lowest and highest value.
parameters! {
    // The printer.
    /// Fraction of the ink's colour that is on the paper.
    InkSaturation "of 1" 1.0, (1.0, 0.8, 1.0), (1.0, 0.75, 1.0);
    /// Light that black print reflects.
    InkBlack "of white" 0.0, (1.0, 0.01, 0.05), (1.0, 0.01, 0.08);
    InkHue "degrees" 0.0, (1.0, -4.0, 4.0), (1.0, -10.0, 10.0);
    /// Printed with little ink.
    LowInk "0 or 1" 0.0, (0.0, 1.0, 1.0), (0.12, 1.0, 1.0);
    /// Printed with black ink only.
    BlackPrint "0 or 1" 0.0, (0.0, 1.0, 1.0), (0.1, 1.0, 1.0);
    // The phone.
    Exposure "EV" 0.0, (1.0, -0.5, 0.4), (0.7, -2.0, 1.5);
    /// Strength of the S of the tone curve.
    Contrast "of 1" 0.0, (1.0, 0.0, 0.5), (1.0, -0.2, 0.7);
    /// Light from which on the tone curve compresses.
    Shoulder "of white" 1.0, (1.0, 0.6, 1.0), (1.0, 0.5, 1.0);
    /// Warm (above 0) or cold white.
    Warmth "log" 0.0, (1.0, -0.12, 0.12), (1.0, -0.35, 0.35);
    /// Green (above 0) or magenta white.
    Green "log" 0.0, (1.0, -0.04, 0.04), (1.0, -0.12, 0.12);
    /// Fraction of the picture's colour that the phone keeps or adds.
    Saturation "of 1" 1.0, (1.0, 0.7, 1.3), (1.0, 0.4, 1.6);
    /// A picture without colour.
    Grey "0 or 1" 0.0, (0.0, 1.0, 1.0), (0.06, 1.0, 1.0);
    Sharpening "of 1" 0.0, (1.0, 0.0, 0.6), (1.0, 0.0, 1.5);
    /// Sharpening over a distance at which lines beside edges show.
    Halo "of 1" 0.0, (0.3, 0.1, 0.3), (0.5, 0.2, 0.9);
    Denoise "of 1" 0.0, (0.5, 0.2, 0.5), (0.5, 0.3, 1.0);
    Noise "sRGB steps" 1.5, (1.0, 1.5, 3.5), (1.0, 1.5, 9.0);
    Defocus "px of 4032" 0.7, (1.0, 0.7, 1.5), (1.0, 0.7, 4.0);
    Shake "px of 4032" 0.0, (0.3, 1.0, 3.0), (0.4, 2.0, 10.0);
    Quality "JPEG" 92.0, (1.0, 85.0, 96.0), (1.0, 62.0, 94.0);
    /// Longer side of the picture that a messenger sends.
    Messenger "px" 0.0, (0.25, 1600.0, 1600.0), (0.4, 1280.0, 1600.0);
    /// Distance of the picture's corner from its place, in parts of that from the middle.
    Distortion "%" 0.0, (1.0, -1.0, 1.0), (1.0, -3.0, 3.0);
    /// Longer side of the picture.
    Side "px" 1600.0, (1.0, 1280.0, 2016.0), (1.0, 1280.0, 2016.0);
    /// In its full size of 12 megapixels.
    Full "0 or 1" 0.0, (0.05, 1.0, 1.0), (0.05, 1.0, 1.0);
    Tilt "degrees" 20.0, (1.0, 0.0, 40.0), (1.0, 0.0, 50.0);
    /// Picture left round the game, in parts of its shorter side.
    Margin "of 1" 0.05, (1.0, 0.03, 0.1), (1.0, 0.02, 0.15);
    // The light.
    Elevation "degrees" 60.0, (1.0, 45.0, 75.0), (1.0, 30.0, 70.0);
    Ambient "of 1" 0.5, (1.0, 0.4, 0.65), (1.0, 0.25, 0.6);
    /// Width of a shadow's edge in parts of the height of what throws it.
    Softness "of 1" 0.6, (1.0, 0.4, 0.9), (1.0, 0.15, 0.9);
    /// Ratio of the light at the two ends of the picture.
    Evenness "ratio" 1.0, (1.0, 1.1, 1.5), (1.0, 1.1, 3.0);
    Vignette "of 1" 0.3, (1.0, 0.1, 0.5), (1.0, 0.1, 0.5);
    /// Part of the lamps' light that comes from a second one.
    SecondLamp "of 1" 0.0, (0.2, 0.15, 0.35), (0.4, 0.2, 0.5);
    /// Part of the light that is missing behind a shadow's edge.
    ShadowEdge "of 1" 0.0, (0.15, 0.2, 0.4), (0.4, 0.3, 0.65);
    /// Part of the light that is missing in the shadow of a hand.
    Hand "of 1" 0.0, (0.05, 0.2, 0.4), (0.25, 0.3, 0.65);
    Glare "of white" 0.0, (0.1, 0.1, 0.3), (0.4, 0.2, 0.9);
    /// Warmth of a lamp in the evening that the phone left.
    Night "log" 0.0, (0.0, 0.3, 0.6), (0.2, 0.3, 0.6);
    // The table.
    /// Thickness of tiles, planks and low pieces.
    Tile "mm" 1.5, (1.0, 0.3, 3.0), (1.0, 0.3, 5.0);
    /// Thickness of discs of Quits and of own games.
    Disc "mm" 1.5, (1.0, 0.3, 5.0), (1.0, 0.3, 9.0);
    /// Thickness of the tokens of Plank.
    Token "mm" 2.5, (1.0, 2.0, 9.0), (1.0, 2.0, 9.0);
    /// Height of a plank's middle above its ends.
    Bow "mm" 0.0, (0.2, -1.5, 1.5), (0.4, -4.0, 4.0);
    /// Height of a board's middle above its sides.
    Bend "mm" 0.0, (0.3, -2.0, 2.0), (0.4, -4.0, 4.0);
    /// A tray without its tiles.
    NoTiles "0 or 1" 0.0, (0.0, 1.0, 1.0), (0.05, 1.0, 1.0);
    /// The light marbles are white instead of yellow.
    WhiteMarbles "0 or 1" 0.0, (0.3, 1.0, 1.0), (0.3, 1.0, 1.0);
    /// Clear marbles with a coloured vane inside.
    CatsEyes "0 or 1" 0.0, (0.3, 1.0, 1.0), (0.4, 1.0, 1.0);
}

/// The parameters of one picture.
#[derive(Clone, Debug)]
pub struct Conditions {
    pub kind: Kind,
    seed: u64,
    values: [f64; PARAMETERS.len()],
}

impl Conditions {
    /// Each parameter from a stream of its own: a new one changes no other.
    pub fn draw(kind: Kind, seed: u64) -> Conditions {
        let values = std::array::from_fn(|at| {
            let entry = &PARAMETERS[at];
            let chance = &mut stream(seed, entry_key(entry.name));
            let range = entry.ranges[kind as usize];
            let is_at_work = chance.chance(range.share);
            let value = chance.within(range.low, range.high);
            if is_at_work { value } else { entry.neutral }
        });
        Conditions { kind, seed, values }
    }

    /// With some parameters at their neutral values.
    pub fn without(mut self, parameters: &[Parameter]) -> Conditions {
        for parameter in parameters {
            self.values[*parameter as usize] = PARAMETERS[*parameter as usize].neutral;
        }
        self
    }

    pub fn get(&self, parameter: Parameter) -> f64 {
        self.values[parameter as usize]
    }

    pub fn is(&self, flag: Parameter) -> bool {
        self.get(flag) > 0.5
    }

    pub fn seed(&self) -> u64 {
        self.seed
    }

    pub fn camera(&self) -> Camera {
        use Parameter as P;
        let chance = &mut stream(self.seed, 1);
        let longer = if self.is(P::Full) { 4032 } else { self.get(P::Side) as usize / 8 * 8 };
        let size = (longer, longer * 3 / 4);
        let (width, height) = if chance.chance(0.2) { (size.1, size.0) } else { size };
        // Half the film's diagonal is 0.832 of the focal length.
        let corner = 0.832f64.powi(2);
        Camera {
            width,
            height,
            tilt: self.get(P::Tilt),
            swing: chance.within(0.0, 360.0),
            roll: chance.normal() * 4.0,
            k1: self.get(P::Distortion) / 100.0 / corner,
            exif: (chance.chance(0.6) && self.get(P::Messenger) == 0.0).then_some(26),
            ..Camera::default()
        }
    }

    pub fn light(&self) -> Light {
        use Parameter as P;
        let chance = &mut stream(self.seed, 2);
        let mut from = |elevation: f64| {
            let (sin, cos) = chance.within(0.0, 360.0).to_radians().sin_cos();
            let (up, out) = elevation.to_radians().sin_cos();
            [out * cos, out * sin, up]
        };
        let (direction, other) = (from(self.get(P::Elevation)), from(0.5 * (self.get(P::Elevation) + 60.0)));
        let share = self.get(P::SecondLamp);
        let (warm, softness) = (chance.within(-0.2, 0.35), chance.within(0.1, 0.8));
        let second = (share > 0.0).then(|| Lamp { direction: other, softness, share, tint: warmth(warm) });
        let green = self.get(P::Green).exp();
        let [red, _, blue] = warmth(self.get(P::Warmth) + self.get(P::Night));
        // A lamp on the table lights one side of it more, and less of its light comes back from the room.
        let is_night = self.get(P::Night) > 0.0;
        let (brighter, falloff) = (chance.within(0.0, 360.0), chance.within(1.5, 2.5));
        let mut light = Light {
            direction,
            second,
            ambient: self.get(P::Ambient) * if is_night { 0.6 } else { 1.0 },
            softness: self.get(P::Softness),
            evenness: self.get(P::Evenness).max(if is_night { falloff } else { 1.0 }),
            brighter,
            vignette: self.get(P::Vignette),
            cast: [red, green, blue],
            exposure: 0.9 * self.get(P::Exposure).exp2(),
            ..Light::default()
        };
        let depth = self.get(P::ShadowEdge);
        let (angle, offset) = (chance.within(0.0, 360.0), chance.within(-0.3, 0.3));
        let (width, tint) = (chance.within(0.005, 0.08), light.behind_the_first());
        light.edge = (depth > 0.0).then_some(Edge { angle, offset, width, depth, tint });
        let strength = self.get(P::Glare);
        let (x, y, radius) = (chance.within(0.1, 0.9), chance.within(0.1, 0.9), chance.within(0.03, 0.1));
        light.glare = (strength > 0.0).then_some(Glare { x, y, radius, strength });
        let depth = self.get(P::Hand);
        let (x, y, angle) =
            (chance.within(-0.35, 0.35), chance.within(-0.25, 0.25), chance.within(0.0, 360.0));
        let (size, softness) = (chance.within(0.2, 0.4), chance.within(0.01, 0.08));
        light.hand = (depth > 0.0).then_some(Hand { x, y, angle, size, softness, depth });
        light
    }

    pub fn wear(&self) -> Wear {
        use Parameter as P;
        let messenger = self.get(P::Messenger) as usize;
        Wear {
            ink: Ink {
                saturation: self.get(P::InkSaturation),
                black: self.get(P::InkBlack),
                hue: self.get(P::InkHue),
            },
            black_and_white: self.is(P::BlackPrint),
            defocus: self.get(P::Defocus),
            motion: (self.get(P::Shake), stream(self.seed, 3).within(0.0, 180.0)),
            noise: self.get(P::Noise),
            denoise: self.get(P::Denoise),
            sharpening: self.get(P::Sharpening),
            halo: self.get(P::Halo),
            quality: self.get(P::Quality) as u8,
            color: if self.is(P::Grey) { 0.0 } else { self.get(P::Saturation) },
            shoulder: self.get(P::Shoulder),
            contrast: self.get(P::Contrast),
            messenger: (messenger > 0).then_some(messenger),
        }
    }
}

/// A stream of random numbers for one purpose.
fn stream(seed: u64, purpose: u64) -> Random {
    let mut random = Random::new(seed ^ purpose.wrapping_mul(0xd6e8_feb8_6659_fd93));
    random.bits();
    random
}

/// FNV-1a of a parameter's name.
fn entry_key(name: &str) -> u64 {
    name.bytes()
        .fold(0xcbf2_9ce4_8422_2325, |key, byte| (key ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

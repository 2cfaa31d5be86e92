//! Objects on the table.

use std::sync::Arc;

use super::texture::Texture;

/// The position of an object: its centre on the table, mm; clockwise rotation in degrees as seen from above; the
/// height of its underside, mm.
#[derive(Debug, Clone, Copy, Default)]
pub struct Place {
    pub x: f64,
    pub y: f64,
    pub turn: f64,
    pub height: f64,
}

/// A page that is not flat, bent about one of its own axes.
#[derive(Debug, Clone, Copy)]
pub struct Bend {
    /// Height of the middle above the two edges, mm; negative if the edges are higher.
    pub sagitta: f64,
    /// Whether the height changes along the x axis of the page, or along y.
    pub along_x: bool,
}

#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Outline {
    /// The texture's rectangle.
    Square,
    /// The texture's rectangle with corners of this radius, mm.
    Rounded(f64),
    /// The circle across the texture's width.
    Disc,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Finish {
    Painted,
    Glass,
    /// Clear glass with a vane of the colour inside.
    CatsEye,
    Wood,
}

#[derive(Debug, Clone)]
pub enum Thing {
    /// A board or a strip printed on paper or card.
    Sheet { texture: Arc<Texture>, thickness: f64, bend: Option<Bend>, place: Place },
    /// A flat piece with bare card sides.
    Tile { texture: Arc<Texture>, thickness: f64, outline: Outline, place: Place },
    /// A body with a disc glued on, such as a draughtsman, in one sRGB colour.
    Man { diameter: f64, thickness: f64, color: [u8; 3], place: Place },
    /// A ball; `color` is sRGB.
    Marble { diameter: f64, color: [u8; 3], finish: Finish, place: Place },
}

impl Thing {
    pub fn place(&self) -> Place {
        match self {
            Thing::Sheet { place, .. }
            | Thing::Tile { place, .. }
            | Thing::Man { place, .. }
            | Thing::Marble { place, .. } => *place,
        }
    }

    pub fn place_mut(&mut self) -> &mut Place {
        match self {
            Thing::Sheet { place, .. }
            | Thing::Tile { place, .. }
            | Thing::Man { place, .. }
            | Thing::Marble { place, .. } => place,
        }
    }

    /// The radius of its bounding circle.
    pub fn reach(&self) -> f64 {
        match self {
            Thing::Tile { texture, outline: Outline::Disc, .. } => texture.width_mm() / 2.0,
            Thing::Sheet { texture, .. } | Thing::Tile { texture, .. } => {
                texture.width_mm().hypot(texture.height_mm()) / 2.0
            }
            Thing::Man { diameter, .. } | Thing::Marble { diameter, .. } => diameter / 2.0,
        }
    }

    /// The position in space of a point of the print, `(u, v)` in mm from its top left corner.
    pub fn printed(&self, u: f64, v: f64) -> [f64; 3] {
        let place = self.place();
        let (sin, cos) = place.turn.to_radians().sin_cos();
        let (x, y, z) = match self {
            Thing::Sheet { texture, thickness, bend, .. } => {
                let (x, y) = (u - texture.width_mm() / 2.0, v - texture.height_mm() / 2.0);
                match bend {
                    None => (x, y, *thickness),
                    Some(Bend { sagitta, along_x: true }) => {
                        let arc = Arch::new(texture.width_mm(), *sagitta);
                        let chord = arc.chord_at(x);
                        (chord, y, thickness + arc.height(chord))
                    }
                    Some(Bend { sagitta, .. }) => {
                        let arc = Arch::new(texture.height_mm(), *sagitta);
                        let chord = arc.chord_at(y);
                        (x, chord, thickness + arc.height(chord))
                    }
                }
            }
            Thing::Tile { texture, thickness, .. } => {
                (u - texture.width_mm() / 2.0, v - texture.height_mm() / 2.0, *thickness)
            }
            Thing::Man { diameter, thickness, .. } => (u - diameter / 2.0, v - diameter / 2.0, *thickness),
            Thing::Marble { diameter, .. } => (u, v, *diameter),
        };
        [place.x + x * cos - y * sin, place.y + x * sin + y * cos, place.height + z]
    }
}

/// The side view of a bent page: a parabola over the chord between its edges, as long as the flat page.
#[derive(Debug, Clone, Copy)]
pub struct Arch {
    pub half_chord: f64,
    pub sagitta: f64,
}

impl Arch {
    pub fn new(width: f64, sagitta: f64) -> Arch {
        let (mut low, mut high) = (width * 0.1, width / 2.0);
        // The arc grows with its chord.
        for _ in 0..50 {
            let arch = Arch { half_chord: (low + high) / 2.0, sagitta };
            if arch.length(arch.half_chord) > width / 2.0 {
                high = arch.half_chord;
            } else {
                low = arch.half_chord;
            }
        }
        Arch { half_chord: (low + high) / 2.0, sagitta }
    }

    /// The height above the lowest line of the page, at a distance along the chord from its middle.
    pub fn height(self, chord: f64) -> f64 {
        let out = (chord / self.half_chord).powi(2);
        if self.sagitta >= 0.0 { self.sagitta * (1.0 - out) } else { -self.sagitta * out }
    }

    /// The slope at that point.
    pub fn slope(self, chord: f64) -> f64 {
        -2.0 * self.sagitta * chord / self.half_chord.powi(2)
    }

    /// The arc length from the middle.
    pub fn length(self, chord: f64) -> f64 {
        let steep = 2.0 * self.sagitta.abs() / self.half_chord.powi(2);
        if steep < 1e-9 {
            return chord;
        }
        let slope = steep * chord;
        (slope * slope.hypot(1.0) + slope.asinh()) / (2.0 * steep)
    }

    /// The distance along the chord for an arc length.
    pub fn chord_at(self, length: f64) -> f64 {
        let mut chord = length;
        for _ in 0..8 {
            chord -= (self.length(chord) - length) / self.slope(chord).hypot(1.0);
        }
        chord
    }
}

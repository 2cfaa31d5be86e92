//! A table with a position on it, and photos of it.

use std::sync::Arc;

use tablier::game::{Cell, Lattice};
use tablier::rules::Play;

use crate::art::Art;
use crate::simulator::*;

/// The position after a number of random turns, or at the end of a shorter game.
pub fn played<P: Play>(mut position: P, turns: usize, chance: &mut Random) -> P {
    for _ in 0..turns {
        let mut legal = Vec::new();
        position.turns(|turn| legal.push(turn));
        if legal.is_empty() {
            break;
        }
        position.play(legal[chance.below(legal.len())]);
    }
    position
}

/// What varies between the pieces of a table: ranges of their thickness, mm, and their make.
#[derive(Clone, Copy, Debug)]
pub struct Bodies {
    /// Tiles, planks and tiles below balls.
    pub tile: (f64, f64),
    /// Discs of Quits and of own games.
    pub disc: (f64, f64),
    /// Tokens of Plank.
    pub token: (f64, f64),
    /// Largest height of a plank's middle above its ends; below 0 the ends are higher.
    pub bow: f64,
    /// Whether the light marbles are white instead of yellow.
    pub white: bool,
}

impl Default for Bodies {
    fn default() -> Bodies {
        Bodies { tile: (0.3, 3.0), disc: (0.3, 3.0), token: (2.0, 3.0), bow: 0.0, white: false }
    }
}

impl Bodies {
    pub fn under(conditions: &Conditions) -> Bodies {
        let exactly = |parameter| (conditions.get(parameter), conditions.get(parameter));
        Bodies {
            tile: exactly(Parameter::Tile),
            disc: exactly(Parameter::Disc),
            token: exactly(Parameter::Token),
            bow: conditions.get(Parameter::Bow),
            white: conditions.is(Parameter::WhiteMarbles),
        }
    }
}

/// The objects on a table.
pub struct Laid {
    /// The position in notation: the expected result.
    pub text: String,
    pub things: Vec<Thing>,
    /// Points of the table that should be in the picture, mm.
    pub outline: Vec<(f64, f64)>,
}

impl Laid {
    /// Bends the sheet below everything else.
    pub fn bend(&mut self, bend: Bend) {
        let Some((sheet, others)) = self.things.split_first_mut() else { return };
        let Thing::Sheet { texture, thickness, bend: bent, place } = sheet else { return };
        *bent = Some(bend);
        let (width, height, thickness, place) = (texture.width_mm(), texture.height_mm(), *thickness, *place);
        let (sin, cos) = place.turn.to_radians().sin_cos();
        let lift = |x: f64, y: f64| {
            let (x, y) = (x - place.x, y - place.y);
            sheet.printed(width / 2.0 + x * cos + y * sin, height / 2.0 + y * cos - x * sin)
        };
        for thing in others {
            let at = thing.place_mut();
            let [x, y, z] = lift(at.x, at.y);
            (at.x, at.y, at.height) = (x, y, at.height + z - thickness - place.height);
        }
    }

    /// Places another game beside this one.
    pub fn put_beside(&mut self, other: &Laid) {
        let right = self.outline.iter().map(|at| at.0).fold(f64::MIN, f64::max);
        let left = other.outline.iter().map(|at| at.0).fold(f64::MAX, f64::min);
        let by = right - left + 30.0;
        self.outline.extend(other.outline.iter().map(|(x, y)| (x + by, *y)));
        self.things.extend(other.things.iter().cloned().map(|mut thing| {
            thing.place_mut().x += by;
            thing
        }));
    }
}

/// A camp on the table.
pub struct Board<'a> {
    pub art: &'a Art,
    pub board: usize,
    pub camp: usize,
    /// Its centre on the table and its rotation.
    pub place: Place,
    /// Thickness of the paper and the card below it, mm.
    pub thickness: f64,
}

impl Board<'_> {
    pub fn texture(&self) -> Arc<Texture> {
        self.art.board(self.board, self.camp)
    }

    /// The table coordinates of a point of the print, mm from its top left corner.
    pub fn at(&self, u: f64, v: f64) -> (f64, f64) {
        let texture = self.texture();
        let (x, y) = (u - texture.width_mm() / 2.0, v - texture.height_mm() / 2.0);
        let (sin, cos) = self.place.turn.to_radians().sin_cos();
        (self.place.x + x * cos - y * sin, self.place.y + x * sin + y * cos)
    }

    /// The centre of a cell on the print.
    pub fn cell(&self, column: usize, row: usize) -> (f64, f64) {
        let at = Lattice::new(&self.art.game.boards[self.board]).centre(Cell { column, row });
        (at.x, at.y)
    }

    /// Its corners on the table.
    pub fn corners(&self) -> [(f64, f64); 4] {
        let texture = self.texture();
        let (w, h) = (texture.width_mm(), texture.height_mm());
        [(0.0, 0.0), (w, 0.0), (w, h), (0.0, h)].map(|(u, v)| self.at(u, v))
    }

    /// The place of an object on the board: its centre on the print, and its rotation in degrees relative to the
    /// board.
    pub fn upon(&self, (u, v): (f64, f64), turn: f64, above: f64) -> Place {
        let (x, y) = self.at(u, v);
        Place { x, y, turn: self.place.turn + turn, height: self.thickness + above }
    }

    /// The board in one sheet.
    pub fn sheet(&self) -> Thing {
        Thing::Sheet { texture: self.texture(), thickness: self.thickness, bend: None, place: self.place }
    }
}

/// The conditions of a photo.
#[derive(Clone)]
pub struct Shot {
    pub camera: Camera,
    pub light: Light,
    pub wear: Wear,
    pub clutter: Clutter,
    pub margin: f64,
    pub seed: u64,
}

impl Shot {
    /// Daylight, a steady hand, and at most this tilt.
    pub fn mild(seed: u64, tilt: f64, swing: f64) -> Shot {
        let camera = Camera { width: 1600, height: 1200, tilt, swing, exif: Some(26), ..Camera::default() };
        let clutter = Clutter::some();
        Shot { camera, light: Light::mild(seed), wear: Wear::mild(seed), clutter, margin: 0.05, seed }
    }

    /// All usual conditions: up to 45 degrees, colours paler than printed; every second photo in bad light with an
    /// unsteady hand.
    pub fn any(seed: u64) -> Shot {
        let c = &mut Random::new(seed ^ 0x73_68);
        let (width, height) = match c.below(20) {
            0 => (4032, 3024),
            1..8 => (1280, 960),
            8..15 => (1600, 1200),
            _ => (2016, 1512),
        };
        let (width, height) = if c.chance(0.2) { (height, width) } else { (width, height) };
        let camera = Camera {
            width,
            height,
            tilt: c.within(0.0, 45.0),
            swing: c.within(0.0, 360.0),
            roll: c.normal() * 4.0,
            k1: c.within(-0.015, 0.015),
            exif: c.chance(0.6).then_some(26),
            ..Camera::default()
        };
        let (light, wear) = match seed % 2 {
            1 => (Light::hard(seed), Wear::hard(seed).paler(seed)),
            _ => (Light::mild(seed), Wear::mild(seed).paler(seed)),
        };
        let clutter = if c.chance(0.5) { Clutter::some() } else { Clutter::default() };
        Shot { camera, light, wear, clutter, margin: c.within(0.03, 0.08), seed }
    }

    /// By a kind of camera.
    pub fn under(conditions: &Conditions) -> Shot {
        let seed = conditions.seed();
        let clutter = if seed.is_multiple_of(2) { Clutter::some() } else { Clutter::default() };
        Shot {
            camera: conditions.camera(),
            light: conditions.light(),
            wear: conditions.wear(),
            clutter,
            margin: conditions.get(Parameter::Margin),
            seed,
        }
    }

    /// Takes the photo.
    pub fn take(&self, laid: &Laid) -> Photo {
        let camera = self.camera.clone().framing(&laid.outline, self.margin);
        self.take_from(laid, &camera)
    }

    /// Takes the photo from this camera position.
    pub fn take_from(&self, laid: &Laid, camera: &Camera) -> Photo {
        let (ground, clutter) = (Ground::any(self.seed), self.clutter);
        let table = Table { ground, things: laid.things.clone(), clutter };
        photograph(&table, camera, &self.light, &self.wear, self.seed)
    }
}

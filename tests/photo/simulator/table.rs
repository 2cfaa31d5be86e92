//! The table surface and the clutter on it.

use std::sync::Arc;

use super::random::{Random, lattice};
use super::texture::Texture;
use super::thing::{Outline, Place, Thing};

#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Ground {
    Plain([u8; 3]),
    Wood,
    Cloth,
    Dark,
}

/// Objects beside the game.
#[derive(Debug, Clone, Copy, Default)]
pub struct Clutter {
    pub coins: usize,
    pub pencils: usize,
    /// Saucers and cups, as discs seen from above.
    pub cups: usize,
    /// Cards and notes of other games, with squares among their signs.
    pub cards: usize,
}

impl Clutter {
    pub fn some() -> Clutter {
        Clutter { coins: 4, pencils: 2, cups: 1, cards: 3 }
    }
}

#[derive(Debug, Clone)]
pub struct Table {
    pub ground: Ground,
    pub things: Vec<Thing>,
    pub clutter: Clutter,
}

/// Period of the table texture.
const REPEAT_MM: f64 = 256.0;
const GROUND_PER_MM: f64 = 3.0;

impl Ground {
    /// A random surface in a usual colour.
    pub fn any(seed: u64) -> Ground {
        let chance = &mut Random::new(seed ^ 0x67_72);
        match chance.below(4) {
            0 => Ground::Plain(std::array::from_fn(|_| chance.within(60.0, 225.0) as u8)),
            1 => Ground::Wood,
            2 => Ground::Cloth,
            _ => Ground::Dark,
        }
    }

    pub fn texture(self, seed: u64) -> Texture {
        let noise = Noise { seed };
        let side = REPEAT_MM;
        let shade = |base: [f64; 3], by: f64| base.map(|channel| (channel * by).clamp(0.0, 255.0) as u8);
        match self {
            Ground::Plain(color) => Texture::drawn(side, side, GROUND_PER_MM, |x, y| {
                shade(color.map(f64::from), 0.94 + 0.08 * noise.at(x, y, 16.0) + 0.04 * noise.at(x, y, 0.5))
            }),
            Ground::Dark => Texture::drawn(side, side, GROUND_PER_MM, |x, y| {
                shade([46.0, 42.0, 40.0], 0.8 + 0.3 * noise.at(x, y, 32.0) + 0.15 * noise.at(x, y, 0.5))
            }),
            Ground::Wood => Texture::drawn(side, side, GROUND_PER_MM, |x, y| {
                let plank = (y / 64.0).floor();
                // Wood grain cut lengthways: long waves along x, short ones along y.
                let wave = y * 0.45 + 9.0 * noise.at(x / 8.0, y, 16.0) + plank * 3.7;
                let ring = (wave - wave.floor() - 0.5).abs() * 2.0;
                let pore = noise.at(x / 16.0, y * 2.0, 1.0);
                let joint = if y.rem_euclid(64.0) < 0.6 { 0.55 } else { 1.0 };
                let tone = 0.9 + 0.1 * (plank * 2.3).sin();
                shade([176.0, 126.0, 80.0], tone * joint * (0.78 + 0.2 * ring + 0.16 * pore))
            }),
            Ground::Cloth => Texture::drawn(side, side, GROUND_PER_MM, |x, y| {
                let stripe = |at: f64| at.rem_euclid(32.0) < 16.0;
                let color = match (stripe(x), stripe(y)) {
                    (true, true) => [188.0, 62.0, 58.0],
                    (false, false) => [236.0, 230.0, 220.0],
                    _ => [214.0, 150.0, 142.0],
                };
                let weave = ((x * 6.0).sin() * (y * 6.0).sin()) * 0.05;
                shade(color, 0.9 + weave + 0.1 * noise.at(x, y, 0.5))
            }),
        }
    }
}

/// Smooth noise with the period of the texture.
struct Noise {
    seed: u64,
}

impl Noise {
    /// From 0 to 1, varying over about `size` mm.
    fn at(&self, x: f64, y: f64, size: f64) -> f64 {
        let cells = (REPEAT_MM / size) as i64;
        let (x, y) = (x / size, y / size);
        let (left, top) = (x.floor(), y.floor());
        let ease = |part: f64| part * part * (3.0 - 2.0 * part);
        let (fx, fy) = (ease(x - left), ease(y - top));
        let corner = |dx: i64, dy: i64| {
            lattice(self.seed, (left as i64 + dx).rem_euclid(cells), (top as i64 + dy).rem_euclid(cells))
        };
        let upper = corner(0, 0) + (corner(1, 0) - corner(0, 0)) * fx;
        let lower = corner(0, 1) + (corner(1, 1) - corner(0, 1)) * fx;
        upper + (lower - upper) * fy
    }
}

impl Clutter {
    /// Places the objects where nothing else lies.
    pub fn laid(self, around: &[Thing], seed: u64) -> Vec<Thing> {
        let chance = &mut Random::new(seed ^ 0x636c);
        let mut laid: Vec<Thing> = Vec::new();
        let kinds = [self.cups, self.cards, self.pencils, self.coins];
        for (kind, count) in kinds.into_iter().enumerate() {
            for _ in 0..count {
                let (texture, thickness, outline) = match kind {
                    0 => (saucer(chance), chance.within(4.0, 9.0), Outline::Disc),
                    1 => (card(chance), 0.4, Outline::Square),
                    2 => (pencil(chance), 6.5, Outline::Square),
                    _ => (coin(chance), 2.0, Outline::Disc),
                };
                let thing =
                    Thing::Tile { texture: Arc::new(texture), thickness, outline, place: Place::default() };
                laid.extend(free(thing, around, &laid, chance));
            }
        }
        laid
    }
}

/// Places an object without overlaps, if a few random positions near the others allow it.
fn free(mut thing: Thing, around: &[Thing], laid: &[Thing], chance: &mut Random) -> Option<Thing> {
    let others = || around.iter().chain(laid);
    let widest = |of: fn(Place) -> f64| {
        others().map(|other| of(other.place()).abs() + other.reach()).fold(60.0, f64::max)
    };
    let (far_x, far_y) = (widest(|place| place.x), widest(|place| place.y));
    for _ in 0..60 {
        let place = Place {
            x: chance.within(-far_x - 60.0, far_x + 60.0),
            y: chance.within(-far_y - 60.0, far_y + 60.0),
            turn: chance.within(0.0, 360.0),
            height: 0.0,
        };
        if let Thing::Tile { place: at, .. } = &mut thing {
            *at = place;
        }
        if others().all(|other| apart(&thing, other)) {
            return Some(thing);
        }
    }
    None
}

/// Whether the rectangles of two objects are at least 2 mm apart.
fn apart(a: &Thing, b: &Thing) -> bool {
    let half = |thing: &Thing| match thing {
        Thing::Sheet { texture, .. } | Thing::Tile { texture, .. } => {
            (texture.width_mm() / 2.0, texture.height_mm() / 2.0)
        }
        Thing::Man { diameter, .. } | Thing::Marble { diameter, .. } => (diameter / 2.0, diameter / 2.0),
    };
    let parted = |a: &Thing, b: &Thing| {
        let (sin, cos) = a.place().turn.to_radians().sin_cos();
        let (other_sin, other_cos) = (b.place().turn - a.place().turn).to_radians().sin_cos();
        let (dx, dy) = (b.place().x - a.place().x, b.place().y - a.place().y);
        let (u, v) = (dx * cos + dy * sin, dy * cos - dx * sin);
        let (mine, its) = (half(a), half(b));
        u.abs() > mine.0 + its.0 * other_cos.abs() + its.1 * other_sin.abs() + 2.0
            || v.abs() > mine.1 + its.0 * other_sin.abs() + its.1 * other_cos.abs() + 2.0
    };
    parted(a, b) || parted(b, a)
}

fn coin(chance: &mut Random) -> Texture {
    let size = chance.within(18.0, 26.0);
    let metal = [[190.0, 150.0, 70.0], [178.0, 178.0, 176.0], [168.0, 104.0, 66.0]][chance.below(3)];
    Texture::drawn(size, size, 8.0, |x, y| {
        let out = (x - size / 2.0).hypot(y - size / 2.0) / size * 2.0;
        let relief =
            if out > 0.88 { 1.15 } else { 0.85 + 0.15 * ((x * 2.1).sin() * (y * 1.7).cos() * 2.0).tanh() };
        metal.map(|channel: f64| (channel * relief).min(255.0) as u8)
    })
}

fn saucer(chance: &mut Random) -> Texture {
    let size = chance.within(65.0, 95.0);
    let glaze: [f64; 3] = [[240.0, 238.0, 232.0], [70.0, 110.0, 160.0], [60.0, 62.0, 66.0]][chance.below(3)];
    Texture::drawn(size, size, 4.0, |x, y| {
        let out = (x - size / 2.0).hypot(y - size / 2.0) / size * 2.0;
        let color = if out < 0.52 { [62.0, 36.0, 20.0] } else { glaze };
        let rim = if (0.52..0.6).contains(&out) || out > 0.95 { 0.8 } else { 1.0 };
        color.map(|channel| (channel * rim) as u8)
    })
}

fn pencil(chance: &mut Random) -> Texture {
    let length = chance.within(90.0, 170.0);
    let paint: [f64; 3] = [[214.0, 160.0, 20.0], [30.0, 90.0, 60.0], [160.0, 30.0, 36.0]][chance.below(3)];
    Texture::drawn(length, 7.0, 6.0, |x, y| {
        let color = if x < 4.0 {
            [40.0; 3]
        } else if x < 18.0 {
            [220.0, 180.0, 130.0]
        } else {
            paint
        };
        let facet = [0.75, 1.0, 0.6][((y / 7.0 * 3.0) as usize).min(2)];
        color.map(|channel| (channel * facet) as u8)
    })
}

/// A card with black and coloured squares similar to markers, or a note with lines of writing.
fn card(chance: &mut Random) -> Texture {
    let (width, height) = (chance.within(44.0, 70.0), chance.within(60.0, 92.0));
    let seed = chance.bits();
    let note = chance.chance(0.4);
    let ink = [[28, 28, 30], [190, 30, 40], [24, 60, 150]][chance.below(3)];
    let paper = [244, 242, 236];
    let cell = chance.within(1.4, 3.2);
    Texture::drawn(width, height, 8.0, |x, y| {
        let (in_x, in_y) = (x > 6.0 && x < width - 6.0, y > 6.0 && y < height - 6.0);
        if !in_x || !in_y {
            return paper;
        }
        if note {
            let (row, column) = ((y / 5.0) as i64, (x / 1.3) as i64);
            return if y % 5.0 < 1.8 && lattice(seed, column, row) < 0.6 { ink } else { paper };
        }
        let (u, v) = ((x - 6.0) % 18.0, (y - 6.0) % 18.0);
        let (column, row) = ((u / cell) as i64, (v / cell) as i64);
        let blot = lattice(seed ^ ((x / 18.0) as u64 * 77 + (y / 18.0) as u64), column, row) < 0.5;
        let edge = u < cell || v < cell || u > 14.0 - cell || v > 14.0 - cell;
        if u < 14.0 && v < 14.0 && (edge || blot) { ink } else { paper }
    })
}

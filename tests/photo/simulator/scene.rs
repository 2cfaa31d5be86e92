//! The scene ready for tracing: the bodies visible in each part of the picture, and the light that they send.

use std::collections::HashMap;
use std::sync::Arc;

use super::ball::{self, Surroundings};
use super::camera::{Camera, View, along, dot, unit};
use super::light::{Lamp, Light, Wear};
use super::shadow::Shadows;
use super::stage::{Body, Face, Hit, Shape};
use super::table::Table;
use super::texture::{Footprint, Pyramid, Texture};
use super::thing::Thing;

/// Side of the blocks of pixels that are processed together. The bodies visible in a block are found once, from the
/// projected corners of their bounding boxes, and so are the directions of the rays at its corners and the size of a
/// pixel on the table.
pub const BLOCK: usize = 32;
/// The face number of the ground; each body has two others.
const GROUND: u16 = u16::MAX;
/// Brightness beyond the far end of the table.
const WALL: f32 = 0.35;

/// A lit table seen by a camera.
pub struct Scene<'a> {
    view: View,
    light: &'a Light,
    lamps: Vec<Lamp>,
    bodies: Vec<Body>,
    /// The print and shadows of each body.
    prints: Vec<Option<usize>>,
    floors: Vec<Option<usize>>,
    pyramids: Vec<Pyramid>,
    /// Of each level, for each lamp.
    shadows: Vec<Vec<Shadows>>,
    ground: Pyramid,
    ground_shadows: Vec<Shadows>,
    /// Averaging of prints and ground where a ball reflects or refracts them, and where they light its dull surface.
    coarse: [Vec<Footprint>; 2],
    ground_coarse: [Footprint; 2],
}

/// Values that are the same throughout a block.
pub struct Block {
    corners: [[f64; 3]; 4],
    left: f64,
    top: f64,
    bodies: Vec<u16>,
    footprints: Vec<Option<Footprint>>,
    ground: Footprint,
}

impl Block {
    fn ray(&self, x: f64, y: f64) -> [f64; 3] {
        let (u, v) = ((x - self.left) / BLOCK as f64, (y - self.top) / BLOCK as f64);
        let [a, b, c, d] = &self.corners;
        let between = |from: [f64; 3], to: [f64; 3], part: f64| {
            let rest = 1.0 - part;
            [from[0] * rest + to[0] * part, from[1] * rest + to[1] * part, from[2] * rest + to[2] * part]
        };
        between(between(*a, *b, u), between(*c, *d, u), v)
    }
}

impl<'a> Scene<'a> {
    pub fn new(
        table: &Table,
        clutter: &[Thing],
        camera: &Camera,
        light: &'a Light,
        wear: &Wear,
        seed: u64,
    ) -> Scene<'a> {
        let things = || table.things.iter().chain(clutter);
        let mut pyramids: Vec<Pyramid> = Vec::new();
        let mut known: HashMap<*const Texture, usize> = HashMap::new();
        let mut prints = Vec::new();
        for (at, thing) in things().enumerate() {
            prints.push(match thing {
                Thing::Sheet { texture, .. } | Thing::Tile { texture, .. } => {
                    Some(*known.entry(Arc::as_ptr(texture)).or_insert_with(|| {
                        let is_print = at < table.things.len();
                        let texture = if is_print { texture.printed(wear) } else { (**texture).clone() };
                        pyramids.push(Pyramid::new(texture, false));
                        pyramids.len() - 1
                    }))
                }
                Thing::Man { diameter, color, .. } => {
                    let plain = Texture::drawn(*diameter, *diameter, 1.0, |_, _| *color);
                    pyramids.push(Pyramid::new(plain, false));
                    Some(pyramids.len() - 1)
                }
                Thing::Marble { .. } => None,
            });
        }
        let bodies: Vec<Body> = things().map(Body::new).collect();
        assert!(bodies.len() < usize::from(GROUND) / 2, "faces are numbered in 16 bits");
        let lamps: Vec<Lamp> =
            light.lamps().map(|lamp| Lamp { direction: unit(lamp.direction), ..lamp }).collect();
        let thrown = |floor: f64, except: Option<usize>| -> Vec<Shadows> {
            light.lamps().filter_map(|lamp| Shadows::upon(floor, &bodies, &lamp, except)).collect()
        };
        let mut shadows = Vec::new();
        let mut levels: Vec<(f64, Option<usize>)> = Vec::new();
        let floors = bodies.iter().enumerate().map(|(at, body)| match body.shape {
            Shape::Ball { .. } => None,
            Shape::Page { .. } => {
                shadows.push(thrown(body.bottom, Some(at)));
                Some(shadows.len() - 1)
            }
            _ => match levels.iter().find(|level| (level.0 - body.top).abs() < 0.1) {
                Some(level) => level.1,
                None => {
                    shadows.push(thrown(body.top, None));
                    let level = Some(shadows.len() - 1);
                    levels.push((body.top, level));
                    level
                }
            },
        });
        let floors = floors.collect();
        let ground_shadows = thrown(0.0, None);
        let ground = Pyramid::new(table.ground.texture(seed), true);
        let round = |pyramid: &Pyramid, mm: f64| pyramid.footprint((mm, 0.0), (0.0, mm));
        Scene {
            view: View::new(camera),
            light,
            lamps,
            floors,
            prints,
            coarse: [0.3, 8.0].map(|mm| pyramids.iter().map(|pyramid| round(pyramid, mm)).collect()),
            ground_coarse: [0.3, 8.0].map(|mm| round(&ground, mm)),
            pyramids,
            shadows,
            ground,
            ground_shadows,
            bodies,
        }
    }

    /// The bodies that may be visible in each block.
    pub fn bins(&self, columns: usize, rows: usize) -> Vec<Vec<u16>> {
        let mut bins = vec![Vec::new(); columns * rows];
        for (at, body) in self.bodies.iter().enumerate() {
            let seen: Vec<_> = body.corners().filter_map(|corner| self.view.project(corner)).collect();
            // Lens distortion bends straight edges outwards by a few pixels; a corner behind the lens may be
            // anywhere.
            let range = |of: fn(&(f64, f64)) -> f64, count: usize| {
                let (low, high) =
                    seen.iter().map(of).fold((f64::MAX, f64::MIN), |(l, h), at| (l.min(at), h.max(at)));
                let block = |at: f64| (at / BLOCK as f64).floor().clamp(0.0, count as f64) as usize;
                let room = 24.0 + 0.3 * self.view.k1.abs() * self.view.focal;
                if seen.len() < 8 { 0..count } else { block(low - room)..(block(high + room) + 1).min(count) }
            };
            let across = range(|at| at.0, columns);
            for row in range(|at| at.1, rows) {
                for column in across.clone() {
                    bins[row * columns + column].push(at as u16);
                }
            }
        }
        bins
    }

    pub fn block(&self, column: usize, row: usize, bodies: Vec<u16>) -> Block {
        let (left, top) = ((column * BLOCK) as f64, (row * BLOCK) as f64);
        let side = BLOCK as f64;
        let corner = |u: f64, v: f64| self.view.ray(left + u * side, top + v * side);
        let floor = |u: f64, v: f64| {
            let ray = self.view.ray(left + u, top + v);
            let way = self.view.eye[2] / (-ray[2]).max(0.05);
            (ray[0] * way, ray[1] * way)
        };
        let (here, next, below) = (
            floor(side / 2.0, side / 2.0),
            floor(side / 2.0 + 1.0, side / 2.0),
            floor(side / 2.0, side / 2.0 + 1.0),
        );
        let across = (next.0 - here.0, next.1 - here.1);
        let down = (below.0 - here.0, below.1 - here.1);
        let footprint = |at: &u16| {
            let body = &self.bodies[usize::from(*at)];
            let turned = |way: (f64, f64)| {
                let way = body.inward([way.0, way.1, 0.0]);
                (way[0], way[1])
            };
            self.prints[usize::from(*at)]
                .map(|print| self.pyramids[print].footprint(turned(across), turned(down)))
        };
        Block {
            corners: [corner(0.0, 0.0), corner(1.0, 0.0), corner(0.0, 1.0), corner(1.0, 1.0)],
            left,
            top,
            footprints: bodies.iter().map(footprint).collect(),
            bodies,
            ground: self.ground.footprint(across, down),
        }
    }

    /// The light at a point of the picture, and the face that sends it.
    pub fn look(&self, block: &Block, x: f64, y: f64) -> ([f32; 3], u16) {
        let ray = block.ray(x, y);
        let mut met: Option<(usize, Hit)> = None;
        for (at, &body) in block.bodies.iter().enumerate() {
            if let Some(hit) = self.bodies[usize::from(body)].meet(self.view.eye, ray)
                && met.is_none_or(|(_, met)| hit.way < met.way)
            {
                met = Some((at, hit));
            }
        }
        let Some((at, hit)) = met else {
            return (self.ground_seen(self.view.eye, ray, &block.ground), GROUND);
        };
        let number = block.bodies[at];
        let face = number * 2 + u16::from(hit.face == Face::Side);
        (self.shaded(usize::from(number), &hit, self.view.eye, ray, block.footprints[at].as_ref()), face)
    }

    fn ground_seen(&self, from: [f64; 3], ray: [f64; 3], footprint: &Footprint) -> [f32; 3] {
        if ray[2] > -0.03 {
            return [WALL; 3];
        }
        let at = along(from, ray, -from[2] / ray[2]);
        let color = self.ground.sample(footprint, at[0], at[1]);
        self.lit(color, &self.ground_shadows, at, None)
    }

    /// A colour in the light at a point of the level face of a body, or of a face with this normal.
    fn lit(&self, color: [f32; 3], shadows: &[Shadows], at: [f64; 3], normal: Option<[f64; 3]>) -> [f32; 3] {
        let room = self.light.ambient as f32;
        let mut sum = [0.0; 3];
        let mut hidden = 1.0;
        for (number, lamp) in self.lamps.iter().enumerate() {
            let facing = normal.map_or(1.0, |normal| facing(lamp, normal));
            let light = shadows.get(number).map_or([1.0; 4], |shadows| shadows.at(at[0], at[1]));
            hidden = light[3];
            for ((sum, light), tint) in sum.iter_mut().zip(light).zip(lamp.tint) {
                *sum += (1.0 - room) * facing * (lamp.share * tint) as f32 * light;
            }
        }
        std::array::from_fn(|at| color[at] * (room * hidden + sum[at]))
    }

    fn shaded(
        &self,
        number: usize,
        hit: &Hit,
        from: [f64; 3],
        ray: [f64; 3],
        footprint: Option<&Footprint>,
    ) -> [f32; 3] {
        let body = &self.bodies[number];
        if matches!(body.shape, Shape::Ball { .. }) {
            return ball::shade(body, hit, from, ray, self.light, self);
        }
        if hit.face == Face::Side {
            let room = self.light.ambient as f32 * 0.55;
            return std::array::from_fn(|at| {
                let of = |lamp: &Lamp| facing(lamp, hit.normal) * (lamp.share * lamp.tint[at]) as f32;
                let lit: f32 = self.lamps.iter().map(of).sum();
                body.side[at] * (room + (1.0 - self.light.ambient as f32) * lit)
            });
        }
        let (Some(print), Some(footprint)) = (self.prints[number], footprint) else { return [0.0; 3] };
        let color = self.pyramids[print].sample(
            footprint,
            hit.print[0] + body.print[0],
            hit.print[1] + body.print[1],
        );
        let shadows = self.floors[number].map_or(&[][..], |floor| &self.shadows[floor]);
        let level = matches!(body.shape, Shape::Box { .. } | Shape::Disc { .. });
        let at = if shadows.is_empty() { from } else { along(from, ray, hit.way) };
        self.lit(color, shadows, at, (!level).then_some(hit.normal))
    }
}

/// The light of a lamp on a face with this normal; 1 is the level table.
fn facing(lamp: &Lamp, normal: [f64; 3]) -> f32 {
    (dot(normal, lamp.direction) / lamp.direction[2].max(0.2)).max(0.0) as f32
}

impl Surroundings for Scene<'_> {
    fn seen(&self, mut from: [f64; 3], ray: [f64; 3], spread: bool) -> [f32; 3] {
        // Light leaving a ball in the hollow of its tile meets the tile, not what is below.
        let solid = self.bodies.iter().filter(|body| !matches!(body.shape, Shape::Ball { .. }));
        from[2] = solid.filter(|body| body.covers(from)).map(|body| body.top + 1e-6).fold(from[2], f64::max);
        let mut met: Option<(usize, Hit)> = None;
        for (at, body) in self.bodies.iter().enumerate() {
            // Reflections of balls in balls are negligible.
            if matches!(body.shape, Shape::Ball { .. }) {
                continue;
            }
            if let Some(hit) = body.meet(from, ray)
                && met.is_none_or(|(_, met)| hit.way < met.way)
            {
                met = Some((at, hit));
            }
        }
        match met {
            Some((at, hit)) => self.shaded(
                at,
                &hit,
                from,
                ray,
                self.prints[at].map(|print| &self.coarse[usize::from(spread)][print]),
            ),
            None => self.ground_seen(from, ray, &self.ground_coarse[usize::from(spread)]),
        }
    }
}

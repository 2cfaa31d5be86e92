//! Solid bodies and their intersections with rays.

use super::camera::{along, dot};
use super::color::linear;
use super::thing::{Arch, Bend, Finish, Outline, Place, Thing};

/// The colour of the core of card and paper, visible at the sides of pieces.
const CARD: [u8; 3] = [222, 217, 206];

#[derive(Debug, Clone)]
pub enum Shape {
    /// A box with vertical edges rounded by the radius `corner`.
    Box {
        half: [f64; 2],
        corner: f64,
    },
    Disc {
        radius: f64,
    },
    Page {
        half: [f64; 2],
        arch: Arch,
        along_x: bool,
    },
    Ball {
        radius: f64,
        color: [f32; 3],
        finish: Finish,
    },
}

#[derive(Debug, Clone)]
pub struct Body {
    pub shape: Shape,
    pub x: f64,
    pub y: f64,
    pub sin: f64,
    pub cos: f64,
    pub bottom: f64,
    pub top: f64,
    /// Half the size of the print.
    pub print: [f64; 2],
    pub side: [f32; 3],
}

/// The face of a body that a ray meets.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Face {
    Top,
    Side,
}

#[derive(Debug, Clone, Copy)]
pub struct Hit {
    /// Distance in lengths of the ray.
    pub way: f64,
    pub face: Face,
    /// Position on the print from its centre, mm; unused for balls.
    pub print: [f64; 2],
    pub normal: [f64; 3],
}

impl Body {
    pub fn new(thing: &Thing) -> Body {
        let Place { x, y, turn, height } = thing.place();
        let (sin, cos) = turn.to_radians().sin_cos();
        let mut side = CARD;
        let (print, thick, shape) = match thing {
            Thing::Sheet { texture, thickness, bend, .. } => {
                let half = [texture.width_mm() / 2.0, texture.height_mm() / 2.0];
                let shape = match *bend {
                    Some(Bend { sagitta, along_x }) if sagitta.abs() > 1e-3 => {
                        let arch = Arch::new(half[usize::from(!along_x)] * 2.0, sagitta);
                        let chords =
                            if along_x { [arch.half_chord, half[1]] } else { [half[0], arch.half_chord] };
                        Shape::Page { half: chords, arch, along_x }
                    }
                    _ => Shape::Box { half, corner: 0.0 },
                };
                (half, *thickness, shape)
            }
            Thing::Tile { texture, thickness, outline, .. } => {
                let half = [texture.width_mm() / 2.0, texture.height_mm() / 2.0];
                let shape = match outline {
                    Outline::Square => Shape::Box { half, corner: 0.0 },
                    Outline::Rounded(corner) => Shape::Box { half, corner: *corner },
                    Outline::Disc => Shape::Disc { radius: half[0] },
                };
                (half, *thickness, shape)
            }
            Thing::Man { diameter, thickness, color, .. } => {
                side = *color;
                ([diameter / 2.0; 2], *thickness, Shape::Disc { radius: diameter / 2.0 })
            }
            Thing::Marble { diameter, color, finish, .. } => {
                let radius = diameter / 2.0;
                ([radius; 2], *diameter, Shape::Ball { radius, color: linear(*color), finish: *finish })
            }
        };
        let lift = if let Shape::Page { arch, .. } = &shape { arch.sagitta.abs() } else { 0.0 };
        Body { shape, x, y, sin, cos, bottom: height, top: height + thick + lift, print, side: linear(side) }
    }

    /// The corners of a bounding box.
    pub fn corners(&self) -> impl Iterator<Item = [f64; 3]> + '_ {
        let half = match self.shape {
            Shape::Box { half, .. } | Shape::Page { half, .. } => half,
            Shape::Disc { radius } | Shape::Ball { radius, .. } => [radius; 2],
        };
        (0..8).map(move |corner| {
            let sign = |bit: usize| if corner & bit == 0 { -1.0 } else { 1.0 };
            let (u, v) = (half[0] * sign(1), half[1] * sign(2));
            let z = if corner & 4 == 0 { self.bottom } else { self.top };
            [self.x + u * self.cos - v * self.sin, self.y + u * self.sin + v * self.cos, z]
        })
    }

    /// A direction of the table in the axes of the body.
    pub fn inward(&self, way: [f64; 3]) -> [f64; 3] {
        [way[0] * self.cos + way[1] * self.sin, way[1] * self.cos - way[0] * self.sin, way[2]]
    }

    fn outward(&self, way: [f64; 3]) -> [f64; 3] {
        [way[0] * self.cos - way[1] * self.sin, way[1] * self.cos + way[0] * self.sin, way[2]]
    }

    pub fn local(&self, point: [f64; 3]) -> [f64; 3] {
        self.inward([point[0] - self.x, point[1] - self.y, point[2]])
    }

    /// The first intersection of a ray from outside with the body.
    pub fn meet(&self, eye: [f64; 3], ray: [f64; 3]) -> Option<Hit> {
        let (from, ray_in) = (self.local(eye), self.inward(ray));
        match &self.shape {
            Shape::Box { half, corner } => self.meet_box(from, ray_in, *half, *corner),
            Shape::Disc { radius } => self.meet_disc(from, ray_in, *radius),
            Shape::Page { half, arch, along_x } => self.meet_page(from, ray_in, *half, *arch, *along_x),
            Shape::Ball { radius, .. } => {
                let middle = [self.x, self.y, self.bottom + radius];
                let away = along(eye, middle, -1.0);
                let (a, b) = (dot(ray, ray), dot(away, ray));
                let under = b * b - a * (dot(away, away) - radius * radius);
                if under < 0.0 {
                    return None;
                }
                let way = (-b - under.sqrt()) / a;
                let normal = along(away, ray, way).map(|part| part / radius);
                (way > 0.0).then_some(Hit { way, face: Face::Top, print: [0.0; 2], normal })
            }
        }
    }

    /// Whether a point is below the top of the body, within its outline.
    pub fn covers(&self, place: [f64; 3]) -> bool {
        let [u, v, z] = self.local(place);
        let within = match &self.shape {
            Shape::Box { half, corner } => is_within([u, v], *half, *corner),
            Shape::Page { half, .. } => is_within([u, v], *half, 0.0),
            Shape::Disc { radius } | Shape::Ball { radius, .. } => u.hypot(v) <= *radius,
        };
        within && z < self.top
    }

    fn meet_top(&self, from: [f64; 3], ray: [f64; 3]) -> Option<(f64, [f64; 2])> {
        let way = (self.top - from[2]) / ray[2];
        (way > 0.0).then(|| (way, [from[0] + ray[0] * way, from[1] + ray[1] * way]))
    }

    fn meet_box(&self, from: [f64; 3], ray: [f64; 3], half: [f64; 2], corner: f64) -> Option<Hit> {
        let (way, print) = self.meet_top(from, ray)?;
        if is_within(print, half, corner) {
            return Some(Hit { way, face: Face::Top, print, normal: [0.0, 0.0, 1.0] });
        }
        let flat = (0..2).find_map(|axis| {
            // Only the side that faces the start of the ray.
            let sign = if ray[axis] > 0.0 { -1.0 } else { 1.0 };
            let way = (sign * half[axis] - from[axis]) / ray[axis];
            let other = from[1 - axis] + ray[1 - axis] * way;
            let z = from[2] + ray[2] * way;
            let flat = half[1 - axis] - corner;
            let met = way > 0.0 && other.abs() <= flat && (self.bottom..=self.top).contains(&z);
            let mut normal = [0.0; 3];
            normal[axis] = sign;
            met.then(|| Hit { way, face: Face::Side, print: [0.0; 2], normal: self.outward(normal) })
        });
        let rounded = |(x, y): (f64, f64)| {
            let middle = [x * (half[0] - corner), y * (half[1] - corner)];
            let hit = self.meet_disc([from[0] - middle[0], from[1] - middle[1], from[2]], ray, corner)?;
            (hit.face == Face::Side).then_some(hit)
        };
        let corners =
            [(1.0, 1.0), (-1.0, 1.0), (-1.0, -1.0), (1.0, -1.0)].into_iter().filter(|_| corner > 0.0);
        corners.filter_map(rounded).chain(flat).min_by(|one, other| one.way.total_cmp(&other.way))
    }

    fn meet_disc(&self, from: [f64; 3], ray: [f64; 3], radius: f64) -> Option<Hit> {
        let (way, print) = self.meet_top(from, ray)?;
        if print[0] * print[0] + print[1] * print[1] <= radius * radius {
            return Some(Hit { way, face: Face::Top, print, normal: [0.0, 0.0, 1.0] });
        }
        let a = ray[0] * ray[0] + ray[1] * ray[1];
        let b = from[0] * ray[0] + from[1] * ray[1];
        let under = b * b - a * (from[0] * from[0] + from[1] * from[1] - radius * radius);
        if under <= 0.0 || a < 1e-12 {
            return None;
        }
        let way = (-b - under.sqrt()) / a;
        let at = along(from, ray, way);
        let normal = self.outward([at[0] / radius, at[1] / radius, 0.0]);
        let met = way > 0.0 && (self.bottom..=self.top).contains(&at[2]);
        met.then_some(Hit { way, face: Face::Side, print: [0.0; 2], normal })
    }

    /// Only the upper face: paper is thin.
    fn meet_page(
        &self,
        from: [f64; 3],
        ray: [f64; 3],
        half: [f64; 2],
        arch: Arch,
        along_x: bool,
    ) -> Option<Hit> {
        let axis = usize::from(!along_x);
        let base = self.top - arch.sagitta.abs();
        // base + height(u) = z is a quadratic equation along the ray.
        let steep = arch.sagitta / arch.half_chord.powi(2);
        let crown = base + arch.sagitta.max(0.0);
        let (u, du) = (from[axis], ray[axis]);
        let a = steep * du * du;
        let b = ray[2] + 2.0 * steep * u * du;
        let c = from[2] - crown + steep * u * u;
        let ways = if a.abs() < 1e-9 {
            [-c / b, f64::NAN]
        } else {
            let root = (b * b - 4.0 * a * c).sqrt();
            // The form without cancellation.
            let q = -0.5 * (b + root.copysign(b));
            [q / a, c / q]
        };
        let mut met: Option<Hit> = None;
        for way in ways {
            let at = along(from, ray, way);
            let inside = at[0].abs() <= half[0] && at[1].abs() <= half[1];
            if way > 0.0 && inside && met.is_none_or(|met| way < met.way) {
                let slope = arch.slope(at[axis]);
                let mut normal = [0.0, 0.0, 1.0];
                normal[axis] = -slope;
                let mut print = [at[0], at[1]];
                print[axis] = arch.length(at[axis]);
                let normal = super::camera::unit(self.outward(normal));
                met = Some(Hit { way, face: Face::Top, print, normal });
            }
        }
        met
    }
}

/// Whether a point is within a rectangle around the origin with rounded corners.
fn is_within(at: [f64; 2], half: [f64; 2], corner: f64) -> bool {
    let [x, y] = [at[0].abs() - half[0], at[1].abs() - half[1]];
    x <= 0.0 && y <= 0.0 && (x <= -corner || y <= -corner || (x + corner).hypot(y + corner) <= corner)
}

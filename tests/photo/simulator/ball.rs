//! Appearance of balls: glossy paint, bare wood, refracting glass, and clear glass with a vane inside.

use super::camera::{along, dot, unit};
use super::light::Light;
use super::random::lattice;
use super::stage::{Body, Hit, Shape};
use super::thing::Finish;

/// The scene around a ball.
pub trait Surroundings {
    /// The light coming back along a ray that starts near the table, including shadows. `spread` averages what a dull
    /// surface gathers from that area; otherwise it is what a mirror or lens shows.
    fn seen(&self, from: [f64; 3], ray: [f64; 3], spread: bool) -> [f32; 3];
}

const GLASS: f64 = 1.5;
/// The tint of clear glass.
pub const CLEAR: [f32; 3] = [0.82, 0.88, 0.84];

/// The light reflected by a ball along a ray.
pub fn shade(
    body: &Body,
    hit: &Hit,
    eye: [f64; 3],
    ray: [f64; 3],
    light: &Light,
    around: &impl Surroundings,
) -> [f32; 3] {
    let Shape::Ball { color, finish, .. } = body.shape else { return [0.0; 3] };
    let point = along(eye, ray, hit.way);
    let ray = unit(ray);
    let normal = hit.normal;
    let facing = -dot(ray, normal);
    let mirrored = along(ray, normal, 2.0 * facing);
    let reflected = reflection(point, mirrored, light, around, finish);
    match finish {
        Finish::Painted => {
            let lit = diffuse(point, normal, light, around);
            let sheen = fresnel(facing, 0.05);
            std::array::from_fn(|at| color[at] * lit[at] * (1.0 - sheen) + reflected[at] * sheen)
        }
        Finish::Wood => {
            let lit = diffuse(point, normal, light, around);
            let grain = grain(body, point) as f32;
            let sheen = fresnel(facing, 0.03) * 0.35;
            std::array::from_fn(|at| color[at] * grain * lit[at] * (1.0 - sheen) + reflected[at] * sheen)
        }
        Finish::Glass => {
            let sheen = fresnel(facing, 0.04);
            let through = transmitted(body, color, point, normal, ray, light, around);
            std::array::from_fn(|at| through[at] * (1.0 - sheen) + reflected[at] * sheen)
        }
        Finish::CatsEye => {
            let sheen = fresnel(facing, 0.04);
            let through = match vane(body, point, refracted(normal, ray)) {
                true => color.map(|color| color * (0.35 + 0.55 * light.ambient) as f32),
                false => transmitted(body, CLEAR, point, normal, ray, light, around),
            };
            std::array::from_fn(|at| through[at] * (1.0 - sheen) + reflected[at] * sheen)
        }
    }
}

/// Reflectance increases towards grazing angles (Schlick's approximation).
fn fresnel(facing: f64, straight: f64) -> f32 {
    (straight + (1.0 - straight) * (1.0 - facing).clamp(0.0, 1.0).powi(5)) as f32
}

/// The light arriving at a point of a ball; 1 is the light on the flat table.
fn diffuse(point: [f64; 3], normal: [f64; 3], light: &Light, around: &impl Surroundings) -> [f32; 3] {
    let mut lit = [0.0; 3];
    for lamp in light.lamps() {
        let direction = unit(lamp.direction);
        // A window is wide, so its light reaches slightly around the ball.
        let wrap = 0.15;
        let sun = ((dot(normal, direction) + wrap) / (1.0 + wrap)).max(0.0) / direction[2].max(0.2);
        for (lit, tint) in lit.iter_mut().zip(lamp.tint) {
            *lit += (1.0 - light.ambient) * sun * (lamp.share * tint);
        }
    }
    let sky = light.ambient * (0.5 + 0.5 * normal[2]);
    // The table reflects light from below.
    let below = if normal[2] < 0.5 {
        around.seen(point, [normal[0] * 0.6, normal[1] * 0.6, -0.8], true)
    } else {
        [0.0; 3]
    };
    let share = (0.5 - 0.5 * normal[2]) as f32 * 0.8;
    std::array::from_fn(|at| (lit[at] + sky) as f32 + below[at] * share)
}

/// The reflection of a smooth ball: the lamp as a soft patch, a bright ceiling, the table below.
fn reflection(
    point: [f64; 3],
    ray: [f64; 3],
    light: &Light,
    around: &impl Surroundings,
    finish: Finish,
) -> [f32; 3] {
    if ray[2] < 0.0 {
        return around.seen(point, ray, false);
    }
    let mut seen = [0.0; 3];
    for lamp in light.lamps() {
        let near = dot(ray, unit(lamp.direction));
        let (inner, outer) = if finish == Finish::Wood {
            (0.99, 0.8)
        } else {
            (0.995 - 0.03 * lamp.softness, 0.985 - 0.05 * lamp.softness)
        };
        let part = ((near - outer) / (inner - outer)).clamp(0.0, 1.0);
        let patch = part
            * part
            * (3.0 - 2.0 * part)
            * if finish == Finish::Wood { 3.0 } else { 18.0 }
            * (1.0 - light.ambient);
        for (seen, tint) in seen.iter_mut().zip(lamp.tint) {
            *seen += (patch * (lamp.share * tint)) as f32;
        }
    }
    seen.map(|seen| seen + room(ray, light))
}

/// The walls and the brighter ceiling.
fn room(ray: [f64; 3], light: &Light) -> f32 {
    (light.ambient * (0.35 + 0.75 * ray[2].max(0.0))) as f32
}

/// The direction of a ray inside the glass that it enters.
fn refracted(normal: [f64; 3], ray: [f64; 3]) -> [f64; 3] {
    let facing = -dot(ray, normal);
    let squared = 1.0 - (1.0 - facing * facing) / (GLASS * GLASS);
    unit(along(ray.map(|part| part / GLASS), normal, facing / GLASS - squared.sqrt()))
}

/// Whether a ray that enters a ball meets the three blades inside, which are twisted about an axis of the ball's own.
fn vane(body: &Body, point: [f64; 3], inside: [f64; 3]) -> bool {
    const STEPS: usize = 48;
    let radius = body.print[0];
    let middle = [body.x, body.y, body.bottom + radius];
    let from = along(point, middle, -1.0);
    let way = -2.0 * dot(from, inside);
    let seed = (body.x * 29.0 + body.y * 13.0).abs() as u64;
    let axis = unit([1, 2, 3].map(|at| lattice(seed, at, 1) - 0.5));
    let side = unit(along([0.3, -0.5, 0.8], axis, -dot([0.3, -0.5, 0.8], axis)));
    let third = [
        axis[1] * side[2] - axis[2] * side[1],
        axis[2] * side[0] - axis[0] * side[2],
        axis[0] * side[1] - axis[1] * side[0],
    ];
    (0..STEPS).any(|step| {
        let at = along(from, inside, way * (step as f64 + 0.5) / STEPS as f64).map(|part| part / radius);
        let (up, out) = (dot(at, axis), dot(at, side).hypot(dot(at, third)));
        let turn = dot(at, third).atan2(dot(at, side)) + 1.2 * up;
        let blade = (turn.rem_euclid(std::f64::consts::TAU / 3.0) - std::f64::consts::PI / 3.0).abs();
        up.abs() < 0.75 && out < 0.5 * (1.0 - up * up) && out * blade.sin() < 0.05
    })
}

/// The light through a glass ball: refracted twice, tinted by the path inside.
fn transmitted(
    body: &Body,
    color: [f32; 3],
    point: [f64; 3],
    normal: [f64; 3],
    ray: [f64; 3],
    light: &Light,
    around: &impl Surroundings,
) -> [f32; 3] {
    let radius = body.print[0];
    let inside = refracted(normal, ray);
    let way = -2.0 * radius * dot(inside, normal);
    let out_at = along(point, inside, way);
    let out_normal = along(out_at, [body.x, body.y, body.bottom + radius], -1.0).map(|part| part / radius);
    // By symmetry, the ray is refracted on its way out as on its way in.
    let leaving = dot(inside, out_normal);
    let squared = (1.0 - GLASS * GLASS * (1.0 - leaving * leaving)).max(0.0);
    let out = unit(along(inside.map(|part| part * GLASS), out_normal, squared.sqrt() - GLASS * leaving));
    let behind = if out[2] < -0.05 { around.seen(out_at, out, false) } else { [room(out, light); 3] };
    // Marbles are rarely clear: their colour also glows a little.
    let depth = (way / (2.0 * radius)) as f32;
    std::array::from_fn(|at| {
        let tint = color[at].clamp(0.003, 1.0).powf(0.75 * depth);
        behind[at] * tint * 0.9 + color[at] * 0.05
    })
}

/// Grain of wood, from about 0.8 to 1.1, different for each ball.
fn grain(body: &Body, point: [f64; 3]) -> f64 {
    let seed = (body.x * 31.0 + body.y * 17.0).abs() as u64;
    let turn = lattice(seed, 1, 1) * std::f64::consts::TAU;
    let (sin, cos) = turn.sin_cos();
    let (x, y) = (point[0] - body.x, point[1] - body.y);
    let (u, v, w) = (x * cos - y * sin, x * sin + y * cos, point[2] - body.bottom);
    let ring = ((u * 0.6 + 4.0).hypot(w * 0.9) * 3.2 + 0.25 * (v * 0.7).sin()).sin();
    let fibre = lattice(seed, (u * 5.0).floor() as i64, (v * 0.8 + w).floor() as i64);
    0.95 + 0.10 * ring + 0.06 * (fibre - 0.5)
}

//! Shadows, computed once for each height as maps in mm of the table.

use super::ball;
use super::light::Lamp;
use super::stage::{Body, Shape};
use super::thing::Finish;

/// The light arriving at each point of a level: red, green and blue of a lamp, and ambient light; 1 is unshaded.
pub struct Shadows {
    left: f64,
    top: f64,
    per_mm: f64,
    width: usize,
    height: usize,
    cells: Vec<[f32; 4]>,
}

/// Maximum reach of a shadow around an object.
const MARGIN_MM: f64 = 60.0;

impl Shadows {
    /// The shadows of bodies on the level at height `floor`; `None` if no body is higher.
    pub fn upon(floor: f64, bodies: &[Body], light: &Lamp, except: Option<usize>) -> Option<Shadows> {
        let stands = |(at, body): &(usize, &Body)| Some(*at) != except && body.top > floor + 0.15;
        let throwing: Vec<&Body> = bodies.iter().enumerate().filter(stands).map(|(_, body)| body).collect();
        let corners = || throwing.iter().flat_map(|body| body.corners());
        let low = corners().fold([f64::MAX; 2], |low, at| [low[0].min(at[0]), low[1].min(at[1])]);
        let high = corners().fold([f64::MIN; 2], |high, at| [high[0].max(at[0]), high[1].max(at[1])]);
        if throwing.is_empty() {
            return None;
        }
        let span = (high[0] - low[0]).max(high[1] - low[1]) + 2.0 * MARGIN_MM;
        let per_mm = (1600.0 / span).min(4.0);
        let size = |axis: usize| ((high[axis] - low[axis] + 2.0 * MARGIN_MM) * per_mm).ceil() as usize + 2;
        let (width, height) = (size(0), size(1));
        let mut shadows = Shadows {
            left: low[0] - MARGIN_MM,
            top: low[1] - MARGIN_MM,
            per_mm,
            width,
            height,
            cells: vec![[1.0; 4]; width * height],
        };
        for body in throwing {
            shadows.throw(body, floor, light);
        }
        Some(shadows)
    }

    /// The light at a point; unshaded outside the map.
    pub fn at(&self, x: f64, y: f64) -> [f32; 4] {
        let (x, y) = ((x - self.left) * self.per_mm - 0.5, (y - self.top) * self.per_mm - 0.5);
        if x < 0.0 || y < 0.0 || x >= (self.width - 1) as f64 || y >= (self.height - 1) as f64 {
            return [1.0; 4];
        }
        let (column, row) = (x as usize, y as usize);
        let (fx, fy) = ((x - column as f64) as f32, (y - row as f64) as f32);
        let upper = &self.cells[row * self.width + column..][..2];
        let lower = &self.cells[(row + 1) * self.width + column..][..2];
        std::array::from_fn(|channel| {
            let up = upper[0][channel] + (upper[1][channel] - upper[0][channel]) * fx;
            let low = lower[0][channel] + (lower[1][channel] - lower[0][channel]) * fx;
            up + (low - up) * fy
        })
    }

    /// Calls `change` for all cells within `reach` of a point.
    fn around(&mut self, x: f64, y: f64, reach: f64, mut change: impl FnMut(f64, f64, &mut [f32; 4])) {
        let range = |at: f64, size: usize| {
            let low = ((at - reach) * self.per_mm).floor().clamp(0.0, size as f64) as usize;
            let high = ((at + reach) * self.per_mm).ceil().clamp(0.0, size as f64) as usize;
            low..high
        };
        let columns = range(x - self.left, self.width);
        for row in range(y - self.top, self.height) {
            let cell_y = self.top + (row as f64 + 0.5) / self.per_mm;
            for column in columns.clone() {
                let cell_x = self.left + (column as f64 + 0.5) / self.per_mm;
                change(cell_x, cell_y, &mut self.cells[row * self.width + column]);
            }
        }
    }

    fn throw(&mut self, body: &Body, floor: f64, light: &Lamp) {
        // The offset of a shadow per mm of height, limited for a lamp near the horizon.
        let up = light.direction[2].max(0.2);
        let lean = [-light.direction[0] / up, -light.direction[1] / up];
        let bottom = (body.bottom - floor).max(0.0);
        let top = body.top - floor;
        if let Shape::Ball { radius, color, finish } = body.shape {
            return self.throw_ball(body, top - radius, radius, lean, light, (color, finish));
        }
        let half = match body.shape {
            Shape::Box { half, .. } | Shape::Page { half, .. } => half,
            Shape::Disc { radius } | Shape::Ball { radius, .. } => [radius; 2],
        };
        let round = matches!(body.shape, Shape::Disc { .. });
        let page = matches!(body.shape, Shape::Page { .. });
        let outside = |x: f64, y: f64| {
            let (x, y) = (x - body.x, y - body.y);
            if round {
                return length(x, y) - half[0];
            }
            let u = (x * body.cos + y * body.sin).abs() - half[0];
            let v = (y * body.cos - x * body.sin).abs() - half[1];
            if u > 0.0 && v > 0.0 { length(u, v) } else { u.max(v) }
        };
        // A bent page is above the table at some edges only: a thin shadow all round.
        let (bottom, top) = if page { (bottom, bottom + (top - bottom) * 0.3) } else { (bottom, top) };
        let slices = (((top - bottom) * lean[0].hypot(lean[1]) / 1.5).ceil() as usize).clamp(1, 12);
        let reach =
            half[0].hypot(half[1]) + top * (lean[0].hypot(lean[1]) + light.softness) + 2.0 * top + 1.0;
        let deep = top * (length(lean[0], lean[1]) + light.softness) + 0.2;
        self.around(body.x, body.y, reach, |x, y, cell| {
            let away = outside(x, y);
            if away < -deep || away > 3.0 * top + deep {
                // Points under an object are invisible; far from a low one they are unshaded.
                return;
            }
            let mut shade: f64 = 0.0;
            for slice in 0..=slices {
                let z = bottom + (top - bottom) * slice as f64 / slices as f64;
                let width = (light.softness * z).max(0.15);
                shade = shade.max(covered(outside(x - lean[0] * z, y - lean[1] * z), width));
            }
            let away = away.max(0.0);
            let room = 0.5 * (1.0 - away / length(away, top.max(0.05)));
            for light in &mut cell[..3] {
                *light *= 1.0 - shade as f32;
            }
            cell[3] *= 1.0 - room as f32;
        });
    }

    fn throw_ball(
        &mut self,
        body: &Body,
        middle: f64,
        radius: f64,
        lean: [f64; 2],
        light: &Lamp,
        (color, finish): ([f32; 3], Finish),
    ) {
        let leaning = lean[0].hypot(lean[1]);
        // The shadow of a ball is an ellipse, stretched away from the lamp.
        let stretch = leaning.hypot(1.0);
        let toward = if leaning > 1e-6 { [lean[0] / leaning, lean[1] / leaning] } else { [1.0, 0.0] };
        let (x0, y0) = (body.x + lean[0] * middle, body.y + lean[1] * middle);
        let width = (light.softness * middle).max(0.3);
        let reach = radius * stretch + width + 3.0 * radius + middle * leaning;
        let glass = matches!(finish, Finish::Glass | Finish::CatsEye);
        let color = if finish == Finish::CatsEye { ball::CLEAR } else { color };
        self.around(body.x, body.y, reach, |x, y, cell| {
            let (dx, dy) = (x - x0, y - y0);
            let far = (dx * toward[0] + dy * toward[1]) / stretch;
            let aside = dy * toward[0] - dx * toward[1];
            let out = length(far, aside);
            let shade = covered(out - radius, width) as f32;
            // Glass focuses the light that it deflects into a spot within its shadow.
            let spot = if glass { (1.0 - (out / (0.45 * radius)).powi(2)).max(0.0) as f32 } else { 0.0 };
            for (light, tint) in cell.iter_mut().zip(color) {
                let through = if glass { 0.2 * tint + 1.6 * tint * spot * spot } else { 0.0 };
                *light *= 1.0 - shade + shade * through;
            }
            // The fraction of ambient light that a ball blocks.
            let away = length(length(x - body.x, y - body.y), middle).max(radius);
            let hidden = (middle / away) * (radius / away).powi(2);
            cell[3] *= 1.0 - (if glass { 0.6 } else { 1.0 }) * hidden as f32;
        });
    }
}

/// `hypot` avoids overflow and is ten times slower.
fn length(x: f64, y: f64) -> f64 {
    (x * x + y * y).sqrt()
}

/// The shading of a point at `outside` mm from the edge of a shadow; negative inside.
fn covered(outside: f64, width: f64) -> f64 {
    let part = (0.5 - outside / width).clamp(0.0, 1.0);
    part * part * (3.0 - 2.0 * part)
}

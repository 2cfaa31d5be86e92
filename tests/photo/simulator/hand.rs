//! The shadow of a hand over the table.

/// Coordinates are fractions of the picture's longer side, 0 in its middle.
#[derive(Debug, Clone, Copy)]
pub struct Hand {
    /// The middle of the palm.
    pub x: f64,
    pub y: f64,
    /// Direction of the fingers, degrees.
    pub angle: f64,
    /// Length from the wrist to the fingertips.
    pub size: f64,
    /// How soft its outline is.
    pub softness: f64,
    /// Fraction of the light that it blocks.
    pub depth: f64,
}

/// Arm, palm, thumb and fingers as thick lines: from, to, and half the width, in lengths of the hand.
const PARTS: [([f64; 2], [f64; 2], f64); 7] = [
    ([-3.0, 0.1], [-0.2, 0.0], 0.14),
    ([-0.15, 0.0], [0.12, 0.0], 0.2),
    ([-0.1, 0.18], [0.16, 0.36], 0.06),
    ([0.2, 0.15], [0.5, 0.22], 0.05),
    ([0.2, 0.05], [0.58, 0.07], 0.05),
    ([0.2, -0.06], [0.54, -0.08], 0.05),
    ([0.2, -0.15], [0.42, -0.2], 0.045),
];

impl Hand {
    /// The fraction of the light that is blocked at a point.
    pub fn shade(&self, u: f64, v: f64) -> f64 {
        let (sin, cos) = self.angle.to_radians().sin_cos();
        let (dx, dy) = ((u - self.x) / self.size, (v - self.y) / self.size);
        let at = [dx * cos + dy * sin, dy * cos - dx * sin];
        let away = PARTS.iter().map(|part| outside(at, *part)).fold(f64::MAX, f64::min);
        let part = (0.5 - away * self.size / self.softness).clamp(0.0, 1.0);
        self.depth * part * part * (3.0 - 2.0 * part)
    }
}

/// Distance of a point from a thick line; negative inside.
fn outside(at: [f64; 2], (from, to, half): ([f64; 2], [f64; 2], f64)) -> f64 {
    let way = [to[0] - from[0], to[1] - from[1]];
    let off = [at[0] - from[0], at[1] - from[1]];
    let part = ((off[0] * way[0] + off[1] * way[1]) / (way[0] * way[0] + way[1] * way[1])).clamp(0.0, 1.0);
    (off[0] - way[0] * part).hypot(off[1] - way[1] * part) - half
}

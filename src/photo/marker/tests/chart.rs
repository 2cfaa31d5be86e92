//! Rendered photographs of marker charts.

use kurbo::Point;

use crate::photo::grey::Grey;
use crate::photo::marker::Family;
use crate::photo::view::Homography;
use crate::prng::Prng;

/// A roughly normal deviate with standard deviation 1.
pub(in crate::photo) fn normal(rng: &mut Prng) -> f64 {
    (0..6).map(|_| rng.unit() - 0.5).sum::<f64>() * 2f64.sqrt()
}

/// A marker on a chart: its top left corner, side, and clockwise quarter turns.
pub(super) struct Stamp {
    pub(super) id: u16,
    pub(super) at: Point,
    pub(super) side: f64,
    pub(super) quarters: u32,
}

impl Stamp {
    /// Whether a point of the chart is black.
    fn black(&self, modules: &[Vec<bool>], point: Point) -> bool {
        let count = modules.len();
        let inside = (point - self.at) / self.side * count as f64;
        if !(0.0..count as f64).contains(&inside.x) || !(0.0..count as f64).contains(&inside.y) {
            return false;
        }
        let (mut column, mut row) = (inside.x as usize, inside.y as usize);
        for _ in 0..self.quarters {
            (column, row) = (row, count - 1 - column);
        }
        modules[row][column]
    }

    /// The corners on the chart, in the order of a sighting.
    pub(super) fn corners(&self) -> [Point; 4] {
        [(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)].map(|corner: (f64, f64)| {
            let (mut right, mut down) = corner;
            for _ in 0..self.quarters {
                (right, down) = (1.0 - down, right);
            }
            Point::new(self.at.x + right * self.side, self.at.y + down * self.side)
        })
    }
}

/// Renders a chart: paper of lightness 230 and ink of 30, every pixel the mean of 16 samples.
pub(super) fn photograph(
    family: &Family,
    stamps: &[Stamp],
    view: &Homography,
    width: usize,
    height: usize,
) -> Grey {
    let back = view.inverse().expect("a plane");
    let drawn: Vec<_> =
        stamps.iter().map(|stamp| (stamp, family.modules(stamp.id).expect("a marker"))).collect();
    let mut light = Vec::with_capacity(width * height);
    let fine = [-0.375, -0.125, 0.125, 0.375];
    for y in 0..height {
        for x in 0..width {
            let near = back.apply(Point::new(x as f64, y as f64)).expect("in front of the camera");
            let stamp = drawn.iter().find(|(stamp, _)| {
                let offset = near - (stamp.at + kurbo::Vec2::new(stamp.side, stamp.side) / 2.0);
                offset.x.abs().max(offset.y.abs()) < stamp.side
            });
            let black = stamp.map_or(0, |(stamp, modules)| {
                let looks = fine
                    .iter()
                    .flat_map(|down| fine.map(|right| Point::new(x as f64 + right, y as f64 + down)));
                looks
                    .filter(|look| back.apply(*look).is_some_and(|point| stamp.black(modules, point)))
                    .count()
            });
            light.push((230.0 - 200.0 * black as f64 / 16.0) as u8);
        }
    }
    Grey::new(width, height, light).expect("matching size")
}

/// Blurs with a box filter of radius `reach`, twice, and adds noise.
pub(super) fn spoilt(grey: &Grey, reach: isize, noise: f64, rng: &mut Prng) -> Grey {
    let mut spoilt = grey.clone();
    for across in [true, false, true, false] {
        let before = spoilt.clone();
        for y in 0..grey.height {
            for x in 0..grey.width {
                let looks = (-reach..=reach).map(|offset| {
                    let (right, down) = if across { (offset, 0) } else { (0, offset) };
                    f64::from(before.get(
                        x.saturating_add_signed(right).min(grey.width - 1),
                        y.saturating_add_signed(down).min(grey.height - 1),
                    ))
                });
                spoilt.light[y * grey.width + x] =
                    (looks.sum::<f64>() / (2 * reach + 1) as f64).round() as u8;
            }
        }
    }
    for light in &mut spoilt.light {
        *light = (f64::from(*light) + noise * normal(rng)).clamp(0.0, 255.0) as u8;
    }
    spoilt
}

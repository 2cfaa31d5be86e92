//! Veiling glare: white light of reflections over a part of the tray, estimated from the print below it.
//!
//! Shade scales all channels by one factor; glare adds the same to each of them. The difference of two channels gives
//! the factor, the rest is the glare, wherever the print is coloured and visible.

use kurbo::{Point, Rect, Vec2};

use super::light::Illuminant;
use super::rectified::RectifiedTray;
use super::template::ToneImage;
use crate::photo::signal::{median, ramp, sample};
use crate::photo::view::LeastSquares;

/// Blocks per tile, across and down.
const BLOCKS: usize = 6;
/// Distance of the nodes of the map.
const NODE_STEP_MM: f64 = 6.0;
/// Standard deviation of the Gaussian weights of samples, and their cutoff in deviations.
const KERNEL_DEVIATION_MM: f64 = 6.0;
const KERNEL_CUTOFF: f64 = 3.5;
/// Maximum unclipped light.
const CLIPPED_LIGHT: f32 = 0.94;
/// Minimum difference of two channels of the print.
const MIN_CHANNEL_DIFFERENCE: f32 = 0.1;
/// Range of the light factor, relative to the median, in which a sample is believed to show the print.
const MIN_RELATIVE_LIGHT: f32 = 0.2;
const MAX_RELATIVE_LIGHT: f32 = 1.8;
/// Maximum residual of the third channel.
const MAX_CHANNEL_RESIDUAL: f32 = 0.05;
/// Glare below the first is indistinguishable from the colour cast; from the second on it is subtracted in full.
const GLARE_RANGE: [f32; 2] = [0.04, 0.10];

/// A map of the glare over the tray.
pub(super) struct GlareMap {
    area: Rect,
    width: usize,
    height: usize,
    /// Row by row; empty without glare.
    nodes: Vec<f32>,
}

/// The estimate of one block: the light on it, and the glare over it.
struct GlareSample {
    at: Point,
    light: f32,
    white: f32,
}

impl GlareMap {
    pub(super) fn estimate(
        flat: &RectifiedTray,
        tile: &ToneImage,
        centres: &[Point],
        lamp: &Illuminant,
    ) -> GlareMap {
        let mut points: Vec<GlareSample> =
            centres.iter().flat_map(|centre| glare_samples(flat, tile, *centre, lamp)).collect();
        let none = GlareMap { area: flat.area, width: 0, height: 0, nodes: Vec::new() };
        let Some(usual) = median(points.iter().map(|point| point.light).collect()) else { return none };
        let is_usual = |light: f32| light > MIN_RELATIVE_LIGHT * usual && light < MAX_RELATIVE_LIGHT * usual;
        points.retain(|point| is_usual(point.light));
        // The cast is known no better than this: most of a tray has no glare.
        let tint = median(points.iter().map(|point| point.white / point.light).collect()).unwrap_or(0.0);
        points.iter_mut().for_each(|point| point.white -= tint * point.light);
        if points.iter().all(|point| point.white < GLARE_RANGE[1]) {
            return none;
        }
        let side = |mm: f64| (mm / NODE_STEP_MM).ceil() as usize + 1;
        let (width, height) = (side(flat.area.width()), side(flat.area.height()));
        let mut nodes = Vec::with_capacity(width * height);
        for down in 0..height {
            for across in 0..width {
                let node = flat.area.origin() + Vec2::new(across as f64, down as f64) * NODE_STEP_MM;
                let white = local_regression(&points, node);
                nodes.push(white * ramp(white, GLARE_RANGE));
            }
        }
        // Isolated blocks that do not show the print are no glare.
        if nodes.iter().all(|white| *white <= 0.0) {
            return none;
        }
        GlareMap { area: flat.area, width, height, nodes }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// Bilinear sample of the glare at a point.
    pub(super) fn at(&self, point: Point) -> f32 {
        if self.is_empty() {
            return 0.0;
        }
        let at = (point - self.area.origin()) / NODE_STEP_MM;
        sample(&self.nodes, self.width, self.height, at.to_point())
    }

    /// Subtracts the glare from the whole tray.
    pub(super) fn remove_from(&self, flat: RectifiedTray) -> RectifiedTray {
        if self.is_empty() {
            return flat;
        }
        let RectifiedTray { area, image: ToneImage { width, height, per_mm, mut light, .. } } = flat;
        for (at, light) in light.iter_mut().enumerate() {
            let off = Vec2::new((at % width) as f64 + 0.5, (at / width) as f64 + 0.5);
            *light = self.without_glare(*light, area.origin() + off / per_mm);
        }
        RectifiedTray { area, image: ToneImage::new(width, height, per_mm, light) }
    }

    /// Subtracts the glare from light at a point, at most its smallest channel.
    #[inline]
    pub(super) fn without_glare(&self, light: [f32; 3], point: Point) -> [f32; 3] {
        let white = self.at(point).min(light[0]).min(light[1]).min(light[2]).max(0.0);
        light.map(|light| light - white)
    }
}

/// The estimates of the blocks of a tile that show its print.
fn glare_samples(
    flat: &RectifiedTray,
    tile: &ToneImage,
    centre: Point,
    lamp: &Illuminant,
) -> Vec<GlareSample> {
    let (across, down) = (tile.width / BLOCKS, tile.height / BLOCKS);
    let one = |block: usize| {
        let (left, top) = (block % BLOCKS * across, block / BLOCKS * down);
        let (mut print, mut seen, mut most) = ([0.0f32; 3], [0.0f32; 3], [0.0f32; 3]);
        for y in top..top + down {
            for x in left..left + across {
                let (ink, light) = (tile.light[y * tile.width + x], flat.light(centre + tile.off(x, y)));
                for at in 0..3 {
                    print[at] += ink[at];
                    seen[at] += light[at];
                    most[at] = light[at].max(most[at]);
                }
            }
        }
        let count = (across * down).max(1) as f32;
        let [print, seen] = [print, seen].map(|sum| sum.map(|sum| sum / count));
        let whole = |at: &usize| most[*at] * lamp.cast[*at] < CLIPPED_LIGHT;
        // Of the unclipped channels, those in which the print differs most.
        let by_print = |one: &usize, other: &usize| print[*one].total_cmp(&print[*other]);
        let high = (0..3).filter(whole).max_by(by_print)?;
        let low = (0..3).filter(whole).min_by(by_print)?;
        let apart = print[high] - print[low];
        if apart < MIN_CHANNEL_DIFFERENCE {
            return None;
        }
        let light = (seen[high] - seen[low]) / apart;
        let white = seen[low] - print[low] * light;
        let off = |at: usize| (print[at] * light + white - seen[at]).abs() / light.max(0.2);
        let sample = GlareSample { at: centre + tile.off(left + across / 2, top + down / 2), light, white };
        (0..3).filter(whole).all(|at| off(at) < MAX_CHANNEL_RESIDUAL).then_some(sample)
    };
    (0..BLOCKS * BLOCKS).filter_map(one).collect()
}

/// The glare at a point: locally weighted linear regression.
fn local_regression(points: &[GlareSample], node: Point) -> f32 {
    let mut plane = LeastSquares::<3>::new();
    for point in points {
        let off = (point.at - node) / KERNEL_DEVIATION_MM;
        let far = off.hypot2();
        if far <= KERNEL_CUTOFF * KERNEL_CUTOFF {
            plane.add([1.0, off.x, off.y], f64::from(point.white), libm::exp(-0.5 * far));
        }
    }
    // No glare and no slope where there are few samples.
    [0.05, 0.5, 0.5].into_iter().enumerate().for_each(|(unknown, weight)| plane.prior(unknown, 0.0, weight));
    plane.solve().map_or(0.0, |[white, ..]| white as f32)
}

#[cfg(test)]
mod tests {
    use super::super::light::DAYLIGHT;
    use super::*;
    use crate::photo::PrintImage;

    const PER_MM: f64 = 2.0;
    const INK: [f32; 3] = [0.72, 0.52, 0.27];

    fn tile() -> ToneImage {
        let print =
            PrintImage { width: 56, height: 56, rgb: [221, 190, 142].repeat(56 * 56), per_mm: PER_MM };
        ToneImage::from_print(&print, PER_MM, &DAYLIGHT)
    }

    fn centres() -> Vec<Point> {
        let at = |at: u32| 15.0 + 30.0 * f64::from(at);
        (0..9).map(|number| Point::new(at(number % 3), at(number / 3))).collect()
    }

    /// Nine tiles of plain print in light that falls off to the right, with glare `white`.
    fn tray(white: impl Fn(Point) -> f32) -> (RectifiedTray, GlareMap) {
        let side = 180;
        let light = (0..side * side).map(|pixel| {
            let at = |pixel: usize| (pixel as f64 + 0.5) / PER_MM;
            let point = Point::new(at(pixel % side), at(pixel / side));
            INK.map(|ink| (ink * (1.0 - 0.006 * point.x as f32) + white(point)).min(1.0))
        });
        let image = ToneImage::new(side, side, PER_MM, light.collect());
        let flat = RectifiedTray { area: Rect::new(0.0, 0.0, 90.0, 90.0), image };
        let glare = GlareMap::estimate(&flat, &tile(), &centres(), &DAYLIGHT);
        (flat, glare)
    }

    #[test]
    fn glare_is_subtracted_and_shade_is_not() {
        let spot = |point: Point| 0.3 * (-(point - Point::new(60.0, 60.0)).hypot2() as f32 / 400.0).exp();
        let (_, glare) = tray(spot);
        for point in
            [Point::new(60.0, 60.0), Point::new(50.0, 66.0), Point::new(40.0, 60.0), Point::new(10.0, 20.0)]
        {
            assert!((glare.at(point) - spot(point)).abs() < 0.07, "{point}: {}", glare.at(point));
        }
        assert!(tray(|_| 0.0).1.is_empty());
    }

    #[test]
    fn clipped_print_is_no_glare() {
        let (flat, _) = tray(|_| 0.0);
        let light = flat.image.light.iter().map(|light| light.map(|light| (light * 1.7).min(1.0))).collect();
        let ToneImage { width, height, per_mm, .. } = flat.image;
        let bright = RectifiedTray { area: flat.area, image: ToneImage::new(width, height, per_mm, light) };
        assert!(bright.image.light[0][0] == 1.0 && bright.image.light[0][1] < 0.9);
        assert!(GlareMap::estimate(&bright, &tile(), &centres(), &DAYLIGHT).is_empty());
    }

    #[test]
    fn no_channel_becomes_negative() {
        let (_, glare) = tray(|point| if point.x > 45.0 { 0.4 } else { 0.0 });
        let without_glare = glare.without_glare([0.5, 0.1, 0.12], Point::new(75.0, 45.0));
        assert!((without_glare[0] - 0.4).abs() < 1e-6 && without_glare[1] == 0.0, "{without_glare:?}");
    }
}

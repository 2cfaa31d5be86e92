//! The rectified tray, at the height of the tiles.

use kurbo::{Point, Rect, Vec2};

use super::light::{GammaTable, Illuminant};
use super::template::ToneImage;
use crate::photo::Picture;
use crate::photo::signal::sample;
use crate::photo::view::Homography;

/// A part of the tray, white-balanced.
pub(super) struct RectifiedTray {
    pub(super) area: Rect,
    pub(super) image: ToneImage,
}

/// Box filter of radius `reach`.
pub(super) fn blurred(tone: &[f32], width: usize, reach: usize) -> Vec<f32> {
    let width = width.max(1);
    let height = tone.len() / width;
    let mut across = Vec::with_capacity(tone.len());
    for row in tone.chunks_exact(width) {
        let window = |at: usize| at.saturating_sub(reach)..(at + reach + 1).min(width);
        let mut sum: f32 = row[..reach.min(width)].iter().sum();
        for at in 0..width {
            sum += row.get(at + reach).copied().unwrap_or(0.0);
            sum -= at.checked_sub(reach + 1).map_or(0.0, |left| row[left]);
            across.push(sum / window(at).len() as f32);
        }
    }
    let row = |at: usize| &across[at * width..(at + 1) * width];
    let mut sums = vec![0.0f32; width];
    (0..reach.min(height)).for_each(|at| sums.iter_mut().zip(row(at)).for_each(|(sum, tone)| *sum += tone));
    let mut out = Vec::with_capacity(tone.len());
    for y in 0..height {
        if y + reach < height {
            sums.iter_mut().zip(row(y + reach)).for_each(|(sum, tone)| *sum += tone);
        }
        if y > reach {
            sums.iter_mut().zip(row(y - reach - 1)).for_each(|(sum, tone)| *sum -= tone);
        }
        let count = ((y + reach + 1).min(height) - y.saturating_sub(reach)) as f32;
        out.extend(sums.iter().map(|sum| sum / count));
    }
    out
}

/// Radius of the local mean that is subtracted from `detail`.
const LOCAL_MEAN_RADIUS_MM: f64 = 2.0;

/// Band-pass filter: fine print without illumination, as a blurred tone minus its local mean.
pub(super) fn detail(tone: &[f32], soft: &[f32], width: usize, per_mm: f64) -> Vec<f32> {
    let around = blurred(tone, width, (LOCAL_MEAN_RADIUS_MM * per_mm) as usize);
    soft.iter().zip(around).map(|(soft, around)| soft - around).collect()
}

impl RectifiedTray {
    /// Rectifies an area of the plane that `plane` projects from millimetres to pixels of the picture.
    pub(super) fn rectify(
        picture: &Picture,
        plane: &Homography,
        area: Rect,
        per_mm: f64,
        illuminant: &Illuminant,
    ) -> RectifiedTray {
        let curve = GammaTable::get();
        let (width, height) = sides(area, per_mm);
        // Four samples suffice where the picture is finer: averaging the noise of more is not worth the time.
        let finer = plane.area_scale(area.center()).abs().sqrt() / per_mm;
        let offsets: &[f64] = if finer > 1.5 { &[-0.25, 0.25] } else { &[0.0] };
        let share = 1.0 / (offsets.len() * offsets.len()) as f64;
        let mut light = Vec::with_capacity(width * height);
        for y in 0..height {
            for x in 0..width {
                let middle = Vec2::new(x as f64 + 0.5, y as f64 + 0.5);
                let mut grey = 0.0;
                for &down in offsets {
                    for &across in offsets {
                        let off = middle + Vec2::new(across, down);
                        let at = plane.apply(area.origin() + off / per_mm);
                        grey += at.map_or(0.0, |at| picture.grey.sample(at));
                    }
                }
                // Chroma has a lower resolution, so one sample suffices.
                let at = plane.apply(area.origin() + middle / per_mm);
                let [red, green, blue] = at.map_or([0.0; 3], |at| picture.coloured(grey * share, at));
                let linear = |value: f64| curve.light(value as f32);
                // Spelled out: a mapped array is not inlined here.
                light.push(illuminant.normalised([linear(red), linear(green), linear(blue)]));
            }
        }
        RectifiedTray { area, image: ToneImage::new(width, height, per_mm, light) }
    }

    /// Maps a point of the tray to pixels, the centre of the first being (0, 0).
    #[inline]
    pub(super) fn at(&self, place: Point) -> Point {
        ((place - self.area.origin()) * self.image.per_mm - Vec2::new(0.5, 0.5)).to_point()
    }

    /// Bilinear sample of the tone, clamped to the edge.
    #[inline]
    pub(super) fn tone(&self, place: Point) -> f32 {
        sample(&self.image.tone, self.image.width, self.image.height, self.at(place))
    }

    #[inline]
    fn nearest(&self, place: Point) -> usize {
        let at = self.at(place);
        let (x, y) = ((at.x + 0.5).max(0.0) as usize, (at.y + 0.5).max(0.0) as usize);
        y.min(self.image.height - 1) * self.image.width + x.min(self.image.width - 1)
    }

    #[inline]
    pub(super) fn light(&self, place: Point) -> [f32; 3] {
        self.image.light.get(self.nearest(place)).copied().unwrap_or_default()
    }

    #[inline]
    pub(super) fn soft(&self, place: Point) -> f32 {
        self.image.soft.get(self.nearest(place)).copied().unwrap_or_default()
    }

    #[inline]
    pub(super) fn detail(&self, place: Point) -> f32 {
        self.image.detail.get(self.nearest(place)).copied().unwrap_or_default()
    }
}

/// Pixels across and down, at least two of each.
fn sides(area: Rect, per_mm: f64) -> (usize, usize) {
    let side = |mm: f64| (mm * per_mm).round().clamp(2.0, 4000.0) as usize;
    (side(area.width()), side(area.height()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::photo::signal::Correlation;

    #[test]
    fn blur_preserves_uniform_images() {
        let even = blurred(&[0.4; 35], 7, 2);
        assert!(even.iter().all(|tone| (tone - 0.4).abs() < 1e-6) && even.len() == 35);
        let point: Vec<f32> = (0..49).map(|at| f32::from(u8::from(at == 24))).collect();
        assert!((blurred(&point, 7, 1)[16] - 1.0 / 9.0).abs() < 1e-6);
        assert!(blurred(&point, 7, 1)[14].abs() < 1e-6);
        // Windows at corners are truncated.
        let corner: Vec<f32> = (0..49).map(|at| f32::from(u8::from(at == 0))).collect();
        assert!((blurred(&corner, 7, 2)[0] - 1.0 / 9.0).abs() < 1e-6);
        assert!((blurred(&corner, 7, 9)[48] - 1.0 / 49.0).abs() < 1e-6);
    }

    #[test]
    fn detail_is_invariant_to_a_gradient_of_light() {
        let side = 40;
        let print = |at: usize| [0.6, 0.5][(at % side / 4 + at / side / 4) % 2];
        let told = |light: &dyn Fn(usize) -> f32| {
            let tone: Vec<f32> = (0..side * side).map(light).collect();
            detail(&tone, &blurred(&tone, side, 1), side, 3.0)
        };
        let mut correlation = Correlation::<f32>::default();
        let (plain, sloped) = (told(&print), told(&|at| print(at) + 0.02 * (at % side) as f32));
        let inner = (0..side * side).filter(|at| (8..32).contains(&(at % side)));
        inner.for_each(|at| correlation.add(plain[at], sloped[at], 1.0));
        assert!(correlation.value() > 0.99, "{}", correlation.value());
    }
}

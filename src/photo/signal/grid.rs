//! Bilinear interpolation in images of any kind, stored row by row from the top.

use std::ops::{Add, Mul, Sub};

use kurbo::{Point, Vec2};

/// Interpolates between four values: those above at the left and right, then those below.
#[inline]
pub(in crate::photo) fn bilinear<T>([a, b, c, d]: [T; 4], across: T, down: T) -> T
where
    T: Copy + Add<Output = T> + Sub<Output = T> + Mul<Output = T>,
{
    let above = a + (b - a) * across;
    let below = c + (d - c) * across;
    above + (below - above) * down
}

/// The four pixels around a point, and its position between them.
pub(in crate::photo) struct Neighbours {
    /// Indices of the pixels, in the order of [`bilinear`].
    indices: [usize; 4],
    pub(in crate::photo) across: f64,
    pub(in crate::photo) down: f64,
}

impl Neighbours {
    /// The neighbours of a point in pixels, clamped to the edge; `None` if there are no pixels.
    #[inline]
    pub(in crate::photo) fn new(at: Point, width: usize, height: usize) -> Option<Neighbours> {
        if width == 0 || height == 0 {
            return None;
        }
        // `max` and `min` rather than `clamp`: they map NaN to the edge. Numbers of 32 bits are converted in fewer
        // instructions, and no picture has more pixels in a row.
        let x = at.x.max(0.0).min(f64::from((width - 1) as u32));
        let y = at.y.max(0.0).min(f64::from((height - 1) as u32));
        let (column, row) = (x as u32, y as u32);
        let (left, top) = (column as usize, row as usize);
        let upper = top * width + left;
        let right = usize::from(left + 1 < width);
        let lower = if top + 1 < height { upper + width } else { upper };
        let indices = [upper, upper + right, lower, lower + right];
        Some(Neighbours { indices, across: x - f64::from(column), down: y - f64::from(row) })
    }

    /// The values of the pixels.
    #[inline]
    pub(in crate::photo) fn values<T>(&self, value: impl Fn(usize) -> T) -> [T; 4] {
        // Not mapped: that is not inlined in large loops.
        let [a, b, c, d] = self.indices;
        [value(a), value(b), value(c), value(d)]
    }
}

/// Bilinear sample, in single precision, of an image of at least two by two pixels, clamped to the edge; pixels that
/// are missing count as 0.
#[inline]
pub(in crate::photo) fn sample(pixels: &[f32], width: usize, height: usize, at: Point) -> f32 {
    let (right, bottom) = ((width - 1) as u32, (height - 1) as u32);
    let x = at.x.max(0.0).min(f64::from(right)) as f32;
    let y = at.y.max(0.0).min(f64::from(bottom)) as f32;
    let (column, row) = ((x as u32).min(right.saturating_sub(1)), (y as u32).min(bottom.saturating_sub(1)));
    let first = row as usize * width + column as usize;
    let pixel = |index: usize| pixels.get(index).copied().unwrap_or(0.0);
    let four = [pixel(first), pixel(first + 1), pixel(first + width), pixel(first + width + 1)];
    bilinear(four, x - column as f32, y - row as f32)
}

/// Offsets on a square grid around zero, row by row: `count` steps to each side.
#[inline]
pub(in crate::photo) fn offsets(count: i32, step: f64) -> impl Iterator<Item = Vec2> {
    let rows = -count..=count;
    rows.flat_map(move |down| {
        (-count..=count).map(move |across| Vec2::new(f64::from(across), f64::from(down)) * step)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn samples_are_interpolated_and_clamped_to_the_edge() {
        let ramp: [f32; 6] = [0.0, 10.0, 20.0, 100.0, 110.0, 120.0];
        let at = |x, y| sample(&ramp, 3, 2, Point::new(x, y));
        assert_eq!([at(0.5, 0.0), at(0.0, 0.5), at(1.5, 0.25)], [5.0, 50.0, 40.0]);
        assert_eq!([at(-9.0, -9.0), at(99.0, 99.0), at(f64::NAN, f64::INFINITY)], [0.0, 120.0, 100.0]);
    }

    #[test]
    fn neighbours_beyond_the_edge_are_those_at_it() {
        let near = |x, y| Neighbours::new(Point::new(x, y), 3, 2).unwrap();
        assert_eq!(near(0.5, 0.25).indices, [0, 1, 3, 4]);
        assert_eq!((near(0.5, 0.25).across, near(0.5, 0.25).down), (0.5, 0.25));
        assert_eq!(near(9.0, 9.0).indices, [5; 4]);
        assert!(Neighbours::new(Point::ZERO, 0, 2).is_none());
    }
}

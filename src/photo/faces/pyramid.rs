//! Image pyramid and window sampling.

use std::borrow::Cow;

use kurbo::{Affine, Point};

use crate::photo::Picture;
use crate::photo::grey::Grey;
use crate::photo::signal::bilinear;
use crate::photo::view::{Homography, View};

/// Maximum number of halvings: a square that is 40 pixels wide then has at least 10 pixels per side.
const HALVINGS: usize = 5;

/// An image pyramid, so that a sample that covers many pixels is their mean.
pub(crate) struct Pyramid<'a> {
    levels: Vec<Cow<'a, Grey>>,
    /// Number of halvings before the first level.
    before: usize,
}

/// The pose of a window: its centre on the board in millimetres, its clockwise rotation in radians, its height above
/// the board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct WindowPose {
    pub(super) middle: Point,
    pub(super) turn: f64,
    pub(super) height: f64,
}

impl WindowPose {
    /// Maps a point of a window of 2 by 2, centred at (0, 0), to the board.
    pub(super) fn point(&self, across: f64, down: f64) -> Point {
        let (sin, cos) = libm::sincos(self.turn);
        self.middle + kurbo::Vec2::new(across * cos - down * sin, across * sin + down * cos)
    }

    /// Projects the corners of a square window with this half side.
    pub(super) fn corners(&self, board: &BoardView, half: f64) -> Option<[Point; 4]> {
        let seen =
            |across: f64, down: f64| board.project(self.point(across * half, down * half), self.height);
        Some([seen(-1.0, -1.0)?, seen(1.0, -1.0)?, seen(1.0, 1.0)?, seen(-1.0, 1.0)?])
    }
}

/// What windows are sampled from: the picture, and how it shows the board.
#[derive(Clone)]
pub(super) struct BoardView<'a> {
    pub(super) view: &'a View,
    /// From points of the board to those of the view.
    pub(super) placement: Affine,
    pub(super) pyramid: &'a Pyramid<'a>,
}

impl BoardView<'_> {
    /// Projects a point `height` millimetres above the board.
    pub(super) fn project(&self, point: Point, height: f64) -> Option<Point> {
        self.view.project(self.placement * point, height)
    }

    /// The point of the board that is seen at a pixel.
    pub(super) fn point(&self, seen: Point) -> Option<Point> {
        Some(self.placement.inverse() * self.view.at(0.0).inverse()?.apply(seen)?)
    }

    /// Samples a window of `side` by `side` points, row by row; `None` if a corner is outside the picture.
    pub(super) fn window(
        &self,
        pose: &WindowPose,
        half: f64,
        side: usize,
        samples: &mut Vec<f32>,
    ) -> Option<()> {
        self.pyramid.window(&pose.corners(self, half)?, side, samples)
    }
}

impl<'a> Pyramid<'a> {
    /// The pyramid of the luma plane.
    pub(crate) fn new(grey: &'a Grey) -> Pyramid<'a> {
        Pyramid::build(Cow::Borrowed(grey), 0)
    }

    /// The pyramid of the blue channel: yellow and red ink is dark in it, even in glare.
    pub(super) fn blue(picture: &Picture) -> Pyramid<'static> {
        Pyramid::build(Cow::Owned(picture.blue()), 1)
    }

    fn build(first: Cow<'_, Grey>, before: usize) -> Pyramid<'_> {
        let mut levels = vec![first];
        while levels.len() <= HALVINGS {
            let Some(last) = levels.last().filter(|last| last.width.min(last.height) >= 64) else { break };
            levels.push(Cow::Owned(last.halved()));
        }
        Pyramid { levels, before }
    }

    /// Samples `side` by `side` points between four corners, row by row; `None` if a corner is outside the picture.
    fn window(&self, corners: &[Point; 4], side: usize, samples: &mut Vec<f32>) -> Option<()> {
        samples.clear();
        let whole = self.levels.first()?;
        let (right, bottom) =
            (((whole.width << self.before) as f64 - 1.0), ((whole.height << self.before) as f64 - 1.0));
        let inside = |at: &Point| at.x >= 0.0 && at.y >= 0.0 && at.x <= right && at.y <= bottom;
        if !corners.iter().all(inside) {
            return None;
        }
        let rows = side as f64;
        let map = Homography::from_square(rows, corners)?;
        let step = map.area_scale(Point::new(rows / 2.0, rows / 2.0)).abs().sqrt();
        // Rounded towards the finer level: aliasing costs less than blur.
        let level = ((libm::log2(step.max(1.0)) + 0.25) as usize).saturating_sub(self.before);
        let level = level.min(self.levels.len() - 1);
        let (grey, scale) = (&self.levels[level], 1.0 / f64::from(1u32 << (level + self.before)));
        let within = |at: Point| [(at.x + 0.5) * scale - 0.5, (at.y + 0.5) * scale - 0.5];
        for row in 0..side {
            let down = row as f64 + 0.5;
            // Within the width of a square perspective foreshortening is negligible, so steps are even.
            let from = within(map.apply(Point::new(0.5, down))?);
            let to = within(map.apply(Point::new(rows - 0.5, down))?);
            walk(grey, from, to, side, samples);
        }
        Some(())
    }
}

/// Bilinear samples at even steps from one point to another.
fn walk(grey: &Grey, from: [f64; 2], to: [f64; 2], count: usize, samples: &mut Vec<f32>) {
    let most = [grey.width.saturating_sub(2) as f32, grey.height.saturating_sub(2) as f32];
    let part = 1.0 / (count.max(2) - 1) as f64;
    let step = [0, 1].map(|axis| ((to[axis] - from[axis]) * part) as f32);
    let mut at = from.map(|at| at as f32);
    for _ in 0..count {
        let x = at[0].max(0.0).min(most[0] + 0.999);
        let y = at[1].max(0.0).min(most[1] + 0.999);
        let (left, top) = (x as usize, y as usize);
        let (across, down) = (x - left as f32, y - top as f32);
        let first = top * grey.width + left;
        let sample = match (
            grey.light.get(first..first + 2),
            grey.light.get(first + grey.width..first + grey.width + 2),
        ) {
            (Some(&[a, b]), Some(&[c, d])) => bilinear([a, b, c, d].map(f32::from), across, down),
            _ => 0.0,
        };
        samples.push(sample);
        at = [at[0] + step[0], at[1] + step[1]];
    }
}

//! Located strips.

use kurbo::{Affine, Point, Rect};

use super::white_balance::WhiteBalance;
use super::{StripOutline, StripPrint};
use crate::photo::Picture;
use crate::photo::marker::{self, Sighting, TAG_25H9};
use crate::photo::view::{View, centre, map_quad, quad};

/// Distance from a marker's edge at which its white is sampled, and its black.
const WHITE_OFFSET_MM: f64 = 1.0;
const BLACK_OFFSET_MM: f64 = 0.8;
/// Samples along each side.
const SAMPLES_PER_SIDE: usize = 6;
/// Radius within which a token may hide the square, as a fraction of its side.
const TOKEN_RADIUS: f64 = 0.56;
/// Margin at a strip's edge, where gradients may be those of the edge.
const EDGE_MARGIN_MM: f64 = 0.8;

#[derive(Clone, Debug)]
pub(super) struct LocatedStrip<'a> {
    pub strip: &'a StripPrint,
    pub picture: &'a Picture,
    /// Its sightings at the left end and at the right.
    pub ends: [Option<Sighting>; 2],
    /// The view of its plane.
    pub view: View,
    /// From points on the strip to points of the plane; the identity for a strip that defines the view.
    pub placement: Affine,
    /// Whether its left end is to the right in reading order.
    pub turned: bool,
    /// Its light, once it is measured.
    pub light: Option<WhiteBalance>,
}

impl<'a> LocatedStrip<'a> {
    /// A strip in reading order without markers or a light of its own.
    pub(crate) fn new(strip: &'a StripPrint, picture: &'a Picture, view: View, placement: Affine) -> Self {
        LocatedStrip { strip, picture, ends: [None; 2], view, placement, turned: false, light: None }
    }

    /// Projects a point `height` millimetres above the strip.
    pub(crate) fn project(&self, point: Point, height: f64) -> Option<Point> {
        self.view.project(self.placement * point, height)
    }

    pub(crate) fn middle(&self) -> Point {
        Point::new(self.strip.length / 2.0, self.strip.width / 2.0)
    }

    /// The projection of its centre; the origin if it is behind the camera.
    pub(crate) fn projected_centre(&self) -> Point {
        self.project(self.middle(), 0.0).unwrap_or_default()
    }

    /// The vector from its left to its right end in the picture.
    pub(crate) fn projected_direction(&self) -> kurbo::Vec2 {
        let end = |x| self.project(Point::new(x, self.strip.width / 2.0), 0.0).unwrap_or_default();
        end(self.strip.length) - end(0.0)
    }

    /// Pixels per millimetre at its centre.
    pub(crate) fn pixels_per_mm(&self) -> f64 {
        self.view.pixels_per_mm(self.placement * self.middle())
    }

    /// The bounds of one of its squares.
    pub(crate) fn square(&self, at: usize) -> Rect {
        let middle = self.strip.print.cells.get(at).map(|cell| cell.centre).unwrap_or_default();
        let half = self.strip.width / 2.0;
        Rect::new(middle.x - half, middle.y - half, middle.x + half, middle.y + half)
    }

    /// The points in the corners of one of its squares that no token hides.
    pub(crate) fn rim(&self, at: usize) -> impl Iterator<Item = Point> {
        let square = self.square(at);
        rim(square).into_iter().map(move |off| square.center() + off.to_vec2())
    }

    /// Searches for one of its markers, up to `reach` millimetres from its expected position.
    pub(crate) fn find_marker(&self, end: usize, reach: f64) -> Option<Sighting> {
        let expected = map_quad(&self.strip.ends[end], |corner| self.project(corner, 0.0))?;
        marker::find_near(&self.picture.grey, &TAG_25H9, expected, reach * self.pixels_per_mm())
    }

    /// Its outline in the picture, in reading order; `None` if a part of it is behind the camera.
    pub(crate) fn outline(&self) -> Option<StripOutline> {
        let corners = |rect: Rect| {
            let mut corners = quad(rect);
            if self.turned {
                corners.rotate_left(2);
            }
            map_quad(&corners, |corner| self.project(corner, 0.0))
        };
        let mut squares: Option<Vec<_>> =
            (0..self.strip.print.cells.len()).map(|at| corners(self.square(at))).collect();
        if let (true, Some(squares)) = (self.turned, &mut squares) {
            squares.reverse();
        }
        let outline = corners(Rect::new(0.0, 0.0, self.strip.length, self.strip.width))?;
        Some(StripOutline { outline, squares: squares? })
    }

    /// Measures the white balance at the strip's own markers; if one is missing, the other serves for both.
    pub(crate) fn white_balance(&self) -> WhiteBalance {
        if let Some(light) = self.light {
            return light;
        }
        let measured = [0, 1].map(|end| {
            self.ends[end]?;
            let [from, _, to, _] = self.strip.ends[end];
            let (white, black) = self.marker_light(end, [0.65, 0.35]);
            Some(((from.x + to.x) / 2.0, white, black))
        });
        let any = measured[0].or(measured[1]).unwrap_or((0.0, [255.0; 3], [0.0; 3]));
        WhiteBalance::new(measured.map(|end| end.unwrap_or(any)))
    }

    /// The white around a marker and the black of its edge, as these quantiles of their samples.
    fn marker_light(&self, end: usize, [white, black]: [f64; 2]) -> ([f64; 3], [f64; 3]) {
        let corners = &self.strip.ends[end];
        (
            self.sample_around(corners, WHITE_OFFSET_MM, white),
            self.sample_around(corners, -BLACK_OFFSET_MM, black),
        )
    }

    /// The contrast between the white around a marker and the black of its edge, where neither is at its best.
    pub(crate) fn marker_contrast(&self, end: usize) -> f64 {
        let (white, black) = self.marker_light(end, [0.4, 0.6]);
        white.iter().zip(black).map(|(white, black)| white - black).fold(f64::INFINITY, f64::min)
    }

    /// The `part` quantile of the samples around a marker's square, `out` millimetres outside its edge.
    fn sample_around(&self, corners: &[Point; 4], out: f64, part: f64) -> [f64; 3] {
        let middle = centre(corners);
        let wider = corners.map(|corner| {
            let off = corner - middle;
            let grown = |part: f64| part + out * part.signum();
            middle + kurbo::Vec2::new(grown(off.x), grown(off.y))
        });
        let mut colours = Vec::with_capacity(4 * SAMPLES_PER_SIDE);
        for (side, from) in wider.iter().enumerate() {
            let to = wider[(side + 1) % 4];
            let along = (0..SAMPLES_PER_SIDE).map(|step| (step as f64 + 0.5) / SAMPLES_PER_SIDE as f64);
            let seen = along.filter_map(|part| self.project(from.lerp(to, part), 0.0));
            colours.extend(seen.map(|seen| self.picture.colour(seen)));
        }
        std::array::from_fn(|channel| {
            let mut values: Vec<f64> = colours.iter().map(|colour| colour[channel]).collect();
            values.sort_by(f64::total_cmp);
            let last = values.len().saturating_sub(1);
            values.get((last as f64 * part).round() as usize).copied().unwrap_or_default()
        })
    }
}

/// The sampling points in the corners of a square that no token hides, relative to its centre: corner by corner.
pub(super) fn rim(square: Rect) -> Vec<Point> {
    let (half, step) = (square.width() / 2.0, 1.0);
    let clear = TOKEN_RADIUS * square.width();
    let along: Vec<f64> =
        (0..).map(|n| EDGE_MARGIN_MM + step * f64::from(n)).take_while(|at| *at < half * 0.6).collect();
    let corners = [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)];
    let points = || along.iter().flat_map(|x| along.iter().map(move |y| (half - x, half - y)));
    let corner = |(right, down): (f64, f64)| {
        points()
            .filter(|(x, y)| libm::hypot(*x, *y) > clear)
            .map(move |(x, y)| Point::new(x * right, y * down))
    };
    corners.into_iter().flat_map(corner).collect()
}

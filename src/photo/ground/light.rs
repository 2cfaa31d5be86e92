//! What white and black paper look like on a board, so that colours can be told whatever the lamp.

use kurbo::{Point, Rect};

use super::super::Picture;
use super::super::view::Homography;
use super::{BoardSight, Marked};
use crate::game::{Board, Patch};

/// How far outside a marker's black square its paper is looked at, and how far inside its ink, in millimetres.
const OUTSIDE: f64 = 1.1;
const INSIDE: f64 = 0.8;
/// Within how many millimetres of a marker its own paper counts much more than that of others.
const NEAR: f64 = 40.0;
/// White and black that differ by less than this tell nothing.
const LEAST: f64 = 16.0;

/// What white and black paper look like over a board.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Light {
    samples: Vec<Sample>,
}

/// Paper and ink of one marker.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Sample {
    place: Point,
    white: [f64; 3],
    black: [f64; 3],
}

/// A printed patch of colour as it was seen.
#[derive(Clone, Debug, PartialEq)]
pub struct Swatched {
    /// What was printed.
    pub patch: Patch,
    /// Red, green and blue as [`Light::corrected`] has them: 0 like black ink, 1 like white paper.
    pub seen: [f64; 3],
}

impl Light {
    /// What the markers of a board show.
    pub fn of(picture: &Picture, markers: &[Marked]) -> Light {
        Light { samples: markers.iter().filter_map(|marker| sample(picture, marker)).collect() }
    }

    /// Whether nothing is known of it; then white is taken to be full light, and black to be none.
    pub fn is_unknown(&self) -> bool {
        self.samples.is_empty()
    }

    /// What white paper looks like at a place of the board.
    pub fn white(&self, place: Point) -> [f64; 3] {
        self.mean(place, |sample| sample.white, 255.0)
    }

    /// What black ink looks like at a place of the board.
    pub fn black(&self, place: Point) -> [f64; 3] {
        self.mean(place, |sample| sample.black, 0.0)
    }

    /// A colour that is seen at a place, freed of the lamp: 0 is like black ink, 1 like white paper. A highlight is more
    /// than 1.
    pub fn corrected(&self, place: Point, colour: [f64; 3]) -> [f64; 3] {
        let (white, black) = (self.white(place), self.black(place));
        std::array::from_fn(|at| (colour[at] - black[at]) / (white[at] - black[at]).max(1.0))
    }

    /// The mean of what all markers show, the nearer ones counting more.
    fn mean(&self, place: Point, of: impl Fn(&Sample) -> [f64; 3], otherwise: f64) -> [f64; 3] {
        if self.samples.is_empty() {
            return [otherwise; 3];
        }
        let (mut sum, mut weights) = ([0.0; 3], 0.0);
        for sample in &self.samples {
            let weight = 1.0 / (sample.place.distance_squared(place) + NEAR * NEAR);
            for (sum, value) in sum.iter_mut().zip(of(sample)) {
                *sum += weight * value;
            }
            weights += weight;
        }
        sum.map(|sum| sum / weights)
    }
}

impl BoardSight {
    /// The printed patches of colour as they are seen; those that lie outside the picture are left out.
    pub fn patches(&self, board: &Board, picture: &Picture) -> Vec<Swatched> {
        let seen = |patch: Patch| {
            let rect = patch.rect;
            // Within its edges, which blur into what is beside it.
            let (x, y) = (rect.left().get(), rect.top().get());
            let inner = Rect::new(x, y, x + rect.size.width.get(), y + rect.size.height.get());
            let inner = inner.inset(-inner.width() / 4.0);
            let places = grid(inner, 5);
            let pixels: Option<Vec<Point>> =
                places.iter().map(|place| self.view.project(*place, 0.0)).collect();
            let pixels = pixels?;
            if !pixels.iter().all(|at| within(picture, *at)) {
                return None;
            }
            let colour = middle(pixels.into_iter().map(|at| picture.colour(at)).collect());
            let seen = self.light.corrected(inner.center(), colour);
            Some(Swatched { patch, seen })
        };
        board.patches().into_iter().filter_map(seen).collect()
    }
}

/// The paper round a marker and the ink of its rim: of many places the one in the middle, as some lie in the shade of
/// something or under a reflection.
fn sample(picture: &Picture, marker: &Marked) -> Option<Sample> {
    let side = marker.printed[0].distance(marker.printed[1]);
    let square = Homography::of_square(side, &marker.seen)?;
    let ring = |inset: f64| {
        let along = (1..8).map(move |part| side * f64::from(part) / 8.0);
        let (near, far) = (inset, side - inset);
        let round = along.flat_map(move |at| {
            [Point::new(at, near), Point::new(far, at), Point::new(at, far), Point::new(near, at)]
        });
        let colours = round.filter_map(|place| square.apply(place)).filter(|at| within(picture, *at));
        middle(colours.map(|at| picture.colour(at)).collect())
    };
    let (white, black) = (ring(-OUTSIDE), ring(INSIDE));
    let differ = white.iter().zip(black).all(|(white, black)| white - black > LEAST);
    let middle = marker.printed.iter().map(|corner| corner.to_vec2()).sum::<kurbo::Vec2>() / 4.0;
    differ.then_some(Sample { place: middle.to_point(), white, black })
}

/// Places spread evenly over a rectangle.
fn grid(area: Rect, side: usize) -> Vec<Point> {
    let part = |at: usize| (at as f64 + 0.5) / side as f64;
    let rows = (0..side).flat_map(|row| (0..side).map(move |column| (column, row)));
    rows.map(|(column, row)| {
        Point::new(area.x0 + area.width() * part(column), area.y0 + area.height() * part(row))
    })
    .collect()
}

fn within(picture: &Picture, at: Point) -> bool {
    let (right, bottom) = (picture.width() as f64 - 0.5, picture.height() as f64 - 0.5);
    at.x >= -0.5 && at.y >= -0.5 && at.x <= right && at.y <= bottom
}

/// The middle one of each of red, green and blue.
fn middle(colours: Vec<[f64; 3]>) -> [f64; 3] {
    std::array::from_fn(|which| {
        let mut values: Vec<f64> = colours.iter().map(|colour| colour[which]).collect();
        values.sort_by(f64::total_cmp);
        values.get(values.len() / 2).copied().unwrap_or_default()
    })
}

//! Views of boards with known pose.

use kurbo::{Point, Size, Vec2};

use super::super::{Pair, View};
use super::corners;
use crate::photo::marker::tests::chart::normal;
use crate::prng::Prng;

const PICTURE: Size = Size::new(4032.0, 3024.0);

/// A camera aimed at the board's middle: an independent projection.
struct Stand {
    focal: f64,
    distortion: f64,
    distance: f64,
    tilt: f64,
    /// Azimuth of the camera, and its roll about the optical axis.
    side: f64,
    roll: f64,
    /// Height of the paper at 95 mm right or left of the middle, in millimetres.
    bow: f64,
}

impl Stand {
    fn random(rng: &mut Prng, tilt: f64) -> Stand {
        let turn = std::f64::consts::TAU;
        let (side, roll) = (rng.within(0.0, turn), rng.within(0.0, turn));
        Stand {
            focal: 3028.0,
            distortion: 0.0,
            distance: rng.within(300.0, 700.0),
            tilt,
            side,
            roll,
            bow: 0.0,
        }
    }

    /// Projects a point `height` above the board.
    fn project_point(&self, point: Point, height: f64) -> Point {
        let off = point - Point::new(95.0, 100.0);
        let height = height + self.bow * (off.x / 95.0).powi(2);
        // Rotated so that the camera looks from the board's lower edge, then tilted.
        let off = Vec2::from_angle(-self.side).rotate(off);
        let (sin, cos) = self.tilt.to_radians().sin_cos();
        let depth = self.distance - off.y * sin - height * cos;
        let seen = Vec2::new(off.x, off.y * cos - height * sin) / depth;
        let seen = Vec2::from_angle(self.roll).rotate(seen);
        Point::new(2015.5, 1511.5) + seen * self.focal * (1.0 + self.distortion * seen.hypot2())
    }

    fn pairs(&self, blur: f64, rng: &mut Prng) -> Vec<Pair> {
        let mut off = || Vec2::new(normal(rng), normal(rng)) * blur;
        corners().into_iter().map(|point| (point, self.project_point(point, 0.0) + off())).collect()
    }

    /// The largest error of a view at `height` above the board, in millimetres.
    fn farthest(&self, view: &View, height: f64) -> f64 {
        let points = (0..81).map(|at| Point::new(f64::from(at % 9) * 23.75, f64::from(at / 9) * 25.0));
        points
            .map(|point| {
                let seen = view.project(point, height).expect("in front of the camera");
                seen.distance(self.project_point(point, height)) * self.distance / self.focal
            })
            .fold(0.0, f64::max)
    }
}

trait Turned {
    fn rotate(self, by: Vec2) -> Vec2;
}

impl Turned for Vec2 {
    fn rotate(self, by: Vec2) -> Vec2 {
        Vec2::new(self.x * by.x - self.y * by.y, self.x * by.y + self.y * by.x)
    }
}

#[test]
fn raised_points_match_an_independent_projection() {
    let mut rng = Prng::new(11);
    for tilt in [0.0, 10.0, 25.0, 40.0, 55.0, 65.0] {
        for _ in 0..10 {
            let stand = Stand::random(&mut rng, tilt);
            let view = View::fit(&stand.pairs(0.0, &mut rng), PICTURE, Some(stand.focal)).expect("a view");
            for height in [0.0, 3.0, 16.0] {
                assert!(stand.farthest(&view, height) < 0.01, "{tilt} {height}");
                let point = Point::new(20.0, 150.0);
                let flat = view.at(height).apply(point).expect("in front of the camera");
                assert!(flat.distance(stand.project_point(point, height)) < 0.2);
            }
            assert!((view.tilt() - tilt).abs() < 0.1, "{tilt} {}", view.tilt());
            assert!((view.distance() / stand.distance - 1.0).abs() < 0.001);
            assert!(view.error() < 0.01);
        }
    }
}

#[test]
fn scale_matches_the_focal_length_and_distance() {
    let stand = Stand::random(&mut Prng::new(2), 0.0);
    let view = View::fit(&stand.pairs(0.0, &mut Prng::new(1)), PICTURE, Some(stand.focal)).expect("a view");
    let scale = view.pixels_per_mm(Point::new(95.0, 100.0));
    assert!((scale - stand.focal / stand.distance).abs() < 0.01);
}

#[test]
fn a_tilted_board_determines_the_focal_length() {
    let mut rng = Prng::new(12);
    for _ in 0..20 {
        let stand = Stand { focal: 3600.0, ..Stand::random(&mut rng, 40.0) };
        let view = View::fit(&stand.pairs(0.3, &mut rng), PICTURE, None).expect("a view");
        assert!((view.camera().focal / 3600.0 - 1.0).abs() < 0.06, "{}", view.camera().focal);
        assert!(stand.farthest(&view, 3.0) < 0.35, "{}", stand.farthest(&view, 3.0));
    }
}

#[test]
fn a_slightly_wrong_focal_length_is_tolerated() {
    let mut rng = Prng::new(13);
    for tilt in [0.0, 20.0, 40.0] {
        for _ in 0..10 {
            let stand = Stand::random(&mut rng, tilt);
            let view =
                View::fit(&stand.pairs(0.3, &mut rng), PICTURE, Some(stand.focal * 1.04)).expect("a view");
            assert!(stand.farthest(&view, 0.0) < 0.2, "{tilt} {}", stand.farthest(&view, 0.0));
            assert!(stand.farthest(&view, 3.0) < 0.3, "{tilt} {}", stand.farthest(&view, 3.0));
        }
    }
}

#[test]
fn lens_distortion_and_bowed_paper_are_modelled() {
    let mut rng = Prng::new(14);
    for (distortion, bow) in [(0.02, 0.0), (-0.02, 0.0), (0.0, 3.0), (0.0, -2.0), (0.01, 5.0)] {
        for tilt in [0.0, 20.0, 45.0] {
            let stand = Stand { distortion, bow, ..Stand::random(&mut rng, tilt) };
            let view = View::fit(&stand.pairs(0.3, &mut rng), PICTURE, Some(3000.0)).expect("a view");
            for height in [0.0, 3.0] {
                assert!(
                    stand.farthest(&view, height) < 0.3,
                    "{distortion} {bow} {tilt}: {}",
                    stand.farthest(&view, height)
                );
            }
            assert!(tilt < 20.0 || (view.bow().height(Point::new(190.0, 100.0)) - bow).abs() < 0.6);
        }
    }
}

#[test]
fn one_marker_implies_neither_bow_nor_distortion() {
    let mut rng = Prng::new(15);
    let stand = Stand::random(&mut rng, 30.0);
    let pairs: Vec<Pair> = stand.pairs(0.3, &mut rng).into_iter().take(4).collect();
    let view = View::fit(&pairs, PICTURE, Some(stand.focal)).expect("a view");
    assert!(view.bow().depth() < 0.1 && view.camera().distortion.abs() < 0.02);
    let near = Point::new(20.0, 20.0);
    let off =
        view.project(near, 0.0).expect("in front of the camera").distance(stand.project_point(near, 0.0));
    assert!(off < 3.0, "{off}");
}

//! Views tested against independent projections.

mod views;

use kurbo::{Point, Size};

use super::*;
use crate::photo::marker::tests::chart::normal;
use crate::prng::Prng;

/// The corners of eight markers, 11 mm wide, around a board of 190 by 200 mm.
pub(super) fn corners() -> Vec<Point> {
    let middles = [(10.0, 10.0), (95.0, 10.0), (180.0, 10.0), (10.0, 100.0), (180.0, 100.0)];
    let more = [(10.0, 190.0), (95.0, 190.0), (180.0, 190.0)];
    let square = [(-5.5, -5.5), (5.5, -5.5), (5.5, 5.5), (-5.5, 5.5)];
    middles
        .into_iter()
        .chain(more)
        .flat_map(|(x, y)| square.map(|(dx, dy)| Point::new(x + dx, y + dy)))
        .collect()
}

/// The homography of a random tilted board.
fn random_view(rng: &mut Prng) -> Homography {
    let mut part = |size: f64| rng.within(-size, size);
    let (right, down) = ((8.0 + part(2.0), part(3.0)), (part(3.0), 8.0 + part(2.0)));
    let depth = [part(0.002), part(0.002), 1.0];
    Homography::new([[right.0, down.0, part(500.0)], [right.1, down.1, part(500.0)], depth])
}

#[test]
fn a_homography_is_recovered_from_its_pairs() {
    let mut rng = Prng::new(3);
    for _ in 0..200 {
        let mapping = random_view(&mut rng);
        let pairs: Vec<Pair> =
            corners().into_iter().filter_map(|point| Some((point, mapping.apply(point)?))).collect();
        let count = [4, 8, pairs.len()][(rng.unit() * 3.0) as usize];
        let found = Homography::fit(&pairs[..count]).expect("enough pairs");
        let back = found.inverse().expect("a plane");
        for &(point, seen) in &pairs {
            assert!(found.apply(point).expect("in front of the camera").distance(seen) < 1e-4);
            assert!(back.apply(seen).expect("in front of the camera").distance(point) < 1e-4);
        }
    }
}

#[test]
fn homographies_compose() {
    let mut rng = Prng::new(4);
    for _ in 0..100 {
        let (first, next) = (random_view(&mut rng), above_of(&random_view(&mut rng)));
        let point = Point::new(rng.within(0.0, 190.0), rng.within(0.0, 190.0));
        let steps = first.apply(point).and_then(|there| next.apply(there)).expect("in front of the camera");
        assert!(next.compose(&first).apply(point).expect("in front of the camera").distance(steps) < 1e-6);
        assert_eq!(first.then(&next), next.compose(&first));
    }
}

/// The same homography without perspective, so that no point is behind the camera.
fn above_of(mapping: &Homography) -> Homography {
    let [right, down, _] = mapping.rows();
    Homography::new([right, down, [0.0, 0.0, 1.0]])
}

#[test]
fn a_square_is_mapped_to_its_corners() {
    let corners = [(10.0, 12.0), (40.0, 8.0), (52.0, 47.0), (6.0, 33.0)].map(Point::from);
    let found = Homography::from_square(7.0, &corners).expect("four corners");
    for (corner, (x, y)) in corners.iter().zip([(0.0, 0.0), (7.0, 0.0), (7.0, 7.0), (0.0, 7.0)]) {
        assert!(found.apply(Point::new(x, y)).expect("in front of the camera").distance(*corner) < 1e-9);
    }
    assert_eq!(Homography::from_square(7.0, &[Point::ZERO; 4]), None);
}

#[test]
fn points_behind_the_camera_have_no_image() {
    let mapping = Homography::new([[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [-0.01, 0.0, 1.0]]);
    assert!(mapping.apply(Point::new(99.0, 0.0)).is_some());
    assert_eq!(mapping.apply(Point::new(101.0, 0.0)), None);
    assert_eq!(mapping.apply(Point::new(f64::NAN, 0.0)), None);
}

#[test]
fn degenerate_pairs_give_no_fit() {
    let pair = |x: f64, y: f64| (Point::new(x, y), Point::new(x, y));
    assert_eq!(Homography::fit(&[pair(0.0, 0.0), pair(1.0, 0.0), pair(1.0, 1.0)]), None);
    assert_eq!(Homography::fit(&[pair(1.0, 1.0); 8]), None);
    let line: Vec<Pair> = (0..8).map(|at| pair(f64::from(at), 2.0)).collect();
    assert_eq!(Homography::fit(&line), None);
    assert!(View::fit(&line, Size::new(640.0, 480.0), None).is_none());
    assert!(Homography::fit_robust(&[], 1.0).is_none());
}

#[test]
fn outlier_markers_are_rejected() {
    let mut rng = Prng::new(9);
    for wrong in 0..5 {
        let mapping = random_view(&mut rng);
        let mut pairs: Vec<Pair> =
            corners().into_iter().filter_map(|point| Some((point, mapping.apply(point)?))).collect();
        for pair in pairs.iter_mut().take(wrong * 4) {
            pair.1 += kurbo::Vec2::new(rng.within(40.0, 90.0), rng.within(-90.0, 90.0));
        }
        for pair in &mut pairs {
            pair.1 += kurbo::Vec2::new(normal(&mut rng), normal(&mut rng)) * 0.3;
        }
        let (found, agree) = Homography::fit_robust(&pairs, 2.0).expect("a mapping");
        assert!(agree.iter().enumerate().all(|(index, agree)| *agree == (index >= wrong * 4)), "{wrong}");
        let point = Point::new(95.0, 100.0);
        let expected = mapping.apply(point).expect("in front of the camera");
        assert!(found.apply(point).expect("in front of the camera").distance(expected) < 1.5);
    }
}

#[test]
fn inconsistent_markers_give_no_homography() {
    let mut rng = Prng::new(2);
    let pairs: Vec<Pair> = corners()
        .into_iter()
        .map(|point| (point, Point::new(rng.within(0.0, 900.0), rng.within(0.0, 900.0))))
        .collect();
    assert!(Homography::fit_robust(&pairs, 2.0).is_none());
}

//! Markers rendered, photographed and detected.

pub(in crate::photo) mod chart;
pub(super) mod tag36h11;

use kurbo::Point;

use super::*;
use crate::photo::signal::{encoded, srgb_light};
use crate::photo::view::Homography;
use crate::prng::Prng;
use chart::{Stamp, photograph, spoilt};
use tag36h11::TAG_36H11;

/// A chart with the markers `ids` at one turn, eight in a row, each 12 mm wide and at a pitch of 18 mm.
fn stamps(ids: std::ops::Range<u16>, quarters: u32) -> Vec<Stamp> {
    let point = |index: u16| Point::new(f64::from(index % 8) * 18.0 + 3.0, f64::from(index / 8) * 18.0 + 3.0);
    let first = ids.start;
    ids.map(|id| Stamp { id, at: point(id - first), side: 12.0, quarters }).collect()
}

/// The largest corner error, provided that all stamps are found and nothing else.
fn farthest(found: &[Sighting], stamps: &[Stamp], view: &Homography) -> f64 {
    assert_eq!(found.len(), stamps.len());
    let mut farthest: f64 = 0.0;
    for stamp in stamps {
        let seen = found.iter().find(|seen| seen.id == stamp.id).unwrap_or_else(|| panic!("no {}", stamp.id));
        for (corner, drawn) in seen.corners.iter().zip(stamp.corners()) {
            farthest = farthest.max(corner.distance(view.apply(drawn).expect("in front of the camera")));
        }
    }
    farthest
}

/// A chart seen from straight above, at `scale` pixels per millimetre.
fn above(scale: f64) -> Homography {
    Homography::new([[scale, 0.0, 0.3], [0.0, scale, 0.6], [0.0, 0.0, 1.0]])
}

/// A chart of 150 by 100 mm tilted by `degrees`, its middle at (320, 200).
fn tilted(degrees: f64) -> Homography {
    let (sin, cos) = degrees.to_radians().sin_cos();
    let (focal, far) = (1000.0, 300.0);
    // The chart's middle, (75, 50), is on the optical axis.
    let depth = [0.0, -sin, far + 50.0 * sin];
    let across = [focal, 320.0 * depth[1], 320.0 * depth[2] - 75.0 * focal];
    let down = [0.0, focal * cos + 200.0 * depth[1], 200.0 * depth[2] - 50.0 * focal * cos];
    Homography::new([across, down, depth])
}

#[test]
fn every_marker_is_found_at_every_rotation() {
    for quarters in 0..4 {
        let stamps = stamps(0..35, quarters);
        let picture = photograph(&TAG_25H9, &stamps, &above(2.2), 330, 220);
        let found = find(&picture, &TAG_25H9);
        assert!(found.iter().all(|seen| seen.bit_errors == 0));
        assert!(farthest(&found, &stamps, &above(2.2)) < 0.5);
    }
}

#[test]
fn markers_of_another_family_are_found_only_there() {
    let stamps = stamps(500..535, 1);
    let picture = photograph(&TAG_36H11, &stamps, &above(2.5), 370, 250);
    assert!(farthest(&find(&picture, &TAG_36H11), &stamps, &above(2.5)) < 0.5);
    assert_eq!(find(&picture, &TAG_25H9), []);
}

#[test]
fn markers_are_found_at_a_tilt() {
    for degrees in [15.0, 30.0, 45.0, 60.0] {
        let stamps = stamps(0..35, 0);
        let view = tilted(degrees);
        let picture = photograph(&TAG_25H9, &stamps, &view, 640, 420);
        let far = farthest(&find(&picture, &TAG_25H9), &stamps, &view);
        assert!(far < 0.7, "{degrees}: {far}");
    }
}

#[test]
fn blur_and_noise_move_corners_by_less_than_a_pixel() {
    let stamps = stamps(0..35, 3);
    let mut rng = Prng::new(7);
    let picture = spoilt(&photograph(&TAG_25H9, &stamps, &above(2.6), 390, 260), 1, 6.0, &mut rng);
    let far = farthest(&find(&picture, &TAG_25H9), &stamps, &above(2.6));
    assert!(far < 0.9, "{far}");
}

#[test]
fn markers_are_found_where_overexposed_white_spreads_over_them() {
    let stamps = stamps(0..35, 1);
    let mut picture = photograph(&TAG_25H9, &stamps, &above(4.0), 600, 400);
    picture.light.iter_mut().for_each(|light| *light = (srgb_light(f64::from(*light)) * 255.0) as u8);
    let mut picture = spoilt(&picture, 2, 0.0, &mut Prng::new(3));
    for light in &mut picture.light {
        *light = (encoded((f32::from(*light) / 255.0 * 2.5).min(1.0)) * 255.0) as u8;
    }
    let far = farthest(&find(&picture, &TAG_25H9), &stamps, &above(4.0));
    // White spreads by up to three pixels at every edge.
    assert!(far < 4.5, "{far}");
}

#[test]
fn a_marker_printed_twice_is_found_twice() {
    let mut both = stamps(4..6, 0);
    both[1].id = 4;
    let found = find(&photograph(&TAG_25H9, &both, &above(3.0), 120, 60), &TAG_25H9);
    assert_eq!(found.iter().map(|seen| seen.id).collect::<Vec<_>>(), [4, 4]);
}

#[test]
fn a_marker_is_decoded_near_its_expected_corners() {
    let stamps = stamps(9..10, 2);
    let picture = photograph(&TAG_25H9, &stamps, &above(3.0), 60, 60);
    let drawn = stamps[0].corners().map(|corner| above(3.0).apply(corner).expect("in front of the camera"));
    let expected = drawn.map(|corner| corner + kurbo::Vec2::new(1.5, -1.0));
    let found = find_near(&picture, &TAG_25H9, expected, 3.0).expect("a marker");
    assert_eq!(found.id, 9);
    assert!(found.corners.iter().zip(drawn).all(|(corner, drawn)| corner.distance(drawn) < 0.25));
}

#[test]
fn noise_contains_no_marker() {
    let mut rng = Prng::new(1);
    for (width, height) in [(0, 0), (1, 400), (400, 1), (3, 5), (300, 200), (320, 240)] {
        let light = (0..width * height).map(|_| (rng.unit() * 256.0) as u8).collect();
        let noise = Grey::new(width, height, light).expect("matching size");
        assert_eq!(find(&noise, &TAG_25H9), []);
        if width > 2 {
            assert_eq!(find(&spoilt(&noise, 2, 3.0, &mut rng), &TAG_25H9), []);
        }
    }
}

#[test]
fn tiles_with_arrows_contain_no_marker() {
    // Dark square tiles with paths and arrows cut out of them, like those of Lightning: 240 random patterns.
    let mut rng = Prng::new(5);
    for _ in 0..4 {
        let tiles: Vec<u64> = (0..60).map(|_| (rng.unit() * (1u64 << 25) as f64) as u64).collect();
        let light = (0..400 * 240).map(|index| {
            let (x, y) = (index % 400, index / 400);
            let (tile, x, y) = (tiles[y / 40 * 10 + x / 40], x % 40, y % 40);
            let inside = (4..36).contains(&x) && (4..36).contains(&y);
            let pattern = (8..33).contains(&x) && (8..33).contains(&y);
            let cut = pattern && (tile >> ((y - 8) / 5 * 5 + (x - 8) / 5) & 1 == 1 || x.abs_diff(20) < 3);
            if inside && !cut { 40 } else { 225 }
        });
        let grey = Grey::new(400, 240, light.collect()).expect("matching size");
        assert_eq!(find(&grey, &TAG_25H9), []);
    }
}

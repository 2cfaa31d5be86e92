//! Pictures in good light: the exact text comes back.

use std::sync::Arc;

use kurbo::{Point, Size};
use tablier::game::Marker;

use crate::art::{
    Art, LIGHTNING, MACMAHON, PLANK, QUITS, SPARED_LIGHTNING, SPARED_MACMAHON, SPARED_PLANK, SPARED_QUITS,
};
use crate::laid::{Laid, Shot};
use crate::quits::Balls;
use crate::simulator::*;
use crate::{lightning, macmahon, own, plank, quits};

fn assert_read(art: &Art, photo: &Photo, expected: &[String], what: &str) {
    let read = art.read(&photo.jpeg).unwrap_or_else(|refusal| panic!("{what}: {refusal:?}"));
    assert!(expected.contains(&read.text), "{what}: read\n{}\nfor\n{}", read.text, expected[0]);
}

fn assert_comes_back(art: &Art, laid: &Laid, shot: &Shot, what: &str) {
    assert_read(art, &shot.take(laid), std::slice::from_ref(&laid.text), what);
}

#[test]
fn both_camps_of_lightning_come_back() {
    for (seed, tilt, swing) in [(1, 15.0, 10.0), (2, 30.0, 200.0)] {
        let what = format!("camps {seed}");
        assert_comes_back(
            &LIGHTNING,
            &lightning::laid(&LIGHTNING, seed),
            &Shot::mild(seed, tilt, swing),
            &what,
        );
    }
}

/// Of a print in full colours one of 24 squares may stay open; of one with little ink, whose tints are nearly alike, as
/// many as eight. None is read wrongly.
#[test]
fn macmahons_squares_come_back_turned_as_they_lie() {
    let shots = [
        (&MACMAHON, 61, 10.0, 5.0, 1),
        (&MACMAHON, 62, 25.0, 140.0, 1),
        (&MACMAHON, 63, 33.0, 260.0, 1),
        (&SPARED_MACMAHON, 64, 20.0, 60.0, 8),
    ];
    for (art, seed, tilt, swing, most) in shots {
        let laid = macmahon::laid(art, seed);
        let read = art.read(&Shot::mild(seed, tilt, swing).take(&laid).jpeg);
        let read = read.unwrap_or_else(|refusal| panic!("{seed}: {refusal:?}"));
        let squares: Vec<_> = read.text.split_whitespace().zip(laid.text.split_whitespace()).collect();
        let open = squares.iter().filter(|(seen, _)| *seen == "????").count();
        let is_right = squares.iter().all(|(seen, is)| seen == is || *seen == "????");
        assert!(squares.len() == 24 && is_right && open <= most, "{seed}: {}\n{}", read.text, laid.text);
    }
}

/// A card with this side left on a camp, given the corners of the camp, mm from its top left corner.
fn card(corners: &[(f64, f64)], size: Size, at: Point, side: f64) -> Thing {
    let [from, right, _, down] = corners else { panic!("four corners") };
    let (across, along) = (at.x / size.width, at.y / size.height);
    let x = from.0 + (right.0 - from.0) * across + (down.0 - from.0) * along;
    let y = from.1 + (right.1 - from.1) * across + (down.1 - from.1) * along;
    let pixels = (side * 2.0) as usize;
    let rgb = vec![200; pixels * pixels * 3];
    let texture = Arc::new(Texture { width: pixels, height: pixels, rgb, per_mm: 2.0 });
    let place = Place { x, y, turn: 0.0, height: 3.0 };
    Thing::Tile { texture, thickness: 0.3, outline: Outline::Square, place }
}

#[test]
fn a_camp_with_two_markers_is_located_by_the_plane_of_the_other() {
    let mut laid = lightning::laid(&LIGHTNING, 3);
    let board = &LIGHTNING.game.boards[0];
    let size = Size::new(board.size().width.get(), board.size().height.get());
    let corners = laid.outline[4..].to_vec();
    let middle = |marker: &Marker| {
        Point::new(marker.square.left().get(), marker.square.top().get())
            .midpoint(Point::new(marker.square.right().get(), marker.square.bottom().get()))
    };
    let mut middles: Vec<Point> = board.markers(1).iter().map(middle).collect();
    middles.sort_by(|one, other| (one.x + one.y / 10.0).total_cmp(&(other.x + other.y / 10.0)));
    // The two at the left that are nearest to the start row stay visible.
    middles.drain(2..4);
    assert_eq!(middles.len(), 6);
    laid.things.extend(middles.into_iter().map(|at| card(&corners, size, at, 12.0)));
    assert_comes_back(&LIGHTNING, &laid, &Shot::mild(3, 20.0, 30.0), "camps, few markers");
}

#[test]
fn discs_on_a_tray_of_quits_come_back() {
    for (seed, tilt, swing) in [(11, 10.0, 0.0), (12, 25.0, 120.0), (13, 35.0, 250.0)] {
        let laid = quits::laid(&QUITS, seed, Balls::Discs);
        assert_comes_back(&QUITS, &laid, &Shot::mild(seed, tilt, swing), &format!("discs {seed}"));
    }
}

/// At half its size this picture shows too little of the markers.
#[test]
fn a_small_tray_in_a_large_picture_comes_back() {
    let laid = quits::laid(&QUITS, 7, Balls::Discs);
    let mut shot = Shot::mild(7, 20.0, 130.0);
    (shot.camera.width, shot.camera.height, shot.margin) = (4032, 3024, 0.42);
    let photo = shot.take(&laid);
    let read = QUITS.read(&photo.jpeg).unwrap_or_else(|refusal| panic!("{refusal:?}"));
    assert_eq!(read.text, laid.text);
    assert_eq!(read.picture.reduced, 1, "all of it was looked at");
}

#[test]
fn marbles_on_a_tray_of_quits_come_back() {
    for (seed, tilt, swing) in [(23, 15.0, 45.0), (22, 30.0, 300.0)] {
        let laid = quits::laid(&QUITS, seed, Balls::Marbles(Finish::Painted));
        assert_comes_back(&QUITS, &laid, &Shot::mild(seed, tilt, swing), &format!("marbles {seed}"));
    }
}

#[test]
fn rows_of_planks_come_back() {
    for (seed, tilt, swing) in [(31, 10.0, 5.0), (32, 25.0, 350.0), (33, 30.0, 170.0)] {
        let (laid, rows) = plank::laid(&PLANK, seed);
        let photo = Shot::mild(seed, tilt, swing).take(&laid);
        let shown = plank::shown(&laid, &rows, &photo);
        assert_read(&PLANK, &photo, &shown, &format!("planks {seed}"));
    }
}

#[test]
fn boards_of_ones_own_come_back() {
    for (seed, tilt, swing) in [(41, 15.0, 20.0), (42, 30.0, 110.0)] {
        let laid = own::laid(&own::DISCS, seed);
        assert_comes_back(&own::DISCS, &laid, &Shot::mild(seed, tilt, swing), &format!("own {seed}"));
    }
}

#[test]
fn tiles_with_round_corners_come_back() {
    for (seed, tilt, swing) in [(900, 5.0, 0.0), (929, 34.0, 353.0)] {
        let laid = own::laid(&own::TILES, seed);
        assert_comes_back(&own::TILES, &laid, &Shot::mild(seed, tilt, swing), &format!("tiles {seed}"));
    }
}

#[test]
fn paper_that_does_not_lie_flat_is_read() {
    let mut laid = own::laid(&own::DISCS, 43);
    laid.bend(Bend { sagitta: 5.0, along_x: true });
    assert_comes_back(&own::DISCS, &laid, &Shot::mild(43, 25.0, 40.0), "bent");
}

#[test]
fn another_game_beside_does_not_matter() {
    let mut laid = quits::laid(&QUITS, 14, Balls::Discs);
    laid.put_beside(&plank::laid(&PLANK, 34).0);
    assert_comes_back(&QUITS, &laid, &Shot::mild(14, 20.0, 80.0), "beside planks");
}

/// The reader is not told how the game was printed.
#[test]
fn games_printed_with_little_ink_come_back() {
    let laid = quits::laid(&SPARED_QUITS, 14, Balls::Discs);
    assert_comes_back(&SPARED_QUITS, &laid, &Shot::mild(14, 20.0, 60.0), "discs, little ink");
    let (laid, rows) = plank::laid(&SPARED_PLANK, 34);
    let photo = Shot::mild(34, 20.0, 10.0).take(&laid);
    assert_read(&SPARED_PLANK, &photo, &plank::shown(&laid, &rows, &photo), "planks, little ink");
    let laid = lightning::laid(&SPARED_LIGHTNING, 5);
    let mut shot = Shot::mild(5, 15.0, 200.0);
    // If paper is as white as the picture can be, glare on it cannot be detected.
    shot.light.exposure = 0.7;
    let read = SPARED_LIGHTNING.read(&shot.take(&laid).jpeg).unwrap_or_else(|refusal| panic!("{refusal:?}"));
    let squares = || read.text.split_whitespace().zip(laid.text.split_whitespace());
    assert_eq!(read.text.split_whitespace().count(), laid.text.split_whitespace().count());
    assert!(squares().all(|(seen, is)| seen == is || seen == "??"), "{}", read.text);
    assert!(squares().filter(|(seen, _)| *seen == "??").count() < 10, "{}", read.text);
}

#[test]
fn marbles_of_glass_and_wooden_balls_come_back() {
    for (seed, finish) in [(24, Finish::Glass), (25, Finish::Wood)] {
        let laid = quits::laid(&QUITS, seed, Balls::Marbles(finish));
        assert_comes_back(&QUITS, &laid, &Shot::mild(seed, 25.0, 80.0), &format!("{finish:?} {seed}"));
    }
}

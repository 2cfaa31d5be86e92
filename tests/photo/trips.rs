//! Pictures in good light: the text comes back to the letter.

use crate::art::{Art, LIGHTNING, PLANK, QUITS};
use crate::laid::{Laid, Shot};
use crate::quits::Balls;
use crate::simulator::{Finish, Photo};
use crate::{lightning, own, plank, quits};

fn assert_read(art: &Art, photo: &Photo, expected: &[String], what: &str) {
    let read = art.read(&photo.jpeg).unwrap_or_else(|refusal| panic!("{what}: {refusal:?}"));
    assert!(expected.contains(&read.text), "{what}: read\n{}\nfor\n{}", read.text, expected[0]);
}

fn assert_comes_back(art: &Art, laid: &Laid, shot: &Shot, what: &str) {
    assert_read(art, &shot.of(laid), std::slice::from_ref(&laid.text), what);
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

#[test]
fn discs_on_a_tray_of_quits_come_back() {
    for (seed, tilt, swing) in [(11, 10.0, 0.0), (12, 25.0, 120.0), (13, 35.0, 250.0)] {
        let laid = quits::laid(seed, Balls::Discs);
        assert_comes_back(&QUITS, &laid, &Shot::mild(seed, tilt, swing), &format!("discs {seed}"));
    }
}

#[test]
fn marbles_on_a_tray_of_quits_come_back() {
    for (seed, tilt, swing) in [(23, 15.0, 45.0), (22, 30.0, 300.0)] {
        let laid = quits::laid(seed, Balls::Marbles(Finish::Painted));
        assert_comes_back(&QUITS, &laid, &Shot::mild(seed, tilt, swing), &format!("marbles {seed}"));
    }
}

#[test]
fn rows_of_planks_come_back() {
    for (seed, tilt, swing) in [(31, 10.0, 5.0), (32, 25.0, 350.0), (33, 30.0, 170.0)] {
        let (laid, rows) = plank::laid(seed);
        let photo = Shot::mild(seed, tilt, swing).of(&laid);
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

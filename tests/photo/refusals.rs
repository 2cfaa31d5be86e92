//! Unreadable pictures: they are refused for the right reason with the right hint.

use crate::art::{Art, LIGHTNING, PLANK, QUITS};
use crate::laid::{Laid, Shot};
use crate::quits::Balls;
use crate::simulator::*;
use crate::{lightning, own, plank, quits};

fn tray() -> Laid {
    quits::laid(&QUITS, 51, Balls::Discs)
}

fn shot(tilt: f64) -> Shot {
    let mut shot = Shot::mild(51, tilt, 20.0);
    (shot.camera.width, shot.camera.height) = (1280, 960);
    shot
}

fn assert_refused(art: &Art, photo: &Photo, code: &str) {
    match art.read(&photo.jpeg) {
        Ok(read) => panic!("{code} was read as\n{}", read.text),
        Err(refusal) => assert_eq!(refusal.code.as_str(), code, "{refusal:?}"),
    }
}

#[test]
fn another_game_is_reported() {
    let photo = shot(20.0).take(&tray());
    assert_refused(&LIGHTNING, &photo, "photo/other-game");
    assert_refused(&PLANK, &photo, "photo/other-game");
    let planks = shot(20.0).take(&plank::laid(&PLANK, 52).0);
    assert_refused(&QUITS, &planks, "photo/other-game");
}

#[test]
fn a_cut_off_board_is_reported() {
    let laid = tray();
    let shot = shot(20.0);
    let mut camera = shot.camera.clone().framing(&laid.outline, 0.05);
    camera.aim.0 += 90.0;
    assert_refused(&QUITS, &shot.take_from(&laid, &camera), "photo/cut-off");
}

#[test]
fn a_board_too_far_away_is_reported() {
    let mut shot = shot(20.0);
    (shot.camera.width, shot.camera.height) = (520, 390);
    shot.margin = 0.3;
    assert_refused(&QUITS, &shot.take(&tray()), "photo/too-far");
}

#[test]
fn a_missing_camp_is_reported() {
    let both = lightning::laid(&LIGHTNING, 53);
    let right = both.outline[..4].iter().map(|at| at.0).fold(f64::MIN, f64::max);
    let outline = both.outline[..4].to_vec();
    let things = both.things.into_iter().filter(|thing| thing.place().x < right).collect();
    let photo = shot(15.0).take(&Laid { things, outline, text: both.text });
    assert_refused(&LIGHTNING, &photo, "photo/missing");
}

#[test]
fn two_boards_are_reported() {
    let mut laid = tray();
    let second = tray();
    laid.put_beside(&second);
    let mut shot = shot(10.0);
    shot.camera.swing = 0.0;
    shot.camera.width = 1600;
    assert_refused(&QUITS, &shot.take(&laid), "photo/two-boards");
}

#[test]
fn a_blurred_picture_is_reported() {
    let mut shot = shot(20.0);
    shot.wear.defocus = 45.0;
    assert_refused(&QUITS, &shot.take(&tray()), "photo/blurred");
}

/// Squares hidden by glare are left open: nothing wrong is stated about them.
fn assert_not_surely_wrong(art: &Art, laid: &Laid, at: (f64, f64)) {
    let mut shot = Shot::mild(54, 15.0, 30.0);
    shot.light.glare = Some(Glare { x: at.0, y: at.1, radius: 0.09, strength: 3.0 });
    let read = art.read(&shot.take(laid).jpeg).unwrap_or_else(|refusal| panic!("{refusal:?}"));
    let words = |text: &str| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
    let (seen, right) = (words(&read.text), words(&laid.text));
    assert_eq!(seen.len(), right.len(), "{}", read.text);
    assert!(seen.iter().any(|word| word.contains('?')), "nothing is left open:\n{}", read.text);
    for (seen, right) in seen.iter().zip(&right) {
        assert!(seen == right || seen.contains('?'), "{seen} for {right}:\n{}for\n{}", read.text, laid.text);
    }
}

#[test]
fn what_a_lamp_hides_is_left_open() {
    assert_not_surely_wrong(&LIGHTNING, &lightning::laid(&LIGHTNING, 54), (0.3, 0.7));
    assert_not_surely_wrong(&own::DISCS, &own::laid(&own::DISCS, 54), (0.5, 0.5));
    assert_not_surely_wrong(&QUITS, &tray(), (0.5, 0.45));
}

#[test]
fn a_camera_held_too_low_is_reported() {
    let mut shot = shot(66.0);
    shot.camera.width = 1600;
    assert_refused(&QUITS, &shot.take(&tray()), "photo/too-tilted");
}

/// Lenses that bend lines put outer markers beside the plane of the others.
#[test]
fn a_distorted_board_is_one_board() {
    let (tray, both) = (tray(), lightning::laid(&LIGHTNING, 53));
    for (art, laid) in [(&QUITS, &tray), (&LIGHTNING, &both)] {
        let mut shot = shot(20.0);
        (shot.camera.width, shot.camera.height, shot.camera.k1) = (1600, 1200, -0.2);
        let read = art.read(&shot.take(laid).jpeg).expect("one board").text;
        let squares = read.split_whitespace().zip(laid.text.split_whitespace());
        let wrong = squares.filter(|(read, right)| !read.contains('?') && read != right);
        assert_eq!(wrong.collect::<Vec<_>>(), [], "{read}{}", laid.text);
    }
}

/// A lens that bends lines even more shifts tiles under their squares; what then looks like surplus discs is open.
#[test]
fn bare_tiles_of_a_distorted_tray_are_no_surplus_discs() {
    let laid = quits::laid(&QUITS, 71, Balls::Discs);
    let mut shot = Shot::mild(71, 40.0, 250.0);
    shot.camera.k1 = 0.2;
    let read = QUITS.read(&shot.take(&laid).jpeg).expect("one board").text;
    let squares = || read.split_whitespace().zip(laid.text.split_whitespace());
    assert!(squares().all(|(read, right)| read == right || read == "?"), "{read}{}", laid.text);
    assert!(squares().filter(|(read, _)| *read == "?").count() < 5, "{read}");
}

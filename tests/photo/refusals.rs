//! Pictures that cannot be read: the reason is the right one, and says what to do.

use tablier::photo::RefusalKind;

use crate::art::{Art, LIGHTNING, PLANK, QUITS};
use crate::laid::{Laid, Shot};
use crate::quits::Balls;
use crate::simulator::*;
use crate::{plank, quits};

fn tray() -> Laid {
    quits::laid(51, Balls::Discs)
}

fn shot(tilt: f64) -> Shot {
    let mut shot = Shot::mild(51, tilt, 20.0);
    (shot.camera.width, shot.camera.height) = (1280, 960);
    shot
}

fn assert_refused(art: &Art, photo: &Photo, kind: RefusalKind) {
    match art.read(&photo.jpeg) {
        Ok(read) => panic!("{kind:?} was read as\n{}", read.text),
        Err(refusal) => assert_eq!(refusal.kind, kind, "{refusal:?}"),
    }
}

#[test]
fn another_game_is_told() {
    let photo = shot(20.0).of(&tray());
    assert_refused(&LIGHTNING, &photo, RefusalKind::OtherGame);
    assert_refused(&PLANK, &photo, RefusalKind::OtherGame);
    let planks = shot(20.0).of(&plank::laid(52).0);
    assert_refused(&QUITS, &planks, RefusalKind::OtherGame);
}

#[test]
fn a_board_that_is_cut_off_is_told() {
    let laid = tray();
    let shot = shot(20.0);
    let mut camera = shot.camera.clone().framing(&laid.outline, 0.05);
    camera.aim.0 += 90.0;
    assert_refused(&QUITS, &shot.from(&laid, &camera), RefusalKind::CutOff);
}

#[test]
fn two_boards_are_told() {
    let mut laid = tray();
    let second: Vec<Thing> = laid.things.iter().cloned().map(|thing| beside(thing, 200.0)).collect();
    laid.things.extend(second);
    laid.outline.extend(laid.outline.clone().iter().map(|(x, y)| (x + 200.0, *y)));
    let mut shot = shot(10.0);
    shot.camera.swing = 0.0;
    shot.camera.width = 1600;
    assert_refused(&QUITS, &shot.of(&laid), RefusalKind::TwoBoards);
}

fn beside(mut thing: Thing, by: f64) -> Thing {
    let (Thing::Sheet { place, .. } | Thing::Tile { place, .. } | Thing::Marble { place, .. }) = &mut thing;
    place.x += by;
    thing
}

#[test]
fn a_blurred_picture_is_told() {
    let mut shot = shot(20.0);
    shot.wear.defocus = 45.0;
    assert_refused(&QUITS, &shot.of(&tray()), RefusalKind::Blurred);
}

#[test]
fn a_camera_held_too_low_is_told() {
    let mut shot = shot(66.0);
    shot.camera.width = 1600;
    assert_refused(&QUITS, &shot.of(&tray()), RefusalKind::TooTilted);
}

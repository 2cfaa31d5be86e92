//! Markers that are not where they belong: what is read without `?` is right, or the picture is refused.

use std::sync::Arc;

use crate::art::{Art, PLANK, QUITS};
use crate::laid::{Laid, Shot};
use crate::outcome::{Case, Outcome, outcome};
use crate::quits::Balls;
use crate::simulator::*;
use crate::tables::{Game, Set};
use crate::{plank, quits};

/// Width of the tab at the end of a plank, mm.
const TAB_MM: f64 = 16.0;

fn shot(seed: u64) -> Shot {
    let mut shot = Shot::mild(seed, 5.0 + 7.0 * (seed % 5) as f64, 40.0 * (seed % 9) as f64);
    (shot.camera.width, shot.camera.height) = (1280, 960);
    shot
}

/// Reads the table; wrong squares are all left open.
fn read(art: &'static Art, photo: Photo, right: Vec<String>, what: &str) -> Outcome {
    let (outcome, _) = outcome(&Case { art, photo, right });
    assert!(outcome.unmarked.is_empty(), "{what}: {:?}, {:?}", outcome.refused, outcome.unmarked);
    outcome
}

/// A tray with discs and no walls.
fn tray(seed: u64) -> Laid {
    let mut laid = quits::laid(&QUITS, seed, Balls::Discs);
    let is_wall = |thing: &Thing| matches!(thing, Thing::Tile { texture, .. } if texture.width_mm() > 60.0);
    laid.things.retain(|thing| !is_wall(thing));
    laid
}

#[test]
fn tiles_that_have_slid_on_their_tray_mislead_nobody() {
    let slides = [(60, 5.0, 0.0), (61, -5.0, 5.0), (60, 11.0, -2.0), (60, 15.0, 15.0), (60, 0.0, -22.0)];
    for (seed, x, y) in slides {
        let mut laid = tray(seed);
        for thing in &mut laid.things[1..] {
            let place = thing.place_mut();
            (place.x, place.y) = (place.x + x, place.y + y);
        }
        let photo = shot(seed).take(&laid);
        let outcome = read(&QUITS, photo, vec![laid.text], &format!("{seed} {x} {y}"));
        let refused = outcome.refused.expect("no tile is where the markers have it");
        assert!(refused.starts_with("photo/no-tiles"), "{seed} {x} {y}: {refused}");
    }
}

#[test]
fn a_bent_tray_is_read() {
    for (sagitta, along_x) in [(6.0, true), (-6.0, false)] {
        let mut laid = tray(70);
        laid.bend(Bend { sagitta, along_x });
        let photo = shot(70).take(&laid);
        let outcome = read(&QUITS, photo, vec![laid.text], &format!("{sagitta}"));
        assert!(outcome.exact, "{sagitta}: {:?}", outcome.refused);
    }
}

/// The planks of a table, by index of the thing.
fn planks(laid: &Laid) -> Vec<usize> {
    let is_plank = |thing: &Thing| matches!(thing, Thing::Tile { texture, .. } if texture.width_mm() > 100.0);
    (0..laid.things.len()).filter(|at| is_plank(&laid.things[*at])).collect()
}

/// Sticks one end of a plank, or a blank, upon the same end of another, `off` mm across it.
fn stick(laid: &mut Laid, from: Option<usize>, to: usize, is_right: bool, off: f64) {
    let Thing::Tile { texture, .. } = &laid.things[to] else { panic!("no plank") };
    let (length, width) = (texture.width_mm(), texture.height_mm());
    let texture = match from.map(|from| &laid.things[from]) {
        Some(Thing::Tile { texture, .. }) => {
            texture.part(if is_right { length - TAB_MM } else { 0.0 }, 0.0, TAB_MM, width)
        }
        _ => Texture::drawn(TAB_MM, width, 4.0, |_, _| [255; 3]),
    };
    let Place { x, y, turn, height } = laid.things[to].place();
    let (sin, cos) = turn.to_radians().sin_cos();
    let along = (length - TAB_MM) / 2.0 * if is_right { 1.0 } else { -1.0 };
    let place =
        Place { x: x + along * cos - off * sin, y: y + along * sin + off * cos, turn, height: height + 3.1 };
    laid.things.push(Thing::Tile {
        texture: Arc::new(texture),
        thickness: 0.05,
        outline: Outline::Square,
        place,
    });
}

#[test]
fn a_marker_upon_another_plank_is_refused() {
    for seed in 80..83 {
        let (mut laid, rows) = plank::laid(&PLANK, seed);
        let [one, other, ..] = planks(&laid)[..] else { panic!("two planks at least") };
        stick(&mut laid, Some(one), other, false, 0.0);
        stick(&mut laid, None, one, false, 0.0);
        let photo = shot(seed).take(&laid);
        let right = plank::shown(&laid, &rows, &photo);
        let outcome = read(&PLANK, photo, right, &format!("{seed}"));
        let refused = outcome.refused.expect("each end of the plank is elsewhere");
        assert!(refused.starts_with("photo/two-boards"), "{seed}: {refused}");
    }
}

#[test]
fn planks_beside_their_markers_mislead_nobody() {
    for seed in 90..92 {
        for off in [3.0, -7.0, 11.0] {
            let (mut laid, rows) = plank::laid(&PLANK, seed);
            let one = planks(&laid)[0];
            for is_right in [false, true] {
                stick(&mut laid, Some(one), one, is_right, off);
            }
            let photo = shot(seed).take(&laid);
            let right = plank::shown(&laid, &rows, &photo);
            let outcome = read(&PLANK, photo, right, &format!("{seed} {off}"));
            assert!(outcome.refused.is_none(), "{seed} {off}: {:?}", outcome.refused);
        }
    }
}

/// Tall tokens stand before the markers behind them, which show too little of themselves or nothing.
#[test]
fn tall_tokens_before_markers_hide_no_plank() {
    let game = Game::Plank;
    let seeds: Vec<u64> = Set::Tuning.seeds(game, Kind::Usual, 7).collect();
    for seed in [seeds[1], seeds[6]] {
        let Case { art, photo, right } = game.case(&game.conditions(Kind::Usual, seed));
        let outcome = read(art, photo, right, &format!("{seed}"));
        assert_eq!(outcome.refused, None);
        assert!(outcome.settled, "{seed}: {:?}", outcome.wrong);
    }
}

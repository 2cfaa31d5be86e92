//! Self-tests of the simulator: stated positions match the picture.

mod kind;

use std::sync::Arc;

use super::color::linear;
use super::*;

const PAPER: [u8; 3] = [240, 240, 238];
const PITCH_MM: f64 = 20.0;

/// Paper with round black dots, 2 mm across, in the middle of each square.
fn dots(width: f64, height: f64) -> Texture {
    Texture::drawn(width, height, 10.0, |x, y| {
        let out = (x % PITCH_MM - PITCH_MM / 2.0).hypot(y % PITCH_MM - PITCH_MM / 2.0);
        if out < 1.0 { [20, 20, 22] } else { PAPER }
    })
}

fn sheet(texture: Texture, bend: Option<Bend>, place: Place) -> Thing {
    Thing::Sheet { texture: Arc::new(texture), thickness: 0.2, bend, place }
}

fn table(things: Vec<Thing>) -> Table {
    Table { ground: Ground::Plain([225, 226, 222]), things, clutter: Clutter::default() }
}

fn tilted() -> Camera {
    let camera = Camera {
        width: 1600,
        height: 1200,
        tilt: 40.0,
        swing: 25.0,
        roll: -7.0,
        k1: -0.012,
        ..Camera::default()
    };
    camera.framing(&[(-80.0, -60.0), (80.0, -60.0), (80.0, 60.0), (-80.0, 60.0)], 0.05)
}

/// The centre of the area near a point that is darker than paper.
fn darkest(picture: &Picture, near: (f64, f64), reach: f64) -> (f64, f64) {
    let range = |at: f64| (at - reach) as usize..(at + reach) as usize + 1;
    let lightness = |x: usize, y: usize| f64::from(linear(picture.at(x, y))[1]);
    let places = || range(near.1).flat_map(|y| range(near.0).map(move |x| (x, y)));
    let white = places().map(|(x, y)| lightness(x, y)).fold(0.0, f64::max);
    let (mut sum, mut at) = (0.0, (0.0, 0.0));
    for (x, y) in places() {
        let ink = (white * 0.6 - lightness(x, y)).max(0.0);
        sum += ink;
        at = (at.0 + ink * (x as f64 + 0.5), at.1 + ink * (y as f64 + 0.5));
    }
    (at.0 / sum, at.1 / sum)
}

/// The largest distance of a dot from its true position.
fn worst_dot(thing: &Thing, camera: &Camera, wear: &Wear) -> f64 {
    let Thing::Sheet { texture, .. } = thing else { panic!("dots are on sheets") };
    let (columns, rows) =
        ((texture.width_mm() / PITCH_MM) as usize, (texture.height_mm() / PITCH_MM) as usize);
    let table = table(vec![thing.clone()]);
    let picture = picture(&table, camera, &Light::default(), wear, 1);
    let truth =
        Photo { jpeg: Vec::new(), width: camera.width, height: camera.height, view: View::new(camera) };
    let mut worst: f64 = 0.0;
    for (column, row) in (0..columns).flat_map(|column| (0..rows).map(move |row| (column, row))) {
        let (u, v) = ((column as f64 + 0.5) * PITCH_MM, (row as f64 + 0.5) * PITCH_MM);
        let expected = truth.pixel_on(thing, u, v).expect("the whole sheet is in the picture");
        let seen = darkest(&picture, expected, 14.0);
        worst = worst.max((seen.0 - expected.0).hypot(seen.1 - expected.1));
    }
    worst
}

#[test]
fn printed_dots_are_at_their_true_positions() {
    let place = Place { x: 3.0, y: -2.0, turn: 12.0, height: 0.0 };
    let flat = sheet(dots(140.0, 100.0), None, place);
    let worst = worst_dot(&flat, &tilted(), &Wear::none());
    assert!(worst < 0.3, "{worst} px");
    // Neither blur nor shake nor noise moves anything.
    let worst = worst_dot(&flat, &tilted(), &Wear { motion: (9.0, 30.0), ..Wear::hard(5) });
    assert!(worst < 0.5, "{worst} px");
}

#[test]
fn dots_of_bent_pages_are_at_their_true_positions() {
    for (sagitta, along_x) in [(12.0, true), (-9.0, false), (7.0, false)] {
        let place = Place { turn: 30.0, ..Place::default() };
        let page = sheet(dots(120.0, 80.0), Some(Bend { sagitta, along_x }), place);
        let worst = worst_dot(&page, &tilted(), &Wear::none());
        assert!(worst < 0.5, "{sagitta} {along_x}: {worst} px");
    }
}

#[test]
fn higher_objects_appear_farther_from_the_camera() {
    let camera = Camera { width: 1600, height: 1200, distance: 300.0, tilt: 40.0, ..Camera::default() };
    let disc =
        Texture::drawn(
            20.0,
            20.0,
            10.0,
            |x, y| {
                if (x - 10.0).hypot(y - 10.0) < 2.0 { [20, 20, 22] } else { PAPER }
            },
        );
    let place = Place { height: 10.0, ..Place::default() };
    let tile = Thing::Tile { texture: Arc::new(disc), thickness: 2.0, outline: Outline::Disc, place };
    let table = table(vec![tile]);
    let photo = photograph(&table, &camera, &Light::default(), &Wear::none(), 1);
    let (low, high) = (photo.pixel_of(0.0, 0.0, 0.0).unwrap(), photo.pixel_of(0.0, 0.0, 12.0).unwrap());
    // The camera is on the side of large y, which is the lower side of its picture.
    assert!(high.1 < low.1 - 20.0, "{high:?} {low:?}");
    let seen = darkest(&picture(&table, &camera, &Light::default(), &Wear::none(), 1), high, 20.0);
    assert!((seen.0 - high.0).hypot(seen.1 - high.1) < 0.5, "{seen:?} {high:?}");
}

#[test]
fn the_same_seed_gives_the_same_bytes() {
    let table = Table {
        ground: Ground::Wood,
        things: vec![
            sheet(dots(100.0, 80.0), None, Place::default()),
            Thing::Marble {
                diameter: 16.0,
                color: [200, 30, 30],
                finish: Finish::Glass,
                place: Place::default(),
            },
        ],
        clutter: Clutter::some(),
    };
    let camera = Camera { width: 640, height: 480, tilt: 30.0, exif: Some(26), ..Camera::default() };
    let take = |seed| photograph(&table, &camera, &Light::hard(seed), &Wear::hard(seed), seed).jpeg;
    assert_eq!(take(3), take(3));
    assert_ne!(take(3), take(4));
    let file = take(3);
    assert!(file.starts_with(&[0xff, 0xd8]) && file.ends_with(&[0xff, 0xd9]));
    assert!(file.windows(4).any(|part| part == b"Exif"));
}

#[test]
fn balls_appear_around_their_centres() {
    let camera = Camera { width: 1600, height: 1200, distance: 300.0, tilt: 35.0, ..Camera::default() };
    for finish in [Finish::Painted, Finish::Glass, Finish::Wood] {
        let place = Place { x: 10.0, y: 5.0, ..Place::default() };
        let ball = Thing::Marble { diameter: 16.0, color: [190, 30, 30], finish, place };
        let mut table = table(vec![ball]);
        table.ground = Ground::Plain([200, 205, 205]);
        let picture = picture(&table, &camera, &Light::default(), &Wear::none(), 1);
        let view = View::new(&camera);
        let is_red = |(x, y): (f64, f64)| {
            let [r, g, _] = picture.at(x as usize, y as usize);
            f64::from(r) > 1.35 * f64::from(g)
        };
        let middle = view.project([10.0, 5.0, 8.0]).unwrap();
        assert!(is_red((middle.0, middle.1 + 10.0)), "{finish:?}");
        // 8 mm are about 33 pixels.
        assert!(is_red((middle.0 + 27.0, middle.1)) && !is_red((middle.0 + 39.0, middle.1)), "{finish:?}");
    }
}

#[test]
fn a_glass_ball_in_the_hollow_of_its_tile_shows_the_tile() {
    let blank = Texture::drawn(28.0, 28.0, 10.0, |_, _| PAPER);
    let (outline, place) = (Outline::Square, Place::default());
    let tile = Thing::Tile { texture: Arc::new(blank), thickness: 0.3, outline, place };
    let place = Place { height: -0.7, ..place };
    let ball = Thing::Marble { diameter: 16.0, color: [245, 245, 245], finish: Finish::Glass, place };
    let table = Table { ground: Ground::Plain([20, 160, 30]), ..table(vec![tile, ball]) };
    let camera = Camera { width: 800, height: 600, distance: 300.0, ..Camera::default() };
    let picture = picture(&table, &camera, &Light::default(), &Wear::none(), 1);
    for off in [(4.0, 0.0), (0.0, 4.0), (-3.0, -3.0)] {
        let (x, y) = View::new(&camera).project([off.0, off.1, 8.0]).unwrap();
        let [r, g, _] = picture.at(x as usize, y as usize);
        assert!(f64::from(g) < 1.2 * f64::from(r), "{r} {g} at {off:?}");
    }
}

#[test]
fn shadows_fall_away_from_the_lamp() {
    let blank = Texture::drawn(10.0, 10.0, 10.0, |_, _| PAPER);
    let place = Place::default();
    let tile = Thing::Tile { texture: Arc::new(blank), thickness: 2.0, outline: Outline::Square, place };
    let camera = Camera { width: 800, height: 600, distance: 200.0, ..Camera::default() };
    let light = Light { direction: [-0.7, 0.0, 0.7], ..Light::default() };
    let picture = picture(&table(vec![tile]), &camera, &light, &Wear::none(), 1);
    let seen = |x: f64| {
        let (x, y) = View::new(&camera).project([x, 0.0, 0.0]).unwrap();
        f64::from(linear(picture.at(x as usize, y as usize))[1])
    };
    assert!(seen(6.0) < 0.7 * seen(-6.0), "{} {}", seen(6.0), seen(-6.0));
    assert!(seen(12.0) > 0.9 * seen(-12.0));
}

#[test]
fn a_black_and_white_printer_prints_no_colour() {
    let red = sheet(Texture::drawn(60.0, 60.0, 5.0, |_, _| [200, 40, 40]), None, Place::default());
    let camera = Camera { width: 640, height: 480, distance: 200.0, ..Camera::default() };
    let wear = Wear { black_and_white: true, ..Wear::none() };
    let [r, g, b] = picture(&table(vec![red]), &camera, &Light::default(), &wear, 1).at(320, 240);
    assert!(r == g && g == b && r > 40 && r < 120, "{r} {g} {b}");
}

#[test]
fn clutter_lies_beside_the_game() {
    let board = sheet(dots(200.0, 200.0), None, Place::default());
    for seed in 0..20 {
        let laid =
            Clutter { coins: 6, pencils: 3, cups: 2, cards: 4 }.laid(std::slice::from_ref(&board), seed);
        assert!(laid.len() >= 12, "{}", laid.len());
        for thing in &laid {
            let place = thing.place();
            let inside = place.x.abs() < 100.0 && place.y.abs() < 100.0;
            assert!(!inside, "{place:?}");
        }
    }
}

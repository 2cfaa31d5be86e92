//! Self-tests of printers, phones, lamps and kinds of cameras.

use std::sync::Arc;

use super::super::color::linear;
use super::super::*;

const FIELD_MM: f64 = 60.0;

/// A sheet of one colour seen from above.
fn plain(color: [u8; 3], light: &Light, wear: &Wear) -> Picture {
    let sheet = Thing::Sheet {
        texture: Arc::new(Texture::drawn(FIELD_MM, FIELD_MM, 5.0, |_, _| color)),
        thickness: 0.2,
        bend: None,
        place: Place::default(),
    };
    taken(vec![sheet], light, wear)
}

fn taken(things: Vec<Thing>, light: &Light, wear: &Wear) -> Picture {
    let table = Table { ground: Ground::Plain([128; 3]), things, clutter: Clutter::default() };
    let camera = Camera { width: 640, height: 480, distance: 200.0, ..Camera::default() };
    picture(&table, &camera, light, wear, 1)
}

fn middle(picture: &Picture) -> [f32; 3] {
    linear(picture.at(picture.width / 2, picture.height / 2))
}

#[test]
fn ink_loses_colour_and_never_is_quite_black() {
    let print = |ink: Ink, color| middle(&plain(color, &Light::default(), &Wear { ink, ..Wear::none() }));
    let red = [190, 40, 30];
    let [full, pale] = [1.0, 0.75].map(|saturation| print(Ink { saturation, ..Ink::default() }, red));
    assert!(pale[0] < full[0] && pale[1] > full[1] + 0.02, "{full:?} {pale:?}");
    let black = print(Ink { black: 0.08, ..Ink::default() }, [0; 3]);
    // White reflects 0.9 of the light here.
    assert!(black.iter().all(|light| (light - 0.072).abs() < 0.006), "{black:?}");
    let white = print(Ink { black: 0.08, saturation: 0.75, hue: 12.0 }, [255; 3]);
    assert!(white.iter().all(|light| (light - 0.9).abs() < 0.02), "{white:?}");
    let [meant, turned] = [0.0, 12.0].map(|hue| print(Ink { hue, ..Ink::default() }, [190, 110, 100]));
    assert!((turned[1] - meant[1]).abs() > 0.02, "{meant:?} {turned:?}");
    assert!((turned.iter().sum::<f32>() - meant.iter().sum::<f32>()).abs() < 0.02, "{meant:?} {turned:?}");
}

/// A sheet that is dark at the left and light at the right, as rows of lightness around the edge.
fn edge(wear: &Wear) -> Vec<u8> {
    let texture =
        Texture::drawn(FIELD_MM, FIELD_MM, 5.0, |x, _| if x < FIELD_MM / 2.0 { [60; 3] } else { [170; 3] });
    let sheet =
        Thing::Sheet { texture: Arc::new(texture), thickness: 0.2, bend: None, place: Place::default() };
    let picture = taken(vec![sheet], &Light::default(), wear);
    (300..340).map(|x| picture.at(x, 240)[1]).collect()
}

#[test]
fn halos_are_lighter_and_darker_lines_beside_edges() {
    let (usual, halo) = (edge(&Wear::none()), edge(&Wear { halo: 0.8, ..Wear::none() }));
    let span = |row: &[u8]| (*row.iter().min().unwrap(), *row.iter().max().unwrap());
    assert!(span(&halo).0 + 10 < span(&usual).0 && span(&halo).1 > span(&usual).1 + 10, "{halo:?} {usual:?}");
    assert_eq!((halo[0], halo[39]), (usual[0], usual[39]));
}

#[test]
fn denoising_smooths_areas_and_keeps_edges() {
    let spread = |wear: &Wear| {
        let picture = plain([120; 3], &Light::default(), wear);
        let values: Vec<f64> = (280..360).map(|x| f64::from(picture.at(x, 240)[1])).collect();
        let mean = values.iter().sum::<f64>() / 80.0;
        values.iter().map(|value| (value - mean).powi(2)).sum::<f64>() / 80.0
    };
    let noisy = Wear { noise: 12.0, ..Wear::none() };
    let smooth = Wear { denoise: 1.0, ..noisy.clone() };
    assert!(spread(&smooth) < 0.3 * spread(&noisy), "{} {}", spread(&smooth), spread(&noisy));
    let row = edge(&Wear { denoise: 1.0, ..Wear::none() });
    assert!(row[24] > row[15] + 70, "{row:?}");
}

#[test]
fn contrast_darkens_what_is_dark_and_lightens_what_is_light() {
    let value = |color, contrast| {
        plain([color; 3], &Light::default(), &Wear { contrast, ..Wear::none() }).at(320, 240)[1]
    };
    assert!(value(70, 0.6) + 10 < value(70, 0.0) && value(200, 0.6) > value(200, 0.0) + 10);
    assert!(value(70, -0.2) > value(70, 0.0));
}

#[test]
fn a_messenger_sends_a_smaller_picture_of_the_same() {
    let texture =
        Texture::drawn(FIELD_MM, FIELD_MM, 5.0, |x, _| if x < FIELD_MM / 2.0 { [20; 3] } else { [230; 3] });
    let sheet =
        Thing::Sheet { texture: Arc::new(texture), thickness: 0.2, bend: None, place: Place::default() };
    let table = Table { ground: Ground::Plain([128; 3]), things: vec![sheet], clutter: Clutter::default() };
    let camera = Camera { width: 1200, height: 900, distance: 200.0, aim: (-8.0, 0.0), ..Camera::default() };
    let wear = Wear { messenger: Some(500), ..Wear::none() };
    let photo = photograph(&table, &camera, &Light::default(), &wear, 1);
    assert_eq!((photo.width, photo.height), (500, 375));
    let picture = picture(&table, &camera, &Light::default(), &wear, 1);
    let (x, y) = photo.pixel_of(0.0, 5.0, 0.2).unwrap();
    let seen = |x: f64| picture.at(x as usize, y as usize)[1];
    assert!(seen(x - 2.0) < 60 && seen(x + 2.0) > 190, "{} {}", seen(x - 2.0), seen(x + 2.0));
}

#[test]
fn a_second_lamp_throws_a_second_shadow_in_its_colour() {
    let tile = |x: f64| Thing::Tile {
        texture: Arc::new(Texture::drawn(10.0, 10.0, 10.0, |_, _| [200; 3])),
        thickness: 4.0,
        outline: Outline::Square,
        place: Place { x, ..Place::default() },
    };
    let second = Some(Lamp { direction: [0.7, 0.0, 0.7], softness: 0.2, share: 0.5, tint: [1.3, 1.0, 0.6] });
    let light = Light { direction: [-0.7, 0.0, 0.7], softness: 0.2, second, ..Light::default() };
    let picture = taken(vec![tile(0.0)], &light, &Wear::none());
    let camera = Camera { width: 640, height: 480, distance: 200.0, ..Camera::default() };
    let seen = |x: f64| {
        let (x, y) = View::new(&camera).project([x, 0.0, 0.0]).unwrap();
        linear(picture.at(x as usize, y as usize))
    };
    let (left, right, far) = (seen(-7.0), seen(7.0), seen(25.0));
    assert!(left[1] < 0.9 * far[1] && right[1] < 0.9 * far[1], "{left:?} {right:?} {far:?}");
    // At the left the warm lamp is missing.
    assert!(left[2] / left[0] > 1.2 * right[2] / right[0], "{left:?} {right:?}");
}

#[test]
fn the_shadow_of_a_hand_has_fingers() {
    let hand = Hand { x: 0.0, y: 0.0, angle: 0.0, size: 0.4, softness: 0.01, depth: 0.5 };
    assert_eq!((hand.shade(0.0, 0.0), hand.shade(0.0, 0.3)), (0.5, 0.0));
    // Across the fingers light and shade take turns.
    let row: Vec<bool> = (-40..40).map(|at| hand.shade(0.16, f64::from(at) * 0.003) > 0.25).collect();
    assert_eq!(row.windows(2).filter(|pair| pair[0] != pair[1]).count(), 8);
    let light = Light { hand: Some(hand), ..Light::default() };
    let (dark, lit) =
        (plain([200; 3], &light, &Wear::none()), plain([200; 3], &Light::default(), &Wear::none()));
    assert!((middle(&dark)[1] / middle(&lit)[1] - 0.5).abs() < 0.03);
}

#[test]
fn a_cats_eye_is_clear_around_its_vane() {
    let place = Place::default();
    let ball = Thing::Marble { diameter: 16.0, color: [200, 20, 20], finish: Finish::CatsEye, place };
    let picture = taken(vec![ball], &Light::default(), &Wear::none());
    let camera = Camera { width: 640, height: 480, distance: 200.0, ..Camera::default() };
    let (mut red, mut clear) = (0, 0);
    for (x, y) in (-6..=6).flat_map(|x| (-6..=6).map(move |y| (f64::from(x), f64::from(y)))) {
        let (u, v) = View::new(&camera).project([x, y, 8.0]).unwrap();
        let [r, g, _] = picture.at(u as usize, v as usize).map(f64::from);
        if x.hypot(y) < 6.5 {
            *if r > 1.8 * g { &mut red } else { &mut clear } += 1;
        }
    }
    assert!(red > 15 && clear > 30, "{red} {clear}");
}

#[test]
fn neutral_conditions_spoil_nothing() {
    let all: Vec<Parameter> = PARAMETERS.iter().map(|entry| entry.parameter).collect();
    let conditions = Conditions::draw(Kind::Cruel, 7).without(&all);
    let (wear, light) = (conditions.wear(), conditions.light());
    assert_eq!(format!("{:?}", Wear { motion: wear.motion, ..Wear::default() }), format!("{wear:?}"));
    assert!(light.second.is_none() && light.edge.is_none() && light.glare.is_none() && light.hand.is_none());
    assert_eq!((light.cast, light.exposure), ([1.0; 3], 0.9));
    assert_eq!(conditions.camera().k1, 0.0);
}

#[test]
fn parameters_stay_in_their_ranges_and_are_at_work_as_often_as_stated() {
    for kind in [Kind::Usual, Kind::Cruel] {
        let drawn: Vec<Conditions> = (0..400).map(|seed| Conditions::draw(kind, seed)).collect();
        for entry in PARAMETERS {
            let range = entry.ranges[kind as usize];
            let values: Vec<f64> = drawn.iter().map(|drawn| drawn.get(entry.parameter)).collect();
            let inside = |value: &&f64| (range.low..=range.high).contains(*value) || **value == entry.neutral;
            assert_eq!(values.iter().filter(inside).count(), 400, "{}", entry.name);
            let at_work = values.iter().filter(|value| **value != entry.neutral).count() as f64 / 400.0;
            assert!((at_work - range.share).abs() < 0.08, "{} {at_work}", entry.name);
        }
    }
}

//! Trays of known features, classified.

use super::super::colour::ColourSignature;
use super::super::light::printed;
use super::super::{BallFeatures, DiscFeatures, TileFeatures, unknown};
use super::*;
use crate::photo::PrintImage;
use crate::photo::reading::Occupant;

fn kinds() -> Vec<BallPrint> {
    let print = PrintImage { width: 1, height: 1, rgb: vec![0; 3], per_mm: 1.0 };
    let colors = [[246, 211, 107], [51, 36, 27], [184, 41, 31], [28, 74, 134]];
    (7..)
        .zip(colors)
        .map(|(piece, color)| BallPrint { piece, color, ground: color, count: 5, print: print.clone() })
        .collect()
}

fn expected() -> Appearances {
    Appearances::new(&kinds(), [0.72, 0.52, 0.27], kinds().iter().map(|kind| printed(kind.color)).collect())
}

fn clear() -> TileFeatures {
    TileFeatures { core: 0.95, hidden: 0.95, inside: 0.05, level: 1.0, ..TileFeatures::default() }
}

fn ball(color: [u8; 3]) -> SquareFeatures {
    let light = printed(color);
    let ball = BallFeatures { light, hue: ColourSignature::from_light(light), floor: 0.01, visible: 1.0 };
    let tile = TileFeatures {
        core: 0.3,
        hidden: 0.2,
        inside: 1.0,
        outside: 0.1,
        level: 1.0,
        ..TileFeatures::default()
    };
    SquareFeatures { tile, disc: DiscFeatures::default(), ball }
}

#[test]
fn visible_tiles_are_empty_and_coloured_balls_are_identified() {
    let mut measured =
        vec![SquareFeatures { tile: clear(), disc: DiscFeatures::default(), ball: BallFeatures::default() }];
    measured.extend(kinds().iter().map(|kind| ball(kind.color)));
    let (guesses, _) = classify(&measured, &kinds(), &expected());
    assert_eq!(guesses[0].settled(), Some(Occupant::Empty));
    for (guess, kind) in guesses[1..].iter().zip(kinds()) {
        assert_eq!(guess.settled(), Some(Occupant::Piece { piece: kind.piece, quarters: 0 }), "{guess:?}");
    }
}

#[test]
fn a_ball_under_a_reflection_is_undecided() {
    let mut pale = ball([230, 225, 220]);
    pale.ball.floor = 0.7;
    let (guesses, _) = classify(&[ball([184, 41, 31]), pale], &kinds(), &expected());
    assert_eq!(guesses[1].settled(), None);
}

#[test]
fn white_balls_are_known_by_each_other_and_beside_none_of_the_expected_colour() {
    let mut white = ball([228, 226, 224]);
    white.ball.floor = 0.7;
    let light = Some(Occupant::Piece { piece: 7, quarters: 0 });
    let read = |other: SquareFeatures| {
        let measured = [white.clone(), other, ball([51, 36, 27])];
        classify(&measured, &kinds(), &expected()).0[0].settled()
    };
    assert_eq!(read(white.clone()), light);
    assert_eq!(read(ball([51, 36, 27])), None, "alone");
    assert_eq!(read(ball([246, 211, 107])), None, "beside a yellow one");
}

#[test]
fn unknown_squares_have_uniform_guesses() {
    assert!((unknown(&kinds()).sure() - 0.2).abs() < 1e-9);
    assert_eq!(unknown(&[]), Guesses::certain(Occupant::Empty));
}

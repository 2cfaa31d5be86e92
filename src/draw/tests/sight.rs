//! What the rules tell apart can be told apart without seeing colours: by lightness, or by a sign.

use super::*;
use crate::game::{Course, Port};
use crate::plan::load;
use crate::spec::Overrides;
use crate::templates::GAMES;

/// Minimum difference in lightness (L* of CIELAB) of two surfaces that carry the same signs.
const LIGHTNESS: f64 = 25.0;
/// Minimum size of a sign that is seen across a table.
const SIGN: Mm = Mm::new(3);

/// How colours are seen: by all three kinds of cones, without one of them (Machado, Oliveira and Fernandes, 2009, for the
/// whole lack of it), or as grey. Of linear light.
const SIGHTS: [(&str, [[f64; 3]; 3]); 5] = [
    ("all colours", [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]),
    (
        "without red",
        [
            [0.152_286, 1.052_583, -0.204_868],
            [0.114_503, 0.786_281, 0.099_216],
            [-0.003_882, -0.048_116, 1.051_998],
        ],
    ),
    (
        "without green",
        [
            [0.367_322, 0.860_646, -0.227_968],
            [0.280_085, 0.672_501, 0.047_413],
            [-0.011_820, 0.042_940, 0.968_881],
        ],
    ),
    (
        "without blue",
        [
            [1.255_528, -0.076_749, -0.178_779],
            [-0.078_411, 0.930_809, 0.147_602],
            [0.004_733, 0.691_367, 0.303_900],
        ],
    ),
    ("grey", [[0.2126, 0.7152, 0.0722]; 3]),
];

/// The lightness L* of a colour as it is seen.
fn lightness(color: Color, sight: &[[f64; 3]; 3]) -> f64 {
    let (r, g, b) = color.to_rgb();
    let linear = [r, g, b].map(|part| match f64::from(part) / 255.0 {
        dark @ ..=0.04045 => dark / 12.92,
        light => ((light + 0.055) / 1.055).powf(2.4),
    });
    let seen = sight.map(|row| row.iter().zip(linear).map(|(a, b)| a * b).sum::<f64>().clamp(0.0, 1.0));
    let luminance: f64 = seen.iter().zip([0.2126, 0.7152, 0.0722]).map(|(a, b)| a * b).sum();
    if luminance > 0.008_856 { 116.0 * luminance.cbrt() - 16.0 } else { 903.3 * luminance }
}

/// What a thing looks like: its surface, and the signs, letters and lines on it that are large enough.
#[derive(Clone, Debug, PartialEq)]
struct Seen {
    name: String,
    surface: Color,
    marks: Vec<String>,
}

fn seen(name: &str, face: &Face, look: Look) -> Seen {
    let background = face.background.unwrap_or(Color::WHITE);
    let surface = match look.low_ink {
        true => super::super::low_ink::shade(background).unwrap_or(Color::WHITE),
        false => background,
    };
    let mark = |mark: &Mark| match &mark.kind {
        // A disc or a square of its own is a ground for other signs.
        MarkKind::Sign { sign: Sign::Disc | Sign::Square, .. } => None,
        MarkKind::Sign { sign, size, .. } => (*size >= SIGN).then(|| format!("{sign:?}")),
        MarkKind::Text { text, height, .. } => {
            let is_large = *height.get(look.lang) >= SIGN;
            is_large.then(|| text.get(look.lang).to_string())
        }
        MarkKind::Lines { course: Course::Ports(ports, _), .. } => {
            // Tiles may be turned: their lines are told apart by the angles between them.
            let places: Vec<usize> =
                ports.iter().filter_map(|port| Port::ALL.iter().position(|it| it == port)).collect();
            let turned = |by: usize| {
                let mut places: Vec<usize> = places.iter().map(|place| (place + by) % 8).collect();
                places.sort_unstable();
                places
            };
            (0..8).step_by(2).map(turned).min().map(|places| format!("{places:?}"))
        }
        _ => None,
    };
    let mut marks: Vec<String> = face.marks.iter().filter_map(mark).collect();
    marks.sort();
    marks.dedup();
    Seen { name: name.to_owned(), surface, marks }
}

/// The groups of things of a game that its rules tell apart.
fn told_apart(game: &Game, look: Look) -> Vec<Vec<Seen>> {
    let mut groups: Vec<Vec<Seen>> = Vec::new();
    let (discs, tiles): (Vec<&Piece>, Vec<&Piece>) =
        game.pieces.iter().partition(|piece| piece.shape.is_disc());
    let faces = |pieces: &[&Piece]| {
        let whole =
            pieces.iter().filter(|piece| piece.front.squares.is_empty() && piece.front.split.is_none());
        let told = whole.filter(|piece| piece.letter.is_some() || piece.shape.is_disc());
        told.map(|piece| seen(&piece.name, &piece.front, look)).collect::<Vec<_>>()
    };
    groups.push(faces(&discs));
    groups.push(faces(&tiles));
    let mut squares: Vec<Seen> = Vec::new();
    let mut parts: Vec<Seen> = Vec::new();
    for piece in &game.pieces {
        for square in &piece.front.squares {
            let seen = seen(&format!("square of {}", piece.name), square, look);
            if !squares.iter().any(|known| known.surface == seen.surface && known.marks == seen.marks) {
                squares.push(seen);
            }
        }
        // Each part has its sign.
        let split = piece.front.split.iter().flat_map(|split| split.colors.iter().zip(&piece.front.marks));
        for (color, mark) in split {
            let face = Face { background: Some(*color), marks: vec![mark.clone()], ..Face::default() };
            let seen = seen(&format!("part of {}", piece.name), &face, look);
            if !parts.iter().any(|known| known.surface == seen.surface && known.marks == seen.marks) {
                parts.push(seen);
            }
        }
    }
    groups.extend([squares, parts]);
    for board in &game.boards {
        groups.push(board.zones.iter().map(|zone| seen(&zone.name, &zone.face, look)).collect());
    }
    groups
}

#[test]
fn what_rules_tell_apart_is_told_apart_without_colours() {
    for template in GAMES {
        let job = load(&template.source(), &Overrides::default(), template).unwrap();
        for look in [FULL_INK, LOW_INK] {
            let groups = told_apart(&job.game, look);
            assert!(groups.iter().any(|group| group.len() > 1), "{}: nothing is told apart", template.name);
            for group in groups {
                for (n, one) in group.iter().enumerate() {
                    for other in group.iter().skip(n + 1).filter(|other| other.marks == one.marks) {
                        for (sight, matrix) in &SIGHTS {
                            let apart =
                                (lightness(one.surface, matrix) - lightness(other.surface, matrix)).abs();
                            assert!(
                                apart >= LIGHTNESS,
                                "{}, {look:?}, {sight}: {apart:.0} between {one:?} and {other:?}",
                                template.name
                            );
                        }
                    }
                }
            }
        }
    }
}

#[test]
fn the_matrices_leave_white_and_black_as_they_are() {
    for (sight, matrix) in &SIGHTS {
        assert!((lightness(Color::WHITE, matrix) - 100.0).abs() < 0.5, "{sight}");
        assert!(lightness(Color::BLACK, matrix).abs() < 0.5, "{sight}");
    }
    // A red and a green of equal lightness are one colour without the cones for green; without those for red it is dark.
    let red = lightness(Color::Rgb(200, 40, 40), &SIGHTS[1].1);
    assert!(red < lightness(Color::Rgb(200, 40, 40), &SIGHTS[0].1) - 5.0, "{red}");
}

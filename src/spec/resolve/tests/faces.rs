//! Tests of parts, pips, tracks and texts on faces.

use super::*;
use crate::game::{Face, Sign};

const SQUARE: &str = "[[piece]]\nshape = \"square\"\nside = \"30mm\"\n";
const TRIANGLE: &str = "[[piece]]\nshape = \"triangle\"\nside = \"40mm\"\n";
const HEXAGON: &str = "[[piece]]\nshape = \"hexagon\"\nacross = \"30mm\"\n";

fn front(shape: &str, front: &str) -> Face {
    resolved(&format!("{shape}front = {{ {front} }}\n"), &Overrides::default()).pieces[0].front.clone()
}

/// The signs of a face, each with its place and size in millimetres.
fn signs(face: &Face) -> Vec<(Sign, f64, f64, f64)> {
    let sign = |mark: &crate::game::Mark| match mark.kind {
        MarkKind::Sign { sign, size, .. } => Some((sign, mark.at.x.get(), mark.at.y.get(), size.get())),
        _ => None,
    };
    face.marks.iter().filter_map(sign).collect()
}

#[test]
fn dominoes_have_pips_on_their_halves() {
    let domino = "[[piece]]\nshape = \"rectangle\"\nwidth = \"20mm\"\nheight = \"40mm\"\n";
    let face =
        front(domino, "parts = [{ pips = 3 }, { pips = 5, size = \"10mm\", at = [\"1mm\", \"0mm\"] }]");
    let three = (Sign::Pips(3), 0.0, -10.0, 14.4);
    assert_eq!(signs(&face), [three, (Sign::Pips(5), 1.0, 10.0, 10.0)]);
    assert!(face.split.is_some_and(|split| split.count == 2 && split.colors.is_empty()));
    assert!(signs(&front(domino, "parts = [{ pips = 0 }, {}]")).is_empty());
}

#[test]
fn marks_on_parts_contrast_with_their_colours() {
    let face = front(SQUARE, "split = [\"black\", \"white\"], parts = [{ pips = 1 }, { pips = 1 }]");
    let colors = face.marks.iter().map(|mark| match mark.kind {
        MarkKind::Sign { color, .. } => color,
        _ => panic!("pips"),
    });
    assert_eq!(colors.collect::<Vec<_>>(), [Color::WHITE, Color::BLACK]);
}

#[test]
fn faults_of_parts_and_tracks_are_told() {
    let told = |shape: &str, face: &str| faults(&format!("{shape}front = {{ {face} }}\n"));
    let four = "[\"red\", \"tan\", \"red\", \"tan\"]";
    for (shape, face, expected) in [
        (HEXAGON, format!("split = {four}"), vec![format!("{four}: this face cannot have 4 parts")]),
        (SQUARE, format!("split = {four}"), vec![]),
        (SQUARE, "split = [\"red\"]".to_owned(), vec!["[\"red\"]: this face cannot have 1 part".to_owned()]),
        (
            SQUARE,
            format!("split = {four}, parts = [{{ pips = 1 }}, {{}}]"),
            vec!["[{ pips = 1 }, {}]: marks for 2 parts and colours for 4".to_owned()],
        ),
        (
            SQUARE,
            "split_line = \"red\"".to_owned(),
            vec!["\"red\": `split_line` has no effect without `split`".to_owned()],
        ),
        (HEXAGON, "tracks = [\"N E\"]".to_owned(), vec!["\"N E\": this face has no side at `N`".to_owned()]),
        (TRIANGLE, format!("split = {four}"), vec![format!("{four}: this face cannot have 4 parts")]),
        (TRIANGLE, "split = [\"red\", \"tan\", \"red\"]".to_owned(), vec![]),
        (TRIANGLE, "tracks = [\"NW S\", \"S NE\"]".to_owned(), vec![]),
        (TRIANGLE, "ports = \"N\"".to_owned(), vec!["\"N\": this face has no side at `N`".to_owned()]),
        (HEXAGON, "tracks = [\"NNE E\"]".to_owned(), vec!["\"NNE E\": `NNE` is not a port".to_owned()]),
        (
            SQUARE,
            "tracks = [\"NNE E\", \"n N\"]".to_owned(),
            vec!["\"n N\": a track joins two different places".to_owned()],
        ),
        (
            SQUARE,
            "tracks = [\"N E\"], line = \"bolt\"".to_owned(),
            vec!["\"bolt\": a mark with `tracks` has no `line`".to_owned()],
        ),
        (
            SQUARE,
            "text = \"a :haert:\"".to_owned(),
            vec!["\"a :haert:\": there is no sign called `haert`".to_owned()],
        ),
        (
            SQUARE,
            "text = \"**a**\", font = \"display\"".to_owned(),
            vec!["\"**a**\": this font has no bold letters for `**…**`".to_owned()],
        ),
    ] {
        assert_eq!(told(shape, &face), expected, "{face}");
    }
    let twice = format!("{SQUARE}front = {{ tracks = [\"N E\", \"E N\"] }}\n");
    let faulty = load(
        &Source { name: "spec.toml".to_owned(), text: twice },
        &Overrides::default(),
        &templates::GAMES[0],
    );
    let faults: Vec<_> = faulty.unwrap_err().iter().flat_map(|faulty| faulty.faults.clone()).collect();
    assert_eq!(faults.len(), 1);
    assert_eq!(faults[0].to_string(), "the track `E N` appears twice");
}

#[test]
fn flat_hexagons_have_other_ports() {
    let flat = HEXAGON.replace("30mm\"\n", "30mm\"\ntop = \"flat\"\n");
    assert_eq!(faults(&format!("{flat}front = {{ tracks = [\"N SE\"] }}\n")), [""; 0]);
    assert_eq!(
        faults(&format!("{flat}front = {{ ports = \"E\" }}\n")),
        ["\"E\": this face has no side at `E`"]
    );
    let size = resolved(&flat, &Overrides::default()).pieces[0].shape.size();
    assert!(size.width > size.height);
}

#[test]
fn text_without_a_place_is_aligned_within_its_width() {
    let text = |keys: &str| {
        let face = front(SQUARE, &format!("text = \"A♠\", size = \"4mm\", {keys}"));
        let MarkKind::Text { ref text, align, .. } = face.marks[0].kind else { panic!("a text") };
        (text.iter().next().unwrap().to_string(), align, face.marks[0].at.x.get())
    };
    use crate::game::Align;
    assert_eq!(text("align = \"left\", width = \"20mm\""), ("A:spade:".to_owned(), Align::Left, -10.0));
    assert_eq!(text("align = \"right\"").1, Align::RightBlock);
    let at = "at = [\"-12mm\", \"0mm\"]";
    assert_eq!(text(&format!("align = \"left\", {at}")), ("A:spade:".to_owned(), Align::Left, -12.0));
}

#[test]
fn art_that_fits_is_within_its_face_and_art_that_covers_is_beyond() {
    let svg = "svg = \"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 40 10'><path d='M0 0h40v10h-40z'/></svg>\"";
    let width = |shape: &str, keys: &str| {
        let spec = format!("[[piece]]\n{shape}\nfront = {{ {svg}, {keys} }}\n");
        let game = resolved(&spec, &Overrides::default());
        match &game.pieces[0].front.marks[0].kind {
            MarkKind::Drawing { width, .. } => width.get(),
            _ => panic!("a drawing"),
        }
    };
    let card = "shape = \"rectangle\"\nwidth = \"40mm\"\nheight = \"20mm\"";
    assert_eq!(width(card, "fit = \"contain\""), 40.0);
    assert_eq!(width(card, "fit = \"contain\", turn = 90"), 20.0);
    // Two millimetres of bleed on each side.
    assert_eq!(width(card, "fit = \"cover\""), 24.0 * 4.0);
    assert_eq!(width(card, "fit = \"cover\", turn = 90"), 44.0 * 4.0);
    // Its corners lie on the edge of the disc.
    let disc = width("shape = \"circle\"\ndiameter = \"34mm\"", "fit = \"contain\"");
    assert!((disc - 34.0 * 4.0 / 17f64.sqrt()).abs() < 1e-3, "{disc}");
    // Its ends lie on two sides of the hexagon.
    assert_eq!(width("shape = \"hexagon\"\nacross = \"30mm\"", "fit = \"contain\""), 30.0);
    // The corners of the bleed are covered, too.
    for (shape, high) in [
        ("shape = \"hexagon\"\nacross = \"30mm\"", 2.0 * 34.0 / 3f64.sqrt()),
        ("shape = \"hexagon\"\nacross = \"30mm\"\ntop = \"flat\"", 34.0),
        ("shape = \"triangle\"\nside = \"30mm\"", 4.0 * (30.0 / 12f64.sqrt() + 2.0)),
    ] {
        let wide = width(shape, "fit = \"cover\"");
        assert!((wide - 4.0 * high).abs() < 0.01, "{shape}: {wide}");
    }
}

//! Tests of light marks on dark ones with low ink.

use super::*;

use crate::draw::{board_alone, piece_alone};
use crate::spec::{Overrides, load};
use crate::templates;
use crate::text::Source;

/// The pixels near the middle of the only piece of a spec, or of its board.
fn middle(spec: &str, half: f64) -> Vec<[u8; 3]> {
    let source = Source { name: "spec.toml".to_owned(), text: spec.to_owned() };
    let game = load(&source, &Overrides::default(), &templates::GAMES[0]).unwrap().game;
    let scene = match game.boards.is_empty() {
        true => piece_alone(&game, LOW_INK, 0, 0).unwrap(),
        false => board_alone(&game, LOW_INK, 0, 0).unwrap(),
    };
    let page = &scene.pages[0];
    let print = RasterPage::render(&scene, page);
    let centre = page.trim.center();
    let steps = (-half * PX_PER_MM) as i32..=(half * PX_PER_MM) as i32;
    let at =
        |x: i32, y: i32| print.at(centre.x + f64::from(x) / PX_PER_MM, centre.y + f64::from(y) / PX_PER_MM);
    steps.clone().flat_map(|x| steps.clone().map(move |y| at(x, y))).collect()
}

#[test]
fn light_marks_on_dark_ones_are_dark_with_low_ink() {
    let square =
        |face: &str| format!("[[piece]]\nshape = \"square\"\nside = \"40mm\"\nfront = {{ {face} }}\n");
    let seven = "text = \"7\", size = \"8mm\", color = \"white\"";
    let sign = |sign: &str, size: u8, color: &str| {
        format!("marks = [{{ symbol = \"{sign}\", size = \"{size}mm\", color = \"{color}\" }}], {seven}")
    };
    let svg = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><path d='M0 0H9V9H0Z' fill='COLOR'/></svg>";
    let art = |color: &str| svg.replace("COLOR", color);
    let strip = "[[piece]]\nshape = \"strip\"\nsquares = 1\nsquare = \"40mm\"\n";
    let board = "[[board]]\ncolumns = 1\nrows = 1\nsquare = \"30mm\"\n";
    for (name, spec) in [
        ("text on a square", square(&format!("background = \"ivory\", {}", sign("square", 30, "darkred")))),
        ("text on a disc of the paper", square(&sign("disc", 30, "black"))),
        ("text across a smaller disc", square(&sign("disc", 6, "black"))),
        (
            "text on art",
            square(&format!("marks = [{{ svg = \"{}\", size = \"30mm\" }}], {seven}", art("navy"))),
        ),
        (
            "art of one colour",
            square(&format!("background = \"navy\", svg = \"{}\", size = \"9mm\"", art("white"))),
        ),
        (
            "a disc in the colour of the background",
            square(
                "background = \"ivory\", marks = [{ symbol = \"disc\", size = \"30mm\", color = \"black\" }, \
                 { symbol = \"disc\", size = \"8mm\", color = \"ivory\" }]",
            ),
        ),
        (
            "text on a dense pattern",
            square(&format!(
                "pattern = \"bars\", pattern_color = \"black\", pattern_weight = \"2.9mm\", {seven}"
            )),
        ),
        (
            "text on a square of a strip",
            format!(
                "{strip}front = {{ background = \"navy\", squares = [\"one\"] }}\n[faces.one]\n{}\n",
                seven.replace(", ", "\n")
            ),
        ),
        (
            "text on a zone of a dark board",
            format!(
                "{board}cell = {{ background = \"navy\" }}\nzone = [{{ cells = [\"a1\"], face = {{ {seven} }} }}]\n"
            ),
        ),
        (
            "text on a dark frame",
            format!("{board}frame = {{ sides = \"5mm\", color = \"navy\" }}\ncell = {{ {seven} }}\n"),
        ),
    ] {
        let darkest = middle(&spec, 5.0).into_iter().map(|[r, g, b]| Color::Rgb(r, g, b).lightness());
        assert!(darkest.fold(1.0, f64::min) < 0.75, "{name} is erased: {spec}");
    }
}

#[test]
fn dark_text_on_a_small_light_sign_is_legible_with_low_ink() {
    let spec = "[[piece]]\nshape = \"square\"\nside = \"40mm\"\nfront = { background = \"black\", marks = [\
                { symbol = \"square\", size = \"3.4mm\", color = \"white\" }, \
                { text = \"I\", size = \"2mm\", color = \"black\" }] }\n";
    let light = middle(spec, 1.2).into_iter().map(|[r, g, b]| Color::Rgb(r, g, b).lightness());
    let (least, most) = light.fold((1.0, 0.0), |(least, most), light| (light.min(least), light.max(most)));
    assert!(most - least > 0.6, "{least} to {most}");
}

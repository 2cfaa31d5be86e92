//! Tests of resolved specs.

use crate::game::{Game, MarkKind, Mm};
use crate::scene::{Color, Font, TextRun};
use crate::spec::{Overrides, load};
use crate::templates;
use crate::text::Source;

fn resolved(spec: &str, overrides: &Overrides) -> Game {
    let source = Source { name: "spec.toml".to_owned(), text: spec.to_owned() };
    load(&source, overrides, &templates::GAMES[0]).unwrap_or_else(|faulty| panic!("{faulty:#?}")).game
}

#[test]
fn words_of_a_series_do_not_take_letters_and_names_of_other_pieces() {
    let disc = "[[piece]]\nshape = \"circle\"\ndiameter = \"25mm\"\n";
    let game = resolved(
        &format!(
            "{disc}name = \"card\"\nseries = [\"D\", \"E\", \"two\"]\n{disc}name = \"dog\"\nletter = \"D\"\n\
             {disc}name = \"card-x\"\n{disc}name = \"card-x-y\"\n{disc}name = \"other\"\n{disc}\n"
        ),
        &Overrides::default(),
    );
    let letters: Vec<_> =
        game.pieces.iter().filter_map(|piece| Some((&*piece.name, piece.letter?))).collect();
    assert_eq!(letters, [("card-e", 'E'), ("dog", 'D')]);
    let taken = format!("{disc}name = \"card-d\"\n{disc}name = \"card\"\nseries = [\"D\"]\n");
    let names: Vec<String> =
        resolved(&taken, &Overrides::default()).pieces.into_iter().map(|piece| piece.name).collect();
    assert_eq!(names, ["card-d", "card-d-2"]);
}

#[test]
fn text_beyond_the_grid_of_a_wall_stays_on_it_on_smaller_squares() {
    let spec = "[[board]]\nname = \"tray\"\ncolumns = 5\nrows = 5\nsquare = \"30mm\"\nframe = { sides = \"16mm\" }\n\
                [[piece]]\nshape = \"rectangle\"\nfits = \"tray\"\nwall = \"top\"\n\
                front = { text = \"SOUTH\", size = \"3mm\", at = [\"82mm\", \"0mm\"] }\n";
    for square in [15, 20, 30] {
        let overrides = Overrides { board_square: Some(Mm::new(square)), ..Overrides::default() };
        let game = resolved(spec, &overrides);
        let piece = &game.pieces[0];
        let mark = &piece.front.marks[0];
        let MarkKind::Text { text, height, .. } = &mark.kind else { panic!("a text") };
        let (text, height) = (text.iter().next().unwrap(), height.iter().next().unwrap());
        let size = height.get() / Font::SansBold.cap_height();
        let run = TextRun::shape(text, Font::SansBold, size, Color::BLACK).unwrap();
        let (end, edge) = (mark.at.x.get() + run.width() / 2.0, piece.shape.size().width.get() / 2.0);
        assert!(end <= edge, "on squares of {square} mm the text ends at {end}, the wall at {edge}");
    }
}

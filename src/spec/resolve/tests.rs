//! Tests of resolved specs.

mod art;
mod boards;
mod faces;
mod notes;
mod outlines;

use crate::game::{Contents, Game, MarkKind, Mm, Parts};
use crate::scene::{Color, Font, TextRun};
use crate::spec::{Overrides, load};
use crate::templates;
use crate::text::{Finding, Source};

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
    let filled = format!("{disc}name = \"{{}}-guard\"\nseries = [\"blue\", \"grey\"]\n");
    let names: Vec<String> =
        resolved(&filled, &Overrides::default()).pieces.into_iter().map(|piece| piece.name).collect();
    assert_eq!(names, ["blue-guard", "grey-guard"]);
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
        let run = TextRun::shape(&text.to_string(), Font::SansBold, size, Color::BLACK).unwrap();
        let (end, edge) = (mark.at.x.get() + run.width() / 2.0, piece.shape.size().width.get() / 2.0);
        assert!(end <= edge, "on squares of {square} mm the text ends at {end}, the wall at {edge}");
    }
}

/// The faults of a spec: each with the text at its place.
fn faults(spec: &str) -> Vec<String> {
    let source = Source { name: "spec.toml".to_owned(), text: spec.to_owned() };
    let Err(faulty) = load(&source, &Overrides::default(), &templates::GAMES[0]) else { return Vec::new() };
    let said = |fault: &Finding| {
        assert!(fault.hint.is_some(), "{}", fault.message);
        format!("{}: {}", &spec[fault.place()], fault.message)
    };
    faulty.iter().flat_map(|faulty| &faulty.faults).map(said).collect()
}

/// A piece with one mark.
fn marked(shape: &str, mark: &str) -> Vec<String> {
    faults(&format!("[[piece]]\nshape = {shape}\nfront = {{ marks = [{{ {mark} }}] }}\n"))
}

#[test]
fn marks_wholly_off_their_face_are_noticed_on_every_shape() {
    let disc = "\"circle\"\ndiameter = \"25mm\"";
    let hexagon = "\"hexagon\"\nacross = \"40mm\"";
    let triangle = "\"triangle\"\nside = \"44mm\"";
    let square = "\"square\"\nside = \"25mm\"";
    let round = "\"square\"\nside = \"25mm\"\ncorner = \"10mm\"";
    for (shape, sign, x, y, turn, is_on) in [
        (disc, "star", "16.9mm", "0mm", 0, true),
        (disc, "star", "17.1mm", "0mm", 0, false),
        (disc, "star", "0mm", "-17.1mm", 45, true),
        (disc, "disc", "12.1mm", "12.1mm", 0, false),
        (hexagon, "star", "24.4mm", "0mm", 0, true),
        (hexagon, "star", "24.6mm", "0mm", 0, false),
        // Beyond a corner, and beyond an oblique side.
        (hexagon, "star", "0mm", "27.5mm", 0, true),
        (hexagon, "star", "0mm", "27.7mm", 0, false),
        (hexagon, "star", "19mm", "19mm", 0, true),
        (hexagon, "star", "19.3mm", "19.3mm", 0, false),
        // Beyond a corner, and beyond two sides: its middle is 12.7 mm from each.
        (triangle, "star", "0mm", "-29.9mm", 0, true),
        (triangle, "star", "0mm", "-30.1mm", 0, false),
        (triangle, "star", "0mm", "17.1mm", 0, true),
        (triangle, "star", "0mm", "17.3mm", 0, false),
        (triangle, "star", "-16.2mm", "-9.3mm", 0, true),
        (triangle, "star", "-16.5mm", "-9.5mm", 0, false),
        (square, "star", "16.9mm", "16.9mm", 0, true),
        (square, "star", "17.1mm", "3mm", 0, false),
        (round, "star", "14.5mm", "14.5mm", 0, false),
        (round, "star", "12.5mm", "12.5mm", 0, true),
    ] {
        let mark = format!("symbol = \"{sign}\", size = \"9mm\", at = [\"{x}\", \"{y}\"], turn = {turn}");
        let off = format!("[\"{x}\", \"{y}\"]: this mark is wholly off its face");
        let expected: &[String] = if is_on { &[] } else { &[off] };
        assert_eq!(marked(shape, &mark), expected, "{shape} {sign}");
    }
}

#[test]
fn pieces_of_every_shape_on_cells_fit_their_board() {
    let squares = "[[board]]\ncolumns = 5\nrows = 5\nsquare = \"30mm\"\n";
    let width = |piece: &str| {
        let spec = format!("{squares}[[piece]]\nfits = \"board\"\n{piece}\n");
        resolved(&spec, &Overrides::default()).pieces[0].shape.size().width
    };
    for shape in ["circle", "square", "hexagon", "triangle"] {
        assert_eq!(width(&format!("shape = \"{shape}\"")), Mm::from_um(29_500), "{shape}");
    }
    let triangle = "shape = \"triangle\"\nside";
    assert_eq!(width(&format!("{triangle} = \"20mm\"")), Mm::new(20));
    assert_eq!(width(&format!("{triangle} = \"40mm\"\nclearance = \"2mm\"")), Mm::new(28));
}

#[test]
fn a_hole_leaves_a_rim() {
    let told = |shape: &str, hole: &str| faults(&format!("[[piece]]\nshape = {shape}\nhole = \"{hole}\"\n"));
    for (shape, most, more) in [
        ("\"circle\"\ndiameter = \"25mm\"", "21mm", "21.1mm"),
        ("\"triangle\"\nside = \"40mm\"", "19mm", "19.1mm"),
        ("\"strip\"\nsquares = 3\nsquare = \"30mm\"", "26mm", "27mm"),
    ] {
        assert_eq!(told(shape, most), [""; 0]);
        let size = more.replace("mm", " mm");
        assert_eq!(
            told(shape, more),
            [format!("\"{more}\": a hole of {size} leaves no rim on a piece this small")]
        );
    }
}

#[test]
fn an_optional_hole_is_cut_if_holes_are_asked_for() {
    let disc = "[[piece]]\nshape = \"circle\"\ndiameter = \"25mm\"\n";
    let hole = |keys: &str, holes: Option<bool>| {
        let overrides = Overrides { holes, ..Overrides::default() };
        resolved(&format!("{disc}{keys} = \"5mm\"\n"), &overrides).pieces[0].hole
    };
    let five = Some(Mm::new(5));
    assert_eq!([None, Some(false), Some(true)].map(|holes| hole("optional_hole", holes)), [None, None, five]);
    assert_eq!([None, Some(false)].map(|holes| hole("hole", holes)), [five, five]);
}

#[test]
fn a_text_says_something() {
    let disc = "\"circle\"\ndiameter = \"25mm\"";
    assert_eq!(marked(disc, "text = \"\""), ["\"\": this text is empty"]);
    assert_eq!(marked(disc, "text = { en = \"A\", fr = \" \" }").len(), 1);
    let group = format!("[[piece]]\nshape = {disc}\ngroup = \"\"\n");
    assert_eq!(faults(&group), ["\"\": this text is empty"]);
}

#[test]
fn keys_of_a_face_have_an_effect_in_it_or_in_one_that_is_like_it() {
    let with = |base: &str, heir: &str| {
        faults(&format!(
            "[faces.base]\n{base}\n[faces.between]\nlike = \"base\"\n[[piece]]\nshape = \"circle\"\n\
             diameter = \"25mm\"\nfront = {{ like = \"between\", {heir} }}\n"
        ))
    };
    let (of_pattern, of_outline) = ("pattern_color = \"red\"", "outline_width = \"1mm\"");
    for (base, heir, fault) in [
        (of_pattern, "pattern = \"dots\"", None),
        (of_pattern, "symbol = \"star\"", Some("\"red\": `pattern_color` has no effect without `pattern`")),
        (
            of_pattern,
            "pattern = \"dots\", pattern_color = \"blue\"",
            Some("\"red\": `pattern_color` has no effect without `pattern`"),
        ),
        (of_outline, "symbol = \"star\", outline = \"red\"", None),
        (of_outline, "symbol = \"star\"", Some("\"1mm\": `outline_width` has no effect without `outline`")),
        ("size = \"5mm\"", "symbol = \"star\"", None),
        (
            "size = \"5mm\"",
            "background = \"red\"",
            Some("\"5mm\": `size` has no effect without `text`, `symbol` or another content beside it"),
        ),
    ] {
        assert_eq!(with(base, heir), fault.as_slice(), "{base} {heir}");
    }
}

#[test]
fn titles_of_boxes_run_across_the_front_and_up_the_sides() {
    let spec = "[game]\ntitle = \"My game\"\n[[box]]\nwidth = \"60mm\"\ndepth = \"30mm\"\nheight = \"80mm\"\n\
                [[piece]]\nshape = \"circle\"\ndiameter = \"25mm\"\n";
    let game = resolved(spec, &Overrides::default());
    let tuck = &game.boxes[0];
    let turns = [&tuck.front, &tuck.sides, &tuck.back, &tuck.lids]
        .map(|face| face.marks.iter().map(|mark| mark.turn).collect::<Vec<_>>());
    assert_eq!(turns, [vec![0.0], vec![90.0], Vec::new(), Vec::new()]);
}

const DISC: &str = "[[piece]]\nshape = \"circle\"\ndiameter = \"25mm\"\n";

#[test]
fn the_card_for_the_lid_is_alone_only_if_it_is_asked_for() {
    let source = Source { name: "spec.toml".to_owned(), text: DISC.to_owned() };
    let (card, discs) = (Parts { contents: true, ..Parts::NONE }, Parts { tokens: true, ..Parts::NONE });
    for (only, margin, contents) in [
        (None, None, Contents::WhereRoom),
        (Some(card), None, Contents::Alone),
        (Some(Parts { tokens: true, ..card }), None, Contents::Alone),
        (Some(discs), None, Contents::Nowhere),
        (None, Some(Mm::ZERO), Contents::Nowhere),
    ] {
        let overrides = Overrides { margin, only, ..Overrides::default() };
        let resolved = load(&source, &overrides, &templates::GAMES[0]).expect("a disc");
        assert_eq!(resolved.options.contents, contents, "{only:?} {margin:?}");
    }
}

#[test]
fn a_name_and_a_spec_have_bounds() {
    let long = faults(&format!("[game]\nname = \"{}\"\n{DISC}", "a".repeat(70)));
    assert!(long.len() == 1 && long[0].ends_with("a name of 70 characters is too long"), "{long:?}");
    // Nothing is said of what was not read.
    assert_eq!(faults(&format!("x = [{}]", "{},".repeat(60_000))).len(), 1);
}

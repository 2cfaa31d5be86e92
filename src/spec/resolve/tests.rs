//! Tests of resolved specs.

mod art;
mod outlines;

use crate::game::{Game, MarkKind, Mm};
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

const POINTS: &str = "[[board]]\ngrid = \"points\"\ncolumns = 3\nrows = 3\nstep = \"20mm\"\n";

#[test]
fn a_zone_of_points_inherits_no_background() {
    let with = |face: &str, zone: &str| {
        faults(&format!("{POINTS}zone = [{{ cells = [\"a1\"], face = {zone} }}]\n[faces.base]\n{face}\n"))
    };
    let fault = "a zone of points has no `background`: points have no surface";
    let red = "background = \"red\"\nsymbol = \"dot\"";
    assert_eq!(with(red, "{ like = \"base\" }"), [format!("\"base\": {fault}")]);
    assert_eq!(with(red, "{ like = \"base\", background = \"blue\" }"), [format!("\"blue\": {fault}")]);
    assert_eq!(with("symbol = \"dot\"", "{ like = \"base\" }"), [""; 0]);
}

#[test]
fn a_line_leads_from_each_point_to_another() {
    for (line, fault) in [
        ("a1 a1", Some("this line joins `a1` to itself")),
        ("a1 b1 B1 c1", Some("this line joins `b1` to itself")),
        ("a1 b1 b2 a1", None),
    ] {
        let fault = fault.map(|fault| format!("\"{line}\": {fault}"));
        assert_eq!(faults(&format!("{POINTS}lines = [\"{line}\"]\n")), fault.as_slice());
    }
}

#[test]
fn a_zone_shows_something() {
    let zone = "{ name = \"home\", cells = [\"a1\"] }";
    assert_eq!(faults(&format!("{POINTS}zone = [{zone}]\n")), [format!("{zone}: this zone shows nothing")]);
    for shown in ["title = \"HOME\"", "face = {}", "face = { symbol = \"dot\" }"] {
        assert_eq!(faults(&format!("{POINTS}zone = [{{ cells = [\"a1\"], {shown} }}]\n")), [""; 0]);
    }
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

/// The notes on a spec: each with the text at its place.
fn notes(spec: &str) -> Vec<String> {
    let source = Source { name: "spec.toml".to_owned(), text: spec.to_owned() };
    let draft = crate::spec::draft(&source, &Overrides::default(), &templates::GAMES[0]);
    assert!(draft.faulty().is_empty(), "{}", draft.faulty()[0]);
    let noted = draft.noted();
    noted
        .iter()
        .flat_map(|noted| &noted.faults)
        .map(|note| format!("{}: {note}", &spec[note.place()]))
        .collect()
}

#[test]
fn what_spoils_a_sheet_is_noted_with_its_place() {
    let disc = "[[piece]]\nshape = \"circle\"\ndiameter = \"25mm\"\n";
    for (rest, note) in [
        ("front = { text = \"a\", size = \"0.6mm\" }", "\"0.6mm\": letters 0.6 mm high are hard to read"),
        (
            "front = { text = \"a\", color = \"#eeeeee\" }",
            "\"#eeeeee\": this colour hardly differs from the one behind it",
        ),
        (
            "front = { background = \"navy\", symbol = \"star\", color = \"#101040\" }",
            "\"#101040\": this colour hardly differs from the one behind it",
        ),
        (
            "front = { symbol = \"star\", size = \"60mm\" }",
            "\"60mm\": this mark reaches 17.5 mm over the edge, where it is cut off",
        ),
        (
            "front = { symbol = \"dot\", size = \"6mm\", at = [\"10mm\", \"0mm\"] }",
            "\"6mm\": this mark reaches 0.5 mm over the edge, where it is cut off",
        ),
        ("series = []", "[]: this series has no words"),
        (
            "series = [\"A\", \"B\"]\nfront = { text = \"x\" }",
            "[\"A\", \"B\"]: no value of this piece says `{…}`, so all its pieces are alike",
        ),
    ] {
        let found = notes(&format!("{disc}{rest}\n"));
        assert!(found.is_empty() && note.contains("0.5 mm over") || found == [note], "{rest}: {found:?}");
    }
    for rest in [
        "front = { text = \"a\", size = \"1.5mm\" }",
        "front = { symbol = \"disc\", size = \"60mm\", color = \"red\" }",
        "front = { symbol = \"star\", color = \"white\", outline = \"black\" }",
        "front = { background = \"black\", marks = [{ symbol = \"disc\", color = \"white\" }], text = \"a\", color = \"black\" }",
        "series = [\"A\", \"B\"]\ncount = [1, 2]",
    ] {
        assert_eq!(notes(&format!("{disc}{rest}\n")), Vec::<String>::new(), "{rest}");
    }
}

#[test]
fn bundled_games_have_no_notes() {
    for game in templates::GAMES {
        let draft = crate::spec::draft(&game.source(), &Overrides::default(), game);
        assert!(draft.noted().is_empty(), "{}", draft.noted()[0]);
    }
}

/// The first board of a spec.
fn board(keys: &str) -> crate::game::Board {
    let spec = format!("[[board]]\n{keys}");
    resolved(&spec, &Overrides::default()).boards.remove(0)
}

#[test]
fn a_hexagonal_board_has_rows_that_grow_and_shrink_by_one() {
    for top in ["pointy", "flat"] {
        for across in [3, 5, 7, 9] {
            let board = board(&format!(
                "grid = \"hex\"\noutline = \"hexagon\"\ntop = \"{top}\"\ncolumns = {across}\nrows = {across}\nacross = \"8mm\"\n"
            ));
            let lattice = crate::game::Lattice::new(&board);
            let cells = lattice.cells();
            assert_eq!(cells.len(), (3 * across * across + 1) / 4, "{across} {top}");
            // No cell is farther from the middle one than the corners are.
            let middle =
                cells.iter().find(|cell| (cell.column, cell.row) == (across / 2, across / 2)).unwrap();
            let far = |cell: &crate::game::Cell| lattice.centre(*cell).distance(lattice.centre(*middle));
            let reach = cells.iter().map(far).fold(0.0, f64::max);
            assert!((reach - 8.0 * (across / 2) as f64).abs() < 1e-6, "{across} {top}: {reach}");
        }
    }
}

#[test]
fn symmetry_repeats_cells_and_later_zones_lie_over_earlier_ones() {
    let grid = "columns = 5\nrows = 5\nsquare = \"20mm\"\n";
    let zone = |cells: &str, symmetry: &str| {
        format!(
            "[[board.zone]]\ncells = {cells}\nsymmetry = \"{symmetry}\"\nface = {{ background = \"red\" }}\n"
        )
    };
    let count =
        |cells: &str, symmetry: &str| board(&format!("{grid}{}", zone(cells, symmetry))).zones[0].cells.len();
    assert_eq!(count("[\"a1\"]", "all"), 4);
    assert_eq!(count("[\"b1\"]", "all"), 8);
    assert_eq!(count("[\"b1\"]", "rotation"), 4);
    assert_eq!(count("[\"b1\"]", "half-turn"), 2);
    assert_eq!(count("[\"b1\"]", "left-right"), 2);
    assert_eq!(count("[\"c3\"]", "all"), 1);
    let both = board(&format!("{grid}{}{}", zone("[\"row 1\"]", "all"), zone("[\"a1\"]", "all")));
    assert_eq!(both.zones.iter().map(|zone| zone.cells.len()).collect::<Vec<_>>(), [12, 4]);
    let rhombus = "grid = \"hex\"\noutline = \"rhombus\"\ncolumns = 4\nrows = 4\nacross = \"20mm\"\n";
    assert_eq!(board(&format!("{rhombus}{}", zone("[\"a1\"]", "half-turn"))).zones[0].cells.len(), 2);
    let spec = format!("[[board]]\n{rhombus}{}", zone("[\"a1\"]", "left-right"));
    assert_eq!(faults(&spec), ["\"left-right\": the board itself does not have this symmetry"]);
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

mod faces;

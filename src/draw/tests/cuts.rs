//! Cut marks in the SVG.

use proptest::prelude::*;

use super::*;
use crate::plan::load;
use crate::scene::BezPath;
use crate::sheet::tests::generators::{games, laid_out, print_options};
use crate::sheet::tests::mark_checker::unmarked;
use crate::spec::Overrides;
use crate::templates::GAMES;
use crate::write;

/// Both ends of the black lines of the cut layer, without the arcs of rounded corners.
fn marks(svg: &str) -> Vec<[f64; 4]> {
    let Some(layer) = svg.split_once("id=\"cut-").and_then(|(_, rest)| rest.split_once("</g>")) else {
        return Vec::new();
    };
    // Lines that several sheets have are a symbol.
    let used = layer.0.split("href=\"#").skip(1).filter_map(|used| used.split('"').next());
    let symbols = used.filter_map(|id| svg.split(&format!("id=\"{id}\"")).nth(1)?.split("</g>").next());
    let lines = [layer.0].into_iter().chain(symbols);
    let black = lines.flat_map(|lines| lines.split("<path ")).filter(|path| path.contains("stroke=\"#000\""));
    let paths = black.filter_map(|path| path.split('"').nth(1));
    let paths = paths.map(|spelled| BezPath::from_svg(spelled).expect("a path"));
    let lines = paths.flat_map(|path| path.segments().collect::<Vec<_>>());
    lines
        .filter_map(|segment| match segment {
            kurbo::PathSeg::Line(line) => Some([line.p0.x, line.p0.y, line.p1.x, line.p1.y]),
            kurbo::PathSeg::Cubic(_) => None,
            other @ kurbo::PathSeg::Quad(_) => panic!("lines and arcs only, not {other:?}"),
        })
        .collect()
}

/// The ends of straight cuts without a mark in the SVG of their sheet.
fn missing(game: &Game, sheets: &[Sheet], options: &Options) -> Vec<String> {
    let scene = draw(game, sheets, options, FULL_INK).unwrap();
    let pages = sheets.iter().zip(&scene.pages);
    pages
        .flat_map(|(sheet, page)| {
            let marks = marks(&write::svg(&scene, page));
            let missing = unmarked(game, sheet, &marks, options.bleed.get());
            missing.into_iter().map(|end| format!("{}: {end}", page.name))
        })
        .collect()
}

/// Missing marks of a bundled game.
fn missing_in(game: &str, overrides: &Overrides) -> Vec<String> {
    let template = GAMES.iter().find(|template| template.name == game).unwrap();
    let job = load(&template.source(), overrides, template).unwrap();
    missing(&job.game, &job.sheets, &job.options)
}

fn mm(millimetres: i64) -> Option<Mm> {
    Some(Mm::new(millimetres))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn svg_of_any_game_marks_both_ends_of_every_cut(game in games(), options in print_options()) {
        let options = Options { cut: CutStyle::Marks, ..options };
        let (game, sheets) = laid_out(game, &options);
        prop_assert_eq!(missing(&game, &sheets, &options), Vec::<String>::new());
    }
}

#[test]
fn svg_of_bundled_games_marks_both_ends_of_every_cut() {
    let none = Overrides::default;
    let variants = [
        none(),
        Overrides { margin: mm(15), ..none() },
        Overrides { bleed: mm(0), ..none() },
        Overrides { bleed: mm(4), ..none() },
        Overrides { gap: mm(1), ..none() },
        Overrides { gap: mm(12), ..none() },
        Overrides { board_square: mm(15), ..none() },
        Overrides { overlap: mm(0), ..none() },
        Overrides { landscape: Some(true), ..none() },
        Overrides { backs: Some(Backs::Fold), ..none() },
        Overrides { backs: Some(Backs::DuplexLong), ..none() },
    ];
    let papers =
        [("a4", &variants[..]), ("letter", &variants[..]), ("a5", &variants[..1]), ("a3", &variants[..1])];
    for (paper, overrides) in
        papers.iter().flat_map(|(paper, variants)| variants.iter().map(move |variant| (paper, variant)))
    {
        for game in ["lightning", "quits", "plank", "macmahon"] {
            let overrides = Overrides { paper: paper.parse().ok(), ..overrides.clone() };
            assert_eq!(missing_in(game, &overrides), Vec::<String>::new(), "{game} {overrides:?}");
        }
    }
}

#[test]
fn partially_filled_sheets_have_marks_at_the_ends_of_their_pieces() {
    let rectangle = |width, height| Shape::rectangle(Size::new(Mm::new(width), Mm::new(height)));
    let letter = Size::new(Mm::from_um(215_900), Mm::from_um(279_400));
    for (shape, count, paper) in [
        (rectangle(63, 88), 54, letter),
        (rectangle(63, 88), 9, options().paper),
        (rectangle(30, 30), 8, options().paper),
        (rectangle(30, 30), 1, options().paper),
    ] {
        let options = Options { paper, ..options() };
        let game = game(vec![Piece { count, ..piece("card", shape, Face::default()) }], Vec::new());
        let sheets = lay_out(&game, &options).unwrap();
        assert_eq!(missing(&game, &sheets, &options), Vec::<String>::new(), "{count} of {shape:?}");
    }
}

#[test]
fn missing_marks_are_detected() {
    let options = options();
    let shape = Shape::rectangle(Size::new(Mm::new(30), Mm::new(30)));
    let game = game(vec![Piece { count: 8, ..piece("card", shape, Face::default()) }], Vec::new());
    let whole = lay_out(&game, &options).unwrap();
    for number in 0..whole[0].cuts.len() {
        let mut sheets = whole.clone();
        sheets[0].cuts.remove(number);
        assert!(!missing(&game, &sheets, &options).is_empty(), "without {:?}", whole[0].cuts[number]);
        let mut sheets = whole.clone();
        sheets[0].cuts[number].to = sheets[0].cuts[number].from;
        assert!(!missing(&game, &sheets, &options).is_empty(), "{:?} is a point", whole[0].cuts[number]);
    }
}

/// Contrast ratio of two colours (WCAG).
fn contrast(one: Color, other: Color) -> f64 {
    let light = |color: Color| {
        let (r, g, b) = color.to_rgb();
        let linear = |channel: u8| {
            let part = f64::from(channel) / 255.0;
            if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b) + 0.05
    };
    light(one).max(light(other)) / light(one).min(light(other))
}

#[test]
fn outlines_have_contrast_on_faces_of_any_colour() {
    let disc = Shape::Circle { diameter: Mm::new(25) };
    let shapes = [disc, Shape::rectangle(Size::new(Mm::new(30), Mm::new(30)))];
    let game = game(shapes.map(|shape| piece("piece", shape, Face::default())).into(), Vec::new());
    let options = Options { cut: CutStyle::Outline, ..options() };
    let sheets = lay_out(&game, &options).unwrap();
    let scene = draw(&game, &sheets, &options, FULL_INK).unwrap();
    let strokes: Vec<_> = scene.pages[0]
        .layers
        .get(PageLayer::Cut)
        .iter()
        .map(|node| match node {
            Node::Path(shape) => (shape.path.clone(), shape.stroke.clone().unwrap()),
            _ => panic!("lines only"),
        })
        .collect();
    // Each dark line has a wider light one of the same path below, and no light line is above a dark one.
    let (light, dark) = strokes.split_at(strokes.len() / 2);
    assert_eq!(dark.len(), 2);
    for ((halo, below), (line, above)) in light.iter().zip(dark) {
        assert_eq!(halo, line);
        assert!(below.width >= above.width + 0.3);
        let colours = (0..=255).step_by(15).flat_map(|r| {
            (0..=255).step_by(15).flat_map(move |g| (0..=255).step_by(15).map(move |b| Color::Rgb(r, g, b)))
        });
        for face in colours {
            let best = contrast(below.color, face).max(contrast(above.color, face));
            assert!(best >= 3.0, "{face:?}: {best}");
        }
    }
}

#[test]
fn holes_are_drawn_where_pieces_are_cut_and_belong_to_the_cut_outlines() {
    let mut ring = piece("ring", Shape::Triangle { side: Mm::new(40) }, Face::default());
    (ring.hole, ring.back) = (Some(Mm::new(10)), Some(Face::default()));
    let game = game(vec![ring], Vec::new());
    for (cut, front, back) in
        [(CutStyle::Marks, 2, 0), (CutStyle::Lines, 2, 2), (CutStyle::Outline, 2, 2), (CutStyle::None, 0, 0)]
    {
        let options = Options { cut, backs: Backs::DuplexLong, ..options() };
        let sheets = lay_out(&game, &options).unwrap();
        let scene = draw(&game, &sheets, &options, FULL_INK).unwrap();
        // Each line has a halo.
        let drawn: Vec<_> =
            scene.pages.iter().map(|page| page.layers.get(PageLayer::Cut).iter().count() / 2).collect();
        assert_eq!(drawn, [front, back], "{cut:?}");
        let [hole, outline] = scene.pages[0].outlines.as_slice() else { panic!("a hole and an outline") };
        let (hole, outline) = (hole.bounding_box(), outline.bounding_box());
        assert!((hole.width() - 10.0).abs() < 1e-6);
        // Around the middle of the inner circle.
        assert!((outline.y1 - hole.center().y - 20.0 / 3f64.sqrt()).abs() < 2e-3, "{hole:?}");
    }
}

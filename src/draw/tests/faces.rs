//! Tests of printed faces.

use super::*;

use crate::scene::{Drawing, DrawnShape, Fill, FillRule, Gradient, GradientKind, PaintedPath};
use crate::spec::{Overrides, load};
use crate::templates;

/// A bundled game without its boards, one of each of its pieces.
fn bundled(name: &str) -> Game {
    let template = templates::game(name).unwrap();
    let mut game = load(&template.source(), &Overrides::default(), template).unwrap().game;
    game.boards.clear();
    game.leaflet = None;
    for piece in &mut game.pieces {
        piece.count = 1;
        piece.back = None;
        piece.reversible = false;
    }
    game
}

/// Renders the first page of a game; returns the pixel at a position relative to the centre of a piece.
fn render(game: &Game, look: Look) -> impl Fn(&str, f64, f64) -> [u8; 3] {
    let sheets = lay_out(game, &options()).unwrap();
    let scene = draw(game, &sheets, &options(), look).unwrap();
    let print = RasterPage::render(&scene, &scene.pages[0]);
    move |name, x, y| {
        let found = sheets[0]
            .placed
            .iter()
            .find(|placed| matches!(placed.item, SheetItem::Front(piece) if game.pieces[piece].name == name));
        let centre = found.unwrap_or_else(|| panic!("no {name} on the sheet")).centre;
        print.at(centre.x.get() + x, centre.y.get() + y)
    }
}

#[test]
fn lines_of_lightning_are_on_top() {
    const FLASH: [u8; 3] = [0xf4, 0xb6, 0x2c];
    let game = bundled("lightning");
    let pixel = render(&game, FULL_INK);
    for model in ["straight", "diagonal", "bend", "fork", "cross"] {
        assert_eq!(pixel(model, 0.0, 0.0), FLASH, "the centre of {model}");
    }
    // Above the frame of the tiles, at both sides.
    for y in [-8.9, -9.5, 8.9, 9.5] {
        assert_eq!(pixel("straight", 0.0, y), FLASH, "{y}");
    }
}

/// Squares and discs of one face.
fn plain(face: Face) -> Game {
    let square = Shape::rectangle(Size::new(Mm::new(20), Mm::new(20)));
    let disc = Shape::Circle { diameter: Mm::new(20) };
    let mut square = piece("square", square, face.clone());
    square.gap = Mm::new(8);
    game(vec![square, piece("disc", disc, face)], Vec::new())
}

fn light([r, g, b]: [u8; 3]) -> f64 {
    Color::Rgb(r, g, b).lightness()
}

#[test]
fn edge_lines_of_pale_backgrounds_are_visible_and_on_the_cut() {
    let game = plain(face(Color::Rgb(0xf6, 0xea, 0xd0)));
    let pixel = render(&game, LOW_INK);
    let darkest = |name: &str, from: f64, to: f64| {
        let steps = (0..=10).map(|step| light(pixel(name, from + (to - from) * f64::from(step) / 10.0, 0.0)));
        steps.fold(1.0, f64::min)
    };
    assert!(darkest("square", 9.8, 10.1) < 0.85, "on the cut");
    assert!(darkest("square", 8.0, 9.6) > 0.99, "inside it");
    assert!(darkest("disc", 8.8, 9.2) < 0.85, "well inside a disc");
    assert!(darkest("disc", 9.4, 9.9) > 0.99, "where a punch cuts");
}

#[test]
fn low_ink_patterns_end_at_the_cut() {
    let pattern = Pattern {
        kind: crate::game::PatternKind::CrossHatch,
        color: Color::BLACK,
        step: Mm::new(2),
        weight: Mm::from_um(500),
    };
    let game = plain(Face { pattern: Some(pattern), ..Face::default() });
    let pixel = render(&game, LOW_INK);
    let inked = |name: &str, x: f64| (-20..20).any(|y| light(pixel(name, x, f64::from(y) / 10.0)) < 0.7);
    for (name, beyond) in [("square", 10.6), ("disc", 9.6)] {
        assert!(inked(name, 8.0) && !inked(name, beyond), "{name}");
    }
}

#[test]
fn dark_faces_stay_darker_with_low_ink() {
    let game = bundled("quits");
    let pixel = render(&game, LOW_INK);
    let shade = |name: &str| light(pixel(name, 8.0, 0.0));
    assert!(shade("dark") < 0.8 && shade("light") > 0.99, "{} and {}", shade("dark"), shade("light"));
}

#[test]
fn patterns_do_not_cross_text_with_low_ink() {
    let pattern = Pattern {
        kind: crate::game::PatternKind::Bars,
        color: Color::BLACK,
        step: Mm::new(1),
        weight: Mm::from_um(300),
    };
    let kind = MarkKind::Text {
        text: ByLang::same(RichText::plain("I", crate::scene::Font::Sans)),
        font: crate::scene::Font::Sans,
        align: Align::Center,
        height: ByLang::same(Mm::new(8)),
        color: Color::BLACK,
    };
    let mark = Mark { at: Point::default(), turn: 0.0, kind };
    let game = plain(Face { pattern: Some(pattern), marks: vec![mark], ..Face::default() });
    let pixel = render(&game, LOW_INK);
    // The nearest bars are half a millimetre from the centre, beside the stem.
    let bar = |x: f64, y: f64| (-2..=2).any(|off| light(pixel("square", x + f64::from(off) / 10.0, y)) < 0.8);
    assert!(bar(1.5, 7.0), "bars above the letter");
    assert!(light(pixel("square", 0.9, 0.0)) > 0.95, "no bar beside it");
}

#[test]
fn drawings_are_clipped_to_their_page() {
    let disc = PaintedPath {
        path: kurbo::Circle::new((10.0, 5.0), 4.0).to_path(0.01),
        fill: Some(Fill::solid(Color::BLACK, FillRule::NonZero)),
        stroke: None,
        alpha: 255,
    };
    let drawing = Drawing { bounds: Rect::new(0.0, 0.0, 10.0, 10.0), shapes: vec![DrawnShape::Path(disc)] };
    let kind = MarkKind::Drawing { drawing: Arc::new(drawing), width: Mm::new(10) };
    let mark = Mark { at: Point::default(), turn: 0.0, kind };
    let game = plain(Face { marks: vec![mark], ..Face::default() });
    for look in [FULL_INK, LOW_INK] {
        let pixel = render(&game, look);
        assert!(light(pixel("square", 4.0, 0.0)) < 0.95, "the half on the page");
        assert!(light(pixel("square", 6.0, 0.0)) > 0.99, "the half off the page");
    }
}

#[test]
fn gradients_run_on_with_low_ink() {
    let gradient = Gradient {
        kind: GradientKind::Linear,
        stops: vec![(0.0, Color::BLACK), (1.0, Color::WHITE)],
        place: Affine::scale(10.0),
    };
    let shape = PaintedPath {
        path: Rect::new(0.0, 0.0, 10.0, 10.0).to_path(0.1),
        fill: Some(Fill::shaded(gradient, FillRule::NonZero)),
        stroke: None,
        alpha: 255,
    };
    let drawing = Drawing { bounds: Rect::new(0.0, 0.0, 10.0, 10.0), shapes: vec![DrawnShape::Path(shape)] };
    let kind = MarkKind::Drawing { drawing: Arc::new(drawing), width: Mm::new(10) };
    let mark = Mark { at: Point::default(), turn: 0.0, kind };
    let game = plain(Face { marks: vec![mark], ..Face::default() });
    for (look, darkest) in [(FULL_INK, 0.1), (LOW_INK, 0.73)] {
        let pixel = render(&game, look);
        let [left, right] = [-4.0, 4.0].map(|x| light(pixel("square", x, 0.0)));
        assert!((left - darkest).abs() < 0.03 && right > 0.87 && right < 0.99, "{left} {right}");
    }
}

#[test]
fn blank_lines_of_a_text_take_room() {
    let text = |text: &str| {
        let run = Lettering::new(text, crate::scene::Font::Sans, 2.0, Color::BLACK);
        let nodes = run.unwrap().put(TextAnchor::Middle, Affine::IDENTITY);
        let baseline = |node: &Node| match node {
            Node::Text(run) => run.place.translation().y,
            other => panic!("{other:?} in a text"),
        };
        nodes.iter().map(baseline).collect::<Vec<_>>()
    };
    let [close, apart] = ["A\nB", "A\n\nB"].map(text);
    assert!(((apart[1] - apart[0]) - 2.0 * (close[1] - close[0])).abs() < 1e-9, "{close:?} and {apart:?}");
    let middle = |lines: &[f64]| lines.iter().map(|line| line - 1.0).sum::<f64>() / lines.len() as f64;
    assert!(middle(&close).abs() < 1e-9 && middle(&apart).abs() < 1e-9, "{close:?} and {apart:?}");
}

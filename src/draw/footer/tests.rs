//! Footers on narrow and wide paper.

use kurbo::Shape as _;

use super::*;
use crate::game::{ByLang, Mm, Size};
use crate::scene::TextRun;
use crate::sheet::BoardTile;

/// An empty sheet with a footer.
fn sheet(width: i64, tiles: (usize, usize)) -> Sheet {
    let paper = crate::game::Rect::new(Mm::ZERO, Mm::ZERO, Mm::new(width), Mm::new(200));
    Sheet {
        paper: Size::new(Mm::new(width), Mm::new(200)),
        tile: (tiles != (1, 1)).then_some(BoardTile {
            board: 0,
            camp: 0,
            at: (0, 0),
            of: tiles,
            flaps: Size::default(),
        }),
        number: (1, 1),
        title: ByLang::same("A board with a name that is longer than any footer".to_owned()),
        slug: "board".to_owned(),
        side: SheetSide::Front,
        placed: Vec::new(),
        cuts: Vec::new(),
        through: Vec::new(),
        apart: Vec::new(),
        folds: Vec::new(),
        landings: Vec::new(),
        trim: paper.grown(-Mm::new(20)),
        footer: crate::game::Rect::new(Mm::new(5), Mm::new(186), Mm::new(width - 10), Mm::new(9)),
    }
}

/// A game with only a title.
fn game(title: &str) -> Game {
    Game {
        name: "game".to_owned(),
        title: ByLang::same(title.to_owned()),
        source: ByLang::default(),
        boards: Vec::new(),
        pieces: Vec::new(),
        boxes: Vec::new(),
        scores: Vec::new(),
        leaflet: None,
        rules: None,
    }
}

fn words(nodes: &[Node]) -> Vec<(Rect, &TextRun)> {
    let texts = nodes.iter().filter_map(|node| match node {
        Node::Text(text) => Some(text),
        _ => None,
    });
    texts
        .map(|text| (text.place.transform_rect_bbox(Rect::new(0.0, -0.5, text.width(), 0.0)), text))
        .collect()
}

#[test]
fn print_instructions_are_in_nine_points_if_there_is_room() {
    for lang in [Lang::En, Lang::Fr] {
        // The width that A4, A5 and 80 mm leave beside the rulers and the map of tiles.
        for (width, points) in [(139.0, 9.0), (52.0, 8.9), (20.0, 3.0)] {
            let (nodes, _) = instructions("3 / 12", Rect::new(5.0, 280.0, 5.0 + width, 289.0), lang).unwrap();
            let print = words(&nodes)[0].1.size;
            assert!(print >= points * 25.4 / 72.0, "{lang:?}: {print} mm in {width} mm");
        }
    }
}

#[test]
fn text_of_footers_has_at_least_five_points() {
    let game = game("Lightning");
    for (width, tiles) in [(148, (1, 1)), (148, (2, 2)), (210, (1, 2)), (216, (2, 1))] {
        let mut sheet = sheet(width, tiles);
        sheet.title = ByLang::same("Plateau, camp A, pièces".to_owned());
        let nodes = nodes(&game, std::slice::from_ref(&sheet), 0, Look::default()).unwrap();
        for (_, text) in words(&nodes).iter().filter(|(_, text)| text.text.chars().any(char::is_alphabetic)) {
            let is_unit = ["50 mm", "2 in"].contains(&text.text.as_str());
            assert!(is_unit || text.size >= 5.0 * 25.4 / 72.0, "{width} mm {tiles:?}: `{}`", text.text);
        }
    }
}

#[test]
fn number_and_instructions_are_on_paper_of_any_width() {
    let game = game("Quits");
    for width in 50..=120 {
        let sheet = sheet(width, (1, 1));
        let nodes = nodes(&game, std::slice::from_ref(&sheet), 0, Look::default()).unwrap();
        let words: Vec<&str> = words(&nodes).into_iter().map(|(_, text)| text.text.as_str()).collect();
        let says = |what: &str| words.iter().any(|text| text.contains(what));
        assert!(says("100") && says("1 of 1"), "{width} mm: {words:?}");
    }
}

#[test]
fn a_long_title_is_shortened_and_legible() {
    for title in ["A title ".repeat(12), "W".repeat(90)] {
        for width in [60, 100, 210] {
            let (game, sheet) = (game(&title), sheet(width, (1, 1)));
            let nodes = nodes(&game, std::slice::from_ref(&sheet), 0, Look::default()).unwrap();
            let shown = words(&nodes).into_iter().find(|(_, text)| text.text.ends_with('…'));
            assert!(shown.is_none_or(|(_, text)| text.size > 5.0 * 25.4 / 72.0), "{width} mm");
            assert!(width < 100 || shown.is_some(), "{width} mm");
            assert!(words(&nodes).iter().all(|(_, text)| text.size > 1.0), "{width} mm");
        }
    }
}

#[test]
fn text_is_between_the_edge_and_the_ruler_on_any_paper() {
    let game = game("The Game of the Three Hundred and Sixty-Five Windmills");
    for width in [40, 70, 80, 100, 148, 210, 297] {
        for tiles in [(1, 1), (2, 1), (3, 4), (9, 1)] {
            let sheet = sheet(width, tiles);
            let band = shape::rect(sheet.footer);
            let nodes = nodes(&game, std::slice::from_ref(&sheet), 0, Look::default()).unwrap();
            for node in &nodes {
                if let Node::Path(shape) = node {
                    let bounds = shape.path.bounding_box();
                    assert!(band.contains_rect(bounds), "{width} mm {tiles:?}: {bounds:?} in {band:?}");
                }
            }
            let words = words(&nodes);
            for (number, (one, text)) in words.iter().enumerate() {
                assert!(band.contains_rect(*one), "{width} mm {tiles:?}: `{}` at {one:?}", text.text);
                for (other, next) in &words[number + 1..] {
                    let common = one.intersect(*other);
                    assert!(common.area() < 1e-9, "{width} mm: `{}` on `{}`", text.text, next.text);
                }
            }
        }
    }
}

use std::collections::BTreeSet;

use super::add_pages;
use crate::draw::Look;
use crate::game::*;
use crate::scene::{Color, Font, Scene};
use crate::spec::leaflet::{Parts, parse};

fn square(columns: usize, rows: usize, side: i64, sides: i64, name: &str) -> Board {
    Board {
        name: name.into(),
        title: ByLang::same(name.into()),
        grid: Grid::Squares { columns, rows, side: Mm::new(side) },
        camps: vec![Camp { letter: None }],
        frame: Frame { sides: Mm::new(sides), ends: Mm::new(sides), color: None, ink: Color::BLACK },
        cell: Face { background: Some(Color::Rgb(240, 230, 210)), ..Face::default() },
        zones: vec![],
        line: Line { color: Color::Rgb(120, 110, 100), width: Mm::from_um(300) },
        coordinates: true,
    }
}

fn piece(name: &str, letter: Option<char>, shape: Shape, front: Face) -> Piece {
    Piece {
        name: name.into(),
        letter,
        group: ByLang::same("x".into()),
        shape,
        count: 1,
        reversible: false,
        gap: Mm::ZERO,
        front,
        back: None,
    }
}

fn face(color: Color, kind: Option<MarkKind>) -> Face {
    Face {
        background: Some(color),
        pattern: None,
        marks: kind.map(|kind| Mark { at: Point::default(), turn: 0.0, kind }).into_iter().collect(),
        squares: vec![],
    }
}

fn letter(text: &str, color: Color) -> Option<MarkKind> {
    Some(MarkKind::Text { text: ByLang::same(text.into()), font: Font::SansBold, height: Mm::new(12), color })
}

fn game(name: &str, boards: Vec<Board>, pieces: Vec<Piece>) -> Game {
    let text = |lang: &str| {
        let path = format!("{}/templates/{name}/leaflet.{lang}.md", env!("CARGO_MANIFEST_DIR"));
        let text = std::fs::read_to_string(path).unwrap();
        match parse(&text, Parts { boards: &boards, pieces: &pieces }) {
            Ok(leaflet) => leaflet,
            Err(faults) => {
                for fault in &faults {
                    eprintln!("{name}.{lang}: {} `{}` {:?}", fault.message, &text[fault.span.clone()], fault.hint);
                }
                panic!()
            }
        }
    };
    let leaflet = ByLang { en: text("en"), fr: text("fr") };
    Game {
        name: name.into(),
        title: ByLang::same(name[..1].to_uppercase() + &name[1..]),
        source: ByLang::same("".into()),
        boards,
        pieces,
        leaflet: Some(leaflet),
        rules: None,
    }
}

fn games() -> Vec<Game> {
    let disc = Shape::Circle { diameter: Mm::new(25) };
    let tile = |mm: i64| Shape::Rectangle(Size::new(Mm::from_um(mm), Mm::from_um(mm)));
    let wood = Color::Rgb(222, 190, 140);
    let quits = game(
        "quits",
        vec![square(5, 5, 30, 17, "tray")],
        vec![
            piece("tile", None, tile(29500), face(wood, None)),
            piece("light", Some('L'), disc, face(Color::Rgb(250, 240, 200), letter("L", Color::BLACK))),
            piece("dark", Some('D'), disc, face(Color::Rgb(40, 30, 30), letter("D", Color::WHITE))),
            piece("red", Some('R'), disc, face(Color::Rgb(180, 30, 30), letter("R", Color::WHITE))),
            piece("blue", Some('B'), disc, face(Color::Rgb(40, 60, 160), letter("B", Color::WHITE))),
        ],
    );
    let colors =
        [("red", Color::Rgb(190, 30, 45)), ("white", Color::WHITE), ("blue", Color::Rgb(40, 70, 150))];
    let strip = Shape::Strip(Strip { squares: 3, square: Mm::new(30), tab: Mm::new(16) });
    let mut pieces = Vec::new();
    for (name, order) in [("plank-red", [1, 0, 2]), ("plank-white", [0, 1, 2]), ("plank-blue", [0, 2, 1])] {
        let mut front = face(Color::WHITE, None);
        front.squares = order.iter().map(|&n| face(colors[n].1, None)).collect();
        pieces.push(piece(name, None, strip, front));
    }
    for (name, color) in colors {
        for owner in ["A", "B", "C", "D"] {
            let ink = color.contrast();
            let name = format!("{name}-{}", owner.to_lowercase());
            pieces.push(piece(&name, None, disc, face(color, letter(owner, ink))));
        }
    }
    let plank = game("plank", vec![], pieces);
    let ports = |ports: &[Port]| {
        Some(MarkKind::Ports {
            ports: BTreeSet::from_iter(ports.iter().copied()),
            style: PortStyle::Bolt,
            width: Mm::new(4),
            color: Color::Rgb(230, 180, 40),
            outline: Some((Color::BLACK, Mm::from_um(400))),
        })
    };
    use Port::*;
    let models: [(&str, char, &[Port]); 5] = [
        ("straight", 'I', &[N, S]),
        ("diagonal", 'Z', &[NW, SE]),
        ("bend", 'L', &[N, E]),
        ("fork", 'Y', &[N, SW, SE]),
        ("cross", 'X', &[N, E, S, W]),
    ];
    let lightning = game(
        "lightning",
        vec![square(8, 17, 20, 16, "camps")],
        models
            .iter()
            .map(|&(name, letter, set)| {
                piece(name, Some(letter), tile(19500), face(Color::Rgb(20, 40, 80), ports(set)))
            })
            .collect(),
    );
    vec![lightning, quits, plank]
}

#[test]
fn look() {
    for game in games() {
        for (paper, size) in [("a4", Size::new(Mm::new(210), Mm::new(297))), ("letter", Size::new(Mm::from_um(215900), Mm::from_um(279400)))] {
            for lang in Lang::ALL {
                let mut scene = Scene::default();
                add_pages(&game, size, Look { lang, low_ink: false }, &mut scene).unwrap();
                eprintln!("{} {paper} {} {}", game.name, lang.code(), scene.pages.len());
                for page in &scene.pages {
                    let path = format!("/tmp/look/{}-{paper}-{}-{}.svg", game.name, lang.code(), page.name);
                    std::fs::write(path, crate::write::svg(&scene, page)).unwrap();
                }
            }
        }
    }
}

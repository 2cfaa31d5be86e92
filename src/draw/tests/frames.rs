//! Tests of the texts on frames.

use super::*;

use crate::scene::TextRun;

fn zone(title: &str, cells: Vec<Cell>) -> Zone {
    Zone {
        name: "zone".to_owned(),
        title: Some(ByLang::same(title.to_owned())),
        cells,
        face: Face::default(),
    }
}

fn texts(board: &Board) -> Vec<TextRun> {
    let nodes = frame::nodes(board, &board.camps[0], FULL_INK).unwrap();
    let text = |node| match node {
        Node::Text(text) => Some(text),
        _ => None,
    };
    nodes.into_iter().filter_map(text).collect()
}

fn area(text: &TextRun) -> Rect {
    let height = text.size * text.font.cap_height();
    text.place.transform_rect_bbox(Rect::new(0.0, -height, text.width(), 0.0))
}

fn hexes(across: i64, top: crate::game::HexTop) -> Grid {
    let rows_shift = crate::game::RowShift::Alternate;
    Grid::Hexes { columns: 5, rows: 4, across: Mm::new(across), top, rows_shift }
}

#[test]
fn texts_of_a_frame_do_not_overlap_and_are_printed_or_reported() {
    let every_other =
        |start: usize| (start..8).step_by(2).map(|column| Cell { column, row: 0 }).collect::<Vec<_>>();
    let side = |column| (0..17).map(|row| Cell { column, row }).collect::<Vec<_>>();
    let (mut found, mut missing) = (0, 0);
    for (square, sides, ends) in [(20, 16, 8), (15, 11, 8), (12, 8, 5), (10, 5, 4), (8, 16, 16)] {
        for (coordinates, markers) in [(true, false), (false, false), (true, true)] {
            let mut board = camps(square, sides, ends);
            board.coordinates = coordinates;
            board.zones = vec![
                zone("EVEN SQUARES", every_other(0)),
                zone("ODD SQUARES", every_other(1)),
                zone("WEST", side(0)),
                zone("EAST", side(7)),
                zone("MIDDLE", vec![Cell { column: 3, row: 8 }, Cell { column: 4, row: 8 }]),
            ];
            let board = if markers { with_markers(board) } else { board };
            let texts = texts(&board);
            for (number, text) in texts.iter().enumerate() {
                for other in &texts[number + 1..] {
                    let common = area(text).intersect(area(other));
                    assert!(common.is_zero_area(), "`{}` over `{}`: {square} {sides}", text.text, other.text);
                }
            }
            let missed = left_out(&board, FULL_INK).unwrap();
            for name in ["EVEN SQUARES", "ODD SQUARES", "WEST", "EAST", "MIDDLE", "A"] {
                let is_there = texts.iter().any(|text| text.text == name);
                assert_ne!(is_there, missed.iter().any(|text| text == name), "{name}: {missed:?}");
                found += usize::from(is_there);
                missing += usize::from(!is_there);
            }
        }
    }
    assert!(found > 80 && missing < 10, "{found} texts printed, {missing} left out");
}

#[test]
fn the_rules_beside_a_name_end_with_its_zone() {
    let every_other =
        |start: usize| (start..8).step_by(2).map(|column| Cell { column, row: 0 }).collect::<Vec<_>>();
    let mut board = camps(18, 10, 8);
    board.coordinates = true;
    // The second name has no room in the middle of its zone.
    board.zones = vec![zone("EVEN", every_other(0)), zone("ODD", every_other(1))];
    let grid = crate::game::Lattice::new(&board).bounds();
    let paths: Vec<Rect> = frame::nodes(&board, &board.camps[0], FULL_INK)
        .unwrap()
        .iter()
        .filter_map(
            |node| if let Node::Path(painted) = node { Some(painted.path.bounding_box()) } else { None },
        )
        .collect();
    assert_eq!(paths.len(), 1 + 2 * 3, "the line round the grid, and two rules of three paths");
    for path in paths {
        assert!(grid.x0 <= path.x0 && path.x1 <= grid.x1, "{path:?} beyond {grid:?}");
    }
}

#[test]
fn a_frame_without_room_reports_what_it_leaves_out() {
    let mut board = camps(20, 2, 2);
    board.camps.truncate(1);
    assert_eq!(left_out(&board, FULL_INK).unwrap(), ["START", "FINISH", "A"]);
    assert_eq!(left_out(&camps(20, 16, 8), FULL_INK).unwrap(), [""; 0]);
}

#[test]
fn hexagons_without_a_wide_frame_have_their_coordinates_inside() {
    for top in [crate::game::HexTop::Pointy, crate::game::HexTop::Flat] {
        let board = Board { grid: hexes(20, top), zones: Vec::new(), ..camps(20, 2, 2) };
        let texts = texts(&board);
        let lattice = crate::game::Lattice::new(&board);
        for label in ["a", "e", "1", "4"] {
            let text = texts.iter().find(|text| text.text == label);
            let area = area(text.unwrap_or_else(|| panic!("{label} is missing")));
            let corners = [(area.x0, area.y0), (area.x1, area.y0), (area.x1, area.y1), (area.x0, area.y1)];
            let is_within = |cell: Cell| {
                let centre = lattice.centre(cell).to_vec2();
                let outline = Affine::translate(centre) * lattice::outline(&lattice);
                corners.iter().all(|&corner| outline.winding(corner.into()) != 0)
            };
            assert!(lattice.cells().into_iter().any(is_within), "{label} crosses lines: {area:?}");
        }
    }
}

#[test]
fn coordinates_have_contrast_on_cells_of_any_colour() {
    let points = Grid::Points { columns: 8, rows: 17, step: Mm::new(20), lines: Vec::new() };
    for (color, ink) in [(Color::BLACK, Color::Rgb(51, 51, 51)), (Color::WHITE, Color::Rgb(250, 250, 240))] {
        for (sides, grid) in [(2, camps(20, 2, 2).grid), (2, points.clone())] {
            let mut board = Board { grid, cell: face(color), zones: Vec::new(), ..camps(20, sides, sides) };
            board.frame.ink = ink;
            board.line.color = ink;
            board.camps = vec![BoardCamp { letter: None, markers: Vec::new() }];
            let texts = texts(&board);
            assert!(texts.len() >= 25, "{}", texts.len());
            for text in texts {
                let contrast = (text.color.lightness() - color.lightness()).abs();
                assert!(contrast > 0.45, "`{}` in {:?} on {color:?}", text.text, text.color);
            }
        }
    }
}

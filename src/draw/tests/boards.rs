//! Tests of what is drawn on boards.

use super::*;
use crate::game::{BoardSide, HexTop, Lattice, RowShift, Split};
use crate::scene::{PaintedPath, Rect};

/// A rectangle of hexagons with one band.
fn banded(side: BoardSide) -> Board {
    let (across, top, rows_shift) = (Mm::new(20), HexTop::Pointy, RowShift::Alternate);
    let grid = Grid::Hexes { columns: 4, rows: 3, across, top, rows_shift };
    Board { grid, zones: Vec::new(), sides: vec![(side, Color::BLACK)], ..camps(20, 8, 8) }
}

#[test]
fn a_band_ends_with_its_last_side() {
    let board = banded(BoardSide::Top);
    let lattice = Lattice::new(&board);
    let bands = bands::nodes(&board, &lattice, false);
    let [Node::Path(PaintedPath { path, .. })] = &bands[..] else { panic!("{bands:?}") };
    let (own, band) = (path.bounding_box(), bands::width(&board));
    // The row at the top is the lower left one; at either end the band goes out at a right angle to a side.
    let out = band * 30f64.to_radians().sin();
    assert!((own.x0 - (lattice.bounds().x0 - out)).abs() < 1e-6, "{own:?}");
    assert!((own.x1 - (lattice.bounds().x1 - 10.0 + out)).abs() < 1e-6, "{own:?}");
}

#[test]
fn the_line_of_a_frame_follows_hexagons() {
    let board = banded(BoardSide::Top);
    let nodes = frame::nodes(&board, &board.camps[0], FULL_INK).unwrap();
    let Some(Node::Path(PaintedPath { path, .. })) = nodes.first() else { panic!("{nodes:?}") };
    let rim = lattice::rim(&Lattice::new(&board));
    assert_eq!(path.segments().count(), rim.segments().count());
    assert!(rim.segments().count() > 4);
}

/// The areas that the face of the first cell is clipped to, in millimetres from the corner of the board.
fn areas(sides: i64, bleed: f64) -> Vec<Rect> {
    let colors = vec![Color::WHITE, Color::BLACK];
    let split = Split { count: 2, colors, line: None };
    let mut board = camps(20, sides, 0);
    (board.zones, board.coordinates) = (Vec::new(), false);
    board.camps = vec![BoardCamp { letter: None, markers: Vec::new() }];
    board.cell = Face { split: Some(split), ..Face::default() };
    board.grid = Grid::Squares { columns: 3, rows: 3, side: Mm::new(20) };
    let mut scene = Scene::default();
    let mut brush = Brush::new(FULL_INK, &mut scene);
    let drawn = board::symbol(&mut brush, &board, (0, &board.camps[0]), bleed).unwrap();
    let area = |node: &Node| match node {
        Node::Use { symbol, place } => {
            let clip = scene.symbols[symbol.0].clip.as_ref().unwrap();
            Some((*place * clip.clone()).bounding_box())
        }
        _ => None,
    };
    drawn.nodes.iter().filter_map(area).collect()
}

#[test]
fn split_cells_at_the_edge_of_a_board_have_bleed() {
    let bounds = |sides, bleed| {
        let areas = areas(sides, bleed);
        assert_eq!(areas.len(), 9);
        areas.into_iter().reduce(|one, other| one.union(other)).unwrap()
    };
    assert_eq!(bounds(0, 2.0), Rect::new(-2.0, -2.0, 62.0, 62.0));
    assert_eq!(bounds(0, 0.0), Rect::new(0.0, 0.0, 60.0, 60.0));
    // Beside a frame they end at it.
    assert_eq!(bounds(5, 2.0), Rect::new(5.0, -2.0, 65.0, 62.0));
    // The cell in the middle is as it was.
    assert!(areas(0, 2.0).contains(&Rect::new(20.0, 20.0, 40.0, 40.0)));
}

//! Tests of what is drawn on boards.

use super::*;
use crate::game::Split;
use crate::scene::Rect;

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

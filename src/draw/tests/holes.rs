//! Tests of the holes of pieces.

use super::*;
use crate::game::PieceEdge;

fn ring(edge: PieceEdge) -> Game {
    let ring = piece("ring", Shape::Triangle { side: Mm::new(40) }, face(Color::Rgb(200, 0, 0)));
    game(vec![Piece { hole: Some(Mm::new(10)), edge, ..ring }], Vec::new())
}

#[test]
fn what_lies_below_a_cut_piece_is_seen_through_its_hole() {
    let scene = piece_alone(&ring(PieceEdge::None), FULL_INK, 0, 0).unwrap();
    let clip = scene.symbols.last().and_then(|symbol| symbol.clip.as_ref()).unwrap();
    // The middle of its face lies below that of its box.
    let middle = Shape::Triangle { side: Mm::new(40) }.middle();
    for (out, is_seen) in [(0.0, false), (4.9, false), (5.1, true), (11.0, true), (12.0, false)] {
        let place = (middle + crate::scene::Vec2::new(0.0, out)).to_point();
        assert_eq!(clip.winding(place) != 0, is_seen, "{out}");
    }
}

#[test]
fn the_line_along_the_cut_follows_the_hole() {
    let line = PieceEdge::Line(Color::BLACK, Mm::new(1));
    for (look, bleed) in [(FULL_INK, 2.0), (LOW_INK, 0.0)] {
        let (mut scene, game) = (Scene::default(), ring(line));
        let mut brush = Brush::new(look, &mut scene);
        let nodes = brush.piece(&game.pieces[0], SheetSide::Front, 2.0).unwrap();
        let Some(Node::Path(hole)) = nodes.last() else { panic!("a line along the hole") };
        let width = hole.stroke.as_ref().unwrap().width;
        let radius = hole.path.bounding_box().width() / 2.0;
        // From the bleed, which is cut out with the hole, to the width of the line on the face.
        assert!((radius - width / 2.0 - (5.0 - bleed)).abs() < 1e-6, "{radius} {width}");
        assert!(radius + width / 2.0 > 5.2, "{radius} {width}");
    }
}

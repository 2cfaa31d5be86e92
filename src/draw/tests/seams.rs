//! Boards in several parts, glued together again.

use proptest::prelude::*;

use super::*;
use crate::scene::Layers;

/// A camp as it is once its parts are cut out and each is glued on the flaps of the next ones.
fn glued(game: &Game, options: &Options) -> (usize, RasterPage) {
    let sheets = lay_out(game, options).expect("it fits");
    let mut scene = draw(game, &sheets, options, FULL_INK).expect("every glyph is there");
    let size = game.boards[0].size();
    let whole = crate::game::Rect { origin: Point::default(), size };
    let mut parts = 0;
    let mut layers = Layers::default();
    for (page, sheet) in scene.pages.iter().zip(&sheets).rev() {
        let SheetItem::BoardWindow { camp: 0, window, .. } = sheet.placed[0].item else { continue };
        let to_board = shape::point(window.origin) - shape::point(sheet.trim.origin);
        let nodes = PageLayer::ALL.iter().flat_map(|&layer| page.layers.get(layer));
        let nodes = nodes.map(|node| node.clone().transformed(Affine::translate(to_board))).collect();
        layers.extend(PageLayer::Art, [Node::Clip { path: shape::rectangle(shape::rect(window)), nodes }]);
        parts += 1;
    }
    let area = shape::rect(whole);
    let page = DrawnPage {
        name: "glued".to_owned(),
        label: "glued".to_owned(),
        description: String::new(),
        size: shape::size(size),
        trim: area,
        bleed: area,
        layers,
        outlines: Vec::new(),
    };
    scene.pages.clear();
    (parts, RasterPage::render(&scene, &page))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 12, failure_persistence: None, ..ProptestConfig::default() })]

    /// No mark, no half of a digit and no gap shows.
    #[test]
    fn a_board_in_parts_is_the_board_in_one(
        (columns, rows) in (3usize..9, 3usize..9),
        (square, sides, ends) in (10i64..24, 0i64..14, 0i64..14),
        (overlap, is_marked) in (0i64..12, any::<bool>()),
        (width, height) in (90i64..140, 90i64..140),
    ) {
        let mut board = camps(square, sides, ends);
        board.grid = Grid::Squares { columns, rows, side: Mm::new(square) };
        board.zones.clear();
        let board = if is_marked { with_markers(board) } else { board };
        let game = game(Vec::new(), vec![board]);
        let on = |paper| Options { paper, overlap: Mm::new(overlap), least_overlap: Mm::new(overlap), ..options() };
        let (parts, small) = glued(&game, &on(Size::new(Mm::new(width), Mm::new(height))));
        let (one, large) = glued(&game, &on(Size::new(Mm::new(500), Mm::new(500))));
        prop_assert_eq!((one, small.width, small.rgb.len()), (1, large.width, large.rgb.len()));
        let differ = |(one, other): (&[u8; 3], &[u8; 3])| one.iter().zip(other).any(|(one, other)| one.abs_diff(*other) > 8);
        let unlike = small.rgb.iter().zip(&large.rgb).filter(|&pair| differ(pair)).count();
        // Where a line ends at a seam, single pixels are rounded otherwise; the shortest mark covers sixty.
        prop_assert!(unlike <= 12, "{} of {} pixels in {} parts", unlike, large.rgb.len(), parts);
    }
}

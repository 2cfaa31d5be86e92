//! Boards in several parts, glued together again.

use proptest::prelude::*;

use super::*;
use crate::scene::Layers;

const DPI: u32 = 508;
const PX_PER_MM: f64 = 20.0;
const BLOCK_PX: usize = 10;
/// Maximum difference of a block, of 255.
const MAX_SHIFT: f64 = 16.0;

/// A camp as it is once its parts are cut out and each is glued on the flaps of the next ones, with their outlines.
fn glued(game: &Game, options: &Options) -> (Vec<Rect>, RasterPage) {
    let sheets = lay_out(game, options).expect("it fits");
    let mut scene = draw(game, &sheets, options, FULL_INK).expect("every glyph is there");
    let size = game.boards[0].size();
    let mut parts = Vec::new();
    let mut layers = Layers::default();
    for (page, sheet) in scene.pages.iter().zip(&sheets).rev() {
        let SheetItem::BoardWindow { camp: 0, window, .. } = sheet.placed[0].item else { continue };
        let to_board = shape::point(window.origin) - shape::point(sheet.trim.origin);
        let nodes = PageLayer::ALL.iter().flat_map(|&layer| page.layers.get(layer));
        let nodes = nodes.map(|node| node.clone().transformed(Affine::translate(to_board))).collect();
        parts.push(rect(window));
        layers.extend(PageLayer::Art, [Node::Clip { path: rectangle(rect(window)), nodes }]);
    }
    let page = DrawnPage::uncut("glued", "glued", shape::size(size), layers);
    scene.pages.clear();
    (parts, RasterPage::render_at(&scene, &page, DPI))
}

/// How much lighter each block of pixels is, in each colour, on average. Edges of letters are rounded otherwise in single
/// pixels, and a pixel that is cut mixes two sheets; a mark changes a block by thirty and more.
fn blocks(one: &RasterPage, other: &RasterPage, parts: &[Rect]) -> Vec<f64> {
    let across = one.width.div_ceil(BLOCK_PX);
    let down = (one.rgb.len() / one.width).div_ceil(BLOCK_PX);
    let mut sums = vec![0.0; 3 * across * down];
    for (at, pair) in one.rgb.iter().zip(&other.rgb).enumerate() {
        let (x, y) = (at % one.width, at / one.width);
        if pair.0 == pair.1
            || parts.iter().any(|part| is_cut(x, [part.x0, part.x1]) || is_cut(y, [part.y0, part.y1]))
        {
            continue;
        }
        for color in 0..3 {
            sums[3 * (y / BLOCK_PX * across + x / BLOCK_PX) + color] +=
                f64::from(pair.0[color]) - f64::from(pair.1[color]);
        }
    }
    sums.into_iter().map(|sum| sum / (BLOCK_PX * BLOCK_PX) as f64).collect()
}

/// Whether an edge lies within a row or a column of pixels.
fn is_cut(pixel: usize, edges: [f64; 2]) -> bool {
    edges.iter().map(|edge| edge * PX_PER_MM - pixel as f64).any(|part| (1e-6..1.0 - 1e-6).contains(&part))
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
        prop_assert_eq!((one.len(), small.width, small.rgb.len()), (1, large.width, large.rgb.len()));
        let unlike = blocks(&small, &large, &parts).into_iter().filter(|shift| shift.abs() > MAX_SHIFT).count();
        prop_assert_eq!(unlike, 0, "blocks of {} parts", parts.len());
    }
}

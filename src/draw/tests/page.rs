//! Tests of frames, bleed, cuts and tiles on pages.

use super::*;

/// The texts on a frame with their bounding boxes.
fn frame_texts(board: &Board) -> Vec<(String, Rect)> {
    let nodes = frame::nodes(board, &board.camps[0], FULL_INK).unwrap();
    let texts = nodes.iter().filter_map(|node| match node {
        Node::Text(text) => Some(text),
        _ => None,
    });
    texts
        .map(|text| {
            let height = text.size * text.font.cap_height();
            let bounds = text.place.transform_rect_bbox(Rect::new(0.0, -height, text.width(), 0.0));
            (text.text.clone(), bounds)
        })
        .collect()
}

#[test]
fn labels_are_beside_the_middle_of_their_squares() {
    for (board, side) in [(camps(20, 11, 8), 20.0), (camps(15, 16, 8), 15.0), (camps(12, 15, 20), 12.0)] {
        let board = with_markers(board);
        let texts = frame_texts(&board);
        let grid = crate::game::Lattice::new(&board).bounds();
        for row in 0..17 {
            let label = (row + 1).to_string();
            let middle = grid.y1 - (f64::from(row) + 0.5) * side;
            let at: Vec<f64> =
                texts.iter().filter(|(text, _)| *text == label).map(|(_, at)| at.center().y).collect();
            assert_eq!(at.len(), 2, "row {label} of {side} mm is numbered {at:?}");
            assert!(
                at.iter().all(|y| (y - middle).abs() <= 0.3),
                "row {label} at {middle} is numbered at {at:?}"
            );
        }
        for column in 0..8 {
            let label = crate::game::column_name(column);
            let middle = grid.x0 + (column as f64 + 0.5) * side;
            let at: Vec<f64> =
                texts.iter().filter(|(text, _)| *text == label).map(|(_, at)| at.center().x).collect();
            assert_eq!(at.len(), 2, "column {label} of {side} mm is lettered {at:?}");
            assert!(
                at.iter().all(|x| (x - middle).abs() <= 0.3),
                "{label} at {middle} is lettered at {at:?}"
            );
        }
        assert!(reserved::areas_of_camp(&board, &board.camps[0]).len() >= 8);
    }
}

#[test]
fn only_row_numbers_at_corners_may_be_missing_on_the_frame() {
    let board = with_markers(camps(15, 16, 8));
    let grid = crate::game::Lattice::new(&board).bounds();
    let texts = frame_texts(&board);
    for row in 2..17 {
        let label = row.to_string();
        let beside = texts.iter().filter(|(text, at)| *text == label && (at.x1 < grid.x0 || at.x0 > grid.x1));
        assert!(beside.count() > 0, "{label} is only in its squares");
    }
}

#[test]
fn discs_behind_a_fold_have_no_cut_marks() {
    let mut disc = piece("disc", Shape::Circle { diameter: Mm::new(25) }, face(Color::BLACK));
    disc.reversible = true;
    disc.gap = Mm::new(3);
    let game = game(vec![disc], Vec::new());
    let options = Options { backs: Backs::Fold, ..options() };
    let sheets = lay_out(&game, &options).unwrap();
    let scene = draw(&game, &sheets, &options, FULL_INK).unwrap();
    // The ticks of the front are one path, and so is their halo.
    assert_eq!(scene.pages[0].layers.get(PageLayer::Cut).len(), 2);
}

#[test]
fn column_letters_are_clear_of_the_grid_and_of_zone_names() {
    let board = camps(20, 16, 8);
    let (texts, grid) = (frame_texts(&board), crate::game::Lattice::new(&board).bounds());
    let named = |name: &str| texts.iter().find(|(text, _)| text == name).unwrap().1;
    let letter = texts
        .iter()
        .filter(|(text, _)| text == "b")
        .map(|(_, at)| *at)
        .fold(grid, |a, b| if b.y0 > a.y0 { b } else { a });
    assert!(letter.height() >= 2.0, "{letter:?}");
    assert!(letter.y0 - grid.y1 >= 1.0 && named("START").y0 - letter.y1 >= 0.7, "{letter:?}");
    assert!(named("START").y1 < board.size().height.get() - 0.7);
}

#[test]
fn column_letters_are_near_the_grid_on_wide_frames() {
    for ends in [10, 16, 30, 50] {
        let board = camps(20, 16, ends);
        let grid = crate::game::Lattice::new(&board).bounds();
        let below = frame_texts(&board).into_iter().filter(|(text, at)| text == "b" && at.y0 > grid.y1);
        let off: Vec<f64> = below.map(|(_, at)| at.y0 - grid.y1).collect();
        assert!(off.len() == 1 && (0.5..2.5).contains(&off[0]), "{ends} mm: {off:?}");
    }
}

#[test]
fn letters_of_camps_stay_on_frames_of_any_width() {
    for (sides, ends) in (0..49).map(|at| (2 + at % 7 * 3, 2 + at / 7 * 3)) {
        let board = camps(20, sides, ends);
        let (size, grid) = (board.size(), crate::game::Lattice::new(&board).bounds());
        let whole = Rect::new(0.0, 0.0, size.width.get(), size.height.get());
        for (_, at) in frame_texts(&board).iter().filter(|(text, _)| text == "A") {
            assert!(whole.contains_rect(*at), "sides of {sides} mm, ends of {ends} mm: {at:?}");
            assert!(at.intersect(grid).is_zero_area(), "sides of {sides} mm, ends of {ends} mm: {at:?}");
        }
    }
}

/// The bounding box of the pieces on the first sheet.
pub(super) fn all_pieces(game: &Game) -> Rect {
    rect(lay_out(game, &options()).unwrap()[0].trim)
}

#[test]
fn blocks_have_bleed_at_their_corners() {
    let square = Shape::rectangle(Size::new(Mm::new(60), Mm::new(60)));
    let mut tile = piece("tile", square, face(Color::Rgb(200, 0, 0)));
    tile.count = 5;
    let game = game(vec![tile], Vec::new());
    let scene = drawn(&game, FULL_INK);
    let print = RasterPage::render(&scene, &scene.pages[0]);
    let trim = all_pieces(&game);
    // Three tiles above two: five outer corners and an inner one.
    let corners = [
        (trim.x0 - 1.5, trim.y0 - 1.5),
        (trim.x1 + 1.5, trim.y0 - 1.5),
        (trim.x1 + 1.5, trim.y0 + 61.5),
        (trim.x0 + 121.5, trim.y1 + 1.5),
        (trim.x0 - 1.5, trim.y1 + 1.5),
        (trim.x0 + 121.5, trim.y0 + 61.5),
    ];
    for (x, y) in corners {
        assert_eq!(print.at(x, y), [200, 0, 0], "{x} {y}");
    }
    assert_eq!(print.at(trim.x1 + 2.5, trim.y0 - 2.5), [255, 255, 255]);
}

#[test]
fn rounded_corners_have_bleed_and_arcs() {
    let size = Size::new(Mm::new(60), Mm::new(60));
    let shape = Shape::Rectangle { size, corner: Mm::new(6) };
    let game =
        game(vec![Piece { count: 2, ..piece("tile", shape, face(Color::Rgb(200, 0, 0))) }], Vec::new());
    let (page, trim) = (&drawn(&game, FULL_INK).pages[0], all_pieces(&game));
    assert_eq!(page.outlines.len(), 2);
    let area = kurbo::Shape::area(&page.outlines[0]).abs();
    let rounded = 3600.0 - (4.0 - std::f64::consts::PI) * 36.0;
    assert!((area - rounded).abs() < 0.1, "{area}");
    let cut = page.layers.get(PageLayer::Cut);
    let paths = cut.iter().filter_map(|node| match node {
        Node::Path(shape) => Some(&shape.path),
        _ => None,
    });
    // Each piece has four arcs, each a halo and a line; the halo does not touch the piece.
    let (mut arcs, corner) = (0, kurbo::Point::new(trim.x0 + 6.0, trim.y0 + 6.0));
    let mut nearest = f64::INFINITY;
    for segment in
        paths.flat_map(kurbo::BezPath::segments).filter(|it| matches!(it, kurbo::PathSeg::Cubic(_)))
    {
        arcs += 1;
        let middle = kurbo::ParamCurve::eval(&segment, 0.5);
        nearest = nearest.min(middle.distance(corner));
    }
    assert_eq!(arcs, 2 * 4 * 2);
    assert!((nearest - 6.25).abs() < 0.01, "{nearest}");
    let scene = drawn(&game, FULL_INK);
    let print = RasterPage::render(&scene, page);
    assert_eq!(print.at(trim.x0 + 0.4, trim.y0 + 0.4), [200, 0, 0], "the cut-off corner is painted");
}

/// All texts among some nodes and their symbols, with their bounding boxes.
fn all_texts(scene: &Scene, nodes: &[Node], place: Affine) -> Vec<(String, Rect)> {
    let texts = |node: &Node| match node {
        Node::Text(run) => {
            let ink = run.ink().map(|ink| (place * run.place).transform_rect_bbox(ink));
            ink.map(|ink| (run.text.clone(), ink)).into_iter().collect()
        }
        Node::Use { symbol, place: inner } => {
            all_texts(scene, &scene.symbols[symbol.0].nodes, place * *inner)
        }
        Node::Clip { nodes, .. } | Node::Element { nodes, .. } => all_texts(scene, nodes, place),
        Node::Path(_) | Node::Picture { .. } => Vec::new(),
    };
    nodes.iter().flat_map(texts).collect()
}

#[test]
fn tiles_have_no_text_outside_their_window() {
    let mut board = camps(20, 16, 8);
    // Text on the squares, some of it across a seam.
    board.cell.marks.push(Mark {
        at: Point::default(),
        turn: 0.0,
        kind: MarkKind::Text {
            text: ByLang::same(RichText::plain("square", crate::scene::Font::Sans)),
            font: crate::scene::Font::Sans,
            align: Align::Center,
            height: ByLang::same(Mm::new(3)),
            color: Color::BLACK,
        },
    });
    let game = game(Vec::new(), vec![board]);
    let scene = drawn(&game, FULL_INK);
    assert_eq!(scene.pages.len(), 4);
    let mut all = std::collections::BTreeSet::new();
    for page in &scene.pages {
        let art = page.layers.get(PageLayer::Art);
        let [Node::Clip { path, .. }] = art else { panic!("more than a board") };
        let window = path.bounding_box();
        for (word, ink) in all_texts(&scene, art, Affine::IDENTITY) {
            assert!(window.contains_rect(ink), "{}: {word} at {ink:?} in {window:?}", page.name);
            all.insert(word);
        }
    }
    let whole = board_alone(&game, FULL_INK, 0, 0).unwrap();
    for (word, _) in all_texts(&whole, whole.pages[0].layers.get(PageLayer::Art), Affine::IDENTITY) {
        assert!(all.contains(&word), "`{word}` is complete on no tile");
    }
}

//! What shows how a page is cut, folded, glued and read.

use super::*;

/// The texts on a frame and the boxes round them.
fn said(board: &Board) -> Vec<(String, Rect)> {
    let nodes = frame::nodes(board, &board.camps[0], LIT).unwrap();
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
fn labels_stand_beside_the_middle_of_their_squares() {
    for (board, side) in [(camps(20, 11, 8), 20.0), (camps(15, 16, 8), 15.0), (camps(12, 15, 20), 12.0)] {
        let board = with_markers(board);
        let said = said(&board);
        let grid = crate::game::Lattice::new(&board).bounds();
        for row in 0..17 {
            let label = (row + 1).to_string();
            let middle = grid.y1 - (f64::from(row) + 0.5) * side;
            let at: Vec<f64> =
                said.iter().filter(|(text, _)| *text == label).map(|(_, at)| at.center().y).collect();
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
                said.iter().filter(|(text, _)| *text == label).map(|(_, at)| at.center().x).collect();
            assert_eq!(at.len(), 2, "column {label} of {side} mm is lettered {at:?}");
            assert!(
                at.iter().all(|x| (x - middle).abs() <= 0.3),
                "{label} at {middle} is lettered at {at:?}"
            );
        }
        assert!(calm_boxes(&board, &board.camps[0]).len() >= 8);
    }
}

#[test]
fn only_numbers_beside_a_corner_may_be_missing_on_both_sides_of_the_frame() {
    let board = with_markers(camps(15, 16, 8));
    let grid = crate::game::Lattice::new(&board).bounds();
    let said = said(&board);
    for row in 2..17 {
        let label = row.to_string();
        let beside = said.iter().filter(|(text, at)| *text == label && (at.x1 < grid.x0 || at.x0 > grid.x1));
        assert!(beside.count() > 0, "{label} stands in its squares only");
    }
}

#[test]
fn a_disc_behind_a_fold_shows_no_cut() {
    let mut disc = piece("disc", Shape::Circle { diameter: Mm::new(25) }, face(Color::BLACK));
    disc.reversible = true;
    disc.gap = Mm::new(3);
    let game = game(vec![disc], Vec::new());
    let options = Options { backs: Backs::Fold, ..options() };
    let sheets = lay_out(&game, &options).unwrap();
    let scene = draw(&game, &sheets, &options, LIT).unwrap();
    // The ticks of the front are one path, and so is the light below them.
    assert_eq!(scene.pages[0].layers.get(PageLayer::Cut).len(), 2);
}

#[test]
fn letters_between_a_grid_and_the_name_of_a_zone_have_air() {
    let board = camps(20, 16, 8);
    let (said, grid) = (said(&board), crate::game::Lattice::new(&board).bounds());
    let named = |name: &str| said.iter().find(|(text, _)| text == name).unwrap().1;
    let letter = said
        .iter()
        .filter(|(text, _)| text == "b")
        .map(|(_, at)| *at)
        .fold(grid, |a, b| if b.y0 > a.y0 { b } else { a });
    assert!(letter.height() >= 2.0, "{letter:?}");
    assert!(letter.y0 - grid.y1 >= 1.0 && named("START").y0 - letter.y1 >= 0.7, "{letter:?}");
    assert!(named("START").y1 < board.size().height.get() - 0.7);
}

#[test]
fn a_block_bleeds_at_its_corners_too() {
    let square = Shape::rectangle(Size::new(Mm::new(60), Mm::new(60)));
    let mut tile = piece("tile", square, face(Color::Rgb(200, 0, 0)));
    tile.count = 5;
    let game = game(vec![tile], Vec::new());
    let scene = drawn(&game, LIT);
    let print = Print::of(&scene, &scene.pages[0]);
    let trim = scene.pages[0].trim;
    // Three tiles above two: five corners, and one that points inwards.
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
fn round_corners_are_painted_beyond_and_cut_as_arcs() {
    let size = Size::new(Mm::new(60), Mm::new(60));
    let shape = Shape::Rectangle { size, corner: Mm::new(6) };
    let game =
        game(vec![Piece { count: 2, ..piece("tile", shape, face(Color::Rgb(200, 0, 0))) }], Vec::new());
    let page = &drawn(&game, LIT).pages[0];
    assert_eq!(page.outlines.len(), 2);
    let area = kurbo::Shape::area(&page.outlines[0]).abs();
    let rounded = 3600.0 - (4.0 - std::f64::consts::PI) * 36.0;
    assert!((area - rounded).abs() < 0.1, "{area}");
    let cut = page.layers.get(PageLayer::Cut);
    let paths = cut.iter().filter_map(|node| match node {
        Node::Shape(shape) => Some(&shape.path),
        _ => None,
    });
    // Each piece has four arcs, in light and in ink; the line stays off the piece by half of its light.
    let (mut arcs, corner) = (0, kurbo::Point::new(page.trim.x0 + 6.0, page.trim.y0 + 6.0));
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
    let scene = drawn(&game, LIT);
    let print = Print::of(&scene, page);
    assert_eq!(print.at(page.trim.x0 + 0.4, page.trim.y0 + 0.4), [200, 0, 0], "what is cut off is painted");
}

/// All that the marks of a page say.
fn marked(page: &DrawnPage) -> Vec<String> {
    let marks = page.layers.get(PageLayer::Marks).iter().chain(page.layers.get(PageLayer::Fold));
    let texts = marks.filter_map(|node| match node {
        Node::Text(text) => Some(text.text.clone()),
        _ => None,
    });
    texts.collect()
}

#[test]
fn tiles_of_several_camps_name_their_camp_and_their_seams() {
    let scene = drawn(&game(Vec::new(), vec![camps(20, 16, 8)]), LIT);
    for (page, name) in
        scene.pages.iter().zip(["camp A, part 1", "camp A, part 2", "camp B, part 1", "camp B, part 2"])
    {
        let said = marked(page);
        assert_eq!(said.iter().filter(|text| *text == name).count(), 2, "{}: {said:?}", page.name);
    }
}

#[test]
fn the_name_of_a_tile_is_neither_a_square_nor_a_camp() {
    let scene = drawn(&game(Vec::new(), vec![camps(20, 16, 8)]), LIT);
    let labels: Vec<&str> = scene.pages.iter().map(|page| page.label.as_str()).collect();
    assert_eq!(labels[..2], ["Camp, camp A · part 1 of 2", "Camp, camp A · part 2 of 2"]);
    let game = game(Vec::new(), vec![camps(40, 16, 8)]);
    let sheets = lay_out(&game, &options()).unwrap();
    let parts: Vec<(usize, usize)> =
        sheets.iter().filter_map(|sheet| Some(sheet.tile?.part())).take(4).collect();
    // From left to right, then the next row.
    assert_eq!(parts[..3].iter().map(|part| part.0).collect::<Vec<_>>(), [1, 2, 3]);
    let tile = sheets[1].tile.unwrap();
    assert_eq!(tile.at, (1, 0), "{tile:?}");
    assert!(sheets[1].slug.ends_with("part-2"), "{}", sheets[1].slug);
}

/// All words among some nodes with their boxes, those in symbols too.
fn all_words(scene: &Scene, nodes: &[Node], place: Affine) -> Vec<(String, Rect)> {
    let said = |node: &Node| match node {
        Node::Text(run) => {
            let ink = run.ink().map(|ink| (place * run.place).transform_rect_bbox(ink));
            ink.map(|ink| (run.text.clone(), ink)).into_iter().collect()
        }
        Node::Use { symbol, place: inner } => {
            all_words(scene, &scene.symbols[symbol.0].nodes, place * *inner)
        }
        Node::Clip { nodes, .. } => all_words(scene, nodes, place),
        Node::Shape(_) | Node::Picture { .. } => Vec::new(),
    };
    nodes.iter().flat_map(said).collect()
}

#[test]
fn words_outside_of_the_window_of_a_tile_are_not_on_it() {
    let mut board = camps(20, 16, 8);
    // Words on the squares too, some of them across a seam.
    board.cell.marks.push(Mark {
        at: Point::default(),
        turn: 0.0,
        kind: MarkKind::Text {
            text: ByLang::same("square".to_owned()),
            font: crate::scene::Font::Sans,
            height: ByLang::same(Mm::new(3)),
            color: Color::BLACK,
        },
    });
    let game = game(Vec::new(), vec![board]);
    let scene = drawn(&game, LIT);
    assert_eq!(scene.pages.len(), 4);
    let mut all = std::collections::BTreeSet::new();
    for page in &scene.pages {
        let art = page.layers.get(PageLayer::Art);
        let [Node::Clip { path, .. }] = art else { panic!("more than a board") };
        let window = path.bounding_box();
        for (word, ink) in all_words(&scene, art, Affine::IDENTITY) {
            assert!(window.contains_rect(ink), "{}: {word} at {ink:?} in {window:?}", page.name);
            all.insert(word);
        }
    }
    let whole = board_alone(&game, LIT, 0, 0).unwrap();
    for (word, _) in all_words(&whole, whole.pages[0].layers.get(PageLayer::Art), Affine::IDENTITY) {
        assert!(all.contains(&word), "`{word}` is on no tile whole");
    }
}

#[test]
fn paper_is_turned_only_where_backs_are_on_the_pages() {
    let mut card = piece("card", Shape::rectangle(Size::new(Mm::new(60), Mm::new(60))), face(Color::BLACK));
    for (back, backs, flip) in [
        (false, Backs::DuplexLong, None),
        (false, Backs::DuplexShort, None),
        (true, Backs::DuplexLong, Some(Flip::LongEdge)),
        (true, Backs::DuplexShort, Some(Flip::ShortEdge)),
        (true, Backs::Fold, None),
        (true, Backs::None, None),
    ] {
        card.back = back.then(|| face(Color::WHITE));
        let game = game(vec![card.clone()], vec![camps(15, 16, 8)]);
        let options = Options { backs, ..options() };
        let sheets = lay_out(&game, &options).unwrap();
        let scene = draw(&game, &sheets, &options, LIT).unwrap();
        assert_eq!(scene.info.duplex, flip, "{back} {backs:?}");
    }
}

#[test]
fn one_word_says_everywhere_which_side_a_sheet_is() {
    let mut card = piece("card", Shape::rectangle(Size::new(Mm::new(60), Mm::new(60))), face(Color::BLACK));
    card.back = Some(face(Color::WHITE));
    let game = game(vec![card], Vec::new());
    let options = Options { backs: Backs::DuplexLong, ..options() };
    let sheets = lay_out(&game, &options).unwrap();
    for (lang, word) in [(Lang::En, "back"), (Lang::Fr, "verso")] {
        let scene = draw(&game, &sheets, &options, Look { lang, low_ink: false }).unwrap();
        assert!(scene.pages[1].label.ends_with(&format!(", {word}")), "{}", scene.pages[1].label);
        let said = marked(&scene.pages[1]);
        assert!(said.iter().any(|text| text.contains(&format!(", {word}"))), "{said:?}");
    }
}

#[test]
fn a_cross_does_not_run_through_a_letter() {
    let game = game(Vec::new(), vec![camps(30, 16, 8)]);
    let mut sheets = lay_out(&game, &options()).unwrap();
    let count = |sheets: &[Sheet]| {
        let scene = draw(&game, sheets, &options(), LIT).unwrap();
        scene.pages[0].layers.get(PageLayer::Marks).len()
    };
    let before = count(&sheets);
    let SheetItem::BoardWindow { window, .. } = sheets[0].placed[0].item else {
        panic!("no board on the sheet")
    };
    let (_, letter) =
        said(&game.boards[0]).into_iter().find(|(text, at)| text == "17" && at.x0 < 20.0).unwrap();
    let at = Point::new(Mm::nearest(letter.x0 - 1.0), Mm::nearest(letter.center().y));
    let at = at - window.origin + sheets[0].trim.origin;
    sheets[0].joins.push(at);
    assert_eq!(count(&sheets), before, "a cross through a number");
    let free = Point::new(at.x - Mm::new(5), at.y);
    sheets[0].joins.push(free);
    assert_eq!(count(&sheets), before + 2);
}

#[test]
fn a_fold_says_what_it_is_and_a_title_is_not_said_twice() {
    let mut card = piece("card", Shape::rectangle(Size::new(Mm::new(60), Mm::new(60))), face(Color::BLACK));
    card.back = Some(face(Color::WHITE));
    card.group = ByLang::from_fn(|lang| if lang == Lang::En { "Game" } else { "Cartes" }.to_owned());
    let game = game(vec![card], Vec::new());
    let options = Options { backs: Backs::Fold, ..options() };
    let sheets = lay_out(&game, &options).unwrap();
    for (lang, word, title) in [(Lang::En, "fold", "Game"), (Lang::Fr, "plier", "Jeu")] {
        let scene = draw(&game, &sheets, &options, Look { lang, low_ink: false }).unwrap();
        let said = marked(&scene.pages[0]);
        assert!(said.iter().any(|text| text == word), "{said:?}");
        assert_eq!(said.iter().filter(|text| *text == title).count(), 1, "{said:?}");
    }
}

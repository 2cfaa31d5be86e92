//! The drawn sheets of the bundled games: nothing is lost at the edge of the paper.

mod raster;

use kurbo::Shape as _;
use tablier::draw::draw;
use tablier::game::{Lang, Marker, Mm, Point, Size};
use tablier::scene::{Affine, Color, Node, PageLayer, Rect, Scene};
use tablier::sheet::{SheetItem, lay_out};
use tablier::{plan, spec, templates};

/// The bounding box of a node, limited by its clip or that of its symbol.
fn bounds(scene: &Scene, node: &Node) -> Rect {
    match node {
        Node::Path(shape) => {
            let half = shape.stroke.as_ref().map_or(0.0, |stroke| stroke.width / 2.0);
            shape.path.bounding_box().inflate(half, half)
        }
        Node::Text(text) => {
            let em = Rect::new(0.0, -0.8 * text.size, text.width(), 0.25 * text.size);
            text.place.transform_rect_bbox(em)
        }
        Node::Picture { place, .. } => place.transform_rect_bbox(Rect::new(0.0, 0.0, 1.0, 1.0)),
        Node::Use { symbol, place } => {
            let symbol = &scene.symbols[symbol.0];
            let bounds = symbol.clip.as_ref().map_or(symbol.bounds, |clip| clip.bounding_box());
            place.transform_rect_bbox(bounds)
        }
        Node::Clip { path, .. } => (Affine::IDENTITY * path).bounding_box(),
    }
}

/// Whether a node is the light halo of a line, which covers what is below it and leaves no ink.
fn is_light(node: &Node) -> bool {
    let Node::Path(shape) = node else { return false };
    shape.fill.is_none() && shape.stroke.as_ref().is_some_and(|stroke| stroke.color == Color::WHITE)
}

#[test]
fn everything_is_within_the_printable_area() {
    let papers = [(210, 297), (216, 279), (297, 420), (210, 300)];
    for template in templates::GAMES {
        for (lang, low_ink, margin, paper) in
            papers.into_iter().flat_map(|paper| [(Lang::En, false, 5, paper), (Lang::Fr, true, 12, paper)])
        {
            let overrides = spec::Overrides { lang: Some(lang), low_ink, ..Default::default() };
            let mut job =
                plan::load(&template.source(), &overrides, template).expect("a bundled game is whole");
            job.options.paper = Size::new(Mm::new(paper.0), Mm::new(paper.1));
            job.options.margin = Mm::new(margin);
            let sheets = lay_out(&job.game, &job.options).expect("a bundled game fits its paper");
            let scene = draw(&job.game, &sheets, &job.options, job.look).expect("the fonts have all it says");
            for page in &scene.pages {
                let safe =
                    Rect::from_origin_size((0.0, 0.0), page.size).inset(-job.options.margin.get() + 0.1);
                for layer in PageLayer::ALL {
                    for node in page.layers.get(layer).iter().filter(|node| !is_light(node)) {
                        let bounds = bounds(&scene, node);
                        assert!(
                            safe.contains_rect(bounds),
                            "{} {} on {paper:?}: {bounds:?} is not within {safe:?}",
                            template.name,
                            page.name
                        );
                    }
                }
            }
        }
    }
}

#[test]
fn no_line_shows_beside_the_cut_of_white_corners() {
    // At this resolution the edges of bleed are within pixels. Between pixels they leave no hairline.
    const DPI: f64 = 200.0;
    for (template, options) in [("quits", (210, 297)), ("lightning", (210, 297)), ("plank", (216, 279))] {
        let template = templates::GAMES.iter().find(|game| game.name == template).expect("it is bundled");
        let mut job = plan::load(&template.source(), &spec::Overrides::default(), template)
            .expect("a bundled game is whole");
        job.options.paper = Size::new(Mm::new(options.0), Mm::new(options.1));
        let sheets = lay_out(&job.game, &job.options).expect("it fits");
        let scene = draw(&job.game, &sheets, &job.options, job.look).expect("the fonts have all it says");
        let (sheet, page) = (&sheets[0], &scene.pages[0]);
        let svg = raster::svg_page(&tablier::write::svg(&scene, page), DPI);
        let pdf = raster::pdf_pages(tablier::write::pdf(&scene), DPI).swap_remove(0);
        let mut looked = 0;
        for placed in &sheet.placed {
            let (whole, markers, room) = match placed.item {
                SheetItem::BoardWindow { board, camp, window } => {
                    let board = &job.game.boards[board];
                    let whole = board.size();
                    // Of a board in tiles only the part of this tile, relative to its top left corner.
                    let seen = |marker: &&Marker| window.contains(marker.square);
                    let markers: Vec<Marker> = board.markers(camp).iter().filter(seen).copied().collect();
                    assert_eq!(window.origin, Point::default(), "the first tile");
                    (Size::new(whole.width, window.size.height.min(whole.height)), markers, job.options.bleed)
                }
                SheetItem::Front(piece) | SheetItem::Back(piece) => {
                    let piece = &job.game.pieces[piece];
                    if piece.marked.is_empty() {
                        continue;
                    }
                    (piece.shape.size(), piece.markers(placed.copy).to_vec(), placed.room)
                }
            };
            let (cos, sin) =
                [(1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0)][usize::from(placed.quarters % 4)];
            let on_page = |x: f64, y: f64| {
                let (x, y) = (x - whole.width.get() / 2.0, y - whole.height.get() / 2.0);
                (placed.centre.x.get() + cos * x - sin * y, placed.centre.y.get() + sin * x + cos * y)
            };
            for marker in markers {
                let white = marker.white(whole);
                // From corner to corner of the white along the cut, half a millimetre of bleed and of paper beside it.
                let along = |from: Mm, to: Mm| {
                    let inside = (to - from).get() - 0.4;
                    (0..=100).map(move |part| from.get() + 0.2 + inside * f64::from(part) / 100.0)
                };
                let across = || (0..60).map(|step| room.get() - 0.5 + f64::from(step) / 60.0);
                let mut places = Vec::new();
                if white.left() <= Mm::ZERO {
                    places.extend(
                        along(white.top(), white.bottom()).flat_map(|y| across().map(move |off| (-off, y))),
                    );
                }
                if white.top() <= Mm::ZERO {
                    places.extend(
                        along(white.left(), white.right()).flat_map(|x| across().map(move |off| (x, -off))),
                    );
                }
                for (x, y) in places {
                    let (x, y) = on_page(x, y);
                    let is_cut = sheet.cuts.iter().any(|cut| {
                        (cut.from.x.get() - 0.4..cut.to.x.get() + 0.4).contains(&x)
                            && (cut.from.y.get() - 0.4..cut.to.y.get() + 0.4).contains(&y)
                    });
                    for (name, raster) in [("SVG", &svg), ("PDF", &pdf)].iter().filter(|_| !is_cut) {
                        let ink = raster.ink(raster.pixels(x) as usize, raster.pixels(y) as usize);
                        assert!(ink < 0.02, "{} {name}: {ink} at {x:.2}, {y:.2}", template.name);
                        looked += 1;
                    }
                }
            }
        }
        assert!(looked > 1000, "{}: {looked} places", template.name);
    }
}

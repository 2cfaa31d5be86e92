//! Drawn sheets: nothing is lost at the edge of the paper, and a piece looks the same wherever it lies.

use std::collections::BTreeMap;

use kurbo::Shape as _;
use resvg::tiny_skia;
use tablier::draw::draw;
use tablier::game::{Backs, CutStyle, HexTop, Lang, Marker, Mm, Packing, Point, Shape, Size};
use tablier::scene::{Affine, Color, Node, PageLayer, Rect, Scene};
use tablier::sheet::{PlacedItem, SheetItem, lay_out};
use tablier::{plan, spec, templates, write};

use crate::raster;

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
        Node::Element { nodes, .. } => {
            let all = nodes.iter().map(|node| bounds(scene, node));
            all.reduce(|one, other| one.union(other)).expect("an element has nodes")
        }
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
            let overrides =
                spec::Overrides { lang: Some(lang), low_ink: Some(low_ink), ..Default::default() };
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
        let svg = raster::svg_page(&write::svg(&scene, page), DPI);
        let pdf = raster::pdf_pages(write::pdf(&scene), DPI).swap_remove(0);
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

/// A translucent red picture.
struct Red;

impl spec::Files for Red {
    fn read(&self, _: &str) -> std::io::Result<Vec<u8>> {
        let mut picture = tiny_skia::Pixmap::new(40, 40).expect("a size");
        picture.fill(tiny_skia::Color::from_rgba8(255, 0, 0, 77));
        Ok(picture.encode_png().expect("a picture"))
    }
}

/// Pieces of one shape edge to edge: coloured, plain, with a pattern, and with translucent art beyond the cut.
fn touching(shape: &str) -> String {
    let faces = [
        "{ background = \"crimson\", text = \"ONE\", size = \"9mm\", color = \"white\" }",
        "{ text = \"TWO\", size = \"4mm\" }",
        "{ picture = \"red.png\", size = \"40mm\" }",
        "{ background = \"gold\", pattern = \"hatch\", pattern_color = \"navy\" }",
        "{ background = \"navy\", marks = [{ picture = \"red.png\", size = \"40mm\" }] }",
    ];
    let mut spec = "[sheet]\npaper = \"160mm x 170.2mm\"\n".to_owned();
    for (number, face) in faces.iter().enumerate() {
        let back = faces[(number + 2) % faces.len()];
        spec += &format!(
            "[[piece]]\nname = \"p{number}\"\ngroup = \"all\"\n{shape}\ncount = 5\ngap = \"0mm\"\nfront = {face}\nback = {back}\n"
        );
    }
    spec
}

/// Whether a point, relative to the centre of a piece, is at least 0.2 mm inside its cut.
fn is_well_inside(shape: Shape, (x, y): (f64, f64)) -> bool {
    const EDGE_MM: f64 = 0.2;
    let Size { width, height } = shape.size();
    match shape.packing() {
        Packing::Straight | Packing::Boxed => {
            x.abs() <= width.get() / 2.0 - EDGE_MM && y.abs() <= height.get() / 2.0 - EDGE_MM
        }
        Packing::Triangular(side) => {
            let radius = side.get() / 12f64.sqrt() - EDGE_MM;
            [90.0f64, 210.0, 330.0].iter().all(|way| {
                let (sin, cos) = way.to_radians().sin_cos();
                // Its box is in the middle of the piece, and so lower than the middle of its sides.
                x * cos + (y - side.get() * 3f64.sqrt() / 12.0) * sin <= radius
            })
        }
        Packing::Round(diameter) => x.hypot(y) <= diameter.get() / 2.0 - EDGE_MM,
        Packing::Hexagonal(across, top) => (0..3).all(|side| {
            let first = if top == HexTop::Pointy { 0.0 } else { 30.0 };
            let (sin, cos) = (first + f64::from(side) * 60.0).to_radians().sin_cos();
            (x * cos + y * sin).abs() <= across.get() / 2.0 - EDGE_MM
        }),
    }
}

/// Five pixels per millimetre.
const DPI: u32 = 127;
const PIXEL_UM: i64 = 200;

/// The pixels of a placed piece within its cut, row by row, and the position of its centre within its pixel.
fn seen(raster: &raster::Raster, placed: &PlacedItem, shape: Shape) -> (Vec<Option<[u8; 3]>>, (i64, i64)) {
    let (x, y) = (placed.centre.x.um(), placed.centre.y.um());
    let size = if placed.quarters % 2 == 1 { shape.size().turned() } else { shape.size() };
    let [across, down] = [size.width, size.height].map(|length| length.um() / 2 / PIXEL_UM + 1);
    let pixels = (-down..down).flat_map(|down| (-across..across).map(move |right| (right, down)));
    let pixel = |(right, down): (i64, i64)| {
        let (px, py) = (x.div_euclid(PIXEL_UM) + right, y.div_euclid(PIXEL_UM) + down);
        let off = |pixel: i64, centre: i64| (pixel * PIXEL_UM + PIXEL_UM / 2 - centre) as f64 / 1000.0;
        let (dx, dy) = (off(px, x), off(py, y));
        let upright = [(dx, dy), (dy, -dx), (-dx, -dy), (-dy, dx)][usize::from(placed.quarters % 4)];
        is_well_inside(shape, upright).then(|| raster.at(px as usize, py as usize))
    };
    (pixels.map(pixel).collect(), (x.rem_euclid(PIXEL_UM), y.rem_euclid(PIXEL_UM)))
}

#[test]
fn a_piece_looks_the_same_wherever_it_lies() {
    let shapes = [
        "shape = \"rectangle\"\nwidth = \"20mm\"\nheight = \"26mm\"",
        "shape = \"rectangle\"\nwidth = \"38mm\"\nheight = \"18.8mm\"\ncorner = \"3mm\"",
        "shape = \"hexagon\"\nacross = \"22mm\"",
        "shape = \"circle\"\ndiameter = \"20mm\"",
    ];
    let looks = [(Backs::DuplexLong, false), (Backs::Fold, false), (Backs::DuplexShort, true)];
    for (shape, (backs, low_ink)) in shapes.iter().flat_map(|shape| looks.map(|look| (shape, look))) {
        let source = spec::Source { name: "touching.toml".to_owned(), text: touching(shape) };
        // Lines on the cut of hexagons are wider than what is left out.
        let cut = Some(CutStyle::None);
        let overrides =
            spec::Overrides { backs: Some(backs), low_ink: Some(low_ink), cut, ..Default::default() };
        let job = plan::load(&source, &overrides, &Red).unwrap_or_else(|faulty| panic!("{faulty:#?}"));
        let scene = draw(&job.game, &job.sheets, &job.options, job.look).expect("the fonts have all it says");
        let pdf = raster::pdf_pages(write::pdf(&scene), f64::from(DPI));
        // The first place of each side of each piece, in each rotation and position between pixels.
        let mut first = BTreeMap::new();
        let mut compared = 0;
        for ((sheet, page), pdf) in job.sheets.iter().zip(&scene.pages).zip(pdf) {
            let svg = raster::svg_page(&write::svg(&scene, page), f64::from(DPI));
            let png = raster::png_page(&write::png(&scene, page, DPI).expect("a picture"), f64::from(DPI));
            let rasters = [("PDF", pdf), ("SVG", svg), ("PNG", png)];
            let sides =
                rasters.iter().flat_map(|raster| sheet.placed.iter().map(move |placed| (raster, placed)));
            for ((writer, raster), placed) in sides {
                let (SheetItem::Front(piece) | SheetItem::Back(piece)) = placed.item else { continue };
                let (pixels, phase) = seen(raster, placed, job.game.pieces[piece].shape);
                let key = (*writer, format!("{:?}", placed.item), placed.quarters, phase);
                let (centre, expected) = first.entry(key.clone()).or_insert((placed.centre, pixels.clone()));
                let channels = |pixels: &[Option<[u8; 3]>]| -> Vec<u8> {
                    pixels.iter().flatten().flatten().copied().collect()
                };
                let pairs = channels(expected).into_iter().zip(channels(&pixels));
                let off: Vec<u8> = pairs.map(|(one, other)| one.abs_diff(other)).collect();
                let (most, sum) = (off.iter().max(), off.iter().map(|&off| usize::from(off)).sum::<usize>());
                let places = (*centre, placed.centre);
                // Engines place the edges of small type fractions of a pixel apart.
                assert!(
                    most.is_some_and(|&most| most <= 64) && sum <= off.len(),
                    "{most:?}, {sum} of {}: {key:?} at {places:?}, {shape:?}, {backs:?}, low ink: {low_ink}",
                    off.len()
                );
                compared += usize::from(places.0 != places.1);
            }
        }
        assert!(compared > 50, "{shape}: {compared} pairs");
    }
}

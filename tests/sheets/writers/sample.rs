//! A handmade scene that uses everything a scene can hold.

use std::sync::Arc;

use tablier::art::{self, Art};
use tablier::scene::{
    Affine, BezPath, Bitmap, Cap, Color, DrawnPage, Fill, FillRule, Flip, Font, Gradient, GradientKind, Info,
    Join, Layers, Node, PageLayer, PaintedPath, Point, Rect, Scene, Size, Stroke, Symbol, TextRun,
};

pub const INK: Color = Color::Rgb(30, 30, 60);
pub const RED: Color = Color::Rgb(200, 16, 46);

/// An empty page of A4.
pub fn page(name: &str, label: &str) -> DrawnPage {
    DrawnPage {
        trim: Rect::new(10.0, 10.0, 200.0, 280.0),
        bleed: Rect::new(8.0, 8.0, 202.0, 282.0),
        ..DrawnPage::uncut(name, label, Size::new(210.0, 297.0), Layers::default())
    }
}

pub fn path(text: &str) -> BezPath {
    BezPath::from_svg(text).unwrap()
}

pub fn circle(x: f64, y: f64, diameter: f64) -> BezPath {
    kurbo::Shape::to_path(&kurbo::Circle::new((x, y), diameter / 2.0), 0.001)
}

pub fn rect(x: f64, y: f64, width: f64, height: f64) -> BezPath {
    kurbo::Shape::to_path(&Rect::new(x, y, x + width, y + height), 0.1)
}

pub fn text(words: &str, font: Font, size: f64, x: f64, y: f64) -> Node {
    let mut run = TextRun::shape(words, font, size, INK).unwrap();
    run.place = Affine::translate((x, y));
    Node::Text(run)
}

/// A path filled with a gradient.
fn shaded(path: BezPath, rule: FillRule, gradient: Gradient) -> Node {
    Node::Path(PaintedPath { path, fill: Some(Fill::shaded(gradient, rule)), stroke: None, alpha: 255 })
}

/// A gradient with an edge from one point to another.
fn line(from: (f64, f64), to: (f64, f64)) -> Gradient {
    let along = Point::from(to) - Point::from(from);
    let stops = vec![(0.1, RED), (0.5, Color::WHITE), (0.5, INK), (1.0, Color::Rgb(90, 150, 90))];
    let place = Affine::new([along.x, along.y, -along.y, along.x, from.0, from.1]);
    Gradient { kind: GradientKind::Linear, stops, place }
}

/// A picture with a transparent corner, an opaque one, and a photograph.
fn pictures() -> [Arc<Bitmap>; 3] {
    let picture = |pixel: fn(u32, u32) -> [u8; 4]| {
        let rgba = (0..32 * 32).flat_map(|n| pixel(n % 32, n / 32)).collect();
        Arc::new(Bitmap::from_rgba(32, 32, rgba))
    };
    let jpeg = include_bytes!("../../data/art/colour.jpg");
    let Ok(Art::Picture(photo)) = art::read(jpeg) else { panic!("the photograph cannot be read") };
    [
        picture(|x, y| [(x * 8) as u8, (y * 8) as u8, 128, if x + y > 40 { 60 } else { 255 }]),
        picture(|x, y| if (x / 8 + y / 8) % 2 == 0 { [220, 220, 220, 255] } else { [40, 40, 40, 255] }),
        Arc::new(photo),
    ]
}

pub fn sample() -> Scene {
    let mut scene = Scene {
        info: Info {
            title: "Échantillon – œuvre".into(),
            subject: "Everything that a scene can hold".into(),
            lang: tablier::Lang::Fr,
            duplex: Some(Flip::LongEdge),
        },
        ..Scene::default()
    };
    let bolt = scene.add_symbol(Symbol {
        clip: None,
        bounds: Rect::new(0.0, 0.0, 10.0, 10.0),
        nodes: vec![
            Node::filled(path("M6 0L2 6L5 6L4 10L8 4L5 4Z"), RED),
            Node::stroked(path("M6 0L2 6L5 6L4 10L8 4L5 4Z"), Color::BLACK, 0.3),
        ],
    });
    let tile = scene.add_symbol(Symbol {
        clip: Some(rect(0.0, 0.0, 20.0, 20.0)),
        bounds: Rect::new(0.0, 0.0, 20.0, 20.0),
        nodes: vec![
            Node::filled(rect(-2.0, -2.0, 24.0, 24.0), Color::Rgb(240, 230, 200)),
            Node::used(bolt, Affine::translate((5.0, 5.0))),
            Node::used(bolt, Affine::translate((20.0, 2.0)) * Affine::rotate(1.2)),
            Node::stroked(path("M0 10L20 10"), INK, 2.0),
            text("É7", Font::SansBold, 4.0, 1.0, 19.0),
            shaded(rect(12.0, 1.0, 7.0, 6.0), FillRule::NonZero, line((12.0, 1.0), (19.0, 7.0))),
        ],
    });

    let mut page = page("01-sample", "Échantillon 1/1");
    for n in 0..6 {
        let place = Affine::translate((12.0 + 24.0 * f64::from(n), 12.0));
        let turn = Affine::rotate_about(std::f64::consts::FRAC_PI_2 * f64::from(n), (10.0, 10.0));
        page.layers.add(PageLayer::Art, Node::used(tile, place * turn));
        page.outlines.push(place * rect(0.0, 0.0, 20.0, 20.0));
    }
    let mirrored = Affine::translate((180.0, 12.0)) * Affine::FLIP_X;
    page.layers.add(PageLayer::Art, Node::used(bolt, mirrored));

    let star = path("M30 40L45 85L10 57L50 57L15 85Z");
    let star_of = |rule, x: f64| {
        let stroke = Stroke { join: Join::Bevel, ..Stroke::solid(Color::BLACK, 1.0) };
        Node::Path(PaintedPath {
            path: Affine::translate((x, 0.0)) * star.clone(),
            fill: Some(Fill::solid(Color::Rgb(90, 150, 90), rule)),
            stroke: Some(stroke),
            alpha: 255,
        })
    };
    page.layers.extend(PageLayer::Art, [star_of(FillRule::EvenOdd, 0.0), star_of(FillRule::NonZero, 50.0)]);

    // Sharp corners: one mitred at a limit of 4, and one that is cut off.
    page.layers.add(PageLayer::Art, Node::stroked(path("M115 80L125 45L135 80"), INK, 3.0));
    page.layers.add(PageLayer::Art, Node::stroked(path("M145 80L150 45L155 80"), INK, 3.0));
    for (n, (cap, join)) in [(Cap::Butt, Join::Miter), (Cap::Round, Join::Round), (Cap::Square, Join::Bevel)]
        .into_iter()
        .enumerate()
    {
        let y = 95.0 + 8.0 * n as f64;
        let stroke = Stroke { color: RED, width: 2.0, dashes: vec![6.0, 4.0], cap, join };
        let shape =
            PaintedPath { path: path("M0 0L60 0L70 5L130 5"), fill: None, stroke: Some(stroke), alpha: 255 };
        let moved = PaintedPath { path: Affine::translate((15.0, y)) * shape.path.clone(), ..shape };
        page.layers.add(PageLayer::Art, Node::Path(moved));
    }
    page.layers.add(PageLayer::Fold, Node::stroked(path("M10 125L200 125"), Color::Rgb(120, 120, 120), 0.2));

    page.layers.add(
        PageLayer::Art,
        Node::Clip {
            path: circle(40.0, 150.0, 40.0),
            nodes: vec![
                Node::filled(rect(20.0, 130.0, 40.0, 20.0), Color::Rgb(250, 200, 60)),
                Node::Clip {
                    path: path("M40 130L60 170L20 170Z"),
                    nodes: vec![Node::filled(rect(20.0, 130.0, 40.0, 40.0), Color::Rgb(60, 90, 180))],
                },
                Node::used(tile, Affine::translate((45.0, 150.0)) * Affine::rotate(0.4)),
                Node::stroked(path("M20 150L60 150"), Color::WHITE, 1.0),
            ],
        },
    );
    let globe = Gradient {
        kind: GradientKind::Radial { focus: Point::new(-0.4, -0.3), radius: 0.1 },
        stops: vec![(0.0, Color::WHITE), (0.4, RED), (0.8, INK)],
        place: Affine::translate((110.0, 155.0))
            * Affine::rotate(0.5)
            * Affine::scale_non_uniform(20.0, 12.0),
    };
    page.layers.add(PageLayer::Art, shaded(rect(85.0, 132.0, 50.0, 46.0), FillRule::NonZero, globe));
    let ribbon = shaded(
        Affine::translate((135.0, 95.0)) * star,
        FillRule::EvenOdd,
        line((140.0, 140.0), (190.0, 170.0)),
    );
    let Node::Path(ribbon) = ribbon else { panic!("no path") };
    let clear = PaintedPath { path: rect(150.0, 165.0, 45.0, 15.0), alpha: 128, ..ribbon.clone() };
    let lined = PaintedPath { stroke: Some(Stroke::solid(INK, 0.8)), ..ribbon };
    page.layers.extend(PageLayer::Art, [Node::Path(lined), Node::Path(clear)]);
    let words = [
        ("AV To Wá é ï œ — fi flûte “Lightning” ½", Font::Serif, 7.0),
        ("L’été, où l’œuvre s’achève : « Ça ! »", Font::SerifItalic, 6.0),
        ("Règles du jeu", Font::Display, 9.0),
        ("PLANK 3–4", Font::SansBold, 8.0),
        ("AVAVA ToToTo", Font::SerifBold, 6.0),
    ];
    for (n, (words, font, size)) in words.into_iter().enumerate() {
        page.layers.add(PageLayer::Art, text(words, font, size, 15.0, 192.0 + 12.0 * n as f64));
    }
    let mut turned = TextRun::shape("up the edge", Font::Sans, 5.0, RED).unwrap();
    turned.place = Affine::translate((190.0, 230.0)) * Affine::rotate(-std::f64::consts::FRAC_PI_2);
    page.layers.add(PageLayer::Marks, Node::Text(turned));

    page.layers.add(PageLayer::Cut, Node::stroked(path("M5 10L8 10M5 280L8 280"), Color::BLACK, 0.2));
    page.layers.add(PageLayer::Marks, Node::stroked(circle(180.0, 260.0, 20.0), Color::BLACK, 0.25));
    page.outlines.push(circle(180.0, 260.0, 20.0));
    scene.pages.push(page);
    add_album(&mut scene);
    scene
}

/// Adds a second page with pictures.
fn add_album(scene: &mut Scene) {
    let mut page = page("02-album", "Album");
    let [clear, chequered, photo] = pictures().map(|picture| scene.add_picture(&picture));
    for (picture, place) in [
        (clear, Affine::translate((20.0, 130.0)) * Affine::scale(60.0)),
        (
            chequered,
            Affine::translate((135.0, 30.0)) * Affine::rotate(0.3) * Affine::scale_non_uniform(40.0, 30.0),
        ),
        (photo, Affine::translate((100.0, 150.0)) * Affine::scale_non_uniform(60.0, 40.0)),
    ] {
        page.layers.add(PageLayer::Art, Node::Picture { picture, place });
    }
    scene.pages.push(page);
}

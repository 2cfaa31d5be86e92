//! Tests of the backs of pieces whose outline is not its own mirror image.

use super::*;
use crate::game::{Backs, Options};
use crate::scene::{Affine, BezPath, Font};

const FRONT: [u8; 3] = [0, 120, 120];

/// A right-angled triangle with a text left of its middle.
fn wedge(back: Option<Face>) -> Game {
    let size = Size::new(Mm::new(40), Mm::new(30));
    let kind = MarkKind::Text {
        text: ByLang::same(RichText::plain("left", Font::Sans)),
        font: Font::Sans,
        align: Align::Left,
        height: ByLang::same(Mm::new(3)),
        color: Color::BLACK,
    };
    let mark = Mark { kind, at: Point::new(Mm::new(-18), Mm::new(8)), turn: 0.0 };
    let front = Face { marks: vec![mark], ..face(Color::Rgb(FRONT[0], FRONT[1], FRONT[2])) };
    let contour = shape::polygon([(-20.0, -15.0), (20.0, 15.0), (-20.0, 15.0)]);
    let wedge = piece("wedge", Shape::Outline { size, id: 1 }, front);
    let reversible = back.is_none();
    let wedge = Piece { count: 3, gap: Mm::new(4), reversible, back, contour: Some(contour.into()), ..wedge };
    game(vec![wedge], Vec::new())
}

fn printed(game: &Game, backs: Backs) -> (Options, Vec<Sheet>, Scene) {
    let options = Options { backs, ..options() };
    let sheets = lay_out(game, &options).unwrap();
    let scene = draw(game, &sheets, &options, FULL_INK).unwrap();
    (options, sheets, scene)
}

/// The painted areas of pieces on a page, in their order.
fn painted(scene: &Scene, page: &DrawnPage) -> Vec<BezPath> {
    let uses = page.layers.get(PageLayer::Art).iter().filter_map(|node| match node {
        Node::Use { symbol, place } => scene.symbols[symbol.0].clip.clone().map(|clip| *place * clip),
        _ => None,
    });
    uses.collect()
}

#[test]
fn what_is_printed_behind_an_outline_covers_it() {
    for back in [None, Some(face(Color::BLACK))] {
        let game = wedge(back);
        for backs in [Backs::DuplexLong, Backs::DuplexShort, Backs::Fold] {
            let (_, sheets, scene) = printed(&game, backs);
            let areas: Vec<BezPath> = scene.pages.iter().flat_map(|page| painted(&scene, page)).collect();
            assert_eq!(areas.len(), 6, "{backs:?}");
            let (fronts, behind) = areas.split_at(3);
            let paper = sheets[0].paper;
            let flip = match (backs, sheets[0].folds.first()) {
                (_, Some(fold)) if fold.from.x == fold.to.x => {
                    Affine::translate((2.0 * fold.from.x.get(), 0.0)) * Affine::FLIP_X
                }
                (_, Some(fold)) => Affine::translate((0.0, 2.0 * fold.from.y.get())) * Affine::FLIP_Y,
                (Backs::DuplexLong, None) => Affine::translate((paper.width.get(), 0.0)) * Affine::FLIP_X,
                (_, None) => Affine::translate((0.0, paper.height.get())) * Affine::FLIP_Y,
            };
            for (front, back) in fronts.iter().zip(behind) {
                let box_of_front = front.bounding_box();
                for step in 0..400 {
                    let (x, y) = (f64::from(step % 20) + 0.5, f64::from(step / 20) + 0.5);
                    let point = kurbo::Point::new(
                        box_of_front.x0 + box_of_front.width() * x / 20.0,
                        box_of_front.y0 + box_of_front.height() * y / 20.0,
                    );
                    let is_behind = back.winding(flip * point) != 0;
                    assert_eq!(front.winding(point) != 0, is_behind, "{backs:?} {point:?}");
                }
            }
        }
    }
}

#[test]
fn a_mirrored_face_fills_its_outline_and_its_texts_are_readable() {
    let (_, sheets, scene) = printed(&wedge(None), Backs::DuplexLong);
    let print = RasterPage::render(&scene, &scene.pages[1]);
    let placed = &sheets[1].placed[0];
    let centre = shape::point(placed.centre);
    // A corner of the piece, with the text beside it.
    let corner = shape::quarters(placed.quarters) * kurbo::Point::new(19.0, 0.0);
    assert_eq!(print.at(centre.x + corner.x, centre.y + corner.y), FRONT);
    let symbol = |id: usize| &scene.symbols[id].nodes;
    let texts = (0..scene.symbols.len()).flat_map(symbol).filter_map(|node| match node {
        Node::Text(run) => Some(run),
        _ => None,
    });
    let texts: Vec<_> = texts.collect();
    let [front, back] = texts[..] else { panic!("{} texts", texts.len()) };
    let ends =
        |run: &crate::scene::TextRun| [0.0, run.width()].map(|x| (run.place * kurbo::Point::new(x, 0.0)).x);
    let ([left, right], [start, end]) = (ends(front), ends(back));
    assert!(left < right && start < end, "{left} {right} {start} {end}");
    assert!((left + end).abs() < 1e-9 && (right + start).abs() < 1e-9, "{left} {right} {start} {end}");
}

//! The sheets of the bundled games, as drawn: nothing is lost at the edge of the paper.

use kurbo::Shape as _;
use tablier::draw::draw;
use tablier::game::{Lang, Mm, Size};
use tablier::scene::{Affine, Layer, Node, Rect, Scene};
use tablier::sheet::{SAFE, lay_out};
use tablier::{spec, templates};

/// The box of all that a node shows; a clip or a symbol's clip bounds what is in it.
fn bounds(scene: &Scene, node: &Node) -> Rect {
    match node {
        Node::Shape(shape) => {
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

#[test]
fn everything_is_printed_where_printers_print() {
    let papers = [(210, 297), (216, 279), (297, 420), (210, 300)];
    for template in templates::GAMES {
        for (lang, low_ink, paper) in
            papers.into_iter().flat_map(|paper| [(Lang::En, false, paper), (Lang::Fr, true, paper)])
        {
            let overrides = spec::Overrides { lang: Some(lang), low_ink, ..Default::default() };
            let mut job =
                spec::load(&template.source(), &overrides, template).expect("a bundled game is whole");
            job.options.paper = Size::new(Mm::new(paper.0), Mm::new(paper.1));
            job.options.margin = Mm::new(5);
            let sheets = lay_out(&job.game, &job.options).expect("a bundled game fits its paper");
            let scene = draw(&job.game, &sheets, &job.options, job.look).expect("the fonts have all it says");
            for page in &scene.pages {
                let safe = Rect::from_origin_size((0.0, 0.0), page.size).inset(-SAFE.get() + 0.1);
                for layer in Layer::ALL {
                    for node in page.layers.get(layer) {
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

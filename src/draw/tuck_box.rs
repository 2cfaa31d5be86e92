//! The nets of boxes, each on a page of its own.

use super::face::FaceCanvas;
use super::footer::page_footer;
use super::lettering::{Lettering, TEXT_INK, TextAnchor};
use super::{Brush, Look, shape};
use crate::game::{CutStyle, Game, Lang, Mm, Net, Options, Panel, PanelSide, Size, TuckBox};
use crate::scene::{
    Affine, Color, DrawnPage, Font, GlyphResult, Layers, Node, PageLayer, Point, Rect, Scene, Stroke,
    polyline,
};
use crate::sheet::{FOOTER, frame, paper_that_holds};

/// Cap height of the words beside and on a net.
const WORDS_MM: f64 = 2.1;
const WORDS_FROM_EDGE_MM: f64 = 1.0;
const GLUE_INK: Color = Color::Rgb(110, 110, 110);

/// The page of a box; `None` if its net does not fit on the paper.
pub(crate) fn box_page(
    game: &Game,
    tuck_box: &TuckBox,
    options: &Options,
    look: Look,
    scene: &mut Scene,
) -> GlyphResult<Option<DrawnPage>> {
    let net = tuck_box.net();
    let size = Size::new(Mm::nearest(net.size.width), Mm::nearest(net.size.height));
    let Some(paper) = paper_that_holds(size, options) else { return Ok(None) };
    let frame = shape::rect(frame(paper, options));
    let corner = frame.center() - net.size.to_vec2() / 2.0;
    let place = Affine::translate(corner.to_vec2());
    let mut layers = Layers::of_art(art(tuck_box, &net, options.bleed.get(), look, scene)?);
    layers.extend(PageLayer::Art, glue(&net, look.lang)?);
    if options.cut != CutStyle::None {
        layers.extend(PageLayer::Cut, shape::hairlines(vec![net.outline.clone()], Color::BLACK));
    }
    let scores: Vec<_> = net.scores().map(polyline).collect();
    for line in &scores {
        // Light between the dashes, to be seen on any colour.
        let dashes = Stroke { dashes: vec![2.0, 1.5], ..Stroke::solid(Color::BLACK, shape::HAIRLINE_MM) };
        layers.add(PageLayer::Fold, Node::stroked(line.clone(), Color::WHITE, shape::HAIRLINE_MM));
        layers.add(PageLayer::Fold, Node::lined(line.clone(), dashes));
    }
    layers.extend(PageLayer::Marks, steps(tuck_box, &net, look.lang)?);
    let mut layers = layers.transformed(place);
    let title = tuck_box.title.get(look.lang);
    let named = match game.title.get(look.lang) {
        whole if whole == title => title.clone(),
        whole => format!("{whole} – {title}"),
    };
    let band = Rect::new(frame.x0, frame.y1, frame.x1, frame.y1 + FOOTER.get());
    layers.extend(PageLayer::Marks, page_footer(band, &named, (1, 1), look.lang)?);
    let outline = place * net.outline;
    let whole = net.size.to_rect() + corner.to_vec2();
    let name = match &tuck_box.name {
        name if name.starts_with("box") => name.clone(),
        name => format!("box-{name}"),
    };
    Ok(Some(DrawnPage {
        description: (look.lang.words().box_net)(title, &inside(tuck_box, look.lang)),
        trim: whole,
        bleed: whole.inflate(options.bleed.get(), options.bleed.get()).intersect(frame),
        outlines: vec![outline],
        scores: scores.into_iter().map(|line| place * line).collect(),
        ..DrawnPage::uncut(name, title, shape::size(paper), layers)
    }))
}

/// `54 × 41 × 61 mm`
fn inside(tuck_box: &TuckBox, lang: Lang) -> String {
    let sides = tuck_box.inside;
    let bare = |length: Mm| length.to_string().trim_end_matches(" mm").to_owned();
    let sizes = format!("{} × {} × {}", bare(sides.width), bare(sides.depth), sides.height);
    lang.words().decimal(&sizes)
}

/// The faces of a net. A face goes on beyond cuts, and a little way onto flaps.
fn art(tuck_box: &TuckBox, net: &Net, bleed: f64, look: Look, scene: &mut Scene) -> GlyphResult<Vec<Node>> {
    let mut brush = Brush::new(look, scene);
    let mut nodes = Vec::new();
    for panel in &net.panels {
        let Some(face) = tuck_box.face(panel.side) else { continue };
        let cut = panel.area();
        let middle = cut.center().to_vec2();
        // A closed lid is read from the front.
        let is_turned = panel.side == PanelSide::Lid { is_top: true };
        let turn = if is_turned { Affine::rotate(std::f64::consts::PI) } else { Affine::IDENTITY };
        let area = (turn.transform_rect_bbox(grown(panel, bleed) - middle)).abs();
        let canvas = FaceCanvas::from_rects(cut - middle, area, None);
        let painted = brush.face(face, &canvas)?.into_iter();
        let place = Affine::translate(middle) * turn;
        nodes.push(Node::Clip {
            path: place * shape::rectangle(area),
            nodes: painted.map(|node| node.transformed(place)).collect(),
        });
    }
    Ok(nodes)
}

/// A panel with its bleed, which leaves out its neighbours with faces of their own.
fn grown(panel: &Panel, bleed: f64) -> Rect {
    let Rect { x0, y0, x1, y1 } = panel.area();
    let [left, top, right, bottom] = match panel.side {
        PanelSide::Front => [bleed, bleed, 0.0, bleed],
        PanelSide::Left | PanelSide::Back => [0.0, bleed, 0.0, bleed],
        PanelSide::Right => [0.0, bleed, bleed, bleed],
        PanelSide::Lid { is_top: true } => [bleed, bleed, bleed, 0.0],
        PanelSide::Lid { is_top: false } => [bleed, 0.0, bleed, bleed],
        PanelSide::Tuck { .. } | PanelSide::Dust { .. } | PanelSide::Glue => [0.0; 4],
    };
    Rect::new(x0 - left, y0 - top, x1 + right, y1 + bottom)
}

/// The word on the flap that is glued.
fn glue(net: &Net, lang: Lang) -> GlyphResult<Vec<Node>> {
    let Some(flap) = net.panels.iter().find(|panel| panel.side == PanelSide::Glue) else {
        return Ok(Vec::new());
    };
    let area = flap.area();
    let word = Lettering::new(lang.words().glue, Font::Sans, WORDS_MM.min(area.width() * 0.4), GLUE_INK)?;
    // Beside the colour of the front.
    let middle = Point::new(area.x0 + area.width() * 0.4, area.center().y);
    let place = Affine::translate(middle.to_vec2()) * shape::quarters(3);
    Ok(word.within(area.height() * 0.8).put(TextAnchor::Middle, place))
}

/// What to do with the net, and the sizes inside, above the front, where nothing else is.
fn steps(tuck_box: &TuckBox, net: &Net, lang: Lang) -> GlyphResult<Vec<Node>> {
    let words = lang.words();
    let room = net.panels.first().map(Panel::area).unwrap_or_default();
    let text = format!("{}\n{}", words.box_steps, (words.inside)(&inside(tuck_box, lang)));
    let text =
        Lettering::new(&text, Font::Sans, WORDS_MM, TEXT_INK)?.within(room.x1 - 2.0 * WORDS_FROM_EDGE_MM);
    let first = text.height() / (1.0 + 3.0 * crate::game::LEADING);
    Ok(text.at(TextAnchor::Left, Point::new(WORDS_FROM_EDGE_MM, first)))
}

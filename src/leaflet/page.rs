//! The pages of a leaflet: their frame, the title, the foot.

use super::figure::Hand;
use super::flow::{self, Part, Room, fill};
use super::head::head;
use super::setter::Setter;
use super::setting;
use super::shift::shifted;
use super::style::Styles;
use crate::draw::page_footer;
use crate::game::{Block, Game, Lang, Look, Mm, Options, SAFE, Size};
use crate::scene::{Affine, Layer, Layers, MissingGlyph, Node, Page, Rect, Scene};
use crate::sheet::FOOTER;

/// A column is not made narrower than this for the sake of having several.
const NARROWEST: f64 = 72.0;
/// Between two columns.
const GUTTER: f64 = 8.0;
/// How far the frames of boxes and tails of letters reach out of a column.
const OVERHANG: f64 = 0.5;
/// The room between columns and footer.
const FOOT: f64 = 4.0;

/// The sizes of type that may be chosen, the most comfortable first.
const SIZES: [f64; 6] = [10.25, 10.0, 9.75, 9.5, 9.25, 9.0];
/// What is chosen only where it saves a page.
const SMALLEST: f64 = 8.75;
/// What one step to a smaller size is worth, in what a reader minds of how columns are filled.
const STEP: f64 = 12.0;

/// The printed part of a page.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Frame {
    paper: Rect,
    /// What the printer prints.
    printed: Rect,
    inner: Rect,
    columns: usize,
    measure: f64,
}

impl Frame {
    fn of(paper: Size, margin: Mm) -> Frame {
        let (width, height) = (paper.width.get(), paper.height.get());
        let edge = margin.max(SAFE).get();
        // 17 mm on A4; less on small papers, which have none to spare.
        let margin = (width.min(height) * 0.081).clamp(5.0, 17.0).max(edge + OVERHANG);
        let inner = Rect::new(
            margin,
            margin,
            (width - margin).max(margin + 1.0),
            (height - margin).max(margin + 1.0),
        );
        let columns = (((inner.width() + GUTTER) / (NARROWEST + GUTTER)).floor() as usize).max(1);
        let measure = (inner.width() - GUTTER * (columns as f64 - 1.0)) / columns as f64;
        let paper = Rect::new(0.0, 0.0, width, height);
        Frame { paper, printed: paper.inset(-edge), inner, columns, measure }
    }

    /// The height of a column on a page without a title.
    fn height(&self) -> f64 {
        let foot = self.printed.y1 - FOOTER.get();
        (self.inner.y1.min(foot) - FOOT - self.inner.y0).max(4.0)
    }
}

/// A leaflet in one size of type, its columns filled.
struct Set {
    parts: Vec<Part>,
    filled: flow::Filled,
    title: Vec<Node>,
    head: f64,
}

/// Sets the leaflet of a game and adds its pages to the scene; nothing where the game brings none.
pub fn add_pages(game: &Game, options: &Options, look: Look, scene: &mut Scene) -> Result<(), MissingGlyph> {
    let Some(leaflet) = &game.leaflet else { return Ok(()) };
    let blocks = &leaflet.get(look.lang).blocks;
    if blocks.is_empty() {
        return Ok(());
    }
    let frame = Frame::of(options.paper, options.margin);
    let setter = Setter::new(look.lang, Styles::of(SMALLEST));
    let bare = bare(game);
    let mut hand = Hand::new(&bare, look, setter);
    let pages = |set: &Set| set.filled.columns.len().div_ceil(frame.columns);
    // Of the sizes that need no more pages than the smallest would: the one that puts diagrams where they
    // belong and leaves no holes, the larger the better. None is drawn before it is chosen.
    hand.setter.draws = false;
    let fewest = pages(&set(blocks, &frame, SMALLEST, &mut hand, scene)?);
    let (mut best, mut chosen) = (f64::INFINITY, SMALLEST);
    for (step, points) in SIZES.into_iter().enumerate() {
        let tried = set(blocks, &frame, points, &mut hand, scene)?;
        let cost = tried.filled.cost + STEP * step as f64;
        if pages(&tried) <= fewest && cost < best {
            (best, chosen) = (cost, points);
        }
    }
    hand.setter.draws = true;
    let chosen = set(blocks, &frame, chosen, &mut hand, scene)?;
    let count = pages(&chosen);
    let Set { parts, filled: flow::Filled { columns, .. }, title, head } = chosen;
    let mut parts: Vec<Option<Part>> = parts.into_iter().map(Some).collect();
    let mut title = Some(title);
    for number in 1..=count {
        let mut layers = Layers::default();
        if let Some(title) = title.take() {
            layers.extend(Layer::Art, shifted(title, Affine::translate((frame.inner.x0, frame.inner.y0))));
        }
        let top = frame.inner.y0 + if number == 1 { head } else { 0.0 };
        let first = (number - 1) * frame.columns;
        for (column, sets) in columns.iter().skip(first).take(frame.columns).enumerate() {
            let x = frame.inner.x0 + column as f64 * (frame.measure + GUTTER);
            for set in sets {
                if let Some(part) = parts.get_mut(set.part).and_then(Option::take) {
                    layers.extend(Layer::Art, shifted(part.nodes, Affine::translate((x, top + set.top))));
                }
            }
        }
        layers.extend(Layer::Marks, foot(game, look.lang, number, count, &frame)?);
        let word = look.lang.words().rules;
        scene.pages.push(Page {
            name: format!("{:02}-leaflet-{number}", scene.pages.len() + 1),
            label: format!("{word} {number}/{count}"),
            size: crate::scene::Size::new(frame.paper.width(), frame.paper.height()),
            trim: frame.paper,
            bleed: frame.paper,
            layers,
            outlines: Vec::new(),
        });
    }
    Ok(())
}

/// The game without what surrounds its cells. Figures show cells, and bring letters and numbers of their own:
/// a frame that is only cut off would still be found by whoever searches or copies the text.
pub fn bare(game: &Game) -> Game {
    let mut game = game.clone();
    for board in &mut game.boards {
        board.coordinates = false;
        board.frame.sides = Mm::ZERO;
        board.frame.ends = Mm::ZERO;
        board.swatches.clear();
        for camp in &mut board.camps {
            camp.letter = None;
            camp.markers.clear();
        }
        board.zones.iter_mut().for_each(|zone| zone.title = None);
    }
    game
}

/// Everything in one size of type.
fn set<'a>(
    blocks: &'a [Block],
    frame: &Frame,
    points: f64,
    hand: &mut Hand<'a>,
    scene: &mut Scene,
) -> Result<Set, MissingGlyph> {
    hand.setter.styles = Styles::of(points);
    let (title, subtitle, rest) = match blocks {
        [Block::Heading(1, title), Block::Paragraph(subtitle), rest @ ..] => {
            (Some(title), Some(subtitle), rest)
        }
        [Block::Heading(1, title), rest @ ..] => (Some(title), None, rest),
        rest => (None, None, rest),
    };
    let (title, head) = head(title, subtitle, &mut hand.setter, frame.inner.width())?;
    let room =
        Room { columns: frame.columns, first: (frame.height() - head).max(0.0), other: frame.height() };
    // Diagrams must fit below the title too, unless there is next to no room below it.
    let tallest = if room.first > room.other * 0.5 { room.first } else { room.other };
    let parts = setting::parts(rest, hand, scene, frame.measure, tallest)?;
    let filled = fill(&parts, &room);
    Ok(Set { parts, filled, title, head })
}

/// What game this is, and which page of how many.
fn foot(
    game: &Game,
    lang: Lang,
    number: usize,
    count: usize,
    frame: &Frame,
) -> Result<Vec<Node>, MissingGlyph> {
    let rules = lang.words().rules_of_the_game;
    let what = format!("{} – {rules}", game.title.get(lang));
    let foot = frame.printed.y1;
    let band = Rect::new(frame.inner.x0, foot - FOOTER.get(), frame.inner.x1, foot);
    page_footer(band, &super::spacing::spaced(&what, lang), (number, count), lang)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::plan::load;
    use crate::spec::Overrides;
    use crate::templates::GAMES;

    #[test]
    fn what_is_only_measured_takes_the_room_of_what_is_drawn() {
        let frame = Frame::of(Size::new(Mm::new(210), Mm::new(297)), Mm::new(5));
        for template in GAMES {
            let Ok(job) = load(&template.source(), &Overrides::default(), template) else { panic!("a game") };
            let Some(leaflet) = job.game.leaflet.clone() else { continue };
            for lang in Lang::ALL {
                let bare = bare(&job.game);
                let setter = Setter::new(lang, Styles::of(SMALLEST));
                let mut hand = Hand::new(&bare, Look { lang, low_ink: false }, setter);
                let mut scene = Scene::default();
                let blocks = &leaflet.get(lang).blocks;
                let mut room = |draws: bool| {
                    hand.setter.draws = draws;
                    let set = set(blocks, &frame, 10.0, &mut hand, &mut scene).expect("every glyph is there");
                    let texts = set.parts.iter().flat_map(|part| &part.nodes);
                    let texts = texts.filter(|node| matches!(node, Node::Text(_))).count();
                    let heights: Vec<f64> = set.parts.iter().map(|part| part.height).collect();
                    (texts, (heights, set.head, set.filled))
                };
                let ((measured, one), (drawn, other)) = (room(false), room(true));
                assert_eq!(one, other, "{} {lang:?}", job.game.name);
                assert_eq!(measured, 0, "no glyph is made for what is measured");
                assert!(drawn > 50, "{drawn}");
            }
        }
    }
}

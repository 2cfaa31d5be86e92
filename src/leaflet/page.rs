//! The pages of a leaflet: layout, title, footer.

use super::blocks;
use super::drawn::shifted;
use super::figure::Painter;
use super::flow::{self, FlowItem, PageColumns, fill};
use super::head::{head, split};
use super::structure;
use super::style::Styles;
use crate::draw::{band_width, page_footer};
use crate::game::{self, Block, Game, Lang, Look, Mm, Options, SAFE};
use crate::scene::{DrawnPage, GlyphResult, Layers, Node, PageLayer, Rect, Scene, Size};
use crate::sheet::FOOTER;

/// Minimum width of a column, if there are several.
const MIN_COLUMN_MM: f64 = 72.0;
const COLUMN_GUTTER_MM: f64 = 8.0;
/// Overhang of frames and letter tails beyond a column.
const OVERHANG_MM: f64 = 0.5;
const FOOTER_GAP_MM: f64 = 4.0;

/// Type sizes by preference.
const SIZES_PT: [f64; 6] = [10.25, 10.0, 9.75, 9.5, 9.25, 9.0];
/// A type size that is used only where it saves a page.
const MIN_SIZE_PT: f64 = 8.75;
/// The type size of large print, in which captions and labels are set too.
const LARGE_PT: f64 = 16.0;
/// Columns of large print are wider than others by this factor.
const LARGE_COLUMN: f64 = 1.6;
/// The cost of a step to the next smaller size, on the scale of the cost of columns.
const SIZE_STEP_COST_MM: f64 = 12.0;

#[derive(Clone, Copy, Debug, PartialEq)]
struct PageFrame {
    paper: Rect,
    printed: Rect,
    inner: Rect,
    columns: usize,
    measure: f64,
    /// No letter is smaller than this, in points.
    least: f64,
}

impl PageFrame {
    fn new(paper: game::Size, margin: Mm, is_large: bool) -> PageFrame {
        let (width, height) = (paper.width.get(), paper.height.get());
        let edge = margin.max(SAFE).get();
        // 17 mm on A4, and less on small paper.
        let margin = (width.min(height) * 0.081).clamp(5.0, 17.0).max(edge + OVERHANG_MM);
        let end = |length: f64| (length - margin).max(margin + 1.0);
        let inner = Rect::new(margin, margin, end(width), end(height));
        let (column, least) =
            if is_large { (MIN_COLUMN_MM * LARGE_COLUMN, LARGE_PT) } else { (MIN_COLUMN_MM, 0.0) };
        let columns = (inner.width() + COLUMN_GUTTER_MM) / (column + COLUMN_GUTTER_MM);
        let columns = (columns.floor() as usize).max(1);
        let measure = (inner.width() - COLUMN_GUTTER_MM * (columns as f64 - 1.0)) / columns as f64;
        let paper = Rect::new(0.0, 0.0, width, height);
        PageFrame { paper, printed: paper.inset(-edge), inner, columns, measure, least }
    }

    /// The height of a column on a page without a title.
    fn height(&self) -> f64 {
        let foot = self.printed.y1 - FOOTER.get();
        (self.inner.y1.min(foot) - FOOTER_GAP_MM - self.inner.y0).max(4.0)
    }
}

/// A leaflet typeset in one size.
struct TypesetLeaflet {
    items: Vec<FlowItem>,
    filled: flow::Filled,
    title: Vec<Node>,
    head_height: f64,
}

/// Typesets the leaflet of a game, if there is one, and adds its pages to the scene.
pub fn add_pages(game: &Game, options: &Options, look: Look, scene: &mut Scene) -> GlyphResult<()> {
    let Some(leaflet) = &game.leaflet else { return Ok(()) };
    let blocks = &leaflet.get(look.lang).blocks;
    if blocks.is_empty() {
        return Ok(());
    }
    let frame = PageFrame::new(options.paper, options.margin, options.large_print);
    let bare = game_without_frames(game);
    let mut painter = Painter::new(&bare, look, Styles::new(MIN_SIZE_PT), scene);
    // A title alone fills no column.
    let pages = |set: &TypesetLeaflet| set.filled.columns.len().div_ceil(frame.columns).max(1);
    // Among the sizes that need no more pages than the smallest, minimizes the cost of columns and size. Candidates are only
    // measured, not drawn.
    painter.setter.draws = false;
    let (smallest, sizes) =
        if options.large_print { (LARGE_PT, &[][..]) } else { (MIN_SIZE_PT, &SIZES_PT[..]) };
    let fewest = pages(&typeset(blocks, &frame, smallest, &mut painter)?);
    let (mut best, mut chosen) = (f64::INFINITY, smallest);
    for (step, &points) in sizes.iter().enumerate() {
        let tried = typeset(blocks, &frame, points, &mut painter)?;
        let cost = tried.filled.cost + SIZE_STEP_COST_MM * step as f64;
        if pages(&tried) <= fewest && cost < best {
            (best, chosen) = (cost, points);
        }
    }
    painter.setter.draws = true;
    let chosen = typeset(blocks, &frame, chosen, &mut painter)?;
    let count = pages(&chosen);
    let TypesetLeaflet { items, filled: flow::Filled { columns, .. }, title, head_height } = chosen;
    let mut items: Vec<Option<FlowItem>> = items.into_iter().map(Some).collect();
    let mut title = Some(title);
    for number in 1..=count {
        let mut layers = Layers::default();
        if let Some(title) = title.take() {
            layers.extend(PageLayer::Art, shifted(title, frame.inner.x0, frame.inner.y0));
        }
        let top = frame.inner.y0 + if number == 1 { head_height } else { 0.0 };
        let first = (number - 1) * frame.columns;
        for (column, column_items) in columns.iter().skip(first).take(frame.columns).enumerate() {
            let x = frame.inner.x0 + column as f64 * (frame.measure + COLUMN_GUTTER_MM);
            for placed in column_items {
                if let Some(item) = items.get_mut(placed.item).and_then(Option::take) {
                    layers.extend(PageLayer::Art, shifted(item.nodes, x, top + placed.top));
                }
            }
        }
        layers.extend(PageLayer::Marks, footer(game, look.lang, number, count, &frame)?);
        let word = look.lang.words().rules;
        let (name, label) = (format!("leaflet-{number}"), format!("{word} {number}/{count}"));
        let page = DrawnPage::uncut(name, label, frame.paper.size(), layers);
        scene.pages.push(DrawnPage { is_rules: true, ..page });
    }
    scene.elements = structure::elements(blocks, game, look.lang);
    Ok(())
}

/// The game without the frames, coordinates and markers of its boards, but for the room of the bands along their sides.
/// Figures show cells with their own coordinates; clipping would leave the text of the frame searchable.
pub(crate) fn game_without_frames(game: &Game) -> Game {
    let mut game = game.clone();
    for board in &mut game.boards {
        board.coordinates = false;
        let band = Mm::nearest(band_width(board));
        (board.frame.sides, board.frame.ends) = (band, band);
        board.swatches.clear();
        for camp in &mut board.camps {
            camp.letter = None;
            camp.markers.clear();
        }
        board.zones.iter_mut().for_each(|zone| zone.title = None);
    }
    game
}

/// Typesets a leaflet in one size.
fn typeset<'a>(
    blocks: &'a [Block],
    frame: &PageFrame,
    points: f64,
    painter: &mut Painter<'a>,
) -> GlyphResult<TypesetLeaflet> {
    painter.setter.styles = Styles::of_at_least(points, frame.least);
    let (title, subtitle, rest) = split(blocks);
    let (title, head_height) = head(title, subtitle, &mut painter.setter, frame.inner.width())?;
    let columns = PageColumns {
        columns: frame.columns,
        first: (frame.height() - head_height).max(0.0),
        other: frame.height(),
    };
    // Diagrams must fit below the title too, unless there is hardly any space.
    let tallest = if columns.first > columns.other * 0.5 { columns.first } else { columns.other };
    let first = blocks.len() - rest.len();
    let items = blocks::items(rest, first, painter, Size::new(frame.measure, tallest))?;
    let filled = fill(&items, &columns);
    Ok(TypesetLeaflet { items, filled, title, head_height })
}

/// The footer with the title of the game and the page number.
fn footer(game: &Game, lang: Lang, number: usize, count: usize, frame: &PageFrame) -> GlyphResult<Vec<Node>> {
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
    fn measuring_and_drawing_give_the_same_sizes() {
        let frame = PageFrame::new(game::Size::new(Mm::new(210), Mm::new(297)), Mm::new(5), false);
        for template in GAMES {
            let Ok(job) = load(&template.source(), &Overrides::default(), template) else { panic!("a game") };
            let Some(leaflet) = job.game.leaflet.clone() else { continue };
            for lang in Lang::ALL {
                let bare = game_without_frames(&job.game);
                let mut scene = Scene::default();
                let look = Look { lang, low_ink: false };
                let mut painter = Painter::new(&bare, look, Styles::new(MIN_SIZE_PT), &mut scene);
                let blocks = &leaflet.get(lang).blocks;
                let mut room = |draws: bool| {
                    painter.setter.draws = draws;
                    let set = typeset(blocks, &frame, 10.0, &mut painter).expect("every glyph is there");
                    let parts = set.items.iter().flat_map(|item| &item.nodes).flat_map(|node| match node {
                        Node::Element { nodes, .. } => nodes.as_slice(),
                        other => std::slice::from_ref(other),
                    });
                    let texts = parts.filter(|node| matches!(node, Node::Text(_))).count();
                    let heights: Vec<f64> = set.items.iter().map(|item| item.height).collect();
                    (texts, (heights, set.head_height, set.filled))
                };
                let ((measured, one), (drawn, other)) = (room(false), room(true));
                assert_eq!(one, other, "{} {lang:?}", job.game.name);
                assert_eq!(measured, 0, "no glyph is made for what is measured");
                assert!(drawn > 50, "{drawn}");
            }
        }
    }
}

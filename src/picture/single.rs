//! A page with one position.

use std::collections::BTreeSet;

use super::figure::figures;
use super::moment::Moment;
use super::page::{TYPE_SIZE_PT, page};
use super::{beside, legend, telling, words};
use crate::draw::empty;
use crate::game::{Diagram, Figure, Game, Look, Mm, StyledText};
use crate::leaflet::{self, DrawnBlock, Painter, Styles, game_without_frames, shifted};
use crate::scene::{GlyphResult, Scene, Size};

const PAGE_MARGIN_MM: f64 = 7.0;
const MIN_TEXT_WIDTH_MM: f64 = 84.0;
/// Limits of boards, so that they fit on A4.
const MAX_BOARD_WIDTH_MM: f64 = 190.0;
const MAX_BOARD_HEIGHT_MM: f64 = 230.0;
const MAX_SQUARE_MM: f64 = 16.0;
const BLOCK_GAP_MM: f64 = 3.6;

/// Draws a position as a scene of one page that fits its content; `name` is the game with its variant.
pub fn single(game: &Game, look: Look, name: &str, moment: &Moment) -> GlyphResult<Scene> {
    let lang = look.lang;
    let mut scene = empty(game, look);
    let bare = game_without_frames(game);
    let mut painter = Painter::new(&bare, look, Styles::new(TYPE_SIZE_PT), &mut scene);
    let figures = figures(game, moment, square(game, moment), lang);
    let picture = picture(figures, &mut painter, Size::new(MAX_BOARD_WIDTH_MM, MAX_BOARD_HEIGHT_MM))?;
    let aside = beside::draw(&moment.layout.beside, &mut painter, MAX_BOARD_WIDTH_MM)?;
    let width = MIN_TEXT_WIDTH_MM.max(picture.width).max(aside.width);
    let outcome = painter.caption(&words::outcome(&moment.status, lang), width)?;
    let legend = legend::draw(&legend::for_moment(moment, lang), &mut painter, width)?;
    let blocks = [picture, aside, outcome, legend].into_iter().filter(|block| block.height > 0.0);
    let pile = DrawnBlock::piled(blocks, BLOCK_GAP_MM, width);
    let size = Size::new(width + 2.0 * PAGE_MARGIN_MM, pile.height + 2.0 * PAGE_MARGIN_MM);
    let nodes = pile.at(PAGE_MARGIN_MM, PAGE_MARGIN_MM).collect();
    scene.info.title = telling::title(name, moment, lang);
    let told = telling::position(game, moment, lang);
    scene.info.subject = telling::with_source(&told, game, lang);
    scene.pages.push(page("position".to_owned(), String::new(), told, size, nodes));
    Ok(scene)
}

/// The size of squares at which all boards fit side by side.
fn square(game: &Game, moment: &Moment) -> Mm {
    let (columns, rows, boards) = cells(game, moment);
    let available = MAX_BOARD_WIDTH_MM - 12.0 * boards as f64;
    let side =
        (available / columns.max(1) as f64).min(MAX_BOARD_HEIGHT_MM / rows.max(1) as f64).min(MAX_SQUARE_MM);
    Mm::nearest(side.max(1.0))
}

/// The total columns of all boards of a position, the maximum number of rows, and the number of boards.
pub(crate) fn cells(game: &Game, moment: &Moment) -> (usize, usize, usize) {
    let mut camps = BTreeSet::new();
    moment.layout.found.squares.iter().for_each(|square| {
        camps.insert((square.board, square.camp));
    });
    let sizes = camps.iter().filter_map(|(board, _)| Some(game.boards.get(*board)?.grid.dimensions()));
    sizes.fold((0, 0, 0), |(wide, high, count), (columns, rows)| (wide + columns, high.max(rows), count + 1))
}

/// Draws figures side by side, in the minimum width.
pub(crate) fn picture(
    figures: Vec<Figure>,
    painter: &mut Painter<'_>,
    room: Size,
) -> GlyphResult<DrawnBlock> {
    let picture = Diagram { figures, caption: StyledText::new() };
    let mut all = DrawnBlock::default();
    for figure in &picture.figures {
        all.width += leaflet::figure(figure, painter, room)?.width;
    }
    let gaps = leaflet::FIGURE_GAP_MM * picture.figures.len().saturating_sub(1) as f64;
    all.width = (all.width + gaps + 1e-3).min(room.width);
    if !picture.figures.is_empty() {
        for part in leaflet::diagram(&picture, 0, painter, Size::new(all.width, room.height * 2.0), 0.0)? {
            all.nodes.extend(shifted(part.nodes, 0.0, all.height));
            all.height += part.height;
        }
    }
    Ok(all)
}

//! The page with one position.

use std::collections::BTreeSet;

use super::figure::figures;
use super::moment::Moment;
use super::{POINTS, beside, empty, legend, page, words};
use crate::game::{Diagram, Figure, Game, Look, Mm, Words};
use crate::leaflet::{self, Drawn, Hand, Setter, Styles, bare, shifted};
use crate::scene::{Affine, MissingGlyph, Scene, Size};

/// What stays free along every edge.
const MARGIN: f64 = 7.0;
/// Words are not set narrower than this.
const NARROWEST: f64 = 84.0;
/// No board is wider or higher than a page of A4 allows.
const WIDEST: f64 = 190.0;
const HIGHEST: f64 = 230.0;
/// A square of a board or strip, where there is room.
const SQUARE: f64 = 16.0;
/// Between the board and what stands below it.
const BELOW: f64 = 3.6;

/// A position as a scene of one page, as large as what is on it.
pub fn single(game: &Game, look: Look, moment: &Moment) -> Result<Scene, MissingGlyph> {
    let lang = look.lang;
    let mut scene = empty(game, look);
    let bare = bare(game);
    let mut hand = Hand::new(&bare, look, Setter::new(lang, Styles::of(POINTS)));
    let figures = figures(game, moment, square(game, moment), lang);
    let picture = picture(figures, &mut hand, &mut scene, WIDEST, HIGHEST)?;
    let aside = beside::draw(&moment.laid.beside, lang, &mut hand, &mut scene, 0.0)?;
    let width = NARROWEST.max(picture.width).max(aside.width);
    let standing = hand.caption(&words::standing(&moment.status, lang), width)?;
    let legend = legend::draw(&legend::of(moment, lang), &mut hand, width)?;
    let mut nodes = Vec::new();
    let mut y = MARGIN;
    let blocks = [picture, aside, standing, legend].into_iter().filter(|block| block.height > 0.0);
    for (n, block) in blocks.enumerate() {
        y += if n > 0 { BELOW } else { 0.0 };
        let x = MARGIN + (width - block.width) / 2.0;
        nodes.extend(shifted(block.nodes, Affine::translate((x, y))));
        y += block.height;
    }
    let size = Size::new(width + 2.0 * MARGIN, y + MARGIN);
    scene.pages.push(page("position".to_owned(), scene.info.title.clone(), size, nodes));
    Ok(scene)
}

/// How large squares are drawn, so that all boards stand side by side.
fn square(game: &Game, moment: &Moment) -> Mm {
    let (columns, rows, boards) = cells(game, moment);
    let room = WIDEST - 12.0 * boards as f64;
    let side = (room / columns.max(1) as f64).min(HIGHEST / rows.max(1) as f64).min(SQUARE);
    Mm::nearest(side.max(1.0))
}

/// How many columns all boards of a position have together, how many rows the highest, and how many boards they are.
pub fn cells(game: &Game, moment: &Moment) -> (usize, usize, usize) {
    let mut camps = BTreeSet::new();
    moment.laid.found.squares.iter().for_each(|square| {
        camps.insert((square.board, square.camp));
    });
    let sizes = camps.iter().filter_map(|(board, _)| Some(game.boards.get(*board)?.grid.dimensions()));
    sizes.fold((0, 0, 0), |(wide, high, count), (columns, rows)| (wide + columns, high.max(rows), count + 1))
}

/// Figures side by side, no wider than they need be.
pub fn picture(
    figures: Vec<Figure>,
    hand: &mut Hand<'_>,
    scene: &mut Scene,
    widest: f64,
    highest: f64,
) -> Result<Drawn, MissingGlyph> {
    let picture = Diagram { figures, caption: Words::new() };
    let mut all = Drawn::default();
    for figure in &picture.figures {
        all.width += leaflet::figure(figure, hand, scene, widest, highest)?.width;
    }
    let gaps = leaflet::FIGURE_GAP * picture.figures.len().saturating_sub(1) as f64;
    all.width = (all.width + gaps + 1e-3).min(widest);
    if !picture.figures.is_empty() {
        for part in leaflet::diagram(&picture, hand, scene, all.width, highest * 2.0, 0.0)? {
            all.nodes.extend(shifted(part.nodes, Affine::translate((0.0, all.height))));
            all.height += part.height;
        }
    }
    Ok(all)
}

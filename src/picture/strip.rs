//! All moments of a game, one frame each.

use std::ops::Range;

use super::figure::figures;
use super::moment::Moment;
use super::page::{TYPE_SIZE_PT, page};
use super::single::{cells, picture};
use super::words::{self, bold, notation, plain};
use super::{beside, legend, telling};
use crate::draw::empty;
use crate::game::{Figure, FigureContent, Game, Look, Mm, StyledText};
use crate::leaflet::{DrawnBlock, Painter, Styles, game_without_frames, head, shifted};
use crate::scene::{GlyphResult, Node, Scene, Size};

const FRAME_GAP_MM: f64 = 6.0;
const ROW_GAP_MM: f64 = 5.0;
const FIGURE_TEXT_GAP_MM: f64 = 1.2;
/// Space for coordinates beside a board, and for names beside strips.
const COORDINATES_MM: f64 = 5.0;
const STRIP_NAMES_MM: f64 = 12.0;
/// Space for the arrows of slides on both sides, in squares.
const ARROWS_IN_SQUARES: f64 = 1.8;
/// Space for homes and exits on both sides, in squares.
const GATES_IN_SQUARES: f64 = 1.9;
/// The smallest legible squares.
const MIN_SQUARE_MM: f64 = 3.6;
/// How large pieces beside the board are, compared with single pictures.
const BESIDE_SCALE: f64 = 0.75;
/// The fewest rows of a board that are shown.
const MIN_ROWS: usize = 3;
/// Larger squares would waste paper.
const MAX_FRAME_SQUARE_MM: f64 = 9.0;

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum StripPaper {
    /// Sheets of this size.
    Paper(crate::game::Size),
    /// One page of the width of A4 and any height.
    Endless,
}

struct StripFrame {
    figure: DrawnBlock,
    words: DrawnBlock,
    beside: DrawnBlock,
    caption: StyledText,
}

/// A page in the making.
#[derive(Default)]
struct StripPage {
    nodes: Vec<Node>,
    height: f64,
    /// Its frames.
    shown: Range<usize>,
}

/// Draws all moments of a game in order, each with its turn below it; `name` is the game with its variant.
pub fn strip(
    game: &Game,
    look: Look,
    name: &str,
    moments: &[Moment],
    sheets: StripPaper,
) -> GlyphResult<Scene> {
    let mut scene = empty(game, look);
    let bare = game_without_frames(game);
    let mut painter = Painter::new(&bare, look, Styles::new(TYPE_SIZE_PT), &mut scene);
    let (width, height) = match sheets {
        StripPaper::Paper(size) => (size.width.get(), size.height.get()),
        StripPaper::Endless => (210.0, f64::INFINITY),
    };
    let margin = if height.is_finite() { (width.min(height) * 0.081).clamp(5.0, 17.0) } else { 10.0 };
    let inner = (width - 2.0 * margin).max(20.0);
    let tallest = (height - 2.0 * margin).max(20.0);
    let (across, size) = layout(game, moments, inner);
    let slot = (inner - FRAME_GAP_MM * (across as f64 - 1.0)) / across as f64;
    let mut frames = Vec::new();
    let room = Size::new(slot, tallest.min(250.0) * 0.9);
    for row in moments.chunks(across) {
        let mut shown: Vec<_> = row.iter().map(|moment| figures(game, moment, size, look.lang)).collect();
        crop(&mut shown, game);
        for (moment, figures) in row.iter().zip(shown) {
            frames.push(frame(moment, figures, &mut painter, look, room)?);
        }
    }
    let turns = (look.lang.words().turns)(moments.iter().filter(|moment| moment.last.is_some()).count());
    let title = vec![plain(game.title.get(look.lang).clone())];
    let (nodes, y) = head(Some(&title), Some(&vec![plain(turns.clone())]), &mut painter.setter, inner)?;
    let mut first = StripPage { nodes: shifted(nodes, margin, margin).collect(), height: y, shown: 0..0 };
    let signs = legend::draw(&legend::for_moments(moments, look.lang), &mut painter, inner)?;
    first.nodes.extend(shifted(signs.nodes, margin, margin + first.height));
    first.height += signs.height + ROW_GAP_MM;
    // Rows of strips are aligned at the bottom, boards are centred.
    let drop = if moments.iter().all(|moment| cells(game, moment).2 == 0) { 1.0 } else { 0.5 };
    let pages = paged(first, &frames, &FrameGrid { across, slot, margin, tallest, drop });
    let count = pages.len();
    for (at, mut done) in pages.into_iter().enumerate() {
        let number = format!("{} / {count}", at + 1);
        let high = if height.is_finite() { height } else { done.height + 2.0 * margin };
        if count > 1 {
            let words = painter.caption(&[plain(number.clone())], inner)?;
            let foot = high - margin / 2.0 - words.height / 2.0;
            done.nodes.extend(words.at(margin, foot));
        }
        let told = told(game, moments, &frames, done.shown, look);
        let label = if count > 1 { number } else { String::new() };
        let size = Size::new(width, high);
        painter.scene().pages.push(page(format!("record-{}", at + 1), label, told, size, done.nodes));
    }
    scene.info.title = format!("{name}. {turns}");
    scene.info.subject =
        telling::with_source(&told(game, moments, &frames, 0..frames.len(), look), game, look.lang);
    Ok(scene)
}

/// A range of frames in words.
fn told(game: &Game, moments: &[Moment], frames: &[StripFrame], range: Range<usize>, look: Look) -> String {
    let captions: Vec<StyledText> =
        frames.get(range.clone()).into_iter().flatten().map(|frame| frame.caption.clone()).collect();
    telling::frames(game, moments.get(range).unwrap_or_default(), &captions, look.lang)
}

fn frame(
    moment: &Moment,
    figures: Vec<Figure>,
    painter: &mut Painter<'_>,
    look: Look,
    room: Size,
) -> GlyphResult<StripFrame> {
    let figure = picture(figures, painter, room)?;
    let caption = caption(moment, look);
    let words = painter.caption(&caption, room.width)?;
    let beside = beside::draw(&moment.layout.beside, painter, room.width / BESIDE_SCALE)?;
    Ok(StripFrame { figure, words, beside: beside.scaled(BESIDE_SCALE), caption })
}

/// Leaves out the empty rows at the top of boards that are higher than wide, but for the next one. The frames of a row
/// show as many rows of squares.
fn crop(frames: &mut [Vec<Figure>], game: &Game) {
    let used = frames.iter().flatten().filter_map(|figure| figure.highest_row(game)).max();
    let rows = used.map_or(0, |row| row + 2).max(MIN_ROWS);
    for figure in frames.iter_mut().flatten() {
        let FigureContent::Board(view) = &mut figure.content else { continue };
        if view.to.row > view.to.column {
            view.to.row = view.to.row.min(rows - 1);
        }
    }
}

/// Where frames lie on pages.
struct FrameGrid {
    /// Number of frames in a row.
    across: usize,
    /// The width of a frame.
    slot: f64,
    margin: f64,
    /// The height of a page without its margins.
    tallest: f64,
    /// The share of the free height above a figure that is lower than its neighbours.
    drop: f64,
}

/// Places frames in rows on pages.
fn paged(first: StripPage, frames: &[StripFrame], grid: &FrameGrid) -> Vec<StripPage> {
    let mut pages = Vec::new();
    let mut page = first;
    for (number, row) in frames.chunks(grid.across).enumerate() {
        let most = |height: fn(&StripFrame) -> f64| row.iter().map(height).fold(0.0, f64::max);
        let gap = |height: f64| if height > 0.0 { FIGURE_TEXT_GAP_MM + height } else { 0.0 };
        let high = most(|frame| frame.figure.height);
        let words = gap(most(|frame| frame.words.height));
        let all = high + words + gap(most(|frame| frame.beside.height));
        if page.height > 0.0 && page.height + all > grid.tallest {
            let next = page.shown.end;
            pages.push(std::mem::replace(&mut page, StripPage { shown: next..next, ..StripPage::default() }));
        }
        for (column, frame) in row.iter().enumerate() {
            let x = grid.margin + column as f64 * (grid.slot + FRAME_GAP_MM);
            let top = grid.margin + page.height;
            let mut add = |block: &DrawnBlock, down: f64| {
                let left = x + (grid.slot - block.width) / 2.0;
                page.nodes.extend(block.clone().at(left, top + down));
            };
            add(&frame.figure, (high - frame.figure.height) * grid.drop);
            add(&frame.words, high + FIGURE_TEXT_GAP_MM);
            add(&frame.beside, high + words + FIGURE_TEXT_GAP_MM);
        }
        page.height += all + ROW_GAP_MM;
        page.shown.end = number * grid.across + row.len();
    }
    pages.push(page);
    pages.iter_mut().for_each(|page| page.height -= ROW_GAP_MM);
    pages
}

/// The number of frames in a row, and the size of their squares.
fn layout(game: &Game, moments: &[Moment], inner: f64) -> (usize, Mm) {
    let strips = game
        .pieces
        .iter()
        .find_map(|piece| Some(piece.shape.size().width.get() / piece.shape.strip()?.square.get()));
    let boards = moments.first().map_or((0, 0, 0), |moment| cells(game, moment));
    let has_gates = moments.iter().any(|moment| !moment.layout.gates.is_empty());
    let gates = if has_gates { GATES_IN_SQUARES } else { 0.0 };
    let square = |across: usize| {
        let slot = (inner - FRAME_GAP_MM * (across as f64 - 1.0)) / across as f64;
        match boards {
            (0, _, _) => (slot - STRIP_NAMES_MM) / strips.unwrap_or(1.0),
            (columns, _, count) => {
                (slot - (COORDINATES_MM + FRAME_GAP_MM) * count as f64 + FRAME_GAP_MM)
                    / (columns as f64 + ARROWS_IN_SQUARES + gates)
            }
        }
    };
    let across = [4, 3, 2].into_iter().find(|across| square(*across) >= MIN_SQUARE_MM).unwrap_or(1);
    (across, Mm::nearest(square(across).clamp(1.0, MAX_FRAME_SQUARE_MM)))
}

/// The text of a frame: the number of the turn, the player, the turn, and the outcome of the game.
fn caption(moment: &Moment, look: Look) -> StyledText {
    let Some(last) = &moment.last else { return vec![bold(look.lang.words().start)] };
    let number = last.number.map(|number| format!("{number}. ")).unwrap_or_default();
    let player = last.player.title(look.lang);
    let mut caption = vec![bold(number), plain(format!("{player} ")), notation(&last.turn.text, look.lang)];
    if moment.status.over {
        caption.push(plain(" – "));
        caption.extend(words::outcome(&moment.status, look.lang));
    }
    caption
}

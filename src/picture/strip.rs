//! All moments of a game, one frame each.

use super::figure::figures;
use super::legend;
use super::moment::Moment;
use super::page::{TYPE_SIZE_PT, page};
use super::single::{cells, picture};
use super::words::{self, bold, notation, plain};
use crate::draw::empty;
use crate::game::{Game, Look, Mm, StyledText};
use crate::leaflet::{DrawnBlock, Painter, Styles, game_without_frames, head, shifted};
use crate::scene::{GlyphResult, Scene, Size};

const FRAME_GAP_MM: f64 = 6.0;
const ROW_GAP_MM: f64 = 5.0;
const FIGURE_TEXT_GAP_MM: f64 = 1.2;
/// Space for coordinates beside a board, and for names beside strips.
const COORDINATES_MM: f64 = 5.0;
const STRIP_NAMES_MM: f64 = 12.0;
/// Space for the arrows of slides on both sides, in squares.
const ARROWS_IN_SQUARES: f64 = 1.8;
/// The smallest legible squares.
const MIN_SQUARE_MM: f64 = 3.6;
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
}

/// Draws all moments of a game in order, each with its turn below it.
pub fn strip(game: &Game, look: Look, moments: &[Moment], sheets: StripPaper) -> GlyphResult<Scene> {
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
    let strips = moments.iter().all(|moment| cells(game, moment).2 == 0);
    let mut frames = Vec::new();
    for moment in moments {
        let figures = figures(game, moment, size, look.lang);
        let figure = picture(figures, &mut painter, Size::new(slot, tallest.min(250.0) * 0.9))?;
        let words = painter.caption(&caption(moment, look), slot)?;
        frames.push(StripFrame { figure, words });
    }
    let (title, under) = titles(game, moments, look);
    let (mut nodes, mut y) = head(Some(&title), Some(&under), &mut painter.setter, inner)?;
    nodes = shifted(nodes, margin, margin).collect();
    let signs = legend::draw(&legend::for_moments(moments, look.lang), &mut painter, inner)?;
    nodes.extend(shifted(signs.nodes, margin, margin + y));
    y += signs.height + ROW_GAP_MM;
    let mut pages = Vec::new();
    for row in frames.chunks(across) {
        let high = row.iter().map(|frame| frame.figure.height).fold(0.0, f64::max);
        let all = high + FIGURE_TEXT_GAP_MM + row.iter().map(|frame| frame.words.height).fold(0.0, f64::max);
        if y > 0.0 && y + all > tallest {
            pages.push((std::mem::take(&mut nodes), y));
            y = 0.0;
        }
        for (column, frame) in row.iter().enumerate() {
            let x = margin + column as f64 * (slot + FRAME_GAP_MM);
            let left = |width: f64| x + (slot - width) / 2.0;
            // Rows of strips are aligned at the bottom, boards are centred.
            let free = high - frame.figure.height;
            let down = margin + y + if strips { free } else { free / 2.0 };
            nodes.extend(frame.figure.clone().at(left(frame.figure.width), down));
            let down = margin + y + (high + FIGURE_TEXT_GAP_MM);
            nodes.extend(frame.words.clone().at(left(frame.words.width), down));
        }
        y += all + ROW_GAP_MM;
    }
    pages.push((nodes, y - ROW_GAP_MM));
    let count = pages.len();
    for (at, (mut nodes, used)) in pages.into_iter().enumerate() {
        let number = at + 1;
        let high = if height.is_finite() { height } else { used + 2.0 * margin };
        if count > 1 {
            let words = painter.caption(&[plain(format!("{number} / {count}"))], inner)?;
            let foot = high - margin / 2.0 - words.height / 2.0;
            nodes.extend(words.at(margin, foot));
        }
        let label = format!("{} {number}/{count}", painter.scene().info.title);
        painter.scene().pages.push(page(format!("record-{number}"), label, Size::new(width, high), nodes));
    }
    Ok(scene)
}

/// The number of frames in a row, and the size of their squares.
fn layout(game: &Game, moments: &[Moment], inner: f64) -> (usize, Mm) {
    let strips = game
        .pieces
        .iter()
        .find_map(|piece| Some(piece.shape.size().width.get() / piece.shape.strip()?.square.get()));
    let boards = moments.first().map_or((0, 0, 0), |moment| cells(game, moment));
    let square = |across: usize| {
        let slot = (inner - FRAME_GAP_MM * (across as f64 - 1.0)) / across as f64;
        match boards {
            (0, _, _) => (slot - STRIP_NAMES_MM) / strips.unwrap_or(1.0),
            (columns, _, count) => {
                (slot - (COORDINATES_MM + FRAME_GAP_MM) * count as f64 + FRAME_GAP_MM)
                    / (columns as f64 + ARROWS_IN_SQUARES)
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

fn titles(game: &Game, moments: &[Moment], look: Look) -> (StyledText, StyledText) {
    let turns = moments.iter().filter(|moment| moment.last.is_some()).count();
    let title = vec![plain(game.title.get(look.lang).clone())];
    (title, vec![plain((look.lang.words().turns)(turns))])
}

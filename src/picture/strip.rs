//! All moments of a game, frame by frame.

use super::figure::figures;
use super::moment::Moment;
use super::single::{cells, picture};
use super::words::{self, bold, notation, plain};
use super::{POINTS, empty, legend, page};
use crate::game::{Game, Look, Mm, Words};
use crate::leaflet::{Drawn, Hand, Setter, Styles, bare, head, shifted};
use crate::scene::{Affine, MissingGlyph, Scene, Size};

/// Between two frames, and between two rows of them.
const GAP: f64 = 6.0;
const BETWEEN: f64 = 5.0;
/// Between a figure and the words below it.
const BELOW: f64 = 1.2;
/// What letters and numbers take beside a board, and names beside strips.
const LETTERS: f64 = 5.0;
const NAMES: f64 = 12.0;
/// How much of a square the arrows of slides take on both sides together.
const ARROWS: f64 = 1.8;
/// Squares smaller than this are hard to read.
const SMALLEST: f64 = 3.6;
/// Squares larger than this are a waste of paper.
const LARGEST: f64 = 9.0;

/// The pages that frames are laid out on.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Sheets {
    /// Sheets of paper of this size.
    Paper(crate::game::Size),
    /// One page of the width of a sheet of A4, as high as it takes.
    Endless,
}

/// A frame with its words.
struct Frame {
    figure: Drawn,
    words: Drawn,
}

/// All moments of a game in order, each in a frame with its turn below it.
pub fn strip(game: &Game, look: Look, moments: &[Moment], sheets: Sheets) -> Result<Scene, MissingGlyph> {
    let mut scene = empty(game, look);
    let bare = bare(game);
    let mut hand = Hand::new(&bare, look, Setter::new(look.lang, Styles::of(POINTS)));
    let (width, height) = match sheets {
        Sheets::Paper(size) => (size.width.get(), size.height.get()),
        Sheets::Endless => (210.0, f64::INFINITY),
    };
    let margin = if height.is_finite() { (width.min(height) * 0.081).clamp(5.0, 17.0) } else { 10.0 };
    let inner = (width - 2.0 * margin).max(20.0);
    let tallest = (height - 2.0 * margin).max(20.0);
    let (across, size) = layout(game, moments, inner);
    let slot = (inner - GAP * (across as f64 - 1.0)) / across as f64;
    let strips = moments.iter().all(|moment| cells(game, moment).2 == 0);
    let mut frames = Vec::new();
    for moment in moments {
        let figures = figures(game, moment, size, look.lang);
        let figure = picture(figures, &mut hand, &mut scene, slot, tallest.min(250.0) * 0.9)?;
        let words = hand.caption(&said(moment, look), slot)?;
        frames.push(Frame { figure, words });
    }
    let (title, under) = titles(game, moments, look);
    let (mut nodes, mut y) = head(Some(&title), Some(&under), &mut hand.setter, inner)?;
    nodes = shifted(nodes, Affine::translate((margin, margin)));
    let signs = legend::draw(&legend::of_all(moments, look.lang), &mut hand, inner)?;
    nodes.extend(shifted(signs.nodes, Affine::translate((margin, margin + y))));
    y += signs.height + BETWEEN;
    let mut pages = Vec::new();
    for row in frames.chunks(across) {
        let high = row.iter().map(|frame| frame.figure.height).fold(0.0, f64::max);
        let all = high + BELOW + row.iter().map(|frame| frame.words.height).fold(0.0, f64::max);
        if y > 0.0 && y + all > tallest {
            pages.push((std::mem::take(&mut nodes), y));
            y = 0.0;
        }
        for (column, frame) in row.iter().enumerate() {
            let x = margin + column as f64 * (slot + GAP);
            let by = |width: f64, down: f64| Affine::translate((x + (slot - width) / 2.0, margin + y + down));
            // Rows of strips stand on one line. Boards are level: as much room is above as below them.
            let free = high - frame.figure.height;
            let figure = by(frame.figure.width, if strips { free } else { free / 2.0 });
            nodes.extend(shifted(frame.figure.nodes.clone(), figure));
            nodes.extend(shifted(frame.words.nodes.clone(), by(frame.words.width, high + BELOW)));
        }
        y += all + BETWEEN;
    }
    pages.push((nodes, y - BETWEEN));
    let count = pages.len();
    for (at, (mut nodes, used)) in pages.into_iter().enumerate() {
        let number = at + 1;
        let high = if height.is_finite() { height } else { used + 2.0 * margin };
        if count > 1 {
            let words = hand.caption(&[plain(format!("{number} / {count}"))], inner)?;
            let foot = high - margin / 2.0 - words.height / 2.0;
            nodes.extend(shifted(words.nodes, Affine::translate((margin, foot))));
        }
        let label = format!("{} {number}/{count}", scene.info.title);
        scene.pages.push(page(format!("record-{number}"), label, Size::new(width, high), nodes));
    }
    Ok(scene)
}

/// How many frames stand side by side, and how large a square is drawn in them.
fn layout(game: &Game, moments: &[Moment], inner: f64) -> (usize, Mm) {
    let strips = game
        .pieces
        .iter()
        .find_map(|piece| Some(piece.shape.size().width.get() / piece.shape.strip()?.square.get()));
    let boards = moments.first().map_or((0, 0, 0), |moment| cells(game, moment));
    let square = |across: usize| {
        let slot = (inner - GAP * (across as f64 - 1.0)) / across as f64;
        match boards {
            (0, _, _) => (slot - NAMES) / strips.unwrap_or(1.0),
            (columns, _, count) => (slot - (LETTERS + GAP) * count as f64 + GAP) / (columns as f64 + ARROWS),
        }
    };
    let across = [4, 3, 2].into_iter().find(|across| square(*across) >= SMALLEST).unwrap_or(1);
    (across, Mm::nearest(square(across).clamp(1.0, LARGEST)))
}

/// What stands below a frame: the number of the turn, who played it, the turn, and how the game ended.
fn said(moment: &Moment, look: Look) -> Words {
    let Some(last) = &moment.last else { return vec![bold(look.lang.words().start)] };
    let number = last.number.map(|number| format!("{number}. ")).unwrap_or_default();
    let player = (look.lang.words().player)(&last.player);
    let mut said = vec![bold(number), plain(format!("{player} ")), notation(&last.turn, look.lang)];
    if moment.status.over {
        said.push(plain(" – "));
        said.extend(words::standing(&moment.status, look.lang));
    }
    said
}

fn titles(game: &Game, moments: &[Moment], look: Look) -> (Words, Words) {
    let turns = moments.iter().filter(|moment| moment.last.is_some()).count();
    let title = vec![plain(game.title.get(look.lang).clone())];
    (title, vec![plain((look.lang.words().turns)(turns))])
}

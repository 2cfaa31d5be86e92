//! Renders of pieces and boards as they are printed, by the code that draws the sheets.

mod board;
mod row;
mod tray;

use std::collections::HashMap;

use kurbo::Rect;

use super::ground::bounds;
use crate::game::{Game, Lang, Look, Marker, Piece, Size};
use crate::scene::{MissingGlyph, Scene};
use crate::{draw, write};

/// A game in one print style.
#[derive(Clone, Copy)]
pub(super) struct PrintStyle<'a> {
    pub(super) game: &'a Game,
    look: Look,
}

impl<'a> PrintStyle<'a> {
    /// The default style.
    pub(super) fn default_print(game: &'a Game) -> PrintStyle<'a> {
        PrintStyle { game, look: Look::default() }
    }

    /// Whether it is the default style.
    pub(super) fn is_default(self) -> bool {
        self.look == Look::default()
    }

    /// Whether it is a low-ink print.
    pub(super) fn low_ink(self) -> bool {
        self.look.low_ink
    }

    /// The other styles: low ink, and other languages if there are words on the pieces.
    pub(super) fn other_styles(self) -> impl Iterator<Item = PrintStyle<'a>> {
        let looks = [false, true].map(|low_ink| Lang::ALL.map(|lang| Look { lang, low_ink }));
        let mut known = vec![(self.low_ink(), self.faces())];
        looks.into_iter().flatten().map(move |look| PrintStyle { look, ..self }).filter(move |prints| {
            let faces = (prints.low_ink(), prints.faces());
            let is_new = !known.contains(&faces);
            known.push(faces);
            is_new
        })
    }

    /// The fronts of the pieces that are classified by them.
    fn faces(self) -> Vec<PrintImage> {
        let is_classified = |piece: &Piece| piece.letter.is_some() || piece.shape.strip().is_some();
        let pieces = self.game.pieces.iter().enumerate().filter(|(_, piece)| is_classified(piece));
        pieces.map(|(number, _)| self.piece(number)).collect()
    }

    /// The front of a piece. Copies look alike but for their markers, which are identified by their codes.
    fn piece(self, piece: usize) -> PrintImage {
        PrintImage::render(draw::piece_alone(self.game, self.look, piece, 0), PIECE_PX_PER_MM)
    }

    fn board(self, board: usize, camp: usize) -> PrintImage {
        PrintImage::render(draw::board_alone(self.game, self.look, board, camp), BOARD_PX_PER_MM)
    }
}

/// A render of a print, from the top left corner of the cut outline.
#[derive(Clone, Debug, PartialEq)]
pub struct PrintImage {
    /// Pixels across.
    pub width: usize,
    /// Pixels down.
    pub height: usize,
    /// Red, green and blue of each pixel, row by row from the top.
    pub rgb: Vec<u8>,
    /// Pixels per millimetre.
    pub per_mm: f64,
}

/// Resolution of pieces, whose small signs matter.
const PIECE_PX_PER_MM: f64 = 8.0;
/// Resolution of boards.
const BOARD_PX_PER_MM: f64 = 4.0;

/// Minimum width of a loose tile as a fraction of its square.
const MIN_TILE_WIDTH: f64 = 0.85;

/// Whether a piece is a loose tile of a board, below other pieces.
fn is_tile(piece: &Piece, side: f64) -> bool {
    let width = piece.shape.square().filter(|_| piece.letter.is_none());
    width.is_some_and(|width| (MIN_TILE_WIDTH * side..=side).contains(&width.get()))
}

/// The white margins above, below, left and right of each marker on a print of this size.
fn margins(markers: &[Marker], whole: Size) -> Vec<[Rect; 4]> {
    let around = |marker: &Marker| {
        let (square, white) = (bounds(marker.square), bounds(marker.white(whole)));
        [
            Rect { y1: square.y0, ..white },
            Rect { y0: square.y1, ..white },
            Rect { x1: square.x0, y0: square.y0, y1: square.y1, ..white },
            Rect { x0: square.x1, y0: square.y0, y1: square.y1, ..white },
        ]
    };
    markers.iter().map(around).collect()
}

impl PrintImage {
    /// The colour of a pixel.
    #[inline]
    pub(super) fn pixel(&self, x: usize, y: usize) -> Option<&[u8; 3]> {
        self.rgb.get((y * self.width + x) * 3..)?.first_chunk()
    }

    /// The most frequent colour within the inscribed circle.
    fn dominant_colour(&self) -> [u8; 3] {
        let (across, down) = (self.width as f64 / 2.0, self.height as f64 / 2.0);
        let inside = self.rgb.as_chunks::<3>().0.iter().enumerate().filter(|(at, _)| {
            let (x, y) = ((at % self.width) as f64 + 0.5 - across, (at / self.width) as f64 + 0.5 - down);
            x * x + y * y < across * across
        });
        let inside: Vec<[u8; 3]> = inside.map(|(_, rgb)| *rgb).collect();
        let mut counts: HashMap<[u8; 3], usize> = HashMap::new();
        // Neighbours are mostly alike: one look-up for a run of them is faster.
        for run in inside.chunk_by(|one, next| one == next) {
            *counts.entry(run[0]).or_default() += run.len();
        }
        counts.into_iter().max_by_key(|&(rgb, count)| (count, rgb)).map_or([255; 3], |(rgb, _)| rgb)
    }

    /// Renders the only page of a scene. What cannot be drawn, because a glyph is missing or it is far too large,
    /// becomes a single white pixel, which matches nothing.
    fn render(scene: Result<Scene, MissingGlyph>, per_mm: f64) -> PrintImage {
        let drawn = scene.ok().and_then(|scene| {
            let pixels = write::pixels(&scene, scene.pages.first()?, per_mm).ok()?;
            Some(PrintImage {
                width: usize::try_from(pixels.width).ok()?,
                height: usize::try_from(pixels.height).ok()?,
                rgb: pixels.rgb,
                per_mm,
            })
        });
        drawn.unwrap_or(PrintImage { width: 1, height: 1, rgb: vec![255; 3], per_mm })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::spec::{Overrides, load};
    use crate::templates;

    fn quits() -> Game {
        let template = templates::game("quits").unwrap();
        load(&template.source(), &Overrides::default(), template).unwrap().game
    }

    /// Tokens of which one has another word in French.
    fn lettered() -> Game {
        let template = templates::game("tokens").unwrap();
        let mut game = load(&template.source(), &Overrides::default(), template).unwrap().game;
        game.pieces.iter_mut().zip('A'..).for_each(|(piece, letter)| piece.letter = Some(letter));
        game
    }

    #[test]
    fn styles_with_identical_pieces_are_skipped() {
        let quits = quits();
        let other_styles: Vec<Look> =
            PrintStyle::default_print(&quits).other_styles().map(|prints| prints.look).collect();
        assert_eq!(other_styles, [Look { lang: Lang::En, low_ink: true }], "no disc has a word on it");
        let lettered = lettered();
        assert_eq!(PrintStyle::default_print(&lettered).other_styles().count(), 3);
    }

    #[test]
    fn the_background_of_a_disc_is_its_colour_or_paper() {
        let game = quits();
        let default_print = PrintStyle::default_print(&game);
        let low_ink = default_print.other_styles().next().unwrap();
        for (number, piece) in game.pieces.iter().enumerate().filter(|(_, piece)| piece.letter.is_some()) {
            let color = piece.front.background.unwrap();
            let (red, green, blue) = color.to_rgb();
            assert_eq!(default_print.piece(number).dominant_colour(), [red, green, blue], "{}", piece.name);
            let ground = low_ink.piece(number).dominant_colour();
            let is_paper = ground == [255; 3];
            assert_eq!(is_paper, color.lightness() > 0.2, "{}: {ground:?}", piece.name);
        }
    }
}

//! A game as a saved object of Tabletop Simulator: pictures of its boards and pieces, and the document that puts them
//! on the table. Pieces with straight cuts are cards in decks, discs are round tiles, all others tokens of their outline.
//!
//! | file | holds |
//! |---|---|
//! | `deck` | which pieces share a picture, and where each lies on it |
//! | `objects` | the objects of the document |

mod deck;
mod objects;
#[cfg(test)]
mod tests;

use serde_json::{Map, Value, json};

use super::{DeskFinding, no_glyph, too_many};
use crate::draw;
use crate::game::{Game, Look, Size};
use crate::plan::Job;
use crate::scene::{GlyphResult, Scene};
use crate::sheet::SheetSide;
use crate::text::{Finding, slug};
use crate::write;
use deck::Deck;
use objects::Objects;

/// Ending of the names of its pictures.
pub(super) const PICTURE_ENDING: &str = ".tts.png";
const ENDING: &str = ".tts.json";
/// Maximum number of pixels of a side of a picture: larger textures are scaled down.
const MAX_SIDE_PIXELS: f64 = 4096.0;
/// The picture that is shown beside the name of the object.
const COVER_DPI: u32 = 81;
const MM_PER_INCH: f64 = 25.4;

/// Makes the document and its pictures, and passes each to `keep` with its name.
pub(super) fn files<E: From<Finding>>(
    job: &Job,
    dpi: u32,
    mut keep: impl FnMut(String, Vec<u8>) -> Result<(), E>,
) -> Result<(), E> {
    let Job { game, look, options, .. } = job;
    let mut objects = Objects::default();
    let mut made = |name: String, picture: Picture| {
        let drawn = picture.scene.map_err(|glyph| no_glyph(game, glyph))?;
        let page = drawn.pages.first().ok_or_else(|| Finding::new(DeskFinding::NothingToDraw))?;
        let dpi = fitting(dpi, page.size.width.max(page.size.height));
        let bytes = match picture.is_clear {
            true => write::clear_png(&drawn, page, dpi),
            false => write::png(&drawn, page, dpi),
        };
        let file = format!("{}-{name}{PICTURE_ENDING}", game.name);
        keep(file.clone(), bytes.map_err(too_many)?)?;
        Ok::<String, E>(format!("file:///{file}"))
    };
    if options.parts.board {
        for (number, board) in game.boards.iter().enumerate() {
            for camp in 0..board.camps.len() {
                let scene = draw::board_alone(game, *look, number, camp);
                let suffix = if board.camps.len() > 1 { format!("-{}", camp + 1) } else { String::new() };
                let url = made(format!("{}{suffix}", board.name), Picture::of_paper(scene))?;
                objects.board(board.title.get(look.lang), board.size(), &url);
            }
        }
    }
    let printed = game.pieces.iter().enumerate().filter(|(_, piece)| options.parts.holds(piece.shape));
    let (cut, others): (Vec<_>, Vec<_>) = printed.partition(|(_, piece)| piece.shape.is_rectangular());
    for deck in Deck::all(&cut, dpi) {
        let side = |side| draw::sides(game, *look, &deck.pieces, side, deck.grid);
        let face = made(format!("{}-faces", deck.name), Picture::of_paper(side(SheetSide::Front)))?;
        let back = made(format!("{}-backs", deck.name), Picture::of_paper(side(SheetSide::Back)))?;
        objects.deck(game, *look, &deck, &face, &back);
    }
    for (at, piece) in others {
        let side = |side| Picture::cut_out(draw::sides(game, *look, &[at], side, (1, 1)));
        let face = made(slug(&piece.name), side(SheetSide::Front))?;
        let has_back = piece.back.is_some();
        let back = if has_back {
            made(format!("{}-back", slug(&piece.name)), side(SheetSide::Back))?
        } else {
            face.clone()
        };
        objects.single(piece, *look, &face, &back);
    }
    let document = json!({ "SaveName": game.title.get(look.lang), "ObjectStates": objects.into_all() });
    let document: Map<String, Value> = document.as_object().cloned().unwrap_or_default();
    keep(format!("{}{ENDING}", game.name), write::json(&document, "Note"))?;
    let cover = draw::contents(game, *look).map_err(|glyph| no_glyph(game, glyph))?;
    match cover.pages.first() {
        Some(page) => keep(
            format!("{}{PICTURE_ENDING}", game.name),
            write::png(&cover, page, COVER_DPI).map_err(too_many)?,
        ),
        None => Ok(()),
    }
}

/// A picture to be made.
struct Picture {
    scene: GlyphResult<Scene>,
    /// Whether what lies outside of the piece is transparent.
    is_clear: bool,
}

impl Picture {
    fn of_paper(scene: GlyphResult<Scene>) -> Picture {
        Picture { scene, is_clear: false }
    }

    fn cut_out(scene: GlyphResult<Scene>) -> Picture {
        Picture { scene, is_clear: true }
    }
}

/// As many dots an inch as a texture of this length can have, at most `dpi`.
fn fitting(dpi: u32, longest_mm: f64) -> u32 {
    let most = (MAX_SIDE_PIXELS * MM_PER_INCH / longest_mm).floor();
    dpi.min(most.max(1.0) as u32)
}

fn inches(size: Size) -> (f64, f64) {
    (size.width.get() / MM_PER_INCH, size.height.get() / MM_PER_INCH)
}

/// The title of a piece where it lies on the table.
fn nickname(game: &Game, look: Look, at: usize) -> String {
    game.pieces
        .get(at)
        .map(|piece| format!("{}: {}", piece.group.get(look.lang), piece.name))
        .unwrap_or_default()
}

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
use crate::game::{Game, Look, Piece, Size};
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
    let Job { game, look, .. } = job;
    let mut pictures =
        vec![Picture { name: format!("{}{PICTURE_ENDING}", game.name), shows: Shows::Contents }];
    let objects = objects(job, dpi, &mut pictures);
    let document = json!({ "SaveName": game.title.get(look.lang), "ObjectStates": objects });
    let document: Map<String, Value> = document.as_object().cloned().unwrap_or_default();
    keep(format!("{}{ENDING}", game.name), write::json(&document, "Note"))?;
    for Picture { name, shows } in pictures {
        let scene = shows.drawn(game, *look).map_err(|glyph| no_glyph(game, glyph))?;
        let page = scene.pages.first().ok_or_else(|| Finding::new(DeskFinding::NothingToDraw))?;
        let dpi = fitting(dpi, page.size.width.max(page.size.height));
        let bytes = match shows {
            Shows::Contents => write::png(&scene, page, dpi.min(COVER_DPI)),
            Shows::Side { .. } => write::clear_png(&scene, page, dpi),
            Shows::Board { .. } | Shows::Deck { .. } => write::png(&scene, page, dpi),
        };
        keep(name, bytes.map_err(too_many)?)?;
    }
    Ok(())
}

/// The objects of what is printed, and the pictures that they need.
fn objects(job: &Job, dpi: u32, pictures: &mut Vec<Picture>) -> Vec<Value> {
    let Job { game, look, options, .. } = job;
    let mut objects = Objects::default();
    let mut shown = |name: &str, shows: Shows| {
        let name = format!("{}-{name}{PICTURE_ENDING}", game.name);
        let url = format!("file:///{name}");
        pictures.push(Picture { name, shows });
        url
    };
    let boards = game.boards.iter().enumerate().filter(|_| options.parts.board);
    for (number, board) in boards {
        for camp in 0..board.camps.len() {
            let suffix = if board.camps.len() > 1 { format!("-{}", camp + 1) } else { String::new() };
            let url = shown(&format!("{}{suffix}", board.name), Shows::Board { number, camp });
            objects.board(board.title.get(look.lang), board.size(), &url);
        }
    }
    let printed = game.pieces.iter().enumerate().filter(|(_, piece)| options.parts.holds(piece.shape));
    let (cut, others): (Vec<_>, Vec<_>) = printed.partition(|(_, piece)| piece.shape.is_rectangular());
    for deck in Deck::all(&cut, dpi) {
        let face = shown(
            &format!("{}-faces", deck.name),
            Shows::Deck { deck: deck.clone(), side: SheetSide::Front },
        );
        let back =
            shown(&format!("{}-backs", deck.name), Shows::Deck { deck: deck.clone(), side: SheetSide::Back });
        objects.deck(game, *look, &deck, &face, &back);
    }
    for (piece, drawn) in others {
        let name = slug(&drawn.name);
        let face = shown(&name, Shows::Side { piece, side: SheetSide::Front });
        let back = drawn
            .has_own_back()
            .then(|| shown(&format!("{name}-back"), Shows::Side { piece, side: SheetSide::Back }));
        objects.single(drawn, *look, &face, back.as_ref().unwrap_or(&face));
    }
    objects.into_all()
}

/// A picture to be made.
struct Picture {
    /// The name of its file.
    name: String,
    shows: Shows,
}

/// What a picture shows.
enum Shows {
    /// What the game holds, for those who look for the object.
    Contents,
    Board {
        number: usize,
        camp: usize,
    },
    Deck {
        deck: Deck,
        side: SheetSide,
    },
    /// A side of one piece; what lies around it is transparent.
    Side {
        piece: usize,
        side: SheetSide,
    },
}

impl Shows {
    fn drawn(&self, game: &Game, look: Look) -> GlyphResult<Scene> {
        match self {
            Shows::Contents => draw::contents(game, look),
            Shows::Board { number, camp } => draw::board_alone(game, look, *number, *camp),
            Shows::Deck { deck, side: SheetSide::Back } if deck.one_back => {
                draw::sides(game, look, deck.pieces.get(..1).unwrap_or_default(), SheetSide::Back, (1, 1))
            }
            Shows::Deck { deck, side } => draw::sides(game, look, &deck.pieces, *side, deck.grid),
            Shows::Side { piece, side } => draw::sides(game, look, &[*piece], *side, (1, 1)),
        }
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
fn nickname(piece: &Piece, look: Look) -> String {
    format!("{}: {}", piece.group.get(look.lang), piece.name)
}

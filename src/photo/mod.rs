//! Reads a photograph of the table: which piece lies on which square, how it is turned, and with what probability.
//!
//! ```text
//!  JPEG, PNG ──picture──► Picture (light and colour)
//!                            │ marker: the black squares printed on boards and planks
//!                            ▼
//!                        sightings ──view──► where the board lies, how the camera stood
//!                            │
//!                            ▼  ground: the flat picture at the height of the pieces' tops
//!                        faces · balls · strips   what lies on each square, each guess with its probability,
//!                            │                    by the likeliest print style: print_style
//!                            ▼
//!                       TableReading
//! ```
//!
//! | file | holds |
//! |---|---|
//! | `picture/` | a camera file → pixels, within bounds; refusals of other files, with a way to convert them |
//! | `grey` | the luma plane |
//! | `marker/` | finds markers: threshold, outlines, edges, bits |
//! | `view/` | plane geometry: homography, camera, pose, planes above the board |
//! | `ground/` | locates the printed boards: planes, rectified images, traces of the print |
//! | `prints/` | renders of pieces and boards, by the code that draws the sheets |
//! | `print_style` | detects the print style (low ink, language) |
//! | `low_ink` | detects low-ink prints |
//! | `faces/` | classifies pieces by their printed faces |
//! | `balls/` | classifies balls by colour, and discs by colour and sign |
//! | `strips/` | locates planks by their own markers, sorts them, and has the tokens on them classified |
//! | `signal/` | what the readers measure pixels with: interpolation, tones, correlations |
//! | `exposure` | exposure of the paper of the print |
//! | `height` | height of the tops of pieces, from their parallax |
//! | `words/` | what is said of photos, in every language |
//! | `recognise` | reads a file as the game that it shows |
//! | `reading` | the result: guesses with probabilities |
//! | `found` | the result in the letters of the spec: all that the rules see of a picture |
//! | `overlay` | the result drawn over the picture |
//!
//! The geometry of a board comes from [`crate::game`], the faces from [`crate::draw`]: no number is written twice.
//! This module does not know the rules of any game.

// The same bits on every machine: see clippy.toml.
#![cfg_attr(not(test), warn(clippy::disallowed_methods))]

mod balls;
mod exposure;
mod faces;
mod found;
pub mod grey;
pub mod ground;
mod height;
mod low_ink;
pub mod marker;
pub mod overlay;
pub mod picture;
mod print_style;
pub mod prints;
pub mod reading;
mod recognise;
mod signal;
mod strips;
pub mod view;
mod words;

use std::borrow::Cow;
use std::cell::OnceCell;

use kurbo::Point;

use crate::game::Game;
use crate::text::Finding;
use balls::ColourFault;
use ground::LocatedBoard;
use marker::Sighting;
use print_style::Attempt;
use prints::{PrintImage, PrintStyle};
use reading::{SquareReading, TableReading};
use strips::StripPrint;

#[doc(hidden)]
pub use balls::fit;
pub use found::found;
pub use picture::{Detail, Picture};
pub use recognise::{SightOfGame, recognise};
pub(crate) use words::PictureRemark;
#[cfg(test)]
pub(crate) use words::{
    CornerFinding, CornerHint, LightFinding, LightHint, MarkerFinding, MarkerHint, PictureFinding,
    PictureHint, PlankFinding, PlankHint, PlankRemark, ViewFinding, ViewHint,
};

/// User input besides the picture.
#[derive(Clone, Copy)]
pub struct Hints<'a> {
    /// The corners of the squares of each board or camp, in pixels of the file shown upright, clockwise from the corner
    /// that is top left in print. Empty: boards are located by their markers.
    pub corners: &'a [[Point; 4]],
    /// Loads the other games, to name the one that a picture shows.
    pub known: GameLoader<'a>,
    /// Resizes a game, by its index.
    pub resize: GameResizer<'a>,
}

/// Loads other games; called only if the picture does not show the expected one.
pub type GameLoader<'a> = &'a dyn Fn() -> Vec<Game>;

/// Resizes a game, by its index; `None` if it is not printed in this size. Called only if the markers of a picture are clearly
/// closer together or farther apart than those of the game.
pub type GameResizer<'a> = &'a dyn Fn(usize, Resize) -> Option<Game>;

/// What is printed in another size, and the factor of its lengths. Markers keep their size.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Resize {
    /// Boards and pieces.
    All(f64),
    /// The squares of boards, and the pieces that fit them.
    Squares(f64),
}

/// The result of reading a picture.
#[derive(Clone, Debug, Default)]
pub struct Sight {
    /// The contents of the squares.
    pub reading: TableReading,
    /// The located boards; empty for games laid out in strips.
    pub boards: Vec<LocatedBoard>,
    /// The corners of the squares of each strip in the picture, from left to right; strips in the order of the reading.
    pub strips: Vec<Vec<[Point; 4]>>,
    /// Median side of the markers in the picture, in pixels; `None` if none was looked for or found.
    pub markers: Option<f64>,
    /// The game as it was printed, if in another size.
    pub resized: Option<Box<Game>>,
}

impl Sight {
    /// A game as it was printed.
    pub fn printed<'a>(&'a self, game: &'a Game) -> &'a Game {
        self.resized.as_deref().unwrap_or(game)
    }
}

/// Reads the position on a table from a photo file.
pub fn read(game: &Game, bytes: &[u8], hints: &Hints) -> Result<(Picture, Sight), Finding> {
    let (picture, sights) = recognise(&[game], bytes, hints)?;
    let best = sights.into_iter().next().map(|of_game| of_game.sight);
    Ok((picture, best.unwrap_or_default()))
}

/// Reads the position on a table from a picture of it.
fn read_picture(
    game: &Game,
    picture: &Picture,
    sightings: &[Sighting],
    hints: &Hints,
) -> Result<Sight, Finding> {
    let by_hand = !hints.corners.is_empty();
    let in_strips = game.boards.is_empty()
        && game.pieces.iter().any(|piece| piece.shape.strip().is_some() && !piece.markers(0).is_empty());
    if in_strips && !by_hand {
        let default_row = PrintStyle::default_print(game).row();
        let low_ink = strips::is_low_ink(&default_row, sightings, picture);
        let read = |prints: PrintStyle| {
            let planks =
                if prints.is_default() { Cow::Borrowed(&default_row) } else { Cow::Owned(prints.row()) };
            let sight = read_row(game, &planks, picture, sightings, hints)?;
            Ok(Attempt { mismatch: sight.reading.undecided(), sight, colour_fault: None })
        };
        return Ok(print_style::likeliest(game, low_ink, read)?.sight);
    }
    let boards = match by_hand {
        true => {
            let corners: Vec<_> =
                hints.corners.iter().map(|corners| corners.map(|at| picture.stored(at))).collect();
            ground::by_hand(game, picture, &corners)?
        }
        false => ground::boards(game, picture, sightings, hints.known)?,
    };
    let sight = read_boards(game, &boards, picture)?;
    Ok(Sight { boards, ..sight })
}

/// Reads the squares of all boards.
fn read_boards(game: &Game, boards: &[LocatedBoard], picture: &Picture) -> Result<Sight, Finding> {
    // The frame of a tray may be hidden by walls.
    let on_tiles = boards.iter().any(|sight| PrintStyle::default_print(game).has_tiles(sight.board));
    let low_ink = if on_tiles { None } else { ground::is_low_ink(game, boards, picture) };
    let best = print_style::likeliest(game, low_ink, |prints| {
        let (mut reading, mut tile_mismatch, mut colour_fault) = (TableReading::default(), Vec::new(), None);
        for camps in boards.chunk_by(|one, other| one.board == other.board) {
            let read_board = read_board(prints, camps, picture);
            reading.squares.extend(read_board.squares);
            tile_mismatch.extend(read_board.tile_mismatch);
            colour_fault = colour_fault.or(read_board.colour_fault);
        }
        let mismatch = tile_mismatch.into_iter().reduce(f64::max).unwrap_or_else(|| reading.undecided());
        Ok(Attempt { sight: Sight { reading, ..Sight::default() }, mismatch, colour_fault })
    })?;
    let Attempt { mut sight, colour_fault, .. } = best;
    match colour_fault {
        Some(colour_fault) if sight.reading.is_mostly_undecided() => return Err(colour_fault.refusal()),
        Some(colour_fault) if sight.reading.undecided() > 0.0 => {
            sight.reading.remarks.push(colour_fault.remark());
        }
        _ => {}
    }
    Ok(sight)
}

/// The reading of all camps of a board.
#[derive(Default)]
struct BoardReading {
    squares: Vec<SquareReading>,
    /// The mismatch of its loose tiles, if it has any.
    tile_mismatch: Option<f64>,
    /// Why colour and lightness are unusable, if they are.
    colour_fault: Option<ColourFault>,
}

/// Reads each square of the camps of a board: balls or discs on a tray, printed faces elsewhere.
fn read_board(prints: PrintStyle, camps: &[LocatedBoard], picture: &Picture) -> BoardReading {
    // All camps share the pieces and the picture, so both are prepared once.
    let (pieces, pyramid) = (OnceCell::new(), OnceCell::new());
    let mut all = BoardReading::default();
    for &LocatedBoard { board, camp, ref view } in camps {
        let board_cells = match prints.tray(board, camp) {
            Some(tray) => {
                let sight = balls::read(&tray, view, picture);
                all.tile_mismatch = Some(sight.mismatch.max(all.tile_mismatch.unwrap_or(0.0)));
                all.colour_fault = all.colour_fault.or(sight.colour_fault);
                sight.squares
            }
            None => {
                let pieces = pieces.get_or_init(|| prints.pieces(board)).clone();
                let print = prints.board_print(board, camp, pieces);
                let pyramid = pyramid.get_or_init(|| faces::Pyramid::new(&picture.grey));
                print.map(|print| faces::read(&print, view, picture, pyramid)).unwrap_or_default()
            }
        };
        let of_camp = |(cell, guesses)| SquareReading { board, camp, cell, guesses };
        all.squares.extend(board_cells.into_iter().map(of_camp));
    }
    all
}

/// Reads the planks on a table, which need no board.
fn read_row(
    game: &Game,
    planks: &[StripPrint],
    picture: &Picture,
    sightings: &[Sighting],
    hints: &Hints,
) -> Result<Sight, Finding> {
    let row = match strips::read(planks, sightings, picture) {
        Ok(row) if row.planks.is_empty() => {
            return Err(ground::no_strips(game, picture, sightings, hints.known));
        }
        Ok(row) => row,
        // Another game on the table is reported first.
        Err(refusal) => {
            return Err(ground::other_game(game, sightings, hints.known).unwrap_or(refusal));
        }
    };
    let reading = TableReading { planks: row.planks, remarks: row.remarks, ..TableReading::default() };
    let strips = row.outlines.into_iter().map(|outline| outline.squares).collect();
    Ok(Sight { reading, strips, ..Sight::default() })
}

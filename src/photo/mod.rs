//! From a photograph of the table to what lies on it: which piece on which square, how turned, how sure.
//!
//! ```text
//!  JPEG, PNG ──picture──► Picture (light and colour)
//!                            │ marker: the black squares printed on boards and planks
//!                            ▼
//!                        sightings ──view──► where the board lies, how the camera stood
//!                            │
//!                            ▼  ground: the flat picture at the height of the pieces' tops
//!                        faces · balls · strips   what lies on each square, each guess with its weight,
//!                            │                    by the prints as they may have been made: ways
//!                            ▼
//!                         Reading
//! ```
//!
//! | file | holds |
//! |---|---|
//! | `picture/` | a file of a camera → pixels, within bounds; what is no such file, and how to make one of it |
//! | `grey` | light alone, pixel by pixel |
//! | `marker/` | finds markers: threshold, outlines, edges, bits |
//! | `view/` | plane geometry: homography, camera, pose, planes above the board |
//! | `ground/` | the board as it was printed, found in the picture: flat pictures, light, marks of the print |
//! | `prints/` | faces and boards as they are printed, drawn by the same hand as on paper |
//! | `ways` | in which of the ways to print it a game was printed |
//! | `faces/` | tells pieces by their printed faces |
//! | `balls/` | tells balls by their colour, and discs by colour and sign |
//! | `strips/` | finds planks by their own markers, their order, and the tokens on them |
//! | `exposure` | how the paper of the print was exposed |
//! | `reading` | what was seen: guesses with weights |
//! | `refusal` | why a picture cannot be read, and what to do |
//! | `found` | what was seen, told by the letters of the spec: all that the rules hear of a picture |
//! | `overlay` | what was seen, drawn over the picture |
//!
//! The map of a board is the game's own geometry ([`crate::game`]), the faces are drawn by [`crate::draw`]:
//! there is no second set of numbers. Nothing here knows what is legal.

mod balls;
mod exposure;
mod faces;
mod found;
pub mod grey;
pub mod ground;
pub mod marker;
pub mod overlay;
pub mod picture;
pub mod prints;
pub mod reading;
mod refusal;
mod strips;
pub mod view;
mod ways;

use std::cell::OnceCell;

use kurbo::Point;

use crate::game::{Game, Shape};
use balls::Spoilt;
use exposure::Exposure;
use ground::BoardSight;
use marker::{Sighting, TAG_25H9};
use prints::{Print, Prints};
use reading::{Reading, Seen};
use ways::Attempt;

pub use found::found;
pub use picture::{Detail, Picture};
pub use refusal::{Refusal, RefusalKind};

/// What a person says besides the picture.
#[derive(Clone, Copy)]
pub struct Hints<'a> {
    /// Where the corners of the squares of each board or camp are, in pixels of the file as it is shown upright,
    /// clockwise from the corner that is the top left one as the board is printed; empty: the markers tell.
    pub corners: &'a [[Point; 4]],
    /// The other games that there are, to say which of them a picture shows.
    pub known: Known<'a>,
}

/// Other games. They are asked for only where a picture does not show the one that it should.
pub type Known<'a> = &'a dyn Fn() -> Vec<Game>;

/// What was made of a picture.
#[derive(Clone, Debug, Default)]
pub struct Sight {
    /// What lies on the table.
    pub reading: Reading,
    /// Where the boards lie; none where the game is laid out in strips.
    pub boards: Vec<BoardSight>,
    /// Where the strips lie in the picture, in the order of the reading: their squares' corners, from left to right.
    pub strips: Vec<Vec<[Point; 4]>>,
    /// How long the sides of the markers are in the picture, in pixels, in the middle; none where none was looked for.
    pub markers: Option<f64>,
}

/// Of markers that are shorter than this, in pixels, more pixels show more.
const SMALL: f64 = 20.0;

/// Of a picture that leaves a larger part of all squares open than this, too little is told.
const MOST_OPEN: f64 = 0.5;

/// What is said of a picture that was read as a mirror shows it.
const MIRRORED: &str =
    "the picture is mirrored, as cameras that look at oneself take it: it was turned round first";

/// Reads the position on a table from the file of a photo. What is large in a large picture is read at half its size;
/// for what is small in it, or cannot be read so, all of it is looked at. Where no marker is found, it may be mirrored.
pub fn read(game: &Game, bytes: &[u8], hints: &Hints) -> Result<(Picture, Sight), Refusal> {
    let by_hand = !hints.corners.is_empty();
    let picture = Picture::open(bytes, if by_hand { Detail::All } else { Detail::Enough })?;
    let sight = read_picture(game, &picture, hints);
    if by_hand {
        return Ok((picture, sight?));
    }
    let is_large = |sight: &Sight| sight.markers.is_some_and(|side| side >= SMALL);
    let (picture, sight) = match picture.has_more() && !sight.as_ref().is_ok_and(is_large) {
        true => {
            let picture = Picture::open(bytes, Detail::All)?;
            let sight = read_picture(game, &picture, hints);
            (picture, sight)
        }
        false => (picture, sight),
    };
    match sight {
        Ok(sight) => Ok((picture, sight)),
        Err(refusal) => read_mirrored(game, &picture, hints, refusal),
    }
}

/// Reads a picture in which no marker was found as a mirror shows it, if there are markers then.
fn read_mirrored(
    game: &Game,
    picture: &Picture,
    hints: &Hints,
    refusal: Refusal,
) -> Result<(Picture, Sight), Refusal> {
    if refusal.kind != RefusalKind::NoMarkers {
        return Err(refusal);
    }
    let picture = picture.mirrored();
    match read_picture(game, &picture, hints) {
        Ok(mut sight) => {
            sight.reading.remarks.push(MIRRORED.to_owned());
            Ok((picture, sight))
        }
        // There was nothing in it after all.
        Err(other) if other.kind == RefusalKind::NoMarkers => Err(refusal),
        Err(other) => Err(other),
    }
}

/// Reads the position on a table from a picture of it.
pub fn read_picture(game: &Game, picture: &Picture, hints: &Hints) -> Result<Sight, Refusal> {
    let by_hand = !hints.corners.is_empty();
    let sightings = if by_hand { Vec::new() } else { marker::find(&picture.grey, &TAG_25H9) };
    let mut sides: Vec<f64> = sightings.iter().map(|seen| marker::side(&seen.corners)).collect();
    sides.sort_by(f64::total_cmp);
    let markers = sides.get(sides.len() / 2).copied();
    let in_strips = game.boards.is_empty()
        && game
            .pieces
            .iter()
            .any(|piece| matches!(piece.shape, Shape::Strip(_)) && !piece.markers(0).is_empty());
    if in_strips && !by_hand {
        let read = |prints: Prints| {
            let sight = in_a_row(prints, picture, &sightings, hints)?;
            Ok(Attempt { unlike: sight.reading.open(), sight, spoilt: None })
        };
        let sight = ways::likeliest(game, None, read)?.sight;
        legible(&sight, picture, &sightings)?;
        return Ok(Sight { markers, ..sight });
    }
    let boards = match by_hand {
        true => {
            let corners: Vec<_> =
                hints.corners.iter().map(|corners| corners.map(|at| picture.stored(at))).collect();
            ground::by_hand(game, picture, &corners)?
        }
        false => ground::boards(game, picture, &sightings, hints.known)?,
    };
    let sight = on_boards(game, &boards, picture)?;
    // A print that spares ink leaves much open in any light.
    if ground::is_spared(game, &boards, picture) != Some(true) {
        legible(&sight, picture, &sightings)?;
    }
    Ok(Sight { boards, markers, ..sight })
}

/// Refuses a picture of which too much is left open, where it was exposed so badly that this is why.
fn legible(sight: &Sight, picture: &Picture, sightings: &[Sighting]) -> Result<(), Refusal> {
    let exposure = Exposure::of(picture, sightings).filter(|_| sight.reading.open() > MOST_OPEN);
    match exposure.and_then(|exposure| exposure.fault()) {
        Some(kind) => Err(exposure::refusal(kind)),
        None => Ok(()),
    }
}

/// What lies on the squares of all boards.
fn on_boards(game: &Game, boards: &[BoardSight], picture: &Picture) -> Result<Sight, Refusal> {
    // The frame of a tray may be under walls.
    let on_tiles = boards.iter().any(|sight| Prints::usual(game).has_tiles(sight.board));
    let spared = if on_tiles { None } else { ground::is_spared(game, boards, picture) };
    let best = ways::likeliest(game, spared, |prints| {
        let (mut reading, mut strange, mut spoilt) = (Reading::default(), Vec::new(), None);
        for camps in boards.chunk_by(|one, other| one.board == other.board) {
            let on_board = on_board(prints, camps, picture);
            reading.squares.extend(on_board.squares);
            strange.extend(on_board.strange);
            spoilt = spoilt.or(on_board.spoilt);
        }
        let unlike = strange.into_iter().reduce(f64::max).unwrap_or_else(|| reading.open());
        Ok(Attempt { sight: Sight { reading, ..Sight::default() }, unlike, spoilt })
    })?;
    let Attempt { mut sight, spoilt, .. } = best;
    match spoilt {
        Some(spoilt) if sight.reading.tells_little() => return Err(spoilt.refusal()),
        Some(spoilt) if sight.reading.open() > 0.0 => sight.reading.remarks.push(spoilt.remark()),
        _ => {}
    }
    Ok(sight)
}

/// What was seen of the camps of a board.
#[derive(Default)]
struct OnBoard {
    squares: Vec<Seen>,
    /// What of its loose tiles is strange, if it has any.
    strange: Option<f64>,
    /// Why nothing was told by colour and lightness, if nothing was.
    spoilt: Option<Spoilt>,
}

/// What lies on each square of the camps of a board: on a tray of these balls or discs, elsewhere pieces with printed
/// faces.
fn on_board(prints: Prints, camps: &[BoardSight], picture: &Picture) -> OnBoard {
    // All camps have the same pieces, and lie in the same picture: both are made ready once.
    let (pieces, levels) = (OnceCell::new(), OnceCell::new());
    let mut all = OnBoard::default();
    for &BoardSight { board, camp, ref view } in camps {
        let seen = match prints.tray(board, camp) {
            Some(tray) => {
                let sight = balls::read(&tray, view, picture);
                all.strange = Some(sight.strange.max(all.strange.unwrap_or(0.0)));
                all.spoilt = all.spoilt.or(sight.spoilt);
                sight.squares
            }
            None => {
                let pieces = pieces.get_or_init(|| prints.pieces(board)).clone();
                let print = prints.ground(board, camp, pieces);
                let levels = levels.get_or_init(|| faces::Levels::of(&picture.grey));
                print.map(|print| faces::read(&print, view, picture, levels)).unwrap_or_default()
            }
        };
        all.squares.extend(seen.into_iter().map(|(cell, guesses)| Seen { board, camp, cell, guesses }));
    }
    all
}

/// The planks on a table, which need no board.
fn in_a_row(
    prints: Prints,
    picture: &Picture,
    sightings: &[Sighting],
    hints: &Hints,
) -> Result<Sight, Refusal> {
    let game = prints.game;
    let (planks, tokens) = prints.row();
    let row = strips::read(&strips::Box { strips: &planks, tokens: &tokens }, sightings, picture);
    let row = match row {
        Ok(row) if row.planks.is_empty() => {
            return Err(ground::no_strips(game, picture, sightings, hints.known));
        }
        Ok(row) => row,
        // Whoever has another game on the table is told that first.
        Err(refusal) => {
            return Err(ground::instead_of_strips(game, sightings, hints.known).unwrap_or(refusal));
        }
    };
    let reading = Reading { planks: row.planks, remarks: row.remarks, ..Reading::default() };
    let strips = row.places.into_iter().map(|place| place.squares).collect();
    Ok(Sight { reading, strips, ..Sight::default() })
}

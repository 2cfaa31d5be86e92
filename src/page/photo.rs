//! Reading of photos.

use super::judge::{document, shown};
use super::response::{RequestError, SeenPlace};
use super::{File, Response};
use crate::desk::{DeskFinding, JudgedGame, PhotoReading};
use crate::game::{Cell, Lattice};
use crate::photo::Picture;
use crate::report::{self, CheckDocument};
use crate::rules::{Spot, found_position};
use crate::scene::Point;
use crate::text::{Finding, Source};

/// Name of the photo among the files of a request.
const PHOTO: &str = "photo";

/// Reads the attached photo as that of the tables which it shows. A table that could not be loaded does not matter if
/// there is another.
pub(super) fn read(
    tables: Vec<Result<JudgedGame, RequestError>>,
    corners: &[[(f64, f64); 4]],
    files: &[File],
) -> Result<Response, RequestError> {
    let Some(photo) = files.iter().find(|file| file.name == PHOTO) else {
        return Err(Finding::new(DeskFinding::NoPhoto).into());
    };
    let corners: Vec<[Point; 4]> = corners.iter().map(|four| four.map(Point::from)).collect();
    let (mut loaded, mut faulty) = (Vec::new(), None);
    for (number, table) in tables.into_iter().enumerate() {
        match table {
            Ok(table) => loaded.push((number, table)),
            Err(error) => faulty = faulty.or(Some(error)),
        }
    }
    if loaded.is_empty() {
        let no_table = || Finding::new(DeskFinding::UnknownRequest { why: "no table".to_owned() }).into();
        return Err(faulty.unwrap_or_else(no_table));
    }
    let tables: Vec<&JudgedGame> = loaded.iter().map(|(_, table)| table).collect();
    let (picture, readings) = PhotoReading::recognise(&tables, &photo.bytes, &corners)?;
    let told = readings.iter().filter_map(|(at, read)| Some((loaded.get(*at)?, read)));
    Ok(match told.collect::<Vec<_>>().as_slice() {
        [((number, table), read)] => seen(*number, table, &picture, read),
        several => Response::Ambiguous { tables: several.iter().map(|((number, _), _)| *number).collect() },
    })
}

fn seen(number: usize, table: &JudgedGame, picture: &Picture, read: &PhotoReading) -> Response {
    let (judgement, lang) = (&read.settled.judgement, table.lang());
    let (game_name, notes) = (table.game_name(&judgement.variant), read.notes(lang));
    let position = judgement.position.as_ref().map(ToString::to_string).unwrap_or_default();
    let source = Source { name: PHOTO.to_owned(), text: position };
    let check = CheckDocument::photo(&table.game.name, judgement, read.seen_records(table), lang);
    let words = report::photo(game_name, &source, judgement, &notes, false);
    Response::Seen {
        table: number,
        judged: shown(table, judgement, document(&check), words, notes),
        text: found_position(table.referee.as_ref(), &read.found).written(lang),
        places: places(table, picture, read),
        size: picture.upright_size(),
    }
}

/// All spots with their corners in the picture.
fn places(table: &JudgedGame, picture: &Picture, read: &PhotoReading) -> Vec<SeenPlace> {
    let place = |spot: Spot| {
        let corners = corners(table, read, spot)?;
        let shown = |at: Point| {
            let at = picture.upright(at);
            (at.x, at.y)
        };
        let written = |lies| read.observed_name(table, spot, lies).to_string();
        Some(SeenPlace {
            name: table.referee.spot_name(&read.found, spot),
            what: read.found.certain(spot).map(written),
            may: read.found.may(spot).iter().map(|lies| written(*lies)).collect(),
            corners: corners.into_iter().map(shown).collect(),
        })
    };
    read.found.spots().filter_map(place).collect()
}

/// Corners of a spot in pixels of the stored picture, before the rotation by EXIF.
fn corners(table: &JudgedGame, read: &PhotoReading, spot: Spot) -> Option<Vec<Point>> {
    match spot {
        Spot::Strip(row, at) => Some(read.sight.strips.get(row)?.get(at)?.to_vec()),
        Spot::Square(at) => {
            let square = read.found.squares.get(at)?;
            let sight =
                read.sight.boards.iter().find(|it| (it.board, it.camp) == (square.board, square.camp))?;
            let lattice = Lattice::new(read.sight.printed(&table.game).boards.get(square.board)?);
            let centre = lattice.centre(Cell { column: square.column, row: square.row });
            let corners = lattice.corners().into_iter().map(|corner| centre + corner.to_vec2());
            corners.map(|corner| sight.view.project(corner, 0.0)).collect()
        }
    }
}

//! Which boards and camps lie where.

use kurbo::{Point, Size};

use super::super::marker::Family;
use super::super::marker::{self, Sighting};
use super::super::view::{Homography, Pair, View};
use super::super::{Known, Picture, Refusal, RefusalKind};
use super::{BoardSight, Light, Marked, limits, missing};
use crate::game::{Board, Game, Lattice, Marker, Shape};

/// One camp as it is printed, with its markers.
#[derive(Clone, Debug)]
pub(super) struct Print<'a> {
    /// The board.
    pub(super) board: &'a Board,
    /// Its number in the game, and the camp's in the board.
    pub(super) number: (usize, usize),
    /// The markers.
    pub(super) markers: Vec<Marker>,
}

/// A camp that was found: its markers that agree, and how its plane lies in the picture.
pub(super) struct Fit {
    pub(super) markers: Vec<Marked>,
    pub(super) plane: Homography,
}

/// How far a marker may be from where the others have it: a part of its side in the picture, as paper bows and lenses
/// bend, and no less than a few pixels.
const OFF: f64 = 0.15;
const OFF_LEAST: f64 = 2.5;
/// How far around the place where a marker should be it is looked for again: a part of its side.
const LOOK: f64 = 0.12;
/// So many markers tell for certain how a board lies.
const ENOUGH: usize = 3;

/// Finds all boards of a game that have markers.
pub fn boards(
    game: &Game,
    picture: &Picture,
    sightings: &[Sighting],
    family: &Family,
    known: Known,
) -> Result<Vec<BoardSight>, Refusal> {
    let prints = prints(game);
    if prints.is_empty() {
        let title = game.title.get(crate::game::Lang::En);
        return Err(Refusal::new(
            RefusalKind::NoMap,
            format!("the boards of {title} have no markers that a photo could be read by"),
            "add `markers` to the `[[board]]` of the spec and print it again, or say where the corners of the squares \
             are with `--corners`",
        ));
    }
    if sightings.is_empty() {
        return Err(missing::nothing(picture));
    }
    let fits: Vec<Option<Fit>> = prints.iter().map(|print| fit(print, picture, sightings, family)).collect();
    if fits.iter().all(|fit| fit.as_ref().is_none_or(|fit| fit.markers.len() < ENOUGH))
        && let Some(refusal) = other_game(game, sightings, known)
    {
        return Err(refusal);
    }
    for (print, fit) in prints.iter().zip(&fits) {
        if let Some(fit) = fit {
            twice(game, print, fit, sightings)?;
        }
    }
    let mut found = Vec::new();
    for (print, fit) in prints.iter().zip(fits) {
        let sight = fit.filter(|fit| tells(fit, print)).map(|fit| sight(print, fit, picture));
        match sight {
            Some(Some(sight)) => found.push(sight),
            Some(None) | None => return Err(missing::why(game, print, &prints, picture, sightings, &found)),
        }
    }
    for (sight, print) in found.iter().zip(&prints) {
        limits::check(game, print.board, sight, picture)?;
    }
    Ok(found)
}

/// The boards of a game by the corners of their squares: for each camp of each board four places in the picture,
/// clockwise from the corner that is the top left one as the board is printed.
pub fn by_hand(game: &Game, picture: &Picture, corners: &[[Point; 4]]) -> Result<Vec<BoardSight>, Refusal> {
    let camps = game.boards.iter().enumerate();
    let camps: Vec<_> = camps
        .flat_map(|(number, board)| (0..board.camps.len()).map(move |camp| (number, camp, board)))
        .collect();
    let refuse = |message: String, hint: &str| Err(Refusal::new(RefusalKind::Corners, message, hint));
    if camps.is_empty() {
        return refuse(
            "this game has no board whose corners could be given".to_owned(),
            "leave `--corners` out",
        );
    }
    if camps.len() != corners.len() {
        let message =
            format!("corners are given of {} boards, and the game has {}", corners.len(), camps.len());
        return refuse(message, "give `--corners` once for each board or camp, in the order of the game");
    }
    let mut found = Vec::new();
    for ((number, camp, board), corners) in camps.into_iter().zip(corners) {
        let bounds = Lattice::new(board).bounds();
        let printed = [
            Point::new(bounds.x0, bounds.y0),
            Point::new(bounds.x1, bounds.y0),
            Point::new(bounds.x1, bounds.y1),
            Point::new(bounds.x0, bounds.y1),
        ];
        let pairs: Vec<Pair> = printed.into_iter().zip(*corners).collect();
        let (width, height) = (picture.width() as f64, picture.height() as f64);
        let outside = |at: &Point| at.x < -0.5 || at.y < -0.5 || at.x > width - 0.5 || at.y > height - 0.5;
        if let Some(at) = corners.iter().find(|at| outside(at)) {
            let scale = picture.reduced as f64;
            let message = format!(
                "the corner {:.0},{:.0} is outside the picture, which has {:.0} × {:.0} pixels",
                at.x * scale,
                at.y * scale,
                width * scale,
                height * scale
            );
            return refuse(message, "give each corner as x,y in pixels from the top left of the picture");
        }
        let turns: Vec<f64> = (0..4)
            .map(|at| {
                (corners[(at + 1) % 4] - corners[at]).cross(corners[(at + 2) % 4] - corners[(at + 1) % 4])
            })
            .collect();
        let view = View::of(&pairs, Size::new(width, height), picture.focal);
        match view.filter(|_| turns.iter().all(|turn| *turn > 0.0)) {
            Some(view) => found.push(BoardSight {
                board: number,
                camp,
                view,
                markers: Vec::new(),
                light: Light::default(),
            }),
            None => {
                return refuse(
                    "these four corners are not those of a board, clockwise as one sees it".to_owned(),
                    "begin with the corner that is at the top left as the board is printed, and go on clockwise",
                );
            }
        }
    }
    for sight in &found {
        if let Some(board) = game.boards.get(sight.board) {
            limits::check(game, board, sight, picture)?;
        }
    }
    Ok(found)
}

/// The camps of a game that have markers.
pub(super) fn prints(game: &Game) -> Vec<Print<'_>> {
    let boards = game.boards.iter().enumerate();
    let camps =
        boards.flat_map(|(number, board)| (0..board.camps.len()).map(move |camp| (number, camp, board)));
    let prints = camps.map(|(number, camp, board)| Print {
        board,
        number: (number, camp),
        markers: board.markers(camp),
    });
    prints.filter(|print| !print.markers.is_empty()).collect()
}

/// The corners of a marker's black square in millimetres, clockwise from the one that is its top left when it stands
/// upright.
pub(in crate::photo) fn corners(marker: &Marker) -> [Point; 4] {
    let (left, top) = (marker.square.left().get(), marker.square.top().get());
    let (right, bottom) = (marker.square.right().get(), marker.square.bottom().get());
    let printed = [(left, top), (right, top), (right, bottom), (left, bottom)].map(Point::from);
    [0, 1, 2, 3].map(|corner| printed[(corner + usize::from(marker.quarters)) % 4])
}

/// The sightings that may be of a print, each with the marker that it would be.
fn candidates(markers: &[Marker], sightings: &[Sighting]) -> Vec<Marked> {
    let of = |sighting: &Sighting| {
        let marker = markers.iter().find(|marker| u16::from(marker.id) == sighting.id)?;
        Some(Marked { id: marker.id, printed: corners(marker), seen: sighting.corners })
    };
    sightings.iter().filter_map(of).collect()
}

fn pairs(markers: &[Marked]) -> Vec<Pair> {
    markers.iter().flat_map(|marker| marker.printed.into_iter().zip(marker.seen)).collect()
}

/// The side of a marker in the picture, in pixels.
pub(super) fn side(seen: &[Point; 4]) -> f64 {
    (0..4).map(|at| seen[at].distance(seen[(at + 1) % 4])).sum::<f64>() / 4.0
}

/// The most sightings that agree on how these markers lie.
fn agreeing(candidates: &[Marked]) -> Option<Fit> {
    let sides = candidates.iter().map(|marker| side(&marker.seen));
    let off = (sides.sum::<f64>() / candidates.len().max(1) as f64 * OFF).max(OFF_LEAST);
    let (plane, agree) = Homography::robust(&pairs(candidates), off)?;
    let kept = candidates.iter().enumerate().filter(|(at, _)| agree.get(4 * at) == Some(&true));
    let mut markers: Vec<Marked> = Vec::new();
    for (_, marker) in kept {
        // Of two that are read as the same one and both agree, one is enough.
        if markers.iter().all(|known| known.id != marker.id) {
            markers.push(*marker);
        }
    }
    (!markers.is_empty()).then_some(Fit { markers, plane })
}

fn fit(print: &Print, picture: &Picture, sightings: &[Sighting], family: &Family) -> Option<Fit> {
    let mut fit = agreeing(&candidates(&print.markers, sightings))?;
    if fit.markers.len() == print.markers.len() || fit.markers.len() < 2 {
        return Some(fit);
    }
    // Where the others are it is known where those should be that were not found.
    let found: Vec<u8> = fit.markers.iter().map(|marker| marker.id).collect();
    for marker in print.markers.iter().filter(|marker| !found.contains(&marker.id)) {
        let printed = corners(marker);
        let Some(expected) = seen(&fit.plane, &printed) else { continue };
        let reach = (side(&expected) * LOOK).max(2.0);
        let again = marker::look(&picture.grey, family, expected, reach);
        if let Some(sighting) = again.filter(|sighting| sighting.id == u16::from(marker.id)) {
            fit.markers.push(Marked { id: marker.id, printed, seen: sighting.corners });
        }
    }
    agreeing(&fit.markers)
}

/// Where four places of a plane are seen.
pub(super) fn seen(plane: &Homography, places: &[Point; 4]) -> Option<[Point; 4]> {
    let [one, two, three, four] = places.map(|place| plane.apply(place));
    Some([one?, two?, three?, four?])
}

/// Whether the markers tell how the whole board lies: three do, or two that are far apart.
fn tells(fit: &Fit, print: &Print) -> bool {
    let middle = |marker: &Marked| marker.printed[0].midpoint(marker.printed[2]);
    let whole = print.board.size();
    let far = whole.width.get().hypot(whole.height.get()) * 0.5;
    match fit.markers.as_slice() {
        [] | [_] => false,
        [one, other] => middle(one).distance(middle(other)) > far,
        _ => true,
    }
}

fn sight(print: &Print, fit: Fit, picture: &Picture) -> Option<BoardSight> {
    let size = Size::new(picture.width() as f64, picture.height() as f64);
    let view = View::of(&pairs(&fit.markers), size, picture.focal)?;
    let light = Light::of(picture, &fit.markers);
    let (board, camp) = print.number;
    Some(BoardSight { board, camp, view, markers: fit.markers, light })
}

/// Refuses a second board with the same markers.
fn twice(game: &Game, print: &Print, fit: &Fit, sightings: &[Sighting]) -> Result<(), Refusal> {
    let mut others = candidates(&print.markers, sightings);
    others.retain(|other| {
        let middle = other.seen[0].midpoint(other.seen[2]);
        let near =
            |marker: &Marked| marker.seen[0].midpoint(marker.seen[2]).distance(middle) < side(&other.seen);
        !fit.markers.iter().any(near)
    });
    let second = agreeing(&others).is_some_and(|fit| fit.markers.len() >= 2);
    if !second {
        return Ok(());
    }
    let called = called(game, print.number);
    Err(Refusal::new(
        RefusalKind::TwoBoards,
        format!("two boards with the markers of {called} are in the picture"),
        "cover one of them, or take the photo so that only one shows",
    ))
}

/// The game that these markers are of, if it is another one.
fn other_game(game: &Game, sightings: &[Sighting], known: Known) -> Option<Refusal> {
    let others = known();
    let best = others
        .iter()
        .filter(|other| other.name != game.name)
        .map(|other| (explained(other, sightings), other));
    let (count, other) = best.max_by_key(|(count, _)| *count)?;
    let ours = explained(game, sightings);
    if count < ENOUGH.max(ours + 1) {
        return None;
    }
    Some(Refusal::new(
        RefusalKind::OtherGame,
        format!(
            "this is a photo of {}, and it was to be read as {}",
            other.title.get(crate::game::Lang::En),
            game.title.get(crate::game::Lang::En)
        ),
        format!("ask for `{}`", other.name),
    ))
}

/// Why no strip of a game laid out in strips was found.
pub fn instead_of_strips(
    game: &Game,
    picture: &Picture,
    sightings: &[Sighting],
    known: Known,
) -> Option<Refusal> {
    if sightings.is_empty() {
        return Some(missing::nothing(picture));
    }
    other_game(game, sightings, known)
}

/// How many sightings the boards or strips of a game explain.
fn explained(game: &Game, sightings: &[Sighting]) -> usize {
    let boards =
        prints(game).into_iter().filter_map(|print| agreeing(&candidates(&print.markers, sightings)));
    let boards: usize = boards.map(|fit| fit.markers.len()).filter(|count| *count > 1).sum();
    let strips = game.pieces.iter().filter(|piece| matches!(piece.shape, Shape::Strip(_)));
    let copies = strips.flat_map(|piece| (0..piece.count).map(|copy| piece.markers(copy)));
    // Both ends of a strip carry the same marker: it is explained if they lie as far apart as they should.
    let explained = copies.filter(|markers| ends_agree(markers, sightings)).count();
    boards + 2 * explained
}

/// Whether two sightings lie as the two ends of a strip.
fn ends_agree(markers: &[Marker], sightings: &[Sighting]) -> bool {
    let [left, right] = markers else { return false };
    let seen: Vec<_> = sightings.iter().filter(|sighting| sighting.id == u16::from(left.id)).collect();
    seen.iter().any(|one| {
        seen.iter().filter(|other| other.corners != one.corners).any(|other| {
            let ends = [(left, one), (right, other)].map(|(marker, sighting)| Marked {
                id: marker.id,
                printed: corners(marker),
                seen: sighting.corners,
            });
            Homography::robust(&pairs(&ends), (side(&one.corners) * OFF).max(OFF_LEAST)).is_some()
        })
    })
}

/// What a board or a camp is called: `camp A`, `the board tray`.
pub(super) fn called(game: &Game, (board, camp): (usize, usize)) -> String {
    let Some(board) = game.boards.get(board) else { return "the board".to_owned() };
    match board.camps.get(camp).and_then(|camp| camp.letter) {
        Some(letter) => format!("camp {letter}"),
        None if game.boards.len() == 1 => "the board".to_owned(),
        None => format!("the board {}", board.name),
    }
}

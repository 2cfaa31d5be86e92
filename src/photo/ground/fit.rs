//! How a camp lies by the markers that agree.

use kurbo::Point;

use super::super::Picture;
use super::super::marker::{self, Sighting, TAG_25H9, side};
use super::super::view::{Homography, Pair};
use super::Marked;
use crate::game::{Board, Game, Marker};

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
pub(super) const OFF: f64 = 0.15;
pub(super) const OFF_LEAST: f64 = 2.5;
/// How far around the place where a marker should be it is looked for again: a part of its side.
const LOOK: f64 = 0.12;
/// So many markers tell for certain how a board lies.
pub(super) const ENOUGH: usize = 3;

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
pub(super) fn candidates(markers: &[Marker], sightings: &[Sighting]) -> Vec<Marked> {
    let of = |sighting: &Sighting| {
        let marker = markers.iter().find(|marker| u16::from(marker.id) == sighting.id)?;
        Some(Marked { id: marker.id, printed: corners(marker), seen: sighting.corners })
    };
    sightings.iter().filter_map(of).collect()
}

pub(super) fn pairs(markers: &[Marked]) -> Vec<Pair> {
    markers.iter().flat_map(|marker| marker.printed.into_iter().zip(marker.seen)).collect()
}

/// The most sightings that agree on how these markers lie.
pub(super) fn agreeing(candidates: &[Marked]) -> Option<Fit> {
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

/// How a camp lies: by its markers that were found, and by those that are found once it is known where to look.
pub(super) fn fit(print: &Print, picture: &Picture, sightings: &[Sighting]) -> Option<Fit> {
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
        let again = marker::look(&picture.grey, &TAG_25H9, expected, reach);
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
pub(super) fn tells(fit: &Fit, print: &Print) -> bool {
    let middle = |marker: &Marked| marker.printed[0].midpoint(marker.printed[2]);
    let whole = print.board.size();
    let far = whole.width.get().hypot(whole.height.get()) * 0.5;
    match fit.markers.as_slice() {
        [] | [_] => false,
        [one, other] => middle(one).distance(middle(other)) > far,
        _ => true,
    }
}

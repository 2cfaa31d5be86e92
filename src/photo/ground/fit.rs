//! Fits the plane of a camp to its consistent markers.

use kurbo::{Point, Rect};

use super::MarkerMatch;
use crate::game::{self, Board, Game, Marker};
use crate::photo::Picture;
use crate::photo::marker::{self, Sighting, TAG_25H9, side};
use crate::photo::view::{Homography, Pair, centre, quad};

/// A printed camp with its markers, and the sightings that bear their codes.
#[derive(Clone, Debug)]
pub(super) struct PrintedCamp<'a> {
    pub(super) board: &'a Board,
    /// Indices of the board in the game and of the camp in the board.
    pub(super) number: (usize, usize),
    pub(super) markers: Vec<Marker>,
    pub(super) seen: Vec<MarkerMatch>,
}

/// A camp fitted to its inlier markers.
pub(super) struct CampFit {
    pub(super) markers: Vec<MarkerMatch>,
    /// Markers of another camp on the same table, in the coordinates of this one's plane.
    pub(super) beside: Vec<MarkerMatch>,
    pub(super) plane: Homography,
}

/// Inlier tolerance of a marker: a fraction of its side in the picture, as paper bows and lenses distort, but no less
/// than a few pixels.
pub(super) const INLIER_TOLERANCE: f64 = 0.15;
pub(super) const MIN_INLIER_TOLERANCE_PX: f64 = 2.5;
/// Search radius around the expected position of a marker, as a fraction of its side.
const SEARCH_RADIUS: f64 = 0.25;
/// Number of markers that locate a board reliably.
pub(super) const MIN_MARKERS: usize = 3;
/// Minimum extent of the markers in each direction, as a fraction of the board's.
const MIN_SPREAD: f64 = 0.35;

/// All camps of a game: the index of the board, that of the camp in it, and the board.
pub(super) fn camps(game: &Game) -> impl Iterator<Item = ((usize, usize), &Board)> {
    let boards = game.boards.iter().enumerate();
    boards.flat_map(|(number, board)| (0..board.camps.len()).map(move |camp| ((number, camp), board)))
}

/// The camps of a game that have markers.
pub(super) fn prints<'a>(game: &'a Game, sightings: &[Sighting]) -> Vec<PrintedCamp<'a>> {
    let prints = camps(game).map(|(number, board)| {
        let markers = board.markers(number.1);
        PrintedCamp { board, number, seen: candidates(&markers, sightings), markers }
    });
    prints.filter(|print| !print.markers.is_empty()).collect()
}

/// A rectangle of a board in plain millimetres.
pub(in crate::photo) fn bounds(rect: game::Rect) -> Rect {
    Rect::new(rect.left().get(), rect.top().get(), rect.right().get(), rect.bottom().get())
}

/// The corners of a marker's black square in millimetres, clockwise from its top left corner when upright.
pub(in crate::photo) fn corners(marker: &Marker) -> [Point; 4] {
    let mut corners = quad(bounds(marker.square));
    corners.rotate_left(usize::from(marker.quarters) % 4);
    corners
}

/// Matches sightings with the markers of a print by their codes.
fn candidates(markers: &[Marker], sightings: &[Sighting]) -> Vec<MarkerMatch> {
    let of = |sighting: &Sighting| {
        let marker = markers.iter().find(|marker| u16::from(marker.id) == sighting.id)?;
        Some(MarkerMatch { id: marker.id, printed: corners(marker), seen: sighting.corners })
    };
    sightings.iter().filter_map(of).collect()
}

pub(super) fn pairs(markers: &[MarkerMatch]) -> Vec<Pair> {
    markers.iter().flat_map(|marker| marker.printed.into_iter().zip(marker.seen)).collect()
}

/// Fits a plane to the largest consistent set of sightings.
pub(super) fn fit_inliers(candidates: &[MarkerMatch]) -> Option<CampFit> {
    let sides = candidates.iter().map(|marker| side(&marker.seen));
    let off =
        (sides.sum::<f64>() / candidates.len().max(1) as f64 * INLIER_TOLERANCE).max(MIN_INLIER_TOLERANCE_PX);
    let (plane, agree) = Homography::fit_robust(&pairs(candidates), off)?;
    let kept = candidates.iter().enumerate().filter(|(at, _)| agree.get(4 * at) == Some(&true));
    let mut markers: Vec<MarkerMatch> = Vec::new();
    for (_, marker) in kept {
        // If two sightings of the same marker are inliers, one is enough.
        if markers.iter().all(|known| known.id != marker.id) {
            markers.push(*marker);
        }
    }
    (!markers.is_empty()).then_some(CampFit { markers, beside: Vec::new(), plane })
}

/// Fits a camp to its markers, then again with those that are found near their expected positions.
pub(super) fn fit(print: &PrintedCamp, picture: &Picture) -> Option<CampFit> {
    let fit = fit_inliers(&print.seen)?;
    if fit.markers.len() < 2 {
        return Some(fit);
    }
    let by_all = |markers: &[MarkerMatch]| fit_inliers(markers).map(|fit| fit.plane);
    // Markers near their expected positions show the distortion of the lens, though no plane goes through all of them.
    let markers = with_expected_markers(fit.markers, print, picture, by_all);
    Some(CampFit { plane: fit_inliers(&markers)?.plane, markers, beside: Vec::new() })
}

/// Adds the markers that are found where `plane`, fitted to all markers so far, expects them.
pub(super) fn with_expected_markers(
    mut markers: Vec<MarkerMatch>,
    print: &PrintedCamp,
    picture: &Picture,
    plane: impl Fn(&[MarkerMatch]) -> Option<Homography>,
) -> Vec<MarkerMatch> {
    let found: Vec<Point> = markers.iter().map(|marker| centre(&marker.printed)).collect();
    let mut others: Vec<(u8, [Point; 4])> =
        print.markers.iter().map(|marker| (marker.id, corners(marker))).collect();
    others.retain(|(id, _)| markers.iter().all(|known| known.id != *id));
    // The nearest first: every marker that is found improves the prediction of the next.
    let far = |(_, printed): &(u8, [Point; 4])| {
        found.iter().map(|one| one.distance(centre(printed))).fold(f64::INFINITY, f64::min)
    };
    others.sort_by(|one, other| far(one).total_cmp(&far(other)));
    let mut known = plane(&markers);
    for (id, printed) in others {
        let Some(expected) = known.and_then(|plane| plane.apply_quad(&printed)) else {
            continue;
        };
        let there = |one: &&MarkerMatch| {
            one.id == id && centre(&one.seen).distance(centre(&expected)) < side(&expected) / 2.0
        };
        let looked = || {
            let reach = (side(&expected) * SEARCH_RADIUS).max(2.0);
            let found = marker::find_near(&picture.grey, &TAG_25H9, expected, reach)?;
            (found.id == u16::from(id)).then_some(MarkerMatch { id, printed, seen: found.corners })
        };
        if let Some(marker) = print.seen.iter().find(there).copied().or_else(looked) {
            markers.push(marker);
            known = plane(&markers);
        }
    }
    markers
}

/// Whether the markers locate the whole board: at least three, or two that are far apart, and not all at one side of
/// it.
pub(super) fn is_located(fit: &CampFit, print: &PrintedCamp) -> bool {
    let whole = print.board.size();
    let far = libm::hypot(whole.width.get(), whole.height.get()) * 0.5;
    let enough = match fit.markers.as_slice() {
        [] | [_] => false,
        // On a known table plane, two fix position and rotation.
        [_, _] if !fit.beside.is_empty() => true,
        [one, other] => centre(&one.printed).distance(centre(&other.printed)) > far,
        _ => true,
    };
    let points = fit.markers.iter().chain(&fit.beside).map(|marker| centre(&marker.printed));
    let spread = points.map(|at| Rect::from_points(at, at)).reduce(|all, one| all.union(one));
    enough
        && spread.is_some_and(|spread| {
            spread.width() > whole.width.get() * MIN_SPREAD
                && spread.height() > whole.height.get() * MIN_SPREAD
        })
}

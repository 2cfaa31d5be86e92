//! Tells which game a picture shows.

use super::fit::{
    INLIER_TOLERANCE, MIN_INLIER_TOLERANCE_PX, MIN_MARKERS, corners, fit_inliers, pairs, prints,
};
use super::{MarkerMatch, missing};
use crate::game::{Game, Marker};
use crate::photo::marker::{Sighting, side};
use crate::photo::view::Homography;
use crate::photo::words::{GameTitle, MarkerFinding, PlankFinding, PlankHint};
use crate::photo::{GameLoader, Picture};
use crate::text::{Action, Finding};

/// Names the game whose markers these are, if it is another one.
pub fn other_game(game: &Game, sightings: &[Sighting], load_games: GameLoader) -> Option<Finding> {
    let others = load_games();
    let others = others.iter().filter(|other| other.name != game.name);
    let best = others.map(|other| (explained(other, sightings), other));
    let (count, other) = best.max_by_key(|(count, _)| *count)?;
    let ours = explained(game, sightings);
    if count < MIN_MARKERS.max(ours + 1) {
        return None;
    }
    let message =
        MarkerFinding::OtherGame { shown: GameTitle::from_game(other), expected: GameTitle::from_game(game) };
    let hint = Action::AskForGame { game: other.name.clone() };
    Some(Finding::new(message).hint(hint))
}

/// Explains why no strip of a game laid out in strips was found.
pub fn no_strips(game: &Game, picture: &Picture, sightings: &[Sighting], load_games: GameLoader) -> Finding {
    if sightings.is_empty() {
        return missing::no_markers(picture);
    }
    other_game(game, sightings, load_games).unwrap_or_else(|| {
        let message = PlankFinding::NoStripTold { title: GameTitle::from_game(game) };
        Finding::new(message).hint(PlankHint::LayStripsFlat)
    })
}

/// Number of sightings that the boards or strips of a game explain.
pub fn explained(game: &Game, sightings: &[Sighting]) -> usize {
    let boards = prints(game, sightings).into_iter().filter_map(|print| fit_inliers(&print.seen));
    let boards: usize = boards.map(|fit| fit.markers.len()).filter(|count| *count > 1).sum();
    let strips = game.pieces.iter().filter(|piece| piece.shape.strip().is_some());
    let copies = strips.flat_map(|piece| (0..piece.count).map(|copy| piece.markers(copy)));
    // Both ends of a strip carry the same marker: a strip is explained if its ends are at the right distance.
    let explained = copies.filter(|markers| are_ends(markers, sightings)).count();
    boards + 2 * explained
}

/// Whether two sightings match the two ends of a strip.
fn are_ends(markers: &[Marker], sightings: &[Sighting]) -> bool {
    let [left, right] = markers else { return false };
    let seen: Vec<_> = sightings.iter().filter(|sighting| sighting.id == u16::from(left.id)).collect();
    seen.iter().any(|one| {
        seen.iter().filter(|other| other.corners != one.corners).any(|other| {
            let ends = [(left, one), (right, other)].map(|(marker, sighting)| MarkerMatch {
                id: marker.id,
                printed: corners(marker),
                seen: sighting.corners,
            });
            let tolerance = (side(&one.corners) * INLIER_TOLERANCE).max(MIN_INLIER_TOLERANCE_PX);
            Homography::fit_robust(&pairs(&ends), tolerance).is_some()
        })
    })
}

//! Measures how large a game was printed: its markers have one size, what they stand on may have been resized.

use kurbo::{Point, Vec2};

use super::MarkerMatch;
use super::fit::{corners, prints};
use crate::game::Game;
use crate::photo::marker::Sighting;
use crate::photo::signal::median;
use crate::photo::view::centre;

/// Maximum angle, as its sine, between the direction to another marker as one shows it and as it is.
const MAX_DIRECTION_ERROR: f64 = 0.2;

/// Light spreads over the black of a marker, so it looks smaller than it is, and distances longer: typically by this factor,
/// up to 1.08 in overexposed pictures.
const MARKER_SHRINKAGE: f64 = 1.02;

/// The distances between printed markers as a fraction of those in a game; `None` if no two markers tell it.
pub fn printed_ratio(game: &Game, sightings: &[Sighting]) -> Option<f64> {
    let boards = prints(game, sightings).into_iter().map(|print| print.seen);
    let parts = boards.chain(strips(game, sightings));
    Some(median(parts.flat_map(|part| ratios(&part)).collect())? / MARKER_SHRINKAGE)
}

/// The ends of each strip of which both are seen.
fn strips(game: &Game, sightings: &[Sighting]) -> impl Iterator<Item = Vec<MarkerMatch>> {
    let strips = game.pieces.iter().filter(|piece| piece.shape.strip().is_some());
    let copies = strips.flat_map(|piece| (0..piece.count).map(|copy| piece.markers(copy)));
    copies.filter_map(|ends| {
        let mine = |id: u8| sightings.iter().filter(move |seen| seen.id == u16::from(id));
        let [left, right] = ends else { return None };
        let mut seen = mine(left.id);
        let (one, other) = (seen.next()?, seen.next()?);
        let is_along = |from: &Sighting, to: &Sighting| {
            (from.corners[1] - from.corners[0]).dot(centre(&to.corners) - centre(&from.corners)) > 0.0
        };
        // The left end looks at the right one as in print.
        let print = [corners(left), corners(right)];
        let is_left = is_along(one, other) == ((print[0][1] - print[0][0]).x > 0.0);
        let [one, other] = if is_left { [one, other] } else { [other, one] };
        let matched =
            |marker: u8, printed, seen: &Sighting| MarkerMatch { id: marker, printed, seen: seen.corners };
        seen.next()
            .is_none()
            .then(|| vec![matched(left.id, print[0], one), matched(right.id, print[1], other)])
    })
}

/// The ratio for each pair of markers.
fn ratios(markers: &[MarkerMatch]) -> Vec<f64> {
    let pairs = (0..markers.len()).flat_map(|one| (0..one).map(move |other| (one, other)));
    pairs.filter_map(|(one, other)| ratio(markers.get(one)?, markers.get(other)?)).collect()
}

/// Along a line in perspective, a distance is magnified by the geometric mean of the magnifications at its ends.
fn ratio(one: &MarkerMatch, other: &MarkerMatch) -> Option<f64> {
    let printed = centre(&other.printed) - centre(&one.printed);
    let seen = centre(&other.seen) - centre(&one.seen);
    let ends = [magnified(one, printed)?, magnified(other, printed)?];
    let is_along = |end: &Vec2| {
        end.dot(seen) > 0.0 && end.cross(seen).abs() < MAX_DIRECTION_ERROR * end.hypot() * seen.hypot()
    };
    let expected = (ends[0].hypot() * ends[1].hypot()).sqrt();
    ends.iter().all(is_along).then(|| seen.hypot() / expected)
}

/// A vector on the print as the marker alone would show it.
fn magnified(marker: &MarkerMatch, printed: Vec2) -> Option<Vec2> {
    let axes = |[a, b, c, d]: [Point; 4]| [((b - a) + (c - d)) / 2.0, ((d - a) + (c - b)) / 2.0];
    let ([across, down], seen) = (axes(marker.printed), axes(marker.seen));
    let part = |axis: Vec2| printed.dot(axis) / axis.hypot2();
    (across.hypot2() > 0.0 && down.hypot2() > 0.0 && printed.hypot2() > 0.0)
        .then(|| seen[0] * part(across) + seen[1] * part(down))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::game::Scale;
    use crate::photo::view::Homography;
    use crate::spec::{Overrides, load};
    use crate::templates;

    fn printed(name: &str, percent: u32) -> Game {
        let template = templates::game(name).unwrap();
        let scale = Some(Scale::from_thousandths(percent * 10));
        load(&template.source(), &Overrides { scale, ..Overrides::default() }, template).unwrap().game
    }

    /// The markers of a game in perspective; strips lie below each other.
    fn sightings(game: &Game, slant: f64, turn: f64) -> Vec<Sighting> {
        let (sin, cos) = (libm::sin(turn), libm::cos(turn));
        let plane = Homography::new([
            [4.0 * cos, -4.0 * sin, 900.0],
            [4.0 * sin, 4.0 * cos, 900.0],
            [slant * 1e-3, 0.5 * slant * 1e-3, 1.0],
        ]);
        let boards = game.boards.iter().map(|board| board.markers(0)).take(1);
        let strips = game.pieces.iter().filter(|piece| piece.shape.strip().is_some());
        let parts = boards.chain(strips.map(|piece| piece.markers(0).to_vec()));
        let seen = parts.enumerate().flat_map(|(part, markers)| {
            markers.into_iter().map(move |marker| {
                let below = Vec2::new(0.0, 40.0 * part as f64);
                let corners = plane.apply_quad(&corners(&marker).map(|corner| corner + below)).unwrap();
                Sighting { id: marker.id.into(), corners, bit_errors: 0 }
            })
        });
        seen.collect()
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(24))]

        #[test]
        fn the_size_is_that_of_the_print(
            percent in 60u32..180,
            slant in -1.0..1.0f64,
            turn in 0.0..6.0f64,
            which in 0usize..4,
        ) {
            let name = ["lightning", "quits", "plank", "macmahon"][which];
            // At its own size the ratio is on either side of 1.
            prop_assume!(percent != 100);
            let game = printed(name, percent);
            let seen = sightings(&game, slant, turn);
            let whole = printed(name, 100);
            let near = |ratio: f64, expected: f64| (ratio * MARKER_SHRINKAGE / expected - 1.0).abs();
            prop_assert!(near(printed_ratio(&game, &seen).unwrap(), 1.0) < 0.01);
            // Frames do not grow with the squares.
            let ratio = printed_ratio(&whole, &seen).unwrap();
            prop_assert!(near(ratio, f64::from(percent) / 100.0) < 0.12, "{name} {percent} {ratio}");
            prop_assert_eq!(ratio < 1.0 / MARKER_SHRINKAGE, percent < 100);
        }
    }

    #[test]
    fn a_marker_alone_tells_no_size() {
        let game = printed("quits", 100);
        let seen = sightings(&game, 0.0, 0.0);
        assert_eq!(printed_ratio(&game, &seen[..1]), None);
        assert!(printed_ratio(&game, &seen[..2]).is_some());
    }
}

//! Explains why too few markers of a board were found.

use kurbo::Point;

use super::fit::{MIN_MARKERS, PrintedCamp, corners, fit_inliers, pairs};
use super::limits::{self, board_name, cut_off, too_far};
use super::{LocatedBoard, MarkerMatch};
use crate::game::{Game, Lattice};
use crate::photo::Picture;
use crate::photo::grey::Grey;
use crate::photo::marker::side;
use crate::photo::signal::CLIPPED;
use crate::photo::view::{Homography, View, centre, quad};
use crate::photo::words::{MarkerFinding, MarkerHint, ViewFinding};
use crate::text::{Action, Finding};

/// Smaller markers can seldom be read. Only explains a refusal; `marker/component.rs` and `marker/outline.rs` have the
/// limits of the detection.
const MIN_MARKER_PX: f64 = 16.0;
/// How far a board may seem to be outside the picture before that is believed, as a fraction of its size: located by
/// two markers, and by one, which does not show the perspective.
const OUTSIDE_TOLERANCE: [f64; 2] = [0.1, 0.25];
/// A picture is sharp if its strongest edges rise by this fraction of the brightness range within two pixels.
const MIN_SHARPNESS: f64 = 0.22;

/// Explains why no marker was found.
pub(super) fn no_markers(picture: &Picture) -> Finding {
    if is_blurred(&picture.grey) {
        return blurred(MarkerFinding::BlurredNoMarker);
    }
    Finding::new(MarkerFinding::NoMarker)
        .hint(MarkerHint::IsItPrinted { markers: Action::KeepMarkers, corners: Action::GiveCorners })
}

/// Explains why too few markers of a camp were found. `found` are the camps before it.
pub(super) fn explain(
    game: &Game,
    print: &PrintedCamp,
    prints: &[PrintedCamp],
    picture: &Picture,
    found: &[LocatedBoard],
) -> Finding {
    let board = board_name(game, print.number);
    let own = &print.seen;
    let fit = fit_inliers(own).filter(|fit| fit.markers.len() > 1);
    let agree = fit.as_ref().map_or(0, |fit| fit.markers.len());
    // The approximate plane of the camp.
    let guess = fit.as_ref().map(|fit| fit.plane).or_else(|| own.first().map(affine_plane));
    let Some(guess) = guess else {
        if !found.is_empty() || prints.iter().any(|print| !print.seen.is_empty()) {
            return Finding::new(MarkerFinding::NotInPicture { board }).hint(MarkerHint::ShowAll);
        }
        if is_blurred(&picture.grey) {
            return blurred(MarkerFinding::BlurredForeignMarkers);
        }
        return Finding::new(MarkerFinding::ForeignMarkers).hint(MarkerHint::IsItAnotherGame);
    };
    let absent = print.markers.iter().filter(|marker| own.iter().all(|one| one.id != marker.id));
    let absent: Vec<[Point; 4]> = absent.filter_map(|marker| guess.apply_quad(&corners(marker))).collect();
    // Points beyond the edge of the picture are clamped to it, which is often white.
    let within = absent.iter().filter(|corners| corners.iter().all(|corner| picture.holds(*corner)));
    let clipped = within.filter(|corners| is_clipped(&picture.grey, corners)).count();
    if 2 * clipped > absent.len() {
        return Finding::new(MarkerFinding::Glare { board, hidden: clipped }).hint(MarkerHint::MoveTheLamp);
    }
    let smallest = absent.iter().map(side).fold(f64::INFINITY, f64::min);
    if smallest < MIN_MARKER_PX {
        let (pixels, needed) = (smallest as usize, MIN_MARKER_PX as usize);
        return too_far(ViewFinding::MarkersTooSmall { board, pixels, needed });
    }
    let bounds = Lattice::new(print.board).bounds();
    let tolerance = OUTSIDE_TOLERANCE[usize::from(fit.is_none())];
    let sure = bounds.inset((-tolerance * bounds.width(), -tolerance * bounds.height()));
    let outside = quad(sure).map(|corner| guess.apply(corner).is_none_or(|at| !picture.holds(at)));
    if outside.contains(&true) {
        return cut_off(board, print.board, &outside);
    }
    let view = fit.and_then(|fit| View::fit(&pairs(&fit.markers), picture.size(), picture.focal));
    if let Some(tilt) = view.map(|view| view.tilt()).filter(|tilt| *tilt > limits::MAX_TILT_DEG) {
        return limits::too_tilted(board, tilt);
    }
    let (readable, all) = (agree.max(1), print.markers.len());
    if is_blurred(&picture.grey) {
        return blurred(MarkerFinding::BlurredFewMarkers { board, all, readable });
    }
    let message = match readable {
        ..MIN_MARKERS => MarkerFinding::TooFewMarkers { board, all, readable },
        _ => MarkerFinding::MarkersAtOneSide { board, all, readable },
    };
    Finding::new(message).hint(MarkerHint::UncoverMarkers)
}

/// The approximate plane of a board by one marker, without perspective: what a marker shows of that is lost within a
/// few of its widths.
fn affine_plane(marker: &MarkerMatch) -> Homography {
    let [printed, seen] = [&marker.printed, &marker.seen].map(|[one, two, three, four]| {
        (((*two - *one) + (*three - *four)) / 2.0, ((*four - *one) + (*three - *two)) / 2.0)
    });
    let size = printed.0.cross(printed.1);
    // The images of a millimetre to the right and of one down.
    let right = (seen.0 * printed.1.y - seen.1 * printed.0.y) / size;
    let down = (seen.1 * printed.0.x - seen.0 * printed.1.x) / size;
    let from = centre(&marker.printed);
    let to = centre(&marker.seen) - right * from.x - down * from.y;
    Homography::new([[right.x, down.x, to.x], [right.y, down.y, to.y], [0.0, 0.0, 1.0]])
}

fn blurred(message: MarkerFinding) -> Finding {
    Finding::new(message).hint(MarkerHint::HoldStill)
}

/// Whether most of a square is clipped.
fn is_clipped(grey: &Grey, corners: &[Point; 4]) -> bool {
    let Some(square) = Homography::from_square(1.0, corners) else { return false };
    let part = |at: i32| (f64::from(at) + 0.5) / 8.0;
    let points = (0..64).filter_map(|at| square.apply(Point::new(part(at % 8), part(at / 8))));
    let clipped = points.filter(|at| grey.sample(*at) >= CLIPPED).count();
    clipped > 38
}

/// Whether even the strongest edges of a picture are soft.
pub(super) fn is_blurred(grey: &Grey) -> bool {
    let mut lights = [0u32; 256];
    let mut steps = [0u32; 256];
    for row in grey.light.chunks_exact(grey.width.max(1)).step_by(8) {
        for pair in row.windows(3) {
            lights[usize::from(pair[0])] += 1;
            steps[usize::from(pair[0].abs_diff(pair[2]))] += 1;
        }
    }
    let range = quantile(&lights, 0.99).saturating_sub(quantile(&lights, 0.01));
    range > 20 && (quantile(&steps, 0.9995) as f64) < MIN_SHARPNESS * range as f64
}

/// The quantile of a histogram.
fn quantile(counts: &[u32; 256], share: f64) -> usize {
    let whole: u64 = counts.iter().map(|count| u64::from(*count)).sum();
    let most = (whole as f64 * share) as u64;
    let mut below = 0;
    counts
        .iter()
        .position(|count| {
            below += u64::from(*count);
            below > most
        })
        .unwrap_or(255)
}

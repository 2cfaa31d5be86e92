//! Exposure of the paper of a print, measured at its markers: white paper around black ink.

use kurbo::Point;

use crate::photo::Picture;
use crate::photo::marker::Sighting;
use crate::photo::signal::{CLIPPED, median};
use crate::photo::view::Homography;
use crate::photo::words::{LightFinding, LightHint};
use crate::text::Finding;

/// Minimum value of black ink beside clipped paper in a photo. A camera records some light even from black ink, and
/// more of it the longer it exposes. Darker ink is that of a scan or a drawing, whose white is no fault.
const MIN_INK_IN_PHOTO: f64 = 4.0;
/// Paper darker than this receives less than a sixteenth of the light that makes it white.
const MIN_PAPER: f64 = 70.0;
/// Half a module of a marker, as a fraction of its side: sampling distance from its edge, outwards for paper and
/// inwards for ink.
const EDGE_OFFSET: f64 = 1.0 / 14.0;
/// Sampling positions along each side, as fractions of it.
const ALONG_SIDE: [f64; 4] = [0.2, 0.4, 0.6, 0.8];

/// Median values of paper and ink as the camera wrote them, from 0 to 255.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Exposure {
    paper: f64,
    ink: f64,
}

impl Exposure {
    /// Measures the markers; `None` if there is none in the picture.
    pub(super) fn measure(picture: &Picture, sightings: &[Sighting]) -> Option<Exposure> {
        let (mut paper, mut ink) = (Vec::new(), Vec::new());
        for sighting in sightings {
            let Some(square) = Homography::from_square(1.0, &sighting.corners) else { continue };
            let samples_at = |off: f64| {
                let points = ALONG_SIDE.into_iter().flat_map(move |at| {
                    [(at, off), (1.0 - off, at), (at, 1.0 - off), (off, at)].map(Point::from)
                });
                let seen = points.filter_map(|point| square.apply(point)).filter(|at| picture.holds(*at));
                // The strongest channel shows how close the sensor is to clipping.
                median(seen.map(|at| picture.colour(at).into_iter().fold(0.0, f64::max)).collect())
            };
            paper.extend(samples_at(-EDGE_OFFSET));
            ink.extend(samples_at(EDGE_OFFSET));
        }
        Some(Exposure { paper: median(paper)?, ink: median(ink)? })
    }

    /// The refusal of the picture if exposure is too bad for faces to be classified.
    pub(super) fn refusal(self) -> Option<Finding> {
        let (message, hint) = match self {
            Exposure { paper, ink } if paper >= CLIPPED && ink >= MIN_INK_IN_PHOTO => {
                (LightFinding::OverexposedSquares, LightHint::LessLight)
            }
            Exposure { paper, .. } if paper < MIN_PAPER => {
                (LightFinding::TooDarkForSquares, LightHint::MoreLight)
            }
            Exposure { .. } => return None,
        };
        Some(Finding::new(message).hint(hint))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clipped_and_dark_paper_are_faults_but_scans_are_not() {
        let fault = |paper, ink| Exposure { paper, ink }.refusal().map(|refusal| refusal.code.as_str());
        assert_eq!(fault(255.0, 17.0), Some("photo/too-bright"));
        assert_eq!(fault(40.0, 2.0), Some("photo/too-dark"));
        assert_eq!(fault(220.0, 17.0), None);
        assert_eq!(fault(255.0, 0.0), None, "a scan");
    }

    #[test]
    fn paper_and_ink_are_sampled_beside_marker_edges() {
        let (size, from, to) = (60, 20.0, 40.0);
        let is_ink = |at: usize| (20..40).contains(&at);
        let rgb = (0..size * size).flat_map(|at| {
            let light = if is_ink(at % size) && is_ink(at / size) { 30 } else { 200 };
            [light; 3]
        });
        let picture = Picture::from_rgb(size, size, rgb.collect()).unwrap();
        let corners =
            [(from, from), (to, from), (to, to), (from, to)].map(|(x, y)| Point::new(x - 0.5, y - 0.5));
        let exposure = Exposure::measure(&picture, &[Sighting { id: 1, corners, bit_errors: 0 }]).unwrap();
        assert!((exposure.paper - 200.0).abs() < 3.0 && (exposure.ink - 30.0).abs() < 3.0, "{exposure:?}");
        assert_eq!(Exposure::measure(&picture, &[]), None);
    }
}

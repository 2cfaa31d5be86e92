//! Colours of squares, pieces and the margins of markers.

use kurbo::Rect;

use super::bare::BareFit;
use super::occluder::Occluder;
use super::pyramid::WindowPose;
use super::reader::{BoardReader, CellEvidence, PieceCandidate};
use super::tint::{CertainWindow, ColourRendition, colours, tints};
use crate::photo::signal::CLIPPED;

/// Residual ratio up to which another face remains possible.
const MAX_CLOSE_RATIO: f32 = 1.5;

/// Estimates the rendition of colours from the squares that are certain and the margins of markers.
pub(super) fn estimate_rendition(
    readers: &[BoardReader],
    all: &[Vec<CellEvidence>],
    occluders: &[Vec<Occluder>],
) -> Option<ColourRendition> {
    let each = readers.iter().zip(all).zip(occluders);
    let certain =
        each.flat_map(|((reader, evidence), occluders)| reader.certain_windows(evidence, occluders));
    let windows: Vec<_> = certain.chain(readers.iter().flat_map(BoardReader::margins)).collect();
    ColourRendition::estimate(&windows)
}

impl BoardReader<'_> {
    /// The windows of squares that are certain.
    fn certain_windows(
        &self,
        all_evidence: &[CellEvidence],
        occluders: &[Occluder],
    ) -> Vec<CertainWindow<'_>> {
        let mut windows = Vec::new();
        for (number, (evidence, cell)) in all_evidence.iter().zip(&self.board_print.cells).enumerate() {
            let Some(bare) = self.bare_cells.get(number) else { continue };
            let pieces = &evidence.pieces;
            let is_certain = pieces.first().filter(|_| Occluder::is_on(occluders, number));
            if let Some((best, kind)) = is_certain.and_then(|best| Some((best, self.kinds.get(best.kind)?))) {
                let close = pieces.iter().filter(|piece| {
                    piece.residual < MAX_CLOSE_RATIO * best.residual && piece.kind == best.kind
                });
                let printed = close.filter_map(|piece| Some(&self.face(piece)?.colours[..])).collect();
                let seen = self.colours(&best.matched.pose, kind.fine.half);
                windows.extend(seen.map(|seen| (seen, printed)));
            } else if evidence.bare_fit.as_ref().is_some_and(BareFit::is_certain) {
                let seen = self.colours(&bare.pose(cell.centre, evidence.bare_fit), bare.half);
                windows.extend(seen.map(|seen| (seen, vec![&bare.colours[..]])));
            }
        }
        windows
    }

    /// The white margins of each marker, unless they are clipped.
    fn margins(&self) -> impl Iterator<Item = CertainWindow<'_>> {
        let seen = |rect: &Rect| {
            let seen = self.picture.inner_colour(*rect, |point| self.board.project(point, 0.0))?;
            Some(seen.map(|part| (part / 255.0) as f32))
        };
        let around = move |margins: &[Rect; 4]| {
            let margins: Vec<[f32; 3]> = margins.iter().filter_map(seen).collect();
            (margins.len() == 4 && clipped_fraction(&margins) == 0.0)
                .then(|| (margins, vec![&[[1.0; 3]; 4][..]]))
        };
        self.board_print.margins.iter().filter_map(around)
    }

    /// Compares the colours of a square with its candidates.
    pub(super) fn tint(
        &self,
        number: usize,
        evidence: &mut CellEvidence,
        occluders: &[Occluder],
        colouring: Option<ColourRendition>,
    ) {
        let (Some(colouring), Some((cell, bare))) = (colouring, self.cell(number)) else { return };
        let Some(best) = evidence.pieces.first() else { return };
        let is_certain = Occluder::is_on(occluders, number);
        let is_far = |piece: &PieceCandidate| piece.residual > 2.0 * MAX_CLOSE_RATIO * best.residual;
        if is_certain && evidence.pieces.iter().skip(1).all(is_far) {
            return;
        }
        let near = self.near(number, cell, occluders);
        let hidden = |index: usize| near.iter().any(|occluder| occluder.hides(bare.at(cell.centre, index)));
        let seen = self.colours(&bare.pose(cell.centre, evidence.bare_fit), bare.half);
        evidence.clipped = seen.as_deref().map_or(0.0, clipped_fraction);
        evidence.tint = seen.and_then(|seen| {
            let (seen, printed) = (colouring.tints(&seen), tints(&bare.colours));
            colouring.residual(&seen, &printed, |index| !hidden(index), evidence.veil)
        });
        for piece in &mut evidence.pieces {
            let (Some(face), Some(kind)) = (self.face(piece), self.kinds.get(piece.kind)) else { continue };
            let seen = self.colours(&piece.matched.pose, kind.fine.half);
            piece.tint = seen.and_then(|seen| {
                let (seen, printed) = (colouring.tints(&seen), tints(&face.colours));
                colouring.residual(&seen, &printed, |index| kind.counts(index), piece.veil)
            });
        }
    }

    fn colours(&self, pose: &WindowPose, half: f64) -> Option<Vec<[f32; 3]>> {
        colours(self.picture, &self.board, pose, half)
    }
}

/// Fraction of colours of which a channel is clipped.
fn clipped_fraction(colours: &[[f32; 3]]) -> f32 {
    let is_clipped = |colour: &&[f32; 3]| colour.iter().any(|part| f64::from(*part) >= CLIPPED / 255.0);
    colours.iter().filter(is_clipped).count() as f32 / colours.len().max(1) as f32
}

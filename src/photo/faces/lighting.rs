//! Light over all squares, as certain squares show it: glare, what is visible in it, and pale ink.

use std::rc::Rc;

use kurbo::Point;

use super::glare::{Brightness, CLIPPED_VEIL, GlareModel, clipping};
use super::occluder::Occluder;
use super::reader::{BoardReader, CellEvidence};
use crate::photo::signal::median;

/// Reach of glare around a square, relative to the square's width.
const REACH: f64 = 1.5;
/// Minimum contrast of a print that shows how much of it is visible, minimum number of such squares around another, and
/// how much of what they show is believed there.
const MIN_CONTRAST: f32 = 0.04;
const MIN_SHOWING: usize = 3;
const NEAR_VISIBILITY: f32 = 0.8;

/// Minimum explained fraction of the signal of a piece whose contrast counts, and minimum number of them.
const MIN_EXPLAINED: f32 = 0.33;
const MIN_PIECES: usize = 4;
/// Maximum contrast of pale ink, relative to the print's: that of a piece may pass for shadows on a bare square.
const MAX_PALE_INK: f32 = 0.5;

/// A square whose brightness is known.
struct LitSquare {
    brightness: Brightness,
    /// Fraction of the contrast of what lies there that is visible, if it has any.
    visible: Option<f32>,
}

/// Estimates the glare on every square of all parts.
pub(super) fn estimate_glare(
    readers: &mut [BoardReader],
    all: &mut [Vec<CellEvidence>],
    occluders: &[Vec<Occluder>],
) {
    let squares: Vec<Vec<Option<LitSquare>>> = lit_squares(readers, all, occluders);
    let brightness = squares.iter().flatten().flatten().map(|square| square.brightness);
    let glare_model = Rc::new(GlareModel::fit(&brightness.collect::<Vec<_>>()));
    for ((reader, evidence), squares) in readers.iter_mut().zip(all).zip(squares) {
        reader.glare_model = Rc::clone(&glare_model);
        for (number, (evidence, square)) in evidence.iter_mut().zip(squares).enumerate() {
            let glare = |square: LitSquare| {
                reader.glare_at(number, square.brightness.seen, square.brightness.printed)
            };
            evidence.veil = square.map_or(0.0, glare);
        }
    }
}

/// Measures the fraction of contrast that is visible on a square, as certain squares around it show: where glare or
/// candidates make it count.
pub(super) fn measure_visibility(
    readers: &[BoardReader],
    all: &mut [Vec<CellEvidence>],
    occluders: &[Vec<Occluder>],
) {
    let squares = lit_squares(readers, all, occluders);
    for ((reader, evidence), own) in readers.iter().zip(all).zip(&squares) {
        for (number, (evidence, own)) in evidence.iter_mut().zip(own).enumerate() {
            // A pattern may be all that is visible of a piece.
            let plain = evidence.bare_fit.is_some_and(|bare_fit| bare_fit.is_certain());
            let counts = plain && (evidence.veil > 0.0 || !evidence.pieces.is_empty());
            let Some(here) = own.as_ref().filter(|_| counts).map(|own| own.brightness) else { continue };
            let reach = reader.reach(number);
            let near = squares.iter().flatten().flatten().filter(|there| {
                let off = (there.brightness.at - here.at).hypot();
                there.brightness.sure && off > 0.0 && off < reach
            });
            let shown =
                near.filter_map(|there| there.visible.or_else(|| here.visible_beside(&there.brightness)));
            let shown: Vec<f32> = shown.collect();
            if shown.len() >= MIN_SHOWING {
                evidence.shown = NEAR_VISIBILITY * shown.into_iter().fold(1.0, f32::min).max(0.0);
            }
        }
    }
}

/// Finds out by the pieces of all parts whether their ink is pale.
pub(super) fn estimate_ink(readers: &mut [BoardReader], all: &[Vec<CellEvidence>]) {
    // Glare makes ink pale, too, but only where it lies.
    let clear = all.iter().flatten().filter(|evidence| evidence.veil == 0.0);
    let pieces = clear.filter_map(|evidence| evidence.pieces.first());
    let known = pieces.filter(|piece| !piece.excluded && piece.matched.fit.explained > MIN_EXPLAINED);
    let contrasts: Vec<f32> = known.map(|piece| piece.matched.fit.strength).collect();
    let enough = contrasts.len() >= MIN_PIECES;
    if let Some(ink) = median(contrasts).filter(|ink| enough && *ink < MAX_PALE_INK) {
        readers.iter_mut().for_each(|reader| reader.ink = ink);
    }
}

/// The squares of every part, of what lies there if that is certain.
fn lit_squares(
    readers: &[BoardReader],
    all: &[Vec<CellEvidence>],
    occluders: &[Vec<Occluder>],
) -> Vec<Vec<Option<LitSquare>>> {
    let parts = readers.iter().zip(all).zip(occluders);
    let lit = |((reader, all_evidence), occluders): ((&BoardReader, &Vec<CellEvidence>), &Vec<Occluder>)| {
        let each = all_evidence.iter().enumerate();
        each.map(|(number, evidence)| reader.lit_square(number, evidence, occluders)).collect()
    };
    parts.map(lit).collect()
}

impl BoardReader<'_> {
    fn lit_square(
        &self,
        number: usize,
        evidence: &CellEvidence,
        occluders: &[Occluder],
    ) -> Option<LitSquare> {
        let piece = evidence.pieces.first().filter(|_| Occluder::is_on(occluders, number));
        if let Some((piece, face)) = piece.and_then(|piece| Some((piece, self.face(piece)?))) {
            let brightness = self.brightness(number, piece.matched.light, face.fine.light, true);
            return Some(LitSquare { brightness, visible: Some(piece.matched.fit.strength.min(1.0)) });
        }
        let (fit, (_, bare)) = (evidence.bare_fit?, self.cell(number)?);
        let visible = (bare.contrast > MIN_CONTRAST).then_some(fit.visible);
        Some(LitSquare {
            brightness: self.brightness(number, fit.seen, bare.light, fit.is_certain()),
            visible,
        })
    }

    /// The brightness of a square on which something is seen and printed.
    pub(super) fn brightness(&self, number: usize, seen: f32, printed: f32, sure: bool) -> Brightness {
        Brightness { at: self.spots.get(number).copied().unwrap_or(Point::ZERO), seen, printed, sure }
    }

    /// The fraction of a square's light that is glare or lost to clipping.
    pub(super) fn glare_at(&self, number: usize, seen: f32, printed: f32) -> f32 {
        let brightness = self.brightness(number, seen, printed, false);
        self.glare_model.veil(&brightness, self.reach(number)).max(CLIPPED_VEIL * clipping(seen))
    }

    fn reach(&self, number: usize) -> f64 {
        self.cell(number).map_or(0.0, |(cell, _)| REACH * cell.across)
    }
}

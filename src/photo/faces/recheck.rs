//! Second look at uncertain squares, using those that are certain.

use std::rc::Rc;

use super::bare::{BareFit, Disturbance, MAX_BARE_RESIDUAL};
use super::classify::classify;
use super::face::FINE_SAMPLES;
use super::glare::GlareModel;
use super::occluder::Occluder;
use super::reader::{BoardReader, CellEvidence, HEIGHT_UNCERTAINTY_MM, MIN_CERTAIN_SHARE, PieceCandidate};
use super::tint::ColourRendition;
use super::{CellShape, PiecePrint, shadow_edge};

/// Glare up to which more blur than expected is allowed for.
const MAX_VEIL_FOR_BLEED: f32 = 0.2;
/// Glare above which a square is read again by its blue channel, if there is colour.
const MIN_VEIL_FOR_BLUE: f32 = 0.2;
/// Certainty at which it is not read again.
const MAX_CERTAINTY_FOR_BLUE: f64 = 0.99;

impl BoardReader<'_> {
    /// The pieces whose positions are certain.
    pub(super) fn occluders(&self, all_evidence: &[CellEvidence], tops: f64) -> Vec<Occluder> {
        let each = all_evidence.iter().zip(&self.board_print.cells).enumerate();
        each.filter_map(|(square, (evidence, cell))| {
            let best = evidence.pieces.first()?;
            let certain = best.matched.fit.explained > MIN_CERTAIN_SHARE
                && !best.excluded
                && evidence.bare_fit.is_none_or(|bare_fit| bare_fit.residual > 1.5 * best.residual);
            let kind = self.kinds.get(best.kind).filter(|_| certain)?;
            let &PiecePrint { rim, corner, .. } = self.board_print.pieces.get(self.face(best)?.print)?;
            let parallax = self.parallax(cell, 0.0)? * tops;
            let (foot, turn) = (cell.centre + best.off, best.matched.pose.turn);
            Some(Occluder { square: Some(square), rim, corner, half: kind.side / 2.0, foot, parallax, turn })
        })
        .collect()
    }

    /// The pieces that may hide parts of a square, without its own.
    pub(super) fn near<'c>(
        &self,
        number: usize,
        cell: &CellShape,
        occluders: &'c [Occluder],
    ) -> Vec<&'c Occluder> {
        let reach = |occluder: &Occluder| 0.8 * cell.across + 1.5 * occluder.half + occluder.parallax.hypot();
        let near = |occluder: &&Occluder| {
            occluder.square != Some(number) && (occluder.foot - cell.centre).hypot() < reach(occluder)
        };
        occluders.iter().filter(near).collect()
    }

    /// Fits the bare face of a covered square again, with occlusion, shadows and glare.
    pub(super) fn refit_bare(&self, number: usize, evidence: &mut CellEvidence, occluders: &[Occluder]) {
        let Some((cell, bare)) = self.cell(number) else { return };
        if evidence.bare_fit.is_none_or(|bare_fit| bare_fit.residual > MAX_BARE_RESIDUAL) {
            let near = self.near(number, cell, occluders);
            let bleed = (evidence.veil < MAX_VEIL_FOR_BLEED)
                .then(|| bare.bleed(&self.board_print.board, cell.centre, self.blur, self.channel));
            let disturbance = Disturbance { veil: evidence.veil, bleed };
            evidence.bare_fit = bare.fit(&self.board, cell.centre, &near, Some(&disturbance));
        }
    }

    /// Fits the candidate pieces of an uncertain square again, with shadows and glare.
    pub(super) fn refit_pieces(&self, number: usize, evidence: &mut CellEvidence, occluders: &[Occluder]) {
        let Some(cell) = self.board_print.cells.get(number) else { return };
        let near = self.near(number, cell, occluders);
        for piece in &mut evidence.pieces {
            let printed = self.face(piece).map_or(1.0, |face| face.fine.light);
            piece.veil = self.glare_at(number, piece.matched.light, printed).min(1.0 - evidence.shown);
            piece.residual = piece.matched.fit.veiled(piece.veil).residual.min(self.shaded(piece));
            let half = self.kinds.get(piece.kind).map_or(0.0, |kind| kind.side / 2.0);
            piece.excluded |= near.iter().any(|occluder| occluder.excludes(cell.centre + piece.off, half));
        }
        evidence.pieces.sort_by(|one, other| one.residual.total_cmp(&other.residual));
    }

    /// The residual of a piece if the edge of a shadow runs across it.
    fn shaded(&self, piece: &PieceCandidate) -> f32 {
        let residual = || {
            let (kind, face) = (self.kinds.get(piece.kind)?, self.face(piece)?);
            let mut samples = Vec::with_capacity(FINE_SAMPLES * FINE_SAMPLES);
            self.board.window(&piece.matched.pose, kind.fine.half, FINE_SAMPLES, &mut samples)?;
            let counts = &kind.fine.mask.counts;
            Some(shadow_edge::residual(FINE_SAMPLES, &samples, &face.printed, counts, piece.veil))
        };
        residual().unwrap_or(1.0)
    }

    /// Reads uncertain squares in glare again by the blue channel, in which inks stay dark longest.
    pub(super) fn reread_by_blue(
        &mut self,
        all_evidence: &mut [CellEvidence],
        occluders: &[Occluder],
        tops: f64,
        colouring: Option<ColourRendition>,
    ) {
        let doubtful = |evidence: &CellEvidence, cell: &CellShape| {
            evidence.veil.max(evidence.pieces.first().map_or(0.0, |best| best.veil)) > MIN_VEIL_FOR_BLUE
                && classify(self, cell, evidence).sure() < MAX_CERTAINTY_FOR_BLUE
        };
        let each = || self.board_print.cells.iter().zip(all_evidence.iter()).enumerate();
        let doubtful = each().filter(|(_, (cell, evidence))| doubtful(evidence, cell));
        let numbers = doubtful.map(|(number, _)| number);
        let numbers: Vec<usize> = numbers.filter(|number| !Occluder::is_on(occluders, *number)).collect();
        if numbers.is_empty() {
            return;
        }
        let mut blue = self.blue();
        let bare = |(number, (cell, evidence)): (usize, (&CellShape, &CellEvidence))| {
            evidence.bare_fit.filter(BareFit::is_certain)?;
            let bare = blue.bare_cells.get(number)?;
            let fit = bare.fit(&blue.board, cell.centre, &[], None)?;
            Some(blue.brightness(number, fit.seen, bare.light, fit.is_certain()))
        };
        blue.glare_model = Rc::new(GlareModel::fit(&each().filter_map(bare).collect::<Vec<_>>()));
        let mut others = Vec::with_capacity(numbers.len());
        for number in numbers {
            let (Some(cell), Some(evidence)) = (self.board_print.cells.get(number), all_evidence.get(number))
            else {
                continue;
            };
            let mut again =
                CellEvidence { veil: evidence.veil, shown: evidence.shown, ..CellEvidence::default() };
            blue.refit_bare(number, &mut again, occluders);
            if let (Some(fit), Some(bare)) = (again.bare_fit, blue.bare_cells.get(number)) {
                again.veil = blue.glare_at(number, fit.seen, bare.light);
            }
            again.pieces = blue.pieces(cell, tops, HEIGHT_UNCERTAINTY_MM);
            blue.place_feet(&mut again, cell, tops);
            blue.refit_pieces(number, &mut again, occluders);
            again.pieces.iter_mut().for_each(|piece| piece.kind += self.kinds.len());
            others.push((number, again));
        }
        self.kinds.append(&mut blue.kinds);
        for (number, mut again) in others {
            self.tint(number, &mut again, occluders, colouring);
            let (Some(cell), Some(evidence)) =
                (self.board_print.cells.get(number), all_evidence.get_mut(number))
            else {
                continue;
            };
            let [before, now] = [&*evidence, &again].map(|evidence| classify(self, cell, evidence));
            let shows = |evidence: &CellEvidence| evidence.bare_fit.map_or(0.0, |bare_fit| bare_fit.residual);
            // Where blue light shows less than all light did, it is no better evidence.
            let better = now.best() == before.best() || shows(&again) > shows(evidence);
            if better && now.sure() > before.sure() {
                *evidence = again;
            }
        }
    }
}

/// The pieces on every part, followed by those on all others: they may hide its edges.
pub(super) fn with_neighbours(readers: &[BoardReader], own: &[Vec<Occluder>]) -> Vec<Vec<Occluder>> {
    let seen_from = |to: &BoardReader, part: usize| -> Vec<Occluder> {
        let others = readers.iter().zip(own).enumerate().filter(|(from, _)| *from != part);
        let moved = others.flat_map(|(_, (from, occluders))| {
            let map = |point| to.board.point(from.board.project(point, 0.0)?);
            occluders.iter().filter_map(move |occluder| occluder.mapped(map))
        });
        moved.collect()
    };
    let each = readers.iter().zip(own).enumerate();
    each.map(|(part, (reader, own))| [own.clone(), seen_from(reader, part)].concat()).collect()
}

//! Second look at uncertain squares, using those that are certain.

use super::claim::Claim;
use super::face::FINE_SAMPLES;
use super::height::lean;
use super::table::{HEIGHT_UNCERTAINTY_MM, MAX_BARE_RESIDUAL, MIN_CERTAIN_SHARE, Seen, Sight, Table};
use super::tint::Colouring;
use super::veil::{Daylight, Lit};
use super::weigh::weigh;
use super::{Place, edge};

/// Mean brightness at which clipping begins, and at which it hides the fraction `CLIPPED_VEIL` of the light.
const CLIPPING_RANGE: [f32; 2] = [232.0, 250.0];
pub(super) const CLIPPED_VEIL: f32 = 0.97;
/// Reach of glare around a square, relative to the square's width.
const GLARE_REACH: f64 = 1.5;
/// Glare above which a square is read again by its blue channel, if there is colour.
const MIN_VEIL_FOR_BLUE: f32 = 0.2;
/// Certainty at which it is not read again.
const MAX_CERTAINTY_FOR_BLUE: f64 = 0.99;

/// Degree of clipping at a brightness, from 0 to 1.
pub(super) fn white(seen: f32) -> f32 {
    ((seen - CLIPPING_RANGE[0]) / (CLIPPING_RANGE[1] - CLIPPING_RANGE[0])).clamp(0.0, 1.0)
}

impl Table<'_> {
    /// The pieces whose positions are certain.
    pub(super) fn claims(&self, sights: &[Sight], tops: f64) -> Vec<Claim> {
        let each = sights.iter().zip(&self.ground.cells).enumerate();
        each.filter_map(|(square, (sight, place))| {
            let best = sight.pieces.first()?;
            let certain = best.found.fit.share > MIN_CERTAIN_SHARE
                && !best.barred
                && sight.shown.is_none_or(|shown| shown.left > 1.5 * best.left);
            let kind = self.kinds.get(best.kind).filter(|_| certain)?;
            let outline = self.ground.pieces.get(self.face(best)?.print)?.outline;
            let lean = lean(self.view, place.centre, 0.0)? * tops;
            let (foot, turn) = (place.centre + best.off, best.found.pose.turn);
            Some(Claim { square, outline, half: kind.side / 2.0, foot, lean, turn })
        })
        .collect()
    }

    /// Estimates the glare on every square.
    pub(super) fn veil(&mut self, sights: &mut [Sight], claims: &[Claim]) {
        let each = || sights.iter().zip(self.bares.iter().zip(&self.ground.cells)).enumerate();
        let lit: Vec<Option<Lit>> = each()
            .map(|(number, (sight, (bare, place)))| {
                let claimed = claims.iter().any(|claim| claim.square == number);
                let piece = sight.pieces.first().filter(|_| claimed);
                let (seen, printed, sure) = match piece.and_then(|piece| Some((piece, self.face(piece)?))) {
                    Some((piece, face)) => (piece.found.light, face.fine.light, true),
                    None => {
                        sight.shown.map(|shown| (shown.seen, bare.light, shown.left < MAX_BARE_RESIDUAL))?
                    }
                };
                Some(Lit { at: place.centre, seen, printed, sure })
            })
            .collect();
        self.day = Daylight::of(&lit.iter().flatten().copied().collect::<Vec<_>>());
        for ((sight, lit), place) in sights.iter_mut().zip(lit).zip(&self.ground.cells) {
            sight.veil = lit.map_or(0.0, |lit| self.veiled(&lit, place));
        }
    }

    /// The fraction of a square's light that is glare or lost to clipping.
    fn veiled(&self, lit: &Lit, place: &Place) -> f32 {
        self.day.veil(lit, GLARE_REACH * place.across).max(CLIPPED_VEIL * white(lit.seen))
    }

    /// The pieces that may hide parts of a square, without its own.
    pub(super) fn near<'c>(&self, number: usize, place: &Place, claims: &'c [Claim]) -> Vec<&'c Claim> {
        let reach = |claim: &Claim| 0.8 * place.across + 1.5 * claim.half + claim.lean.hypot();
        let near =
            |claim: &&Claim| claim.square != number && (claim.foot - place.centre).hypot() < reach(claim);
        claims.iter().filter(near).collect()
    }

    /// Fits the bare face of a covered square again, with occlusion, shadows and glare.
    pub(super) fn reveal(&self, number: usize, sight: &mut Sight, claims: &[Claim]) {
        let (Some(place), Some(bare)) = (self.ground.cells.get(number), self.bares.get(number)) else {
            return;
        };
        if sight.shown.is_none_or(|shown| shown.left > MAX_BARE_RESIDUAL) {
            let near = self.near(number, place, claims);
            sight.shown = bare.shown(&self.levels, self.view, place.centre, &near, Some(sight.veil));
        }
    }

    /// Fits the candidate pieces of an uncertain square again, with shadows and glare.
    pub(super) fn doubt(&self, number: usize, sight: &mut Sight, claims: &[Claim]) {
        let Some(place) = self.ground.cells.get(number) else { return };
        let near = self.near(number, place, claims);
        for piece in &mut sight.pieces {
            let printed = self.face(piece).map_or(1.0, |face| face.fine.light);
            let lit = Lit { at: place.centre, seen: piece.found.light, printed, sure: false };
            piece.veil = self.veiled(&lit, place);
            piece.left = piece.found.fit.veiled(piece.veil).left.min(self.shaded(piece));
            let half = self.kinds.get(piece.kind).map_or(0.0, |kind| kind.side / 2.0);
            piece.barred |= near.iter().any(|claim| claim.excludes(place.centre + piece.off, half));
        }
        sight.pieces.sort_by(|one, other| one.left.total_cmp(&other.left));
    }

    /// The residual of a piece if the edge of a shadow runs across it.
    fn shaded(&self, piece: &Seen) -> f32 {
        let left = || {
            let (kind, face) = (self.kinds.get(piece.kind)?, self.face(piece)?);
            let mut samples = Vec::with_capacity(FINE_SAMPLES * FINE_SAMPLES);
            let corners = piece.found.pose.corners(self.view, kind.fine.half)?;
            self.levels.window(&corners, FINE_SAMPLES, &mut samples)?;
            Some(edge::left(FINE_SAMPLES, &samples, &face.printed, &kind.fine.mask.counts, piece.veil))
        };
        left().unwrap_or(1.0)
    }

    /// Reads uncertain squares in glare again by the blue channel, in which inks stay dark longest.
    pub(super) fn unveil(
        &mut self,
        sights: &mut [Sight],
        claims: &[Claim],
        tops: f64,
        colouring: Option<Colouring>,
    ) {
        let doubtful = |sight: &Sight, place: &Place| {
            sight.veil.max(sight.pieces.first().map_or(0.0, |best| best.veil)) > MIN_VEIL_FOR_BLUE
                && weigh(self, place, sight).sure() < MAX_CERTAINTY_FOR_BLUE
        };
        let each = || self.ground.cells.iter().zip(sights.iter()).enumerate();
        let numbers: Vec<usize> = each()
            .filter(|(_, (place, sight))| doubtful(sight, place))
            .map(|(number, _)| number)
            .filter(|number| !claims.iter().any(|claim| claim.square == *number))
            .collect();
        if numbers.is_empty() {
            return;
        }
        let mut blue = self.blue();
        let bare = |(number, (place, sight)): (usize, (&Place, &Sight))| {
            sight.shown.filter(|shown| shown.left < MAX_BARE_RESIDUAL)?;
            let bare = blue.bares.get(number)?;
            let shown = bare.shown(&blue.levels, self.view, place.centre, &[], None)?;
            Some(Lit {
                at: place.centre,
                seen: shown.seen,
                printed: bare.light,
                sure: shown.left < MAX_BARE_RESIDUAL,
            })
        };
        blue.day = Daylight::of(&each().filter_map(bare).collect::<Vec<_>>());
        let mut others = Vec::with_capacity(numbers.len());
        for number in numbers {
            let (Some(place), Some(sight)) = (self.ground.cells.get(number), sights.get(number)) else {
                continue;
            };
            let mut again = Sight { veil: sight.veil, ..Sight::default() };
            blue.reveal(number, &mut again, claims);
            again.veil = again.shown.zip(blue.bares.get(number)).map_or(sight.veil, |(shown, bare)| {
                let lit = Lit { at: place.centre, seen: shown.seen, printed: bare.light, sure: false };
                blue.veiled(&lit, place)
            });
            again.pieces = blue.pieces(place, tops, HEIGHT_UNCERTAINTY_MM[1]);
            blue.stand(&mut again, place, tops);
            blue.doubt(number, &mut again, claims);
            again.pieces.iter_mut().for_each(|piece| piece.kind += self.kinds.len());
            others.push((number, again));
        }
        self.kinds.append(&mut blue.kinds);
        for (number, mut again) in others {
            self.tint(number, &mut again, claims, colouring);
            let (Some(place), Some(sight)) = (self.ground.cells.get(number), sights.get_mut(number)) else {
                continue;
            };
            let [before, now] = [&*sight, &again].map(|sight| weigh(self, place, sight));
            let shows = |sight: &Sight| sight.shown.map_or(0.0, |shown| shown.left);
            // Where blue light shows less than all light did, it is no better evidence.
            let better = now.best() == before.best() || shows(&again) > shows(sight);
            if better && now.sure() > before.sure() {
                *sight = again;
            }
        }
    }
}

//! Squares in doubt, looked at again in the light of what is sure.

use super::claim::Claim;
use super::face::FINE;
use super::height::lean;
use super::ink::Channel;
use super::table::{BARE, CERTAIN, Seen, Sight, Table, UNKNOWN};
use super::veil::veils;
use super::{Place, edge};

/// A camera writes nothing above 255: of what is this light on average, from the first number on, it shows less and less,
/// and at the second it hides this part of all.
const WHITE: [f32; 2] = [240.0, 253.0];
const BLIND: f32 = 0.75;
/// Squares that are veiled more than this are looked at by their blue light, if there are colours.
const VEILED: f32 = 0.1;
/// Unless a piece explains so much of what is seen.
const LIKELY: f32 = 0.6;

impl Table<'_> {
    /// The pieces that lie where they lie beyond doubt.
    pub(super) fn claims(&self, sights: &[Sight], tops: f64) -> Vec<Claim> {
        let each = sights.iter().zip(&self.ground.cells).enumerate();
        each.filter_map(|(square, (sight, place))| {
            let best = sight.pieces.first()?;
            let certain = best.found.fit.share > CERTAIN
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

    /// Finds out where glare lies.
    pub(super) fn veil(&self, sights: &mut [Sight], claims: &[Claim]) {
        let mut lights = Vec::with_capacity(sights.len());
        let mut lit = Vec::with_capacity(sights.len());
        for ((number, sight), place) in sights.iter().enumerate().zip(&self.ground.cells) {
            let claimed = claims.iter().any(|claim| claim.square == number);
            let piece = sight.pieces.first().filter(|_| claimed);
            let piece = piece.and_then(|piece| Some(piece.found.light / self.face(piece)?.fine.light));
            if let Some(light) = piece.or(sight.shown.map(|shown| shown.light)) {
                lights.push((place.centre, f64::from(light)));
                lit.push(number);
            }
        }
        for (number, veil) in lit.into_iter().zip(veils(&lights)) {
            if let Some(sight) = sights.get_mut(number) {
                sight.veil = veil as f32;
            }
        }
        for sight in sights.iter_mut() {
            sight.veil = blinded(sight, sight.veil);
        }
    }

    /// The pieces that may hide something of a square, its own not counted.
    pub(super) fn near<'c>(&self, number: usize, place: &Place, claims: &'c [Claim]) -> Vec<&'c Claim> {
        let reach = |claim: &Claim| 0.8 * place.across + 1.5 * claim.half + claim.lean.hypot();
        let near =
            |claim: &&Claim| claim.square != number && (claim.foot - place.centre).hypot() < reach(claim);
        claims.iter().filter(near).collect()
    }

    /// Looks again at a square that seems not bare: less what the pieces around it hide, and with shadows and glare.
    pub(super) fn reveal(&self, number: usize, sight: &mut Sight, claims: &[Claim]) {
        let (Some(place), Some(bare)) = (self.ground.cells.get(number), self.bares.get(number)) else {
            return;
        };
        if sight.shown.is_none_or(|shown| shown.left > BARE) {
            let near = self.near(number, place, claims);
            sight.shown = bare.shown(&self.levels, self.view, place.centre, &near, Some(sight.veil));
        }
        if let Some(shown) = &mut sight.shown {
            shown.left /= 1.0 - sight.veil;
        }
    }

    /// Looks again at the pieces that may lie on a square in doubt, with shadows and glare.
    pub(super) fn doubt(&self, number: usize, sight: &mut Sight, claims: &[Claim]) {
        let Some(place) = self.ground.cells.get(number) else { return };
        let near = self.near(number, place, claims);
        for piece in &mut sight.pieces {
            let fit = piece.found.fit.veiled(sight.veil);
            piece.left = fit.left.min(self.shaded(piece) / (1.0 - sight.veil));
            let half = self.kinds.get(piece.kind).map_or(0.0, |kind| kind.side / 2.0);
            piece.barred |= near.iter().any(|claim| claim.excludes(place.centre + piece.off, half));
        }
        sight.pieces.sort_by(|one, other| one.left.total_cmp(&other.left));
    }

    /// What a piece leaves of what is seen if the edge of a shadow runs over it.
    fn shaded(&self, piece: &Seen) -> f32 {
        let left = || {
            let (kind, face) = (self.kinds.get(piece.kind)?, self.face(piece)?);
            let mut samples = Vec::with_capacity(FINE * FINE);
            let corners = piece.found.pose.corners(self.view, kind.fine.half)?;
            self.levels.window(&corners, FINE, &mut samples)?;
            Some(edge::left(FINE, &samples, &face.printed, &kind.fine.mask.counts))
        };
        left().unwrap_or(1.0)
    }

    /// Looks at squares in glare by their blue light, in which inks stay dark longest.
    pub(super) fn unveil(&mut self, sights: &mut [Sight], claims: &[Claim], tops: f64) {
        let veiled = |number: usize, sight: &Sight| {
            let likely =
                sight.pieces.first().is_some_and(|best| !best.barred && best.found.fit.share > LIKELY);
            sight.veil > VEILED && !likely && !claims.iter().any(|claim| claim.square == number)
        };
        if !sights.iter().enumerate().any(|(number, sight)| veiled(number, sight)) {
            return;
        }
        let mut blue = Table::seen(self.ground, self.view, self.picture, Channel::Blue);
        for (number, sight) in sights.iter_mut().enumerate() {
            let (Some(place), true) = (self.ground.cells.get(number), veiled(number, sight)) else {
                continue;
            };
            let mut again = Sight { veil: sight.veil, ..Sight::default() };
            blue.reveal(number, &mut again, claims);
            again.veil = blinded(&again, 0.0).max(0.5 * sight.veil);
            if again.shown.is_none_or(|shown| shown.left > BARE) {
                again.pieces = blue.pieces(place, tops, UNKNOWN[1]);
            }
            blue.stand(&mut again, place, tops);
            blue.doubt(number, &mut again, claims);
            again.pieces.iter_mut().for_each(|piece| piece.kind += self.kinds.len());
            *sight = again;
        }
        self.kinds.append(&mut blue.kinds);
    }
}

/// How much of a square is hidden because the picture is white there, or is veiled anyhow.
fn blinded(sight: &Sight, veil: f32) -> f32 {
    let seen = sight.shown.map_or(0.0, |shown| shown.seen);
    let white = ((seen - WHITE[0]) / (WHITE[1] - WHITE[0])).clamp(0.0, 1.0);
    veil.max(BLIND * white)
}

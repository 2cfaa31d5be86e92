//! Squares in doubt, looked at again in the light of what is sure.

use super::claim::Claim;
use super::face::FINE;
use super::height::lean;
use super::table::{BARE, CERTAIN, Seen, Sight, Table, UNKNOWN};
use super::tint::Colouring;
use super::veil::{Daylight, Lit};
use super::weigh::weigh;
use super::{Place, edge};

/// A camera writes nothing above 255: of what is this light on average, from the first number on, it shows less and less,
/// and at the second it hides this part of all.
const WHITE: [f32; 2] = [232.0, 250.0];
pub(super) const BLIND: f32 = 0.97;
/// Glare reaches from a square to those around it, so many times as far as a square is wide.
const REACH: f64 = 1.5;
/// Squares that are veiled more than this are looked at by their blue light, if there are colours,
const VEILED: f32 = 0.2;
/// unless what lies there is as sure as this.
const BEYOND_DOUBT: f64 = 0.99;

/// How near to white something is that is seen so light, from 0 to 1.
pub(super) fn white(seen: f32) -> f32 {
    ((seen - WHITE[0]) / (WHITE[1] - WHITE[0])).clamp(0.0, 1.0)
}

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
    pub(super) fn veil(&mut self, sights: &mut [Sight], claims: &[Claim]) {
        let each = || sights.iter().zip(self.bares.iter().zip(&self.ground.cells)).enumerate();
        let lit: Vec<Option<Lit>> = each()
            .map(|(number, (sight, (bare, place)))| {
                let claimed = claims.iter().any(|claim| claim.square == number);
                let piece = sight.pieces.first().filter(|_| claimed);
                let (seen, printed, sure) = match piece.and_then(|piece| Some((piece, self.face(piece)?))) {
                    Some((piece, face)) => (piece.found.light, face.fine.light, true),
                    None => sight.shown.map(|shown| (shown.seen, bare.light, shown.left < BARE))?,
                };
                Some(Lit { at: place.centre, seen, printed, sure })
            })
            .collect();
        self.day = Daylight::of(&lit.iter().flatten().copied().collect::<Vec<_>>());
        for ((sight, lit), place) in sights.iter_mut().zip(lit).zip(&self.ground.cells) {
            sight.veil = lit.map_or(0.0, |lit| self.veiled(&lit, place));
        }
    }

    /// What part of the light of what may lie on a square is a veil, or lost because the picture is white there.
    fn veiled(&self, lit: &Lit, place: &Place) -> f32 {
        self.day.veil(lit, REACH * place.across).max(BLIND * white(lit.seen))
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
    }

    /// Looks again at the pieces that may lie on a square in doubt, with shadows and glare.
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

    /// What a piece leaves of what is seen if the edge of a shadow runs over it.
    fn shaded(&self, piece: &Seen) -> f32 {
        let left = || {
            let (kind, face) = (self.kinds.get(piece.kind)?, self.face(piece)?);
            let mut samples = Vec::with_capacity(FINE * FINE);
            let corners = piece.found.pose.corners(self.view, kind.fine.half)?;
            self.levels.window(&corners, FINE, &mut samples)?;
            Some(edge::left(FINE, &samples, &face.printed, &kind.fine.mask.counts, piece.veil))
        };
        left().unwrap_or(1.0)
    }

    /// Looks at squares in glare that are still in doubt by their blue light, in which inks stay dark longest.
    pub(super) fn unveil(
        &mut self,
        sights: &mut [Sight],
        claims: &[Claim],
        tops: f64,
        colouring: Option<Colouring>,
    ) {
        let doubtful = |sight: &Sight, place: &Place| {
            sight.veil.max(sight.pieces.first().map_or(0.0, |best| best.veil)) > VEILED
                && weigh(self, place, sight).sure() < BEYOND_DOUBT
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
            sight.shown.filter(|shown| shown.left < BARE)?;
            let bare = blue.bares.get(number)?;
            let shown = bare.shown(&blue.levels, self.view, place.centre, &[], None)?;
            Some(Lit { at: place.centre, seen: shown.seen, printed: bare.light, sure: shown.left < BARE })
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
            again.pieces = blue.pieces(place, tops, UNKNOWN[1]);
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
            // Where blue light shows less than all light did, it cannot know better.
            let better = now.best() == before.best() || shows(&again) > shows(sight);
            if better && now.sure() > before.sure() {
                *sight = again;
            }
        }
    }
}

//! Colours of squares and pieces.

use super::claim::Claim;
use super::table::{MAX_BARE_RESIDUAL, Sight, Table};
use super::tint::{Colouring, colours, tints};

/// Residual ratio up to which another face remains possible.
const MAX_CLOSE_RATIO: f32 = 1.5;

impl Table<'_> {
    /// Estimates the colour rendition of the picture from squares that are certain.
    pub(super) fn colouring(&self, sights: &[Sight], claims: &[Claim]) -> Option<Colouring> {
        if !self.picture.has_colour() {
            return None;
        }
        let mut windows = Vec::new();
        for (number, (sight, place)) in sights.iter().zip(&self.ground.cells).enumerate() {
            let bare = self.bares.get(number)?;
            let pieces = &sight.pieces;
            let claimed = pieces.first().filter(|_| claims.iter().any(|claim| claim.square == number));
            if let Some((best, kind)) = claimed.and_then(|best| Some((best, self.kinds.get(best.kind)?))) {
                let close = pieces
                    .iter()
                    .filter(|piece| piece.left < MAX_CLOSE_RATIO * best.left && piece.kind == best.kind);
                let printed = close.filter_map(|piece| Some(&self.face(piece)?.colours[..])).collect();
                let seen = colours(self.picture, self.view, &best.found.pose, kind.fine.half);
                windows.extend(seen.map(|seen| (seen, printed)));
            } else if sight.shown.is_some_and(|shown| shown.left < MAX_BARE_RESIDUAL) {
                let seen = colours(self.picture, self.view, &bare.pose(place.centre, sight.shown), bare.half);
                windows.extend(seen.map(|seen| (seen, vec![&bare.colours[..]])));
            }
        }
        Colouring::of(&windows)
    }

    /// Compares the colours of a square with its candidates.
    pub(super) fn tint(
        &self,
        number: usize,
        sight: &mut Sight,
        claims: &[Claim],
        colouring: Option<Colouring>,
    ) {
        let (Some(colouring), Some(place), Some(bare)) =
            (colouring, self.ground.cells.get(number), self.bares.get(number))
        else {
            return;
        };
        let Some(best) = sight.pieces.first() else { return };
        let claimed = claims.iter().any(|claim| claim.square == number);
        if claimed && sight.pieces.iter().skip(1).all(|piece| piece.left > 2.0 * MAX_CLOSE_RATIO * best.left)
        {
            return;
        }
        let near = self.near(number, place, claims);
        let hidden = |index: usize| near.iter().any(|claim| claim.hides(bare.at(place.centre, index)));
        let seen = colours(self.picture, self.view, &bare.pose(place.centre, sight.shown), bare.half);
        sight.tint = seen.and_then(|seen| {
            colouring.left(&colouring.tints(&seen), &tints(&bare.colours), |index| !hidden(index), sight.veil)
        });
        for piece in &mut sight.pieces {
            let Some((face, kind)) =
                self.kinds.get(piece.kind).and_then(|kind| Some((kind.faces.get(piece.found.face)?, kind)))
            else {
                continue;
            };
            let seen = colours(self.picture, self.view, &piece.found.pose, kind.fine.half);
            piece.tint = seen.and_then(|seen| {
                let (seen, printed) = (colouring.tints(&seen), tints(&face.colours));
                colouring.left(&seen, &printed, |index| kind.counts(index), piece.veil)
            });
        }
    }
}

//! Reads a board square by square, then as a whole.

use std::borrow::Cow;

use kurbo::{Point, Vec2};

use super::bare::{Bare, Shown};
use super::face::{Face, Kind};
use super::height::{height, lean};
use super::ink::{Channel, Ink};
use super::light::Levels;
use super::search::{Found, search};
use super::settle::settle;
use super::veil::Daylight;
use super::{GroundPrint, Place};
use crate::photo::Picture;
use crate::photo::view::View;

/// Prior height of the tops of pieces.
const PRIOR_HEIGHT_MM: f64 = 1.5;
/// Uncertainty of the height, before and after it is estimated.
pub(super) const HEIGHT_UNCERTAINTY_MM: [f64; 2] = [1.5, 0.6];
/// Maximum offset of loose pieces from the centres of their squares.
const MAX_OFFSET_MM: f64 = 2.2;
/// Maximum search radius as a fraction of a square.
const MAX_SEARCH_RADIUS: f64 = 0.35;
/// Maximum residual of a bare square.
pub(super) const MAX_BARE_RESIDUAL: f32 = 0.02;
/// Residual above which a square may hold a piece.
const MIN_COVERED_RESIDUAL: f32 = 0.06;
/// Number of squares sampled to estimate the height of pieces.
const HEIGHT_SAMPLES: usize = 24;
/// Explained fraction of the signal from which a piece is certain.
pub(super) const MIN_CERTAIN_SHARE: f32 = 0.75;

/// Everything that the squares of a board are read from.
pub(super) struct Table<'a> {
    pub(super) ground: &'a GroundPrint,
    pub(super) kinds: Vec<Kind>,
    pub(super) view: &'a View,
    pub(super) picture: &'a Picture,
    pub(super) levels: Cow<'a, Levels<'a>>,
    pub(super) bares: Vec<Bare>,
    pub(super) day: Daylight,
}

/// The evidence for one square.
#[derive(Clone, Debug, Default)]
pub(super) struct Sight {
    /// The fit of the board's own face.
    pub(super) shown: Option<Shown>,
    /// Colour residual of the board's own face.
    pub(super) tint: Option<f32>,
    /// The best candidate pieces.
    pub(super) pieces: Vec<Seen>,
    /// Fraction of the light that is glare, if the square is bare or holds a certain piece.
    pub(super) veil: f32,
}

/// A piece that may lie on a square.
#[derive(Clone, Copy, Debug)]
pub(super) struct Seen {
    /// Index of its kind.
    pub(super) kind: usize,
    pub(super) found: Found,
    /// Residual, with shadows and glare allowed for.
    pub(super) left: f32,
    /// Colour residual, if there is colour.
    pub(super) tint: Option<f32>,
    /// Offset of its foot from the centre of the square, in millimetres.
    pub(super) off: Vec2,
    /// Fraction of its light that is glare.
    pub(super) veil: f32,
    /// Whether another piece lies there, or it belongs to another square.
    pub(super) barred: bool,
}

impl Sight {
    /// Whether it may hold a piece.
    pub(super) fn odd(&self) -> bool {
        self.shown.is_none_or(|shown| shown.left > MAX_BARE_RESIDUAL * (1.0 - self.veil))
    }
}

impl<'a> Table<'a> {
    pub(super) fn of(
        ground: &'a GroundPrint,
        view: &'a View,
        picture: &'a Picture,
        levels: &'a Levels<'a>,
    ) -> Table<'a> {
        Table::seen(ground, view, picture, Channel::Light, Cow::Borrowed(levels))
    }

    /// The same by the blue channel.
    pub(super) fn blue(&self) -> Table<'a> {
        let levels = Cow::Owned(Levels::blue(self.picture));
        Table::seen(self.ground, self.view, self.picture, Channel::Blue, levels)
    }

    fn seen(
        ground: &'a GroundPrint,
        view: &'a View,
        picture: &'a Picture,
        channel: Channel,
        levels: Cow<'a, Levels<'a>>,
    ) -> Table<'a> {
        let inks: Vec<Ink> = ground.pieces.iter().map(|piece| Ink::of(&piece.print)).collect();
        let middle = ground.cells.get(ground.cells.len() / 2).map_or(Point::ZERO, |place| place.centre);
        let pixel = 1.0 / view.pixels_per_mm(middle).max(0.1);
        let blur = 0.25f64.hypot(0.5 * pixel);
        let kinds = Kind::all(&ground.pieces, &inks, blur, channel);
        let bare = |place: &Place| Bare::of(&ground.board, place.centre, place.across, blur, channel);
        let bares = ground.cells.iter().map(bare).collect();
        Table { ground, kinds, view, picture, levels, bares, day: Daylight::default() }
    }

    /// The face of a candidate.
    pub(super) fn face(&self, seen: &Seen) -> Option<&Face> {
        self.kinds.get(seen.kind)?.faces.get(seen.found.face)
    }

    /// Gathers the evidence for every square.
    pub(super) fn sights(&mut self) -> Vec<Sight> {
        let cells = &self.ground.cells;
        let shown =
            |(bare, place): (&Bare, &Place)| bare.shown(&self.levels, self.view, place.centre, &[], None);
        let mut sights: Vec<Sight> = self
            .bares
            .iter()
            .zip(cells)
            .map(|each| Sight { shown: shown(each), ..Sight::default() })
            .collect();
        let tops = self.scout(&mut sights);
        let covered = |sight: &Sight| sight.shown.is_none_or(|shown| shown.left > MIN_COVERED_RESIDUAL);
        self.search(&mut sights, tops, covered);
        let claims = self.claims(&sights, tops);
        self.veil(&mut sights, &claims);
        // Most squares that seem covered at first are in the shadow of a piece, or behind one.
        for (number, sight) in sights.iter_mut().enumerate() {
            if !claims.iter().any(|claim| claim.square == number) {
                self.reveal(number, sight, &claims);
            }
        }
        self.search(&mut sights, tops, Sight::odd);
        let colouring = self.colouring(&sights, &claims);
        for (number, sight) in sights.iter_mut().enumerate() {
            if !claims.iter().any(|claim| claim.square == number) {
                self.doubt(number, sight, &claims);
            }
        }
        for (number, sight) in sights.iter_mut().enumerate() {
            self.tint(number, sight, &claims, colouring);
        }
        if colouring.is_some() {
            self.unveil(&mut sights, &claims, tops, colouring);
        }
        sights
    }

    /// Searches for pieces on wanted squares that have no candidates yet.
    fn search(&self, sights: &mut [Sight], tops: f64, wanted: impl Fn(&Sight) -> bool) {
        for (sight, place) in sights.iter_mut().zip(&self.ground.cells) {
            if sight.pieces.is_empty() && wanted(sight) {
                sight.pieces = self.pieces(place, tops, HEIGHT_UNCERTAINTY_MM[1]);
            }
            self.stand(sight, place, tops);
        }
    }

    /// The faces that match a square best, with tops at a height uncertain by `unknown` millimetres.
    pub(super) fn pieces(&self, place: &Place, tops: f64, unknown: f64) -> Vec<Seen> {
        let lean = lean(self.view, place.centre, tops).map_or(0.0, Vec2::hypot);
        let reach = (MAX_OFFSET_MM + unknown * lean).min(MAX_SEARCH_RADIUS * place.across);
        let mut pieces = Vec::new();
        for (number, kind) in self.kinds.iter().enumerate() {
            let Some(found) = search(kind, &self.levels, self.view, place.centre, tops, reach) else {
                continue;
            };
            let settled = found.into_iter().filter_map(|found| settle(kind, &self.levels, self.view, found));
            pieces.extend(settled.map(|found| Seen {
                kind: number,
                found,
                left: found.fit.left,
                tint: None,
                off: Vec2::ZERO,
                veil: 0.0,
                barred: false,
            }));
        }
        pieces.sort_by(|one, other| one.left.total_cmp(&other.left));
        pieces
    }

    /// Estimates the height of tops from some squares that seem covered.
    fn scout(&self, sights: &mut [Sight]) -> f64 {
        let covered = |sight: &Sight| sight.shown.is_none_or(|shown| shown.left > MIN_COVERED_RESIDUAL);
        let numbers: Vec<usize> =
            sights.iter().enumerate().filter(|(_, sight)| covered(sight)).map(|(number, _)| number).collect();
        let mut seen = Vec::new();
        for number in numbers.iter().step_by(numbers.len().div_ceil(HEIGHT_SAMPLES).max(1)) {
            let (Some(sight), Some(place)) = (sights.get_mut(*number), self.ground.cells.get(*number)) else {
                continue;
            };
            sight.pieces = self.pieces(place, PRIOR_HEIGHT_MM, HEIGHT_UNCERTAINTY_MM[0]);
            let Some(best) = sight.pieces.first().filter(|best| best.found.fit.share > MIN_CERTAIN_SHARE)
            else {
                continue;
            };
            let lean = lean(self.view, place.centre, PRIOR_HEIGHT_MM);
            seen.extend(lean.map(|lean| (best.found.pose.middle - place.centre, lean)));
        }
        height(PRIOR_HEIGHT_MM, &seen)
    }

    /// Computes the feet of pieces from the height of their tops.
    pub(super) fn stand(&self, sight: &mut Sight, place: &Place, tops: f64) {
        let Some(lean) = lean(self.view, place.centre, tops) else { return };
        for piece in &mut sight.pieces {
            let pose = piece.found.pose;
            piece.off = pose.middle + lean * (pose.height - tops) - place.centre;
            piece.barred = piece.off.x.abs().max(piece.off.y.abs()) > place.across / 2.0;
        }
        sight.pieces.sort_by(|one, other| {
            one.barred.cmp(&other.barred).then(other.found.fit.share.total_cmp(&one.found.fit.share))
        });
    }
}

//! A board with what lies on it, looked at square by square and then as a whole.

use kurbo::{Point, Vec2};

use super::bare::{Bare, Shown};
use super::claim::Claim;
use super::face::{FINE, Face, Kind};
use super::height::{height, lean};
use super::ink::Ink;
use super::light::Levels;
use super::search::{Found, search};
use super::settle::settle;
use super::tint::{Colouring, colours, tints};
use super::veil::veils;
use super::{GroundPrint, Place, edge};
use crate::photo::Picture;
use crate::photo::view::View;

/// How high the tops of pieces are taken to be before it is known, in millimetres.
const HEIGHT: f64 = 1.5;
/// How far that may be wrong, and how far what is found then.
const UNKNOWN: [f64; 2] = [1.5, 0.6];
/// How far loose pieces lie from the middle of their square at most, in millimetres.
const LOOSE: f64 = 2.2;
/// Nothing is looked for farther from a middle than this part of a square.
const NEAR: f64 = 0.35;
/// A square that leaves less than this of what is seen is bare beyond doubt.
const BARE: f32 = 0.02;
/// One that leaves more than this may well hold a piece.
const COVERED: f32 = 0.06;
/// How many squares are asked for the height of the pieces.
const SCOUTS: usize = 24;
/// A camera writes nothing above 255: of what is this light on average, from the first number on, it shows less and less,
/// and at the second it hides this part of all.
const WHITE: [f32; 2] = [240.0, 253.0];
const BLIND: f32 = 0.75;
/// A piece that leaves so many times as much as another may be it all the same.
const CLOSELY: f32 = 1.5;
/// A piece that explains so much of what is seen lies there beyond doubt.
const CERTAIN: f32 = 0.75;

/// All that the squares of a board are read from.
pub(in crate::photo) struct Table<'a> {
    pub(in crate::photo) ground: &'a GroundPrint,
    pub(in crate::photo) kinds: Vec<Kind>,
    view: &'a View,
    picture: &'a Picture,
    levels: Levels<'a>,
    bares: Vec<Bare>,
}

/// What was seen of one square.
#[derive(Clone, Debug, Default)]
pub(in crate::photo) struct Sight {
    /// How well the board's own face explains it.
    pub(in crate::photo) shown: Option<Shown>,
    /// What the colours of the board's own face leave of those seen.
    pub(in crate::photo) tint: Option<f32>,
    /// The faces that explain it best.
    pub(in crate::photo) pieces: Vec<Seen>,
    /// How much of the light is glare.
    pub(in crate::photo) veil: f32,
}

/// A piece that may lie on a square.
#[derive(Clone, Copy, Debug)]
pub(in crate::photo) struct Seen {
    /// Of which kind, by its number.
    pub(in crate::photo) kind: usize,
    pub(in crate::photo) found: Found,
    /// What it leaves of what is seen, shadows and glare allowed for.
    pub(in crate::photo) left: f32,
    /// What its colours leave of those seen, if there are any.
    pub(in crate::photo) tint: Option<f32>,
    /// How far its foot is from the middle of the square, in millimetres.
    pub(in crate::photo) off: Vec2,
    /// Another piece lies there, or it belongs to another square.
    pub(in crate::photo) barred: bool,
}

impl<'a> Table<'a> {
    pub(in crate::photo) fn of(ground: &'a GroundPrint, view: &'a View, picture: &'a Picture) -> Table<'a> {
        let inks: Vec<Ink> = ground.pieces.iter().map(|piece| Ink::of(&piece.print)).collect();
        let middle = ground.cells.get(ground.cells.len() / 2).map_or(Point::ZERO, |place| place.centre);
        let pixel = 1.0 / view.pixels_per_mm(middle).max(0.1);
        let kinds = Kind::all(&ground.pieces, &inks, 0.25f64.hypot(0.5 * pixel));
        let bares =
            ground.cells.iter().map(|place| Bare::of(&ground.board, place.centre, place.across)).collect();
        Table { ground, kinds, view, picture, levels: Levels::of(&picture.grey), bares }
    }

    /// A face that was found.
    pub(in crate::photo) fn face(&self, seen: &Seen) -> Option<&Face> {
        self.kinds.get(seen.kind)?.faces.get(seen.found.face)
    }

    /// Looks at every square.
    pub(in crate::photo) fn sights(&self) -> Vec<Sight> {
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
        let covered = |sight: &Sight| sight.shown.is_none_or(|shown| shown.left > COVERED);
        self.search(&mut sights, tops, covered);
        let claims = self.claims(&sights, tops);
        self.veil(&mut sights, &claims);
        // Most squares that look odd at first lie in the shadow of a piece, or behind one.
        for (number, sight) in sights.iter_mut().enumerate() {
            if !claims.iter().any(|claim| claim.square == number) {
                self.reveal(number, sight, &claims);
            }
        }
        self.search(&mut sights, tops, |sight| sight.shown.is_none_or(|shown| shown.left > BARE));
        let colouring = self.colouring(&sights, &claims);
        for (number, sight) in sights.iter_mut().enumerate() {
            if !claims.iter().any(|claim| claim.square == number) {
                self.doubt(number, sight, &claims);
            }
            self.tint(number, sight, &claims, colouring);
        }
        sights
    }

    /// Looks for pieces where they are wanted and none was looked for yet.
    fn search(&self, sights: &mut [Sight], tops: f64, wanted: impl Fn(&Sight) -> bool) {
        for (sight, place) in sights.iter_mut().zip(&self.ground.cells) {
            if sight.pieces.is_empty() && wanted(sight) {
                sight.pieces = self.pieces(place, tops, UNKNOWN[1]);
            }
            self.stand(sight, place, tops);
        }
    }

    /// The faces that explain a square best, if tops are at a height that may be wrong by so much.
    fn pieces(&self, place: &Place, tops: f64, unknown: f64) -> Vec<Seen> {
        let lean = lean(self.view, place.centre, tops).map_or(0.0, Vec2::hypot);
        let reach = (LOOSE + unknown * lean).min(NEAR * place.across);
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
                barred: false,
            }));
        }
        pieces.sort_by(|one, other| one.left.total_cmp(&other.left));
        pieces
    }

    /// Asks some squares that seem to hold pieces how high their tops are.
    fn scout(&self, sights: &mut [Sight]) -> f64 {
        let covered = |sight: &Sight| sight.shown.is_none_or(|shown| shown.left > COVERED);
        let numbers: Vec<usize> =
            sights.iter().enumerate().filter(|(_, sight)| covered(sight)).map(|(number, _)| number).collect();
        let mut seen = Vec::new();
        for number in numbers.iter().step_by(numbers.len().div_ceil(SCOUTS).max(1)) {
            let (Some(sight), Some(place)) = (sights.get_mut(*number), self.ground.cells.get(*number)) else {
                continue;
            };
            sight.pieces = self.pieces(place, HEIGHT, UNKNOWN[0]);
            let Some(best) = sight.pieces.first().filter(|best| best.found.fit.share > CERTAIN) else {
                continue;
            };
            let lean = lean(self.view, place.centre, HEIGHT);
            seen.extend(lean.map(|lean| (best.found.pose.middle - place.centre, lean)));
        }
        height(HEIGHT, &seen)
    }

    /// Where the feet of pieces stand, now that their height is known.
    fn stand(&self, sight: &mut Sight, place: &Place, tops: f64) {
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

    /// The pieces that lie where they lie beyond doubt.
    fn claims(&self, sights: &[Sight], tops: f64) -> Vec<Claim> {
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
    fn veil(&self, sights: &mut [Sight], claims: &[Claim]) {
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
            let seen = sight.shown.map_or(0.0, |shown| shown.seen);
            let white = ((seen - WHITE[0]) / (WHITE[1] - WHITE[0])).clamp(0.0, 1.0);
            sight.veil = sight.veil.max(BLIND * white);
        }
    }

    /// The pieces that may hide something of a square, its own not counted.
    fn near<'c>(&self, number: usize, place: &Place, claims: &'c [Claim]) -> Vec<&'c Claim> {
        let reach = |claim: &Claim| 0.8 * place.across + 1.5 * claim.half + claim.lean.hypot();
        let near =
            |claim: &&Claim| claim.square != number && (claim.foot - place.centre).hypot() < reach(claim);
        claims.iter().filter(near).collect()
    }

    /// Looks again at a square that seems not bare: less what the pieces around it hide, and with shadows and glare.
    fn reveal(&self, number: usize, sight: &mut Sight, claims: &[Claim]) {
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
    fn doubt(&self, number: usize, sight: &mut Sight, claims: &[Claim]) {
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

    /// How the picture shows colours, from the squares that are beyond doubt.
    fn colouring(&self, sights: &[Sight], claims: &[Claim]) -> Option<Colouring> {
        if !self.picture.has_colour() {
            return None;
        }
        let mut windows = Vec::new();
        for (number, (sight, place)) in sights.iter().zip(&self.ground.cells).enumerate() {
            let bare = self.bares.get(number)?;
            let pieces = &sight.pieces;
            let claimed = pieces.first().filter(|_| claims.iter().any(|claim| claim.square == number));
            if let Some((best, kind)) = claimed.and_then(|best| Some((best, self.kinds.get(best.kind)?))) {
                let close =
                    pieces.iter().filter(|piece| piece.left < CLOSELY * best.left && piece.kind == best.kind);
                let printed = close.filter_map(|piece| Some(&self.face(piece)?.colours[..])).collect();
                let seen = colours(self.picture, self.view, &best.found.pose, kind.fine.half);
                windows.extend(seen.map(|seen| (seen, printed)));
            } else if sight.shown.is_some_and(|shown| shown.left < BARE) {
                let seen = colours(self.picture, self.view, &bare.pose(place.centre, sight.shown), bare.half);
                windows.extend(seen.map(|seen| (seen, vec![&bare.colours[..]])));
            }
        }
        Colouring::of(&windows)
    }

    /// Looks at the colours of a square.
    fn tint(&self, number: usize, sight: &mut Sight, claims: &[Claim], colouring: Option<Colouring>) {
        let (Some(colouring), Some(place), Some(bare)) =
            (colouring, self.ground.cells.get(number), self.bares.get(number))
        else {
            return;
        };
        let Some(best) = sight.pieces.first() else { return };
        let claimed = claims.iter().any(|claim| claim.square == number);
        if claimed && sight.pieces.iter().skip(1).all(|piece| piece.left > 2.0 * CLOSELY * best.left) {
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
                colouring.left(&seen, &printed, |index| kind.counts(index), sight.veil)
            });
        }
    }
}

//! A board with what lies on it, looked at square by square and then as a whole.

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

/// How high the tops of pieces are taken to be before it is known, in millimetres.
const HEIGHT: f64 = 1.5;
/// How far that may be wrong, and how far what is found then.
pub(super) const UNKNOWN: [f64; 2] = [1.5, 0.6];
/// How far loose pieces lie from the middle of their square at most, in millimetres.
const LOOSE: f64 = 2.2;
/// Nothing is looked for farther from a middle than this part of a square.
const NEAR: f64 = 0.35;
/// A square that leaves less than this of what is seen is bare beyond doubt.
pub(super) const BARE: f32 = 0.02;
/// One that leaves more than this may well hold a piece.
const COVERED: f32 = 0.06;
/// How many squares are asked for the height of the pieces.
const SCOUTS: usize = 24;
/// A piece that explains so much of what is seen lies there beyond doubt.
pub(super) const CERTAIN: f32 = 0.75;

/// All that the squares of a board are read from.
pub(super) struct Table<'a> {
    pub(super) ground: &'a GroundPrint,
    pub(super) kinds: Vec<Kind>,
    pub(super) view: &'a View,
    pub(super) picture: &'a Picture,
    pub(super) levels: Cow<'a, Levels<'a>>,
    pub(super) bares: Vec<Bare>,
    pub(super) day: Daylight,
}

/// What was seen of one square.
#[derive(Clone, Debug, Default)]
pub(super) struct Sight {
    /// How well the board's own face explains it.
    pub(super) shown: Option<Shown>,
    /// What the colours of the board's own face leave of those seen.
    pub(super) tint: Option<f32>,
    /// The faces that explain it best.
    pub(super) pieces: Vec<Seen>,
    /// How much of the light is glare if it is bare, or of a square with a piece beyond doubt.
    pub(super) veil: f32,
}

/// A piece that may lie on a square.
#[derive(Clone, Copy, Debug)]
pub(super) struct Seen {
    /// Of which kind, by its number.
    pub(super) kind: usize,
    pub(super) found: Found,
    /// What it leaves of what is seen, shadows and glare allowed for.
    pub(super) left: f32,
    /// What its colours leave of those seen, if there are any.
    pub(super) tint: Option<f32>,
    /// How far its foot is from the middle of the square, in millimetres.
    pub(super) off: Vec2,
    /// What part of its light is glare if it lies there.
    pub(super) veil: f32,
    /// Another piece lies there, or it belongs to another square.
    pub(super) barred: bool,
}

impl Sight {
    /// Whether it may be something else than bare.
    pub(super) fn odd(&self) -> bool {
        self.shown.is_none_or(|shown| shown.left > BARE * (1.0 - self.veil))
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

    /// The same by blue light.
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

    /// A face that was found.
    pub(super) fn face(&self, seen: &Seen) -> Option<&Face> {
        self.kinds.get(seen.kind)?.faces.get(seen.found.face)
    }

    /// Looks at every square.
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
    pub(super) fn pieces(&self, place: &Place, tops: f64, unknown: f64) -> Vec<Seen> {
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
                veil: 0.0,
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

//! Notes on marks that can be printed but are probably not meant: too small, too pale, over the edge.

use std::sync::Arc;

use super::Resolver;
use super::surface::Surface;
use crate::draw::Lettering;
use crate::game::{Align, Lang, Mark, MarkKind, Mm, Rim, Sign, Size};
use crate::scene::{Affine, Bitmap, Color, Point, Vec2};
use crate::spec::At;
use crate::spec::typed::MarkTable;
use crate::spec::words::{SpecNote, SpecNoteHint};
use crate::text::Finding;

/// Minimum height of a capital that is read with ease: that of a font of 6 points.
const READABLE: Mm = Mm::from_um(1500);
/// Minimum contrast between a mark and its ground, as accessibility guidelines ask for large text and signs.
const MIN_CONTRAST: f64 = 3.0;
/// The same for one of several grounds: on the others a mark is seen.
const MIN_PART_CONTRAST: f64 = 1.5;
/// The part of a face that a ground takes at least, along its shorter side.
const GROUND_PART: f64 = 0.6;
const MM_PER_INCH: f64 = 25.4;
/// Pixels an inch below which a picture shows its pixels.
const COARSE_DPI: f64 = 150.0;
/// How far a mark may reach over the edge by the roundness of its box.
const TOLERANCE_MM: f64 = 0.5;
/// How far from the cut all that matters stays.
const SAFE_MM: f64 = 1.5;
/// Rounding of lengths and of outlines of letters.
const ROUNDING_MM: f64 = 0.03;
/// Points of a round mark that are tried.
const ROUND_POINTS: u32 = 16;

impl Resolver<'_> {
    /// Notes what is doubtful about a mark. `grounds` are the colours behind it, as far as they are known.
    pub(super) fn doubt(&mut self, typed: &MarkTable, mark: &Mark, grounds: &[Color], surface: Surface) {
        // A named face is judged where it is used.
        let (Some(_), Some((_, content))) = (surface.rim, typed.contents().next()) else { return };
        if let MarkKind::Text { height, .. } = &mark.kind
            && let Some(least) = height.iter().min().filter(|least| **least < READABLE)
        {
            let size = self.origin(typed.size.as_ref().map_or(content.clone(), At::span));
            let known = self.small_texts.entry((size.start, size.end)).or_insert(*least);
            *known = *least.min(known);
        }
        if let Some(coarse) = self.coarse(&mark.kind) {
            self.note(Finding::new(coarse).at(content.clone()).hint(SpecNoteHint::MorePixelsOrSmaller));
        }
        let color = match &mark.kind {
            MarkKind::Text { color, .. } => Some((*color, None)),
            MarkKind::Sign { color, outline, .. } | MarkKind::Lines { color, outline, .. } => {
                Some((*color, outline.map(|(outline, _)| outline)))
            }
            MarkKind::Drawing { .. } | MarkKind::Picture { .. } => None,
        };
        let extent = Extent::new(mark);
        let is_ground = extent.as_ref().is_some_and(|extent| extent.is_ground(surface));
        if let (Some((color, outline)), false) = (color, is_ground) {
            let least = if grounds.len() > 1 { MIN_PART_CONTRAST } else { MIN_CONTRAST };
            let is_lost = |ground: &Color| {
                let is_pale = |color: Color| color.contrast_ratio(*ground) < least;
                is_pale(color) && outline.is_none_or(is_pale)
            };
            if grounds.iter().any(is_lost) {
                let span = typed.color.as_ref().map_or(content, At::span);
                self.note(Finding::new(SpecNote::Pale).at(span).hint(SpecNoteHint::DarkerOrLighter));
            }
        }
    }

    /// Notes the texts that are hard to read, where the smallest is. A small print may have dozens.
    pub(super) fn note_small_texts(&mut self) {
        let smallest = self.small_texts.iter().min_by_key(|(_, height)| **height);
        if let Some((&(from, to), &height)) = smallest {
            let note = SpecNote::SmallTexts { texts: self.small_texts.len(), height };
            self.note(Finding::new(note).at(from..to).hint(SpecNoteHint::LargerOrFewer));
        }
    }

    /// Notes that a mark reaches over the edge of a face.
    pub(super) fn doubt_edge(&mut self, typed: &MarkTable, mark: &Mark, surface: Surface) {
        let (Some(rim), Some((_, content))) = (surface.rim, typed.contents().next()) else { return };
        if let Some(extent) = Extent::new(mark).or_else(|| Extent::of_text(mark))
            && !extent.covers(mark, surface)
        {
            let beyond = |point: Vec2| surface.beyond(point, rim).hypot();
            let by = extent.points(mark).into_iter().map(beyond).fold(0.0, f64::max);
            if by > TOLERANCE_MM {
                let size = typed.size.as_ref().map_or(content, At::span);
                let note = SpecNote::OverTheEdge { by: Mm::nearest(by) };
                self.note(Finding::new(note).at(size).hint(SpecNoteHint::SmallerOrElsewhere));
            } else if let Some(off) = surface.near_cut(&extent.shown(&mark.kind).points(mark))
                && (typed.size.is_some() || typed.at.is_some())
                && !is_as_ground(&mark.kind, surface)
            {
                let size = typed.size.as_ref().map_or(content, At::span);
                let note = SpecNote::NearTheCut { off: Mm::nearest((off * 10.0).round() / 10.0) };
                self.note(Finding::new(note).at(size).hint(SpecNoteHint::SmallerOrElsewhere));
            }
        }
    }

    /// Notes that a mark hides all others below it.
    pub(super) fn doubt_hidden(&mut self, typed: &MarkTable, mark: &Mark, surface: Surface) {
        let (Some(_), Some((_, content))) = (surface.rim, typed.contents().next()) else { return };
        let is_opaque = match &mark.kind {
            MarkKind::Picture { picture, .. } => picture.jpeg.is_some(),
            MarkKind::Sign { sign, .. } => *sign == Sign::Square,
            _ => false,
        };
        let covers = || Extent::new(mark).is_some_and(|extent| extent.covers(mark, surface));
        // The drawing that a piece is cut out of is the whole piece.
        let is_own = surface.own.is_some_and(|own| match &mark.kind {
            MarkKind::Drawing { drawing, width } => {
                Arc::ptr_eq(drawing, &own.drawing) && (mark.at, *width) == (own.middle, own.width)
            }
            _ => false,
        });
        if mark.turn == 0.0 && (is_own || is_opaque && covers()) {
            let note = Finding::new(SpecNote::HidesOthers).at(content);
            self.note(note.hint(SpecNoteHint::FirstIsLowest));
        }
    }
}

impl Resolver<'_> {
    /// The coarsest picture of a mark, if it shows its pixels. Layers that became pixels have as many as are useful.
    fn coarse(&self, kind: &MarkKind) -> Option<SpecNote> {
        let pictures: Vec<(&Bitmap, f64)> = match kind {
            MarkKind::Picture { picture, width } => vec![(&**picture, width.get())],
            MarkKind::Drawing { drawing, width } if !self.gallery.is_layered(drawing) => {
                let scale = width.get() / drawing.bounds.width().max(1e-9);
                let across = |place: Affine| (place * Point::new(1.0, 0.0) - place * Point::ORIGIN).hypot();
                drawing.pictures().map(|(picture, place)| (&**picture, scale * across(place))).collect()
            }
            _ => Vec::new(),
        };
        let per_inch = |(picture, width): (&Bitmap, f64)| f64::from(picture.width) / (width / MM_PER_INCH);
        let dpi = pictures.into_iter().map(per_inch).reduce(f64::min)?;
        (dpi < COARSE_DPI).then_some(SpecNote::Coarse { dpi: dpi as u64 })
    }
}

/// Whether a sign has the colour of the face, and only hides its pattern.
fn is_as_ground(kind: &MarkKind, surface: Surface) -> bool {
    matches!(kind, MarkKind::Sign { color, outline: None, .. } if surface.ground == Some(*color))
}

impl Surface<'_> {
    /// How far points lie from the cut, if that is less than is safe.
    fn near_cut(&self, points: &[Vec2]) -> Option<f64> {
        let rim = self.rim.filter(|rim| !self.is_cell && *rim != Rim::Boxed)?;
        // A game that is printed smaller is as it was meant.
        let safe = SAFE_MM * self.scale.min(1.0);
        let inset = Mm::nearest(safe);
        let Size { width, height } = self.size;
        let size = Size::new((width - inset * 2).max(Mm::ZERO), (height - inset * 2).max(Mm::ZERO));
        let inner = Surface { size, corner: (self.corner - inset).max(Mm::ZERO), ..*self };
        let by = points.iter().map(|point| inner.beyond(*point, rim).hypot()).fold(0.0, f64::max);
        (by > ROUNDING_MM).then_some((safe - by).max(0.0))
    }
}

/// The extent of a mark that is not fitted to its face.
struct Extent {
    /// From the place of the mark to the middle of what it shows.
    middle: Vec2,
    half: Vec2,
    is_round: bool,
    /// Whether it fills its box, and may be the ground of the whole face.
    is_full: bool,
}

impl Extent {
    fn new(mark: &Mark) -> Option<Extent> {
        let edge = match &mark.kind {
            MarkKind::Sign { outline: Some((_, width)), .. } => width.get(),
            _ => 0.0,
        };
        let half = mark.kind.size()? / 2.0 + Vec2::new(edge, edge);
        let (is_round, is_full) = match &mark.kind {
            MarkKind::Sign { sign: Sign::Square, .. } => (false, true),
            MarkKind::Sign { sign: Sign::Disc | Sign::Ring | Sign::Dot, .. } => (true, true),
            MarkKind::Sign { .. } => (true, false),
            _ => (false, true),
        };
        Some(Extent { middle: Vec2::ZERO, half, is_round, is_full })
    }

    /// The widest lines of a text in any language.
    fn of_text(mark: &Mark) -> Option<Extent> {
        let MarkKind::Text { text, align, height, color, .. } = &mark.kind else { return None };
        let set = |lang: Lang| Lettering::rich(text.get(lang), height.get(lang).get(), *color).ok();
        let sizes =
            Lang::ALL.iter().filter_map(|&lang| set(lang)).map(|set| Vec2::new(set.width(), set.height()));
        let widest = |one: Vec2, other: Vec2| Vec2::new(one.x.max(other.x), one.y.max(other.y));
        let half = sizes.reduce(widest)? / 2.0;
        let middle = match align {
            Align::Left => Vec2::new(half.x, 0.0),
            Align::Right => Vec2::new(-half.x, 0.0),
            Align::Center | Align::LeftBlock | Align::RightBlock => Vec2::ZERO,
        };
        Some(Extent { middle, half, is_round: false, is_full: false })
    }

    /// Whether it fills so much of the face that it is a ground for other marks.
    fn is_ground(&self, surface: Surface) -> bool {
        self.is_full && self.half.x >= surface.half().x.min(surface.half().y) * GROUND_PART
    }

    /// Whether it is the ground of the whole face.
    fn covers(&self, mark: &Mark, surface: Surface) -> bool {
        let face = surface.half();
        let (x, y) = (mark.at.x.get().abs(), mark.at.y.get().abs());
        let half = if self.is_round { self.half / 2.0_f64.sqrt() } else { self.half };
        self.is_full && half.x >= face.x + x - TOLERANCE_MM && half.y >= face.y + y - TOLERANCE_MM
    }

    /// The extent of what is seen: some signs do not fill their box.
    fn shown(self, kind: &MarkKind) -> Extent {
        let part = match kind {
            MarkKind::Sign { sign: Sign::Square, .. } => 0.88,
            MarkKind::Sign { sign: Sign::Dot, .. } => 0.48,
            _ => 1.0,
        };
        Extent { half: self.half * part, ..self }
    }

    /// Points of its outline, on the face.
    fn points(&self, mark: &Mark) -> Vec<Vec2> {
        let corners = [(1.0, 1.0), (1.0, -1.0), (-1.0, 1.0), (-1.0, -1.0)];
        let own: Vec<Vec2> = match self.is_round {
            true => (0..ROUND_POINTS)
                .map(|at| Vec2::from_angle(f64::from(at) * std::f64::consts::TAU / f64::from(ROUND_POINTS)))
                .map(|way| way * self.half.x)
                .collect(),
            false => corners.iter().map(|(x, y)| Vec2::new(x * self.half.x, y * self.half.y)).collect(),
        };
        let along = Vec2::from_angle(mark.turn.to_radians());
        let middle = Vec2::new(mark.at.x.get(), mark.at.y.get());
        let own = own.into_iter().map(|point| point + self.middle);
        own.map(|point| middle + along * point.x + along.turn_90() * point.y).collect()
    }
}

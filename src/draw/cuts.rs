//! Lines along which pieces are cut: outlines, arcs of corners, marks, ticks.

use super::shape::{self, HAIRLINE_HALO_MM};
use super::sheet::{piece_of, place, shape_of, window_place};
use super::stencil::Stencils;
use super::window;
use crate::game::{CutStyle, Game, Shape};
use crate::scene::{Affine, BezPath, Color, Node, Symbol, Vec2};
use crate::sheet::{PlacedItem, Segment, Sheet, SheetItem, SheetSide, is_trimmed};

impl Stencils<'_> {
    /// The marks, ticks and corners of a sheet: a symbol where the next sheets have the same, as all full ones of a kind do.
    pub(super) fn marks(&mut self, sheets: &[Sheet], number: usize, cut: CutStyle) -> Vec<Node> {
        let Some(sheet) = sheets.get(number) else { return Vec::new() };
        let game = self.game;
        let is_same = |other: &Sheet| has_same_marks(game, sheet, other);
        let known = self.marks.filter(|&(one, _)| sheets.get(one).is_some_and(is_same));
        if let Some((_, symbol)) = known {
            return vec![Node::used(symbol, Affine::IDENTITY)];
        }
        let corners = sheet.placed.iter().filter(|placed| !placed.behind_fold);
        let corners = corners.filter_map(|placed| corners_of(game, placed, sheet.side, cut));
        let paths = segments(&sheet.cuts).chain(ticks(sheet)).chain(corners);
        let nodes: Vec<Node> = paths.flat_map(|path| shape::hairlines(vec![path], Color::BLACK)).collect();
        // Backs are between fronts.
        let next = sheets.iter().skip(number + 1).find(|next| next.side == sheet.side);
        if !next.is_some_and(is_same) {
            return nodes;
        }
        let extents = nodes.iter().filter_map(|node| window::bounds(self.scene(), node));
        let Some(bounds) = extents.reduce(|one, other| one.union(other)) else { return nodes };
        let symbol = self.scene().add_symbol(Symbol { clip: None, bounds, nodes });
        self.marks = Some((number, symbol));
        vec![Node::used(symbol, Affine::IDENTITY)]
    }
}

/// Whether all lines of two sheets are alike.
fn has_same_marks(game: &Game, one: &Sheet, other: &Sheet) -> bool {
    let is_same = |(one, other): (&PlacedItem, &PlacedItem)| {
        (one.centre, one.quarters, one.behind_fold) == (other.centre, other.quarters, other.behind_fold)
            && one.ticks == other.ticks
            && shape_of(game, one) == shape_of(game, other)
    };
    one.side == other.side
        && one.cuts == other.cuts
        && one.placed.len() == other.placed.len()
        && one.placed.iter().zip(&other.placed).all(is_same)
}

/// The closed outline of an item on the page.
pub(super) fn outline(game: &Game, placed: &PlacedItem) -> Option<BezPath> {
    match placed.item {
        SheetItem::BoardWindow { window, .. } => {
            Some(window_place(placed, window) * shape::rectangle(shape::rect(window)))
        }
        SheetItem::Front(_) | SheetItem::Back(_) => {
            let (_, side) = placed.item.piece()?;
            Some(place(placed) * shape::outline(piece_of(game, placed)?, side, 0.0))
        }
    }
}

/// The hole of a piece on the page.
pub(super) fn hole(game: &Game, placed: &PlacedItem) -> Option<BezPath> {
    Some(place(placed) * shape::hole(piece_of(game, placed)?, 0.0)?)
}

/// Whether holes are drawn: no marks beside a piece show them.
pub(super) fn shows_holes(side: SheetSide, cut: CutStyle) -> bool {
    match cut {
        CutStyle::Marks | CutStyle::Guillotine => side == SheetSide::Front,
        CutStyle::Outline | CutStyle::Lines => true,
        CutStyle::None => false,
    }
}

/// Whether the outline of an item is drawn: if requested, and for pieces without straight cuts that have no ticks.
pub(super) fn is_outlined(game: &Game, placed: &PlacedItem, side: SheetSide, cut: CutStyle) -> bool {
    let straight = shape_of(game, placed).is_none_or(Shape::is_rectangular);
    match cut {
        CutStyle::Outline => true,
        CutStyle::Marks => !straight && placed.ticks.is_empty() && side == SheetSide::Front,
        CutStyle::Lines => !straight,
        CutStyle::Guillotine => {
            side == SheetSide::Front && shape_of(game, placed).is_some_and(|shape| !is_trimmed(shape))
        }
        CutStyle::None => false,
    }
}

/// The arcs along which the corners of a piece with straight cuts are rounded.
fn corners_of(game: &Game, placed: &PlacedItem, side: SheetSide, cut: CutStyle) -> Option<BezPath> {
    let shape = shape_of(game, placed)?;
    let arcs = match cut {
        // The halo does not touch the piece.
        CutStyle::Marks | CutStyle::Guillotine if side == SheetSide::Front => {
            shape::corner_arcs(shape, HAIRLINE_HALO_MM / 2.0)
        }
        CutStyle::Lines => shape::corner_arcs(shape, 0.0),
        CutStyle::Marks | CutStyle::Guillotine | CutStyle::Outline | CutStyle::None => None,
    }?;
    Some(place(placed) * arcs)
}

/// All segments as one path; `None` if there are none.
fn segments(segments: &[Segment]) -> impl Iterator<Item = BezPath> {
    let mut path = BezPath::new();
    for segment in segments {
        shape::add_line(&mut path, shape::point(segment.from), shape::point(segment.to));
    }
    (!segments.is_empty()).then_some(path).into_iter()
}

/// The ticks of all discs and hexagons as one path; `None` if there are none.
fn ticks(sheet: &Sheet) -> impl Iterator<Item = BezPath> {
    let mut path = BezPath::new();
    for placed in &sheet.placed {
        let centre = shape::point(placed.centre);
        for tick in &placed.ticks {
            let (sin, cos) = tick.direction.to_radians().sin_cos();
            let direction = Vec2::new(sin, -cos);
            shape::add_line(
                &mut path,
                centre + direction * tick.from.get(),
                centre + direction * tick.to.get(),
            );
        }
    }
    (!path.elements().is_empty()).then_some(path).into_iter()
}

//! The places of the numbers of cuts: beside one of its ends, clear of all paint and marks, on the piece in hand.

use super::tree::PlannedCut;
use super::{Axis, CutEnd, DIGIT, Interval, NUMBER_CLEARANCE, NUMBER_HEIGHT, ThroughCut};
use crate::game::{Mm, Rect};
use crate::sheet::Segment;
use crate::sheet::marks::{ItemBounds, bounds};

/// Distances of tried places along a cut.
const STEP: Mm = Mm::from_um(500);

/// Distance from all paint and marks. It is less than planned, as lengths are rounded.
const LEAST_CLEARANCE: Mm = Mm::from_um(150);

/// A place for a number.
struct Place {
    label: Rect,
    foot: Option<Segment>,
    /// How far it reaches from the end of the cut.
    reach: Mm,
    /// Which end of the cut it is at.
    end: usize,
}

/// The cuts with their numbers.
pub(super) fn numbered(
    cuts: &[PlannedCut],
    ends: &[[CutEnd; 2]],
    items: &[ItemBounds],
    folds: &[Segment],
    frame: Rect,
) -> Vec<ThroughCut> {
    let lines =
        ends.iter().flatten().map(|end| bounds(end.mark)).chain(folds.iter().map(|&fold| bounds(fold)));
    let mut taken: Vec<Rect> = items.iter().map(|item| item.paint).chain(lines).collect();
    let mut numbered = Vec::with_capacity(cuts.len());
    for (at, (cut, &ends)) in cuts.iter().zip(ends).enumerate() {
        let number = at + 1;
        let place = place(cut, number, items, &taken, cut.hand.common(frame));
        let mut numbered_cut = ThroughCut { number, ends, label: None, foot: None };
        if let Some(Place { label, foot, reach, end }) = place {
            taken.push(foot.map_or(label, |foot| label.union(bounds(foot))));
            (numbered_cut.label, numbered_cut.foot) = (Some(label), foot);
            if foot.is_some() {
                let mark = lengthened(cut.axis, ends[end].mark, reach, end);
                // It may reach a piece now.
                numbered_cut.ends[end] = super::marks::end(cut, items, mark);
            }
        }
        numbered.push(numbered_cut);
    }
    numbered
}

/// A mark at an end of a cut, at least as long as it takes to reach the foot of its number.
fn lengthened(axis: Axis, mark: Segment, reach: Mm, end: usize) -> Interval {
    let (along, _) = axis.extents(bounds(mark));
    let length = along.length().max(reach);
    match end {
        0 => Interval { to: along.from + length, ..along },
        _ => Interval { from: along.to - length, ..along },
    }
}

/// The first free place, from the ends of the cut towards its middle.
fn place(
    PlannedCut { axis, line, .. }: &PlannedCut,
    number: usize,
    items: &[ItemBounds],
    taken: &[Rect],
    room: Rect,
) -> Option<Place> {
    let (axis, line) = (*axis, *line);
    let (along, _) = axis.extents(room);
    let length = DIGIT * i64::from(number.ilog10() + 1);
    let extents = items.iter().map(|item| (axis.extents(item.outline).1, axis.extents(item.paint).1));
    let offsets = offsets(line, extents);
    let near: Vec<Rect> = taken.iter().copied().filter(|taken| taken.overlaps(room)).collect();
    let mut from_end = NUMBER_CLEARANCE;
    while from_end + length <= along.length() {
        let starts = [along.from + from_end, along.to - from_end - length];
        for (&offset, (end, start)) in
            offsets.iter().flat_map(|offset| starts.into_iter().enumerate().map(move |start| (offset, start)))
        {
            let from = line + offset - NUMBER_HEIGHT.half();
            let across = Interval { from, to: from + NUMBER_HEIGHT };
            let label = axis.rect(Interval { from: start, to: start + length }, across);
            let at = if end == 0 { start + length + NUMBER_CLEARANCE } else { start - NUMBER_CLEARANCE };
            let foot = (offset != Mm::ZERO)
                .then(|| axis.across(at, Interval { from: line.min(across.from), to: line.max(across.to) }));
            let whole = if foot.is_some() { label.union(bounds(axis.across(at, across))) } else { label };
            let around = whole.grown(LEAST_CLEARANCE);
            if room.contains(whole) && !near.iter().any(|taken| taken.overlaps(around)) {
                return Some(Place { label, foot, reach: from_end + length + NUMBER_CLEARANCE, end });
            }
        }
        from_end += STEP;
    }
    None
}

/// Distances of numbers from the line: beside the pieces at it, beyond their bleed, then beside it anywhere, and on it
/// between its marks.
fn offsets(line: Mm, items: impl Iterator<Item = (Interval, Interval)>) -> Vec<Mm> {
    let beside = NUMBER_CLEARANCE + NUMBER_HEIGHT.half();
    let mut offsets = Vec::new();
    for (outline, paint) in items {
        if outline.to == line {
            offsets.push(paint.to - line + beside);
        } else if outline.from == line {
            offsets.push(paint.from - line - beside);
        }
    }
    offsets.sort_unstable();
    offsets.dedup();
    offsets.extend([-beside, beside, Mm::ZERO]);
    offsets
}

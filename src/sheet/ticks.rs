//! Ticks: short lines around discs and hexagons, which straight cuts do not separate.

use super::Tick;
use super::pack::{Arrangement, PieceLattice};
use crate::game::{Mm, Packing, Point, Rect, Shape};

/// Distance between bleed and tick.
const TICK_OFFSET: Mm = Mm::from_um(300);

/// Length of an unobstructed tick.
const TICK_LENGTH: Mm = Mm::from_um(1500);

/// Minimum length of a tick.
const MIN_TICK_LENGTH: Mm = Mm::from_um(400);

/// Distance between the end of a tick and the point where it would meet its neighbours' ticks.
const TICK_CLEARANCE: Mm = Mm::from_um(200);

/// Maximum extent of ticks beyond the bleed of a block on a shared page.
pub(super) const MAX_TICK_REACH: Mm = Mm::new(2);

/// The ticks of one shape, for any position in one lattice.
///
/// They point into the interstices. The centre of an interstice is equidistant from all pieces around it, so a tick
/// that ends before it is closer to its own piece than to any other, and does not touch their bleed.
#[derive(Clone, Debug, Default)]
pub(super) struct Ticks {
    ticks: Vec<Tick>,
}

impl Ticks {
    /// The ticks of a shape; none for shapes with straight cuts, and none without room.
    pub(super) fn new(shape: Shape, gap: Mm, bleed: Mm, lattice: &PieceLattice) -> Ticks {
        let (first, turn, to_interstice) = match lattice.arrangement {
            Arrangement::Square | Arrangement::Alternating => (45.0, 90.0, 0.5f64.sqrt()),
            Arrangement::StaggeredRows => (0.0, 60.0, (1.0 / 3.0f64).sqrt()),
            Arrangement::StaggeredColumns => (30.0, 60.0, (1.0 / 3.0f64).sqrt()),
        };
        let (from, step) = match shape.packing() {
            Packing::Straight | Packing::Boxed | Packing::Triangular(_) => return Ticks::default(),
            // The corners of hexagons in a square lattice do not point into its interstices.
            Packing::Hexagonal(..) if lattice.arrangement == Arrangement::Square => return Ticks::default(),
            Packing::Hexagonal(across, _) => {
                (Mm::nearest((across + bleed * 2).get() / 3f64.sqrt()), across + gap)
            }
            Packing::Round(diameter) => (Mm::nearest(diameter.get() / 2.0) + bleed, diameter + gap),
        };
        let from = from + TICK_OFFSET;
        let to = (from + TICK_LENGTH).min(Mm::nearest(step.get() * to_interstice) - TICK_CLEARANCE);
        if to - from < MIN_TICK_LENGTH {
            return Ticks::default();
        }
        let count = (360.0 / turn) as usize;
        Ticks { ticks: (0..count).map(|n| Tick { direction: first + turn * n as f64, from, to }).collect() }
    }

    /// The ticks of a piece at `centre`, clipped to `reach`.
    pub(super) fn at(&self, centre: Point, reach: Rect) -> Vec<Tick> {
        let shorten = |tick: &Tick| {
            let (sin, cos) = tick.direction.to_radians().sin_cos();
            let along = |part: f64, before: Mm, after: Mm| {
                // Rounding errors are no direction.
                if part.abs() < 1e-9 {
                    return f64::INFINITY;
                }
                (if part < 0.0 { before } else { after }).get() / part.abs()
            };
            let free = along(sin, centre.x - reach.left(), reach.right() - centre.x).min(along(
                -cos,
                centre.y - reach.top(),
                reach.bottom() - centre.y,
            ));
            let to = Mm::from_um((tick.to.get().min(free) * 1000.0).floor() as i64);
            (to - tick.from >= MIN_TICK_LENGTH).then_some(Tick { to, ..*tick })
        };
        self.ticks.iter().filter_map(shorten).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::super::pack::{candidates, densest};
    use super::super::tests::fixtures::disc;
    use super::*;
    use crate::game::{HexTop, Size};

    fn rect(left: i64, top: i64, right: i64, bottom: i64) -> Rect {
        Rect::new(Mm::new(left), Mm::new(top), Mm::new(right - left), Mm::new(bottom - top))
    }

    fn ticks(shape: Shape, gap: i64, bleed: i64, width: i64, height: i64) -> Vec<Tick> {
        let room = Size::new(Mm::new(width), Mm::new(height));
        let lattice = densest(candidates(shape, Mm::new(gap), room)).expect("the test's piece fits");
        Ticks::new(shape, Mm::new(gap), Mm::new(bleed), &lattice).ticks
    }

    #[test]
    fn ticks_point_into_the_interstices() {
        let directions = |ticks: Vec<Tick>| ticks.iter().map(|tick| tick.direction).collect::<Vec<_>>();
        assert_eq!(directions(ticks(disc(25), 3, 1, 60, 60)), [45.0, 135.0, 225.0, 315.0]);
        assert_eq!(directions(ticks(disc(25), 3, 1, 70, 400)), [0.0, 60.0, 120.0, 180.0, 240.0, 300.0]);
        assert_eq!(directions(ticks(disc(25), 3, 1, 400, 70)), [30.0, 90.0, 150.0, 210.0, 270.0, 330.0]);
    }

    #[test]
    fn a_tick_begins_beyond_the_bleed_and_ends_before_the_interstice() {
        let long = ticks(disc(25), 3, 1, 70, 400);
        assert_eq!((long[0].from, long[0].to), (Mm::from_um(13_800), Mm::from_um(15_300)));
        let short = ticks(disc(20), 0, 0, 70, 400);
        assert_eq!((short[0].from, short[0].to), (Mm::from_um(10_300), Mm::from_um(11_347)));
        assert_eq!(ticks(disc(5), 0, 0, 70, 400).len(), 0);
    }

    #[test]
    fn hexagons_have_ticks_only_if_bleed_leaves_room() {
        let hexagon = Shape::Hexagon { across: Mm::new(20), top: HexTop::Pointy };
        assert_eq!(ticks(hexagon, 2, 1, 100, 400).len(), 0);
        assert_eq!(ticks(hexagon, 6, 1, 100, 400).len(), 6);
    }

    #[test]
    fn ticks_are_within_the_page() {
        let tick = |direction| Tick { direction, from: Mm::new(10), to: Mm::new(12) };
        let ticks = Ticks { ticks: vec![tick(0.0), tick(90.0), tick(180.0), tick(270.0)] };
        let at = ticks.at(Point::new(Mm::new(16), Mm::new(15)), rect(5, 5, 100, 26));
        assert_eq!(
            at.iter().map(|tick| (tick.direction, tick.to)).collect::<Vec<_>>(),
            [(90.0, Mm::new(12)), (180.0, Mm::new(11)), (270.0, Mm::new(11))]
        );
    }
}

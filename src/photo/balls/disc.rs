//! Printed discs, told by what is printed on them.

use kurbo::{Point, Vec2};

use super::flat::{Accord, Flat};
use super::light::luma;
use super::stencil::{Dial, TURNS, direction};
use super::tile::TileSight;

/// How far a disc may lie off the middle of its tile, mm.
const LOOSE: f64 = 3.2;
/// How thick discs are, mm.
const THICKEST: f64 = 3.2;
/// From one place that is tried to the next, mm.
const STEP: f64 = 0.75;
/// How much what is round a disc counts when its middle is sought: its own shadow lies there.
const AROUND: f32 = 0.3;

/// What a square would show if a disc lay there.
#[derive(Clone, Debug, Default)]
pub(super) struct DiscSight {
    /// For each kind how well its print goes with what is seen.
    pub(super) accords: Vec<f32>,
    /// For each kind the light of its ground, against the light of the tile.
    pub(super) grounds: Vec<[f32; 3]>,
    /// For each kind how uneven its ground is.
    pub(super) uneven: Vec<f32>,
    /// Where the middle of the likeliest was found from that of the tile, mm.
    pub(super) shift: Vec2,
}

/// Looks for a disc on a tile. `lean` is by how many mm a thing is seen aside on the flat picture per mm of height.
pub(super) fn sight(dials: &[Dial], place: Point, lean: Vec2, tile: &TileSight, flat: &Flat) -> DiscSight {
    let mut sight = DiscSight::default();
    let mut most = f32::MIN;
    for (dial, middle) in dials.iter().zip(middles(dials, place, lean, flat)) {
        let seen = unrolled(dial, middle, flat);
        let (turn, accord) = best_turn(dial, &seen);
        let (ground, uneven) = ground(dial, turn, middle, tile, flat);
        sight.accords.push(accord);
        sight.grounds.push(ground);
        sight.uneven.push(uneven);
        if accord > most {
            (most, sight.shift) = (accord, middle - place);
        }
    }
    sight
}

/// Where the rim of each kind of disc goes best with what is seen.
fn middles(dials: &[Dial], place: Point, lean: Vec2, flat: &Flat) -> Vec<Point> {
    let long = lean.hypot() * THICKEST;
    let along = if long > 1e-6 { lean / lean.hypot() } else { Vec2::new(0.0, 1.0) };
    let across = Vec2::new(-along.y, along.x);
    let aside = (LOOSE / STEP) as i32;
    let far = ((LOOSE + long) / STEP).ceil() as i32;
    let mut rough = vec![(place, f32::MIN); dials.len()];
    for forth in -aside..=far {
        for side in -aside..=aside {
            let at = place + along * (f64::from(forth) * STEP) + across * (f64::from(side) * STEP);
            rims(dials, at, 4, |place| flat.soft(place), |dial| &dial.soft, &mut rough);
        }
    }
    let mut best = vec![(place, f32::MIN); dials.len()];
    for (index, (dial, (near, _))) in dials.iter().zip(rough).enumerate() {
        for down in -2..=2 {
            for right in -2..=2 {
                let at = near + Vec2::new(f64::from(right), f64::from(down)) * 0.25;
                let own = std::slice::from_ref(dial);
                rims(own, at, 2, |place| flat.tone(place), |dial| &dial.profile, &mut best[index..=index]);
            }
        }
    }
    best.into_iter().map(|(at, _)| at).collect()
}

/// Tries a place as the middle of discs: keeps it for each kind whose rim goes better with it than with any before.
fn rims(
    dials: &[Dial],
    at: Point,
    skip: usize,
    tone: impl Fn(Point) -> f32,
    profile: impl Fn(&Dial) -> &[f32],
    best: &mut [(Point, f32)],
) {
    let Some(first) = dials.first() else { return };
    // The circles are the same for all discs of one size.
    let mut sums = vec![Accord::default(); dials.len()];
    for (ring, &(out, weight)) in first.rings.iter().enumerate() {
        let weight = if out > first.radius { weight * AROUND } else { weight };
        for turn in (0..TURNS).step_by(skip) {
            let seen = tone(at + direction(turn) * out);
            for (sums, dial) in sums.iter_mut().zip(dials) {
                sums.add(seen, profile(dial).get(ring).copied().unwrap_or_default(), weight);
            }
        }
    }
    for (sums, best) in sums.iter().zip(best) {
        let value = sums.value();
        if value > best.1 {
            *best = (at, value);
        }
    }
}

/// The tones of what is seen round a middle, circle by circle.
fn unrolled(dial: &Dial, middle: Point, flat: &Flat) -> Vec<f32> {
    let rings = dial.rings.iter();
    rings
        .flat_map(|&(out, _)| (0..TURNS).map(move |turn| flat.tone(middle + direction(turn) * out)))
        .collect()
}

/// By how many places a disc is turned, and how well it goes with its print then.
fn best_turn(dial: &Dial, seen: &[f32]) -> (usize, f32) {
    let accord = |by: usize| {
        let mut accord = Accord::default();
        for (ring, &(_, weight)) in dial.rings.iter().enumerate() {
            let (seen, print) = (&seen[ring * TURNS..][..TURNS], &dial.tone[ring * TURNS..][..TURNS]);
            let (end, start) = print.split_at(TURNS - by);
            for (seen, print) in seen.iter().zip(start.iter().chain(end)) {
                accord.add(*seen, *print, weight);
            }
        }
        accord.value()
    };
    let turns = (0..TURNS).map(|by| (by, accord(by)));
    turns.max_by(|one, other| one.1.total_cmp(&other.1)).unwrap_or((0, 0.0))
}

/// The light of a disc's ground where it is turned so, against that of the tile: the mean of the middle half by
/// lightness, and how far the outer ones are apart.
fn ground(dial: &Dial, turn: usize, middle: Point, tile: &TileSight, flat: &Flat) -> ([f32; 3], f32) {
    let mut seen = Vec::new();
    for (ring, &(out, _)) in dial.rings.iter().enumerate() {
        for at in 0..TURNS {
            if dial.ground[ring * TURNS + (at + TURNS - turn) % TURNS] {
                seen.push(tile.freed(flat.light(middle + direction(at) * out)));
            }
        }
    }
    seen.sort_by(|one, other| luma(*one).total_cmp(&luma(*other)));
    let quarter = seen.len() / 4;
    let (low, high) =
        (seen.get(quarter).copied().unwrap_or_default(), seen.get(quarter * 3).copied().unwrap_or_default());
    let inner = seen.get(quarter..seen.len() - quarter).unwrap_or_default();
    let mean =
        [0, 1, 2].map(|at| inner.iter().map(|light| light[at]).sum::<f32>() / inner.len().max(1) as f32);
    (mean, luma(high).max(0.0).sqrt() - luma(low).max(0.0).sqrt())
}

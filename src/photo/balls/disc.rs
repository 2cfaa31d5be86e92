//! Printed discs, classified by their print.

use kurbo::{Point, Vec2};

use super::flat::{Accord, Flat};
use super::light::luma;
use super::stencil::{ANGLES, Dial, direction};
use super::tile::TileSight;

/// Maximum offset of a disc from the centre of its tile.
const MAX_OFFSET_MM: f64 = 3.2;
/// Maximum thickness of a disc.
const MAX_THICKNESS_MM: f64 = 3.2;
/// Step of the coarse search.
const SEARCH_STEP_MM: f64 = 0.75;
/// Weight of the surroundings of a disc in the search, where its own shadow lies.
const SURROUNDINGS_WEIGHT: f32 = 0.3;

/// The features of a square under the hypothesis of a disc.
#[derive(Clone, Debug, Default)]
pub(super) struct DiscSight {
    /// For each kind the correlation of its print with the picture.
    pub(super) accords: Vec<f32>,
    /// For each kind the light of its background, relative to that of the tile.
    pub(super) grounds: Vec<[f32; 3]>,
    /// For each kind the unevenness of its background.
    pub(super) uneven: Vec<f32>,
    /// Offset of the likeliest disc from the centre of the tile, in mm.
    pub(super) shift: Vec2,
}

/// Searches for a disc on a tile. `lean` is the parallax in mm per mm of height.
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

/// Locates the edge of each kind of disc.
fn middles(dials: &[Dial], place: Point, lean: Vec2, flat: &Flat) -> Vec<Point> {
    let long = lean.hypot() * MAX_THICKNESS_MM;
    let along = if long > 1e-6 { lean / lean.hypot() } else { Vec2::new(0.0, 1.0) };
    let across = Vec2::new(-along.y, along.x);
    let aside = (MAX_OFFSET_MM / SEARCH_STEP_MM) as i32;
    let far = ((MAX_OFFSET_MM + long) / SEARCH_STEP_MM).ceil() as i32;
    let mut rough = vec![(place, f32::MIN); dials.len()];
    for forth in -aside..=far {
        for side in -aside..=aside {
            let at = place
                + along * (f64::from(forth) * SEARCH_STEP_MM)
                + across * (f64::from(side) * SEARCH_STEP_MM);
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

/// Tries a point as the centre of discs: keeps it for each kind whose radial profile correlates better than before.
fn rims(
    dials: &[Dial],
    at: Point,
    skip: usize,
    tone: impl Fn(Point) -> f32,
    profile: impl Fn(&Dial) -> &[f32],
    best: &mut [(Point, f32)],
) {
    let Some(first) = dials.first() else { return };
    // The rings are the same for all discs of one size.
    let mut sums = vec![Accord::default(); dials.len()];
    for (ring, &(out, weight)) in first.rings.iter().enumerate() {
        let weight = if out > first.radius { weight * SURROUNDINGS_WEIGHT } else { weight };
        for turn in (0..ANGLES).step_by(skip) {
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

/// The tones around a centre in polar coordinates, ring by ring.
fn unrolled(dial: &Dial, middle: Point, flat: &Flat) -> Vec<f32> {
    let rings = dial.rings.iter();
    rings
        .flat_map(|&(out, _)| (0..ANGLES).map(move |turn| flat.tone(middle + direction(turn) * out)))
        .collect()
}

/// The rotation of a disc (as an index) with the highest correlation, and that correlation.
fn best_turn(dial: &Dial, seen: &[f32]) -> (usize, f32) {
    let accord = |by: usize| {
        let mut accord = Accord::default();
        for (ring, &(_, weight)) in dial.rings.iter().enumerate() {
            let (seen, print) = (&seen[ring * ANGLES..][..ANGLES], &dial.tone[ring * ANGLES..][..ANGLES]);
            let (end, start) = print.split_at(ANGLES - by);
            for (seen, print) in seen.iter().zip(start.iter().chain(end)) {
                accord.add(*seen, *print, weight);
            }
        }
        accord.value()
    };
    let turns = (0..ANGLES).map(|by| (by, accord(by)));
    turns.max_by(|one, other| one.1.total_cmp(&other.1)).unwrap_or((0, 0.0))
}

/// The light of a disc's background at a rotation, relative to that of the tile: the mean between the quartiles of
/// lightness, and the difference of the quartiles.
fn ground(dial: &Dial, turn: usize, middle: Point, tile: &TileSight, flat: &Flat) -> ([f32; 3], f32) {
    let mut seen = Vec::new();
    for (ring, &(out, _)) in dial.rings.iter().enumerate() {
        for at in 0..ANGLES {
            if dial.ground[ring * ANGLES + (at + ANGLES - turn) % ANGLES] {
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

//! How many markers are found in photographs of a board, and how fast, on one core.
//!
//! `cargo bench --bench photo` runs it. The photographs are drawn here: a board with eight markers around it and with
//! tiles all over it, seen from the side by up to 60 degrees, with light that falls off, blur and noise.

use std::time::Instant;

use kurbo::{Point, Vec2};
use tablier::photo::grey::Grey;
use tablier::photo::marker::{Family, Sighting, TAG_25H9, find};
use tablier::photo::view::Homography;

#[path = "../src/prng.rs"]
mod prng;

use prng::Prng;

/// Number of photographs per size.
const PHOTOGRAPHS: u64 = 20;
/// Number of runs. The fastest counts, since other load only slows a run down.
const RUNS: usize = 3;
/// A marker's side, a tile's pitch, and the board's width and height.
const SIDE_MM: f64 = 11.0;
const PITCH_MM: f64 = 11.5;
const BOARD_MM: Vec2 = Vec2::new(200.0, 210.0);
/// Centres of the markers.
const MIDDLES: [(f64, f64); 8] = [
    (8.0, 8.0),
    (100.0, 8.0),
    (192.0, 8.0),
    (8.0, 105.0),
    (192.0, 105.0),
    (8.0, 202.0),
    (100.0, 202.0),
    (192.0, 202.0),
];

fn main() {
    println!("| size | markers found | false ones | ms |\n|---|---|---|---|");
    for (width, height) in [(1280, 960), (1600, 1200), (2016, 1512), (4032, 3024)] {
        let photographs: Vec<_> =
            (0..PHOTOGRAPHS).map(|seed| Photograph::random(seed, width, height)).collect();
        measure(&format!("{width} x {height}"), &photographs);
    }
}

fn measure(size: &str, photographs: &[Photograph]) {
    let (mut found, mut wrong, mut seconds) = (0, 0, 0.0);
    for photograph in photographs {
        let mut best = f64::INFINITY;
        let mut sightings = Vec::new();
        for _ in 0..RUNS {
            let start = Instant::now();
            sightings = find(&photograph.grey, &TAG_25H9);
            best = best.min(start.elapsed().as_secs_f64());
        }
        seconds += best;
        let right = sightings.iter().filter(|sighting| photograph.shows(sighting)).count();
        found += right;
        wrong += sightings.len() - right;
    }
    let (all, count) = (photographs.len() * MIDDLES.len(), photographs.len() as f64);
    println!(
        "| {size} | {:.1} % | {wrong} | {:.1} |",
        100.0 * found as f64 / all as f64,
        1e3 * seconds / count
    );
}

/// A board as a camera sees it.
struct Photograph {
    grey: Grey,
    view: Homography,
}

impl Photograph {
    fn random(seed: u64, width: usize, height: usize) -> Photograph {
        let mut rng = Prng::new(seed * 977 + 5);
        let tilt = f64::from([0, 15, 30, 45, 60][seed as usize % 5]);
        let view = random_view(tilt, width as f64, height as f64, &mut rng);
        let (bright, ratio, noise) = (rng.within(0.5, 1.0), rng.within(1.2, 3.0), rng.within(2.0, 7.0));
        let blur = (rng.within(0.3, 2.2) * width as f64 / 4032.0).max(0.4);
        let towards = Vec2::from_angle(rng.within(0.0, std::f64::consts::TAU));
        let mut light = drawn(&view, width, height);
        for (index, light) in light.iter_mut().enumerate() {
            let (x, y) =
                ((index % width) as f64 / width as f64 - 0.5, (index / width) as f64 / height as f64 - 0.5);
            *light *= bright * ratio.powf(Vec2::new(x, y).dot(towards) - 0.3);
        }
        blurred(&mut light, width, blur);
        let light = light
            .iter()
            .map(|light| (light + rng.within(-2.0, 2.0) * noise).clamp(0.0, 255.0) as u8)
            .collect();
        Photograph { grey: Grey::new(width, height, light).expect("as many"), view }
    }

    /// Whether a sighting has the id, position and orientation of a marker of the board.
    fn shows(&self, sighting: &Sighting) -> bool {
        let Some(&middle) = MIDDLES.get(usize::from(sighting.id)) else { return false };
        let corner = self
            .view
            .apply(Point::from(middle) - Vec2::new(SIDE_MM, SIDE_MM) / 2.0)
            .expect("before the camera");
        sighting.corners[0].distance(corner) < 0.2 * sighting.corners[0].distance(sighting.corners[2])
    }
}

/// The board's middle straight ahead, 45 to 60 cm away, the camera tilted and rolled.
fn random_view(tilt: f64, width: f64, height: f64, rng: &mut Prng) -> Homography {
    let (focal, far) = (0.751 * width, rng.within(450.0, 600.0));
    let (side, roll) = (
        Vec2::from_angle(rng.within(0.0, std::f64::consts::TAU)),
        Vec2::from_angle(rng.within(0.0, std::f64::consts::TAU)),
    );
    let turned = |by: Vec2| Homography::new([[by.x, -by.y, 0.0], [by.y, by.x, 0.0], [0.0, 0.0, 1.0]]);
    let moved = |by: Vec2| Homography::new([[1.0, 0.0, by.x], [0.0, 1.0, by.y], [0.0, 0.0, 1.0]]);
    let (sin, cos) = tilt.to_radians().sin_cos();
    let tilted = Homography::new([[focal, 0.0, 0.0], [0.0, focal * cos, 0.0], [0.0, -sin, far]]);
    let turned_board = moved(-BOARD_MM / 2.0).then(&turned(side));
    turned_board.then(&tilted).then(&turned(roll)).then(&moved(Vec2::new(width - 1.0, height - 1.0) / 2.0))
}

/// The board's light, pixel by pixel, each the mean of four samples.
fn drawn(view: &Homography, width: usize, height: usize) -> Vec<f64> {
    let back = view.inverse().expect("a plane");
    let markers: Vec<_> = (0..8).map(|id| modules(&TAG_25H9, id)).collect();
    let looks = [(-0.25, -0.25), (0.25, -0.25), (-0.25, 0.25), (0.25, 0.25)];
    let pixels = (0..height).flat_map(|y| (0..width).map(move |x| Point::new(x as f64, y as f64)));
    let look = |at: Point| back.apply(at).map_or(90.0, |place| lightness(place, &markers));
    pixels
        .map(|pixel| looks.iter().map(|&look_off| look(pixel + Vec2::from(look_off))).sum::<f64>() / 4.0)
        .collect()
}

fn modules(family: &Family, id: u16) -> Vec<Vec<bool>> {
    family.modules(id).expect("a marker").to_vec()
}

/// Lightness at a point of the board: paper, a marker, a tile, or the table beside the board.
fn lightness(place: Point, markers: &[Vec<Vec<bool>>]) -> f64 {
    const PAPER: f64 = 235.0;
    const INK: f64 = 35.0;
    if place.x < 0.0 || place.y < 0.0 || place.x > BOARD_MM.x || place.y > BOARD_MM.y {
        // Grain of wood.
        return 90.0 + 25.0 * (place.y * 0.6 + (place.x * 0.05).sin() * 3.0).sin();
    }
    for (middle, modules) in MIDDLES.iter().zip(markers) {
        let inside = (place - Point::from(*middle)) / SIDE_MM + Vec2::new(0.5, 0.5);
        if (0.0..1.0).contains(&inside.x) && (0.0..1.0).contains(&inside.y) {
            let count = modules.len() as f64;
            let black = modules[(inside.y * count) as usize][(inside.x * count) as usize];
            return if black { INK } else { PAPER };
        }
    }
    let tile = (place - Point::new(17.0, 17.0)) / PITCH_MM;
    let (column, row) = (tile.x.floor(), tile.y.floor());
    if !(0.0..14.0).contains(&column) || !(0.0..15.0).contains(&row) {
        return PAPER;
    }
    let off = Vec2::new(tile.x - column - 0.5, tile.y - row - 0.5);
    // Every third square is empty; the others have a dark tile with a light path across, and a spot.
    let kind = (column * 7.0 + row * 5.0) % 6.0;
    let dark = off.x.abs().max(off.y.abs()) < 0.43;
    let path = (off.x - off.y * (kind - 2.0)).abs() < 0.09 || (off - Vec2::new(0.2, -0.2)).hypot() < 0.1;
    if kind < 2.0 || !dark || path { PAPER } else { INK + 15.0 }
}

/// Blurs by means over boxes, twice each way, `reach` pixels to either side; fractional pixels count proportionally.
fn blurred(light: &mut [f64], width: usize, reach: f64) {
    let height = light.len() / width;
    for _ in 0..2 {
        for row in 0..height {
            smear(light, row * width, 1, width, reach);
        }
        for column in 0..width {
            smear(light, column, width, height, reach);
        }
    }
}

/// Blurs a line of pixels, `step` apart.
fn smear(light: &mut [f64], start: usize, step: usize, count: usize, reach: f64) {
    let line: Vec<f64> = (0..count).map(|at| light[start + at * step]).collect();
    let (whole, part) = (reach as usize, reach.fract());
    for at in 0..count {
        let off = |by: usize| line[at.saturating_sub(by)] + line[(at + by).min(count - 1)];
        let sum = line[at] + (1..=whole).map(off).sum::<f64>() + part * off(whole + 1);
        light[start + at * step] = sum / (1.0 + 2.0 * reach);
    }
}

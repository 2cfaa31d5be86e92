//! Duration of reading a photo of 12 megapixels, from the file to the text, on one core.

use std::time::Instant;

use crate::art::{Art, LIGHTNING, PLANK, QUITS};
use crate::laid::{Laid, Shot};
use crate::quits::Balls;
use crate::{lightning, plank, quits};

/// Number of boards of each kind, and of runs for each photo. The fastest run counts, since other load can only slow
/// a run down.
const BOARDS: u64 = 5;
const READINGS: usize = 3;
const FIRST_SEED: u64 = 720_000;

#[test]
#[ignore = "measures for minutes"]
fn reports_times_of_12_megapixels() {
    report("quits", &QUITS, |seed| quits::laid(&QUITS, seed, Balls::Discs));
    report("lightning", &LIGHTNING, |seed| lightning::laid(&LIGHTNING, seed));
    report("plank", &PLANK, |seed| plank::laid(&PLANK, seed).0);
}

fn report(name: &str, art: &Art, laid: fn(u64) -> Laid) {
    let mut seconds: Vec<f64> = (FIRST_SEED..FIRST_SEED + BOARDS)
        .map(|seed| {
            let mut shot = Shot::mild(seed, 25.0, 15.0);
            (shot.camera.width, shot.camera.height) = (4032, 3024);
            let photo = shot.take(&laid(seed)).jpeg;
            let timed = |_| {
                let start = Instant::now();
                assert!(art.read(&photo).is_ok(), "{name} {seed} can be read");
                start.elapsed().as_secs_f64()
            };
            (0..READINGS).map(timed).fold(f64::MAX, f64::min)
        })
        .collect();
    seconds.sort_by(f64::total_cmp);
    let (median, worst) = (seconds[seconds.len() / 2], seconds[seconds.len() - 1]);
    println!("\n| game | median, s | slowest, s |\n|---|---|---|\n| {name} | {median:.2} | {worst:.2} |");
}

//! From how well faces fit to how likely they are.

use super::table::{Sight, Table};
use crate::photo::reading::{Guess, Guesses, What};

/// What is left of a picture that is explained is noise of this part of the light.
const NOISE: f64 = 0.03;
/// How many samples of a window say something that the others do not.
const INDEPENDENT: f64 = 12.0;
/// The same of colours, which cameras and printers show less truly.
const FADED: f64 = 0.06;
const COLOURS: f64 = 8.0;
/// What leaves as much as this of light and of colour is as likely something that was not thought of: a hand, a coin, a piece of another game.
const UNKNOWN: [f32; 2] = [0.16, 0.12];
/// Pieces lie within so many millimetres of the middle of their square, or few of them beyond, and those not much.
const LOOSE: f64 = 2.0;
const FAR: f64 = 0.8;
/// How unlikely a piece is that lies where another does.
const BARRED: f64 = 6.0;

/// How likely what may lie on a square is.
pub(in crate::photo) fn weigh(table: &Table, sight: &Sight) -> Guesses {
    // Through a veil less is told.
    let open = f64::from(1.0 - sight.veil);
    let unlikely = |left: f32, tint: Option<f32>| {
        let light = INDEPENDENT / 2.0 * (f64::from(left).powi(2) + NOISE * NOISE).ln();
        let tint = tint.map_or(0.0, |left| COLOURS / 2.0 * (f64::from(left).powi(2) + FADED * FADED).ln());
        (light + tint) * open
    };
    let mut costs: Vec<(What, f64)> = Vec::new();
    costs.extend(sight.shown.map(|shown| (What::Empty, unlikely(shown.left, sight.tint))));
    for seen in &sight.pieces {
        let Some(face) = table.face(seen) else { continue };
        let Some(piece) = table.ground.pieces.get(face.print) else { continue };
        let what = if piece.ground {
            What::Empty
        } else {
            What::Piece { piece: piece.piece, quarters: face.quarters }
        };
        let far = ((seen.off.hypot() - LOOSE) / FAR).max(0.0).powi(2) / 2.0;
        let barred = if seen.barred { BARRED } else { 0.0 };
        costs.push((what, unlikely(seen.left, seen.tint) + far + barred));
    }
    let unknown = unlikely(UNKNOWN[0], sight.tint.map(|_| UNKNOWN[1]));
    let least = costs.iter().map(|(_, cost)| *cost).fold(unknown, f64::min);
    let mut guesses: Vec<Guess> = Vec::new();
    for (what, cost) in costs {
        let weight = (least - cost).exp();
        match guesses.iter_mut().find(|guess| guess.what == what) {
            Some(guess) => guess.weight = guess.weight.max(weight),
            None => guesses.push(Guess { what, weight }),
        }
    }
    if !guesses.iter().any(|guess| guess.what == What::Empty) {
        guesses.push(Guess { what: What::Empty, weight: 0.0 });
    }
    let rest = (least - unknown).exp() / guesses.len() as f64;
    guesses.iter_mut().for_each(|guess| guess.weight += rest);
    Guesses::weighed(guesses).unwrap_or_else(|| Guesses::certain(What::Empty))
}

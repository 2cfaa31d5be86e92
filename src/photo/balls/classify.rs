//! Classifies the squares of a tray.
//!
//! All balls of a tray are of one make: discs, painted marbles, glass marbles, wooden balls, or painted marbles of which
//! the lightest are white instead of their printed colour. The make is inferred from the whole tray; within each make
//! every square is scored by itself, then once more with the colours observed on the other squares. The weights are a
//! logistic model fitted to simulated photos.

use super::appearance::{Appearances, GLASS, MAKES};
use super::looks::{Scores, all_scores, belief_in, beliefs, log_sum, looks};
use super::{BallPrint, SquareFeatures, guesses, joint, signs, weights as w};
use crate::photo::reading::Guesses;

/// Weight of each square's likelihood in the inference of the make: in one light their errors are correlated.
const SQUARE_WEIGHT: f64 = 0.5;
/// Probability of a clearly empty tile.
const CLEAR_PROBABILITY: f64 = 0.9995;
/// By how much a visible print makes a ball less likely.
const MAX_VETO: f64 = 0.98;

/// Classifies every square; also returns whether balls of glass are doubted.
pub(super) fn classify(
    measured: &[SquareFeatures],
    kinds: &[BallPrint],
    expected: &Appearances,
) -> (Vec<Guesses>, bool) {
    let beliefs = beliefs(measured, expected);
    let [_, looked] = looks(measured, kinds, expected, &w::FITTED);
    let all = all_scores(&looked, &w::FITTED);
    let each: Vec<[f64; MAKES]> = all.iter().map(evidence).collect();
    let sum = |make: usize| each.iter().map(|evidence| evidence[make]).sum();
    let whole: [f64; MAKES] = std::array::from_fn(sum);
    let makes = shares(whole);
    let believed = measured.iter().zip(beliefs).zip(&each).map(|((square, belief), own)| {
        // No square is its own witness: a single white spot may be a reflection.
        let others = shares(std::array::from_fn(|make| whole[make] - own[make]));
        others.iter().enumerate().map(|(make, share)| share * belief_in(make, square, belief)).sum()
    });
    let beliefs: Vec<f64> = believed.collect();
    let squares = all.iter().zip(&beliefs).zip(measured);
    let weights = squares.map(|((scores, belief), square)| {
        let trust =
            Trust { belief: *belief, empty: signs::emptiness(square), hidden: square.tile.hidden_alone() };
        let mut weights = posterior(scores.as_ref(), makes, trust, kinds.len());
        // No ball lies where the print below it is visible.
        let veto = f64::from(square.tile.visible_print());
        weights.iter_mut().skip(1).for_each(|ball| *ball *= 1.0 - MAX_VETO * veto);
        weights
    });
    let mut weights: Vec<Vec<f64>> = weights.collect();
    for weights in &mut weights {
        let whole: f64 = weights.iter().sum();
        weights.iter_mut().for_each(|weight| *weight /= whole);
    }
    let before = weights.clone();
    let is_separated = joint::separate(measured, &beliefs, &mut weights, kinds);
    let is_doubted = makes[GLASS] > 0.5 && is_separated && joint::doubt(&before, &mut weights);
    joint::hold_counts(&mut weights, kinds);
    (weights.into_iter().map(|weights| guesses(kinds, weights)).collect(), is_doubted)
}

/// The evidence of a square for each make, as a logarithm.
fn evidence(scores: &Scores) -> [f64; MAKES] {
    let Some(scores) = scores else { return [0.0; MAKES] };
    std::array::from_fn(|make| SQUARE_WEIGHT * log_sum(&scores[make]))
}

/// The probability of each make.
fn shares(evidence: [f64; MAKES]) -> [f64; MAKES] {
    let whole = log_sum(&evidence);
    evidence.map(|evidence| libm::exp(evidence - whole))
}

/// How far the colours of a square can be trusted.
struct Trust {
    /// How much of what is seen is to be believed.
    belief: f64,
    /// Probability that it is empty as far as they cannot.
    empty: f64,
    /// How surely something lies on it, whatever it is.
    hidden: f64,
}

/// The posterior weights of one square. An unknown object may be anything.
fn posterior(
    scores: Option<&[Vec<f64>; MAKES]>,
    makes: [f64; MAKES],
    Trust { belief, empty, hidden }: Trust,
    kinds: usize,
) -> Vec<f64> {
    let count = kinds + 1;
    let nothing = (1.0 - hidden) / count as f64;
    let unknown = |at: usize| if at == 0 { nothing } else { (1.0 - nothing) / kinds.max(1) as f64 };
    let mut weights = vec![0.0; count];
    let other = (1.0 - empty) / (count - 1).max(1) as f64;
    let doubted =
        |at: usize, weight: f64| belief * weight + (1.0 - belief) * if at == 0 { empty } else { other };
    match scores {
        None => {
            weights.fill((1.0 - CLEAR_PROBABILITY) / count as f64);
            weights[0] += CLEAR_PROBABILITY;
        }
        Some(scores) => {
            for (scores, make) in scores.iter().zip(makes) {
                let whole = log_sum(scores);
                for (at, score) in scores.iter().enumerate() {
                    let part = make * libm::exp(score - whole);
                    match at {
                        0 => weights[0] += part,
                        1 => {
                            let each = weights.iter_mut().enumerate();
                            each.for_each(|(at, weight)| *weight += part * unknown(at));
                        }
                        _ => weights[at - 1] += part,
                    }
                }
            }
            weights.iter_mut().enumerate().for_each(|(at, weight)| *weight = doubted(at, *weight));
        }
    }
    weights
}

#[cfg(test)]
mod tests;

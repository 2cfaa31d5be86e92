//! Classifies the squares of a tray.
//!
//! All balls of a tray are of one make: discs, painted marbles, glass marbles, wooden balls, or painted marbles of which
//! the lightest are white instead of their printed colour. The make is inferred from the whole tray; within each make
//! every square is scored by itself, then once more with the colours observed on the other squares. The weights are a
//! logistic model fitted to simulated photos.

use super::appearance::{Appearances, DISCS, GLASS, MAKES, ObservedColours, WHITE};
use super::colour::{ColourSignature, to_lab};
use super::tile::TileFeatures;
use super::{BallPrint, SquareFeatures, guesses, joint, signs, weights as w};
use crate::photo::reading::Guesses;

/// The score of an unknown object, the reference of all scores.
const UNKNOWN_SCORE: f64 = 0.0;
/// Weight of each square's likelihood in the inference of the make: in one light their errors are correlated.
const SQUARE_WEIGHT: f64 = 0.5;
/// The column of the weights of each make other than discs: white paint is paint.
pub const COLUMNS: [usize; MAKES - 1] = [0, 1, 2, 0];
/// Probability of a clearly empty tile.
const CLEAR_PROBABILITY: f64 = 0.9995;

/// By how much a visible print makes a ball less likely.
const MAX_VETO: f64 = 0.98;

/// White fraction of light above which a reflection is assumed.
const MIN_WHITE_FRACTION: f32 = 0.36;
/// Minimum white light of a reflection; darker objects may be pale.
const MIN_WHITE_LIGHT: f32 = 0.12;
/// Trust in colours under a reflection.
const REFLECTION_TRUST: f32 = 0.1;

/// The trust in the colours of a square.
fn belief(square: &SquareFeatures, palest: f32) -> f64 {
    let most = square.ball.light.iter().copied().fold(0.05, f32::max);
    let pale = ((square.ball.floor / most - MIN_WHITE_FRACTION.max(palest + 0.1)) / 0.1).clamp(0.0, 1.0);
    let bright = ((square.ball.floor - MIN_WHITE_LIGHT) / 0.06).clamp(0.0, 1.0);
    f64::from(1.0 - (1.0 - REFLECTION_TRUST) * pale * bright)
}

/// The trust in what a square looks like if the balls are of this make, given the trust in its colours: whatever covers
/// these, a disc is known by its sign, and a white marble by hiding its part of the tile and nothing else.
fn belief_in(make: usize, square: &SquareFeatures, belief: f64) -> f64 {
    match make {
        DISCS => belief.max(signs::sign_confidence(square)),
        WHITE => belief.max(square.tile.hidden_alone()),
        _ => belief,
    }
}

/// What is known of a square under each hypothesis, as numbers that the weights multiply.
#[derive(Clone, Debug)]
pub struct Values {
    /// Of an empty tile.
    pub empty: [f32; 8],
    /// Of a disc of each kind.
    pub discs: Vec<[f32; 4]>,
    /// For each make other than discs: of a ball of each kind that exists in it.
    pub balls: [Vec<Option<[f32; 13]>>; MAKES - 1],
}

impl Values {
    /// For each make the scores of: empty, unknown object, each kind.
    pub(super) fn scores(&self, weights: &w::Weights) -> [Vec<f64>; MAKES] {
        let empty = weighted_sum(&weights.empty, &self.empty);
        let discs = self.discs.iter().map(|values| weighted_sum(&weights.disc, values));
        let balls = |make: usize| {
            let weights = weights.balls.map(|weights| weights[COLUMNS[make]]);
            let score = |values: &[f32; 13]| weighted_sum(&weights, values);
            let balls = self.balls[make].iter();
            with_nothing(empty, balls.map(|values| values.as_ref().map_or(f64::NEG_INFINITY, score)))
        };
        [with_nothing(empty, discs), balls(0), balls(1), balls(2), balls(3)]
    }
}

/// The scores of an empty tile, of an unknown object, and of each kind.
fn with_nothing(empty: f64, kinds: impl Iterator<Item = f64>) -> Vec<f64> {
    [empty, UNKNOWN_SCORE].into_iter().chain(kinds).collect()
}

/// The scores of a square; `None` for a clearly empty one.
type Scores = Option<[Vec<f64>; MAKES]>;

/// The values of all squares, `None` for clearly empty ones: by the expected colours only, then also by those observed
/// on the tray.
pub(super) fn looks(
    measured: &[SquareFeatures],
    kinds: &[BallPrint],
    expected: &Appearances,
    weights: &w::Weights,
) -> [Vec<Option<Values>>; 2] {
    let beliefs = beliefs(measured, expected);
    let bare = bare(measured, expected);
    let look = |known: &[Vec<ObservedColours>]| -> Vec<Option<Values>> {
        let beside = |make: usize, kind: usize, at: usize| known.get(make)?.get(kind)?.beside(at);
        let one = |(at, (square, belief)): (usize, (&SquareFeatures, &f64))| {
            values(square, expected, &bare, *belief as f32, |make, kind| beside(make, kind, at))
        };
        measured.iter().zip(&beliefs).enumerate().map(one).collect()
    };
    let first = look(&[]);
    let second = look(&observed_colours(&all_scores(&first, weights), measured, &beliefs, kinds.len()));
    [first, second]
}

fn beliefs(measured: &[SquareFeatures], expected: &Appearances) -> Vec<f64> {
    measured.iter().map(|square| belief(square, expected.palest)).collect()
}

fn all_scores(all: &[Option<Values>], weights: &w::Weights) -> Vec<Scores> {
    all.iter().map(|values| values.as_ref().map(|values| values.scores(weights))).collect()
}

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

/// The colour of clearly empty tiles of this tray where balls would lie.
fn bare(measured: &[SquareFeatures], expected: &Appearances) -> ColourSignature {
    let clear = measured.iter().filter(|square| square.tile.is_clear()).map(|square| (square.ball.hue, 1.0));
    ColourSignature::mean(clear.chain([(expected.bare, 1.0)])).map_or(expected.bare, |(hue, _)| hue)
}

/// For each make other than discs the colours observed of each kind, weighted by the squared posterior: a guess that is
/// half sure counts a quarter.
fn observed_colours(
    all: &[Scores],
    measured: &[SquareFeatures],
    beliefs: &[f64],
    kinds: usize,
) -> Vec<Vec<ObservedColours>> {
    let share = |scores: &Scores, make: usize, kind: usize| {
        scores.as_ref().map_or(0.0, |scores| libm::exp(scores[make][kind + 2] - log_sum(&scores[make])))
    };
    let of_kind = |make: usize, kind: usize| {
        let squares = all.iter().zip(measured).zip(beliefs);
        let seen = squares.map(|((scores, square), belief)| {
            let is_trusted = belief_in(make, square, *belief) > 0.5;
            let weight = if is_trusted { share(scores, make, kind).powi(2) } else { 0.0 };
            (square.ball.hue, weight as f32)
        });
        ObservedColours { seen: seen.collect() }
    };
    (1..MAKES).map(|make| (0..kinds).map(|kind| of_kind(make, kind)).collect()).collect()
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

/// The values of a square. `beside` gives the colour observed of a kind in a make elsewhere on the tray, and its
/// reliability.
fn values(
    square: &SquareFeatures,
    expected: &Appearances,
    bare: &ColourSignature,
    belief: f32,
    beside: impl Fn(usize, usize) -> Option<(ColourSignature, f32)>,
) -> Option<Values> {
    let tile = &square.tile;
    if tile.is_clear() {
        return None;
    }
    // Untrusted features are shrunk towards their means.
    let mix = |belief: f32, seen: f32, usual: f32| belief * seen + (1.0 - belief) * usual;
    let mixed = |seen: f32, usual: f32| mix(belief, seen, usual);
    let inside_of = |belief: f32| mix(belief, tile.inside, 0.35);
    let inside = inside_of(belief);
    let [tint, light, _] = bare.observed_distances(&square.ball.hue);
    let (tint, light) = (mixed(tint, 2.0), mixed(light, 2.0));
    let empty = [1.0, tile.hidden, inside, tile.core, tile.outside, tint, light, tile.detail];
    let of_discs = square
        .disc
        .correlations
        .iter()
        .zip(&square.disc.backgrounds)
        .zip(&square.disc.uneven)
        .zip(&expected.backgrounds);
    let discs = of_discs.map(|(((correlation, ground), uneven), color)| {
        let (seen, print) = (to_lab(*ground), to_lab(*color));
        let apart = (0..3).map(|at| (seen[at] - print[at]).powi(2)).sum::<f32>();
        [1.0, *correlation, mixed(apart.min(0.2), 0.12), uneven.min(0.4)]
    });
    let balls = |make: usize| {
        let inside = inside_of(belief_in(make + 1, square, f64::from(belief)) as f32);
        let looks = expected.makes[make].iter().enumerate();
        looks
            .map(|(kind, look)| look.as_ref().map(|look| ball(square, inside, look, beside(make, kind))))
            .collect()
    };
    Some(Values { empty, discs: discs.collect(), balls: [balls(0), balls(1), balls(2), balls(3)] })
}

/// The values of a ball given its expected colour and the one observed elsewhere.
fn ball(
    square: &SquareFeatures,
    inside: f32,
    look: &ColourSignature,
    elsewhere: Option<(ColourSignature, f32)>,
) -> [f32; 13] {
    let (tile, seen) = (&square.tile, &square.ball.hue);
    let [tint, lighter, darker, pure] = look.expected_distances(seen);
    let observed_colours =
        elsewhere.map(|(hue, sure)| (sure, hue.observed_distances(seen).map(|apart| sure * apart)));
    let (sure, [own_tint, own_light, own_pure]) = observed_colours.unwrap_or_default();
    let TileFeatures { outside, hidden, detail, .. } = *tile;
    [1.0, outside, inside, hidden, detail, tint, lighter, darker, pure, sure, own_tint, own_light, own_pure]
}

fn weighted_sum<const N: usize>(weights: &[f32; N], square: &[f32; N]) -> f64 {
    weights.iter().zip(square).map(|(weight, feature)| f64::from(weight * feature)).sum()
}

/// Log-sum-exp.
fn log_sum(logs: &[f64]) -> f64 {
    let most = logs.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    if most.is_finite() { most + libm::log(logs.iter().map(|log| libm::exp(log - most)).sum()) } else { 0.0 }
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

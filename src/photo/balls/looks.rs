//! The values of the squares of a tray: what is known of each if it is empty, and if a ball of each kind and make lies
//! there. First by the expected colours only, then also by those observed on the other squares.

use super::appearance::{Appearances, BALL_MAKES, DISCS, MAKES, ObservedColours, WHITE};
use super::colour::{ColourSignature, to_lab};
use super::tile::TileFeatures;
use super::{BallPrint, SquareFeatures, signs, weights as w};

/// The score of an unknown object, the reference of all scores.
const UNKNOWN_SCORE: f64 = 0.0;
/// White fraction of light above which a reflection is assumed.
const MIN_WHITE_FRACTION: f32 = 0.36;
/// Minimum white light of a reflection; darker objects may be pale.
const MIN_WHITE_LIGHT: f32 = 0.12;
/// Trust in colours under a reflection.
const REFLECTION_TRUST: f32 = 0.1;

/// What is known of a square under each hypothesis, as numbers that the weights multiply.
#[derive(Clone, Debug)]
pub struct Values {
    /// Of an empty tile.
    pub empty: [f32; 8],
    /// Of a disc of each kind.
    pub discs: Vec<[f32; 4]>,
    /// For each make of balls: of a ball of each kind that exists in it.
    pub balls: [Vec<Option<[f32; 13]>>; BALL_MAKES],
}

impl Values {
    /// For each make the scores of: empty, unknown object, each kind.
    pub(super) fn scores(&self, weights: &w::Weights) -> [Vec<f64>; MAKES] {
        let empty = weighted_sum(&weights.empty, &self.empty);
        let discs = self.discs.iter().map(|values| weighted_sum(&weights.disc, values));
        let mut scores: [Vec<f64>; MAKES] = std::array::from_fn(|_| vec![empty, UNKNOWN_SCORE]);
        scores[DISCS].extend(discs);
        for (make, (scores, balls)) in scores.iter_mut().zip(&self.balls).enumerate() {
            let weights = weights.balls.map(|weights| weights[make]);
            let score = |values: &[f32; 13]| weighted_sum(&weights, values);
            scores.extend(balls.iter().map(|values| values.as_ref().map_or(f64::NEG_INFINITY, score)));
        }
        scores
    }
}

/// The scores of a square; `None` for a clearly empty one.
pub(super) type Scores = Option<[Vec<f64>; MAKES]>;

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

/// The trust in the colours of each square.
pub(super) fn beliefs(measured: &[SquareFeatures], expected: &Appearances) -> Vec<f64> {
    measured.iter().map(|square| belief(square, expected.palest)).collect()
}

/// The scores of all squares.
pub(super) fn all_scores(all: &[Option<Values>], weights: &w::Weights) -> Vec<Scores> {
    all.iter().map(|values| values.as_ref().map(|values| values.scores(weights))).collect()
}

/// The trust in the colours of a square.
fn belief(square: &SquareFeatures, palest: f32) -> f64 {
    let most = square.ball.light.iter().copied().fold(0.05, f32::max);
    let pale = ((square.ball.floor / most - MIN_WHITE_FRACTION.max(palest + 0.1)) / 0.1).clamp(0.0, 1.0);
    let bright = ((square.ball.floor - MIN_WHITE_LIGHT) / 0.06).clamp(0.0, 1.0);
    f64::from(1.0 - (1.0 - REFLECTION_TRUST) * pale * bright)
}

/// The trust in what a square looks like if the balls are of this make, given the trust in its colours: whatever covers
/// these, a disc is known by its sign, and a white marble by hiding its part of the tile and nothing else.
pub(super) fn belief_in(make: usize, square: &SquareFeatures, belief: f64) -> f64 {
    match make {
        DISCS => belief.max(signs::sign_confidence(square)),
        WHITE => belief.max(square.tile.hidden_alone()),
        _ => belief,
    }
}

/// The colour of clearly empty tiles of this tray where balls would lie.
fn bare(measured: &[SquareFeatures], expected: &Appearances) -> ColourSignature {
    let clear = measured.iter().filter(|square| square.tile.is_clear()).map(|square| (square.ball.hue, 1.0));
    ColourSignature::mean(clear.chain([(expected.bare, 1.0)])).map_or(expected.bare, |(hue, _)| hue)
}

/// For each make of balls the colours observed of each kind, weighted by the squared posterior: a guess that is
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
    (0..BALL_MAKES).map(|make| (0..kinds).map(|kind| of_kind(make, kind)).collect()).collect()
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
    let inside = |belief: f32| shrunk(tile.inside, 0.35, belief);
    let [tint, light, _] = bare.observed_distances(&square.ball.hue).map(|apart| shrunk(apart, 2.0, belief));
    let empty = [1.0, tile.hidden, inside(belief), tile.core, tile.outside, tint, light, tile.detail];
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
        [1.0, *correlation, shrunk(apart.min(0.2), 0.12, belief), uneven.min(0.4)]
    });
    let balls = |make: usize| {
        let inside = inside(belief_in(make, square, f64::from(belief)) as f32);
        let looks = expected.makes[make].iter().enumerate();
        looks
            .map(|(kind, look)| look.as_ref().map(|look| ball(square, inside, look, beside(make, kind))))
            .collect()
    };
    Some(Values { empty, discs: discs.collect(), balls: std::array::from_fn(balls) })
}

/// A feature, nearer to its mean the less it is trusted.
fn shrunk(seen: f32, mean: f32, belief: f32) -> f32 {
    belief * seen + (1.0 - belief) * mean
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
pub(super) fn log_sum(logs: &[f64]) -> f64 {
    let most = logs.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    if most.is_finite() { most + libm::log(logs.iter().map(|log| libm::exp(log - most)).sum()) } else { 0.0 }
}

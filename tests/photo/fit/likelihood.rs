//! Likelihood of what lay on trays, its gradient and its curvature, and the weights at which it is greatest.
//!
//! A tray has a make of balls, and every square a choice for each make. Of the alternatives of a choice each is as
//! likely as the exponential of its score, which is the sum of its values times their weights.

/// The values of an alternative that are not 0, by the numbers of their weights.
pub type Values = Vec<(usize, f64)>;

/// A square, for each make: the values of each alternative, `None` for one that does not exist in that make.
#[derive(Clone, Debug)]
pub struct Square {
    pub makes: Vec<Vec<Option<Values>>>,
    /// The number of the alternative that is true.
    pub truth: usize,
}

/// A tray as the reader sees it.
#[derive(Clone, Debug)]
pub struct Tray {
    pub make: usize,
    pub squares: Vec<Square>,
}

/// How much each square counts as evidence of the make, as in the reader.
const SQUARE_WEIGHT: f64 = 0.5;
/// Newton's method ends when a step gains less than this.
const LEAST_GAIN: f64 = 1e-7;

/// A sum over trays with its derivatives.
#[derive(Clone, Debug)]
pub struct Fit {
    pub likelihood: f64,
    pub gradient: Vec<f64>,
    /// Minus the second derivatives, but for those parts that would make it indefinite.
    pub curvature: Vec<Vec<f64>>,
}

impl Fit {
    /// At these weights, whose squares cost likelihood by their decay.
    pub fn at(trays: &[Tray], weights: &[f64], decay: f64) -> Fit {
        let count = weights.len();
        let squares: f64 = weights.iter().map(|weight| weight * weight).sum();
        let mut fit = Fit {
            likelihood: -decay * squares / 2.0,
            gradient: weights.iter().map(|weight| -decay * weight).collect(),
            curvature: (0..count)
                .map(|row| (0..count).map(|column| if row == column { decay } else { 0.0 }).collect())
                .collect(),
        };
        trays.iter().for_each(|tray| fit.add(tray, weights));
        fit
    }

    fn add(&mut self, tray: &Tray, weights: &[f64]) {
        let makes = tray.squares.first().map_or(0, |square| square.makes.len());
        let mut evidence = vec![0.0; makes];
        let mut slopes = vec![vec![0.0; weights.len()]; makes];
        for square in &tray.squares {
            for (make, alternatives) in square.makes.iter().enumerate() {
                let choice = Choice::new(alternatives, weights);
                evidence[make] += SQUARE_WEIGHT * choice.whole;
                add(&mut slopes[make], &choice.mean, SQUARE_WEIGHT);
                if make == tray.make {
                    self.add_square(&choice, alternatives, square.truth);
                }
            }
        }
        let whole = log_sum(&evidence);
        let shares: Vec<f64> = evidence.iter().map(|evidence| (evidence - whole).exp()).collect();
        self.likelihood += evidence[tray.make] - whole;
        add(&mut self.gradient, &slopes[tray.make], 1.0);
        let mut mean = vec![0.0; weights.len()];
        for (slope, share) in slopes.iter().zip(&shares) {
            add(&mut self.gradient, slope, -share);
            add(&mut mean, slope, *share);
        }
        for (slope, share) in slopes.iter().zip(&shares).filter(|(_, share)| **share > 1e-9) {
            let off: Vec<f64> = slope.iter().zip(&mean).map(|(slope, mean)| slope - mean).collect();
            self.add_product(&off, *share);
        }
    }

    fn add_square(&mut self, choice: &Choice, alternatives: &[Option<Values>], truth: usize) {
        let Some(values) = &alternatives[truth] else { return };
        self.likelihood += choice.scores[truth] - choice.whole;
        for (weight, value) in values {
            self.gradient[*weight] += value;
        }
        add(&mut self.gradient, &choice.mean, -1.0);
        for (values, share) in alternatives.iter().zip(&choice.shares) {
            for (one, value) in values.iter().flatten() {
                for (other, product) in values.iter().flatten() {
                    self.curvature[*one][*other] += share * value * product;
                }
            }
        }
        self.add_product(&choice.mean, -1.0);
    }

    fn add_product(&mut self, vector: &[f64], factor: f64) {
        for (row, value) in self.curvature.iter_mut().zip(vector).filter(|(_, value)| **value != 0.0) {
            add(row, vector, factor * value);
        }
    }
}

/// A choice at some weights.
struct Choice {
    scores: Vec<f64>,
    /// The logarithm of the sum of the exponentials of the scores.
    whole: f64,
    shares: Vec<f64>,
    /// The mean values, weighted by the shares.
    mean: Vec<f64>,
}

impl Choice {
    fn new(alternatives: &[Option<Values>], weights: &[f64]) -> Choice {
        let score = |values: &Values| values.iter().map(|(weight, value)| weights[*weight] * value).sum();
        let scores: Vec<f64> =
            alternatives.iter().map(|values| values.as_ref().map_or(f64::NEG_INFINITY, score)).collect();
        let whole = log_sum(&scores);
        let shares: Vec<f64> = scores.iter().map(|score| (score - whole).exp()).collect();
        let mut mean = vec![0.0; weights.len()];
        for (values, share) in alternatives.iter().zip(&shares) {
            values.iter().flatten().for_each(|(weight, value)| mean[*weight] += share * value);
        }
        Choice { scores, whole, shares, mean }
    }
}

fn add(sum: &mut [f64], values: &[f64], factor: f64) {
    sum.iter_mut().zip(values).for_each(|(sum, value)| *sum += factor * value);
}

fn log_sum(logs: &[f64]) -> f64 {
    let most = logs.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    most + logs.iter().map(|log| (log - most).exp()).sum::<f64>().ln()
}

/// The weights at which the likelihood of the trays is greatest, by Newton's method with halved steps.
pub fn greatest(trays: &[Tray], start: Vec<f64>, decay: f64) -> (Vec<f64>, Fit) {
    let mut weights = start;
    let mut fit = Fit::at(trays, &weights, decay);
    for _ in 0..200 {
        let Some(step) = solved(fit.curvature.clone(), fit.gradient.clone()) else { break };
        let mut length = 1.0;
        let better = std::iter::from_fn(|| {
            let next: Vec<f64> = weights.iter().zip(&step).map(|(at, step)| at + length * step).collect();
            length /= 2.0;
            let there = Fit::at(trays, &next, decay);
            Some((next, there))
        });
        let Some((next, there)) = better.take(30).find(|(_, there)| there.likelihood > fit.likelihood) else {
            break;
        };
        let gain = there.likelihood - fit.likelihood;
        (weights, fit) = (next, there);
        if gain < LEAST_GAIN {
            break;
        }
    }
    (weights, fit)
}

/// The solution of a system of linear equations with a positive definite matrix, by Cholesky's decomposition.
pub fn solved(mut matrix: Vec<Vec<f64>>, mut right: Vec<f64>) -> Option<Vec<f64>> {
    let count = right.len();
    for row in 0..count {
        for column in 0..=row {
            let sum: f64 = (0..column).map(|at| matrix[row][at] * matrix[column][at]).sum();
            let rest = matrix[row][column] - sum;
            if row == column && rest <= 0.0 {
                return None;
            }
            matrix[row][column] = if row == column { rest.sqrt() } else { rest / matrix[column][column] };
        }
    }
    for row in 0..count {
        let sum: f64 = (0..row).map(|at| matrix[row][at] * right[at]).sum();
        right[row] = (right[row] - sum) / matrix[row][row];
    }
    for row in (0..count).rev() {
        let sum: f64 = (row + 1..count).map(|at| matrix[at][row] * right[at]).sum();
        right[row] = (right[row] - sum) / matrix[row][row];
    }
    Some(right)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::simulator::Random;

    const DECAY: f64 = 0.02;

    /// Trays of two makes whose squares were drawn from the model with these weights.
    fn drawn(weights: &[f64], count: usize) -> Vec<Tray> {
        let chance = &mut Random::new(3);
        let values = |chance: &mut Random, make: usize| -> Vec<Option<Values>> {
            let three =
                (0..3).map(|at| Some(vec![(make, 1.0), (2 + at, chance.normal()), (5, chance.normal())]));
            [Some(Vec::new())].into_iter().chain(three).collect()
        };
        let drawn = |chance: &mut Random, shares: &[f64]| {
            let mut left = chance.unit();
            let place = shares.iter().position(|share| {
                left -= share;
                left < 0.0
            });
            place.unwrap_or(0)
        };
        let tray = |chance: &mut Random| {
            let squares: Vec<Vec<Vec<Option<Values>>>> =
                (0..12).map(|_| (0..2).map(|make| values(chance, make)).collect()).collect();
            let evidence = [0, 1].map(|make| {
                let whole = |square: &Vec<Vec<Option<Values>>>| Choice::new(&square[make], weights).whole;
                SQUARE_WEIGHT * squares.iter().map(whole).sum::<f64>()
            });
            let make = drawn(chance, &evidence.map(|of| (of - log_sum(&evidence)).exp()));
            let square = |makes: Vec<Vec<Option<Values>>>| {
                let truth = drawn(chance, &Choice::new(&makes[make], weights).shares);
                Square { makes, truth }
            };
            Tray { make, squares: squares.into_iter().map(square).collect() }
        };
        (0..count).map(|_| tray(chance)).collect()
    }

    #[test]
    fn the_gradient_is_that_of_the_likelihood() {
        let weights = [0.3, -0.2, 1.0, -0.7, 0.4, 0.9];
        let trays = drawn(&weights, 5);
        let fit = Fit::at(&trays, &weights, DECAY);
        for at in 0..weights.len() {
            let moved = |by: f64| {
                let mut weights = weights;
                weights[at] += by;
                Fit::at(&trays, &weights, DECAY).likelihood
            };
            let slope = (moved(1e-5) - moved(-1e-5)) / 2e-5;
            assert!(
                (slope - fit.gradient[at]).abs() < 1e-5 * (1.0 + slope.abs()),
                "{at}: {slope} {:?}",
                fit.gradient
            );
        }
    }

    #[test]
    fn the_weights_that_drew_the_trays_come_back() {
        let weights = [0.3, -0.2, 1.0, -0.7, 0.4, 0.9];
        let (fitted, fit) = greatest(&drawn(&weights, 400), vec![0.0; 6], DECAY);
        assert!(fit.gradient.iter().all(|slope| slope.abs() < 1e-2), "{:?}", fit.gradient);
        for (one, other) in fitted.iter().zip(&weights) {
            assert!((one - other).abs() < 0.15, "{fitted:?}");
        }
    }

    #[test]
    fn systems_of_equations_are_solved() {
        let matrix = vec![vec![4.0, 2.0, 0.0], vec![2.0, 5.0, 1.0], vec![0.0, 1.0, 3.0]];
        let solution = solved(matrix, vec![8.0, 15.0, 11.0]).unwrap();
        let expected = [1.0, 2.0, 3.0];
        assert!(
            solution.iter().zip(expected).all(|(one, other)| (one - other).abs() < 1e-12),
            "{solution:?}"
        );
        assert_eq!(solved(vec![vec![0.0]], vec![1.0]), None);
    }
}

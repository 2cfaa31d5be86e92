//! Weighted linear least squares.

/// Normal equations for `N` unknowns.
#[derive(Clone, Debug)]
pub(in crate::photo) struct LeastSquares<const N: usize> {
    products: [[f64; N]; N],
    values: [f64; N],
}

impl<const N: usize> LeastSquares<N> {
    pub(in crate::photo) fn new() -> LeastSquares<N> {
        LeastSquares { products: [[0.0; N]; N], values: [0.0; N] }
    }

    /// Adds an equation: the dot product of the unknowns and `factors` is `value`.
    pub(in crate::photo) fn add(&mut self, factors: [f64; N], value: f64, weight: f64) {
        for ((products, sum), factor) in self.products.iter_mut().zip(&mut self.values).zip(factors) {
            for (product, other) in products.iter_mut().zip(factors) {
                *product += weight * factor * other;
            }
            *sum += weight * factor * value;
        }
    }

    /// Adds the prior belief that an unknown is `value`.
    pub(in crate::photo) fn prior(&mut self, unknown: usize, value: f64, weight: f64) {
        let mut factors = [0.0; N];
        factors[unknown] = 1.0;
        self.add(factors, value, weight);
    }

    /// Damps the diagonal, which shortens steps.
    pub(in crate::photo) fn damped(mut self, by: f64) -> LeastSquares<N> {
        for index in 0..N {
            self.products[index][index] *= 1.0 + by;
        }
        self
    }

    /// Solves for the unknowns; `None` if the system is singular.
    pub(in crate::photo) fn solve(mut self) -> Option<[f64; N]> {
        for column in 0..N {
            let pivot = (column..N).max_by(|&one, &other| {
                self.products[one][column].abs().total_cmp(&self.products[other][column].abs())
            })?;
            self.products.swap(column, pivot);
            self.values.swap(column, pivot);
            let head = self.products[column][column];
            if !head.is_finite() || head.abs() < 1e-12 {
                return None;
            }
            for row in 0..N {
                if row != column {
                    self.eliminate(row, column, self.products[row][column] / head);
                }
            }
        }
        let mut unknowns = self.values;
        for (index, unknown) in unknowns.iter_mut().enumerate() {
            *unknown /= self.products[index][index];
        }
        unknowns.iter().all(|unknown| unknown.is_finite()).then_some(unknowns)
    }

    /// Subtracts `part` times the equation at `from` from that at `row`.
    fn eliminate(&mut self, row: usize, from: usize, part: f64) {
        for column in from..N {
            self.products[row][column] -= part * self.products[from][column];
        }
        self.values[row] -= part * self.values[from];
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_least_squares_fit_is_found() {
        let mut sums = LeastSquares::new();
        for (x, value) in [(0.0, 1.0), (1.0, 3.5), (2.0, 4.5), (3.0, 7.0)] {
            sums.add([1.0, x], value, 2.0);
        }
        let [start, slope] = sums.solve().expect("two unknowns, four equations");
        assert!((start - 1.15).abs() < 1e-9 && (slope - 1.9).abs() < 1e-9);
    }

    #[test]
    fn singular_systems_have_no_solution() {
        let mut sums = LeastSquares::new();
        sums.add([1.0, 2.0], 3.0, 1.0);
        assert_eq!(sums.clone().solve(), None);
        sums.add([f64::NAN, 2.0], 3.0, 1.0);
        assert_eq!(sums.solve(), None);
    }
}

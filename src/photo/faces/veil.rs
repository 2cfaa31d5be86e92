//! Glare: light that lies over a square as a veil and takes the print's contrast.

use kurbo::Point;

use crate::photo::view::squares::Squares;

/// What is brighter by less than this part is no veil.
const USUAL: f64 = 0.12;
/// The thickest veil that anything is told through.
const THICKEST: f64 = 0.85;

/// How much of each square's light is a veil, from where it is and how much brighter it is than printed. Light falls off
/// over a table by about the same part every hand's breadth; what is brighter than that says is veiled.
pub(super) fn veils(lights: &[(Point, f64)]) -> Vec<f64> {
    let known: Vec<(Point, f64)> = lights.iter().map(|(at, light)| (*at, light.max(1.0).ln())).collect();
    let Some((first, _)) = known.first() else { return Vec::new() };
    let scaled = |at: Point| (at - *first) / 100.0;
    let mut plane = [0.0; 3];
    let even = |plane: [f64; 3], at: Point| plane[0] + plane[1] * scaled(at).x + plane[2] * scaled(at).y;
    for round in 0..6 {
        let mut sums = Squares::<3>::new();
        for (at, light) in &known {
            let over = light - even(plane, *at);
            let weight = if round == 0 { 1.0 } else { 1.0 / (1.0 + (over / 0.08).powi(2)) };
            sums.add([1.0, scaled(*at).x, scaled(*at).y], *light, weight);
        }
        for axis in [1, 2] {
            let mut factors = [0.0; 3];
            factors[axis] = 1.0;
            sums.add(factors, 0.0, 1e-3);
        }
        match sums.solve() {
            Some(solved) => plane = solved,
            None => break,
        }
    }
    known
        .iter()
        .map(|(at, light)| {
            let over = light - even(plane, *at) - USUAL;
            if over > 0.0 { (1.0 - (-over).exp()).min(THICKEST) } else { 0.0 }
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_brighter_than_its_neighbours_is_veiled_and_what_is_darker_not() {
        let place = |index: usize| Point::new((index % 8) as f64 * 20.0, (index / 8) as f64 * 20.0);
        let lights: Vec<(Point, f64)> = (0..64)
            .map(|index| {
                let even = 100.0 * (place(index).x / 300.0).exp();
                (
                    place(index),
                    even * [1.0, 2.0, 0.5][usize::from(index == 20) + 2 * usize::from(index == 40)],
                )
            })
            .collect();
        let veils = veils(&lights);
        assert!(veils.iter().enumerate().all(|(index, veil)| (*veil > 0.3) == (index == 20)), "{veils:?}");
        assert!(super::veils(&[]).is_empty());
    }
}

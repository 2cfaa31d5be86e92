//! What the squares of a tray say together: the gap between light and dark balls, and the counts of the box.
//!
//! The weights of a square are those of nothing and of each kind.

use super::light::printed;
use super::{BallPrint, SquareFeatures, signs};
use crate::photo::signal::luminance;

/// Minimum ratio of the light of light and dark balls, each relative to that on its own tile.
const MIN_GAP: f32 = 3.0;
/// Probability of a ball on the other side of the gap.
const WRONG_SIDE: f64 = 0.01;
/// Probability below which a square does not count among those that may hold a kind.
const MIN_SHARE: f64 = 1e-3;
/// Maximum probability of a doubted ball of glass.
const MAX_GLASS: f64 = 0.85;
/// Light below which balls are alike.
const DARKEST: f32 = 0.01;

/// The value in the middle of the largest gap between positive values, and the ratio across it.
fn largest_gap(mut values: Vec<f32>) -> Option<(f32, f32)> {
    values.sort_by(f32::total_cmp);
    let gaps = values.windows(2).map(|pair| ((pair[0] * pair[1]).sqrt(), pair[1] / pair[0]));
    gaps.max_by(|one, other| one.1.total_cmp(&other.1))
}

/// Whether each kind is light; `None` if there is no gap between their colours.
fn light_kinds(kinds: &[BallPrint]) -> Option<Vec<bool>> {
    let light = |kind: &BallPrint| luminance(printed(kind.color)).max(DARKEST);
    let (middle, ratio) = largest_gap(kinds.iter().map(light).collect())?;
    (ratio >= MIN_GAP).then(|| kinds.iter().map(|kind| light(kind) > middle).collect())
}

/// Separates light balls from dark ones by the largest gap on this tray, whatever their colours look like. `beliefs` says
/// how far the colours of each square can be trusted. Returns whether there is such a gap.
pub(super) fn separate(
    measured: &[SquareFeatures],
    beliefs: &[f64],
    weights: &mut [Vec<f64>],
    kinds: &[BallPrint],
) -> bool {
    let light = |square: &SquareFeatures| luminance(square.ball.light).max(DARKEST);
    let is_ball = |(square, weights): &(&SquareFeatures, &Vec<f64>)| {
        !signs::has_sign(square) && weights.first().is_some_and(|empty| *empty < 0.5)
    };
    let balls = measured.iter().zip(&*weights).filter(is_ball).map(|(square, _)| light(square));
    let gap = largest_gap(balls.collect()).filter(|(_, ratio)| *ratio >= MIN_GAP);
    let (Some((middle, _)), Some(kinds)) = (gap, light_kinds(kinds)) else { return false };
    for ((square, belief), weights) in measured.iter().zip(beliefs).zip(weights) {
        let Some((_, balls)) = weights.split_first_mut().filter(|_| !signs::has_sign(square)) else {
            continue;
        };
        let is_light = light(square) > middle;
        let whole: f64 = balls.iter().sum();
        for (ball, kind_is_light) in balls.iter_mut().zip(&kinds) {
            *ball *= if *kind_is_light == is_light { 1.0 } else { 1.0 - *belief * (1.0 - WRONG_SIDE) };
        }
        let rest: f64 = balls.iter().sum();
        balls.iter_mut().for_each(|ball| *ball *= whole / rest.max(f64::MIN_POSITIVE));
    }
    true
}

/// Doubts separated balls of glass that are not what their colours say: either may be that of what lies behind. Returns
/// whether there are any.
pub(super) fn doubt(before: &[Vec<f64>], weights: &mut [Vec<f64>]) -> bool {
    let mut is_doubted = false;
    for (before, weights) in before.iter().zip(weights) {
        let most = likeliest(weights);
        let Some(most) = most.filter(|most| *most > 0 && likeliest(before) != Some(*most)) else { continue };
        is_doubted = true;
        let whole: f64 = weights.iter().sum();
        let other = whole - weights[most];
        if other > 0.0 && weights[most] > MAX_GLASS * whole {
            let rest = (1.0 - MAX_GLASS) * whole / other;
            weights.iter_mut().for_each(|weight| *weight *= rest);
            weights[most] = MAX_GLASS * whole;
        }
    }
    is_doubted
}

/// The number of the largest weight.
fn likeliest(weights: &[f64]) -> Option<usize> {
    (0..weights.len()).max_by(|one, other| weights[*one].total_cmp(&weights[*other]))
}

/// Conditions the weights on there being no more balls of a kind than the box holds. A square that would look otherwise
/// for that reason alone is open.
pub(super) fn hold_counts(weights: &mut [Vec<f64>], kinds: &[BallPrint]) {
    let before = weights.to_vec();
    for (number, kind) in kinds.iter().enumerate() {
        let share = |weights: &Vec<f64>| weights.get(number + 1).copied().unwrap_or(0.0);
        let shares = before.iter().map(share).enumerate().filter(|(_, share)| *share > MIN_SHARE);
        let shares: Vec<(usize, f64)> = shares.collect();
        if shares.len() <= kind.count {
            continue;
        }
        for (at, weights) in weights.iter_mut().enumerate() {
            // How likely up to `count` of the other squares hold this kind, by number.
            let mut others = vec![0.0; kind.count + 1];
            others[0] = 1.0;
            for (_, share) in shares.iter().filter(|(other, _)| *other != at) {
                for held in (0..=kind.count).rev() {
                    let below = held.checked_sub(1).map_or(0.0, |below| others[below]);
                    others[held] = others[held] * (1.0 - share) + below * share;
                }
            }
            let with = others.iter().take(kind.count).sum::<f64>();
            let without = with + others[kind.count];
            for (held, weight) in weights.iter_mut().enumerate() {
                *weight *= if held == number + 1 { with } else { without };
            }
        }
    }
    for (weights, before) in weights.iter_mut().zip(&before) {
        if likeliest(weights) != likeliest(before) {
            weights.fill(1.0);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::{BallFeatures, DiscFeatures, TileFeatures};
    use super::*;
    use crate::photo::PrintImage;

    /// Light and dark, two of each.
    fn kinds() -> [BallPrint; 2] {
        let print = PrintImage { width: 1, height: 1, rgb: vec![0; 3], per_mm: 1.0 };
        [[246, 211, 107], [51, 36, 27]].map(|color| BallPrint {
            piece: 7,
            color,
            ground: color,
            count: 2,
            print: print.clone(),
        })
    }

    fn ball(light: f32) -> SquareFeatures {
        let ball = BallFeatures { light: [light; 3], ..BallFeatures::default() };
        SquareFeatures { tile: TileFeatures::default(), disc: DiscFeatures::default(), ball }
    }

    #[test]
    fn the_largest_gap_separates_light_from_dark_in_any_colour() {
        let measured = [0.9, 0.6, 0.1, 0.04].map(ball);
        let mut weights = vec![vec![0.04, 0.48, 0.48]; 4];
        separate(&measured, &[1.0; 4], &mut weights, &kinds());
        assert!(weights[..2].iter().all(|balls| balls[1] > 0.94), "{weights:?}");
        assert!(weights[2..].iter().all(|balls| balls[2] > 0.94 && balls[0] == 0.04), "{weights:?}");
        let mut alike = vec![vec![0.04, 0.48, 0.48]; 3];
        separate(&[0.9, 0.6, 0.35].map(ball), &[1.0; 3], &mut alike, &kinds());
        assert_eq!(alike, vec![vec![0.04, 0.48, 0.48]; 3]);
    }

    #[test]
    fn glass_is_doubted_unless_colour_and_light_agree() {
        let before = [vec![0.0, 0.97, 0.03], vec![0.98, 0.01, 0.01], vec![0.0, 0.2, 0.8]];
        let after = [vec![0.0, 0.999, 0.001], vec![0.98, 0.01, 0.01], vec![0.0, 0.95, 0.05]];
        let mut weights = after.clone();
        assert!(doubt(&before, &mut weights));
        assert!(weights[..2] == after[..2] && (weights[2][1] - 0.85).abs() < 1e-9, "{weights:?}");
        assert!((weights[2][2] - 0.15).abs() < 1e-9, "{weights:?}");
        assert!(!doubt(&before[..2], &mut weights[..2]));
    }

    /// The probabilities of light balls on some squares.
    fn held<const N: usize>(light: [f64; N]) -> [f64; N] {
        let mut weights = light.map(|light| vec![1.0 - light, light, 0.0]);
        hold_counts(&mut weights, &kinds());
        weights.map(|weights| weights[1] / weights.iter().sum::<f64>())
    }

    #[test]
    fn of_more_balls_than_the_box_holds_the_least_certain_are_doubted() {
        assert!(held([0.999, 0.999, 0.4])[2] < 0.01);
        let [sure, other, least] = held([0.9999, 0.999, 0.95]);
        assert!(sure > 0.99 && other > 0.9 && least == 1.0 / 3.0, "{sure} {other} {least}");
        assert!(held([0.99; 3]).iter().all(|light| *light < 0.9));
        assert!(held([0.95, 0.95]).iter().all(|light| (light - 0.95).abs() < 1e-9));
    }
}

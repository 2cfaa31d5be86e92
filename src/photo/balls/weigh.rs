//! From what is seen to guesses with weights.
//!
//! All that lies on a tray is of one make: discs, painted marbles, marbles of glass, or wooden balls. Which make is
//! weighed over the whole tray; within each make every square is weighed by itself. The weights are a logistic model
//! fitted to simulated photos.

use super::hue::{Hue, to_lab};
use super::light::printed;
use super::tile::TileSight;
use super::weights as w;
use super::{BallPrint, Sight};
use crate::photo::reading::{Guess, Guesses, What};

/// How many makes there are; the first is that of discs.
const MAKES: usize = 4;
/// A tile that goes with its print so well, with so little else on it, is empty without more ado.
pub(super) const CLEAR: f32 = 0.7;
const ALIEN: f32 = 0.2;
/// The score of something strange, against which all others are measured.
const STRANGE: f64 = 0.0;
/// How sure a tile that is clearly empty is.
const CLEARLY: f64 = 0.9995;

/// Whether a tile is empty without more ado.
pub(super) fn is_clear(tile: &TileSight) -> bool {
    tile.core > CLEAR && tile.hidden > CLEAR && tile.alien < ALIEN
}

/// What kinds of balls look like in the makes other than discs.
pub(super) struct Looks {
    /// For each make, for each kind: what its balls look like, if there are any.
    makes: [Vec<Option<Hue>>; MAKES - 1],
    grounds: Vec<[f32; 3]>,
    /// How much of the light of the palest bright kind is white.
    palest: f32,
}

impl Looks {
    /// `core` is the light of the part of a tile that is seen through a glass ball.
    pub(super) fn of(kinds: &[BallPrint], core: [f32; 3], grounds: Vec<[f32; 3]>) -> Looks {
        let colors: Vec<[f32; 3]> = kinds.iter().map(|kind| printed(kind.color)).collect();
        let painted = colors.iter().map(|color| Some(Hue::of(*color))).collect();
        let glass = colors.iter().map(|color| {
            Some(Hue::of([0, 1, 2].map(|at| color[at].powf(0.75) * core[at] * 0.9 + 0.05 * color[at])))
        });
        let light = |at: &usize| to_lab(colors[*at])[0];
        let by_light = |one: &usize, other: &usize| light(one).total_cmp(&light(other));
        let (lightest, darkest) = ((0..colors.len()).max_by(by_light), (0..colors.len()).min_by(by_light));
        // The published game has two woods.
        let wood = (0..colors.len()).map(|at| match () {
            () if colors.len() < 2 => None,
            () if Some(at) == lightest => Some(Hue::of(printed(w::LIGHT_WOOD))),
            () if Some(at) == darkest => Some(Hue::of(printed(w::DARK_WOOD))),
            () => None,
        });
        let pale = |color: &[f32; 3]| {
            let most = color.iter().copied().fold(0.0, f32::max);
            if most > 0.2 { color.iter().copied().fold(most, f32::min) / most } else { 0.0 }
        };
        let palest = colors.iter().map(pale).fold(0.0, f32::max);
        Looks { makes: [painted, glass.collect(), wood.collect()], grounds, palest }
    }
}

/// From how much of its light on a thing is white it is doubtful: a reflection lies over it.
const PALE: f32 = 0.36;
/// Dark things may be as pale as they like.
const FAINT: f32 = 0.12;
/// How much a reflection leaves of what is known.
const LEFT: f32 = 0.1;

/// How much of what is seen on a square is to be believed.
fn belief(sight: &Sight, palest: f32) -> f64 {
    let most = sight.ball.light.iter().copied().fold(0.05, f32::max);
    let pale = ((sight.ball.floor / most - PALE.max(palest + 0.1)) / 0.1).clamp(0.0, 1.0);
    let bright = ((sight.ball.floor - FAINT) / 0.06).clamp(0.0, 1.0);
    f64::from(1.0 - (1.0 - LEFT) * pale * bright)
}

/// The guesses for every square.
pub(super) fn weigh(sights: &[Sight], kinds: &[BallPrint], looks: &Looks) -> Vec<Guesses> {
    let beliefs: Vec<f64> = sights.iter().map(|sight| belief(sight, looks.palest)).collect();
    let one = |(sight, belief): (&Sight, &f64)| scores(sight, looks, *belief as f32);
    let all: Vec<Option<[Vec<f64>; MAKES]>> = sights.iter().zip(&beliefs).map(one).collect();
    let mut makes: [f64; MAKES] = w::MAKES.map(f64::from);
    for scores in all.iter().flatten() {
        for (make, scores) in makes.iter_mut().zip(scores) {
            *make += w::TOGETHER * log_sum(scores);
        }
    }
    let most = log_sum(&makes);
    let makes = makes.map(|make| (make - most).exp());
    let discs = makes[0] > makes[1..].iter().sum();
    let believed = sights.iter().zip(beliefs);
    let believed = believed.map(|(sight, belief)| if discs { belief.max(marked(sight)) } else { belief });
    all.iter().zip(believed).map(|(scores, belief)| guesses(scores.as_ref(), makes, belief, kinds)).collect()
}

/// How clearly a disc is known by what is printed on it, whatever lies over its colours.
fn marked(sight: &Sight) -> f64 {
    let best = sight.disc.accords.iter().copied().fold(0.0, f32::max);
    f64::from(((best - 0.7) / 0.12).clamp(0.0, 1.0))
}

/// For each make, as far as colours are to be believed, the scores of: nothing, something strange, each kind. None
/// where nothing lies without any doubt.
fn scores(sight: &Sight, looks: &Looks, belief: f32) -> Option<[Vec<f64>; MAKES]> {
    let tile = &sight.tile;
    if is_clear(tile) {
        return None;
    }
    // Where colours are not to be believed, they say as much for one thing as for another.
    let mixed = |seen: f32, usual: f32| belief * seen + (1.0 - belief) * usual;
    let alien = mixed(tile.alien, 0.35);
    let empty = sum(&w::EMPTY, &[1.0, tile.hidden, alien, tile.core, tile.beside]);
    let start = || vec![empty, STRANGE];
    let mut discs = start();
    let of_discs =
        sight.disc.accords.iter().zip(&sight.disc.grounds).zip(&sight.disc.uneven).zip(&looks.grounds);
    for (((accord, ground), uneven), color) in of_discs {
        let (seen, print) = (to_lab(*ground), to_lab(*color));
        let apart = (0..3).map(|at| (seen[at] - print[at]).powi(2)).sum::<f32>();
        discs.push(sum(&w::DISC, &[1.0, *accord, mixed(apart.min(0.2), 0.12), uneven.min(0.4)]));
    }
    let balls = |make: usize| {
        let mut scores = start();
        for look in &looks.makes[make] {
            scores.push(
                look.as_ref().map_or(f64::NEG_INFINITY, |look| ball(sight, alien, look, &w::BALLS[make])),
            );
        }
        scores
    };
    Some([discs, balls(0), balls(1), balls(2)])
}

/// The score of a ball of a kind.
fn ball(sight: &Sight, alien: f32, look: &Hue, weights: &[f32; 12]) -> f64 {
    let tile = &sight.tile;
    let seen = sight.ball.share;
    let aside = (seen[0] - look.share[0]).powi(2) + (seen[1] - look.share[1]).powi(2);
    let [hue, pale, strong, light, dark, tone, dull] = look.apart(to_lab(sight.ball.light));
    let features = [1.0, hue, pale, strong, light, dark, tone, dull, tile.beside, alien, tile.hidden, aside];
    sum(weights, &features)
}

fn sum<const N: usize>(weights: &[f32; N], features: &[f32; N]) -> f64 {
    weights.iter().zip(features).map(|(weight, feature)| f64::from(weight * feature)).sum()
}

/// The logarithm of the sum of what has these logarithms.
fn log_sum(logs: &[f64]) -> f64 {
    let most = logs.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    if most.is_finite() { most + logs.iter().map(|log| (log - most).exp()).sum::<f64>().ln() } else { 0.0 }
}

/// What one square may hold. Something strange may be anything.
fn guesses(
    scores: Option<&[Vec<f64>; MAKES]>,
    makes: [f64; MAKES],
    belief: f64,
    kinds: &[BallPrint],
) -> Guesses {
    let count = kinds.len() + 1;
    let mut weights = vec![0.0; count];
    let doubt = |weight: f64| belief * weight + (1.0 - belief) / count as f64;
    match scores {
        None => {
            weights.fill((1.0 - CLEARLY) / count as f64);
            weights[0] += CLEARLY;
        }
        Some(scores) => {
            for (scores, make) in scores.iter().zip(makes) {
                let whole = log_sum(scores);
                for (at, score) in scores.iter().enumerate() {
                    let part = make * (score - whole).exp();
                    match at {
                        0 => weights[0] += part,
                        1 => weights.iter_mut().for_each(|weight| *weight += part / count as f64),
                        _ => weights[at - 1] += part,
                    }
                }
            }
            weights.iter_mut().for_each(|weight| *weight = doubt(*weight));
        }
    }
    let what = |at: usize| match at.checked_sub(1).and_then(|at| kinds.get(at)) {
        Some(kind) => What::Piece { piece: kind.piece, quarters: 0 },
        None => What::Empty,
    };
    let all = weights.iter().enumerate().map(|(at, weight)| Guess { what: what(at), weight: *weight });
    Guesses::weighed(all).unwrap_or_else(|| unknown(kinds))
}

/// What a square may hold of which nothing is known.
pub(super) fn unknown(kinds: &[BallPrint]) -> Guesses {
    let empty = Guess { what: What::Empty, weight: 1.0 };
    let piece =
        |kind: &BallPrint| Guess { what: What::Piece { piece: kind.piece, quarters: 0 }, weight: 1.0 };
    Guesses::weighed(std::iter::once(empty).chain(kinds.iter().map(piece)))
        .unwrap_or_else(|| Guesses::certain(What::Empty))
}

#[cfg(test)]
mod tests {
    use super::super::{BallSight, DiscSight};
    use super::*;
    use crate::photo::Print;

    fn kinds() -> Vec<BallPrint> {
        let print = Print { width: 1, height: 1, rgb: vec![0; 3], per_mm: 1.0 };
        let colors = [[246, 211, 107], [51, 36, 27], [184, 41, 31], [28, 74, 134]];
        (7..).zip(colors).map(|(piece, color)| BallPrint { piece, color, print: print.clone() }).collect()
    }

    fn looks() -> Looks {
        Looks::of(&kinds(), [0.72, 0.52, 0.27], kinds().iter().map(|kind| printed(kind.color)).collect())
    }

    fn clear() -> TileSight {
        TileSight { core: 0.95, hidden: 0.95, alien: 0.05, level: 1.0, ..TileSight::default() }
    }

    fn ball(color: [u8; 3]) -> Sight {
        let light = printed(color);
        let ball = BallSight { light, share: super::super::hue::share(light), floor: 0.01, within: 1.0 };
        let tile =
            TileSight { core: 0.3, hidden: 0.2, alien: 1.0, beside: 0.1, level: 1.0, ..TileSight::default() };
        Sight { tile, disc: DiscSight::default(), ball }
    }

    #[test]
    fn a_tile_that_shows_its_print_is_empty_and_a_coloured_ball_has_a_name() {
        let mut sights =
            vec![Sight { tile: clear(), disc: DiscSight::default(), ball: BallSight::default() }];
        sights.extend(kinds().iter().map(|kind| ball(kind.color)));
        let guesses = weigh(&sights, &kinds(), &looks());
        assert_eq!(guesses[0].settled(), Some(What::Empty));
        for (guess, kind) in guesses[1..].iter().zip(kinds()) {
            assert_eq!(guess.settled(), Some(What::Piece { piece: kind.piece, quarters: 0 }), "{guess:?}");
        }
    }

    #[test]
    fn under_a_reflection_nothing_is_sure() {
        let mut pale = ball([230, 225, 220]);
        pale.ball.floor = 0.7;
        let guesses = weigh(&[ball([184, 41, 31]), pale], &kinds(), &looks());
        assert_eq!(guesses[1].settled(), None);
    }

    #[test]
    fn nothing_known_is_anything() {
        assert!((unknown(&kinds()).sure() - 0.2).abs() < 1e-9);
        assert_eq!(unknown(&[]), Guesses::certain(What::Empty));
    }
}

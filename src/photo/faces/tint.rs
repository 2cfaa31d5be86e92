//! Evidence from colour: tells apart inks of equal lightness, and faces in glare.
//!
//! Shadows do not change a tint, so it also tells a shadow from a line. Black and white prints have none, and provide
//! no evidence.

use kurbo::Point;

use super::pyramid::{BoardView, WindowPose};
use crate::photo::Picture;
use crate::photo::signal::{luma, median};
use crate::photo::view::Homography;

/// Samples across a window; phones store chroma at every second pixel only.
pub(super) const TINT_SAMPLES: usize = 10;
/// Minimum colour strength, relative to the print's, of a coloured print.
const MIN_STRENGTH: f32 = 0.4;
/// Minimum sum of squared deviations of printed tints for a measurement of strength: a tenth of the light over two
/// windows.
const MIN_TINT_VARIATION: f32 = 2.0;
/// Number of unambiguous windows that suffice for white balance; with fewer the ambiguous ones are used too.
const MIN_UNAMBIGUOUS: usize = 4;
/// Mean tint above which residuals are scaled down.
const VIVID_TINT: f32 = 0.35;
/// Minimum and maximum strength of a tint relative to the picture's, the minimum being lowered in glare.
const STRENGTH_RANGE: [f32; 2] = [0.6, 1.2];

/// A window of certain content: its colours in the picture, and all that may be printed there.
pub(super) type CertainWindow<'a> = (Vec<[f32; 3]>, Vec<&'a [[f32; 3]]>);

/// Tints of samples: red and blue minus lightness, relative to the window's light.
pub(super) type Tints = Vec<[f32; 2]>;

/// Tints of colours, sample by sample.
pub(super) fn tints(colours: &[[f32; 3]]) -> Tints {
    let light = colours.iter().map(|colour| luma(*colour)).sum::<f32>() / colours.len().max(1) as f32;
    let part = 1.0 / light.max(1.0 / 1024.0);
    colours
        .iter()
        .map(|colour| {
            let own = luma(*colour);
            [(colour[0] - own) * part, (colour[2] - own) * part]
        })
        .collect()
}

/// Samples the colours of a window, from 0 to 1.
pub(super) fn colours(
    picture: &Picture,
    board: &BoardView,
    pose: &WindowPose,
    half: f64,
) -> Option<Vec<[f32; 3]>> {
    let map = Homography::from_square(TINT_SAMPLES as f64, &pose.corners(board, half)?)?;
    let at =
        |index: usize| Point::new((index % TINT_SAMPLES) as f64 + 0.5, (index / TINT_SAMPLES) as f64 + 0.5);
    let colour = |point: Point| Some(picture.colour(map.apply(point)?).map(|sample| sample as f32 / 255.0));
    (0..TINT_SAMPLES * TINT_SAMPLES).map(|index| colour(at(index))).collect()
}

/// The colour rendition of a picture.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct ColourRendition {
    /// The rendition of white.
    white: [f32; 3],
    /// Colour strength; 1 is as printed.
    strength: f32,
}

impl ColourRendition {
    /// Estimates the rendition from windows of certain content. `None` if the print has no colours, or there is too
    /// little evidence.
    pub(super) fn estimate(windows: &[CertainWindow]) -> Option<ColourRendition> {
        let clear = windows.iter().filter(|(_, printed)| printed.len() == 1).count();
        let known = || windows.iter().filter(|(_, printed)| clear < MIN_UNAMBIGUOUS || printed.len() == 1);
        let mut white = [1.0; 3];
        for (channel, white) in white.iter_mut().enumerate() {
            let part = |colours: &[[f32; 3]]| {
                let light: f32 = colours.iter().map(|colour| luma(*colour)).sum();
                colours.iter().map(|colour| colour[channel]).sum::<f32>() / light.max(1e-3)
            };
            let ratio = |(seen, printed): &CertainWindow| {
                printed.first().map(|printed| part(seen) / part(printed).max(0.05))
            };
            *white = median(known().filter_map(ratio).collect())?.max(0.2);
        }
        let balanced = ColourRendition { white, strength: 1.0 };
        let mut sums = TintSums::default();
        for (seen, printed) in windows {
            let seen = balanced.tints(seen);
            let off = |printed: &Tints| -> f32 {
                let each = seen.iter().flatten().zip(printed.iter().flatten());
                each.map(|(seen, printed)| (seen - printed).powi(2)).sum()
            };
            let nearest = printed
                .iter()
                .map(|printed| tints(printed))
                .min_by(|one, other| off(one).total_cmp(&off(other)));
            sums.add(&seen, &nearest?);
        }
        let strength = sums.strength()?;
        (strength > MIN_STRENGTH).then_some(ColourRendition { white, strength: strength.min(1.3) })
    }

    /// Tints after white balance.
    pub(super) fn tints(&self, colours: &[[f32; 3]]) -> Tints {
        let balanced = |colour: &[f32; 3]| [0, 1, 2].map(|channel| colour[channel] / self.white[channel]);
        tints(&colours.iter().map(balanced).collect::<Vec<_>>())
    }

    /// Colour residual: root mean square relative to the light. `counts` selects samples, `veil` is the fraction of
    /// glare.
    pub(super) fn residual(
        &self,
        seen: &[[f32; 2]],
        printed: &[[f32; 2]],
        counts: impl Fn(usize) -> bool,
        veil: f32,
    ) -> Option<f32> {
        let pairs = || {
            let each = seen.iter().zip(printed).enumerate();
            each.filter(|(index, _)| counts(*index)).flat_map(|(_, (seen, printed))| seen.iter().zip(printed))
        };
        let [mut common, mut power] = [0.0f32; 2];
        for (seen, printed) in pairs() {
            common += seen * printed;
            power += printed * printed;
        }
        let [least, most] = STRENGTH_RANGE.map(|bound| bound * self.strength);
        let strength = (common / power.max(1e-6)).max(least * (1.0 - veil)).min(most);
        let [mut residual, mut number] = [0.0f32; 2];
        for (seen, printed) in pairs() {
            residual += (seen - strength * printed).powi(2);
            number += 0.5;
        }
        // Neither printers nor cameras render strong colours as truly as pale ones.
        let vivid = ((power / number.max(1.0)).sqrt() / VIVID_TINT).max(1.0);
        (number >= 10.0).then(|| (residual / number).sqrt() / vivid)
    }
}

/// Sums over the tints of many windows.
#[derive(Default)]
struct TintSums {
    number: f32,
    seen: [f32; 2],
    printed: [f32; 2],
    both: f32,
    power: f32,
}

impl TintSums {
    fn add(&mut self, seen: &[[f32; 2]], printed: &[[f32; 2]]) {
        for (seen, printed) in seen.iter().zip(printed) {
            self.number += 1.0;
            for axis in 0..2 {
                self.seen[axis] += seen[axis];
                self.printed[axis] += printed[axis];
                self.both += seen[axis] * printed[axis];
                self.power += printed[axis] * printed[axis];
            }
        }
    }

    /// The regression coefficient of seen on printed tints, if the printed ones vary enough.
    fn strength(&self) -> Option<f32> {
        let number = self.number.max(1.0);
        let product = |one: [f32; 2], other: [f32; 2]| (one[0] * other[0] + one[1] * other[1]) / number;
        let power = self.power - product(self.printed, self.printed);
        (power > MIN_TINT_VARIATION).then(|| (self.both - product(self.seen, self.printed)) / power)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn window(of: impl Fn(usize) -> [f32; 3]) -> Vec<[f32; 3]> {
        (0..TINT_SAMPLES * TINT_SAMPLES).map(of).collect()
    }

    const CREAM: [f32; 3] = [0.99, 0.96, 0.89];
    const GOLD: [f32; 3] = [0.96, 0.71, 0.17];

    fn lined() -> Vec<[f32; 3]> {
        window(|index| if (3..6).contains(&(index % TINT_SAMPLES)) { GOLD } else { CREAM })
    }

    #[test]
    fn colours_are_compared_in_warm_light_and_ignored_in_black_and_white() {
        let warm = |colours: &[[f32; 3]]| {
            colours.iter().map(|[r, g, b]| [r * 0.8, g * 0.6, b * 0.4]).collect::<Vec<_>>()
        };
        let (lined, plain) = (lined(), window(|_| CREAM));
        let known: Vec<CertainWindow> =
            (0..4).map(|_| (warm(&lined), vec![&lined[..], &plain[..]])).collect();
        let colouring = ColourRendition::estimate(&known).expect("colours");
        let seen = colouring.tints(&warm(&lined));
        let line = colouring.residual(&seen, &tints(&lined), |_| true, 0.0).expect("enough");
        let none = colouring.residual(&seen, &tints(&plain), |_| true, 0.0).expect("enough");
        assert!(line < 0.05 && none > 0.15, "{line} {none}");
        let grey: Vec<_> = lined.iter().map(|colour| [luma(*colour); 3]).collect();
        assert_eq!(ColourRendition::estimate(&[(grey, vec![&lined])]), None);
        assert_eq!(ColourRendition::estimate(&[]), None);
    }

    #[test]
    fn white_margins_outweigh_a_few_inks_of_other_colours_than_printed() {
        let warm = |[r, g, b]: [f32; 3]| [r * 0.8, g * 0.6, b * 0.4];
        let (gold, drifted) = (window(|_| GOLD), window(|_| warm([0.9, 0.75, 0.45])));
        let (lined, white) = (lined(), [[1.0; 3]; 4]);
        let inks: Vec<CertainWindow> = (0..3).map(|_| (drifted.clone(), vec![&gold[..]])).collect();
        let striped: Vec<[f32; 3]> = lined.iter().map(|colour| warm(*colour)).collect();
        let colouring = |margins: usize| {
            let margins = (0..margins).map(|_| (white.map(warm).to_vec(), vec![&white[..]]));
            let known: Vec<CertainWindow> =
                inks.iter().cloned().chain([(striped.clone(), vec![&lined[..]])]).chain(margins).collect();
            ColourRendition::estimate(&known)
        };
        assert_eq!(colouring(0), None, "the inks seem to have no colours");
        let colouring = colouring(6).expect("colours");
        let seen = colouring.tints(&white.map(warm).repeat(25));
        let residual = colouring.residual(&seen, &tints(&white.repeat(25)), |_| true, 0.0);
        assert!(residual.expect("enough") < 0.01, "{residual:?}");
    }
}

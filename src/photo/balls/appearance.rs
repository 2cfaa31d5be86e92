//! Appearances of the kinds of balls: as expected from their colours, and as observed on the tray.

use super::colour::{ColourSignature, to_lab};
use super::light::printed;
use super::{BallPrint, weights as w};

/// Number of makes of balls: painted marbles, glass, wood, and painted marbles of which the lightest are white.
pub(super) const BALL_MAKES: usize = 4;
/// Number of makes: those of balls, then discs.
pub(super) const MAKES: usize = 5;
pub(super) const GLASS: usize = 1;
pub(super) const WHITE: usize = 3;
pub(super) const DISCS: usize = 4;
/// Light that white paint reflects.
const WHITE_PAINT: f32 = 0.85;

/// The expected appearance of the kinds of balls.
pub(super) struct Appearances {
    /// For each make of balls, for each kind: the expected colour, if the kind exists in this make.
    pub(super) makes: [Vec<Option<ColourSignature>>; BALL_MAKES],
    /// For each kind the light of its disc's background.
    pub(super) backgrounds: Vec<[f32; 3]>,
    /// The expected colour of a tile where a ball would lie.
    pub(super) bare: ColourSignature,
    /// The largest white fraction in the light of a bright ball or disc.
    pub(super) palest: f32,
}

impl Appearances {
    /// `core` is the light of the part of a tile that is seen through a glass ball.
    pub(super) fn new(kinds: &[BallPrint], core: [f32; 3], backgrounds: Vec<[f32; 3]>) -> Appearances {
        let colors: Vec<[f32; 3]> = kinds.iter().map(|kind| printed(kind.color)).collect();
        // A part of a sphere is in its own shade, and all of it reflects a little of the surroundings.
        let round = |color: [f32; 3], lit: f32, mirrored: f32| {
            Some(ColourSignature::from_light(color.map(|color| color * lit + mirrored)))
        };
        let paint = |color: [f32; 3]| round(color, 0.75, 0.02);
        let painted = colors.iter().map(|color| paint(*color));
        let glass = colors.iter().map(|color| {
            round(
                [0, 1, 2].map(|at| libm::powf(color[at], 0.75) * core[at] * 0.9 + 0.05 * color[at]),
                0.5,
                0.025,
            )
        });
        let light = |at: &usize| to_lab(colors[*at])[0];
        let by_light = |one: &usize, other: &usize| light(one).total_cmp(&light(other));
        let (lightest, darkest) = ((0..colors.len()).max_by(by_light), (0..colors.len()).min_by(by_light));
        // The published game has two woods.
        let wood = (0..colors.len()).map(|at| match () {
            () if colors.len() < 2 => None,
            () if Some(at) == lightest => round(printed(w::LIGHT_WOOD), 0.8, 0.01),
            () if Some(at) == darkest => round(printed(w::DARK_WOOD), 0.8, 0.01),
            () => None,
        });
        let white = (0..colors.len())
            .map(|at| paint(if Some(at) == lightest { [WHITE_PAINT; 3] } else { colors[at] }));
        let pale = |color: &[f32; 3]| {
            let most = color.iter().copied().fold(0.0, f32::max);
            if most > 0.2 { color.iter().copied().fold(most, f32::min) / most } else { 0.0 }
        };
        let wood_light = printed(w::LIGHT_WOOD);
        let lies = colors.iter().chain(&backgrounds).chain([&wood_light]);
        let palest = lies.map(pale).fold(0.0, f32::max);
        Appearances {
            makes: [painted.collect(), glass.collect(), wood.collect(), white.collect()],
            backgrounds,
            bare: ColourSignature::from_light(core),
            palest,
        }
    }
}

/// The colours observed of one kind on a tray, since all its balls share paint and light. Every square is compared with
/// the other squares only, so that none is its own witness.
#[derive(Default)]
pub(super) struct ObservedColours {
    /// The colour of each square, and its weight as evidence of the kind.
    pub(super) seen: Vec<(ColourSignature, f32)>,
}

impl ObservedColours {
    /// The mean colour of the kind on squares other than `square`, and its reliability from 0 to 1.
    pub(super) fn beside(&self, square: usize) -> Option<(ColourSignature, f32)> {
        let others = self.seen.iter().enumerate().filter(|(at, _)| *at != square).map(|(_, seen)| *seen);
        ColourSignature::mean(others).map(|(hue, weight)| (hue, weight / (weight + 1.0)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_square_is_not_compared_with_itself() {
        let [red, blue] = [[0.5, 0.02, 0.02], [0.01, 0.07, 0.24]].map(ColourSignature::from_light);
        let kind = ObservedColours { seen: vec![(red, 1.0), (blue, 1.0), (blue, 0.0)] };
        assert_eq!(kind.beside(0), Some((blue, 0.5)));
        assert!(kind.beside(2).unwrap().1 > 0.6);
        assert_eq!(ObservedColours::default().beside(0), None);
    }
}

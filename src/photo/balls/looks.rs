//! What the kinds of balls look like: as one expects by their colours, and as the tray itself shows them.

use super::BallPrint;
use super::hue::{Hue, to_lab};
use super::light::printed;
use super::weights as w;

/// How many makes there are; the first is that of discs.
pub(super) const MAKES: usize = 4;

/// What kinds of balls are expected to look like.
pub(super) struct Looks {
    /// For each make other than discs, for each kind: what its balls look like, if there are any.
    pub(super) makes: [Vec<Option<Hue>>; MAKES - 1],
    /// For each kind the light of its disc's ground.
    pub(super) grounds: Vec<[f32; 3]>,
    /// What a tile should show where a ball would lie.
    pub(super) bare: Hue,
    /// How much of the light of the palest bright ball or disc is white.
    pub(super) palest: f32,
}

impl Looks {
    /// `core` is the light of the part of a tile that is seen through a glass ball.
    pub(super) fn of(kinds: &[BallPrint], core: [f32; 3], grounds: Vec<[f32; 3]>) -> Looks {
        let colors: Vec<[f32; 3]> = kinds.iter().map(|kind| printed(kind.color)).collect();
        // Of a round thing a part is in its own shade, and all of it mirrors a little of the room.
        let round = |color: [f32; 3], lit: f32, mirrored: f32| {
            Some(Hue::of(color.map(|color| color * lit + mirrored)))
        };
        let painted = colors.iter().map(|color| round(*color, 0.75, 0.02));
        let glass = colors.iter().map(|color| {
            round([0, 1, 2].map(|at| color[at].powf(0.75) * core[at] * 0.9 + 0.05 * color[at]), 0.5, 0.025)
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
        let pale = |color: &[f32; 3]| {
            let most = color.iter().copied().fold(0.0, f32::max);
            if most > 0.2 { color.iter().copied().fold(most, f32::min) / most } else { 0.0 }
        };
        let wood_light = printed(w::LIGHT_WOOD);
        let lies = colors.iter().chain(&grounds).chain([&wood_light]);
        let palest = lies.map(pale).fold(0.0, f32::max);
        Looks {
            makes: [painted.collect(), glass.collect(), wood.collect()],
            grounds,
            bare: Hue::of(core),
            palest,
        }
    }
}

/// What the balls of one kind look like on a tray: all are of one paint, in one light. Every square is told what the
/// others show, lest it be its own witness.
#[derive(Default)]
pub(super) struct Familiar {
    /// What each square shows, and how much it says of the kind.
    pub(super) seen: Vec<(Hue, f32)>,
}

impl Familiar {
    /// What the kind looks like on other squares than this one, and how far that can be relied upon, from 0 to 1.
    pub(super) fn beside(&self, square: usize) -> Option<(Hue, f32)> {
        let others = self.seen.iter().enumerate().filter(|(at, _)| *at != square).map(|(_, seen)| *seen);
        Hue::mean(others).map(|(hue, weight)| (hue, weight / (weight + 1.0)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_its_own_witness() {
        let [red, blue] = [[0.5, 0.02, 0.02], [0.01, 0.07, 0.24]].map(Hue::of);
        let kind = Familiar { seen: vec![(red, 1.0), (blue, 1.0), (blue, 0.0)] };
        assert_eq!(kind.beside(0), Some((blue, 0.5)));
        assert!(kind.beside(2).unwrap().1 > 0.6);
        assert_eq!(Familiar::default().beside(0), None);
    }
}

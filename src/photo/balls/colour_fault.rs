//! Detects pictures whose colour and lightness are unusable.
//!
//! The frame has a row of patches in known colours at either side. In any single light they look as printed but for its
//! strength and cast; otherwise the squares cannot be trusted either. The squares are further evidence: most tiles are
//! bare, and no more balls of a kind lie on them than the set has.

use super::light::{FrameColours, Illuminant};
use super::patches::ColourPatches;
use super::tile::MIN_CLEAR_CORRELATION;
use super::{SquareFeatures, TrayPrint, signs, unknown};
use crate::photo::reading::{Guesses, Occupant};
use crate::photo::signal::{median, srgb_light};
use crate::photo::words::{LightFinding, LightHint, PictureRemark};
use crate::text::{Finding, Message};

/// Why colour and lightness are unusable.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ColourFault {
    /// The picture or the print has no colour.
    Grey,
    /// The picture is overexposed.
    Bright,
    /// The picture is far too dark.
    Dark,
    /// No single light explains the colours of the patches.
    Mixed,
    /// No tiles are visible.
    Bare,
    /// More squares look like balls of a kind than the set has.
    Same,
}

/// Light strength, 1 making white paper white, above which tiles and light balls are clipped.
const OVEREXPOSED_LIGHT: f64 = 1.3;
/// Minimum value of the print's white in such light.
const MIN_CLIPPED_WHITE: f64 = 245.0;
/// Minimum light strength for colours.
const MIN_LIGHT: f64 = 0.06;
/// Light strength below which wrong colours are attributed to darkness.
const DIM_LIGHT: f64 = 0.25;
/// Minimum probability of a ball that is kept where there seem to be more of its kind than the set has.
const MIN_SURE_OF_SURPLUS: f64 = 0.99;
/// Minimum fraction of visible prints among the tiles that must be bare because there are more tiles than balls.
const MIN_VISIBLE_TILES: f64 = 0.25;

/// Measurements of the frame of a tray.
pub(super) struct FrameCheck {
    /// Light strength on the patches, 1 making white paper white; `None` if unknown.
    light: Option<f64>,
    /// Whether the white of the print is clipped.
    burnt: bool,
    /// Whether no single light explains the colours of the patches.
    mixed: bool,
    /// Whether there are no colours.
    grey: bool,
}

impl FrameCheck {
    /// Measures the patches and the margins of the markers.
    pub(super) fn measure(frame: &FrameColours, illuminant: &Illuminant) -> FrameCheck {
        let patches = ColourPatches::measure(frame, illuminant);
        let margins = frame.margins.iter();
        let white = median(margins.map(|seen| seen.iter().copied().fold(0.0, f64::max)).collect());
        FrameCheck {
            // Without it, the paper is a lower bound.
            light: patches.light().or_else(|| white.map(srgb_light)),
            burnt: white.is_none_or(|white| white >= MIN_CLIPPED_WHITE),
            mixed: patches.is_mixed(),
            grey: illuminant.grey,
        }
    }

    /// The fault visible on the frame.
    pub(super) fn colour_fault(&self) -> Option<ColourFault> {
        match self.light {
            _ if self.grey => Some(ColourFault::Grey),
            Some(light) if self.burnt && light > OVEREXPOSED_LIGHT => Some(ColourFault::Bright),
            Some(light) if light < MIN_LIGHT => Some(ColourFault::Dark),
            _ if self.mixed => Some(self.or_dark(ColourFault::Mixed)),
            _ => None,
        }
    }

    /// Replaces a fault by darkness where there is little light.
    pub(super) fn or_dark(&self, other: ColourFault) -> ColourFault {
        if self.light.is_some_and(|light| light < DIM_LIGHT) { ColourFault::Dark } else { other }
    }
}

impl ColourFault {
    /// The fault visible on the tiles.
    pub(super) fn by_tiles(measured: &[SquareFeatures], tray: &TrayPrint) -> Option<ColourFault> {
        let balls: usize = tray.kinds.iter().map(|kind| kind.count).sum();
        let bare = tray.cells.len().saturating_sub(balls) as f64;
        let shown = measured.iter().filter(|square| square.tile.core > MIN_CLEAR_CORRELATION).count();
        ((shown as f64) < MIN_VISIBLE_TILES * bare).then_some(ColourFault::Bare)
    }

    /// Marks as unknown the less certain balls of a kind of which there seem to be more than the set has. Discs identified
    /// by their signs are certain.
    pub(super) fn doubt_surplus(measured: &[SquareFeatures], guesses: &mut [Guesses], tray: &TrayPrint) {
        for kind in &tray.kinds {
            let ball = Some(Occupant::unturned(kind.piece));
            let mut doubtful: Vec<usize> =
                (0..guesses.len().min(measured.len())).filter(|at| guesses[*at].settled() == ball).collect();
            if doubtful.len() <= kind.count {
                continue;
            }
            doubtful
                .retain(|at| !signs::has_sign(&measured[*at]) && guesses[*at].sure() < MIN_SURE_OF_SURPLUS);
            doubtful.into_iter().for_each(|at| guesses[at] = unknown(&tray.kinds));
        }
    }

    /// The fault visible in the balls, except those identified by their printed signs.
    pub(super) fn by_balls(
        measured: &[SquareFeatures],
        guesses: &[Guesses],
        tray: &TrayPrint,
    ) -> Option<ColourFault> {
        let told = measured.iter().zip(guesses).filter(|(square, _)| !signs::has_sign(square));
        let told: Vec<Occupant> = told.filter_map(|(_, guesses)| guesses.settled()).collect();
        let too_many = tray.kinds.iter().any(|kind| {
            let ball = Occupant::unturned(kind.piece);
            told.iter().filter(|occupant| **occupant == ball).count() > kind.count
        });
        too_many.then_some(ColourFault::Same)
    }

    fn message(self) -> LightFinding {
        match self {
            ColourFault::Grey => LightFinding::GreyPrint,
            ColourFault::Bright => LightFinding::OverexposedColours,
            ColourFault::Dark => LightFinding::TooDarkForColours,
            ColourFault::Mixed => LightFinding::OddColours,
            ColourFault::Bare => LightFinding::NoTiles,
            ColourFault::Same => LightFinding::TooManyBalls,
        }
    }

    /// The refusal if little can be read.
    pub(crate) fn refusal(self) -> Finding {
        let hint = match self {
            ColourFault::Grey => LightHint::TakeItInColour,
            ColourFault::Bright => LightHint::LessLight,
            ColourFault::Dark => LightHint::MoreLight,
            ColourFault::Mixed => LightHint::UseOneLight,
            ColourFault::Bare => LightHint::LayTiles,
            ColourFault::Same => LightHint::LayTilesAndCountBalls,
        };
        Finding::new(self.message()).hint(hint)
    }

    /// The remark if the rest can be read.
    pub(crate) fn remark(self) -> Message {
        PictureRemark::OnlySignsTold { why: Box::new(self.message().into()) }.into()
    }
}

#[cfg(test)]
mod tests {
    use super::super::{BallFeatures, BallPrint, DiscFeatures, TileFeatures};
    use super::*;
    use crate::photo::PrintImage;
    use crate::photo::reading::Guess;

    /// A tray for which there are two balls.
    fn tray() -> TrayPrint {
        let print = PrintImage { width: 1, height: 1, rgb: vec![0; 3], per_mm: 1.0 };
        let kinds =
            vec![BallPrint { piece: 7, color: [0; 3], ground: [0; 3], count: 2, print: print.clone() }];
        TrayPrint { cells: Vec::new(), tile: print, kinds, patches: Vec::new(), margins: Vec::new() }
    }

    /// Which of these balls are settled, each given by the correlation of its sign and its probability.
    fn kept<const N: usize>(balls: [(f32, f64); N]) -> [bool; N] {
        let features = balls.map(|(sign, _)| SquareFeatures {
            tile: TileFeatures::default(),
            disc: DiscFeatures { correlations: vec![sign], ..DiscFeatures::default() },
            ball: BallFeatures::default(),
        });
        let mut guesses = balls.map(|(_, sure)| {
            let ball = Guess { occupant: Occupant::unturned(7), weight: sure };
            let empty = Guess { occupant: Occupant::Empty, weight: 1.0 - sure };
            Guesses::normalised([ball, empty]).unwrap()
        });
        ColourFault::doubt_surplus(&features, &mut guesses, &tray());
        guesses.map(|guesses| guesses.settled().is_some())
    }

    #[test]
    fn surplus_balls_are_doubted_unless_they_are_nearly_certain() {
        assert_eq!(kept([(0.2, 0.95), (0.2, 0.95)]), [true; 2]);
        assert_eq!(kept([(0.2, 0.995), (0.2, 0.95), (0.2, 0.93)]), [true, false, false]);
    }

    #[test]
    fn discs_with_signs_count_and_stay() {
        assert_eq!(kept([(0.8, 0.95), (0.2, 0.95)]), [true; 2]);
        assert_eq!(kept([(0.8, 0.95), (0.2, 0.95), (0.8, 0.95)]), [true, false, true]);
    }
}

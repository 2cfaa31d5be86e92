//! Detects pictures whose colour and lightness are unusable.
//!
//! The frame has a row of patches in known colours at either side. In any single light they look as printed but for its
//! strength and cast; otherwise the squares cannot be trusted either. The squares are further evidence: most tiles are
//! bare.

use super::light::{FrameColours, Illuminant};
use super::patches::ColourPatches;
use super::tile::MIN_CLEAR_CORRELATION;
use super::{SquareFeatures, TrayPrint};
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
    /// Balls of glass do not show their colours.
    Glass,
}

/// Maximum light strength for colours, 1 making white paper white.
const MAX_LIGHT: f64 = 2.0;
/// Light strength above which other faults are attributed to overexposure: tiles and light balls are clipped.
const OVEREXPOSED_LIGHT: f64 = 1.3;
/// Minimum value of the print's white in such light.
const MIN_CLIPPED_WHITE: f64 = 245.0;
/// Minimum light strength for colours.
const MIN_LIGHT: f64 = 0.06;
/// Light strength below which other faults are attributed to darkness.
const DIM_LIGHT: f64 = 0.25;
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
            mixed: !illuminant.explains,
            grey: illuminant.grey,
        }
    }

    /// The fault visible on the frame.
    pub(super) fn colour_fault(&self) -> Option<ColourFault> {
        match self.light {
            _ if self.grey => Some(ColourFault::Grey),
            Some(light) if self.burnt && light > MAX_LIGHT => Some(ColourFault::Bright),
            Some(light) if light < MIN_LIGHT => Some(ColourFault::Dark),
            _ if self.mixed => Some(self.or_exposure(ColourFault::Mixed)),
            _ => None,
        }
    }

    /// The exposure instead of another fault that it explains.
    pub(super) fn or_exposure(&self, other: ColourFault) -> ColourFault {
        match self.light {
            Some(light) if light < DIM_LIGHT => ColourFault::Dark,
            Some(light) if self.burnt && light > OVEREXPOSED_LIGHT => ColourFault::Bright,
            _ => other,
        }
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

    fn message(self) -> LightFinding {
        match self {
            ColourFault::Grey => LightFinding::GreyPrint,
            ColourFault::Bright => LightFinding::OverexposedColours,
            ColourFault::Dark => LightFinding::TooDarkForColours,
            ColourFault::Mixed => LightFinding::OddColours,
            ColourFault::Bare => LightFinding::NoTiles,
            ColourFault::Glass => LightFinding::ClearGlass,
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
            ColourFault::Glass => LightHint::UseDiscs,
        };
        Finding::new(self.message()).hint(hint)
    }

    /// The remark if the rest can be read.
    pub(crate) fn remark(self) -> Message {
        match self {
            ColourFault::Glass => PictureRemark::GlassDoubted.into(),
            _ => PictureRemark::OnlySignsTold { why: Box::new(self.message().into()) }.into(),
        }
    }
}

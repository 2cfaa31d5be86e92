//! Whether colour and lightness tell anything in a picture.
//!
//! The frame has a row of patches in known colours at either side. In any one light they are seen as they are printed
//! but for the light's strength and cast; where they are not, the squares are not either. What the squares show is a
//! witness, too: most tiles lie bare, and no more balls of a kind lie on them than the box holds.

use super::light::{Lamp, middle, seen};
use super::patches::Patches;
use super::weigh::CLEAR;
use super::{Sight, TrayPrint, signs};
use crate::photo::picture::Picture;
use crate::photo::reading::{Guesses, What};
use crate::photo::view::View;
use crate::photo::{Refusal, RefusalKind};

/// Why nothing is told by colour and lightness.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spoilt {
    /// The picture, or the print, has no colour.
    Grey,
    /// It is overexposed.
    Bright,
    /// It is far too dark.
    Dark,
    /// No one light explains the colours of the patches.
    Mixed,
    /// No tiles are seen.
    Bare,
    /// More squares than the box has balls of a kind look like one.
    Same,
}

/// In so much light, 1 being what makes white paper white, tiles and light balls are brighter than a camera can tell.
const BRIGHT: f64 = 1.3;
/// The white of the print is then written as at least this.
const BURNT: f64 = 245.0;
/// In less light than this a camera tells no colours.
const DARK: f64 = 0.06;
/// Where colours are off in less light than this, that is why.
const DIM: f64 = 0.25;
/// Of the tiles that nothing can lie on, because there are more of them than balls, at least this part shows its print.
const SHOWN: f64 = 0.25;

/// What the frame of a tray says.
pub(super) struct Frame {
    /// How much light falls on the patches, 1 being what makes white paper white; none if they do not tell.
    light: Option<f64>,
    /// Whether the white of the print is as bright as the camera writes.
    burnt: bool,
    /// Whether no one light explains the colours of the patches.
    mixed: bool,
    /// Whether there are no colours.
    grey: bool,
}

impl Frame {
    /// Looks at the patches and at the margins of the markers.
    pub(super) fn of(tray: &TrayPrint, view: &View, picture: &Picture, lamp: &Lamp) -> Frame {
        let patches = Patches::of(tray, view, picture, lamp);
        let margins = tray.margins.iter().filter_map(|rect| seen(*rect, view, picture));
        let white = middle(margins.map(|seen| seen.into_iter().fold(0.0, f64::max)).collect());
        Frame {
            light: patches.light(),
            burnt: white.is_none_or(|white| white >= BURNT),
            mixed: patches.is_mixed(),
            grey: lamp.grey,
        }
    }

    /// What spoils the colours by what the frame says.
    pub(super) fn spoilt(&self) -> Option<Spoilt> {
        let is_light = |by: &dyn Fn(f64) -> bool| self.light.is_some_and(by);
        match () {
            () if self.grey => Some(Spoilt::Grey),
            () if self.burnt && is_light(&|light| light > BRIGHT) => Some(Spoilt::Bright),
            () if is_light(&|light| light < DARK) => Some(Spoilt::Dark),
            () if self.mixed => Some(self.why(Spoilt::Mixed)),
            () => None,
        }
    }

    /// Why something else is spoilt: where there is little light, it is that.
    pub(super) fn why(&self, other: Spoilt) -> Spoilt {
        if self.light.is_some_and(|light| light < DIM) { Spoilt::Dark } else { other }
    }
}

impl Spoilt {
    /// What the tiles say.
    pub(super) fn by_tiles(sights: &[Sight], tray: &TrayPrint) -> Option<Spoilt> {
        let balls: usize = tray.kinds.iter().map(|kind| kind.count).sum();
        let bare = tray.cells.len().saturating_sub(balls) as f64;
        let shown = sights.iter().filter(|sight| sight.tile.core > CLEAR).count();
        ((shown as f64) < SHOWN * bare).then_some(Spoilt::Bare)
    }

    /// What the balls say that were told, other than by the signs printed on them.
    pub(super) fn by_balls(sights: &[Sight], guesses: &[Guesses], tray: &TrayPrint) -> Option<Spoilt> {
        let told = sights.iter().zip(guesses).filter(|(sight, _)| !signs::is_marked(sight));
        let told: Vec<What> = told.filter_map(|(_, guesses)| guesses.settled()).collect();
        let too_many = tray.kinds.iter().any(|kind| {
            let ball = What::Piece { piece: kind.piece, quarters: 0 };
            told.iter().filter(|what| **what == ball).count() > kind.count
        });
        too_many.then_some(Spoilt::Same)
    }

    /// What is told to whoever took the picture where little can be read of it.
    pub fn refusal(self) -> Refusal {
        let (kind, message, hint) = match self {
            Spoilt::Grey => (
                RefusalKind::NoColour,
                "the colours printed on the frame are grey, so the balls cannot be told apart",
                "take the picture in colour, of a tray printed in colour; without colours only printed discs are told, \
                 by their signs, from nearer and from straight above",
            ),
            Spoilt::Bright => (
                RefusalKind::TooBright,
                "the picture is overexposed: the white of the print is burnt out, and the other colours are too pale",
                "take it again with less light: touch the board on the screen of the camera and slide the brightness \
                 down, without flash and out of the sun",
            ),
            Spoilt::Dark => (
                RefusalKind::TooDark,
                "the picture is too dark for its colours to be told",
                "take it again with more light, and hold the camera still",
            ),
            Spoilt::Mixed => (
                RefusalKind::OddColours,
                "the colours printed on the frame do not look as they do in any one light",
                "take the picture again by day or under a white lamp, without a filter and with nothing on the frame",
            ),
            Spoilt::Bare => (
                RefusalKind::NoTiles,
                "the tiles are not seen on the squares",
                "lay a tile on every square, below the balls, and take the picture again in even light",
            ),
            Spoilt::Same => (
                RefusalKind::SameBalls,
                "more squares than the box has balls of a colour look like balls of that colour",
                "lay a tile on every square, take away balls that are too many, and take the picture again by day or under a \
                 white lamp",
            ),
        };
        Refusal::new(kind, message, hint)
    }

    /// What a person should know where the rest can be read.
    pub fn remark(self) -> String {
        format!("{}: what lies there is told by printed signs alone", self.refusal().message)
    }
}

//! Whether colour and lightness tell anything in a picture.
//!
//! The frame has a row of patches in known colours at either side. In any one light they are seen as they are printed
//! but for the light's strength and cast; where they are not, the squares are not either. What the squares show is a
//! witness, too: most tiles lie bare, and no more balls of a kind lie on them than the box holds.

use super::light::{COLOURFUL, Lamp, chroma, decoded, luma, middle, printed, seen};
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
const BRIGHT: f64 = 1.25;
/// The white of the print is then written as at least this.
const BURNT: f64 = 245.0;
/// In less light than this a camera tells no colours.
const DARK: f64 = 0.06;
/// Where colours are off in less light than this, that is why.
const DIM: f64 = 0.25;
/// The light of a row of patches is known if half of what they say of it, as logarithms, is no farther apart.
const TOGETHER: f64 = 0.25;
/// It is told by what is printed with more light than this and written as less than that, in so many places.
const PALE: f64 = 0.04;
const TELLING: f64 = 220.0;
const ENOUGH: usize = 4;
/// Light for a row that is all brighter than that.
const BEYOND: f64 = 8.0;
/// How far apart, as logarithms, the tint of a patch may be from its print. In the dark no tint is known better than
/// this part of white.
const OFF: f64 = 0.35;
const NOISE: f64 = 0.01;
/// Of the tiles that nothing can lie on, because there are more of them than balls, at least this part shows its print.
const SHOWN: f64 = 0.25;
/// So many more balls of a kind than the box holds may be from another box.
const SPARE: usize = 1;

/// A patch: its print, and what is seen of it, as the camera wrote it.
struct Patch {
    rgb: [u8; 3],
    seen: [f64; 3],
}

impl Patch {
    fn printed(&self) -> [f64; 3] {
        printed(self.rgb).map(f64::from)
    }

    fn light(&self) -> [f64; 3] {
        self.seen.map(decoded)
    }
}

impl Spoilt {
    /// What the patches and the margins of the markers say.
    pub(super) fn by_print(tray: &TrayPrint, view: &View, picture: &Picture, lamp: &Lamp) -> Option<Spoilt> {
        if lamp.grey {
            return Some(Spoilt::Grey);
        }
        let patches = tray.patches.iter().map(|&(rect, rgb)| {
            let seen = seen(rect, view, picture)?;
            Some(Patch { rgb, seen })
        });
        let patches: Vec<Option<Patch>> = patches.collect();
        let rows = patches.chunks(patches.len().div_ceil(2).max(1));
        let lights: Vec<f64> = rows.filter_map(|row| strength(row, lamp)).collect();
        let light = (!lights.is_empty())
            .then(|| (lights.iter().map(|light| light.ln()).sum::<f64>() / lights.len() as f64).exp());
        let margins = tray.margins.iter().filter_map(|rect| seen(*rect, view, picture));
        let white = middle(margins.map(|seen| seen.into_iter().fold(0.0, f64::max)).collect());
        if light.is_some_and(|light| light > BRIGHT) && white.is_none_or(|white| white >= BURNT) {
            return Some(Spoilt::Bright);
        }
        if light.is_some_and(|light| light < DARK) {
            return Some(Spoilt::Dark);
        }
        let off = off(patches.iter().flatten(), lamp).filter(|off| *off > OFF);
        off.map(|_| if light.is_some_and(|light| light < DIM) { Spoilt::Dark } else { Spoilt::Mixed })
    }

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
            told.iter().filter(|what| **what == ball).count() > kind.count + SPARE
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
                "lay a tile on every square, and take the picture again by day or under a white lamp",
            ),
        };
        Refusal::new(kind, message, hint)
    }

    /// What a person should know where the rest can be read.
    pub fn remark(self) -> String {
        format!("{}: what lies there is told by printed signs alone", self.refusal().message)
    }
}

/// How much light falls on a row of patches, if they agree on it. What lies over all of them, as a reflection does, is
/// seen on the black one.
fn strength(row: &[Option<Patch>], lamp: &Lamp) -> Option<f64> {
    let tone = |patch: &Patch| luma(printed(patch.rgb));
    let darkest = row.iter().flatten().min_by(|one, other| tone(one).total_cmp(&tone(other)))?;
    let veil = if f64::from(tone(darkest)) < PALE { darkest.light() } else { [0.0; 3] };
    let (mut logs, mut burnt) = (Vec::new(), 0);
    for patch in row.iter().flatten() {
        let (print, light) = (patch.printed(), patch.light());
        for at in (0..3).filter(|at| print[*at] >= PALE) {
            if patch.seen[at] > TELLING {
                burnt += 1;
            } else {
                let strength = (light[at] - veil[at]).max(1e-4) / print[at] / f64::from(lamp.cast[at]);
                logs.push(strength.ln());
            }
        }
    }
    if logs.len() < ENOUGH {
        return (burnt >= ENOUGH).then_some(BEYOND);
    }
    logs.sort_by(f64::total_cmp);
    let [low, half, high] = [1, 2, 3].map(|quarter| logs[quarter * logs.len() / 4]);
    (high - low <= TOGETHER).then(|| half.exp())
}

/// How far the tints of the colourful patches are from their prints: the better half of them, as a hand or a reflection
/// may lie on a row.
fn off<'a>(patches: impl Iterator<Item = &'a Patch>, lamp: &Lamp) -> Option<f64> {
    let tint = |light: [f64; 3]| {
        let [red, green, blue] = light.map(|light| light.max(0.0) + NOISE);
        [(red / green).ln(), (blue / green).ln()]
    };
    let mut offs: Vec<f64> = Vec::new();
    for patch in patches.filter(|patch| f64::from(chroma(printed(patch.rgb))) > COLOURFUL) {
        let print = patch.printed();
        let light = patch.light();
        let free = [0, 1, 2].map(|at| light[at] / f64::from(lamp.cast[at]));
        let tone = |light: [f64; 3]| f64::from(luma(light.map(|light| light as f32)));
        let scale = tone(print) / tone(free).max(1e-4);
        let (print, free) = (tint(print), tint(free.map(|light| light * scale)));
        offs.push((print[0] - free[0]).hypot(print[1] - free[1]));
    }
    offs.sort_by(f64::total_cmp);
    offs.get(offs.len().saturating_sub(1) / 2).copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    const LAMP: Lamp = Lamp { cast: [1.0; 3], grey: false };
    const PRINTED: [[u8; 3]; 7] = [
        [255, 255, 255],
        [128, 128, 128],
        [0, 0, 0],
        [246, 211, 107],
        [51, 36, 27],
        [184, 41, 31],
        [28, 74, 134],
    ];

    /// What a camera writes of the patches where `light` is made of the light of their print.
    fn row(light: impl Fn([f64; 3]) -> [f64; 3]) -> Vec<Option<Patch>> {
        let written = |light: f64| {
            let light = light.clamp(0.0, 1.0);
            255.0 * if light <= 0.003_130_8 { light * 12.92 } else { 1.055 * light.powf(1.0 / 2.4) - 0.055 }
        };
        let patch = |rgb: [u8; 3]| Patch { rgb, seen: light(printed(rgb).map(f64::from)).map(written) };
        PRINTED.map(|rgb| Some(patch(rgb))).into()
    }

    fn tints(light: impl Fn([f64; 3]) -> [f64; 3]) -> f64 {
        off(row(light).iter().flatten(), &LAMP).unwrap()
    }

    #[test]
    fn patches_tell_how_much_light_there_is_even_if_the_pale_ones_are_burnt_out() {
        for strength in [0.1, 0.9, 1.6, 2.4] {
            let told = super::strength(&row(|light| light.map(|light| light * strength)), &LAMP).unwrap();
            assert!((told / strength - 1.0).abs() < 0.05, "{told} for {strength}");
        }
        assert!(super::strength(&row(|_| [1.0; 3]), &LAMP).is_some_and(|told| told > BRIGHT));
    }

    #[test]
    fn white_that_lies_over_a_row_is_no_light_on_it() {
        let told = super::strength(&row(|light| light.map(|light| 0.5 * light + 0.3)), &LAMP).unwrap();
        assert!((told - 0.5).abs() < 0.05, "{told}");
    }

    #[test]
    fn a_hand_on_a_row_tells_nothing_of_the_light() {
        let hand = row(|light| if light[1] > 0.2 { light } else { [0.5, 0.3, 0.2] });
        assert_eq!(super::strength(&hand, &LAMP), None);
    }

    #[test]
    fn shade_keeps_tints_and_mixed_colours_do_not() {
        assert!(tints(|light| light.map(|light| light * 0.2)) < 0.1);
        assert!(tints(|[red, green, blue]| [green, blue, red]) > OFF);
        assert!(tints(|light| [light.iter().sum::<f64>() / 3.0; 3]) > OFF);
    }
}

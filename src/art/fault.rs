//! Why a picture file cannot be decoded.

use super::words::{ArtFinding, ArtHint};
use crate::text::Finding;
use crate::text::message::Coded as _;
use crate::text::message::messages;

messages! {
    /// Valid kinds of JPEG that hardly any program writes, and that our decoder does not decode, or decodes wrongly.
    RareJpeg {
        Arithmetic
            en "this JPEG is in arithmetic coding, a rare kind that cannot be read"
            fr "ce JPEG est à codage arithmétique, une variante rare qui n’est pas lue";
        /// Lossless or hierarchical.
        Lossless
            en "this JPEG is lossless or hierarchical, a rare kind that cannot be read"
            fr "ce JPEG est sans perte ou hiérarchique, une variante rare qui n’est pas lue";
        Depth
            en "this JPEG has more than 8 bits for each colour of a pixel, a rare kind that cannot be read"
            fr "ce JPEG a plus de 8 bits pour chaque couleur d’un pixel, une variante rare qui n’est pas lue";
        Channels
            en "this JPEG has neither one nor three nor four colour channels, a rare kind that cannot be read"
            fr "ce JPEG n’a ni un, ni trois, ni quatre canaux de couleur, une variante rare qui n’est pas lue";
        /// A scan that holds only some of the components, in a file that is not progressive.
        Scans
            en "this JPEG holds its colours one after the other in scans of their own, a rare kind that cannot be read"
            fr "ce JPEG range ses couleurs l’une après l’autre, dans des passes séparées, une variante rare qui n’est \
                pas lue";
        Sampling { factors: String = "1x1,2x2,2x2" }
            en "this JPEG samples its colours as {factors}, a rare kind that cannot be read"
            fr "ce JPEG échantillonne ses couleurs en {factors}, une variante rare qui n’est pas lue";
    }
}

/// Why a picture file cannot be decoded, as data: photos and specs say it in words of their own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum DecodeFault {
    /// A side has more pixels than the limit.
    SideTooLong { width: usize, height: usize, most: usize },
    /// The picture has more pixels than the limit. `progressive` is set if only a progressive JPEG may not have them.
    TooManyPixels { width: usize, height: usize, most_millions: u64, progressive: bool },
    /// The file ends before all of its pixels; the size is absent if it ends even before that.
    EndsTooSoon { format: &'static str, size: Option<(usize, usize)> },
    /// Its content is damaged.
    Damaged { format: &'static str },
    /// A valid file of a kind that the decoder does not support.
    Unsupported { format: &'static str },
    /// The same, with the reason; or a kind that it decodes wrongly.
    RareJpeg(RareJpeg),
}

impl From<DecodeFault> for Finding {
    fn from(fault: DecodeFault) -> Finding {
        match fault {
            DecodeFault::SideTooLong { width, height, most } => {
                Finding::new(ArtFinding::SideTooLong { width, height, most }).hint(ArtHint::MakeSmaller)
            }
            DecodeFault::TooManyPixels { width, height, most_millions, progressive } => {
                let wrong = match progressive {
                    true => ArtFinding::TooManyProgressive { width, height, most_millions },
                    false => ArtFinding::TooManyPixels { width, height, most_millions },
                };
                Finding::new(wrong).hint(ArtHint::MakeSmaller)
            }
            DecodeFault::EndsTooSoon { format, size } => {
                let format = format.to_owned();
                let wrong = match size {
                    Some((width, height)) => ArtFinding::EndsBeforeAllPixels { format, width, height },
                    None => ArtFinding::EndsTooSoon { format },
                };
                Finding::new(wrong).hint(ArtHint::CopyAgain)
            }
            DecodeFault::Damaged { format } => {
                Finding::new(ArtFinding::DamagedFormat { format: format.to_owned() }).hint(ArtHint::SaveAgain)
            }
            DecodeFault::Unsupported { format } => {
                let format = format.to_owned();
                let hint = ArtHint::SaveAsOrdinary { format: format.clone() };
                Finding::new(ArtFinding::RareFormat { format }).hint(hint)
            }
            DecodeFault::RareJpeg(rare) => {
                let code = ArtFinding::RareFormat { format: "JPEG".to_owned() }.code_of();
                Finding::coded(code, rare).hint(ArtHint::SaveAsBaseline)
            }
        }
    }
}

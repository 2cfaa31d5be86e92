//! Why a picture file cannot be decoded.

use crate::text::Finding;
use crate::text::codes::ArtCode;
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

/// Why a picture file cannot be decoded, as data: photos say it in the language of the reader, specs in English.
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
        const SMALLER: &str = "make it smaller: 600 pixels an inch are more than a printer shows";
        match fault {
            DecodeFault::SideTooLong { width, height, most } => {
                let message = format!("{width} × {height} pixels are more than {most} along a side");
                Finding::coded(ArtCode::TooLarge, message).hint(SMALLER)
            }
            DecodeFault::TooManyPixels { width, height, most_millions, progressive } => {
                let progressive =
                    if progressive { ", the most that a progressive JPEG may have" } else { "" };
                let message =
                    format!("{width} × {height} pixels are more than {most_millions} million{progressive}");
                Finding::coded(ArtCode::TooLarge, message).hint(SMALLER)
            }
            DecodeFault::EndsTooSoon { format, size } => {
                let end = match size {
                    Some((width, height)) => {
                        format!("its data end before all of its {width} × {height} pixels are there")
                    }
                    None => "it ends before its size is told".to_owned(),
                };
                Finding::coded(ArtCode::Damaged, format!("the {format} is damaged: {end}"))
                    .hint("it was cut short, or its size was changed: copy it again from where it came from")
            }
            DecodeFault::Damaged { format } => {
                Finding::coded(ArtCode::Damaged, format!("the {format} is damaged, and cannot be read"))
                    .hint("open it in a picture program and save it again")
            }
            DecodeFault::Unsupported { format } => Finding::coded(
                ArtCode::Format,
                format!("this is a rare kind of {format}, which cannot be read"),
            )
            .hint(format!("open it in a picture program and save it as an ordinary {format}, or as PNG")),
            DecodeFault::RareJpeg(rare) => Finding::coded(ArtCode::Format, rare).hint(
                "open it in a picture program and save it again as an ordinary (baseline) JPEG, or as PNG",
            ),
        }
    }
}

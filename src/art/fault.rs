//! Why a picture file cannot be decoded.

use crate::text::Finding;
use crate::text::codes::ArtCode;

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
    /// A valid file of a kind that the decoder does not support, or decodes wrongly.
    Unsupported { format: &'static str },
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
        }
    }
}

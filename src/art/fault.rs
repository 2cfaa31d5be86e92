//! Why a picture file cannot be decoded.

use super::words::ArtHint;
use crate::text::Finding;
use crate::text::message::findings;

findings! {
    /// Why a picture file cannot be decoded. Photos and specs have hints of their own.
    DecodeFault {
        ("picture/too-large" Readable; "A picture has too many pixels."
            / "Une image a trop de pixels.") {
            SideTooLong { width: usize = 70_000, height: usize = 100, most: usize = 30_000 }
                en "{width} × {height} pixels: a side is longer than {most} pixels"
                fr "{width} × {height} pixels : un côté dépasse {most} pixels";
            /// `progressive` is set if only a progressive JPEG may not have this many.
            TooManyPixels {
                width: usize = 20_000, height: usize = 20_000, most_millions: u64 = 140, progressive: bool = true,
            }
                en {
                    let kind = if *progressive { ", the most that a progressive JPEG may have" } else { "" };
                    format!("{width} × {height} pixels are more than {most_millions} million{kind}")
                }
                fr {
                    let kind = if *progressive { ", le maximum d’un JPEG progressif" } else { "" };
                    format!("{width} × {height} pixels dépassent {most_millions} millions{kind}")
                };
        }
        ("picture/damaged" Readable; "A picture file is damaged or truncated."
            / "Le fichier d’une image est abîmé ou tronqué.") {
            /// Not even its size is there.
            EndsTooSoon { format: &'static str = "JPEG" }
                en "the {format} is damaged: it ends within its header"
                fr "le fichier {format} est endommagé : il s’arrête dans son en-tête";
            EndsBeforeAllPixels { format: &'static str = "PNG", width: usize = 640, height: usize = 480 }
                en "the {format} is damaged: its data end before all of its {width} × {height} pixels are there"
                fr "le fichier {format} est endommagé : ses données s’arrêtent avant la fin de ses {width} × {height} \
                    pixels";
            Damaged { format: &'static str = "JPEG" }
                en "the {format} is damaged, and cannot be read"
                fr "le fichier {format} est endommagé et illisible";
        }
        // Valid files that hardly any program writes, and that the decoder does not decode, or decodes wrongly.
        ("picture/rare" Readable; "A PNG or JPEG is of a rare kind, which cannot be read."
            / "Un PNG ou un JPEG est d’une sorte rare, qui ne peut pas être lue.") {
            RareFormat { format: &'static str = "PNG" }
                en "this is a rare kind of {format}, which cannot be read"
                fr "ce fichier {format} est d’une variante rare, qui n’est pas lue";
            ArithmeticJpeg
                en "this JPEG is in arithmetic coding, a rare kind that cannot be read"
                fr "ce JPEG est à codage arithmétique, une variante rare qui n’est pas lue";
            /// Lossless or hierarchical.
            LosslessJpeg
                en "this JPEG is lossless or hierarchical, a rare kind that cannot be read"
                fr "ce JPEG est sans perte ou hiérarchique, une variante rare qui n’est pas lue";
            DeepJpeg
                en "this JPEG has more than 8 bits for each colour of a pixel, a rare kind that cannot be read"
                fr "ce JPEG a plus de 8 bits pour chaque couleur d’un pixel, une variante rare qui n’est pas lue";
            ChannelsOfJpeg
                en "this JPEG has neither one nor three nor four colour channels, a rare kind that cannot be read"
                fr "ce JPEG n’a ni un, ni trois, ni quatre canaux de couleur, une variante rare qui n’est pas lue";
            /// A scan that holds only some of the components, in a file that is not progressive.
            ScansOfJpeg
                en "this JPEG holds its colours one after the other in scans of their own, a rare kind that cannot be read"
                fr "ce JPEG range ses couleurs l’une après l’autre, dans des passes séparées, une variante rare qui n’est \
                    pas lue";
            SamplingOfJpeg { factors: String = "1x1,2x2,2x2" }
                en "this JPEG samples its colours as {factors}, a rare kind that cannot be read"
                fr "ce JPEG échantillonne ses couleurs en {factors}, une variante rare qui n’est pas lue";
        }
    }
}

/// The finding about art.
impl From<DecodeFault> for Finding {
    fn from(fault: DecodeFault) -> Finding {
        use DecodeFault as F;
        let hint = match fault {
            F::SideTooLong { .. } | F::TooManyPixels { .. } => ArtHint::MakeSmaller,
            F::EndsTooSoon { .. } | F::EndsBeforeAllPixels { .. } => ArtHint::CopyAgain,
            F::Damaged { .. } => ArtHint::SaveAgain,
            F::RareFormat { format } => ArtHint::SaveAsOrdinary { format: format.to_owned() },
            _ => ArtHint::SaveAsBaseline,
        };
        Finding::new(fault).hint(hint)
    }
}

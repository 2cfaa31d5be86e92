//! Files that are no photos, and remarks on those that are.

use crate::art::words::format_name_fr;
use crate::text::Message;
use crate::text::message::{findings, messages};

findings! {
    /// Findings about files.
    PictureFinding {
        ("photo/no-picture" Readable; "The file is neither JPEG nor PNG, or has too few pixels for a photo.") {
            PhoneFormat { name: String = "HEIC" }
                en "this is a {name} picture; only JPEG and PNG photos can be read"
                fr "c’est une image {name} ; seules les photos en JPEG ou en PNG se lisent";
            OtherFormat { name: String = "WebP" }
                en "this is a {name} file; only JPEG and PNG photos can be read"
                fr ("c’est un fichier {} ; seules les photos en JPEG ou en PNG se lisent", format_name_fr(name));
            RareFormat { format: String = "JPEG" }
                en "this is a rare kind of {format}, which cannot be read"
                fr "ce fichier {format} est d’une variante rare, qui n’est pas lue";
            NoPicture
                en "this file is not a picture that can be read"
                fr "ce fichier n’est pas une image lisible";
            TooFewPixels { width: usize = 15, height: usize = 99 }
                en "a picture of {width} × {height} pixels cannot be a photo of a table"
                fr "une image de {width} × {height} pixels ne peut pas être la photo d’une table";
        }
        ("photo/damaged" Readable; "The file is damaged or truncated.") {
            /// Not even its size is there.
            EndsTooSoon { format: String = "PNG" }
                en "the {format} is damaged: it ends within its header"
                fr "le fichier {format} est endommagé : il s’arrête dans son en-tête";
            EndsBeforeAllPixels { format: String = "JPEG", width: usize = 640, height: usize = 480 }
                en "the {format} is damaged: its data end before all of its {width} × {height} pixels are there"
                fr "le fichier {format} est endommagé : ses données s’arrêtent avant la fin de ses {width} × {height} \
                    pixels";
            DamagedFile { format: String = "JPEG" }
                en "the {format} is damaged, and cannot be read"
                fr "le fichier {format} est endommagé et illisible";
            Damaged
                en "the picture is damaged"
                fr "l’image est endommagée";
        }
        ("photo/too-large" Readable; "The picture or its file exceeds the size limits.") {
            FileTooLarge { megabytes: usize = 50 }
                en "this file is larger than {megabytes} MB"
                fr "ce fichier dépasse {megabytes} Mo";
            SideTooLong { width: usize = 13_000, height: usize = 99, most: usize = 12_000 }
                en "the picture is too large: a side may have at most {most} pixels, and it has {width} × {height}"
                fr "l’image est trop grande : un côté peut avoir {most} pixels au plus, et elle en a {width} × {height}";
            /// `progressive` is set if only a progressive JPEG may not have this many.
            TooManyPixels {
                width: usize = 9_999, height: usize = 8_888, most_millions: u64 = 60, progressive: bool = true
            }
                en {
                    let kind = if *progressive { "a progressive JPEG" } else { "a photo" };
                    format!(
                        "the picture is too large: {kind} may have at most {most_millions} million pixels, and it has \
                         {width} × {height}"
                    )
                }
                fr {
                    let kind = if *progressive { "un JPEG progressif" } else { "une photo" };
                    format!(
                        "l’image est trop grande : {kind} peut avoir au plus {most_millions} millions de pixels, et elle en \
                         a {width} × {height}"
                    )
                };
        }
    }
}

messages! {
    /// What to do about them.
    PictureHint {
        TakeSmallerPictures
            en "let the camera take smaller pictures: 12 million pixels are plenty"
            fr "réglez l’appareil sur des photos plus petites : 12 millions de pixels suffisent largement";
        SetPhoneToJpeg
            en "on an iPhone choose Settings > Camera > Formats > Most Compatible before taking the photo, or send \
                it by e-mail, which makes a JPEG of it; on Android turn off `HEIF pictures` in the camera"
            fr "sur un iPhone, choisissez Réglages > Appareil photo > Formats > Le plus compatible avant de prendre \
                la photo, ou envoyez-la par e-mail, ce qui en fait un JPEG ; sur Android, désactivez `Images HEIF` \
                dans l’appareil photo";
        SaveAsJpeg
            en "open it in a picture program and save it as JPEG"
            fr "ouvrez-le dans un logiciel de retouche et enregistrez-le en JPEG";
        CopyAgainAsJpegOrPng
            en "copy it again from the phone or camera, or take the photo again; photos are read as JPEG or PNG"
            fr "copiez de nouveau le fichier depuis le téléphone ou l’appareil photo, ou reprenez la photo ; les \
                photos se lisent en JPEG ou en PNG";
        CopyAgain
            en "copy it again from the phone or camera, or take the photo again"
            fr "copiez de nouveau le fichier depuis le téléphone ou l’appareil photo, ou reprenez la photo";
    }
}

messages! {
    /// Remarks on pictures that were read.
    PictureRemark {
        Mirrored
            en "the picture is mirrored, like a selfie: it was turned the right way round first"
            fr "la photo est inversée comme dans un miroir, à la façon d’un selfie : elle a d’abord été remise à \
                l’endroit";
        OnlySignsTold { why: Box<Message> = Box::new(super::LightFinding::GreyPrint.into()) } for reader
            en ("{}; only printed signs show what lies on the squares", why.sentence(reader))
            fr ("{} ; seuls les signes imprimés disent ce qu’il y a sur les cases", why.sentence(reader));
    }
}

//! Files that are no photos, and remarks on those that are.

use crate::art::words::format_name_fr;
use crate::text::Message;
use crate::text::message::{findings, messages};

findings! {
    /// Findings about files.
    PictureFinding {
        ("photo/no-picture" Readable; "The file is neither JPEG nor PNG, or has too few pixels for a photo."
            / "Le fichier n’est ni JPEG ni PNG, ou il a trop peu de pixels pour une photo.") {
            PhoneFormat { name: String = "HEIC" }
                en "this is a {name} picture; only JPEG and PNG photos can be read"
                fr "c’est une image {name} ; seules les photos en JPEG ou en PNG se lisent";
            OtherFormat { name: String = "WebP" }
                en "this is a {name} file; only JPEG and PNG photos can be read"
                fr ("c’est un fichier {} ; seules les photos en JPEG ou en PNG se lisent", format_name_fr(name));
            NoPicture
                en "this file is not a picture that can be read"
                fr "ce fichier n’est pas une image lisible";
            TooFewPixels { width: usize = 15, height: usize = 99 }
                en "a picture of {width} × {height} pixels cannot be a photo of a table"
                fr "une image de {width} × {height} pixels ne peut pas être la photo d’une table";
        }
        ("photo/too-large" Readable; "The file is larger than any photo."
            / "Le fichier est plus grand que toute photo.") {
            FileTooLarge { megabytes: usize = 50 }
                en "this file is larger than {megabytes} MB"
                fr "ce fichier dépasse {megabytes} Mo";
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
        GlassDoubted
            en "light and dark balls of glass are hard to tell apart: the printed discs are read more surely"
            fr "les billes de verre claires et foncées se distinguent mal : les disques imprimés se lisent plus sûrement";
    }
}

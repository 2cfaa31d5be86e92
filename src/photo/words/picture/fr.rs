//! French.

use super::PictureMessage;
use crate::game::Lang;

pub(super) fn sentence(message: &PictureMessage) -> String {
    use PictureMessage as M;
    let words = match message {
        M::FileTooLarge { megabytes } => return format!("ce fichier dépasse {megabytes} Mo"),
        M::SideTooLong { width, height, most } => {
            return format!(
                "l’image est trop grande : un côté peut avoir {most} pixels au plus, et elle en a {width} × {height}"
            );
        }
        M::TooManyPixels { width, height, most_millions, progressive } => {
            let kind = if *progressive { "un JPEG progressif" } else { "une photo" };
            return format!(
                "l’image est trop grande : {kind} peut avoir au plus {most_millions} millions de pixels, et elle en a {width} × \
                 {height}"
            );
        }
        M::TakeSmallerPictures => {
            "réglez l’appareil sur des photos plus petites : 12 millions de pixels suffisent largement"
        }
        M::PhoneFormat { name } => {
            return format!("c’est une image {name}, et les photos se lisent en JPEG ou en PNG");
        }
        M::SetPhoneToJpeg => {
            "sur un iPhone, choisissez Réglages > Appareil photo > Formats > Le plus compatible avant de prendre \
             la photo, ou envoyez-la par e-mail, ce qui en fait un JPEG ; sur Android, désactivez `Images HEIF` \
             dans l’appareil photo"
        }
        M::OtherFormat { name } => {
            return format!(
                "c’est un fichier {}, et les photos se lisent en JPEG ou en PNG",
                format_name(name)
            );
        }
        M::RareFormat { format } => {
            return format!("ce fichier {format} est d’une variante rare, qui n’est pas lue");
        }
        M::SaveAsJpeg => "ouvrez-le dans un logiciel de retouche et enregistrez-le en JPEG",
        M::NoPicture => "ce fichier n’est pas une image lisible",
        M::CopyAgainAsJpegOrPng => {
            "copiez de nouveau le fichier depuis le téléphone ou l’appareil photo, ou reprenez la photo ; les \
             photos se lisent en JPEG ou en PNG"
        }
        M::TooFewPixels { width, height } => {
            return format!("une image de {width} × {height} pixels ne peut pas être la photo d’une table");
        }
        M::EndsTooSoon { format } => {
            return format!("le fichier {format} est endommagé : il s’arrête avant d’avoir donné sa taille");
        }
        M::EndsBeforeAllPixels { format, width, height } => {
            return format!(
                "le fichier {format} est endommagé : ses données s’arrêtent avant la fin de ses {width} × {height} pixels"
            );
        }
        M::DamagedFile { format } => return format!("le fichier {format} est endommagé et illisible"),
        M::Damaged => "l’image est endommagée",
        M::CopyAgain => {
            "copiez de nouveau le fichier depuis le téléphone ou l’appareil photo, ou reprenez la photo"
        }

        M::Mirrored => {
            "la photo est inversée comme dans un miroir, à la façon d’un selfie : elle a d’abord été remise à \
             l’endroit"
        }

        M::TooDarkForSquares => "la photo est trop sombre : on distingue trop mal ce qu’il y a sur les cases",
        M::TooDarkForColours => "la photo est trop sombre pour que l’on reconnaisse ses couleurs",
        M::MoreLight => "reprenez-la avec plus de lumière, sans bouger l’appareil",
        M::OverexposedSquares => {
            "la photo est surexposée : le blanc du tirage est brûlé, et l’on distingue trop mal ce qu’il y a sur \
             les cases"
        }
        M::OverexposedColours => {
            "la photo est surexposée : le blanc du tirage est brûlé, et les autres couleurs sont trop pâles"
        }
        M::LessLight => {
            "reprenez-la avec moins de lumière : touchez le plateau sur l’écran de l’appareil et baissez la \
             luminosité, sans flash et à l’abri du soleil"
        }

        M::GreyPrint => {
            "les couleurs imprimées sur le cadre sont grises : on ne peut pas distinguer les billes"
        }
        M::TakeItInColour => {
            "prenez la photo en couleurs, d’un plateau imprimé en couleurs ; sans couleurs, seuls les disques \
             imprimés se reconnaissent, à leurs signes, de plus près et juste d’en haut"
        }
        M::OddColours => "les couleurs imprimées sur le cadre ne correspondent à aucun éclairage uniforme",
        M::UseOneLight => {
            "reprenez la photo à la lumière du jour ou sous une lampe blanche, sans filtre et sans rien sur le \
             cadre"
        }
        M::NoTiles => "on ne voit pas les cases mobiles sur le plateau",
        M::LayTiles => {
            "posez toutes les cases mobiles sur le plateau, sous les billes, et reprenez la photo sous une \
             lumière égale"
        }
        M::TooManyBalls => "on croit voir plus de billes d’une même couleur qu’il n’y en a dans la boîte",
        M::LayTilesAndCountBalls => {
            "posez toutes les cases mobiles sur le plateau, retirez les billes en trop, et reprenez la photo à \
             la lumière du jour ou sous une lampe blanche"
        }
        M::OnlySignsTold { why } => {
            let why = why.sentence(Lang::Fr);
            return format!("{why} ; seuls les signes imprimés disent ce qu’il y a sur les cases");
        }
    };
    words.to_owned()
}

/// The name of a format. Those that are the same in all languages stay as they are.
fn format_name(name: &str) -> String {
    name.replace("film", "vidéo").replace("camera raw", "RAW").replace(" or ", " ou ")
}

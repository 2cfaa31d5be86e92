//! English.

use super::PictureMessage;
use crate::game::Lang;

pub(super) fn sentence(message: &PictureMessage) -> String {
    use PictureMessage as M;
    let words = match message {
        M::FileTooLarge { megabytes } => return format!("this file is larger than {megabytes} MB"),
        M::SideTooLong { width, height, most } => {
            return format!(
                "the picture is too large: a side may have at most {most} pixels, and it has {width} × {height}"
            );
        }
        M::TooManyPixels { width, height, most_millions, progressive } => {
            let kind = if *progressive { "a progressive JPEG" } else { "a photo" };
            return format!(
                "the picture is too large: {kind} may have at most {most_millions} million pixels, and it has {width} × \
                 {height}"
            );
        }
        M::TakeSmallerPictures => "let the camera take smaller pictures: 12 million pixels are plenty",
        M::PhoneFormat { name } => {
            return format!("this picture has the format {name}, and photos are read as JPEG or PNG");
        }
        M::SetPhoneToJpeg => {
            "on an iPhone choose Settings > Camera > Formats > Most Compatible before taking the photo, or send \
             it by e-mail, which makes a JPEG of it; on Android turn off `HEIF pictures` in the camera"
        }
        M::OtherFormat { name } => {
            return format!("this is a {name} file, and photos are read as JPEG or PNG");
        }
        M::RareFormat { format } => return format!("this is a rare kind of {format}, which cannot be read"),
        M::SaveAsJpeg => "open it in a picture program and save it as JPEG",
        M::NoPicture => "this file is not a picture that can be read",
        M::CopyAgainAsJpegOrPng => {
            "copy it again from the phone or camera, or take the photo again; photos are read as JPEG or PNG"
        }
        M::TooFewPixels { width, height } => {
            return format!("a picture of {width} × {height} pixels cannot be a photo of a table");
        }
        M::EndsTooSoon { format } => {
            return format!("the {format} is damaged: it ends before its size is told");
        }
        M::EndsBeforeAllPixels { format, width, height } => {
            return format!(
                "the {format} is damaged: its data end before all of its {width} × {height} pixels are there"
            );
        }
        M::DamagedFile { format } => return format!("the {format} is damaged, and cannot be read"),
        M::Damaged => "the picture is damaged",
        M::CopyAgain => "copy it again from the phone or camera, or take the photo again",

        M::Mirrored => "the picture is mirrored, like a selfie: it was turned the right way round first",

        M::TooDarkForSquares => "the picture is too dark: too little can be told of what lies on the squares",
        M::TooDarkForColours => "the picture is too dark for its colours to be told",
        M::MoreLight => "take it again with more light, and hold the camera still",
        M::OverexposedSquares => {
            "the picture is overexposed: the white of the print is burnt out, and too little can be told of what \
             lies on the squares"
        }
        M::OverexposedColours => {
            "the picture is overexposed: the white of the print is burnt out, and the other colours are too pale"
        }
        M::LessLight => {
            "take it again with less light: touch the board on the screen of the camera and slide the brightness \
             down, without flash and out of the sun"
        }

        M::GreyPrint => "the colours printed on the frame are grey, so the balls cannot be told apart",
        M::TakeItInColour => {
            "take the picture in colour, of a tray printed in colour; without colours only printed discs can be \
             told, by their signs, from nearer and from straight above"
        }
        M::OddColours => "the colours printed on the frame do not look as they would in any one light",
        M::UseOneLight => {
            "take the picture again in daylight or under a white lamp, without a filter and with nothing on the frame"
        }
        M::NoTiles => "no tiles can be seen on the squares",
        M::LayTiles => {
            "lay a tile on every square, below the balls, and take the picture again in even light"
        }
        M::TooManyBalls => "there seem to be more balls of one colour than the box holds",
        M::LayTilesAndCountBalls => {
            "lay a tile on every square, take surplus balls away, and take the picture again in daylight or \
             under a white lamp"
        }
        M::OnlySignsTold { why } => {
            let why = why.sentence(Lang::En);
            return format!("{why}; only printed signs tell what lies on the squares");
        }
    };
    words.to_owned()
}

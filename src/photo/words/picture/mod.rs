//! Messages about files, light and colours.

mod en;
mod fr;

use crate::text::Message;
use crate::text::message::messages;

messages! {
    /// Messages about files, light and colours.
    PictureMessage {
        // Files that are no photos.
        FileTooLarge { megabytes: usize },
        /// `cause` is in the words of the decoder.
        TooManyPixels { cause: String },
        TakeSmallerPictures,
        PhoneFormat { name: String },
        SetPhoneToJpeg,
        OtherFormat { name: String },
        SaveAsJpeg,
        NoPicture,
        CopyAgainAsJpegOrPng,
        TooFewPixels { width: usize, height: usize },
        /// `cause` is in the words of the decoder.
        CannotDecode { cause: String },
        Damaged,
        CopyAgain,

        Mirrored,

        // Light.
        TooDarkForSquares,
        TooDarkForColours,
        MoreLight,
        OverexposedSquares,
        OverexposedColours,
        LessLight,

        // Colours of balls.
        GreyPrint,
        TakeItInColour,
        OddColours,
        UseOneLight,
        NoTiles,
        LayTiles,
        TooManyBalls,
        LayTilesAndCountBalls,
        OnlySignsTold { why: Box<Message> },
    }
}

//! Messages about files, light and colours.

mod en;
mod fr;

use crate::text::Message;
use crate::text::message::old_messages as messages;

messages! {
    /// Messages about files, light and colours.
    PictureMessage {
        // Files that are no photos.
        FileTooLarge { megabytes: usize },
        SideTooLong { width: usize, height: usize, most: usize },
        /// `progressive` is set if only a progressive JPEG may not have this many.
        TooManyPixels { width: usize, height: usize, most_millions: u64, progressive: bool },
        TakeSmallerPictures,
        PhoneFormat { name: String },
        SetPhoneToJpeg,
        OtherFormat { name: String },
        RareFormat { format: String },
        SaveAsJpeg,
        NoPicture,
        CopyAgainAsJpegOrPng,
        TooFewPixels { width: usize, height: usize },
        /// Not even its size is there.
        EndsTooSoon { format: String },
        EndsBeforeAllPixels { format: String, width: usize, height: usize },
        DamagedFile { format: String },
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

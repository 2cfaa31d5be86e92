//! Pictures and vector art that come from outside, already read.

use super::{Rect, Shape};

/// Vector art: shapes within a box, in units of its own.
#[derive(Clone, Debug)]
pub struct Drawing {
    /// The box that is scaled to the width asked for.
    pub bounds: Rect,
    /// Its shapes, the lowest first.
    pub shapes: Vec<Shape>,
}

/// A picture of pixels.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// Pixels across.
    pub width: u32,
    /// Pixels down.
    pub height: u32,
    /// Red, green, blue and alpha of every pixel, row by row from the top; not premultiplied.
    pub rgba: Vec<u8>,
    /// How it came, so that a JPEG can be passed on as it is.
    pub kind: PictureKind,
}

/// How a picture came.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PictureKind {
    /// As a PNG, or made by ourselves.
    Pixels,
    /// As a JPEG that every PDF viewer can read: these bytes.
    Jpeg(Vec<u8>),
}

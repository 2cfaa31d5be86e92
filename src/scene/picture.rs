//! Pictures and vector art that come from outside, already read.

use std::borrow::Cow;
use std::fmt::Debug;
use std::sync::Arc;

use super::{Rect, Shape};

/// Vector art: shapes within a box, in units of its own.
#[derive(Clone, Debug)]
pub struct Drawing {
    /// The box that is scaled to the width asked for.
    pub bounds: Rect,
    /// Its shapes, the lowest first.
    pub shapes: Vec<Shape>,
}

/// A picture of pixels. It is kept as small as it came, and its pixels are made when somebody needs them: those of all
/// pictures of a game at once are more than a machine should be asked to hold.
#[derive(Clone, Debug)]
pub struct Picture {
    /// Pixels across.
    pub width: u32,
    /// Pixels down.
    pub height: u32,
    /// The file, where it is a JPEG that every PDF viewer can be handed as it is.
    pub jpeg: Option<Arc<[u8]>>,
    pixels: Arc<dyn Pixels>,
}

/// Where the pixels of a picture come from.
pub trait Pixels: Debug + Send + Sync {
    /// Red, green, blue and alpha of every pixel, row by row from the top; not premultiplied.
    fn rgba(&self) -> Cow<'_, [u8]>;
}

impl Pixels for Vec<u8> {
    fn rgba(&self) -> Cow<'_, [u8]> {
        Cow::Borrowed(self)
    }
}

impl Picture {
    /// A picture whose pixels are made when they are needed: four bytes for each.
    pub fn packed(width: u32, height: u32, pixels: Arc<dyn Pixels>) -> Picture {
        Picture { width, height, jpeg: None, pixels }
    }

    /// A picture of these pixels: red, green, blue and alpha of each, row by row from the top; not premultiplied.
    pub fn of_rgba(width: u32, height: u32, rgba: Vec<u8>) -> Picture {
        Picture::packed(width, height, Arc::new(rgba))
    }

    /// Its pixels: red, green, blue and alpha of each, row by row from the top; not premultiplied.
    pub fn rgba(&self) -> Cow<'_, [u8]> {
        self.pixels.rgba()
    }
}

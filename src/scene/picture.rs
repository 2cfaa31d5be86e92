//! Pictures and vector art, decoded from files.

use std::borrow::Cow;
use std::fmt::Debug;
use std::sync::Arc;

use kurbo::Rect;

use super::path::PaintedPath;

/// Vector art in its own units.
#[derive(Clone, Debug)]
pub struct Drawing {
    /// The view box, which is scaled to the requested width. Shapes are clipped to it.
    pub bounds: Rect,
    /// The shapes, lowest first.
    pub shapes: Vec<PaintedPath>,
}

impl Drawing {
    /// Whether shapes lie partly outside the view box, by more than rounding.
    pub(crate) fn needs_clip(&self) -> bool {
        let page = self.bounds.inflate(1e-4 * self.bounds.width(), 1e-4 * self.bounds.height());
        self.shapes.iter().any(|shape| !page.contains_rect(shape.bounds()))
    }
}

/// A picture of pixels. It is stored compressed and decoded on demand: the pixels of all pictures of a game at once would
/// take too much memory.
#[derive(Clone, Debug)]
pub struct Bitmap {
    /// Pixels across.
    pub width: u32,
    /// Pixels down.
    pub height: u32,
    /// The file, if it is a JPEG that can be embedded in a PDF unchanged.
    pub jpeg: Option<Arc<[u8]>>,
    pixels: Arc<dyn PixelSource>,
}

/// A source of the pixels of a [`Bitmap`].
pub trait PixelSource: Debug + Send + Sync {
    /// Red, green, blue and alpha of every pixel, row by row from the top; not premultiplied.
    fn rgba(&self) -> Cow<'_, [u8]>;
}

impl PixelSource for Vec<u8> {
    fn rgba(&self) -> Cow<'_, [u8]> {
        Cow::Borrowed(self)
    }
}

impl Bitmap {
    /// A picture that is decoded on demand, four bytes a pixel.
    pub fn packed(width: u32, height: u32, pixels: Arc<dyn PixelSource>) -> Bitmap {
        Bitmap { width, height, jpeg: None, pixels }
    }

    /// A picture of decoded pixels, laid out as [`PixelSource::rgba`] returns them.
    pub fn from_rgba(width: u32, height: u32, rgba: Vec<u8>) -> Bitmap {
        Bitmap::packed(width, height, Arc::new(rgba))
    }

    /// The pixels, laid out as [`PixelSource::rgba`] returns them.
    pub fn rgba(&self) -> Cow<'_, [u8]> {
        self.pixels.rgba()
    }
}

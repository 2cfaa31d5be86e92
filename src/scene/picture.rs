//! Pictures and vector art, decoded from files.

use std::borrow::Cow;
use std::fmt::Debug;
use std::sync::{Arc, OnceLock};

use kurbo::{Affine, BezPath, Rect, Shape as _};

use super::path::PaintedPath;

/// Vector art in its own units.
#[derive(Clone, Debug, PartialEq)]
pub struct Drawing {
    /// The view box, which is scaled to the requested width. Shapes are clipped to it.
    pub bounds: Rect,
    /// The shapes, lowest first.
    pub shapes: Vec<DrawnShape>,
}

/// A part of a drawing.
#[derive(Clone, Debug, PartialEq)]
pub enum DrawnShape {
    /// A filled or stroked path.
    Path(PaintedPath),
    Picture {
        /// The pixels.
        picture: Arc<Bitmap>,
        /// Maps the unit square (y downwards) onto the drawing.
        place: Affine,
    },
    /// Shapes clipped to a path.
    Clip {
        /// The clip path.
        path: BezPath,
        /// The clipped shapes.
        shapes: Vec<DrawnShape>,
    },
}

impl Drawing {
    /// Whether shapes lie partly outside the view box, by more than rounding.
    pub(crate) fn needs_clip(&self) -> bool {
        let page = self.bounds.inflate(1e-4 * self.bounds.width(), 1e-4 * self.bounds.height());
        self.shapes.iter().any(|shape| !page.contains_rect(shape.bounds()))
    }

    /// The paths, also those in clips.
    pub(crate) fn paths(&self) -> impl Iterator<Item = &PaintedPath> {
        leaves(&self.shapes).into_iter().filter_map(|shape| match shape {
            DrawnShape::Path(path) => Some(path),
            _ => None,
        })
    }

    /// The pictures, also those in clips, and their places.
    pub(crate) fn pictures(&self) -> impl Iterator<Item = (&Arc<Bitmap>, Affine)> {
        leaves(&self.shapes).into_iter().filter_map(|shape| match shape {
            DrawnShape::Picture { picture, place } => Some((picture, *place)),
            _ => None,
        })
    }

    /// The number of lines and curves.
    pub(crate) fn lines(&self) -> usize {
        self.paths().map(|shape| shape.path.elements().len()).sum()
    }
}

/// The shapes that are no clips, in the order of the drawing.
fn leaves(shapes: &[DrawnShape]) -> Vec<&DrawnShape> {
    let all = shapes.iter().flat_map(|shape| match shape {
        DrawnShape::Clip { shapes, .. } => leaves(shapes),
        leaf => vec![leaf],
    });
    all.collect()
}

impl From<PaintedPath> for DrawnShape {
    fn from(path: PaintedPath) -> DrawnShape {
        DrawnShape::Path(path)
    }
}

impl DrawnShape {
    /// Changes all of its paths.
    pub(crate) fn each_path(&mut self, change: &impl Fn(&mut PaintedPath)) {
        match self {
            DrawnShape::Path(path) => change(path),
            DrawnShape::Picture { .. } => {}
            DrawnShape::Clip { shapes, .. } => shapes.iter_mut().for_each(|shape| shape.each_path(change)),
        }
    }

    /// A box that holds all of its paint.
    pub(crate) fn bounds(&self) -> Rect {
        match self {
            DrawnShape::Path(path) => path.bounds(),
            DrawnShape::Picture { place, .. } => place.transform_rect_bbox(Rect::new(0.0, 0.0, 1.0, 1.0)),
            DrawnShape::Clip { path, .. } => path.bounding_box(),
        }
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
    /// Its copy for prints that save ink.
    pale: OnceLock<Arc<Bitmap>>,
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

impl PartialEq for Bitmap {
    fn eq(&self, other: &Bitmap) -> bool {
        let size = |picture: &Bitmap| (picture.width, picture.height);
        size(self) == size(other) && (Arc::ptr_eq(&self.pixels, &other.pixels) || self.rgba() == other.rgba())
    }
}

impl Bitmap {
    /// A picture that is decoded on demand, four bytes a pixel.
    pub fn packed(width: u32, height: u32, pixels: Arc<dyn PixelSource>) -> Bitmap {
        Bitmap { width, height, jpeg: None, pixels, pale: OnceLock::new() }
    }

    /// A picture of decoded pixels, laid out as [`PixelSource::rgba`] returns them.
    pub fn from_rgba(width: u32, height: u32, rgba: Vec<u8>) -> Bitmap {
        Bitmap::packed(width, height, Arc::new(rgba))
    }

    /// The pixels, laid out as [`PixelSource::rgba`] returns them.
    pub fn rgba(&self) -> Cow<'_, [u8]> {
        self.pixels.rgba()
    }

    /// Its copy for prints that save ink, made once, so that all drawings of a game share it.
    pub(crate) fn pale(&self, lighten: fn(Arc<dyn PixelSource>) -> Arc<dyn PixelSource>) -> Arc<Bitmap> {
        let made = || Arc::new(Bitmap::packed(self.width, self.height, lighten(self.pixels.clone())));
        self.pale.get_or_init(made).clone()
    }
}

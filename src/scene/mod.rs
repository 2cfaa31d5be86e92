//! The drawing, independent of formats: pages of paths, text, pictures and reusable symbols.
//!
//! All lengths are millimetres; x runs to the right and y **downwards** from the top left corner of the page (of the
//! symbol, inside a symbol). Writers turn a [`Scene`] into bytes and add nothing to it: all formats show the same.
//!
//! | file | holds |
//! |---|---|
//! | `page` | pages and their layers |
//! | `node` | the items that a page or symbol draws |
//! | `element` | what parts of a document are to those who have it read aloud |
//! | `path`, `color`, `gradient` | filled and stroked paths |
//! | `text`, `font` | shaped text and its fonts |
//! | `picture` | pictures and vector art read from files |

mod color;
mod element;
mod font;
mod gradient;
mod node;
mod page;
mod path;
mod picture;
mod text;

pub use color::{Color, ColorError};
pub use element::{Element, ElementPath, Role};
pub use font::{Font, GlyphResult, MissingGlyph};
pub use gradient::{Gradient, GradientKind};
pub use kurbo::{Affine, BezPath, PathEl, Point, Rect, Size, Vec2};
pub use node::{Node, PictureId, SymbolId};
pub use page::{DrawnPage, Layers, PageLayer};
pub use path::{Cap, Fill, FillRule, Join, PaintedPath, Stroke};
pub(crate) use path::{QUARTER_HANDLE, polygon, polyline, rings};
pub use picture::{Bitmap, Drawing, DrawnShape, PixelSource};
pub use text::{Glyph, TextRun};

use std::sync::Arc;

use crate::words::Lang;

/// A whole document.
#[derive(Clone, Debug, Default)]
pub struct Scene {
    /// The document's metadata.
    pub info: Info,
    /// Symbols, indexed by [`SymbolId`]. A symbol may use only symbols before it, so there are no cycles.
    pub symbols: Vec<Symbol>,
    /// Pictures, indexed by [`PictureId`], each stored once.
    pub pictures: Vec<Arc<Bitmap>>,
    /// The pages in printing order.
    pub pages: Vec<DrawnPage>,
    /// The elements that nodes are marked with, in the order in which they are read.
    pub elements: Vec<Element>,
}

/// The metadata of a document.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Info {
    pub title: String,
    /// A description of one line.
    pub subject: String,
    /// The language of its text.
    pub lang: Lang,
    /// How a duplex printer turns the paper; `None` for single-sided printing.
    pub duplex: Option<Flip>,
}

/// The edge about which a duplex printer turns the paper.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Flip {
    /// Like the pages of a book.
    LongEdge,
    /// Like the pages of a notepad.
    ShortEdge,
}

/// Art that is defined once and used many times.
#[derive(Clone, Debug, Default)]
pub struct Symbol {
    /// The clip path. Without one, the art must lie within `bounds`.
    pub clip: Option<BezPath>,
    /// The bounding box.
    pub bounds: Rect,
    /// The nodes, lowest first.
    pub nodes: Vec<Node>,
}

impl Scene {
    /// Adds a symbol and returns its index.
    pub fn add_symbol(&mut self, symbol: Symbol) -> SymbolId {
        self.symbols.push(symbol);
        SymbolId(self.symbols.len() - 1)
    }

    /// The element at a path.
    pub(crate) fn element(&self, path: &[usize]) -> Option<&Element> {
        let (first, rest) = path.split_first()?;
        rest.iter().try_fold(self.elements.get(*first)?, |element, part| element.parts.get(*part))
    }

    /// Adds a picture, unless it is known, and returns its index.
    pub fn add_picture(&mut self, picture: &Arc<Bitmap>) -> PictureId {
        let index = self.pictures.iter().position(|known| Arc::ptr_eq(known, picture));
        PictureId(index.unwrap_or_else(|| {
            self.pictures.push(picture.clone());
            self.pictures.len() - 1
        }))
    }
}

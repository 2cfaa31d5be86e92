//! SVG → shapes, or pixels where shapes cannot show it.
//!
//! Who sends a drawing decides how large it becomes when it is read and drawn. So each step is bounded before it is
//! taken, in what it makes and not in what is written, and what cannot be bounded is refused:
//!
//! | file | what it bounds |
//! |---|---|
//! | `markup` | the text, before it is read as XML: size, depth, attributes, entities |
//! | `refuse` | what may not be in it at all: words, pictures, other files, filters without bounds |
//! | `style` | the rules of style sheets: what may hold for which element |
//! | `own`, `values` | what one element says: numbers, names, the segments of its outline |
//! | `parts` | all elements with each copy (`use`) written out |
//! | `weight` | paints, clips, masks and markers, counted at each use; what is made of itself |
//! | `meter`, `step`, `outline`, `crowd` | drawing on pixels: layers, tiles, filters, edges, in nanoseconds and bytes |
//! | `shapes` | the paths as shapes of the scene; dashes and outlines of strokes |
//! | `pixels` | the drawing as a picture, where shapes cannot show it |
//!
//! A bound is never below what happens, and far above what drawing programs write. Still the libraries underneath are
//! large: what stops them is caught by the net round all art, and only what runs on or fills the machine cannot be.

mod crowd;
mod markup;
mod meter;
mod outline;
mod own;
mod parts;
mod pixels;
mod refuse;
mod shapes;
mod step;
mod style;
#[cfg(test)]
mod tests;
mod values;
mod weight;

use resvg::usvg::{Options, Tree, roxmltree};

use super::Art;
use crate::scene::{Drawing, Rect};
use crate::text::Diagnostic;
use crate::text::codes::ArtCode;

/// How many times longer than wide a drawing may be, or wider than long.
const MAX_ASPECT: f32 = 2000.0;

/// Reads a drawing.
pub(super) fn read(text: &str) -> Result<Art, Diagnostic> {
    let broken = |why: String| {
        Diagnostic::new(ArtCode::Damaged, format!("the drawing cannot be read: {why}"))
            .hint("open it in a browser to see what is wrong")
    };
    markup::check(text)?;
    let options = roxmltree::ParsingOptions { allow_dtd: true, ..roxmltree::ParsingOptions::default() };
    let document =
        roxmltree::Document::parse_with_options(text, options).map_err(|error| broken(error.to_string()))?;
    refuse::refuse(&document)?;
    weight::check(&parts::Parts::read(&document)?)?;
    let tree =
        Tree::from_xmltree(&document, &Options::default()).map_err(|error| broken(error.to_string()))?;
    drop(document);
    let (width, height) = (tree.size().width(), tree.size().height());
    let aspect = (width / height).max(height / width);
    if !width.is_finite() || !height.is_finite() || !aspect.is_finite() || aspect > MAX_ASPECT {
        return Err(Diagnostic::new(ArtCode::Empty, "the drawing is a strip without width or height")
            .hint("give it the size of what it shows (its page or viewBox) in the drawing program"));
    }
    shapes::check(&tree)?;
    match shapes::read(&tree)? {
        None => pixels::draw(&tree).map(Art::Picture),
        Some(shapes) if shapes.is_empty() => {
            Err(Diagnostic::new(ArtCode::Empty, "the drawing shows nothing"))
        }
        Some(shapes) => {
            let bounds = Rect::new(0.0, 0.0, f64::from(width), f64::from(height));
            Ok(Art::Drawing(Drawing { bounds, shapes }))
        }
    }
}

fn far_outside() -> Diagnostic {
    Diagnostic::new(ArtCode::TooLarge, "a part of the drawing lies far outside it")
        .hint("open it in a drawing program, remove what lies off the page and save it again")
}

fn too_much(message: &str) -> Diagnostic {
    Diagnostic::new(ArtCode::TooLarge, message)
        .hint("simplify it in the drawing program, or export it as PNG")
}

//! SVG → shapes, or pixels where shapes cannot show it.
//!
//! A crafted drawing can take any amount of time and memory to parse and render. So a drawing is first rewritten with
//! what is drawn and nothing else, and everything is counted before it is done: elements and segments after all links
//! are followed, then the pixels of layers, filters and outlines.
//!
//! | file | holds |
//! |---|---|
//! | `markup` | limits of the text before XML parsing: size, depth, attributes, entities |
//! | `names`, `values` | the elements, attributes and values that are drawn |
//! | `style`, `variables` | style sheets |
//! | `plain` | the rewritten drawing |
//! | `segments` | the segments of outlines |
//! | `links` | all elements with their links followed: counts, cycles, what is seen that cannot be drawn |
//! | `outline`, `crossings`, `layers` | the work of rendering, in nanoseconds |
//! | `shapes` | conversion to shapes of the scene; dashes and stroke outlines |
//! | `raster` | rendering to pixels, for drawings that shapes cannot express |
//!
//! A limit is far above drawings from drawing programs. Panics of the libraries are caught by `panics`; endless loops
//! and memory exhaustion cannot be caught, hence the limits.

mod crossings;
mod layers;
mod links;
mod markup;
mod names;
mod outline;
mod plain;
mod raster;
mod segments;
mod shapes;
mod style;
#[cfg(test)]
mod tests;
mod values;
mod variables;

use resvg::usvg::roxmltree::{Document, ParsingOptions, TextPos};
use resvg::usvg::{self, Options, Tree};

use super::Art;
use crate::art::words::{ArtFinding, ArtHint};
use crate::scene::{Drawing, Rect};
use crate::text::Finding;
use crate::text::message::Coded as _;
use links::Links;

pub use raster::LayeredDrawing;

const MAX_ASPECT: f32 = 2000.0;

pub(super) fn read(text: &str) -> Result<Art, Finding> {
    markup::check(text)?;
    let options = ParsingOptions { allow_dtd: true, ..ParsingOptions::default() };
    let damaged = |at: TextPos| in_line(at, ArtFinding::DamagedDrawing).hint(ArtHint::OpenInABrowser);
    let typed = Document::parse_with_options(text, options).map_err(|error| damaged(error.pos()))?;
    let plain = plain::rewrite(&typed)?;
    let document = Document::parse(&plain.text).map_err(|error| damaged(error.pos()))?;
    let mut links = Links::new(&document);
    if let Some(refused) = links.refusal(&typed, &plain.refused) {
        return Err(refused);
    }
    links.check()?;
    drop((links, typed));
    let no_size = || Finding::new(ArtFinding::NoWidthOrHeight).hint(ArtHint::GiveItASize);
    let tree = Tree::from_xmltree(&document, &Options::default()).map_err(|error| match error {
        usvg::Error::ElementsLimitReached => too_much(ArtFinding::ManyParts),
        // The text is valid XML in UTF-8.
        _ => no_size(),
    })?;
    drop(document);
    let (width, height) = (tree.size().width(), tree.size().height());
    let aspect = (width / height).max(height / width);
    if !width.is_finite() || !height.is_finite() || !aspect.is_finite() || aspect > MAX_ASPECT {
        return Err(no_size());
    }
    shapes::check(&tree)?;
    let Some(mut shapes) = shapes::read(&tree)? else { return Ok(Art::Layered(LayeredDrawing::new(tree))) };
    let page = Rect::new(0.0, 0.0, f64::from(width), f64::from(height));
    // Scraps off the page, which many programs keep there.
    shapes.retain(|shape| page.overlaps(shape.bounds()));
    if shapes.is_empty() {
        return Err(Finding::new(ArtFinding::ShowsNothing).hint(ArtHint::BringAllOntoThePage));
    }
    Ok(Art::Drawing(Drawing { bounds: page, shapes }))
}

fn far_outside() -> Finding {
    Finding::new(ArtFinding::FarOutside).hint(ArtHint::RemoveWhatIsOffThePage)
}

fn too_much(wrong: ArtFinding) -> Finding {
    Finding::new(wrong).hint(ArtHint::SimplifyOrPng)
}

/// A finding with its place in the drawing.
fn in_line(at: TextPos, wrong: ArtFinding) -> Finding {
    let code = wrong.code_of();
    Finding::coded(code, ArtHint::InLine { line: at.row, column: at.col, what: Box::new(wrong.into()) })
}

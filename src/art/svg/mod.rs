//! SVG → shapes, or pixels where shapes cannot show it.
//!
//! A crafted drawing can take any amount of time and memory to parse and render. So the cost of each step is bounded
//! before it runs, by its output rather than its input, and content without a bound is refused:
//!
//! | file | bounds |
//! |---|---|
//! | `markup` | the text before XML parsing: size, depth, attributes, entities |
//! | `refuse` | refused content: text, pictures, other files, filters without bounds |
//! | `style` | style sheets: which rules may apply to which element |
//! | `element`, `values` | one element: numbers, references, path segments |
//! | `instances` | all elements with `use` expanded |
//! | `weight` | paints, clips, masks and markers, counted at each use; reference cycles |
//! | `budget`, `filter_cost`, `raster_cost`, `edges`, `crossings` | rendering: layers, tiles, filters, edges, in nanoseconds and bytes |
//! | `shapes` | conversion to shapes of the scene; dashes and stroke outlines |
//! | `raster` | rendering to pixels, for drawings that shapes cannot express |
//!
//! A bound is never below the actual cost, and far above that of drawings from drawing programs. Panics of the libraries
//! are caught by `panics`; endless loops and memory exhaustion cannot be caught, hence the bounds.

mod budget;
mod crossings;
mod edges;
mod element;
mod filter_cost;
mod instances;
mod markup;
mod raster;
mod raster_cost;
mod refuse;
mod shapes;
mod style;
#[cfg(test)]
mod tests;
mod values;
mod weight;

use resvg::usvg::{self, Options, Tree, roxmltree};

use super::Art;
use crate::art::words::{ArtFinding, ArtHint};
use crate::scene::{Drawing, Rect};
use crate::text::Finding;
use crate::text::message::Coded as _;

const MAX_ASPECT: f32 = 2000.0;

pub(super) fn read(text: &str) -> Result<Art, Finding> {
    markup::check(text)?;
    let options = roxmltree::ParsingOptions { allow_dtd: true, ..roxmltree::ParsingOptions::default() };
    let document = roxmltree::Document::parse_with_options(text, options)
        .map_err(|error| in_line(error.pos(), ArtFinding::DamagedDrawing).hint(ArtHint::OpenInABrowser))?;
    refuse::refuse(&document)?;
    weight::check(&instances::Instances::expand(&document)?)?;
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
    let Some(mut shapes) = shapes::read(&tree)? else { return raster::draw(&tree).map(Art::Picture) };
    let page = Rect::new(0.0, 0.0, f64::from(width), f64::from(height));
    // Scraps off the page, which many programs keep there.
    shapes.retain(|shape| page.overlaps(shape.bounds()));
    if shapes.is_empty() {
        return Err(Finding::new(ArtFinding::ShowsNothing));
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
fn in_line(at: roxmltree::TextPos, wrong: ArtFinding) -> Finding {
    let code = wrong.code_of();
    Finding::coded(code, ArtHint::InLine { line: at.row, column: at.col, what: Box::new(wrong.into()) })
}

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
//! | `part` | one part by its id |
//! | `plain` | the rewritten drawing |
//! | `segments` | the segments of outlines |
//! | `links` | all elements with their links followed: counts, cycles, what is seen that cannot be drawn |
//! | `counts` | what rendering takes: outlines, pixels of layers and filters |
//! | `outline` | edges, rows and pieces of one outline |
//! | `embedded` | pictures within drawings |
//! | `text`, `along`, `font_style` | words, in lines and along paths, as outlines in the bundled fonts |
//! | `clips` | clips and opacity as shapes |
//! | `shapes` | conversion to shapes of the scene; dashes and stroke outlines |
//! | `paints` | paths, paints and strokes as those of the scene |
//! | `raster` | rendering to pixels, for drawings that shapes cannot express |
//!
//! A limit is far above drawings from drawing programs. Panics of the libraries are caught by `panics`; endless loops
//! and memory exhaustion cannot be caught, hence the limits.

mod along;
mod clips;
mod counts;
mod embedded;
mod font_style;
mod links;
mod markup;
mod names;
mod outline;
mod paints;
mod part;
mod plain;
mod raster;
mod segments;
mod shapes;
mod style;
#[cfg(test)]
mod tests;
mod text;
mod values;
mod variables;

use resvg::usvg::roxmltree::{Document, ParsingOptions, TextPos};
use resvg::usvg::{self, ImageHrefResolver, Options, Tree};

use super::Art;
use crate::art::words::{ArtFinding, ArtHint};
use crate::scene::{Drawing, Rect};
use crate::text::Finding;
use embedded::EmbeddedPicture;
use links::Links;
use part::Part;
use plain::{NOTE, PICTURE};

pub use raster::LayeredDrawing;
pub(crate) use raster::Rendering;
pub(crate) use text::FontNote;

const MAX_ASPECT: f64 = 2000.0;

/// Reads a drawing, or the part of it that has an id, and adds up the work: the most that one may take is 1, about a
/// second.
pub(super) fn read(text: &str, part: Option<&str>, work: &mut f64) -> Result<(Art, Vec<FontNote>), Finding> {
    *work += markup::check(text)?;
    let options = ParsingOptions { allow_dtd: true, ..ParsingOptions::default() };
    let damaged =
        |at: TextPos| in_line(at, &Finding::new(ArtFinding::DamagedDrawing).hint(ArtHint::OpenInABrowser));
    let typed = Document::parse_with_options(text, options).map_err(|error| damaged(error.pos()))?;
    let part = part.map(|id| Part::find(&typed, id)).transpose()?;
    let plain = plain::rewrite(&typed, part.as_ref()).inspect_err(|_| *work += 1.0)?;
    *work += plain.work;
    let document = Document::parse(&plain.text).map_err(|error| damaged(error.pos()))?;
    let mut links = Links::new(&document);
    if let Some(refused) = links.refusal(&typed, &plain.refused) {
        return Err(refused);
    }
    *work += links.check().inspect_err(|_| *work += 1.0)?;
    let mut fonts = Vec::new();
    for note in links.seen(NOTE).into_iter().filter_map(|at| plain.fonts.get(at)) {
        if !fonts.contains(note) {
            fonts.push(note.clone());
        }
    }
    drop(links);
    let no_size = || Finding::new(ArtFinding::NoWidthOrHeight).hint(ArtHint::GiveItASize);
    let tree =
        Tree::from_xmltree(&document, &parser_options(&plain.pictures)).map_err(|error| match error {
            usvg::Error::ElementsLimitReached => too_much(ArtFinding::ManyParts),
            // The text is valid XML in UTF-8.
            _ => no_size(),
        })?;
    drop(document);
    let page = match &part {
        Some(part) => part.page(&tree),
        None => Rect::new(0.0, 0.0, f64::from(tree.size().width()), f64::from(tree.size().height())),
    };
    let aspect = (page.width() / page.height()).max(page.height() / page.width());
    if !page.is_finite() || !aspect.is_finite() || aspect > MAX_ASPECT {
        return Err(no_size());
    }
    shapes::check(&tree)?;
    let Some((mut shapes, layers)) = shapes::read(&tree, &plain.pictures, work) else {
        return match plain.pictures.is_empty() {
            true => Ok((Art::Layered(LayeredDrawing::whole(tree, page)), fonts)),
            false => Err(Finding::new(ArtFinding::Pixels).hint(ArtHint::PictureByItself)),
        };
    };
    // Scraps off the page, which many programs keep there.
    shapes.retain(|shape| page.overlaps(shape.bounds()));
    if shapes.is_empty() {
        return Err(Finding::new(ArtFinding::ShowsNothing).hint(ArtHint::BringAllOntoThePage));
    }
    let drawing = Drawing { bounds: page, shapes };
    Ok(match layers.is_empty() {
        true => (Art::Drawing(drawing), fonts),
        false => (Art::Layered(LayeredDrawing::new(tree, drawing, layers)), fonts),
    })
}

fn far_outside() -> Finding {
    Finding::new(ArtFinding::FarOutside).hint(ArtHint::RemoveWhatIsOffThePage)
}

fn too_much(wrong: ArtFinding) -> Finding {
    Finding::new(wrong).hint(ArtHint::SimplifyOrPng)
}

/// Options of the parser: pictures are those of the drawing.
fn parser_options(pictures: &[EmbeddedPicture]) -> Options<'_> {
    let numbered = |link: &str, _: &Options<'_>| {
        let number = link.strip_prefix(PICTURE)?.parse::<usize>().ok()?;
        pictures.get(number).map(EmbeddedPicture::kind)
    };
    let image_href_resolver =
        ImageHrefResolver { resolve_data: Box::new(|_, _, _| None), resolve_string: Box::new(numbered) };
    Options { image_href_resolver, ..Options::default() }
}

/// A finding with its place in the drawing.
fn in_line(at: TextPos, wrong: &Finding) -> Finding {
    let what = Box::new(wrong.message.clone());
    Finding::coded(wrong.code, ArtHint::InLine { line: at.row, column: at.col, what })
        .maybe_hint(wrong.hint.clone())
}

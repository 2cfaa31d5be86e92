//! Refuses content that would be dropped silently, and filters whose cost cannot be bounded.
//!
//! | filter | drawn |
//! |---|---|
//! | `feGaussianBlur`, `feDropShadow`, `feOffset` | yes, up to a distance |
//! | `feFlood`, `feMerge`, `feBlend`, `feComposite`, `feColorMatrix`, `feComponentTransfer` | yes |
//! | `feMorphology` (the spread of a shadow) | yes, up to a radius: each pixel reads all within it |
//! | `feTurbulence`, `feDisplacementMap`, `feConvolveMatrix`, `feDiffuseLighting`, `feSpecularLighting` | no: the cost of a pixel depends on numbers in the file, and few programs draw them alike |
//! | `feImage` | no: it embeds another drawing or picture |
//! | `feTile` | no: it repeats a picture without limit |

use resvg::usvg::roxmltree::{Document, Node};

use super::element::at;
use crate::art::words::{ArtFinding, ArtHint};
use crate::text::Finding;

/// Supported filter primitives and their child elements.
#[rustfmt::skip]
const SUPPORTED_FILTERS: [&str; 15] = [
    "feGaussianBlur", "feDropShadow", "feOffset", "feFlood", "feMerge", "feMergeNode", "feBlend",
    "feComposite", "feColorMatrix", "feComponentTransfer", "feFuncR", "feFuncG", "feFuncB", "feFuncA",
    "feMorphology",
];

/// Refuses text, pictures, foreign objects, filters without bounds, and links to other files.
pub(super) fn refuse(document: &Document<'_>) -> Result<(), Finding> {
    for node in document.descendants().filter(Node::is_element) {
        // Computed only on errors: counting the lines before each of ten thousand paths takes long.
        let here = |wrong: ArtFinding| at(node, wrong);
        match node.tag_name().name() {
            name @ ("text" | "flowRoot" | "tref") if name == "tref" || has_text(node) => {
                return Err(here(ArtFinding::Words).hint(ArtHint::TextToPaths));
            }
            "image" | "feImage" => {
                return Err(here(ArtFinding::Pixels).hint(ArtHint::PictureByItself));
            }
            "foreignObject" => {
                return Err(here(ArtFinding::ForeignObject).hint(ArtHint::PlainSvgWithPaths));
            }
            name if name.starts_with("fe") && !SUPPORTED_FILTERS.contains(&name) => {
                return Err(here(ArtFinding::SlowFilter { filter: shortened(name) })
                    .hint(ArtHint::FiltersThatAreDrawn));
            }
            "style" if node.text().is_some_and(|style| style.contains("@import") || links_out(style)) => {
                return Err(here(ArtFinding::StyleElsewhere).hint(ArtHint::SaveTheDrawingAsPlainSvg));
            }
            _ => {}
        }
        for attribute in node.attributes() {
            let link = attribute.name() == "href"
                && node.tag_name().name() != "a"
                && !attribute.value().trim().is_empty()
                && !attribute.value().trim_start().starts_with('#');
            if link || links_out(attribute.value()) {
                let wrong = ArtFinding::NeedsAnotherFile { file: shortened(attribute.value()) };
                return Err(here(wrong).hint(ArtHint::HoldAllItsParts));
            }
        }
    }
    Ok(())
}

fn has_text(node: Node<'_, '_>) -> bool {
    node.descendants()
        .any(|inner| inner.is_text() && inner.text().is_some_and(|text| !text.trim().is_empty()))
}

/// Whether a style refers to another file by `url(…)`.
fn links_out(style: &str) -> bool {
    style.split("url(").skip(1).any(|link| !link.trim_start_matches([' ', '"', '\'']).starts_with('#'))
}

fn shortened(text: &str) -> String {
    let mut short: String = text.chars().filter(|c| !c.is_control()).take(60).collect();
    if short.len() < text.len() {
        short.push('…');
    }
    short
}

//! What a drawing may not hold: what would vanish without a word, and filters whose cost cannot be bounded.
//!
//! | filter | drawn |
//! |---|---|
//! | `feGaussianBlur`, `feDropShadow`, `feOffset` | yes, as far as they reach no farther than the picture does |
//! | `feFlood`, `feMerge`, `feBlend`, `feComposite`, `feColorMatrix`, `feComponentTransfer` | yes |
//! | `feMorphology` (the spread of a shadow) | yes, up to a radius: each pixel looks at all within it |
//! | `feTurbulence`, `feDisplacementMap`, `feConvolveMatrix`, `feDiffuseLighting`, `feSpecularLighting` | no: what a pixel costs hangs on numbers in the file, and few programs draw them alike |
//! | `feImage` | no: it brings in another drawing or picture |
//! | `feTile` | no: it repeats a picture without end |

use crate::text::Diagnostic;
use crate::text::codes::ArtCode;
use resvg::usvg::roxmltree::{Document, Node};

/// Steps of filters that are drawn, and what lies in them.
const FILTERS: [&str; 15] = [
    "feGaussianBlur",
    "feDropShadow",
    "feOffset",
    "feFlood",
    "feMerge",
    "feMergeNode",
    "feBlend",
    "feComposite",
    "feColorMatrix",
    "feComponentTransfer",
    "feFuncR",
    "feFuncG",
    "feFuncB",
    "feFuncA",
    "feMorphology",
];

/// Refuses words, pictures, pages inside the drawing, filters that have no bounds, and links to other files.
pub(super) fn refuse(document: &Document<'_>) -> Result<(), Diagnostic> {
    for node in document.descendants().filter(Node::is_element) {
        // Counted only where there is something to say: the lines before each of ten thousand paths take long.
        let here = |what: &str| {
            let at = document.text_pos_at(node.range().start);
            Diagnostic::new(ArtCode::Unsupported, format!("line {}, column {}: {what}", at.row, at.col))
        };
        match node.tag_name().name() {
            name @ ("text" | "flowRoot" | "tref") if name == "tref" || has_words(node) => {
                return Err(here("the drawing holds words, which need a font that may not be here")
                    .hint("convert text to paths in the drawing program"));
            }
            "image" | "feImage" => {
                return Err(here("the drawing holds a picture of pixels")
                    .hint("place the picture on the face by itself, as PNG or JPEG"));
            }
            "foreignObject" => {
                return Err(here("the drawing holds something that is not SVG (foreignObject)")
                    .hint("save it as plain SVG, with text converted to paths"));
            }
            name if name.starts_with("fe") && !FILTERS.contains(&name) => {
                return Err(here(&format!(
                    "the drawing uses the filter `{}`, which may take for ever to draw",
                    shortened(name)
                ))
                .hint("blur, shadow, offset, colour and blend are drawn; export the drawing as PNG to keep this one"));
            }
            "style" if node.text().is_some_and(|style| style.contains("@import") || links_out(style)) => {
                return Err(
                    here("the drawing's style is in another file").hint("save the drawing as plain SVG")
                );
            }
            _ => {}
        }
        for attribute in node.attributes() {
            let link = attribute.name() == "href"
                && node.tag_name().name() != "a"
                && !attribute.value().trim().is_empty()
                && !attribute.value().trim_start().starts_with('#');
            if link || links_out(attribute.value()) {
                let message = format!("the drawing needs another file: `{}`", shortened(attribute.value()));
                return Err(here(&message).hint("a drawing must hold all its parts itself"));
            }
        }
    }
    Ok(())
}

fn has_words(node: Node<'_, '_>) -> bool {
    node.descendants()
        .any(|inner| inner.is_text() && inner.text().is_some_and(|text| !text.trim().is_empty()))
}

/// Whether a style names anything by `url(…)` that is not inside the drawing itself.
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

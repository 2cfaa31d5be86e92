//! Scene → SVG.
//!
//! The document has the size of the paper, in millimetres. Layers follow Inkscape's convention; text is drawn as
//! outlines, so that no font has to be installed, with its words in `aria-label`.
//!
//! | file | holds |
//! |---|---|
//! | `compact` | paths in as few characters as SVG allows |
//! | `cut` | outlines for cutting machines |
//! | `defs` | definitions of a page (symbols, glyphs, pictures, clips, gradients), and the groups that refer to them |
//! | `document` | the SVG document and its text elements |
//! | `paint` | shapes with their fill and stroke |
//! | `plain` | formats paths in full, and transforms |
//! | `words` | the words of a leaflet as text that can be selected |

mod compact;
mod cut;
mod defs;
mod document;
mod paint;
mod plain;
mod words;

use svg::node::element::Group;

use crate::scene::{DrawnPage, Scene};
use crate::write::recipe::recipe_text;
use defs::{Definitions, filled};
use document::{finish, layer_group, sheet, text_element};

pub use cut::cut_svg;

/// One page as a self-contained SVG drawing.
pub fn svg(scene: &Scene, page: &DrawnPage) -> String {
    svg_with(scene, page, None)
}

/// The same, with a recipe.
pub(crate) fn svg_with(scene: &Scene, page: &DrawnPage, recipe: Option<&[u8]>) -> String {
    let mut definitions = Definitions::new(scene, page);
    let layers: Vec<Group> = page
        .layers
        .used()
        .map(|(layer, nodes)| filled(layer_group(layer, scene.info.lang), nodes, &mut definitions))
        .collect();
    let mut document = sheet(page.size)
        .set("xmlns:xlink", "http://www.w3.org/1999/xlink")
        .set("xml:lang", scene.info.lang.code())
        .add(text_element("title", &title(scene, page)));
    if !scene.info.subject.is_empty() {
        document = document.add(text_element("desc", &scene.info.subject));
    }
    if let Some(definitions) = definitions.finish() {
        document = document.add(definitions);
    }
    let document = layers.into_iter().fold(document, |document, layer| document.add(layer));
    let words = words::words(scene, page);
    let document = words.into_iter().fold(document, |document, words| document.add(words));
    // After the drawing, so that it does not wait for what it does not need.
    let recipe = recipe.map(|recipe| text_element("metadata", &recipe_text(recipe)));
    finish(&recipe.into_iter().fold(document, |document, recipe| document.add(recipe)))
}

/// The title of a page: that of the document, and which page it is of several.
fn title(scene: &Scene, page: &DrawnPage) -> String {
    match page.label.as_str() {
        "" => scene.info.title.clone(),
        label => format!("{}: {label}", scene.info.title),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::{Info, Layers, Size};

    #[test]
    fn a_page_without_a_description_has_no_empty_one() {
        let page = DrawnPage::uncut("page", "1/1", Size::new(50.0, 40.0), Layers::default());
        for subject in ["", "quits.toml"] {
            let info = Info { subject: subject.to_owned(), ..Info::default() };
            let drawing = svg(&Scene { info, ..Scene::default() }, &page);
            let described = drawing.contains("<desc>\nquits.toml\n</desc>")
                || drawing.contains("<desc>quits.toml</desc>");
            assert_eq!((drawing.contains("<desc"), described), (!subject.is_empty(), !subject.is_empty()));
        }
    }
}

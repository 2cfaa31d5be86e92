//! Scene → SVG.
//!
//! The file is as large as the paper and counts in millimetres. Layers follow Inkscape's convention; text is
//! drawn as outlines, so that no font has to be installed, and says its words in `aria-label`.

mod brief;
mod cut;
mod defs;
mod paint;
mod spell;

use svg::Document;
use svg::node::element::{Element, Group};
use svg::node::{Node as _, Text};

use crate::scene::{Node, Page, Scene, Size, TextRun};
use crate::write::number::{self, LENGTH};
use crate::write::stamp::stamp;

pub use cut::cut_svg;

use defs::Definitions;

/// One page as a self-contained SVG drawing.
pub fn svg(scene: &Scene, page: &Page) -> String {
    let mut definitions = Definitions::new(scene, page);
    let layers: Vec<Group> = page
        .layers
        .used()
        .map(|(layer, nodes)| {
            let group = Group::new()
                .set("id", layer.id())
                .set("inkscape:groupmode", "layer")
                .set("inkscape:label", layer.name(scene.info.lang));
            filled(group, nodes, &mut definitions)
        })
        .collect();
    let mut document = sheet(page.size)
        .set("xmlns:xlink", "http://www.w3.org/1999/xlink")
        .set("xml:lang", scene.info.lang)
        .add(words("title", &format!("{}: {}", scene.info.title, page.label)))
        .add(words("desc", &scene.info.subject));
    if let Some(definitions) = definitions.finish() {
        document = document.add(definitions);
    }
    finish(&layers.into_iter().fold(document, |document, layer| document.add(layer)))
}

/// An empty document as large as the paper.
fn sheet(size: Size) -> Document {
    let (width, height) = (number::spelled(size.width, LENGTH), number::spelled(size.height, LENGTH));
    Document::new()
        .set("xmlns:inkscape", "http://www.inkscape.org/namespaces/inkscape")
        .set("viewBox", format!("0 0 {width} {height}"))
        .set("width", format!("{width}mm"))
        .set("height", format!("{height}mm"))
}

fn finish(document: &Document) -> String {
    let mut text = document.to_string();
    text.push_str("\n<!-- ");
    let stamp = stamp(text.as_bytes());
    text.push_str(&String::from_utf8_lossy(&stamp));
    text.push_str(" -->\n");
    text
}

/// An element that holds nothing but words.
fn words(name: &str, text: &str) -> Element {
    let mut element = Element::new(name);
    element.append(Text::new(legible(text)));
    element
}

/// The text without the characters that XML cannot hold.
fn legible(text: &str) -> String {
    text.chars()
        .map(|c| if c == '\n' || c == '\t' { ' ' } else { c })
        .filter(|&c| !c.is_control() && !matches!(c, '\u{fffe}' | '\u{ffff}'))
        .collect()
}

/// A group with nodes drawn into it.
fn filled(group: Group, nodes: &[Node], definitions: &mut Definitions<'_>) -> Group {
    nodes.iter().fold(group, |group, node| match node {
        Node::Shape(shape) => group.add(paint::shape(shape)),
        Node::Text(run) => group.add(text(run)),
        Node::Picture { picture, place } => {
            group.add(defs::use_of(&defs::picture_name(*picture), &spell::transform(*place)))
        }
        Node::Use { symbol, place } => {
            group.add(defs::use_of(&defs::symbol_name(*symbol), &spell::transform(*place)))
        }
        Node::Clip { path, nodes } => {
            let clip = definitions.clip(path);
            group.add(filled(Group::new().set("clip-path", format!("url(#{clip})")), nodes, definitions))
        }
    })
}

/// A run of text: every glyph is a use of its outline.
fn text(run: &TextRun) -> Group {
    let place = run.place * crate::scene::Affine::scale(run.size);
    let group = Group::new()
        .set("aria-label", legible(&run.text))
        .set("fill", paint::color(run.color))
        .set("transform", spell::transform(place));
    run.glyphs.iter().filter(|glyph| !run.font.is_blank(glyph.id)).fold(group, |group, glyph| {
        let mut outline = defs::use_of(&defs::glyph_name(run.font, glyph.id), "");
        if glyph.x != 0.0 {
            outline = outline.set("x", spell::factor(glyph.x));
        }
        if glyph.rise != 0.0 {
            outline = outline.set("y", spell::factor(-glyph.rise));
        }
        group.add(outline)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_xml_cannot_hold_is_left_out() {
        assert_eq!(legible("a\u{1}b\nc\u{ffff}d"), "ab cd");
    }
}

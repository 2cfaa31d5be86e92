//! Definitions of a page (symbols, glyphs, pictures, clips, gradients), and the groups that refer to them.

use std::collections::BTreeMap;

use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use svg::node::element::{
    ClipPath, Definitions as AllDefinitions, Element as GradientElement, Group, Image, Path, Use,
};

use super::document::{id, xml_text};
use super::{compact, paint, plain};
use crate::scene::{
    Affine, BezPath, Bitmap, DrawnPage, Element, Font, Node, PaintedPath, PictureId, Role, Scene, SymbolId,
    TextRun,
};
use crate::write::png;
use crate::write::usage::Usage;

pub(super) struct Definitions<'a> {
    scene: &'a Scene,
    used: Usage,
    /// The number of each clip by its path: equal clips share a definition.
    clips: BTreeMap<String, usize>,
    /// The element and the number of each gradient, by the element without its id.
    gradients: BTreeMap<String, (GradientElement, usize)>,
}

impl<'a> Definitions<'a> {
    pub(super) fn new(scene: &'a Scene, page: &DrawnPage) -> Definitions<'a> {
        let nodes = page.layers.used().flat_map(|(_, nodes)| nodes);
        Definitions {
            scene,
            used: Usage::transitive(scene, nodes),
            clips: BTreeMap::new(),
            gradients: BTreeMap::new(),
        }
    }

    pub(super) fn clip(&mut self, path: &BezPath) -> String {
        let next = self.clips.len();
        clip_name(*self.clips.entry(compact::path(path)).or_insert(next))
    }

    /// The id of the gradient of a shape.
    fn gradient(&mut self, shape: &PaintedPath) -> Option<String> {
        let element = paint::gradient(shape.fill.as_ref()?.gradient.as_ref()?);
        let next = self.gradients.len();
        let (_, number) = self.gradients.entry(element.to_string()).or_insert((element, next));
        Some(gradient_name(*number))
    }

    /// Returns the element with all definitions; `None` if there are none.
    pub(super) fn finish(mut self) -> Option<AllDefinitions> {
        let mut element = AllDefinitions::new();
        let used = std::mem::take(&mut self.used);
        for &(font, glyph) in used.glyphs.iter().filter(|&&(font, glyph)| !font.is_blank(glyph)) {
            let outline = Path::new().set("id", glyph_name(font, glyph));
            element = element.add(outline.set("d", compact::path(&font.outline(glyph))));
        }
        for &id in &used.pictures {
            let Some(picture) = self.scene.pictures.get(id.0) else { continue };
            element = element.add(
                Image::new()
                    .set("id", picture_name(id))
                    .set("width", 1)
                    .set("height", 1)
                    .set("preserveAspectRatio", "none")
                    .set("xlink:href", data(picture)),
            );
        }
        for &id in &used.symbols {
            let Some(symbol) = self.scene.symbols.get(id.0) else { continue };
            let mut group = Group::new().set("id", symbol_name(id));
            if let Some(clip) = &symbol.clip {
                group = group.set("clip-path", format!("url(#{})", self.clip(clip)));
            }
            element = element.add(filled(group, &symbol.nodes, &mut self));
        }
        let mut clips: Vec<_> = std::mem::take(&mut self.clips).into_iter().collect();
        clips.sort_by_key(|&(_, number)| number);
        for (path, number) in clips {
            element =
                element.add(ClipPath::new().set("id", clip_name(number)).add(Path::new().set("d", path)));
        }
        let mut gradients: Vec<_> = std::mem::take(&mut self.gradients).into_values().collect();
        gradients.sort_by_key(|&(_, number)| number);
        for (mut gradient, number) in gradients {
            svg::Node::assign(&mut gradient, "id", gradient_name(number));
            element = element.add(gradient);
        }
        let is_empty = element.get_children().is_empty();
        (!is_empty).then_some(element)
    }
}

/// A use of a definition. Older drawing and cutting programs support only the link of SVG 1.1.
pub(super) fn use_element(name: &str, transform: &str) -> Use {
    let used = Use::new().set("xlink:href", format!("#{name}"));
    if transform.is_empty() { used } else { used.set("transform", transform) }
}

/// The font of a file by its number, else a capital for the font, and the glyph number in base 36: short, as a page of text names thousands.
fn glyph_name(font: Font, glyph: u16) -> String {
    const DIGITS: u16 = 36;
    let mut name = match font {
        Font::Own(number) => format!("o{number:x}-"),
        bundled => {
            String::from_iter(('A'..).zip(Font::ALL).find(|(_, font)| *font == bundled).map(|(name, _)| name))
        }
    };
    let mut place = DIGITS * DIGITS;
    while place > 0 {
        if glyph >= place || place == 1 {
            name.extend(char::from_digit(u32::from(glyph / place % DIGITS), u32::from(DIGITS)));
        }
        place /= DIGITS;
    }
    id(name)
}

fn picture_name(PictureId(number): PictureId) -> String {
    id(format_args!("p{number}"))
}

fn symbol_name(SymbolId(number): SymbolId) -> String {
    id(format_args!("s{number}"))
}

fn clip_name(number: usize) -> String {
    id(format_args!("c{number}"))
}

fn gradient_name(number: usize) -> String {
    id(format_args!("r{number}"))
}

/// The data URL of a picture: a JPEG is embedded unchanged.
fn data(picture: &Bitmap) -> String {
    match &picture.jpeg {
        Some(bytes) => format!("data:image/jpeg;base64,{}", BASE64_STANDARD.encode(bytes)),
        None => format!("data:image/png;base64,{}", BASE64_STANDARD.encode(png::encode_picture(picture))),
    }
}

pub(super) fn filled(group: Group, nodes: &[Node], definitions: &mut Definitions<'_>) -> Group {
    nodes.iter().fold(group, |group, node| match node {
        Node::Path(shape) => group.add(paint::shape(shape, definitions.gradient(shape))),
        Node::Text(run) => group.add(text(run).set("aria-label", xml_text(&run.text))),
        Node::Element { path, nodes } => match definitions.scene.element(path) {
            Some(Element { role: Role::Figure, words, .. }) => {
                let picture = Group::new().set("role", "img").set("aria-label", xml_text(words));
                group.add(filled(picture, nodes, definitions))
            }
            _ => told(group, nodes, definitions),
        },
        Node::Picture { picture, place } => {
            group.add(use_element(&picture_name(*picture), &plain::transform(*place)))
        }
        Node::Use { symbol, place } => {
            group.add(use_element(&symbol_name(*symbol), &plain::transform(*place)))
        }
        Node::Clip { path, nodes } => {
            let clip = definitions.clip(path);
            group.add(filled(Group::new().set("clip-path", format!("url(#{clip})")), nodes, definitions))
        }
    })
}

/// Draws the nodes of an element whose words stand elsewhere as text.
fn told(group: Group, nodes: &[Node], definitions: &mut Definitions<'_>) -> Group {
    nodes.iter().fold(group, |group, node| match node {
        Node::Text(run) => group.add(text(run).set("aria-hidden", "true")),
        other => filled(group, std::slice::from_ref(other), definitions),
    })
}

/// Draws a run of text: each glyph is a use of its outline.
fn text(run: &TextRun) -> Group {
    let place = run.place * Affine::scale(run.size);
    let group = Group::new().set("fill", paint::color(run.color)).set("transform", plain::transform(place));
    run.glyphs.iter().filter(|glyph| !run.font.is_blank(glyph.id)).fold(group, |group, glyph| {
        let mut outline = use_element(&glyph_name(run.font, glyph.id), "");
        if glyph.x != 0.0 {
            outline = outline.set("x", plain::factor(glyph.x));
        }
        if glyph.rise != 0.0 {
            outline = outline.set("y", plain::factor(-glyph.rise));
        }
        group.add(outline)
    })
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn glyph_names_are_short_and_unique() {
        let named: BTreeSet<_> =
            Font::ALL.iter().flat_map(|&font| (0..2000).map(move |glyph| glyph_name(font, glyph))).collect();
        assert_eq!(named.len(), 2000 * Font::ALL.len());
        assert_eq!(glyph_name(Font::Serif, 0), id("A0"));
        assert_eq!(glyph_name(Font::Sans, 409), id("Dbd"));
        assert_eq!(glyph_name(Font::Display, 1295).len(), id("").len() + 3);
    }
}

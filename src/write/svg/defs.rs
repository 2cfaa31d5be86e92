//! What a page draws more than once: symbols, glyphs, pictures and clips, each defined once.

use std::collections::BTreeMap;

use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use svg::node::element::{ClipPath, Definitions as Element, Group, Image, Path, Use};

use super::brief;
use crate::scene::{BezPath, Font, Page, Picture, PictureId, Scene, SymbolId};
use crate::write::png;
use crate::write::used::Used;

/// The definitions of one page.
pub(super) struct Definitions<'a> {
    scene: &'a Scene,
    used: Used,
    /// The number of each clip by its path: equal clips share one.
    clips: BTreeMap<String, usize>,
}

impl<'a> Definitions<'a> {
    pub(super) fn new(scene: &'a Scene, page: &Page) -> Definitions<'a> {
        let nodes = page.layers.used().flat_map(|(_, nodes)| nodes);
        Definitions { scene, used: Used::wholly(scene, nodes), clips: BTreeMap::new() }
    }

    /// The name of a clip.
    pub(super) fn clip(&mut self, path: &BezPath) -> String {
        let next = self.clips.len();
        format!("c{}", self.clips.entry(brief::path(path)).or_insert(next))
    }

    /// The element that holds them all; none if the page repeats nothing.
    pub(super) fn finish(mut self) -> Option<Element> {
        let mut element = Element::new();
        let used = std::mem::take(&mut self.used);
        for &(font, glyph) in used.glyphs.iter().filter(|&&(font, glyph)| !font.is_blank(glyph)) {
            let outline = Path::new().set("id", glyph_name(font, glyph));
            element = element.add(outline.set("d", brief::path(&font.outline(glyph))));
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
            element = element.add(super::filled(group, &symbol.nodes, &mut self));
        }
        let mut clips: Vec<_> = std::mem::take(&mut self.clips).into_iter().collect();
        clips.sort_by_key(|&(_, number)| number);
        for (path, number) in clips {
            element =
                element.add(ClipPath::new().set("id", format!("c{number}")).add(Path::new().set("d", path)));
        }
        let is_empty = element.get_children().is_empty();
        (!is_empty).then_some(element)
    }
}

/// One use of what is defined. Older drawing and cutting programs know only the link of SVG 1.1.
pub(super) fn use_of(name: &str, transform: &str) -> Use {
    let used = Use::new().set("xlink:href", format!("#{name}"));
    if transform.is_empty() { used } else { used.set("transform", transform) }
}

/// A capital for the font and the number of the glyph in it: a page of text names thousands.
pub(super) fn glyph_name(font: Font, glyph: u16) -> String {
    const DIGITS: u16 = 36;
    let mut name = String::from(char::from(b'A' + font as u8));
    let mut place = DIGITS * DIGITS;
    while place > 0 {
        if glyph >= place || place == 1 {
            name.extend(char::from_digit(u32::from(glyph / place % DIGITS), u32::from(DIGITS)));
        }
        place /= DIGITS;
    }
    name
}

pub(super) fn picture_name(PictureId(id): PictureId) -> String {
    format!("p{id}")
}

pub(super) fn symbol_name(SymbolId(id): SymbolId) -> String {
    format!("s{id}")
}

/// A picture as the text of a link: what came as a JPEG stays one.
fn data(picture: &Picture) -> String {
    match &picture.jpeg {
        Some(bytes) => format!("data:image/jpeg;base64,{}", BASE64_STANDARD.encode(bytes)),
        None => format!("data:image/png;base64,{}", BASE64_STANDARD.encode(png::encode_picture(picture))),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_glyph_has_a_short_name_of_its_own() {
        let named: BTreeSet<_> =
            Font::ALL.iter().flat_map(|&font| (0..2000).map(move |glyph| glyph_name(font, glyph))).collect();
        assert_eq!(named.len(), 2000 * Font::ALL.len());
        assert_eq!(glyph_name(Font::Serif, 0), "A0");
        assert_eq!(glyph_name(Font::Sans, 409), "Dbd");
        assert!(glyph_name(Font::Display, 1295).len() == 3);
    }
}

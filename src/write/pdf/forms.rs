//! Symbols as forms: pages taken out of the page tree.

use lopdf::{Dictionary, Document, Object, ObjectId, Stream, dictionary};

use super::bounds::Bounds;
use super::content::{picture_name, symbol_name};
use super::fonts::font_name;
use super::pictures;
use crate::scene::{Node, Rect, Scene, SymbolId};
use crate::write::number::rounded;
use crate::write::used::Used;

/// What the content of a document may name.
pub(super) struct Named {
    fonts: Dictionary,
    objects: Dictionary,
}

impl Named {
    /// Adds the pictures, and the symbols whose content the given pages hold.
    pub(super) fn add(
        document: &mut Document,
        fonts: Dictionary,
        scene: &Scene,
        used: &Used,
        pages: &[ObjectId],
    ) -> Named {
        let mut named = Named { fonts, objects: Dictionary::new() };
        for &id in &used.pictures {
            if let Some(picture) = scene.pictures.get(id.0) {
                named.objects.set(picture_name(id), pictures::add(document, picture));
            }
        }
        let mut bounds = Bounds::default();
        for (&id, &page) in used.symbols.iter().zip(pages) {
            let Some(symbol) = scene.symbols.get(id.0) else { continue };
            let mut inner = Used::directly(&symbol.nodes);
            inner.symbols.retain(|&SymbolId(other)| other < id.0);
            let form = dictionary! {
                "Type" => "XObject",
                "Subtype" => "Form",
                "BBox" => millimetres(bounds.measure(scene, id)),
                "Resources" => named.resources(&inner),
            };
            let content = content(document, page);
            let form = document.add_object(Stream::new(form, content));
            named.objects.set(symbol_name(id), form);
        }
        named
    }

    /// What content that makes use of this may name, and nothing else.
    pub(super) fn resources(&self, used: &Used) -> Dictionary {
        let mut resources = Dictionary::new();
        let fonts = used.glyphs.iter().map(|&(font, _)| font_name(font));
        let objects = used.pictures.iter().map(|&id| picture_name(id));
        let objects = objects.chain(used.symbols.iter().map(|&id| symbol_name(id)));
        put(&mut resources, "Font", &self.fonts, fonts);
        put(&mut resources, "XObject", &self.objects, objects);
        resources
    }

    /// What the content of a page may name.
    pub(super) fn of_nodes<'a>(&self, nodes: impl IntoIterator<Item = &'a Node>) -> Dictionary {
        self.resources(&Used::directly(nodes))
    }
}

fn put(resources: &mut Dictionary, kind: &str, known: &Dictionary, names: impl Iterator<Item = String>) {
    let mut part = Dictionary::new();
    for name in names {
        if let Ok(object) = known.get(name.as_bytes()) {
            part.set(name, object.clone());
        }
    }
    if !part.is_empty() {
        resources.set(kind, part);
    }
}

/// The content of a page, taken from it.
fn content(document: &mut Document, page: ObjectId) -> Vec<u8> {
    let contents = document.get_dictionary(page).and_then(|page| page.get(b"Contents")?.as_reference());
    contents
        .and_then(|id| document.get_object_mut(id)?.as_stream_mut())
        .map(|stream| std::mem::take(&mut stream.content))
        .unwrap_or_default()
}

fn millimetres(bounds: Rect) -> Object {
    let sides = [bounds.x0, bounds.y0, bounds.x1, bounds.y1];
    Object::Array(sides.iter().map(|&side| Object::Real(rounded(side, 2) as f32)).collect())
}

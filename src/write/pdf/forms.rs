//! Symbols as forms, and what content may name.

use lopdf::{Dictionary, Document, Object, Stream, dictionary};

use super::bounds::Bounds;
use super::content::{Content, picture_name, symbol_name};
use super::fonts::{Fonts, font_name};
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
    /// Adds the pictures and the symbols in use.
    pub(super) fn add(
        document: &mut Document,
        font_objects: Dictionary,
        scene: &Scene,
        used: &Used,
        fonts: &Fonts,
    ) -> Named {
        let mut named = Named { fonts: font_objects, objects: Dictionary::new() };
        for &id in &used.pictures {
            if let Some(picture) = scene.pictures.get(id.0) {
                named.objects.set(picture_name(id), pictures::add(document, picture));
            }
        }
        let mut bounds = Bounds::default();
        for &id in &used.symbols {
            let Some(symbol) = scene.symbols.get(id.0) else { continue };
            let mut inner = Used::directly(&symbol.nodes);
            inner.symbols.retain(|&SymbolId(other)| other < id.0);
            let form = dictionary! {
                "Type" => "XObject",
                "Subtype" => "Form",
                "BBox" => millimetres(bounds.measure(scene, id)),
                "Resources" => named.resources(&inner),
            };
            let content = Content::of_symbol(fonts, symbol).into_bytes();
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

fn millimetres(bounds: Rect) -> Object {
    let sides = [bounds.x0, bounds.y0, bounds.x1, bounds.y1];
    Object::Array(sides.iter().map(|&side| Object::Real(rounded(side, 2) as f32)).collect())
}

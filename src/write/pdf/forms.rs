//! Symbols as form XObjects, and resource dictionaries.

use lopdf::{Dictionary, Document, Object, Stream, dictionary};

use super::bounds::FormBounds;
use super::content::{ContentWriter, alpha_name, picture_name, symbol_name};
use super::fonts::{SubsetFonts, font_name};
use super::pictures;
use super::shadings::shading;
use crate::scene::{Font, Rect, Scene, SymbolId};
use crate::write::number::rounded;
use crate::write::usage::Usage;

/// The fonts and XObjects of a document by name.
pub(super) struct FormResources {
    fonts: Dictionary,
    objects: Dictionary,
}

impl FormResources {
    /// Adds the used pictures and symbols to the document.
    pub(super) fn new(
        document: &mut Document,
        font_objects: Dictionary,
        scene: &Scene,
        used: &Usage,
        fonts: &SubsetFonts,
    ) -> FormResources {
        let mut all = FormResources { fonts: font_objects, objects: Dictionary::new() };
        for &id in &used.pictures {
            if let Some(picture) = scene.pictures.get(id.0) {
                all.objects.set(picture_name(id), pictures::add(document, picture));
            }
        }
        let mut bounds = FormBounds::default();
        for &id in &used.symbols {
            let Some(symbol) = scene.symbols.get(id.0) else { continue };
            let mut inner = Usage::direct(&symbol.nodes);
            inner.symbols.retain(|&SymbolId(other)| other < id.0);
            let form = dictionary! {
                "Type" => "XObject",
                "Subtype" => "Form",
                "BBox" => millimetres(bounds.measure(scene, id)),
                "Resources" => all.resources(&inner),
            };
            let content = ContentWriter::symbol(fonts, symbol).into_bytes();
            let form = document.add_object(Stream::new(form, content));
            all.objects.set(symbol_name(id), form);
        }
        all
    }

    /// The resource dictionary for content with this usage.
    pub(super) fn resources(&self, used: &Usage) -> Dictionary {
        let mut resources = Dictionary::new();
        let mut fonts: Vec<Font> = used.glyphs.iter().map(|&(font, _)| font).collect();
        fonts.dedup();
        let fonts = fonts.into_iter().map(font_name);
        let objects = used.pictures.iter().map(|&id| picture_name(id));
        let objects = objects.chain(used.symbols.iter().map(|&id| symbol_name(id)));
        insert(&mut resources, "Font", &self.fonts, fonts);
        insert(&mut resources, "XObject", &self.objects, objects);
        if !used.alphas.is_empty() {
            let states = used.alphas.iter().map(|&alpha| {
                let opacity = Object::Real(rounded(f64::from(alpha) / 255.0, 3) as f32);
                (alpha_name(alpha), Object::from(dictionary! { "ca" => opacity.clone(), "CA" => opacity }))
            });
            resources.set("ExtGState", Dictionary::from_iter(states));
        }
        if !used.gradients.is_empty() {
            let shadings = used.gradients.iter().map(|(name, gradient)| (name.clone(), shading(gradient)));
            resources.set("Shading", Dictionary::from_iter(shadings));
        }
        resources
    }
}

fn insert(resources: &mut Dictionary, category: &str, all: &Dictionary, names: impl Iterator<Item = String>) {
    let mut entries = Dictionary::new();
    for name in names {
        if let Ok(object) = all.get(name.as_bytes()) {
            entries.set(name, object.clone());
        }
    }
    if !entries.is_empty() {
        resources.set(category, entries);
    }
}

fn millimetres(bounds: Rect) -> Object {
    let sides = [bounds.x0, bounds.y0, bounds.x1, bounds.y1];
    Object::Array(sides.iter().map(|&side| Object::Real(rounded(side, 2) as f32)).collect())
}

//! The document catalog: viewer preferences, page labels, layers, information.

use lopdf::{Dictionary, Document, Object, ObjectId, StringFormat, dictionary};

use super::fonts::utf16;
use crate::scene::{Flip, Scene};

/// Completes the catalog and the information dictionary of `printpdf`.
pub(super) fn complete(document: &mut Document, scene: &Scene) {
    let layers = plain_layers(document);
    let info = document.trailer.get(b"Info").and_then(Object::as_reference);
    if let Ok(info) = info.and_then(|id| document.get_dictionary_mut(id)) {
        // Dates would differ between runs; the other entries are empty.
        for key in
            ["CreationDate", "ModDate", "GTS_PDFXVersion", "Identifier", "Trapped", "Author", "Keywords"]
        {
            info.remove(key.as_bytes());
        }
    }
    let labels: Vec<Object> = scene
        .pages
        .iter()
        .enumerate()
        .flat_map(|(number, page)| {
            [
                Object::Integer(number as i64),
                Object::Dictionary(dictionary! { "P" => text_string(&page.label) }),
            ]
        })
        .collect();
    let Ok(catalog) = document.catalog_mut() else { return };
    catalog.set("PageLayout", "SinglePage");
    catalog.set("Lang", Object::string_literal(scene.info.lang.code()));
    catalog.set("PageLabels", dictionary! { "Nums" => labels });
    catalog.set(
        "ViewerPreferences",
        dictionary! {
            "PrintScaling" => "None",
            "Duplex" => match scene.info.duplex {
                None => "Simplex",
                Some(Flip::LongEdge) => "DuplexFlipLongEdge",
                Some(Flip::ShortEdge) => "DuplexFlipShortEdge",
            },
            "PickTrayByPDFSize" => true,
            "DisplayDocTitle" => true,
        },
    );
    if !layers.is_empty() {
        let all: Vec<Object> = layers.into_iter().map(Object::Reference).collect();
        let shown = dictionary! { "Name" => Object::string_literal("Tablier"), "Order" => all.clone(), "ON" => all.clone() };
        catalog.set("OCProperties", dictionary! { "OCGs" => all, "D" => shown });
    }
}

/// Removes the usage entries that `printpdf` copies from another program, so that layers are visible and printed.
fn plain_layers(document: &mut Document) -> Vec<ObjectId> {
    let listed = document.catalog().and_then(|catalog| catalog.get(b"OCProperties")?.as_dict());
    let listed = listed.and_then(|properties| properties.get(b"OCGs")?.as_array());
    let layers: Vec<ObjectId> = listed.map_or_else(
        |_| Vec::new(),
        |layers| layers.iter().filter_map(|layer| layer.as_reference().ok()).collect(),
    );
    for &layer in &layers {
        if let Ok(layer) = document.get_dictionary_mut(layer) {
            layer.remove(b"Intent");
            layer.remove(b"Usage");
            // `printpdf` writes the bytes of the name unchanged, which is right only for ASCII.
            let name = layer.get(b"Name").and_then(Object::as_str).map(String::from_utf8_lossy);
            if let Ok(name) = name.map(|name| text_string(&name)) {
                layer.set("Name", name);
            }
        }
    }
    layers
}

/// A PDF text string: ASCII, or else UTF-16.
pub(super) fn text_string(text: &str) -> Object {
    if text.is_ascii() {
        Object::string_literal(text)
    } else {
        Object::String(utf16(text), StringFormat::Hexadecimal)
    }
}

/// Reduces the page tree to the given pages.
pub(super) fn keep_pages(document: &mut Document, pages: &[ObjectId]) {
    let root = document.catalog().and_then(|catalog| catalog.get(b"Pages")?.as_reference());
    let tree: lopdf::Result<&mut Dictionary> = root.and_then(|id| document.get_dictionary_mut(id));
    if let Ok(tree) = tree {
        tree.set("Count", pages.len() as i64);
        tree.set("Kids", pages.iter().copied().map(Object::Reference).collect::<Vec<_>>());
    }
}

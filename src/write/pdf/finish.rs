//! The finishing step: what `printpdf` made is completed, put right and saved.

use lopdf::{Dictionary, Document, Object, ObjectId, SaveOptions, Stream};

use super::content::Content;
use super::fonts::Fonts;
use super::forms::Named;
use super::{POINTS, catalog, ident, squeeze};
use crate::scene::{Page, Rect, Scene};
use crate::write::stamp::stamp;
use crate::write::used::Used;

/// Objects that are packed together: as many as an ordinary document has.
const OBJECTS: usize = 500;

/// Completes a document of which the first pages are the scene's, still without content.
pub(super) fn finish(mut document: Document, scene: &Scene, used: &Used, fonts: &Fonts) -> Vec<u8> {
    document.version = "1.7".into();
    let ids: Vec<ObjectId> = document.get_pages().into_values().collect();
    let pages = ids.get(..scene.pages.len()).unwrap_or(&ids);
    let font_objects = font_objects(&document, &ids);
    let named = Named::add(&mut document, font_objects, scene, used, fonts);
    for (&id, page) in pages.iter().zip(&scene.pages) {
        complete_page(&mut document, id, page, &named, fonts);
    }
    catalog::keep_pages(&mut document, pages);
    catalog::complete(&mut document, scene);
    ident::reserve(&mut document);
    document.prune_objects();
    document.renumber_objects();
    squeeze::streams(&mut document);
    let mut bytes = Vec::new();
    let options = SaveOptions::builder()
        .use_object_streams(true)
        .use_xref_streams(true)
        .max_objects_per_stream(OBJECTS)
        .compression_level(squeeze::LEVEL)
        .build();
    // Writing to memory cannot fail.
    let _ = document.save_with_options(&mut bytes, options);
    ident::fill(&mut bytes);
    sign(&mut bytes);
    bytes
}

/// Puts the stamp into a comment after the last object: no place of an object changes, and readers skip comments.
fn sign(bytes: &mut Vec<u8>) {
    const END: &[u8] = b"startxref";
    let Some(at) = bytes.windows(END.len()).rposition(|window| window == END) else { return };
    let end = bytes.split_off(at);
    bytes.push(b'%');
    bytes.extend(stamp(bytes));
    bytes.push(b'\n');
    bytes.extend(end);
}

/// All fonts of the document by their names: every page made by `printpdf` may name every font.
fn font_objects(document: &Document, pages: &[ObjectId]) -> Dictionary {
    let found = pages.first().and_then(|&page| {
        let resources = resources(document, page)?;
        let fonts = resources.get(b"Font").and_then(Object::as_reference).ok()?;
        document.get_dictionary(fonts).ok().cloned()
    });
    found.unwrap_or_default()
}

fn resources(document: &Document, page: ObjectId) -> Option<&Dictionary> {
    let id = document.get_dictionary(page).and_then(|page| page.get(b"Resources")?.as_reference()).ok()?;
    document.get_dictionary(id).ok()
}

/// Sets the content of a page, its boxes and what it may name.
fn complete_page(document: &mut Document, id: ObjectId, page: &Page, named: &Named, fonts: &Fonts) {
    let nodes = page.layers.used().flat_map(|(_, nodes)| nodes);
    let mut own = named.of_nodes(nodes);
    if let Some(layers) = resources(document, id).and_then(|all| all.get(b"Properties").ok()) {
        own.set("Properties", layers.clone());
    }
    let content = Content::of_page(fonts, page).into_bytes();
    let content = document.add_object(Stream::new(Dictionary::new(), content));
    let Ok(made) = document.get_dictionary_mut(id) else { return };
    let paper = Rect::ZERO.with_size(page.size);
    made.set("Contents", content);
    made.set("Resources", own);
    made.set("MediaBox", points(paper, page));
    made.set("CropBox", points(paper, page));
    made.set("BleedBox", points(page.bleed.intersect(paper), page));
    made.set("TrimBox", points(page.trim.intersect(paper), page));
    made.remove(b"Annots");
}

/// A box in points from the lower left corner of its page.
fn points(bounds: Rect, page: &Page) -> Object {
    let height = page.size.height;
    let sides = [bounds.x0, height - bounds.y1, bounds.x1, height - bounds.y0];
    Object::Array(sides.iter().map(|&side| Object::Real((side * POINTS) as f32)).collect())
}

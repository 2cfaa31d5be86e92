//! The final step: completes, corrects and saves the document of `printpdf`.

use lopdf::{Dictionary, Document, Object, ObjectId, Stream};

use super::content::{ContentWriter, PageContent};
use super::fonts::SubsetFonts;
use super::forms::FormResources;
use super::paths::POINTS_PER_MM;
use super::structure::PageOwners;
use super::{attachment, catalog, document_id, file, marks, metadata, objects, outline, structure};
use crate::scene::{DrawnPage, Rect, Scene};
use crate::write::hash::Hash;
use crate::write::stamp::stamp_of;
use crate::write::usage::Usage;

/// Completes a document whose first pages are those of the scene, without content.
pub(super) fn finish(
    mut document: Document,
    scene: &Scene,
    used: &Usage,
    fonts: &SubsetFonts,
    recipe: Option<&[u8]>,
) -> Vec<u8> {
    document.version = "1.7".into();
    let ids: Vec<ObjectId> = document.get_pages().into_values().collect();
    let pages = ids.get(..scene.pages.len()).unwrap_or(&ids);
    let font_objects = font_objects(&document, &ids);
    let forms = FormResources::new(&mut document, font_objects, scene, used, fonts);
    let mut owners = PageOwners::new();
    for (&id, page) in pages.iter().zip(&scene.pages) {
        let PageContent { content, owners: of_page } = ContentWriter::page(fonts, scene, page);
        complete_page(&mut document, id, page, &forms, content);
        owners.push(of_page);
    }
    if marks::has_marks(scene) {
        structure::add(&mut document, scene, pages, &owners);
        outline::add(&mut document, scene, pages);
    }
    metadata::add(&mut document, &scene.info);
    catalog::keep_pages(&mut document, pages);
    catalog::complete(&mut document, scene);
    if let Some(recipe) = recipe {
        attachment::attach(&mut document, recipe);
    }
    document_id::reserve(&mut document);
    objects::compact(&mut document);
    let mut bytes = file::write(document);
    let hashed = document_id::fill(&mut bytes);
    sign(&mut bytes, hashed);
    bytes
}

/// Inserts the stamp as a comment after the last object: object offsets do not change, and readers skip comments. Before
/// it lie the bytes up to `start`, whose hash is known.
fn sign(bytes: &mut Vec<u8>, (start, hash): (usize, Hash)) {
    const START_XREF: &[u8] = b"startxref";
    let Some(at) = bytes.windows(START_XREF.len()).rposition(|window| window == START_XREF) else { return };
    let end = bytes.split_off(at);
    bytes.push(b'%');
    bytes.extend(stamp_of(&hash.and(bytes.get(start..).unwrap_or_default())));
    bytes.push(b'\n');
    bytes.extend(end);
}

/// All fonts of the document by name: `printpdf` gives every page all of them.
fn font_objects(document: &Document, pages: &[ObjectId]) -> Dictionary {
    let fonts = pages.first().and_then(|&page| {
        let resources = resources(document, page)?;
        let fonts = resources.get(b"Font").and_then(Object::as_reference).ok()?;
        document.get_dictionary(fonts).ok().cloned()
    });
    fonts.unwrap_or_default()
}

fn resources(document: &Document, page: ObjectId) -> Option<&Dictionary> {
    let id = document.get_dictionary(page).and_then(|page| page.get(b"Resources")?.as_reference()).ok()?;
    document.get_dictionary(id).ok()
}

/// Sets the content, the boxes and the resources of a page.
fn complete_page(
    document: &mut Document,
    id: ObjectId,
    page: &DrawnPage,
    forms: &FormResources,
    content: String,
) {
    let nodes = page.layers.used().flat_map(|(_, nodes)| nodes);
    let mut own = forms.resources(&Usage::direct(nodes));
    if let Some(layers) = resources(document, id).and_then(|all| all.get(b"Properties").ok()) {
        own.set("Properties", layers.clone());
    }
    let content = document.add_object(Stream::new(Dictionary::new(), content.into_bytes()));
    let Ok(dict) = document.get_dictionary_mut(id) else { return };
    let paper = Rect::ZERO.with_size(page.size);
    dict.set("Contents", content);
    dict.set("Resources", own);
    dict.set("MediaBox", points(paper, page));
    dict.set("CropBox", points(paper, page));
    dict.set("BleedBox", points(page.bleed.intersect(paper), page));
    dict.set("TrimBox", points(page.trim.intersect(paper), page));
    dict.remove(b"Annots");
}

/// A rectangle in points from the lower left corner of the page.
fn points(bounds: Rect, page: &DrawnPage) -> Object {
    let height = page.size.height;
    let sides = [bounds.x0, height - bounds.y1, bounds.x1, height - bounds.y0];
    Object::Array(sides.iter().map(|&side| Object::Real((side * POINTS_PER_MM) as f32)).collect())
}

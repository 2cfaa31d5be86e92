//! Scene → PDF.
//!
//! `printpdf` creates the document with its pages, layers and embedded fonts. Before saving, `lopdf` adds or corrects what
//! `printpdf` does not support: page boxes, symbols as forms, pictures, viewer preferences, page labels, the identifier;
//! and the content streams, which take a third of the time when they are written as text rather than as lists of
//! operators.
//!
//! Content is in millimetres with y downwards, like the scene; each page starts with the matrix that converts them to
//! points. This keeps numbers short and exact.
//!
//! | file | holds |
//! |---|---|
//! | `attachment` | the recipe as an attached file |
//! | `bounds` | bounding boxes of forms |
//! | `catalog` | the document catalog: viewer preferences, page labels, layers, information |
//! | `compress` | compression of a document's streams |
//! | `content` | the content streams of pages and symbols |
//! | `document_id` | the document identifier, a hash of the document |
//! | `file` | the document as the bytes of a file |
//! | `finish` | the final step: completes, corrects and saves the document of `printpdf` |
//! | `fonts` | font subsets, and text shown with them |
//! | `forms` | symbols as form XObjects, and resource dictionaries |
//! | `marks` | which content of a page belongs to which element, and which is decoration |
//! | `metadata` | title, language and program as XMP |
//! | `objects` | removes unused objects, and numbers the others |
//! | `outline` | bookmarks |
//! | `paths` | paths and matrices as content operators |
//! | `pictures` | pictures as image XObjects |
//! | `shadings` | gradients as shadings |
//! | `state` | tracks the graphics state, to write only changes |
//! | `structure` | the structure tree: what is read aloud, and in which order |

mod attachment;
mod bounds;
mod catalog;
mod compress;
mod content;
mod document_id;
mod file;
mod finish;
mod fonts;
mod forms;
mod marks;
mod metadata;
mod objects;
mod outline;
mod paths;
mod pictures;
mod shadings;
mod state;
mod structure;

use printpdf::{Layer as Ocg, LayerInternalId, Mm, Op, PdfDocument, PdfPage, PdfSaveOptions};

use crate::scene::{PageLayer, Scene, SymbolId};
use crate::write::usage::Usage;
use content::layer_name;
use fonts::SubsetFonts;

/// The whole scene as one PDF document.
pub fn pdf(scene: &Scene) -> Vec<u8> {
    pdf_with(scene, None)
}

/// The same, with a recipe.
pub(crate) fn pdf_with(scene: &Scene, recipe: Option<&[u8]>) -> Vec<u8> {
    let nodes = || scene.pages.iter().flat_map(|page| page.layers.used()).flat_map(|(_, nodes)| nodes);
    let used = Usage::transitive(scene, nodes());
    let symbols: Vec<SymbolId> = used.symbols.iter().copied().collect();
    let in_symbols = symbols.iter().filter_map(|id| scene.symbols.get(id.0)).flat_map(|symbol| &symbol.nodes);
    let fonts = SubsetFonts::new(nodes().chain(in_symbols));

    let mut document = PdfDocument::new(&scene.info.title);
    let info = &mut document.metadata.info;
    info.subject.clone_from(&scene.info.subject);
    info.creator = "Tablier".into();
    info.producer = "Tablier".into();
    for layer in PageLayer::ALL {
        if scene.pages.iter().any(|page| !page.layers.get(layer).is_empty()) {
            document.resources.layers.map.insert(layer_id(layer), Ocg::new(layer.name(scene.info.lang)));
        }
    }
    for (id, font) in fonts.embedded() {
        document.resources.fonts.map.insert(id, font);
    }
    // Each page names its layers, so that `printpdf` lists them in its resources.
    let pages = scene.pages.iter().map(|page| {
        let layers = page.layers.used().map(|(layer, _)| Op::BeginLayer { layer_id: layer_id(layer) });
        PdfPage::new(Mm(page.size.width as f32), Mm(page.size.height as f32), layers.collect())
    });
    // One more page makes `printpdf` embed the fonts; it is removed again.
    let samples = PdfPage::new(Mm(1.0), Mm(1.0), fonts.samples());
    let pages: Vec<PdfPage> = pages.chain([samples]).collect();
    document.with_pages(pages);

    let options = PdfSaveOptions { secure: false, image_optimization: None, ..PdfSaveOptions::default() };
    let document = document.to_lopdf_document(&options, &mut Vec::new());
    finish::finish(document, scene, &used, &fonts, recipe)
}

fn layer_id(layer: PageLayer) -> LayerInternalId {
    LayerInternalId(layer_name(layer))
}

#[cfg(test)]
mod tests;

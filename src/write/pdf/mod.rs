//! Scene → PDF.
//!
//! `printpdf` makes the document: its pages, layers and embedded fonts. What it cannot say, or says wrongly, is put
//! right on its objects by `lopdf` before they are saved: boxes, symbols as forms, pictures, viewer preferences, page
//! labels, the identifier; and content, which is most of a sheet and takes a third of the time when it is spelled
//! at once rather than handed over as lists of operators.
//!
//! Content counts in millimetres with y downwards like the scene itself; each page begins with the matrix
//! that makes points of them. That keeps numbers short and exact.

mod bounds;
mod catalog;
mod content;
mod finish;
mod fonts;
mod forms;
mod ident;
mod paths;
mod pictures;
mod squeeze;
mod state;

use printpdf::{Layer as Ocg, LayerInternalId, Mm, Op, PdfDocument, PdfPage, PdfSaveOptions};

use crate::scene::{Layer, Scene, SymbolId};
use crate::write::used::Used;

use fonts::Fonts;

/// Points in a millimetre.
const POINTS: f64 = 72.0 / 25.4;

/// The whole scene as one PDF document.
pub fn pdf(scene: &Scene) -> Vec<u8> {
    let nodes = || scene.pages.iter().flat_map(|page| page.layers.used()).flat_map(|(_, nodes)| nodes);
    let used = Used::wholly(scene, nodes());
    let symbols: Vec<SymbolId> = used.symbols.iter().copied().collect();
    let in_symbols = symbols.iter().filter_map(|id| scene.symbols.get(id.0)).flat_map(|symbol| &symbol.nodes);
    let fonts = Fonts::new(nodes().chain(in_symbols));

    let mut document = PdfDocument::new(&scene.info.title);
    let info = &mut document.metadata.info;
    info.subject.clone_from(&scene.info.subject);
    info.creator = "Tablier".into();
    info.producer = "Tablier".into();
    for layer in Layer::ALL {
        if scene.pages.iter().any(|page| !page.layers.get(layer).is_empty()) {
            document.resources.layers.map.insert(layer_id(layer), Ocg::new(layer.name(scene.info.lang)));
        }
    }
    for (id, font) in fonts.embedded() {
        document.resources.fonts.map.insert(id, font);
    }
    // A page names its layers, so that `printpdf` lists them among what its content may name.
    let pages = scene.pages.iter().map(|page| {
        let layers = page.layers.used().map(|(layer, _)| Op::BeginLayer { layer_id: layer_id(layer) });
        PdfPage::new(Mm(page.size.width as f32), Mm(page.size.height as f32), layers.collect())
    });
    // One more page makes it embed the fonts; it is taken out again.
    let samples = PdfPage::new(Mm(1.0), Mm(1.0), fonts.samples());
    let pages: Vec<PdfPage> = pages.chain([samples]).collect();
    document.with_pages(pages);

    let options = PdfSaveOptions { secure: false, image_optimization: None, ..PdfSaveOptions::default() };
    let made = document.to_lopdf_document(&options, &mut Vec::new());
    finish::finish(made, scene, &used, &fonts)
}

/// What the document calls a layer; in the order of the layers.
fn layer_name(layer: Layer) -> String {
    format!("L{}", layer as usize)
}

fn layer_id(layer: Layer) -> LayerInternalId {
    LayerInternalId(layer_name(layer))
}

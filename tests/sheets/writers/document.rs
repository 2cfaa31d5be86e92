//! Content of the PDF files.

use lopdf::{Dictionary, Document, Object};
use tablier::scene::{Affine, Color, Flip, Font, Node, PageLayer, Scene, TextRun};
use tablier::write;

use super::sample::{page, rect, sample};

fn made(scene: &Scene) -> Document {
    Document::load_mem(&write::pdf(scene)).unwrap()
}

fn pages(document: &Document) -> Vec<&Dictionary> {
    document.get_pages().values().map(|&id| document.get_dictionary(id).unwrap()).collect()
}

fn numbers(object: &Object) -> Vec<f32> {
    object.as_array().unwrap().iter().map(|number| number.as_float().unwrap()).collect()
}

/// The dictionary under a key, direct or by reference.
fn inner<'a>(document: &'a Document, dictionary: &'a Dictionary, key: &str) -> &'a Dictionary {
    let object = dictionary.get(key.as_bytes()).unwrap();
    document.dereference(object).unwrap().1.as_dict().unwrap()
}

#[test]
fn boxes_have_the_size_of_the_page() {
    let document = made(&sample());
    assert_eq!(document.version, "1.7");
    for page in pages(&document) {
        for (key, should) in [
            ("MediaBox", [0.0, 0.0, 595.2756, 841.8898]),
            ("CropBox", [0.0, 0.0, 595.2756, 841.8898]),
            ("TrimBox", [28.3465, 48.1890, 566.9291, 813.5433]),
            ("BleedBox", [22.6772, 42.5197, 572.5984, 819.2126]),
        ] {
            let is = numbers(page.get(key.as_bytes()).unwrap());
            assert!(is.iter().zip(should).all(|(is, should)| (is - should).abs() < 0.001), "{key}: {is:?}");
        }
    }
}

#[test]
fn it_asks_to_be_printed_unscaled() {
    for (duplex, name) in [
        (None, "Simplex"),
        (Some(Flip::LongEdge), "DuplexFlipLongEdge"),
        (Some(Flip::ShortEdge), "DuplexFlipShortEdge"),
    ] {
        let mut scene = sample();
        scene.info.duplex = duplex;
        let document = made(&scene);
        let catalog = document.catalog().unwrap();
        let wishes = inner(&document, catalog, "ViewerPreferences");
        assert_eq!(wishes.get(b"PrintScaling").unwrap().as_name().unwrap(), b"None");
        assert_eq!(wishes.get(b"Duplex").unwrap().as_name().unwrap(), name.as_bytes());
        assert!(wishes.get(b"DisplayDocTitle").unwrap().as_bool().unwrap());
        assert!(wishes.get(b"PickTrayByPDFSize").unwrap().as_bool().unwrap());
        assert_eq!(catalog.get(b"Lang").unwrap().as_str().unwrap(), b"fr");
    }
}

#[test]
fn it_has_metadata_but_no_dates() {
    let document = made(&sample());
    let info = inner(&document, &document.trailer, "Info");
    let said = |key: &str| lopdf::decode_text_string(info.get(key.as_bytes()).unwrap()).unwrap();
    assert_eq!(said("Title"), "Échantillon – œuvre");
    assert_eq!(said("Subject"), "Everything that a scene can hold");
    let keys: Vec<_> = info.iter().map(|(key, _)| String::from_utf8_lossy(key)).collect();
    assert_eq!(keys.len(), 4, "{keys:?}");
    let catalog = document.catalog().unwrap();
    let labels = inner(&document, catalog, "PageLabels").get(b"Nums").unwrap().as_array().unwrap();
    let label =
        |n: usize| lopdf::decode_text_string(labels[n].as_dict().unwrap().get(b"P").unwrap()).unwrap();
    assert_eq!((label(1), label(3)), ("Échantillon 1/1".into(), "Album".into()));
}

#[test]
fn layers_are_named_and_shown() {
    let document = made(&sample());
    let properties = inner(&document, document.catalog().unwrap(), "OCProperties");
    let names: Vec<_> = properties
        .get(b"OCGs")
        .unwrap()
        .as_array()
        .unwrap()
        .iter()
        .map(|layer| document.get_dictionary(layer.as_reference().unwrap()).unwrap())
        .map(|layer| lopdf::decode_text_string(layer.get(b"Name").unwrap()).unwrap())
        .collect();
    assert_eq!(names, ["dessin", "coupe", "pli", "repères"], "the document is French");
    let shown = inner(&document, properties, "D");
    assert_eq!(shown.get(b"ON").unwrap().as_array().unwrap().len(), 4);
    assert!(!shown.has(b"OFF"));
}

#[test]
fn symbols_are_reused_as_forms() {
    let document = made(&sample());
    let forms: Vec<_> = document
        .objects
        .values()
        .filter_map(|object| object.as_stream().ok())
        .filter(|stream| {
            stream.dict.get(b"Subtype").and_then(Object::as_name).is_ok_and(|name| name == b"Form")
        })
        .collect();
    assert_eq!(forms.len(), 2);
    let tile = forms.iter().find(|form| inner(&document, &form.dict, "Resources").has(b"XObject")).unwrap();
    assert_eq!(numbers(tile.dict.get(b"BBox").unwrap()), [-0.2, -0.2, 20.2, 20.2]);
    assert_eq!(document.get_pages().len(), 2, "a symbol is no page");
}

#[test]
fn fonts_are_embedded_as_subsets() {
    let document = made(&sample());
    let fonts = document.objects.values().filter_map(|object| object.as_dict().ok());
    let descriptors: Vec<_> = fonts.filter(|object| object.has(b"FontFile2")).collect();
    assert_eq!(descriptors.len(), 6);
    for descriptor in descriptors {
        let name = String::from_utf8_lossy(descriptor.get(b"FontName").unwrap().as_name().unwrap());
        let (tag, font) = name.split_once('+').unwrap();
        assert!(tag.len() == 6 && tag.bytes().all(|byte| byte.is_ascii_uppercase()), "{name}");
        let whole = Font::ALL.into_iter().find(|whole| whole.name() == font).unwrap().bytes().len();
        let file = descriptor.get(b"FontFile2").unwrap().as_reference().unwrap();
        let cut = document.get_object(file).unwrap().as_stream().unwrap().decompressed_content().unwrap();
        assert!(cut.len() < whole / 2, "{name}: {} of {whole} bytes", cut.len());
    }
}

/// A page with one line of text.
fn line(words: &str, font: Font) -> Scene {
    let mut run = TextRun::shape(words, font, 5.0, Color::BLACK).unwrap();
    run.place = Affine::translate((20.0, 20.0));
    let mut page = page("01-line", "Line");
    page.layers.add(PageLayer::Art, Node::Text(run));
    Scene { pages: vec![page], ..Scene::default() }
}

#[test]
fn text_can_be_copied() {
    for words in
        ["AV To Wá é ï œ — fi flûte “Lightning” ½", "L’été, où l’œuvre s’achève : « Ça ! »", "office waffle"]
    {
        let text = made(&line(words, Font::Serif)).extract_text(&[1]).unwrap();
        assert_eq!(text.trim_end(), words);
    }
}

#[test]
fn ambiguous_glyphs_have_actual_text() {
    // Two letters that form a ligature, and a ligature character: one glyph.
    let words = "fi \u{fb01}";
    let document = made(&line(words, Font::Serif));
    let content = document.get_page_content(document.get_pages()[&1]);
    let content = lopdf::content::Content::decode(&content).unwrap();
    let span = content
        .operations
        .iter()
        .find(|operation| operation.operator == "BDC" && operation.operands[0].as_name().unwrap() == b"Span");
    let spelled = span.unwrap().operands[1].as_dict().unwrap().get(b"ActualText").unwrap();
    assert_eq!(lopdf::decode_text_string(spelled).unwrap(), words);
}

#[test]
fn cmyk_stays_cmyk_and_grey_uses_black_only() {
    let mut page = page("01-inks", "Inks");
    for color in [Color::Cmyk(0.0, 0.9, 0.8, 0.1), Color::Rgb(51, 51, 51), Color::Rgb(255, 0, 51)] {
        page.layers.add(PageLayer::Art, Node::filled(rect(20.0, 20.0, 9.0, 9.0), color));
    }
    let document = made(&Scene { pages: vec![page], ..Scene::default() });
    let content = document.get_page_content(document.get_pages()[&1]);
    let content = lopdf::content::Content::decode(&content).unwrap();
    let paints: Vec<_> = content
        .operations
        .iter()
        .filter(|operation| ["k", "g", "rg"].contains(&operation.operator.as_str()))
        .map(|operation| (operation.operator.as_str(), numbers(&Object::Array(operation.operands.clone()))))
        .collect();
    let should = [("k", vec![0.0, 0.9, 0.8, 0.1]), ("g", vec![0.2]), ("rg", vec![1.0, 0.0, 0.2])];
    assert_eq!(paints, should);
}

#[test]
fn a_jpeg_is_embedded_unchanged() {
    let document = made(&sample());
    let photo = document
        .objects
        .values()
        .filter_map(|object| object.as_stream().ok())
        .find(|stream| {
            stream.dict.get(b"Filter").and_then(Object::as_name).is_ok_and(|name| name == b"DCTDecode")
        })
        .unwrap();
    assert_eq!(photo.content, include_bytes!("../../data/art/colour.jpg"));
}

#[test]
fn the_same_scene_gives_the_same_bytes() {
    let first = write::pdf(&sample());
    for _ in 0..4 {
        assert!(write::pdf(&sample()) == first, "two makings differ");
    }
    let mut other = sample();
    other.info.title.push('!');
    let identifier = |bytes: &[u8]| Document::load_mem(bytes).unwrap().trailer.get(b"ID").unwrap().clone();
    assert_ne!(identifier(&write::pdf(&other)), identifier(&first));
}

#[test]
fn no_unreferenced_object_is_kept() {
    let mut document = made(&sample());
    // Nothing refers to the file's own table of contents either.
    document
        .objects
        .retain(|_, object| !object.type_name().is_ok_and(|name| [&b"ObjStm"[..], b"XRef"].contains(&name)));
    assert_eq!(document.prune_objects(), []);
}

#[test]
fn an_empty_scene_is_a_valid_document() {
    let document = made(&Scene { pages: vec![page("01", "1")], ..Scene::default() });
    assert_eq!(document.get_pages().len(), 1);
}

//! What PDFs say to those who have them read aloud, read back with `lopdf`.

use std::collections::BTreeMap;

use lopdf::{Dictionary, Document, Object, ObjectId};

use crate::desk;
use crate::game::Lang;
use crate::plan::load;
use crate::scene::{Node, Role, Scene};
use crate::spec::Overrides;
use crate::templates::GAMES;

fn scenes() -> Vec<Scene> {
    let langs = GAMES.iter().flat_map(|game| Lang::ALL.map(|lang| (game, lang)));
    let drawn = langs.filter(|(_, lang)| Lang::CODES[..2].contains(&lang.code())).map(|(game, lang)| {
        let overrides = Overrides { lang: Some(lang), ..Overrides::default() };
        desk::drawn(&load(&game.source(), &overrides, game).unwrap()).unwrap()
    });
    drawn.collect()
}

/// An element of the structure tree.
struct Told {
    role: String,
    alt: Option<String>,
    /// The marked content: its page and number.
    marks: Vec<(ObjectId, i64)>,
    kids: Vec<Told>,
}

fn dictionary<'d>(document: &'d Document, object: &'d Object) -> &'d Dictionary {
    match object {
        Object::Reference(id) => document.get_dictionary(*id).unwrap(),
        other => other.as_dict().unwrap(),
    }
}

fn list(object: &Object) -> Vec<Object> {
    object.as_array().map_or_else(|_| vec![object.clone()], Clone::clone)
}

fn text(object: &Object) -> String {
    lopdf::decode_text_string(object).unwrap()
}

fn told(document: &Document, element: &Dictionary) -> Told {
    let page = element.get(b"Pg").and_then(Object::as_reference).ok();
    let role = String::from_utf8_lossy(element.get(b"S").unwrap().as_name().unwrap()).into_owned();
    let alt = element.get(b"Alt").ok().map(text);
    let mut read = Told { role, alt, marks: Vec::new(), kids: Vec::new() };
    for kid in element.get(b"K").map(list).unwrap_or_default() {
        match &kid {
            Object::Integer(number) => read.marks.push((page.unwrap(), *number)),
            kid => {
                let kid = dictionary(document, kid);
                match kid.get(b"MCID") {
                    Ok(_) => read.marks.push((
                        kid.get(b"Pg").unwrap().as_reference().unwrap(),
                        kid.get(b"MCID").unwrap().as_i64().unwrap(),
                    )),
                    _ => read.kids.push(told(document, kid)),
                }
            }
        }
    }
    read
}

/// How many operands an operator of a content stream has, by ISO 32000-1, annex A.
fn operands(operator: &str) -> usize {
    match operator {
        "q" | "Q" | "h" | "n" | "S" | "f" | "f*" | "B" | "B*" | "W" | "W*" | "BT" | "ET" | "EMC" => 0,
        "w" | "J" | "j" | "M" | "gs" | "g" | "G" | "sh" | "Do" | "TJ" | "Ts" | "BMC" => 1,
        "d" | "m" | "l" | "Tf" | "BDC" => 2,
        "rg" | "RG" => 3,
        "re" | "k" | "K" => 4,
        "c" | "cm" | "Tm" => 6,
        other => panic!("`{other}` is written nowhere"),
    }
}

/// What is drawn in the forms of a document.
fn forms(document: &Document) -> Vec<Vec<u8>> {
    let streams = document.objects.values().filter_map(|object| object.as_stream().ok());
    let is_form = |stream: &&lopdf::Stream| stream.dict.has_type(b"XObject") && !stream.dict.has(b"Width");
    streams.filter(is_form).map(|stream| stream.get_plain_content().unwrap()).collect()
}

/// The marks in the content of a page: the number of each, and whether everything that paints lies in one.
fn marks(document: &Document, page: ObjectId) -> (Vec<i64>, bool) {
    let content = lopdf::content::Content::decode(&document.get_page_content(page)).unwrap();
    let (mut numbers, mut open, mut all_in) = (Vec::new(), Vec::new(), true);
    for operation in content.operations {
        assert_eq!(operation.operands.len(), operands(&operation.operator), "{operation:?}");
        let is_open = open.iter().any(|is_mark| *is_mark);
        match operation.operator.as_str() {
            "BDC" | "BMC" => {
                let number = operation
                    .operands
                    .get(1)
                    .and_then(|it| it.as_dict().ok()?.get(b"MCID").ok()?.as_i64().ok());
                let is_artifact = operation.operands[0] == Object::Name(b"Artifact".to_vec());
                // Readers lose what follows a span within an element.
                assert!(!is_open, "marks lie in one another");
                numbers.extend(number);
                open.push(number.is_some() || is_artifact);
            }
            "EMC" => {
                open.pop().expect("an open mark");
            }
            "S" | "f" | "f*" | "B" | "B*" | "Do" | "TJ" | "sh" => all_in &= is_open,
            _ => {}
        }
    }
    assert!(open.is_empty());
    (numbers, all_in)
}

fn walk<'t>(told: &'t Told, all: &mut Vec<&'t Told>) {
    all.push(told);
    told.kids.iter().for_each(|kid| walk(kid, all));
}

fn tree(document: &Document) -> Told {
    let root = document.catalog().unwrap().get(b"StructTreeRoot").unwrap();
    told(document, dictionary(document, dictionary(document, root).get(b"K").unwrap()))
}

#[test]
fn every_mark_is_in_the_tree_once_and_all_else_is_decoration() {
    for scene in scenes() {
        let document = Document::load_mem(&super::pdf(&scene)).unwrap();
        let name = &scene.info.title;
        let tree = tree(&document);
        let mut all = Vec::new();
        walk(&tree, &mut all);
        let mut owners: BTreeMap<(ObjectId, i64), usize> = BTreeMap::new();
        for told in &all {
            told.marks.iter().for_each(|mark| *owners.entry(*mark).or_default() += 1);
            assert!(!told.marks.is_empty() || !told.kids.is_empty(), "{name}: an empty {}", told.role);
        }
        let mut there = 0;
        for page in document.get_pages().into_values() {
            let (numbers, all_in) = marks(&document, page);
            assert_eq!(numbers, (0..numbers.len() as i64).collect::<Vec<_>>(), "{name}");
            assert!(all_in, "{name}: something is neither marked nor decoration");
            assert!(numbers.iter().all(|number| owners.get(&(page, *number)) == Some(&1)), "{name}");
            there += numbers.len();
        }
        assert_eq!(owners.len(), there, "{name}: the tree has content that is not there");
        for form in forms(&document) {
            for operation in lopdf::content::Content::decode(&form).unwrap().operations {
                assert_eq!(operation.operands.len(), operands(&operation.operator), "{name}: {operation:?}");
            }
        }
    }
}

#[test]
fn parents_of_marks_are_found_by_their_numbers() {
    for scene in scenes() {
        let document = Document::load_mem(&super::pdf(&scene)).unwrap();
        let root = dictionary(&document, document.catalog().unwrap().get(b"StructTreeRoot").unwrap()).clone();
        let numbers = list(dictionary(&document, root.get(b"ParentTree").unwrap()).get(b"Nums").unwrap());
        for (page, pair) in document.get_pages().into_values().zip(numbers.chunks(2)) {
            let key = document.get_dictionary(page).unwrap().get(b"StructParents").unwrap();
            assert_eq!(*key, pair[0]);
            for (number, parent) in list(&pair[1]).iter().enumerate() {
                let element = told(&document, dictionary(&document, parent));
                assert!(element.marks.contains(&(page, number as i64)), "{}", scene.info.title);
            }
        }
    }
}

#[test]
fn words_do_not_grow_together_at_the_ends_of_lines() {
    for scene in scenes() {
        let mut told: BTreeMap<&[usize], String> = BTreeMap::new();
        for node in scene.pages.iter().flat_map(|page| page.layers.used()).flat_map(|(_, nodes)| nodes) {
            let Node::Element { path, nodes } = node else { continue };
            for node in nodes {
                if let Node::Text(run) = node {
                    told.entry(path).or_default().push_str(&run.text);
                }
            }
        }
        let is_paragraph = |path: &&[usize]| scene.element(path).unwrap().role == Role::Paragraph;
        let longest = told.iter().filter(|(path, _)| is_paragraph(path)).map(|(_, text)| {
            let words = text.split([' ', '\u{a0}', '\u{202f}', '-', '’', '/']);
            words.map(|word| word.chars().count()).max().unwrap_or(0)
        });
        assert!(longest.max().is_none_or(|longest| longest < 24), "{}: {told:#?}", scene.info.title);
    }
}

#[test]
fn figures_are_described_and_tables_have_heads() {
    for scene in scenes() {
        let document = Document::load_mem(&super::pdf(&scene)).unwrap();
        let tree = tree(&document);
        let mut all = Vec::new();
        walk(&tree, &mut all);
        let figures: Vec<_> = all.iter().filter(|told| told.role == "Figure").collect();
        let sheets = scene.pages.iter().filter(|page| !page.description.is_empty()).count();
        assert!(sheets > 0 && figures.len() >= sheets, "{}", scene.info.title);
        assert!(figures.iter().all(|figure| figure.alt.as_ref().is_some_and(|alt| alt.len() > 20)));
        for table in all.iter().filter(|told| told.role == "Table") {
            assert!(table.kids[0].kids.iter().all(|cell| cell.role == "TH"));
            let widths: Vec<usize> = table.kids.iter().map(|row| row.kids.len()).collect();
            assert!(widths.iter().all(|width| *width <= widths[0]), "{widths:?}");
        }
        for item in all.iter().filter(|told| told.role == "LI") {
            let roles: Vec<_> = item.kids.iter().map(|kid| kid.role.as_str()).collect();
            assert_eq!(roles, ["Lbl", "LBody"], "{}", scene.info.title);
        }
    }
}

/// The text of all headings, in the order of the elements.
fn headings(scene: &Scene) -> Vec<String> {
    let headings = scene.elements.iter().filter(|element| matches!(element.role, Role::Heading(_)));
    headings.map(|heading| heading.words.clone()).collect()
}

#[test]
fn each_sheet_and_each_heading_has_a_bookmark() {
    for scene in scenes() {
        let document = Document::load_mem(&super::pdf(&scene)).unwrap();
        let outlines = dictionary(&document, document.catalog().unwrap().get(b"Outlines").unwrap());
        let mut titles = Vec::new();
        fn collect(document: &Document, of: &Dictionary, titles: &mut Vec<String>) {
            let (mut next, mut before) = (of.get(b"First").ok().cloned(), None);
            while let Some(reference) = next {
                let item = dictionary(document, &reference);
                titles.push(text(item.get(b"Title").unwrap()));
                assert_eq!(item.get(b"Prev").ok(), before.as_ref(), "the way back");
                collect(document, item, titles);
                next = item.get(b"Next").ok().cloned();
                before = Some(reference);
            }
            assert_eq!(of.get(b"Last").ok(), before.as_ref());
        }
        collect(&document, outlines, &mut titles);
        let sheets = scene.pages.iter().filter(|page| !page.description.is_empty());
        let mut expected: Vec<String> = sheets.map(|page| page.label.clone()).collect();
        expected.extend(headings(&scene));
        assert_eq!(titles, expected);
    }
}

#[test]
fn metadata_name_title_and_language() {
    for scene in scenes() {
        let document = Document::load_mem(&super::pdf(&scene)).unwrap();
        let catalog = document.catalog().unwrap();
        assert_eq!(text(catalog.get(b"Lang").unwrap()), scene.info.lang.code());
        let layers = dictionary(&document, catalog.get(b"OCProperties").unwrap()).get(b"OCGs").unwrap();
        for layer in list(layers) {
            // Anything else would say where it is not to be shown or printed.
            let keys: Vec<_> = dictionary(&document, &layer).iter().map(|(key, _)| key.as_slice()).collect();
            assert!(keys.iter().all(|key| [&b"Type"[..], b"Name"].contains(key)), "{layer:?}: {keys:?}");
        }
        let metadata = catalog.get(b"Metadata").unwrap().as_reference().unwrap();
        let packet = &document.get_object(metadata).unwrap().as_stream().unwrap().content;
        let packet = String::from_utf8_lossy(packet);
        assert!(packet.contains(&format!("<dc:language><rdf:Bag><rdf:li>{}<", scene.info.lang.code())));
        assert!(packet.contains(&scene.info.title.replace('&', "&amp;")) && !packet.contains("Date"));
    }
}

/// The words of the drawn elements of a leaflet, in the order of the elements.
#[test]
fn text_of_svgs_reads_like_the_markdown() {
    for scene in scenes() {
        for page in scene.pages.iter().filter(|page| page.description.is_empty()) {
            let drawing = crate::write::svg(&scene, page);
            assert!(crate::write::is_unchanged(drawing.as_bytes()), "it has no stamp");
            let read: Vec<String> = drawing
                .split("<text ")
                .skip(1)
                .filter_map(|rest| Some(rest.split_once('>')?.1.split_once("</text>")?.0.trim()))
                .map(|text| text.replace("&gt;", ">").replace("&lt;", "<").replace("&amp;", "&"))
                .collect();
            let mut told: Vec<(&Vec<usize>, String)> = Vec::new();
            for node in page.layers.used().flat_map(|(_, nodes)| nodes) {
                let Node::Element { path, nodes } = node else { continue };
                let is_figure = scene.element(path).unwrap().role == Role::Figure;
                let lines = nodes.iter().filter(|_| !is_figure).filter_map(|node| match node {
                    Node::Text(run) => Some((path, run.text.trim().to_owned())),
                    _ => None,
                });
                told.extend(lines.filter(|(_, line)| !line.is_empty()));
            }
            told.sort_by(|one, other| one.0.cmp(other.0));
            let told: Vec<String> = told.into_iter().map(|(_, text)| text).collect();
            assert!(!read.is_empty() && read == told, "{}: {read:?} {told:?}", scene.info.title);
        }
    }
}

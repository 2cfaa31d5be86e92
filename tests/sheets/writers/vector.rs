//! Content of the SVG files.

use std::collections::BTreeSet;

use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use proptest::prelude::*;
use resvg::usvg;
use tablier::art::{self, Art};
use tablier::scene::{BezPath, Color, Node, PageLayer, PathEl, Point, Scene};
use tablier::write;

use super::sample::{page, path, sample};

const SVG: &str = "http://www.w3.org/2000/svg";

fn parsed(text: &str) -> usvg::roxmltree::Document<'_> {
    usvg::roxmltree::Document::parse(text).unwrap()
}

#[test]
fn the_drawing_is_as_large_as_the_paper() {
    let scene = sample();
    for text in [write::svg(&scene, &scene.pages[0]), write::cut_svg(&scene, &scene.pages[0])] {
        let document = parsed(&text);
        let root = document.root_element();
        assert_eq!(root.attribute("width"), Some("210mm"));
        assert_eq!(root.attribute("height"), Some("297mm"));
        assert_eq!(root.attribute("viewBox"), Some("0 0 210 297"));
    }
}

#[test]
fn layers_are_those_of_inkscape() {
    let scene = sample();
    let text = write::svg(&scene, &scene.pages[0]);
    let inkscape = "http://www.inkscape.org/namespaces/inkscape";
    let document = parsed(&text);
    let layers: Vec<_> = document
        .root_element()
        .children()
        .filter(|node| node.attribute((inkscape, "groupmode")) == Some("layer"))
        .filter_map(|node| node.attribute((inkscape, "label")))
        .collect();
    assert_eq!(layers, ["dessin", "coupe", "pli", "repères"], "the document is French");
}

#[test]
fn nothing_is_defined_that_the_page_does_not_use() {
    let mut scene = sample();
    let mut poor = page("03-poor", "Poor");
    poor.layers.add(PageLayer::Art, Node::filled(path("M0 0L1 0L1 1Z"), Color::BLACK));
    scene.pages.push(poor);
    let text = write::svg(&scene, &scene.pages[2]);
    assert!(!text.contains("<defs"), "{text}");

    let text = write::svg(&scene, &scene.pages[0]);
    let document = parsed(&text);
    let ids: Vec<_> = document.descendants().filter_map(|node| node.attribute("id")).collect();
    let mut once = ids.clone();
    once.sort_unstable();
    once.dedup();
    assert_eq!(once.len(), ids.len(), "an id is there twice");
    for id in ids.iter().filter(|id| PageLayer::ALL.iter().all(|layer| !id.starts_with(layer.id()))) {
        let uses = text.matches(&format!("#{id}\"")).count() + text.matches(&format!("(#{id})")).count();
        assert!(uses > 0, "{id} is not used");
    }
}

#[test]
fn drawings_on_one_web_page_share_no_ids() {
    let scene = sample();
    let mut other = sample();
    other.info.title.push('!');
    let drawn = |scene: &Scene| {
        let both = |page| [write::svg(scene, page), write::cut_svg(scene, page)];
        scene.pages.iter().flat_map(both).collect::<Vec<_>>()
    };
    let mut known = BTreeSet::new();
    for text in [drawn(&scene), drawn(&other)].concat() {
        for node in parsed(&text).descendants() {
            let Some(id) = node.attribute("id") else { continue };
            assert!(known.insert(id.to_owned()), "{id} is there twice");
        }
    }
    assert!(known.len() > 40, "{known:?}");
}

#[test]
fn outlined_words_stay_readable_for_screen_readers() {
    let scene = sample();
    let text = write::svg(&scene, &scene.pages[0]);
    let document = parsed(&text);
    let labels: Vec<_> = document.descendants().filter_map(|node| node.attribute("aria-label")).collect();
    assert!(labels.contains(&"L’été, où l’œuvre s’achève : « Ça ! »"), "{labels:?}");
}

#[test]
fn the_title_survives_any_character() {
    let mut scene = sample();
    scene.info.title = "<&\"' > é ]]> \u{1}\u{7f}".into();
    let text = write::svg(&scene, &scene.pages[0]);
    let document = parsed(&text);
    let title = document.descendants().find(|node| node.has_tag_name("title")).unwrap();
    assert_eq!(title.text(), Some("<&\"' > é ]]> : Échantillon 1/1"));
}

#[test]
fn cut_files_hold_each_outline_once_and_closed() {
    let mut scene = sample();
    let again = scene.pages[0].outlines[0].clone();
    scene.pages[0].outlines.push(again);
    scene.pages[0].outlines.push(path("M1 1L2 1L2 2"));
    let text = write::cut_svg(&scene, &scene.pages[0]);
    let document = parsed(&text);
    let outlines: Vec<_> = document.descendants().filter_map(|node| node.attribute("d")).collect();
    assert_eq!(outlines.len(), 6 + 1 + 1);
    for outline in outlines {
        assert!(outline.ends_with('Z') && outline.matches('M').count() == 1, "{outline}");
    }
    let elements = document.descendants().filter(|node| node.is_element());
    let others: Vec<_> = elements.map(|node| node.tag_name().name()).filter(|&name| name != "path").collect();
    assert_eq!(others, ["svg", "title", "g"]);
}

#[test]
fn pictures_are_embedded_completely() {
    let scene = sample();
    let text = write::svg(&scene, &scene.pages[1]);
    let document = parsed(&text);
    let xlink = "http://www.w3.org/1999/xlink";
    let images = document.descendants().filter(|node| node.has_tag_name((SVG, "image")));
    let data: Vec<_> = images.filter_map(|image| image.attribute((xlink, "href"))).collect();
    assert_eq!(data.len(), scene.pictures.len());
    for (data, picture) in data.into_iter().zip(&scene.pictures) {
        let (kind, data) = data.split_once(";base64,").unwrap();
        let bytes = BASE64_STANDARD.decode(data).unwrap();
        match &picture.jpeg {
            Some(file) => assert_eq!((kind, &bytes[..]), ("data:image/jpeg", &file[..])),
            None => {
                assert_eq!(kind, "data:image/png");
                let Art::Picture(read) = art::read(&bytes).unwrap() else { panic!("a PNG is a picture") };
                assert_eq!((read.width, read.height), (picture.width, picture.height));
                assert_eq!(read.rgba(), picture.rgba());
            }
        }
    }
}

fn any_path() -> impl Strategy<Value = BezPath> {
    let point = || (-300.0..500.0f64, -300.0..500.0f64).prop_map(Point::from);
    let element = prop_oneof![
        point().prop_map(PathEl::MoveTo),
        point().prop_map(PathEl::LineTo),
        (point(), point()).prop_map(|(p1, p)| PathEl::QuadTo(p1, p)),
        (point(), point(), point()).prop_map(|(p1, p2, p)| PathEl::CurveTo(p1, p2, p)),
        Just(PathEl::ClosePath),
    ];
    (point(), prop::collection::vec(element, 1..20)).prop_map(|(start, elements)| {
        let mut path = BezPath::new();
        path.move_to(start);
        for element in elements {
            // After a subpath is closed, the next one needs an explicit start.
            if path.elements().last() == Some(&PathEl::ClosePath) {
                path.move_to(start);
            }
            path.push(element);
        }
        path
    })
}

proptest! {
    #[test]
    fn paths_survive_a_round_trip(drawn in any_path()) {
        let mut page = page("01-path", "Path");
        page.layers.add(PageLayer::Art, Node::stroked(drawn.clone(), Color::BLACK, 0.5));
        let scene = Scene { pages: vec![page], ..Scene::default() };
        let text = write::svg(&scene, &scene.pages[0]);
        let document = parsed(&text);
        let spelled = document.descendants().find_map(|node| node.attribute("d")).unwrap();
        let read = BezPath::from_svg(spelled).unwrap();
        prop_assert_eq!(read.elements().len(), drawn.elements().len());
        for (is, was) in read.elements().iter().zip(drawn.elements()) {
            let near = |is: Point, was: Point| is.distance(was) < 0.000_1;
            prop_assert!(match (*is, *was) {
                (PathEl::MoveTo(a), PathEl::MoveTo(b)) | (PathEl::LineTo(a), PathEl::LineTo(b)) => near(a, b),
                (PathEl::QuadTo(a, b), PathEl::QuadTo(c, d)) => near(a, c) && near(b, d),
                (PathEl::CurveTo(a, b, c), PathEl::CurveTo(d, e, f)) => near(a, d) && near(b, e) && near(c, f),
                (PathEl::ClosePath, PathEl::ClosePath) => true,
                _ => false,
            }, "{is:?} was {was:?}");
        }
    }
}

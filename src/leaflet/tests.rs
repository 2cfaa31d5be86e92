//! Typesets the bundled leaflets.

use kurbo::Shape as _;

use super::add_pages;
use crate::game::{Block, Game, Lang, Leaflet, Look, Mm, Options, Size};
use crate::plan::load;
use crate::scene::{Info, Node, PageLayer, Rect, Role, Scene};
use crate::sheet::tests::fixtures::options;
use crate::spec::Overrides;
use crate::templates::GAMES;

const A4: Size = Size::new(Mm::new(210), Mm::new(297));
const LETTER: Size = Size::new(Mm::from_um(215_900), Mm::from_um(279_400));

fn games() -> Vec<Game> {
    GAMES
        .iter()
        .map(|template| match load(&template.source(), &Overrides::default(), template) {
            Ok(job) => job.game,
            Err(faulty) => panic!("{}: {faulty:#?}", template.name),
        })
        .filter(|game| game.leaflet.is_some())
        .collect()
}

fn set(game: &Game, paper: Size, lang: Lang) -> Scene {
    set_as(game, &options(paper), lang)
}

fn set_as(game: &Game, options: &Options, lang: Lang) -> Scene {
    let info = Info { lang, ..Info::default() };
    let mut scene = Scene { info, ..Scene::default() };
    add_pages(game, options, Look { lang, low_ink: false }, &mut scene).expect("every glyph is there");
    scene
}

/// All leaflets in both languages on a paper, with names for messages.
fn leaflets(paper: Size) -> Vec<(String, Scene)> {
    let mut all = Vec::new();
    for game in games() {
        for lang in Lang::ALL {
            all.push((
                format!("{} ({}) on {}", game.name, lang.code(), paper.height),
                set(&game, paper, lang),
            ));
        }
    }
    all
}

/// The bounding box of a node.
fn bounds(node: &Node, scene: &Scene) -> Option<Rect> {
    match node {
        Node::Path(shape) => {
            let stroke = shape.stroke.as_ref().map_or(0.0, |stroke| stroke.width / 2.0);
            Some(shape.path.bounding_box().inflate(stroke, stroke))
        }
        Node::Text(run) => run.ink().map(|ink| run.place.transform_rect_bbox(ink)),
        Node::Picture { place, .. } => Some(place.transform_rect_bbox(Rect::new(0.0, 0.0, 1.0, 1.0))),
        Node::Use { symbol, place } => Some(place.transform_rect_bbox(scene.symbols[symbol.0].bounds)),
        Node::Clip { path, .. } => Some(path.bounding_box()),
        Node::Element { nodes, .. } => {
            nodes.iter().filter_map(|node| bounds(node, scene)).reduce(|one, other| one.union(other))
        }
    }
}

fn text(scene: &Scene) -> String {
    fn gather(nodes: &[Node], text: &mut String) {
        for node in nodes {
            match node {
                Node::Text(run) => {
                    text.push_str(&run.text);
                    text.push(' ');
                }
                Node::Clip { nodes, .. } | Node::Element { nodes, .. } => gather(nodes, text),
                _ => {}
            }
        }
    }
    let mut words = String::new();
    for page in &scene.pages {
        gather(page.layers.get(PageLayer::Art), &mut words);
    }
    words
}

#[test]
fn every_leaflet_has_one_or_two_pages() {
    for paper in [A4, LETTER] {
        for (name, scene) in leaflets(paper) {
            assert!((1..=2).contains(&scene.pages.len()), "{name}: {} pages", scene.pages.len());
        }
    }
}

#[test]
fn the_shortest_leaflets_are_a_page() {
    for game in games() {
        let Some(leaflet) = &game.leaflet else { continue };
        let lowest = [1, 2].map(|count| {
            let shortened =
                leaflet.map(|leaflet| Leaflet { blocks: leaflet.blocks[..count].to_vec(), making: 0..0 });
            let scene = set(&Game { leaflet: Some(shortened), ..game.clone() }, A4, Lang::En);
            assert_eq!(scene.pages.len(), 1);
            let texts = scene.pages[0].layers.get(PageLayer::Art).iter();
            texts.filter_map(|node| Some(bounds(node, &scene)?.y1)).fold(0.0, f64::max)
        });
        assert!(lowest[1] > lowest[0] + 5.0 && lowest[1] < 60.0, "{}: {lowest:?}", game.name);
    }
}

#[test]
fn the_margins_are_empty() {
    for paper in [A4, LETTER, Size::new(Mm::new(148), Mm::new(210)), Size::new(Mm::new(60), Mm::new(60))] {
        let (width, height) = (paper.width.get(), paper.height.get());
        // The tail of an italic j may extend slightly.
        let margin = if width < 200.0 { 4.0 } else { 15.0 };
        let inner = Rect::new(margin, margin, width - margin, height - margin);
        for (name, scene) in leaflets(paper) {
            for page in &scene.pages {
                for node in page.layers.get(PageLayer::Art) {
                    let Some(bounds) = bounds(node, &scene) else { continue };
                    assert!(bounds.union(inner) == inner, "{name}, {}: {bounds:?} {node:?}", page.name);
                }
            }
        }
    }
}

#[test]
fn a_wide_margin_applies_to_the_footer_too() {
    let (margin, game) = (22.0, &games()[0]);
    let options = Options { margin: Mm::new(22), ..options(A4) };
    let scene = set_as(game, &options, Lang::Fr);
    let inner = Rect::new(margin, margin, 210.0 - margin, 297.0 - margin);
    for page in &scene.pages {
        for layer in [PageLayer::Art, PageLayer::Marks] {
            assert!(!page.layers.get(layer).is_empty(), "{}: nothing in {layer:?}", page.name);
            for bounds in page.layers.get(layer).iter().filter_map(|node| bounds(node, &scene)) {
                assert!(bounds.union(inner) == inner, "{}, {layer:?}: {bounds:?}", page.name);
            }
        }
    }
}

#[test]
fn every_word_of_the_source_is_on_the_pages() {
    for game in games() {
        let leaflet = game.leaflet.as_ref().expect("games without one are left out");
        for lang in Lang::ALL {
            let set = letters(&text(&set(&game, A4, lang)));
            for block in &leaflet.get(lang).blocks {
                let words = match block {
                    Block::Heading(_, words) | Block::Paragraph(words) => vec![words],
                    Block::Note(paragraphs) => paragraphs.iter().collect(),
                    Block::List(list) => list.items.iter().collect(),
                    Block::Table(table) => table.rows.iter().flatten().collect(),
                    Block::Diagram(diagram) => vec![&diagram.caption],
                };
                // A floating diagram may separate the lines of a text in two columns, so only single words are searched.
                for word in words.iter().flat_map(|words| words.iter()).flat_map(|span| span.text.split(' '))
                {
                    assert!(set.contains(&letters(word)), "{} ({}): {word}", game.name, lang.code());
                }
            }
        }
    }
}

/// Only letters and digits, as spaces differ between source and page.
fn letters(text: &str) -> String {
    text.chars().filter(|c| c.is_alphanumeric()).collect()
}

#[test]
fn leaflets_of_several_languages_have_numbers_of_their_own() {
    let games = games();
    let mut scene = set(&games[0], A4, Lang::Fr);
    let before = scene.pages.len();
    add_pages(&games[1], &options(A4), Look { lang: Lang::En, low_ink: true }, &mut scene)
        .expect("every glyph is there");
    let page = &scene.pages[before];
    assert_eq!(page.name, "leaflet-1");
    assert!(page.label.starts_with("Rules 1/"), "{}", page.label);
    assert!(scene.pages[0].label.starts_with("Règles 1/"));
}

#[test]
fn typesetting_is_deterministic() {
    let games = games();
    let drawn = || crate::write::svg(&set(&games[0], A4, Lang::En), &set(&games[0], A4, Lang::En).pages[0]);
    assert_eq!(drawn(), drawn());
}

/// The number of filled squares of the size of a marker, in nodes and their symbols.
fn markers(nodes: &[Node], scene: &Scene) -> usize {
    let side = crate::game::Marker::SIDE.get();
    let is_marker = |path: &crate::scene::BezPath| {
        let bounds = path.bounding_box();
        (bounds.width() - side).abs() < 0.01 && (bounds.height() - side).abs() < 0.01
    };
    let found = |node: &Node| match node {
        Node::Path(shape) => usize::from(shape.fill.is_some() && is_marker(&shape.path)),
        Node::Use { symbol, .. } => markers(&scene.symbols[symbol.0].nodes, scene),
        Node::Clip { nodes, .. } | Node::Element { nodes, .. } => markers(nodes, scene),
        Node::Text(_) | Node::Picture { .. } => 0,
    };
    nodes.iter().map(found).sum()
}

#[test]
fn figures_show_boards_without_markers() {
    for game in games() {
        if !game.boards.is_empty() {
            let look = Look { lang: Lang::En, low_ink: false };
            let board = crate::draw::board_alone(&game, look, 0, 0).expect("every glyph is there");
            let printed = game.boards[0].markers(0).len();
            let drawn = markers(board.pages[0].layers.get(PageLayer::Art), &board);
            assert!(printed >= 4 && drawn == printed, "{} itself: {drawn}", game.name);
        }
        for lang in Lang::ALL {
            let scene = set(&game, A4, lang);
            for page in &scene.pages {
                assert_eq!(
                    markers(page.layers.get(PageLayer::Art), &scene),
                    0,
                    "{} {}",
                    game.name,
                    page.name
                );
            }
        }
    }
}

/// The lower end of each column of a page, from the left.
fn column_ends(page: &crate::scene::DrawnPage, scene: &Scene, columns: usize) -> Vec<f64> {
    let column = |bounds: Rect| (bounds.center().x / page.size.width * columns as f64) as usize;
    let mut column_ends = vec![0.0f64; columns];
    for bounds in page.layers.get(PageLayer::Art).iter().filter_map(|node| bounds(node, scene)) {
        if bounds.width() < page.size.width / columns as f64 {
            let foot = &mut column_ends[column(bounds).min(columns - 1)];
            *foot = foot.max(bounds.y1);
        }
    }
    column_ends
}

#[test]
fn the_columns_of_the_last_page_end_level() {
    for (paper, columns) in [(A4, 2), (LETTER, 2), (A4.turned(), 3), (LETTER.turned(), 3)] {
        for (name, scene) in leaflets(paper) {
            let Some(last) = scene.pages.last() else { panic!("{name} has no pages") };
            let column_ends = column_ends(last, &scene, columns);
            let high = column_ends.iter().copied().fold(0.0, f64::max);
            // A figure may be taller than its neighbours, but no column is nearly empty.
            assert!(
                column_ends.iter().all(|&foot| foot > 0.6 * high),
                "{name}, {} mm wide: {column_ends:?}",
                last.size.width
            );
        }
    }
}

/// The texts in the art of a page outside of symbols.
fn texts<'n>(nodes: &'n [Node], found: &mut Vec<&'n crate::scene::TextRun>) {
    for node in nodes {
        match node {
            Node::Text(run) => found.push(run),
            Node::Clip { nodes, .. } | Node::Element { nodes, .. } => texts(nodes, found),
            _ => {}
        }
    }
}

#[test]
fn large_print_has_no_small_letter_and_loses_none() {
    const POINT_MM: f64 = 25.4 / 72.0;
    for game in games() {
        for (paper, lang) in [(A4, Lang::En), (LETTER, Lang::Fr)] {
            let large = set_as(&game, &Options { large_print: true, ..options(paper) }, lang);
            let usual = set(&game, paper, lang);
            // Figures may have moved.
            let sorted = |scene: &Scene| {
                let mut all: Vec<char> = letters(&text(scene)).chars().collect();
                all.sort_unstable();
                all
            };
            assert_eq!(sorted(&large), sorted(&usual), "{}", game.name);
            assert!(large.pages.len() > usual.pages.len(), "{}", game.name);
            let whole = Rect::new(0.0, 0.0, paper.width.get(), paper.height.get());
            for page in &large.pages {
                for node in page.layers.get(PageLayer::Art) {
                    let Node::Element { path, nodes } = node else { continue };
                    let mut found = Vec::new();
                    texts(nodes, &mut found);
                    // A number of two figures fills the sign that it stands on.
                    let is_figure = large.element(path).unwrap().role == Role::Figure;
                    let least = if is_figure { 14.0 } else { 16.0 } * POINT_MM - 1e-9;
                    let small = found.iter().find(|run| run.size < least);
                    assert!(small.is_none(), "{}: {small:?}", game.name);
                }
                let nodes = page.layers.get(PageLayer::Art).iter();
                let art = nodes.filter_map(|node| bounds(node, &large)).reduce(|one, other| one.union(other));
                assert!(art.is_none_or(|art| whole.contains_rect(art)), "{}: {art:?}", game.name);
            }
        }
    }
}

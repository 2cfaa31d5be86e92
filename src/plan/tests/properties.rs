//! Properties of every spec: it has faults with places, or sheets with everything once and in its place.

use std::collections::BTreeSet;

use kurbo::{PathSeg, Shape as _};

use super::specs;
use crate::draw::draw;
use crate::game::{Piece, SAFE, Shape};
use crate::plan::*;
use crate::prng::Prng;
use crate::scene::{Affine, Color, DrawnPage, Node, PageLayer, Rect, Scene};
use crate::sheet::tests::placement::{misplaced_backs, outline_bounds, too_close};
use crate::sheet::{SheetItem, SheetSide, lay_out};

/// Rounding of lengths.
const ROUNDING_MM: f64 = 0.01;
/// Width of cut lines.
const HAIRLINE_MM: f64 = 0.15;

struct NoFiles;

impl Files for NoFiles {
    fn read(&self, _: &str) -> std::io::Result<Vec<u8>> {
        Err(std::io::ErrorKind::NotFound.into())
    }
}

/// The copies of a piece that lie on sheets with their face up, and how many backs behind folds show that face.
fn fronts(job: &Job, number: usize) -> (Vec<usize>, usize) {
    let on_fronts = job.sheets.iter().filter(|sheet| sheet.side == SheetSide::Front);
    let all = on_fronts.flat_map(|sheet| &sheet.placed);
    let (behind, before): (Vec<_>, Vec<_>) =
        all.filter(|placed| placed.item == SheetItem::Front(number)).partition(|placed| placed.behind_fold);
    let mut copies: Vec<usize> = before.iter().map(|placed| placed.copy).collect();
    copies.sort_unstable();
    (copies, behind.len())
}

fn expected(piece: &Piece, backs: Backs) -> (Vec<usize>, usize) {
    let is_own_twin = piece.reversible && piece.back.is_none();
    let fronts = if piece.reversible && backs == Backs::None { 2 * piece.count } else { piece.count };
    ((0..fronts).collect(), if is_own_twin && backs == Backs::Fold { piece.count } else { 0 })
}

/// The bounding boxes of everything printed by a node, within its clips, but for light halos; and whether it is text.
fn printed(scene: &Scene, node: &Node, place: Affine, clip: Rect, found: &mut Vec<(Rect, bool)>) {
    let mut add = |bounds: Rect, is_text: bool| {
        let seen = place.transform_rect_bbox(bounds).intersect(clip);
        if seen.width() > 0.0 && seen.height() > 0.0 {
            found.push((seen, is_text));
        }
    };
    match node {
        Node::Path(path) => {
            let is_halo =
                path.fill.is_none() && path.stroke.as_ref().is_some_and(|it| it.color == Color::WHITE);
            let half = path.stroke.as_ref().map_or(0.0, |stroke| stroke.width / 2.0);
            let widened = |side: PathSeg| match side {
                // Its ends are flat.
                PathSeg::Line(line) => {
                    let along = (line.p1 - line.p0).normalize() * half;
                    side.bounding_box().inflate(along.y.abs(), along.x.abs())
                }
                PathSeg::Quad(_) | PathSeg::Cubic(_) => side.bounding_box().inflate(half, half),
            };
            if !is_halo && let Some(bounds) = path.path.segments().map(widened).reduce(|a, b| a.union(b)) {
                add(bounds, false);
            }
        }
        Node::Text(text) => {
            if let Some(ink) = text.ink() {
                add(text.place.transform_rect_bbox(ink), true);
            }
        }
        Node::Picture { place, .. } => add(place.transform_rect_bbox(Rect::new(0.0, 0.0, 1.0, 1.0)), false),
        Node::Use { symbol, place: inner } => {
            let (symbol, place) = (&scene.symbols[symbol.0], place * *inner);
            let clip = match &symbol.clip {
                Some(path) => place.transform_rect_bbox(path.bounding_box()).intersect(clip),
                None => clip,
            };
            symbol.nodes.iter().for_each(|node| printed(scene, node, place, clip, found));
        }
        Node::Clip { path, nodes } => {
            let clip = place.transform_rect_bbox(path.bounding_box()).intersect(clip);
            nodes.iter().for_each(|node| printed(scene, node, place, clip, found));
        }
        Node::Element { nodes, .. } => {
            nodes.iter().for_each(|node| printed(scene, node, place, clip, found));
        }
    }
}

fn is_within(inner: Rect, outer: Rect) -> bool {
    outer.inflate(ROUNDING_MM, ROUNDING_MM).contains_rect(inner)
}

/// Describes what is printed into the margin, and what of a piece is printed beyond its bleed, or its text beyond its cut.
fn misprinted(job: &Job, sheet: &Sheet, scene: &Scene, page: &DrawnPage) -> Option<String> {
    let whole = Rect::from_origin_size((0.0, 0.0), page.size);
    let margin = job.options.margin.max(SAFE).get();
    let area = whole.inflate(-margin, -margin);
    for layer in PageLayer::ALL {
        // Half the width of a cut line is outside its piece.
        let grow = if layer == PageLayer::Cut { HAIRLINE_MM / 2.0 } else { 0.0 };
        let area = area.inflate(grow, grow);
        for node in page.layers.get(layer) {
            let mut found = Vec::new();
            printed(scene, node, Affine::IDENTITY, whole, &mut found);
            if let Some(off) = found.iter().find(|(bounds, _)| !is_within(*bounds, area)) {
                return Some(format!("{:?} of {layer:?} is not within {area:?}", off.0));
            }
        }
    }
    let items: Vec<(Rect, f64)> = sheet
        .placed
        .iter()
        .map(|placed| {
            let adjacent = placed.is_adjacent(&job.game, job.options.bleed);
            let bleed = if adjacent { job.options.bleed } else { placed.room };
            let [x0, y0, x1, y1] = outline_bounds(&job.game, placed);
            let (SheetItem::Front(number) | SheetItem::Back(number)) = placed.item else {
                return (Rect::new(x0, y0, x1, y1), bleed.get());
            };
            // The corners of hexagons and triangles move farther than their sides.
            let farther = match job.game.pieces[number].shape {
                Shape::Triangle { .. } => 2.0,
                Shape::Hexagon { .. } => 1.16,
                _ => 1.0,
            };
            (Rect::new(x0, y0, x1, y1), bleed.get() * farther)
        })
        .collect();
    let clips = |node: &Node| match node {
        Node::Clip { nodes, .. } => nodes.clone(),
        other => vec![other.clone()],
    };
    for node in page.layers.get(PageLayer::Art).iter().flat_map(clips) {
        let Node::Use { place, .. } = &node else { return Some(format!("{node:?} is no symbol")) };
        let centre = place.translation().to_point();
        let mut found = Vec::new();
        printed(scene, &node, Affine::IDENTITY, whole, &mut found);
        // A board begins at the top left of its window, a piece in its middle.
        let Some((cut, bleed)) = items.iter().find(|(cut, _)| cut.center().distance(centre) < ROUNDING_MM)
        else {
            continue;
        };
        let reach = cut.inflate(*bleed, *bleed);
        if let Some((off, is_text)) =
            found.iter().find(|(bounds, is_text)| !is_within(*bounds, if *is_text { *cut } else { reach }))
        {
            let what = if *is_text { "text" } else { "art" };
            return Some(format!("{what} at {off:?} is not within {cut:?} and its bleed of {bleed}"));
        }
    }
    None
}

fn holds(text: String) -> bool {
    let source = Source { name: "game.toml".to_owned(), text };
    let job = match load(&source, &Overrides::default(), &NoFiles) {
        Ok(job) => job,
        Err(faulty) => {
            assert!(!faulty.is_empty());
            for fault in faulty.iter().flat_map(|faulty| &faulty.faults) {
                assert!(source.text.get(fault.place()).is_some(), "{fault:?} is no place");
                assert!(!fault.message.to_string().is_empty());
            }
            return false;
        }
    };
    assert_eq!(lay_out(&job.game, &job.options).as_ref(), Ok(&job.sheets));
    assert!(!job.sheets.is_empty());
    for (number, piece) in job.game.pieces.iter().enumerate() {
        assert_eq!(fronts(&job, number), expected(piece, job.options.backs), "{}", piece.name);
    }
    assert_eq!(misplaced_backs(&job.game, &job.sheets, job.options.backs), None);
    let scene = draw(&job.game, &job.sheets, &job.options, job.look).expect("the fonts have all it says");
    let names: BTreeSet<&str> = scene.pages.iter().map(|page| page.name.as_str()).collect();
    assert_eq!(names.len(), scene.pages.len(), "each page has a name of its own");
    for (sheet, page) in job.sheets.iter().zip(&scene.pages) {
        assert_eq!(too_close(&job.game, sheet), None, "{}", page.name);
        assert_eq!(misprinted(&job, sheet, &scene, page), None, "{}", page.name);
    }
    true
}

/// A random table: its text, and the number of pieces that it asks for.
fn table(random: &mut Prng) -> (String, usize) {
    let comma = random.pick(&[",", ";", "\t"]).copied().unwrap_or(",");
    let end = random.pick(&["\n", "\r\n"]).copied().unwrap_or("\n");
    let words = [
        "",
        "Ace",
        "Été",
        "\"a, b; c\"",
        "\"a \"\"b\"\"\"",
        "\"two\nlines\"",
        "=1+2",
        "{braces}",
        "**bold**",
        ":heart:",
    ];
    let colors = ["red", "navy", "#c0ffee", ""];
    let mut text = ["name", "words", "colour", "count"].join(comma) + end;
    let mut sum = 0;
    for number in 0..=random.roll(60) {
        let (word, color) = (random.pick(&words).copied(), random.pick(&colors).copied());
        let count = random.roll(4);
        let written = if count == 1 && random.roll(2) == 0 { String::new() } else { count.to_string() };
        sum += count;
        let cells = [
            format!("n{number}"),
            word.unwrap_or_default().to_owned(),
            color.unwrap_or_default().to_owned(),
            written,
        ];
        text += &(cells.join(comma) + end);
    }
    (text, sum)
}

struct OneTable(Vec<u8>);

impl Files for OneTable {
    fn read(&self, path: &str) -> std::io::Result<Vec<u8>> {
        (path == "t.csv").then(|| self.0.clone()).ok_or_else(|| std::io::ErrorKind::NotFound.into())
    }
}

#[test]
fn random_tables_print_as_many_pieces_as_they_ask_for() {
    let random = &mut Prng::new(7);
    let (mut sheets, mut latin) = (0, 0);
    for _ in 0..150 {
        let (text, sum) = table(random);
        let is_latin = random.roll(3) == 0;
        latin += usize::from(is_latin);
        let bytes =
            if is_latin { text.chars().map(|letter| letter as u8).collect() } else { text.into_bytes() };
        let spec = "[[piece]]\nname = \"{name}\"\nshape = \"square\"\nside = \"25mm\"\ntable = \"t.csv\"\ncount = \"{count}\"\n\
                    front = { background = \"{colour}\", text = \"{words}\" }\n";
        let source = Source { name: "game.toml".to_owned(), text: spec.to_owned() };
        match load(&source, &Overrides::default(), &OneTable(bytes)) {
            Ok(job) => {
                let fronts: usize =
                    (0..job.game.pieces.len()).map(|number| fronts(&job, number).0.len()).sum();
                assert_eq!(fronts, sum);
                draw(&job.game, &job.sheets, &job.options, job.look).expect("the fonts have all it says");
                sheets += job.sheets.len();
            }
            Err(faulty) => assert!(sum == 0, "{faulty:#?}"),
        }
    }
    assert!(sheets > 150 && latin > 30);
}

/// Tests the specs of these seeds. Returns how many have no faults.
fn print_all(seeds: std::ops::Range<u64>) -> usize {
    let mut sound = 0;
    let mut wrong = Vec::new();
    for seed in seeds {
        let text = specs::spec(&mut Prng::new(seed));
        match std::panic::catch_unwind(|| holds(text)) {
            Ok(is_sound) => sound += usize::from(is_sound),
            Err(_) => wrong.push(seed),
        }
    }
    assert!(wrong.is_empty(), "the specs of the seeds {wrong:?}");
    sound
}

#[test]
fn random_specs_print_everything_once_and_in_its_place() {
    assert!(print_all(0..200) > 140);
}

#[test]
#[ignore = "it takes minutes"]
fn thousands_of_random_specs_print_everything_once_and_in_its_place() {
    assert!(print_all(0..5000) > 3500);
}

#[test]
fn a_mangled_spec_does_not_panic() {
    let random = &mut Prng::new(1);
    for _ in 0..200 {
        let mut text = specs::spec(random);
        let places: Vec<usize> = text.char_indices().map(|(at, _)| at).collect();
        let from = random.roll(places.len());
        let to = (from + random.roll(4)).min(places.len() - 1);
        let by = random.pick(&["", "\"", "é", "\u{0}", "[[piece]]\n", "= 1", "\n\n"]).copied();
        text.replace_range(places[from]..places[to], by.unwrap_or_default());
        holds(text);
    }
}

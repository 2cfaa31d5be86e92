//! Tests of a third language: what it prints, and what it says in another one.

use std::collections::BTreeSet;
use std::io;

use super::Lang;
use crate::desk::{Format, JudgedGame, drawn, print};
use crate::game::Backs;
use crate::plan::load;
use crate::scene::{DrawnPage, Node, PageLayer, Scene};
use crate::spec::{Files, Overrides};
use crate::templates::{GAMES, game};
use crate::text::Source;

const OWN_GAME: &str = r##"
[game]
name = "own"
title = { en = "Flip", fr = "Pile", de = "Wende" }
leaflet = { en = "rules.md", de = "regeln.md" }

[sheet]
lang = "de"
backs = "fold"

[[piece]]
name = "flip"
shape = "square"
side = "30mm"
count = 5
front = { text = { en = "GO", de = "LOS" }, size = "5mm" }
back = { background = "#c8102e" }
"##;

struct Leaflets;

impl Files for Leaflets {
    fn read(&self, path: &str) -> io::Result<Vec<u8>> {
        let text = match path {
            "regeln.md" => "# Wende\n\nWirf die Steine.\n",
            _ => "# Flip\n\nThrow the pieces.\n",
        };
        Ok(text.into())
    }
}

fn collect(scene: &Scene, nodes: &[Node], texts: &mut String) {
    for node in nodes {
        match node {
            Node::Text(run) => *texts += &format!("{} ", run.text),
            Node::Use { symbol, .. } => collect(scene, &scene.symbols[symbol.0].nodes, texts),
            Node::Clip { nodes, .. } | Node::Element { nodes, .. } => collect(scene, nodes, texts),
            Node::Path(_) | Node::Picture { .. } => {}
        }
    }
}

/// The texts of a page.
fn texts(scene: &Scene, page: &DrawnPage) -> String {
    let mut texts = String::new();
    for layer in PageLayer::ALL {
        collect(scene, page.layers.get(layer), &mut texts);
    }
    texts
}

#[test]
fn a_third_language_is_printed_everywhere() {
    let source = Source { name: "own.toml".to_owned(), text: OWN_GAME.to_owned() };
    let job = load(&source, &Overrides::default(), &Leaflets).unwrap_or_else(|faulty| panic!("{faulty:#?}"));
    let scene = drawn(&job).expect("a drawing");
    assert_eq!((scene.info.title.as_str(), scene.info.lang), ("Wende", Lang::De));
    let [sheet, leaflet] = &scene.pages[..] else { panic!("{} pages", scene.pages.len()) };
    let printed = texts(&scene, sheet);
    for text in ["Wende", "LOS", "falten", "Bogen 1 von", "Mit 100 % drucken"] {
        assert!(printed.replace(['\u{a0}', '\u{202f}'], " ").contains(text), "{text}: {printed}");
    }
    let printed = texts(&scene, leaflet);
    for text in ["Wende", "Wirf", "Steine"] {
        assert!(printed.contains(text), "{text}: {printed}");
    }
}

/// What Tablier itself prints on sheets in a language.
fn words_of_sheets(lang: Lang) -> BTreeSet<String> {
    let words = lang.words();
    let [long, short] = words.print_at_full_size;
    let counted = [(words.sheet)(1, 2), (words.page)(1, 2)];
    let texts =
        [long, short, words.nothing_on_this_side, words.back, words.camp, words.part, words.of, words.fold];
    let texts = texts
        .into_iter()
        .chain([words.fold_then_cut, words.part_then_fold])
        .chain(counted.iter().map(String::as_str));
    let texts = texts.chain([words.rules, words.rules_of_the_game]);
    texts.flat_map(|text| text.split(|c: char| !c.is_alphabetic())).map(str::to_lowercase).collect()
}

#[test]
fn sheets_in_a_third_language_have_no_words_of_the_others() {
    let german = words_of_sheets(Lang::De);
    let foreign: BTreeSet<String> = [Lang::En, Lang::Fr]
        .into_iter()
        .flat_map(words_of_sheets)
        .filter(|word| !german.contains(word))
        .collect();
    let mut camps = 0;
    for game in GAMES {
        for backs in [Backs::DuplexLong, Backs::Fold] {
            let overrides = Overrides { lang: Some(Lang::De), backs: Some(backs), ..Overrides::default() };
            let job = load(&game.source(), &overrides, game).unwrap_or_else(|faulty| panic!("{faulty:#?}"));
            let scene = drawn(&job).expect("a drawing");
            let sheets = scene.pages.iter().filter(|page| !page.name.contains("leaflet"));
            for page in sheets {
                let mut printed = format!("{} ", page.label);
                collect(&scene, page.layers.get(PageLayer::Marks), &mut printed);
                collect(&scene, page.layers.get(PageLayer::Fold), &mut printed);
                let words = printed.split(|c: char| !c.is_alphabetic()).map(str::to_lowercase);
                let found: Vec<_> = words.filter(|word| foreign.contains(word)).collect();
                assert!(found.is_empty(), "{} {}: {found:?} in {printed}", game.name, page.name);
                camps += usize::from(printed.contains("Lager A, Teil 1"));
            }
        }
    }
    assert!(camps > 0, "no sheet is a part of a camp");
}

#[test]
fn layers_of_files_are_named_in_a_third_language() {
    let source = Source { name: "own.toml".to_owned(), text: OWN_GAME.to_owned() };
    let job = load(&source, &Overrides::default(), &Leaflets).unwrap_or_else(|faulty| panic!("{faulty:#?}"));
    let files = print(&job, &[Format::Svg], 300).expect("files");
    let sheet = String::from_utf8(files[0].bytes.clone()).expect("UTF-8");
    assert!(sheet.contains("xml:lang=\"de\"") && sheet.contains("inkscape:label=\"Druck\""), "{sheet}");
}

#[test]
fn a_language_without_verdicts_has_those_of_another() {
    let quits = game("quits").expect("a bundled game");
    let table = |lang| {
        let overrides = Overrides { lang: Some(lang), ..Overrides::default() };
        JudgedGame::load(&quits.source(), &overrides, quits, None).expect("a game")
    };
    let told = |lang| {
        let table = table(lang);
        let judgement = table.referee.check("out: L9\n");
        let findings: Vec<_> =
            judgement.findings.iter().map(|finding| finding.message.sentence(lang)).collect();
        (table.referee.blank(lang), findings)
    };
    assert_eq!(told(Lang::De), told(Lang::En));
    assert_ne!(told(Lang::Fr), told(Lang::En));
}

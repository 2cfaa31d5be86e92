//! Tests of leaflets that are read on a screen.

use serde_json::{Value, json};

use super::{ask, asked};

fn leaflet(game: &str, lang: &str) -> Value {
    ask(json!({ "kind": "leaflet", "spec": { "game": game }, "lang": lang }))
}

fn blocks(leaflet: &Value, kind: &str) -> Vec<Value> {
    let blocks = leaflet["blocks"].as_array().unwrap_or_else(|| panic!("{leaflet}"));
    blocks.iter().filter(|block| block["block"] == kind).cloned().collect()
}

fn text(spans: &Value) -> String {
    spans.as_array().unwrap().iter().map(|span| span["text"].as_str().unwrap()).collect()
}

/// The descriptions of all figures, with plain spaces.
fn descriptions(game: &str, lang: &str) -> Vec<String> {
    let diagrams = blocks(&leaflet(game, lang), "diagram");
    let figures = diagrams.iter().flat_map(|diagram| diagram["figures"].as_array().unwrap());
    let label =
        |figure: &Value| figure["drawing"]["label"].as_str().unwrap().replace(['\u{a0}', '\u{202f}'], " ");
    figures.map(label).collect()
}

fn own(leaflet: &str) -> Value {
    let spec = "[game]\ntitle = \"Mine\"\nleaflet = \"rules.md\"\n[[board]]\nname = \"b\"\ngrid = \"square\"\ncolumns = 3\nrows = 2\nsquare = \"20mm\"\n[[piece]]\nname = \"man\"\nletter = \"M\"\nshape = \"circle\"\ndiameter = \"15mm\"\ncount = 6\n";
    let spec = json!({ "spec": spec, "name": "mine.toml" });
    let request = json!({ "kind": "leaflet", "spec": spec });
    asked(request, &[("rules.md", leaflet.as_bytes().to_vec())]).0
}

#[test]
fn a_leaflet_is_read_as_blocks_in_its_language() {
    let french = leaflet("quits", "fr");
    assert_eq!((text(&french["title"]), &french["kind"]), ("Quits".to_owned(), &json!("leaflet")));
    assert!(
        text(&french["subtitle"]).starts_with("Deux ou quatre joueurs\u{a0}· "),
        "{}",
        french["subtitle"]
    );
    let headings: Vec<_> =
        blocks(&french, "heading").iter().map(|it| it["level"].as_u64().unwrap()).collect();
    assert_eq!(headings[..3], [2, 2, 2]);
    assert!(headings.contains(&3));
    let table = &blocks(&french, "table")[0];
    assert_eq!(table["head"].as_array().unwrap().len(), 2);
    assert!(table["rows"][0][0][0]["style"] == "notation", "{table}");
    for game in ["lightning", "plank"] {
        for lang in ["en", "fr"] {
            assert_eq!(leaflet(game, lang)["kind"], "leaflet", "{game}");
        }
    }
    assert_eq!(leaflet("tokens", "fr")["message"], "Jetons n’a pas de livret");
}

#[test]
fn figures_are_described_by_what_they_are_drawn_from() {
    let quits = descriptions("quits", "en");
    // Steps of making the game stand before the boards.
    let (steps, quits) = quits.split_at(3);
    assert_eq!(steps[0], "A printed sheet is glued on card.");
    assert_eq!(
        quits[0],
        "Board of 5 × 5 squares: light ball on a2, a3, b1, b2 and c1; dark ball on e4, e3, d5, d4 and c5."
    );
    assert!(
        quits[1].ends_with("; arrow from b2 to b3; arrow from b2 to c3; arrow from b2 to c2."),
        "{}",
        quits[1]
    );
    assert!(quits.iter().any(|words| words.ends_with("; row 3 slides to the right.")), "{quits:?}");
    let lightning = descriptions("lightning", "fr");
    assert!(
        lightning[3].starts_with("Pièces, de gauche à droite : Droite I avec des lignes vers N et S ; "),
        "{}",
        lightning[3]
    );
    assert!(
        lightning[5].contains("coude avec des lignes vers E et S en h8 ; cercle autour de h8."),
        "{}",
        lightning[5]
    );
    let plank = descriptions("plank", "en");
    assert_eq!(plank[0], "Strip: white square, red square, blue square.");
    assert_eq!(
        plank[3],
        "Pieces, from left to right: token of A (red); token of A (white); token of A (blue)."
    );
    assert!(plank[8].starts_with("Strips, from top to bottom: P2: "), "{}", plank[8]);
    assert!(plank[8].contains("red square with token of B; P1: "), "{}", plank[8]);
}

#[test]
fn figures_hold_only_what_they_show() {
    let diagrams = blocks(&leaflet("quits", "en"), "diagram");
    for figure in diagrams.iter().flat_map(|diagram| diagram["figures"].as_array().unwrap()) {
        let drawing = &figure["drawing"];
        assert!(drawing["svg"].as_str().unwrap().starts_with("<svg"));
        assert!((20.0..80.0).contains(&drawing["width"].as_f64().unwrap()), "{}", drawing["width"]);
    }
}

#[test]
fn own_leaflets_have_headings_without_gaps() {
    let mine = own("Just play.\n\n#### Deep\n\n## Flat\n\n```diagram\nboard\nput M a1 b2\ncross c1\n```\n");
    assert_eq!(text(&mine["title"]), "Mine");
    let headings: Vec<_> = blocks(&mine, "heading").iter().map(|it| it["level"].clone()).collect();
    assert_eq!(headings, [2, 2]);
    assert_eq!(
        blocks(&mine, "diagram")[0]["figures"][0]["drawing"]["label"],
        "Board of 3\u{a0}×\u{a0}2 squares: man on a1 and b2; crossed out: c1."
    );
    assert_eq!(own("```diagram\nboard\nput Q a1\n```\n")["kind"], "faulty");
}

#[test]
fn the_section_on_making_a_game_follows_the_print_options() {
    let making = |game: &str, lang: &str, backs: &str| {
        let options = json!({ "backs": backs });
        let spec = json!({ "game": game });
        ask(json!({ "kind": "leaflet", "spec": spec, "options": options, "only_making": true, "lang": lang }))
    };
    for game in ["lightning", "quits", "plank", "macmahon"] {
        let read = making(game, "fr", "fold");
        let headings = blocks(&read, "heading");
        assert_eq!(
            headings.iter().map(|it| text(&it["text"])).collect::<Vec<_>>(),
            ["À imprimer, à construire"]
        );
    }
    let words = |backs| making("lightning", "en", backs)["blocks"].to_string();
    assert!(
        words("fold").contains("along the dashed line") && !words("none").contains("along the dashed line")
    );
}

//! Tests of what the page says in the language of its user.

use serde_json::{Value, json};

use super::{ask, kept};
use crate::rules::ENGINES;

const ENGLISH: &str =
    "variant: simple\nto move: dark\n. . D D .\n. . . D .\nL . . . .\nL L . . .\n. . . . .\n";

fn table(game: &str) -> Value {
    json!({ "spec": { "game": game } })
}

fn lay(game: &str, text: &str) -> Value {
    ask(json!({ "kind": "lay", "table": table(game), "text": text }))
}

fn spell(game: &str, laid: &Value, lang: &str) -> String {
    let spelt = ask(json!({ "kind": "spell", "table": table(game), "laid": laid, "lang": lang }));
    spelt["text"].as_str().map(str::to_owned).unwrap_or_default()
}

/// Keys and values of the entries of a text.
fn entries(game: &str, text: &str) -> Vec<(Value, Value)> {
    let laid = lay(game, text);
    let entries = laid["entries"].as_array().cloned().unwrap_or_default();
    entries.iter().map(|entry| (entry["key"].clone(), entry["value"].clone())).collect()
}

#[test]
fn positions_are_spelt_in_the_language_of_the_page() {
    let laid = lay("quits", ENGLISH);
    let french = spell("quits", &laid, "fr");
    assert!(french.starts_with("variante: simple\ntrait: foncé\n"), "{french}");
    assert!(french.contains(". . F F .") && french.contains("C C . . ."), "{french}");
    assert!(spell("quits", &laid, "en").starts_with("variant: simple\nto move: dark\n"));
    // A text goes over into the other language, and back.
    let again = lay("quits", &french);
    assert_eq!(spell("quits", &again, "fr"), french);
    assert_eq!(spell("quits", &again, "en"), spell("quits", &laid, "en"));
    let commented = lay("quits", &ENGLISH.replace("to move: dark", "to move =dark # Dark is late"));
    assert!(spell("quits", &commented, "fr").contains("\ntrait: foncé # Dark is late\n"));
    let may = lay("quits", "trait: ?\nmay c3: L .\n. . . . .\n. . . . .\n. . ? . .\n. . . . .\n. . . . .\n");
    assert!(spell("quits", &may, "fr").starts_with("trait: ?\npeut c3: C .\n"));
}

#[test]
fn entries_have_canonical_keys_and_values() {
    let squares = ". . F F .\n. . . F .\nC . . . .\nC C . . .\n. . . . .\n";
    for (typed, key, value) in [
        ("trait: foncé", "to move", json!("dark")),
        ("Au trait = joueuse F # voilà", "to move", json!("dark")),
        ("to move: dark", "to move", json!("dark")),
        ("jeu : CLASSIQUE", "variant", json!("classic")),
        ("sorties: clair 1", "out", json!("L1")),
        ("dernier coup: rien", "last", json!("none")),
        ("à jouer: inconnu", "to move", Value::Null),
        ("to_move: ?", "to move", Value::Null),
    ] {
        let text = format!("{typed}\n{squares}");
        assert_eq!(entries("quits", &text), [(json!(key), value)], "{typed}");
    }
    let planks = "variante: 3\nmain b: r 2b\nP1 rA b  w\n";
    assert_eq!(entries("plank", planks), [(json!("players"), json!("3")), (json!("hand B"), json!("r b b"))]);
    assert_eq!(entries("lightning", "trait: joueur b\nA: b1 I0\n"), [(json!("to move"), json!("B"))]);
    // What the page sets itself has no line.
    let laid = json!({ "entries": [{ "key": "players", "value": "3" }], "strips": [] });
    assert_eq!(spell("plank", &laid, "fr"), "joueurs: 3\n");
}

#[test]
fn known_values_that_canonical_texts_omit_stay_as_typed() {
    let squares = ". . D D .\n. . . D .\nL . . . .\nL L . . .\n. . . . .\n";
    let laid = lay("quits", &format!("variant: simple\nout: R0 # none\n{squares}"));
    assert_eq!(laid["entries"][1]["value"], Value::Null);
    assert!(spell("quits", &laid, "en").starts_with("variant: simple\nout: R0 # none\n."));
    assert!(spell("quits", &laid, "fr").starts_with("variante: simple\nsorties: R0 # none\n."));
    let unknown = lay("quits", &format!("sorties = inconnues\n{squares}"));
    assert!(spell("quits", &unknown, "en").starts_with("out: ?\n."));
}

#[test]
fn notes_on_sheets_come_in_the_language_of_the_page() {
    let notes = |lang| {
        let options = json!({ "lang": "en" });
        let drawn =
            ask(json!({ "kind": "draw", "spec": { "game": "lightning" }, "options": options, "lang": lang }));
        drawn["notes"].clone()
    };
    assert_eq!(notes("en"), json!(["the backs of its pieces are not printed: choose how under Backs"]));
    let french =
        "le dos des pièces n’est pas imprimé\u{a0}: choisissez sous «\u{a0}Dos\u{a0}» comment l’imprimer";
    assert_eq!(notes("fr"), json!([french]));
}

#[test]
fn turns_and_records_are_shown_in_the_language_of_the_page() {
    let record = "players: 2\nfirst rbw:2  top wbr:3\n";
    let written = ask(json!({ "kind": "record", "table": table("plank"), "text": record, "lang": "fr" }));
    assert_eq!(written["text"], "joueurs: 2\npremière rbw:2  haut wbr:3\n");
    for text in [record, written["text"].as_str().unwrap_or_default()] {
        let replayed = ask(json!({ "kind": "replay", "table": table("plank"), "text": text, "lang": "fr" }));
        let turns = |key: &str| -> Vec<Value> {
            replayed["moments"].as_array().unwrap().iter().map(|moment| moment["turn"][key].clone()).collect()
        };
        assert_eq!(turns("turn"), [Value::Null, json!("first rbw:2"), json!("top wbr:3")], "{replayed}");
        assert_eq!(turns("shown"), [Value::Null, json!("première rbw:2"), json!("haut wbr:3")]);
        let text = replayed["moments"][2]["text"].as_str().unwrap();
        assert!(text.starts_with("joueurs: 2\n") && text.contains("\ntrait: A\n"), "{text}");
        let play = json!({ "kind": "play", "table": table("plank"), "text": record, "lang": "fr" });
        let turns = ask(play)["turns"].clone();
        let shown = |turn: &Value| (turn["turn"].clone(), turn["shown"].clone());
        let shown: Vec<_> = turns.as_array().unwrap().iter().map(shown).collect();
        assert!(shown.contains(&(json!("top rbw:1"), json!("haut rbw:1"))), "{turns}");
    }
}

#[test]
fn assumptions_and_threats_are_shown_in_the_language_of_the_page() {
    let text = ENGLISH.replace("variant: simple\nto move: dark\n", "");
    let judged =
        |lang: &str| ask(json!({ "kind": "judge", "table": table("quits"), "text": text, "lang": lang }));
    let lines = |lang: &str| -> Vec<String> {
        judged(lang)["assumed"].as_array().unwrap().iter().map(|it| it.as_str().unwrap().to_owned()).collect()
    };
    let keys = |lang: &str| -> Vec<String> {
        lines(lang).iter().map(|line| line.split(": ").next().unwrap_or_default().to_owned()).collect()
    };
    let (mut english, mut french) = (keys("en"), keys("fr"));
    english.sort();
    french.sort();
    assert_eq!(english, ["last", "out", "to move", "variant"]);
    assert_eq!(french, ["dernier", "sorties", "trait", "variante"]);
    assert!(lines("fr").iter().any(|line| line == "trait: clair" || line == "trait: foncé"));
    let planks = "players: 2\nrA bA wA\nwB rB b\n";
    let judged = ask(json!({ "kind": "judge", "table": table("plank"), "text": planks, "lang": "fr" }));
    for threat in judged["threats"].as_array().unwrap() {
        let shown = threat["shown"].as_str().unwrap();
        assert!(!shown.contains("top") && !shown.contains("bottom"), "{judged}");
    }
}

#[test]
fn players_and_letters_come_in_the_language_of_the_page() {
    let table = |game: &str, lang: &str| ask(json!({ "kind": "table", "table": table(game), "lang": lang }));
    let quits = table("quits", "fr");
    let titles = |players: &Value| -> Vec<String> {
        players.as_array().unwrap().iter().map(|it| it["title"].as_str().unwrap().to_owned()).collect()
    };
    assert_eq!(titles(&quits["players"]["simple"]), ["Clair", "Foncé"]);
    assert_eq!(titles(&quits["players"][""]), ["Clair", "Rouge", "Foncé", "Bleu"]);
    assert_eq!(quits["players"]["classic"][1], json!({ "name": "dark", "letter": "D", "title": "Foncé" }));
    let signs = |table: &Value| -> Vec<String> {
        table["pieces"].as_array().unwrap().iter().map(|it| it["sign"].as_str().unwrap().to_owned()).collect()
    };
    let mut french = signs(&quits);
    french.sort();
    assert_eq!(french, ["B", "C", "F", "R"]);
    assert!(signs(&table("quits", "en")).contains(&"L".to_owned()));
    assert_eq!(titles(&table("plank", "fr")["players"]["3"]), ["A", "B", "C"]);
    assert_eq!(titles(&table("lightning", "fr")["players"][""]), ["A", "B"]);
    let board = String::from_utf8(kept("templates/board.toml")).unwrap();
    let board = json!({ "spec": { "spec": board, "name": "board.toml" } });
    assert_eq!(ask(json!({ "kind": "table", "table": board }))["players"][""], json!([]));
    for engine in ENGINES {
        let table = table(engine.name, "fr");
        for variant in engine.variants {
            assert!(table["players"][variant].as_array().unwrap().len() > 1, "{}/{variant}", engine.name);
        }
    }
}

/// All texts of an answer in French.
fn french(answer: &Value, all: &mut Vec<String>) {
    match answer {
        Value::Object(keys) => {
            all.extend(keys.get("fr").and_then(Value::as_str).map(str::to_owned));
            keys.iter()
                .filter(|(key, _)| *key != "text" && *key != "cover")
                .for_each(|(_, it)| french(it, all));
        }
        Value::Array(items) => items.iter().for_each(|item| french(item, all)),
        _ => {}
    }
}

#[test]
fn names_and_labels_are_set_as_french() {
    let mut all = Vec::new();
    french(&ask(json!({ "kind": "games" })), &mut all);
    assert!(all.len() > 40, "{all:?}");
    for text in all {
        let before_sign = |signs: &str| {
            text.match_indices(' ').any(|(at, _)| text[at + 1..].starts_with(|it| signs.contains(it)))
        };
        assert!(!text.contains('\'') && !before_sign(";:!?»%"), "{text}");
    }
}

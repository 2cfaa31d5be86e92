//! Keys are found by their name, by their path, by a word that they take, and by a word of their description.

use super::*;

fn found(typed: &str, lang: Lang) -> Vec<&'static str> {
    find(typed, lang).iter().map(|entry| entry.name.as_str()).collect()
}

#[test]
fn a_key_is_found_by_its_name_and_by_every_path_to_it() {
    for (typed, name) in [
        ("corner", "piece.corner"),
        ("piece.hole", "piece.hole"),
        ("pieces.front", "piece.front"),
        ("piece.front.text", "mark.text"),
        ("face.text", "mark.text"),
        ("faces.coin.background", "face.background"),
        ("board.zone.face.marks.symbol", "mark.symbol"),
        ("board.frame.color", "frame.color"),
        ("piece.edge.color", "edge.color"),
        ("photo-marks", "sheet.photo_marks"),
        ("{if tiled}", "condition.tiled"),
        ("Checker", "face.checker"),
    ] {
        assert_eq!(found(typed, Lang::En), [name], "{typed}");
    }
}

#[test]
fn a_path_that_leads_nowhere_finds_nothing() {
    assert_eq!(found("board.hole", Lang::En), [""; 0]);
    assert_eq!(found("sheet.front.text", Lang::En), [""; 0]);
    assert_eq!(found("", Lang::En), [""; 0]);
    assert_eq!(found("[[piece]]", Lang::En), ["piece"]);
}

#[test]
fn a_name_of_several_keys_finds_all() {
    assert_eq!(
        found("width", Lang::En),
        ["mark.width", "piece.width", "edge.width", "board.width", "line.width", "box.width"]
    );
}

#[test]
fn a_word_that_a_key_takes_finds_the_key() {
    assert_eq!(found("cross-hatch", Lang::En), ["face.pattern"]);
    assert_eq!(found("duplex-long", Lang::Fr), ["sheet.backs"]);
}

#[test]
fn a_word_of_a_description_finds_the_key_in_each_language() {
    assert!(found("chessboard", Lang::En).contains(&"face.checker"));
    assert!(found("damier", Lang::Fr).contains(&"face.checker"));
    assert_eq!(found("damier", Lang::En), [""; 0]);
}

#[test]
fn the_nearest_name_is_suggested() {
    assert_eq!(near("diametre", Lang::En).as_deref(), Some("diameter"));
    assert_eq!(near("piece.frnt", Lang::En).as_deref(), Some("piece.front"));
    assert_eq!(near_code("quits/too-many-bals"), Some("quits/too-many-balls"));
}

#[test]
fn codes_are_found_alone_and_by_their_family() {
    let code = &codes("quits/too-many-balls", Lang::Fr)[0];
    assert_eq!((code.code, code.layer), ("quits/too-many-balls", Some("well-formed")));
    assert!(code.meaning.starts_with("Il y a plus de billes") && code.example.is_some(), "{code:?}");
    assert!(codes("plank/", Lang::En).len() > 20);
    assert!(codes("plank", Lang::En).is_empty());
}

#[test]
fn what_a_key_takes_is_said_in_words() {
    let takes = |name: &str, lang| {
        let entry = entries(lang).iter().find(|entry| entry.name == name).expect(name);
        entry.takes.replace('\u{a0}', " ")
    };
    assert_eq!(takes("board.columns", Lang::En), "a whole number from 1 to 52");
    assert_eq!(takes("piece.hole", Lang::Fr), "une longueur, comme \"25mm\"");
    assert_eq!(takes("piece.front", Lang::En), "a table with the keys of `face`");
    assert_eq!(takes("face.marks", Lang::En), "a list of tables, each with the keys of `mark`");
    assert_eq!(takes("mark.at", Lang::En), "two lengths");
    assert_eq!(takes("mark.turn", Lang::En), "a number from -360 to 360");
    assert_eq!(takes("piece.letter", Lang::En), "a single letter in quotes");
    for lang in Lang::ALL {
        for entry in entries(lang) {
            assert!(!entry.takes.is_empty() && !entry.about.is_empty(), "{}", entry.name);
        }
    }
}

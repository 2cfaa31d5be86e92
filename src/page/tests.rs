//! Tests of the interface as the page uses it: bytes in, bytes out.

mod language;
mod leaflet;
mod play;
mod records;
mod sheets;
mod starters;
mod types;

use std::fs;
use std::path::Path;

use proptest::prelude::*;
use serde_json::{Value, json};

use super::{File, Parcel, answer};
use crate::rules::ENGINES;

/// Returns the response and its files.
fn asked(request: Value, files: &[(&str, Vec<u8>)]) -> (Value, Vec<File>) {
    let files = files.iter().map(|(name, bytes)| File { name: (*name).to_owned(), bytes: bytes.clone() });
    let bytes = Parcel { message: request, files: files.collect() }.into_bytes();
    let parcel = Parcel::from_bytes(&answer(&bytes)).expect("the answer is a parcel");
    (parcel.message, parcel.files)
}

fn ask(request: Value) -> Value {
    asked(request, &[]).0
}

fn kept(path: &str) -> Vec<u8> {
    fs::read(Path::new(env!("CARGO_MANIFEST_DIR")).join(path)).expect("a file of the project")
}

fn positions(game: &str) -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/positions").join(game);
    let mut files: Vec<_> = fs::read_dir(folder).expect("positions").flatten().map(|it| it.path()).collect();
    files.sort();
    let texts = files.iter().filter(|file| file.extension().is_some_and(|ending| ending == "txt"));
    texts.map(|file| fs::read_to_string(file).expect("a text")).collect()
}

#[test]
fn every_bundled_game_has_a_cover_and_its_rules() {
    let games = ask(json!({ "kind": "games" }));
    let names: Vec<_> = games["games"].as_array().unwrap().iter().map(|game| &game["name"]).collect();
    assert_eq!(names, ["lightning", "quits", "plank", "macmahon", "tokens"]);
    for game in games["games"].as_array().unwrap() {
        for lang in ["en", "fr"] {
            assert!(game["cover"][lang].as_str().unwrap().starts_with("<svg"), "{}", game["name"]);
        }
        let has_engine = ENGINES.iter().any(|engine| game["name"] == engine.name);
        assert_eq!(game["has_rules"], has_engine, "{}", game["name"]);
    }
    assert!(ask(json!({ "kind": "schema" }))["schema"]["properties"].is_object());
}

#[test]
fn the_font_of_headings_comes_as_a_file() {
    let (made, files) = asked(json!({ "kind": "font" }), &[]);
    assert_eq!(made["names"], json!(["LibreCaslonText-Regular.ttf"]));
    assert_eq!(files[0].bytes, kept("templates/fonts/LibreCaslonText-Regular.ttf"));
}

#[test]
fn a_table_shows_every_square_and_piece() {
    for (game, boards, squares, pieces, strips) in [
        ("quits", 1, 25, 4, 0),
        ("lightning", 2, 136, 5, 0),
        ("macmahon", 1, 24, 24, 0),
        ("plank", 0, 0, 12, 3),
    ] {
        let table = ask(json!({ "kind": "table", "table": { "spec": { "game": game } } }));
        let count = |key: &str| table[key].as_array().unwrap().len();
        assert_eq!((count("boards"), count("pieces")), (boards, pieces), "{game}");
        assert_eq!(count("strips"), strips, "{game}");
        for board in table["boards"].as_array().unwrap() {
            assert_eq!(board["squares"].as_array().unwrap().len(), squares, "{game}");
        }
    }
}

/// Reading a text and writing it again gives the same position and entries.
#[test]
fn positions_round_trip_square_by_square() {
    let mut tried = 0;
    for game in ["quits", "lightning", "plank", "macmahon"] {
        let table = json!({ "spec": { "game": game } });
        for text in positions(game) {
            let laid = ask(json!({ "kind": "lay", "table": table, "text": text }));
            let is_bare = laid["squares"] == json!([]) && laid["strips"] == json!([]);
            if laid["kind"] != "laid" || is_bare {
                continue;
            }
            tried += 1;
            for lang in ["en", "fr"] {
                let spelt = ask(json!({ "kind": "spell", "table": table, "laid": laid, "lang": lang }));
                let again = ask(json!({ "kind": "lay", "table": table, "text": spelt["text"] }));
                assert_eq!(again["squares"], laid["squares"], "{game}\n{text}\n{spelt}");
                assert_eq!(again["strips"], laid["strips"], "{game}\n{text}\n{spelt}");
                let judge = |text: &Value| {
                    ask(json!({ "kind": "judge", "table": table, "text": text }))["check"]["verdict"].clone()
                };
                assert_eq!(judge(&spelt["text"]), judge(&json!(text)), "{game}\n{text}\n{spelt}");
            }
        }
    }
    assert!(tried > 20, "{tried}");
}

#[test]
fn pieces_beside_the_board_are_listed() {
    let lay = |game: &str, text: &str| {
        let laid = ask(json!({ "kind": "lay", "table": { "spec": { "game": game } }, "text": text }));
        laid["beside"].clone()
    };
    let out = "variant: classic\nout: L0 D2\n. . D D .\n. . . . .\nL . . . D\nL L . . .\n. L L . .\n";
    assert_eq!(
        lay("quits", out),
        json!([{ "letter": "D", "colour": null, "count": 2, "pile": "out", "owner": null }])
    );
    assert_eq!(lay("lightning", "A: b1 I0\nreserve: X2\n")[0]["letter"], "X");
    let hands = lay("plank", "players: 2\nrA b  w\nw  bB r\nbA r  w\n");
    let in_hand = json!({ "letter": "A", "colour": "w", "count": 2, "pile": "hand", "owner": "A" });
    assert!(hands.as_array().unwrap().contains(&in_hand), "{hands}");
}

#[test]
fn a_verdict_has_a_game_that_can_be_replayed() {
    let table = json!({ "spec": { "game": "quits" } });
    let text = "variant: classic\nto move: dark\nout: L0 D1\n\n\
                . . D D .\n. . . D .\nL . . . D\nL L . . .\n. L L . .\n";
    let judged = ask(json!({ "kind": "judge", "table": table, "text": text }));
    assert_eq!(judged["check"]["verdict"], "legal", "{judged}");
    let record: Vec<_> =
        judged["check"]["witness"].as_array().unwrap().iter().filter_map(Value::as_str).collect();
    assert!(!record.is_empty());
    let replayed = ask(json!({ "kind": "replay", "table": table, "text": record.join(" ") }));
    let moments = replayed["moments"].as_array().unwrap();
    assert_eq!(moments.len(), record.len() + 1, "{replayed}");
    let squares =
        |text: &Value| ask(json!({ "kind": "lay", "table": table, "text": text }))["squares"].clone();
    assert_eq!(squares(&moments[record.len()]["text"]), squares(&json!(text)));
    let (made, files) =
        asked(json!({ "kind": "picture", "table": table, "text": text, "format": "svg", "lang": "fr" }), &[]);
    assert_eq!(made["names"], json!(["position.svg"]));
    assert!(files[0].bytes.starts_with(b"<svg"));
}

#[test]
fn an_unknown_option_of_the_rules_is_refused() {
    let table = json!({ "spec": { "game": "quits" }, "rules": { "ball_move": "diagonal" } });
    let refused = ask(json!({ "kind": "table", "table": table }));
    assert_eq!(refused["kind"], "refused", "{refused}");
    assert!(refused["hint"].as_str().unwrap().contains("ball_moves"), "{refused}");
}

#[test]
fn a_photo_is_read_square_by_square() {
    let table = json!({ "spec": { "game": "quits" } });
    let photo = json!({ "kind": "photo", "tables": [table] });
    let (seen, _) = asked(photo.clone(), &[("photo", kept("output/photo/tray.jpg"))]);
    assert_eq!(seen["kind"], "seen", "{seen}");
    let places = seen["places"].as_array().unwrap();
    assert_eq!(places.len(), 25);
    let (width, height) = (seen["size"][0].as_f64().unwrap(), seen["size"][1].as_f64().unwrap());
    for corner in places.iter().flat_map(|place| place["corners"].as_array().unwrap()) {
        let (x, y) = (corner[0].as_f64().unwrap(), corner[1].as_f64().unwrap());
        assert!((0.0..width).contains(&x) && (0.0..height).contains(&y), "{x} {y}");
    }
    assert_eq!(ask(photo)["kind"], "refused");
}

#[test]
fn the_game_in_a_photo_is_recognised() {
    let bundled = ["plank", "quits", "lightning"].map(|game| json!({ "spec": { "game": game } }));
    let own = |text: &str| json!({ "spec": { "spec": text, "name": "own.toml" } });
    let shown = |tables: &[Value], photo: &str| {
        let files = [("photo", kept(&format!("output/photo/{photo}.jpg")))];
        let (seen, _) = asked(json!({ "kind": "photo", "tables": tables }), &files);
        if seen["kind"] == "seen" { seen["table"].clone() } else { seen }
    };
    for (at, photo) in ["plank-table", "quits-table", "lightning-table"].iter().enumerate() {
        assert_eq!(shown(&bundled, photo), at, "{photo}");
    }
    let copy = |template: &str| {
        let text = String::from_utf8(kept(template)).unwrap();
        let lines: Vec<&str> = text.lines().filter(|line| !line.starts_with("leaflet")).collect();
        assert_eq!(ask(json!({ "kind": "table", "table": own(&lines.join("\n")) }))["kind"], "table");
        lines.join("\n")
    };
    let (quits, board) = (copy("templates/quits.toml"), copy("templates/board.toml"));
    let rules = quits.find("[rules]").unwrap()..quits.find("[colors]").unwrap();
    let ruleless = [&quits[..rules.start], &quits[rules.end..]].concat();
    let with = |text: &str| shown(&[bundled.as_slice(), &[own(text)]].concat(), "quits-table");
    // A copy makes no difference; a game with some of the markers, or with faults, does not get in the way.
    for other in [quits.as_str(), &board, "[[board]]\nname = 1\n"] {
        assert_eq!(with(other), 1);
    }
    // The same print has another verdict without rules.
    assert_eq!(with(&ruleless), json!({ "kind": "ambiguous", "tables": [1, 3] }));
    assert_eq!(ask(json!({ "kind": "photo", "tables": [] }))["kind"], "refused");
}

#[test]
fn malformed_parcels_are_refused() {
    for bytes in [&b""[..], b"\xff\xff\xff\xff", b"\x02\0\0\0{}", b"\x00\0\0\0"] {
        let answered = Parcel::from_bytes(&answer(bytes)).expect("the answer is a parcel");
        assert_eq!(answered.message["kind"], "refused", "{bytes:?}");
    }
}

proptest! {
    #[test]
    fn parcels_round_trip(
        message in "[ -~é]{0,20}",
        files in prop::collection::vec(("[a-z/é.]{0,9}", prop::collection::vec(any::<u8>(), 0..30)), 0..4),
    ) {
        let files = files.into_iter().map(|(name, bytes)| File { name, bytes }).collect();
        let parcel = Parcel { message: json!(message), files };
        let bytes = parcel.clone().into_bytes();
        prop_assert_eq!(Parcel::from_bytes(&bytes), Ok(parcel));
        for end in 0..bytes.len() {
            let _ = Parcel::from_bytes(&bytes[..end]);
        }
    }

    #[test]
    fn any_text_is_answered(text in "[a-eLDRBX0-9?.: \n]{0,80}", game in 0..3usize) {
        let game = ["quits", "lightning", "plank"][game];
        let table = json!({ "spec": { "game": game } });
        for kind in ["lay", "judge", "play", "replay"] {
            let said = ask(json!({ "kind": kind, "table": table, "text": text }));
            prop_assert!(said["kind"].is_string());
        }
    }
}

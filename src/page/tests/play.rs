//! Tests of games that are played on the page.

use serde_json::{Value, json};

use super::ask;

fn play(game: &str, record: &str) -> Value {
    ask(json!({ "kind": "play", "table": { "spec": { "game": game } }, "text": record }))
}

fn act<'a>(played: &'a Value, turn: &str) -> &'a Value {
    let turns = played["turns"].as_array().expect("turns");
    let found = turns.iter().find(|it| it["turn"] == turn).unwrap_or_else(|| panic!("{turn}: {played}"));
    &found["act"]
}

#[test]
fn a_turn_says_what_it_does_on_the_board() {
    let quits = play("quits", "a2-a3");
    let slide = act(&quits, "5>");
    assert_eq!(slide["slide"], json!(["a5", "b5", "c5", "d5", "e5"]), "{slide}");
    assert_eq!(act(&quits, "ev")["slide"], json!(["e5", "e4", "e3", "e2", "e1"]));
    let step = act(&quits, "d4-c3");
    assert_eq!((&step["from"], &step["to"], &step["piece"]), (&json!("d4"), &json!("c3"), &Value::Null));
    assert_eq!(quits["played"][1]["turn"]["act"]["to"], "a3");

    let lightning = play("lightning", "I0@A:a1 Y hold");
    let placed = act(&lightning, "*Y1@A:b1");
    let reserve = json!({ "letter": "Y", "colour": null, "quarters": 1, "pile": "reserve" });
    assert_eq!((&placed["to"], &placed["piece"]), (&json!("A:b1"), &reserve));
    let held = act(&lightning, "X hold");
    assert_eq!((&held["beside"], &held["piece"]["pile"]), (&json!(true), &Value::Null));
    let beside = &lightning["laid"]["beside"];
    assert_eq!(beside[0]["pile"], "reserve", "{beside}");

    let plank = play("plank", "players: 2\nfirst rbw:2");
    let laid = act(&plank, "bottom wrb:3");
    assert_eq!(laid["strip"], json!({ "top": false, "colours": "wrb", "place": 2 }), "{laid}");
    let hand = json!({ "letter": "B", "colour": "b", "quarters": 0, "pile": "hand" });
    assert_eq!(laid["piece"], hand);
    assert_eq!(act(&plank, "P1:1")["piece"]["colour"], "r");
    let beside = plank["laid"]["beside"].as_array().expect("piles");
    assert!(beside.iter().any(|it| it["owner"] == "A" && it["count"] == 1), "{beside:?}");
}

#[test]
fn a_record_with_an_illegal_turn_is_not_played() {
    let replayed = play("quits", "a2-a3 a3-a4");
    assert_eq!((&replayed["kind"], &replayed["replay"]["failed"]["turn"]), (&json!("replayed"), &json!(2)));
}

#[test]
fn a_game_begins_before_its_first_turn() {
    for (game, header, turns) in [
        ("quits", "variant: simple\n", 13),
        ("quits", "", 1),
        ("lightning", "first: B\n", 1),
        ("plank", "players: 3\nfirst: B\n", 1),
    ] {
        let played = play(game, header);
        assert_eq!(played["kind"], "played", "{game}: {played}");
        assert!(played["turns"].as_array().expect("turns").len() >= turns, "{game}: {played}");
        assert_eq!(played["played"].as_array().expect("moments").len(), 1);
        assert_eq!(played["judged"]["check"]["verdict"], "legal");
    }
}

#[test]
fn a_played_game_is_judged_as_its_position_is() {
    let game = json!({ "spec": { "game": "quits" } });
    let record = "variant: simple\nb2-c3 d4-c4 1> 5<";
    let played = ask(json!({ "kind": "play", "table": game, "text": record }));
    let judged = ask(json!({ "kind": "judge", "table": game, "text": played["text"] }));
    let of_game = &played["judged"];
    for key in ["schema", "game", "variant", "source", "verdict", "position", "status", "findings"] {
        assert_eq!(of_game["check"][key], judged["check"][key], "{key}");
    }
    assert_eq!((&of_game["threats"], &of_game["notes"]), (&judged["threats"], &judged["notes"]));
    assert_eq!(of_game["check"]["witness"], json!(["b2-c3", "d4-c4", "1>", "5<"]));
}

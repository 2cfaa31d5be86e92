//! `replay`: draws by repetition, and the sample game.

use serde_json::{Value, json};

use crate::support::Bench;

fn replayed(game: &str, record: &str) -> (Value, String) {
    let bench = Bench::new();
    bench.write("record.txt", record);
    let document = bench.run(&["replay", game, "record.txt", "--json"]).out;
    let document = serde_json::from_str(&document).expect("one JSON document");
    (document, bench.run(&["replay", game, "record.txt"]).out)
}

const SAMPLE: &str = include_str!("../../templates/plank/sample.en.txt");

#[test]
fn a_position_that_occurs_three_times_may_be_declared_a_draw() {
    // The start position recurs without the ban on undoing a slide, and so does the position after the first turn.
    let (document, words) = replayed("quits", "2> 4< 2< 4> 2> 4< 2< 4> 2> 4< 2<");
    assert_eq!(document["repetition"], json!({ "turn": 9, "after": [1, 5, 9] }));
    assert_eq!(
        (&document["verdict"], &document["turns"]),
        (&json!("legal"), &json!(11)),
        "nothing ends by itself"
    );
    assert_eq!(document["status"]["over"], json!(false));
    let said = "A draw may be declared from turn 9 on: the same position, with the same player to move, had already occurred \
        after turn 1 and after turn 5.\n";
    assert!(words.contains(said), "{words}");
    let (document, words) = replayed("quits", "2> 4< 2< 4> 2> 4< 2< 4>");
    assert_eq!(document["repetition"], Value::Null);
    assert!(!words.contains("draw"), "{words}");
}

#[test]
fn tokens_moving_to_and_fro_repeat_a_position_of_plank() {
    let round = " P1:1>P5:2 P4:1>P6:2 P5:2>P1:1 P6:2>P4:1";
    let (document, words) = replayed("plank", &format!("{SAMPLE}{round}{round}{round}"));
    assert_eq!(document["verdict"], json!("legal"), "{words}");
    assert_eq!(document["repetition"], json!({ "turn": 20, "after": [12, 16, 20] }));
    assert!(words.contains("from turn 20 on"), "{words}");
    // The same position with the other player to move is a different one.
    let (document, _) = replayed("plank", &format!("{SAMPLE}{round}"));
    assert_eq!(document["repetition"], Value::Null);
}

#[test]
fn lightning_has_no_draw_by_repetition() {
    let (document, _) = replayed("lightning", "I0@A:c1 I0@B:c1");
    assert_eq!((&document["verdict"], &document["repetition"]), (&json!("legal"), &Value::Null));
}

#[test]
fn the_sample_game_comes_with_a_new_plank_and_is_legal_in_both_languages() {
    let bench = Bench::new();
    let notice = bench.stderr_of(&["new", "plank"]);
    assert!(notice.contains("run: tablier replay plank plank/sample.en.txt\n"), "{notice}");
    for file in ["plank/sample.en.txt", "plank/sample.fr.txt"] {
        let said = bench.stdout_of(&["replay", "plank", file]);
        assert!(said.contains("legal: Plank (2), 12 turns"), "{said}");
        assert!(said.contains("B threatens to win: P2:1>P4:2, P1:3>P4:2, P3:1>P2:2, P4:3>P2:2"), "{said}");
    }
}

#[test]
fn new_names_the_record_of_the_sample_game() {
    let bench = Bench::new();
    bench.stdout_of(&["new", "plank", "one.toml"]);
    bench.write("plank/leaflet.en.md", "# Mine\n");
    let notice = bench.stderr_of(&["new", "plank", "two.toml"]);
    let line = notice.lines().find(|line| line.contains("sample game")).expect("a hint");
    let file = line.split_whitespace().last().expect("a file");
    assert_ne!(file, "plank/sample.en.txt");
    assert!(bench.stdout_of(&["replay", "plank", file]).contains("12 turns"), "{notice}");
}

#[test]
fn a_large_board_is_not_repeated_after_an_illegal_turn() {
    let (document, words) = replayed("lightning", "I0@A:c1 I0@A:c1");
    assert_eq!(document["verdict"], json!("illegal"));
    assert!(words.contains("illegal: Lightning, after 1 turn") && words.lines().count() < 20, "{words}");
    let (_, words) = replayed("lightning", "I0@A:c1");
    assert!(words.lines().count() > 30, "a legal one is shown: {words}");
}

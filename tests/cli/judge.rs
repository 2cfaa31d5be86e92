//! `check`, `moves`, `replay`, `perft` and `blank`: input, output and exit status.

use serde_json::{Value, json};

use crate::support::Bench;

const WON: &str = "players: 2\nwB b rB\nrA bA wA\n";

#[test]
fn a_position_comes_from_a_file_or_from_standard_input() {
    let bench = Bench::new();
    bench.write("position.txt", WON);
    let from_file = bench.run(&["check", "plank", "position.txt"]);
    for args in [&["check", "plank"][..], &["check", "plank", "-"]] {
        let piped = bench.feed(args, WON);
        assert_eq!((piped.status, &piped.out), (from_file.status, &from_file.out), "{args:?}");
    }
    assert_eq!(from_file.status, 0, "{}", from_file.out);
    assert!(from_file.out.contains("A has won"), "{}", from_file.out);
}

#[test]
fn the_exit_status_distinguishes_verdicts() {
    let bench = Bench::new();
    let illegal = bench.feed(&["check", "plank"], "r w b\nw r b\n");
    assert_eq!((illegal.status, illegal.err.as_str()), (1, ""));
    assert!(illegal.out.starts_with("illegal: Plank"), "{}", illegal.out);
    let unreadable = bench.feed(&["check", "plank"], "r w\nfoo: 1\n");
    assert_eq!((unreadable.status, unreadable.out.as_str()), (2, ""));
    assert!(
        unreadable.err.contains("stdin:1:1") && unreadable.err.contains("stdin:2:1"),
        "{}",
        unreadable.err
    );
}

#[test]
fn json_always_has_every_key() {
    let bench = Bench::new();
    for (input, verdict) in [(WON, "legal"), ("r w b\nw r b\n", "illegal"), ("?", "unreadable")] {
        let outcome = bench.feed(&["check", "plank", "--json"], input);
        let document: Value = serde_json::from_str(&outcome.out).expect("one JSON document");
        assert_eq!((&document["schema"], &document["verdict"]), (&json!(2), &json!(verdict)));
        assert_eq!((&document["game"], &document["source"]), (&json!("plank"), &json!("text")));
        let keys: Vec<_> = document.as_object().expect("an object").keys().map(String::as_str).collect();
        let expected = [
            "assumed", "deduced", "findings", "game", "more", "numbers", "position", "schema", "seen",
            "source", "status", "variant", "verdict", "witness",
        ];
        let mut sorted = keys.clone();
        sorted.sort_unstable();
        assert_eq!(sorted, expected, "{verdict}");
        assert_eq!(document["findings"].as_array().expect("findings").is_empty(), verdict == "legal");
    }
}

#[test]
fn a_witness_can_be_replayed() {
    let bench = Bench::new();
    let judged = bench.feed(&["check", "plank", "--json"], WON);
    let document: Value = serde_json::from_str(&judged.out).expect("one JSON document");
    let turns: Vec<_> =
        document["witness"].as_array().expect("a game").iter().filter_map(Value::as_str).collect();
    let replayed = bench.feed(&["replay", "plank", "--json"], &turns.join("\n"));
    assert_eq!(replayed.status, 0, "{}", replayed.out);
    let replayed: Value = serde_json::from_str(&replayed.out).expect("one JSON document");
    assert_eq!(replayed["turns"], turns.len());
    let played = replayed["played"].as_array().expect("the turns");
    assert_eq!(played.iter().map(|step| step["turn"].as_str().expect("a turn")).collect::<Vec<_>>(), turns);
    assert_eq!(played.last().map(|step| step["threats"].is_array()), Some(true), "{replayed}");
    assert_eq!(replayed["status"]["winner"], document["status"]["winner"]);
    assert_eq!(replayed["failed"], Value::Null);
}

#[test]
fn a_failing_record_names_the_turn_and_the_legal_ones() {
    let bench = Bench::new();
    let outcome = bench.feed(&["replay", "plank", "--json"], "1. first rbw:2\n2. P1:2\n");
    assert_eq!(outcome.status, 1);
    let document: Value = serde_json::from_str(&outcome.out).expect("one JSON document");
    let failed = &document["failed"];
    assert_eq!((&failed["turn"], &failed["line"], &failed["column"]), (&json!(2), &json!(2), &json!(4)));
    assert_eq!(failed["text"], "P1:2");
    assert!(failed["legal"].as_array().expect("turns").contains(&json!("P1:1")));
}

#[test]
fn every_legal_turn_of_the_list_can_be_played() {
    let bench = Bench::new();
    let record = "first rbw:2 top wbr:3";
    let position: Value =
        serde_json::from_str(&bench.feed(&["replay", "plank", "--json"], record).out).expect("JSON");
    let position = position["position"].as_str().expect("a position").to_owned();
    let turns = bench.feed(&["moves", "plank"], &position);
    assert_eq!(turns.status, 0, "{}", turns.err);
    assert!(turns.out.lines().count() > 20, "{}", turns.out);
    for turn in turns.out.lines().take(12) {
        let outcome = bench.feed(&["replay", "plank"], &format!("{record} {turn}"));
        assert_eq!(outcome.status, 0, "{turn}: {}", outcome.out);
    }
}

#[test]
fn a_form_can_be_read_as_it_is_printed() {
    let bench = Bench::new();
    for game in ["plank", "plank/3", "plank/4", "lightning", "quits", "quits/simple", "quits/four"] {
        let form = bench.stdout_of(&["blank", game]);
        let outcome = bench.feed(&["check", game], &form);
        assert!(outcome.status != 2, "{game}: {}", outcome.err);
    }
}

#[test]
fn a_game_without_rules_is_checked_against_box_and_board() {
    let bench = Bench::new();
    bench.write(
        "mine.toml",
        "[[board]]\nname = \"field\"\ngrid = \"square\"\ncolumns = 3\nrows = 2\nsquare = \"30mm\"\n\
         [[piece]]\nname = \"cross\"\nletter = \"X\"\nshape = \"circle\"\ndiameter = \"25mm\"\ncount = 1\n",
    );
    let sound = bench.feed(&["check", "mine.toml"], "X . .\n. . .\n");
    assert_eq!(sound.status, 0, "{}{}", sound.out, sound.err);
    assert!(sound.out.starts_with("fits: mine"), "{}", sound.out);
    assert!(sound.out.contains("Box and board allow it."), "{}", sound.out);
    let document = bench.feed(&["check", "mine.toml", "--json"], "X . .\n. . .\n");
    let document: Value = serde_json::from_str(&document.out).expect("one JSON document");
    assert_eq!((&document["verdict"], &document["findings"]), (&json!("fits"), &json!([])));
    let crowded = bench.feed(&["check", "mine.toml"], "X . .\n. X .\n");
    assert_eq!(crowded.status, 1, "{}{}", crowded.out, crowded.err);
    assert!(crowded.out.contains("grid/too-many-pieces"), "{}", crowded.out);
}

#[test]
fn a_position_needs_no_paper_that_its_game_would_fit() {
    let bench = Bench::new();
    bench.write(
        "large.toml",
        "[[board]]\ncolumns = 3\nrows = 3\nsquare = \"260mm\"\n\n[[piece]]\nshape = \"square\"\nside = \"250mm\"\n\
         count = 9\nletter = \"A\"\nfront = { background = \"red\" }\n",
    );
    assert_eq!(bench.run(&["print", "large.toml"]).status, 2);
    bench.write("position.txt", &bench.stdout_of(&["blank", "large.toml"]));
    let said = bench.stdout_of(&["check", "large.toml", "position.txt"]);
    assert!(said.starts_with("fits"), "{said}");
}

#[test]
fn a_game_without_rules_has_no_turns_and_says_so() {
    let bench = Bench::new();
    bench.stdout_of(&["new", "board"]);
    bench.write("position.txt", &bench.stdout_of(&["blank", "board.toml"]));
    for args in [
        &["moves", "board.toml", "position.txt"][..],
        &["replay", "board.toml", "position.txt"],
        &["perft", "board.toml", "2"],
    ] {
        let said = bench.error_of(args);
        assert!(said.contains("My board: this game has no rules to play by"), "{said}");
        assert!(said.contains("tablier check") && !said.contains("lightning"), "{said}");
    }
}

#[test]
fn a_game_without_a_board_has_no_positions_and_says_so() {
    let bench = Bench::new();
    for args in [&["blank", "tokens"][..], &["check", "tokens"], &["moves", "tokens"]] {
        let said = bench.error_of(args);
        assert!(said.contains("has no board, so there are no positions"), "{said}");
        assert!(said.contains("`tablier print` prints it"), "{said}");
    }
}

#[test]
fn an_open_square_is_settled_in_text_and_json() {
    let bench = Bench::new();
    let open = "out: L0 D0\n. . D D .\n. . . D D\n? . . . D\nL L . . .\n. L L . .\n";
    let notice = bench.feed(&["check", "quits"], open);
    assert_eq!(notice.status, 0, "{}{}", notice.out, notice.err);
    assert!(notice.out.contains("note: a3 was not clear; box and board leave only L"), "{}", notice.out);
    // What follows is not assumed.
    assert!(
        notice.out.contains("Assumed, since the text does not say:") && !notice.out.contains("a3: L"),
        "{}",
        notice.out
    );
    let document: Value = serde_json::from_str(&bench.feed(&["check", "quits", "--json"], open).out)
        .expect("one JSON document");
    assert_eq!((&document["verdict"], &document["deduced"]["a3"]), (&json!("legal"), &json!("L")));
    // Without the balls that are out, the position is undecided.
    let notice = bench.feed(&["check", "quits"], open.trim_start_matches("out: L0 D0\n"));
    assert_eq!(notice.status, 3, "{}{}", notice.out, notice.err);
    assert!(notice.out.contains("a3 may be empty or L"), "{}", notice.out);
}

#[test]
fn unknown_games_and_files_are_refused_with_a_hint() {
    let bench = Bench::new();
    bench.write("p.txt", WON);
    std::fs::write(bench.path("photo.jpg"), [0xff, 0xd8, 0xff, 0xe0]).expect("a picture");
    for (args, said) in [
        (&["check", "plonk", "p.txt"][..], "did you mean `plank`?"),
        (&["check", "quits/simpel", "p.txt"], "did you mean `simple`?"),
        (&["check", "lightning/2", "p.txt"], "lightning has no variants"),
        (
            &["check", "plank", "p.txt", "--rule", "ball_moves=diagonal"],
            "it is an option of the rules of quits",
        ),
        (&["check", "plank", "none.txt"], "cannot read none.txt"),
        (&["moves", "plank", "photo.jpg"], "is a JPEG picture"),
        (&["check", "plank", "photo.jpg"], "the JPEG is damaged"),
        (&["perft", "plank", "0"], "use a whole number from 1 to 99"),
        (&["perft", "tokens", "2"], "has no board"),
    ] {
        let refused = bench.error_of(args);
        assert!(refused.contains(said), "{args:?}: {refused}");
    }
}

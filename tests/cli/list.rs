//! `tablier list`

use crate::support::Bench;

#[test]
fn every_bundled_game_is_listed_with_what_it_prints() {
    let listed = Bench::new().stdout_of(&["list"]);
    for line in [
        "prints 2 boards of 8 × 17 squares, 150 tiles, the rules",
        "prints a board of 5 × 5 squares, 25 tiles, 4 walls, 16 balls, the rules",
        "prints 12 planks, 24 tokens, the rules",
        "prints a board of 6 × 4 squares, 24 tiles, the rules",
        "variants quits/classic quits/simple quits/four",
    ] {
        assert!(listed.contains(line), "{line} is missing:\n{listed}");
    }
}

#[test]
fn the_list_is_available_as_json() {
    let listed = Bench::new().stdout_of(&["list", "--json"]);
    let document: serde_json::Value = serde_json::from_str(&listed).expect("one JSON document");
    assert_eq!(document["schema"], 1);
    let names: Vec<_> =
        document["games"].as_array().expect("games").iter().map(|game| &game["name"]).collect();
    assert_eq!(names, ["lightning", "quits", "plank", "macmahon", "tokens"]);
    assert_eq!(document["games"][2]["variants"], serde_json::json!(["2", "3", "4"]));
}

#[test]
fn the_pieces_of_a_game_are_listed_by_name() {
    let bench = Bench::new();
    let listed = bench.stdout_of(&["list", "plank", "--pieces"]);
    let lines: Vec<_> = listed.lines().collect();
    assert_eq!(lines.len(), 15, "{listed}");
    assert_eq!(lines[0], "plank-red   4 Planks, plank-red#1 to plank-red#4");
    assert_eq!(lines[3], "red-a       2 Tokens");
    let french = bench.stdout_of(&["list", "plank", "--pieces", "--lang", "fr"]);
    assert!(french.starts_with("plank-red   4 Planches, plank-red#1 à plank-red#4\n"), "{french}");
    assert!(bench.stdout_of(&["list", "hex"]).starts_with("hex Hex"));
    assert!(bench.error_of(&["list", "--pieces"]).contains("SPEC"));
    let spec = "[[piece]]\nname = \"meeple\"\nshape = \"circle\"\ndiameter = \"20mm\"\ncount = 12\n";
    bench.write("own.toml", spec);
    assert_eq!(bench.stdout_of(&["list", "own.toml", "--pieces"]), "meeple 12 Tokens\n");
}

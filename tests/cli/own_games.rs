//! Games of makers, written as short as the language allows: they print without a fault or a note.

use std::fs;
use std::path::Path;

use crate::support::Bench;

/// Pieces of each game; a spec has at most these lines.
const GAMES: [(&str, u64); 12] = [
    ("backgammon", 36),
    ("cards", 54),
    ("dominoes", 28),
    ("draughts", 24),
    ("heroes", 20),
    ("hex", 122),
    ("letters", 100),
    ("macmahon", 24),
    ("morris", 18),
    ("rails", 20),
    ("salta", 30),
    ("tantrix", 10),
];
const MOST_LINES: usize = 30;

#[test]
fn own_games_are_short_and_print_without_a_note() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/own-games");
    let bench = Bench::with_copies_of(&folder);
    let names = fs::read_dir(folder).expect("the games").flatten().map(|entry| entry.path());
    let specs: Vec<_> = names.filter(|path| path.extension().is_some_and(|end| end == "toml")).collect();
    assert_eq!(specs.len(), GAMES.len());
    for (game, pieces) in GAMES {
        let spec = format!("{game}.toml");
        let lines = bench.read(&spec).lines().count();
        assert!(lines <= MOST_LINES, "{game} has {lines} lines");
        let said = bench.stdout_of(&["print", &spec, "--strict", "--format", "pdf", "--json"]);
        let answer: serde_json::Value = serde_json::from_str(&said).expect("JSON");
        let printed = answer["games"][0]["pieces"].as_array().expect("pieces");
        let count: u64 = printed.iter().filter_map(|group| group["count"].as_u64()).sum();
        assert_eq!(count, pieces, "{game}");
    }
}

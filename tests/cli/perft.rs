//! Verifies the committed tables of `tests/data/perft`: numbers of sequences of turns.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::Command;

/// Larger counts are left to `cargo test --release -- --ignored`.
const MAX_COUNT: u64 = 50_000_000;

/// Counts by depth, for each game, variant and options.
type Tables = BTreeMap<Vec<String>, Vec<u64>>;

fn tables() -> Tables {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/perft");
    let mut tables = Tables::new();
    for entry in fs::read_dir(folder).expect("the tables").flatten() {
        let text = fs::read_to_string(entry.path()).expect("a table");
        for line in text.lines().filter(|line| !line.starts_with('#') && !line.trim().is_empty()) {
            let mut words: Vec<String> = line.split_whitespace().map(str::to_owned).collect();
            let count = words.pop().expect("a count").parse().expect("a count");
            let depth: usize = words.pop().expect("a depth").parse().expect("a depth");
            let counts = tables.entry(words).or_default();
            counts.push(count);
            assert_eq!(counts.len(), depth, "{line}: no depth is left out");
        }
    }
    tables
}

fn counted(called: &[String], depth: usize) -> Vec<u64> {
    let (game, rules) = called.split_first().expect("a game");
    let mut command = Command::new(env!("CARGO_BIN_EXE_tablier"));
    command.env("TABLIER_LANG", "en");
    command.args(["perft", game, &depth.to_string()]);
    for rule in rules {
        command.args(["--rule", rule]);
    }
    let output = command.output().expect("the command runs");
    assert!(output.status.success(), "{called:?}: {}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8(output.stdout).expect("text");
    let lines = text.lines().enumerate().map(|(index, line)| {
        let (depth, count) = line.split_once(' ').expect("a depth and a count");
        assert_eq!(depth, (index + 1).to_string());
        count.parse().expect("a count")
    });
    lines.collect()
}

fn agree(is_wanted: impl Fn(u64) -> bool) {
    for (called, counts) in tables() {
        let depth = counts.iter().take_while(|count| is_wanted(**count)).count();
        assert_eq!(counted(&called, depth), counts[..depth], "{called:?}");
    }
}

#[test]
fn every_game_variant_and_option_has_a_table_that_is_deep_enough() {
    let tables = tables();
    let variants = |game: &str| tables.keys().filter(|called| called[0].starts_with(game)).count();
    let counts = ["quits", "plank", "lightning", "macmahon"].map(variants);
    assert_eq!(counts, [6, 6, 2, 2]);
    for game in ["quits", "plank", "lightning", "macmahon"] {
        let largest = tables.iter().filter(|(called, _)| called[0].starts_with(game));
        let largest = largest.flat_map(|(_, counts)| counts).max().copied();
        assert!(largest >= Some(10_000_000), "{game}: {largest:?}");
    }
}

#[test]
fn counts_agree() {
    agree(|count| count <= MAX_COUNT);
}

#[test]
#[ignore = "takes minutes unless it is built for release"]
fn large_counts_agree() {
    agree(|_| true);
}

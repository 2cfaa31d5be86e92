//! The turns of leaflets and sample games are those that the command reads.

use crate::support::Bench;

/// The notation that a leaflet shows between backticks: first columns, and lists of turns.
fn leaflet_turns(game: &str, lang: &str) -> Vec<String> {
    let path = format!("{}/templates/{game}/leaflet.{lang}.md", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(path).expect("a bundled leaflet");
    let rows = text.lines().filter(|line| line.starts_with("| `"));
    let numbered = |turn: &str| turn.split_once(". ").is_some_and(|(number, _)| number.parse::<u8>().is_ok());
    let cells = rows.flat_map(|row| row.split('|').filter(|cell| !cell.trim().is_empty()).enumerate());
    let first = cells.flat_map(|(column, cell)| {
        let spans: Vec<&str> = cell.split('`').skip(1).step_by(2).collect();
        spans.into_iter().filter(move |span| column == 0 || numbered(span))
    });
    first.map(|span| span.split_once(". ").map_or(span, |(_, turn)| turn).to_owned()).collect()
}

#[test]
fn every_turn_shown_in_a_leaflet_is_accepted() {
    for game in ["lightning", "macmahon", "plank", "quits"] {
        for lang in ["en", "fr"] {
            let turns = leaflet_turns(game, lang);
            assert!(turns.len() >= 5, "{game} {lang}: {turns:?}");
            for turn in turns {
                let bench = Bench::new();
                bench.write("game.txt", &format!("{turn}\n"));
                let outcome = bench.run(&["replay", game, "game.txt"]);
                assert!([0, 1].contains(&outcome.status), "{game} {lang} `{turn}`: {}", outcome.err);
                let english = ["hold", "pass", "first", "top", "bottom", "SW", "NW"];
                let word = |word: &str| lang == "en" || !english.contains(&word);
                assert!(turn.split([' ', '>', '-', '@']).all(word), "{game}: `{turn}` is not French");
            }
        }
    }
}

#[test]
fn the_french_sample_game_is_french_and_legal() {
    let bench = Bench::new();
    let said = bench.stderr_of(&["new", "plank", "--lang", "fr"]);
    assert!(said.contains("tablier replay plank plank/sample.fr.txt"), "{said}");
    let sample = bench.read("plank/sample.fr.txt");
    for word in [" first ", " top ", " bottom "] {
        assert!(!sample.contains(word), "{word}");
    }
    bench.stdout_of(&["replay", "plank", "plank/sample.fr.txt"]);
}

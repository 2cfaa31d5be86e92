//! `tablier print`

use std::io::Write;
use std::process::Stdio;

use crate::support::Bench;

const TOKENS: &str = "[[piece]]\nshape = \"circle\"\ndiameter = \"25mm\"\ncount = 24\n";

#[test]
fn four_lines_make_a_sheet() {
    let bench = Bench::new();
    bench.write("coins.toml", TOKENS);
    let said = bench.stderr_of(&["print", "coins.toml"]);
    assert_eq!(
        said,
        "coins: 1 sheet of 210 mm × 297 mm (tokens × 24, 72 fit a sheet) → output/coins.pdf and 2 other files\n"
    );
    assert_eq!(bench.list("output"), ["coins-01-tokens.cut.svg", "coins-01-tokens.svg", "coins.pdf"]);
}

#[test]
fn all_bundled_games_are_printed_by_default() {
    let bench = Bench::new();
    bench.stdout_of(&["print", "--format", "pdf", "--quiet"]);
    assert_eq!(bench.list("output"), ["lightning.pdf", "plank.pdf", "quits.pdf", "tokens.pdf"]);
}

#[test]
fn printing_again_changes_nothing() {
    let bench = Bench::new();
    bench.stdout_of(&["print", "plank", "--out", "one", "--format", "pdf,svg,png", "--dpi", "40"]);
    bench.stdout_of(&["print", "plank", "--out", "two", "--format", "pdf,svg,png", "--dpi", "40"]);
    assert_eq!(bench.list("one"), bench.list("two"));
    for name in bench.list("one") {
        let read = |folder| std::fs::read(bench.path(folder).join(&name)).expect("a sheet");
        assert!(read("one") == read("two"), "{name} differs");
    }
}

#[test]
fn sheets_of_an_earlier_run_are_listed_and_kept() {
    let bench = Bench::new();
    bench.stdout_of(&["print", "quits"]);
    bench.write("output/quits-notes.svg", "mine");
    bench.write("output/quits-02-redrawn.svg", "mine too");
    let before = bench.list("output");
    let said = bench.stderr_of(&["print", "quits", "--only", "tokens", "--format", "svg"]);
    let note =
        "quits: sheets not of this run lie beside these: output/quits-01-tray-walls.cut.svg and 6 more\n";
    assert!(said.starts_with(note), "{said}");
    let after = bench.list("output");
    assert!(before.iter().all(|name| after.contains(name)), "{after:?}");
    assert_eq!(
        std::fs::read_to_string(bench.path("output/quits-02-redrawn.svg")).expect("it is there"),
        "mine too"
    );
}

#[test]
fn discs_to_be_glued_back_to_back_are_counted() {
    let bench = Bench::new();
    let said = bench.stderr_of(&["print", "plank", "--format", "pdf"]);
    let pieces = "(planks × 12, 12 fit a sheet; tokens × 24, each printed twice to be glued back to back, 72 fit a sheet)";
    assert!(said.contains(pieces), "{said}");
    let said = bench.stderr_of(&["print", "plank", "--format", "pdf", "--backs", "duplex-long"]);
    assert!(said.contains("tokens × 24, 72 fit a sheet"), "{said}");
}

#[test]
fn a_folded_sheet_is_summarised_by_the_pieces_before_its_fold() {
    let bench = Bench::new();
    let card = "[[piece]]\nname = \"card\"\ngroup = \"Cards\"\nshape = \"rectangle\"\nwidth = \"63mm\"\nheight = \"88mm\"\n\
                count = 8\nback = { background = \"gold\" }\n";
    bench.write("cards.toml", card);
    let summary =
        |backs: &str| bench.stderr_of(&["print", "cards.toml", "--format", "pdf", "--backs", backs]);
    assert!(
        summary("duplex-long")
            .starts_with("cards: 2 sheets of 210 mm × 297 mm (cards × 8, 9 fit a sheet) → ")
    );
    // Eight on two sheets: on each, four lie before the fold.
    assert!(summary("fold").starts_with("cards: 2 sheets of 210 mm × 297 mm (cards × 8, 4 fit a sheet) → "));
}

#[test]
fn boards_are_summarised_with_their_number_of_parts() {
    let bench = Bench::new();
    let summary = |args: &[&str]| bench.stderr_of(&[&["print", "--format", "pdf"], args].concat());
    let said = summary(&["lightning"]);
    let things = "(2 boards of 8 × 17 squares, each in 2 parts to be glued together; tiles × 150, ";
    assert!(said.contains(things), "{said}");
    assert!(summary(&["lightning", "--board-square", "15mm"]).contains("(2 boards of 8 × 17 squares; tiles"));
    assert!(summary(&["quits"]).contains("(a board of 5 × 5 squares; tiles × 25"));
    let said = summary(&["quits", "--paper", "a5"]);
    assert!(said.contains("(a board of 5 × 5 squares, in 2 parts to be glued together; "), "{said}");
    assert!(!summary(&["quits", "--only", "tokens"]).contains("board of"));
    let said = bench.stdout_of(&["print", "lightning", "--json", "--format", "pdf"]);
    let document: serde_json::Value = serde_json::from_str(&said).expect("one JSON document");
    let board = serde_json::json!(
        [{ "title": "Board", "columns": 8, "rows": 17, "cells": "squares", "camps": 2, "parts": 2 }]
    );
    assert_eq!(document["games"][0]["boards"], board);
    let names: Vec<_> = document["games"][0]["sheets"].as_array().into_iter().flatten().collect();
    assert_eq!(names[1]["name"], "02-camp-a-part-2");
    assert_eq!(names[1]["label"], "Board, camp A · part 2 of 2");
}

#[test]
fn a_failed_print_leaves_nothing_behind() {
    let bench = Bench::new();
    bench.write("output", "a file where the folder should be");
    let said = bench.error_of(&["print", "tokens"]);
    assert!(said.starts_with("error: cannot write output/"), "{said}");
    assert_eq!(bench.list("."), ["output"]);
}

#[test]
fn parts_are_chosen() {
    let bench = Bench::new();
    let printed = |only: &str| {
        let said = bench.stdout_of(&["print", "plank", "--json", "--only", only]);
        let document: serde_json::Value = serde_json::from_str(&said).expect("one JSON document");
        let sheets = document["games"][0]["sheets"].as_array().expect("sheets").clone();
        sheets.iter().map(|sheet| sheet["name"].as_str().expect("a name").to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(printed("pieces"), ["01-planks"]);
    assert_eq!(printed("tokens"), ["01-tokens"]);
    assert_eq!(printed("leaflet"), ["01-leaflet-1", "02-leaflet-2"]);
    let said = bench.error_of(&["print", "plank", "--only", "board"]);
    assert!(said.starts_with("error: there is nothing to print"), "{said}");
}

#[test]
fn a_camp_of_smaller_squares_fits_one_sheet() {
    let bench = Bench::new();
    let said =
        bench.stderr_of(&["print", "lightning", "--board-square", "15mm", "--no-leaflet", "--format", "svg"]);
    assert!(said.starts_with("lightning: 3 sheets"), "{said}");
    assert!(bench.path("output/lightning-01-camp-a.svg").is_file());
}

#[test]
fn options_override_the_spec() {
    let bench = Bench::new();
    bench.write("coins.toml", &format!("[sheet]\npaper = \"a3\"\n{TOKENS}"));
    let said = bench.stderr_of(&["print", "coins.toml", "--paper", "letter", "--landscape", "--gap", "0mm"]);
    assert!(said.starts_with("coins: 1 sheet of 279.4 mm × 215.9 mm"), "{said}");
}

#[test]
fn a_spec_comes_from_standard_input() {
    let bench = Bench::new();
    let mut child = bench
        .command(&["print", "-", "--quiet", "--format", "pdf"])
        .stdin(Stdio::piped())
        .spawn()
        .expect("the command runs");
    child.stdin.take().expect("standard input").write_all(TOKENS.as_bytes()).expect("to write");
    assert!(child.wait().expect("an end").success());
    assert_eq!(bench.list("output"), ["stdin.pdf"]);
}

#[test]
fn two_games_of_one_name_do_not_overwrite_each_other() {
    let bench = Bench::new();
    bench.write("quits.toml", TOKENS);
    let said = bench.error_of(&["print", "quits", "quits.toml"]);
    assert!(said.contains("two games are called `quits`"), "{said}");
}

#[test]
fn bad_options_are_refused() {
    let bench = Bench::new();
    for (args, said) in [
        (["print", "--margin", "2mm"], "use between 5 mm and 100 mm"),
        (["print", "--paper", "a9"], "is not a paper"),
        (["print", "--paper", "x"], "`x` is not a paper: use `a3`"),
        (["print", "--gap", "3"], "has no unit"),
        (["print", "--cut", "scissors"], "possible values: marks, lines, outline, none"),
        (["print", "--only", "lids"], "possible values: board, pieces, tokens, leaflet"),
    ] {
        let err = bench.error_of(&args);
        assert!(err.contains(said), "{args:?}: {err}");
    }
    let said = bench.error_of(&["print", "lightening"]);
    assert!(said.contains("did you mean `lightning`?"), "{said}");
}

#[test]
fn a_piece_that_is_not_printed_may_be_larger_than_the_paper() {
    let bench = Bench::new();
    let said = bench.error_of(&["print", "quits", "--paper", "150mmx190mm"]);
    assert!(said.contains("larger than the paper"), "{said}");
    bench.stdout_of(&["print", "quits", "--paper", "150mmx190mm", "--only", "tokens"]);
}

#[test]
fn a_rule_is_chosen_for_a_run() {
    let bench = Bench::new();
    bench.stdout_of(&["print", "quits", "--rule", "ball_moves=diagonal", "--format", "pdf"]);
    bench.stdout_of(&["print", "quits", "plank", "--rule", "moving=all", "--format", "pdf"]);
    let said = bench.error_of(&["print", "quits", "tokens", "--rule", "moving=all"]);
    assert_eq!(
        said,
        "error: `--rule moving=all` means nothing to these games\nhint: it is an option of the rules of plank\n"
    );
    for (rule, said) in [
        ("movng=all", "no rules have an option `movng`: did you mean `moving`?"),
        ("moving=al", "`moving` cannot be `al`: did you mean `all`?"),
        ("moving", "write the name of an option and its value"),
    ] {
        let err = bench.error_of(&["print", "plank", "--rule", rule]);
        assert!(err.contains(said), "{rule}: {err}");
    }
}

#[test]
fn duplicate_and_missing_specs_are_reported_with_a_hint() {
    let bench = Bench::new();
    assert_eq!(
        bench.error_of(&["print", "quits", "quits"]),
        "error: `quits` is named twice\nhint: name each game once\n"
    );
    assert_eq!(
        bench.error_of(&["print", "nosuch"]),
        "error: there is no game called `nosuch`\n\
         hint: use one of `lightning`, `quits`, `plank`, `tokens`. \
         A spec of your own is named by its file: `nosuch.toml`\n"
    );
    bench.write("coins.toml", "[[piece]]\nshape = \"circle\"\ndiameter = \"0mm\"\n");
    let said = bench.error_of(&["print", "nosuch", "absent.toml", "coins.toml"]);
    for part in ["`nosuch`", "absent.toml", "coins.toml:3:12"] {
        assert!(said.contains(part), "{part} is missing: {said}");
    }
}

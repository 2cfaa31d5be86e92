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
        "coins: 1 sheet of 210 mm × 297 mm, in English (tokens × 24, 72 fit a sheet; 19% of the paper used) → output/coins.pdf and 2 other files\n"
    );
    assert_eq!(bench.list("output"), ["coins-01-tokens.cut.svg", "coins-01-tokens.svg", "coins.pdf"]);
}

#[test]
fn all_bundled_games_are_printed_by_default() {
    let bench = Bench::new();
    bench.stdout_of(&["print", "--format", "pdf", "--quiet"]);
    assert_eq!(
        bench.list("output"),
        ["lightning.pdf", "macmahon.pdf", "plank.pdf", "quits.pdf", "tokens.pdf"]
    );
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
    let note = "quits: output/quits-01-tray-walls.cut.svg and 6 more are left from an earlier run\n";
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
    let pieces = "(planks × 12, 12 fit a sheet; tokens × 24, each printed twice to be glued back to back, 72 fit a sheet; 54% of the paper used)";
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
    assert!(summary("duplex-long").starts_with(
        "cards: 1 sheet of 210 mm × 297 mm, in English (cards × 8, 9 fit a sheet; 71% of the paper used) → "
    ));
    // Eight on two sheets: on each, four lie before the fold.
    assert!(summary("fold").starts_with(
        "cards: 2 sheets of 210 mm × 297 mm, in English (cards × 8, 4 fit a sheet; 71% of the paper used) → "
    ));
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
    let names: Vec<_> = document["games"][0]["pages"].as_array().into_iter().flatten().collect();
    assert_eq!(names[0]["name"], "01-camp-a-part-1-tiles");
    assert_eq!(names[0]["label"], "Board, camp A, tiles · part 1 of 2");
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
        let pages = document["games"][0]["pages"].as_array().expect("pages").clone();
        pages.iter().map(|sheet| sheet["name"].as_str().expect("a name").to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(printed("pieces"), ["01-planks"]);
    assert_eq!(printed("tokens"), ["01-tokens"]);
    assert_eq!(printed("leaflet"), ["01-leaflet-1", "02-leaflet-2"]);
    let said = bench.error_of(&["print", "plank", "--only", "board"]);
    assert!(said.starts_with("error: there is nothing to print"), "{said}");
}

#[test]
fn sheets_of_paper_and_pages_of_rules_are_counted_apart() {
    let bench = Bench::new();
    for (args, words, counts) in [
        (&["lightning"][..], "5 sheets of 210 mm × 297 mm and 2 pages of rules, in English (", (5, 2, 7)),
        (&["plank", "--no-leaflet"], "2 sheets of 210 mm × 297 mm, in English (", (2, 0, 2)),
        (&["plank", "--only", "leaflet"], "2 pages of rules, in English → ", (0, 2, 2)),
        (&["tokens"], "1 sheet of 210 mm × 297 mm, in English (", (1, 0, 1)),
        // A sheet printed on both sides is one piece of paper.
        (
            &["plank", "--backs", "duplex-long"],
            "2 sheets of 210 mm × 297 mm and 2 pages of rules, in English (",
            (2, 2, 6),
        ),
    ] {
        let args = [&["print", "--format", "pdf"], args].concat();
        let said = bench.stderr_of(&args);
        assert!(said.contains(&format!(": {words}")), "{said}");
        let said = bench.stdout_of(&[&args[..], &["--json"]].concat());
        let document: serde_json::Value = serde_json::from_str(&said).expect("one JSON document");
        let game = &document["games"][0];
        let number = |key: &str| game[key].as_u64().expect("a number");
        let pages = game["pages"].as_array().expect("pages").len();
        assert_eq!((number("sheets_of_paper"), number("pages_of_rules"), pages), counts, "{args:?}");
    }
}

#[test]
fn the_language_of_the_print_is_said() {
    let bench = Bench::new();
    bench.write("coins.toml", &format!("[sheet]\nlang = \"fr\"\n{TOKENS}"));
    let print = |args: &[&str]| bench.stderr_of(&[&["print", "--format", "pdf"], args].concat());
    assert!(print(&["quits"]).contains(", in English ("), "that of TABLIER_LANG");
    assert!(print(&["coins.toml"]).contains(", in French ("), "that of the spec");
    assert!(print(&["coins.toml", "--lang", "en"]).contains(", in English ("));
    assert!(print(&["quits", "--lang", "fr"]).contains(" de règles, en français ("));
    let said = bench.stdout_of(&["print", "coins.toml", "--json", "--format", "pdf"]);
    let document: serde_json::Value = serde_json::from_str(&said).expect("one JSON document");
    assert_eq!(document["games"][0]["language"], "fr");
}

#[test]
fn a_language_that_tablier_does_not_have_is_not_passed_over() {
    let bench = Bench::new();
    let said = |lang: &str, args: &[&str]| {
        let output = bench.command(args).env("TABLIER_LANG", lang).env("LC_ALL", "en_GB").output();
        let output = output.expect("an end");
        assert!(output.status.success());
        String::from_utf8(output.stderr).expect("text")
    };
    let note = "note: `TABLIER_LANG=de` is not a language of Tablier: use `en` or `fr`\n";
    assert_eq!(said("de", &["list"]), note);
    for (lang, args) in [
        ("de", &["list", "--lang", "en"][..]),
        ("de", &["list", "--quiet"]),
        ("", &["list"]),
        ("fr_CA.UTF-8", &["list"]),
    ] {
        assert_eq!(said(lang, args), "", "{lang}");
    }
}

#[test]
fn a_named_game_without_the_parts_asked_for_is_mentioned() {
    let bench = Bench::new();
    let args = ["print", "quits", "plank", "--only", "board", "--format", "pdf"];
    let note = "plank has none of the parts asked for: nothing of it is printed";
    let said = bench.stderr_of(&args);
    assert!(said.starts_with(&format!("note: {note}\nquits: ")), "{said}");
    let said = bench.stdout_of(&[&args[..], &["--json"]].concat());
    let document: serde_json::Value = serde_json::from_str(&said).expect("one JSON document");
    assert_eq!(document["notes"], serde_json::json!([note]));
    // Not named, it is not missed.
    assert!(!bench.stderr_of(&["print", "--only", "board", "--format", "pdf"]).contains("plank"));
}

#[test]
fn files_sort_like_their_pages() {
    let bench = Bench::new();
    let one_each = "[sheet]\npaper = \"50mm x 50mm\"\ncut = \"none\"\n";
    let spec = |count| format!("{one_each}{}", TOKENS.replace("24", count));
    for (count, first, last) in
        [("99", "01-tokens-1", "99-tokens-99"), ("100", "001-tokens-1", "100-tokens-100")]
    {
        bench.write("coins.toml", &spec(count));
        bench.stdout_of(&["print", "coins.toml", "--format", "svg", "--out", count]);
        let files: Vec<_> =
            bench.list(count).into_iter().filter(|name| !name.ends_with(".cut.svg")).collect();
        let ends = [first, last].map(|name| format!("coins-{name}.svg"));
        assert_eq!([files.first(), files.last()], ends.each_ref().map(Some));
        assert!(files.is_sorted_by_key(|name| name.split('-').nth(1)), "{files:?}");
    }
}

#[test]
fn a_sheet_of_many_long_names_has_a_valid_file_name() {
    let bench = Bench::new();
    let board = |letter: char| {
        let name = letter.to_string().repeat(60);
        format!("[[board]]\nname = \"{name}\"\ncolumns = 2\nrows = 2\nsquare = \"10mm\"\n")
    };
    let spec: String = ('a'..='f').map(board).collect();
    bench.write(&format!("{}.toml", "x".repeat(80)), &spec);
    bench.stdout_of(&["print", &format!("{}.toml", "x".repeat(80))]);
    let files = bench.list("output");
    assert_eq!(files.len(), 3, "{files:?}");
    assert!(files.iter().all(|name| name.len() < 220), "{files:?}");
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
        (["print", "--paper", "x"], "`x` is not a paper\nhint: use `a3`"),
        (["print", "--gap", "3"], "has no unit"),
        (["print", "--cut", "scissors"], "use one of `marks`, `lines`, `outline`, `guillotine`, `none`"),
        (["print", "--only", "lids"], "use one of `board`, `pieces`, `tokens`, `leaflet`"),
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
        "error: `--rule moving=all` is not an option of these games\nhint: it is an option of the rules of plank\n"
    );
    for (rule, said) in [
        ("movng=all", "no rules have an option `movng`\nhint: did you mean `moving`?"),
        ("moving=al", "`moving` cannot be `al`\nhint: did you mean `all`?"),
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
         hint: use one of `lightning`, `quits`, `plank`, `macmahon`, `tokens`. \
         For a spec of your own, name its file: `nosuch.toml`\n"
    );
    bench.write("coins.toml", "[[piece]]\nshape = \"circle\"\ndiameter = \"0mm\"\n");
    let said = bench.error_of(&["print", "nosuch", "absent.toml", "coins.toml"]);
    for part in ["`nosuch`", "absent.toml", "coins.toml:3:12"] {
        assert!(said.contains(part), "{part} is missing: {said}");
    }
}

#[test]
fn lost_pieces_are_printed_alone() {
    let bench = Bench::new();
    let printed = |piece: &str| {
        let said =
            bench.stdout_of(&["print", "plank", "--json", "--format", "svg", "--force", "--piece", piece]);
        let document: serde_json::Value = serde_json::from_str(&said).expect("one JSON document");
        let game = &document["games"][0];
        let pages = game["pages"].as_array().expect("pages").len();
        let counts =
            game["pieces"].as_array().expect("pieces").iter().map(|batch| batch["printed"].as_u64().unwrap());
        (pages, game["boards"].as_array().expect("boards").len(), counts.sum::<u64>())
    };
    // Tokens are printed twice, to be glued back to back.
    assert_eq!(printed("red-A=1, plank-blue"), (1, 0, 3));
    assert_eq!(printed("plank-blue#3,plank-blue#4"), (1, 0, 2));
    for (piece, said) in [
        ("read-a", ["there is no piece called `read-a`", "did you mean `red-a`?"]),
        ("plank-red#5", ["there is no `plank-red` with the number 5", "use a number from 1 to 4"]),
        ("red-a=0", ["`red-a=0`", "name pieces like `red`, `red=2` or `red#3`"]),
    ] {
        let refused = bench.error_of(&["print", "plank", "--piece", piece]);
        assert!(said.iter().all(|said| refused.contains(said)), "{refused}");
    }
}

//! Notices of `print`.

use crate::support::Bench;

const COIN: &str = "[[piece]]\nshape = \"circle\"\ndiameter = \"25mm\"\ncount = 24\n";

#[test]
fn omitted_backs_are_reported() {
    let bench = Bench::new();
    let note = "coins: the backs of its pieces are not printed: \
                `--backs duplex-long` (or `duplex-short`, `fold`) prints them\n";
    let backed = format!("{COIN}back = {{ background = \"gold\" }}\n");
    bench.write("coins.toml", &backed);
    assert!(bench.stderr_of(&["print", "coins.toml"]).ends_with(note));
    for silent in [
        &["print", "coins.toml", "--backs", "fold"][..],
        &["print", "coins.toml", "--backs", "none"],
        &["print", "coins.toml", "--quiet"],
    ] {
        assert!(!bench.stderr_of(silent).contains("backs of its pieces"), "{silent:?}");
    }
    bench.write("coins.toml", &format!("[sheet]\nbacks = \"none\"\n{backed}"));
    assert!(!bench.stderr_of(&["print", "coins.toml"]).contains("backs of its pieces"), "the spec says so");
    bench.write("coins.toml", COIN);
    assert!(!bench.stderr_of(&["print", "coins.toml"]).contains("backs of its pieces"), "there are none");
}

#[test]
fn the_size_of_squares_is_refused_without_a_board_of_squares() {
    let bench = Bench::new();
    let said = bench.error_of(&["print", "tokens", "--board-square", "15mm"]);
    assert_eq!(
        said,
        "error: `--board-square` has no effect on tokens: it has no board of squares\nhint: leave it out\n"
    );
    let said = bench.error_of(&["print", "tokens", "plank", "--board-square", "15mm"]);
    assert!(said.contains("has no effect on these games: none has a board of squares"), "{said}");
    bench.stdout_of(&["print", "tokens", "quits", "--board-square", "25mm", "--format", "pdf"]);
    bench.stdout_of(&["print", "--board-square", "25mm", "--format", "pdf"]);
}

#[test]
fn one_file_goes_to_standard_output() {
    let bench = Bench::new();
    bench.write("coins.toml", COIN);
    let run = |args: &[&str]| bench.command(args).output().expect("the command runs");
    let poured = run(&["print", "coins.toml", "--out", "-"]);
    assert!(poured.status.success() && poured.stdout.starts_with(b"%PDF-"));
    assert!(String::from_utf8_lossy(&poured.stderr).contains("→ standard output"));
    bench.stdout_of(&["print", "coins.toml", "--format", "pdf"]);
    let filed = std::fs::read(bench.path("output/coins.pdf")).expect("a file");
    assert!(poured.stdout == filed, "the same document");
    let drawing = run(&["print", "coins.toml", "--out", "-", "--format", "png", "--dpi", "40"]);
    assert!(drawing.stdout.starts_with(b"\x89PNG"));
    assert_eq!(bench.list("."), ["coins.toml", "output"], "and there is no folder called `-`");
}

#[test]
fn several_files_cannot_go_to_standard_output() {
    let bench = Bench::new();
    for args in [
        &["print", "--out", "-"][..],
        &["print", "quits", "--out", "-", "--format", "svg"],
        &["print", "quits", "--out", "-", "--format", "pdf,png"],
    ] {
        let said = bench.error_of(args);
        assert!(said.starts_with("error: standard output takes one file, but there would be "), "{said}");
        assert!(
            said.ends_with("hint: ask for the PDF of one game: `tablier print quits --format pdf --out -`\n")
        );
    }
    let outcome = bench.run(&["print", "quits", "--out", "-", "--json"]);
    assert_eq!(outcome.status, 2);
    assert!(
        outcome.err.contains("standard output takes the sheets or the JSON, not both"),
        "{}",
        outcome.err
    );
    assert_eq!(bench.list("."), [""; 0]);
}

#[test]
fn a_variant_prints_the_game_with_a_notice() {
    let bench = Bench::new();
    let said = bench.stderr_of(&["print", "quits/four", "--format", "pdf"]);
    assert!(said.ends_with("quits: these sheets serve all variants of the game, quits/four too\n"), "{said}");
    assert_eq!(bench.list("output"), ["quits.pdf"]);
    for (args, said) in [
        (&["print", "quits/fuor"][..], "error: quits has no variant `fuor`\nhint: did you mean `four`?\n"),
        (&["print", "tokens/2"], "error: tokens has no variants\nhint: ask for `tokens` alone\n"),
        (
            &["print", "quits", "quits/four"],
            "error: `quits` is named twice\nhint: one is enough for all its variants\n",
        ),
    ] {
        assert_eq!(bench.error_of(args), said);
    }
}

#[test]
fn files_with_accents_give_readable_unique_names() {
    let bench = Bench::new();
    let specs = ["châteaux forts.toml", "é.toml", "ü.toml", "шахматы.toml", "☃.toml", "★.toml"];
    specs.iter().for_each(|spec| bench.write(spec, COIN));
    bench.stdout_of(&[&["print", "--format", "pdf"], &specs[..]].concat());
    let names = ["chateaux-forts.pdf", "e.pdf", "game-2603.pdf", "game-2605.pdf", "u.pdf", "шахматы.pdf"];
    assert_eq!(
        bench.list("output").iter().map(String::as_str).collect::<std::collections::BTreeSet<_>>(),
        names.into()
    );
    bench.write("e.toml", COIN);
    let said = bench.stderr_of(&["print", "é.toml", "--format", "pdf"]);
    assert!(
        said.ends_with(
            "e: the sheets of e.toml are called alike: give one of them another `name` in [game]\n"
        ),
        "{said}"
    );
    assert!(!bench.stderr_of(&["print", "ü.toml", "--format", "pdf"]).contains("alike"));
    let said = bench.error_of(&["print", "e.toml", "é.toml"]);
    assert!(said.contains("two games are called `e`: one would be written over the other"), "{said}");
}

#[test]
fn a_series_may_use_any_alphabet() {
    let bench = Bench::new();
    bench.write(
        "coins.toml",
        &format!("{COIN}series = [\"É\", \"E\", \"Ö\"]\nfront = {{ text = \"{{}}\" }}\n"),
    );
    assert!(bench.stderr_of(&["print", "coins.toml", "--format", "pdf"]).contains("tokens × 72"));
}

//! Sheets that are made again from the recipe that they carry.

use std::fs;

use crate::support::Bench;

fn assert_same(bench: &Bench, one: &str, other: &str) {
    let read = |path: &str| fs::read(bench.path(path)).expect("a sheet");
    assert!(read(one) == read(other), "{one} and {other} differ");
}

#[test]
fn each_format_makes_its_sheets_again() {
    let bench = Bench::new();
    let first = [
        "print",
        "tokens",
        "--lang",
        "fr",
        "--low-ink",
        "--format",
        "pdf,svg,png",
        "--dpi",
        "50",
        "--out",
        "one",
    ];
    bench.stdout_of(&first);
    for sheet in ["tokens.pdf", "tokens-01-tokens.svg", "tokens-01-tokens.png"] {
        bench.stdout_of(&["print", &format!("one/{sheet}"), "--out", sheet]);
        assert_same(&bench, &format!("one/{sheet}"), &format!("{sheet}/{sheet}"));
    }
    // Over itself, too.
    bench.stdout_of(&["print", "one/tokens.pdf", "--out", "one"]);
    assert_same(&bench, "one/tokens.pdf", "tokens.pdf/tokens.pdf");
}

#[test]
fn options_come_before_those_of_the_recipe() {
    let bench = Bench::new();
    bench.stdout_of(&["print", "tokens", "--lang", "fr", "--format", "pdf", "--out", "one"]);
    bench.stdout_of(&["print", "one/tokens.pdf", "--paper", "letter", "--format", "svg", "--out", "two"]);
    let drawn = bench.read("two/tokens-01-tokens.svg");
    assert!(drawn.contains("width=\"215.9mm\"") && drawn.contains("xml:lang=\"fr\""), "{}", &drawn[..400]);
}

#[test]
fn art_travels_with_the_sheets_and_no_path_does() {
    let bench = Bench::new();
    fs::create_dir(bench.path("jane-secret")).expect("a folder");
    bench.write(
        "jane-secret/king.svg",
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><path d='M1 8L4 1L8 8z'/></svg>",
    );
    bench.write(
        "cat.toml",
        "[[piece]]\nshape = \"circle\"\ndiameter = \"25mm\"\ncount = 2\nfront = { art = \"jane-secret/king.svg\" }\n",
    );
    bench.stdout_of(&["print", "cat.toml", "--format", "svg", "--out", "one"]);
    fs::remove_dir_all(bench.path("jane-secret")).expect("it goes");
    fs::remove_file(bench.path("cat.toml")).expect("it goes");
    bench.stdout_of(&["print", "one/cat-01-tokens.svg", "--out", "two"]);
    assert_same(&bench, "one/cat-01-tokens.svg", "two/cat-01-tokens.svg");
    assert_same(&bench, "one/cat-01-tokens.cut.svg", "two/cat-01-tokens.cut.svg");
}

#[test]
fn sheets_without_a_recipe_are_refused_in_both_languages() {
    let bench = Bench::new();
    bench.stdout_of(&[
        "print",
        "tokens",
        "--format",
        "pdf,svg,png",
        "--dpi",
        "50",
        "--no-recipe",
        "--out",
        "one",
    ]);
    for sheet in [
        "one/tokens.pdf",
        "one/tokens-01-tokens.svg",
        "one/tokens-01-tokens.cut.svg",
        "one/tokens-01-tokens.png",
    ] {
        let said = bench.error_of(&["print", sheet]);
        assert!(said.starts_with(&format!("error: {sheet} carries no recipe")), "{said}");
        let said = bench.error_of(&["print", sheet, "--lang", "fr"]);
        assert!(said.contains(&format!("{sheet} ne contient pas de recette")), "{said}");
    }
}

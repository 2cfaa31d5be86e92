//! Specs, tables, leaflets and positions.

use super::{Bomb, CHECK, PRINT, each};

const TOKENS: &str = "[[piece]]\nshape = \"circle\"\ndiameter = \"25mm\"\n";
const BOARD: &str =
    "[[board]]\nname = \"field\"\ngrid = \"square\"\ncolumns = 3\nrows = 2\nsquare = \"30mm\"\n";

fn spec(name: &'static str, text: String) -> Bomb {
    Bomb { name, files: vec![("game.toml", text.into_bytes())], args: PRINT }
}

fn leaflet(name: &'static str, rules: String) -> Bomb {
    let text = format!("[game]\nleaflet = \"rules.md\"\n{TOKENS}");
    Bomb {
        name,
        files: vec![("game.toml", text.into_bytes()), ("rules.md", rules.into_bytes())],
        args: PRINT,
    }
}

fn table(name: &'static str, keys: &str, rows: String) -> Bomb {
    let text = format!("{TOKENS}table = \"rows.csv\"\n{keys}");
    Bomb { name, files: vec![("game.toml", text.into_bytes()), ("rows.csv", rows.into_bytes())], args: PRINT }
}

fn position(name: &'static str, text: String) -> Bomb {
    Bomb { name, files: vec![("position.txt", text.into_bytes())], args: CHECK }
}

pub(super) fn all() -> Vec<Bomb> {
    [specs(), tables(), leaflets(), positions()].into_iter().flatten().collect()
}

fn specs() -> Vec<Bomb> {
    let coloured = |last: &str| {
        let chain = each(100_000, |at| format!("c{at} = \"c{}\"\n", at + 1));
        format!("[colors]\n{chain}c100000 = \"{last}\"\n{TOKENS}front = {{ background = \"c0\" }}\n")
    };
    let faces = |next: fn(usize) -> usize| {
        each(20_000, |at| format!("[faces.f{at}]\nlike = \"f{}\"\n", next(at)))
            + &format!("{TOKENS}front = {{ like = \"f0\" }}\n")
    };
    vec![
        spec("tables in tables", format!("[{}]\n{TOKENS}", vec!["a"; 20_000].join("."))),
        spec("lists in lists", format!("a = {}{}\n", "[".repeat(100_000), "]".repeat(100_000))),
        spec("tables in one line", format!("a = {}1{}\n", "{ a = ".repeat(50_000), " }".repeat(50_000))),
        spec("keys with dots", format!("{} = 1\n{TOKENS}", vec!["a"; 50_000].join("."))),
        spec("a chain of colours", coloured("red")),
        spec("a ring of colours", coloured("c0")),
        spec("faces in a ring", faces(|at| (at + 1) % 20_000)),
        spec("faces like one", faces(|_| 19_999)),
        spec("a long key", format!("{} = 1\n{TOKENS}", "a".repeat(5_000_000))),
        spec("letters by number", format!("[game]\ntitle = \"{}\"\n{TOKENS}", "\\u0061".repeat(500_000))),
        spec("numbers without bounds", format!("{TOKENS}count = 1{}\n", "0".repeat(100_000))),
        spec(
            "sizes without bounds",
            "[[piece]]\nshape = \"rectangle\"\nwidth = \"1e308mm\"\nheight = \"1e-308mm\"\n".to_owned(),
        ),
        spec("zones without end", BOARD.to_owned() + &"[[board.zone]]\ncells = \"a1-c2\"\n".repeat(100_000)),
        spec("boards without end", each(20_000, |at| BOARD.replace("field", &format!("b{at}")))),
        spec("pieces without end", each(100_000, |at| format!("{TOKENS}name = \"p{at}\"\n"))),
        spec(
            "series of series",
            format!("{TOKENS}series = [{}]\nname = \"{}\"\n", "\"a\",".repeat(9000), "{series}".repeat(5000)),
        ),
        spec("words in braces", format!("{TOKENS}front = {{ text = \"{}\" }}\n", "{".repeat(200_000))),
    ]
}

fn tables() -> Vec<Bomb> {
    let wide = |rows: usize, columns: usize| {
        each(columns, |at| format!("c{at},")) + "\n" + &(",".repeat(columns) + "\n").repeat(rows)
    };
    vec![
        table("rows and columns", "", wide(10_000, 1000)),
        table("columns", "", wide(2, 500_000)),
        table("rows", "front = { text = \"{c0}\" }\n", wide(1_000_000, 1)),
        table("a quote without an end", "", format!("a\n\"{}", "b\n".repeat(1_000_000))),
        table("quotes", "", format!("a\n{}", "\"".repeat(3_000_001))),
        table(
            "cells that name cells",
            "front = { text = \"{a}\" }\n",
            "a,b\n{b},{a}\n".to_owned() + &"{a}{b}{a},{b}\n".repeat(1000),
        ),
    ]
}

fn leaflets() -> Vec<Bomb> {
    // The most that a leaflet may hold is less than that.
    let upto = |part: &str| part.repeat(99_000 / part.len());
    vec![
        leaflet("lists", "- a\n\n1. b\n\n".repeat(100_000)),
        leaflet("lists as many as may be", upto("- a\n\n1. b\n\n")),
        leaflet("lists in lists", each(400, |at| format!("{}- a\n", "  ".repeat(at)))),
        leaflet("notes in notes", upto(">") + " a"),
        leaflet("stars", "*a **b ".repeat(7000)),
        leaflet("brackets", upto("[")),
        leaflet("a row of cells", upto("|a") + "|\n" + &upto("|-") + "|\n"),
        leaflet("conditions", upto("{if rule a = b}")),
        leaflet("diagrams", upto("```diagram\n```\n")),
    ]
}

fn positions() -> Vec<Bomb> {
    let rows = |row: &str, count: usize| format!("{row}\n").repeat(count);
    vec![
        position("only questions", rows("? ? ? ? ?", 5)),
        position("rows", rows(". . . . .", 90_000)),
        position("one row", "?".repeat(900_000)),
        position("candidates", format!("{}{}", rows("may a1: L D . L D .", 40_000), rows("? . . . .", 5))),
        position("keys", rows("out: L1 D1", 80_000)),
        position("prose", rows("it was Light who moved last, to move: 5", 20_000)),
        position("turns", "b2-c3 ".repeat(150_000)),
    ]
}

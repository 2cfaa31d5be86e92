//! Control and invisible characters in all kinds of input.

use crate::support::{Bench, Outcome};

/// Terminal commands (ESC, C1), a bell, a zero-width space, and a mark that reverses the direction of text.
const WILD: &str = "\u{1b}[2J\u{7}\u{9b}31m\u{200b}\u{202e}\u{7f}";
const TOKENS: &str = "[[piece]]\nshape = \"circle\"\ndiameter = \"25mm\"\ncount = 24\n";

fn is_wild(c: char) -> bool {
    (c.is_control() && c != '\n')
        || matches!(c, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{feff}')
}

#[track_caller]
fn assert_tame(outcome: &Outcome) {
    for said in [&outcome.out, &outcome.err] {
        assert!(!said.contains(is_wild), "{said:?}");
    }
    assert!(outcome.err.len() + outcome.out.len() > 0);
}

// Windows allows no such names.
#[cfg(unix)]
#[test]
fn file_names_do_not_control_the_terminal() {
    let bench = Bench::new();
    let spec = format!("a{WILD}b.toml");
    bench.write(&spec, TOKENS);
    let folder = format!("out{WILD}");
    assert_tame(&bench.run(&["print", &spec, "--out", &folder]));
    bench.write(&spec, "[[piece]]\nshape = \"circel\"\n");
    let faulty = bench.run(&["print", &spec]);
    assert_tame(&faulty);
    assert!(
        faulty.err.contains("--> a\u{fffd}[2J\u{fffd}\u{fffd}31m\u{fffd}\u{fffd}\u{fffd}b.toml:2:9"),
        "{}",
        faulty.err
    );
    let missing = format!("no{WILD}\nerror: all is well.toml");
    for args in [
        &["print", &missing][..],
        &["check", "quits", &missing],
        &["read", "quits", &missing],
        &["print", &format!("x{WILD}")],
        &["show", "quits", "--out", &format!("{WILD}.svg"), &missing],
        &["show", "quits", "--out", WILD],
        &["new", "board", &format!("{folder}/{WILD}.toml")],
        &["new", "board", &format!("{folder}/{WILD}.toml")],
        &["new", &format!("quits{WILD}")],
    ] {
        let outcome = bench.run(args);
        assert_tame(&outcome);
        assert!(!outcome.err.contains("\nerror: all is well"), "{}", outcome.err);
    }
    bench.write(&spec, "[[board]]\ngrid = \"square\"\ncolumns = 3\nrows = 2\nsquare = \"30mm\"\n");
    bench.write(&format!("p{WILD}"), "X . .\n. . .\n");
    assert_tame(&bench.run(&["check", &spec, &format!("p{WILD}")]));
}

#[test]
fn quoted_lines_do_not_control_it_and_carets_stay_aligned() {
    let bench = Bench::new();
    for wild in [WILD, "\u{9b}", "\u{200b}\u{200b}", "\u{feff}é\u{2066}", "\u{1b}", "plain"] {
        bench.write(
            "g.toml",
            &format!("[game]\ntitle = \"{wild}\" # {wild}\n[[piece]]\nname = {wild:?}.\"{wild}\"\n"),
        );
        assert_tame(&bench.run(&["print", "g.toml"]));
        let line = format!("[[piece]] # {wild} é");
        bench.write("g.toml", &format!("{line}\nshape = 'circle' #{wild}\n'{wild}' = 1\n"));
        assert_tame(&bench.run(&["print", "g.toml"]));
        bench.write("p.txt", &format!("variant: {wild} cla55ic\n{}", ". . . . .\n".repeat(5)));
        assert_tame(&bench.run(&["check", "quits", "p.txt"]));
        bench.write("r.txt", &format!("{wild} nonsense\n"));
        assert_tame(&bench.run(&["replay", "quits", "r.txt"]));
    }
    // The second value of a line is the wrong one: its caret is below it, however the first one is shown.
    for wild in ["\u{9b}", "\u{200b}\u{200b}", "\u{202e}é", "plain"] {
        let piece = format!("piece = [{{ name = \"a{wild}b\", shape = \"circel\" }}]\n");
        bench.write("g.toml", &piece);
        let said = bench.error_of(&["print", "g.toml"]);
        let lines: Vec<&str> = said.lines().collect();
        let column = |line: &str, what: &str| line.find(what).map(|at| line[..at].chars().count());
        let is_below =
            |pair: &[&str]| pair[1].contains("^^^") && column(pair[1], "^") == column(pair[0], "\"circel");
        assert!(lines.windows(2).any(is_below), "{said}");
    }
}

#[test]
fn invalid_arguments_do_not_control_it() {
    let bench = Bench::new();
    for args in [
        &["print", &format!("--{WILD}")][..],
        &["print", "--paper", WILD],
        &["print", "--dpi", &format!("1{WILD}")],
        &["print", &format!("--format={WILD}")],
        &["print", "--margin", WILD],
        &[WILD],
        &["perft", "quits", WILD],
        &["check", "quits", "a", WILD],
        &["completions", WILD],
        &["check", "quits", "--rule", WILD],
        &["check", "quits", "--rule", &format!("{WILD}={WILD}")],
        &["check", "quits", "--overlay", WILD],
        &["check", "quits", "--corners", WILD],
    ] {
        let outcome = bench.run(args);
        assert_eq!(outcome.status, 2, "{args:?}");
        assert_tame(&outcome);
        assert_tame(&bench.run(&[args, &["--json"]].concat()));
        let painted = bench.run(&[args, &["--color", "always"]].concat());
        assert!(!painted.err.contains("\u{1b}[2J") && !painted.err.contains('\u{9b}'), "{:?}", painted.err);
    }
}

#[cfg(unix)]
#[test]
fn arguments_that_are_not_unicode_are_reported() {
    use std::os::unix::ffi::OsStrExt as _;
    let bench = Bench::new();
    let output = bench
        .command(&["print", "--paper"])
        .arg(std::ffi::OsStr::from_bytes(b"\xff\x1b[2J\xc2\x9b"))
        .output()
        .expect("it runs");
    let said = String::from_utf8(output.stderr).expect("text");
    assert_eq!(output.status.code(), Some(2));
    assert!(!said.contains(is_wild) && said.starts_with("error: "), "{said:?}");
}

#[cfg(unix)]
#[test]
fn json_escapes_them_in_file_names() {
    let bench = Bench::new();
    bench.write("g.toml", TOKENS);
    let folder = format!("out{WILD}\u{e0041}");
    let said = bench.run(&["print", "g.toml", "--out", &folder, "--json"]);
    assert!(!said.out.contains(|c| is_wild(c) || c == '\u{e0041}'), "{:?}", said.out);
    let document: serde_json::Value = serde_json::from_str(&said.out).expect("JSON");
    assert_eq!(document["games"][0]["files"][0], format!("{folder}/g.pdf"));
}

#[test]
fn json_escapes_them_in_texts() {
    let bench = Bench::new();
    bench.write("g.toml", &format!("'{WILD}' = 1\n"));
    let said = bench.run(&["print", "g.toml", "--json"]);
    assert_tame(&said);
    let document: serde_json::Value = serde_json::from_str(&said.out).expect("JSON");
    assert!(document["faults"].as_array().is_some_and(|faults| !faults.is_empty()));
}

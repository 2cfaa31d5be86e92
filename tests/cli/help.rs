//! Help texts and the man page: their examples, and arguments in upper and lower case.

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::support::Bench;

const VERBS: [&str; 14] = [
    "list",
    "print",
    "new",
    "check",
    "read",
    "blank",
    "moves",
    "replay",
    "show",
    "perft",
    "schema",
    "explain",
    "completions",
    "man",
];

const EVENING: &str =
    "variant: classic\nto move: dark\n. . D D .\n. . . D .\nL . . . D\nL L . . .\n. L L . .\n";

/// The commands under `Examples:` of a help text.
fn examples(help: &str) -> Vec<String> {
    let (_, examples) = help.split_once("\nExamples:\n").expect("a block of examples");
    let block = examples.lines().take_while(|line| line.starts_with("  "));
    block.filter_map(|line| line.strip_prefix("  $ ").map(str::to_owned)).collect()
}

/// A folder with the files that the examples name.
fn desk() -> Bench {
    let bench = Bench::new();
    bench.write("my.toml", "[[piece]]\nshape = \"circle\"\ndiameter = \"25mm\"\ncount = 24\n");
    bench.write("evening.txt", EVENING);
    let photo = Path::new(env!("CARGO_MANIFEST_DIR")).join("output/photo/tray.jpg");
    fs::copy(photo, bench.path("photo.jpg")).expect("the photo");
    // A game that leads to the photo.
    let judged = bench.stdout_of(&["check", "quits", "photo.jpg", "--json"]);
    let judged: serde_json::Value = serde_json::from_str(&judged).expect("JSON");
    let turns: Vec<&str> =
        judged["witness"].as_array().expect("a game").iter().filter_map(|turn| turn.as_str()).collect();
    bench.write(
        "game.txt",
        &format!("variant: {}\n{}\n", judged["variant"].as_str().expect("one"), turns.join(" ")),
    );
    bench
}

fn typed(bench: &Bench, line: &str) {
    let program = Path::new(env!("CARGO_BIN_EXE_tablier"));
    let folder = program.parent().expect("a folder").display();
    let path = format!("{folder}:{}", std::env::var("PATH").unwrap_or_default());
    let output = Command::new("bash")
        .args(["-e", "-o", "pipefail", "-c", line])
        .current_dir(bench.path("."))
        .env("PATH", path)
        .output()
        .expect("bash runs");
    assert!(output.status.success(), "{line}: {}", String::from_utf8_lossy(&output.stderr));
}

#[cfg(unix)]
#[test]
fn every_example_of_every_help_works() {
    let bench = Bench::new();
    let mut helps = vec![bench.stdout_of(&["--help"])];
    for verb in VERBS {
        let help = bench.stdout_of(&[verb, "--help"]);
        assert_eq!(help, bench.stdout_of(&["help", verb]));
        assert_eq!(examples(&help), examples(&bench.stdout_of(&[verb, "-h"])));
        helps.push(help);
    }
    for help in helps {
        let lines = examples(&help);
        assert!(!lines.is_empty(), "{help}");
        // In sequence and in one folder: some use files of earlier ones.
        let bench = desk();
        lines.iter().for_each(|line| typed(&bench, line));
    }
}

#[test]
fn every_command_has_tested_examples() {
    let help = Bench::new().stdout_of(&["--help"]);
    let (_, rest) = help.split_once("Commands:\n").expect("commands");
    let listed = rest.lines().take_while(|line| !line.is_empty());
    let names: Vec<_> = listed
        .filter_map(|line| line.strip_prefix("  ")?.split(' ').next().filter(|name| !name.is_empty()))
        .filter(|name| *name != "help")
        .collect();
    assert_eq!(names, VERBS);
}

#[test]
fn help_and_man_page_name_the_documentation() {
    let bench = Bench::new();
    let (help, page) = (bench.stdout_of(&["--help"]), bench.stdout_of(&["man"]));
    let document = "README.md";
    assert!(Path::new(env!("CARGO_MANIFEST_DIR")).join(document).is_file());
    assert!(help.contains(&format!("More: full documentation in {document}")), "{help}");
    assert!(page.contains(&format!(".SH \"SEE ALSO\"\nfull documentation in {document}")), "{page}");
}

#[test]
fn the_man_page_shows_the_examples_of_every_command() {
    let page = Bench::new().stdout_of(&["man"]);
    let blocks = |heading: &str| page.lines().filter(|line| *line == heading).count();
    assert_eq!((blocks(".SH EXAMPLES"), blocks(".SS EXAMPLES")), (1, VERBS.len()));
    for line in [
        ".TP\nPrint a spec of your own into another folder\n\\fBtablier print my.toml \\-\\-out sheets\\fR",
        "\\fBecho \\(aqb2\\-c3 d4\\-c4\\(aq | tablier replay quits\\fR",
    ] {
        assert!(page.contains(line), "{line}\n{page}");
    }
}

#[test]
fn a_folder_named_like_a_game_in_other_case_is_not_read() {
    let bench = Bench::new();
    fs::create_dir(bench.path("QUITS")).expect("a folder");
    bench.stdout_of(&["print", "QUITS", "--format", "svg", "--only", "tokens"]);
    assert_eq!(bench.list("output"), ["quits-01-balls.cut.svg", "quits-01-balls.svg"]);
}

#[test]
fn words_and_games_ignore_case() {
    let bench = desk();
    for line in [
        &["new", "Quits", "own.toml"][..],
        &["new", "BOARD"],
        &["print", "Quits", "--lang", "FR", "--format", "PDF,Svg", "--paper", "A4"],
        &["print", "quits", "--cut", "Marks", "--backs", "Fold", "--only", "Board,TOKENS"],
        &["print", "quits", "--rule", "Ball_Moves=Diagonal", "--color", "ALWAYS"],
        &["check", "Quits/Classic", "evening.txt"],
        &["completions", "ZSH"],
    ] {
        bench.stdout_of(line);
    }
    assert!(bench.path("output/quits.pdf").is_file());
}

//! Commands without a game or without a file.

use std::process::{Command, Stdio};

use crate::support::Bench;

#[test]
fn a_position_in_place_of_the_game_is_reported() {
    let bench = Bench::new();
    bench.write("t.txt", ". . . . .\n");
    std::fs::write(bench.path("photo.jpg"), [0xff, 0xd8, 0xff, 0xe0]).expect("a picture");
    for (args, file, right) in [
        (&["check", "t.txt"][..], "t.txt", "tablier check quits t.txt"),
        (&["check", "t.txt", "plank/3"], "t.txt", "tablier check plank/3 t.txt"),
        (&["moves", "t.txt"], "t.txt", "tablier moves quits t.txt"),
        (&["replay", "t.txt"], "t.txt", "tablier replay quits t.txt"),
        (&["read", "photo.jpg"], "photo.jpg", "tablier read quits photo.jpg"),
        (&["check", "photo.jpg"], "photo.jpg", "tablier check quits photo.jpg"),
    ] {
        let said = bench.error_of(args);
        assert_eq!(said, format!("error: {file} is not a game\nhint: name the game first: `{right}`\n"));
    }
    let said = bench.error_of(&["check", "gone.txt"]);
    assert_eq!(
        said,
        "error: gone.txt is not a game, and there is no such file\n\
         hint: name the game first: `tablier check quits gone.txt`\n"
    );
}

#[test]
fn a_spec_without_the_default_extension_is_still_a_game() {
    let bench = Bench::new();
    bench.write(
        "mine.spec",
        "[[board]]\ngrid = \"square\"\ncolumns = 3\nrows = 2\nsquare = \"30mm\"\n\
         [[piece]]\nletter = \"X\"\nshape = \"circle\"\ndiameter = \"25mm\"\n",
    );
    bench.write("p.txt", "X . .\n. . .\n");
    let outcome = bench.run(&["check", "mine.spec", "p.txt"]);
    assert!(outcome.status != 2, "{}", outcome.err);
}

#[test]
fn a_missing_file_is_not_searched_under_a_longer_name() {
    let bench = Bench::new();
    assert_eq!(
        bench.error_of(&["print", "quits.txt"]),
        "error: there is no file `quits.txt`\nhint: the bundled game is called `quits`\n"
    );
    assert_eq!(
        bench.error_of(&["check", "quitz/four"]),
        "error: there is no file `quitz/four`\nhint: did you mean `quits/four`?\n"
    );
    assert_eq!(
        bench.error_of(&["print", "mine.spec"]),
        "error: there is no file `mine.spec`\n\
         hint: name a spec (`.toml`), or one of `lightning`, `quits`, `plank`, `macmahon`, `tokens`\n"
    );
}

/// The output at a terminal where the user only ends the input.
#[cfg(target_os = "linux")]
fn at_a_terminal(bench: &Bench, args: &str) -> String {
    let output = Command::new("script")
        .env("TABLIER_LANG", "en")
        .args(["-qec", &format!("{} {args}", env!("CARGO_BIN_EXE_tablier")), "/dev/null"])
        .current_dir(bench.path("."))
        .stdin(Stdio::null())
        .output()
        .expect("script runs");
    String::from_utf8_lossy(&output.stdout).replace('\r', "")
}

#[cfg(target_os = "linux")]
#[test]
fn a_terminal_user_is_prompted_for_input() {
    let bench = Bench::new();
    for (args, said) in [
        ("check quits", "type the position, end with Ctrl-D; `tablier blank quits` prints a form\n"),
        ("check quits", "nothing was typed"),
        ("moves plank/3 -", "type the position, end with Ctrl-D; `tablier blank plank/3` prints a form\n"),
        ("replay quits", "type the turns of the game, end with Ctrl-D\n"),
        ("print -", "type the spec, end with Ctrl-D\n"),
        ("read quits", "a photo cannot be typed\nhint: name its file: `tablier read quits photo.jpg`\n"),
    ] {
        let seen = at_a_terminal(&bench, args);
        // Hints are coloured at a terminal.
        let seen = seen
            .split("\u{1b}[")
            .map(|part| part.trim_start_matches(|c: char| !c.is_alphabetic()))
            .collect::<Vec<_>>();
        let seen = seen.iter().map(|part| part.strip_prefix('m').unwrap_or(part)).collect::<String>();
        assert!(seen.contains(said), "{args}: {seen:?}");
    }
    let seen = at_a_terminal(&bench, "print tokens --out -");
    assert!(seen.contains("tokens.pdf cannot be shown in a terminal"), "{seen:?}");
    let silent = at_a_terminal(&bench, "check quits --quiet");
    assert!(!silent.contains("end with"), "{silent:?}");
}

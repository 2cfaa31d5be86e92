//! Messages for specs with faults: every case of `tests/data/spec`, word for word.
//!
//! A case is a folder with `spec.toml`, the files that it names, and `expected.txt`. `cargo bless` writes the current
//! messages into `expected.txt`, to be reviewed before they are committed.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::json;

use crate::support::{Bench, with_slashes};

fn cases() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/spec");
    let mut cases: Vec<_> =
        fs::read_dir(folder).expect("the cases").flatten().map(|entry| entry.path()).collect();
    cases.sort();
    cases
}

#[test]
fn every_fault_is_reported_with_its_place_and_a_hint() {
    let bless = std::env::var_os("BLESS").is_some();
    let mut differing = Vec::new();
    for case in cases() {
        let bench = Bench::with_copies_of(&case);
        let outcome = bench.run(&["print", "spec.toml"]);
        assert_eq!((outcome.status, outcome.out.as_str()), (2, ""), "{}", case.display());
        assert_eq!(bench.list("output"), [""; 0], "{}: nothing is written", case.display());
        assert_eq!(without_a_hint(&outcome.err), [""; 0], "{}", case.display());
        let expected = case.join("expected.txt");
        if bless {
            fs::write(&expected, &outcome.err).expect("to write what is expected");
        } else if with_slashes(fs::read_to_string(&expected).unwrap_or_default()) != outcome.err {
            differing.push(format!("{}:\n{}", case.display(), outcome.err));
        }
    }
    assert!(differing.is_empty(), "{}", differing.join("\n"));
}

/// The errors without a hint, but for the line that counts them.
fn without_a_hint(said: &str) -> Vec<&str> {
    let blocks = said.split("\n\n").filter(|block| block.starts_with("error: "));
    let faults =
        blocks.filter(|block| !block.contains(" nothing was written, ") && !block.contains(" and at least "));
    faults.filter(|block| !block.contains("= hint: ")).filter_map(|block| block.lines().next()).collect()
}

/// What is too much, too deep or damaged, in both languages.
#[test]
fn limits_and_errors_of_the_system_have_hints() {
    let bench = Bench::new();
    let piece = "[[piece]]\nshape = \"circle\"\ndiameter = \"25mm\"\n";
    let large = fs::File::create(bench.path("large.svg")).expect("a file");
    large.set_len(60_000_000).expect("a file with holes");
    bench.write(
        "utf-16.svg",
        "<?xml version=\"1.0\" encoding=\"UTF-16\"?><svg xmlns=\"http://www.w3.org/2000/svg\">\u{0}</svg>",
    );
    bench.write("empty.svg", "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 9 9\"/>");
    bench.write("words.md", &"word ".repeat(30_000));
    bench.write("word.md", &"é".repeat(400));
    bench.write("long.csv", &format!("a\n{}\n", "x".repeat(3000)));
    let art = |name: &str| format!("{piece}front = {{ art = \"{name}\" }}\n");
    let leaflet = |name: &str| format!("[game]\nleaflet = \"{name}\"\n{piece}");
    for (spec, said) in [
        (art("large.svg"), "it is larger than 50 MB"),
        (art("utf-16.svg"), "the drawing is damaged"),
        (art("empty.svg"), "the drawing shows nothing"),
        (leaflet("words.md"), "a leaflet of 150000 bytes is too long"),
        (leaflet("word.md"), "more than 200 letters"),
        (format!("{piece}front = {{ text = \"{}\" }}\n", "a".repeat(600)), "more than 500 characters"),
        (format!("[game]\nname = \"{}\"\n{piece}", "a".repeat(70)), "a name of 70 characters"),
        (format!("{piece}x = {}{}\n", "[".repeat(500), "]".repeat(500)), "the brackets are nested too deep"),
        (format!("{piece}diameter = \"20mm\"\n"), "this is not TOML: duplicate key"),
        (piece.replace("25mm", "999999cm"), "longer than any sheet of paper"),
        (
            format!("{piece}table = \"long.csv\"\nfront = {{ text = \"{{a}}\" }}\n"),
            "more than 2000 characters",
        ),
    ] {
        bench.write("spec.toml", &spec);
        let english = bench.error_of(&["print", "spec.toml"]);
        assert!(english.contains(said), "{said}: {english}");
        assert_eq!(without_a_hint(&english), [""; 0]);
        let french = bench.error_of(&["print", "spec.toml", "--lang", "fr"]);
        assert!(french.contains("= conseil") && !french.contains(said), "{said}: {french}");
    }
    bench.write("long.txt", &". . . . .\n".repeat(200_000));
    for (args, said) in [
        (&["check", "quits", "long.txt"][..], "text/too-long"),
        (&["check", "quits", "large.svg"], "it is larger than 50 MB"),
        (&["print", "tokens", "--out", "long.txt"], "long.txt is a file, not a folder"),
        (&["print", "gone.toml/x.toml"], "there is no such file"),
    ] {
        let english = bench.error_of(args);
        assert!(english.contains(said) && english.contains("hint: "), "{args:?}: {english}");
        let french = bench.error_of(&[args, &["--lang", "fr"]].concat());
        assert!(french.contains("conseil") && !french.contains("le système répond"), "{args:?}: {french}");
    }
}

#[test]
fn all_faults_of_all_specs_are_reported_together() {
    let bench = Bench::new();
    bench.write("one.toml", "[[piece]]\nshape = \"cirle\"\n");
    bench.write("two.toml", "[[piece]]\nshape = \"circle\"\ndiameter = \"0mm\"\ncount = 0\n");
    let said = bench.error_of(&["print", "one.toml", "two.toml"]);
    for place in ["one.toml:2:9", "two.toml:3:12", "two.toml:4:9", "nothing was written, because of 3 faults"]
    {
        assert!(said.contains(place), "{place} is missing:\n{said}");
    }
}

#[test]
fn faults_are_available_as_json() {
    let bench = Bench::new();
    bench.write("spec.toml", "[[piece]]\nshape = \"circle\"\ndiameter = \"0mm\"\n");
    let outcome = bench.run(&["print", "spec.toml", "--json"]);
    assert_eq!(outcome.status, 2);
    let document: serde_json::Value = serde_json::from_str(&outcome.out).expect("one JSON document");
    assert_eq!(document["schema"], 2);
    assert_eq!(
        document["faults"],
        json!([{
            "file": "spec.toml", "line": 3, "column": 12, "span": { "start": 38, "end": 43 },
            "code": "spec/size", "message": "`diameter` cannot be 0 mm",
            "arguments": { "key": "diameter", "length": "0 mm" }, "hint": "use between 2 mm and 2000 mm",
        }])
    );
}

#[test]
fn an_error_has_the_arguments_of_its_message() {
    let bench = Bench::new();
    bench.write("faulty.toml", "x = 1\n");
    for (arguments, code, given) in [
        (&["print", "chess"][..], "asked/game", json!({ "game": "chess" })),
        (
            &["print", "nowhere.toml", "faulty.toml"],
            "file/read",
            json!({ "path": "nowhere.toml", "cause": {} }),
        ),
        (&["--json", "prnt"], "asked/usage", json!({ "typed": "prnt" })),
        (&["print", "--dpi", "5"], "asked/value", json!({ "about": "--dpi <NUMBER>", "typed": "5" })),
        (&["print", "faulty.toml"], "", json!({})),
    ] {
        let out = bench.run(&[arguments, &["--json"]].concat()).out;
        let document: serde_json::Value = serde_json::from_str(&out).expect("one JSON document");
        assert_eq!(document["error"]["code"].as_str().unwrap_or_default(), code, "{document:#}");
        assert_eq!(document["error"]["arguments"], given, "{document:#}");
        let keys: Vec<&String> = document["error"].as_object().expect("an object").keys().collect();
        assert_eq!(keys, ["arguments", "code", "hint", "message"]);
    }
}

#[test]
fn typed_text_cannot_control_the_terminal() {
    let bench = Bench::new();
    bench.write("spec.toml", "[[piece]]\nshape = \"circle\"\ndiameter = \"25mm\"\n\"\\u001b[31m\" = 1\n");
    let said = bench.error_of(&["print", "spec.toml"]);
    assert!(!said.contains('\u{1b}'), "{said:?}");
}

#[test]
fn colour_is_used_if_requested() {
    let bench = Bench::new();
    bench.write("spec.toml", "x = 1\n");
    assert!(bench.error_of(&["print", "spec.toml", "--color", "always"]).contains('\u{1b}'));
    assert!(!bench.error_of(&["print", "spec.toml"]).contains('\u{1b}'));
}

#[test]
fn the_environment_decides_on_colour_unless_the_user_does() {
    let bench = Bench::new();
    bench.write("spec.toml", "x = 1\n");
    let is_coloured = |variables: &[(&str, &str)], color: &str| {
        let mut command = bench.command(&["print", "spec.toml", "--color", color]);
        let said = command.envs(variables.iter().copied()).output().expect("the command runs").stderr;
        assert!(!said.is_empty());
        said.contains(&0x1b)
    };
    assert!(is_coloured(&[("CLICOLOR_FORCE", "1")], "auto"));
    assert!(!is_coloured(&[("CLICOLOR_FORCE", "")], "auto"));
    assert!(!is_coloured(&[("CLICOLOR_FORCE", "1")], "never"));
    assert!(!is_coloured(&[("CLICOLOR_FORCE", "1"), ("NO_COLOR", "1")], "auto"));
    assert!(is_coloured(&[("TERM", "dumb"), ("NO_COLOR", "1")], "always"));
}

#[cfg(target_os = "linux")]
#[test]
fn a_terminal_shows_colour_unless_it_is_dumb() {
    let bench = Bench::new();
    bench.write("spec.toml", "x = 1\n");
    let is_coloured = |variables: &[(&str, &str)]| {
        let mut command = bench.command(&["print", "spec.toml"]);
        let shown = shown_on_a_terminal(command.envs(variables.iter().copied()));
        assert!(shown.contains("error"), "{shown:?}");
        shown.contains('\u{1b}')
    };
    assert!(is_coloured(&[("TERM", "xterm")]));
    assert!(!is_coloured(&[("TERM", "dumb")]));
    assert!(is_coloured(&[("TERM", "dumb"), ("CLICOLOR_FORCE", "1")]));
    assert!(!is_coloured(&[("TERM", "xterm"), ("NO_COLOR", "1")]));
}

/// What a command writes to standard error, if that is a terminal.
#[cfg(target_os = "linux")]
fn shown_on_a_terminal(command: &mut std::process::Command) -> String {
    use std::io::Read as _;
    let terminal = nix::pty::openpty(None, None).expect("a terminal");
    let mut child = command.stderr(terminal.slave).spawn().expect("the command runs");
    // Closes the slave of this process: the terminal ends with the command.
    command.stderr(std::process::Stdio::null());
    let (mut master, mut shown) = (fs::File::from(terminal.master), Vec::new());
    // Linux reports the end of a terminal as an error, after all of its output.
    let _ = master.read_to_end(&mut shown);
    child.wait().expect("the command ends");
    String::from_utf8_lossy(&shown).into_owned()
}

#[test]
fn links_out_of_the_folder_are_not_followed() {
    let bench = Bench::new();
    fs::create_dir(bench.path("game")).expect("a folder");
    bench.write("secret.svg", "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"1\" height=\"1\"/>");
    #[cfg(unix)]
    std::os::unix::fs::symlink(bench.path("secret.svg"), bench.path("game/art.svg")).expect("a link");
    let piece = "[[piece]]\nshape = \"circle\"\ndiameter = \"25mm\"\nfront = { art = \"art.svg\" }\n";
    bench.write("game/spec.toml", piece);
    let said = bench.error_of(&["print", "game/spec.toml"]);
    #[cfg(unix)]
    assert!(said.contains("leads out of the folder"), "{said}");
}

#[test]
fn art_of_the_folder_above_is_read_but_nothing_beyond() {
    let (bench, outside) = (Bench::new(), Bench::new());
    fs::create_dir_all(bench.path("games/one")).expect("folders");
    let square =
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 1 1\"><path d=\"M0 0H1V1Z\"/></svg>";
    bench.write("games/art.svg", square);
    outside.write("art.svg", square);
    #[cfg(unix)]
    std::os::unix::fs::symlink(outside.path("art.svg"), bench.path("games/link.svg")).expect("a link");
    let print = |art: &str| {
        let piece =
            format!("[[piece]]\nshape = \"circle\"\ndiameter = \"25mm\"\nfront = {{ art = \"{art}\" }}\n");
        bench.write("games/one/spec.toml", &piece);
        bench.run(&["print", "games/one/spec.toml", "--format", "svg"])
    };
    assert!(print("../art.svg").status == 0);
    for (art, why) in [
        ("../../art.svg", "leaves the folder"),
        #[cfg(unix)]
        ("../link.svg", "leads out of the folder"),
    ] {
        let said = print(art).err;
        assert!(said.contains(why), "{art}: {said}");
    }
}

#[test]
fn faults_beyond_the_fiftieth_are_counted() {
    let bench = Bench::new();
    bench.write("spec.toml", &"[[piece]]\nshape = 1\nfront = 2\n".repeat(40));
    let said = bench.error_of(&["print", "spec.toml"]);
    assert!(said.contains("error: and 30 more in spec.toml\n"), "{said}");
    assert!(said.ends_with("error: nothing was written, because of 80 faults\n"), "{said}");
    let outcome = bench.run(&["print", "spec.toml", "--json"]);
    let document: serde_json::Value = serde_json::from_str(&outcome.out).expect("one JSON document");
    assert_eq!(document["faults"].as_array().map(Vec::len), Some(80));
    assert_eq!(document["more"], 0);
}

#[test]
fn usage_errors_are_available_as_json() {
    let bench = Bench::new();
    for (args, message, hint) in [
        (
            &["print", "--json", "--cut", "scissors"][..],
            "`scissors` is not a value of `--cut <STYLE>`",
            "marks",
        ),
        (&["--json"], "a command is missing", "--help"),
        (&["--json", "prnt"], "there is no command `prnt`", "`print`"),
        (&["print", "--json", "--rule", "moving=al"], "`moving` cannot be `al`", "did you mean `all`?"),
        (&["print", "--json", "--paper", "x"], "--paper <SIZE>: `x` is not a paper", "use `a3`"),
    ] {
        let outcome = bench.run(args);
        assert_eq!(outcome.status, 2, "{args:?}");
        let document: serde_json::Value = serde_json::from_str(&outcome.out).expect("one JSON document");
        assert_eq!(document["schema"], 2);
        assert_eq!(document["faults"], json!([]));
        assert!(
            document["error"]["code"].as_str().is_some_and(|code| code.starts_with("asked/")),
            "{document}"
        );
        let said = |key: &str| document["error"][key].as_str().unwrap_or_default().to_owned();
        assert!(said("message").contains(message), "{args:?}: {document}");
        assert!(!said("message").starts_with("error:"), "{document}");
        assert!(said("message").contains(hint) || said("hint").contains(hint), "{args:?}: {document}");
        assert!(outcome.err.starts_with("error: "), "{args:?}: {}", outcome.err);
    }
    let help = bench.run(&["--json", "--help"]);
    assert!(help.status == 0 && help.out.contains("Usage:"), "help is no error");
}

//! Output for editors and packagers: `schema`, `completions`, `man`, help.

use std::process::Stdio;

use crate::support::Bench;

#[test]
fn the_schema_explains_every_key() {
    let schema: serde_json::Value =
        serde_json::from_str(include_str!("../../templates/tablier.schema.json")).expect("JSON");
    let mut silent = Vec::new();
    for (table, definition) in schema["definitions"].as_object().expect("definitions") {
        for (key, property) in definition["properties"].as_object().into_iter().flatten() {
            if property["description"].is_null() {
                silent.push(format!("{table}.{key}"));
            }
        }
    }
    assert_eq!(silent, [""; 0]);
}

#[test]
fn the_schema_is_explained_in_french() {
    let bench = Bench::new();
    let french: serde_json::Value =
        serde_json::from_str(&bench.stdout_of(&["schema", "--lang", "fr"])).expect("JSON");
    assert_eq!(french["properties"]["piece"]["description"], "Les pièces.");
    let backs = french["definitions"]["SheetTable"]["properties"]["backs"]["description"].as_str();
    assert_eq!(backs, Some("La façon d’imprimer les dos, s’il en faut. Par défaut\u{a0}: `none`."));
}

#[test]
fn completions_know_the_commands() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let script = Bench::new().stdout_of(&["completions", shell]);
        assert!(script.contains("board-square"), "{shell}");
    }
}

#[test]
fn shells_offer_the_games_and_their_variants() {
    let bench = Bench::new();
    let zsh = bench.stdout_of(&["completions", "zsh"]);
    let games =
        "lightning macmahon plank plank/2 plank/3 plank/4 quits quits/classic quits/simple quits/four";
    assert!(zsh.contains(&format!("_alternative 'games:game:({games})' 'files:file:_files'")), "{zsh}");
    assert_eq!(zsh.matches(":_tablier_judged'").count(), 7, "check, read, blank, moves, replay, show, perft");
    let fish = bench.stdout_of(&["completions", "fish"]);
    assert!(
        fish.contains(&format!("-n \"__fish_tablier_using_subcommand check\" -a \"{games}\"\n")),
        "{fish}"
    );
    assert!(
        fish.contains("using_subcommand new\" -a \"lightning quits plank macmahon tokens board hex agon "),
        "{fish}"
    );
}

#[cfg(unix)]
#[test]
fn bash_completes_games_and_files() {
    let bench = Bench::new();
    bench.write("tablier.bash", &bench.stdout_of(&["completions", "bash"]));
    let offered = |typed: &str| {
        let script =
            format!("source tablier.bash; _tablier tablier '{typed}' check; echo \"${{COMPREPLY[@]}}\"");
        let words = format!("COMP_WORDS=(tablier check '{typed}'); COMP_CWORD=2; {script}");
        let output = std::process::Command::new("bash")
            .args(["-c", &words])
            .current_dir(bench.path("."))
            .output()
            .expect("bash runs");
        String::from_utf8_lossy(&output.stdout).trim().to_owned()
    };
    assert_eq!(offered("qu"), "quits quits/classic quits/simple quits/four");
    assert_eq!(offered("eve"), "", "bash offers files where nothing else is offered");
}

#[test]
fn the_man_page_lists_every_command_and_option() {
    let page = Bench::new().stdout_of(&["man"]);
    for word in ["TABLIER PRINT", "TABLIER NEW", "board\\-square", "EXIT STATUS"] {
        assert!(page.contains(word), "{word} is missing");
    }
}

#[test]
fn a_closed_pipe_is_no_failure() {
    let bench = Bench::new();
    let mut child = bench
        .command(&["schema"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command runs");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("an end");
    assert!(output.status.success());
    assert!(output.stderr.is_empty());
}

#[test]
fn help_succeeds_and_invalid_arguments_fail() {
    let bench = Bench::new();
    assert!(bench.stdout_of(&["--help"]).contains("Exit status"));
    assert!(bench.stdout_of(&["--version"]).starts_with("tablier "));
    bench.error_of(&["juggle"]);
}

#[test]
fn schemas_describe_what_commands_print() {
    let bench = Bench::new();
    bench.write("tray.txt", "variant: simple\n. . . D .\n. . . . D\nL . D . .\n. L . . .\n. . L . .\n");
    bench.write("game.txt", "b2-c3 d4-c4\n");
    for (kind, line) in [
        ("verdict", &["check", "quits", "tray.txt", "--json"][..]),
        ("moves", &["moves", "quits", "tray.txt", "--json"]),
        ("replay", &["replay", "quits", "game.txt", "--json"]),
        ("print", &["print", "tokens", "--format", "svg", "--json"]),
    ] {
        let schema: serde_json::Value =
            serde_json::from_str(&bench.stdout_of(&["schema", kind])).expect("JSON");
        let document: serde_json::Value = serde_json::from_str(&bench.run(line).out).expect("JSON");
        let described = schema["properties"].as_object().expect("properties");
        let printed = document.as_object().expect("an object");
        assert!(described.keys().eq(printed.keys()), "{kind}: {described:?}\n{printed:?}");
        for (key, property) in described {
            assert!(property["description"].is_string(), "{kind}: {key}");
        }
    }
}

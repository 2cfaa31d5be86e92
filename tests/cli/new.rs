//! `tablier new`

use crate::support::Bench;

#[test]
fn every_starter_prints_as_it_is() {
    for game in ["lightning", "quits", "plank", "macmahon", "tokens", "board"] {
        let bench = Bench::new();
        bench.stdout_of(&["new", game]);
        let spec = format!("{game}.toml");
        assert!(bench.read(&spec).starts_with("#:schema tablier.schema.json\n"));
        assert!(bench.path("tablier.schema.json").is_file());
        bench.stdout_of(&["print", &spec]);
        assert!(bench.path(&format!("output/{game}.pdf")).is_file());
    }
}

#[test]
fn every_starter_prints_under_another_name() {
    for game in ["lightning", "quits", "plank", "macmahon", "tokens", "board"] {
        let bench = Bench::new();
        bench.stdout_of(&["new", game, "own.toml"]);
        bench.stdout_of(&["print", "own.toml", "--format", "pdf"]);
        assert_eq!(bench.list("output"), ["own.pdf"], "{game}");
    }
}

#[cfg(unix)]
#[test]
fn the_advised_commands_run_as_they_are() {
    let bench = Bench::new();
    for name in ["a b", "l'un & l'autre", "été"] {
        let said = bench.stderr_of(&["new", "plank", name]);
        let advised: Vec<_> = said.lines().filter_map(|line| line.split_once("run: tablier ")).collect();
        assert_eq!(advised.len(), 2, "{said}");
        for (_, arguments) in advised {
            let line = format!("{} {arguments}", env!("CARGO_BIN_EXE_tablier"));
            let ran =
                std::process::Command::new("sh").args(["-c", &line]).current_dir(bench.path(".")).output();
            assert!(ran.expect("a shell").status.success(), "{line}");
        }
    }
}

#[test]
fn existing_files_are_never_overwritten() {
    let bench = Bench::new();
    bench.write("mine.toml", "precious");
    let said = bench.error_of(&["new", "quits", "mine.toml"]);
    assert!(said.contains("mine.toml is there already"), "{said}");
    assert_eq!(bench.read("mine.toml"), "precious");
    assert_eq!(bench.list("."), ["mine.toml"], "and nothing else is written");
}

#[test]
fn copies_of_a_game_share_unchanged_leaflets() {
    let bench = Bench::new();
    bench.stdout_of(&["new", "quits", "one.toml"]);
    bench.stdout_of(&["new", "quits", "two.toml"]);
    assert_eq!(bench.list("."), ["one.toml", "quits", "tablier.schema.json", "two.toml"]);
    bench.stdout_of(&["print", "one.toml", "two.toml", "--format", "pdf"]);
    assert_eq!(bench.list("output"), ["one.pdf", "two.pdf"], "each is called like its file");
}

#[test]
fn a_copy_gets_its_own_leaflets_if_the_others_were_changed() {
    let bench = Bench::new();
    bench.stdout_of(&["new", "quits", "one.toml"]);
    bench.write("quits/leaflet.en.md", "# Mine\n");
    let said = bench.stderr_of(&["new", "quits", "three.toml"]);
    assert!(said.starts_with("three.toml\nthree/leaflet.en.md\nthree/leaflet.fr.md\n"), "{said}");
    assert_eq!(bench.read("quits/leaflet.en.md"), "# Mine\n");
    assert!(bench.read("three.toml").contains("en = \"three/leaflet.en.md\", fr = \"three/leaflet.fr.md\""));
    bench.stdout_of(&["print", "one.toml", "three.toml", "--only", "leaflet", "--format", "pdf"]);
    bench.write("three/leaflet.en.md", "# Mine too\n");
    std::fs::remove_file(bench.path("three.toml")).expect("it goes");
    let said = bench.stderr_of(&["new", "quits", "three.toml"]);
    assert!(said.starts_with("three.toml\nthree-2/leaflet.en.md\n"), "{said}");
    assert_eq!(bench.read("three/leaflet.en.md"), "# Mine too\n");
}

#[test]
fn a_file_without_an_extension_gets_the_default_one() {
    let bench = Bench::new();
    let said = bench.stderr_of(&["new", "tokens", "my"]);
    assert!(said.ends_with("now change my.toml and run: tablier print my.toml\n"), "{said}");
    assert_eq!(bench.list("."), ["my.toml", "tablier.schema.json"]);
    bench.stdout_of(&["print", "my.toml", "--format", "pdf"]);
    assert_eq!(bench.list("output"), ["my.pdf"]);
    std::fs::create_dir(bench.path("games")).expect("a folder");
    bench.stdout_of(&["new", "quits/four", "games"]);
    assert_eq!(bench.list("games"), ["quits", "quits.toml", "tablier.schema.json"]);
}

#[test]
fn a_starter_goes_to_standard_output() {
    let bench = Bench::new();
    assert!(bench.stdout_of(&["new", "tokens", "-"]).contains("[[piece]]"));
    assert_eq!(bench.list("."), [""; 0]);
}

#[test]
fn a_mistyped_name_is_recognised() {
    let said = Bench::new().error_of(&["new", "plonk"]);
    assert_eq!(said, "error: there is no game called `plonk`\nhint: did you mean `plank`?\n");
}

#[test]
fn a_schema_of_another_version_is_kept_with_a_notice() {
    let bench = Bench::new();
    let said = bench.stderr_of(&["new", "tokens", "one.toml"]);
    assert!(!said.contains("was there already"), "{said}");
    let said = bench.stderr_of(&["new", "tokens", "two.toml"]);
    assert!(!said.contains("was there already"), "the same schema serves both: {said}");
    bench.write("tablier.schema.json", "{}");
    let said = bench.stderr_of(&["new", "tokens", "three.toml"]);
    assert!(said.contains("tablier.schema.json was there already and is not that of this version"), "{said}");
    assert!(said.contains("run: tablier schema > tablier.schema.json"), "{said}");
    assert_eq!(bench.read("tablier.schema.json"), "{}");
    let outcome = bench.stdout_of(&["new", "tokens", "four.toml", "--json"]);
    let document: serde_json::Value = serde_json::from_str(&outcome).expect("one JSON document");
    assert_eq!(document["kept"], serde_json::json!(["tablier.schema.json"]));
}

#[test]
fn a_trailing_slash_creates_a_folder() {
    let bench = Bench::new();
    bench.stderr_of(&["new", "plank", "games/mine/"]);
    assert_eq!(bench.list("games/mine"), ["plank", "plank.toml", "tablier.schema.json"]);
    assert_eq!(bench.list("games"), ["mine"]);
}

#[test]
fn a_starter_is_explained_in_the_language_of_its_user() {
    let bench = Bench::new();
    let said = bench.stderr_of(&["new", "tokens", "fr.toml", "--lang", "fr"]);
    assert!(said.starts_with("fr.toml\ntablier.schema.json\n"), "{said}");
    let spec = bench.read("fr.toml");
    assert!(spec.starts_with("#:schema tablier.schema.json\n# Des jetons à vous"), "{spec}");
    assert!(spec.contains("\n[game]\nname = \"fr\"\n"), "{spec}");
    assert_eq!(bench.read("tablier.schema.json"), bench.stdout_of(&["schema", "--lang", "fr"]));
    let said = bench.stderr_of(&["new", "tokens", "en.toml", "--lang", "en"]);
    assert!(!said.contains("was there already"), "a schema serves whatever its language: {said}");
    assert!(bench.read("en.toml").contains("\n# Tokens of your own"));
    bench.stdout_of(&["print", "en.toml", "fr.toml", "--format", "svg"]);
    let sheet = |name: &str| bench.read(&format!("output/{name}-01-tokens.svg"));
    assert_eq!(sheet("fr").lines().count(), sheet("en").lines().count());
    let set = bench.command(&["new", "plank", "-"]).env("TABLIER_LANG", "fr").output().expect("an end");
    assert!(String::from_utf8_lossy(&set.stdout).contains("\n# Planches : "), "{set:?}");
}

//! `explain`: keys, words and codes by name.

use crate::support::Bench;

#[test]
fn a_key_is_explained_with_an_example_that_prints() {
    let bench = Bench::new();
    let said = bench.stdout_of(&["explain", "piece.corner"]);
    for part in
        ["piece.corner\n", "Takes: a length like \"25mm\"", "Default: sharp corners", "corner = \"4mm\""]
    {
        assert!(said.contains(part), "{part}: {said}");
    }
    let example: String =
        said.lines().filter_map(|line| line.strip_prefix("    ")).collect::<Vec<_>>().join("\n");
    bench.write("example.toml", &example);
    bench.stdout_of(&["print", "example.toml"]);
}

#[test]
fn a_name_of_several_keys_explains_all() {
    let said = Bench::new().stdout_of(&["explain", "width"]);
    for name in ["piece.width\n", "board.width\n", "mark.width\n", "line.width\n", "edge.width\n"] {
        assert!(said.contains(name), "{name}: {said}");
    }
}

#[test]
fn keys_and_codes_are_explained_in_french() {
    let bench = Bench::new();
    let key = bench.stdout_of(&["explain", "--lang", "fr", "damier"]);
    assert!(key.contains("face.checker\n") && key.contains("Par défaut\u{a0}: aucune"), "{key}");
    let code = bench.stdout_of(&["explain", "--lang", "fr", "quits/too-many-balls"]);
    assert!(code.contains("Il y a plus de billes") && code.contains("Niveau\u{a0}: well-formed"), "{code}");
}

#[test]
fn without_a_name_all_keys_are_listed() {
    let said = Bench::new().stdout_of(&["explain"]);
    for part in ["\npiece\n", "diameter", "\nsheet\n", "\ndiagram\n", "arrow"] {
        assert!(said.contains(part), "{part}: {said}");
    }
}

#[test]
fn an_unknown_name_is_refused_with_the_one_that_was_meant() {
    let bench = Bench::new();
    for (typed, meant) in [
        ("diametre", "did you mean `diameter`?"),
        ("piece.frnt", "did you mean `piece.front`?"),
        ("quits/too-many-bals", "did you mean `quits/too-many-balls`?"),
        ("xyzzyx", "`tablier explain` lists all keys"),
    ] {
        let said = bench.error_of(&["explain", typed]);
        assert!(said.contains(meant), "{typed}: {said}");
    }
}

#[test]
fn json_names_what_was_asked_for() {
    let bench = Bench::new();
    let document = |name: &str| -> serde_json::Value {
        serde_json::from_str(&bench.stdout_of(&["explain", name, "--json"])).expect("JSON")
    };
    let key = document("sheet.cut");
    assert_eq!((&key["asked"], &key["keys"][0]["name"]), (&"sheet.cut".into(), &"sheet.cut".into()));
    assert_eq!(key["keys"][0]["values"][0]["word"], "marks");
    let code = document("quits/too-many-balls");
    assert_eq!(code["codes"][0]["layer"], "well-formed");
    assert_eq!(code["keys"].as_array().map(Vec::len), Some(0));
}

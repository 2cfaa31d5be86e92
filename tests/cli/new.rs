//! `tablier new`

use crate::support::Bench;

#[test]
fn every_starter_prints_as_it_is() {
    for game in ["lightning", "quits", "plank", "tokens", "board"] {
        let bench = Bench::new();
        bench.done(&["new", game]);
        let spec = format!("{game}.toml");
        assert!(bench.read(&spec).starts_with("#:schema tablier.schema.json\n"));
        assert!(bench.path("tablier.schema.json").is_file());
        bench.done(&["print", &spec]);
        assert!(bench.path(&format!("output/{game}.pdf")).is_file());
    }
}

#[test]
fn what_is_there_is_never_written_over() {
    let bench = Bench::new();
    bench.write("mine.toml", "precious");
    let said = bench.refused(&["new", "quits", "mine.toml"]);
    assert!(said.contains("mine.toml is there already"), "{said}");
    assert_eq!(bench.read("mine.toml"), "precious");
    assert_eq!(bench.list("."), ["mine.toml"], "and nothing else is written");
}

#[test]
fn copies_of_a_game_share_leaflets_that_nobody_changed() {
    let bench = Bench::new();
    bench.done(&["new", "quits", "one.toml"]);
    bench.done(&["new", "quits", "two.toml"]);
    assert_eq!(bench.list("."), ["one.toml", "quits", "tablier.schema.json", "two.toml"]);
    bench.done(&["print", "one.toml", "two.toml", "--format", "pdf"]);
    assert_eq!(bench.list("output"), ["one.pdf", "two.pdf"], "each is called like its file");
}

#[test]
fn a_copy_gets_leaflets_of_its_own_where_those_there_were_changed() {
    let bench = Bench::new();
    bench.done(&["new", "quits", "one.toml"]);
    bench.write("quits/leaflet.en.md", "# Mine\n");
    let said = bench.told(&["new", "quits", "three.toml"]);
    assert!(said.starts_with("three.toml\nthree/leaflet.en.md\nthree/leaflet.fr.md\n"), "{said}");
    assert_eq!(bench.read("quits/leaflet.en.md"), "# Mine\n");
    assert!(bench.read("three.toml").contains("en = \"three/leaflet.en.md\", fr = \"three/leaflet.fr.md\""));
    bench.done(&["print", "one.toml", "three.toml", "--only", "leaflet", "--format", "pdf"]);
    bench.write("three/leaflet.en.md", "# Mine too\n");
    std::fs::remove_file(bench.path("three.toml")).expect("it goes");
    let said = bench.told(&["new", "quits", "three.toml"]);
    assert!(said.starts_with("three.toml\nthree-2/leaflet.en.md\n"), "{said}");
    assert_eq!(bench.read("three/leaflet.en.md"), "# Mine too\n");
}

#[test]
fn a_file_without_an_ending_gets_the_usual_one() {
    let bench = Bench::new();
    let said = bench.told(&["new", "tokens", "my"]);
    assert!(said.ends_with("now change my.toml and run: tablier print my.toml\n"), "{said}");
    assert_eq!(bench.list("."), ["my.toml", "tablier.schema.json"]);
    bench.done(&["print", "my.toml", "--format", "pdf"]);
    assert_eq!(bench.list("output"), ["my.pdf"]);
    std::fs::create_dir(bench.path("games")).expect("a folder");
    bench.done(&["new", "quits/four", "games"]);
    assert_eq!(bench.list("games"), ["quits", "quits.toml", "tablier.schema.json"]);
}

#[test]
fn a_starter_goes_to_standard_output() {
    let bench = Bench::new();
    assert!(bench.done(&["new", "tokens", "-"]).contains("[[piece]]"));
    assert_eq!(bench.list("."), [""; 0]);
}

#[test]
fn a_slip_in_the_name_is_understood() {
    let said = Bench::new().refused(&["new", "plonk"]);
    assert_eq!(said, "error: there is no game called `plonk`\nhint: did you mean `plank`?\n");
}

#[test]
fn a_schema_of_another_version_is_kept_and_told() {
    let bench = Bench::new();
    let said = bench.told(&["new", "tokens", "one.toml"]);
    assert!(!said.contains("was there already"), "{said}");
    let said = bench.told(&["new", "tokens", "two.toml"]);
    assert!(!said.contains("was there already"), "the same schema serves both: {said}");
    bench.write("tablier.schema.json", "{}");
    let said = bench.told(&["new", "tokens", "three.toml"]);
    assert!(said.contains("tablier.schema.json was there already and is not that of this version"), "{said}");
    assert!(said.contains("run: tablier schema > tablier.schema.json"), "{said}");
    assert_eq!(bench.read("tablier.schema.json"), "{}");
    let outcome = bench.done(&["new", "tokens", "four.toml", "--json"]);
    let document: serde_json::Value = serde_json::from_str(&outcome).expect("one JSON document");
    assert_eq!(document["kept"], serde_json::json!(["tablier.schema.json"]));
}

#[test]
fn a_slash_behind_the_name_means_a_folder_that_is_made() {
    let bench = Bench::new();
    bench.told(&["new", "plank", "games/mine/"]);
    assert_eq!(bench.list("games/mine"), ["plank", "plank.toml", "tablier.schema.json"]);
    assert_eq!(bench.list("games"), ["mine"]);
}

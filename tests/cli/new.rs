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
fn a_leaflet_of_ones_own_is_not_written_over_either() {
    let bench = Bench::new();
    bench.done(&["new", "quits", "one.toml"]);
    bench.done(&["new", "quits", "two.toml"]);
    bench.write("quits/leaflet.en.md", "# Mine\n");
    bench.refused(&["new", "quits", "three.toml"]);
    assert_eq!(bench.read("quits/leaflet.en.md"), "# Mine\n");
    assert!(!bench.path("three.toml").exists());
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

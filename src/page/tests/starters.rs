//! Tests of the copies of templates that games of one's own start from.

use serde_json::json;

use super::asked;
use crate::templates::{template, templates};

/// As `tablier new quits my-quits.toml` writes them.
#[test]
fn starters_come_with_all_their_files_and_are_drawn_and_laid_in_both_languages() {
    let (games, files) = asked(json!({ "kind": "games" }), &[]);
    let files: Vec<_> = files.iter().map(|file| (file.name.as_str(), file.bytes.clone())).collect();
    let starters = games["starters"].as_array().unwrap();
    assert_eq!(starters.len(), templates().count());
    for starter in starters {
        let (name, text) = (starter["name"].as_str().unwrap(), &starter["text"]);
        let own = |(file, _): &&(&str, _)| starter["files"].as_array().unwrap().iter().any(|it| it == file);
        let files: Vec<_> = files.iter().filter(own).cloned().collect();
        let wanted = template(name).expect("a template").files;
        let wanted: Vec<Vec<u8>> = wanted.iter().map(|(_, bytes)| bytes.to_vec()).collect();
        assert_eq!(files.iter().map(|(_, bytes)| bytes.clone()).collect::<Vec<_>>(), wanted);
        assert_eq!(starter["copy"], format!("my-{name}"));
        for lang in ["en", "fr"] {
            let spec = json!({ "spec": text[lang], "name": format!("my-{name}.toml") });
            let draw = json!({ "kind": "draw", "spec": spec, "options": { "lang": lang }, "lang": lang });
            let drawn = asked(draw, &files).0;
            assert_eq!(drawn["kind"], "drawn", "{name} {drawn}");
            assert_eq!(drawn["game"], format!("my-{name}"));
            let table = json!({ "spec": spec });
            let laid = asked(json!({ "kind": "table", "table": table, "lang": lang }), &files).0;
            let can_lie =
                ["letter = \"", "[rules]"].iter().any(|it| text[lang].as_str().unwrap().contains(it));
            assert_eq!(laid["kind"], if can_lie { "table" } else { "refused" }, "{name} {laid}");
            if !can_lie {
                continue;
            }
            let judge = json!({ "kind": "judge", "table": table, "text": laid["blank"], "lang": lang });
            assert_eq!(asked(judge, &files).0["kind"], "judged", "{name}");
        }
    }
}

#[test]
fn starters_and_the_schema_are_explained_in_the_language_of_the_page() {
    let games = asked(json!({ "kind": "games" }), &[]).0;
    for starter in games["starters"].as_array().unwrap() {
        let [english, french] = ["en", "fr"].map(|lang| starter["text"][lang].as_str().unwrap());
        assert_ne!(english, french, "{}", starter["name"]);
        let named = template(starter["name"].as_str().unwrap()).unwrap().spec.contains("\n[game]\nname = ");
        assert_eq!(named, french.contains(&format!("\n[game]\nname = {}\n", starter["copy"])));
    }
    let described = |request| asked(request, &[]).0["schema"]["properties"]["piece"]["description"].clone();
    assert_eq!(described(json!({ "kind": "schema" })), "The pieces.");
    assert_eq!(described(json!({ "kind": "schema", "lang": "en" })), "The pieces.");
    assert_eq!(described(json!({ "kind": "schema", "lang": "fr" })), "Les pièces.");
}

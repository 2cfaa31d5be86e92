//! Tests of the copies of templates that games of one's own start from.

use serde_json::json;

use super::asked;
use crate::templates::template;

/// As `tablier new quits my-quits.toml` writes them.
#[test]
fn starters_come_with_all_their_files_and_are_drawn_and_laid_in_both_languages() {
    let (games, files) = asked(json!({ "kind": "games" }), &[]);
    let files: Vec<_> = files.iter().map(|file| (file.name.as_str(), file.bytes.clone())).collect();
    let starters = games["starters"].as_array().unwrap();
    assert_eq!(starters.len(), 6);
    for starter in starters {
        let (name, text) = (starter["name"].as_str().unwrap(), &starter["text"]);
        let own = |(file, _): &&(&str, _)| starter["files"].as_array().unwrap().iter().any(|it| it == file);
        let files: Vec<_> = files.iter().filter(own).cloned().collect();
        let wanted = template(name).expect("a template").files;
        assert_eq!(files, wanted.iter().map(|(name, bytes)| (*name, bytes.to_vec())).collect::<Vec<_>>());
        assert_eq!(starter["copy"], format!("my-{name}"));
        for lang in ["en", "fr"] {
            let spec = json!({ "spec": text[lang], "name": format!("my-{name}.toml") });
            let draw = json!({ "kind": "draw", "spec": spec, "options": { "lang": lang }, "lang": lang });
            let drawn = asked(draw, &files).0;
            assert_eq!(drawn["kind"], "drawn", "{name} {drawn}");
            assert_eq!(drawn["game"], format!("my-{name}"));
            let table = json!({ "spec": spec });
            let laid = asked(json!({ "kind": "table", "table": table, "lang": lang }), &files).0;
            if name == "tokens" {
                assert_eq!(laid["kind"], "refused", "there is no board to lay them on");
                continue;
            }
            assert_eq!(laid["kind"], "table", "{name} {laid}");
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
        assert_eq!(starter["name"] == "board", !french.contains(&format!("name = {}\n", starter["copy"])));
    }
    let described = |request| asked(request, &[]).0["schema"]["properties"]["piece"]["description"].clone();
    assert_eq!(described(json!({ "kind": "schema" })), "The pieces.");
    assert_eq!(described(json!({ "kind": "schema", "lang": "en" })), "The pieces.");
    assert_eq!(described(json!({ "kind": "schema", "lang": "fr" })), "Les pièces.");
}

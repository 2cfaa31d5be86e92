//! Tests of sheets that are drawn and made, and of the faults of specs.

use serde_json::{Value, json};

use super::{ask, asked, kept};

#[test]
fn sheets_match_the_command_line() {
    for game in ["tokens", "quits"] {
        let spec = json!({ "game": game });
        let (made, files) = asked(json!({ "kind": "make", "spec": spec, "format": "pdf" }), &[]);
        assert_eq!(made["names"], json!([format!("{game}.pdf")]));
        assert!(files[0].bytes == kept(&format!("output/{game}.pdf")), "{game}");
        let drawn = ask(json!({ "kind": "draw", "spec": spec }));
        let page = &drawn["pages"][0];
        let svg = kept(&format!("output/{game}-{}.svg", page["name"].as_str().unwrap()));
        let (_, files) = asked(json!({ "kind": "make", "spec": spec, "format": "svg", "sheet": 0 }), &[]);
        assert!(files[0].bytes == svg, "{game}");
        // What is only shown carries no recipe.
        let art = |svg: &[u8]| String::from_utf8_lossy(svg).split("<g ").nth(1).map(|art| art.len());
        assert_eq!(art(page["svg"].as_str().unwrap().as_bytes()), art(&svg), "{game}");
        assert!(page["svg"].as_str().unwrap().len() < svg.len(), "{game}");
        assert_eq!((page["width"].as_f64(), page["height"].as_f64()), (Some(210.0), Some(297.0)));
    }
}

#[test]
fn options_are_parsed_as_typed() {
    let draw =
        |options: Value| ask(json!({ "kind": "draw", "spec": { "game": "tokens" }, "options": options }));
    let letter = draw(json!({ "paper": "legal", "landscape": "true", "lang": "fr", "low_ink": "true" }));
    assert_eq!(letter["pages"][0]["width"], 355.6);
    assert_eq!(letter["summary"], "1 feuille de 355,6 mm × 215,9 mm");
    let game = ask(json!({ "kind": "draw", "spec": { "game": "lightning" }, "options": { "lang": "fr" } }));
    assert_eq!(game["summary"], "5 feuilles de 210 mm × 297 mm et 2 pages de règles");
    assert_eq!(game["pages"].as_array().unwrap().len(), 7);
    for (options, said) in [
        (json!({ "margin": "8 parsecs" }), "margin: "),
        (json!({ "margin": "2mm" }), "margin: `2mm` does not fit here: use between 5 mm and 100 mm"),
        (json!({ "paper": "a0" }), "paper: "),
        (json!({ "only": "board" }), "there is nothing to print"),
        (json!({ "colour": "red" }), "something unknown: colour"),
    ] {
        let refused = draw(options);
        assert_eq!(refused["kind"], "refused", "{refused}");
        let [message, hint] = ["message", "hint"].map(|key| refused[key].as_str().unwrap_or_default());
        assert!(format!("{message}: {hint}").contains(said), "{refused}");
    }
}

#[test]
fn sheets_are_drawn_and_made_one_by_one() {
    let spec = json!({ "game": "plank" });
    let all = ask(json!({ "kind": "draw", "spec": spec }));
    let sheets = all["pages"].as_array().unwrap().len();
    let (_, files) = asked(json!({ "kind": "make", "spec": spec, "format": "svg" }), &[]);
    let mut single = Vec::new();
    for at in 0..sheets {
        let one = ask(json!({ "kind": "draw", "spec": spec, "sheet": at }));
        for other in 0..sheets {
            let (drawn, page) = (&one["pages"][other], &all["pages"][other]);
            assert_eq!(drawn["name"], page["name"]);
            assert_eq!(drawn["svg"], if other == at { page["svg"].clone() } else { Value::Null });
            assert!(page["shapes"].as_u64().unwrap() > 50, "{}", page["shapes"]);
        }
        let make = json!({ "kind": "make", "spec": spec, "format": "svg", "sheet": at });
        single.extend(asked(make, &[]).1);
    }
    assert_eq!(single, files);
    let beyond = json!({ "kind": "make", "spec": spec, "format": "svg", "sheet": usize::MAX });
    assert_eq!(asked(beyond, &[]).1, []);
}

#[test]
fn spans_of_faults_count_utf16_units() {
    let spec = "# é𝄞\n[[piece]]\nshape = \"cirle\"\ncount = 2\n";
    let own = json!({ "spec": spec, "name": "mine.toml" });
    let faulty = ask(json!({ "kind": "draw", "spec": own }));
    let fault = &faulty["faults"][0];
    let units: Vec<u16> = spec.encode_utf16().collect();
    let at = |key: &str| fault[key].as_u64().unwrap() as usize;
    assert_eq!(String::from_utf16_lossy(&units[at("from")..at("to")]), "\"cirle\"", "{faulty}");
    assert_eq!((at("line"), &faulty["kind"]), (3, &json!("faulty")));
    assert_eq!((&fault["code"], &fault["arguments"]), (&json!("spec/value"), &json!({ "typed": "cirle" })));
}

#[test]
fn pictures_of_a_spec_come_with_the_request() {
    let spec =
        "[[piece]]\nshape = \"circle\"\ndiameter = \"25mm\"\ncount = 2\nfront = { art = \"a/star.svg\" }\n";
    let draw = json!({ "kind": "draw", "spec": { "spec": spec, "name": "mine.toml" } });
    assert_eq!(asked(draw.clone(), &[]).0["kind"], "faulty");
    let star =
        b"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><path d='M1 1h7v7z'/></svg>".to_vec();
    assert_eq!(asked(draw, &[("a/star.svg", star)]).0["kind"], "drawn");
}

#[test]
fn a_sheet_is_printed_again_by_its_recipe() {
    let own = "game = { name = \"star\" }\n[[piece]]\nshape = \"circle\"\ndiameter = \"25mm\"\ncount = 2\n\
        front = { art = \"my/star.svg\" }\n";
    let star =
        b"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><path d='M1 1h7v7z'/></svg>".to_vec();
    let own = json!({ "spec": own, "name": "/home/me/star.toml" });
    let chosen = json!({ "lang": "fr", "paper": "letter", "cut": "lines" });
    for (spec, art) in [(json!({ "game": "quits" }), vec![]), (own, vec![("my/star.svg", star)])] {
        for format in ["pdf", "svg", "png"] {
            let make =
                json!({ "kind": "make", "spec": spec, "options": chosen, "format": format, "dpi": 72 });
            let (_, printed) = asked(make, &art);
            let sheet = ("my sheet", printed[0].bytes.clone());
            let (recipe, beside) = asked(json!({ "kind": "recipe", "lang": "fr" }), &[sheet]);
            assert_eq!((&recipe["kind"], &recipe["notes"]), (&json!("recipe"), &json!([])), "{recipe}");
            assert!(!recipe.to_string().contains("/home/me"), "{recipe}");
            let beside: Vec<_> = beside.iter().map(|file| (file.name.as_str(), file.bytes.clone())).collect();
            let (spec, options) = (&recipe["spec"], &recipe["options"]);
            // In the words of the form.
            assert_eq!(options["paper"], "letter");
            let make =
                json!({ "kind": "make", "spec": spec, "options": options, "format": format, "dpi": 72 });
            assert!(asked(make, &beside).1 == printed, "{format}: {recipe}");
        }
    }
    let (refused, _) = asked(json!({ "kind": "recipe" }), &[("a.pdf", b"%PDF-1.7".to_vec())]);
    assert_eq!(
        (&refused["kind"], &refused["message"]),
        (&json!("refused"), &json!("a.pdf carries no recipe"))
    );
}

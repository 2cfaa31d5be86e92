//! Tests of the comments of templates in each language.

use std::fs;
use std::path::Path;

use super::*;
use crate::draw::contents;
use crate::game::Look;
use crate::write;

/// A spec without its comments.
fn bare(spec: &str) -> String {
    let keys = |line: &str| line.strip_suffix(comment_of(line)).unwrap_or_default().trim_end().to_owned();
    let whole = |line: &&str| comment_of(line) != line.trim() || line.is_empty();
    spec.lines().filter(whole).map(keys).collect::<Vec<_>>().join("\n")
}

/// The first lines of the blocks of comments of a spec.
fn blocks(spec: &str) -> Vec<&str> {
    let is_whole = |line: &str| line.starts_with('#') && !comment_of(line).is_empty();
    let before = std::iter::once("").chain(spec.lines());
    let starts = before.zip(spec.lines()).filter(|(before, line)| !(is_whole(before) && is_whole(line)));
    starts.map(|(_, line)| comment_of(line)).filter(|comment| !comment.is_empty()).collect()
}

#[test]
fn every_comment_of_a_template_is_in_french() {
    for template in templates() {
        let french: Vec<_> = template.french.split("\n\n").collect();
        assert_eq!(french.len(), blocks(template.spec).len(), "{}: one block for each", template.name);
        assert!(french.iter().all(|block| block.trim().lines().all(|line| line.starts_with('#'))));
        let spec = template.spec_in(Lang::Fr);
        let shown: Vec<_> = french.iter().filter_map(|block| block.lines().next()).collect();
        assert_eq!(blocks(&spec), shown, "{}", template.name);
        for english in blocks(template.spec) {
            assert!(!shown.contains(&english), "{}: {english} is not translated", template.name);
        }
        let long = spec.lines().find(|line| line.chars().count() > 120 && !comment_of(line).is_empty());
        assert_eq!(long, None, "{}", template.name);
    }
}

#[test]
fn a_template_is_the_same_game_in_every_language() {
    for template in templates() {
        let resolved = |text: &str| {
            let source = Source { name: "game.toml".to_owned(), text: text.to_owned() };
            let found = load(&source, &Overrides::default(), template);
            format!("{:?}", found.unwrap_or_else(|faulty| panic!("{faulty:#?}")).game)
        };
        for lang in Lang::ALL {
            let spec = template.spec_in(lang);
            assert_eq!(bare(&spec), bare(template.spec), "{} {lang:?}", template.name);
            assert!(resolved(&spec) == resolved(template.spec), "{} {lang:?}", template.name);
            assert!(spec.starts_with("#:schema tablier.schema.json\n# "), "{}", template.name);
        }
    }
}

#[test]
fn comments_are_told_from_colours_and_texts() {
    for (line, comment) in [
        ("a = \"#123\" # b", "# b"),
        ("a = '\\' # \"b\"", "# \"b\""),
        ("a = \"\\\"#\" # b", "# b"),
        ("a = \"\\\\\" # b # c", "# b # c"),
        ("#:schema s.json", ""),
        ("# whole", "# whole"),
        ("a = 1", ""),
    ] {
        assert_eq!(comment_of(line), comment, "{line}");
    }
    let laid = with_comments("# a\n# b\nc = 1 # d\n\n# e\n", "# 1\n\n# 2\n\n# 3\n# 4\n");
    assert_eq!(laid, "# 1\nc = 1 # 2\n\n# 3\n# 4\n");
}

#[test]
fn the_schema_is_worded_in_both_languages() {
    assert_eq!(schema(Lang::En), SCHEMA);
    assert!(schema(Lang::Fr).contains("Les pièces."));
}

/// Compares a drawing of the documentation with what is drawn now, or writes it anew.
#[test]
fn committed_pictures_of_the_gallery_show_what_is_in_the_boxes() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/gallery");
    for template in GALLERY {
        let game = template.game().expect("no faults");
        for lang in [Lang::En, Lang::Fr] {
            let drawn = contents(&game, Look { lang, low_ink: false }).expect("glyphs");
            let svg = write::svg(&drawn, &drawn.pages[0]);
            let path = folder.join(format!("{}.{}.svg", template.name, lang.code()));
            if std::env::var_os("BLESS").is_some() {
                fs::create_dir_all(&folder).expect("the folder");
                fs::write(&path, &svg).expect("the drawing is kept");
            }
            let kept = fs::read_to_string(&path).unwrap_or_default();
            assert!(kept == svg, "{} is out of date; `cargo bless` draws it anew", path.display());
        }
    }
}

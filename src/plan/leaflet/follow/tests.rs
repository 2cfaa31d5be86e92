//! Tests of tags: branches, values and spans of faults.

use super::*;
use crate::game::{Backs, CutStyle, Game, Mm, Parts};
use crate::plan::{Job, load};
use crate::rules::Choice;
use crate::spec::Overrides;
use crate::templates::{GAMES, Template};

const LANGS: [Lang; 2] = [Lang::En, Lang::Fr];

fn template(name: &str) -> &'static Template {
    GAMES.iter().find(|game| game.name == name).expect("a bundled game")
}

fn job(name: &str, overrides: &Overrides) -> Job {
    let template = template(name);
    load(&template.source(), overrides, template).unwrap_or_else(|faulty| panic!("{name}: {faulty:#?}"))
}

fn followed(text: &str, name: &str, overrides: &Overrides) -> (String, Vec<Finding>) {
    let job = job(name, overrides);
    let facts = Facts::new(&job.game, &job.options, &job.sheets, true);
    let (out, _, faults) = follow(text, &facts, Lang::En);
    (out, faults)
}

fn read(text: &str) -> String {
    let (out, faults) = followed(text, "quits", &Overrides::default());
    assert_eq!(faults, []);
    out
}

#[test]
fn one_branch_is_active() {
    assert_eq!(read("a {if duplex}b{else if not tiled}c{else}d{end} e"), "a c e");
    assert_eq!(read("{if not duplex}{if tiled}a{else}b{end}{else}{if fold}c{end}{end}"), "b");
    assert_eq!(read("{if rule ball_moves = forward}a{end}{if rule ball_moves = diagonal}b{end}"), "a");
    assert_eq!(read("{if printed tokens}a{end}{if printed board}b{end}{if cut marks}c{end}"), "abc");
}

#[test]
fn a_tag_alone_on_its_line_is_removed_with_the_line() {
    assert_eq!(read("a\n{if duplex}\nb\n{else}\nc\n  {end}  \nd {if tiled}e{end}\n"), "a\nc\nd \n");
}

#[test]
fn values_are_those_of_the_game_as_it_is_printed() {
    let text = "{count tile} {count tokens} {size light} {size tray} {clearance tile tray} {parts tray}";
    assert_eq!(read(text), "25 16 25 mm 30 mm 0.5 mm 1");
    let small = Overrides { board_square: Some(Mm::new(15)), ..Overrides::default() };
    assert_eq!(followed(text, "quits", &small).0, "25 16 12 mm 15 mm 0.5 mm 1");
    let printed = |backs| {
        let overrides = Overrides { backs: Some(backs), ..Overrides::default() };
        followed("{printed tokens} of {count tokens}", "plank", &overrides).0
    };
    assert_eq!(printed(Backs::None), "48 of 24");
    assert_eq!(printed(Backs::DuplexLong), "24 of 24");
}

#[test]
fn braces_can_be_printed() {
    assert_eq!(read("{{a} `{b}` {{{{"), "{a} `{b}` {{");
}

#[test]
fn unknown_tags_are_reported_with_their_spans() {
    let text = "é {count tyle} {if}{end} {else} {foo} {if duplex} {size wall-tap} {";
    let (_, faults) = followed(text, "quits", &Overrides::default());
    let pointed: Vec<&str> = faults.iter().map(|fault| &text[fault.place()]).collect();
    // The text after `{if duplex}` is inactive.
    assert_eq!(pointed, ["{count tyle}", "{if}", "{else}", "{foo}", "{", "{if duplex}"], "{faults:#?}");
    assert_eq!(faults[0].message.to_string(), "no piece is called `tyle`");
    assert_eq!(faults[0].advice(Lang::En).as_deref(), Some("did you mean `tile`?"));
    assert!(faults[3].advice(Lang::En).is_some_and(|hint| hint.contains("a brace is written `{{`")));
}

#[test]
fn faults_behind_tags_point_into_the_text_as_typed() {
    let text = "{if tiled}aaa{else}b{end} {count tile} ☃ {count tile}x";
    let game = job("quits", &Overrides::default());
    let facts = Facts::new(&game.game, &game.options, &game.sheets, true);
    let (out, origins, _) = follow(text, &facts, Lang::En);
    let at = out.find('☃').expect("it is there");
    assert_eq!(&text[origins.typed(&(at..at + 3))], "☃");
    assert_eq!(&text[origins.typed(&(2..4))], "{count tile}");
    assert_eq!(&text[origins.typed(&(out.len() - 1..out.len()))], "x");
}

/// All words of a leaflet.
fn words(game: &Game, lang: Lang) -> String {
    format!("{:?}", game.leaflet.as_ref().map(|leaflet| leaflet.get(lang).clone()))
}

/// The ways to print that a sentence of a bundled leaflet can depend on, each with its name.
fn prints() -> Vec<(String, Overrides)> {
    let mut ways = Vec::new();
    for backs in [Backs::None, Backs::DuplexLong, Backs::Fold] {
        for cut in [CutStyle::Marks, CutStyle::Lines, CutStyle::Outline, CutStyle::None] {
            let overrides = Overrides { backs: Some(backs), cut: Some(cut), ..Overrides::default() };
            ways.push((format!("{backs:?} {cut:?}"), overrides));
        }
    }
    for square in [None, Some(15)] {
        for (overlap, marks) in [(10, true), (10, false), (0, true), (4, false), (2, true)] {
            let overrides = Overrides {
                board_square: square.map(Mm::new),
                overlap: Some(Mm::new(overlap)),
                photo_marks: Some(marks),
                ..Overrides::default()
            };
            ways.push((format!("{square:?} {overlap} {marks}"), overrides));
        }
    }
    ways
}

#[test]
fn bundled_leaflets_are_complete_for_all_prints() {
    let rules = [("prolong", "contact"), ("moving", "all"), ("ball_moves", "diagonal")];
    let other: Vec<Choice> = rules.map(|(option, value)| Choice { option, value }).to_vec();
    for name in ["lightning", "quits", "plank", "macmahon"] {
        for (way, overrides) in prints() {
            for rules in [Vec::new(), other.clone()] {
                let job = job(name, &Overrides { rules, ..overrides.clone() });
                for lang in LANGS {
                    let words = words(&job.game, lang);
                    for tag in ["{if", "{else", "{end", "{count", "{size"] {
                        assert!(!words.contains(tag), "{name} {way}: {words}");
                    }
                }
            }
        }
    }
}

#[test]
fn discs_are_counted_as_they_are_printed() {
    for (backs, twice) in [(Backs::None, true), (Backs::DuplexLong, false), (Backs::Fold, false)] {
        let game = job("plank", &Overrides { backs: Some(backs), ..Overrides::default() }).game;
        for (lang, printed, sides) in
            [(Lang::En, "24 discs", "twice"), (Lang::Fr, "24 disques", "deux fois :")]
        {
            let words = words(&game, lang);
            assert_eq!(words.contains(printed), !twice, "{backs:?} {lang:?}");
            assert_eq!(words.contains(&printed.replace("24", "48")), twice, "{backs:?} {lang:?}");
            assert_eq!(
                words.contains(&format!("printed {sides}")) || words.contains(&format!("imprimé {sides}")),
                twice
            );
        }
    }
}

#[test]
fn punch_and_marbles_are_mentioned_only_if_they_fit() {
    for (square, fits) in [(30, true), (15, false)] {
        let overrides = Overrides { board_square: Some(Mm::new(square)), ..Overrides::default() };
        let game = job("quits", &overrides).game;
        for lang in LANGS {
            let words = words(&game, lang);
            for said in ["25 mm", "16 mm"] {
                assert_eq!(words.contains(said), fits, "{square} {lang:?} {said}");
            }
            assert_eq!(words.contains("12 mm"), !fits, "{square} {lang:?}");
        }
    }
}

#[test]
fn balls_that_are_not_printed_are_not_punched() {
    let parts = Parts { tokens: false, ..Parts::USUAL };
    let game = job("quits", &Overrides { only: Some(parts), ..Overrides::default() }).game;
    for (lang, punch) in [(Lang::En, "unch"), (Lang::Fr, "perforatrice")] {
        assert!(!words(&game, lang).contains(punch), "{lang:?}");
        assert!(words(&game, lang).contains("16 mm"), "{lang:?}");
    }
    // Rules alone go with a game that was printed before.
    let parts = Parts { board: false, pieces: false, ..parts };
    let game = job("quits", &Overrides { only: Some(parts), ..Overrides::default() }).game;
    assert!(words(&game, Lang::En).contains("25 mm punch"));
}

#[test]
fn holes_are_cut_only_if_one_wants_them() {
    for (holes, hole) in [(None, None), (Some(false), None), (Some(true), Some(Mm::new(10)))] {
        let game = job("quits", &Overrides { holes, ..Overrides::default() }).game;
        assert!(game.pieces.iter().all(|piece| piece.hole == hole.filter(|_| piece.name == "tile")));
        for (lang, told) in [(Lang::En, "the round hole"), (Lang::Fr, "le trou rond")] {
            assert_eq!(words(&game, lang).contains(told), hole.is_some(), "{lang:?}");
        }
    }
    // Nobody asked for one, so a small tile without room for it is no fault.
    let small =
        Overrides { board_square: Some(Mm::new(13)), photo_marks: Some(false), ..Overrides::default() };
    assert!(job("quits", &small).game.pieces.iter().all(|piece| piece.hole.is_none()));
}

#[test]
fn short_lines_are_mentioned_only_if_they_are_drawn() {
    for (way, overrides) in prints() {
        for lang in LANGS {
            let job = job("lightning", &Overrides { lang: Some(lang), ..overrides.clone() });
            let tiled = job.sheets.iter().any(|sheet| sheet.tile.is_some());
            let drawn = job.sheets.iter().any(|sheet| !sheet.landings.is_empty());
            let words = words(&job.game, lang);
            let (lines, several) = match lang {
                Lang::En => ("its edge meets the short lines", "comes in 2 parts"),
                Lang::Fr => ("le bord sur les petits traits", "en 2 volets"),
                Lang::De => unreachable!("no leaflet is German"),
            };
            let overlaps = overrides.overlap.is_none_or(|overlap| overlap > Mm::ZERO);
            assert_eq!(words.contains(several), tiled, "{way}: {words}");
            assert_eq!((words.contains(lines), drawn), (tiled && overlaps, tiled && overlaps), "{way}");
        }
    }
}

#[test]
fn rules_follow_the_chosen_options() {
    for (game, option, value, told) in [
        ("quits", "ball_moves", "diagonal", ["one step diagonally", "d’un pas en diagonale"]),
        ("lightning", "prolong", "contact", ["need not join those", "se rejoignent ou non"]),
        ("plank", "moving", "all", ["all planks of all players are out**", "de tous les joueurs**"]),
    ] {
        for (lang, told) in LANGS.into_iter().zip(told) {
            let told = told.trim_end_matches('*');
            let says = |rules: Vec<Choice>| {
                let words = words(&job(game, &Overrides { rules, ..Overrides::default() }).game, lang);
                words.matches(told).count()
            };
            assert!(says(vec![Choice { option, value }]) > says(Vec::new()), "{game} {lang:?}");
        }
    }
}

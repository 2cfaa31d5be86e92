//! Words that are printed on sheets, leaflets and pictures are read.

use crate::game::Lang;
use crate::rules::lexicon::Term;
use crate::rules::lightning::{self, Kit, Model, Ports, Prolong};
use crate::rules::{Phrase, plank, quits};

/// The leaflets of a game, one for each language.
macro_rules! leaflets {
    ($game:literal) => {
        [
            (Lang::En, include_str!(concat!("../../../templates/", $game, "/leaflet.en.md"))),
            (Lang::Fr, include_str!(concat!("../../../templates/", $game, "/leaflet.fr.md"))),
        ]
    };
}

/// Text between backticks.
fn typed(text: &str) -> impl Iterator<Item = &str> {
    text.split('`').skip(1).step_by(2)
}

/// The turns in the tables of a leaflet.
fn turns(leaflet: &str) -> Vec<&str> {
    leaflet.lines().filter(|line| line.starts_with("| `")).flat_map(typed).collect()
}

/// What a leaflet shows of positions: the paragraph after the table of turns.
fn position(leaflet: &str) -> Vec<&str> {
    let table = leaflet.find("| `").expect("a table of turns");
    let after = leaflet[table..].split("\n\n").nth(1).expect("a paragraph");
    typed(after).collect()
}

/// The box of Lightning with the names of the spec.
fn kit() -> Kit {
    let spec = include_str!("../../../templates/lightning.toml");
    let value = |line: &str| line.split('"').nth(1).unwrap_or_default().to_owned();
    let lines: Vec<&str> = spec.lines().collect();
    let models = lines.windows(2).filter(|pair| pair[1].starts_with("letter = "));
    let models = models.map(|pair| Model {
        letter: value(pair[1]).chars().next().expect("a letter"),
        name: value(pair[0]),
        ports: Ports::default(),
        count: 30,
    });
    let ports =
        ["N-S", "NW-SE", "N-E", "N-SW-SE", "N-E-S-W"].map(|ports| Ports::parse(ports).expect("ports"));
    let models: Vec<Model> = models.zip(ports).map(|(model, ports)| Model { ports, ..model }).collect();
    assert_eq!(models.len(), 5);
    Kit::new(['A', 'B'], (8, 17), models, Prolong::Line).expect("a box")
}

#[test]
fn leaflets_of_quits_show_what_is_read() {
    for (lang, leaflet) in leaflets!("quits") {
        let turns = turns(leaflet);
        assert!(turns.len() >= 6, "{turns:?}");
        for turn in turns {
            assert!(quits::read_record(turn).is_ok(), "{lang:?} {turn}");
        }
        let position = position(leaflet);
        assert!(!position.is_empty() && quits::read(&position.join("\n")).is_ok(), "{position:?}");
    }
}

#[test]
fn leaflets_and_records_of_plank_show_what_is_read() {
    for (lang, leaflet) in leaflets!("plank") {
        let turns = turns(leaflet);
        assert!(turns.len() >= 19, "{turns:?}");
        let (sample, turns): (Vec<&str>, Vec<&str>) =
            turns.into_iter().partition(|turn| turn.starts_with(|c: char| c.is_ascii_digit()));
        for turn in turns.into_iter().chain([sample.join(" ").as_str()]) {
            assert!(plank::read_record(turn).is_ok(), "{lang:?} {turn}");
        }
        let position = position(leaflet);
        let (row, list) = position.split_first().expect("a row");
        assert!(plank::read_position(row).is_ok() && !list.is_empty(), "{position:?}");
        assert!(plank::read_position(&list.join("\n")).is_ok(), "{position:?}");
    }
    let records = [
        include_str!("../../../templates/plank/sample.en.txt"),
        include_str!("../../../templates/plank/sample.fr.txt"),
    ];
    let [english, french] = records.map(|record| {
        let record = plank::read_record(record).expect("a record");
        let turns: Vec<_> = record.turns.into_iter().map(|typed| typed.turn).collect();
        (
            record.players.map(|(players, _)| players),
            record.deal.map(|deal| deal.map(|(deal, _)| deal)),
            turns,
        )
    });
    assert_eq!(english, french);
}

#[test]
fn leaflets_of_lightning_show_what_is_read() {
    let kit = kit();
    for (lang, leaflet) in leaflets!("lightning") {
        let turns = turns(leaflet);
        assert!(turns.len() >= 5, "{turns:?}");
        for turn in turns {
            assert!(lightning::read_record(&kit, turn).is_ok(), "{lang:?} {turn}");
        }
        let position = position(leaflet);
        assert!(!position.is_empty() && lightning::read(&kit, &position.join("\n")).is_ok(), "{position:?}");
        // `piece Y Fourche Y`: a model with its name and letter below.
        let named: Vec<Vec<&str>> = leaflet
            .lines()
            .filter_map(|line| Some(line.strip_prefix("piece ")?.split(' ').collect()))
            .filter(|words: &Vec<&str>| words.len() == 3)
            .collect();
        assert_eq!(named.len(), 5, "{lang:?}");
        for words in named {
            let [model, letter] = [words[1], words[2]].map(|word| kit.model_called(word));
            assert!(model.is_some() && model == letter, "{lang:?} {words:?}");
            let held = format!("{} {}", words[1], Term::Hold.written(lang));
            assert!(lightning::read_record(&kit, &held).is_ok(), "{held}");
            let reserve = format!("{}: {}\nA: a1 Y2", Term::Reserve.written(lang), words[1]);
            assert!(lightning::read(&kit, &reserve).is_ok(), "{reserve}");
        }
    }
}

#[test]
fn words_of_pictures_are_read() {
    for lang in [Lang::En, Lang::Fr] {
        let words = lang.words();
        for player in quits::Player::ALL {
            let text =
                format!("{}: {}\nC: a2", Term::ToMove.written(lang), Phrase::from(player.term()).title(lang));
            let found = quits::read(&text).map(|(setup, _)| setup.to_move);
            assert_eq!(found, Ok(Some(player)), "{text}");
        }
        assert!(Term::Out.is(words.out) && Term::Reserve.is(words.reserve), "{lang:?}");
        assert!(Term::Nothing.is(words.start) && Term::Unknown.is(words.not_known), "{lang:?}");
        assert!(Term::Board.is(words.board), "{lang:?}");
    }
}

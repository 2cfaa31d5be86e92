//! Habits of typing: what is read as the same position or record, and what is refused with the word in the way.

use crate::game::Lang;
use crate::rules::lightning::{LightningReferee, Prolong};
use crate::rules::plank::{Moving, PlankReferee};
use crate::rules::quits::{BallMoves, QuitsReferee};
use crate::rules::{Referee, Verdict};

const TRAY: &str = ". . D D .\n. . . D D\nL . . . D\nL L . . .\n. L L . .\n";

fn quits() -> QuitsReferee {
    QuitsReferee::new(None, BallMoves::Forward)
}

#[test]
fn positions_are_read_as_people_type_them() {
    let plain = quits().check(&format!("to move: light\n{TRAY}"));
    assert_eq!(plain.verdict, Verdict::Legal, "{plain:#?}");
    for typed in [
        format!("Light to move\n{TRAY}"),
        format!("to move light\n{TRAY}"),
        format!("{TRAY}Trait aux clairs.\n"),
        format!("It all began here.\n\n{TRAY}to move: light\nWhat shall Marie play?\n"),
        format!("Voici notre partie :\n{TRAY}\nau trait clair\n"),
        "to move: light\n| a | b | c | d | e |\n|---|---|:-:|---|---|\n| . | . | D | D | . |\n| . | . | . | D | D |\n\
         | L | . | . | . | D |\n| L | L | . | . | . |\n| . | L | L | . | . |\n"
            .to_owned(),
        "to move: light\n;;D;D;\n;;;D;D\nL;;;;D\nL;L;;;\n;L;L;;\n".to_owned(),
        "to move: light\n5;;;D;D;\n4;;;;D;D\n3;L;;;;D\n2;L;L;;;\n1;;L;L;;\n".to_owned(),
        "to move: light\n\t\tD\tD\t\n\t\t\tD\tD\nL\t\t\t\tD\nL\tL\t\t\t\n\tL\tL\t\t\n".to_owned(),
        "to move: light\n..●●.\n...●●\n○...●\n○○...\n.○○..\n".to_owned(),
        "to move: light\n. . ⚫ ⚫ .\n. . . ⚫️ ⚫️\n⚪ . . . ⚫\n⚪️ ⚪️ . . .\n. ⚪ ⚪ . .\n".to_owned(),
        "to move: light\n2DD1/3DD/L3D/LL3/1LL2\n".to_owned(),
        "to move: light\nL a2 a3 b1 b2 c1\nD c5 d5 d4 e4 e3\n".to_owned(),
    ] {
        let judged = quits().check(&typed);
        assert_eq!((judged.position, judged.verdict), (plain.position.clone(), plain.verdict), "{typed}");
    }
}

#[test]
fn a_carriage_return_before_a_row_is_no_cell() {
    let judged = quits().check("to move: light\n\rL L . .\n. . . . .\n");
    assert_eq!(judged.verdict, Verdict::Unreadable);
}

#[test]
fn skipped_lines_are_told() {
    let text = format!("It all began here.\n{TRAY}");
    let settled = quits().settle(&text);
    let said = settled.notes.first().map(|note| [Lang::En, Lang::Fr].map(|lang| note.sentence(lang)));
    let [english, french] = said.expect("a note");
    assert_eq!(english, "line 1 was skipped as a remark");
    assert_eq!(french, "la ligne 1 est une remarque et n’a pas été lue");
}

#[test]
fn the_word_in_the_way_is_named() {
    let lightning = LightningReferee::new(crate::rules::lightning::tests::shipped(Prolong::Line));
    let plank = PlankReferee::new(Some(2), Moving::Own);
    for (referee, text, word) in [
        (&quits() as &dyn Referee, "Marie has put a ball there\nL L . . D\n", "a"),
        (&quits(), "After these 12 turns we stopped\n", "12"),
        (&quits(), "Anna: . . D D .\n", "Anna"),
        (&plank, "We had a long evening\nrA w b\n", "a"),
        (&lightning, "A: a1 droite 0\n", "droite"),
    ] {
        let judged = referee.check(text);
        assert_eq!(judged.verdict, Verdict::Unreadable, "{text}");
        let span = judged.findings.first().and_then(|finding| finding.span.clone()).expect("a span");
        assert_eq!(&text[span], word, "{text}");
        assert!(judged.findings.len() < 4, "{:#?}", judged.findings);
    }
}

#[test]
fn records_may_hold_remarks() {
    let record = "variant: classic\n1. 3> c^\n2. 2> d^\n";
    let plain = quits().replay(record);
    assert_eq!(plain.findings, []);
    let typed = "[Event \"Fête des jeux\"]\n[White \"Anna\"]\nvariant: classic\n1. 3>! c^ (good)\n2. 2> {not the\n best} d^?! 1-0\n";
    let replay = quits().replay(typed);
    assert_eq!((replay.findings, replay.position, replay.turns), (vec![], plain.position, plain.turns));
    assert_eq!(quits().replay("3> Anna: c^\n").verdict, Verdict::Unreadable);
}

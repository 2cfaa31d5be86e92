//! Text input: accepted variations, reported faults, robustness.

use super::{SHIPPED, kit, shipped};
use crate::game::Lang;
use crate::prng::Prng;
use crate::rules::lightning::{LightningReferee, PieceFace, Prolong, Setup, Side, read};
use crate::rules::read::Square;
use crate::rules::tests::{
    Texts, assert_findings, check_long_texts, check_random_strings, check_random_texts, codes, text_of,
};
use crate::rules::{Referee, Verdict};

fn referee() -> LightningReferee {
    LightningReferee::new(shipped(Prolong::Line))
}

#[test]
fn blank_form_is_the_start() {
    for kit in [shipped(Prolong::Line), kit(2, 3, &SHIPPED, Prolong::Contact)] {
        let referee = LightningReferee::new(kit);
        let judged = referee.check(&referee.blank(Lang::En));
        assert_eq!(judged.verdict, Verdict::Legal, "{}\n{judged:#?}", referee.blank(Lang::En));
        assert!(judged.witness.is_empty());
    }
}

#[test]
fn unambiguous_variations_are_accepted() {
    let plain = referee().check("camp A\na1 Y0\na2 I0\ncamp B\nto move: B\nreserve: Y1 I2\n");
    assert_eq!(plain.verdict, Verdict::Legal, "{plain:#?}");
    for text in [
        "A:a1 Y0\nA:a2 I2\nto move: b\nreserve: I2 Y1\n",
        "TABLIER a:\n  a1   n-so-se \n\u{a0}a2 N-S\nTABLIER b :\ntrait: joueur B\nréserve: 2I, fork\n"
            .replace("fork", "YYY")
            .as_str(),
        "a\na1 Y0, A2 i2\nB\nau trait : B\nreserve: I I Y",
        "Y0@A:a1, i2@a:A2\nau trait : B\nreserve: I I Y",
        "A: a1 y0 # a comment\nA: a2 no-se\nto move: player B\nreserve: i2y1"
            .replace("no-se", "S-N")
            .replace("i2y1", "2×I 1xY")
            .as_str(),
        "A : a1 Y0, a2 I0\nto move: B\nreserve: Y1 I2",
        "camp A : a1 Y0 / a2=I0\nto move: B\nreserve: Y1 I2",
        "camp A a1 Y0; I0 a2\ncamp B:\nto move: B\nreserve: Y1 I2",
        "B: none A : Y0@a1 I0@a2\nto move: B\nreserve: Y1 I2",
        "camp A\n2 I0 . . . . . . .\n1\tY0\t..\t.\t.\t.\t.\t.\t.\ncamp B\nà jouer : B\nreserve: Y1 I2",
        &format!(
            "camp A\n{}| .. | .. | -- | . | .. | .. | .. | .. | 3\nI2.............. 2\n1 Y0 .. .. .. .. .. .. ..\n\
             a b c d e f g h\ncamp B\nto move: B\nreserve: I2 Y",
            (4..=17).rev().map(|row| format!(". . . . . . . . {row}\n")).collect::<String>()
        ),
    ] {
        let judged = referee().check(text);
        assert_eq!(judged.position, plain.position, "{text}\n{:#?}", judged.findings);
    }
}

#[test]
fn slips_in_lists_are_refused() {
    for (text, code) in [
        ("B:aa1 Y0", "text/square"),
        ("A:bb1 I0\nB: none", "text/square"),
        ("A:aa1 Y0", "text/square"),
        ("A: A: b1 I0", "text/board-twice"),
        ("camp A\ncamp A\ncamp B", "text/board-twice"),
        ("A: b1 I0, b2 I0\nc1 Y0", "text/heading"),
        ("camp A\nb1 I0", "lightning/missing-camp"),
        ("A: b1 I0, B:c1 Y0, b2 I0", "text/heading"),
        ("A: none\nA: b1 I0", "text/square-twice"),
        ("A: b1 N-S-S", "text/piece"),
        ("A: b1 I0\nreserve: I2 I2", "lightning/reserve"),
        ("A: b1 I0\nreserve: xxI", "lightning/reserve"),
        ("A: b1 I0\nreserve:", "text/no-value"),
    ] {
        let mut found = codes(&referee().check(text));
        found.dedup();
        assert_eq!(found, [code], "{text}");
    }
    // It may be meant as a row.
    assert_eq!(referee().check("camp A\ncamp B\naa1 Y0").verdict, Verdict::Unreadable);
}

#[test]
fn all_faults_of_a_text_are_reported_with_spans() {
    let text =
        "to mvoe: A\nfirst: C\ncamp A\na1 Q2\nb1 Y5\nz9 Y\ncamp D\nlast: Y2 on a1\nreserve: W3\nB:a1 N-NE\n";
    let expected = [
        ("text/unknown-key", "to mvoe"),
        ("text/player", "C"),
        ("text/piece", "Q2"),
        ("lightning/rotation", "Y5"),
        ("text/square", "z9"),
        ("lightning/rotation", "Y"),
        ("text/heading", "camp D"),
        ("text/turn", "Y2"),
        ("text/turn", "on"),
        ("text/turn", "a1"),
        ("lightning/reserve", "W3"),
        ("lightning/ports", "N-NE"),
    ];
    assert_findings(&referee(), text, &expected);
}

#[test]
fn lists_are_equivalent_to_rows() {
    let kit = shipped(Prolong::Line);
    let mut rng = Prng::new(81);
    for _ in 0..400 {
        let mut setup = Setup::default();
        let mut pieces: Vec<(Side, Square, Option<PieceFace>)> = Vec::new();
        for _ in 0..rng.roll(12) {
            let side = Side::BOTH[rng.roll(2)];
            let square = Square { column: rng.roll(8) as u8, row: rng.roll(17) as u8 };
            if pieces.iter().any(|(there, at, _)| (*there, *at) == (side, square)) {
                continue;
            }
            let face = kit.face(rng.roll(5) as u8, rng.roll(4) as u8);
            let face = Some(face).filter(|_| rng.roll(5) > 0);
            match face {
                Some(face) => assert!(setup.lay(&kit, side, square, face)),
                None => setup.leave_open(&kit, side, square),
            }
            pieces.push((side, square, face));
        }
        let shown = |face: &Option<PieceFace>, rng: &mut Prng| match face {
            Some(face) if rng.roll(2) == 0 => kit.ports(*face).to_string(),
            Some(face) => kit.written(*face),
            None => "?".to_owned(),
        };
        let mut list = String::new();
        for side in Side::BOTH {
            list +=
                ["A : ", "camp A: ", "A: "][rng.roll(3)].replace('A', &kit.letter(side).to_string()).as_str();
            let here: Vec<_> = pieces.iter().filter(|(there, ..)| *there == side).collect();
            let words: Vec<String> =
                here.iter().map(|(_, square, face)| format!("{square} {}", shown(face, &mut rng))).collect();
            list += &words.join([", ", " ", "; "][rng.roll(3)]);
            list.push('\n');
        }
        let mut lines = String::from("camp A\ncamp B\n");
        for (side, square, face) in &pieces {
            let (there, face) = (format!("{}:{square}", kit.letter(*side)), shown(face, &mut rng));
            lines += &match rng.roll(3) {
                0 => format!("{there} {face}\n"),
                1 => format!("{face}@{there}\n"),
                _ => format!("{there}={face}\n"),
            };
        }
        let rows = LightningReferee::new(kit.clone()).text(&setup);
        for typed in [rows, list, lines] {
            assert_eq!(read(&kit, &typed).map(|read| read.0).as_ref(), Ok(&setup), "{typed}");
        }
    }
}

#[test]
fn holding_a_reserve_piece_is_illegal_not_unreadable() {
    let replayed = referee().replay("I0@A:a1 Y hold *Y hold");
    let failed = replayed.failed.expect("a turn that fails");
    assert_eq!((replayed.verdict, failed.turn, failed.text.as_str()), (Verdict::Illegal, 3, "*Y hold"));
    assert!(
        failed.message.to_string().contains("a piece from the reserve must be placed"),
        "{}",
        failed.message
    );
    let judged = referee().check("A:a1 I0\nreserve: Y1\nlast: *Y hold\n");
    assert_eq!((judged.verdict, codes(&judged)), (Verdict::Illegal, vec!["lightning/last-held-again"]));
    assert!(text_of(&judged).contains("last: *Y hold\n"));
}

#[test]
fn moves_use_the_assumed_player() {
    for text in ["camp A\n", "A: a1 Y0, a2 I0", "A: a1 Y0\nB: c1 I0", "A: a1 Y0\nto move: A"] {
        let judged = referee().check(text);
        assert_eq!(judged.verdict, Verdict::Legal, "{text}");
        let moves = referee().moves(text).expect("turns");
        assert!(!moves.turns.is_empty(), "{text}");
        assert!(moves.assumed.iter().all(|assumed| judged.assumed.contains(assumed)), "{text} {judged:#?}");
        let given: String = moves.assumed.iter().map(|a| format!("{}: {}\n", a.key, a.value)).collect();
        let again = referee().moves(&format!("{given}{text}")).expect("turns");
        assert_eq!((again.turns, again.assumed), (moves.turns, vec![]), "{text}");
    }
}

#[test]
fn empty_text_is_not_a_position() {
    for text in ["", "\n# only a comment\n", "to move: A"] {
        assert_eq!(codes(&referee().check(text)), ["text/nothing"], "{text}");
    }
}

#[test]
fn random_texts_are_judged() {
    const WORDS: &[&str] = &[
        "camp",
        "A",
        "B",
        ":",
        "Y2",
        "I0",
        "..",
        "a1",
        "z99",
        "@",
        "*",
        "hold",
        "pass",
        "N-SE-SW",
        "-",
        "\n",
        "\n",
        " ",
        " ",
        "first: A",
        "to move: B",
        "reserve: ",
        "last: ",
        "#",
        "|",
        "17",
        "é",
        "\u{1f5f2}",
        "0",
        "X",
        "99999999999",
        "tablier",
        "a b c d e f g h",
        ",",
        ";",
        "1.",
        "Y9",
        "\u{feff}",
        "?",
        "ß",
        "İ",
        "A:c5 Y2",
        "×",
        "Z1Z1Z1Z1Z1Z1Z1Z1",
        "camp A: d1 I0",
        "A : b1 I0, b2 Z1",
        "*Y hold",
        "last: *Y hold",
        "1 Y0 . . . . . . .",
        "\t",
        "=",
    ];
    let referees = [
        referee(),
        LightningReferee::new(kit(
            2,
            2,
            &[('A', "N", 2), ('C', "N-S", 1), ('X', "S-W", 1)],
            Prolong::Contact,
        )),
    ];
    check_random_texts(&[&referees[0], &referees[1]], "lightning", WORDS, 77);
}

#[test]
fn long_texts_are_judged_in_time() {
    let parts =
        ["Y2 ", "Y2", "é", "camp A\n", "a1 Y2\n", "A:a1 Q\n", "*", "@", ":", "N-", "Y hold ", "1.", "I9 "];
    check_long_texts(&referee(), &["", "camp A\n", "reserve: ", "last: "], &parts);
}

#[test]
fn random_strings_are_judged() {
    let pattern = r"([A-HIXYZa-h0-9.:?@=/|,\t -]{0,12}\n){0,8}|camp [AB]:?\n([0-9]{0,2}[ \t](([IXYZ][0-3]|[?.]{1,2}) ){0,9}\n){0,12}";
    check_random_strings(&referee(), pattern);
}

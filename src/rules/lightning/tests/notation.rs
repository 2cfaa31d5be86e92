//! Texts: what is forgiven, what is complained of, and that nothing makes the reader stumble.

use super::{SHIPPED, kit, shipped};
use crate::rules::fixtures::{answers_endless_texts_soon, answers_every_text, codes, complains_of};
use crate::rules::lightning::{Prolong, Table};
use crate::rules::{Referee, Verdict};

fn table() -> Table {
    Table::new(shipped(Prolong::Line))
}

#[test]
fn the_blank_form_reads_as_the_start() {
    for kit in [shipped(Prolong::Line), kit(2, 3, &SHIPPED, Prolong::Contact)] {
        let table = Table::new(kit);
        let judged = table.check(&table.blank());
        assert_eq!(judged.verdict, Verdict::Legal, "{}\n{judged:#?}", table.blank());
        assert_eq!(judged.witness, Vec::<String>::new());
    }
}

#[test]
fn ways_of_writing_that_leave_no_doubt_are_read() {
    let plain = table().check("camp A\na1 Y0\na2 I0\ncamp B\nto move: B\nreserve: Y1 I2\n");
    assert_eq!(plain.verdict, Verdict::Legal, "{plain:#?}");
    for text in [
        "A:a1 Y0\nA:a2 I2\nto move: b\nreserve: I2 Y1\n",
        "TABLIER a:\n  a1   n-so-se \n\u{a0}a2 N-S\ntrait: joueur B\nréserve: 2I, fork\n"
            .replace("fork", "YYY")
            .as_str(),
        "a\na1 Y0, A2 i2\nB\nau trait : B\nreserve: I I Y",
        "Y0@A:a1, i2@a:A2\nau trait : B\nreserve: I I Y",
        "A: a1 y0 # a comment\nA: a2 no-se\nto move: player B\nreserve: i2y1"
            .replace("no-se", "S-N")
            .replace("i2y1", "2×I 1xY")
            .as_str(),
        "camp A\n17 .. .. .. .. .. .. .. ..\n................\n| .. | .. | -- | . | .. | .. | .. | .. |\n. . . . . . . . 14\n\
         ................\n................\n................\n................\n................\n\
         ................\n................\n................\n................\n................\n\
         ................\nI2.............. 2\nY0 .. .. .. .. .. .. ..\na b c d e f g h\ncamp B\nto move: B\nreserve: I2 Y",
    ] {
        let judged = table().check(text);
        assert_eq!(judged.position, plain.position, "{text}\n{:#?}", judged.findings);
    }
}

#[test]
fn all_faults_of_a_text_are_told_at_once_and_with_their_places() {
    let text =
        "to mvoe: A\nfirst: C\ncamp A\na1 Q2\nb1 Y5\nz9 Y\ncamp D\nlast: Y2 on a1\nreserve: W3\nB:a1 N-NE\n";
    let expected = [
        ("lightning/unknown-key", "to mvoe"),
        ("lightning/player", "C"),
        ("lightning/piece", "Q2"),
        ("lightning/rotation", "Y5"),
        ("lightning/rotation", "Y"),
        ("lightning/heading", "camp D"),
        ("lightning/turn", "Y2"),
        ("lightning/turn", "on"),
        ("lightning/turn", "a1"),
        ("lightning/reserve", "W3"),
        ("lightning/ports", "N-NE"),
    ];
    complains_of(&table(), text, &expected);
}

#[test]
fn nothing_typed_is_no_position() {
    for text in ["", "\n# only a comment\n", "to move: A"] {
        assert_eq!(codes(&table().check(text)), ["lightning/nothing"], "{text}");
    }
}

#[test]
fn any_text_is_answered() {
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
    ];
    let tables = [
        table(),
        Table::new(kit(2, 2, &[('A', "N", 2), ('C', "N-S", 1), ('X', "S-W", 1)], Prolong::Contact)),
    ];
    answers_every_text(&[&tables[0], &tables[1]], "lightning/", WORDS, 77);
}

#[test]
fn endless_texts_are_answered_soon() {
    let parts =
        ["Y2 ", "Y2", "é", "camp A\n", "a1 Y2\n", "A:a1 Q\n", "*", "@", ":", "N-", "Y hold ", "1.", "I9 "];
    answers_endless_texts_soon(&table(), &["", "camp A\n", "reserve: ", "last: "], &parts);
}

//! Text input: random texts, malformed trays and long texts.

use super::notation::referee;
use crate::prng::Prng;
use crate::rules::Referee;
use crate::rules::quits::{BallMoves, QuitsReferee, Variant};
use crate::rules::tests::{check_long_texts, check_random_strings, check_random_texts, codes, text_of};

#[test]
fn random_texts_are_judged() {
    const WORDS: &[&str] = &[
        "L",
        "D",
        "R",
        "B",
        ".",
        ". . . . .",
        "L L . D D",
        "a b c d e",
        "1",
        "5",
        "|",
        ":",
        "variant: simple",
        "variant: four",
        "to move: dark",
        "to move: ",
        "out: ",
        "out: L1 D0",
        "last: ",
        "last: 3>",
        "last: c^",
        "last: b2-c3",
        "last: pass",
        "last: none",
        "b2-c3",
        "3>",
        "cv",
        "c^",
        "pass",
        "--",
        "#",
        "é",
        "\u{1f5f2}",
        "99999999999",
        "\u{feff}",
        "?",
        "ß",
        "İ",
        "=",
        "-",
        "·",
        "→",
        "\n",
        "\n",
        " ",
        ",",
        ";",
        "1.",
        "foncé",
        "e5-e5",
        "z9-a1",
        "L: a2 a3",
        "F : ",
        "c3",
        "c3 L",
        "La2",
        "@",
        "0",
        "\t",
    ];
    // Most random texts are not trays, so few searches are needed.
    let referees = [referee(), QuitsReferee::new(Some(Variant::Simple), BallMoves::Diagonal)];
    check_random_texts(&[&referees[0], &referees[1]], "quits", WORDS, 78);
}

#[test]
fn malformed_trays_round_trip_with_their_findings() {
    let mut rng = Prng::new(79);
    const LASTS: [&str; 7] =
        ["", "last: 3>\n", "last: c^\n", "last: b2-c3\n", "last: d4-e5\n", "last: pass\n", "last: none\n"];
    let mut seen = std::collections::BTreeSet::new();
    for _ in 0..20_000 {
        let variant = Variant::ALL[rng.roll(3)];
        let mut text = format!("variant: {}\n{}", variant.name(), LASTS[rng.roll(LASTS.len())]);
        text += ["", "to move: dark\n", "to move: light\n", "to move: red\n"][rng.roll(4)];
        text += ["", "out: L1 D0\n", "out: R1\n", "out: B0 L2\n"][rng.roll(4)];
        for _ in 0..5 {
            text +=
                &(0..5).map(|_| ['.', '.', '.', 'L', 'D', 'L', 'D', 'R'][rng.roll(8)]).collect::<String>();
            text.push('\n');
        }
        let judged = referee().check(&text);
        // Trays that happen to be well-formed are covered by other tests.
        if judged.status.is_some() {
            continue;
        }
        let again = referee().check(&text_of(&judged));
        assert_eq!((codes(&judged), judged.verdict), (codes(&again), again.verdict), "{text}");
        assert_eq!(judged.position, again.position);
        seen.extend(codes(&judged));
        assert!(judged.findings.iter().all(|finding| finding.rule.is_some()));
    }
    assert!(seen.len() >= 9, "{seen:?}");
}

#[test]
fn long_texts_are_judged_in_time() {
    let parts =
        ["L ", "L", "é", ".....\n", "a b c d e\n", "3> ", "b2-c3 ", "-", ":", "1.", "out: L1\n", "L9 "];
    check_long_texts(&referee(), &["", "out: ", "last: ", "to move: "], &parts);
}

#[test]
fn random_strings_are_judged() {
    let rows = r"([1-5]?[ \t]([LDRB?.] ?){0,6}\n){0,6}";
    check_random_strings(&referee(), &format!(r"([A-HLRa-h0-9.:?@=/|,\t -]{{0,12}}\n){{0,8}}|{rows}"));
}

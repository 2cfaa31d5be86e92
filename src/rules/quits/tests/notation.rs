//! Text input: accepted variations and reported faults.

use crate::game::Lang;
use crate::prng::Prng;
use crate::rules::quits::{BallMoves, QuitsReferee, Variant, read};
use crate::rules::tests::{assert_findings, codes, written};
use crate::rules::{Moves, Referee, Term, Verdict};

pub(crate) fn referee() -> QuitsReferee {
    QuitsReferee::new(None, BallMoves::Forward)
}

#[test]
fn blank_form_can_be_parsed() {
    for variant in [None].into_iter().chain(Variant::ALL.map(Some)) {
        let referee = QuitsReferee::new(variant, BallMoves::Forward);
        let judged = referee.check(&referee.blank(Lang::En));
        let players = variant.unwrap_or(Variant::Classic).players().len();
        assert_eq!(codes(&judged), vec!["quits/too-few-balls"; players], "{}", referee.blank(Lang::En));
        // The start in the legend is legal.
        let shown: String = referee
            .blank(Lang::En)
            .lines()
            .filter_map(|line| line.strip_prefix("#   "))
            .map(|line| format!("{line}\n"))
            .collect();
        let judged = referee.check(&shown);
        assert_eq!((judged.verdict, judged.witness.len()), (Verdict::Legal, 0), "{shown}");
    }
}

#[test]
fn unambiguous_variations_are_accepted() {
    let text = "variant: simple\nto move: dark\nout: L0 D0\nlast: b2-c3\n...D.\n...DD\n..L..\nL....\n.L...\n";
    let plain = referee().check(text);
    assert_eq!(plain.verdict, Verdict::Legal, "{plain:#?}");
    assert_eq!(plain.assumed, []);
    let tray = text.split_once("c3\n").expect("a tray").1;
    for keys in [
        "VARIANT: Simple\nTo_Move: D\nOUT: l0, d0\nLAST: B2-C3\n",
        "variante : simple\nau trait : foncé\nsorties : 0L 0D\ndernier coup : b2c3\n",
        "jeu: quits/simple\ntrait: joueur foncé\ndehors: clair 0; foncé: 0\nlast turn: b2→c3\n",
        "variant: SIMPLE # as on the box\nnext: Dark\nout: none\nlast: b2->c3\n",
        "\u{feff}variant: simple\nturn: d\nout: D=0 L:0\nlast: b2–c3\n",
    ] {
        let judged = referee().check(&format!("{keys}{tray}"));
        assert_eq!(
            judged.position.as_ref().map(ToString::to_string),
            plain.position.as_ref().map(ToString::to_string).or(Some(String::new())),
            "{keys}{:#?}",
            judged.findings
        );
    }
}

#[test]
fn missing_information_is_assumed_and_reported() {
    let judged = referee().check("..DD.\n...DD\nL...D\nL.L..\n.LL..\n");
    assert_eq!(judged.verdict, Verdict::Legal);
    let assumed = written(&judged.assumed);
    assert_eq!(assumed.first().map(String::as_str), Some("variant: classic"));
    let keys: Vec<_> = judged.assumed.iter().map(|entry| entry.key.clone()).collect();
    assert_eq!(keys, ["variant", "to move", "out", "last"]);
    assert!(judged.status.is_some_and(|status| status.to_move.is_none()), "either may be to move");
}

#[test]
fn last_slide_forbids_its_inverse() {
    // Light has slid row 1 to the right: dark may not slide it back, although that would win.
    let slid = "variant: simple\nto move: dark\nlast: 1>\n...D.\n....D\n.....\nLL...\n.DL..\n";
    let threats = |text: &str| {
        let status = referee().check(text).status.expect("a status");
        status.threats.iter().map(|threat| format!("{} {}", threat.player, threat.turn)).collect::<Vec<_>>()
    };
    let has = |text: &str| referee().moves(text).expect("turns").turns.iter().any(|turn| turn.text == "1<");
    assert!(!has(slid));
    assert_eq!(threats(slid), ["dark b1-a1"]);
    let free = slid.replace("last: 1>\n", "");
    assert!(has(&free));
    assert_eq!(threats(&free), ["dark b1-a1", "dark 1<"]);
}

#[test]
fn slips_in_keys_and_lists_are_refused() {
    for (text, code) in [
        ("out: L0=1 D0\n", "text/player"),
        ("out: L0 D\n", "quits/out"),
        ("out:\n", "text/no-value"),
        ("to move:\n", "text/no-value"),
        ("L: none\n", "text/square-twice"),
        ("L:\n", "text/square-twice"),
    ] {
        let judged = referee().check(&format!("{text}..DD.\n...DD\nL...D\nL.L..\n.LL..\n"));
        assert_eq!((judged.verdict, codes(&judged)), (Verdict::Unreadable, vec![code]), "{text}");
    }
}

#[test]
fn moves_tell_that_the_last_turn_is_not_known() {
    let text = "variant: simple\nto move: light\nout: L0 D0\n. . . D .\n. . . . D\nL . D . .\n. L . . .\n. . L . .\n";
    let notes = |text: &str| referee().moves(text).expect("turns").notes.len();
    assert_eq!(notes(text), 1);
    assert_eq!(notes(&format!("last: cv\n{text}")), 0);
    // No turn has been played at the start.
    assert_eq!(notes("last: none\n. . D D .\n. . . D D\nL . . . D\nL L . . .\n. L L . .\n"), 0);
}

#[test]
fn records_tell_the_variant_that_they_are_read_as() {
    let replay = referee().replay("3>");
    assert_eq!(written(&replay.assumed), ["variant: classic"]);
    assert_eq!(referee().replay("variant: classic\n3>").assumed, []);
}

#[test]
fn moves_use_the_assumed_player() {
    for text in ["..DD.\n...DD\nL...D\nL.L..\n.LL..\n", "..DD.\n...DD\nL...D\nLL...\n.LL..\n"] {
        let judged = referee().check(text);
        let moves = referee().moves(text).expect("turns");
        assert!(!moves.turns.is_empty(), "{text}");
        let keys: Vec<_> = moves.assumed.iter().map(|entry| entry.key.clone()).collect();
        assert_eq!(keys, ["variant", "to move"], "{text}");
        assert!(moves.assumed.iter().all(|assumed| judged.assumed.contains(assumed)), "{judged:#?}");
        let given = format!("variant: classic\nto move: {}\n{text}", moves.assumed[1].value);
        let again = referee().moves(&given).expect("turns");
        assert_eq!((again.turns, again.assumed), (moves.turns, vec![]), "{text}");
    }
    let over = "variant: simple\n...D.\n...DD\n.....\nL....\n.L...\n";
    assert!(
        matches!(referee().moves(over), Ok(Moves { turns, assumed, .. }) if turns.is_empty() && assumed.is_empty())
    );
    let status = referee().check(over).status.expect("a status");
    assert_eq!((status.over, &status.winners[..], status.to_move), (true, &[Term::Light.into()][..], None));
    let malformed = referee().moves(".....\n.....\n.....\n.....\n.....\n").expect_err("no balls");
    assert_eq!(malformed.verdict, Verdict::Illegal);
}

#[test]
fn three_balls_each_and_none_out_is_a_simple_game() {
    let judged = referee().check("out: L0 D0\n...D.\n...DD\n.....\nLL...\n.L...\n");
    assert_eq!((judged.verdict, judged.variant.as_str()), (Verdict::Legal, "simple"), "{judged:#?}");
    assert!(written(&judged.assumed).contains(&"variant: simple".to_owned()));
}

#[test]
fn illegal_tray_is_explained_for_every_variant() {
    let judged = referee().check("out: L0 D0\n...D.\n...DD\n.....\nLL...\n.....\n");
    assert_eq!((judged.verdict, judged.variant.as_str()), (Verdict::Illegal, "classic"));
    assert_eq!(codes(&judged), ["quits/exits-do-not-add-up"; 2]);
    let hint = judged.findings[0].advice(Lang::En).unwrap_or_default();
    assert!(hint.contains("`variant: simple` it is not legal either"), "{hint}");
}

#[test]
fn all_faults_of_a_text_are_reported_with_spans() {
    let text = "to mvoe: L\nto move: X\nvariant: big\nout: L D1 1 Q2\nlast: 3^ now\n5 . . D D .\n5 . . . D D\n\
                L . ! . D\nL L . .\n. L é . .\na b d c e\n";
    let expected = [
        ("text/unknown-key", "to mvoe"),
        ("text/player", "X"),
        ("quits/variant", "big"),
        ("quits/out", "L"),
        ("quits/out", "1"),
        ("text/player", "Q2"),
        ("text/turn", "3^ now"),
        ("text/label", "5"),
        ("text/label", "L . ! . D"),
        ("text/piece", "!"),
        ("text/row-length", "L L . ."),
        ("text/piece", "é"),
        ("text/label", "a b d c e"),
    ];
    assert_findings(&referee(), text, &expected);
}

#[test]
fn lists_are_equivalent_to_rows() {
    let mut rng = Prng::new(80);
    for _ in 0..2000 {
        let mut rows = [['.'; 5]; 5];
        for _ in 0..rng.roll(14) {
            rows[rng.roll(5)][rng.roll(5)] = ['L', 'D', 'R', 'B', '?'][rng.roll(5)];
        }
        let on = |letter: char| {
            let squares = (0..5).flat_map(|row| (0..5).map(move |column| (row, column)));
            let there = squares.filter(|(row, column)| rows[4 - row][*column] == letter);
            there
                .map(|(row, column)| format!("{}{}", char::from(b'a' + column as u8), row + 1))
                .collect::<Vec<_>>()
        };
        let diagram: String = rows.iter().map(|row| row.iter().collect::<String>() + "\n").collect();
        let (mut heads, mut pairs, mut glued) = (String::new(), String::new(), String::new());
        for (letter, name) in [('L', "clair"), ('D', "F"), ('R', "red"), ('B', "b"), ('?', "?")] {
            heads += &format!("{name} : {}\n", on(letter).join([" ", ", ", "; "][rng.roll(3)]));
            for square in on(letter) {
                pairs += &format!("{square} {letter}{}", ["\n", ", ", " "][rng.roll(3)]);
                glued += &format!("{letter}{}{square}\n", ["@", " ", ""][rng.roll(3)]);
            }
        }
        let plain = read(&diagram).expect("a tray").0;
        assert_eq!(read(&heads).map(|read| read.0), Ok(plain), "{heads}");
        for list in [pairs, glued] {
            match read(&list) {
                Ok((setup, _)) => assert_eq!(setup, plain, "{list}"),
                Err(findings) => assert!(list.is_empty(), "{list}{findings:#?}"),
            }
        }
    }
}

#[test]
fn invalid_and_duplicate_list_squares_are_reported() {
    let text = "L: a2 z9 a2\nD: e5 x\nQ: c3\nd4\n";
    let expected = [
        ("text/square", "z9"),
        ("text/square-twice", "a2"),
        ("text/square", "x"),
        ("text/piece", "Q"),
        ("text/piece", "d4"),
    ];
    assert_findings(&referee(), text, &expected);
}

#[test]
fn empty_text_is_not_a_position() {
    for text in ["", "\n# only a comment\n", "to move: light", "a b c d e\n| | |"] {
        assert_eq!(codes(&referee().check(text)), ["text/nothing"], "{text}");
    }
}

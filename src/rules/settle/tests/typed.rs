//! Squares that are typed as `?`, with and without candidate lines.

use super::{OpenSquare, Settled, cross, notes, reads_back, referee, text};
use crate::rules::{Layer, Phrase, Verdict};

/// The start of the classic game with one open square.
const START: &str = "5 . . D D .\n4 . . . D D\n3 ? . . . D\n2 L L . . .\n1 . L L . .\n";

#[test]
fn typed_open_square_is_deduced_by_box_and_board() {
    let referee = referee("quits", Some("classic"));
    let settled = referee.settle(&format!("out: L0 D0\n{START}"));
    assert_eq!(settled.judgement.verdict, Verdict::Legal, "{settled:#?}");
    assert_eq!(notes(&settled), ["a3 was not clear; box and board leave only L"]);
    let of = |key: &str| settled.judgement.deduced.iter().find(|deduced| deduced.key == key);
    assert_eq!(of("a3").map(|deduced| deduced.value.to_string()), Some("L".to_owned()));
    // What follows is not assumed.
    assert!(settled.judgement.assumed.iter().all(|assumed| assumed.key != "a3"), "{settled:#?}");
    assert!(text(&settled).contains("L . . . D"), "{settled:#?}");
    reads_back(referee.as_ref(), &settled);
    let moves = |start: &str| referee.moves(&format!("to move: light\nout: L0 D0\n{start}")).expect("turns");
    let (open, filled) = (moves(START), moves(&START.replace('?', "L")));
    assert_eq!((&open.turns, &open.assumed), (&filled.turns, &filled.assumed));
    assert_eq!((open.deduced.len(), open.notes.len(), filled.deduced.len()), (1, 1, 0));
}

#[test]
fn typed_open_square_is_deduced_by_the_rules() {
    let referee = referee("lightning", None);
    // A piece at the far end joins nothing.
    let settled = referee.settle("A:c1 Y0\nB:h17 ?\n");
    assert_eq!(referee.check("A:c1 Y0\nB:h17 X0\n").verdict, Verdict::Illegal);
    assert_eq!(settled.judgement.verdict, Verdict::Legal, "{settled:#?}");
    assert_eq!(notes(&settled), ["B:h17 was not clear; box, board and rules leave only an empty square"]);
    assert_eq!(settled.open_squares, [OpenSquare { square: "B:h17".to_owned(), may: vec![".".into()] }]);
    reads_back(referee.as_ref(), &settled);
}

#[test]
fn ambiguous_open_square_is_undecided() {
    let referee = referee("quits", Some("classic"));
    let settled = referee.settle(START);
    assert_eq!(settled.judgement.verdict, Verdict::Undecided, "{settled:#?}");
    let finding = &settled.judgement.findings[0];
    assert_eq!(
        (finding.code.as_str(), finding.squares.as_slice()),
        ("position/unclear", &["a3".to_owned()][..])
    );
    assert!(finding.message.to_string().contains("a3 may be empty or L"), "{}", finding.message);
    let settle_line = referee.moves(START).expect_err("nobody knows what lies there");
    assert_eq!(
        (settle_line.verdict, settle_line.findings[0].code.as_str()),
        (Verdict::Undecided, "position/unclear")
    );
}

/// A bare `?` allows everything, so that "nothing fits" is a proof. Candidates of a photo are not exhaustive.
#[test]
fn illegal_needs_all_contents_tried() {
    let referee = referee("lightning", None);
    let text = "to move: A\nreserve: none\nA:c1 Y0\nB:h17 ?\n";
    let settled = referee.settle(text);
    assert_eq!(settled.judgement.verdict, Verdict::Illegal, "{settled:#?}");
    let [finding] = settled.judgement.findings.as_slice() else { panic!("{settled:#?}") };
    assert_eq!(
        (finding.code.as_str(), finding.layer, finding.squares.join(" ").as_str()),
        ("position/nothing-fits", Some(Layer::Reachable), "B:h17")
    );
    let initial = finding.to_string();
    assert!(
        initial.contains("whatever lies on B:h17") && initial.contains("with B:h17 empty, "),
        "{initial}"
    );
    assert!(
        initial.contains("with I0, I1 or Z0 on B:h17, or with 10 other possibilities, nothing joins B:h17"),
        "{initial}"
    );
    assert!(settled.judgement.assumed.is_empty() && settled.notes.is_empty(), "{settled:#?}");
    reads_back(referee.as_ref(), &settled);
    // A fault common to all contents is reported once.
    let alike = referee.settle("A:c1 Y0\nA:h17 X0\nB:h17 ?\n");
    assert_eq!(alike.judgement.verdict, Verdict::Illegal, "{alike:#?}");
    assert_eq!(alike.judgement.findings[0].code.as_str(), "lightning/orphan");
    assert_eq!(alike.judgement.findings[0].squares, ["A:h17"], "{alike:#?}");
    for hinted in ["X0", "X0 ."] {
        let seen = referee.settle(&format!("may B:h17: {hinted}\n{text}"));
        assert_eq!(seen.judgement.verdict, Verdict::Undecided, "{seen:#?}");
        assert_eq!(seen.judgement.findings[0].code.as_str(), "position/unclear");
        assert!(
            seen.judgement.findings[0]
                .to_string()
                .contains("none of what it may be is allowed by box, board and rules")
        );
        reads_back(referee.as_ref(), &seen);
    }
}

#[test]
fn candidate_lines_are_parsed() {
    let referee = referee("quits", Some("classic"));
    let settle_line = |line: &str| referee.settle(&format!("{line}{START}"));
    let remaining = |settled: &Settled| Phrase::joined(settled.open_squares[0].may.clone(), " ").to_string();
    assert_eq!(remaining(&settle_line("")), ". L");
    assert_eq!(remaining(&settle_line("may a3: L .\n")), "L .");
    assert_eq!(remaining(&settle_line("peut A3 : l ou vide # the camera\n")), "L .");
    assert_eq!(settle_line("may a3: L\n").judgement.verdict, Verdict::Legal);
    // A square that has been filled in is no longer open.
    let put = referee.settle(&format!("may a3: D .\n{}", START.replace('?', "L")));
    assert_eq!((put.judgement.verdict, put.open_squares.len()), (Verdict::Legal, 0));
    for (line, span) in [
        ("may f9: L\n", 4..6),
        ("may a3: W\n", 8..9),
        ("may a3:\n", 0..7),
        ("may\n", 0..3),
        ("may a3: L\nmay a3: .\n", 10..19),
    ] {
        let judgement = settle_line(line).judgement;
        assert_eq!(judgement.verdict, Verdict::Unreadable, "{line}");
        let finding = &judgement.findings[0];
        assert_eq!((finding.code.as_str(), finding.span.clone()), ("text/may", Some(span)), "{line}");
        assert!(finding.hint.is_some());
    }
}

#[test]
fn games_without_rules_use_box_and_board() {
    let referee = cross();
    let settled = referee.settle("X ? .\n. . .\n");
    assert_eq!(settled.judgement.verdict, Verdict::Fits, "{settled:#?}");
    assert_eq!(notes(&settled), ["b2 was not clear; box and board leave only an empty square"]);
    let settled = referee.settle(". ? .\n. . .\n");
    assert_eq!(settled.judgement.verdict, Verdict::Undecided, "{settled:#?}");
    reads_back(referee.as_ref(), &settled);
    // The box leaves one of very many assignments.
    let settled = referee.settle("? ? ?\n? ? X\n");
    assert_eq!(settled.judgement.verdict, Verdict::Fits, "{settled:#?}");
    let settled = referee.settle("may b2: X\n. ? .\n. . .\n");
    assert_eq!(text(&settled), ". X .\n. . .\n");
    let settled = referee.settle("may b2: X .\nX ? .\nX . .\n");
    assert_eq!(settled.judgement.verdict, Verdict::Illegal, "{settled:#?}");
}

/// Positions of every game with open squares: the canonical text is judged alike, within a time limit.
#[test]
fn open_squares_in_every_game_are_judged_in_time() {
    let begun = std::time::Instant::now();
    let mut rng = crate::prng::Prng::new(99);
    for (game, variant, texts) in [
        ("quits", None, [START, "? ? . . .\n. . . . .\n. . ? . .\nL L . . D\n. . . D D\n"]),
        ("plank", None, ["rA w? b\nw bB r?\n", "r? w? b?\nw? b? r?\nb r wA\n"]),
        ("lightning", None, ["A:c1 Y0\nA:c2 ?\nB:c1 ?\n", "A:c1 Y0\nA:d2 ??\n"]),
    ] {
        let referee = referee(game, variant);
        for text in texts {
            let settled = referee.settle(text);
            assert_ne!(settled.judgement.verdict, Verdict::Unreadable, "{settled:#?}");
            reads_back(referee.as_ref(), &settled);
            for _ in 0..4 {
                // A candidate line for the first open square.
                let Some(open) = settled.open_squares.first().filter(|remaining| remaining.may.len() > 1)
                else {
                    continue;
                };
                let one = &open.may[rng.roll(open.may.len())];
                reads_back(referee.as_ref(), &referee.settle(&format!("may {}: {one}\n{text}", open.square)));
            }
        }
    }
    assert!(begun.elapsed().as_secs() < 60, "{:?}", begun.elapsed());
}

/// Deduced squares that are written into the text do not change the result.
#[test]
fn trays_with_many_open_squares_round_trip() {
    let mut rng = crate::prng::Prng::new(512);
    let mut verdicts = std::collections::BTreeSet::new();
    for _ in 0..300 {
        let referee = referee("quits", [None, Some("simple"), Some("four")][rng.roll(3)]);
        let mut letters = [['.'; 5]; 5];
        for letter in ['L', 'L', 'D', 'D', 'L', 'D', '?', '?', '?', '?', '?', '?'] {
            if letter != '?' || rng.roll(3) > 0 {
                letters[rng.roll(5)][rng.roll(5)] = letter;
            }
        }
        let rows = letters.map(|row| row.iter().collect::<String>() + "\n");
        let keys = ["", "out: L1 D0\n", "last: none\n", "to move: light\n"][rng.roll(4)];
        let settled = referee.settle(&(keys.to_owned() + &rows.concat()));
        verdicts.insert(settled.judgement.verdict.name());
        reads_back(referee.as_ref(), &settled);
    }
    assert_eq!(verdicts.into_iter().collect::<Vec<_>>(), ["illegal", "legal", "undecided"]);
}

/// Findings for a position with open squares hold for every way to fill them in.
#[test]
fn findings_hold_for_every_filling() {
    let referee = referee("quits", Some("classic"));
    let mut rng = crate::prng::Prng::new(4711);
    for _ in 0..400 {
        let letters: Vec<char> = (0..25).map(|_| ['.', '.', '.', 'L', 'D', '?'][rng.roll(6)]).collect();
        let keys = ["", "out: L1 D0\n", "last: none\n", "out: L3\nlast: 3>\n"][rng.roll(4)];
        let text = |letters: &[char]| {
            let rows = letters.chunks(5).map(|row| row.iter().collect::<String>() + "\n");
            keys.to_owned() + &rows.collect::<String>()
        };
        let judged = referee.check(&text(&letters));
        for _ in 0..4 {
            let filled: Vec<char> =
                letters.iter().map(|c| if *c == '?' { ['.', 'L', 'D'][rng.roll(3)] } else { *c }).collect();
            let whole = referee.check(&text(&filled)).findings;
            let about_all = ["position/unclear", "position/nothing-fits"];
            for finding in
                judged.findings.iter().filter(|finding| !about_all.contains(&finding.code.as_str()))
            {
                let holds = whole.iter().any(|other| other.code == finding.code);
                assert!(holds, "{}\n{finding:#?}\n{whole:#?}", text(&filled));
            }
        }
    }
}

#[test]
fn deduced_plank_squares_are_named_as_in_the_text() {
    let judged = referee("plank", None).settle("players: 2\nwB b? rB\nrA bA wA\n");
    let position = text(&judged);
    assert!(position.contains("\nwB b  rB\n"), "{position}");
    assert_eq!(notes(&judged), ["P1:2 was not clear; box, board and rules leave only an empty square"]);
    assert!(judged.judgement.deduced.iter().any(|assumed| assumed.key == "P1:2" && assumed.value == "."));
}

#[test]
fn a_faulty_candidate_line_is_refused_by_every_command() {
    let text = "players: 2\nmay P7:1: A .\nrA w b\n";
    let referee = referee("plank", None);
    let codes = |findings: &[crate::rules::Finding]| {
        findings.iter().map(|it| it.code.as_str().to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(codes(&referee.check(text).findings), ["text/may"]);
    assert_eq!(codes(&referee.moves(text).expect_err("a fault").findings), ["text/may"]);
}

//! Diagrams of games without rules.

use std::collections::{BTreeMap, BTreeSet};

use super::board::{GridBoard, PieceKind, SquareTable};
use super::referee::GridReferee;
use crate::game::Lang;
use crate::prng::Prng;
use crate::rules::read::BoardName;
use crate::rules::tests::slips::check_slips;
use crate::rules::tests::{check_random_strings, text_of};
use crate::rules::{Referee, Verdict};

fn grid_board(heading: &str, columns: usize, rows: usize) -> GridBoard {
    let aliases = vec![heading.split_whitespace().last().unwrap_or_default().to_lowercase()];
    GridBoard {
        place: (0, 0),
        name: match heading.split_once(' ') {
            Some(("camp", letter)) => BoardName::Camp(letter.chars().next().unwrap_or_default()),
            Some((_, name)) => BoardName::Board(name.to_owned()),
            None => BoardName::Only,
        },
        heading: heading.to_owned(),
        aliases,
        columns,
        rows,
        points: None,
    }
}

fn referee(boards: Vec<GridBoard>) -> GridReferee {
    let kind = |name: &str, count| PieceKind { names: vec![name.to_owned()], count, signs: Vec::new() };
    let pieces =
        BTreeMap::from([('K', kind("king", 1)), ('k', kind("black king", 1)), ('M', kind("man", 2))]);
    GridReferee(SquareTable { boards, pieces })
}

fn judged(boards: Vec<GridBoard>, text: &str) -> (Verdict, Vec<&'static str>) {
    let judgement = referee(boards).check(text);
    (judgement.verdict, judgement.findings.iter().map(|finding| finding.code.as_str()).collect())
}

#[test]
fn valid_diagram_fits() {
    for text in
        ["K . m\n. k M", "2 K.m\n1 .kM\na b c", "board main\n|K|.|m| 2\n|.|k|M| 1\n", "main:\nK.M\n.kM"]
    {
        let judgement = referee(vec![grid_board("board main", 3, 2)]).check(text);
        assert_eq!(judgement.verdict, Verdict::Fits, "{text} {judgement:#?}");
        assert_eq!(judgement.findings, []);
        assert_eq!(text_of(&judgement), "K . M\n. k M\n");
    }
}

#[test]
fn violations_of_box_and_board_are_reported() {
    let judgement = referee(vec![grid_board("board main", 3, 2)]).check("K K M\nM M .");
    assert_eq!(judgement.verdict, Verdict::Illegal);
    let reported: Vec<_> =
        judgement.findings.iter().map(|f| (f.code.as_str(), f.squares.join(" "), f.span.clone())).collect();
    assert_eq!(
        reported,
        [
            ("grid/too-many-pieces", "a2 b2".to_owned(), Some(2..3)),
            ("grid/too-many-pieces", "c2 a1 b1".to_owned(), Some(8..9)),
        ]
    );
    let points =
        GridBoard { points: Some(BTreeSet::from([(0, 0), (1, 1)])), ..grid_board("board main", 2, 2) };
    assert_eq!(judged(vec![points.clone()], "- M\nM -"), (Verdict::Fits, vec![]));
    assert_eq!(judged(vec![points], "M .\n. ."), (Verdict::Illegal, vec!["grid/no-point"]));
}

#[test]
fn all_faults_of_a_text_are_reported() {
    let reported = judged(vec![grid_board("board main", 3, 2)], "to mvoe: x\n7 K . Q\n. .\n. . .");
    let codes = ["text/unknown-key", "text/label", "text/rows", "text/piece", "text/row-length"];
    assert_eq!(reported, (Verdict::Unreadable, codes.to_vec()));
    assert_eq!(
        judged(vec![grid_board("board main", 3, 2)], "# x"),
        (Verdict::Unreadable, vec!["text/nothing"])
    );
}

#[test]
fn letters_of_columns_stand_above_or_below_all_rows() {
    let main = || vec![grid_board("board main", 3, 2)];
    assert_eq!(judged(main(), "a b c\nK . M\n. k M").0, Verdict::Fits);
    for text in ["K . M\na b c\n. k M", "a b c\nK . M\n. k M\na b c"] {
        let judgement = referee(main()).check(text);
        let letters = text.rfind("a b c").unwrap_or_default();
        assert_eq!(judgement.verdict, Verdict::Unreadable, "{text}");
        let [finding] = &judgement.findings[..] else { panic!("{judgement:#?}") };
        assert_eq!(finding.span, Some(letters..letters + 5), "{text}");
    }
}

#[test]
fn headings_identify_boards() {
    let both = || vec![grid_board("camp A", 2, 1), grid_board("camp B", 2, 1)];
    assert_eq!(judged(both(), "camp A\nK.\nB:\n.k").0, Verdict::Fits);
    assert_eq!(judged(both(), "K."), (Verdict::Unreadable, vec!["text/heading"]));
    assert_eq!(judged(both(), "camp C\nK."), (Verdict::Unreadable, vec!["text/heading"]));
    assert_eq!(judged(both(), "camp A\nK.\ncamp A\n.."), (Verdict::Unreadable, vec!["text/board-twice"]));
    // Rows below a wrong heading are skipped, also where there is only one board.
    let one = || vec![grid_board("board main", 2, 1)];
    assert_eq!(
        judged(one(), "board main\nK.\nboard main\n.."),
        (Verdict::Unreadable, vec!["text/board-twice"])
    );
    assert_eq!(judged(one(), "board field\nK.\n.."), (Verdict::Unreadable, vec!["text/heading"]));
    let squares = referee(both()).check("camp A\nKK\n").findings[0].squares.clone();
    assert_eq!(squares, ["A:a1", "A:b1"]);
}

#[test]
fn lists_are_equivalent_to_rows() {
    let main = || vec![grid_board("board main", 3, 2)];
    let plain = referee(main()).check("K . M\n? k .").position;
    assert!(plain.is_some());
    for text in [
        "K: a2\nM: c2\nk: b1\n?: a1",
        "K : a2\nm : c2\n? : a1\nb1 k",
        "a2 K, c2 M; k b1 / ?@a1",
        "board main: K@a2 m=c2\nM0 c2\n".replace("m=c2\nM0 c2", "c2=m kb1 ? a1").as_str(),
    ] {
        let judged = referee(main()).check(text);
        assert_eq!(judged.position, plain, "{text}{judged:#?}");
    }
    let both = || vec![grid_board("camp A", 2, 1), grid_board("camp B", 2, 1)];
    let plain = referee(both()).check("camp A\nK.\ncamp B\n.k").position;
    for text in ["A: a1 K\nB : b1 k", "camp A\nK: a1\ncamp B\nk: b1", "K: A:a1\nk: B:b1", "A:a1 K, B:b1 k"] {
        let judged = referee(both()).check(text);
        assert_eq!(judged.position, plain, "{text}{judged:#?}");
    }
    let reported = |text| judged(main(), text);
    assert_eq!(reported("K: a2 a2"), (Verdict::Unreadable, vec!["text/square-twice"]));
    assert_eq!(
        reported("K: z9\nQ: a1\nb1"),
        (Verdict::Unreadable, vec!["text/square", "text/piece", "text/piece"])
    );
    assert_eq!(judged(both(), "K: a1"), (Verdict::Unreadable, vec!["text/square"]));
}

#[test]
fn one_player_is_to_move() {
    let main = || vec![grid_board("board main", 3, 2)];
    for player in ["A", "player B", "the white player", "Marie-Claire", "aux blancs"] {
        assert_eq!(judged(main(), &format!("to move: {player}\nK: a1")).0, Verdict::Fits, "{player}");
    }
    for (typed, more) in [
        ("to move: A or B", "or"),
        ("to move: light, dark", "dark"),
        ("A/B to move", "B"),
        ("to move:: A", "A"),
        ("to move: A and wins", "and"),
    ] {
        let text = format!("K: a1\n{typed}\n");
        let findings = referee(main()).check(&text).findings;
        let found: Vec<_> =
            findings.iter().map(|f| (f.code.as_str(), &text[f.span.clone().expect("a span")])).collect();
        assert_eq!(found, [("text/player", more)], "{typed}");
    }
}

#[test]
fn lost_labels_are_not_misread() {
    let main = || vec![grid_board("board main", 12, 11)];
    // `k2` is a square, though pieces that are turned are written so.
    for (text, code) in [
        ("M: a1\n a2 k2", "text/piece"),
        ("1 K . . . . . . . . . . .\n2 M . . . . . . . . . . .", "text/label"),
        ("3 K . . . . . . . . . . .\n1 M . . . . . . . . . . .\n2 M . . . . . . . . . . .", "text/label"),
    ] {
        assert_eq!(judged(main(), text), (Verdict::Unreadable, vec![code]), "{text}");
    }
    assert_eq!(judged(main(), "3 K . . . . . . . . . . .\n1 M . . . . . . . . . . .").0, Verdict::Fits);
    let two = vec![grid_board("board main", 3, 2), grid_board("board garden", 3, 2)];
    let text = "main:\nK: a1\nThis is the garden :\nM: b2";
    assert_eq!(judged(two, text), (Verdict::Unreadable, vec!["text/prose"]));
}

#[test]
fn positions_and_forms_are_read_in_french_as_in_english() {
    let mut rng = Prng::new(53);
    for boards in
        [vec![grid_board("board main", 4, 3)], vec![grid_board("camp A", 2, 2), grid_board("board b", 3, 2)]]
    {
        let referee = referee(boards);
        let [english, french] = [Lang::En, Lang::Fr].map(|lang| referee.blank(lang));
        assert_eq!(referee.check(&english).position, referee.check(&french).position, "{french}");
        assert_eq!(english.lines().count(), french.lines().count());
        for _ in 0..100 {
            let player = ["to move: red\n", "to move: none\n", "to move: Anne\n", ""][rng.roll(4)];
            let row = |columns: usize, rng: &mut Prng| -> String {
                (0..columns).map(|_| ['.', '?', 'M'][rng.roll(3)]).chain(['\n']).collect()
            };
            let mut text = player.to_owned();
            for board in &referee.0.boards {
                text += &format!("{}\n", board.heading);
                (0..board.rows).for_each(|_| text += &row(board.columns, &mut rng));
            }
            let position = referee.check(&text).position.expect("a position");
            let french = position.written(Lang::Fr);
            assert_eq!(referee.check(&french).position.as_ref(), Some(&position), "{french}");
            assert_eq!(french.contains("plateau"), referee.0.boards.len() > 1);
        }
    }
}

#[test]
fn games_without_rules_have_no_turns() {
    let referee = referee(vec![grid_board("board main", 3, 2)]);
    assert_eq!(referee.check(&referee.blank(Lang::En)).verdict, Verdict::Fits, "{}", referee.blank(Lang::En));
    assert_eq!(referee.moves("...\n...").expect_err("no rules").verdict, Verdict::Undecided);
    assert_eq!(referee.moves("..").expect_err("no diagram").verdict, Verdict::Unreadable);
    assert_eq!(referee.replay("a1-a2").verdict, Verdict::Undecided);
    let unfit = referee.ruleless().expect("there are no rules");
    assert!(
        unfit.hint.as_ref().is_some_and(|hint| !hint.to_string().contains("lightning")),
        "whoever plays chess is offered no other game: {:?}",
        unfit.hint
    );
}

#[test]
fn random_texts_are_judged() {
    const WORDS: &[&str] = &[
        "K",
        "k",
        "M",
        ".",
        "-",
        "\n",
        "\n",
        " ",
        "board main",
        ":",
        "camp",
        "A",
        "1",
        "2",
        "é",
        "|",
        "a b c",
        "#",
        "to move: ",
        "K: a1",
        "M : a2 b2",
        "a1 K",
        "kb1",
        "A:",
        "?",
        "\t",
        "0",
    ];
    let mut rng = Prng::new(1);
    for _ in 0..3000 {
        let mut text = String::new();
        for _ in 0..20 {
            text += WORDS[rng.roll(WORDS.len())];
        }
        for boards in [
            vec![grid_board("board main", 3, 2)],
            vec![grid_board("camp A", 1, 1), grid_board("camp B", 2, 2)],
        ] {
            let judgement = referee(boards).check(&text);
            assert_ne!(judgement.verdict, Verdict::Legal);
            for finding in judgement.findings {
                assert!(text.get(finding.span.unwrap_or(0..0)).is_some(), "{text}");
            }
        }
    }
}

#[test]
fn random_strings_are_judged() {
    let pattern =
        r"([A-HKMa-hk0-9.:?@=/|,\t -]{0,12}\n){0,8}|camp [AB]:?\n([0-9]{0,2}[ \t]([KkM?.] ){0,9}\n){0,12}";
    check_random_strings(&referee(vec![grid_board("camp A", 3, 2), grid_board("camp B", 12, 11)]), pattern);
}

#[test]
fn slips_are_not_misread() {
    let mut rng = Prng::new(0x9116);
    let referee = referee(vec![grid_board("board main", 4, 3)]);
    let mut made = 0;
    for _ in 0..30 {
        let mut signs = ['K', 'k', 'M', 'M', '.', '.', '.', '.', '.', '.', '.', '.'];
        (1..signs.len()).for_each(|at| signs.swap(at, rng.roll(at + 1)));
        let row = |row: &[char]| format!("{} {} {} {}\n", row[0], row[1], row[2], row[3]);
        let text: String = signs.chunks(4).map(row).collect();
        made += check_slips(&referee, &text, &mut rng);
    }
    assert!(made >= 1000, "{made} slips");
}

//! Doubt that box, board and rules settle, and doubt that they do not.

use super::*;
use crate::rules::{Found, FoundSquare, FoundStrip, Lies, Referee, Spot, StripSquare, engine, grid};
use crate::spec::{Overrides, load};
use crate::templates;

fn referee(name: &str, variant: Option<&'static str>) -> Box<dyn Referee> {
    let template = templates::game(name).expect("a bundled game");
    let game = load(&template.source(), &Overrides::default(), template).expect("a game").game;
    let rules = game.rules.as_ref().expect("rules");
    (engine(rules.engine).expect("an engine").referee)(&game, &rules.options, variant).expect("a referee")
}

/// What is said of what was found. The text that is made of it is judged alike, and so is the text of the judgement.
fn settle(referee: &dyn Referee, found: &Found) -> Settled {
    let settled = referee.settle_found(found);
    let text = found_text(referee, found);
    let typed = referee.settle(&text);
    let codes =
        |judgement: &Judgement| judgement.findings.iter().map(|finding| finding.code).collect::<Vec<_>>();
    assert_eq!(typed.judgement.verdict, settled.judgement.verdict, "{text}{settled:#?}{typed:#?}");
    assert_eq!(codes(&typed.judgement), codes(&settled.judgement), "{text}");
    assert_eq!((&typed.notes, &typed.left), (&settled.notes, &settled.left), "{text}");
    assert_eq!(typed.judgement.assumed, settled.judgement.assumed, "{text}");
    reads_back(referee, &settled);
    settled
}

/// The text of a judgement is judged as what it was made of.
fn reads_back(referee: &dyn Referee, settled: &Settled) {
    let text = text(settled);
    let again = referee.check(text);
    assert_eq!(again.verdict, settled.judgement.verdict, "{text}{settled:#?}{again:#?}");
    assert_eq!(again.position.as_deref(), Some(text), "{settled:#?}");
}

fn text(settled: &Settled) -> &str {
    settled.judgement.position.as_deref().expect("a text")
}

/// The squares of a tray, `?LD` on one being a light or a dark ball or nothing known, in brackets what may be.
fn tray(rows: [&str; 5]) -> Found {
    let mut squares = Vec::new();
    for (row, text) in rows.iter().rev().enumerate() {
        for (column, word) in text.split_whitespace().enumerate() {
            let may =
                word.chars().map(|letter| if letter == '.' { Lies::Nothing } else { Lies::piece(letter) });
            squares.push(FoundSquare { board: 0, camp: 0, column, row, may: may.collect() });
        }
    }
    Found { squares, strips: Vec::new() }
}

#[test]
fn what_is_certain_is_judged_as_it_is() {
    let referee = referee("quits", None);
    let settled =
        settle(referee.as_ref(), &tray([". . D D .", ". . . D D", "L . . . D", "L L . . .", ". L L . ."]));
    assert_eq!(settled.judgement.verdict, Verdict::Legal);
    assert!(settled.notes.is_empty() && !text(&settled).contains('?'), "{settled:?}");
}

#[test]
fn one_way_that_is_left_is_judged_and_said() {
    let referee = referee("quits", Some("classic"));
    // Dark has five balls already.
    let found = tray([". . D D .", ". . . D D", "LD . . . D", "L L . . .", ". L L . ."]);
    let settled = settle(referee.as_ref(), &found);
    assert_eq!(settled.notes, ["a3 was not clear; only L makes the position well-formed"]);
    assert_eq!(settled.judgement.verdict, Verdict::Legal, "{settled:#?}");
    assert!(!text(&settled).contains('?'));
    assert!(
        settled
            .judgement
            .assumed
            .iter()
            .any(|assumed| (assumed.key.as_str(), assumed.value.as_str()) == ("a3", "L"))
    );
}

#[test]
fn several_ways_that_are_left_leave_it_undecided() {
    let referee = referee("quits", Some("classic"));
    let found = tray([". . D D .", ". . . D D", "L.D . . . .", "L L . . .", ". L L . .D"]);
    let settled = settle(referee.as_ref(), &found);
    assert_eq!(settled.judgement.verdict, Verdict::Undecided);
    let finding = &settled.judgement.findings[0];
    assert_eq!((finding.code, finding.squares.join(" ").as_str()), ("quits/unclear", "e1 a3"));
    assert!(finding.message.contains("e1 may be empty or D; a3 may be L, empty or D"), "{}", finding.message);
    let text = text(&settled);
    assert!(text.contains("may e1: . D\nmay a3: L . D\n") && text.contains("? . . . .\n"), "{text}");
}

#[test]
fn what_is_the_same_in_all_ways_is_filled_in() {
    let referee = referee("quits", Some("classic"));
    let found = tray([". . D D .", ". . . D D", "LD . . . D", "L L . . .", ". L L. . ."]);
    let settled = settle(referee.as_ref(), &found);
    assert_eq!(settled.notes, ["a3 was not clear; only L makes the position well-formed"]);
    assert_eq!(settled.judgement.findings[0].squares, ["c1"]);
    assert_eq!(text(&settled).matches('?').count(), 1, "{}", text(&settled));
}

#[test]
fn no_way_that_is_left_is_told_too() {
    let referee = referee("quits", Some("classic"));
    let found = tray([". . D D .", ". . . D D", "LL . . . D", "L L L . .", ". L L . ."]);
    let settled = settle(referee.as_ref(), &found);
    assert_eq!(settled.judgement.verdict, Verdict::Undecided, "{settled:#?}");
    assert!(settled.judgement.findings[0].message.contains("none of what it may be"), "{settled:#?}");
    // Here even what is known is too much.
    let found = tray([". . D D .", "L . . D D", "LD . . . D", "L L L . .", ". L L . ."]);
    let settled = settle(referee.as_ref(), &found);
    assert_eq!(settled.judgement.verdict, Verdict::Illegal, "{settled:#?}");
    assert!(settled.judgement.findings.iter().any(|finding| finding.code == "quits/too-many-balls"));
}

#[test]
fn too_many_ways_are_not_tried_and_that_is_said() {
    let referee = referee("quits", None);
    let row = "L.D L.D L.D L.D L.D";
    let settled = settle(referee.as_ref(), &tray([row; 5]));
    assert_eq!(settled.judgement.verdict, Verdict::Undecided);
    assert!(settled.judgement.findings[0].message.contains("they have not been tried"), "{settled:#?}");
    assert!(text(&settled).ends_with(&"? ? ? ? ?\n".repeat(5)));
    let hint = settled.judgement.findings[0].hint.as_deref().unwrap_or_default();
    assert!(hint.starts_with("take the picture again"), "{hint}");
}

#[test]
fn camps_and_planks_are_spelled_with_what_is_open() {
    let referee = self::referee("lightning", None);
    let squares = (0..2).flat_map(|camp| {
        (0..17).flat_map(move |row| {
            (0..8).map(move |column| FoundSquare { board: 0, camp, column, row, may: vec![Lies::Nothing] })
        })
    });
    let mut found = Found { squares: squares.collect(), strips: Vec::new() };
    let (y, x) = (Lies::Piece { letter: 'Y', quarters: 2, colour: None }, Lies::piece('X'));
    found.squares[2].may = vec![y];
    found.squares[17 * 8 + 11].may = vec![y, x];
    assert_eq!(referee.spot_name(&found, Spot::Square(17 * 8 + 11)), "B:d2");
    assert_eq!(referee.lies_name(&found, Spot::Square(2), x), "X0");
    let text = referee.spell(&found);
    assert!(text.contains(" 1  .. .. Y2 ..") && text.contains(" 2  .. .. .. ?? .."), "{text}");
    let settled = settle(referee.as_ref(), &found);
    assert_eq!(settled.judgement.findings[0].squares, ["B:d2"]);
    assert!(settled.judgement.findings[0].message.contains("B:d2 may be Y2 or X0"), "{settled:#?}");

    let referee = self::referee("plank", Some("2"));
    let square = |colour, may: &[(char, char)]| {
        let lies = may.iter().map(|(letter, colour)| Lies::Piece {
            letter: *letter,
            quarters: 0,
            colour: Some(*colour),
        });
        let may: Vec<Lies> = lies.collect();
        StripSquare { colour, may: if may.is_empty() { vec![Lies::Nothing] } else { may } }
    };
    let squares = vec![
        square('r', &[('A', 'r')]),
        square('w', &[]),
        square('b', &[('A', 'b'), ('B', 'b'), ('C', 'b')]),
    ];
    let found = Found { squares: Vec::new(), strips: vec![FoundStrip { squares }] };
    assert_eq!(referee.spell(&found), "players: 2\nrA w  b?\n");
    let spot = Spot::Strip(0, 2);
    assert_eq!(referee.spot_name(&found, spot), "P1:3");
    let strange = Lies::Piece { letter: 'B', quarters: 0, colour: Some('r') };
    assert_eq!(referee.lies_name(&found, spot, strange), "B=r");
    // C does not play, and A cannot have put two tokens before B has put one.
    let settled = settle(referee.as_ref(), &found);
    assert_eq!(settled.judgement.verdict, Verdict::Legal, "{settled:#?}");
    assert_eq!(settled.notes, ["P1:3 was not clear; box, board and rules leave only B"]);
}

/// The start of the classic game with one square typed as `?`.
const START: &str = "5 . . D D .\n4 . . . D D\n3 ? . . . D\n2 L L . . .\n1 . L L . .\n";

#[test]
fn a_typed_doubt_is_settled_by_box_and_board() {
    let referee = referee("quits", Some("classic"));
    let settled = referee.settle(&format!("out: L0 D0\n{START}"));
    assert_eq!(settled.judgement.verdict, Verdict::Legal, "{settled:#?}");
    assert_eq!(settled.notes, ["a3 was not clear; only L makes the position well-formed"]);
    let of = |key: &str| settled.judgement.assumed.iter().find(|assumed| assumed.key == key);
    assert_eq!(of("a3").map(|assumed| assumed.value.as_str()), Some("L"));
    assert!(text(&settled).contains("L . . . D"), "{settled:#?}");
    reads_back(referee.as_ref(), &settled);
    let turns = referee.moves(&format!("to move: light\nout: L0 D0\n{START}")).expect("turns");
    assert_eq!(turns, referee.moves(&format!("to move: light\n{}", START.replace('?', "L"))).expect("turns"));
}

#[test]
fn a_typed_doubt_is_settled_by_the_rules() {
    let referee = referee("lightning", None);
    // Nothing joins a piece at the far end.
    let settled = referee.settle("A:c1 Y0\nB:h17 ?\n");
    assert_eq!(referee.check("A:c1 Y0\nB:h17 X0\n").verdict, Verdict::Illegal);
    assert_eq!(settled.judgement.verdict, Verdict::Legal, "{settled:#?}");
    assert_eq!(settled.notes, ["B:h17 was not clear; box, board and rules leave only empty"]);
    assert_eq!(settled.left, [Left { square: "B:h17".to_owned(), may: vec![".".to_owned()] }]);
    reads_back(referee.as_ref(), &settled);
}

#[test]
fn a_typed_doubt_that_cannot_be_settled_is_undecided_and_named() {
    let referee = referee("quits", Some("classic"));
    let settled = referee.settle(START);
    assert_eq!(settled.judgement.verdict, Verdict::Undecided, "{settled:#?}");
    let finding = &settled.judgement.findings[0];
    assert_eq!((finding.code, finding.squares.as_slice()), ("quits/unclear", &["a3".to_owned()][..]));
    assert!(finding.message.contains("a3 may be empty or L"), "{}", finding.message);
    let said = referee.moves(START).expect_err("nobody knows what lies there");
    assert_eq!((said.verdict, said.findings[0].code), (Verdict::Undecided, "quits/unclear"));
}

/// Whoever types `?` leaves open everything: if nothing fits, that is proved. Of what a camera took for likely it is not.
#[test]
fn what_is_illegal_whatever_lies_there_is_illegal_only_if_all_was_tried() {
    let referee = referee("lightning", None);
    let text = "to move: A\nreserve: none\nA:c1 Y0\nB:h17 ?\n";
    let settled = referee.settle(text);
    assert_eq!(settled.judgement.verdict, Verdict::Illegal, "{settled:#?}");
    let [finding] = settled.judgement.findings.as_slice() else { panic!("{settled:#?}") };
    assert_eq!(
        (finding.code, finding.layer, finding.squares.join(" ").as_str()),
        ("lightning/nothing-fits", crate::rules::Layer::Reachable, "B:h17")
    );
    let told = &finding.message;
    assert!(told.contains("whatever lies on B:h17") && told.contains("B:h17 empty: "), "{told}");
    assert!(told.contains("8 more, all of which have been tried"), "{told}");
    assert!(settled.judgement.assumed.is_empty() && settled.notes.is_empty(), "{settled:#?}");
    reads_back(referee.as_ref(), &settled);
    // What speaks against all of it alike is said once.
    let alike = referee.settle("A:c1 Y0\nA:h17 X0\nB:h17 ?\n");
    assert_eq!(alike.judgement.verdict, Verdict::Illegal, "{alike:#?}");
    assert_eq!(alike.judgement.findings[0].code, "lightning/orphan");
    assert_eq!(alike.judgement.findings[0].squares, ["A:h17"], "{alike:#?}");
    for likely in ["X0", "X0 ."] {
        let seen = referee.settle(&format!("may B:h17: {likely}\n{text}"));
        assert_eq!(seen.judgement.verdict, Verdict::Undecided, "{seen:#?}");
        assert_eq!(seen.judgement.findings[0].code, "lightning/unclear");
        assert!(
            seen.judgement.findings[0]
                .message
                .contains("none of what it may be is allowed by box, board and rules")
        );
        reads_back(referee.as_ref(), &seen);
    }
}

#[test]
fn a_poor_picture_is_to_be_taken_again_whatever_was_read_of_it() {
    let referee = referee("quits", Some("classic"));
    let row = "L L L L.D L.D";
    let settled = settle(referee.as_ref(), &tray([row; 5]));
    assert_eq!(settled.judgement.verdict, Verdict::Undecided, "{settled:#?}");
    let finding = &settled.judgement.findings[0];
    assert_eq!((settled.judgement.findings.len(), finding.code), (1, "quits/unclear"));
    assert!(finding.message.contains("15 light balls"), "{}", finding.message);
    assert!(finding.hint.as_deref().is_some_and(|hint| hint.starts_with("take the picture again")));
    // Typed, the balls that are there are proof enough.
    let typed = referee.check(&"L L L ? ?\n".repeat(5));
    assert_eq!((typed.verdict, typed.findings[0].code), (Verdict::Illegal, "quits/too-many-balls"));
    assert!(typed.findings.iter().all(|finding| finding.code != "quits/unclear"));
}

#[test]
fn lines_that_say_what_may_lie_there_are_read_and_changed_by_hand() {
    let referee = referee("quits", Some("classic"));
    let said = |line: &str| referee.settle(&format!("{line}{START}"));
    let left = |settled: &Settled| settled.left[0].may.join(" ");
    assert_eq!(left(&said("")), ". L");
    assert_eq!(left(&said("may a3: L .\n")), "L .");
    assert_eq!(left(&said("peut A3 : l ou vide # the camera\n")), "L .");
    assert_eq!(said("may a3: L\n").judgement.verdict, Verdict::Legal);
    // What is known by now is known.
    let put = referee.settle(&format!("may a3: D .\n{}", START.replace('?', "L")));
    assert_eq!((put.judgement.verdict, put.left.len()), (Verdict::Legal, 0));
    for (line, span) in [
        ("may f9: L\n", 4..6),
        ("may a3: W\n", 8..9),
        ("may a3:\n", 0..7),
        ("may\n", 0..3),
        ("may a3: L\nmay a3: .\n", 10..19),
    ] {
        let judgement = said(line).judgement;
        assert_eq!(judgement.verdict, Verdict::Unreadable, "{line}");
        let finding = &judgement.findings[0];
        assert_eq!((finding.code, finding.span.clone()), ("quits/may", Some(span)), "{line}");
        assert!(finding.hint.is_some());
    }
}

#[test]
fn games_without_rules_are_settled_by_box_and_board() {
    let spec = "[[board]]\nname = \"field\"\ngrid = \"square\"\ncolumns = 3\nrows = 2\nsquare = \"30mm\"\n\
                [[piece]]\nname = \"cross\"\nletter = \"X\"\nshape = \"circle\"\ndiameter = \"25mm\"\ncount = 1\n";
    let source = crate::spec::Source { name: "mine.toml".to_owned(), text: spec.to_owned() };
    let game = load(&source, &Overrides::default(), &templates::GAMES[0]).expect("a game").game;
    let referee = grid::referee(&game).expect("a board with letters");
    let settled = referee.settle("X ? .\n. . .\n");
    assert_eq!(settled.judgement.verdict, Verdict::Fits, "{settled:#?}");
    assert_eq!(settled.notes, ["b2 was not clear; only empty makes the position well-formed"]);
    let settled = referee.settle(". ? .\n. . .\n");
    assert_eq!(settled.judgement.verdict, Verdict::Undecided, "{settled:#?}");
    reads_back(referee.as_ref(), &settled);
    let settled = referee.settle("may b2: X\n. ? .\n. . .\n");
    assert_eq!(text(&settled), ". X .\n. . .\n");
    let settled = referee.settle("may b2: X .\nX ? .\nX . .\n");
    assert_eq!(settled.judgement.verdict, Verdict::Illegal, "{settled:#?}");
}

/// Positions of every game with squares that are open: the text that is told is judged alike, and takes a bounded time.
#[test]
fn typed_doubt_in_every_game_is_answered_soon_and_reads_back() {
    let begun = std::time::Instant::now();
    let mut die = crate::rules::fixtures::Die(99);
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
                // A line for the first square that is open.
                let Some(open) = settled.left.first().filter(|left| left.may.len() > 1) else { continue };
                let one = &open.may[die.roll(open.may.len())];
                reads_back(referee.as_ref(), &referee.settle(&format!("may {}: {one}\n{text}", open.square)));
            }
        }
    }
    assert!(begun.elapsed().as_secs() < 60, "{:?}", begun.elapsed());
}

/// Squares that are open never make a position worse than what may lie on them: what is said of it holds whatever
/// does.
#[test]
fn what_is_said_of_open_squares_holds_whatever_lies_there() {
    let referee = referee("quits", Some("classic"));
    let mut die = crate::rules::fixtures::Die(4711);
    for _ in 0..400 {
        let letters: Vec<char> = (0..25).map(|_| ['.', '.', '.', 'L', 'D', '?'][die.roll(6)]).collect();
        let keys = ["", "out: L1 D0\n", "last: none\n", "out: L3\nlast: 3>\n"][die.roll(4)];
        let text = |letters: &[char]| {
            let rows = letters.chunks(5).map(|row| row.iter().collect::<String>() + "\n");
            keys.to_owned() + &rows.collect::<String>()
        };
        let judged = referee.check(&text(&letters));
        for _ in 0..4 {
            let filled: Vec<char> =
                letters.iter().map(|c| if *c == '?' { ['.', 'L', 'D'][die.roll(3)] } else { *c }).collect();
            let whole = referee.check(&text(&filled)).findings;
            let about_all = ["quits/unclear", "quits/nothing-fits"];
            for finding in judged.findings.iter().filter(|finding| !about_all.contains(&finding.code)) {
                let holds = whole.iter().any(|other| other.code == finding.code);
                assert!(holds, "{}\n{finding:#?}\n{whole:#?}", text(&filled));
            }
        }
    }
}

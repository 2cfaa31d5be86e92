//! Observed tables with uncertain squares.

use super::{cross, notes, referee, settle, text};
use crate::game::Lang;
use crate::rules::{Found, FoundSquare, FoundStrip, Observed, Spot, StripSquare, Verdict};

/// The squares of a tray. `.LD` on a square means that it is empty or holds a light or a dark ball.
fn tray(rows: [&str; 5]) -> Found {
    let mut squares = Vec::new();
    for (row, text) in rows.iter().rev().enumerate() {
        for (column, word) in text.split_whitespace().enumerate() {
            let may = word
                .chars()
                .map(|letter| if letter == '.' { Observed::Nothing } else { Observed::piece(letter) });
            squares.push(FoundSquare { board: 0, camp: 0, column, row, may: may.collect() });
        }
    }
    Found { squares, strips: Vec::new() }
}

#[test]
fn certain_squares_are_judged_directly() {
    let referee = referee("quits", None);
    let settled =
        settle(referee.as_ref(), &tray([". . D D .", ". . . D D", "L . . . D", "L L . . .", ". L L . ."]));
    assert_eq!(settled.judgement.verdict, Verdict::Legal);
    assert!(settled.notes.is_empty() && !text(&settled).contains('?'), "{settled:?}");
}

#[test]
fn single_remaining_assignment_is_judged() {
    let referee = referee("quits", Some("classic"));
    // Dark already has five balls.
    let found = tray([". . D D .", ". . . D D", "LD . . . D", "L L . . .", ". L L . ."]);
    let settled = settle(referee.as_ref(), &found);
    assert_eq!(notes(&settled), ["a3 was not clear; of what it looked like, box and board allow only L"]);
    assert_eq!(settled.judgement.verdict, Verdict::Legal, "{settled:#?}");
    assert!(!text(&settled).contains('?'));
    assert!(settled.judgement.deduced.iter().any(|entry| entry.to_string() == "a3: L"));
}

#[test]
fn several_remaining_assignments_are_undecided() {
    let referee = referee("quits", Some("classic"));
    let found = tray([". . D D .", ". . . D D", "L.D . . . .", "L L . . .", ". L L . .D"]);
    let settled = settle(referee.as_ref(), &found);
    assert_eq!(settled.judgement.verdict, Verdict::Undecided);
    let finding = &settled.judgement.findings[0];
    assert_eq!((finding.code.as_str(), finding.squares.join(" ").as_str()), ("position/unclear", "e1 a3"));
    assert!(
        finding.message.to_string().contains("e1 may be empty or D; a3 may be L, empty or D"),
        "{}",
        finding.message
    );
    let text = text(&settled);
    assert!(text.contains("may e1: . D\nmay a3: L . D\n") && text.contains("? . . . .\n"), "{text}");
}

#[test]
fn squares_common_to_all_assignments_are_filled_in() {
    let referee = referee("quits", Some("classic"));
    let found = tray([". . D D .", ". . . D D", "LD . . . D", "L L . . .", ". L L. . ."]);
    let settled = settle(referee.as_ref(), &found);
    assert_eq!(notes(&settled), ["a3 was not clear; of what it looked like, box and board allow only L"]);
    assert_eq!(settled.judgement.findings[0].squares, ["c1"]);
    assert_eq!(text(&settled).matches('?').count(), 1, "{}", text(&settled));
}

#[test]
fn no_remaining_assignment_is_reported() {
    let referee = referee("quits", Some("classic"));
    let found = tray([". . D D .", ". . . D D", "LL . . . D", "L L L . .", ". L L . ."]);
    let settled = settle(referee.as_ref(), &found);
    assert_eq!(settled.judgement.verdict, Verdict::Undecided, "{settled:#?}");
    assert!(
        settled.judgement.findings[0].message.to_string().contains("none of what it may be"),
        "{settled:#?}"
    );
    // Here the certain squares alone have too many balls.
    let found = tray([". . D D .", "L . . D D", "LD . . . D", "L L L . .", ". L L . ."]);
    let settled = settle(referee.as_ref(), &found);
    assert_eq!(settled.judgement.verdict, Verdict::Illegal, "{settled:#?}");
    assert!(settled.judgement.findings.iter().any(|finding| finding.code.as_str() == "quits/too-many-balls"));
}

#[test]
fn too_many_assignments_are_not_tried() {
    let referee = referee("quits", None);
    let row = "L.D L.D L.D L.D L.D";
    let settled = settle(referee.as_ref(), &tray([row; 5]));
    assert_eq!(settled.judgement.verdict, Verdict::Undecided);
    assert!(
        settled.judgement.findings[0].message.to_string().contains("not all possibilities could be tried"),
        "{settled:#?}"
    );
    assert!(text(&settled).ends_with(&"? ? ? ? ?\n".repeat(5)));
    let hint = settled.judgement.findings[0].advice(Lang::En).unwrap_or_default();
    assert!(hint.starts_with("take the picture again"), "{hint}");
}

#[test]
fn camps_and_planks_are_written_with_open_squares() {
    let referee = referee("lightning", None);
    let squares = (0..2).flat_map(|camp| {
        (0..17).flat_map(move |row| {
            (0..8).map(move |column| FoundSquare {
                board: 0,
                camp,
                column,
                row,
                may: vec![Observed::Nothing],
            })
        })
    });
    let mut found = Found { squares: squares.collect(), strips: Vec::new() };
    let (y, x) = (Observed::Piece { letter: 'Y', quarters: 2, colour: None }, Observed::piece('X'));
    found.squares[2].may = vec![y];
    found.squares[17 * 8 + 11].may = vec![y, x];
    assert_eq!(referee.spot_name(&found, Spot::Square(17 * 8 + 11)), "B:d2");
    assert_eq!(referee.observed_name(&found, Spot::Square(2), x), Some("X0".into()));
    let text = referee.spell(&found).to_string();
    assert!(text.contains(" 1  .. .. Y2 ..") && text.contains(" 2  .. .. .. ?? .."), "{text}");
    let settled = settle(referee.as_ref(), &found);
    assert_eq!(settled.judgement.findings[0].squares, ["B:d2"]);
    assert!(
        settled.judgement.findings[0].message.to_string().contains("B:d2 may be Y2 or X0"),
        "{settled:#?}"
    );

    let referee = self::referee("plank", Some("2"));
    let square = |colour, may: &[(char, char)]| {
        let lies = may.iter().map(|(letter, colour)| Observed::Piece {
            letter: *letter,
            quarters: 0,
            colour: Some(*colour),
        });
        let may: Vec<Observed> = lies.collect();
        StripSquare { colour, may: if may.is_empty() { vec![Observed::Nothing] } else { may } }
    };
    let squares = vec![
        square('r', &[('A', 'r')]),
        square('w', &[]),
        square('b', &[('A', 'b'), ('B', 'b'), ('C', 'b')]),
    ];
    let found = Found { squares: Vec::new(), strips: vec![FoundStrip { squares, number: None }] };
    assert_eq!(referee.spell(&found).to_string(), "players: 2\nrA w  b?\n");
    let spot = Spot::Strip(0, 2);
    assert_eq!(referee.spot_name(&found, spot), "P1:3");
    let strange = Observed::Piece { letter: 'B', quarters: 0, colour: Some('r') };
    assert_eq!(referee.observed_name(&found, spot, strange), Some("B=r".into()));
    // C does not play, and A cannot have put two tokens before B has put one.
    let settled = settle(referee.as_ref(), &found);
    assert_eq!(settled.judgement.verdict, Verdict::Legal, "{settled:#?}");
    assert_eq!(
        notes(&settled),
        ["P1:3 was not clear; of what it looked like, box, board and rules allow only B"]
    );
}

#[test]
fn poor_photo_is_undecided_with_a_hint_to_retake() {
    let referee = referee("quits", Some("classic"));
    let row = "L L L L.D L.D";
    let settled = settle(referee.as_ref(), &tray([row; 5]));
    assert_eq!(settled.judgement.verdict, Verdict::Undecided, "{settled:#?}");
    let finding = &settled.judgement.findings[0];
    assert_eq!((settled.judgement.findings.len(), finding.code.as_str()), (1, "position/unclear"));
    assert!(finding.message.to_string().contains("15 light balls"), "{}", finding.message);
    assert!(finding.advice(Lang::En).is_some_and(|hint| hint.starts_with("take the picture again")));
    // If they were typed, the certain balls are proof enough.
    let typed = referee.check(&"L L L ? ?\n".repeat(5));
    assert_eq!((typed.verdict, typed.findings[0].code.as_str()), (Verdict::Illegal, "quits/too-many-balls"));
    assert!(typed.findings.iter().all(|finding| finding.code.as_str() != "position/unclear"));
}

/// A spec that uses an engine may define more pieces with letters.
#[test]
fn unknown_piece_leaves_a_square_open() {
    for (referee, position, square) in [
        (referee("quits", Some("classic")), "..DD.\n...DD\n....D\nLL...\n.LL..\n", "a3"),
        (referee("lightning", None), "A:c1 Y0\n", "A:c2"),
        (referee("plank", Some("2")), "rA w b\n", "P1:3"),
        (cross(), ". . .\n. . .\n", "b2"),
    ] {
        let mut found = referee.read(position).expect("a position").layout.found;
        let spot = found.spots().find(|spot| referee.spot_name(&found, *spot) == square).expect("a square");
        found.settle(spot, Vec::new());
        let open = settle(referee.as_ref(), &found);
        assert!(open.open_squares[0].may.len() > 1, "{open:#?}");
        for may in [vec![Observed::piece('%'), Observed::Nothing], vec![Observed::piece('%')]] {
            found.settle(spot, may);
            assert_eq!(settle(referee.as_ref(), &found), open, "{square}");
        }
    }
}

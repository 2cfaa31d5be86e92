//! Lists and rows as users type them, and one message for one mistake.

use serde_json::Value;

use crate::support::Bench;

/// The message for a text that cannot be read.
fn refusal(game: &str, text: &str) -> String {
    let bench = Bench::new();
    bench.write("p.txt", text);
    bench.error_of(&["check", game, "p.txt"])
}

const TRAY: &str = "5 . . D D .\n4 . . . D D\n3 L . . . D\n2 L L . . .\n1 . L L . .\n";

#[test]
fn a_repeated_mistake_is_reported_once() {
    let camp = |row: &str| format!("camp A\n{}camp B\n", format!("{row}\n").repeat(17));
    let upside_down: String = (1..=5).map(|row| format!("{row} . . . . .\n")).collect();
    for (game, text, said, place) in [
        ("quits", TRAY.replace('.', "0"), "write an empty square as `.`", "p.txt:1:3"),
        ("quits", TRAY.replace('.', "o"), "write an empty square as `.`", "p.txt:1:3"),
        ("quits", TRAY.replace('D', "S"), "`S` is not a ball (and 4 more times below)", "p.txt:1:7"),
        ("quits", TRAY.replace('D', "S"), "did you mean `D` (dark)?", "p.txt:1:7"),
        ("quits", upside_down, "the rows of the tray are upside down: row 1 is the lowest", "p.txt:1:1"),
        (
            "quits",
            TRAY.lines().map(|row| format!("{}\n", &row[..row.len() - 2])).collect::<String>(),
            "every row has 4 squares, but the tray has 5",
            "p.txt:1:1",
        ),
        ("quits", TRAY.replace("3 L . . . D\n", ""), "row 3 of the tray is missing", "p.txt:1:1"),
        (
            "quits",
            TRAY.replace(" .", "\t").replace(' ', "\t").replacen('\t', "", 1),
            "a tab cannot stand for an empty square",
            "p.txt:1:",
        ),
        ("lightning", camp("0 0 0 0 0 0 0 0"), "write an empty square as `..`", "p.txt:2:1"),
        ("lightning", camp(".. .. .. .. .. .. .."), "every row has 7 squares, but camp A has 8", "p.txt:2:1"),
        (
            "lightning",
            camp("......................"),
            "every row has 11 squares, but camp A has 8",
            "p.txt:2:1",
        ),
        (
            "plank",
            "players: 2\n".to_owned() + &"w0 b0 r0\n".repeat(6),
            "`0` is neither a colour nor an owner",
            "p.txt:2:2",
        ),
    ] {
        let refused = refusal(game, &text);
        assert_eq!(refused.matches("error[").count(), 1, "{text}{refused}");
        assert!(refused.contains(said) && refused.contains(place), "{said}: {refused}");
    }
}

/// A board of eight by eight with pieces `W` and `B`.
const OWN: &str = "[[board]]\nname = \"board\"\ngrid = \"square\"\ncolumns = 8\nrows = 8\nsquare = \"30mm\"\n\
    [[piece]]\nname = \"white\"\nletter = \"W\"\nshape = \"circle\"\ndiameter = \"25mm\"\ncount = 4\n\
    [[piece]]\nname = \"black\"\nletter = \"B\"\nshape = \"circle\"\ndiameter = \"25mm\"\ncount = 4\n";

/// The message of a command for a text that it cannot read: a single sentence.
fn one_sentence(verb: &str, game: &str, text: &str, said: &str) {
    let bench = Bench::new();
    bench.write("own.toml", OWN);
    bench.write("p.txt", text);
    let refused = bench.error_of(&[verb, game, "p.txt"]);
    assert_eq!(refused.matches("error[").count(), 1, "{verb} {game} {text}{refused}");
    assert!(refused.contains(said), "{said}: {refused}");
}

#[test]
fn a_tab_or_a_blank_typed_for_an_empty_square_is_named_in_all_games() {
    let tab = "a tab cannot stand for an empty square";
    let blank = "a blank cannot stand for an empty square";
    let camp = format!("camp A\n{}I0\t\t\t\t\t\t\t\ncamp B\n", "\t\t\t\t\t\t\t\n".repeat(16));
    one_sentence("check", "lightning", &camp, tab);
    one_sentence("check", "own.toml", &"\t\tW\tB\t\t\n".repeat(8), tab);
    one_sentence("check", "quits", "\t\tD\tD\n\t\t\tD\t\nL\t\t\t\tD\nL\tL\t\t\t\n\tL\tL\t\t\n", tab);
    one_sentence("check", "quits", "  DD \n   D \nL   D\nLL   \n LL  \n", blank);
    one_sentence("check", "quits", "    D D\n. . . D .\nL . . . D\nL L . . .\n. L L . .\n", blank);
}

#[test]
fn indented_rows_do_not_count_as_blanks_on_squares() {
    let refused = refusal("quits", "  . . D D .\n  . . . D .\n  L . . D\n  L L . . .\n  . L L . .\n");
    assert!(refused.contains("a row has 5 squares, but there are 4 here"), "{refused}");
}

#[test]
fn a_text_of_another_kind_gives_one_message() {
    let turn = "this is a turn, but a position was expected";
    let position = "this is a position, but a record of turns was expected";
    for (game, text) in [
        ("quits", "b2-c3 d4-c4 a^\n"),
        ("quits", "variant: simple\n1. b2-c3 d4-c9\n"),
        ("lightning", "I0@A:a1 Y hold\n"),
        ("plank", "players: 2\nfirst rbw:2\ntop wbr:3\nP1:1\n"),
    ] {
        one_sentence("check", game, text, turn);
    }
    for (game, text) in
        [("quits", TRAY), ("lightning", "A: b1 I0, b2 I0\nB: c1 Y0\n"), ("plank", "players: 2\nrA w b\n")]
    {
        one_sentence("replay", game, text, position);
    }
    for game in ["quits", "lightning", "plank", "own.toml"] {
        one_sentence("check", game, OWN, "this is the spec of a game, but a position was expected");
    }
    one_sentence("replay", "quits", &TRAY.replace("3 L", "3 Q"), position);
    one_sentence("check", "quits", "[game]\nname = \"x\"\n", "this is the spec of a game");
    one_sentence("replay", "quits", OWN, "this is the spec of a game, but a record of turns was expected");
}

#[test]
fn a_range_is_reported_and_not_counted_as_squares() {
    for (game, text) in [
        ("quits", "L: a2-a4\n"),
        ("quits", "Light: a2-a3\n"),
        ("quits", "L: b1 a2-a4 c1\n"),
        ("lightning", "A: b1-b3 I0\n"),
        ("own.toml", "W: a2-a4\n"),
    ] {
        one_sentence("check", game, text, "is a range, but squares are written one by one");
    }
}

#[test]
fn numbers_typed_for_balls_are_no_row_numbers() {
    let refused = refusal("quits", ". . 2 2 .\n. . . 2 .\n1 . . . 2\n11...\n. 1 1 . .\n");
    assert_eq!(refused.matches("error[").count(), 2, "{refused}");
    assert!(refused.contains("`1` is not a ball") && refused.contains("`2` is not a ball"), "{refused}");
}

#[test]
fn slashes_and_equals_signs_are_accepted_in_lists() {
    let bench = Bench::new();
    bench.write("own.toml", OWN);
    for (game, one, other) in [
        ("quits", "L: a2/a3/b1\nD: d5", "L: a2 a3 b1\nD: d5"),
        ("quits", "L = a2 a3 b1\nD = d5", "L: a2 a3 b1\nD: d5"),
        ("lightning", "A = b1 I0/b2 I0\nB = c1 Y0", "A: b1 I0, b2 I0\nB: c1 Y0"),
        (
            "plank",
            "players: 2\nwbr / rbw\nA = P2:1/P2:2\nB = P1:w",
            "players: 2\nwbr / rbw\nA: P2:1 P2:2\nB: P1:w",
        ),
        ("own.toml", "W = a2/b2", "W: a2 b2"),
    ] {
        let said = |text: &str| {
            bench.write("p.txt", text);
            let outcome = bench.run(&["check", game, "p.txt"]);
            assert_ne!(outcome.status, 2, "{text}: {}", outcome.err);
            outcome.out
        };
        assert_eq!(said(one), said(other), "{one}");
    }
}

#[test]
fn numbered_rows_may_omit_others_even_if_one_is_empty() {
    let empty = " .. .. .. .. .. .. .. ..\n";
    let piece = " I0 .. .. .. .. .. .. ..\n";
    let bench = Bench::new();
    bench.write("p.txt", &format!("camp A\n3{empty}2{piece}1{piece}camp B\n"));
    assert_eq!(bench.run(&["check", "lightning", "p.txt"]).status, 0);
    // A row between two others is missing.
    let refused = refusal("lightning", &format!("camp A\n5{empty}3{piece}1{piece}camp B\n"));
    assert!(refused.contains("leave out every empty row, or type all 17"), "{refused}");
}

#[test]
fn the_wrong_word_is_the_one_reported() {
    for (game, text, said) in [
        ("lightning", "A: I5 b1\n", "a piece is turned by 0 to 3 quarter turns, not 5"),
        ("lightning", "A: b1 I5\n", "a piece is turned by 0 to 3 quarter turns, not 5"),
        ("lightning", "A: I0 b18\n", "`b18` is not a square of a camp"),
        ("lightning", "A: z1 I0\n", "`z1` is not a square of a camp"),
        ("plank", "players: 2\nr0 wA b0\n", "leave it out where no token lies"),
        ("plank", "players: 2\nfirst: C\nrA w b\n", "C does not play in a game for 2"),
        ("plank/2", "planks C: r\nrA w b\n", "C does not play in a game for 2"),
        ("own.toml", ". .\n", "the board has 8 rows"),
    ] {
        let bench = Bench::new();
        bench.write("own.toml", OWN);
        bench.write("p.txt", text);
        let refused = bench.error_of(&["check", game, "p.txt"]);
        assert!(refused.contains(said), "{said}: {refused}");
        assert!(!refused.contains("board board"), "{refused}");
    }
}

#[test]
fn different_mistakes_are_all_reported() {
    let refused = refusal("quits", "to mvoe: dark\n. . D D .\n. . . D Q\nL . . D\nL L . . .\n. L Z . .\n");
    assert_eq!(refused.matches("error[").count(), 4, "{refused}");
}

/// Whether a line belongs to a board, which is indented, and not to a quotation of the text, which has a bar.
fn is_of_a_board(line: &str) -> bool {
    line.starts_with("  ") && !line.trim_start().starts_with(['|', '='])
}

#[test]
fn an_illegal_position_on_a_large_board_is_not_repeated_and_has_no_player_to_move() {
    let bench = Bench::new();
    for (game, text, again) in [
        ("lightning", "A: c5 Y2\n", false),
        ("quits", "L: a2 a3 b1 b2 c1\nD: c5 d4 d5 e3 e4\nB: c3\nvariant: classic\n", true),
        ("plank", "players: 2\nr w b\nw r b\n", true),
    ] {
        bench.write("p.txt", text);
        let outcome = bench.run(&["check", game, "p.txt"]);
        assert_eq!(outcome.status, 1, "{}", outcome.err);
        let board = outcome.out.lines().filter(|line| is_of_a_board(line)).count();
        assert_eq!(board > 0, again, "{}", outcome.out);
        assert!(outcome.out.lines().count() < 30, "{}", outcome.out);
        assert!(!outcome.out.contains("'s turn"), "{}", outcome.out);
    }
}

#[test]
fn moves_makes_and_states_the_assumptions_of_check() {
    let bench = Bench::new();
    for (game, text) in [("quits", TRAY), ("lightning", "A: b1 I0, b2 I0")] {
        bench.write("p.txt", text);
        let outcome = bench.run(&["moves", game, "p.txt"]);
        assert_eq!(outcome.status, 0, "{}", outcome.err);
        assert!(outcome.err.starts_with("Assumed, since the text does not say: "), "{}", outcome.err);
        assert!(outcome.err.contains("to move: "), "{}", outcome.err);
        let json = |verb: &str| -> Value {
            serde_json::from_str(&bench.stdout_of(&[verb, game, "p.txt", "--json"]))
                .expect("one JSON document")
        };
        let (moves, check) = (json("moves"), json("check"));
        assert_eq!(moves["turns"].as_array().map(Vec::len), Some(outcome.out.lines().count()));
        assert_eq!(moves["assumed"]["to move"], check["assumed"]["to move"]);
        assert!(moves["assumed"]["to move"].is_string(), "{moves}");
    }
}

#[test]
fn every_form_says_both_ways_to_fill_it_in() {
    let bench = Bench::new();
    bench.write(
        "mine.toml",
        "[[board]]\nname = \"field\"\ngrid = \"square\"\ncolumns = 3\nrows = 2\nsquare = \"30mm\"\n\
         [[piece]]\nname = \"cross\"\nletter = \"X\"\nshape = \"circle\"\ndiameter = \"25mm\"\ncount = 1\n",
    );
    for (game, list) in [
        ("quits", "`L: a2 a3 b1`"),
        ("plank", "A: P1:1 P3:2"),
        ("lightning", "`A: b1 I0, b2 Y2`"),
        ("mine.toml", "X: a1 a2"),
    ] {
        let form = bench.stdout_of(&["blank", game]);
        assert!(form.contains(list), "{game}: {form}");
    }
}

#[test]
fn a_variant_that_contradicts_the_command_is_a_fault_of_the_text() {
    let refused = refusal("quits/simple", &format!("variant: four\n{TRAY}"));
    assert!(refused.contains("the text says `four`, but the command asks for `quits/simple`"), "{refused}");
    assert!(refused.contains("hint: ask for `quits/four`, or for `quits` alone"), "{refused}");
    assert!(refusal("lightning", "variant: 2\nA: b1 I0").contains("`variant` is not a known key"));
}

#[test]
fn the_help_of_check_names_the_notation_guide() {
    let help = Bench::new().stdout_of(&["check", "--help"]);
    assert!(help.contains("tablier blank GAME") && help.contains("docs/positions.md"), "{help}");
}

//! `show`: pictures of positions and records.

use serde_json::Value;

use crate::support::Bench;

const QUITS: &str = "to move: dark\n. . D D .\n. . . D .\nL . . . D\nL L . . .\n. L L . .\n";
const RECORD: &str = "variant: simple\nb2-c3 e4-e3 c3-d3 e3-e2 d3-e4 e2-d1 e4-e5\n";
const PLANK: &str = "players: 2\nwB b rB\nrA bA wA\nw rB b\nbB wB rB\n";
const LIGHTNING: &str = "A:c1 I0, A:c2 Y2\nB:b1 I0\n";
const OWN: &str = "[game]\nname = \"own\"\ntitle = \"Own\"\n[[board]]\nname = \"main\"\ncolumns = 3\nrows = 2\nsquare = \"30mm\"\n\
    [[piece]]\nname = \"king\"\nletter = \"K\"\nshape = \"square\"\nside = \"25mm\"\ncount = 1\n";

fn bench() -> Bench {
    let bench = Bench::new();
    for (name, text) in [
        ("quits.txt", QUITS),
        ("record.txt", RECORD),
        ("plank.txt", PLANK),
        ("lightning.txt", LIGHTNING),
        ("own.toml", OWN),
        ("own.txt", "K . .\n. . ?\n"),
    ] {
        bench.write(name, text);
    }
    bench
}

fn bytes(bench: &Bench, name: &str) -> Vec<u8> {
    std::fs::read(bench.path(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

#[test]
fn every_game_is_drawn_in_every_format() {
    let bench = bench();
    for (game, text) in [
        ("quits", "quits.txt"),
        ("plank", "plank.txt"),
        ("lightning", "lightning.txt"),
        ("own.toml", "own.txt"),
    ] {
        for (ending, begins) in [("svg", &b"<"[..]), ("png", b"\x89PNG"), ("pdf", b"%PDF")] {
            let out = format!("{text}.{ending}");
            let outcome = bench.run(&["show", game, text, "--out", &out, "--lang", "fr"]);
            assert_eq!(outcome.status, 0, "{game}: {}", outcome.err);
            let first = bytes(&bench, &out);
            assert!(first.starts_with(begins), "{out}");
            bench.run(&["show", game, text, "--out", &out, "--lang", "fr"]);
            assert_eq!(bytes(&bench, &out), first, "{out}: the same again");
        }
    }
}

#[test]
fn without_a_name_the_picture_is_position_svg() {
    let bench = bench();
    let notice = bench.run(&["show", "quits", "quits.txt"]);
    assert_eq!((notice.status, notice.out.as_str(), notice.err.as_str()), (0, "", "position.svg\n"));
    let printed = bench.stdout_of(&["show", "quits", "quits.txt", "--out", "-"]);
    assert_eq!(printed, bench.read("position.svg"));
}

#[test]
fn a_record_is_drawn_at_its_end_or_turn_by_turn() {
    let bench = bench();
    let document = |args: &[&str]| -> Value {
        let all = [&["show", "quits", "record.txt", "--json"], args].concat();
        serde_json::from_str(&bench.stdout_of(&all)).expect("one JSON document")
    };
    let end = document(&["--out", "end.svg"]);
    assert_eq!(
        (&end["source"], &end["frames"], &end["file"]),
        (&"record".into(), &1.into(), &"end.svg".into())
    );
    let all = document(&["--all", "--out", "all.pdf"]);
    assert_eq!((&all["frames"], &all["pages"]), (&8.into(), &1.into()), "the start and seven turns");
    let small = document(&["--all", "--out", "small.pdf", "--paper", "100mmx100mm"]);
    assert!(small["pages"].as_u64() > Some(1), "{small}");
}

#[test]
fn an_illegal_position_is_drawn_with_the_reason() {
    let bench = bench();
    let outcome = bench.run(&["show", "plank", "plank.txt"]);
    assert_eq!(outcome.status, 0);
    assert!(outcome.err.contains("illegal[plank/too-many-tokens]"), "{}", outcome.err);
    bench.write("sound.txt", &PLANK.replace("bB wB rB", "b  w  r "));
    bench.run(&["show", "plank", "sound.txt", "--out", "sound.svg"]);
    assert_ne!(bench.read("position.svg"), bench.read("sound.svg"));
}

#[test]
fn a_failing_record_is_drawn_up_to_the_failure() {
    let bench = bench();
    bench.write("fails.txt", &RECORD.replace("d3-e4", "d3-a1"));
    let outcome = bench.run(&["show", "quits", "fails.txt", "--all"]);
    assert_eq!(outcome.status, 0, "{}", outcome.err);
    assert!(outcome.err.contains("note: turn 5, `d3-a1`, is illegal"), "{}", outcome.err);
    assert!(
        outcome.err.contains("the picture shows what was played before it") && !outcome.err.contains("error")
    );
    bench.write("before.txt", "variant: simple\nb2-c3 e4-e3 c3-d3 e3-e2\n");
    bench.run(&["show", "quits", "before.txt", "--all", "--out", "before.svg"]);
    assert_eq!(bench.read("position.svg"), bench.read("before.svg"));
}

#[test]
fn unreadable_input_is_refused_and_nothing_is_written() {
    let bench = bench();
    for (game, text, said) in [
        ("quits", "L . x\n", "error[text/row-length]"),
        ("quits", "b2-c3 e4-e9\n", "`e9` is not a square of the tray"),
        ("plank", "first rbw:2 top rbr:1\n", "error[plank/colour-twice]"),
        ("lightning", "# nothing yet\n", "error[text/nothing]"),
    ] {
        bench.write("bad.txt", text);
        let outcome = bench.run(&["show", game, "bad.txt"]);
        assert_eq!(outcome.status, 2, "{text}");
        assert!(outcome.err.contains(said), "{text}: {}", outcome.err);
    }
    for (args, said) in [
        (&["show", "quits", "quits.txt", "--out", "a.jpg"][..], "end its name in .svg, .png or .pdf"),
        (&["show", "quits", "quits.txt", "--all"], "holds one position"),
        (&["show", "quits", "quits.txt", "--paper", "a4"], "`--paper` is for the sheets of a PDF"),
        (
            &["show", "quits", "quits.txt", "--out", "quits.txt.svg/a.svg", "--corners", "1,1 2,1 2,2 1,2"],
            "is a text",
        ),
    ] {
        let refused = bench.error_of(args);
        assert!(refused.contains(said), "{refused}");
    }
    let both = bench.run(&["show", "quits", "quits.txt", "--out", "-", "--json"]);
    assert_eq!((both.status, both.err.contains("cannot both go")), (2, true), "{}", both.err);
    assert!(!bench.path("position.svg").exists());
}

#[test]
fn a_text_of_another_variant_is_told_from_a_record() {
    let bench = bench();
    for (game, head, text, said) in [
        ("quits/simple", "variant: four", QUITS, "error[quits/variant-conflict]"),
        ("plank/3", "players: 2", PLANK, "error[plank/players-contradict]"),
    ] {
        let text = text.replace("players: 2\n", "");
        bench.write("other.txt", &format!("{head}\n{text}"));
        let outcome = bench.run(&["show", game, "other.txt"]);
        assert_eq!(outcome.status, 2, "{game}");
        assert!(
            outcome.err.starts_with(said) && outcome.err.matches("error[").count() == 1,
            "{}",
            outcome.err
        );
        assert!(outcome.err.contains(head), "{}", outcome.err);
        assert_eq!(bench.run(&["check", game, "other.txt"]).err, outcome.err);
    }
    assert!(!bench.path("position.svg").exists());
}

#[test]
fn a_photo_is_drawn_as_the_position_that_it_shows() {
    let bench = bench();
    let photo = concat!(env!("CARGO_MANIFEST_DIR"), "/output/photo/tray.jpg");
    let outcome = bench.run(&["show", "quits", photo, "--out", "photo.svg"]);
    assert_eq!(outcome.status, 0, "{}", outcome.err);
    let text = bench.run(&["check", "quits", photo, "--json"]).out;
    let document: Value = serde_json::from_str(&text).expect("one JSON document");
    bench.write("text.txt", document["position"].as_str().expect("a position"));
    bench.run(&["show", "quits", "text.txt", "--out", "text.svg"]);
    assert_eq!(bench.read("photo.svg"), bench.read("text.svg"));
}

#[test]
fn a_foreign_file_is_not_overwritten() {
    let bench = bench();
    bench.write("position.svg", "precious");
    let said = bench.error_of(&["show", "quits", "quits.txt"]);
    assert!(said.contains("--force"), "{said}");
    assert_eq!(bench.read("position.svg"), "precious");
    bench.stdout_of(&["show", "quits", "quits.txt", "--force"]);
    bench.stdout_of(&["show", "quits", "record.txt"]);
    let said = bench.error_of(&["show", "quits", "quits.txt", "--out", "quits.txt"]);
    assert!(said.contains("end its name in"), "{said}");
}

#[test]
fn open_squares_with_candidates_are_drawn_as_question_marks() {
    let bench = bench();
    for (game, may, text) in [
        ("own.toml", "may a2: K .\nmay c1: K .\n", "? . .\n. . ?\n"),
        ("lightning", "may A:c2: Y2 I0\n", "A:c1 I0, A:c2 ?\nB:b1 I0\n"),
        ("plank", "may P2:1: A .\n", "players: 2\nwB b rB\nr? b w\nw r b\nb w rB\n"),
        ("quits", "may c3: L .\nmay d3: D .\n", ". . D . .\n. . . D D\nL . ? ? D\nL L . . .\n. L . . .\n"),
    ] {
        bench.write("may.txt", &format!("{may}{text}"));
        let checked = bench.run(&["check", game, "may.txt"]);
        assert_eq!(checked.status, 3, "{game} is undecided: {checked:?}");
        let drawn = bench.run(&["show", game, "may.txt", "--out", "may.svg"]);
        assert_eq!(drawn.status, 0, "{game}: {}", drawn.err);
        bench.write("known.txt", &text.replace('?', if game == "plank" { "" } else { "." }));
        bench.run(&["show", game, "known.txt", "--out", "known.svg"]);
        assert_ne!(bench.read("may.svg"), bench.read("known.svg"), "{game}: an open square is not empty");
    }
    bench.write("bad.txt", "may z9: K .\n? . .\n. . ?\n");
    let outcome = bench.run(&["show", "own.toml", "bad.txt"]);
    assert_eq!(outcome.status, 2);
    assert!(outcome.err.contains("error[text/may]: `z9` is not a square"), "{}", outcome.err);
}

#[test]
fn a_hand_of_plank_is_not_drawn_where_one_of_its_tokens_may_lie_on_an_open_square() {
    let bench = bench();
    let known = "players: 2\nwB b rB\nrA b w\nw r b\nb w rB\n";
    let said = "A holds";
    bench.write("known.txt", known);
    let svg = |name: &str| bench.stdout_of(&["show", "plank", name, "--out", "-", "--lang", "en"]);
    let (closed, open) = (svg("known.txt"), {
        bench.write("open.txt", &known.replace("rA", "r?"));
        svg("open.txt")
    });
    assert!(closed.contains(said) && !open.contains(said), "{open}");
}

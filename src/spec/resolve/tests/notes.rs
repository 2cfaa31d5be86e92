//! Tests of notes on what can be printed but is probably not meant.

use super::*;

/// The notes on a spec: each with the text at its place.
pub(super) fn notes(spec: &str) -> Vec<String> {
    let source = Source { name: "spec.toml".to_owned(), text: spec.to_owned() };
    let draft = crate::spec::draft(&source, &Overrides::default(), &templates::GAMES[0]);
    assert!(draft.faulty().is_empty(), "{}", draft.faulty()[0]);
    let noted = draft.noted();
    noted
        .iter()
        .flat_map(|noted| &noted.faults)
        .map(|note| format!("{}: {note}", &spec[note.place()]))
        .collect()
}

#[test]
fn what_spoils_a_sheet_is_noted_with_its_place() {
    let disc = "[[piece]]\nshape = \"circle\"\ndiameter = \"25mm\"\n";
    for (rest, note) in [
        ("front = { text = \"a\", size = \"0.6mm\" }", "\"0.6mm\": letters 0.6 mm high are hard to read"),
        (
            "front = { text = \"a\", color = \"#eeeeee\" }",
            "\"#eeeeee\": this colour hardly differs from the one behind it",
        ),
        (
            "front = { background = \"navy\", symbol = \"star\", color = \"#101040\" }",
            "\"#101040\": this colour hardly differs from the one behind it",
        ),
        (
            "front = { split = [\"white\", \"black\"], text = \"a\" }",
            "\"a\": this colour hardly differs from the one behind it",
        ),
        (
            "front = { symbol = \"star\", size = \"60mm\" }",
            "\"60mm\": this mark reaches 17.5 mm over the edge, where it is cut off",
        ),
        (
            "front = { symbol = \"dot\", size = \"6mm\", at = [\"10mm\", \"0mm\"] }",
            "\"6mm\": this mark ends 1.1 mm from the cut, and a cut may stray by as much: keep 1.5 mm clear",
        ),
        (
            "front = { marks = [{ text = \"a\" }], symbol = \"square\", size = \"30mm\" }",
            "\"square\": this covers the whole face, and hides the marks below it",
        ),
        ("series = []", "[]: this series has no words"),
        (
            "series = [\"A\", \"B\"]\nfront = { text = \"x\" }",
            "[\"A\", \"B\"]: no value of this piece says `{…}`, so all its pieces are alike",
        ),
    ] {
        let found = notes(&format!("{disc}{rest}\n"));
        assert_eq!(found, [note], "{rest}");
    }
    for rest in [
        "front = { text = \"a\", size = \"1.5mm\" }",
        "front = { symbol = \"disc\", size = \"60mm\", color = \"red\" }",
        "front = { symbol = \"star\", color = \"white\", outline = \"black\" }",
        "front = { background = \"black\", marks = [{ symbol = \"disc\", color = \"white\" }], text = \"a\", color = \"black\" }",
        "series = [\"A\", \"B\"]\ncount = [1, 2]",
        "front = { marks = [{ symbol = \"square\", size = \"30mm\" }], text = \"a\" }",
        "front = { split = [\"white\", \"black\"], text = \"a\", color = \"crimson\" }",
        "front = { marks = [{ text = \"a\" }], symbol = \"ring\", size = \"22mm\" }",
    ] {
        assert_eq!(notes(&format!("{disc}{rest}\n")), Vec::<String>::new(), "{rest}");
    }
}

#[test]
fn bundled_games_have_no_notes() {
    for game in templates::GAMES {
        let draft = crate::spec::draft(&game.source(), &Overrides::default(), game);
        assert!(draft.noted().is_empty(), "{}", draft.noted()[0]);
    }
}

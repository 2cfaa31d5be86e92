//! The templates of `tablier new` are printed, photographed, typed and judged unchanged.

use std::sync::LazyLock;

use tablier::{Overrides, templates};

use crate::art::{Art, LIGHTNING, MACMAHON, PLANK, QUITS};
use crate::doubt::Bench;
use crate::laid::{Laid, Shot};
use crate::quits::Balls;
use crate::{lightning, macmahon, own, plank, quits};

static BOARD: LazyLock<Art> =
    LazyLock::new(|| Art::own(templates::template("board").expect("a starter").spec, &Overrides::default()));

/// Creates the game, judges its blank form, prints its sheets, and reads a photo of a position.
fn goes_all_the_way(game: &str, laid: &Laid) {
    let bench = Bench::new();
    let spec = format!("{game}.toml");
    let done = |args: &[&str], input: &str| {
        let output = bench.run(args, input);
        assert_eq!(output.status, Some(0), "{args:?}: {}{}", output.text, output.error);
        output.text
    };
    done(&["new", game], "");
    let form = done(&["blank", &spec], "");
    let output = bench.run(&["check", &spec, "-", "--json"], &form);
    let document: serde_json::Value = serde_json::from_str(&output.text).expect("one JSON document");
    let verdict = document["verdict"].as_str().expect("a verdict");
    // An empty tray is no position of Quits, as the form says; it can be read nevertheless.
    let expected = if game == "board" {
        "fits"
    } else if game == "quits" {
        "illegal"
    } else {
        "legal"
    };
    assert_eq!(verdict, expected, "{game}: {document:#}");
    done(&["print", &spec], "");
    bench.put("photo.jpg", &Shot::mild(71, 20.0, 15.0).take(laid).jpeg);
    let (document, text) = bench.judged(&spec).expect("a photo that can be read");
    let verdict = document["verdict"].as_str().expect("a verdict");
    assert_eq!(verdict, if game == "board" { "fits" } else { "legal" }, "{game}:\n{text}{document:#}");
}

#[test]
fn a_board_of_ones_own_goes_all_the_way() {
    let laid = own::laid(&BOARD, 77);
    goes_all_the_way("board", &laid);
}

#[test]
fn every_game_goes_all_the_way() {
    goes_all_the_way("lightning", &lightning::laid(&LIGHTNING, 71));
    goes_all_the_way("quits", &quits::laid(&QUITS, 71, Balls::Discs));
    goes_all_the_way("plank", &plank::laid(&PLANK, 71).0);
    goes_all_the_way("macmahon", &macmahon::laid(&MACMAHON, 71));
}

#[test]
fn tokens_are_printed_and_have_no_positions() {
    let bench = Bench::new();
    assert_eq!(bench.run(&["new", "tokens"], "").status, Some(0));
    assert_eq!(bench.run(&["print", "tokens.toml"], "").status, Some(0));
    for verb in ["blank", "check"] {
        let output = bench.run(&[verb, "tokens.toml"], "");
        assert_eq!(output.status, Some(2));
        assert!(output.error.contains("has no board, so there are no positions"), "{}", output.error);
    }
}

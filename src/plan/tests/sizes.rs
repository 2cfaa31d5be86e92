//! The notes that smaller pieces would save a sheet, and that a larger scale takes more.

use super::{job, said};
use crate::game::{Fit, Lang};
use crate::plan::*;
use crate::templates::game;

fn notes(shape: &str, count: usize, lang: Lang) -> Vec<String> {
    let text = format!(
        "[[piece]]\n{shape}\ncount = {count}\ngap = \"3mm\"\ngroup = {{ en = \"Tokens\", fr = \"Jetons\" }}\n"
    );
    let source = Source { name: "spec.toml".to_owned(), text };
    let template = game("tokens").expect("a bundled game");
    said(&load(&source, &Overrides::default(), template).expect("nothing is wrong with it"), lang)
}

#[test]
fn pieces_that_save_a_sheet_are_told_and_save_it() {
    let disc = |diameter: usize| format!("shape = \"circle\"\ndiameter = \"{diameter}mm\"");
    let told = notes(&disc(28), 70, Lang::En);
    assert_eq!(told, ["Tokens: at 25 mm instead of 28 mm the game would take 1 sheet instead of 2"]);
    assert!(notes(&disc(28), 70, Lang::Fr)[0].contains("1 feuille au lieu de 2"));
    assert_eq!(notes(&disc(25), 70, Lang::En), [""; 0]);
    // Too far from one sheet.
    assert_eq!(notes(&disc(28), 90, Lang::En), [""; 0]);
    // The proportions of a rectangle are its own.
    assert_eq!(notes("shape = \"rectangle\"\nwidth = \"28mm\"\nheight = \"27mm\"", 70, Lang::En), [""; 0]);
}

#[test]
fn a_scale_that_takes_more_sheets_is_told() {
    let quits = game("quits").expect("a bundled game");
    let letter = Overrides { paper: "letter".parse().ok(), ..Overrides::default() };
    let fit = Overrides { fit: Some(Fit::Page), ..letter.clone() };
    let said = said(&job(quits, &fit), Lang::En);
    assert!(said.contains(&"at this scale the game takes 3 sheets, at 100 % 2".to_owned()), "{said:?}");
    let plain = super::said(&job(quits, &letter), Lang::En);
    assert!(!plain.iter().any(|note| note.contains("at this scale")), "{plain:?}");
}

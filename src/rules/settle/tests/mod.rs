//! Tests of the deduction.

mod found;
mod typed;

use super::*;
use crate::rules::tests::text_of;
use crate::rules::{Found, Referee, engine, found_position, grid};
use crate::spec::{Overrides, load};
use crate::templates;

fn referee(name: &str, variant: Option<&'static str>) -> Box<dyn Referee> {
    let template = templates::game(name).expect("a bundled game");
    let game = load(&template.source(), &Overrides::default(), template).expect("a game").game;
    let rules = game.rules.as_ref().expect("rules");
    (engine(rules.engine).expect("an engine").referee)(&game, &rules.options, variant).expect("a referee")
}

/// A game without rules: one cross on a board of three columns and two rows.
fn cross() -> Box<dyn Referee> {
    let spec = "[[board]]\nname = \"field\"\ngrid = \"square\"\ncolumns = 3\nrows = 2\nsquare = \"30mm\"\n\
                [[piece]]\nname = \"cross\"\nletter = \"X\"\nshape = \"circle\"\ndiameter = \"25mm\"\ncount = 1\n";
    let source = crate::spec::Source { name: "mine.toml".to_owned(), text: spec.to_owned() };
    let game = load(&source, &Overrides::default(), &templates::GAMES[0]).expect("a game").game;
    grid::referee(&game).expect("a board with letters")
}

/// Settles an observed table. Asserts that its text form and the canonical text of the judgement are judged alike.
fn settle(referee: &dyn Referee, found: &Found) -> Settled {
    let settled = referee.settle_found(found);
    let text = found_position(referee, found).to_string();
    let typed = referee.settle(&text);
    let codes = |judgement: &Judgement| {
        judgement.findings.iter().map(|finding| finding.code.as_str()).collect::<Vec<_>>()
    };
    assert_eq!(typed.judgement.verdict, settled.judgement.verdict, "{text}{settled:#?}{typed:#?}");
    assert_eq!(codes(&typed.judgement), codes(&settled.judgement), "{text}");
    assert_eq!((&typed.notes, &typed.open_squares), (&settled.notes, &settled.open_squares), "{text}");
    assert_eq!(typed.judgement.assumed, settled.judgement.assumed, "{text}");
    assert_eq!(typed.judgement.deduced, settled.judgement.deduced, "{text}");
    reads_back(referee, &settled);
    settled
}

/// Asserts that the canonical text of a judgement is judged like the original.
fn reads_back(referee: &dyn Referee, settled: &Settled) {
    let text = text(settled);
    let again = referee.check(&text);
    assert_eq!(again.verdict, settled.judgement.verdict, "{text}{settled:#?}{again:#?}");
    assert_eq!(text_of(&again), text, "{settled:#?}");
}

/// The English sentences about the deduced squares.
fn notes(settled: &Settled) -> Vec<String> {
    settled.notes.iter().map(ToString::to_string).collect()
}

fn text(settled: &Settled) -> String {
    text_of(&settled.judgement)
}

//! Tests of the sentences.

use super::samples::{model, ports};
use super::{PieceHint, ReachFinding, Refusal, TableFinding, TurnHint};
use crate::game::Lang;
use crate::rules::lightning::tests::shipped;
use crate::rules::lightning::{Prolong, read, read_record};
use crate::rules::{Message, Phrase, Term};

/// Text between backticks.
fn quoted(sentence: &str) -> Vec<&str> {
    sentence.split('`').skip(1).step_by(2).collect()
}

fn french(message: impl Into<Message>) -> String {
    message.into().sentence(Lang::Fr)
}

#[test]
fn sentences_count_in_french() {
    let orphans = |names: &[&str], more| {
        let squares = names.iter().map(ToString::to_string).collect();
        french(ReachFinding::Orphans { squares, more, camp: 'A' })
    };
    assert_eq!(orphans(&["A:c5"], 0), "rien ne relie A:c5 à une case de départ du camp A");
    assert!(orphans(&["A:c5", "A:c6", "A:c7"], 0).contains("A:c5, A:c6 et A:c7"));
    assert!(orphans(&["A:c5", "A:c6"], 1).contains("A:c5, A:c6 et une autre case"));
    let placed = |held| french(ReachFinding::OnePlaced { held, player: 'B' });
    assert_eq!(
        [0, 1].map(placed),
        [
            "une pièce a été posée, et rien d’autre n’a été joué\u{a0}: c’est à B de jouer",
            "une pièce a été posée, et une autre déposée dans la réserve\u{a0}: c’est à B de jouer",
        ]
    );
    let stock = |in_box| french(Refusal::NoneInStock { in_box, letter: 'Y', name: model("fork") });
    assert_eq!(
        [1, 30].map(stock),
        [
            "la seule pièce Y (fourche) n’est plus dans la pioche",
            "les 30 pièces Y (fourche) ne sont plus dans la pioche"
        ]
    );
}

#[test]
fn notation_in_french_sentences_is_read() {
    let kit = shipped(Prolong::Line);
    for hint in [TurnHint::TurnsAreLike, TurnHint::WriteTheModelFirst] {
        for turn in quoted(&french(hint)) {
            assert!(read_record(&kit, turn).is_ok(), "{turn}");
        }
    }
    let sentence = french(TurnHint::WriteTheLastTurn);
    let [turn, key] = quoted(&sentence)[..] else { panic!("{sentence}") };
    assert!(read(&kit, &format!("{key}: {turn}\nA: c5 Y2")).is_ok());
    let pieces =
        PieceHint::ModelsHaveLines { models: vec![('Y', ports("N-SW-SE")), ('X', ports("N-E-S-W"))] };
    assert_eq!(french(pieces), "les modèles sont Y (N-SE-SO) et X (N-E-S-O)");
    let last = TableFinding::LastNotInReserve { turn: Phrase::from("Y ").with(Term::Hold) };
    assert!(french(last).starts_with("`Y réserve` n’a pas pu"));
}

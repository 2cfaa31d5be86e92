//! Exact sentences.

use super::samples::player;
use super::*;
use crate::game::Lang;
use crate::rules::plank::kit::{Colour, Player};
use crate::rules::plank::{read_position, read_record};
use crate::text::message::Message;

const A: Player = Player::FIRST;

#[test]
fn findings_begin_in_lower_case_and_rules_are_sentences() {
    let of_rules = (PlankRule::FAMILY.samples)();
    let findings = [
        DiagramFinding::FAMILY,
        EntryFinding::FAMILY,
        RecordFinding::FAMILY,
        TableFinding::FAMILY,
        LastFinding::FAMILY,
    ];
    let hints =
        [DiagramHint::FAMILY, EntryHint::FAMILY, RecordHint::FAMILY, TableHint::FAMILY, GameHint::FAMILY];
    let others = findings.into_iter().chain(hints).chain([GameFinding::FAMILY, Refusal::FAMILY]);
    let others: Vec<Message> = others.flat_map(|family| (family.samples)()).collect();
    for (messages, are_rules) in [(of_rules, true), (others, false)] {
        for sentence in messages.iter().flat_map(|message| Lang::ALL.map(|lang| message.sentence(lang))) {
            assert_eq!(sentence.ends_with('.'), are_rules, "{sentence}");
            assert!(!are_rules || sentence.starts_with(char::is_uppercase), "{sentence}");
        }
    }
}

#[test]
fn french_agrees_with_numbers_and_translates_turns() {
    let french = |message: Message| message.sentence(Lang::Fr).replace('\u{a0}', " ");
    let laid = |players: Vec<Player>, laid, others, lying| {
        french(TableFinding::ShareContradicts { players, laid, others, lying }.into())
    };
    assert_eq!(
        laid(vec![A], 0, Some(4), 5),
        "d’après ses planches en main, A n’en a posé aucune, les autres au plus 4, mais il y en a 5 sur la table"
    );
    assert_eq!(
        laid(vec![A, player('B')], 7, None, 0),
        "d’après leurs planches en main, A et B en ont posé 7, mais il n’y en a aucune sur la table"
    );
    let over = |winners| french(Refusal::GameOver { winners }.into());
    assert_eq!(over(vec![A]), "la partie est finie : A a gagné");
    assert_eq!(over(vec![A, player('C')]), "la partie est finie : A et C ont gagné");
    assert_eq!(
        french(Refusal::CannotPlay { player: A, turn: samples::turn() }.into()),
        "A ne peut pas jouer `P2:1>haut rwb:2` ici"
    );
    assert_eq!(
        french(Refusal::MustPass { player: A, planks: 1, tokens: 0 }.into()),
        "A doit passer : on ne déplace rien avant que tout soit posé, et il reste 1 planche à poser"
    );
    let counts = vec![
        HandCount { colour: Colour::White, held: 1, lying: 0, open: 1, owned: 3 },
        HandCount { colour: Colour::Blue, held: 0, lying: 0, open: 0, owned: 2 },
    ];
    assert_eq!(
        french(TableFinding::HandContradicts { player: A, counts }.into()),
        "chez A, 1 jeton blanc en main et aucun sur la table : cela fait 1, et au plus 1 de plus sur des cases \
         inconnues, au lieu de 3 ; aucun jeton bleu en main ni sur la table, au lieu de 2"
    );
}

#[test]
fn english_agrees_with_numbers() {
    let english = |message: Message| message.sentence(Lang::En);
    let share = |players: Vec<Player>, laid, lying| {
        english(TableFinding::ShareContradicts { players, laid, others: None, lying }.into())
    };
    assert_eq!(share(vec![A], 0, 1), "by the planks in hand, A has laid none, but 1 lies on the table");
    assert_eq!(
        share(vec![A, player('B'), player('C')], 7, 0),
        "by the planks in hand, A, B and C have laid 7, but none lies on the table"
    );
    let over = |winners| english(Refusal::GameOver { winners }.into());
    assert_eq!(over(vec![A]), "the game is over: A has won");
    assert_eq!(over(vec![A, player('C')]), "the game is over: A and C have won");
    let must_pass = |planks, tokens| english(Refusal::MustPass { player: A, planks, tokens }.into());
    assert!(must_pass(0, 1).ends_with("and 1 token is not"));
    assert!(must_pass(1, 2).ends_with("and 1 plank and 2 tokens are not"));
    assert_eq!(
        english(Refusal::NoPlankZero.into()),
        "there is no P0: planks are numbered from P1 in the order of laying"
    );
    let counts = vec![
        HandCount { colour: Colour::White, held: 1, lying: 0, open: 1, owned: 3 },
        HandCount { colour: Colour::Blue, held: 0, lying: 0, open: 0, owned: 2 },
    ];
    assert_eq!(
        english(TableFinding::HandContradicts { player: A, counts }.into()),
        "A has 1 white token in hand and none on the table, which makes 1, with at most 1 more on squares that are not \
         clear, instead of 3; no blue token in hand and none on the table, instead of 2"
    );
}

#[test]
fn dealt_planks_agree() {
    let both = |count| {
        let message = Message::from(RecordFinding::DealtOtherwise { player: A, count, players: 3, each: 4 });
        [Lang::En, Lang::Fr].map(|lang| message.sentence(lang))
    };
    assert_eq!(
        both(0),
        [
            "A is dealt no plank, and each of 3 players gets 4",
            "A ne reçoit aucune planche, or à 3 joueurs chacun en reçoit 4"
        ]
    );
    assert_eq!(
        both(1),
        [
            "A is dealt 1 plank, and each of 3 players gets 4",
            "A reçoit 1 planche, or à 3 joueurs chacun en reçoit 4"
        ]
    );
}

#[test]
fn french_words_in_sentences_are_read() {
    let first = "premier: A\ntrait: B\nmain A: rien\ndernier: première rwb:2\nrouge blancA bleu\n";
    let (setup, _) = read_position(first).expect("a position");
    assert_eq!((setup.first, setup.to_move, setup.hands[0]), (Some(A), Some(player('B')), Some([0; 3])));
    assert_eq!(setup.last.map(|turn| turn.to_string()).as_deref(), Some("first rwb:2"));
    let record =
        read_record("première rwb:2 haut rwb:2 bas rwb:2 P3:1 P3:1>haut rwb:2 passe").expect("a record");
    let turns: Vec<_> = record.turns.iter().map(|typed| typed.turn.to_string()).collect();
    assert_eq!(turns, ["first rwb:2", "top rwb:2", "bottom rwb:2", "P3:1", "P3:1>top rwb:2", "pass"]);
}

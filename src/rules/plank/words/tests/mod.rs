//! Every sentence in both languages.

mod samples;

use self::samples::{A, player, rules, samples};
use super::*;
use crate::game::Lang;
use crate::rules::lexicon::tests::assert_typable;
use crate::rules::plank::kit::{Colour, Player};
use crate::rules::plank::{read_position, read_record};
use crate::text::message::{Argument, Message};
use crate::text::sentence::tests::agreement::assert_counts_agree;

/// Names and numbers that a sentence should show. Small numbers may be words, or `none`.
fn shown(argument: &Argument) -> Vec<String> {
    match argument {
        Argument::Number(number) if *number < 2 => Vec::new(),
        Argument::Number(number) => vec![number.to_string()],
        Argument::Text(text) | Argument::Name(text) => vec![text.clone()],
        Argument::List(list) => list.iter().flat_map(shown).collect(),
        Argument::Named(named) => named.iter().flat_map(|(_, argument)| shown(argument)).collect(),
    }
}

/// What French says for what English names, without the ending.
fn in_french(english: &str) -> &str {
    match english {
        "red" => "rouge",
        "white" => "blanc",
        "blue" => "bleu",
        "top" => "haut",
        "bottom" => "bas",
        "numbers" => "numéros",
        "first" => "premier",
        "to move" => "trait",
        "planks" => "planches",
        "last" => "dernier",
        "first rwb:2" => "première rwb:2",
        other => other,
    }
}

#[test]
fn every_message_has_a_sentence_in_both_languages() {
    for message in samples() {
        let [english, french] =
            [Lang::En, Lang::Fr].map(|lang| message.sentence(lang).replace('\u{a0}', " "));
        assert_ne!(english, french);
        assert_typable(&english, &french);
        for sentence in [&english, &french] {
            assert!(!sentence.trim().is_empty() && sentence.trim() == sentence, "{message:?}");
            assert!(!sentence.contains(['{', '}']) && !sentence.contains("  "), "{sentence}");
            assert_eq!(sentence.matches('`').count() % 2, 0, "{sentence}");
        }
        let outside: String = french.split('`').step_by(2).collect();
        assert!(!outside.contains(['\'', '"']), "{french}");
        for (at, _) in outside.match_indices([':', ';', '!', '?', '»']) {
            // Squares of planks have a colon without blanks.
            let squares = outside[..at].ends_with(|c: char| c.is_ascii_digit() || c.is_ascii_lowercase());
            assert!(
                outside[..at].ends_with(' ') || squares && !outside[at + 1..].starts_with(' '),
                "{french}"
            );
        }
        for (gap, argument) in message.arguments() {
            for name in shown(&argument) {
                assert!(english.contains(&name), "{gap} {name}: {english}");
                assert!(french.contains(in_french(&name)), "{gap} {name}: {french}");
            }
        }
    }
}

#[test]
fn findings_begin_in_lower_case_and_rules_are_sentences() {
    let rule_sentences = rules();
    for message in samples() {
        let is_rule = rule_sentences.contains(&message);
        for sentence in [Lang::En, Lang::Fr].map(|lang| message.sentence(lang).replace('\u{a0}', " ")) {
            assert_eq!(sentence.ends_with('.'), is_rule, "{sentence}");
            if is_rule {
                assert!(sentence.starts_with(char::is_uppercase), "{sentence}");
            }
        }
    }
}

#[test]
fn french_agrees_with_numbers_and_translates_turns() {
    let french = |message: Message| message.sentence(Lang::Fr).replace('\u{a0}', " ");
    let laid = |players: Vec<Player>, laid, others, lying| {
        french(PlankTableMessage::ShareContradicts { players, laid, others, lying }.into())
    };
    assert_eq!(
        laid(vec![A], 0, Some(4), 5),
        "d’après ses planches en main, A n’en a posé aucune, les autres au plus 4, et il y en a 5 sur la table"
    );
    assert_eq!(
        laid(vec![A, player('B')], 7, None, 0),
        "d’après leurs planches en main, A et B en ont posé 7, et il n’y en a aucune sur la table"
    );
    let over = |winners| french(PlankTurnMessage::GameOver { winners }.into());
    assert_eq!(over(vec![A]), "la partie est finie : A a gagné");
    assert_eq!(over(vec![A, player('C')]), "la partie est finie : A et C ont gagné");
    let turn = "P2:1>top rwb:2".to_owned();
    assert_eq!(
        french(PlankTurnMessage::CannotPlay { player: A, turn }.into()),
        "A ne peut pas jouer `P2:1>haut rwb:2` ici"
    );
    assert_eq!(
        french(PlankTurnMessage::MustPass { player: A, planks: 1, tokens: 0 }.into()),
        "A doit passer : on ne déplace rien avant que tout soit posé, et il reste 1 planche à poser"
    );
    let counts = vec![
        HandCount { colour: Colour::White, held: 1, lying: 0, open: 1, owned: 3 },
        HandCount { colour: Colour::Blue, held: 0, lying: 0, open: 0, owned: 2 },
    ];
    assert_eq!(
        french(PlankTableMessage::HandContradicts { player: A, counts }.into()),
        "chez A, 1 jeton blanc en main et aucun sur la table : cela fait 1, et au plus 1 de plus sur des cases \
         inconnues, au lieu de 3 ; aucun jeton bleu en main ni sur la table, au lieu de 2"
    );
}

#[test]
fn english_agrees_with_numbers() {
    let english = |message: Message| message.sentence(Lang::En);
    let share = |players: Vec<Player>, laid, lying| {
        english(PlankTableMessage::ShareContradicts { players, laid, others: None, lying }.into())
    };
    assert_eq!(share(vec![A], 0, 1), "by the planks in hand, A has laid none, and 1 lies on the table");
    assert_eq!(
        share(vec![A, player('B'), player('C')], 7, 0),
        "by the planks in hand, A, B and C have laid 7, and none lies on the table"
    );
    let over = |winners| english(PlankTurnMessage::GameOver { winners }.into());
    assert_eq!(over(vec![A]), "the game is over: A has won");
    assert_eq!(over(vec![A, player('C')]), "the game is over: A and C have won");
    let must_pass = |planks, tokens| english(PlankTurnMessage::MustPass { player: A, planks, tokens }.into());
    assert!(must_pass(0, 1).ends_with("and 1 token is not"));
    assert!(must_pass(1, 2).ends_with("and 1 plank and 2 tokens are not"));
    assert_eq!(
        english(PlankTurnMessage::NotSoManyPlanksYet { plank: 0, count: 3 }.into()),
        "there is no P0: planks are numbered from P1 in the order of laying"
    );
    let counts = vec![
        HandCount { colour: Colour::White, held: 1, lying: 0, open: 1, owned: 3 },
        HandCount { colour: Colour::Blue, held: 0, lying: 0, open: 0, owned: 2 },
    ];
    assert_eq!(
        english(PlankTableMessage::HandContradicts { player: A, counts }.into()),
        "A has 1 white token in hand and none on the table, which makes 1, with at most 1 more on squares that are not \
         clear, instead of 3; no blue token in hand and none on the table, instead of 2"
    );
}

#[test]
fn counts_agree() {
    use PlankGameMessage as G;
    use PlankTableMessage as T;
    let (player, colour) = (A, Colour::Red);
    let counts = |held: usize, lying: usize, open: usize| {
        let count = HandCount { colour, held: held as u8, lying: lying as u8, open: open as u8, owned: 2 };
        Message::from(T::HandContradicts { player, counts: vec![count] })
    };
    let share = |laid, others, lying| {
        Message::from(T::ShareContradicts { players: vec![player], laid, others, lying })
    };
    assert_counts_agree(
        &samples(),
        &[
            &|n| PlankTextMessage::DealtOtherwise { player, count: n, players: 3, each: 4 }.into(),
            &|n| T::TooManyPlanks { count: n, most: 12 }.into(),
            &|n| T::TooManyOfAModel { count: n, colour, most: 4 }.into(),
            &|n| T::TooManyTokens { player, count: n, colour, most: 2 }.into(),
            &|n| counts(n, 1, 1),
            &|n| counts(1, n, 0),
            &|n| counts(1, 0, n),
            &|n| T::NumberTooHigh { plank: 9, count: n }.into(),
            &|n| T::TooManyInHand { player, count: n, dealt: 3 }.into(),
            &|n| T::DealContradicts { held: n, lying: 3, colour, most: 4 }.into(),
            &|n| T::DealContradicts { held: 3, lying: n, colour, most: 4 }.into(),
            &|n| share(n, None, 3),
            &|n| share(3, Some(n), 3),
            &|n| share(3, None, n),
            &|n| T::LastWasNotTheFirst { count: n }.into(),
            &|n| G::TooManyLaid { player, count: n, most: 2 }.into(),
            &|n| G::TooManyLaid { player, count: 3, most: n as u8 }.into(),
            &|n| G::LinesApart { player, count: n }.into(),
            &|n| G::UnevenTurns { put: vec![(player, n), (player, n)] }.into(),
            &|n| G::UnevenTokens { put: vec![(player, n), (player, n)] }.into(),
            &|n| G::OpenerPutTooFew { put: vec![(player, n), (player, n)], player }.into(),
            &|n| G::TwoTurnsMore { player, put: n, behind: player, less: 3 }.into(),
            &|n| G::TwoTurnsMore { player, put: 6, behind: player, less: n }.into(),
            &|n| G::Undecided { tables: n }.into(),
            &|n| G::ShareImpossible { laid: vec![(player, n as u8), (player, 1)] }.into(),
            &|n| PlankTurnMessage::MayNotPass { player, turns: n as u64 }.into(),
            &|n| PlankTurnMessage::MustPass { player, planks: n, tokens: 1 }.into(),
            &|n| PlankTurnMessage::MustPass { player, planks: 1, tokens: n }.into(),
        ],
        &[
            "NoPlankHere",
            "TooManyLines",
            "PlayersContradict",
            "SayOtherPlayers",
            "PlankNotKnown",
            "DoesNotPlay",
            "OwnerDoesNotPlay",
            "NumberTwice",
            "LaidBetween",
            "LastFromNoPlank",
            "EndWasNotLast",
            "AllOfAModelLaid",
            "OnlyOnePlankYet",
            "NotSoManyPlanksYet",
        ],
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

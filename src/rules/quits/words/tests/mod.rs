//! Tests of the sentences: every message in every language.

mod samples;

use super::{QuitsMessage, QuitsReachMessage};
use crate::game::Lang;
use crate::rules::lexicon::tests::assert_typable;
use crate::rules::quits::{Player, Variant, read};
use crate::rules::{Argument, Message};
use crate::text::sentence::tests::agreement::assert_counts_agree;

/// What French says for the names of players and variants.
const FRENCH: [(&str, &str); 7] = [
    ("light", "clair"),
    ("red", "rouge"),
    ("dark", "foncé"),
    ("blue", "bleu"),
    ("classic", "classique"),
    ("simple", "simple"),
    ("four", "quatre"),
];
/// What a sentence may show in place of a player: the letter, before a number of balls.
const LETTERS: [(&str, Lang, &str); 2] = [("dark", Lang::En, "D2"), ("dark", Lang::Fr, "F2")];

/// Asserts that a sentence shows what fills its gaps.
fn assert_shown(argument: &Argument, sentence: &str, lang: Lang) {
    match argument {
        Argument::Number(0 | 1) => {}
        Argument::Number(number) => {
            let mut numbers = sentence.split(|c: char| !c.is_ascii_digit());
            assert!(numbers.any(|there| there == number.to_string()), "{number}: {sentence}");
        }
        // Booleans select the wording and do not appear in it.
        Argument::Text(text) | Argument::Name(text) if matches!(text.as_str(), "true" | "false") => {}
        Argument::Text(text) | Argument::Name(text) => {
            let french = FRENCH.iter().find(|(english, _)| english == text);
            let word = match (lang, french) {
                (Lang::Fr, Some((_, french))) => french,
                _ => text.as_str(),
            };
            let letter = LETTERS.iter().any(|(player, of, letter)| {
                (*player, *of) == (text.as_str(), lang) && sentence.contains(letter)
            });
            let there = sentence.contains(text) || sentence.to_lowercase().contains(word);
            assert!(there || letter, "{text}: {sentence}");
        }
        Argument::List(all) => all.iter().for_each(|argument| assert_shown(argument, sentence, lang)),
        Argument::Named(all) => all.iter().for_each(|(_, argument)| assert_shown(argument, sentence, lang)),
    }
}

/// The sentence without the text between backticks.
fn without_typed(sentence: &str) -> String {
    sentence.split('`').step_by(2).collect()
}

#[test]
fn every_message_has_a_sentence_in_every_language() {
    for message in samples::all() {
        let [english, french] =
            [Lang::En, Lang::Fr].map(|lang| message.sentence(lang).replace('\u{a0}', " "));
        assert_ne!(english, french);
        assert_typable(&english, &french);
        for (sentence, lang) in [(&english, Lang::En), (&french, Lang::Fr)] {
            assert!(!sentence.trim().is_empty(), "{message:?}");
            assert!(!sentence.contains(['{', '}']) && !sentence.contains("  "), "{sentence}");
            assert_eq!(sentence.matches('`').count() % 2, 0, "{sentence}");
            for (name, argument) in message.arguments() {
                assert!(!name.is_empty());
                assert_shown(&argument, sentence, lang);
            }
        }
        assert!(!without_typed(&french).contains('\''), "{french}");
    }
}

#[test]
fn sentences_agree_with_counts_and_players() {
    use Player::{Blue, Dark, Light, Red};
    let too_few = |count| QuitsMessage::TooFewBalls { player: Light, count, least: 2, wins: 1, each: 3 };
    let foreign = |count| QuitsMessage::ForeignBalls { player: Red, count, variant: Variant::Simple };
    let sum = |here, out| QuitsMessage::ExitsDoNotAddUp {
        player: Dark,
        here,
        out,
        sum: u64::from(here) + u64::from(out),
        each: 3,
        variant: Variant::Four,
    };
    let winners = |players| QuitsMessage::TwoWinners { players };
    let no_game = |before| QuitsReachMessage::NoGame { player: Dark, before };
    let no_turn = |no_ball, on_its_exit| QuitsReachMessage::NoTurnOf {
        player: Light,
        has_step: false,
        not_empty: 0,
        no_ball,
        on_its_exit,
        after_the_end: 20 - no_ball - on_its_exit,
    };
    let sentences: [(Message, &str, &str); 11] = [
        (
            too_few(0).into(),
            "no light ball is on the tray; at least 2 must be left, as the game ends as soon as 1 of 3 is out",
            "il n’y a aucune bille claire sur le plateau ; il doit y en rester au moins 2, car la partie s’arrête dès \
             qu’une bille sur 3 est sortie",
        ),
        (
            too_few(1).into(),
            "only 1 light ball is on the tray; at least 2 must be left, as the game ends as soon as 1 of 3 is out",
            "il n’y a qu’une bille claire sur le plateau ; il doit y en rester au moins 2, car la partie s’arrête dès \
             qu’une bille sur 3 est sortie",
        ),
        (
            foreign(1).into(),
            "there is 1 red ball here, and red does not play in the simple game",
            "il y a ici 1 bille rouge, or Rouge ne joue pas dans la variante simple",
        ),
        (
            foreign(2).into(),
            "there are 2 red balls here, and red does not play in the simple game",
            "il y a ici 2 billes rouges, or Rouge ne joue pas dans la variante simple",
        ),
        (
            sum(1, 0).into(),
            "1 dark ball on the tray and 0 out make 1; each player has 3 in the game for four",
            "1 bille foncée sur le plateau et 0 sortie font 1 ; chaque joueur en a 3 dans la variante à quatre",
        ),
        (
            sum(0, 2).into(),
            "0 dark balls on the tray and 2 out make 2; each player has 3 in the game for four",
            "0 bille foncée sur le plateau et 2 sorties font 2 ; chaque joueur en a 3 dans la variante à quatre",
        ),
        (
            winners(vec![Light, Dark]).into(),
            "light and dark each have enough balls out to win, and only one can",
            "Clair et Foncé ont chacun sorti assez de billes pour gagner, or un seul le peut",
        ),
        (
            winners(vec![Light, Red, Blue]).into(),
            "light, red and blue each have enough balls out to win, and only one can",
            "Clair, Rouge et Bleu ont chacun sorti assez de billes pour gagner, or un seul le peut",
        ),
        (
            no_game(1).into(),
            "no game leads here if dark moved last: only one position can have come before this one, and it is not the start",
            "aucune partie ne mène ici si Foncé a joué en dernier : une seule position a pu précéder celle-ci, et ce \
             n’est pas la position de départ",
        ),
        (
            no_turn(1, 1).into(),
            "light cannot have moved last, as no light ball has an empty tile behind it to have stepped from, of the 20 \
             slides 1 would have moved a line without a light ball, 1 would have begun with a ball on its own exit and \
             18 would have come after the end of the game, and nothing forced a pass",
            "Clair n’a pas pu jouer en dernier, car aucune bille claire n’a derrière elle de case vide d’où elle ait pu \
             venir, sur les 20 coulissements 1 aurait déplacé une rangée sans bille claire, 1 aurait commencé avec une \
             bille sur sa propre sortie et 18 auraient eu lieu après la fin de la partie, et rien ne forçait à passer",
        ),
        (
            no_turn(20, 0).into(),
            "light cannot have moved last, as no light ball has an empty tile behind it to have stepped from, all 20 \
             slides would have moved a line without a light ball, and nothing forced a pass",
            "Clair n’a pas pu jouer en dernier, car aucune bille claire n’a derrière elle de case vide d’où elle ait pu \
             venir, les 20 coulissements auraient déplacé une rangée sans bille claire, et rien ne forçait à passer",
        ),
    ];
    for (message, english, french) in sentences {
        assert_eq!(
            (message.sentence(Lang::En).as_str(), message.sentence(Lang::Fr).replace('\u{a0}', " ").as_str()),
            (english, french)
        );
    }
}

#[test]
fn counts_agree() {
    use QuitsMessage as M;
    let (player, variant) = (Player::Red, Variant::Classic);
    let no_turn = |count: usize| QuitsReachMessage::NoTurnOf {
        player,
        has_step: true,
        not_empty: count,
        no_ball: count,
        on_its_exit: count,
        after_the_end: count,
    };
    assert_counts_agree(
        &samples::all(),
        &[
            &|n| M::TooManyBalls { player, count: n as u32, each: 3, variant }.into(),
            &|n| M::TooFewBalls { player, count: n as u32, least: 2, wins: 1, each: 3 }.into(),
            &|n| M::TooFewBalls { player, count: 1, least: n as u32, wins: 3, each: 5 }.into(),
            &|n| M::ExitsDoNotAddUp { player, here: n as u32, out: 1, sum: 4, each: 3, variant }.into(),
            &|n| M::ExitsDoNotAddUp { player, here: 1, out: n as u32, sum: 4, each: 3, variant }.into(),
            &|n| M::ForeignBalls { player, count: n as u32, variant }.into(),
            &|n| QuitsReachMessage::Undecided { looked_at: n }.into(),
            &|n| QuitsReachMessage::NoGame { player, before: n }.into(),
            &|n| no_turn(n).into(),
        ],
        &["OutWouldAddUp"],
    );
}

#[test]
fn words_that_french_sentences_show_can_be_typed() {
    for (english, french) in [
        ("variant: classic", "variante: classique"),
        ("variant: simple", "variante: simple"),
        ("variant: four", "variante: quatre"),
        ("to move: light", "trait: clair"),
        ("to move: red", "trait: rouge"),
        ("to move: dark", "trait: foncé"),
        ("to move: blue", "trait: bleu"),
        ("out: L1 D0 R2 B3", "sorties: C1 F0 R2 B3"),
        ("last: pass", "dernier: passe"),
        ("L: c3\nd4 D", "C: c3\nd4 F"),
    ] {
        let setup = |text: &str| read(&format!("{text}\nB: e1\n")).expect("a tray").0;
        assert_eq!(setup(english), setup(french), "{french}");
    }
}

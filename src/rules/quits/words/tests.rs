//! Tests of the sentences.

use super::{NoTurn, ReachFinding, TrayFinding};
use crate::game::Lang;
use crate::rules::Message;
use crate::rules::quits::{Player, Variant, read};

#[test]
fn sentences_agree_with_counts_and_players() {
    use Player::{Blue, Dark, Light, Red};
    let too_few = |count| TrayFinding::TooFewBalls { player: Light, count, least: 2, wins: 1, each: 3 };
    let foreign = |count| TrayFinding::ForeignBalls { player: Red, count, variant: Variant::Simple };
    let sum = |here, out| TrayFinding::ExitsDoNotAddUp {
        player: Dark,
        here,
        out,
        sum: u64::from(here) + u64::from(out),
        each: 3,
        variant: Variant::Four,
    };
    let winners = |players| TrayFinding::TwoWinners { players };
    let no_game = |before| ReachFinding::NoGame { player: Dark, before };
    let no_turn = |no_ball, on_its_exit| NoTurn::NoTurnOf {
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
            "there is 1 red ball here, but red does not play in the simple game",
            "il y a ici 1 bille rouge, or Rouge ne joue pas dans la variante simple",
        ),
        (
            foreign(2).into(),
            "there are 2 red balls here, but red does not play in the simple game",
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
            "light and dark each have enough balls out to win, but only one can",
            "Clair et Foncé ont chacun sorti assez de billes pour gagner, or un seul le peut",
        ),
        (
            winners(vec![Light, Red, Blue]).into(),
            "light, red and blue each have enough balls out to win, but only one can",
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
            "light cannot have moved last, because no light ball has an empty tile behind it that it can have come from; \
             of the 20 slides, 1 would have moved a line without a light ball, 1 would have begun with a ball on its own \
             exit and 18 would have come after the end of the game; and nothing forced a pass",
            "Clair n’a pas pu jouer en dernier, car aucune bille claire n’a derrière elle de case vide d’où elle ait pu \
             venir ; sur les 20 coulissements, 1 aurait déplacé une rangée sans bille claire, 1 aurait commencé avec une \
             bille sur sa propre sortie et 18 auraient eu lieu après la fin de la partie ; et rien ne forçait à passer",
        ),
        (
            no_turn(20, 0).into(),
            "light cannot have moved last, because no light ball has an empty tile behind it that it can have come from; \
             all 20 slides would have moved a line without a light ball; and nothing forced a pass",
            "Clair n’a pas pu jouer en dernier, car aucune bille claire n’a derrière elle de case vide d’où elle ait pu \
             venir ; les 20 coulissements auraient déplacé une rangée sans bille claire ; et rien ne forçait à passer",
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

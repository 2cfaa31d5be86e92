//! Positions, turns and forms in every language.

use super::all_rules;
use crate::game::Lang;
use crate::prng::Prng;
use crate::rules::quits::board::bit;
use crate::rules::quits::{
    BallMoves, Last, Position, QuitsReferee, Rules, Setup, Spans, Variant, read, read_record,
};
use crate::rules::read::Square;
use crate::rules::tests::Texts;
use crate::rules::{Entry, Phrase, Play, Referee};

fn referee() -> QuitsReferee {
    QuitsReferee::new(None, BallMoves::Forward)
}

/// A position after up to 40 random turns.
fn random_position(rules: Rules, rng: &mut Prng) -> Position {
    let mut position = Position::start(rules);
    for _ in 0..rng.roll(40) {
        let mut turns = Vec::new();
        position.turns(|turn| turns.push(turn));
        let Some(turn) = turns.get(rng.roll(turns.len())) else { break };
        position.play(*turn);
    }
    position
}

fn parsed(text: &str) -> Setup {
    let found: Result<(Setup, Spans), _> = read(text);
    found.unwrap_or_else(|findings| panic!("{text}{findings:#?}")).0
}

#[test]
fn positions_are_read_in_french_as_in_english() {
    let mut rng = Prng::new(41);
    for (rules, _) in all_rules().flat_map(|rules| (0..150).map(move |round| (rules, round))) {
        let position = random_position(rules, &mut rng);
        let mut setup = Setup::from(position);
        setup.variant = setup.variant.filter(|_| rng.roll(3) > 0);
        setup.to_move = setup.to_move.filter(|_| rng.roll(3) > 0);
        setup.out = setup.out.map(|out| out.filter(|_| rng.roll(4) > 0));
        if rng.roll(4) == 0 {
            setup.last = Some(Last::Nothing);
        }
        for _ in 0..rng.roll(4) {
            let square = Square { column: rng.roll(5) as u8, row: rng.roll(5) as u8 };
            setup.open |= bit(square);
            setup.balls.iter_mut().for_each(|balls| *balls &= !bit(square));
        }
        let text = referee().text(&setup);
        let french = referee().text_in(Lang::Fr, &text);
        assert_eq!((parsed(&french), parsed(&text)), (setup, setup), "{text}{french}");
        assert!(!french.contains(['L', 'D']), "{french}");
        position.turns(|turn| {
            let turn = Phrase::from(turn);
            let turns = |text: &str| -> Vec<_> {
                read_record(text).expect("a turn").1.into_iter().map(|typed| typed.turn).collect()
            };
            assert_eq!(turns(&turn.written(Lang::Fr)), turns(&turn.to_string()));
        });
    }
}

#[test]
fn candidates_are_read_in_french() {
    let text = "may c3: L D .\nmay d4: empty or B\nout: L0 D0\nL L . . .\n. . ? . .\n. . . ? .\n. . . D .\n. . . . .\n";
    let entries =
        referee().entries(text).into_iter().filter_map(|it| Some(Entry { key: it.key, value: it.value? }));
    let mut told = Referee::read(&referee(), text).expect("a position");
    told.entries = entries.collect();
    let french = told.written(Lang::Fr);
    assert!(french.starts_with("peut c3: C F .\npeut d4: . B\nsorties: C0 F0\nC C"), "{french}");
    let judged =
        |text: &str| referee().settle(text).judgement.findings.iter().map(|f| f.message.clone()).collect();
    let (one, other): (Vec<_>, Vec<_>) = (judged(text), judged(&french));
    assert_eq!(one, other);
}

#[test]
fn forms_are_read_in_every_language() {
    for variant in [None].into_iter().chain(Variant::ALL.map(Some)) {
        let referee = QuitsReferee::new(variant, BallMoves::Forward);
        let [english, french] = [Lang::En, Lang::Fr].map(|lang| referee.blank(lang).replace('\u{a0}', " "));
        assert_eq!(parsed(&english), parsed(&french), "{french}");
        assert_eq!(parsed(&french).variant, Some(variant.unwrap_or(Variant::Classic)));
        assert_eq!(english.lines().count(), french.lines().count());
        // The start that is drawn in the legend.
        let start = |form: &str| -> String {
            let rows = form.lines().filter_map(|line| line.strip_prefix("#   "));
            rows.map(|row| format!("{row}\n")).collect()
        };
        let drawn = parsed(&start(&french));
        assert_eq!(drawn, parsed(&start(&english)));
        assert!(drawn.balls.iter().any(|balls| *balls != 0));
    }
}

#[test]
fn the_french_form_is_a_french_text() {
    let form = referee().blank(Lang::Fr).replace('\u{a0}', " ");
    assert!(form.contains("# F  foncé : part du coin e5 et sort en a1\n"), "{form}");
    assert!(
        form.contains("\nvariante: classique  # ou simple, ou quatre\ntrait: ?\nsorties: ?\ndernier: ?\n"),
        "{form}"
    );
}

#[test]
fn words_and_letters_of_players_are_read() {
    for typed in ["L", "c", "Clair", "claires", "player light", "joueur C"] {
        let setup = parsed(&format!("à jouer: {typed}\nsortis: C0 F1\nsombre: d4\n{typed}: a2"));
        assert_eq!(setup, parsed("to move: light\nout: L0 D1\nD: d4\nL: a2"), "{typed}");
    }
    assert_eq!(parsed("joueur: foncé\nF: e1"), parsed("to move: dark\nD: e1"));
}

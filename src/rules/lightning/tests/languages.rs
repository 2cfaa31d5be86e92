//! Positions, turns and forms in every language.

use super::{kit, shipped};
use crate::game::Lang;
use crate::prng::Prng;
use crate::rules::lightning::{
    Kit, LightningReferee, Position, Prolong, Setup, Side, Spans, read, read_record,
};
use crate::rules::tests::Texts;
use crate::rules::{Play, Referee};

/// A position after up to 16 random turns.
fn random_position<'k>(kit: &'k Kit, rng: &mut Prng) -> Position<'k> {
    let mut position = Position::start(kit, Side::BOTH[rng.roll(2)]);
    for _ in 0..rng.roll(16) {
        let mut turns = Vec::new();
        position.turns(|turn| turns.push(turn));
        let Some(turn) = turns.get(rng.roll(turns.len())) else { break };
        position.play(*turn);
    }
    position
}

/// The setup that shows a position, without further information.
fn setup_of(kit: &Kit, position: &Position) -> Setup {
    let mut setup = Setup { reserve: Some(*position.reserve()), ..Setup::default() };
    for side in Side::BOTH {
        for (square, face) in position.camp(side).pieces(kit) {
            assert!(setup.lay(kit, side, kit.square(square), face));
        }
    }
    setup
}

fn parsed(kit: &Kit, text: &str) -> Setup {
    let found: Result<(Setup, Spans), _> = read(kit, text);
    found.unwrap_or_else(|findings| panic!("{text}{findings:#?}")).0
}

#[test]
fn positions_and_turns_are_read_in_french_as_in_english() {
    let kit = kit(4, 5, &[('I', "N-S", 6), ('L', "N-E", 6), ('Y', "N-SW-SE", 6)], Prolong::Line);
    let referee = LightningReferee::new(kit.clone());
    let mut rng = Prng::new(47);
    for _ in 0..200 {
        let position = random_position(&kit, &mut rng);
        let mut setup = setup_of(&kit, &position);
        let mut turns = Vec::new();
        position.turns(|turn| turns.push(turn));
        setup.reserve = setup.reserve.filter(|_| rng.roll(2) > 0);
        setup.first = Some(Side::BOTH[rng.roll(2)]).filter(|_| rng.roll(2) > 0);
        setup.to_move = Some(Side::BOTH[rng.roll(2)]).filter(|_| rng.roll(2) > 0);
        setup.last = turns.get(rng.roll(turns.len())).copied().filter(|_| rng.roll(2) > 0);
        for side in Side::BOTH {
            let number = rng.roll(20) as u8;
            if !setup.camp(side).taken().contains(number) {
                setup.leave_open(&kit, side, kit.square(number));
            }
        }
        let text = referee.text(&setup);
        let french = referee.text_in(Lang::Fr, &text);
        assert_eq!(parsed(&kit, &french), parsed(&kit, &text), "{text}{french}");
        for turn in turns {
            let turn = position.written(turn);
            let read = |text: &str| -> Vec<_> {
                read_record(&kit, text).expect("a turn").1.into_iter().map(|typed| typed.turn).collect()
            };
            assert_eq!(read(&turn.written(Lang::Fr)), read(&turn.to_string()));
        }
    }
}

#[test]
fn forms_are_read_in_every_language() {
    let kit = shipped(Prolong::Line);
    let referee = LightningReferee::new(kit.clone());
    let [english, french] = [Lang::En, Lang::Fr].map(|lang| referee.blank(lang).replace('\u{a0}', " "));
    assert_eq!(parsed(&kit, &english), parsed(&kit, &french), "{french}");
    assert_eq!(english.lines().count(), french.lines().count());
    assert!(french.contains("\npremier: ?\ntrait: ?\nréserve: ?\ndernier: ?\n\ncamp A\n"), "{french}");
    assert!(french.contains("# Y  YYY, 30 exemplaires : 0 N-SE-SO · 1 E-SO-NO ·"), "{french}");
}

#[test]
fn headings_of_camps_are_read_in_every_language() {
    let kit = shipped(Prolong::Line);
    for heading in ["camp A", "tablier A", "plateau A:", "board A", "côté A", "side A :", "joueur A :"] {
        let headed = parsed(&kit, &format!("{heading}\na1 Y2\ncamp B\n"));
        assert_eq!(headed, parsed(&kit, "A: a1 Y2"), "{heading}");
    }
}

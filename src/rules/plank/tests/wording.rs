//! Exact wording of findings.

use crate::rules::plank::*;
use crate::rules::{Referee, Touch, Trace, Verdict};

fn messages(players: usize, text: &str) -> Vec<String> {
    let judgement = PlankReferee::new(Some(players), Moving::Own).check(text);
    assert_eq!(judgement.verdict, Verdict::Illegal, "{text}");
    judgement.findings.into_iter().map(|finding| finding.message.to_string()).collect()
}

fn refused(record: &str) -> String {
    PlankReferee::new(None, Moving::Own).replay(record).failed.expect("an illegal turn").message.to_string()
}

#[test]
fn tokens_in_hand_and_on_the_table_are_counted() {
    let judgement = messages(2, "hand A: r r w w b b b\nrA w b\n");
    assert_eq!(
        judgement,
        ["A has 2 red tokens in hand and 1 on the table, which makes 3 instead of 2; \
             3 blue tokens in hand and none on the table, which makes 3 instead of 2"]
    );
}

#[test]
fn missing_colour_is_reported_in_one_clause() {
    let judgement = messages(2, "hand A: r w w\nrA w b\n");
    assert_eq!(judgement, ["A has no blue token in hand and none on the table, instead of 2"]);
}

#[test]
fn exhausted_model_differs_from_a_missing_plank() {
    let all = "players: 2\nfirst rwb:1 top rwb:3 top bwr:3 top bwr:1 top rwb:2";
    assert_eq!(refused(all), "all 4 planks with white in the middle already lie on the table");
    let dealt = "planks B: r r r r b b\nfirst rwb:1 top rwb:3";
    assert_eq!(refused(dealt), "B holds no plank with white in the middle");
}

#[test]
fn planks_that_do_not_lie_yet_are_told_by_how_many_do() {
    for (turns, message) in [
        ("P1:1", "no plank lies on the table yet"),
        ("first rwb:1 P0:1", "there is no P0: planks are numbered from P1 in the order of laying"),
        ("first rwb:1 P2:1", "there is no P2 yet: only P1 lies on the table"),
        ("first rwb:1 top rwb:3 P3:1", "there is no P3 yet: only P1 and P2 lie on the table"),
    ] {
        assert_eq!(refused(&format!("players: 2\n{turns}")), message, "{turns}");
    }
}

#[test]
fn dead_end_turn_is_named() {
    let judgement = messages(2, "w bB r\nrA w b\nr wA b\nr w bA\nwB r b\n");
    assert_eq!(
        judgement,
        ["no game leads here: on turn 4 at the latest, B has nothing to play, however the planks are laid"]
    );
    let judgement = messages(2, "P1 rA w b\nP2 r wA b\nP3 rB wB b\n");
    assert_eq!(
        judgement,
        [
            "the planks cannot have been laid in this order: whoever opens, on turn 2 at the latest somebody has nothing to play"
        ]
    );
}

#[test]
fn lagging_player_is_named() {
    let judgement = messages(3, "to move: A\nrA wB bB\nrC wA bA\nwA rB bB\nrB bA wC\nbC rA wB\n");
    assert_eq!(
        judgement,
        [
            "A has placed 6 tokens, and C, who never had to pass, has placed 3: no player can be two turns ahead of another"
        ]
    );
}

#[test]
fn impossible_position_has_no_player_to_move() {
    let referee = PlankReferee::new(Some(2), Moving::Own);
    for text in ["first: A\nto move: B\n", "rA w b\nwA r b\n"] {
        let judgement = referee.check(text);
        assert_eq!(
            (judgement.verdict, judgement.status.expect("a status").to_move),
            (Verdict::Illegal, None),
            "{text}"
        );
    }
}

/// Regression test: the lower bounds of planks in hand once exceeded the number of remaining planks.
#[test]
fn full_row_has_no_laying_threats() {
    let table = "rA w b\nb wB r\nrA w b\nb wB r\nr b w\nw b r\nr b w\nw b r\nw r b\nb r w\nw r b\nb r w\n";
    for players in 2..=4 {
        for hands in ["", "planks B: none\n"] {
            let judgement = PlankReferee::new(Some(players), Moving::Own).check(&format!("{hands}{table}"));
            assert_eq!(judgement.verdict, Verdict::Illegal);
            let lays = |threat: &crate::rules::Threat| {
                matches!(threat.turn.trace, Trace::Piece { to: Touch::Added { .. }, .. })
            };
            assert!(
                !judgement.status.is_some_and(|status| status.threats.iter().any(lays)),
                "{players} {hands}"
            );
        }
    }
}

#[test]
fn different_number_of_players_is_unreadable() {
    let judgement = PlankReferee::new(Some(3), Moving::Own).check("players: 4\nrA w b\n");
    let [finding] = judgement.findings.as_slice() else { panic!("{:?}", judgement.findings) };
    assert_eq!((judgement.verdict, finding.code.as_str()), (Verdict::Unreadable, "plank/players-contradict"));
    assert_eq!(finding.to_string(), "the text says that 4 play, but it is read as a game for 3");
    let hint = "ask for `plank/4` instead of `plank/3`, or remove this line";
    assert_eq!(
        (finding.hint.as_ref().map(ToString::to_string).as_deref(), finding.span.clone()),
        (Some(hint), Some(0..10))
    );
}

#[test]
fn moves_use_the_assumed_player() {
    let referee = PlankReferee::new(Some(2), Moving::Own);
    for table in ["rA w b\n", "rA w bB\n", "rA w bB\nw r bA\n", "first: B\nrA w bB\n"] {
        let assumed = referee.check(table).assumed;
        let to_move = assumed.iter().find(|assumed| assumed.key == "to move").expect("a player");
        let judgement = referee.moves(&format!("to move: {}\n{table}", to_move.value)).expect("turns");
        assert!(
            !judgement.turns.is_empty() && judgement.assumed.iter().all(|assumed| assumed.key != "to move")
        );
        let silent = referee.moves(table).expect("turns");
        assert_eq!(silent.turns, judgement.turns, "{table}");
        assert!(silent.assumed.contains(to_move), "{table}");
    }
    let nobody = referee.moves("rA w b\nwA r b\n").expect_err("it can be nobody's turn");
    assert_eq!(nobody.findings.first().map(|finding| finding.code.as_str()), Some("plank/uneven-turns"));
}

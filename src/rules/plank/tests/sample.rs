//! The sample game of Plank, and the threats that its comments describe.

use crate::rules::plank::*;
use crate::rules::{Referee, Verdict};

const RECORD: &str = include_str!("../../../../templates/plank/sample.en.txt");

#[test]
fn sample_game_threats_match_its_comments() {
    let replay = PlankReferee::new(None, Moving::Own).replay(RECORD);
    assert_eq!((replay.verdict, replay.turns), (Verdict::Legal, 12), "{:?}", replay.failed);
    let threats: Vec<Vec<String>> = replay
        .steps
        .iter()
        .map(|step| {
            step.status.threats.iter().map(|threat| format!("{} {}", threat.player, threat.turn)).collect()
        })
        .collect();
    // Turn 3: A can lay red below A's blue and white. Turn 5: blue at the left of P3. Turn 8: red at the left of P1;
    // the blue that would win on P2 is on the table already. Turn 9: the white that would win on P1 is too, so it is
    // not a threat yet. Turn 12: two squares, and A can block only one.
    let judgement: [&[&str]; 12] = [
        &[],
        &[],
        &["A bottom wrb:2", "A bottom brw:2"],
        &[],
        &["A P3:1"],
        &[],
        &[],
        &["B P1:1"],
        &[],
        &[],
        &[],
        &["B P2:1>P4:2", "B P1:3>P4:2", "B P3:1>P2:2", "B P4:3>P2:2"],
    ];
    assert_eq!(threats, judgement);
}

#[test]
fn sample_games_of_both_languages_are_equal() {
    let french = include_str!("../../../../templates/plank/sample.fr.txt");
    let referee = PlankReferee::new(None, Moving::Own);
    assert_eq!(referee.replay(french), referee.replay(RECORD));
}

#[test]
fn sample_position_is_legal_with_threats() {
    let referee = PlankReferee::new(None, Moving::Own);
    let position = referee.replay(RECORD).position.expect("a position");
    let judgement = referee.check(&position.to_string());
    assert_eq!(judgement.verdict, Verdict::Legal);
    let threats: Vec<_> =
        judgement.status.expect("a status").threats.into_iter().map(|threat| threat.turn.text).collect();
    assert_eq!(threats, ["P2:1>P4:2", "P1:3>P4:2", "P3:1>P2:2", "P4:3>P2:2"]);
}

#[test]
fn marks_and_winning_sides_are_reported() {
    let three = PlankReferee::new(Some(3), Moving::Own);
    let over = three.check("rA wA bA\nrB wB bC\nwC rB b\n");
    let status = over.status.expect("a status");
    assert_eq!(
        (over.verdict, &status.winners[..], status.to_move),
        (Verdict::Illegal, &["A".into()][..], None)
    );
    let marks: Vec<_> = status.marks.iter().map(|mark| (mark.player.to_string(), mark.points)).collect();
    assert_eq!(marks, [("B".to_owned(), 2), ("C".to_owned(), 1)]);
    let four = PlankReferee::new(Some(4), Moving::Own);
    let won = four.check("rA wA bA\nrB wB bC\nwC rD bD\n");
    assert_eq!(
        (won.verdict, won.status.expect("a status").winners),
        (Verdict::Legal, vec!["A".into(), "C".into()])
    );
}

//! Any player may open: positions and records of whole matches, and findings about impossible openers.

use super::support::{turns, write};
use crate::prng::Prng;
use crate::rules::plank::*;
use crate::rules::tests::{text_of, written};
use crate::rules::{Play, Referee, Verdict};

/// The turns and positions of a random game of at most 16 turns that `first` opens.
fn game(players: usize, moving: Moving, first: Player, seed: u64) -> (Vec<String>, Vec<String>) {
    let (mut rng, kit) = (Prng::new(seed), Kit::standard(players).expect("a box"));
    let deal = kit.standard_deal().expect("a deal").map(Some);
    let mut position = Position::start(kit, moving, &deal, first).expect("a start");
    let (mut played, mut texts) = (Vec::new(), vec![write(&position.setup())]);
    while let Some(turn) = rng.pick(&turns(&position)).filter(|_| played.len() < 16).copied() {
        played.push(turn.to_string());
        position.play(turn);
        texts.push(write(&position.setup()));
    }
    (played, texts)
}

/// A position text without some of its lines.
fn without(text: &str, keys: &[&str]) -> String {
    let is_left_out = |line: &str| keys.iter().any(|key| line.starts_with(key));
    text.lines().filter(|line| !is_left_out(line)).map(|line| format!("{line}\n")).collect()
}

#[test]
fn matches_are_legal_for_every_opener() {
    for players in 2..=4 {
        for moving in [Moving::Own, Moving::All] {
            let referee = PlankReferee::new(Some(players), moving);
            let kit = Kit::standard(players).expect("a box");
            let mut first = Player::FIRST;
            for number in 0..3 {
                let (played, texts) = game(players, moving, first, 10 * players as u64 + number);
                let record = format!("first: {first}\n{}", played.join("\n"));
                let replayed = referee.replay(&record);
                assert_eq!(replayed.verdict, Verdict::Legal, "{record}\n{:?}", replayed.failed);
                let last = replayed.position.expect("a position").to_string();
                assert!(last.contains(&format!("first: {first}\n")), "{last}");
                for text in &texts {
                    for keys in
                        [&[][..], &["planks"], &["planks", "first"], &["planks", "first", "to move", "P"]]
                    {
                        let text = without(text, keys);
                        let judgement = referee.check(&text);
                        assert_eq!(judgement.verdict, Verdict::Legal, "{text}{:?}", judgement.findings);
                        let is_assumed = judgement.assumed.iter().any(|assumed| assumed.key == "first");
                        assert_eq!(is_assumed, keys.contains(&"first"), "{text}");
                    }
                }
                first = kit.after(first);
            }
        }
    }
}

#[test]
fn missing_opener_is_assumed() {
    let judgement = PlankReferee::new(None, Moving::Own).check("players: 2\nrB w b\n");
    assert_eq!(judgement.verdict, Verdict::Legal, "{:?}", judgement.findings);
    assert_eq!(text_of(&judgement), "players: 2\nrB w  b\n");
    assert_eq!(written(&judgement.assumed)[..2], ["first: B", "to move: A"]);
    assert_eq!(judgement.status.expect("a status").to_move, Some("A".into()));
}

#[test]
fn a_is_assumed_to_have_opened_where_a_can_have() {
    let mut others = 0;
    for players in 2..=4 {
        let referee = PlankReferee::new(Some(players), Moving::Own);
        for seed in 0..10 {
            let (_, texts) = game(players, Moving::Own, Player::FIRST, seed);
            for text in &texts {
                let judgement = referee.check(&without(text, &["planks", "first", "to move", "P"]));
                let first = judgement.assumed.iter().find(|assumed| assumed.key == "first");
                others += usize::from(first.is_none_or(|first| first.value != "A"));
            }
        }
    }
    assert_eq!(others, 0);
}

#[test]
fn tables_without_a_moved_token_come_with_a_shortest_game() {
    let judgement = PlankReferee::new(Some(2), Moving::Own).check("rA b  w\nw  bB r\nbA r  w\n");
    assert_eq!((judgement.witness.len(), judgement.is_shortest), (3, true));
}

#[test]
fn equal_token_counts_leave_the_player_to_move_unknown() {
    let referee = PlankReferee::new(Some(2), Moving::Own);
    let status = |text: &str| referee.check(text).status.expect("a status").to_move;
    assert_eq!(status("rA w bB\n"), None);
    assert_eq!(status("first: B\nrA w bB\n"), Some("B".into()));
}

#[test]
fn impossible_opener_is_explained() {
    for (text, message, hint) in [
        (
            "first: A\nrA w bB\nwB r b\n",
            "A has placed 1 token and B has placed 2: A cannot have opened",
            "write `first: B`",
        ),
        (
            "first: A\nrA w b\nw bB r\nwB r b\nr w bA\n",
            "A cannot have opened: on turn 3 at the latest, A has nothing to play",
            "with `first: B` the position is legal",
        ),
    ] {
        let judgement = PlankReferee::new(Some(2), Moving::Own).check(text);
        let [finding] = judgement.findings.as_slice() else { panic!("{text}{:?}", judgement.findings) };
        assert_eq!(
            (finding.code.as_str(), finding.message.to_string().as_str()),
            ("plank/wrong-opener", message)
        );
        assert_eq!(finding.hint.as_ref().map(ToString::to_string).as_deref(), Some(hint));
    }
}

#[test]
fn record_uses_the_first_opener_that_makes_it_legal() {
    let referee = PlankReferee::new(None, Moving::Own);
    let steps = |record: &str| {
        let replay = referee.replay(record);
        replay.steps.into_iter().map(|step| step.player.to_string()).collect::<String>()
    };
    assert_eq!(steps("players: 3\nfirst rwb:1 P1:2 P1:3 top rwb:1"), "ABCA");
    assert_eq!(steps("players: 3\nfirst: C\nfirst rwb:1 P1:2 P1:3 top rwb:1"), "CABC");
    assert_eq!(steps("planks A: w w w b b b\nplanks B: r r r r w b\nfirst wrb:1 top rwb:1"), "BA");
    // For no opener; the result is that of the opener for whom most turns are legal, here B.
    let replay = referee.replay("planks A: w w w b b b\nplanks B: r r r r w b\nfirst wrb:1 top brw:1");
    assert_eq!(replay.failed.map(|failed| failed.turn), Some(2));
    assert_eq!(replay.steps.first().map(|step| step.player.clone()), Some("B".into()));
}

#[test]
fn marks_depend_on_the_winner_not_the_opener() {
    let referee = PlankReferee::new(Some(3), Moving::Own);
    let won = referee.check("first: B\nrB wB bB\nrC wC bA\nwA rC b\n");
    let status = won.status.expect("a status");
    assert_eq!(status.winners, ["B"], "{:?}", won.findings);
    let marks: Vec<_> = status.marks.iter().map(|mark| (mark.player.to_string(), mark.points)).collect();
    assert_eq!(marks, [("C".to_owned(), 2), ("A".to_owned(), 1)]);
}

#[test]
fn the_player_to_move_is_checked_where_it_stands() {
    let referee = PlankReferee::new(None, Moving::Own);
    let steps = |record: &str| {
        let replay = referee.replay(record);
        replay.steps.into_iter().map(|step| step.player.to_string()).collect::<String>()
    };
    assert_eq!(steps("to move: B\nfirst rwb:1 P1:2 P1:3"), "BAB", "before the first turn it is the opener");
    assert_eq!(steps("players: 2\nfirst rwb:1\nto move: B\nP1:2 P1:3"), "ABA");
    assert_eq!(steps("players: 2\nfirst rwb:1 P1:2 P1:3\nto move: A"), "BAB");
    let wrong = referee.replay("players: 2\nfirst: A\nfirst rwb:1 P1:2 P1:3\nto move: A");
    let [finding] = &wrong.findings[..] else { panic!("{wrong:#?}") };
    assert_eq!(
        (finding.code.as_str(), finding.message.to_string().as_str()),
        ("plank/not-in-a-record", "as A opened, it cannot be A's turn here")
    );
}

#[test]
fn records_tell_the_players_and_the_opener_that_they_are_read_with() {
    let referee = PlankReferee::new(None, Moving::Own);
    let assumed = |record: &str| {
        let assumed = referee.replay(record).assumed.into_iter();
        assumed.map(|assumed| format!("{}: {}", assumed.key, assumed.value)).collect::<Vec<_>>()
    };
    assert_eq!(assumed("to move: C\nfirst rwb:1 P1:2 P1:3"), ["players: 3", "first: C"]);
    assert_eq!(assumed("players: 2\nfirst rwb:1\nto move: B"), ["first: A"]);
    assert_eq!(assumed("players: 2\nfirst: A\nfirst rwb:1"), [""; 0]);
}

#[test]
fn records_of_any_number_of_players_need_not_say_it() {
    let mut rng = Prng::new(5);
    let named = |record: &str| {
        let replay = PlankReferee::new(None, Moving::Own).replay(record);
        (replay.verdict, replay.variant.parse::<usize>().expect("a number"))
    };
    for players in 2..=4 {
        let mut fewer = 0;
        for _ in 0..100 {
            let mut position = standard_start(players, Moving::Own).expect("a deal");
            let mut record = String::new();
            for _ in 0..4 + rng.roll(40) {
                let mut turns = Vec::new();
                position.turns(|turn| turns.push(turn));
                let Some(&turn) = turns.get(rng.roll(turns.len().max(1))) else { break };
                record += &format!("{turn}\n");
                position.play(turn);
            }
            let (verdict, shown) = named(&record);
            assert_eq!(verdict, Verdict::Legal, "{players} {record}");
            assert!(shown <= players, "{record}");
            fewer += usize::from(shown < players);
            assert_eq!(named(&format!("players: {players}\n{record}")), (Verdict::Legal, players));
        }
        // Short records are legal for fewer players, too.
        assert!(fewer < 70, "{fewer} of 100 for {players}");
    }
}

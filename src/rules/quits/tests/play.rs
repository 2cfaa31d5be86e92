//! Random games: turns, threats and texts are correct, and positions near the start are judged legal.

use std::collections::BTreeSet;

use super::all_rules;
use super::perft::naive_rules;
use crate::prng::Prng;
use crate::rules::quits::{Last, Player, Position, QuitsReferee, Rules, Setup, Slide, Turn, Variant, read};
use crate::rules::{Judgement, Play, Referee, Verdict};

fn random_turn(position: &Position, rng: &mut Prng) -> Option<Turn> {
    let mut turns = Vec::new();
    position.turns(|turn| turns.push(turn));
    turns.get(rng.roll(turns.len())).copied()
}

#[test]
fn turns_and_threats_match_the_naive_engine() {
    let mut rng = Prng::new(0x1995);
    let (mut threats, mut passes, mut wins) = (0, 0, BTreeSet::new());
    for rules in all_rules() {
        let naive_rules = naive_rules(rules);
        for _ in 0..60 {
            let (mut position, mut state) = (Position::start(rules), naive_rules.start());
            for _ in 0..400 {
                let mut turns = Vec::new();
                position.turns(|turn| turns.push(position.written(turn)));
                let expected = naive_rules.turns(&state);
                let sorted = |mut turns: Vec<String>| {
                    turns.sort();
                    turns
                };
                let listed: Vec<_> = expected.iter().map(|(turn, _)| turn.clone()).collect();
                assert_eq!(sorted(turns), sorted(listed), "{}", position.text());
                assert_eq!(position.count(), expected.len() as u64);
                assert_eq!(position.winner().map(Player::letter), naive_rules.winner(&state));
                let mut winning = Vec::new();
                for player in naive_rules.players().into_iter().filter(|_| position.winner().is_none()) {
                    let mut state = state.clone();
                    if state.player != player {
                        state.player = player;
                        state.before.clear();
                    }
                    for (turn, next) in naive_rules.turns(&state) {
                        if naive_rules.winner(&next) == Some(player) {
                            winning.push((player.to_string(), turn));
                        }
                    }
                }
                let mut found: Vec<_> = position
                    .status()
                    .threats
                    .into_iter()
                    .map(|threat| (threat.player[..1].to_uppercase(), threat.turn))
                    .collect();
                found.sort();
                winning.sort();
                threats += found.len();
                assert_eq!(found, winning, "{}", position.text());
                let Some(turn) = random_turn(&position, &mut rng) else { break };
                passes += usize::from(turn == Turn::Pass);
                position.play(turn);
                let written = turn.to_string();
                state = expected.into_iter().find(|(turn, _)| *turn == written).expect("the turn").1;
            }
            wins.extend(position.winner());
        }
    }
    assert!(threats > 1000 && wins.len() == 4, "{threats} {passes} {wins:?}");
}

/// Asserts a legal verdict with a witness that replays to the same tray.
pub fn assert_legal_with_witness(referee: &QuitsReferee, text: &str, judged: &Judgement) {
    assert_eq!(judged.verdict, Verdict::Legal, "{text}{judged:#?}");
    let again = judged.position.clone().expect("a text");
    let reread = referee.check(&again);
    assert_eq!(reread.position.as_ref(), Some(&again), "a text reads back to itself");
    assert_eq!(reread.verdict, Verdict::Legal);
    // Stating the assumptions does not change the verdict.
    let given: String =
        judged.assumed.iter().map(|assumed| format!("{}: {}\n", assumed.key, assumed.value)).collect();
    let lines: String = text
        .lines()
        .filter(|line| !judged.assumed.iter().any(|assumed| line.starts_with(&format!("{}:", assumed.key))))
        .map(|line| format!("{line}\n"))
        .collect();
    let settled = referee.check(&format!("{given}{lines}"));
    assert_eq!((settled.verdict, settled.assumed.len()), (Verdict::Legal, 0), "{given}{text}{settled:#?}");
    if !judged.witness.is_empty() {
        let record = format!("variant: {}\n{}", judged.variant, judged.witness.join(" "));
        let replayed = referee.replay(&record);
        assert_eq!(replayed.verdict, Verdict::Legal, "{record}");
        let trays = [&again, &replayed.position.expect("a position")].map(|text| {
            let (setup, _) = read(text).expect("it is read");
            setup.balls
        });
        assert_eq!(trays[0], trays[1]);
    }
}

/// Plays random games and judges every position. At every `each`th turn also checks more and less complete texts,
/// turns, threats and the witness.
fn play_outs(games: usize, turns: usize, each: usize, chosen: impl Fn(Rules) -> bool) {
    let mut rng = Prng::new(0x1996);
    for rules in all_rules().filter(|rules| chosen(*rules)) {
        let referee = QuitsReferee::new(None, rules.ball_moves);
        for _ in 0..games {
            let mut position = Position::start(rules);
            let mut last = None;
            for number in 0..=turns {
                let text = position.text();
                let judged = referee.check(&text);
                if number % each == 0 {
                    assert_legal_with_witness(&referee, &text, &judged);
                    check_variations(&referee, position, last);
                } else {
                    assert_eq!(judged.verdict, Verdict::Legal, "{text}{judged:#?}");
                }
                let Some(turn) = random_turn(&position, &mut rng) else { break };
                position.play(turn);
                last = Some(Last::Turn(turn));
            }
        }
    }
}

fn check_variations(referee: &QuitsReferee, position: Position, last: Option<Last>) {
    let setup = Setup { last, ..Setup::from(position) };
    let text = setup.to_string();
    let judged = referee.check(&text);
    assert_legal_with_witness(referee, &text, &judged);
    assert_eq!(judged.status.map(|status| status.threats), Some(position.status().threats), "{text}");
    let mut listed = Vec::new();
    position.turns(|turn| listed.push(turn.to_string()));
    assert_eq!(referee.moves(&text).expect("turns").turns, listed, "{text}");
    let bare = Setup { to_move: None, last: None, out: [None; 4], ..setup }.to_string();
    assert_legal_with_witness(referee, &bare, &referee.check(&bare));
}

#[test]
fn openings_of_random_games_are_legal() {
    play_outs(4, 4, 1, |_| true);
}

#[test]
fn random_simple_games_are_legal() {
    play_outs(4, 6, 1, |rules| rules.variant == Variant::Simple);
}

/// `cargo test --release -- --ignored thousands_of_quits`
#[test]
#[ignore = "takes minutes"]
fn thousands_of_quits_games_are_legal() {
    play_outs(2000, 300, 50, |_| true);
}

#[test]
fn witness_ends_with_the_given_last_turn() {
    let mut rng = Prng::new(0x1997);
    let (mut legal, mut illegal) = (0, 0);
    for rules in all_rules() {
        let referee = QuitsReferee::new(None, rules.ball_moves);
        for _ in 0..8 {
            let mut position = Position::start(rules);
            let mut setup = Setup::from(position);
            for _ in 0..3 {
                let Some(turn) = random_turn(&position, &mut rng) else { break };
                position.play(turn);
                setup = Setup::from(position);
                let slide = Slide::all().nth(rng.roll(20)).expect("a slide");
                setup.last = Some(Last::Turn(Turn::Slide(slide)));
            }
            let judged = referee.check(&setup.to_string());
            let last = setup.last.map(|last| match last {
                Last::Turn(turn) => turn.to_string(),
                Last::Nothing => String::new(),
            });
            match judged.verdict {
                Verdict::Legal => {
                    assert_eq!(judged.witness.last(), last.as_ref());
                    legal += 1;
                }
                Verdict::Illegal => {
                    assert!(!judged.findings.is_empty());
                    illegal += 1;
                }
                other => panic!("{other:?}: {setup}"),
            }
        }
    }
    // Most random slides cannot have been the last turn.
    assert!(legal > 3 && illegal > legal, "{legal} {illegal}");
}

//! Search for games, on random arrangements and against all positions of the simple game.

use std::collections::HashSet;
use std::time::Instant;

use super::all_rules;
use super::exhaustive::{Reached, State};
use crate::prng::Prng;
use crate::rules::quits::board::each;
use crate::rules::quits::meeting::{MAX_TURNS, Meeting, Shorter};
use crate::rules::quits::reach::{ReachOutcome, reach};
use crate::rules::quits::retro::{PriorTurn, RetroPosition};
use crate::rules::quits::{BallMoves, Player, Position, QuitsReferee, Rules, Variant};
use crate::rules::{Play, Referee};

/// A random well-formed arrangement with a random number of balls out and a random player to move.
fn scattered(rules: Rules, rng: &mut Prng) -> RetroPosition {
    let players = rules.variant.players();
    // Not `Prng::roll`: the table in docs/benchmarks.md depends on this stream.
    let mut roll = |end: usize| (rng.bits() % end as u64) as usize;
    loop {
        let mut balls = [0; 4];
        let mut free: Vec<u32> = (0..25).collect();
        let mut winners = 0;
        for &player in players {
            let out = roll(rules.variant.wins() as usize + 1) as u32;
            winners += usize::from(out == rules.variant.wins());
            for _ in out..rules.variant.balls() {
                balls[player as usize] |= 1 << free.swap_remove(roll(free.len()));
            }
        }
        let at_exit = players.iter().any(|&player| balls[player as usize] & player.exit_bit() != 0);
        if winners < 2 && !at_exit {
            return RetroPosition {
                balls,
                to_move: players[roll(players.len())],
                before: PriorTurn::Anything,
            };
        }
    }
}

/// Returns true if the turns are a legal game that leads to the goal.
fn leads_to(rules: Rules, turns: &[crate::rules::quits::Turn], goal: &RetroPosition) -> bool {
    let mut position = Position::start(rules);
    for &turn in turns {
        let mut legal = false;
        position.turns(|other| legal |= other == turn);
        if !legal {
            return false;
        }
        position.play(turn);
    }
    position.all_balls() == goal.balls && position.to_move() == goal.to_move
}

/// Searches for games to random arrangements of every variant, and for shorter ones, and prints statistics.
fn throw(count: usize) {
    println!(
        "\n| variant, balls move | a game leads there | known to be shortest | none does | median, ms | slowest, ms |"
    );
    println!("|---|---|---|---|---|---|");
    for rules in all_rules() {
        let mut rng = Prng::new(0x1b27_6bf4_3060_def9);
        let (mut games, mut none, mut shortest) = (0, 0, 0);
        let mut seconds = Vec::new();
        for _ in 0..count {
            let goal = scattered(rules, &mut rng);
            let start = Instant::now();
            let mut meeting = Meeting::new(rules, goal);
            match reach(rules, goal, Some(&mut meeting)) {
                ReachOutcome::Game(turns) => {
                    assert!(leads_to(rules, &turns, &goal), "{rules:?} {goal:?}: {turns:?}");
                    games += 1;
                    match meeting.shorter(turns.len(), MAX_TURNS) {
                        Shorter::Game(fewer) => {
                            assert!(fewer.len() < turns.len());
                            assert!(leads_to(rules, &fewer, &goal), "{rules:?} {goal:?}: {fewer:?}");
                            shortest += 1;
                        }
                        Shorter::None => shortest += 1,
                        Shorter::Unknown { at_least } => shortest += usize::from(at_least == turns.len()),
                    }
                }
                ReachOutcome::None { .. } | ReachOutcome::Locked(_) => none += 1,
                ReachOutcome::Unknown { .. } => panic!("{rules:?} {goal:?} is undecided"),
            }
            seconds.push(start.elapsed().as_secs_f64());
        }
        seconds.sort_by(f64::total_cmp);
        let (median, worst) = (seconds[count / 2] * 1e3, seconds[count - 1] * 1e3);
        println!(
            "| {}, {} | {games} | {shortest} | {none} | {median:.3} | {worst:.1} |",
            rules.variant.name(),
            rules.ball_moves.name()
        );
    }
}

#[test]
fn random_arrangements_are_decided() {
    throw(300);
}

#[test]
#[ignore = "measures; run it in release"]
fn ten_thousand_arrangements_of_every_variant_are_decided() {
    throw(10_000);
}

#[test]
fn locked_balls_are_reported() {
    // a5 came up from a4, a4 down from a5; e4 down from e5, which is at home; and no line slides.
    let text = "L . L . D  R . . . D  . . . R .  R . . . B  L D . B B";
    let mut balls = [0; 4];
    for (index, letter) in text.split_whitespace().enumerate() {
        if let Some(player) = Player::ALL.iter().find(|player| letter.starts_with(player.letter())) {
            balls[*player as usize] |= 1 << ((4 - index / 5) * 5 + index % 5);
        }
    }
    let rules = Rules { variant: Variant::Four, ball_moves: BallMoves::Forward };
    let goal = RetroPosition { balls, to_move: Player::Blue, before: PriorTurn::Anything };
    let ReachOutcome::Locked(fast) = reach(rules, goal, None) else { panic!("it is locked") };
    let named: Vec<_> = each(fast).map(|square| square.to_string()).collect();
    assert_eq!(named, ["a1", "e1", "a4", "e4", "a5", "e5"]);
}

/// All games of few turns are played, to know how many turns each arrangement takes at least.
#[test]
fn a_shorter_game_is_the_shortest() {
    for rules in all_rules() {
        let start = Position::start(rules);
        let (mut layer, mut known) = (vec![start], HashSet::from([start]));
        let mut arranged = HashSet::new();
        for turns in 0..=5 {
            for (index, position) in layer.iter().enumerate() {
                let (balls, to_move) = (position.all_balls(), position.to_move());
                let goal = RetroPosition { balls, to_move, before: PriorTurn::Anything };
                if !arranged.insert((balls, to_move)) || !index.is_multiple_of(layer.len() / 10 + 1) {
                    continue;
                }
                assert!(
                    matches!(Meeting::new(rules, goal).shorter(turns, MAX_TURNS), Shorter::None),
                    "{goal:?}"
                );
                // Without a bound the sides meet by going on; with it the last turn is looked for.
                let mut meeting = Meeting::new(rules, goal);
                for found in [meeting.shortest(MAX_TURNS), Meeting::new(rules, goal).shorter(99, MAX_TURNS)] {
                    let Shorter::Game(game) = found else { panic!("{rules:?} {goal:?} {found:?}") };
                    assert_eq!(game.len(), turns, "{rules:?} {goal:?}");
                    assert!(leads_to(rules, &game, &goal), "{rules:?} {goal:?}: {game:?}");
                }
            }
            let mut next = Vec::new();
            for position in layer.into_iter().filter(|_| turns < 5) {
                position.turns(|turn| {
                    let mut after = position;
                    after.play(turn);
                    if known.insert(after) {
                        next.push(after);
                    }
                });
            }
            layer = next;
        }
    }
}

/// A shorter game may only be missed where the search says how many turns it has at least.
#[test]
fn what_is_left_unknown_is_long() {
    for rules in all_rules() {
        let mut rng = Prng::new(0x7d10_33c5_9a2f_0b61);
        let mut unknown = 0;
        for _ in 0..30 {
            let goal = scattered(rules, &mut rng);
            let ReachOutcome::Game(turns) = reach(rules, goal, None) else { continue };
            let Shorter::Unknown { at_least } = Meeting::new(rules, goal).shorter(turns.len(), 3_000) else {
                continue;
            };
            unknown += 1;
            assert_eq!(at_least % rules.variant.players().len(), turns.len() % rules.variant.players().len());
            let more = Meeting::new(rules, goal).shorter(at_least, MAX_TURNS);
            assert!(matches!(more, Shorter::None), "{rules:?} {goal:?}: {at_least} {more:?}");
        }
        assert!(unknown > 5, "{rules:?}: {unknown}");
    }
}

#[test]
fn a_tray_without_its_player_comes_with_the_shortest_game_of_both() {
    let referee = QuitsReferee::new(Some(Variant::Simple), BallMoves::Forward);
    let judgement = referee.check("to move: dark\n. . . D .\n. . . D D\n. . . . .\nL . L . .\n. L . . .\n");
    assert_eq!((judgement.witness.len(), judgement.is_shortest), (1, true), "{:?}", judgement.findings);
    let judgement = referee.check(". . . D .\n. . . D D\n. . . . .\nL . L . .\n. L . . .\n");
    assert_eq!((judgement.witness.len(), judgement.is_shortest), (1, true), "{:?}", judgement.findings);
}

/// Number of reachable and of well-formed arrangements of the simple game with either player to move: no ball out,
/// one of light's, one of dark's.
const REACHED: [(BallMoves, [(usize, usize); 3]); 2] = [
    (BallMoves::Forward, [(5_490_098, 5_490_100), (562_717, 860_706), (562_717, 860_706)]),
    (BallMoves::Diagonal, [(5_490_098, 5_490_100), (560_747, 860_706), (560_747, 860_706)]),
];

#[test]
#[ignore = "plays the simple game to its end; run it in release"]
fn search_matches_every_position_of_the_simple_game() {
    for (ball_moves, expected) in REACHED {
        let rules = Rules { variant: Variant::Simple, ball_moves };
        let reached = Reached::all(ball_moves);
        let mut counted = [(0, 0); 3];
        for (light, dark, to_move) in reached.arrangements() {
            let kind = match (light.count_ones(), dark.count_ones()) {
                (3, 3) => 0,
                (2, _) => 1,
                _ => 2,
            };
            counted[kind].1 += 1;
            let goal = RetroPosition { balls: [light, 0, dark, 0], to_move, before: PriorTurn::Anything };
            let found = reach(rules, goal, None);
            if reached.is_reached(State::new(light, dark, to_move)) {
                counted[kind].0 += 1;
                assert!(matches!(found, ReachOutcome::Game(_)), "{goal:?}: {found:?}");
            } else {
                assert!(
                    matches!(found, ReachOutcome::None { .. } | ReachOutcome::Locked(_)),
                    "{goal:?}: {found:?}"
                );
            }
        }
        assert_eq!(counted, expected, "{ball_moves:?}");
    }
}

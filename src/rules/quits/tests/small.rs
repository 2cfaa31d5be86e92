//! Comparison of the judge with all positions of the simple game: trays with or without the player to move, the balls
//! that are out, and the last turn.

use std::collections::BTreeMap;

use super::exhaustive::{Reached, State};
use crate::prng::Prng;
use crate::rules::quits::{BallMoves, Last, Player, QuitsReferee, Setup, Slide, Spans, Turn, Variant};
use crate::rules::tests::{VerdictCounts, check_agreement};
use crate::rules::{Effort, Judge, Judged, Layer, Square, Verdict};

/// Number of setups by what is given and what their verdict is.
type Counts = BTreeMap<(&'static str, &'static str, &'static str), usize>;

/// Compares this number of setups of each kind.
fn compare(ball_moves: BallMoves, sample: usize) -> Counts {
    let reached = Reached::all(ball_moves);
    let referee = QuitsReferee::new(Some(Variant::Simple), ball_moves);
    let all = reached.arrangements().map(|(light, dark, to_move)| State::new(light, dark, to_move));
    let (open, finished): (Vec<State>, Vec<State>) = all.partition(|state| !state.is_over());
    let unreached = finished.iter().copied().filter(|state| !reached.is_reached(*state)).collect();
    let mut rng = Prng::new(0x1998);
    let mut counts = Counts::new();
    for (kind, states) in [("open", open), ("finished", finished), ("unreached", unreached)] {
        for _ in 0..sample {
            let state = states[rng.roll(states.len())];
            let setup = random_setup(&reached, state, &mut rng);
            let judged = referee.judge_setup(&setup, &Spans::default(), Effort::Thorough);
            check(&reached, state, &setup, &judged);
            let given = match setup.last {
                None => "last turn unknown",
                Some(_) => "last turn given",
            };
            *counts.entry((kind, given, judged.verdict.name())).or_default() += 1;
        }
    }
    counts
}

/// The position with some of the information about it. The last turn may be any.
fn random_setup(reached: &Reached, state: State, rng: &mut Prng) -> Setup {
    let balls = [state.balls[0], 0, state.balls[1], 0];
    let out = |player: usize| Some(3 - state.balls[player].count_ones());
    Setup {
        variant: [None, Some(Variant::Simple)][rng.roll(2)],
        balls,
        to_move: [None, Some(PLAYERS[state.mover]), Some(PLAYERS[state.mover])][rng.roll(3)],
        out: [[None; 4], [out(0), None, out(1), None]][rng.roll(2)],
        last: match rng.roll(6) {
            0 => {
                let slides: Vec<Slide> = reached.last_slides(state).collect();
                rng.pick(&slides).map(|slide| Last::Turn(Turn::Slide(*slide)))
            }
            1 => Slide::all().nth(rng.roll(20)).map(|slide| Last::Turn(Turn::Slide(slide))),
            2 => Some(Last::Turn(random_step(state, rng))),
            3 => Some([Last::Turn(Turn::Pass), Last::Nothing][rng.roll(2)]),
            _ => None,
        },
        ..Setup::default()
    }
}

const PLAYERS: [Player; 2] = [Player::Light, Player::Dark];

/// A step to a neighbouring square, of a ball on the tray or to an exit.
fn random_step(state: State, rng: &mut Prng) -> Turn {
    let all = (0..5).flat_map(|row| (0..5).map(move |column| Square { column, row }));
    let moved = state.balls[1 - state.mover] | State::exit(1 - state.mover);
    let to: Vec<Square> = all.clone().filter(|at| moved >> (at.row * 5 + at.column) & 1 != 0).collect();
    let to = to[rng.roll(to.len())];
    let near = |from: &Square| from.column.abs_diff(to.column).max(from.row.abs_diff(to.row)) == 1;
    let from: Vec<Square> = all.filter(near).collect();
    Turn::Ball { from: from[rng.roll(from.len())], to }
}

/// Asserts that the verdict is not wrong, and that the witness leads to the setup.
fn check(reached: &Reached, state: State, setup: &Setup, judged: &Judged<QuitsReferee>) {
    let movers = if setup.to_move.is_some() { vec![state.mover] } else { vec![0, 1] };
    let possible: Vec<State> = movers.into_iter().map(|mover| State { mover, ..state }).collect();
    let is_legal = possible.iter().any(|state| match setup.last {
        None => reached.is_reached(*state),
        Some(last) => reached.is_reached_by(*state, last),
    });
    match judged.verdict {
        Verdict::Legal => {
            assert!(is_legal, "{setup:?}");
            let turns = &judged.game.as_ref().expect("a game").turns;
            let end = reached.replay(turns).expect("legal turns");
            assert!(possible.contains(&end), "{setup:?}{end:?}");
            match setup.last {
                None => {}
                Some(Last::Nothing) => assert!(turns.is_empty(), "{setup:?}"),
                Some(Last::Turn(turn)) => assert_eq!(turns.last(), Some(&turn), "{setup:?}"),
            }
        }
        Verdict::Illegal => {
            assert!(!is_legal, "{setup:?}{:#?}", judged.findings);
            assert!(!judged.findings.is_empty(), "{setup:?}");
            // Box and board allow every tray, but not every last turn.
            let reachable = judged.findings.iter().all(|finding| finding.layer == Some(Layer::Reachable));
            assert!(reachable || setup.last.is_some(), "{setup:?}{:#?}", judged.findings);
        }
        _ => {}
    }
}

fn compare_all() -> VerdictCounts {
    let compared = std::thread::scope(|scope| {
        let threads = BallMoves::ALL.map(|ball_moves| scope.spawn(move || compare(ball_moves, 50_000)));
        threads.map(|thread| thread.join().expect("no verdict is wrong"))
    });
    let mut counts = VerdictCounts::new();
    for (ball_moves, compared) in BallMoves::ALL.iter().zip(compared) {
        for ((kind, given, verdict), count) in compared {
            println!("Quits, {}, {kind}, {given}: {count} {verdict}", ball_moves.name());
            *counts.entry(verdict).or_default() += count;
        }
    }
    counts
}

#[test]
#[ignore = "measured by `cargo agree`"]
fn independent_engines_agree_on_100_000_setups() {
    check_agreement("Quits", compare_all);
}

//! Random games with the full box: every position is judged legal.

use super::support::{turns, write};
use crate::prng::Prng;
use crate::rules::plank::*;
use crate::rules::tests::conformance::check_witness;
use crate::rules::tests::text_of;
use crate::rules::{Judge, Play, Referee, Verdict};

/// Amount of information that is typed.
#[derive(Clone, Copy, Debug)]
enum Typed {
    /// The diagram alone.
    Diagram,
    /// Also the player to move.
    Turn,
    /// Also the order of the planks, the planks in hand and the opener.
    All,
}

fn typed(position: &Position, how: Typed) -> Setup {
    let mut setup = position.setup();
    if !matches!(how, Typed::All) {
        setup.rows.iter_mut().for_each(|row| row.number = None);
        setup.planks = [None; 4];
    }
    if matches!(how, Typed::Diagram) {
        setup.to_move = None;
    }
    if !matches!(how, Typed::All) {
        setup.first = None;
    }
    setup
}

/// Plays a game and visits every position.
fn game(players: usize, moving: Moving, seed: u64, most: usize, mut visit: impl FnMut(usize, &Position)) {
    let mut rng = Prng::new(seed);
    let mut position = standard_start(players, moving).expect("a deal");
    for turn in 0..most {
        let turns = turns(&position);
        if turns.is_empty() {
            break;
        }
        // Winning turns are mostly avoided, so that games last.
        let mut choice = position;
        for _ in 0..6 {
            choice = position;
            // Most turns lay a plank; in some games players keep their planks.
            let keep = rng.roll(4) < seed as usize % 4;
            let lays = |turn: &Turn| matches!(turn.target(), Some(Target::New { .. }));
            let some: Vec<_> = turns.iter().filter(|turn| !keep || !lays(turn)).collect();
            choice.play(**some.get(rng.roll(some.len())).unwrap_or(&&turns[0]));
            if choice.winner().is_none() {
                break;
            }
        }
        position = choice;
        visit(turn, &position);
    }
}

/// Plays a game and judges the positions that `look` selects; returns the numbers of legal and undecided ones.
fn play(
    players: usize,
    moving: Moving,
    seed: u64,
    most: usize,
    look: impl Fn(usize) -> bool,
) -> (usize, usize) {
    let referee = PlankReferee::new(Some(players), moving);
    let (mut legal, mut undecided) = (0, 0);
    game(players, moving, seed, most, |turn, position| {
        if !look(turn) {
            return;
        }
        for how in [Typed::Diagram, Typed::Turn, Typed::All] {
            let text = write(&typed(position, how));
            let clock = std::time::Instant::now();
            let judgement = referee.check(&text);
            let took = clock.elapsed().as_secs_f64();
            if took > 0.3 || judgement.verdict == Verdict::Undecided {
                println!(
                    "{players} {moving:?} {how:?} turn {turn} {:?} {took:.2} s\n{text}",
                    judgement.verdict
                );
            }
            assert_ne!(
                judgement.verdict,
                Verdict::Illegal,
                "{moving:?} {how:?}\n{text}\n{:#?}",
                judgement.findings
            );
            if judgement.verdict == Verdict::Undecided {
                let codes: Vec<_> = judgement.findings.iter().map(|finding| finding.code.as_str()).collect();
                assert_eq!(codes, ["plank/undecided"], "{text}");
                undecided += 1;
                continue;
            }
            legal += 1;
            let text = text_of(&judgement);
            let again = referee.check(&text);
            assert_ne!(again.verdict, Verdict::Illegal, "{text}");
            assert_eq!(text_of(&again), text);
            if again.verdict == Verdict::Undecided {
                println!("{players} {moving:?} {how:?} again turn {turn}\n{text}");
                undecided += 1;
            }
            check_witness(&referee, &judgement);
        }
    });
    (legal, undecided)
}

const VARIANTS: [(usize, Moving); 6] = [
    (2, Moving::Own),
    (3, Moving::Own),
    (4, Moving::Own),
    (2, Moving::All),
    (3, Moving::All),
    (4, Moving::All),
];

#[test]
fn random_games_are_legal() {
    for (players, moving) in VARIANTS {
        let (mut legal, mut undecided) = (0, 0);
        for seed in 0..20 {
            let found = play(players, moving, seed, 64, |turn| turn % 9 == seed as usize % 9);
            legal += found.0;
            undecided += found.1;
        }
        println!("{players} {moving:?}: {legal} legal, {undecided} undecided");
        assert_eq!(undecided, 0, "{players} {moving:?}: {legal} legal");
    }
}

/// Judges every ninth position of each game, with a different offset for each seed.
///
/// `cargo test --release -- --ignored --nocapture thousands_of_plank`
#[test]
#[ignore = "takes minutes"]
fn thousands_of_plank_games_are_legal() {
    for (players, moving) in VARIANTS {
        let (mut legal, mut undecided) = (0, 0);
        for seed in 0..2000 {
            let found = play(players, moving, seed, 100, |turn| turn % 9 == seed as usize % 9);
            legal += found.0;
            undecided += found.1;
        }
        println!("{players} {moving:?}: {legal} legal, {undecided} undecided");
        assert_eq!(undecided, 0, "{players} {moving:?}: {legal} legal");
    }
}

/// With four players and `Moving::Own`, players pass with tokens in hand while others move; these positions are the
/// hardest. Judges every position of such games.
///
/// `cargo test --release -- --ignored --nocapture thousands_of_passes`
#[test]
#[ignore = "takes minutes"]
fn thousands_of_passes_are_legal() {
    let referee = PlankReferee::new(Some(4), Moving::Own);
    let mut legal = 0;
    for seed in 0..2000 {
        game(4, Moving::Own, seed, 100, |turn, position| {
            for how in [Typed::Diagram, Typed::Turn, Typed::All] {
                let judged = referee.judge(&typed(position, how), &Spans::default());
                assert_eq!(judged.verdict, Verdict::Legal, "game {seed}, turn {turn}, {how:?}");
                legal += 1;
            }
        });
    }
    println!("{legal} legal");
}

/// Tables of random games that only passes explain: some players have moved while another still holds a token. Each
/// takes a tenth of a second.
const PASSED: [&str; 5] = [
    "rB b  wD/rC b  w/rA wD bA/wB rD bA/bC rA wC/rB bD wA/w  r  b/wC bB rD/rC wB bD/wA r  b/bB w  r",
    "to move: A/rB b  wD/rC b  w/r  wD bA/wB rD bA/bC rA wC/rB bD wA/w  rA bB/wC bB rD/rC wB bD/wA r  b",
    "to move: B/b  wC rA/bB w  r/rA bD wA/rC bA wD/wB rC bD/w  r  bB/rB wD bA/wC r  b/rB wA bC/wB rD bC",
    "to move: D/w  rD bB/wA rC bA/rB bC wB/bC wD rA/wC bA rB/wD rA bD/bB rD wC/bD wB rC",
    "to move: C/wD b  rB/rD wA bB/w  rD bB/rA wA bC/wC rB bD/w  rC bD/wB rA bA/wD bC r/bA wB rC",
];

#[test]
fn tables_explained_only_by_passes_are_legal() {
    let referee = PlankReferee::new(Some(4), Moving::Own);
    for lines in PASSED {
        let text = format!("players: 4\nfirst: A\n{}\n", lines.replace('/', "\n"));
        let judgement = referee.check(&text);
        assert_eq!(judgement.verdict, Verdict::Legal, "{text}{:?}", judgement.findings);
        assert!(judgement.witness.iter().any(|turn| *turn == "pass"), "{:?}", judgement.witness);
        check_witness(&referee, &judgement);
    }
}

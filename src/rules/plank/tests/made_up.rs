//! Made-up tables of three and four players, like input with mistakes. Half are random arrangements, half are
//! positions of games changed in one place. Nearly all must be decided within a time limit.

use std::time::Duration;

use super::support::{turns, write};
use crate::prng::Prng;
use crate::rules::plank::wellformed::faults;
use crate::rules::plank::*;
use crate::rules::tests::cpu_time;
use crate::rules::{Play, Referee, Verdict};

/// A random arrangement of planks, with tokens of all players on squares of their colours.
fn made_up(players: usize, rng: &mut Prng) -> Setup {
    let kit = Kit::standard(players).expect("a box");
    let mut models: Vec<Colour> = Colour::ALL.into_iter().flat_map(|model| [model; 4]).collect();
    let rows = 3 + rng.roll(10);
    let rows = (0..rows).map(|_| {
        let model = models.swap_remove(rng.roll(models.len()));
        let plank = Plank::orientations(model)[rng.roll(2)];
        let squares = plank.squares().map(|colour| SetupSquare { colour, token: None, open: false });
        PlankRow { number: None, squares }
    });
    let mut setup = Setup { players: Some(players), rows: rows.collect(), ..Setup::default() };
    // All tokens, nearly all, whole rounds, or any number for each player.
    let how = rng.roll(4);
    let round = 1 + rng.roll(6);
    for player in kit.all_players() {
        let out = match how {
            0 => 6,
            1 => 6 - rng.roll(8).saturating_sub(5),
            2 => round,
            _ => rng.roll(7),
        };
        let mut hand: Vec<Colour> = Colour::ALL.into_iter().flat_map(|colour| [colour; 2]).collect();
        for _ in 0..out {
            let colour = hand.swap_remove(rng.roll(hand.len()));
            let squares = setup.rows.iter_mut().flat_map(|row| &mut row.squares);
            let mut free: Vec<_> =
                squares.filter(|square| square.colour == colour && square.token.is_none()).collect();
            let at = rng.roll(free.len());
            if let Some(square) = free.get_mut(at) {
                square.token = Some(Token { owner: player, colour: None });
            }
        }
    }
    setup
}

/// A position after random turns without a line, then changed in one place.
fn spoiled(players: usize, rng: &mut Prng) -> Setup {
    let mut position = standard_start(players, Moving::Own).expect("a deal");
    for _ in 0..8 + rng.roll(50) {
        let turns = turns(&position);
        let played = (0..20).find_map(|_| {
            let mut next = position;
            next.play(*rng.pick(&turns)?);
            next.winner().is_none().then_some(next)
        });
        let Some(next) = played else { break };
        position = next;
    }
    let mut setup = Setup { planks: [None; 4], ..position.setup() };
    setup.first = setup.first.filter(|_| rng.roll(2) == 0);
    setup.rows.iter_mut().for_each(|row| row.number = None);
    let (row, place) = (rng.roll(setup.rows.len()), rng.roll(3));
    let tokens: Vec<_> = setup.tokens().collect();
    let token = rng.pick(&tokens).copied();
    match (rng.roll(7), token) {
        // Leaves out a token.
        (0 | 1, Some((row, place, ..))) => setup.rows[row].squares[place].token = None,
        // Moves a token to another square of its colour.
        (2 | 3, Some((row, place, token, colour))) => {
            let squares = setup.rows.iter().enumerate().flat_map(|(at, row)| {
                let fits = move |square: &SetupSquare| square.colour == colour && square.token.is_none();
                (0..3).filter(move |&place| fits(&row.squares[place])).map(move |place| (at, place))
            });
            let free: Vec<_> = squares.collect();
            if let Some(&(to, there)) = rng.pick(&free) {
                setup.rows[row].squares[place].token = None;
                setup.rows[to].squares[there].token = Some(token);
            }
        }
        // Changes the owner of a token.
        (4, _) => {
            if let Some(token) = &mut setup.rows[row].squares[place].token {
                token.owner = Player::new((token.owner.index() + 1) % players).expect("a player");
            }
        }
        // Reverses a plank with its tokens.
        (5, _) => setup.rows[row].squares.reverse(),
        // Swaps two planks.
        _ => {
            let other = rng.roll(setup.rows.len());
            setup.rows.swap(row, other);
        }
    }
    setup
}

/// A random well-formed table.
fn table(players: usize, seed: u64) -> Setup {
    let mut rng = Prng::new(seed * 4 + players as u64 + 1);
    let kit = Kit::standard(players).expect("a box");
    loop {
        let mut setup =
            if seed.is_multiple_of(2) { made_up(players, &mut rng) } else { spoiled(players, &mut rng) };
        setup.to_move = (rng.roll(2) == 0).then(|| Player::new(rng.roll(players)).expect("a player"));
        if !setup.rows.is_empty() && faults(&setup, &kit).is_empty() {
            return setup;
        }
    }
}

/// CPU time of judging twenty easy tables. Busy machines and debug builds take longer for these, too; times are
/// compared with this one, measured at the same moment.
fn yardstick() -> Duration {
    let referee = PlankReferee::new(Some(3), Moving::Own);
    let texts: Vec<String> = (0..20).map(|seed| write(&table(3, seed))).collect();
    cpu_time(|| texts.iter().for_each(|text| drop(referee.check(text)))).1
}

/// Judges these tables; returns the number of undecided ones and the longest time in units of the yardstick.
fn judged(players: usize, seeds: std::ops::Range<u64>) -> (usize, f64) {
    let referee = PlankReferee::new(Some(players), Moving::Own);
    let (mut legal, mut illegal, mut undecided) = (0, 0, 0);
    let (mut longest, mut all) = (0.0, Duration::ZERO);
    for seed in seeds {
        let text = write(&table(players, seed));
        let (judgement, took) = cpu_time(|| referee.check(&text));
        match judgement.verdict {
            Verdict::Legal => legal += 1,
            Verdict::Illegal => illegal += 1,
            _ => undecided += 1,
        }
        if took > Duration::from_millis(300) || judgement.verdict == Verdict::Undecided {
            let codes: Vec<_> = judgement.findings.iter().map(|finding| finding.code.as_str()).collect();
            let yardsticks = took.as_secs_f64() / yardstick().as_secs_f64();
            println!(
                "{players} seed {seed} {:?} {codes:?} {took:.2?}, {yardsticks:.1}\n{text}",
                judgement.verdict
            );
            longest = yardsticks.max(longest);
        }
        all += took;
    }
    println!(
        "\n| players | legal | illegal | undecided | longest, yardsticks | all, seconds |\n|---|---|---|---|---|---|"
    );
    println!("| {players} | {legal} | {illegal} | {undecided} | {longest:.1} | {:.1} |", all.as_secs_f64());
    (undecided, longest)
}

/// Maximum time for one table, in yardsticks; the slowest of thousands takes 45 to 76, of the first hundreds 17 to 20.
const LONGEST: f64 = 100.0;

#[test]
fn made_up_tables_are_decided_in_time() {
    let found = [3, 4].map(|players| judged(players, 0..100));
    let undecided: usize = found.iter().map(|(undecided, _)| undecided).sum();
    assert!(undecided < 2, "{undecided} of 200 undecided");
    for (_, longest) in found {
        assert!(longest < LONGEST, "{longest:.1}");
    }
}

/// `cargo test --release -- --ignored --nocapture a_thousand_made_up`
#[test]
#[ignore = "takes minutes"]
fn a_thousand_made_up_plank_tables_are_decided() {
    let found = [3, 4].map(|players| judged(players, 0..1000));
    for (undecided, longest) in found {
        assert!(undecided <= 2, "{undecided} of 1,000 undecided");
        assert!(longest < LONGEST, "{longest:.1}");
    }
}

/// Tables of random games of four players in which one token was forgotten. Its owner would have to have passed, and
/// more has come to the table than the others can have brought since.
const FORGOTTEN: [&str; 4] = [
    "first: A/to move: C/w rB bC/wA bD rA/b wD rD/r b wA/rD bC w/rA w bA/bD wB rB/wB r b/bB w r/wC rC bA/wC b r/bB r wD",
    "first: A/rD bB w/bC rC w/b wD r/b wA r/rA b wB/bB wC rB/rD wA bA/w r bD/bA rB wC/r b wB/rA bC wD/w r bD",
    "first: A/to move: A/rB w bD/wB rB bC/w bB r/rA w b/rA bD wA/b wB rD/b rC wC/wD bA r/wD r bA/wA rD b/b w rC/wC bC r",
    "to move: D/bB r w/rC wC b/bD rD w/rC w bA/b wC rD/wA bC r/wD r b/wA bA r/wB bC rA/rB wD bD/b rB wB/w bB r",
];

#[test]
fn a_forgotten_token_is_proved() {
    let referee = PlankReferee::new(Some(4), Moving::Own);
    for lines in FORGOTTEN {
        let text = format!("players: 4\n{}\n", lines.replace('/', "\n"));
        let judgement = referee.check(&text);
        assert_eq!(judgement.verdict, Verdict::Illegal, "{text}{:?}", judgement.findings);
    }
}

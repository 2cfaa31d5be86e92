//! Comparison with the independent implementation, turn by turn.

use super::naive::Naive;
use super::support::turns;
use crate::prng::Prng;
use crate::rules::Play;
use crate::rules::plank::*;

fn configurations() -> impl Iterator<Item = (usize, Moving)> {
    (2..=4).flat_map(|players| [(players, Moving::Own), (players, Moving::All)])
}

#[test]
fn turns_match_the_naive_engine() {
    let (mut plies, mut moves, mut passes) = (0, 0, 0);
    for (players, moving) in configurations() {
        for seed in 0..34 {
            let mut rng = Prng::new(seed);
            let (kit, first) = (Kit::standard(players).expect("a box"), seed as usize % players);
            let deal = kit.standard_deal().expect("a deal").map(Some);
            let opener = Player::new(first).expect("a player");
            let mut position = Position::start(kit, moving, &deal, opener).expect("a start");
            let mut naive = Naive::new(players, moving == Moving::All, first);
            for _ in 0..80 {
                let turns = turns(&position);
                let mut written: Vec<String> = turns.iter().map(Turn::to_string).collect();
                written.sort();
                assert_eq!(written, naive.turns(), "{players} {moving:?} {seed}");
                assert_eq!(position.winner().is_some(), naive.is_won());
                plies += 1;
                // Wins are avoided so that games last; some players keep their planks.
                let keep = seed % 4 > rng.roll(4) as u64;
                let lays = |turn: &Turn| matches!(turn.target(), Some(Target::New { .. }));
                let some: Vec<Turn> = turns.iter().copied().filter(|turn| !keep || !lays(turn)).collect();
                let some = if some.is_empty() { turns } else { some };
                let chosen = (0..12).map(|_| some.get(rng.roll(some.len())).copied()).find(|turn| {
                    let mut next = position;
                    if let Some(turn) = *turn {
                        next.play(turn);
                    }
                    next.winner().is_none()
                });
                let Some(turn) = chosen.flatten().or(some.first().copied()) else { break };
                moves += usize::from(matches!(turn, Turn::Move { .. }));
                passes += usize::from(turn == Turn::Pass);
                position.play(turn);
                naive.play(&turn.to_string());
            }
        }
    }
    println!("{plies} plies, {moves} moves, {passes} passes");
    assert!(moves > 1000 && passes > 0, "{plies} plies, {moves} moves, {passes} passes");
}

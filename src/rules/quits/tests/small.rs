//! Comparison of the judge with all positions of the simple game.

use super::exhaustive::Reached;
use crate::prng::Prng;
use crate::rules::quits::{BallMoves, Player, QuitsReferee, Setup, Variant};
use crate::rules::tests::conformance::check_witness;
use crate::rules::{Layer, Referee, Verdict};

/// `cargo test --release -- --ignored --nocapture simple_games`; `SAMPLE` is the number of positions of each kind.
#[test]
#[ignore = "takes minutes"]
fn simple_games_match_the_judge() {
    let sample: usize = std::env::var("SAMPLE").ok().and_then(|text| text.parse().ok()).unwrap_or(100);
    let mut rng = Prng::new(0x1998);
    for ball_moves in BallMoves::ALL {
        let reached = Reached::all(ball_moves);
        let referee = QuitsReferee::new(Some(Variant::Simple), ball_moves);
        let all: Vec<_> = reached.arrangements().collect();
        let (open, finished): (Vec<_>, Vec<_>) =
            all.into_iter().partition(|(light, dark, _)| light.count_ones() + dark.count_ones() == 6);
        let unreached: Vec<_> = finished
            .iter()
            .copied()
            .filter(|(light, dark, to_move)| !reached.is_reached(*light, *dark, *to_move))
            .collect();
        for (kind, cases) in [("unreached", unreached), ("finished", finished), ("open", open)] {
            let mut undecided = 0;
            for _ in 0..sample {
                let (light, dark, to_move) = cases[rng.roll(cases.len())];
                let mut setup =
                    Setup { balls: [light, 0, dark, 0], to_move: Some(to_move), ..Setup::default() };
                if rng.roll(3) == 0 {
                    setup.to_move = None;
                }
                let is_reached = match setup.to_move {
                    Some(player) => reached.is_reached(light, dark, player),
                    None => [Player::Light, Player::Dark]
                        .into_iter()
                        .any(|player| reached.is_reached(light, dark, player)),
                };
                let text = setup.to_string();
                let judged = referee.check(&text);
                match judged.verdict {
                    Verdict::Legal => {
                        assert!(is_reached, "{text}{judged:#?}");
                        assert_eq!(judged.verdict, Verdict::Legal, "{text}{judged:#?}");
                        check_witness(&referee, &judged);
                    }
                    Verdict::Illegal => {
                        assert!(!is_reached, "{text}{judged:#?}");
                        assert!(
                            judged.findings.iter().all(|finding| finding.layer == Some(Layer::Reachable))
                        );
                    }
                    _ => undecided += 1,
                }
            }
            println!("{} {kind}: {undecided} of {sample} undecided", ball_moves.name());
        }
    }
}

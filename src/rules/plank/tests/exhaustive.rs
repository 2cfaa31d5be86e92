//! Comparison of the judge with all games of small boxes.

use std::collections::{HashMap, HashSet};

use super::small_boxes::{Row, Seen, SmallBox};
use super::support::turns;
use crate::prng::Prng;
use crate::rules::plank::*;
use crate::rules::tests::{VerdictCounts, check_agreement};
use crate::rules::{Effort, Judge, Judged, Play, Verdict};

fn seen(position: &Position) -> Seen {
    let setup = position.setup();
    let rows = setup.rows.iter().map(|row| (row.squares.map(|square| square.colour), row.owners()));
    (rows.collect(), position.to_move(), position.first().expect("an opener"))
}

fn setup(seen: &Seen, kit: &Kit, to_move: bool, first: bool) -> Setup {
    let row = |(colours, owners): &Row| PlankRow {
        number: None,
        squares: std::array::from_fn(|place| SetupSquare {
            colour: colours[place],
            token: owners[place].map(|owner| Token { owner, colour: None }),
            open: false,
        }),
    };
    Setup {
        players: Some(kit.players()),
        rows: seen.0.iter().map(row).collect(),
        to_move: to_move.then_some(seen.1),
        first: first.then_some(seen.2),
        ..Setup::default()
    }
}

/// Changes a table: moves, removes or adds a token; turns, removes or adds a plank; changes the player to move or the
/// opener.
fn bent(seen: &Seen, kit: &Kit, rng: &mut Prng) -> Seen {
    let (mut rows, mut mover, mut first) = seen.clone();
    for _ in 0..=rng.roll(3) {
        let (row, place) = (rng.roll(rows.len()), rng.roll(3));
        match rng.roll(7) {
            0 => mover = kit.after(mover),
            6 => first = kit.after(first),
            1 if rows.len() < kit.planks() => {
                let plank = Plank::orientations(Colour::ALL[rng.roll(3)])[rng.roll(2)];
                rows.insert(row, (plank.squares(), [None; 3]));
            }
            _ if rows.is_empty() => {}
            2 => {
                rows.remove(row);
            }
            3 => rows[row].0.reverse(),
            4 => rows[row].1[place] = Player::new(rng.roll(kit.players())),
            _ => rows[row].1[place] = None,
        }
    }
    (rows, mover, first)
}

/// Compares tables of games and tables near them, each with and without the player to move and the opener. Counts the
/// verdicts, and asserts that none is wrong.
fn compare(kit: Kit, moving: Moving, samples: usize) -> VerdictCounts {
    let small = SmallBox { kit, moving };
    let referee = PlankReferee::with_box(kit, moving);
    let found = small.games();
    let mut list: Vec<&Seen> = found.keys().collect();
    list.sort_unstable();
    // By what is typed: the rows, the player to move, the opener.
    let mut fewest = HashMap::new();
    for ((rows, mover, first), turns) in &found {
        for (mover, first) in
            [(Some(*mover), Some(*first)), (Some(*mover), None), (None, Some(*first)), (None, None)]
        {
            let fewest = fewest.entry((rows, mover, first)).or_insert(*turns);
            *fewest = (*fewest).min(*turns);
        }
    }
    let mut rng = Prng::new(7);
    let mut counts = VerdictCounts::new();
    for _ in 0..samples {
        let reached = list[rng.roll(list.len())].clone();
        let bent = bent(&reached, &kit, &mut rng);
        for table in [reached, bent] {
            for typed in [(true, true), (true, false), (false, true), (false, false)] {
                let setup = setup(&table, &kit, typed.0, typed.1);
                let judged = referee.judge_setup(&setup, &Spans::default(), Effort::Thorough);
                let turns = fewest.get(&(&table.0, setup.to_move, setup.first));
                let is_legal = turns.is_some();
                let wrong = match judged.verdict {
                    Verdict::Legal => !is_legal,
                    Verdict::Illegal => is_legal,
                    _ => false,
                };
                assert!(!wrong, "{kit:?} {moving:?} {setup:?} is {is_legal}: {:?}", judged.findings);
                if judged.verdict == Verdict::Legal {
                    check_witness(small, &setup, &judged);
                    let game = judged.game.as_ref().expect("a game");
                    let is_shortest = turns == Some(&game.turns.len());
                    assert!(is_shortest || !game.is_shortest, "{kit:?} {moving:?} {setup:?}: {turns:?}");
                }
                *counts.entry(judged.verdict.name()).or_default() += 1;
            }
        }
    }
    counts
}

/// Asserts that the turns of the witness are legal, and lead to what the setup shows.
fn check_witness(small: SmallBox, setup: &Setup, judged: &Judged<PlankReferee>) {
    let game = judged.game.as_ref().expect("a game");
    let first = game.end.first().expect("an opener");
    let mut position = Position::start(small.kit, small.moving, &[None; 4], first).expect("a start");
    let mut state = small.start(first);
    for turn in &game.turns {
        position.play(*turn);
        let after = seen(&position);
        state = small.after(&state).into_iter().find(|state| state.seen == after).expect("a legal turn");
    }
    let (rows, mover, first) = &state.seen;
    let shown = setup.rows.iter().map(|row| (row.squares.map(|square| square.colour), row.owners()));
    assert!(shown.eq(rows.iter().copied()), "{setup:?}");
    assert!(setup.to_move.is_none_or(|to_move| to_move == *mover), "{setup:?}");
    assert!(setup.first.is_none_or(|opener| opener == *first), "{setup:?}");
}

/// Compares samples of every box.
fn compare_all(samples: usize) -> VerdictCounts {
    let boxes = [
        (2, [1, 1, 0], [1, 1, 1]),
        (2, [2, 1, 1], [1, 1, 0]),
        (3, [1, 1, 1], [1, 1, 0]),
        (3, [2, 1, 0], [1, 1, 0]),
        (2, [1, 1, 0], [2, 1, 0]),
        (4, [2, 1, 1], [1, 0, 0]),
    ];
    let mut counts = VerdictCounts::new();
    for (players, models, tokens) in boxes {
        for moving in [Moving::Own, Moving::All] {
            let kit = Kit::new(players, models, tokens).expect("a box");
            for (verdict, count) in compare(kit, moving, samples) {
                *counts.entry(verdict).or_default() += count;
            }
        }
    }
    counts
}

#[test]
fn verdicts_match_all_games_of_small_boxes() {
    assert!(compare_all(300).values().sum::<usize>() > 25_000);
}

#[test]
#[ignore = "measured by `cargo agree`"]
fn independent_engines_agree_on_100_000_setups() {
    check_agreement("Plank", || compare_all(2_000));
}

/// Everything that can be typed about a position: the numbers and shares of planks, and the last turn.
type Past = (Seen, Vec<u8>, [Option<PerColour>; 4], Option<Turn>);

/// All positions with this information, for every opener and deal.
fn pasts(kit: Kit, moving: Moving) -> HashSet<Past> {
    let starts = deals(&kit).into_iter().flat_map(|deal| {
        kit.all_players().map(move |first| Position::start(kit, moving, &deal, first).expect("a position"))
    });
    let mut found = HashSet::new();
    let mut open: Vec<_> = starts.map(|start| (start, None)).collect();
    while let Some((position, last)) = open.pop() {
        let rows = position.setup().rows;
        let numbers = rows.iter().filter_map(|row| row.number).collect();
        if found.insert((seen(&position), numbers, position.setup().planks, last)) {
            open.extend(turns(&position).into_iter().map(|turn| {
                let mut next = position;
                next.play(turn);
                (next, Some(turn))
            }));
        }
    }
    found
}

#[test]
fn verdicts_match_given_turns_orders_and_shares() {
    for (players, models, tokens) in [(2, [1, 1, 0], [1, 1, 0]), (3, [1, 1, 1], [1, 0, 0])] {
        for moving in [Moving::Own, Moving::All] {
            let kit = Kit::new(players, models, tokens).expect("a box");
            let referee = PlankReferee::with_box(kit, moving);
            let found = pasts(kit, moving);
            let mut list: Vec<&Past> = found.iter().collect();
            list.sort_by_cached_key(|past| format!("{past:?}"));
            let mut rng = Prng::new(3);
            let mut counts = [0; 2];
            for _ in 0..400 {
                // The table of one game with information of another.
                let one = list[rng.roll(list.len())];
                let other = list[rng.roll(list.len())];
                let alike: Vec<_> = list.iter().filter(|past| past.0.0 == one.0.0).collect();
                let near = alike[rng.roll(alike.len())];
                let last = if rng.roll(3) == 0 { other.3 } else { near.3 };
                let says_first = rng.roll(2) == 0;
                let mut typed = setup(&one.0, &kit, true, says_first);
                typed.last = last;
                typed.planks = near.2;
                typed.rows.iter_mut().zip(&near.1).for_each(|(row, number)| row.number = Some(*number));
                let judged = referee.judge_setup(&typed, &Spans::default(), Effort::Thorough);
                // Without a last turn, any last turn is possible.
                let is_legal = list.iter().any(|past| {
                    let (rows, mover, first) = &past.0;
                    (rows, *mover) == (&one.0.0, one.0.1)
                        && (*first == one.0.2 || !says_first)
                        && (&past.1, past.2) == (&near.1, near.2)
                        && (past.3 == last || last.is_none())
                });
                assert_eq!(judged.verdict == Verdict::Legal, is_legal, "{kit:?} {moving:?} {typed:#?}");
                assert_ne!(judged.verdict, Verdict::Undecided);
                counts[usize::from(is_legal)] += 1;
            }
            println!("{kit:?} {moving:?} {} {counts:?}", found.len());
        }
    }
}

/// All deals of a box with one plank for each player, each of a different model.
fn deals(kit: &Kit) -> Vec<[Option<PerColour>; 4]> {
    let models: Vec<Colour> =
        Colour::ALL.into_iter().filter(|model| kit.models()[model.index()] > 0).collect();
    assert_eq!(models.len(), kit.players());
    let mut deals = vec![[None; 4]];
    for player in 0..kit.players() {
        let dealt = deals.iter().flat_map(|deal| {
            models.iter().filter_map(move |model| {
                let mut hand = [0; 3];
                hand[model.index()] = 1;
                let mut deal = *deal;
                let is_left = !deal.contains(&Some(hand));
                deal[player] = Some(hand);
                is_left.then_some(deal)
            })
        });
        deals = dealt.collect();
    }
    deals
}

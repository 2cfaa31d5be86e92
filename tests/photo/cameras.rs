//! How well photos of every game are read with usual and with cruel cameras: a table for each, and what goes with
//! refusals and mistakes.
//!
//! `cargo photo-report reports_cameras` reads `TABLIER_BOARDS` boards (default 20) of each game and camera, from the set
//! of seeds in `TABLIER_SET`; `TABLIER_GAMES=discs,plank` and `TABLIER_CAMERAS=usual` choose. `TABLIER_SKIP=60` leaves
//! out the first boards of each, to which weights were fitted. With `TABLIER_CSV` a file gets a line for each picture
//! with all its parameters, with `TABLIER_PHOTOS` a folder the pictures that were not read exactly.

use std::fmt::Write as _;

use crate::outcome::Outcome;
use crate::report::{HEAD, env_number, outcomes, row};
use crate::simulator::{Conditions, Entry, Kind, PARAMETERS};
use crate::tables::{Game, Set};

/// A picture of a report.
struct Taken {
    game: Game,
    conditions: Conditions,
    outcome: Outcome,
}

#[test]
#[ignore = "measures for minutes"]
fn reports_cameras() {
    let (set, boards) = (Set::wanted(), env_number("TABLIER_BOARDS").unwrap_or(20));
    let skipped = env_number("TABLIER_SKIP").unwrap_or(0);
    let chosen = |variable: &str, name: &str| {
        std::env::var(variable).map_or(true, |list| list.split(',').any(|one| one == name))
    };
    println!("\n{HEAD}");
    let mut all = Vec::new();
    for kind in [Kind::Usual, Kind::Cruel] {
        let mut taken = Vec::new();
        for game in Game::ALL {
            let camera = format!("{kind:?}").to_lowercase();
            if !chosen("TABLIER_GAMES", &game.name()) || !chosen("TABLIER_CAMERAS", &camera) {
                continue;
            }
            let name = format!("{}, {camera}", game.name());
            let seeds = set.seeds(game, kind, skipped + boards);
            let read = outcomes(&name, seeds.start + skipped..seeds.end, |seed| {
                game.case(&game.conditions(kind, seed))
            });
            let new = read.into_iter().map(|(seed, outcome)| Taken {
                game,
                conditions: game.conditions(kind, seed),
                outcome,
            });
            let new: Vec<Taken> = new.collect();
            println!("{}", line(&name, &new.iter().collect::<Vec<_>>()));
            taken.extend(new);
        }
        if !taken.is_empty() {
            let pooled: Vec<&Taken> = taken.iter().collect();
            println!("{}", line(&format!("all, {kind:?}").to_lowercase(), &pooled));
            print_reliability(&taken);
            print_causes(kind, &taken);
        }
        all.extend(taken);
    }
    if let Ok(path) = std::env::var("TABLIER_CSV") {
        std::fs::write(path, table(&all)).expect("the table is kept");
    }
}

/// A row of the table.
fn line(name: &str, taken: &[&Taken]) -> String {
    row(name, &taken.iter().map(|taken| &taken.outcome).collect::<Vec<_>>())
}

/// Prints how often squares were right of which that was said with some probability.
fn print_reliability(taken: &[Taken]) {
    let squares = taken.iter().flat_map(|taken| &taken.outcome.squares);
    let squares: Vec<(bool, f64)> = squares.map(|square| (square.0, square.1)).collect();
    for bounds in RELIABILITY_BOUNDS.windows(2) {
        let within = squares.iter().filter(|square| bounds[0] <= square.1 && square.1 < bounds[1]);
        let (right, all) =
            within.fold((0, 0), |(right, all), square| (right + usize::from(square.0), all + 1));
        println!("said with {:.2} to {:.2}: {right} of {all} right", bounds[0], bounds[1].min(1.0));
    }
}

const RELIABILITY_BOUNDS: [f64; 8] = [0.0, 0.5, 0.6, 0.7, 0.8, 0.9, 0.99, 1.01];

/// Whether a picture failed in some way.
type Failed<'a> = dyn Fn(&Taken) -> bool + 'a;

/// Prints the parameters that go with failures most.
fn print_causes(kind: Kind, taken: &[Taken]) {
    let kinds: [(&str, &Failed); 3] = [
        ("refused", &|taken| taken.outcome.refused.is_some()),
        ("not exact", &|taken| !taken.outcome.exact),
        ("wrong", &|taken| !taken.outcome.wrong.is_empty()),
    ];
    for (what, failed) in kinds {
        let mut causes: Vec<(f64, String)> = PARAMETERS
            .iter()
            .map(|entry| {
                let groups = groups(entry, kind, taken);
                (excess(&groups, failed), told(&groups, failed, entry))
            })
            .collect();
        causes.retain(|(excess, _)| *excess > 2.0);
        causes.sort_by(|one, other| other.0.total_cmp(&one.0));
        println!("{what} of {kind:?} pictures goes with (chi², then failures of pictures by value):");
        causes.iter().take(6).for_each(|(excess, told)| println!("    {excess:5.1} {told}"));
    }
}

/// The pictures by the value of a parameter: neutral ones, and thirds (or halves beside neutral ones) of the others.
fn groups<'a>(entry: &Entry, kind: Kind, taken: &'a [Taken]) -> Vec<Vec<(f64, &'a Taken)>> {
    let range = entry.ranges[kind as usize];
    let concerned = taken.iter().filter(|taken| !taken.game.without().contains(&entry.parameter));
    let (mut at_work, neutral): (Vec<_>, Vec<_>) = concerned
        .map(|taken| (taken.conditions.get(entry.parameter), taken))
        .partition(|(value, _)| range.share >= 1.0 || *value != entry.neutral);
    at_work.sort_by(|one, other| one.0.total_cmp(&other.0));
    let parts = match (range.low == range.high, neutral.is_empty()) {
        (true, _) => 1,
        (_, true) => 3,
        (_, false) => 2,
    };
    let mut groups: Vec<_> =
        at_work.chunks(at_work.len().div_ceil(parts).max(1)).map(<[(f64, &Taken)]>::to_vec).collect();
    groups.extend((!neutral.is_empty()).then_some(neutral));
    groups
}

/// Chi² of failures that do not depend on the group; 0 if there is nothing to compare.
fn excess(groups: &[Vec<(f64, &Taken)>], failed: &Failed) -> f64 {
    let count = |group: &Vec<(f64, &Taken)>| group.iter().filter(|(_, taken)| failed(taken)).count() as f64;
    let all: f64 = groups.iter().map(|group| group.len() as f64).sum();
    let part = groups.iter().map(count).sum::<f64>() / all.max(1.0);
    if groups.len() < 2 || part <= 0.0 || part >= 1.0 {
        return 0.0;
    }
    let one = |group: &Vec<(f64, &Taken)>| {
        let size = group.len() as f64;
        (count(group) - size * part).powi(2) / (size * part * (1.0 - part))
    };
    groups.iter().map(one).sum()
}

fn told(groups: &[Vec<(f64, &Taken)>], failed: &Failed, entry: &Entry) -> String {
    let mut text = format!("{} ({})", entry.name, entry.unit);
    for group in groups {
        let count = group.iter().filter(|(_, taken)| failed(taken)).count();
        let (low, high) = (group[0].0, group[group.len() - 1].0);
        write!(text, "; {low:.2} to {high:.2}: {count} of {}", group.len()).expect("memory takes any text");
    }
    text
}

/// A line for each picture: what came of it, and its parameters.
fn table(taken: &[Taken]) -> String {
    let mut text = "game,camera,seed,exact,refused,open,wrong,unmarked".to_owned();
    PARAMETERS.iter().for_each(|entry| text.extend([",", entry.name]));
    for Taken { game, conditions, outcome } in taken {
        let open = outcome.squares.iter().filter(|square| square.2).count();
        write!(
            text,
            "\n{},{:?},{},{},{},{open},{},{}",
            game.name(),
            conditions.kind,
            conditions.seed(),
            u8::from(outcome.exact),
            outcome.code().unwrap_or_default(),
            outcome.wrong.len(),
            outcome.unmarked.len()
        )
        .expect("memory takes any text");
        for entry in PARAMETERS {
            write!(text, ",{:.4}", conditions.get(entry.parameter)).expect("memory takes any text");
        }
    }
    text + "\n"
}

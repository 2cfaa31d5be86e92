//! Random games of every engine, observed now and then: the game comes back, or it is asked for.

use super::Series;
use crate::prng::Prng;
use crate::rules::{ENGINES, Found, Referee, Spot, Verdict, engine};
use crate::spec::{Overrides, load};
use crate::templates;

fn referee(name: &str, variant: Option<&'static str>) -> Box<dyn Referee> {
    let template = templates::game(name).expect("a bundled game");
    let game = load(&template.source(), &Overrides::default(), template).expect("a game").game;
    let rules = game.rules.as_ref().expect("rules");
    (engine(rules.engine).expect("an engine").referee)(&game, &rules.options, variant).expect("a referee")
}

/// A game, as turns, and the table after each of them, the start included.
struct Game {
    turns: Vec<String>,
    tables: Vec<Found>,
}

impl Game {
    fn played(referee: &dyn Referee, header: &str, turns: &[&str]) -> Game {
        let replay = referee.replay(&format!("{header}{}", turns.join(" ")));
        assert_eq!(replay.verdict, Verdict::Legal, "{replay:#?}");
        let start = replay.start.expect("a start").layout.found;
        let tables = replay.steps.iter().map(|step| step.position.layout.found.clone());
        let tables = std::iter::once(start).chain(tables).map(unnumbered).collect();
        Game { turns: replay.steps.iter().map(|step| step.turn.to_string()).collect(), tables }
    }

    /// A random game of at most so many turns.
    fn random(referee: &dyn Referee, header: &str, most: usize, rng: &mut Prng) -> Game {
        let mut turns: Vec<String> = Vec::new();
        for _ in 0..most {
            let (_, legal) = referee.play(&format!("{header}{}", turns.join(" ")));
            let Some(turn) = rng.pick(&legal) else { break };
            turns.push(turn.to_string());
        }
        Game::played(referee, header, &turns.iter().map(String::as_str).collect::<Vec<_>>())
    }

    /// The table after so many turns, with a name.
    fn named(&self, after: usize) -> (String, Found) {
        (format!("{after}.jpg"), self.tables[after].clone())
    }
}

/// No photo shows in which order planks were laid.
fn unnumbered(mut found: Found) -> Found {
    found.strips.iter_mut().for_each(|strip| strip.number = None);
    found
}

fn from_behind(mut found: Found) -> Found {
    found.strips.reverse();
    found.strips.iter_mut().for_each(|strip| strip.squares.reverse());
    found
}

fn open(found: &mut Found, spot: Spot) {
    found.settle(spot, Vec::new());
}

fn turns(series: &Series) -> Vec<String> {
    series.replay.steps.iter().map(|step| step.turn.to_string()).collect()
}

/// The verdict, the certain turns and the finding.
fn said(series: &Series) -> (Verdict, String, String) {
    let finding = series.replay.findings.first().map(ToString::to_string).unwrap_or_default();
    (series.replay.verdict, turns(series).join(" "), finding)
}

#[test]
fn a_game_comes_back_or_is_asked_for() {
    let mut rng = Prng::new(7);
    for engine in ENGINES {
        let variants: Vec<Option<&'static str>> = match engine.variants {
            [] => vec![None],
            several => several.iter().map(|variant| Some(*variant)).collect(),
        };
        let (mut whole, mut asked, mut opened) = (0, 0, 0);
        for round in 0..12 {
            let referee = referee(engine.name, variants[round % variants.len()]);
            let header = if engine.name == "lightning" && round % 2 == 1 { "first: B\n" } else { "" };
            let apart = 1 + round % 2;
            let game = Game::random(referee.as_ref(), header, 10, &mut rng);
            let (mut after, mut at) = (Vec::new(), 0);
            while at < game.turns.len() {
                at = (at + 1 + rng.roll(apart)).min(game.turns.len());
                after.push(at);
            }
            let mut tables: Vec<_> = after.iter().map(|after| game.named(*after)).collect();
            let is_open = round % 3 == 0;
            for (number, (_, found)) in tables.iter_mut().enumerate() {
                if number > 0 && rng.roll(2) == 0 {
                    *found = from_behind(found.clone());
                }
                let spots: Vec<Spot> = found.spots().collect();
                for _ in 0..if is_open { rng.roll(3) } else { 0 } {
                    rng.pick(&spots).into_iter().for_each(|spot| open(found, *spot));
                }
            }
            let begun = std::time::Instant::now();
            let series = referee.series("", &tables, Some(apart));
            println!("{} {round} {apart}: {:?} {:.2?}", engine.name, series.replay.verdict, begun.elapsed());
            let told = turns(&series);
            match series.replay.verdict {
                Verdict::Legal => assert_eq!(told, game.turns, "{}", engine.name),
                Verdict::Undecided => assert!(game.turns.starts_with(&told), "{told:?} {:?}", game.turns),
                other => panic!("{other:?} {} {:?} {:?}", engine.name, game.turns, said(&series)),
            }
            for (found, is) in series.after.iter().zip(&after) {
                assert!(found.is_none_or(|found| found == *is), "{:?} for {after:?}", series.after);
            }
            whole += usize::from(series.replay.verdict == Verdict::Legal);
            asked += usize::from(series.replay.verdict == Verdict::Undecided);
            opened += usize::from(is_open && series.replay.verdict == Verdict::Legal);
        }
        println!("{}: {whole} whole, {opened} of them with open squares, {asked} asked for", engine.name);
        assert!(whole >= 4, "{}: {whole} whole, {asked} asked for", engine.name);
    }
}

//! The suite that every engine passes: texts read back, games are legal and prove it, faults are found, turns and
//! threats are those of an independent implementation.

use std::collections::BTreeMap;

use crate::game::Lang;
use crate::prng::Prng;
use crate::rules::tests::{Texts, codes};
use crate::rules::{Engine, Entry, Judge, Judgement, Phrase, Play, Referee, ToldPosition, Verdict, perft};

/// An independent implementation of a game, written from the rules alone. It is slow and simple on purpose.
pub(crate) trait Twin: Clone + Ord {
    /// The legal turns in notation, each with what it leads to.
    fn turns(&self) -> Vec<(String, Self)>;

    /// The turns with which any player would win at once, as pairs of player and turn.
    fn threats(&self) -> Vec<(String, String)>;
}

/// The requirements of the suite on an engine.
pub(crate) trait Subject: Engine {
    type Twin: Twin;

    /// Keys of a position that a record has, too.
    const RECORD_KEYS: &'static [&'static str];
    /// Number of faults that can be introduced.
    const FAULTS: usize;

    /// The independent implementation at the start of a game.
    fn twin(&self) -> Self::Twin;

    /// Introduces a fault, if possible, and returns the code that must be found.
    fn introduce_fault(&self, setup: &mut Self::Setup, how: usize, rng: &mut Prng) -> Option<&'static str>;

    /// Chooses a turn of a random game.
    fn choose(&self, _: &Self::Position<'_>, turns: &[Self::Turn], rng: &mut Prng) -> Self::Turn {
        turns[rng.roll(turns.len())]
    }
}

/// Plays random games of at most `most` turns. All positions have the turns and threats of the twin; every `each`th
/// is judged as well. Returns the number of threats that were met.
pub(crate) fn check_games<E: Subject>(
    engine: &E,
    games: usize,
    most: usize,
    each: usize,
    seed: u64,
) -> usize {
    let mut rng = Prng::new(seed);
    let (mut threats, mut judged) = (0, 0);
    for _ in 0..games {
        let (mut position, mut twin) = (engine.start().expect("a game with rules"), engine.twin());
        for number in 0..most {
            let mut turns = Vec::new();
            position.turns(|turn| turns.push(turn));
            let expected = twin.turns();
            assert_eq!(
                sorted(turns.iter().map(|turn| position.written(*turn).to_string()).collect()),
                sorted(expected.iter().map(|(turn, _)| turn.clone()).collect()),
                "{}",
                engine.text_of(&position)
            );
            assert_eq!(position.count(), expected.len() as u64, "{}", engine.text_of(&position));
            let status = position.status();
            let found =
                status.threats.iter().map(|it| (it.player.to_string(), it.turn.to_string())).collect();
            threats += Vec::len(&found);
            assert_eq!(sorted(found), sorted(twin.threats()), "{}", engine.text_of(&position));
            if number % each == 0 || turns.is_empty() {
                check_position(engine, &position);
                judged += 1;
            }
            if turns.is_empty() {
                break;
            }
            let turn = engine.choose(&position, &turns, &mut rng);
            let written = position.written(turn).to_string();
            position.play(turn);
            twin = expected.into_iter().find(|(turn, _)| *turn == written).expect("the turn").1;
        }
    }
    assert!(judged >= games, "{judged} positions judged");
    threats
}

/// A position of a game is legal, its text reads back in every language, and its witness replays.
fn check_position<E: Subject>(engine: &E, position: &E::Position<'_>) {
    let text = engine.text_of(position);
    for lang in Lang::ALL {
        let (read, _) =
            engine.parse(&engine.text_in(lang, &text)).unwrap_or_else(|faults| panic!("{text}{faults:#?}"));
        assert_eq!(engine.text(&read), text, "{lang:?}");
    }
    let judged = engine.check(&text);
    assert_eq!(judged.verdict, Verdict::Legal, "{text}{judged:#?}");
    assert_eq!(
        judged.status.as_ref().map(|status| &status.threats),
        Some(&position.status().threats),
        "{text}"
    );
    check_witness(engine, &judged);
    // Stating the assumptions does not change the verdict.
    let given: String = judged.assumed.iter().map(|given| format!("{given}\n")).collect();
    let whole = engine.check(&format!("{given}{text}"));
    assert_eq!((whole.verdict, whole.assumed.len()), (Verdict::Legal, 0), "{given}{text}{whole:#?}");
    let moves = engine.moves(&text).expect("turns").turns;
    let moves = moves.iter().map(ToString::to_string).collect();
    let mut turns = Vec::new();
    position.turns(|turn| turns.push(position.written(turn).to_string()));
    assert_eq!(sorted(moves), sorted(turns), "{text}");
}

/// The witness of a legal position replays to the same table.
pub(crate) fn check_witness<E: Subject>(engine: &E, judged: &Judgement) {
    if judged.witness.is_empty() {
        return;
    }
    let position = judged.position.as_ref().expect("a position");
    let is_of_records = |entry: &&Entry| E::RECORD_KEYS.contains(&entry.key.to_string().as_str());
    let assumed = judged.assumed.iter().filter(|entry| position.value(&entry.key).is_none());
    let head = position.entries.iter().chain(assumed).filter(is_of_records);
    let head: String = head.map(|entry| format!("{entry}\n")).collect();
    let record = format!("{head}{}", Phrase::joined(judged.witness.iter().cloned(), " "));
    let replayed = engine.replay(&record);
    assert_eq!(
        (replayed.verdict, replayed.turns),
        (Verdict::Legal, judged.witness.len()),
        "{record}{replayed:#?}"
    );
    let table = |position: &ToldPosition| -> Vec<String> {
        position.board.to_string().lines().map(str::to_owned).collect()
    };
    // The planks of a game are numbered, those of a text perhaps not.
    let is_number =
        |word: &str| word.len() > 1 && word.strip_prefix('P').is_some_and(|it| it.parse::<u8>().is_ok());
    let numbers = |lines: &[String]| -> Vec<u8> {
        let first = lines.iter().filter_map(|line| line.split_whitespace().next());
        first.filter(|word| is_number(word)).filter_map(|word| word.get(1..)?.parse().ok()).collect()
    };
    let bare = |lines: &[String]| -> Vec<Vec<String>> {
        let words = |line: &String| {
            line.split_whitespace().filter(|word| !is_number(word)).map(str::to_owned).collect()
        };
        lines.iter().map(words).collect()
    };
    let (reached, shown) = (table(&replayed.position.expect("a position")), table(position));
    assert_eq!(bare(&reached), bare(&shown), "{record}");
    let typed = numbers(&shown);
    let named = if typed.is_empty() { &judged.strip_numbers } else { &typed };
    assert!(named.is_empty() || *named == numbers(&reached), "{record}{named:?}");
}

/// Introduces faults into positions of random games; each must be found, at least `least` of every kind.
pub(crate) fn check_faults<E: Subject>(engine: &E, games: usize, most: usize, least: usize, seed: u64) {
    let mut rng = Prng::new(seed);
    let mut counts = vec![0; E::FAULTS];
    for _ in 0..games {
        let mut position = engine.start().expect("a game with rules");
        for _ in 0..rng.roll(most) {
            let mut turns = Vec::new();
            position.turns(|turn| turns.push(turn));
            if turns.is_empty() {
                break;
            }
            let mut next = position.clone();
            next.play(engine.choose(&position, &turns, &mut rng));
            if !next.status().over {
                position = next;
            }
        }
        for (how, count) in counts.iter_mut().enumerate() {
            let mut setup = engine.shown(&position);
            let Some(code) = engine.introduce_fault(&mut setup, how, &mut rng) else { continue };
            let text = engine.text(&setup);
            let judged = engine.judge(&setup, &E::Spans::default());
            assert_eq!(judged.verdict, Verdict::Illegal, "{code}\n{text}");
            assert!(codes(&judged).contains(&code), "{code} {:?}\n{text}", codes(&judged));
            assert!(judged.witness.is_empty(), "{text}");
            *count += 1;
        }
    }
    assert!(counts.iter().all(|&count| count >= least), "{counts:?}");
}

/// Perft matches the twin up to a depth. Positions of the twin that several sequences of turns lead to are expanded
/// once, with their number.
pub(crate) fn check_perft<E: Subject>(engine: &E, deep: u32) {
    let start = engine.start().expect("a game with rules");
    let mut reached = BTreeMap::from([(engine.twin(), 1)]);
    for depth in 1..=deep {
        let mut leaves = 0;
        let mut next = BTreeMap::new();
        for (twin, sequences) in reached {
            let turns = twin.turns();
            leaves += sequences * turns.len() as u64;
            for (_, after) in turns.into_iter().filter(|_| depth < deep) {
                *next.entry(after).or_insert(0) += sequences;
            }
        }
        assert_eq!(perft(&start, depth), leaves, "{depth}");
        reached = next;
    }
}

fn sorted<T: Ord>(mut items: Vec<T>) -> Vec<T> {
    items.sort();
    items
}

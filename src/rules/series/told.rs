//! What all games that fit the tables have in common.

use super::search::{End, Search, State};
use super::{Beginning, Series, SeriesFinding, SeriesHint};
use crate::rules::{Coded, Engine, Finding, Phrase, Play, Replay, Typed, Verdict, play};

/// Maximum number of sequences of turns that a finding names.
const MAX_NAMED: usize = 6;

/// The turns that some games begin with alike.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Common<T> {
    turns: Vec<T>,
    /// Whether the games have no other turns.
    is_all: bool,
}

impl<T: Copy + PartialEq> Common<T> {
    fn and(self, other: Common<T>) -> Common<T> {
        if self == other {
            return self;
        }
        let alike = self.turns.iter().zip(&other.turns).take_while(|(one, other)| one == other);
        Common { turns: alike.map(|(turn, _)| *turn).collect(), is_all: false }
    }

    /// The games, each with these turns after it.
    fn then(&self, turns: &[T]) -> Common<T> {
        match self.is_all {
            true => Common { turns: [self.turns.as_slice(), turns].concat(), is_all: true },
            false => self.clone(),
        }
    }
}

fn common<T: Copy + PartialEq>(games: impl Iterator<Item = Common<T>>) -> Option<Common<T>> {
    games.reduce(Common::and)
}

/// Tells the result of a search.
pub(super) fn told<'e, E: Engine>(
    search: &Search<'_, 'e, E>,
    beginnings: &[Beginning<E::Position<'e>>],
    end: End,
) -> Series {
    let alive = alive(search);
    // For each layer the turns that lead to each of its positions, then those of all together.
    let mut games: Vec<Vec<Common<E::Turn>>> = Vec::new();
    for (number, layer) in search.layers.iter().enumerate() {
        let of_state =
            |state: &State<E::Position<'e>>| match number.checked_sub(1).and_then(|it| games.get(it)) {
                None => {
                    beginnings.get(state.beginning).map(|it| Common { turns: it.turns.clone(), is_all: true })
                }
                Some(before) => {
                    common(state.ways.iter().filter_map(|(at, turns)| Some(before.get(*at)?.then(turns))))
                }
            };
        let nothing = || Common { turns: Vec::new(), is_all: false };
        games.push(layer.iter().map(|state| of_state(state).unwrap_or_else(nothing)).collect());
    }
    let layers: Vec<Common<E::Turn>> = games
        .iter()
        .zip(&alive)
        .filter_map(|(games, alive)| {
            common(games.iter().zip(alive).filter(|(_, alive)| **alive).map(|(game, _)| game.clone()))
        })
        .collect();
    let certain = layers.last().map(|last| last.turns.clone()).unwrap_or_default();
    let is_all = layers.last().is_some_and(|last| last.is_all);
    let mut ways: Vec<Vec<Vec<Phrase>>> =
        (1..layers.len()).map(|number| ways(search, &alive, number)).collect();
    let several = || ways.iter().zip(1..).filter_map(|(ways, number)| several(search, ways, number));
    let (verdict, findings) = match end {
        End::Done if is_all => (Verdict::Legal, Vec::new()),
        End::Done => (Verdict::Undecided, several().collect()),
        End::Stuck => (Verdict::Illegal, vec![none(search)]),
        End::GaveUp => (Verdict::Undecided, several().chain([too_many(search)]).collect()),
    };
    let mut after: Vec<Option<usize>> =
        layers.iter().skip(1).map(|layer| layer.is_all.then_some(layer.turns.len())).collect();
    after.resize(search.pictures.len(), None);
    ways.resize(search.pictures.len(), Vec::new());
    let replay = replay(search, beginnings, &alive, &certain);
    Series { replay: Replay { verdict, findings, ..replay }, after, ways, apart: search.apart }
}

/// For each layer, which of its positions are part of a game that fits all tables.
fn alive<E: Engine>(search: &Search<'_, '_, E>) -> Vec<Vec<bool>> {
    let mut alive: Vec<Vec<bool>> = search.layers.iter().map(|layer| vec![false; layer.len()]).collect();
    if let Some(last) = alive.last_mut() {
        last.fill(true);
    }
    for number in (1..search.layers.len()).rev() {
        let (before, from) = alive.split_at_mut(number);
        let (Some(before), Some(from), Some(layer)) =
            (before.last_mut(), from.first(), search.layers.get(number))
        else {
            continue;
        };
        let living = layer.iter().zip(from).filter(|(_, alive)| **alive);
        for (at, _) in living.flat_map(|(state, _)| &state.ways) {
            if let Some(before) = before.get_mut(*at) {
                *before = true;
            }
        }
    }
    alive
}

/// Replays the certain turns from the first beginning that fits. What other beginnings say otherwise is assumed.
fn replay<'e, E: Engine>(
    search: &Search<'_, 'e, E>,
    beginnings: &[Beginning<E::Position<'e>>],
    alive: &[Vec<bool>],
    turns: &[E::Turn],
) -> Replay {
    let fit = alive.first().into_iter().flatten().zip(beginnings).filter(|(alive, _)| **alive);
    let fit: Vec<&Beginning<E::Position<'e>>> = fit.map(|(_, beginning)| beginning).collect();
    let Some(first) = fit.first() else { return Replay::unreadable(&search.engine.variant(), Vec::new()) };
    let mut start = first.start.clone();
    start.assumed.retain(|entry| fit.iter().any(|other| !other.start.header.contains(entry)));
    let turns: Vec<Typed<E::Turn>> = turns.iter().map(|turn| Typed { turn: *turn, span: 0..0 }).collect();
    play::replay(search.engine, start, &turns, "").0
}

/// The names of two pictures that follow one another; the first is `None` for the beginning.
fn names<E: Engine>(search: &Search<'_, '_, E>, layer: usize) -> (Option<String>, String) {
    let name = |at: usize| search.pictures.get(at).map(|picture| picture.name.to_owned());
    (layer.checked_sub(2).and_then(name), layer.checked_sub(1).and_then(name).unwrap_or_default())
}

/// The sequences of turns that lead to the positions of a layer in games that fit all tables, the shortest first.
fn ways<E: Engine>(search: &Search<'_, '_, E>, alive: &[Vec<bool>], number: usize) -> Vec<Vec<Phrase>> {
    let before = number.checked_sub(1).and_then(|before| search.layers.get(before));
    let layer = search.layers.get(number).into_iter().flatten();
    let states = layer.zip(alive.get(number).into_iter().flatten()).filter(|(_, alive)| **alive);
    let mut ways: Vec<Vec<Phrase>> = Vec::new();
    for (at, turns) in states.flat_map(|(state, _)| &state.ways) {
        let Some(from) = before.and_then(|before| before.get(*at)) else { continue };
        let way = turns.iter().map(|turn| from.position.written(*turn)).collect();
        if !ways.contains(&way) {
            ways.push(way);
        }
    }
    ways.sort_by_key(Vec::len);
    ways
}

fn several<E: Engine>(search: &Search<'_, '_, E>, ways: &[Vec<Phrase>], number: usize) -> Option<Finding> {
    let (from, to) = names(search, number);
    let (named, more) = ways.split_at(ways.len().min(MAX_NAMED));
    let finding = SeriesFinding::SeveralWays { from, to, ways: named.to_vec(), more: more.len() };
    (ways.len() > 1).then(|| Finding::new(finding).hint(SeriesHint::AddTheTurns))
}

fn none<E: Engine>(search: &Search<'_, '_, E>) -> Finding {
    let (from, to) = names(search, search.layers.len());
    let squares = search.changed();
    let finding = SeriesFinding::NoWay { from, to, apart: search.apart, squares: squares.clone() };
    finding.squares(squares).hint(SeriesHint::CompareThePictures)
}

fn too_many<E: Engine>(search: &Search<'_, '_, E>) -> Finding {
    let (from, to) = names(search, search.layers.len());
    Finding::new(SeriesFinding::TooManyWays { from, to }).hint(SeriesHint::TakeMorePictures)
}

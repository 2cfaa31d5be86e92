//! The positions that fit each table, with the turns that lead there.

use std::collections::{BTreeSet, HashMap};

use crate::rules::{Engine, Play, Table};

/// Maximum number of squares that are compared.
const MAX_COMPARED: usize = 20_000_000;
/// Maximum number of positions that fit one table, and of the sequences of turns that lead to them.
const MAX_FITTING: usize = 512;

/// A position that fits a table.
struct State<P: Play> {
    /// The number of its beginning.
    beginning: usize,
    position: P,
    /// The positions of the table before from which it is reached, by number, each with the turns.
    ways: Vec<(usize, Vec<P::Turn>)>,
    /// Whether the game goes on to the last table.
    is_alive: bool,
}

/// How a search ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum End {
    /// At the last table.
    Done,
    /// No turns lead to the next table.
    Stuck,
    /// Not all sequences of turns to the next table could be tried.
    GaveUp,
}

/// The search for all games that fit the tables.
pub(super) struct Search<'e, E: Engine> {
    pub engine: &'e E,
    pub apart: usize,
    /// The beginnings, then the positions that fit each table.
    layers: Vec<Vec<State<E::Position<'e>>>>,
    /// Number of squares that may still be compared.
    left: usize,
}

/// The turns that lead to positions from another one.
type Reached<P> = Vec<(Vec<<P as Play>::Turn>, P)>;

impl<'e, E: Engine> Search<'e, E> {
    pub(super) fn new(engine: &'e E, beginnings: &[E::Position<'e>], apart: usize) -> Search<'e, E> {
        let state = |(beginning, position): (usize, &E::Position<'e>)| State {
            beginning,
            position: position.clone(),
            ways: Vec::new(),
            is_alive: true,
        };
        let layers = vec![beginnings.iter().enumerate().map(state).collect()];
        Search { engine, apart, layers, left: MAX_COMPARED }
    }

    /// Goes from table to table; each may be one of several setups.
    pub(super) fn run(&mut self, tables: &[Vec<E::Setup>]) -> End {
        let end = tables.iter().find_map(|views| match self.layer(views) {
            None => Some(End::GaveUp),
            Some(layer) if layer.is_empty() => Some(End::Stuck),
            Some(layer) => {
                self.layers.push(layer);
                None
            }
        });
        for number in (1..self.layers.len()).rev() {
            let alive = self.layers[number].iter().filter(|state| state.is_alive);
            let from: BTreeSet<usize> = alive.flat_map(|state| &state.ways).map(|(at, _)| *at).collect();
            for (at, state) in self.layers[number - 1].iter_mut().enumerate() {
                state.is_alive = from.contains(&at);
            }
        }
        end.unwrap_or(End::Done)
    }

    /// The positions that fit the next table; `None` if not all could be tried.
    fn layer(&mut self, views: &[E::Setup]) -> Option<Vec<State<E::Position<'e>>>> {
        let (mut layer, mut known) = (Vec::<State<E::Position<'e>>>::new(), HashMap::new());
        for at in 0..self.layers.last()?.len() {
            let State { beginning, position, .. } = &self.layers.last()?[at];
            let (beginning, mut reached) = (*beginning, Vec::new());
            self.extend(views, &position.clone(), &mut Vec::new(), &mut reached)?;
            for (turns, position) in reached {
                // What positions have in common that go on alike: beginning, repetition, text.
                let key = (beginning, position.key(), self.engine.write(&self.engine.shown(&position)));
                let number = *known.entry(key).or_insert(layer.len());
                if number == layer.len() {
                    layer.push(State { beginning, position, ways: Vec::new(), is_alive: true });
                }
                layer[number].ways.push((at, turns));
            }
            if layer.len() > MAX_FITTING {
                return None;
            }
        }
        Some(layer)
    }

    /// Collects the positions that fit a table, from a position on to which `turns` have led.
    fn extend(
        &mut self,
        views: &[E::Setup],
        position: &E::Position<'e>,
        turns: &mut Vec<E::Turn>,
        reached: &mut Reached<E::Position<'e>>,
    ) -> Option<()> {
        let shown = self.engine.shown(position);
        self.left = self.left.checked_sub(self.engine.squares(&shown).len().max(1))?;
        let needed = views.iter().filter_map(|view| self.engine.turns_apart(&shown, view)).min();
        let left = self.apart - turns.len();
        if needed == Some(0) {
            reached.push((turns.clone(), position.clone()));
        }
        if reached.len() > MAX_FITTING {
            return None;
        }
        if left == 0 || needed.is_none_or(|needed| needed > left) {
            return Some(());
        }
        let mut legal = Vec::new();
        position.turns(|turn| legal.push(turn));
        for turn in legal {
            let mut next = position.clone();
            next.play(turn);
            turns.push(turn);
            self.extend(views, &next, turns, reached)?;
            turns.pop();
        }
        Some(())
    }

    /// The beginnings of the games that fit.
    pub(super) fn beginnings(&self) -> impl Iterator<Item = usize> {
        self.layers[0].iter().filter(|state| state.is_alive).map(|state| state.beginning)
    }

    /// For each table, the sequences of turns that lead to it in games that fit, the shortest first.
    pub(super) fn ways(&self) -> Vec<Vec<Vec<E::Turn>>> {
        let of_layer = |layer: &Vec<State<E::Position<'e>>>| {
            let mut ways: Vec<Vec<E::Turn>> = Vec::new();
            for (_, turns) in layer.iter().filter(|state| state.is_alive).flat_map(|state| &state.ways) {
                if !ways.contains(turns) {
                    ways.push(turns.clone());
                }
            }
            ways.sort_by_key(Vec::len);
            ways
        };
        self.layers.iter().skip(1).map(of_layer).collect()
    }

    /// The squares on which a setup differs from a position that fits the last table.
    pub(super) fn changed(&self, setup: &E::Setup) -> Vec<String> {
        let Some(state) = self.layers.last().and_then(|layer| layer.first()) else { return Vec::new() };
        let (engine, shown) = (self.engine, self.engine.shown(&state.position));
        let mut squares = engine.squares(setup);
        let is_same_table = engine.squares(&shown) == squares;
        squares.retain(|square| {
            let after = engine.content(setup, *square);
            is_same_table && after.is_some() && after != engine.content(&shown, *square)
        });
        squares.into_iter().map(|square| Table::square_name(engine, setup, square)).collect()
    }
}

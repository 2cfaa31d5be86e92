//! The positions that fit each table, with the turns that lead there.

use std::collections::HashMap;

use super::Beginning;
use crate::rules::{Engine, Entry, Phrase, Play, Table};

/// Maximum number of squares that are compared.
const MAX_COMPARED: usize = 20_000_000;
/// Maximum number of positions that fit one table, and of the sequences of turns that lead to them.
const MAX_FITTING: usize = 512;

/// An observed table.
pub(super) struct Picture<'t, E: Engine> {
    pub name: &'t str,
    /// What it may be, seen from this side and from the other.
    pub views: Vec<E::Setup>,
}

/// A position that fits a table.
pub(super) struct State<P: Play> {
    /// The number of its beginning.
    pub beginning: usize,
    pub position: P,
    /// The positions of the table before from which it is reached, by number, each with the turns.
    pub ways: Vec<(usize, Vec<P::Turn>)>,
}

/// The positions that fit one table.
pub(super) type Layer<P> = Vec<State<P>>;

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
pub(super) struct Search<'a, 'e, E: Engine> {
    pub engine: &'e E,
    pub pictures: &'a [Picture<'a, E>],
    pub apart: usize,
    /// The beginnings, then the positions that fit each table.
    pub layers: Vec<Layer<E::Position<'e>>>,
    /// Number of squares that may still be compared.
    left: usize,
}

/// What positions have in common that go on alike: beginning, repetition, text.
type Key<P> = (usize, Option<<P as Play>::Key>, Vec<Entry>, Phrase);

/// Positions with the turns that lead to them from one position.
type Reached<P> = Vec<(Vec<<P as Play>::Turn>, P)>;

impl<'a, 'e, E: Engine> Search<'a, 'e, E> {
    pub(super) fn new(
        engine: &'e E,
        beginnings: &[Beginning<E::Position<'e>>],
        pictures: &'a [Picture<'a, E>],
        apart: usize,
    ) -> Search<'a, 'e, E> {
        let state = |(beginning, begun): (usize, &Beginning<E::Position<'e>>)| State {
            beginning,
            position: begun.end.clone(),
            ways: Vec::new(),
        };
        let layers = vec![beginnings.iter().enumerate().map(state).collect()];
        Search { engine, pictures, apart, layers, left: MAX_COMPARED }
    }

    /// Goes from table to table.
    pub(super) fn run(&mut self) -> End {
        for picture in self.pictures {
            match self.layer(picture) {
                None => return End::GaveUp,
                Some(layer) if layer.is_empty() => return End::Stuck,
                Some(layer) => self.layers.push(layer),
            }
        }
        End::Done
    }

    /// The positions that fit the next table; `None` if not all could be tried.
    fn layer(&mut self, picture: &Picture<E>) -> Option<Layer<E::Position<'e>>> {
        let before: Vec<(usize, E::Position<'e>)> =
            self.layers.last()?.iter().map(|state| (state.beginning, state.position.clone())).collect();
        let mut layer: Layer<E::Position<'e>> = Vec::new();
        let mut known: HashMap<Key<E::Position<'e>>, usize> = HashMap::new();
        let mut count = 0;
        for (at, (beginning, position)) in before.into_iter().enumerate() {
            let mut reached = Vec::new();
            self.extend(picture, &position, &mut Vec::new(), &mut reached)?;
            count += reached.len();
            if count > MAX_FITTING {
                return None;
            }
            for (turns, position) in reached {
                let (entries, board) = self.engine.write(&self.engine.shown(&position));
                let number = *known.entry((beginning, position.key(), entries, board)).or_insert(layer.len());
                if number == layer.len() {
                    layer.push(State { beginning, position, ways: Vec::new() });
                }
                layer.get_mut(number)?.ways.push((at, turns));
            }
        }
        Some(layer)
    }

    /// Collects the positions that fit a picture, from a position on to which `turns` have led.
    fn extend(
        &mut self,
        picture: &Picture<E>,
        position: &E::Position<'e>,
        turns: &mut Vec<E::Turn>,
        reached: &mut Reached<E::Position<'e>>,
    ) -> Option<()> {
        let shown = self.engine.shown(position);
        self.left = self.left.checked_sub(self.engine.squares(&shown).len().max(1))?;
        let needed = picture.views.iter().filter_map(|view| self.engine.turns_apart(&shown, view)).min();
        let left = self.apart - turns.len();
        let Some(needed) = needed.filter(|needed| *needed <= left) else { return Some(()) };
        if needed == 0 {
            reached.push((turns.clone(), position.clone()));
            if reached.len() > MAX_FITTING {
                return None;
            }
        }
        if left == 0 {
            return Some(());
        }
        let mut legal = Vec::new();
        position.turns(|turn| legal.push(turn));
        for turn in legal {
            let mut next = position.clone();
            next.play(turn);
            turns.push(turn);
            self.extend(picture, &next, turns, reached)?;
            turns.pop();
        }
        Some(())
    }

    /// The squares on which the next table differs from a position that fits the one before.
    pub(super) fn changed(&self) -> Vec<String> {
        let state = self.layers.last().and_then(|layer| layer.first());
        let view = self.pictures.get(self.layers.len() - 1).and_then(|picture| picture.views.first());
        let Some((state, view)) = state.zip(view) else { return Vec::new() };
        let (engine, shown) = (self.engine, self.engine.shown(&state.position));
        let squares = engine.squares(view);
        if engine.squares(&shown) != squares {
            return Vec::new();
        }
        let differs = |square: &E::Square| {
            engine.content(view, *square).is_some_and(|lies| engine.content(&shown, *square) != Some(lies))
        };
        let named =
            squares.into_iter().filter(differs).map(|square| Table::square_name(engine, view, square));
        named.collect()
    }
}

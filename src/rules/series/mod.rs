//! A game from tables that were observed one after the other: the turns between them.
//!
//! A bound says how many turns lie between two tables at most. All sequences of turns within the bound are tried, from
//! every position that fits the tables so far. A turn is told only if it is in all games that fit all tables, so an open
//! square excludes nothing. Where no bound is given, the smallest counts within which a game fits.
//!
//! | file | holds |
//! |---|---|
//! | `search` | the positions that fit each table, with the turns that lead there |
//! | `told` | what all games that fit have in common |
//! | `words` | the findings |

mod search;
#[cfg(all(test, feature = "app"))]
mod tests;
mod told;
mod words;

pub(crate) use words::{SeriesFinding, SeriesHint};

use super::{Engine, Found, Phrase, Play, RecordStart, Replay, replayed};
use search::{End, Picture, Search};

/// The largest bound that is tried where none is given.
const MAX_APART: usize = 3;

/// The game that leads to observed tables.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Series {
    /// The turns that are certain, replayed. The verdict is `Legal` if these are all, `Undecided` if several games
    /// fit, and `Illegal` if none does.
    pub replay: Replay,
    /// For each table, after how many turns it was observed, if that is certain.
    pub after: Vec<Option<usize>>,
    /// For each table, the sequences of turns that may have led to it from the one before.
    pub ways: Vec<Vec<Vec<Phrase>>>,
    /// How many turns lie between two tables at most.
    pub apart: usize,
}

/// A position from which the tables follow.
pub(super) struct Beginning<P: Play> {
    start: RecordStart<P>,
    /// The typed turns.
    turns: Vec<P::Turn>,
    /// The position after them.
    end: P,
}

/// Finds the game that begins with the record `text`, which may be empty, and leads to the tables, given with their
/// names.
pub(super) fn series<E: Engine>(
    engine: &E,
    text: &str,
    tables: &[(String, Found)],
    apart: Option<usize>,
) -> Series {
    let count = tables.len();
    let unfit = |replay| Series { replay, after: vec![None; count], ways: vec![Vec::new(); count], apart: 0 };
    if let Some(ruleless) = engine.no_rules() {
        return unfit(Replay::unreadable("", vec![ruleless]));
    }
    let record = match engine.parse_record(text) {
        Ok(record) => record,
        Err(findings) => return unfit(Replay::unreadable(&engine.variant(), findings)),
    };
    let turns: Vec<E::Turn> = record.turns.iter().map(|typed| typed.turn).collect();
    let beginnings = record.starts.into_iter().filter_map(|start| {
        let played = replayed(start.position.clone(), turns.clone())?;
        Some(Beginning { start, turns: played.turns, end: played.end })
    });
    let beginnings: Vec<Beginning<E::Position<'_>>> = beginnings.collect();
    if beginnings.is_empty() {
        return unfit(super::Referee::replay(engine, text));
    }
    let pictures = pictures(engine, tables, !turns.is_empty());
    let (first, last) = apart.map_or((1, MAX_APART), |apart| (apart, apart));
    let mut bound = first;
    loop {
        let mut search = Search::new(engine, &beginnings, &pictures, bound);
        let end = search.run();
        if end != End::Stuck || bound >= last {
            return told::told(&search, &beginnings, end);
        }
        bound += 1;
    }
}

/// The tables as setups. The first that has a side fixes which side is the top, unless typed turns do.
fn pictures<'t, E: Engine>(
    engine: &E,
    tables: &'t [(String, Found)],
    mut is_top_known: bool,
) -> Vec<Picture<'t, E>> {
    let picture = |(name, found): &'t (String, Found)| {
        let mut views = engine.views(engine.setup(found));
        if !is_top_known {
            is_top_known = views.len() > 1;
            views.truncate(1);
        }
        Picture { name, views }
    };
    tables.iter().map(picture).collect()
}

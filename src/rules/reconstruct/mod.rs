//! A game from tables that were observed one after the other: the turns between them.
//!
//! A bound says how many turns lie between two tables at most. All sequences of turns within the bound are tried, from
//! every position that fits the tables so far. A turn is told only if it is in all games that fit all tables, so an open
//! square excludes nothing. Where no bound is given, the smallest counts within which a game fits.

mod search;
#[cfg(all(test, feature = "app"))]
mod tests;
mod words;

pub(crate) use words::{ReconstructionFinding, ReconstructionHint};

use super::{
    Coded, Engine, Finding, Found, Phrase, Play, RecordStart, Replay, Typed, Verdict, play, replayed,
};
use search::{End, Search};

/// The largest bound that is tried where none is given.
const MAX_APART: usize = 3;
/// Maximum number of sequences of turns that a finding names.
const MAX_NAMED: usize = 6;

/// The game that leads to observed tables.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reconstruction {
    /// The turns that are certain, replayed. The verdict is `Legal` if these are all, `Undecided` if several games
    /// fit, and `Illegal` if none does.
    pub replay: Replay,
    /// For each table, the sequences of turns that may have led to it from the one before.
    pub ways: Vec<Vec<Vec<Phrase>>>,
    /// How many turns lie between two tables at most; 0 if the record before them cannot be replayed.
    pub apart: usize,
}

impl Reconstruction {
    /// For each table, after how many of the turns it was observed, as long as these are certain.
    pub fn after(&self) -> impl Iterator<Item = Option<usize>> {
        let typed = self.ways.iter().map_while(|ways| ways.first().filter(|_| ways.len() == 1)).map(Vec::len);
        let mut turns = self.replay.turns.checked_sub(typed.sum());
        self.ways.iter().map(move |ways| {
            turns = turns.zip(ways.first()).filter(|_| ways.len() == 1).map(|(turns, way)| turns + way.len());
            turns
        })
    }
}

/// Finds the game that begins with the record `text`, which may be empty, and leads to the tables, given with their
/// names.
pub(super) fn reconstruct<E: Engine>(
    engine: &E,
    text: &str,
    tables: &[(String, Found)],
    apart: Option<usize>,
) -> Reconstruction {
    let unfit = |replay| Reconstruction { replay, ways: vec![Vec::new(); tables.len()], apart: 0 };
    let record = match (engine.no_rules(), engine.parse_record(text)) {
        (None, Ok(record)) => record,
        (ruleless, faults) => {
            let findings =
                ruleless.map_or_else(|| faults.err().unwrap_or_default(), |ruleless| vec![ruleless]);
            return unfit(Replay::unreadable(&engine.variant(), findings));
        }
    };
    let turns: Vec<E::Turn> = record.turns.iter().map(|typed| typed.turn).collect();
    let begun = record.starts.into_iter().filter_map(|start| {
        let end = replayed(start.position.clone(), turns.clone())?.end;
        Some((start, end))
    });
    let (starts, ends): (Vec<_>, Vec<_>) = begun.unzip();
    if starts.is_empty() {
        return unfit(super::Referee::replay(engine, text));
    }
    // The first table that has sides fixes which is the top, unless typed turns do.
    let mut is_top_known = !turns.is_empty();
    let views = tables.iter().map(|(_, found)| {
        let mut views = engine.views(engine.setup(found));
        views.truncate(if is_top_known { usize::MAX } else { 1 });
        is_top_known |= views.first().is_some_and(|view| !engine.squares(view).is_empty());
        views
    });
    let views: Vec<Vec<E::Setup>> = views.collect();
    let (mut bound, last) = apart.map_or((1, MAX_APART), |apart| (apart, apart));
    loop {
        let mut search = Search::new(engine, &ends, bound);
        let end = search.run(&views);
        if end != End::Stuck || bound >= last {
            return told(&search, end, &views, tables, &starts, turns);
        }
        bound += 1;
    }
}

/// Tells the result of a search. `turns` are those that were typed.
fn told<'e, E: Engine>(
    search: &Search<'e, E>,
    end: End,
    views: &[Vec<E::Setup>],
    tables: &[(String, Found)],
    starts: &[RecordStart<E::Position<'e>>],
    mut turns: Vec<E::Turn>,
) -> Reconstruction {
    let all = search.ways();
    let certain = all.iter().map_while(|ways| ways.first().filter(|_| ways.len() == 1));
    turns.extend(certain.flatten());
    let fit: Vec<_> = search.beginnings().map(|beginning| &starts[beginning]).collect();
    let mut start = fit.first().map_or_else(|| starts[0].clone(), |start| (*start).clone());
    // What all beginnings that fit say is not assumed.
    start.assumed.retain(|entry| fit.iter().any(|other| !other.header.contains(entry)));
    let written = |turn: &E::Turn| start.position.written(*turn);
    let written =
        |ways: &Vec<Vec<E::Turn>>| ways.iter().map(|way| way.iter().map(written).collect()).collect();
    let mut ways: Vec<Vec<Vec<Phrase>>> = all.iter().map(written).collect();
    let names = |at: usize| {
        let name = |at: usize| tables.get(at).map(|(name, _)| name.clone());
        (at.checked_sub(1).and_then(name), name(at).unwrap_or_default())
    };
    let several = ways.iter().enumerate().filter(|(_, ways)| ways.len() > 1).map(|(at, ways)| {
        let (named, more) = ways.split_at(ways.len().min(MAX_NAMED));
        let (from, to) = names(at);
        let finding = ReconstructionFinding::SeveralWays { from, to, ways: named.to_vec(), more: more.len() };
        Finding::new(finding).hint(ReconstructionHint::AddTheTurns)
    });
    let mut findings: Vec<Finding> = several.collect();
    let verdict = match end {
        End::Done if findings.is_empty() => Verdict::Legal,
        End::Done => Verdict::Undecided,
        End::Stuck => {
            let (from, to) = names(ways.len());
            let squares = views.get(ways.len()).and_then(|views| Some(search.changed(views.first()?)));
            let squares = squares.unwrap_or_default();
            let finding =
                ReconstructionFinding::NoWay { from, to, apart: search.apart, squares: squares.clone() };
            findings = vec![finding.squares(squares).hint(ReconstructionHint::CompareThePictures)];
            Verdict::Illegal
        }
        End::GaveUp => {
            let (from, to) = names(ways.len());
            let finding = ReconstructionFinding::TooManyWays { from, to };
            findings.push(Finding::new(finding).hint(ReconstructionHint::TakeMorePictures));
            Verdict::Undecided
        }
    };
    ways.resize(tables.len(), Vec::new());
    let turns: Vec<Typed<E::Turn>> = turns.into_iter().map(|turn| Typed { turn, span: 0..0 }).collect();
    let replay = play::replay(search.engine, start, &turns, "").0;
    Reconstruction { replay: Replay { verdict, findings, ..replay }, ways, apart: search.apart }
}

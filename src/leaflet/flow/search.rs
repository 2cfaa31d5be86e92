//! The ways to fill columns, and the best of them.
//!
//! A way grows by one chunk at a time: the next of the texts, or the next of the figures of the section. Ways that
//! have come to the same place of the same column are one, the better of them, so that there are never many.

use std::collections::BTreeMap;
use std::ops::Range;

use super::place::Place;
use super::section::{Chunk, Section};
use super::{Columns, Part, Set};

/// What a line between a figure and its place in the text costs, and that it has moved at all.
const LINE: f64 = 5.0;
const MOVED: f64 = 4.0;
/// What it costs that a figure comes between a heading and the text below it.
const HEADED: f64 = 60.0;
/// The lines that a figure moves at most.
const FARTHEST: usize = 24;
/// What is left at the foot of a column and not seen.
const UNSEEN: f64 = 6.0;
/// Which part of a column may stay free though the next chunk would fit.
const EARLY: f64 = 0.4;
/// What it costs to part what belongs together, as only a column that is too low asks for.
const PARTED: f64 = 500.0;
/// The ways that are followed at a time.
const WAYS: usize = 24;

/// A way so far.
#[derive(Clone, Copy, Debug)]
pub(super) struct Way {
    pub cost: f64,
    /// The column that is filled.
    pub column: usize,
    /// How much of it is used.
    pub used: f64,
    /// What its last part wants free below itself.
    after: f64,
    /// Its last step.
    last: Option<usize>,
}

/// Some parts put into a column.
#[derive(Clone, Debug)]
struct Step {
    before: Option<usize>,
    head: Range<usize>,
    parts: Range<usize>,
    column: usize,
    top: f64,
}

/// What is put into a column in one go.
struct Load {
    head: Range<usize>,
    parts: Range<usize>,
    height: f64,
    before: f64,
    after: f64,
}

/// A way at the head of a page, before what is to come there.
#[derive(Clone, Copy, Debug)]
pub(super) struct Turn {
    pub place: Place,
    pub way: Way,
}

/// The search.
pub(super) struct Search<'a, H> {
    pub parts: &'a [Part],
    pub sections: &'a [Section],
    /// How high a column is.
    pub height: H,
    /// The number of columns beyond which no way goes.
    pub most: usize,
    /// Columns on a page.
    pub page: usize,
    steps: Vec<Step>,
    /// The ways that have come to the head of a page.
    pub turns: Vec<Turn>,
}

impl Way {
    /// The way that has not yet begun.
    pub(super) fn start() -> Way {
        Way { cost: 0.0, column: 0, used: 0.0, after: 0.0, last: None }
    }
}

/// What a reader minds of so much left free at the foot of a column.
pub(super) fn hole(left: f64) -> f64 {
    let seen = (left - UNSEEN).max(0.0);
    seen + seen * seen / 80.0
}

impl<'a, H: Fn(usize) -> f64> Search<'a, H> {
    pub(super) fn new(parts: &'a [Part], sections: &'a [Section], page: usize, height: H) -> Search<'a, H> {
        Search { parts, sections, height, most: usize::MAX, page, steps: Vec::new(), turns: Vec::new() }
    }

    /// All ways to the end, from a place on.
    pub(super) fn ways(&mut self, from: Place, way: Way) -> Vec<Way> {
        let mut ways = vec![way];
        for section in from.section..self.sections.len() {
            let begun = if section == from.section { from } else { Place { section, ..Place::default() } };
            ways = self.through(begun, ways);
        }
        ways
    }

    /// Through what is left of a section.
    fn through(&mut self, from: Place, ways: Vec<Way>) -> Vec<Way> {
        let all = self.sections;
        let Some(section) = all.get(from.section) else { return ways };
        let (texts, figures) = (section.texts.len(), section.figures.len());
        let mut reached: BTreeMap<(usize, usize), Vec<Way>> = BTreeMap::new();
        reached.insert((from.texts, from.figures), ways);
        for text in from.texts..=texts {
            for figure in from.figures..=figures {
                let Some(ways) = reached.remove(&(text, figure)) else { continue };
                let ways = best(ways);
                if (text, figure) == (texts, figures) {
                    return ways;
                }
                let place = Place { texts: text, figures: figure, chunks: 0, ..from };
                if let Some(next) = section.figures.get(figure)
                    && from.chunks_at(text) == 0
                    && lines_between(section, text, next.home) <= FARTHEST
                {
                    let moved = lines_between(section, text, next.home) as f64;
                    let headed = if text == 0 && next.home > 0 { HEADED } else { 0.0 };
                    let cost = if moved > 0.0 { MOVED + LINE * moved + headed } else { 0.0 };
                    let ways: Vec<Way> =
                        ways.iter().map(|way| Way { cost: way.cost + cost, ..*way }).collect();
                    let ways = self.put(&ways, place, &next.chunk);
                    reached.entry((text, figure + 1)).or_default().extend(ways);
                }
                let late = section.figures.get(figure).filter(|next| next.home < text + 1);
                let too_late =
                    late.is_some_and(|next| lines_between(section, text + 1, next.home) > FARTHEST);
                if let Some(next) = section.texts.get(text).filter(|_| !too_late || from.chunks_at(text) > 0)
                {
                    let begun = from.chunks_at(text);
                    let mut ways = ways;
                    for (number, chunk) in next.chunks.iter().enumerate().skip(begun) {
                        ways = best(self.put(&ways, Place { chunks: number, ..place }, chunk));
                    }
                    reached.entry((text + 1, figure)).or_default().extend(ways);
                }
            }
        }
        Vec::new()
    }

    /// All ways with one more chunk, in their column or in the next.
    fn put(&mut self, ways: &[Way], place: Place, chunk: &Chunk) -> Vec<Way> {
        let load = self.load(place, chunk);
        let mut grown = Vec::with_capacity(ways.len() + 4);
        for way in ways {
            let high = (self.height)(way.column);
            let free = high - way.used;
            let space = if way.used > 0.0 { way.after.max(load.before) } else { 0.0 };
            let fits = space + load.height <= free + 1e-6;
            if fits {
                grown.push(self.step(*way, way.used + space, &load));
            }
            let next = way.column + 1;
            let turns = match way.used > 0.0 {
                true => !fits || free <= EARLY * high,
                false => !fits && (self.height)(next) > high,
            };
            if turns && next < self.most {
                let cost = way.cost + hole(free);
                let turned = Way { cost, column: next, used: 0.0, after: 0.0, ..*way };
                if next % self.page == 0 {
                    self.turns.push(Turn { place, way: turned });
                }
                if load.height <= (self.height)(next) + 1e-6 {
                    grown.push(self.step(turned, 0.0, &load));
                } else if grown.is_empty() {
                    grown.push(self.parted(turned, &load));
                }
            } else if !fits && way.used == 0.0 {
                grown.push(self.parted(*way, &load));
            }
        }
        grown.retain(|way| way.column < self.most);
        grown
    }

    /// A chunk, with the heading of its section where it comes first.
    fn load(&self, place: Place, chunk: &Chunk) -> Load {
        let head = self.sections.get(place.section).filter(|_| place.is_at_head());
        let head = head.map(|section| section.head.clone()).unwrap_or_default();
        let of = |part: usize| self.parts.get(part).map_or((0.0, 0.0), |part| (part.before, part.after));
        let (before, _) = of(chunk.parts.start);
        let (_, after) = of(chunk.parts.end.saturating_sub(1));
        let parts = chunk.parts.clone();
        if head.is_empty() {
            return Load { head, parts, height: chunk.height, before, after };
        }
        let (first, (_, last)) = (of(head.start).0, of(head.end - 1));
        let height = Chunk::of(self.parts, head.clone()).height + last.max(before) + chunk.height;
        Load { head, parts, height, before: first, after }
    }

    /// A way with one more step, at a height of its column.
    fn step(&mut self, way: Way, top: f64, load: &Load) -> Way {
        let (head, parts) = (load.head.clone(), load.parts.clone());
        self.steps.push(Step { before: way.last, head, parts, column: way.column, top });
        Way { used: top + load.height, after: load.after, last: Some(self.steps.len() - 1), ..way }
    }

    /// What no column can hold in one go is cut after all, rather than run off the page.
    fn parted(&mut self, way: Way, load: &Load) -> Way {
        let mut way = Way { cost: way.cost + PARTED, ..way };
        for part in load.head.clone().chain(load.parts.clone()) {
            let Part { height, before, after, .. } = self.parts[part];
            let mut space = if way.used > 0.0 { way.after.max(before) } else { 0.0 };
            if way.used > 0.0 && way.used + space + height > (self.height)(way.column) + 1e-6 {
                way = Way { column: way.column + 1, used: 0.0, ..way };
                space = 0.0;
            }
            let load = Load { head: 0..0, parts: part..part + 1, height, before, after };
            way = self.step(way, way.used + space, &load);
        }
        way
    }

    /// The columns of a way.
    pub(super) fn columns(&self, way: &Way) -> Columns {
        let mut columns: Columns = Vec::new();
        let mut steps = Vec::new();
        let mut last = way.last;
        while let Some(step) = last.and_then(|last| self.steps.get(last)) {
            steps.push(step);
            last = step.before;
        }
        for step in steps.into_iter().rev() {
            columns.resize_with(columns.len().max(step.column + 1), Vec::new);
            let mut top = step.top;
            let mut before: Option<&Part> = None;
            for number in step.head.clone().chain(step.parts.clone()) {
                let part = &self.parts[number];
                top += before.map_or(0.0, |before| before.after.max(part.before));
                columns[step.column].push(Set { part: number, top });
                top += part.height;
                before = Some(part);
            }
        }
        columns
    }
}

/// The lines of the texts between two places of a section.
fn lines_between(section: &Section, one: usize, other: usize) -> usize {
    let range = one.min(other)..one.max(other);
    section.texts.get(range).map_or(0, |texts| texts.iter().map(|text| text.lines).sum())
}

/// The best ways: one for each place that a column is filled to.
fn best(mut ways: Vec<Way>) -> Vec<Way> {
    let um = |length: f64| (length * 1000.0).round() as i64;
    ways.sort_by(|a, b| {
        let at = |way: &Way| (way.column, um(way.used), um(way.after));
        at(a).cmp(&at(b)).then(a.cost.total_cmp(&b.cost))
    });
    ways.dedup_by(|b, a| a.column == b.column && um(a.used) == um(b.used) && um(a.after) == um(b.after));
    ways.sort_by(|a, b| a.cost.total_cmp(&b.cost));
    ways.truncate(WAYS);
    ways
}

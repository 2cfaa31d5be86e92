//! A beam search for the best way to fill columns.
//!
//! A candidate grows by one chunk at a time: the next text or the next figure of the section. Of candidates that reach the
//! same position at the same height of the same column, only the best is kept.

use std::collections::BTreeMap;
use std::rc::Rc;

use super::item::{Columns, FlowItem, PlacedFlowItem};
use super::position::FlowPosition;
use super::section::{Chunk, Section};

/// The cost of moving a figure, per line and fixed.
const MOVED_LINE_COST_MM: f64 = 5.0;
const MOVED_COST_MM: f64 = 4.0;
/// The cost of a figure between a heading and its text.
const AFTER_HEADING_COST_MM: f64 = 60.0;
/// Maximum number of lines that a figure moves.
const MAX_MOVED_LINES: usize = 24;
/// A gap at the end of a column that is not noticed.
const FREE_GAP_MM: f64 = 6.0;
/// Maximum free fraction of a column that is left although the next chunk fits.
const MAX_EARLY_BREAK: f64 = 0.4;
/// The cost of splitting a chunk that is higher than a column.
const SPLIT_COST_MM: f64 = 500.0;
/// Maximum number of candidates at a position.
const BEAM_WIDTH: usize = 24;

#[derive(Clone, Copy, Debug)]
pub(super) struct PartialLayout {
    pub cost: f64,
    pub column: usize,
    /// The used height of the column.
    pub used: f64,
    /// The space after its last item.
    after: f64,
    last: Option<usize>,
}

/// The placement of a load in a column.
#[derive(Clone, Debug)]
struct FillStep {
    before: Option<usize>,
    items: Rc<[usize]>,
    column: usize,
    top: f64,
}

/// The items that are placed in one step.
struct ChunkLoad {
    items: Rc<[usize]>,
    height: f64,
    before: f64,
    after: f64,
}

/// A candidate at the top of a page.
#[derive(Clone, Copy, Debug)]
pub(super) struct PageBreak {
    pub position: FlowPosition,
    pub candidate: PartialLayout,
}

pub(super) struct ColumnSearch<'a, H> {
    pub items: &'a [FlowItem],
    pub sections: &'a [Section],
    pub height: H,
    pub max_columns: usize,
    pub page_columns: usize,
    steps: Vec<FillStep>,
    /// The candidates at the top of a page.
    pub page_breaks: Vec<PageBreak>,
}

impl PartialLayout {
    pub(super) fn start() -> PartialLayout {
        PartialLayout { cost: 0.0, column: 0, used: 0.0, after: 0.0, last: None }
    }
}

/// The cost of a gap at the end of a column.
pub(super) fn gap_cost(gap: f64) -> f64 {
    let excess = (gap - FREE_GAP_MM).max(0.0);
    excess + excess * excess / 80.0
}

impl<'a, H: Fn(usize) -> f64> ColumnSearch<'a, H> {
    pub(super) fn new(
        items: &'a [FlowItem],
        sections: &'a [Section],
        page_columns: usize,
        height: H,
    ) -> ColumnSearch<'a, H> {
        let (max_columns, steps, page_breaks) = (usize::MAX, Vec::new(), Vec::new());
        ColumnSearch { items, sections, height, max_columns, page_columns, steps, page_breaks }
    }

    /// Extends a candidate from a position to the end.
    pub(super) fn candidates(&mut self, from: FlowPosition, candidate: PartialLayout) -> Vec<PartialLayout> {
        let mut candidates = vec![candidate];
        for section in from.section..self.sections.len() {
            let start = FlowPosition { section, ..FlowPosition::default() };
            candidates = self.through(if section == from.section { from } else { start }, candidates);
        }
        candidates
    }

    /// Extends candidates to the end of a section.
    fn through(&mut self, from: FlowPosition, candidates: Vec<PartialLayout>) -> Vec<PartialLayout> {
        let all = self.sections;
        let Some(section) = all.get(from.section) else { return candidates };
        let (texts, figures) = (section.texts.len(), section.figures.len());
        let mut reached: BTreeMap<(usize, usize), Vec<PartialLayout>> = BTreeMap::new();
        reached.insert((from.texts, from.figures), candidates);
        for text in from.texts..=texts {
            for figure in from.figures..=figures {
                let Some(candidates) = reached.remove(&(text, figure)) else { continue };
                let candidates = best(candidates);
                if (text, figure) == (texts, figures) {
                    return candidates;
                }
                let position = FlowPosition { texts: text, figures: figure, chunks: 0, ..from };
                if let Some(next) = section.figures.get(figure)
                    && from.chunks_at(text) == 0
                    && lines_between(section, text, next.home) <= MAX_MOVED_LINES
                {
                    let moved = lines_between(section, text, next.home) as f64;
                    let headed = if text == 0 && next.home > 0 { AFTER_HEADING_COST_MM } else { 0.0 };
                    let cost =
                        if moved > 0.0 { MOVED_COST_MM + MOVED_LINE_COST_MM * moved + headed } else { 0.0 };
                    let mut candidates = candidates.clone();
                    candidates.iter_mut().for_each(|candidate| candidate.cost += cost);
                    let candidates = self.put(&candidates, position, &next.chunk);
                    reached.entry((text, figure + 1)).or_default().extend(candidates);
                }
                let late = section.figures.get(figure).filter(|next| next.home < text + 1);
                let too_late =
                    late.is_some_and(|next| lines_between(section, text + 1, next.home) > MAX_MOVED_LINES);
                if let Some(next) = section.texts.get(text).filter(|_| !too_late || from.chunks_at(text) > 0)
                {
                    let begun = from.chunks_at(text);
                    let mut candidates = candidates;
                    for (number, chunk) in next.chunks.iter().enumerate().skip(begun) {
                        candidates =
                            best(self.put(&candidates, FlowPosition { chunks: number, ..position }, chunk));
                    }
                    reached.entry((text + 1, figure)).or_default().extend(candidates);
                }
            }
        }
        Vec::new()
    }

    /// Adds a chunk to all candidates, in their column or the next one.
    fn put(
        &mut self,
        candidates: &[PartialLayout],
        position: FlowPosition,
        chunk: &Chunk,
    ) -> Vec<PartialLayout> {
        let load = self.load(position, chunk);
        let mut grown = Vec::with_capacity(candidates.len() + 4);
        for candidate in candidates {
            let high = (self.height)(candidate.column);
            let free = high - candidate.used;
            let space = if candidate.used > 0.0 { candidate.after.max(load.before) } else { 0.0 };
            let fits = space + load.height <= free + 1e-6;
            if fits {
                grown.push(self.step(*candidate, candidate.used + space, &load));
            }
            let next = candidate.column + 1;
            let breaks = match candidate.used > 0.0 {
                true => !fits || free <= MAX_EARLY_BREAK * high,
                false => !fits && (self.height)(next) > high,
            };
            if breaks && next < self.max_columns {
                let cost = candidate.cost + gap_cost(free);
                let next_candidate =
                    PartialLayout { cost, column: next, used: 0.0, after: 0.0, ..*candidate };
                if next % self.page_columns == 0 {
                    self.page_breaks.push(PageBreak { position, candidate: next_candidate });
                }
                if load.height <= (self.height)(next) + 1e-6 {
                    grown.push(self.step(next_candidate, 0.0, &load));
                } else if grown.is_empty() {
                    grown.push(self.split(next_candidate, &load));
                }
            } else if !fits && candidate.used == 0.0 {
                grown.push(self.split(*candidate, &load));
            }
        }
        grown.retain(|candidate| candidate.column < self.max_columns);
        grown
    }

    /// A chunk, with the heading of its section before the first chunk.
    fn load(&self, position: FlowPosition, chunk: &Chunk) -> ChunkLoad {
        let head = self.sections.get(position.section).filter(|_| position.is_at_head());
        let head = head.map(|section| section.head.clone()).unwrap_or_default();
        let spaces = |item: usize| self.items.get(item).map_or((0.0, 0.0), |item| (item.before, item.after));
        let (before, _) = spaces(chunk.items.start);
        let (_, after) = spaces(chunk.items.end.saturating_sub(1));
        let items = head.clone().chain(chunk.items.clone()).collect();
        if head.is_empty() {
            return ChunkLoad { items, height: chunk.height, before, after };
        }
        let (first, (_, last)) = (spaces(head.start).0, spaces(head.end - 1));
        let height = Chunk::new(self.items, head).height + last.max(before) + chunk.height;
        ChunkLoad { items, height, before: first, after }
    }

    /// Adds a step at a height of the column.
    fn step(&mut self, candidate: PartialLayout, top: f64, load: &ChunkLoad) -> PartialLayout {
        let PartialLayout { last: before, column, .. } = candidate;
        self.steps.push(FillStep { before, items: load.items.clone(), column, top });
        let (used, last) = (top + load.height, Some(self.steps.len() - 1));
        PartialLayout { used, after: load.after, last, ..candidate }
    }

    /// Splits a load that is higher than a column.
    fn split(&mut self, candidate: PartialLayout, load: &ChunkLoad) -> PartialLayout {
        let mut candidate = PartialLayout { cost: candidate.cost + SPLIT_COST_MM, ..candidate };
        for &item in &*load.items {
            let FlowItem { height, before, after, .. } = self.items[item];
            let mut space = if candidate.used > 0.0 { candidate.after.max(before) } else { 0.0 };
            if candidate.used > 0.0
                && candidate.used + space + height > (self.height)(candidate.column) + 1e-6
            {
                candidate = PartialLayout { column: candidate.column + 1, used: 0.0, ..candidate };
                space = 0.0;
            }
            let load = ChunkLoad { items: Rc::new([item]), height, before, after };
            candidate = self.step(candidate, candidate.used + space, &load);
        }
        candidate
    }

    pub(super) fn columns(&self, candidate: &PartialLayout) -> Columns {
        let step = |at: Option<usize>| self.steps.get(at?);
        let steps: Vec<_> = std::iter::successors(step(candidate.last), |last| step(last.before)).collect();
        let mut columns: Columns = Vec::new();
        for step in steps.into_iter().rev() {
            columns.resize_with(columns.len().max(step.column + 1), Vec::new);
            let mut top = step.top;
            let mut before: Option<&FlowItem> = None;
            for &number in &*step.items {
                let item = &self.items[number];
                top += before.map_or(0.0, |before| before.after.max(item.before));
                columns[step.column].push(PlacedFlowItem { item: number, top });
                top += item.height;
                before = Some(item);
            }
        }
        columns
    }
}

/// The number of lines between two positions in a section.
fn lines_between(section: &Section, one: usize, other: usize) -> usize {
    let range = one.min(other)..one.max(other);
    section.texts.get(range).map_or(0, |texts| texts.iter().map(|text| text.lines).sum())
}

/// The best candidates, one for each filled height of a column.
fn best(mut candidates: Vec<PartialLayout>) -> Vec<PartialLayout> {
    let um = |length: f64| (length * 1000.0).round() as i64;
    let at = |candidate: &PartialLayout| (candidate.column, um(candidate.used), um(candidate.after));
    candidates.sort_by(|a, b| at(a).cmp(&at(b)).then(a.cost.total_cmp(&b.cost)));
    candidates.dedup_by(|b, a| at(a) == at(b));
    candidates.sort_by(|a, b| a.cost.total_cmp(&b.cost));
    candidates.truncate(BEAM_WIDTH);
    candidates
}

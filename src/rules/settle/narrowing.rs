//! A position with open squares whose possible contents are narrowed down.

use super::may_line;
use super::open::{Hint, OpenTable};
use super::settled::{OpenSquare, SettleOutcome, Settled};
use crate::rules::engine::{Content, Engine};
use crate::rules::{Entry, Finding, Judgement, ToldPosition, Verdict};

/// Maximum number of assignments that are enumerated.
pub(super) const MAX_FILLINGS: usize = 4096;
/// A photo with more assignments than this before any constraint is poor.
const POOR_PHOTO_FILLINGS: usize = 1024;

/// An open square with its remaining possible contents.
pub(crate) struct Candidates<E: Engine> {
    pub square: E::Square,
    /// Its notation.
    pub name: String,
    /// Remaining contents, most likely first.
    pub may: Vec<Content<E>>,
}

impl<E: Engine> Clone for Candidates<E> {
    fn clone(&self) -> Self {
        Candidates { square: self.square, name: self.name.clone(), may: self.may.clone() }
    }
}

/// One assignment of contents to all open squares, in their order.
pub(crate) type Filling<E> = Vec<Content<E>>;

/// An assignment of contents to some of the open squares, by their numbers.
pub(crate) type PartialFilling<E> = Vec<(usize, Content<E>)>;

/// An eliminated assignment, with the reasons.
pub(crate) type Elimination<E> = (PartialFilling<E>, Vec<Finding>);

/// A position with open squares.
pub(crate) struct Narrowing<'a, E: Engine> {
    pub table: &'a OpenTable<'a, E>,
    /// The squares with their initial candidates.
    pub initial: Vec<Candidates<E>>,
    /// Squares with hints. Only the hinted contents are tried there; on all others, anything.
    pub hinted: Vec<E::Square>,
    /// The squares with their remaining candidates.
    pub entries: Vec<Candidates<E>>,
    /// True if no assignment is possible, so that no square is deduced.
    pub contradicted: bool,
    /// The remaining assignments, once they have been enumerated.
    pub fillings: Vec<Filling<E>>,
    /// True once the rules have been applied, not only box and board.
    pub ruled: bool,
    /// True if contents remain that have not been tried.
    pub gave_up: bool,
    /// True if every remaining assignment has been tried.
    pub all_tried: bool,
    /// Eliminated assignments.
    pub eliminated: Vec<Elimination<E>>,
}

impl<E: Engine> Candidates<E> {
    pub(crate) fn certain(&self) -> Option<Content<E>> {
        match self.may.as_slice() {
            [only] => Some(*only),
            _ => None,
        }
    }
}

impl<'a, E: Engine> Narrowing<'a, E> {
    pub(crate) fn new(table: &'a OpenTable<'a, E>, hints: &[Hint<E>]) -> Narrowing<'a, E> {
        let open = table.open();
        let initial = open.iter().map(|square| {
            let hinted = hints.iter().find(|(other, _)| other == square).map(|(_, may)| may.clone());
            let anything = || [None].into_iter().chain(table.pieces(*square).into_iter().map(Some)).collect();
            let mut may: Vec<Content<E>> = Vec::new();
            for content in hinted.unwrap_or_else(anything) {
                if !may.contains(&content) {
                    may.push(content);
                }
            }
            Candidates { square: *square, name: table.name(*square), may }
        });
        let initial: Vec<Candidates<E>> = initial.collect();
        Narrowing {
            table,
            entries: initial.clone(),
            initial,
            hinted: hints.iter().map(|(square, _)| *square).filter(|square| open.contains(square)).collect(),
            contradicted: false,
            fillings: Vec::new(),
            ruled: false,
            gave_up: false,
            all_tried: true,
            eliminated: Vec::new(),
        }
    }

    /// Returns true if any square has a hint.
    pub(crate) fn has_hints(&self) -> bool {
        !self.hinted.is_empty()
    }

    /// Returns true if the number of assignments exceeds [`POOR_PHOTO_FILLINGS`] before any constraint.
    pub(crate) fn allows_very_many(&self) -> bool {
        let fillings =
            self.entries.iter().try_fold(1usize, |fillings, entry| fillings.checked_mul(entry.may.len()));
        fillings.is_none_or(|fillings| fillings > POOR_PHOTO_FILLINGS)
    }

    /// Discards all deductions.
    pub(crate) fn discard(&mut self) {
        self.entries.clone_from(&self.initial);
        self.contradicted = true;
    }

    /// The deduced squares with their contents.
    pub(crate) fn settled(&self) -> impl Iterator<Item = (&Candidates<E>, Content<E>)> {
        let entries = self.entries.iter().filter(|_| !self.contradicted);
        entries.filter_map(|entry| Some((entry, entry.certain()?)))
    }

    /// The squares that remain open.
    pub(crate) fn unsettled(&self) -> impl Iterator<Item = &Candidates<E>> {
        self.entries.iter().filter(|entry| self.contradicted || entry.certain().is_none())
    }

    /// Returns the position with all deduced squares filled in except one.
    pub(crate) fn filled_except(&self, left_out: usize) -> OpenTable<'a, E> {
        let mut position = self.table.clone();
        let others = self.entries.iter().enumerate().filter(|(at, _)| *at != left_out);
        for (entry, content) in others.filter_map(|(_, entry)| Some((entry, entry.certain()?))) {
            position.fill_square(entry.square, content);
        }
        position
    }

    /// Returns the position with all open squares filled in.
    pub(crate) fn filled(&self, filling: &[Content<E>]) -> OpenTable<'a, E> {
        let mut position = self.table.clone();
        for (entry, content) in self.entries.iter().zip(filling) {
            position.fill_square(entry.square, *content);
        }
        position
    }

    /// The outcome for a position with faults that hold for any contents of the open squares.
    pub(crate) fn illegal(&self, findings: Vec<Finding>) -> SettleOutcome<E::Setup> {
        self.outcome(Verdict::Illegal, findings)
    }

    /// The outcome for a position whose legality cannot be decided.
    pub(crate) fn undecided(&self, finding: Finding) -> SettleOutcome<E::Setup> {
        self.outcome(Verdict::Undecided, vec![finding])
    }

    fn outcome(&self, verdict: Verdict, findings: Vec<Finding>) -> SettleOutcome<E::Setup> {
        let (variant, position) = (self.table.variant(), Some(self.told()));
        self.open(Judgement { variant, verdict, position, findings, ..Judgement::default() })
    }

    /// The deduced squares with their contents, as they would be typed.
    fn deduced(&self) -> Vec<Entry> {
        let typed = |(entry, content): (&Candidates<E>, Content<E>)| {
            Entry::new(entry.name.as_str(), self.typed_content(entry.square, content))
        };
        self.settled().map(typed).collect()
    }

    /// The position with the deduced squares filled in, after lines with the hints for the remaining ones.
    pub(crate) fn told(&self) -> ToldPosition {
        let hinted = self.unsettled().filter(|entry| self.hinted.contains(&entry.square));
        let lines = hinted.map(|entry| may_line(&entry.name, self.typed_candidates(entry)));
        let mut position = self.table.clone();
        self.settled().for_each(|(entry, content)| position.fill_square(entry.square, content));
        let mut told = position.told();
        told.entries.splice(0..0, lines);
        told
    }

    /// The outcome with this judgement and the open squares.
    pub(crate) fn open(&self, judgement: Judgement) -> SettleOutcome<E::Setup> {
        let open_squares = self
            .entries
            .iter()
            .map(|entry| OpenSquare { square: entry.name.clone(), may: self.typed_candidates(entry) });
        SettleOutcome {
            settled: Settled {
                judgement: Judgement { deduced: self.deduced(), ..judgement },
                notes: self.notes(),
                open_squares: open_squares.collect(),
            },
            filled: None,
        }
    }
}

//! Elimination of contents: by box and board on each square, by box and board on all squares together, by the rules.

use super::messages::MAX_LISTED;
use super::narrowing::{Candidates, Filling, MAX_FILLINGS, Narrowing};
use super::open::OpenTable;
use crate::rules::Verdict;
use crate::rules::engine::{Content, Effort, Engine, Judged};

/// Maximum number of positions checked against box and board while assignments are enumerated.
const MAX_TRIALS: usize = 8 * MAX_FILLINGS;
/// Above this number of open squares, assignments are not enumerated.
const MAX_OPEN_SQUARES: usize = 256;
/// Maximum number of squares checked, over all positions.
const MAX_SQUARES_CHECKED: usize = 5_000_000;
/// After this many assignments that no long search decides, there are no more long searches.
const MAX_UNDECIDED: usize = 1;
/// After this many assignments that no short search decides, no more are judged.
const MAX_HARD: usize = 64;

/// The assignments while the rules are applied.
struct Trials<'a, E: Engine> {
    untried: Vec<Filling<E>>,
    /// Not decided by a short search.
    hard: Vec<Filling<E>>,
    /// Not judged yet, since each of their contents is possible.
    deferred: Vec<Filling<E>>,
    /// Not illegal.
    possible: Vec<Filling<E>>,
    /// The possible contents of each open square.
    seen: Vec<Vec<Content<E>>>,
    /// Number of the possible ones that a long search did not decide.
    undecided: usize,
    /// The possible assignment that was judged last.
    last: Option<(OpenTable<'a, E>, Judged<'a, E>)>,
}

impl<E: Engine> Trials<'_, E> {
    fn new(untried: Vec<Filling<E>>, squares: usize) -> Self {
        let (hard, deferred, possible) = Default::default();
        Trials {
            untried,
            hard,
            deferred,
            possible,
            seen: vec![Vec::new(); squares],
            undecided: 0,
            last: None,
        }
    }

    /// Returns true if each content of an assignment is known to be possible.
    fn shows_nothing_new(&self, filling: &Filling<E>) -> bool {
        filling.iter().zip(&self.seen).all(|(content, seen)| seen.contains(content))
    }
}

impl<'a, E: Engine> Narrowing<'a, E> {
    /// Eliminates contents of a square that box and board rule out, whatever the other open squares contain.
    pub(super) fn apply_box_and_board(&mut self) {
        let mut trials = self.trials();
        loop {
            let certain = |narrowing: &Narrowing<E>| {
                narrowing.entries.iter().filter(|entry| entry.may.len() < 2).count()
            };
            let before = certain(self);
            for at in 0..self.entries.len() {
                let Candidates { square, may, .. } = self.entries[at].clone();
                let others = self.filled_except(at);
                let mut remaining = Vec::new();
                for content in may {
                    let mut trial = others.clone();
                    trial.fill_square(square, content);
                    let Some(rest) = trials.checked_sub(1) else { return };
                    trials = rest;
                    match trial.malformed() {
                        faults if faults.is_empty() => remaining.push(content),
                        faults => self.eliminated.push((vec![(at, content)], faults)),
                    }
                }
                self.entries[at].may = remaining;
            }
            // Squares that are certain now may eliminate more on the others.
            if certain(self) == before || self.entries.iter().any(|entry| entry.may.is_empty()) {
                return;
            }
        }
    }

    /// Enumerates the assignments that box and board allow, and eliminates contents that occur in none. Returns false
    /// if there are too many.
    pub(super) fn enumerate(&mut self) -> bool {
        let open: Vec<usize> =
            (0..self.entries.len()).filter(|at| self.entries[*at].may.len() != 1).collect();
        if open.len() > MAX_OPEN_SQUARES {
            return false;
        }
        let table = self.filled_except(usize::MAX);
        let mut trials = MAX_TRIALS.min(self.trials());
        let filling: Filling<E> =
            self.entries.iter().map(|entry| entry.may.first().copied().flatten()).collect();
        let faults = table.malformed();
        let counted = match faults.is_empty() {
            true => self.fill(&table, &open, filling, 0, &mut trials),
            false => {
                self.eliminated.push((filling.into_iter().enumerate().collect(), faults));
                true
            }
        };
        if counted {
            self.retain_possible();
        }
        counted
    }

    /// Fills in the squares from `done` on in all ways. Returns false if that takes too many trials.
    fn fill(
        &mut self,
        table: &OpenTable<'a, E>,
        open: &[usize],
        filling: Filling<E>,
        done: usize,
        trials: &mut usize,
    ) -> bool {
        let Some(at) = open.get(done).copied() else {
            self.fillings.push(filling);
            return self.fillings.len() <= MAX_FILLINGS;
        };
        let Candidates { square, may, .. } = self.entries[at].clone();
        may.into_iter().all(|content| {
            let Some(rest) = trials.checked_sub(1) else { return false };
            *trials = rest;
            let (mut table, mut filling) = (table.clone(), filling.clone());
            table.fill_square(square, content);
            filling[at] = content;
            let faults = table.malformed();
            if faults.is_empty() {
                return self.fill(&table, open, filling, done + 1, trials);
            }
            let filled = open.iter().take(done + 1).map(|at| (*at, filling[*at])).collect();
            self.eliminated.push((filled, faults));
            true
        })
    }

    /// Number of positions that may be checked against box and board.
    fn trials(&self) -> usize {
        MAX_SQUARES_CHECKED / self.table.squares().len().max(1)
    }

    /// Eliminates the assignments that the rules prove illegal. Returns the filled-in position with its judgement if
    /// one assignment remains.
    ///
    /// First, short searches judge each assignment that has a content not yet found possible; long searches follow
    /// where these do not decide. This tells what each square may contain. All other assignments are judged as long as
    /// few enough are possible to be listed.
    pub(super) fn apply_rules(&mut self) -> Option<(OpenTable<'a, E>, Judged<'a, E>)> {
        self.ruled = true;
        let mut trials = Trials::new(std::mem::take(&mut self.fillings), self.entries.len());
        for filling in std::mem::take(&mut trials.untried) {
            if trials.hard.len() >= MAX_HARD {
                trials.untried.push(filling);
            } else if trials.shows_nothing_new(&filling) {
                trials.deferred.push(filling);
            } else {
                self.judge(&mut trials, filling, Effort::Quick);
            }
        }
        for filling in std::mem::take(&mut trials.hard) {
            match trials.shows_nothing_new(&filling) {
                true => trials.deferred.push(filling),
                false => self.judge(&mut trials, filling, Effort::Thorough),
            }
        }
        self.gave_up = !trials.untried.is_empty();
        for filling in std::mem::take(&mut trials.deferred) {
            if self.gave_up || trials.possible.len() > MAX_LISTED || !trials.untried.is_empty() {
                self.all_tried = false;
                break;
            }
            self.judge(&mut trials, filling, Effort::Thorough);
        }
        let Trials { possible, untried, last, .. } = trials;
        self.all_tried &= untried.is_empty();
        self.fillings = possible;
        if self.gave_up {
            self.fillings.extend(untried);
        }
        self.retain_possible();
        last.filter(|_| self.fillings.len() == 1 && self.all_tried)
    }

    /// Judges an assignment; eliminates it if it is illegal.
    fn judge(&mut self, trials: &mut Trials<'a, E>, filling: Filling<E>, effort: Effort) {
        if effort == Effort::Thorough && trials.undecided >= MAX_UNDECIDED {
            return trials.untried.push(filling);
        }
        let filled = self.filled(&filling);
        let judged = filled.judged(effort);
        match (judged.verdict, effort) {
            (Verdict::Illegal, _) => {
                self.eliminated.push((filling.into_iter().enumerate().collect(), judged.findings));
                return;
            }
            (Verdict::Undecided, Effort::Quick) => return trials.hard.push(filling),
            (Verdict::Undecided, Effort::Thorough) => trials.undecided += 1,
            _ => {}
        }
        trials.seen.iter_mut().zip(&filling).for_each(|(seen, content)| seen.push(*content));
        trials.possible.push(filling);
        trials.last = Some((filled, judged));
    }

    /// Keeps on each square only the contents that occur in a remaining assignment.
    fn retain_possible(&mut self) {
        for (at, entry) in self.entries.iter_mut().enumerate() {
            entry.may.retain(|content| self.fillings.iter().any(|filling| filling.get(at) == Some(content)));
        }
    }
}

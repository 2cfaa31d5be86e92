//! What drops out: by box and board on each square, by box and board together, by the rules.

use super::MOST;
use super::doubt::{Doubt, Place, Way};
use super::open::Open;
use crate::rules::{Judgement, Verdict};

/// How many positions are held against box and board while ways to fill in the open squares are counted.
const TRIALS: usize = 8 * MOST;
/// The ways to fill in more open squares than that are not counted.
const MOST_OPEN: usize = 256;
/// How many squares are looked at, all trials together.
const LOOKED_AT: usize = 5_000_000;
/// After so many ways that the rules leave undecided no more are tried: such a search is a long one, and one way alone
/// cannot be left any more.
const UNDECIDED: usize = 2;

impl<O: Open> Doubt<'_, O> {
    /// Drops what box and board do not allow on a place, whatever lies on the others that are open.
    pub(super) fn narrow(&mut self) {
        let mut trials = self.trials();
        loop {
            let certain = |doubt: &Doubt<O>| doubt.places.iter().filter(|place| place.may.len() < 2).count();
            let before = certain(self);
            for at in 0..self.places.len() {
                let Place { square, name, may } = self.places[at].clone();
                let others = self.all_but(at);
                let mut left = Vec::new();
                for what in may {
                    let mut trial = others.clone();
                    trial.lay(square, what);
                    let Some(rest) = trials.checked_sub(1) else { return };
                    trials = rest;
                    match trial.malformed() {
                        faults if faults.is_empty() => left.push(what),
                        faults => self.dropped.push((format!("{name} {}", self.word(square, what)), faults)),
                    }
                }
                self.places[at].may = left;
            }
            // What is certain now may leave less to the others.
            if certain(self) == before || self.places.iter().any(|place| place.may.is_empty()) {
                return;
            }
        }
    }

    /// Finds the ways that box and board allow, and drops what is in none of them. No if there are too many to be tried.
    pub(super) fn count(&mut self) -> bool {
        let open: Vec<usize> = (0..self.places.len()).filter(|at| self.places[*at].may.len() != 1).collect();
        if open.len() > MOST_OPEN {
            return false;
        }
        let position = self.all_but(usize::MAX);
        let mut trials = TRIALS.min(self.trials());
        let way = self.places.iter().map(|place| place.may.first().copied().flatten()).collect();
        let faults = position.malformed();
        let counted = match faults.is_empty() {
            true => self.fill(&position, &open, way, 0, &mut trials),
            false => {
                self.dropped.push((self.told_as(self.places.iter().zip(way)), faults));
                true
            }
        };
        if counted {
            self.drop_the_rest();
        }
        counted
    }

    /// Fills in the places from `done` on in all ways. No if that takes too many trials.
    fn fill(&mut self, position: &O, open: &[usize], way: Way<O>, done: usize, trials: &mut usize) -> bool {
        let Some(at) = open.get(done).copied() else {
            self.ways.push(way);
            return self.ways.len() <= MOST;
        };
        let Place { square, may, .. } = self.places[at].clone();
        may.into_iter().all(|what| {
            let Some(rest) = trials.checked_sub(1) else { return false };
            *trials = rest;
            let (mut position, mut way) = (position.clone(), way.clone());
            position.lay(square, what);
            way[at] = what;
            let faults = position.malformed();
            if faults.is_empty() {
                return self.fill(&position, open, way, done + 1, trials);
            }
            let filled = open.iter().take(done + 1).map(|at| (&self.places[*at], way[*at]));
            self.dropped.push((self.told_as(filled), faults));
            true
        })
    }

    /// How many positions may be held against box and board.
    fn trials(&self) -> usize {
        LOOKED_AT / self.position.squares().len().max(1)
    }

    /// Drops the ways that the rules prove illegal. If one way is left, the position filled in like this, with its
    /// judgement.
    pub(super) fn rule(&mut self) -> Option<(O, Judgement)> {
        self.ruled = true;
        let (mut left, mut undecided, mut last) = (Vec::new(), 0, None);
        for way in std::mem::take(&mut self.ways) {
            if undecided >= UNDECIDED {
                left.push(way);
                continue;
            }
            let filled = self.filled(&way);
            let judgement = filled.judged();
            if judgement.verdict == Verdict::Illegal {
                let what = self.told_as(self.places.iter().zip(way));
                self.dropped.push((what, judgement.findings));
                continue;
            }
            undecided += usize::from(judgement.verdict == Verdict::Undecided);
            left.push(way);
            last = Some((filled, judgement));
        }
        self.ways = left;
        self.drop_the_rest();
        last.filter(|_| self.ways.len() == 1)
    }

    /// Keeps on each place what lies there in one of the ways.
    fn drop_the_rest(&mut self) {
        for (at, place) in self.places.iter_mut().enumerate() {
            place.may.retain(|what| self.ways.iter().any(|way| way.get(at) == Some(what)));
        }
    }
}

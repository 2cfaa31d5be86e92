//! A position with open squares, while they are narrowed down.

use super::open::{Open, Seen, What};
use super::{Left, MOST, Outcome, Settled, may};
use crate::rules::{Assumed, Finding, Judgement, Verdict};

/// A square that is open, while what may lie there is narrowed down.
#[derive(Clone)]
pub struct Place<O: Open> {
    /// The square.
    pub square: O::Square,
    /// Its name.
    pub name: String,
    /// What may lie there.
    pub may: Vec<What<O>>,
}

/// What can lie on all the places, in their order.
pub type Way<O> = Vec<What<O>>;

/// What has dropped out, in words, and why.
pub type Dropped = (String, Vec<Finding>);

/// A position with places that are open.
pub struct Doubt<'a, O: Open> {
    /// The position.
    pub position: &'a O,
    /// As they were told.
    pub told: Vec<Place<O>>,
    /// The squares of which somebody told what is likely; on others anything may lie.
    pub likely: Vec<O::Square>,
    /// As far as they are narrowed down.
    pub places: Vec<Place<O>>,
    /// Whether nothing is settled, because nothing that was told is possible.
    pub hopeless: bool,
    /// The ways that are left, once they have been counted.
    pub ways: Vec<Way<O>>,
    /// Whether the rules have been asked, or box and board alone.
    pub ruled: bool,
    /// What has dropped out.
    pub dropped: Vec<Dropped>,
}

impl<O: Open> Place<O> {
    pub fn certain(&self) -> Option<What<O>> {
        match self.may.as_slice() {
            [only] => Some(*only),
            _ => None,
        }
    }
}

impl<'a, O: Open> Doubt<'a, O> {
    pub fn new(position: &'a O, seen: Vec<Seen<O>>) -> Doubt<'a, O> {
        let open = position.open();
        let told = open.iter().map(|square| {
            let likely = seen.iter().find(|(other, _)| other == square).map(|(_, may)| may.clone());
            let anything =
                || [None].into_iter().chain(position.pieces(*square).into_iter().map(Some)).collect();
            let mut may: Vec<What<O>> = Vec::new();
            for what in likely.unwrap_or_else(anything) {
                if !may.contains(&what) {
                    may.push(what);
                }
            }
            Place { square: *square, name: position.name(*square), may }
        });
        let told: Vec<Place<O>> = told.collect();
        Doubt {
            position,
            places: told.clone(),
            told,
            likely: seen.iter().map(|(square, _)| *square).filter(|square| open.contains(square)).collect(),
            hopeless: false,
            ways: Vec::new(),
            ruled: false,
            dropped: Vec::new(),
        }
    }

    /// Whether only what somebody told to be likely is tried.
    pub fn was_seen(&self) -> bool {
        !self.likely.is_empty()
    }

    /// Whether there are more ways to fill in the places than are counted, whatever box and board allow.
    pub fn is_endless(&self) -> bool {
        let ways = self.places.iter().try_fold(1usize, |ways, place| ways.checked_mul(place.may.len()));
        ways.is_none_or(|ways| ways > MOST)
    }

    /// Settles nothing.
    pub fn give_up(&mut self) {
        self.places.clone_from(&self.told);
        self.hopeless = true;
    }

    /// The places that are settled, with what lies there.
    pub fn settled(&self) -> impl Iterator<Item = (&Place<O>, What<O>)> {
        let places = self.places.iter().filter(|_| !self.hopeless);
        places.filter_map(|place| Some((place, place.certain()?)))
    }

    /// The places that are not.
    pub fn unsettled(&self) -> impl Iterator<Item = &Place<O>> {
        self.places.iter().filter(|place| self.hopeless || place.certain().is_none())
    }

    /// The position with what is certain laid on all places but one.
    pub fn all_but(&self, left_out: usize) -> O {
        let mut position = self.position.clone();
        let others = self.places.iter().enumerate().filter(|(at, _)| *at != left_out);
        for (place, what) in others.filter_map(|(_, place)| Some((place, place.certain()?))) {
            position.lay(place.square, what);
        }
        position
    }

    /// The position filled in like this.
    pub fn filled(&self, way: &[What<O>]) -> O {
        let mut position = self.position.clone();
        for (place, what) in self.places.iter().zip(way) {
            position.lay(place.square, *what);
        }
        position
    }

    /// What is said of a position with these faults, which hold whatever lies on the open squares.
    pub fn illegal(&self, findings: Vec<Finding>) -> Judgement {
        let position = Some(self.text());
        let judgement = Judgement::unreadable(&self.position.variant(), findings);
        Judgement { verdict: Verdict::Illegal, position, ..judgement }
    }

    /// What is said if nobody can say whether the position is legal.
    pub fn undecided(&self, finding: Finding) -> Judgement {
        let position = Some(self.text());
        let judgement = Judgement::unreadable(&self.position.variant(), vec![finding]);
        self.assuming(Judgement { verdict: Verdict::Undecided, position, ..judgement })
    }

    /// The same with the places that are settled among what was assumed.
    pub fn assuming(&self, mut judgement: Judgement) -> Judgement {
        judgement.assumed.extend(
            self.settled().map(|(place, what)| Assumed {
                key: place.name.clone(),
                value: self.sign(place.square, what),
            }),
        );
        judgement
    }

    /// Calls all squares as the judgement does: it may have numbered planks that nobody had numbered.
    pub fn rename(&mut self, judgement: &Judgement) {
        for place in &mut self.places {
            place.name = self.position.name_in(place.square, judgement);
        }
    }

    /// The canonical text with what is settled, and lines for what was told to be likely of the rest.
    pub fn text(&self) -> String {
        let likely = self.unsettled().filter(|place| self.likely.contains(&place.square));
        let lines = likely
            .map(|place| may::line(&place.name, place.may.iter().map(|what| self.sign(place.square, *what))));
        let mut position = self.position.clone();
        self.settled().for_each(|(place, what)| position.lay(place.square, what));
        lines.collect::<String>() + &position.text()
    }

    /// The outcome with this judgement and open squares.
    pub fn open(&self, judgement: Judgement) -> Outcome<O> {
        let left = self.places.iter().map(|place| Left {
            square: place.name.clone(),
            may: place.may.iter().map(|what| self.sign(place.square, *what)).collect(),
        });
        Outcome { settled: Settled { judgement, notes: self.notes(), left: left.collect() }, filled: None }
    }
}

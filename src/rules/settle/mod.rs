//! Doubt settled by box, board and rules: of all that may lie on the squares that are open, what can.
//!
//! Squares are open because a camera did not see them clearly, or because somebody typed `?`. A camera, and whoever
//! types a line `may c3: L .`, tells what was likely; a bare `?` may be anything.
//!
//! 1. What box and board do not allow whatever lies on the open squares is illegal.
//! 2. What they do not allow on one square, whatever lies on the others, drops out.
//! 3. Of the ways to fill in the rest those drop out that box and board do not allow, if up to [`MOST`] are left.
//! 4. Of up to [`Open::most_judged`] ways that are left those drop out that the rules prove illegal.
//!
//! One way that is left is judged. Several leave the position undecided. If none is left, a position is illegal where
//! everything has been tried that may lie there; where only what was likely has been tried, it is undecided.
//!
//! | file | holds |
//! |---|---|
//! | `open` | what an engine must offer |
//! | `drop` | what drops out |
//! | `may` | the lines that say what was likely |
//! | `words` | what is said of it all |

mod drop;
mod may;
mod open;
mod words;

pub use may::written as found_text;
pub(super) use may::{May, taken_out};
pub(super) use open::{Codes, Open, Seen, What};
pub(super) use words::unclear;

use super::{Assumed, Finding, Judgement, Verdict};

/// How many ways to fill in the open squares are counted.
const MOST: usize = 1024;
/// A picture of which a larger part is not clear than one in so many squares has been misread elsewhere, too, if what
/// was seen goes against box and board.
const POOR: usize = 5;

/// A judgement, and what was made of the squares that were open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settled {
    /// What is said of the position.
    pub judgement: Judgement,
    /// Sentences on squares that were open and are settled.
    pub notes: Vec<String>,
    /// Every square that was open, with what can still lie there.
    pub left: Vec<Left>,
}

/// A square that was open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Left {
    /// The square as it is written.
    pub square: String,
    /// What can still lie there as it is written, `.` for nothing; the likeliest first.
    pub may: Vec<String>,
}

/// A square that is open, while what may lie there is narrowed down.
#[derive(Clone)]
struct Place<O: Open> {
    square: O::Square,
    name: String,
    may: Vec<What<O>>,
}

/// What can lie on all the places, in their order.
type Way<O> = Vec<What<O>>;

/// What has dropped out, in words, and why.
type Dropped = (String, Vec<Finding>);

/// A position with places that are open.
struct Doubt<'a, O: Open> {
    position: &'a O,
    /// As they were told.
    told: Vec<Place<O>>,
    /// The squares of which somebody told what is likely; on others anything may lie.
    likely: Vec<O::Square>,
    /// As far as they are narrowed down.
    places: Vec<Place<O>>,
    /// Whether nothing is settled, because nothing that was told is possible.
    hopeless: bool,
    /// The ways that are left, once they have been counted.
    ways: Vec<Way<O>>,
    /// Whether the rules have been asked, or box and board alone.
    ruled: bool,
    dropped: Vec<Dropped>,
}

/// A position with what has come of its open squares.
pub(super) struct Outcome<O> {
    /// What is said of it.
    pub settled: Settled,
    /// The position without open squares, if one way to fill them in is left.
    pub filled: Option<O>,
}

/// What is said of a position. `lines` are the lines of its text that say what may lie on squares.
pub(super) fn settled<O: Open>(position: &O, lines: &[May]) -> Settled {
    match may::understood(position, lines) {
        Ok(seen) => outcome(position, seen).settled,
        Err(findings) => Settled::plain(Judgement::unreadable(&position.variant(), findings)),
    }
}

/// The position with its open squares filled in; else what is said of it.
pub(super) fn filled<O: Open>(position: O, lines: &[May]) -> Result<O, Box<Judgement>> {
    if position.open().is_empty() {
        return Ok(position);
    }
    let seen = may::understood(&position, lines)
        .map_err(|findings| Box::new(Judgement::unreadable(&position.variant(), findings)))?;
    let outcome = outcome(&position, seen);
    outcome.filled.ok_or_else(|| Box::new(outcome.settled.judgement))
}

/// What is said of a position of which `seen` tells what is likely on some squares.
pub(super) fn outcome<O: Open>(position: &O, seen: Vec<Seen<O>>) -> Outcome<O> {
    let mut doubt = Doubt::new(position, seen);
    if doubt.told.is_empty() {
        return Outcome { settled: Settled::plain(position.judged()), filled: None };
    }
    let faults = position.malformed();
    if !faults.is_empty() {
        doubt.give_up();
        let is_poor =
            doubt.was_seen() && (doubt.told.len() * POOR > position.squares().len() || doubt.is_endless());
        return doubt.open(if is_poor {
            doubt.undecided(doubt.poor(&faults))
        } else {
            doubt.illegal(faults)
        });
    }
    doubt.narrow();
    if !doubt.count() {
        return doubt.open(doubt.undecided(doubt.too_many()));
    }
    let judged = if doubt.ways.len() <= position.most_judged() { doubt.rule() } else { None };
    match doubt.ways.as_slice() {
        [] => {
            doubt.give_up();
            doubt.open(match doubt.was_seen() {
                true => doubt.undecided(doubt.none_left()),
                false => doubt.illegal(doubt.whatever_lies_there()),
            })
        }
        [only] => {
            let filled = doubt.filled(only);
            let judgement = judged.unwrap_or_else(|| filled.judged());
            Outcome { filled: Some(filled), ..doubt.open(doubt.assuming(judgement)) }
        }
        several => doubt.open(doubt.undecided(doubt.several_left(several))),
    }
}

impl Settled {
    /// A judgement of a position without open squares.
    pub(super) fn plain(judgement: Judgement) -> Settled {
        Settled { judgement, notes: Vec::new(), left: Vec::new() }
    }
}

impl<O: Open> Place<O> {
    fn certain(&self) -> Option<What<O>> {
        match self.may.as_slice() {
            [only] => Some(*only),
            _ => None,
        }
    }
}

impl<'a, O: Open> Doubt<'a, O> {
    fn new(position: &'a O, seen: Vec<Seen<O>>) -> Doubt<'a, O> {
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
    fn was_seen(&self) -> bool {
        !self.likely.is_empty()
    }

    /// Whether there are more ways to fill in the places than are counted, whatever box and board allow.
    fn is_endless(&self) -> bool {
        let ways = self.places.iter().try_fold(1usize, |ways, place| ways.checked_mul(place.may.len()));
        ways.is_none_or(|ways| ways > MOST)
    }

    /// Settles nothing.
    fn give_up(&mut self) {
        self.places.clone_from(&self.told);
        self.hopeless = true;
    }

    /// The places that are settled, with what lies there.
    fn settled(&self) -> impl Iterator<Item = (&Place<O>, What<O>)> {
        let places = self.places.iter().filter(|_| !self.hopeless);
        places.filter_map(|place| Some((place, place.certain()?)))
    }

    /// The places that are not.
    fn unsettled(&self) -> impl Iterator<Item = &Place<O>> {
        self.places.iter().filter(|place| self.hopeless || place.certain().is_none())
    }

    /// The position with what is certain laid on all places but one.
    fn all_but(&self, left_out: usize) -> O {
        let mut position = self.position.clone();
        let others = self.places.iter().enumerate().filter(|(at, _)| *at != left_out);
        for (place, what) in others.filter_map(|(_, place)| Some((place, place.certain()?))) {
            position.lay(place.square, what);
        }
        position
    }

    /// The position filled in like this.
    fn filled(&self, way: &[What<O>]) -> O {
        let mut position = self.position.clone();
        for (place, what) in self.places.iter().zip(way) {
            position.lay(place.square, *what);
        }
        position
    }

    /// What is said of a position with these faults, which hold whatever lies on the open squares.
    fn illegal(&self, findings: Vec<Finding>) -> Judgement {
        let position = Some(self.text());
        let judgement = Judgement::unreadable(&self.position.variant(), findings);
        Judgement { verdict: Verdict::Illegal, position, ..judgement }
    }

    /// What is said if nobody can say whether the position is legal.
    fn undecided(&self, finding: Finding) -> Judgement {
        let position = Some(self.text());
        let judgement = Judgement::unreadable(&self.position.variant(), vec![finding]);
        self.assuming(Judgement { verdict: Verdict::Undecided, position, ..judgement })
    }

    /// The same with the places that are settled among what was assumed.
    fn assuming(&self, mut judgement: Judgement) -> Judgement {
        judgement.assumed.extend(
            self.settled().map(|(place, what)| Assumed {
                key: place.name.clone(),
                value: self.sign(place.square, what),
            }),
        );
        judgement
    }

    /// The canonical text with what is settled, and lines for what was told to be likely of the rest.
    fn text(&self) -> String {
        let likely = self.unsettled().filter(|place| self.likely.contains(&place.square));
        let lines = likely
            .map(|place| may::line(&place.name, place.may.iter().map(|what| self.sign(place.square, *what))));
        let mut position = self.position.clone();
        self.settled().for_each(|(place, what)| position.lay(place.square, what));
        lines.collect::<String>() + &position.text()
    }

    /// The outcome with this judgement and open squares.
    fn open(&self, judgement: Judgement) -> Outcome<O> {
        let left = self.places.iter().map(|place| Left {
            square: place.name.clone(),
            may: place.may.iter().map(|what| self.sign(place.square, *what)).collect(),
        });
        Outcome { settled: Settled { judgement, notes: self.notes(), left: left.collect() }, filled: None }
    }
}

#[cfg(test)]
mod tests;

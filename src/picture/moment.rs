//! One position with its annotations.

use crate::rules::{Finding, Layout, Observed, Phrase, Referee, Spot, Status, ToldTurn, Touch, Trace};

/// One position of a game with everything that its picture shows.
#[derive(Clone, Debug)]
pub struct Moment {
    pub(super) layout: Layout,
    /// The turn that led here.
    pub(super) last: Option<PlayedTurn>,
    pub(super) trace: Trace<Spot>,
    pub(super) status: Status,
    /// The moves of the status's threats.
    pub(super) threats: Vec<Trace<Spot>>,
    /// The spots that findings name.
    pub(super) faults: Vec<Spot>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayedTurn {
    /// Its number in the record, from 1; `None` without a record.
    pub number: Option<usize>,
    /// The player; empty if unknown.
    pub player: Phrase,
    /// The turn.
    pub turn: ToldTurn,
}

impl Moment {
    /// Creates a moment from a position and its status. The last turn is the one that the position names.
    pub fn new(referee: &dyn Referee, layout: Layout, status: Option<&Status>) -> Moment {
        let unjudged = || Status { to_move: layout.to_move.clone(), ..Status::default() };
        let status = status.cloned().unwrap_or_else(unjudged);
        let threats =
            status.threats.iter().map(|it| referee.trace(&layout.found, it.turn.trace.clone())).collect();
        let last = layout.last.clone();
        let bare = Moment { layout, last: None, trace: Trace::Nothing, status, threats, faults: Vec::new() };
        match last {
            Some(turn) => bare.after(referee, PlayedTurn { number: None, player: Phrase::default(), turn }),
            None => bare,
        }
    }

    /// Sets the last turn.
    pub fn after(self, referee: &dyn Referee, played: PlayedTurn) -> Moment {
        let trace = after_turn(&self.layout, referee.trace(&self.layout.found, played.turn.trace.clone()));
        Moment { trace, last: Some(played), ..self }
    }

    /// Marks the squares that findings name.
    pub fn blamed(self, referee: &dyn Referee, findings: &[Finding]) -> Moment {
        let found = &self.layout.found;
        let is_named = |spot: &Spot| {
            let name = referee.spot_name(found, *spot);
            let names = |square: &String| {
                // A whole strip is named without its squares: `P1`.
                name == *square
                    || name.strip_prefix(square.as_str()).is_some_and(|rest| rest.starts_with(':'))
            };
            findings.iter().flat_map(|finding| &finding.squares).any(names)
        };
        // Unknown squares have their own mark.
        let faults = found.spots().filter(|spot| !found.may(*spot).is_empty()).filter(is_named).collect();
        Moment { faults, ..self }
    }

    /// Whether a square is unknown.
    pub(super) fn is_open(&self) -> bool {
        self.layout.found.spots().any(|spot| self.layout.found.certain(spot).is_none())
    }

    /// Whether the table is empty.
    pub fn is_bare(&self) -> bool {
        let found = &self.layout.found;
        found.strips.is_empty() && found.spots().all(|spot| found.certain(spot) == Some(Observed::Nothing))
    }
}

/// Converts a trace to the position after the turn: an added strip is at an end of the row.
fn after_turn(layout: &Layout, trace: Trace<Spot>) -> Trace<Spot> {
    match trace {
        Trace::Piece { from, to: Touch::Added { top, place, .. } } => {
            let row = if top { 0 } else { layout.found.strips.len().saturating_sub(1) };
            Trace::Piece { from, to: Touch::On(Spot::Strip(row, place)) }
        }
        other => other,
    }
}

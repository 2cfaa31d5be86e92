//! One position, with what is pointed at.

use crate::rules::{Diagnostic, Layout, Lies, Referee, Spot, Status, Touch, Trace};

/// One position of a game, with all that a picture of it shows.
#[derive(Clone, Debug)]
pub struct Moment {
    pub(super) laid: Layout,
    /// The turn that led here.
    pub(super) last: Option<Played>,
    pub(super) trace: Trace,
    pub(super) status: Status,
    /// What each threat of the status would do.
    pub(super) threats: Vec<Trace>,
    /// The places that findings name.
    pub(super) faults: Vec<Spot>,
}

/// A turn that was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// Its number in the record, counted from 1; none where there is no record.
    pub number: Option<usize>,
    /// Who played it, as the rules name him; empty where that is not known.
    pub player: String,
    /// The turn as it is written.
    pub turn: String,
}

impl Moment {
    /// A position with how the game stands there. The turn that led there is the one that the position names.
    pub fn new(referee: &dyn Referee, laid: Layout, status: Option<&Status>) -> Moment {
        let unjudged = || Status { to_move: laid.to_move.clone(), ..Status::default() };
        let status = status.cloned().unwrap_or_else(unjudged);
        let threats = status.threats.iter().map(|threat| referee.trace(&laid.found, &threat.turn)).collect();
        let last = laid.last.clone();
        let bare = Moment { laid, last: None, trace: Trace::Nothing, status, threats, faults: Vec::new() };
        match last {
            Some(turn) => bare.after(referee, Played { number: None, player: String::new(), turn }),
            None => bare,
        }
    }

    /// The same after this turn.
    pub fn after(self, referee: &dyn Referee, played: Played) -> Moment {
        let trace = done(&self.laid, referee.trace(&self.laid.found, &played.turn));
        Moment { trace, last: Some(played), ..self }
    }

    /// The same with the squares marked that these findings name.
    pub fn blamed(self, referee: &dyn Referee, findings: &[Diagnostic]) -> Moment {
        let found = &self.laid.found;
        let blamed = |spot: &Spot| {
            let name = referee.spot_name(found, *spot);
            let names = |square: &String| {
                // A whole strip is named without its squares: `P1`.
                name == *square
                    || name.strip_prefix(square.as_str()).is_some_and(|rest| rest.starts_with(':'))
            };
            findings.iter().flat_map(|finding| &finding.squares).any(names)
        };
        // What is not known is marked as such.
        let faults = found.spots().filter(|spot| !found.may(*spot).is_empty()).filter(blamed).collect();
        Moment { faults, ..self }
    }

    /// Whether some square is not known.
    pub(super) fn is_open(&self) -> bool {
        self.laid.found.spots().any(|spot| self.laid.found.certain(spot).is_none())
    }

    /// Whether nothing lies on the table.
    pub fn is_bare(&self) -> bool {
        let found = &self.laid.found;
        found.strips.is_empty() && found.spots().all(|spot| found.certain(spot) == Some(Lies::Nothing))
    }
}

/// The same after the turn: a strip that it added lies at an end of the row.
fn done(laid: &Layout, trace: Trace) -> Trace {
    match trace {
        Trace::Piece { from, to: Touch::Added { top, place } } => {
            let row = if top { 0 } else { laid.found.strips.len().saturating_sub(1) };
            Trace::Piece { from, to: Touch::On(Spot::Strip(row, place)) }
        }
        other => other,
    }
}

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
//! | `doubt` | a position with open squares, while they are narrowed down |
//! | `drop` | what drops out |
//! | `may` | the lines that say what was likely |
//! | `words` | what is said of it all |

mod doubt;
mod drop;
mod may;
mod open;
mod words;

use doubt::Doubt;
use may::May;
pub(super) use may::taken_out;
pub use may::written as found_text;
pub(super) use open::{Codes, Open, Seen, What};
pub(super) use words::unclear;

use super::{Judgement, Lies};

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

/// A position with what has come of its open squares.
pub(super) struct Outcome<O> {
    /// What is said of it.
    pub settled: Settled,
    /// The position without open squares, if one way to fill them in is left.
    pub filled: Option<O>,
}

/// What is said of a text. `read` reads it without the lines that say what may lie on squares; `settle` judges what
/// was read together with these lines.
pub(super) fn typed<T>(
    text: &str,
    read: impl FnOnce(&str) -> Result<T, Box<Judgement>>,
    settle: impl FnOnce(T, &[May]) -> Settled,
) -> Settled {
    let (text, lines) = taken_out(text);
    match read(&text) {
        Ok(read) => settle(read, &lines),
        Err(unreadable) => Settled::plain(*unreadable),
    }
}

/// What is said of a position that was found. `squares` are all its squares, each with what may lie there. A square on
/// which a piece may lie that the engine does not know stays open: anything may lie there.
pub(super) fn found<'f, O: Open>(
    position: &O,
    squares: impl IntoIterator<Item = (O::Square, &'f [Lies])>,
) -> Settled {
    let unsure = squares.into_iter().filter(|(_, may)| may.len() > 1);
    let seen = unsure.filter_map(|(square, may)| {
        let may: Option<Vec<What<O>>> = may.iter().map(|lies| position.known(square, *lies)).collect();
        Some((square, may?))
    });
    outcome(position, seen.collect()).settled
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
fn outcome<O: Open>(position: &O, seen: Vec<Seen<O>>) -> Outcome<O> {
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
    let only = if doubt.ways.len() <= position.most_judged() { doubt.rule() } else { None };
    if let Some((filled, judgement)) = only {
        doubt.rename(&judgement);
        return Outcome { filled: Some(filled), ..doubt.open(doubt.assuming(judgement)) };
    }
    if doubt.ways.is_empty() {
        doubt.give_up();
        return doubt.open(match doubt.was_seen() {
            true => doubt.undecided(doubt.none_left()),
            false => doubt.illegal(doubt.whatever_lies_there()),
        });
    }
    doubt.open(doubt.undecided(doubt.several_left(&doubt.ways)))
}

impl Settled {
    /// A judgement of a position without open squares.
    pub(super) fn plain(judgement: Judgement) -> Settled {
        Settled { judgement, notes: Vec::new(), left: Vec::new() }
    }
}

#[cfg(test)]
mod tests;

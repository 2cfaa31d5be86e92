//! Deduction of the contents of open squares from box, board and rules.
//!
//! Squares are open because a photo did not show them clearly, or because they were typed as `?`. A photo, or a line
//! `may c3: L .`, restricts the candidates; a bare `?` may be anything.
//!
//! 1. Faults that box and board rule out for any contents of the open squares make the position illegal.
//! 2. Contents of a square that box and board rule out, whatever the other squares contain, are eliminated.
//! 3. The fillings, assignments of contents to all open squares, are enumerated if there are at most `MAX_FILLINGS`
//!    (in `narrowing`), and those that box and board rule out are eliminated.
//! 4. Those that the rules prove illegal are eliminated. A filling is judged only if it may change what a square can
//!    contain, or if the possible fillings are few enough to be listed. Short searches come first; the number of long
//!    ones is limited.
//!
//! A single remaining filling is judged. Several leave the position undecided. If none remains, the position is
//! illegal where all possible contents have been tried; if only likely ones have been tried, it is undecided.
//!
//! | file | holds |
//! |---|---|
//! | `open` | a table with open squares |
//! | `settled` | the result: a judgement, and what was deduced |
//! | `narrowing` | a position with open squares and their remaining candidates |
//! | `eliminate` | elimination of candidates |
//! | `may` | the lines that list candidates |
//! | `messages` | the findings about open squares |
//! | `words` | their sentences |

mod eliminate;
mod may;
mod messages;
mod narrowing;
mod open;
mod settled;
pub(super) mod words;

use may::May;
pub(super) use may::{extract_may_lines, may_line};
use narrowing::Narrowing;
use open::{Hint, OpenTable};
use settled::SettleOutcome;
pub use settled::{OpenSquare, Settled};
pub(crate) use words::{OpenFinding, OpenHint};

use super::engine::{Content, Effort, Engine};
use super::{Entry, Judgement, Message, Observed};

/// A photo with more than one unclear square in this many is poor: if its clear squares contradict box and board,
/// they have been misread, too.
const POOR_PHOTO_DIVISOR: usize = 5;

/// Judges an observed table. `squares` are all its squares with their candidates. A square with a piece that the engine
/// does not know stays open without candidates.
pub(super) fn settle_observed<'f, E: Engine>(
    engine: &E,
    setup: E::Setup,
    squares: impl IntoIterator<Item = (E::Square, &'f [Observed])>,
) -> Settled {
    let unsure = squares.into_iter().filter(|(_, may)| may.len() > 1);
    let hints = unsure.filter_map(|(square, may)| {
        let may: Option<Vec<Content<E>>> = may.iter().map(|lies| engine.convert(square, *lies)).collect();
        Some((square, may?))
    });
    let hints: Vec<Hint<E>> = hints.collect();
    deduce(&OpenTable { engine, setup, spans: &E::Spans::default() }, &hints).settled
}

/// Judges a setup with the candidate lines of its text.
pub(super) fn settle_typed<E: Engine>(
    engine: &E,
    setup: E::Setup,
    spans: &E::Spans,
    lines: &[May],
) -> Settled {
    let table = OpenTable { engine, setup, spans };
    match may::parse_lines(&table, lines) {
        Ok(hints) => deduce(&table, &hints).settled,
        Err(findings) => Settled::plain(Judgement::unreadable(&table.variant(), findings)),
    }
}

/// The candidate lines as entries, with the offset of each in the text. What cannot be read stays as typed.
pub(super) fn candidate_entries<E: Engine>(
    engine: &E,
    setup: E::Setup,
    lines: &[May],
) -> Vec<(usize, Entry)> {
    let table = OpenTable { engine, setup, spans: &E::Spans::default() };
    lines.iter().map(|line| line.entry(&table)).collect()
}

/// A setup without open squares.
pub(super) struct FilledIn<S> {
    pub(super) setup: S,
    pub(super) deduced: Vec<Entry>,
    /// Messages about what was deduced.
    pub(super) notes: Vec<Message>,
}

/// Fills in the open squares of a setup, or returns its judgement if they cannot be deduced.
pub(super) fn fill_in<E: Engine>(
    engine: &E,
    setup: E::Setup,
    spans: &E::Spans,
    lines: &[May],
) -> Result<FilledIn<E::Setup>, Box<Judgement>> {
    let table = OpenTable { engine, setup, spans };
    let hints = may::parse_lines(&table, lines)
        .map_err(|findings| Box::new(Judgement::unreadable(&table.variant(), findings)))?;
    if table.open().is_empty() {
        return Ok(FilledIn { setup: table.setup, deduced: Vec::new(), notes: Vec::new() });
    }
    let SettleOutcome { filled, settled } = deduce(&table, &hints);
    match filled {
        Some(setup) => Ok(FilledIn { setup, deduced: settled.judgement.deduced, notes: settled.notes }),
        None => Err(Box::new(settled.judgement)),
    }
}

/// Judges a table with hints for some of its open squares.
fn deduce<E: Engine>(table: &OpenTable<E>, hints: &[Hint<E>]) -> SettleOutcome<E::Setup> {
    let mut narrowing = Narrowing::new(table, hints);
    if narrowing.initial.is_empty() {
        let judgement = table.judged(Effort::Thorough).told(table.engine);
        return SettleOutcome { settled: Settled::plain(judgement), filled: None };
    }
    let faults = table.malformed();
    if !faults.is_empty() {
        narrowing.discard();
        let is_poor = narrowing.has_hints()
            && (narrowing.initial.len() * POOR_PHOTO_DIVISOR > table.squares().len()
                || narrowing.allows_very_many());
        return match is_poor {
            true => narrowing.undecided(narrowing.poor_photo(&faults)),
            false => narrowing.illegal(faults),
        };
    }
    narrowing.apply_box_and_board();
    if !narrowing.enumerate() {
        return narrowing.undecided(narrowing.too_many());
    }
    if let Some((filled, judged)) = narrowing.apply_rules() {
        let judgement = judged.told(table.engine);
        return SettleOutcome { filled: Some(filled.setup), ..narrowing.open(judgement) };
    }
    if narrowing.gave_up {
        return narrowing.undecided(narrowing.too_many());
    }
    if narrowing.fillings.is_empty() {
        narrowing.discard();
        return match narrowing.has_hints() {
            true => narrowing.undecided(narrowing.none_left()),
            false => narrowing.illegal(narrowing.all_contents_fail()),
        };
    }
    narrowing.undecided(narrowing.several_left())
}

#[cfg(all(test, feature = "app"))]
mod tests;

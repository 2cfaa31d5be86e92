//! The trait `Referee`, used by the commands.

use super::{Finding, Found, Judgement, Laid, Lies, Moves, Replay, Settled, Spot, Trace, Unfit};

/// A game with its options settled: judges what people type. The variant may still be open; then the text
/// says it (`variant: simple`, `players: 3`), or the usual one is meant.
pub trait Referee {
    /// Judges a position. Of squares that it leaves open with `?` as much is settled as box, board and rules allow.
    fn settle(&self, text: &str) -> Settled;

    /// The same of what somebody found on a table.
    fn settle_found(&self, found: &Found) -> Settled;

    /// Judges a position: what [`Referee::settle`] says of it.
    fn check(&self, text: &str) -> Judgement {
        self.settle(text).judgement
    }

    /// The legal turns of a position. What the text leaves open is as `check` assumes it. Where the position cannot be
    /// read or is not well-formed, or where nobody knows whose turn it is, the judgement says why.
    fn moves(&self, text: &str) -> Result<Moves, Box<Judgement>>;

    /// Judges a whole record, turn by turn.
    fn replay(&self, text: &str) -> Replay;

    /// How many sequences of `depth` turns there are from the start.
    fn perft(&self, depth: u32) -> u64;

    /// Why nothing can be said of turns, if nothing can: the game comes without rules. Then no turn is counted either.
    fn ruleless(&self) -> Option<Unfit> {
        None
    }

    /// A position as it lies on a table, possible or not; or why it cannot be read. Nothing is known of open squares,
    /// whatever the text says that may lie there.
    fn laid(&self, text: &str) -> Result<Laid, Vec<Finding>>;

    /// What a turn, as it is written, does to the table that was found.
    fn trace(&self, found: &Found, turn: &str) -> Trace;

    /// What was found on a table as a position text, `?` where it is not certain what lies on a square.
    fn spell(&self, found: &Found) -> String;

    /// A place of what was found, as it is written: `c3`, `A:c5`, `P1:2`.
    fn spot_name(&self, found: &Found, spot: Spot) -> String;

    /// What may lie there, as it is written: `L`, `Y2`; `.` is nothing. None if it is a piece that the engine does not
    /// know.
    fn lies_name(&self, found: &Found, spot: Spot, lies: Lies) -> Option<String>;

    /// An empty position form with its legend, to be filled in: a text that can be read as it stands.
    fn blank(&self) -> String;
}

//! The trait `Referee`, the interface to an engine.

use super::lexicon::position_in;
use super::{Finding, Found, Judgement, Layout, Lies, Moves, Replay, Settled, Spot, Trace};
use crate::game::Lang;

/// A game with its options. If the variant is not fixed, the text names it (`variant: simple`, `players: 3`); without
/// a name the default applies.
pub trait Referee {
    /// Judges a position. Deduces the contents of open squares (`?`) as far as box, board and rules allow.
    fn settle(&self, text: &str) -> Settled;

    /// Judges an observed table in the same way.
    #[doc(hidden)]
    fn settle_found(&self, found: &Found) -> Settled;

    /// Judges a position and returns only the judgement of [`Referee::settle`].
    fn check(&self, text: &str) -> Judgement {
        self.settle(text).judgement
    }

    /// Returns the legal turns of a position. Missing information is assumed as in `check`. Returns the judgement if
    /// the position cannot be read, is not well-formed, or leaves the player to move unknown.
    fn moves(&self, text: &str) -> Result<Moves, Box<Judgement>>;

    /// Replays a record, turn by turn.
    fn replay(&self, text: &str) -> Replay;

    /// Counts the sequences of `depth` turns from the start.
    fn perft(&self, depth: u32) -> u64;

    /// Explains why the game has no turns, if it has no rules. `perft` is 0 then.
    fn ruleless(&self) -> Option<Finding> {
        None
    }

    /// Returns the layout of a position, legal or not, or the reasons why the text cannot be read. The contents of
    /// open squares are unknown, even where a line lists candidates.
    #[doc(hidden)]
    fn layout(&self, text: &str) -> Result<Layout, Vec<Finding>>;

    /// Returns the visible effect of a turn, given in notation, on an observed table.
    #[doc(hidden)]
    fn trace(&self, found: &Found, turn: &str) -> Trace;

    /// Returns an observed table as position text, with `?` for every uncertain square.
    #[doc(hidden)]
    fn spell(&self, found: &Found) -> String;

    /// Returns the notation of a location: `c3`, `A:c5`, `P1:2`.
    #[doc(hidden)]
    fn spot_name(&self, found: &Found, spot: Spot) -> String;

    /// Returns the notation of the contents of a location: `L`, `Y2`, or `.` if empty. `None` if the engine does not
    /// know the piece.
    #[doc(hidden)]
    fn lies_name(&self, found: &Found, spot: Spot, lies: Lies) -> Option<String>;

    /// Returns an empty position form with a legend. It can be read without changes.
    fn blank(&self, lang: Lang) -> String;

    /// Returns a canonical position in the words and letters of a language. It reads as the same position.
    fn position_in(&self, lang: Lang, text: &str) -> String {
        position_in(lang, text)
    }
}

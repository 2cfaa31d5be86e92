//! The door that the commands knock at.

use super::{Judgement, Replay, Unfit};

/// A game with its options settled: judges what people type. The variant may still be open; then the text
/// says it (`variant: simple`, `players: 3`), or the usual one is meant.
pub trait Referee {
    /// Judges a position.
    fn check(&self, text: &str) -> Judgement;

    /// The legal turns of a position, each as it is written in a record. Where the position cannot be read or
    /// is not well-formed, the judgement says why.
    fn moves(&self, text: &str) -> Result<Vec<String>, Box<Judgement>>;

    /// Judges a whole record, turn by turn.
    fn replay(&self, text: &str) -> Replay;

    /// How many sequences of `depth` turns there are from the start.
    fn perft(&self, depth: u32) -> u64;

    /// Why nothing can be said of turns, if nothing can: the game comes without rules. Then no turn is counted either.
    fn ruleless(&self) -> Option<Unfit> {
        None
    }

    /// An empty position form with its legend, to be filled in: a text that can be read as it stands.
    fn blank(&self) -> String;
}

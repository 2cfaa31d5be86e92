//! Sheets on which players note who wins and what they score.

use super::ByLang;

/// A sheet to write on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoreSheet {
    pub title: ByLang<String>,
    /// How it is filled in.
    pub about: Option<ByLang<String>>,
    /// The names of the players; `None` for a line to write one on.
    pub players: Vec<Option<ByLang<String>>>,
    pub kind: ScoreKind,
}

/// What a sheet has room for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScoreKind {
    /// So many rounds, in which each player scores, and their sums.
    Rounds(usize),
    /// So many games, each won by one player.
    Tally(usize),
}

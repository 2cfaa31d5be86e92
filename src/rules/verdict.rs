//! Results of judging a position.

use super::{Entry, Finding, Message, Phrase, ToldPosition, ToldTurn};

/// Verdict on a position.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(all(test, feature = "app"), derive(ts_rs::TS), ts(rename_all = "kebab-case"))]
pub enum Verdict {
    /// A game leads to it; the judgement contains a witness.
    Legal,
    /// No game leads to it; the findings explain why.
    Illegal,
    /// The search reached its limit.
    Undecided,
    /// Box and board allow it, and the game has no further rules.
    Fits,
    /// The text is not a position.
    #[default]
    Unreadable,
}

/// The legal turns of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moves {
    /// The turns; none if the game is over.
    pub turns: Vec<ToldTurn>,
    /// Values that the text leaves open and the turns depend on, as assumed.
    pub assumed: Vec<Entry>,
    /// Open squares whose contents follow from box, board and rules, with these contents.
    pub deduced: Vec<Entry>,
    /// Messages about these squares, and about what else the list rests on.
    pub notes: Vec<Message>,
    /// Whether a game leads to the position.
    pub verdict: Verdict,
    /// Why none does, or why it is not known.
    pub findings: Vec<Finding>,
}

/// A turn that would win at once if it were the player's turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Threat {
    /// The player who would win.
    pub player: Phrase,
    /// The turn.
    pub turn: ToldTurn,
}

/// Penalty points of a player at the end of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Marks {
    /// The player who receives them.
    pub player: Phrase,
    /// Number of points.
    pub points: u32,
}

/// State of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Status {
    /// The player to move; `None` if unknown or if the game is over.
    pub to_move: Option<Phrase>,
    /// Whether the game is over.
    pub over: bool,
    /// The winner, or the partners who have won together; empty if there is none.
    pub winners: Vec<Phrase>,
    /// All turns that would win at once, for every player.
    pub threats: Vec<Threat>,
    /// The score at the end of a game that is scored.
    pub marks: Vec<Marks>,
    /// In a game for one: whether its aim can still be reached.
    pub outlook: Option<Outlook>,
}

/// Whether the aim of a game for one can still be reached.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outlook {
    /// It is reached.
    Solved,
    /// These turns reach it.
    Solvable(Vec<ToldTurn>),
    /// No turns reach it.
    Unsolvable,
    /// The search reached its limit.
    Unknown,
}

/// Judgement of a position.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Judgement {
    /// The variant it was judged as; empty if the game has only one.
    pub variant: String,
    /// The verdict.
    pub verdict: Verdict,
    /// The position, if it could be read.
    pub position: Option<ToldPosition>,
    /// All faults.
    pub findings: Vec<Finding>,
    /// State of the game, if the position is well-formed.
    pub status: Option<Status>,
    /// Values that the text leaves open, as the game that leads to it assumes them.
    pub assumed: Vec<Entry>,
    /// Open squares whose contents follow from box, board and rules, with these contents.
    pub deduced: Vec<Entry>,
    /// For a legal position: the turns of a game that leads to it, replayed by the engine.
    pub witness: Vec<Phrase>,
    /// Whether every game that leads there has at least as many turns; false if that is not known.
    pub is_shortest: bool,
    /// The numbers of the strips in that game, from the top, where the text does not number them.
    pub strip_numbers: Vec<u8>,
}

impl Judgement {
    /// The judgement of a text that is not a position.
    pub fn unreadable(variant: &str, findings: Vec<Finding>) -> Judgement {
        Judgement { variant: variant.to_owned(), findings, ..Judgement::default() }
    }
}

impl Verdict {
    /// The word used in reports.
    pub fn name(self) -> &'static str {
        match self {
            Verdict::Legal => "legal",
            Verdict::Illegal => "illegal",
            Verdict::Undecided => "undecided",
            Verdict::Fits => "fits",
            Verdict::Unreadable => "unreadable",
        }
    }
}

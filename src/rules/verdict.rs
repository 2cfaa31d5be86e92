//! What is said of positions.

use std::ops::Range;

/// What a position is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// A game leads there: the witness.
    Legal,
    /// No game leads there: the findings say why.
    Illegal,
    /// The search ended before either was known.
    Undecided,
    /// Box and board allow it, and the game has no rules that could say more.
    Fits,
    /// The text is no position.
    Unreadable,
}

/// What a finding rests on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Layer {
    /// The text.
    Readable,
    /// The box and the board.
    WellFormed,
    /// The rules of play.
    Reachable,
}

/// One thing that is wrong with a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// What it rests on.
    pub layer: Layer,
    /// What kind it is, for programs: `quits/too-many-balls`. Never changes once published.
    pub code: &'static str,
    /// The squares (or planks) that it concerns, as they are written.
    pub squares: Vec<String>,
    /// One sentence that a player understands.
    pub message: String,
    /// The rule that it rests on, in a sentence; empty where only the text is at fault.
    pub rule: &'static str,
    /// What to do about it.
    pub hint: Option<String>,
    /// The bytes of the text that it is about, if it is about some of them.
    pub span: Option<Range<usize>>,
}

/// Something that the typed position leaves open, and the value that makes it legal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Assumed {
    /// The key that could have been typed: `to move`, `last`, `hand A`.
    pub key: String,
    /// Its value, as it would be typed.
    pub value: String,
}

/// The legal turns of a position.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Moves {
    /// Each as it is written in a record; none if the game is over.
    pub turns: Vec<String>,
    /// What the text leaves open and the turns depend on, with the values taken.
    pub assumed: Vec<Assumed>,
}

/// A turn that wins at once for a player, if it were his turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Threat {
    /// Whom it wins for.
    pub player: String,
    /// The turn as it is written in a record.
    pub turn: String,
}

/// Points against a player at the end of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Marks {
    /// Whom they are written against.
    pub player: String,
    /// How many.
    pub points: u32,
}

/// How a game stands.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Status {
    /// Whose turn it is; nobody's if the game is over or if it is not known.
    pub to_move: Option<String>,
    /// Whether the game is over.
    pub over: bool,
    /// Who has won.
    pub winner: Option<String>,
    /// Every turn that would win at once, for whichever player.
    pub threats: Vec<Threat>,
    /// The marks at the end of a game that is scored.
    pub marks: Vec<Marks>,
}

/// What is said of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judgement {
    /// The variant that it was judged as; empty where the game has but one.
    pub variant: String,
    /// What it is.
    pub verdict: Verdict,
    /// Its canonical text, if it could be read.
    pub position: Option<String>,
    /// All that is wrong with it.
    pub findings: Vec<Finding>,
    /// How the game stands, if the position is well-formed.
    pub status: Option<Status>,
    /// What was left open, with the values that make the position legal.
    pub assumed: Vec<Assumed>,
    /// For a legal position: the turns of a game that leads there. The engine has replayed it.
    pub witness: Vec<String>,
}

impl Finding {
    /// A fault of the text.
    pub fn unreadable(code: &'static str, span: Range<usize>, message: impl Into<String>) -> Finding {
        Finding {
            layer: Layer::Readable,
            code,
            squares: Vec::new(),
            message: message.into(),
            rule: "",
            hint: None,
            span: Some(span),
        }
    }

    /// Squares of which it is not known what lies on them: nobody can say whether the position is legal.
    pub fn unclear(code: &'static str, message: impl Into<String>, squares: Vec<String>) -> Finding {
        Finding { layer: Layer::Readable, squares, ..Finding::malformed(code, message, "") }
    }

    /// Something that box and board do not allow.
    pub fn malformed(code: &'static str, message: impl Into<String>, rule: &'static str) -> Finding {
        Finding {
            layer: Layer::WellFormed,
            code,
            squares: Vec::new(),
            message: message.into(),
            rule,
            hint: None,
            span: None,
        }
    }

    /// Something that no game leads to.
    pub fn unreachable(code: &'static str, message: impl Into<String>, rule: &'static str) -> Finding {
        Finding { layer: Layer::Reachable, ..Finding::malformed(code, message, rule) }
    }

    /// The same with a hint.
    pub fn hint(self, hint: impl Into<String>) -> Finding {
        Finding { hint: Some(hint.into()), ..self }
    }

    /// The same with a hint, if there is one.
    pub fn maybe_hint(self, hint: Option<String>) -> Finding {
        Finding { hint, ..self }
    }

    /// The same about these squares.
    pub fn squares(self, squares: impl IntoIterator<Item = impl ToString>) -> Finding {
        Finding { squares: squares.into_iter().map(|square| square.to_string()).collect(), ..self }
    }

    /// The same at a place of the text.
    pub fn at(self, span: Range<usize>) -> Finding {
        Finding { span: Some(span), ..self }
    }
}

impl Judgement {
    /// What is said of a text that is no position.
    pub fn unreadable(variant: &str, findings: Vec<Finding>) -> Judgement {
        Judgement {
            variant: variant.to_owned(),
            verdict: Verdict::Unreadable,
            position: None,
            findings,
            status: None,
            assumed: Vec::new(),
            witness: Vec::new(),
        }
    }

    /// What is said of a position whose turns are asked for, but not those of whom. `hint` tells how to say it.
    pub(super) fn whose_turn(self, code: &'static str, hint: impl Into<String>) -> Judgement {
        let finding = Finding::unreadable(code, 0..0, "it is not said whose turn it is").hint(hint);
        Judgement { verdict: Verdict::Unreadable, findings: vec![finding], ..self }
    }
}

impl Verdict {
    /// The word for it.
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

impl Layer {
    /// The word for it.
    pub fn name(self) -> &'static str {
        match self {
            Layer::Readable => "readable",
            Layer::WellFormed => "well-formed",
            Layer::Reachable => "reachable",
        }
    }
}

//! What is answered.

use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::Value;

use super::board::TableAnswer;
use super::laid::Laid;
use crate::game::{ByLang, Lang};
use crate::report::FaultRecord;
use crate::text::{Code, Diagnostic};

/// What is answered.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Answer {
    /// The bundled games.
    Games {
        /// The version of the program.
        version: &'static str,
        /// Each game.
        games: Vec<BundledGame>,
        /// Specs to begin with.
        starters: Vec<Starter>,
    },
    /// The JSON Schema of a spec.
    Schema {
        /// The schema.
        schema: Value,
    },
    /// Sheets as drawings.
    Drawn {
        /// The game's name, as in the names of its files.
        game: String,
        /// What it is called in the language of the print.
        title: String,
        /// How many sheets of which paper, in words.
        summary: String,
        /// What whoever prints it should know.
        notes: Vec<String>,
        /// Each sheet.
        pages: Vec<Sheet>,
    },
    /// Files were made; they come with the answer.
    Made {
        /// Their names.
        names: Vec<String>,
    },
    /// The spec has faults.
    Faulty {
        /// Each of them.
        faults: Vec<Fault>,
        /// How many more there are.
        more: usize,
    },
    /// Something cannot be done.
    Refused {
        /// Why.
        message: String,
        /// What to do about it.
        hint: Option<String>,
    },
    /// Boards and pieces, to lay positions with.
    Table(Box<TableAnswer>),
    /// What lies on every square.
    Laid(Box<Laid>),
    /// A text.
    Spelt {
        /// The text.
        text: String,
    },
    /// What `check --json` says.
    Judged {
        /// The document.
        check: Value,
        /// The same in words.
        words: String,
        /// What a person should know besides.
        notes: Vec<String>,
    },
    /// The legal turns.
    Turns {
        /// Each with what it touches.
        turns: Vec<Turn>,
        /// What the text does not say, and was assumed: keys and values.
        assumed: Vec<(String, String)>,
    },
    /// What `replay --json` says.
    Replayed {
        /// The document.
        replay: Value,
        /// The same in words.
        words: String,
        /// The position at the start, and after each turn.
        moments: Vec<Moment>,
    },
    /// What a photo shows.
    Seen {
        /// What `check --json` says of it.
        check: Value,
        /// The same in words.
        words: String,
        /// What a person should know besides.
        notes: Vec<String>,
        /// The position as text, `?` where it is not clear.
        text: String,
        /// Each place that was seen.
        places: Vec<SeenPlace>,
        /// The size of the photo in pixels.
        size: (usize, usize),
    },
}

/// A bundled game.
#[derive(Clone, Debug, Serialize)]
pub struct BundledGame {
    /// Its name.
    pub name: &'static str,
    /// What it is called.
    pub title: EachLang,
    /// Its variants, the usual one first.
    pub variants: &'static [&'static str],
    /// The options of its rules.
    pub rules: Vec<RuleChoice>,
    /// Whether positions of it can be judged by rules.
    pub has_rules: bool,
    /// Its parts.
    pub prints: Vec<&'static str>,
    /// A drawing of its board or of a piece.
    pub cover: String,
}

/// An option of the rules.
#[derive(Clone, Debug, Serialize)]
pub struct RuleChoice {
    /// Its name.
    pub name: &'static str,
    /// What it may be; the first is the usual one.
    pub values: &'static [&'static str],
    /// What it decides.
    pub about: &'static str,
    /// What the game says.
    pub usual: &'static str,
}

/// A spec to begin with.
#[derive(Clone, Debug, Serialize)]
pub struct Starter {
    /// Its name.
    pub name: &'static str,
    /// The TOML.
    pub text: &'static str,
}

/// Words by the code of their language.
#[derive(Clone, Debug, Serialize)]
#[serde(transparent)]
pub struct EachLang(BTreeMap<&'static str, String>);

impl From<&ByLang<String>> for EachLang {
    fn from(words: &ByLang<String>) -> EachLang {
        EachLang(Lang::ALL.into_iter().map(|lang| (lang.code(), words.get(lang).clone())).collect())
    }
}

/// A sheet.
#[derive(Clone, Debug, Serialize)]
pub struct Sheet {
    /// Its name, as in the names of its files.
    pub name: String,
    /// What is on it.
    pub label: String,
    /// In millimetres.
    pub width: f64,
    /// In millimetres.
    pub height: f64,
    /// The drawing.
    pub svg: String,
}

/// Something wrong with a spec. Offsets count UTF-16 units, as browsers do.
#[derive(Clone, Debug, Serialize)]
pub struct Fault {
    /// The file: the spec or one of its leaflets.
    pub file: String,
    /// Where it begins; none if it is not in the spec.
    pub from: Option<usize>,
    /// Where it ends.
    pub to: Option<usize>,
    /// The line, counted from 1.
    pub line: usize,
    /// The column, counted from 1.
    pub column: usize,
    /// What is wrong.
    pub message: String,
    /// What to do about it.
    pub hint: Option<String>,
}

/// A legal turn.
#[derive(Clone, Debug, Serialize)]
pub struct Turn {
    /// As it is written.
    pub turn: String,
    /// The place of the piece that moves, if one on the table does.
    pub from: Option<String>,
    /// The place that it goes to, if it goes to one on the table.
    pub to: Option<String>,
}

/// The position after a turn.
#[derive(Clone, Debug, Serialize)]
pub struct Moment {
    /// The turn that led here; none at the start.
    pub turn: Option<String>,
    /// Who played it.
    pub player: String,
    /// The position as text.
    pub text: String,
}

/// A place of a photo.
#[derive(Clone, Debug, Serialize)]
pub struct SeenPlace {
    /// Its name.
    pub name: String,
    /// What lies there; none if that is not clear.
    pub what: Option<String>,
    /// What it may be, the likeliest first.
    pub may: Vec<String>,
    /// Its corners in pixels.
    pub corners: Vec<(f64, f64)>,
}

/// Why there is no other answer.
#[derive(Clone, Debug)]
pub(super) enum Failed {
    /// The spec has faults: the first of them, and how many more there are.
    Faulty(Vec<Fault>, usize),
    /// Something cannot be done.
    Refused(Diagnostic),
}

impl Failed {
    /// A refusal without a hint.
    pub fn refused(code: impl Into<Code>, message: impl Into<String>) -> Failed {
        Failed::Refused(Diagnostic::new(code, message))
    }

    /// Faults of a spec with this text.
    pub fn faulty(text: &str, name: &str, (records, more): (Vec<FaultRecord>, usize)) -> Failed {
        let offset = |byte: usize| text.get(..byte).map(|before| before.encode_utf16().count());
        let fault = |record: FaultRecord| {
            let own = record.file == name;
            Fault {
                from: offset(record.span.start).filter(|_| own),
                to: offset(record.span.end).filter(|_| own),
                file: record.file,
                line: record.line,
                column: record.column,
                message: record.message,
                hint: record.hint,
            }
        };
        Failed::Faulty(records.into_iter().map(fault).collect(), more)
    }
}

impl From<Diagnostic> for Failed {
    fn from(refused: Diagnostic) -> Failed {
        Failed::Refused(refused)
    }
}

impl From<Failed> for Answer {
    fn from(failed: Failed) -> Answer {
        match failed {
            Failed::Faulty(faults, more) => Answer::Faulty { faults, more },
            Failed::Refused(Diagnostic { message, hint, .. }) => Answer::Refused { message, hint },
        }
    }
}

//! Codes of findings: what programs read in JSON.

use std::cmp::Ordering;
use std::fmt;
use std::hash::{Hash, Hasher};

use super::Message;
use super::message::unbroken;
use crate::words::{Lang, VerdictLang};

/// The layer of a verdict to which a finding belongs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Layer {
    /// The text.
    Readable,
    /// The box and the board.
    WellFormed,
    /// The rules of play.
    Reachable,
}

impl Layer {
    /// The word used in reports.
    pub fn name(self) -> &'static str {
        match self {
            Layer::Readable => "readable",
            Layer::WellFormed => "well-formed",
            Layer::Reachable => "reachable",
        }
    }
}

/// The code of a finding, for programs. The messages of a family define its codes: see `findings!`.
#[derive(Clone, Copy)]
pub struct Code(&'static CodeEntry);

/// The properties of a code.
pub struct CodeEntry {
    /// The identifier for programs.
    pub code: &'static str,
    /// Its meaning in one sentence.
    pub meaning: &'static str,
    /// The same in French.
    pub meaning_fr: &'static str,
    /// The default layer of its findings.
    pub layer: Option<Layer>,
    /// The rule of the game that its findings usually rest on.
    pub rule: Option<fn() -> Option<Message>>,
}

impl Code {
    /// The code with these properties, which are those of a constant.
    pub const fn new(entry: &'static CodeEntry) -> Code {
        Code(entry)
    }

    /// The identifier for programs, such as `quits/too-many-balls`. Never changes once published.
    pub fn as_str(self) -> &'static str {
        self.0.code
    }

    /// Its meaning in one sentence.
    pub fn meaning(self, lang: Lang) -> String {
        match lang.words().verdicts {
            VerdictLang::En => self.0.meaning.to_owned(),
            VerdictLang::Fr => unbroken(self.0.meaning_fr.to_owned(), lang),
        }
    }

    /// The default layer of its findings; `None` outside of verdicts.
    pub fn layer(self) -> Option<Layer> {
        self.0.layer
    }

    /// The rule of the game that its findings usually rest on.
    pub(crate) fn rule(self) -> Option<Message> {
        self.0.rule.and_then(|rule| rule())
    }
}

impl PartialEq for Code {
    fn eq(&self, other: &Code) -> bool {
        self.as_str() == other.as_str()
    }
}

impl Eq for Code {}

impl Hash for Code {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.as_str().hash(state);
    }
}

impl PartialOrd for Code {
    fn partial_cmp(&self, other: &Code) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Code {
    fn cmp(&self, other: &Code) -> Ordering {
        self.as_str().cmp(other.as_str())
    }
}

impl fmt::Debug for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

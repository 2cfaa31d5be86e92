//! A spec, resolved as far as its faults allow.

use std::collections::BTreeSet;
use std::ops::Range;

use super::read::Lost;
use crate::game::{ByLang, Game, Look, Options};
use crate::text::{Code, Diagnostic, Faulty, Source};

/// A spec without faults, resolved: the game, still without its leaflet, and how it is to be printed.
#[derive(Clone, Debug)]
pub struct Resolved {
    /// The game.
    pub game: Game,
    /// The paper, and what is printed on it.
    pub options: Options,
    /// The look.
    pub look: Look,
}

/// Where in a spec it says what.
#[derive(Clone, Debug, Default)]
pub(crate) struct SpecSpans {
    /// The table of each board.
    pub boards: Vec<Range<usize>>,
    /// The table of each piece.
    pub pieces: Vec<Range<usize>>,
    /// The paper and its margin.
    pub paper: Range<usize>,
}

/// A spec, resolved as far as its faults allow. What finds more faults with it adds them, so that all come at once.
pub(crate) struct Draft {
    pub source: Source,
    pub resolved: Resolved,
    /// The paths of the leaflets that it names.
    pub leaflets: ByLang<Option<String>>,
    pub spans: SpecSpans,
    /// Whether anybody said whether and how backs are printed.
    pub backs_are_chosen: bool,
    pub(super) faults: Vec<Diagnostic>,
    /// Lines that are not TOML.
    pub(super) broken: Vec<Diagnostic>,
    pub(super) lost: Lost,
    /// Whether there are more faults than were looked for.
    pub(super) more: bool,
}

impl Draft {
    /// Adds a fault.
    pub fn fault(
        &mut self,
        code: impl Into<Code>,
        span: Range<usize>,
        message: impl Into<String>,
        hint: impl Into<String>,
    ) {
        self.faults.push(Diagnostic::new(code, message).at(span).hint(hint));
    }

    /// All that is wrong with the spec, in the order of its text; `None` if nothing is.
    pub fn faulty(&self) -> Option<Faulty> {
        // What is made of a value that is not TOML is not what was typed.
        let is_garbled = |value: &Range<usize>| {
            let is_line = self.source.text.get(value.clone()).is_some_and(|typed| !typed.contains('\n'));
            is_line && self.broken.iter().any(|fault| value.contains(&fault.order().0))
        };
        let is_sound = |fault: &&Diagnostic| !self.lost.strays(&fault.place()) && !is_garbled(&fault.place());
        let mut faults: Vec<Diagnostic> =
            self.faults.iter().filter(is_sound).chain(&self.broken).cloned().collect();
        faults.sort_by_key(Diagnostic::order);
        // A named face is checked wherever it is used, and a text once for each language.
        let mut seen = BTreeSet::new();
        faults.retain(|fault| seen.insert((fault.order(), fault.message.clone())));
        (!faults.is_empty()).then(|| Faulty { source: self.source.clone(), faults, more: self.more })
    }
}

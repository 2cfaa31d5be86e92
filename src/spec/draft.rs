//! A spec, resolved as far as its faults allow.

use std::collections::HashSet;
use std::ops::Range;

use super::read::UnparsedKeys;
use super::spans::SpecSpans;
use crate::game::{ByLang, Fit, Game, Look, Options};
use crate::text::{Faulty, Finding, Texts};

/// A resolved spec without faults: the game, without its leaflet, and its print options.
#[derive(Clone, Debug)]
pub struct Resolved {
    pub game: Game,
    /// The print options.
    pub options: Options,
    pub look: Look,
}

/// A spec, resolved as far as its faults allow. Later steps add their faults, so that all are reported together.
pub(crate) struct Draft {
    /// The spec, and the texts that it names.
    pub texts: Texts,
    pub resolved: Resolved,
    /// The paths of the leaflets.
    pub leaflets: ByLang<Option<String>>,
    pub spans: SpecSpans,
    /// What decides how large the game is printed, if the scale alone does not.
    pub fit: Option<Fit>,
    /// Whether the spec or the user chose the scale.
    pub scale_is_chosen: bool,
    /// Whether the spec or the user chose how backs are printed.
    pub backs_are_chosen: bool,
    /// What was chosen for each piece.
    pub choices: Vec<PieceChoices>,
    pub(super) faults: Vec<Finding>,
    pub(super) notes: Vec<Finding>,
    /// Lines that are not valid TOML.
    pub(super) broken: Vec<Finding>,
    pub(super) lost: UnparsedKeys,
    /// Whether the search for faults ended early.
    pub(super) more: bool,
}

/// What the spec or the user chose for a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PieceChoices {
    /// Its gap.
    pub gap: bool,
    /// To fit a board, which gives its size.
    pub fits_board: bool,
}

impl Draft {
    /// Adds a fault.
    pub(crate) fn fault(&mut self, fault: Finding) {
        self.faults.push(fault);
    }

    /// Adds a note.
    pub(crate) fn note(&mut self, note: Finding) {
        self.notes.push(note);
    }

    /// The notes on each text.
    pub(crate) fn noted(&self) -> Vec<Faulty> {
        self.texts.split(self.notes.clone(), false)
    }

    /// All faults of each text, in the order of the text.
    pub(crate) fn faulty(&self) -> Vec<Faulty> {
        // Values from lines that are not valid TOML may not be what was typed, so their faults are dropped.
        let spec = &self.texts.first().text;
        let is_garbled = |value: &Range<usize>| {
            let is_line = spec.get(value.clone()).is_some_and(|typed| !typed.contains('\n'));
            is_line && self.broken.iter().any(|fault| value.contains(&fault.order().0))
        };
        let is_sound =
            |fault: &&Finding| !self.lost.may_belong_elsewhere(&fault.place()) && !is_garbled(&fault.place());
        let mut faults: Vec<Finding> =
            self.faults.iter().filter(is_sound).chain(&self.broken).cloned().collect();
        // A named face is checked wherever it is used, and a text for each language, so the same fault may occur
        // twice.
        let mut seen = HashSet::new();
        faults.retain(|fault| seen.insert((fault.order(), fault.message.clone())));
        self.texts.split(faults, self.more)
    }
}

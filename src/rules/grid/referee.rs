//! The engine of games without rules.

use super::GameFinding;
use super::board::SquareTable;
use super::diagram::SquareSetup;
use crate::game::Lang;
use crate::rules::{
    Coded, Effort, Entry, Finding, Gameplay, Notation, OnSquares, ParsedRecord, Phrase, Play, Proof, Reach,
    Status,
};
use crate::text::Action;

/// A game without rules on boards of squares.
#[derive(Clone, Debug)]
pub(crate) struct GridReferee(pub SquareTable);

/// The turns and the positions of a game without rules: there are none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum NoPlay {}

impl Play for NoPlay {
    type Turn = NoPlay;
    type Key = NoPlay;

    fn turns(&self, _: impl FnMut(NoPlay)) {
        match *self {}
    }

    fn play(&mut self, turn: NoPlay) {
        match turn {}
    }

    fn written(&self, turn: NoPlay) -> Phrase {
        match turn {}
    }
    fn status(&self) -> Status {
        match *self {}
    }
}

impl OnSquares for GridReferee {
    fn table(&self) -> &SquareTable {
        &self.0
    }
}

impl Gameplay for GridReferee {
    type Turn = NoPlay;
    type Position<'e> = NoPlay;

    fn start(&self) -> Option<NoPlay> {
        None
    }

    fn no_rules(&self) -> Option<Finding> {
        Some(GameFinding::NoRules.hint(Action::JudgeByBox))
    }
}

impl Notation for GridReferee {
    /// Pieces keep their spans themselves.
    type Spans = ();

    fn parse(&self, text: &str) -> Result<(SquareSetup, ()), Vec<Finding>> {
        Ok((self.0.read(text)?, ()))
    }

    fn write(&self, setup: &SquareSetup) -> (Vec<Entry>, Phrase) {
        self.0.write(setup)
    }

    fn parse_record(&self, _: &str) -> Result<ParsedRecord<NoPlay, NoPlay>, Vec<Finding>> {
        Err(self.no_rules().into_iter().collect())
    }

    fn shown(&self, position: &NoPlay) -> SquareSetup {
        match *position {}
    }

    fn form(&self, lang: Lang) -> String {
        self.0.form(lang)
    }
}

impl Proof for GridReferee {
    type Insight = ();

    fn malformed(&self, setup: &SquareSetup, (): &()) -> Vec<Finding> {
        self.0.faults(setup)
    }

    fn fewest_faults(&self, setup: &SquareSetup, (): &()) -> Vec<Finding> {
        self.0.faults(setup)
    }

    fn reach(&self, _: &SquareSetup, (): &(), _: Effort) -> ((), Reach<NoPlay, NoPlay>) {
        ((), Reach::Ruleless)
    }

    fn status(&self, setup: &SquareSetup, (): &(), _: Option<&NoPlay>) -> Status {
        Status { to_move: setup.to_move.as_deref().map(Phrase::from), ..Status::default() }
    }
}

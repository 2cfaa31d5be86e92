//! A table with open squares.

use crate::rules::engine::{Content, Effort, Engine, Judged, Table};
use crate::rules::judging::Judge;
use crate::rules::{Finding, ToldPosition};

/// A square with its likely contents, most likely first.
pub(crate) type Hint<E> = (<E as Table>::Square, Vec<Content<E>>);

/// A table that may have open squares, that is, squares with unknown contents.
pub(crate) struct OpenTable<'a, E: Engine> {
    pub engine: &'a E,
    pub setup: E::Setup,
    pub spans: &'a E::Spans,
}

impl<E: Engine> Clone for OpenTable<'_, E> {
    fn clone(&self) -> Self {
        OpenTable { setup: self.setup.clone(), ..*self }
    }
}

impl<'a, E: Engine> OpenTable<'a, E> {
    /// All squares, open or not.
    pub(crate) fn squares(&self) -> Vec<E::Square> {
        self.engine.squares(&self.setup)
    }

    /// The open squares.
    pub(crate) fn open(&self) -> Vec<E::Square> {
        self.engine.open(&self.setup)
    }

    /// The notation of a square.
    pub(crate) fn name(&self, square: E::Square) -> String {
        self.engine.square_name(&self.setup, square)
    }

    /// Every piece that can lie on a square.
    pub(crate) fn pieces(&self, square: E::Square) -> Vec<E::Piece> {
        self.engine.pieces(&self.setup, square)
    }

    /// Fills in an open square.
    pub(crate) fn fill_square(&mut self, square: E::Square, content: Content<E>) {
        self.engine.put(&mut self.setup, square, Some(content));
    }

    /// Faults by box and board that hold for any contents of the open squares, in the variant with the fewest.
    pub(crate) fn malformed(&self) -> Vec<Finding> {
        self.engine.fewest_faults(&self.setup, self.spans)
    }

    /// Judges the table. Called only if no square is open.
    pub(crate) fn judged(&self, effort: Effort) -> Judged<'a, E> {
        self.engine.judge_setup(&self.setup, self.spans, effort)
    }

    /// The table as it is told.
    pub(crate) fn told(&self) -> ToldPosition {
        self.engine.told(&self.setup)
    }

    /// The variant that it is judged as. If several are possible, the engine says what is known of it.
    pub(crate) fn variant(&self) -> String {
        match self.engine.variant_setups(&self.setup).as_slice() {
            [only] => self.engine.variant_of(&only.setup),
            _ => self.engine.variant_of(&self.setup),
        }
    }
}

//! Positions and records as text.

use super::{Gameplay, Table};
use crate::game::Lang;
use crate::rules::lexicon::Term;
use crate::rules::read::Key;
use crate::rules::{
    Beside, Entry, Finding, Layout, Message, Phrase, PlayerGate, ToldPosition, ToldTurn, Typed,
};

/// Positions and records as text. A text is read once into a setup, and written once from it.
pub trait Notation: Table + Gameplay + Send + Sync {
    /// The places in the text of the contents of a setup.
    type Spans: Default;

    /// Parses a position, or returns all faults.
    fn parse(&self, text: &str) -> Result<(Self::Setup, Self::Spans), Vec<Finding>>;

    /// The entries and the board of a setup, with `?` on every open square.
    fn write(&self, setup: &Self::Setup) -> (Vec<Entry>, Phrase);

    /// Parses a record, which may have no turns, or returns all faults.
    fn parse_record<'e>(
        &'e self,
        text: &str,
    ) -> Result<ParsedRecord<Self::Position<'e>, Self::Turn>, Vec<Finding>>;

    /// The setup that shows a position.
    fn shown(&self, position: &Self::Position<'_>) -> Self::Setup;

    /// An empty form with its legend.
    fn form(&self, lang: Lang) -> String {
        let mut setup = self.bare();
        self.open(&setup).into_iter().for_each(|square| self.put(&mut setup, square, Some(None)));
        self.told(&setup).written(lang)
    }

    /// The keys of a position.
    fn keys(&self) -> &'static [Key] {
        const { &[Key::plain(Term::ToMove)] }
    }

    /// What to do about a record without turns.
    fn turns_hint(&self) -> Option<Message> {
        None
    }

    /// Findings against the variant. Such a setup can be laid out, but not judged.
    fn contradictions(&self, _setup: &Self::Setup, _spans: &Self::Spans) -> Vec<Finding> {
        Vec::new()
    }

    /// The pieces beside the board.
    fn beside(&self, _setup: &Self::Setup) -> Vec<Beside> {
        Vec::new()
    }

    /// The last turn, if the setup names it.
    fn last(&self, _setup: &Self::Setup) -> Option<ToldTurn> {
        None
    }

    /// Where the pieces of players come in and leave.
    fn gates(&self, _setup: &Self::Setup) -> Vec<PlayerGate> {
        Vec::new()
    }

    /// A setup as it is told.
    fn told(&self, setup: &Self::Setup) -> ToldPosition {
        let (entries, board) = self.write(setup);
        let to_move =
            entries.iter().find(|entry| entry.key.is(Term::ToMove)).map(|entry| entry.value.clone());
        let (beside, last) = (self.beside(setup), self.last(setup));
        let (found, camps) = (self.found(setup), self.camps());
        let gate =
            |PlayerGate { at, piece, kind }| Some(PlayerGate { at: found.spot_at(&camps, at)?, piece, kind });
        let gates = self.gates(setup).into_iter().filter_map(gate).collect();
        let layout = Layout { found, beside, to_move, last, gates };
        ToldPosition { entries, board, layout }
    }
}

/// A record as read: its turns, and the positions from which it may begin.
#[derive(Clone, Debug)]
pub struct ParsedRecord<P, T> {
    /// The positions from which it may begin, the usual one first.
    pub starts: Vec<RecordStart<P>>,
    /// The turns.
    pub turns: Vec<Typed<T>>,
}

/// A position from which a record may begin.
#[derive(Clone, Debug)]
pub struct RecordStart<P> {
    /// Its variant.
    pub variant: String,
    /// The position.
    pub position: P,
    /// All that a record can say before its turns, with the values that hold here.
    pub header: Vec<Entry>,
    /// Those of them that the record leaves open.
    pub assumed: Vec<Entry>,
}

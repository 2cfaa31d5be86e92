//! Implements `Play` for positions of Lightning.

use super::{Position, Turn};
use crate::rules::{Message, Phrase, Play, Status, Trace};

impl Play for Position<'_> {
    type Turn = Turn;
    /// Pieces never leave the board, and there is no draw by repetition.
    type Key = ();

    fn turns(&self, visit: impl FnMut(Turn)) {
        self.each_turn(visit);
    }

    #[inline]
    fn play(&mut self, turn: Turn) {
        self.make(turn);
    }

    fn count(&self) -> u64 {
        self.turn_count()
    }

    fn allows(&self, turn: Turn) -> bool {
        self.is_legal(turn)
    }

    fn written(&self, turn: Turn) -> Phrase {
        turn.written(self.kit())
    }

    fn trace(&self, turn: Turn) -> Trace {
        turn.trace(self.kit())
    }

    fn refusal(&self, turn: Turn) -> Message {
        self.why_not(turn).into()
    }

    fn status(&self) -> Status {
        let over = self.is_over();
        Status {
            to_move: (!over).then(|| self.kit().letter(self.player()).into()),
            over,
            winners: self.winner().map(|side| self.kit().letter(side).into()).into_iter().collect(),
            threats: if over { Vec::new() } else { self.threats() },
            marks: Vec::new(),
            outlook: None,
        }
    }
}

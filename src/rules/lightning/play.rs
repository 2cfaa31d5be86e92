//! Implements `Play` for positions of Lightning.

use super::{Position, Turn, notation};
use crate::rules::{Message, Play, Status};

impl Play for Position<'_> {
    type Turn = Turn;
    type Key = ();

    /// Pieces never leave the board, and there is no draw by repetition.
    fn key(&self) -> Option<()> {
        None
    }

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

    fn written(&self, turn: Turn) -> String {
        turn.written(self.kit())
    }

    fn refusal(&self, turn: Turn) -> Message {
        self.why_not(turn).into()
    }

    fn status(&self) -> Status {
        let over = self.is_over();
        Status {
            to_move: (!over).then(|| self.kit().letter(self.player()).to_string()),
            over,
            winner: self.winner().map(|side| self.kit().letter(side).to_string()),
            threats: if over { Vec::new() } else { self.threats() },
            marks: Vec::new(),
        }
    }

    fn text(&self) -> String {
        let over = self.is_over();
        let to_move = (!over).then_some(self.player());
        notation::write(self.kit(), self.camps(), &Default::default(), Some(self.reserve()), to_move, &[])
    }
}

//! Explanation of illegal turns.

use super::position::Position;
use super::{Prolong, Side, Turn};

impl Position<'_> {
    /// Explains in a sentence why a turn is illegal. Must not be called with a legal turn.
    pub(super) fn why_not(&self, turn: Turn) -> String {
        let player = self.kit().letter(self.player());
        if let Some(winner) = self.winner() {
            return format!("the game is over: {} has won", self.kit().letter(winner));
        }
        if self.is_over() {
            return "the game is over: no piece is left, it is a draw".to_owned();
        }
        match turn {
            Turn::Pass => format!("{player} can draw or place a piece, and then must"),
            Turn::Hold { model, reserved: true } => {
                format!(
                    "a piece from the reserve must be placed: {} cannot be held again",
                    self.kit().model(model).letter
                )
            }
            Turn::Hold { model, .. } if self.stock()[usize::from(model)] == 0 => self.none_left(model, false),
            Turn::Hold { .. } => "the first piece of the game must be placed".to_owned(),
            Turn::Place { face, reserved, .. } if self.lacks(face.model, reserved) => {
                self.none_left(face.model, reserved)
            }
            Turn::Place { side, square, .. } => self.why_not_there(player, side, square),
        }
    }

    fn lacks(&self, model: u8, reserved: bool) -> bool {
        let counts = if reserved { self.reserve() } else { self.stock() };
        counts[usize::from(model)] == 0
    }

    fn none_left(&self, model: u8, reserved: bool) -> String {
        let model = self.kit().model(model);
        let (letter, name) = (model.letter, &model.name);
        if reserved {
            format!("there is no {letter} ({name}) in the reserve")
        } else {
            format!("all {} {letter} ({name}) are out of the stock", model.count)
        }
    }

    fn why_not_there(&self, player: char, side: Side, square: u8) -> String {
        let kit = self.kit();
        let there = kit.square_name(side, square);
        if self.is_start() {
            return format!(
                "the first piece of the game goes on a start square of {player}'s own, {there} is none"
            );
        }
        let camp = self.camp(side);
        if let Some(face) = camp.piece(kit, square) {
            return format!("{} lies on {there}", kit.written(face));
        }
        let foreign = if kit.start().contains(square) {
            format!(", and the start squares of camp {} are not {player}'s", kit.letter(side))
        } else {
            String::new()
        };
        match kit.prolong() {
            Prolong::Line if camp.neighbours().contains(square) => {
                format!("on {there} no line of it would join a line in place{foreign}")
            }
            _ => format!("{there} touches no piece in place{foreign}"),
        }
    }
}

//! Explanation of illegal turns.

use super::position::Position;
use super::{ModelName, Prolong, Refusal, Side, Turn};

impl Position<'_> {
    /// Explains why a turn is illegal. Must not be called with a legal turn.
    pub(super) fn why_not(&self, turn: Turn) -> Refusal {
        let player = self.kit().letter(self.player());
        if let Some(winner) = self.winner() {
            return Refusal::HasWon { winner: self.kit().letter(winner) };
        }
        if self.is_over() {
            return Refusal::IsDrawn;
        }
        match turn {
            Turn::Pass => Refusal::MayDrawOrPlace { player },
            Turn::Hold { model, reserved: true } => {
                Refusal::CannotHoldAgain { letter: self.kit().model(model).letter }
            }
            Turn::Hold { model, .. } if self.stock()[usize::from(model)] == 0 => self.none_left(model, false),
            Turn::Hold { .. } => Refusal::FirstPieceMustBePlaced,
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

    fn none_left(&self, model: u8, reserved: bool) -> Refusal {
        let model = self.kit().model(model);
        let (letter, name) = (model.letter, ModelName(model.name.clone()));
        if reserved {
            Refusal::NoneInReserve { letter, name }
        } else {
            Refusal::NoneInStock { in_box: u32::from(model.count), letter, name }
        }
    }

    fn why_not_there(&self, player: char, side: Side, square: u8) -> Refusal {
        let kit = self.kit();
        let there = kit.square_name(side, square);
        if self.is_start() {
            return Refusal::FirstPieceOnOwnStart { player, square: there };
        }
        let camp = self.camp(side);
        if let Some(face) = camp.piece(kit, square) {
            return Refusal::SquareIsTaken { piece: kit.written(face), square: there };
        }
        let only_touches = kit.prolong() == Prolong::Line && camp.neighbours().contains(square);
        let (square, camp, foreign) = (there, kit.letter(side), kit.start().contains(square));
        match (only_touches, foreign) {
            (true, false) => Refusal::JoinsNoLine { square },
            (true, true) => Refusal::JoinsNoLineOnForeignStart { square, camp, player },
            (false, false) => Refusal::TouchesNoPiece { square },
            (false, true) => Refusal::TouchesNoPieceOnForeignStart { square, camp, player },
        }
    }
}

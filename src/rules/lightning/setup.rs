//! Any arrangement on a table, with the information given.

use super::{Bits, Camp, Kit, MODELS, PieceFace, Side, Turn};
use crate::rules::read::Square;

/// Number of pieces of each model, by index of the model.
pub type Counts = [u16; MODELS];

/// An arrangement on a table, legal or not. `None` means unknown.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Setup {
    pub(super) camps: [Camp; 2],
    pub(super) outside: Vec<(Side, Square, PieceFace)>,
    /// Squares with unknown contents.
    pub(super) open: [Bits; 2],
    /// The pieces face up beside the board.
    pub reserve: Option<Counts>,
    /// The player who placed the first piece.
    pub first: Option<Side>,
    /// The player to move, or who would be if the game is over.
    pub to_move: Option<Side>,
    /// The last turn.
    pub last: Option<Turn>,
}

impl Setup {
    /// Places a piece on a square, which may be outside the board. Returns false and changes nothing if the square is
    /// occupied.
    pub fn lay(&mut self, kit: &Kit, side: Side, square: Square, face: PieceFace) -> bool {
        let Some(number) = kit.number(square) else {
            self.outside.push((side, square, face));
            return true;
        };
        let (Some(camp), Some(open)) = (self.camps.get_mut(side.index()), self.open.get_mut(side.index()))
        else {
            return false;
        };
        let free = !camp.taken().contains(number);
        if free {
            camp.lay(kit, number, kit.ports(face));
            *open = *open & !Bits::one(number);
        }
        free
    }

    /// Marks a square as open, unless it is occupied.
    pub fn leave_open(&mut self, kit: &Kit, side: Side, square: Square) {
        let number = kit.number(square).filter(|number| !self.camp(side).taken().contains(*number));
        if let (Some(number), Some(open)) = (number, self.open.get_mut(side.index())) {
            open.insert(number);
        }
    }

    /// Squares with unknown contents.
    pub fn open(&self) -> impl Iterator<Item = (Side, u8)> + '_ {
        Side::BOTH
            .into_iter()
            .zip(&self.open)
            .flat_map(|(side, open)| open.squares().map(move |square| (side, square)))
    }

    /// The pieces of a camp.
    pub fn camp(&self, side: Side) -> &Camp {
        &self.camps[side.index()]
    }

    /// Number of placed pieces of each model.
    pub fn placed(&self, kit: &Kit) -> Counts {
        placed(kit, &self.camps)
    }
}

/// Number of pieces of each model in these camps.
pub(crate) fn placed(kit: &Kit, camps: &[Camp; 2]) -> Counts {
    let mut counts = [0; MODELS];
    for (_, face) in camps.iter().flat_map(|camp| camp.pieces(kit)) {
        counts[usize::from(face.model)] += 1;
    }
    counts
}

/// The stock that remains; `None` if a model exceeds its count in the box.
pub(crate) fn stock(kit: &Kit, placed: &Counts, reserve: &Counts) -> Option<Counts> {
    let mut stock = [0; MODELS];
    for (number, model) in kit.models().iter().enumerate() {
        stock[number] = model.count.checked_sub(placed[number])?.checked_sub(reserve[number])?;
    }
    Some(stock)
}

/// Total number of pieces.
pub(crate) fn total(counts: &Counts) -> u32 {
    counts.iter().map(|count| u32::from(*count)).sum()
}

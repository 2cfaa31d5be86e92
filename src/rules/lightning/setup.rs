//! Anything that can lie on a table, and what is said of it.

use super::{Bits, Camp, Face, Kit, MODELS, Side, Turn};
use crate::rules::read::Square;

/// How many pieces of each model, by the number of the model.
pub type Counts = [u16; MODELS];

/// What lies on a table, whether or not box, board and rules allow it. What is `None` is not known.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Setup {
    pub(super) camps: [Camp; 2],
    pub(super) outside: Vec<(Side, Square, Face)>,
    /// The squares of either camp of which it is not known what lies on them.
    pub(super) open: [Bits; 2],
    /// The pieces that lie face up beside the board.
    pub reserve: Option<Counts>,
    /// Who placed the first piece of the game.
    pub first: Option<Side>,
    /// Whose turn it is; once the game is over, whose it would be.
    pub to_move: Option<Side>,
    /// The turn that led here.
    pub last: Option<Turn>,
}

impl Setup {
    /// Lays a piece of this kit on a square, which need not be one of the board's. A square that is taken
    /// keeps its piece; then the answer is no.
    pub fn lay(&mut self, kit: &Kit, side: Side, square: Square, face: Face) -> bool {
        let Some(number) = kit.number(square) else {
            self.outside.push((side, square, face));
            return true;
        };
        let (Some(camp), Some(open)) = (self.camps.get_mut(side.index()), self.open.get_mut(side.index()))
        else {
            return false;
        };
        let free = !camp.taken().holds(number);
        if free {
            camp.lay(kit, number, kit.ports(face));
            *open = *open & !Bits::one(number);
        }
        free
    }

    /// Says that it is not known what lies on a square; what is known to lie there stays.
    pub fn leave_open(&mut self, kit: &Kit, side: Side, square: Square) {
        let number = kit.number(square).filter(|number| !self.camp(side).taken().holds(*number));
        if let (Some(number), Some(open)) = (number, self.open.get_mut(side.index())) {
            open.insert(number);
        }
    }

    /// The squares of either camp of which it is not known what lies on them.
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

    /// How many pieces of each model lie in the camps.
    pub fn placed(&self, kit: &Kit) -> Counts {
        placed(kit, &self.camps)
    }
}

/// How many pieces of each model lie in these camps.
pub fn placed(kit: &Kit, camps: &[Camp; 2]) -> Counts {
    let mut counts = [0; MODELS];
    for (_, face) in camps.iter().flat_map(|camp| camp.pieces(kit)) {
        counts[usize::from(face.model)] += 1;
    }
    counts
}

/// What is left in the stock beside these pieces; none if there are more of a model than in the box.
pub fn stock(kit: &Kit, placed: &Counts, reserve: &Counts) -> Option<Counts> {
    let mut stock = [0; MODELS];
    for (number, model) in kit.models().iter().enumerate() {
        stock[number] = model.count.checked_sub(placed[number])?.checked_sub(reserve[number])?;
    }
    Some(stock)
}

/// How many pieces these are.
pub fn total(counts: &Counts) -> u32 {
    counts.iter().map(|count| u32::from(*count)).sum()
}

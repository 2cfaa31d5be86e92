//! A well-formed position, and the effect of a turn.

use super::setup::{placed, stock, total};
use super::{Camp, Counts, Kit, MODELS, Side, Turn};

/// A well-formed position with all information that the rest of the game depends on.
#[derive(Clone, Copy, Debug)]
pub struct Position<'k> {
    kit: &'k Kit,
    camps: [Camp; 2],
    stock: Counts,
    reserve: Counts,
    player: Side,
}

impl<'k> Position<'k> {
    /// The start of a game that `first` opens.
    pub fn start(kit: &'k Kit, first: Side) -> Position<'k> {
        let mut stock = [0; MODELS];
        for (left, model) in stock.iter_mut().zip(kit.models()) {
            *left = model.count;
        }
        Position { kit, camps: Default::default(), stock, reserve: [0; MODELS], player: first }
    }

    /// A position, if it is well-formed: no model exceeds its count in the box, and at most one camp is crossed.
    pub fn new(kit: &'k Kit, camps: [Camp; 2], reserve: Counts, player: Side) -> Option<Position<'k>> {
        let stock = stock(kit, &placed(kit, &camps), &reserve)?;
        let crossed = camps.iter().filter(|camp| camp.is_crossed(kit)).count();
        (crossed < 2).then_some(Position { kit, camps, stock, reserve, player })
    }

    /// The box.
    #[inline]
    pub fn kit(&self) -> &'k Kit {
        self.kit
    }

    /// The pieces of a camp.
    #[inline]
    pub fn camp(&self, side: Side) -> &Camp {
        &self.camps[side.index()]
    }

    /// The pieces of both camps.
    pub(super) fn camps(&self) -> &[Camp; 2] {
        &self.camps
    }

    /// Number of pieces of each model in the stock.
    #[inline]
    pub fn stock(&self) -> &Counts {
        &self.stock
    }

    /// Number of pieces of each model in the reserve.
    #[inline]
    pub fn reserve(&self) -> &Counts {
        &self.reserve
    }

    /// The player to move, or who would be if the game were not over.
    #[inline]
    pub fn player(&self) -> Side {
        self.player
    }

    /// Returns true if no piece has been placed.
    #[inline]
    pub fn is_start(&self) -> bool {
        self.camps.iter().all(|camp| camp.taken().is_empty())
    }

    /// The winner.
    #[inline]
    pub fn winner(&self) -> Option<Side> {
        Side::BOTH.into_iter().find(|side| self.camp(*side).is_crossed(self.kit))
    }

    /// Returns true if a player has won or no piece is left to play.
    #[inline]
    pub fn is_over(&self) -> bool {
        self.winner().is_some() || total(&self.stock) + total(&self.reserve) == 0
    }

    pub(super) fn is_same_as(&self, other: &Position) -> bool {
        (self.camps, self.reserve, self.player) == (other.camps, other.reserve, other.player)
    }

    /// Plays a legal turn.
    #[inline]
    pub(super) fn make(&mut self, turn: Turn) {
        match turn {
            Turn::Place { face, side, square, reserved } => {
                let from = if reserved { &mut self.reserve } else { &mut self.stock };
                from[usize::from(face.model)] -= 1;
                self.camps[side.index()].lay(self.kit, square, self.kit.ports(face));
            }
            Turn::Hold { model, .. } => {
                self.stock[usize::from(model)] -= 1;
                self.reserve[usize::from(model)] += 1;
            }
            Turn::Pass => {}
        }
        self.player = self.player.other();
    }
}

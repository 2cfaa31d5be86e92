//! Legal turns.

use super::position::Position;
use super::{Bits, PieceFace, Ports, Side, Turn};

impl Position<'_> {
    /// The squares of a camp where a player may place a piece with these ports.
    #[inline]
    pub(super) fn landings(&self, player: Side, side: Side, ports: Ports) -> Bits {
        let camp = self.camp(side);
        match (player == side, self.is_start()) {
            (true, true) => self.kit().start(),
            (false, true) => Bits::NONE,
            (true, false) => {
                camp.prolonged_by(self.kit(), ports) | (self.kit().start() & camp.empty(self.kit()))
            }
            (false, false) => camp.prolonged_by(self.kit(), ports),
        }
    }

    /// The models in the stock or in the reserve, each with whether it is in the stock and whether it is in the
    /// reserve.
    #[inline]
    pub(super) fn at_hand(&self) -> impl Iterator<Item = (u8, bool, bool)> {
        let models = self.stock().iter().zip(self.reserve()).take(self.kit().models().len());
        (0u8..)
            .zip(models)
            .map(|(model, (stock, reserve))| (model, *stock > 0, *reserve > 0))
            .filter(|(_, drawable, reserved)| *drawable || *reserved)
    }

    /// Visits all placings of a piece of a model.
    #[inline]
    fn placings(&self, model: u8, reserved: bool, visit: &mut impl FnMut(Turn)) {
        for (rotation, ports) in (0u8..).zip(self.kit().rotations(model)) {
            for side in Side::BOTH {
                for square in self.landings(self.player(), side, *ports).squares() {
                    visit(Turn::Place { face: PieceFace { model, rotation }, side, square, reserved });
                }
            }
        }
    }

    /// Visits every legal turn.
    pub(super) fn each_turn(&self, mut visit: impl FnMut(Turn)) {
        if self.is_over() {
            return;
        }
        let mut any = false;
        let mut found = |turn| {
            any = true;
            visit(turn);
        };
        for (model, drawable, reserved) in self.at_hand() {
            if drawable {
                self.placings(model, false, &mut found);
                // The first piece of the game must be placed.
                if !self.is_start() {
                    found(Turn::Hold { model, reserved: false });
                }
            }
            if reserved {
                self.placings(model, true, &mut found);
            }
        }
        if !any {
            visit(Turn::Pass);
        }
    }

    /// Counts the legal turns.
    pub(super) fn turn_count(&self) -> u64 {
        if self.is_over() {
            return 0;
        }
        if self.is_start() {
            let faces = |(model, _, _)| self.kit().rotations(model).len() as u64;
            return self.at_hand().map(faces).sum::<u64>() * u64::from(self.kit().columns());
        }
        // Free start squares accept any piece, all other squares only pieces that prolong.
        let start = self.kit().start() & self.camp(self.player()).empty(self.kit());
        let free = u64::from(start.count());
        let mut count = 0;
        for (model, drawable, reserved) in self.at_hand() {
            let mut placings = 0;
            for ports in self.kit().rotations(model) {
                placings += free;
                for side in Side::BOTH.into_iter().filter(|side| !self.camp(*side).taken().is_empty()) {
                    let prolonged = self.camp(side).prolonged_by(self.kit(), *ports);
                    let other = if side == self.player() { prolonged & !start } else { prolonged };
                    placings += u64::from(other.count());
                }
            }
            count += placings * (u64::from(drawable) + u64::from(reserved)) + u64::from(drawable);
        }
        count.max(1)
    }

    /// Returns true if a turn is legal. Its piece and square must exist.
    pub(super) fn is_legal(&self, turn: Turn) -> bool {
        if self.is_over() {
            return false;
        }
        let has = |counts: &[u16], model: u8| counts.get(usize::from(model)).is_some_and(|count| *count > 0);
        match turn {
            Turn::Place { face, side, square, reserved } => {
                has(if reserved { self.reserve() } else { self.stock() }, face.model)
                    && self.landings(self.player(), side, self.kit().ports(face)).contains(square)
            }
            Turn::Hold { model, reserved } => !reserved && has(self.stock(), model) && !self.is_start(),
            Turn::Pass => self.is_stuck(),
        }
    }

    /// Returns true if the player to move can neither draw nor place.
    pub fn is_stuck(&self) -> bool {
        let mut stuck = false;
        self.each_turn(|turn| stuck = turn == Turn::Pass);
        stuck
    }
}

//! Turns that would win at once.

use super::position::Position;
use super::{PieceFace, Side, Turn};
use crate::rules::{Play, Threat};

impl Position<'_> {
    /// Every placing that would connect a player's own start and arrival, for each player as if to move, in
    /// the order of the squares from `a1` on.
    pub(super) fn threats(&self) -> Vec<Threat> {
        let mut threats = Vec::new();
        for player in Side::BOTH {
            for (_, turn) in self.winning(player) {
                threats.push(Threat { player: self.kit().letter(player).into(), turn: self.told(turn) });
            }
        }
        threats
    }

    fn winning(&self, player: Side) -> Vec<(u8, Turn)> {
        let kit = self.kit();
        let camp = self.camp(player);
        let arriving = camp.arriving(kit);
        let mut winning = Vec::new();
        for (model, drawable, reserved) in self.at_hand() {
            for (rotation, ports) in (0u8..).zip(kit.rotations(model)) {
                for square in self.landings(player, player, *ports).squares() {
                    if !camp.would_cross(kit, arriving, square, *ports) {
                        continue;
                    }
                    for (there, reserved) in [(drawable, false), (reserved, true)] {
                        if there {
                            let face = PieceFace { model, rotation };
                            winning.push((square, Turn::Place { face, side: player, square, reserved }));
                        }
                    }
                }
            }
        }
        winning.sort_by_key(|(square, _)| *square);
        winning
    }
}

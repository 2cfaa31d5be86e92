//! A well-formed position, and the effect of a turn.

use super::board::{Player, Squares, bit, moved, slides_of};
use super::{Rules, Slide, Turn};

/// A position: the balls, the player to move, and the slide that would undo the last turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    balls: [Squares; 4],
    rules: Rules,
    to_move: Player,
    banned: Option<Slide>,
    winner: Option<Player>,
}

impl Position {
    /// The start of a game.
    pub fn start(rules: Rules) -> Position {
        let balls = Player::ALL.map(|player| rules.variant.start(player));
        Position { balls, rules, to_move: Player::Light, banned: None, winner: None }
    }

    /// A position with these balls, which must be well-formed.
    pub(super) fn new(rules: Rules, balls: [Squares; 4], to_move: Player, banned: Option<Slide>) -> Position {
        let mut position = Position { balls, rules, to_move, banned, winner: None };
        position.winner = rules.variant.players().iter().copied().find(|&player| position.has_won(player));
        position
    }

    /// The rules of the game.
    pub fn rules(&self) -> Rules {
        self.rules
    }

    /// A player's balls; `a1` is bit 0, `b1` bit 1, `e5` bit 24.
    pub fn balls(&self, player: Player) -> Squares {
        self.balls[player as usize]
    }

    /// The balls of all players, in the order of [`Player::ALL`].
    pub(super) fn all_balls(&self) -> [Squares; 4] {
        self.balls
    }

    #[inline]
    pub(super) fn occupied(&self) -> Squares {
        let [light, red, dark, blue] = self.balls;
        light | red | dark | blue
    }

    /// Number of a player's balls that are out.
    pub fn out(&self, player: Player) -> u32 {
        if !self.rules.variant.has(player) {
            return 0;
        }
        self.rules.variant.balls().saturating_sub(self.balls(player).count_ones())
    }

    /// The player to move, or who would be if the game were not over.
    pub fn to_move(&self) -> Player {
        self.to_move
    }

    /// The slide that is forbidden because it undoes the last turn.
    pub fn banned(&self) -> Option<Slide> {
        self.banned
    }

    /// The winner.
    pub fn winner(&self) -> Option<Player> {
        self.winner
    }

    /// The same position with another player to move and no forbidden slide.
    pub(super) fn with_turn_of(self, player: Player) -> Position {
        if player == self.to_move { self } else { Position { to_move: player, banned: None, ..self } }
    }

    fn has_won(&self, player: Player) -> bool {
        self.out(player) >= self.rules.variant.wins()
    }

    /// Plays a legal turn.
    #[inline]
    pub(super) fn make(&mut self, turn: Turn) {
        self.banned = None;
        match turn {
            Turn::Ball { from, to } => {
                let own = &mut self.balls[self.to_move as usize];
                *own = (*own & !bit(from)) | bit(to);
                if *own & self.to_move.exit_bit() != 0 {
                    self.leave(self.to_move);
                }
            }
            Turn::Slide(slide) => {
                self.banned = Some(slide.inverse());
                let (line, offset) = slide.shift();
                for balls in &mut self.balls {
                    *balls = (*balls & !line) | moved(*balls & line, offset);
                }
                for player in Player::ALL {
                    if self.balls(player) & player.exit_bit() != 0 {
                        self.leave(player);
                    }
                }
            }
            Turn::Pass => {}
        }
        self.to_move = self.rules.variant.next(self.to_move);
    }

    /// Removes a ball from a player's exit. No turn brings two there, because a slide has one front end.
    fn leave(&mut self, player: Player) {
        self.balls[player as usize] &= !player.exit_bit();
        if self.has_won(player) {
            self.winner = Some(player);
        }
    }

    /// The legal slides of the player to move, as a set of their bits.
    #[inline]
    pub(super) fn slides(&self) -> u64 {
        let all = slides_of(self.balls[self.to_move as usize], self.occupied());
        match self.banned {
            Some(slide) => all & !(1 << slide.bit()),
            None => all,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    impl Position {
        /// The same position with light to move and no forbidden slide, as if light played alone.
        pub(in crate::rules::quits) fn alone(self) -> Position {
            Position { to_move: Player::Light, banned: None, winner: None, ..self }
        }
    }
}

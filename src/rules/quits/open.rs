//! A tray with squares of which it is not known what lies on them.

use super::board::{ALL, bit, each};
use super::judge::{Case, DOUBT};
use super::notation::Places;
use super::referee::ball;
use super::{BallMoves, Player, Setup, Variant};
use crate::rules::read::Square;
use crate::rules::settle::{Codes, Open};
use crate::rules::{Finding, Judgement, Lies};

/// A tray as it was typed or found, with what it is judged as.
#[derive(Clone, Copy, Debug)]
pub struct Tray<'a> {
    variant: Option<Variant>,
    ball_moves: BallMoves,
    setup: Setup,
    places: &'a Places,
}

impl<'a> Tray<'a> {
    /// A tray that is judged as `variant` if nothing is said of it.
    pub fn new(
        variant: Option<Variant>,
        ball_moves: BallMoves,
        setup: Setup,
        places: &'a Places,
    ) -> Tray<'a> {
        Tray { variant, ball_moves, setup: Setup { variant: setup.variant.or(variant), ..setup }, places }
    }

    /// It as a position of one variant.
    pub fn case(&self) -> Case<'a> {
        Case::new(self.variant, self.ball_moves, &self.setup, self.places)
    }
}

impl Open for Tray<'_> {
    type Square = Square;
    type Piece = Player;
    const CODES: Codes = DOUBT;

    fn squares(&self) -> Vec<Square> {
        each(ALL).collect()
    }

    fn open(&self) -> Vec<Square> {
        each(self.setup.open).collect()
    }

    fn name(&self, square: Square) -> String {
        square.to_string()
    }

    fn pieces(&self, _: Square) -> Vec<Player> {
        self.setup.variant.map_or(&Player::ALL[..], Variant::players).to_vec()
    }

    fn written(&self, _: Square, player: Player) -> String {
        player.letter().to_string()
    }

    fn piece(&self, _: Square, word: &str) -> Option<Player> {
        Player::ALL.into_iter().find(|player| player.letter().to_string().eq_ignore_ascii_case(word))
    }

    fn known(&self, _: Square, lies: Lies) -> Option<Option<Player>> {
        ball(lies)
    }

    fn lay(&mut self, square: Square, what: Option<Player>) {
        self.setup.open &= !bit(square);
        if let Some(player) = what {
            self.setup.balls[player as usize] |= bit(square);
        }
    }

    fn malformed(&self) -> Vec<Finding> {
        self.case().malformed()
    }

    fn judged(&self) -> Judgement {
        self.case().judge().0
    }

    fn text(&self) -> String {
        self.setup.to_string()
    }

    fn variant(&self) -> String {
        self.case().variant().name().to_owned()
    }
}

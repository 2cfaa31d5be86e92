//! A tray with open squares.

use super::board::{ALL, bit, each};
use super::judge::{Case, OPEN_CODES};
use super::notation::Spans;
use super::referee::ball;
use super::{BallMoves, Player, Position, Setup, Variant};
use crate::game::Lang;
use crate::rules::read::Square;
use crate::rules::settle::{OpenCodes, OpenPosition};
use crate::rules::{Finding, Judgement, Lies};

/// A tray as typed or observed, with the rules to judge it by.
#[derive(Clone, Copy, Debug)]
pub struct Tray<'a> {
    variant: Option<Variant>,
    ball_moves: BallMoves,
    setup: Setup,
    spans: &'a Spans,
}

impl<'a> Tray<'a> {
    /// A tray that is judged as `variant` if the setup names none.
    pub fn new(variant: Option<Variant>, ball_moves: BallMoves, setup: Setup, spans: &'a Spans) -> Tray<'a> {
        Tray { variant, ball_moves, setup: Setup { variant: setup.variant.or(variant), ..setup }, spans }
    }

    /// The best variant for the tray, with its judgement.
    pub fn case(&self) -> (Case<'a>, Judgement, Option<Position>) {
        Case::judged(self.variant, self.ball_moves, &self.setup, self.spans)
    }

    fn cases(&self) -> Vec<Case<'a>> {
        Case::all(self.variant, self.ball_moves, &self.setup, self.spans)
    }
}

impl OpenPosition for Tray<'_> {
    type Square = Square;
    type Piece = Player;
    const CODES: OpenCodes = OPEN_CODES;

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

    fn written_in(&self, lang: Lang, _: Square, player: Player) -> String {
        player.letter_in(lang).to_string()
    }

    fn parse_piece(&self, _: Square, word: &str) -> Option<Player> {
        super::notation::player(word)
    }

    fn convert(&self, _: Square, lies: Lies) -> Option<Option<Player>> {
        ball(lies)
    }

    fn fill_square(&mut self, square: Square, what: Option<Player>) {
        self.setup.open &= !bit(square);
        if let Some(player) = what {
            self.setup.balls[player as usize] |= bit(square);
        }
    }

    fn malformed(&self) -> Vec<Finding> {
        self.cases().iter().map(Case::malformed).min_by_key(Vec::len).unwrap_or_default()
    }

    fn judged(&self) -> Judgement {
        self.case().1
    }

    fn text(&self) -> String {
        self.setup.to_string()
    }

    fn variant(&self) -> String {
        self.cases().first().map_or("", |case| case.variant().name()).to_owned()
    }
}

//! Implements `Play` for positions of Quits.

use super::board::bit;
use super::{Player, Position, Turn, TurnRefusal, layout};
use crate::rules::{Message, Phrase, Play, Status, Threat, Trace};

impl Play for Position {
    type Turn = Turn;
    type Key = Position;

    /// The balls, the player to move and the forbidden slide.
    fn key(&self) -> Option<Position> {
        Some(*self)
    }

    #[inline]
    fn turns(&self, mut visit: impl FnMut(Turn)) {
        let mut stuck = true;
        self.choices(|turn| {
            stuck = false;
            visit(turn);
        });
        if stuck && self.winner().is_none() {
            visit(Turn::Pass);
        }
    }

    #[inline]
    fn play(&mut self, turn: Turn) {
        self.make(turn);
    }

    #[inline]
    fn count(&self) -> u64 {
        if self.winner().is_some() { 0 } else { self.count_choices().max(1) }
    }

    fn written(&self, turn: Turn) -> Phrase {
        turn.into()
    }

    fn trace(&self, turn: Turn) -> Trace {
        layout::trace(turn)
    }

    fn refusal(&self, turn: Turn) -> Message {
        self.why_not(turn).into()
    }

    fn status(&self) -> Status {
        let players = self.rules().variant.players();
        let over = self.winner().is_some();
        Status {
            to_move: (!over).then(|| self.to_move().term().into()),
            over,
            winners: self.winner().map(|player| player.term().into()).into_iter().collect(),
            threats: players.iter().flat_map(|&player| self.with_turn_of(player).threats()).collect(),
            marks: Vec::new(),
            outlook: None,
        }
    }
}

impl Position {
    /// Explains why a turn is illegal.
    fn why_not(&self, turn: Turn) -> TurnRefusal {
        if let Some(winner) = self.winner() {
            return TurnRefusal::GameIsOver { winner };
        }
        let player = self.to_move();
        match turn {
            Turn::Ball { from, to } => {
                let owner = Player::ALL.into_iter().find(|&owner| self.balls(owner) & bit(from) != 0);
                match owner {
                    None => TurnRefusal::NoBallThere { square: from },
                    Some(owner) if owner != player => {
                        TurnRefusal::BallOfAnother { square: from, owner, player }
                    }
                    Some(_) if self.occupied() & bit(to) != 0 && from != to => {
                        TurnRefusal::BallInTheWay { square: to }
                    }
                    Some(_) => TurnRefusal::NoStep { player, from, to },
                }
            }
            Turn::Slide(slide) if self.occupied() & bit(slide.front()) != 0 => {
                TurnRefusal::TileNotEmpty { turn: Turn::Slide(slide).into(), square: slide.front() }
            }
            Turn::Slide(slide) if self.balls(player) & slide.line() == 0 => {
                TurnRefusal::NoBallInLine { player }
            }
            Turn::Slide(slide) => TurnRefusal::UndoesTheTurnBefore {
                turn: Turn::Slide(slide).into(),
                before: Turn::Slide(slide.inverse()).into(),
            },
            Turn::Pass => TurnRefusal::PassNotForced { player },
        }
    }

    /// The turns with which the player to move wins.
    pub(super) fn threats(&self) -> Vec<Threat> {
        let mut threats = Vec::new();
        self.choices(|turn| {
            let mut next = *self;
            next.make(turn);
            if next.winner() == Some(self.to_move()) {
                threats.push(Threat { player: self.to_move().term().into(), turn: self.told(turn) });
            }
        });
        threats
    }
}

//! Implements `Play`: turns, status, text.

use super::bitboard::bit;
use super::kit::{Colour, Plank, Player};
use super::layout;
use super::position::Position;
use super::setup::{PlankRow, Setup, SetupSquare, Token};
use super::turn::{Target, Turn};
use crate::rules::{Marks, Message, Observed, Origin, Phrase, Pile, Play, Status, Threat, Trace};

impl Play for Position {
    type Turn = Turn;
    type Key = Position;

    /// The planks and tokens on the table, those in hand, and the player to move. Planks are never moved, so a
    /// repeated position has the same plank numbers.
    fn key(&self) -> Option<Position> {
        Some(*self)
    }

    fn turns(&self, visit: impl FnMut(Turn)) {
        self.each_turn(visit);
    }

    fn play(&mut self, turn: Turn) {
        self.apply(turn);
    }

    fn count(&self) -> u64 {
        self.count_turns()
    }

    fn written(&self, turn: Turn) -> Phrase {
        turn.into()
    }

    fn trace(&self, turn: Turn) -> Trace {
        let letter = self.to_move.letter();
        let hand = |colour: Option<Colour>| {
            let piece = Observed::Piece { letter, quarters: 0, colour: colour.map(Colour::letter) };
            Origin::Pile(Pile::Hand(letter), piece)
        };
        let from_hand = match turn {
            Turn::Put(Target::OnTable(spot)) => {
                Some(hand(self.square(spot).and_then(|square| self.table.colour(square))))
            }
            Turn::Put(Target::New { plank, place, .. }) => {
                Some(hand(plank.squares().get(usize::from(place)).copied()))
            }
            Turn::Move { .. } | Turn::Pass => None,
        };
        layout::trace(turn, from_hand)
    }

    fn refusal(&self, turn: Turn) -> Message {
        self.why_not(turn).into()
    }

    fn status(&self) -> Status {
        let over = self.winner.is_some();
        Status {
            to_move: (!over).then(|| self.to_move.name()),
            over,
            winners: self
                .winner
                .map(|winner| self.winners(winner))
                .into_iter()
                .flatten()
                .map(Player::name)
                .collect(),
            threats: self.threats(),
            marks: self.winner.map(|winner| self.marks(winner)).unwrap_or_default(),
            outlook: None,
        }
    }
}

impl Position {
    /// The setup that shows this position.
    pub fn setup(&self) -> Setup {
        let row = |row| {
            Some(PlankRow {
                number: Some(self.number(row)),
                squares: self.squares(row, self.table.plank(row)?),
            })
        };
        Setup {
            players: Some(self.kit.players()),
            rows: (0..self.table.rows()).filter_map(row).collect(),
            first: self.first,
            to_move: self.winner.is_none().then_some(self.to_move),
            planks: std::array::from_fn(|player| self.planks.known_planks(Player::new(player)?)),
            ..Setup::default()
        }
    }

    fn squares(&self, row: usize, plank: Plank) -> [SetupSquare; 3] {
        let colours = plank.squares();
        std::array::from_fn(|place| {
            let owner = self.table.owner(bit(row, place));
            let token = owner.map(|owner| Token { owner, colour: None });
            SetupSquare { colour: colours[place], token, open: false }
        })
    }

    /// All turns that would win at once, for each player as if to move. A plank to be laid counts only if
    /// the player certainly has it.
    pub fn threats(&self) -> Vec<Threat> {
        let mut threats = Vec::new();
        if self.winner.is_some() {
            return threats;
        }
        for player in self.kit.all_players() {
            let mut as_if = *self;
            as_if.to_move = player;
            let sure = |model: Colour| self.planks.certainly_has(player, model);
            as_if.each_turn_of(player, sure, |turn| {
                let mut after = as_if;
                after.apply(turn);
                if after.winner == Some(player) {
                    threats.push(Threat { player: player.name(), turn: self.told(turn) });
                }
            });
        }
        threats
    }

    /// The winning side. Of four players, partners win together.
    pub(super) fn winners(&self, winner: Player) -> Vec<Player> {
        let kit = &self.kit;
        if kit.players() < 4 {
            return vec![winner];
        }
        let partner = kit.after(kit.after(winner));
        vec![winner.min(partner), winner.max(partner)]
    }

    /// Penalty points of a game of three: the winner's left-hand neighbour, who plays next, gets two, the other
    /// player one.
    fn marks(&self, winner: Player) -> Vec<Marks> {
        if self.kit.players() != 3 {
            return Vec::new();
        }
        let next = self.kit.after(winner);
        let marks = [(next, 2), (self.kit.after(next), 1)];
        marks.map(|(player, points)| Marks { player: player.name(), points }).to_vec()
    }
}

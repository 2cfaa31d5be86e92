//! The legal turns of a position, and their number.

use super::bitboard::bits;
use super::kit::{Colour, Plank, Player, sum};
use super::position::Position;
use super::turn::{End, Target, Turn};

/// Where a plank can be laid on an empty table, and next to others.
const ON_EMPTY_TABLE: &[End] = &[End::First];
const ON_PLANKS: &[End] = &[End::Top, End::Bottom];

impl Position {
    /// Visits every legal turn: none if the game is over, a pass if nothing else is legal.
    pub fn each_turn(&self, mut visit: impl FnMut(Turn)) {
        if self.winner.is_some() {
            return;
        }
        let mut none = true;
        self.each_turn_of(
            self.to_move,
            |model| self.planks.may_lay(self.to_move, model),
            |turn| {
                none = false;
                visit(turn);
            },
        );
        if none {
            visit(Turn::Pass);
        }
    }

    /// Visits every turn except a pass that would be legal for this player to move, with planks of the models that
    /// `lays` accepts.
    pub(super) fn each_turn_of(
        &self,
        player: Player,
        lays: impl Fn(Colour) -> bool,
        mut visit: impl FnMut(Turn),
    ) {
        if self.holds_tokens(player) {
            for colour in Colour::ALL.into_iter().filter(|&colour| self.hand(player)[colour.index()] > 0) {
                for square in bits(self.table.free() & self.table.colour_squares(colour)) {
                    visit(Turn::Put(Target::OnTable(self.spot(square))));
                }
            }
            self.each_new(&lays, |model| {
                for colour in Colour::ALL.into_iter().filter(|&colour| self.hand(player)[colour.index()] > 0)
                {
                    model(colour, &mut |to| visit(Turn::Put(to)));
                }
            });
        } else if self.moves(player) {
            for from in bits(self.table.tokens_of(player)) {
                let (Some(colour), spot) = (self.table.colour(from), self.spot(from)) else { continue };
                for square in bits(self.table.free() & self.table.colour_squares(colour)) {
                    visit(Turn::Move { from: spot, to: Target::OnTable(self.spot(square)) });
                }
                self.each_new(&lays, |model| model(colour, &mut |to| visit(Turn::Move { from: spot, to })));
            }
        }
    }

    /// Visits every placement of a plank. `with` receives a function that visits the targets for a token of a colour.
    fn each_new(
        &self,
        lays: impl Fn(Colour) -> bool,
        mut with: impl FnMut(&dyn Fn(Colour, &mut dyn FnMut(Target))),
    ) {
        for &end in self.ends() {
            for plank in Colour::ALL.into_iter().filter(|&model| lays(model)).flat_map(Plank::orientations) {
                with(&|colour, visit| {
                    let place = u8::try_from(plank.place(colour)).unwrap_or_default();
                    visit(Target::New { end, plank, place });
                });
            }
        }
    }

    /// Where a plank can be laid.
    fn ends(&self) -> &'static [End] {
        if self.table.rows() == 0 { ON_EMPTY_TABLE } else { ON_PLANKS }
    }

    /// Counts the legal turns without visiting them.
    pub fn count_turns(&self) -> u64 {
        if self.winner.is_some() {
            return 0;
        }
        self.count_turns_of(self.to_move).max(1)
    }

    fn count_turns_of(&self, player: Player) -> u64 {
        let free = self.table.free();
        let placements = self.models(player).count() * 2 * self.ends().len();
        let room = |colour: Colour| (free & self.table.colour_squares(colour)).count_ones() as usize;
        let hand = &self.hands[player.index()];
        let turns: usize = if sum(hand) > 0 {
            let in_hand = Colour::ALL.into_iter().filter(|colour| hand[colour.index()] > 0);
            in_hand.map(|colour| room(colour) + placements).sum()
        } else if self.moves(player) {
            let own = self.table.tokens_of(player);
            let mine = |colour: Colour| (own & self.table.colour_squares(colour)).count_ones() as usize;
            Colour::ALL.into_iter().map(|colour| mine(colour) * (room(colour) + placements)).sum()
        } else {
            0
        };
        turns as u64
    }
}
